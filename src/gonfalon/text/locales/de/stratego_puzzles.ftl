### The puzzles of Stratego: learn/stratego/puzzles has the positions, `puzzle-<puzzle>-<act>` answers an act.

## What every puzzle of these games may say
puzzle-mined = Was wissen Sie, und was ziehen Sie?
puzzle-mined-stratego-title = { $own } gegen { $others } ({ $number })
puzzle-unit = 1 ist etwa der Wert Ihrer schwächsten Figur. Der Balken ist bei 4 voll.
puzzle-why-attack = Auf { $square } steht in { $chance } von 100 Fällen: { $piece }. Greifen Sie an.
puzzle-why-attack-two = Auf { $square } steht in { $chance } von 100 Fällen: { $piece }, in { $chance2 }: { $piece2 }. Greifen Sie an.
puzzle-why-wins = Der Angriff gewinnt in { $chance } von 100 Fällen.
puzzle-why-learn = Was Sie dort erfahren, ist mehr wert als die Figur, die Sie wagen.
puzzle-why-flag = Das hält die Gefahr von Ihrer Fahne fern.
puzzle-why-safe = Ihre Figur auf { $square } ist in Gefahr: Sie verlässt die Reichweite dessen, der sie schlägt.
puzzle-why-near = Das bringt Ihre Figur dahin, wo sie gebraucht wird.
puzzle-why-ahead = Was in den nächsten Zügen folgt, entscheidet.
puzzle-why-counting-other = Wer nur zählt, hält { $act } für das Beste. Aber was die Figuren getan haben, verrät mehr.
puzzle-why-counting-tie = Wer nur zählt, sieht kaum einen Unterschied. Aber was die Figuren getan haben, verrät mehr.
puzzle-why-second = Der zweitbeste Zug, { $act }, bringt deutlich weniger.
puzzle-theme-counting = Zählen Sie, was übrig ist.
puzzle-theme-price = Denken Sie an den Preis.
puzzle-theme-exchange = Denken Sie daran, was nach einem Abtausch kommt.
puzzle-theme-escape = Eine Ihrer Figuren ist in Gefahr.
puzzle-theme-hunt = Etwas lässt sich fangen.
puzzle-theme-house = Sehen Sie auf das, was sich nie bewegt hat.
puzzle-theme-habits = Wie stellen Menschen ihr Heer auf?
puzzle-theme-defence = Ihre Fahne braucht Hilfe.
puzzle-theme-behaviour = Sehen Sie darauf, wie sich die Figur verhalten hat.
puzzle-theme-secrecy = Denken Sie daran, was Sie zeigen.
puzzle-theme-asking = Nachsehen lohnt sich.
puzzle-theme-plan = Denken Sie zwei Züge voraus.

## The last one standing still
puzzle-last-still-title = Die Letzte, die stillsteht
puzzle-last-still = Sechs von Blaus acht Figuren haben gezogen; i10 hat sich als Bombe gezeigt. Was bleibt für b10?
puzzle-last-still-why = Eine Fahne zieht nie. Eine Figur hat nie gezogen: b10 ist sicher die Fahne, und Ihr Aufklärer auf b4 hat freie Bahn. Das beendet die Partie.
puzzle-last-still-e5-e4 = Vorsichtig, aber Sie schenken Blau einen Zug in gewonnener Partie.

## Let the cheap one guess
puzzle-cheap-guess-title = Die Billige soll raten
puzzle-cheap-guess = Zwei Figuren haben nie gezogen: b10 neben Ihrem Marschall und j10 am Ende der Spalte Ihres Aufklärers. Eine muss die Fahne sein. Wer rät?
puzzle-cheap-guess-why = Irren Sie sich, kostet ein Aufklärer wenig und ein Marschall die Partie; haben Sie recht, gewinnen beide. Und j10, in der Ecke, ist eher die Fahne: 68 von 100.
puzzle-cheap-guess-b9-b10 = Der Marschall setzt sich selbst auf einen Platz, der seltener die Fahne ist.
puzzle-cheap-guess-b9-a9 = Warten gibt Blau den Zug und verrät Ihnen nichts.

## Right either way
puzzle-either-way-title = So oder so richtig
puzzle-either-way = Ihr Marschall nahm den General auf e7; sofort kam eine Figur nach e8 neben ihn. Angreifen oder ausweichen?
puzzle-either-way-why = Es ist ein Spion (50 von 100), der feindliche Marschall (26) oder ein Bluff. Ein Spion fällt, wenn Sie zuerst angreifen. Ist es der Marschall, gehen beide, und dann ist Ihr General die stärkste Figur. Jede Antwort ist gut für Sie, also greifen Sie jetzt an.
puzzle-either-way-e7-d7 = Sicher, und der Spion bekommt einen zweiten Versuch.
puzzle-either-way-e7-e6 = Zurück auf dem Weg, den Sie kamen, und er folgt.

## Which one do you save?
puzzle-which-one-title = Wen retten Sie?
puzzle-which-one = Sie sind Blau. Rots Marschall auf c8 steht neben Ihrem Oberst (8) auf c7 und Ihrem Hauptmann (6) auf b8. Einen nimmt er. Wer zieht, und wohin?
puzzle-which-one-why = Der Oberst ist mehr wert. Auf d7 steht er neben Ihrem General, diesen Zug außer Reichweite des Marschalls. Der Hauptmann ist der Preis.
puzzle-which-one-b8-a8 = Rettet eine 6 und gibt eine 8.
puzzle-which-one-b7-a7 = Noch hat niemand b7 bedroht.

## Who ran beside you?
puzzle-who-ran-title = Wer ging Ihnen aus dem Weg?
puzzle-who-ran = Ihr Marschall hat einen Oberst und einen General geschlagen. Drei Aufklärer sind bekannt. Die Figur auf f6 wich ihm in die Lücke aus. Nachsetzen oder daheim helfen?
puzzle-who-ran-why = f6 wich einem Marschall aus: Das ist in den meisten Fällen eine 4, 5 oder 6, und keine Bombe, denn sie hat gezogen. Der Marschall nimmt sie jetzt; mit den Aufklärern daheim wird die vordere Reihe fertig.
puzzle-who-ran-d4-e4 = Nimmt einen Aufklärer (2); f6 ist mehr wert und entkommt.
puzzle-who-ran-f7-f8 = In die hinteren Reihen: Dort liegen die Bomben.

## Who is left that beats a nine?
puzzle-who-is-left-title = Wer schlägt noch eine Neun?
puzzle-who-is-left = Ihr General steht neben i8, einer Figur, die zog und dann stehen blieb. Zählen Sie, welche Figuren von Blau ihn schlagen könnten, bevor Sie sich entscheiden.
puzzle-who-is-left-why = Nur der Marschall schlägt eine 9. i8 hat gezogen, ist also keine Bombe; sie suchte nie die Nähe Ihrer starken Figuren, wie ein Marschall es täte. Aufklärer 52, Mineur 27, Leutnant 11 von 100. Greifen Sie an.
puzzle-who-is-left-a4-a5 = Ein Schritt auf dem anderen Flügel; i8 wartet nicht.
puzzle-who-is-left-d4-e4 = Ruhig, und der General steht still neben einem Geschenk.

## The house in the corner
puzzle-house-corner-title = Das Haus in der Ecke
puzzle-house-corner = Drei von Blaus Figuren in der Ecke haben nie gezogen; eine vierte steht allein auf c9. Wo ist die Fahne, und wer öffnet die Tür?
puzzle-house-corner-why = Drei, die beisammenstehen und nie ziehen, sind ein Haus: j10 ist in 97 von 100 Fällen die Fahne, j9 und i10 sind Bomben. Ihr Mineur steht vor der Tür.
puzzle-house-corner-j8-i8 = Um die Ecke liegt noch eine Bombe; Sie verlieren einen Zug.
puzzle-house-corner-d4-c4 = Ein ruhiger Zug gibt Blau Zeit, heimzukommen.

## If you must fall, fall forward
puzzle-fall-forward-title = Wenn Sie fallen, dann nach vorn
puzzle-fall-forward = Ihr Hauptmann (6) steht tief in Blaus Lager, ein Major (7) hinter ihm: Er wird genommen. Ein Feld weiter steht eine Figur, die nie gezogen hat. Angreifen oder nach a8 fliehen?
puzzle-fall-forward-why = Auf a8 lebt er einen Zug länger. b9 hat nie gezogen, obwohl die Tür offen stand; dort hält man Mineure und Aufklärer: Mineur 49, Aufklärer 34 von 100. In neun von zehn Fällen gewinnt er noch etwas, bevor er fällt.
puzzle-fall-forward-b8-a8 = Ein Zug mehr, dann wird er umsonst genommen.
puzzle-fall-forward-f6-f5 = Der Leutnant ist ein guter Fang, aber er ist auch im nächsten Zug noch da; der Hauptmann nicht.

## Three steps to your flag
puzzle-three-steps-title = Drei Schritte bis zu Ihrer Fahne
puzzle-three-steps = Eine Figur von Blau geht in der Spalte e geradewegs auf Ihre Bombe auf e2 zu; dahinter ist Ihre Fahne. Sie wissen nicht, was es ist. Was tun Sie?
puzzle-three-steps-why = Wer geradewegs auf eine Bombe zugeht, kann ein Mineur sein, und die Fahne dahinter ist alles, was Sie haben. Der Marschall geht nach f3, neben das Feld, das sie betreten muss, und nimmt sie dort.
puzzle-three-steps-c3-c2 = Der General kommt einen Schritt zu spät.
puzzle-three-steps-h8-i8 = Eine Frage am anderen Ende, während das Haus brennt.

## Stand where he must come
puzzle-stand-where-title = Stehen, wo er hinmuss
puzzle-stand-where = Sie sind Blau. Eine Figur von Rot, die Sie nicht kennen, steht auf f8, zwei Schritte von den Bomben um Ihre Fahne auf g10. Ihr Mineur steht auf e8.
puzzle-stand-where-why = Ein Angriff auf f8 kostet den Mineur gegen alles über 3. Von f9 räumt ein Mineur f10 oder g9. Auf e9 steht Ihrer neben f9: Wer dorthin kommt, wird zuerst angegriffen.
puzzle-stand-where-e8-f8 = Eine 3 gegen eine unbekannte Figur: Meist verlieren Sie ihn, und die Tür ist offen.
puzzle-stand-where-i7-i8 = Zu weit, um rechtzeitig da zu sein.
puzzle-stand-where-a5-a6 = Eine gute Figur am falschen Ende.

## Who walks up to a marshal?
puzzle-who-walks-up-title = Wer geht auf einen Marschall zu?
puzzle-who-walks-up = Ihr Marschall hat sich gerade auf f7 gezeigt. Eine Figur, die bis dahin stillstand, kommt nach e7, direkt neben ihn. Was ist sie?
puzzle-who-walks-up-why = Wer geht auf eine bekannte 10 zu? Ein Spion (44 von 100) oder ein Marschall, der tauschen will (29); kaum eine Figur, die etwas zu verlieren hat. Greifen Sie zuerst an: Der Spion gewinnt nur, wenn er angreift.
puzzle-who-walks-up-f7-f8 = Er folgt; und beim nächsten Mal sehen Sie ihn vielleicht nicht.
puzzle-who-walks-up-j4-j9 = Der zweitbeste Zug, aber weit dahinter: Er fragt am falschen Ort, während das Messer neben Ihnen ist.

## Take it with the one they know
puzzle-known-takes-title = Mit dem, den sie kennen
puzzle-known-takes = Ein Aufklärer steht neben Ihrem General (9) und Ihrem Marschall (10). Blau hat den General gesehen, niemand den Marschall. Wer nimmt ihn?
puzzle-known-takes-why = Beide schlagen den Aufklärer. Der General verrät Blau nichts Neues; der Marschall würde zeigen, wo er ist, und ihr Spion wüsste, wen er sucht.
puzzle-known-takes-f4-f5 = Schlägt denselben Aufklärer und zeigt den Marschall.
puzzle-known-takes-j1-j9 = Ein weiter Lauf in die Ecke: Dort läuft nichts weg, der Aufklärer auf f5 schon.
