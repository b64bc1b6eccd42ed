### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Fragen und hören
lesson-asking-teaches = Fragen Sie Schritt für Schritt: Schweigen heißt, der Weg ist frei; „Mauer“ beendet Ihren Zug und bleibt auf Ihrem Plan.
lesson-asking-1 = Ihr Ritter steht auf E5. Fragen Sie nach dem Schritt auf D5.
lesson-asking-1-E5-D5 = Kein Wort von einer Mauer: Der Weg ist frei, und Sie dürfen weiterfragen.
lesson-asking-1-D5-C5 = Sie stehen auf E5; beginnen Sie dort. Eine falsche Frage kostet nichts.
lesson-asking-2 = Nun D4.
lesson-asking-2-D5-D4 = Mauer! Der Zug endet, aber die Mauer steht für immer auf Ihrem Plan.
lesson-asking-2-D5-E5 = Zurück ist frei und sagt nichts Neues.
lesson-asking-3 = Sie sind wieder am Zug. Fragen Sie nicht, was Sie wissen.
lesson-asking-3-D5-C5 = Frei. Jedes Mal Neuland: Das ist die ganze Kunst.
lesson-asking-3-D5-D4 = Dieselbe Mauer noch einmal, und der Zug ist vorbei. Sie stand auf dem Plan.

## Ladders and pitfalls
lesson-ladders-title = Leitern und Fallgruben
lesson-ladders-teaches = Eine Leiter wird immer angesagt, wenn Sie auf ihr stehen; eine Fallgrube oben lässt Sie ein Stockwerk tiefer fallen, kostet keinen Zug und bleibt auf dem Plan.
lesson-ladders-1 = Noch ein Schritt, nach C3.
lesson-ladders-1-C4-C3 = Eine Leiter nach oben! Jede Leiter auf Ihrem Feld wird angesagt.
lesson-ladders-1-C4-B4 = Eine Mauer, und der Zug ist vorbei. C3 lag offen.
lesson-ladders-2 = Klettern Sie.
lesson-ladders-2-C3-mC3 = Das mittlere Stockwerk: neun Felder, näher an der Fahne.
lesson-ladders-2-C3-D3 = Eine Mauer; die Leiter war frei.
lesson-ladders-3 = Versuchen Sie mB3.
lesson-ladders-3-mC3-mB3 = Eine Fallgrube: Sie fallen auf B3, und Ihr Zug geht weiter. Merken Sie sich die Stelle.
lesson-ladders-3-mC3-C3 = Wieder hinunter. Sie wollten in das mittlere Stockwerk.
lesson-ladders-4 = Zurück zur Leiter. Wo ist sie?
lesson-ladders-4-B3-C3 = Gleich daneben.
lesson-ladders-4-B3-B2 = Eine Mauer. Die Leiter ist auf C3, neben Ihnen.
lesson-ladders-5 = Hinauf, und diesmal nicht nach mB3.
lesson-ladders-5-C3-mC3 = Nun mC2.
lesson-ladders-5-C3-C2 = Eine Mauer, der Zug ist vorbei.
lesson-ladders-6 = Die andere Richtung.
lesson-ladders-6-mC3-mC2 = Frei. Eine Fallgrube kostet keinen Zug, eine Mauer schon: Fallen Sie früh, stoßen Sie spät an.
lesson-ladders-6-mC3-mB3 = Wieder dieselbe Grube.

## Who beats whom
lesson-who-beats-whom-title = Wer schlägt wen
lesson-who-beats-whom-teaches = Karten kämpfen einmal und bleiben oder gehen: Die höhere Stärke gewinnt, der Becher weicht nur dem Zauberer, die Prinzessin schlägt den König.
lesson-who-beats-whom-1 = Der König (7) steht auf E5. Fragen Sie nach E4.
lesson-who-beats-whom-1-E5-E4 = Der Giftbecher! Er schlägt alle außer dem Zauberer. Der König ist draußen: Ihn zurückzurufen kostet zwei Züge.
lesson-who-beats-whom-1-E5-D5 = Frei, aber in dieser Lektion geht es um E4.
lesson-who-beats-whom-2 = Wer geht als Nächster hinein? Sie wissen, was auf E4 liegt.
lesson-who-beats-whom-2-enter-wizard = Er allein trinkt und lebt.
lesson-who-beats-whom-2-enter-knight = 5 ist eine schöne Zahl, aber der Becher hat keine: Nur der Zauberer kommt vorbei.
lesson-who-beats-whom-2-enter-dwarf = Der Zwerg findet Geheimgänge; der Becher würde auch ihn schlagen.
lesson-who-beats-whom-2-enter-king = Er ist draußen; ihn zurückzurufen kostet zwei Züge, und der Becher schlägt ihn wieder.
lesson-who-beats-whom-3 = Weiter.
lesson-who-beats-whom-3-E5-E4 = Der Becher ist für immer weg, und der Zauberer bleibt im selben Zug auf E4.
lesson-who-beats-whom-3-E5-D5 = Der Becher wartet noch auf E4.

## What silence tells
lesson-silence-title = Was Schweigen sagt
lesson-silence-teaches = Nur der Zwerg hört einen Geheimgang; wo alle Wege an Mauern enden, muss das Verschwiegene ein Gang oder eine Karte sein.
lesson-silence-1 = D5 ist eine Sackgasse: Mauern zu C5 und D4. Der Ritter hörte nichts. Niemand baut ein Zimmer umsonst: Was kann auf D5 liegen? Zurück nach E5.
lesson-silence-1-D5-E5 = Wieder am Eingang: Nur hier dürfen Sie tauschen.
lesson-silence-1-D5-C5 = Diese Mauer kennen Sie.
lesson-silence-1-sacrifice-dwarf = So ist der Ritter draußen, und ihn zurückzurufen kostet zwei Züge. Ein Tausch auf E5 kostet nur diesen Zug.
lesson-silence-2 = Welche Figur hört mehr?
lesson-silence-2-swap-dwarf = Der Zug endet, sonst ist nichts verloren: Der Ritter steht wieder bereit.
lesson-silence-2-swap-wizard = Er kennt sich mit Bechern aus, nicht mit Mauern. Der Zwerg findet Geheimgänge.
lesson-silence-2-E5-D5 = Der Ritter war dort und hat nichts gehört.
lesson-silence-3 = Und nun noch einmal D5.
lesson-silence-3-E5-D5 = Ein Geheimgang von D5 nach B1. Das Zimmer war die Tür.
lesson-silence-3-E5-E4 = Ein Becher, und der Zwerg ist draußen. Horchen musste man in der Sackgasse.

## The way to the flag
lesson-way-to-flag-title = Der Weg zur Fahne
lesson-way-to-flag-teaches = Ein Zug dauert bis zu einer Mauer, einem verlorenen Kampf oder einem Tausch: Planen Sie so, dass nur die letzte Frage misslingen kann.
lesson-way-to-flag-1 = Der Geheimgang auf D5 führt nach B1. Nehmen Sie ihn.
lesson-way-to-flag-1-passage-D5-B1 = Quer über das Brett mit einer Frage.
lesson-way-to-flag-1-D5-D4 = Eine Mauer beendet den Zug. Erst der sichere Schritt.
lesson-way-to-flag-2 = Von B1 nach A1.
lesson-way-to-flag-2-B1-A1 = Frei.
lesson-way-to-flag-2-B1-C1 = Eine Mauer: Der Zug ist vorbei. In einer Ecke sehen Sie zuerst am Rand entlang.
lesson-way-to-flag-2-B1-B2 = Eine Mauer: Der Zug ist vorbei.
lesson-way-to-flag-3 = Und A2.
lesson-way-to-flag-3-A1-A2 = Eine Leiter nach oben.
lesson-way-to-flag-3-A1-B1 = Zurück?
lesson-way-to-flag-4 = Hinauf.
lesson-way-to-flag-4-A2-mA2 = Das mittlere Stockwerk.
lesson-way-to-flag-4-A2-A3 = Eine Mauer. Sie standen auf einer Leiter.
lesson-way-to-flag-5 = Drei Wege. Eckfelder brauchen die wenigsten Mauern: Wer baut, mag sie.
lesson-way-to-flag-5-mA2-mA1 = Die Fahne. Ein Zug vom Eingang bis zum Ziel, weil jeder sichere Schritt zuerst kam.
lesson-way-to-flag-5-mA2-mB2 = Eine Mauer.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = In einer Partie wurden mehrere Ihrer Figuren besiegt.
