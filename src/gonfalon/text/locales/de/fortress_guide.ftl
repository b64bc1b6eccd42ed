# Stratego Fortress: the page for players.

rules-page-fortress = Stratego Fortress
guide-fortress-goal-title = Das Ziel
guide-fortress-goal =
    Jeder baut ein Labyrinth auf drei Stockwerken und versteckt darin eine Fahne. Dann erkundet er das des anderen, ohne es zu sehen. Wer die fremde Fahne zuerst findet, gewinnt.
    Was eine Figur antrifft, wird angesagt und steht von da an in Ihren Notizen.
guide-fortress-parts-title = Was dazugehört
guide-fortress-parts = Wer erkundet, hat eine Stärke und kämpft damit; Karten liegen verborgen in der Festung.
guide-fortress-minute-title = Die erste Minute
guide-fortress-minute = Probieren Sie es hier: eine Fahne verstecken, Mauern setzen, einen Ritter schicken und selbst durch ein Labyrinth finden.
guide-fortress-build-title = Bauen Sie geheim
guide-fortress-build =
    Setzen Sie 20 Mauern, 3 Leitern und alle Karten. Eine Leiter verbindet ein Feld mit dem genau darüber. Auf E5, wo alle eintreten, liegt nichts.
    Die Fahne muss erreichbar sein. Die Seite zeigt, was fehlt und was im Weg ist; eine fertige Festung gibt es auf Knopfdruck.
guide-fortress-explore-title = Erkunden
guide-fortress-explore =
    Fragen Sie nach einem Feld neben Ihrer Figur. Ist der Weg frei, gehen Sie hin und dürfen weiter; steht dort eine Mauer, wird sie angesagt, und Ihr Zug endet.
    Leitern werden angesagt, wo Sie stehen, und kosten nichts. Über Bekanntes gehen Sie, so weit Sie wollen.
guide-fortress-cards-title = Was dort lauert
guide-fortress-cards =
    Eine Fallgrube lässt Sie ein Stockwerk tiefer fallen, und dort geht es weiter; ganz unten tut sie nichts. Zu einer Fallgrube hinauf führt keine Leiter.
    Andere Karten kämpfen, und die höhere Zahl gewinnt: Eine geschlagene Karte ist weg, eine geschlagene Figur kostet den Rest des Zuges. Im Kurzspiel geht der Ritter zurück nach E5 und setzt aus: einen Zug nach König oder Herzog, zwei nach dem Giftbecher.
guide-fortress-pieces-title = Vier Kundschafter
guide-fortress-pieces =
    Im Hauptspiel gehen König (7), Ritter (5), Zauberer (3) und Zwerg (2) einzeln hinein. Ein Austausch auf E5 kostet den Rest des Zuges, ein Opfer an jedem Ort ebenso. Eine verlorene oder geopferte Figur darf wiederkommen, für zwei weitere Züge.
    Die Prinzessin (1) schlägt den König und sonst niemanden. Nur der Zauberer schlägt den Giftbecher. Nur der Zwerg findet den Geheimgang, doch dann dürfen ihn alle benutzen.
guide-fortress-end-title = Das Ende, und die drei Spiele
guide-fortress-end = Wer die Fahne findet, gewinnt sofort. Dann öffnen sich beide Festungen, und beide Wege lassen sich noch einmal gehen.

## The table of pieces and cards; $pieces are names, $count a number

fortress-parts-strength = Stärke
fortress-parts-explorers = Wer erkundet
fortress-parts-inside = { $count ->
    [one] In der Festung
   *[other] In jeder der beiden Festungen
 }
fortress-parts-flag = Wer sie findet, hat gewonnen.
fortress-parts-drop = Wer hier landet, fällt ein Stockwerk tiefer.
fortress-parts-twin = Führt zum anderen Ende. Findet nur: { $pieces }.
fortress-parts-beats-all = Schlägt alle.
fortress-parts-loses = Schlägt alle außer: { $pieces }.
fortress-parts-beats = Schlägt auch: { $pieces }.
fortress-parts-returns = { $count ->
    [one] Die geschlagene Figur geht zum Eingang zurück und setzt { $count } Zug aus.
   *[other] Die geschlagene Figur geht zum Eingang zurück und setzt { $count } Züge aus.
 }
