## What the coach says of a step in Fortress: places and pieces by name

coach-wall_known = Ihr Plan zeigte die Mauer zwischen { $source } und { $target }: Der Zug war vorbei, und Sie haben nichts erfahren.
coach-wall_sure = Zwischen { $source } und { $target } musste eine Mauer stehen: Alle übrigen Mauern passten gerade noch auf die übrigen Stellen.
coach-beaten_known = Sie wussten, was auf { $square } liegt: { $card }. Das schlägt Ihre Figur ({ $piece }).
coach-idle = Zu viele Schritte nacheinander brachten nichts Neues, darum war Ihr Zug vorbei.
coach-dear_piece = { $piece } kostete zwei Züge mehr, denn die Figur war geschlagen oder geopfert. { $other } kostete weniger.
coach-wrong_piece = Nach Ihren Notizen braucht { $other } weniger Züge bis zur Fahne als { $piece }.
coach-sacrificed = Sie haben Ihre Figur geopfert ({ $piece }), obwohl ein freier Weg zum Eingang führte. Ein Tausch dort hält sie bereit.
coach-early_swap = Ihre Figur ({ $piece }) konnte noch etwas finden: Weitermachen braucht weniger Züge als der Wechsel.
coach-late_swap = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, hat Ihre Figur ({ $piece }) keinen Weg zur Fahne. Es war Zeit für eine andere Figur.
coach-win_missed = Ihre Figur ({ $piece }) schlägt sicher, was auf { $square } liegt: { $card }. Der Weg dorthin ist frei und kostet keinen Zug.
coach-blocked_likely = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, endet damit Ihr Zug; mit { $best } in { $other }.
coach-away = { $best } führt in weniger Zügen zur Fahne, im Mittel über Festungen, die zu Ihren Notizen passen.
coach-challenge_early = Sie haben gesagt, die Fahne sei nicht zu erreichen. So ist es nur in { $chance } von 100 Festungen, die zu Ihren Notizen passen.
coach-challenge_lucky = Diesmal traf es zu: Das war Glück.
coach-challenge_late = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, ist die Fahne nicht zu erreichen. Es war Zeit, sie anzuzweifeln.
coach-challenge_right = Sie haben die Fahne zu Recht angezweifelt: Sie war nicht zu erreichen, wie in { $chance } von 100 passenden Festungen.
coach-challenge_unlucky = Richtig, aber Pech: Die Fahne war zu erreichen, obwohl das nach Ihren Notizen nur in { $chance } von 100 Festungen so ist.
coach-ask_instead = Besser: { $best }.
coach-stopped_unlucky = Richtig, aber Pech: Nur { $chance } von 100 Festungen, die zu Ihren Notizen passen, halten Sie dort auf.
coach-found_flag = Sie haben die Fahne auf { $square } gefunden. In { $chance } von 100 Festungen, die zu Ihren Notizen passen, lag sie dort.
coach-found_passage = Sie haben den Geheimgang zwischen { $square } und { $other } gefunden.
coach-beat_known = Ihre Figur ({ $piece }) schlug auf { $square }, was Sie dort kannten: { $card }.
coach-act-enter = hineinschicken ({ $piece })
coach-other-pieces = Ihre anderen Figuren: { $pieces }
coach-hint_flag = { $best }: In { $chance } von 100 Festungen, die zu Ihren Notizen passen, liegt dort die Fahne.
coach-hint_way = { $best }: In { $chance } von 100 Festungen, die zu Ihren Notizen passen, führt dort der kürzeste Weg zur Fahne.
coach-hint_win = { $best }: Ihre Figur ({ $piece }) schlägt sicher, was dort liegt: { $card }.
coach-hint_search = { $best }: Der Weg dorthin ist frei, und Ihre Figur ({ $piece }) findet dort vielleicht den Geheimgang.
coach-hint_enter = Diese Figur ({ $piece }) hat in { $chance } von 100 Festungen, die zu Ihren Notizen passen, einen Weg zur Fahne.
coach-hint_stuck = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, hat Ihre Figur ({ $piece }) keinen Weg zur Fahne.
coach-hint_challenge = In { $chance } von 100 Festungen, die zu Ihren Notizen passen, ist die Fahne nicht zu erreichen. Es ist Zeit, sie anzuzweifeln.
coach-hint_stops = In { $wall } von 100 Festungen beendet dort eine Mauer Ihren Zug, in { $card } schlägt eine Karte Ihre Figur.
coach-hint_stops_wall = In { $chance } von 100 Festungen beendet dort eine Mauer Ihren Zug.
coach-hint_stops_card = In { $chance } von 100 Festungen schlägt dort eine Karte Ihre Figur.
coach-hint_stops_not = Dort kann kaum etwas Ihren Zug beenden.
coach-hint_walk = Gehen Sie zuerst nach { $square }: Der Weg ist bekannt und kostet keinen Zug.

## Things to try next time

coach-tip-wall_known = Sehen Sie auf den Plan, bevor Sie fragen: Eine eingezeichnete Mauer gibt nie nach.
coach-tip-wall_sure = Zählen Sie die Mauern auf dem Plan. Fehlt keine mehr, oder ist nur noch Platz für die fehlenden, brauchen Sie nicht zu fragen.
coach-tip-beaten_known = Schicken Sie die Figur, welche die Karte schlägt, oder gehen Sie außen herum.
coach-tip-idle = Überlegen Sie, wohin Sie wollen, bevor Sie gehen: Erst ein neues Feld beendet die Leerschritte.
coach-tip-dear_piece = Halten Sie Figuren in Reserve: Eine geschlagene oder geopferte kostet zwei Züge mehr.
coach-tip-wrong_piece = Denken Sie vor dem Eintreten an die Karten, die noch verborgen sind, und wen sie schlagen.
coach-tip-early_swap = Wechseln Sie die Figur erst, wenn sie nichts mehr finden kann.
coach-tip-late_swap = Kommt eine Figur nicht weiter, gehen Sie mit ihr zum Eingang und tauschen Sie sofort.
coach-tip-win_missed = Nehmen Sie zuerst, was Ihre Figur sicher schlägt: Das kostet keinen Zug und öffnet den Weg.
coach-tip-blocked_likely = Fragen Sie zuerst, wo Mauer oder Karte am wenigsten zu erwarten sind: Leitern und Gänge enden nie an einer Mauer.
coach-tip-away = Fragen Sie dorthin, wo noch keine Figur stand: Dort liegt die Fahne.
coach-tip-challenge_early = Wer zu Unrecht anzweifelt, verliert: Fragen Sie weiter, solange es noch einen Weg geben kann.
coach-tip-challenge_late = Lassen Ihre Notizen keinen Weg zur Fahne, dann zweifeln Sie sie an, statt weiter zu fragen.

## The page, in turns

coach-looking-turns = Der Trainer sieht sich Ihren Schritt { $looked } von { $count } an
coach-deepening-turns = Ein längerer Blick auf Ihre teuersten Schritte: { $done } von { $count }
coach-looked-turns = Angesehene eigene Schritte: { $count }
coach-turn-turns = Schritt { $turn }, { $act }.
coach-previous-turns = Ihr Schritt davor
coach-next-turns = Ihr nächster Schritt
coach-shown-turns = Schritt { $turn }, wie Sie ihn sahen
coach-true-turns = Schritt { $turn }, wie es wirklich war
coach-dearest-turns = Ihre teuersten Schritte
coach-none-dear-turns = Kein Schritt hat Sie viel gekostet.
coach-price-scale-turns = Die Zahl sagt, wie viele Züge ein Schritt gekostet hat, im Mittel über Festungen, die zu Ihren Notizen passen.
coach-luck-good-turns = Mauern und Karten hielten Sie seltener auf als zu erwarten: Das war Glück.
coach-luck-bad-turns = Mauern und Karten hielten Sie öfter auf als zu erwarten: Das war Pech.
coach-luck-even-turns = Mauern und Karten hielten Sie etwa so oft auf, wie es zu erwarten war.
coach-fortune-help-turns = Über der Mitte waren Sie näher an der Fahne, nach dem, was beiden Seiten gesagt wurde.
coach-turned-turns = Hier hat sich die Partie gewendet.
coach-summary-turns = Züge: { $spent }. Nötig: { $needed }. Vergeudet: { $lost }.
coach-summary-so-far-turns = Züge bisher: { $spent }. Nötig: { $needed }. Vergeudet: { $lost }.
coach-summary-help-turns = Nötig ist etwa, was bei gleichem Glück braucht, wer sich alles merkt. Auf ganze Züge gerundet.
