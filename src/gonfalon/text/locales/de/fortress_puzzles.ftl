### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = Ihre Figur auf { $square }: { $piece }. Was fragen Sie als Nächstes? Schritte über bekannte Felder kosten keinen Zug.
puzzle-fortress-asked-enter = Ihre Figur wurde geschlagen. Welche kommt jetzt herein? Eine, die schon drinnen war, setzt mindestens zwei Züge aus.
puzzle-fortress-mined-title = { $known } von { $count } Feldern bekannt ({ $number })
puzzle-fortress-sheet = Ihre Notizen
puzzle-fortress-letter = Hierher führt { $letter }.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = „{ $act }“
puzzle-fortress-step = { $source } nach { $square }
puzzle-fortress-up = Die Leiter hinauf nach { $square }
puzzle-fortress-down = Die Leiter hinab nach { $square }
puzzle-fortress-passage = Durch den Geheimgang nach { $square }
puzzle-fortress-bridge = Über die Brücke nach { $square }
puzzle-fortress-unit = 1 ist ein Zug auf dem Weg zur Fahne, im Mittel über 1000 Festungen, die zu Ihren Notizen passen. Der Balken ist bei 4 voll.
puzzle-fortress-value-best = { $act } braucht die wenigsten Züge.
puzzle-fortress-value-fine = { $act } dauert { $behind } Züge länger: am Tisch genauso gut.
puzzle-fortress-value-loose = { $act } dauert { $behind } Züge länger: Sie verschenken etwas.
puzzle-fortress-value-error = { $act } dauert { $behind } Züge länger: ein Fehler.
puzzle-fortress-why-flag = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, liegt die Fahne selbst auf { $square }.
puzzle-fortress-why-open = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, steht keine Mauer auf dem Weg nach { $square }.
puzzle-fortress-why-sure = Der Weg nach { $square } ist sicher frei: Er kann Sie den Zug nicht kosten.
puzzle-fortress-why-beaten = In { $chance } von 100 Fällen liegt dort eine Karte, die Ihre Figur schlägt ({ $piece }).
puzzle-fortress-why-safe = Dort kann keine Karte liegen, die Ihre Figur schlägt ({ $piece }).
puzzle-fortress-why-nearer = In { $chance } von 100 Fällen beginnt dort der kürzeste Weg zur Fahne.
puzzle-fortress-why-change = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, kommt diese Figur ({ $piece }) überhaupt zur Fahne; die andere ({ $piece2 }) in { $chance2 }.
puzzle-fortress-why-reach = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, kommt diese Figur ({ $piece }) überhaupt zur Fahne.
puzzle-fortress-why-free = Sie kommt herein, ohne auszusetzen ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] Sie setzt erst { $turns } Zug aus ({ $piece }).
    *[other] Sie setzt erst { $turns } Züge aus ({ $piece }).
}
puzzle-fortress-why-second = Die zweitbeste Wahl, { $act }, braucht im Mittel mehr Züge.
puzzle-fortress-why-second-wall = Die zweitbeste Wahl, { $act }, trifft in { $chance } von 100 Fällen auf eine Mauer.
puzzle-fortress-why-second-beaten = Die zweitbeste Wahl, { $act }, trifft in { $chance } von 100 Fällen auf eine Karte, die Ihre Figur schlägt.
puzzle-fortress-why-second-nearer = Mit der zweitbesten Wahl, { $act }, beginnt nur in { $chance } von 100 Fällen der kürzeste Weg.
puzzle-fortress-why-second-change = Die zweitbeste Wahl, { $act }, kostet einen Zug für den Wechsel.
puzzle-fortress-why-second-reach = Die zweitbeste Wahl, { $act }, kommt in { $chance } von 100 Fällen zur Fahne.
puzzle-fortress-why-second-fights = Die zweitbeste Figur ({ $piece }) kommt etwa so oft zur Fahne, braucht dafür aber mehr Züge.
puzzle-theme-treasure = Wo kann die Fahne noch liegen?
puzzle-theme-walls = Zählen Sie die Mauern, die noch fehlen.
puzzle-theme-danger = Denken Sie an die Karten, die noch fehlen.
puzzle-theme-ground = Welcher Weg öffnet das meiste neue Gelände?
puzzle-theme-floors = Denken Sie an die Stockwerke.
puzzle-theme-piece = Ist das die richtige Figur?
puzzle-theme-entry = Wer kommt noch durch, und was kostet es?
