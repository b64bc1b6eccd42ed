# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Twoje miejsce jest na liście
seats-wait-help = Widzą je wszyscy na tym serwerze. Kto pierwszy usiądzie, gra z tobą. Możesz tymczasem oglądać inne strony; gdy ktoś przyjdzie, zabrzmi róg.
seats-bar-show = Pokaż ofertę
seats-closed-title = To miejsce nie jest już oferowane
seats-closed-help = Przez jakiś czas nikogo nie było przy stole, więc zniknął z listy.
seats-closed-again = Zaproponuj miejsce ponownie

## On the form before a game

start-opponent-anybody = Ktokolwiek
start-opponent-anybody-help = Twoje miejsce widzą wszyscy na tym serwerze. Kto pierwszy usiądzie, ten gra.
start-anybody-fills = Jeśli w ciągu { $seconds } s nikt nie przyjdzie, usiądzie komputer: { $level }.
start-listed = Zaproponuj te miejsca wszystkim
start-listed-help = Miejsca dla pierwszych chętnych trafią na listę wolnych miejsc tego serwera.
