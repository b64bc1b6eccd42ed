## Whose turn, who is here

player-hunter = Jäger
player-hunter-help = Versteckt seine hohen Figuren und jagt, was er sicher schlägt.
player-miser = Geizhals
player-miser-help = Wartet ab, zählt, was übrig ist, und schlägt zurück.
player-prober = Kundschafter
player-prober-help = Opfert Aufklärer und kleine Figuren, um zu erfahren, was wo steht.
player-rule_based = Faustregeln
player-rule_based-help = Zieht nach einfachen Regeln und schaut nie voraus. Daran messen wir die anderen.

## The variants

variant-battle = Schlacht
variant-battle-line = Das ganze Spiel, und nichts ist gewiss.
variant-duel = Duell
variant-duel-line = Eine Handvoll Figuren, ein weites Brett. Kurz und scharf.
variant-classic = Klassisch
variant-classic-line = Wie in der klassischen Schachtel, mit drei Turnierregeln zum Zuschalten.
variant-classic39 = Klassisch 39
variant-classic39-line = Das klassische Spiel mit den 39 Figuren, die seine gedruckte Liste nennt.
variant-barrage = Barrage
variant-barrage-line = Ein Überfall über viel offenes Gelände.
variant-ultimate = Ultimate
variant-ultimate-line = Das halbe Heer, alle Listen.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } Figur je Seite
   *[other] { $count } Figuren je Seite
 }
stratego-how-1 = Stellen Sie Ihr Heer hinter seine Banner. Niemand sonst sieht, wer wo steht.
stratego-how-2 = Eine Figur, ein Feld je Zug. Wo zwei sich treffen, zeigen beide ihren Rang; der höhere bleibt.
stratego-how-3 = Irgendwo hinter Bomben und Bluff steht die Fahne. Wer sie findet, gewinnt.
shelf-stratego = Stratego
stratego-idea-1 = Sie sehen Banner, keine Ränge.
stratego-idea-2 = Figuren treffen sich: Beide zeigen sich, die schwächere fällt.
stratego-idea-3 = Finden Sie die Fahne, ehe man Ihre findet.
stratego-games-status-setup-yours = Stellen Sie Ihr Heer auf
stratego-games-status-screen = { $seat ->
    [1] Rot ist am Zug
   *[2] Blau ist am Zug
 }
stratego-games-over-screen = { $seat ->
    [1] Rot hat gewonnen
   *[2] Blau hat gewonnen
 }
stratego-games-side = { $seat ->
    [1] Sie spielen Rot
   *[2] Sie spielen Blau
 }

## The game and its rulesets

game-stratego = Stratego
game-middle_earth = Stratego in Mittelerde
shelf-middle_earth = Mittelerde
variant-me-classic = Mittelerde: Klassisch
variant-me-classic-line = Zwei ungleiche Heere, die einfachen Regeln.
variant-me-powers = Mittelerde: Besondere Kräfte
variant-me-powers-line = Adler, Langbögen, eine Axt und ein Zorn.
variant-me-ring = Mittelerde: Den Ring zerstören
variant-me-ring-line = Frodo auf dem Weg zum Schicksalsberg.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Die Guten sind am Zug
   *[2] Die Bösen sind am Zug
 }
me-games-over-screen = { $seat ->
    [1] Die Guten haben gewonnen
   *[2] Die Bösen haben gewonnen
 }
me-games-side = { $seat ->
    [1] Sie spielen die Guten
   *[2] Sie spielen die Bösen
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Rot
   *[2] Blau
 }
me-seat-name = { $seat ->
    [1] Die Guten
   *[2] Die Bösen
 }
studio-title = Werkstatt der Aufstellungen
