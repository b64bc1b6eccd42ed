### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Uhren
clock-table = Der Tisch
clock-table-time = Der Tisch: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = noch { $time }
clock-runs = noch { $time }, läuft
clock-stands = noch { $time }, steht still
clock-out = Zeit abgelaufen
clock-still = Uhren stehen still
clock-call-thirty = Noch dreißig Sekunden
clock-call-ten = Noch zehn Sekunden
clock-call-stands = Die Uhren stehen still

plain-event-timeout = { $in_setup ->
    [true] { $seat }: Die Zeit zum Aufstellen war abgelaufen, den Rest hat der Server aufgestellt.
   *[false] { $seat }: Zeit abgelaufen.
 }
plain-end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
    [both] Remis: Die Zeit einer Seite ist abgelaufen, und die andere hätte nicht mehr gewinnen können.
   *[other] { $winner } hat nach Zeit gewonnen.
 }
end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
   *[watcher] { $winner ->
        [red] Die Zeit von Blau ist abgelaufen.
       *[blue] Die Zeit von Rot ist abgelaufen.
    }
 }
me-end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
   *[watcher] { $winner ->
        [red] Die Zeit der Bösen ist abgelaufen.
       *[blue] Die Zeit der Guten ist abgelaufen.
    }
 }
end-timeout-draw = Remis: Die Zeit einer Seite ist abgelaufen, und die andere hätte nicht mehr gewinnen können.

start-clock = Uhr
start-clock-none = Keine
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 Tag je Zug
start-clock-other = Andere …
start-clock-none-help = Niemand wird gedrängt.
start-clock-game-help = { $minutes } Minuten für das Spiel und { $increment } Sekunden mehr für jeden Zug.
start-clock-day-help = Ein Tag für jeden Zug. Erst danach ist das Spiel verloren.
start-clock-setup-help = Zum Aufstellen: { $minutes } Minuten.
start-clock-shared-help = Eine Uhr für alle zusammen.
start-clock-computer-help = Der Computer hat keine Uhr.
start-clock-kind = Wie zählt die Zeit?
start-clock-kind-game = Für das ganze Spiel
start-clock-kind-move = Für jeden Zug
start-clock-minutes = Minuten
start-clock-increment = Sekunden mehr für jeden Zug
start-clock-seconds = Sekunden für jeden Zug
start-clock-setup = Minuten zum Aufstellen
