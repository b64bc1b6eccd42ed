# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Il tuo posto è offerto
seats-wait-help = Tutti su questo server lo vedono. Chi si siede per primo gioca con te. Intanto puoi guardare altre pagine; un corno suona quando arriva qualcuno.
seats-bar-show = Mostra l’offerta
seats-closed-title = Questo posto non è più offerto
seats-closed-help = Per un po’ al tavolo non c’era nessuno, perciò è uscito dall’elenco.
seats-closed-again = Offri di nuovo un posto

## On the form before a game

start-opponent-anybody = Chiunque
start-opponent-anybody-help = Il tuo posto è mostrato a tutti su questo server. Chi si siede per primo gioca.
start-anybody-fills = Se entro { $seconds } secondi non arriva nessuno, si siede un computer: { $level }.
start-listed = Offri questi posti a tutti
start-listed-help = I posti per i primi che arrivano stanno nell’elenco dei posti liberi di questo server.
