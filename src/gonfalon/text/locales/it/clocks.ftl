### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Orologi
clock-table = Il tavolo
clock-table-time = Il tavolo: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = restano { $time }
clock-runs = restano { $time }, in corsa
clock-stands = restano { $time }, fermo
clock-out = Tempo scaduto
clock-still = orologi fermi
clock-call-thirty = Restano trenta secondi
clock-call-ten = Restano dieci secondi
clock-call-stands = Gli orologi sono fermi

plain-event-timeout = { $in_setup ->
    [true] { $seat }: tempo per schierare scaduto, il server ha fatto il resto.
   *[false] { $seat }: tempo scaduto.
 }
plain-end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
    [both] Patta: una parte ha esaurito il tempo, ma l’altra non poteva più vincere.
   *[other] { $winner } vince per il tempo.
 }
end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
   *[watcher] { $winner ->
        [red] Il blu ha esaurito il tempo.
       *[blue] Il rosso ha esaurito il tempo.
    }
 }
me-end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
   *[watcher] { $winner ->
        [red] Il Male ha esaurito il tempo.
       *[blue] Il Bene ha esaurito il tempo.
    }
 }
end-timeout-draw = Patta: una parte ha esaurito il tempo, ma l’altra non poteva più vincere.

start-clock = Orologio
start-clock-none = Nessuno
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 giorno a mossa
start-clock-other = Altro…
start-clock-none-help = Nessuno ha fretta.
start-clock-game-help = { $minutes } minuti per la partita e { $increment } secondi in più per ogni mossa.
start-clock-day-help = Un giorno per ogni mossa. Solo dopo la partita è persa.
start-clock-setup-help = Per schierare: { $minutes } minuti.
start-clock-shared-help = Un solo orologio per tutti i giocatori.
start-clock-computer-help = Il computer non ha orologio.
start-clock-kind = Come si conta il tempo?
start-clock-kind-game = Per tutta la partita
start-clock-kind-move = Per ogni mossa
start-clock-minutes = Minuti
start-clock-increment = Secondi in più per ogni mossa
start-clock-seconds = Secondi per ogni mossa
start-clock-setup = Minuti per schierare
