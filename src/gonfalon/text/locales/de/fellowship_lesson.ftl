# Die erste Runde des Kartenspiels mit Anleitung.

fellowship-lesson-title = Die erste Runde im Düsterwald
reason-lesson = Die Lektion geht hier anders weiter: tun Sie, was im Rahmen oben steht.
fellowship-lesson-keep = Diese sechs Karten sind Ihre Hand. Einige Verbündete sind billig, Sie können früh ausspielen: behalten Sie die Hand.
fellowship-lesson-ally = Jeder Ihrer Helden hat 1 Ressource bekommen. Drücken Sie in Ihrer Hand auf den Wächter der Zitadelle: er kostet 2.
fellowship-lesson-pay = Helden der Sphäre der Karte zahlen für sie. Wer, ist hier gleich: zahlen Sie.
fellowship-lesson-scout = Eine Ressource ist übrig. Spielen Sie dafür den Kundschafter vom Schneeborn aus.
fellowship-lesson-response = Eine Karte mit Ring darf auf das antworten, was eben geschah. Der Kundschafter legt beim Ausspielen 1 Fortschritt auf einen Ort: nutzen Sie ihn.
fellowship-lesson-commit = Die Quest braucht mehr Willenskraft, als Bedrohung da ist: jetzt 3, und eine Karte kommt noch. Wählen Sie Aragorn, Glóin und den Wächter (2 + 2 + 1), dann schicken Sie sie los. Wer geht, ist erschöpft.
fellowship-lesson-travel = Summhörner kamen: 5 Willenskraft gegen 4 Bedrohung gaben 1 Fortschritt. Reisen Sie zur Alten Waldstraße, dann zählt ihre Bedrohung nicht mehr.
fellowship-lesson-ready = Die Straße lässt bei der Ankunft einen Charakter bereit werden: nutzen Sie sie.
fellowship-lesson-who = Wählen Sie Aragorn: so kann er auch kämpfen.
fellowship-lesson-engage = Gegner, deren Zahl nicht über Ihrer Bedrohung liegt, kommen von selbst: die Spinne (25) wird es tun. Lassen Sie die Summhörner (40), sie verwunden beim Kommen einen Helden um 5.
fellowship-lesson-defend = Die Spinne schlägt mit 3 zu, und die verdeckte Karte auf ihr kann noch etwas hinzufügen. Helden müssen lange halten: wählen Sie den Kundschafter als Verteidiger.
fellowship-lesson-attack = Jetzt schlagen Sie zu. Die Spinne hat 4 Trefferpunkte und 1 Verteidigung: wählen Sie sie.
fellowship-lesson-attackers = Aragorn (3) und Théodred (2) sind 5; weniger 1 Verteidigung sind es 4, und sie fällt. Wählen Sie beide und schlagen Sie zu.
fellowship-lesson-window = Hier könnten Sie handeln. Jetzt hilft nichts: weiter.
fellowship-lesson-done = Die Runde ist vorbei: alle sind wieder bereit, Ihre Bedrohung stieg um 1. Das war eine ganze Runde. Spielen Sie hier weiter, wie Sie mögen, oder verlassen Sie die Lektion.
