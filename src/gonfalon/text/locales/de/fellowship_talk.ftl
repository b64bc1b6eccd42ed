# Was am Tisch des Kartenspiels gesagt wird: Zeichen der Plätze, Pläne der Computer.

fellowship-talk = Zeichen an die anderen
fellowship-talk-none = In dieser Runde noch kein Wort.
fellowship-signal-commit-more = Mehr auf die Quest
fellowship-signal-keep-defender = Einen Verteidiger behalten
fellowship-signal-save-resources = Ressourcen sparen
fellowship-signal-take-enemy = Nimm: { $enemy }
fellowship-event-signalled = { $seat } gibt ein Zeichen: { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = Auf die Quest: { $who }. Willenskraft { $willpower }, Bedrohung { $threat }.
fellowship-said-quest-nobody = Von mir geht niemand auf die Quest.
fellowship-said-keeps = Bereit bleiben: { $keeps }.
fellowship-said-defends = Gegen { $enemy } verteidigt { $defender }.
fellowship-said-undefended = Unverteidigt: { $undefended }.
fellowship-said-takes = Ich nehme es auf mit: { $takes }.
fellowship-why-asked-more = Es wurde um mehr gebeten.
fellowship-why-asked-defender = Es wurde um einen Verteidiger gebeten.
fellowship-why-all-go = Die Quest braucht sie alle.
fellowship-why-nobody-ready = Niemand ist bereit.
fellowship-why-enemies = Diese greifen an: { $against }.
fellowship-why-unknown = Es kann noch etwas kommen.
fellowship-why-asked-take = Darum wurde gebeten.
fellowship-why-strong-enough = Wir sind stark genug.
fellowship-why-withstand = Die Verteidigung hält, wenn kein Schatten den Angriff verstärkt.
fellowship-why-nobody-falls = Es gibt Schaden, aber niemand fällt, wenn kein Schatten ihn vergrößert.
fellowship-why-one-falls = Ein Verteidiger fällt; alles andere käme uns teurer.
fellowship-why-better-the-damage = Der Schaden wiegt weniger als ein Verteidiger.
fellowship-heed-commit-more = Gut, ich schicke mehr.
fellowship-heed-keep-defender = Gut, ich behalte einen Verteidiger.
fellowship-heed-save-resources = Gut, ich spare meine Ressourcen.
fellowship-heed-take-enemy = Gut, wenn ich kann, nehme ich: { $enemy }.

fellowship-why-may = Sie dürfen: { $act }.

fellowship-odds-ask = Wie stehen die Chancen?
fellowship-odds-title = Die Aussichten dieser Entscheidung
fellowship-odds-help = Für jede Antwort hat der Computer { $games } Partien nach seinen Faustregeln zu Ende gespielt und alles, was Sie nicht sehen, neu gezogen. Er spielt so schwächer als mit seiner Suche: Vergleichen Sie die Antworten, statt einer Zahl zu vertrauen.
fellowship-odds-playing = Es wird weitergespielt …
fellowship-odds-won = Gewonnen
fellowship-odds-outlook = Ausblick
fellowship-odds-won-of = { $won } von { $games }
fellowship-odds-outlook-help = Ausblick: was der Computer nach zwei weiteren Runden erwartet, von 0 (verloren) bis 100 (gewonnen).
fellowship-odds-none = Hier ist nichts zu vergleichen.
fellowship-odds-outlook-of = { $share } von 100
