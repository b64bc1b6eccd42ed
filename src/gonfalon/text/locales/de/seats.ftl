## Open seats: tables that everybody on the server may join

seats-title = Freie Plätze
seats-intro = An jedem dieser Tische wartet jemand. Setzen Sie sich, und die Partie beginnt.
seats-waiting = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
 }
seats-page = Alle freien Plätze
seats-all = Alle { $count }
seats-offer = Platz anbieten
seats-computer = Gegen den Computer
seats-computer-level = Gegen den Computer ({ $level })
seats-sit = Hinsetzen
seats-sit-label = Hinsetzen: { $who }, { $table }
seats-taken = besetzt
seats-gone-taken = { $who } spielt jetzt
seats-gone-withdrawn = { $who } ist gegangen
seats-late = Jemand war schneller. Wählen Sie einen anderen Platz.
seats-guest = Gast
seats-who-of = { $who } · { $taken } von { $count } Plätzen besetzt
seats-empty = Gerade wartet niemand.
seats-empty-filter = Dafür wartet gerade niemand.
seats-failed = Die Liste der Plätze ist nicht angekommen.
seats-failed-help = Partien gegen den Computer gehen weiter wie immer.
seats-away = { $minutes ->
    [0] Keine Verbindung. Die Liste ist keine Minute alt und lässt sich nicht benutzen.
    [one] Keine Verbindung. Die Liste ist { $minutes } Minute alt und lässt sich nicht benutzen.
   *[other] Keine Verbindung. Die Liste ist { $minutes } Minuten alt und lässt sich nicht benutzen.
 }
seats-away-help = Wir versuchen es von selbst wieder.
seats-filters = Was Sie suchen
seats-filter-game = Spiel
seats-filter-game-any = Alle Spiele
seats-filter-clock = Uhr
seats-filter-clock-any = Jede Uhr
seats-filter-clock-none = Ohne Uhr
seats-filter-clock-live = Uhr am Tisch
seats-filter-clock-days = Tage für einen Zug
seats-filter-rated = Zählt es?
seats-filter-rated-any = Gewertet oder nicht
seats-filter-rated-rated = Nur gewertete
seats-filter-rated-casual = Nur zum Spaß
seats-filter-clear = Alle zeigen
seats-column-who = Wer wartet
seats-column-game = Spiel
seats-column-clock = Uhr
seats-column-rated = Zählt es?
seats-column-act = Hinsetzen
seats-own = { $table }. Sie warten seit { $time }.
seats-own-short = Sie warten seit { $time }
seats-own-back = Zurücknehmen
seats-own-go = Zum Tisch
seats-fills = In { $time } setzt sich ein Computer: { $level }.
seats-arrived = { $who } setzt sich.
seats-arrived-all = Alle Plätze sind besetzt. Die Partie beginnt.
seats-arrived-go = Zum Tisch
seats-arrived-close = Ausblenden

## What the people of a table agree on

terms-clock-none = ohne Uhr
terms-clock-days = { $count ->
    [one] { $count } Tag je Zug
   *[other] { $count } Tage je Zug
 }
terms-clock-hours = { $count } h je Zug
terms-clock-minutes = { $count } min je Zug
terms-clock-seconds = { $count } s je Zug
terms-rated = gewertet
terms-casual = zum Spaß
