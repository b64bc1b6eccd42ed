## Open seats: tables that everybody on the server may join

seats-title = Posti liberi
seats-intro = A ciascuno di questi tavoli qualcuno aspetta. Siediti, e la partita comincia.
seats-waiting = { $count } in attesa
seats-page = Tutti i posti liberi
seats-all = Tutti ({ $count })
seats-offer = Offri un posto
seats-computer = Gioca con il computer
seats-computer-level = Gioca con il computer ({ $level })
seats-sit = Siediti
seats-sit-label = Siediti: { $who }, { $table }
seats-taken = occupato
seats-gone-taken = { $who } ora gioca
seats-gone-withdrawn = { $who } ha lasciato il posto
seats-late = Qualcuno è stato più veloce. Scegli un altro posto.
seats-guest = Ospite
seats-who-of = { $who } · posti occupati: { $taken } su { $count }
seats-empty = Al momento non aspetta nessuno.
seats-empty-filter = Al momento nessuno aspetta per questo.
seats-failed = L’elenco dei posti non è arrivato.
seats-failed-help = Le partite con il computer continuano come sempre.
seats-away = { $minutes ->
    [0] Nessuna connessione. L’elenco ha meno di un minuto e non si può usare.
    [one] Nessuna connessione. L’elenco ha { $minutes } minuto e non si può usare.
   *[other] Nessuna connessione. L’elenco ha { $minutes } minuti e non si può usare.
 }
seats-away-help = Riproviamo da soli.
seats-filters = Che cosa cerchi
seats-filter-game = Gioco
seats-filter-game-any = Tutti i giochi
seats-filter-clock = Orologio
seats-filter-clock-any = Qualsiasi orologio
seats-filter-clock-none = Senza orologio
seats-filter-clock-live = Orologio al tavolo
seats-filter-clock-days = Giorni per mossa
seats-filter-rated = Conta?
seats-filter-rated-any = Con o senza punteggio
seats-filter-rated-rated = Solo con punteggio
seats-filter-rated-casual = Solo amichevoli
seats-filter-clear = Mostra tutti
seats-column-who = Chi aspetta
seats-column-game = Gioco
seats-column-clock = Orologio
seats-column-rated = Conta?
seats-column-act = Siediti
seats-own = { $table }. Aspetti da { $time }.
seats-own-short = Aspetti da { $time }
seats-own-back = Riprendilo
seats-own-go = Vai al tavolo
seats-fills = Tra { $time } si siede un computer: { $level }.
seats-arrived = { $who } si siede.
seats-arrived-all = Tutti i posti sono occupati. La partita comincia.
seats-arrived-go = Vai al tavolo
seats-arrived-close = Nascondi

## What the people of a table agree on

terms-clock-none = senza orologio
terms-clock-days = { $count ->
    [one] { $count } giorno a mossa
   *[other] { $count } giorni a mossa
 }
terms-clock-hours = { $count } h a mossa
terms-clock-minutes = { $count } min a mossa
terms-clock-seconds = { $count } s a mossa
terms-rated = con punteggio
terms-casual = amichevole
