### The lessons of Middle-earth: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Fly
lesson-fly-title = Fliegen
lesson-fly-teaches = Wer fliegt, springt geradeaus über alles, was vor ihm steht, auf das erste freie Feld; so greift er nie an.
lesson-fly-1 = Gandalf (10) ist auf b1 hinter drei eigenen Figuren eingeschlossen. Holen Sie ihn in einem Zug heraus.
lesson-fly-1-fly-b1-b5 = Über drei Köpfe, und er steht im Freien. Jetzt kennt ihn jeder.
lesson-fly-1-b4-b5 = Das öffnet die Reihe in vier Zügen. Er kann fliegen.
lesson-fly-1-b1-b2 = Durch die eigenen Figuren kann er nicht gehen. Drücken Sie das Siegel seiner Kraft.
lesson-fly-2 = Ein Ork stellt sich vor ihn. Fliegen ist kein Angriff; wie nimmt Gandalf ihn?
lesson-fly-2-b5-b6 = Zu Fuß: 10 schlägt 3.
lesson-fly-2-b5-a5 = Er darf weggehen, aber den Ork könnten Sie nehmen.

## Seek an Enemy
lesson-seek-title = Feind aufspüren
lesson-seek-teaches = Man nennt einen Feind bis zwei Felder ringsum: Er wird gezeigt und fällt, wenn seine Zahl kleiner ist; wer sucht, zieht nicht und fällt nicht.
lesson-seek-1 = Etwas nahm Ihren Reiter auf e6. Es ist gezeigt: ein Uruk-hai (6). Auf f6 steht eine Figur, die nie zog. Lassen Sie Aragorn (9) suchen.
lesson-seek-1-seek-e4-e6 = Er fällt, wo er steht. Aragorn hat keinen Schritt getan.
lesson-seek-1-seek-e4-f6 = Eine Festung: gezeigt, aber so fällt sie nicht. Wer gelaufen war, war sicher keine.
lesson-seek-1-e4-e5 = Zu Fuß käme er daneben, und die Bösen hätten den ersten Schlag. Er hat eine Kraft: Drücken Sie das Siegel.

## Longbow
lesson-longbow-title = Langbogen
lesson-longbow-teaches = Der Bogen trifft ein oder zwei Felder weit, gerade oder schräg, über alles hinweg; Festung, Fahne und Berserker werden nur gezeigt.
lesson-longbow-1 = Ihr Elb (5) hat zwei Feinde in der Nähe: einen Haradrim (4) auf e6, einen Berserker (5) auf f6. Wer fällt durch einen Pfeil?
lesson-longbow-1-bow-e4-e6 = 4 gegen 5: getroffen, auf zwei Felder, und niemand schlägt in diesem Zug zurück.
lesson-longbow-1-bow-e4-f6 = Nach f6 geht es weder gerade noch schräg: So fliegt kein Pfeil.
lesson-longbow-1-e4-e5 = Zu Fuß neben den Haradrim: Warum laufen, mit einem Bogen?
lesson-longbow-2 = Nun der Berserker. Kann Boromir (6) es besser als der Bogen?
lesson-longbow-2-f4-f5 = Er tritt vor ihn. Wer einen Berserker zu Fuß angreift, trifft nur auf eine 5.
lesson-longbow-2-e4-d4 = Kein Pfeil verletzt einen Berserker. Nehmen Sie das Schwert.
lesson-longbow-3 = Schlagen Sie zu.
lesson-longbow-3-f5-f6 = 6 schlägt 5. Der Bogen für die Kleinen, das Schwert für den Berserker.
lesson-longbow-3-e4-e5 = Der Bogen schadet ihm nicht.

## Dwarven Axe
lesson-axe-title = Zwergenaxt
lesson-axe-teaches = Gimli tritt auf ein freies Feld und schlägt bis zu drei Feinde ringsum: Kleinere fallen, doch bei einer Festung oder bei 8 und mehr fällt auch er.
lesson-axe-1 = Zwei Feinde sind gezogen, nach e8 und f8; d8 nie. Gimli (8) geht nach e7: Wen schlägt er?
lesson-axe-1-axe-e6-e7-e8-f8 = Ein Ork und ein Haradrim mit einem Hieb, und Gimli steht.
lesson-axe-1-axe-e6-e7-d8-e8-f8 = d8 zog nie: eine Festung. Sie steht, Gimli nicht.
lesson-axe-1-axe-e6-e7-e8 = Einer ist gut, zwei sind besser: Nennen Sie beide, die gezogen sind.
lesson-axe-1-e6-e7 = Ein einfacher Schritt lässt den Bösen den ersten Schlag. Mit dem Siegel geht und schlägt er in einem Zug.

## Swift Steed
lesson-steed-title = Schnelles Ross
lesson-steed-teaches = Théoden reitet genau zwei Felder, auch um eine Ecke, wenn er will; das zweite darf ein Angriff sein, das erste nicht.
lesson-steed-1 = Der Uruk-hai (6) auf f5 steht um eine Ecke. Nehmen Sie ihn in diesem Zug.
lesson-steed-1-steed-e4-e5-f5 = Um die Ecke: 7 schlägt 6.
lesson-steed-1-steed-e4-f4-f5 = Um die andere Ecke: 7 schlägt 6.
lesson-steed-1-e4-e5 = Ein Schritt ist sein einfacher Zug. Er hat zwei.
lesson-steed-1-steed-e4-e5-e6 = 7 gegen 7: Beide fallen. Sie wollten die 6.
lesson-steed-1-e4-f4 = { lesson-steed-1-e4-e5 }

## Repeat Attack
lesson-repeat-title = Angriff wiederholen
lesson-repeat-teaches = Ein Uruk-hai, der einen Kampf gewinnt, darf vom neuen Feld noch einmal angreifen, solange er gewinnt; Gleichstand oder Niederlage beenden es.
lesson-repeat-1 = Sie führen die Bösen. Der Uruk-hai (6) steht vor einem Elben (5), dahinter Merry (4) und Éomer (7).
lesson-repeat-1-e6-e5 = Gewonnen. Sie werden gefragt: Noch einmal?
lesson-repeat-1-e6-e7 = Weg von der Beute.
lesson-repeat-2 = Noch einmal oder aufhören?
lesson-repeat-2-e5-f5 = Zwei in einem Zug.
lesson-repeat-2-stop = Erlaubt, aber Merry ist nur eine 4.
lesson-repeat-3 = Und Éomer?
lesson-repeat-3-stop = Richtig. 6 gegen 7 ginge schlecht aus.
lesson-repeat-3-f5-f4 = 6 gegen 7: Der Uruk-hai fällt. Man muss wissen, wann man aufhört.

## Rage
lesson-rage-title = Zorn
lesson-rage-teaches = Ein Berserker geht einen Schritt und trifft alle acht Felder ringsum: Gleiche, Kleinere und Festungen fallen, und er auch.
lesson-rage-1 = Drei Festungen stehen vor der Fahne der Guten. Einer Ihrer Berserker ist weniger wert als diese Mauer.
lesson-rage-1-rage-e5-e4 = Drei Festungen für einen Berserker. Der Weg ist frei.
lesson-rage-1-e5-e4 = Ein einfacher Schritt: Nun schlägt Gandalf zuerst. Schritt und Zorn gehen in einem Zug.
lesson-rage-1-rage-e5-e6 = Um e6 steht niemand: Zorn braucht jemanden, den er trifft.

## The Ring
lesson-ring-title = Der Ring
lesson-ring-teaches = Frodo auf dem Schicksalsberg vernichtet den Ring: Alle 4 bis 8 und alle Festungen der Bösen sind weg; nur Hexenkönig und Nazgûl können ihn unterwegs nehmen.
lesson-ring-1 = Der Schicksalsberg ist g6, seine Zugänge sind f6 und g7. Lurtz (7) sperrt f6. Frodo (4) kann ihn nicht schlagen; Aragorn (9) kann es von dort, wo er steht.
lesson-ring-1-seek-e4-f6 = Lurtz ist aufgespürt und fällt. Der Zugang ist frei.
lesson-ring-1-f5-f6 = Frodo ist für Lurtz unsichtbar: Niemand fällt, beide bleiben. Aber jetzt wissen die Bösen, wer er ist.
lesson-ring-1-e4-e5 = Zu Fuß braucht er zwei Züge, und der Nazgûl kommt.
lesson-ring-2 = Der Nazgûl (8) hat es gesehen und kommt die Spalte e herab. Er ist einer der wenigen, die Frodo nehmen können. Gehen Sie.
lesson-ring-2-f5-f6 = Auf der Schwelle.
lesson-ring-2-f5-e5 = Dem Nazgûl entgegen? Der Zugang ist f6.
lesson-ring-2-e4-e5 = Nicht jetzt: Zählen Sie seine Schritte. Frodo ist schneller.
lesson-ring-3 = Noch einer.
lesson-ring-3-f6-g6 = Der Ring ist zerstört. Nazgûl, Uruk-hai und die Festung sind weg; der Ork und die Fahne sind noch da. Nun zur Fahne.
lesson-ring-3-f6-f7 = Am Berg vorbei. Er ist g6, rechts von Ihnen.
