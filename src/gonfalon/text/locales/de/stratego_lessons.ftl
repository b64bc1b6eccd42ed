### The lessons of Stratego: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Moving
lesson-moving-title = Ziehen
lesson-moving-teaches = Eine Figur, ein Feld, geradeaus, zurück oder zur Seite; nie durch einen See, nie schräg.
lesson-moving-1 = Bringen Sie den Hauptmann von d4 in die Lücke zwischen den Seen. Der erste Schritt?
lesson-moving-1-d4-e4 = Gut. Der Weg nach Norden beginnt auf e4.
lesson-moving-1-d4-d5 = Das ist ein See. In der Rüstung schwimmt niemand: Gehen Sie außen herum.
lesson-moving-1-d4-e5 = Nie schräg. Zwei Schritte: erst e4, dann e5.
lesson-moving-1-d4-f4 = Ein Feld je Zug. Nur der Aufklärer geht weiter.
lesson-moving-1-d4-c4 = Erlaubt, aber es führt von der Lücke weg. Versuchen Sie die andere Seite.
lesson-moving-2 = Nun durch die Lücke: zwei Schritte bis e6, jeder ein Zug.
lesson-moving-2-e4-e5 = Noch einer.
lesson-moving-2-e4-f4 = Erlaubt, aber zur Seite. Die Lücke liegt geradeaus.
lesson-moving-3 = Und der letzte.
lesson-moving-3-e5-e6 = Durch. In einer echten Partie stünden Sie jetzt allein unter vierzig verdeckten Figuren.
lesson-moving-3-e5-e4 = Wieder zurück? Das dürfen Sie, aber die Lektion wartet vorn.

## Fighting
lesson-fighting-title = Kämpfen
lesson-fighting-teaches = Ziehen Sie auf eine feindliche Figur, um anzugreifen: Die höhere Zahl bleibt, bei gleichen gehen beide, und beide werden gezeigt.
lesson-fighting-1 = Ihr Hauptmann (6) steht vor einem Leutnant (5) und einem Major (7). Gewinnen Sie einen Kampf.
lesson-fighting-1-e5-e6 = 6 schlägt 5: Der Leutnant ist weg, und Ihr Hauptmann steht auf e6.
lesson-fighting-1-e5-f5 = 6 gegen 7: Ihr Hauptmann fällt. Sehen Sie auf die Zahlen.
lesson-fighting-1-f4-f5 = 5 gegen 7: Ihr Leutnant fällt. Greifen Sie etwas Kleineres an.
lesson-fighting-1-e5-e4 = Dort geschieht nichts. Greifen Sie die Figur an, die Ihre 6 schlägt.
lesson-fighting-2 = Der Major (7) auf f5 steht neben Ihrem Leutnant. Retten Sie ihn, sonst ist er verloren.
lesson-fighting-2-f4-e4 = Weg ist er. Auch Ausweichen gehört zum Kämpfen.
lesson-fighting-2-f4-g4 = { lesson-fighting-2-f4-e4 }
lesson-fighting-2-f4-f3 = Ein Schritt zurück, aber er kann folgen. Noch leben Sie.
lesson-fighting-2-f4-f5 = 5 gegen 7: Der Leutnant fällt.
lesson-fighting-2-e6-e7 = Jetzt nimmt der Major Ihren Leutnant: 7 gegen 5.
lesson-fighting-3 = Ein Hauptmann kommt. Gehen Sie ihm entgegen und sehen Sie, was unter Gleichen geschieht: ein Schritt nach e7.
lesson-fighting-3-e6-e7 = Jetzt muss er sich entscheiden.
lesson-fighting-3-e6-e5 = Bleiben Sie in der Nähe.
lesson-fighting-4 = 6 gegen 6. Greifen Sie an.
lesson-fighting-4-e7-e8 = Gleich: Beide gehen. Gut, wenn Sie vorn liegen, schlecht, wenn nicht.
lesson-fighting-4-e7-e6 = Das wartet nur. Greifen Sie an und sehen Sie, was Gleiche tun.

## Scouts ask questions
lesson-scouts-title = Aufklärer fragen
lesson-scouts-teaches = Ein Aufklärer läuft geradeaus, so weit er will, und darf am Ende angreifen; er gewinnt selten, er fragt, wer dort steht.
lesson-scouts-1 = Ihr Marschall (10) steht auf i8. Er schlägt alles außer einer Bombe und einem angreifenden Spion. Ist j8 sicher? Lassen Sie den Aufklärer auf j3 fragen.
lesson-scouts-1-j3-j8 = Der General (9)! Ihr Aufklärer fällt, und alle haben beide gesehen. Eine 2 für den Ort einer 9 ist ein gutes Geschäft.
lesson-scouts-1-i8-j8 = Diesmal geht es gut. Aber unter den Figuren stehen Bomben, und der Marschall ist das halbe Spiel. Fragen Sie erst.
lesson-scouts-1-j3-j7 = Nun weiß man, dass es ein Aufklärer ist (nur der geht so weit), und Sie wissen nichts. Laufen Sie bis zum Ende.
lesson-scouts-1-a3-a8 = Eine Bombe; gut zu wissen, aber der Marschall steht auf der anderen Seite.
lesson-scouts-2 = Jetzt wissen Sie es. Nutzen Sie es.
lesson-scouts-2-i8-j8 = 10 schlägt 9: der beste Fang auf dem Brett, für einen Aufklärer.
lesson-scouts-2-a3-a7 = Der General wartet nicht auf Sie.

## Bombs and miners
lesson-bombs-title = Bomben und Mineure
lesson-bombs-teaches = Eine Bombe vernichtet jeden Angreifer außer dem Mineur (3): Er räumt sie und steht dann an ihrem Platz.
lesson-bombs-1 = Ihr Leutnant lief auf e9 in eine Bombe. Sie liegt noch dort. Wer geht als Nächster?
lesson-bombs-1-d7-e7 = Der Mineur nimmt den sicheren Weg: e7, dann e8.
lesson-bombs-1-d7-d8 = d8 liegt neben der verdeckten Figur auf d9: Sie kommt heraus und nimmt den Mineur. Nehmen Sie den sicheren Weg.
lesson-bombs-1-f7-f8 = Auch der Major würde auf e9 fallen. Nur ein Mineur räumt.
lesson-bombs-1-f7-e7 = Sie stehen dem Mineur im Weg. Nur ein Mineur räumt.
lesson-bombs-2 = Weiter nach e8.
lesson-bombs-2-e7-e8 = Neben der Bombe.
lesson-bombs-2-f7-f8 = Erst der Mineur.
lesson-bombs-3 = Räumen.
lesson-bombs-3-e8-e9 = Die Bombe ist weg, und Ihr Mineur steht auf e9. Sehen Sie, was dahinter steht.
lesson-bombs-3-e8-d8 = d8 liegt neben einer verdeckten Figur. Die Bombe ist geradeaus.
lesson-bombs-4 = Was hat die Bombe bewacht?
lesson-bombs-4-e9-e10 = Die Fahne. Sie gewinnen.
lesson-bombs-4-e9-d9 = Ein Unteroffizier (4): Ihr Mineur fällt. Bomben stehen um Fahnen, nicht neben Unteroffizieren.

## The spy and the marshal
lesson-spy-title = Der Spion und der Marschall
lesson-spy-teaches = Der Spion schlägt den Marschall, wenn er selbst angreift; wird er angegriffen, ist er verloren: Lassen Sie dem Marschall den letzten Schritt.
lesson-spy-1 = Ihr Aufklärer hat den Marschall (10) gefunden, und er kommt durch die Lücke. Er steht auf e5, Ihr Spion auf e3, ein Feld dazwischen. Was nun?
lesson-spy-1-a4-a5 = Geduld. Jetzt muss er den letzten Schritt tun.
lesson-spy-1-a4-b4 = { lesson-spy-1-a4-a5 }
lesson-spy-1-a4-a3 = { lesson-spy-1-a4-a5 }
lesson-spy-1-e3-e4 = Neben ihm, und er ist am Zug: Er greift an, und der Spion ist nur eine 1.
lesson-spy-1-e3-f3 = Die Falle stand auf seinem Weg. Lassen Sie den Spion dort, wo er vorbeimuss.
lesson-spy-1-e3-e2 = Zu scheu: Er nimmt einen anderen Weg.
lesson-spy-2 = Er steht neben dem Spion, und Sie sind am Zug.
lesson-spy-2-e3-e4 = Die schwächste Figur nimmt die stärkste. Ihr General fürchtet jetzt nur noch Bomben.
lesson-spy-2-e3-d3 = Er wartet kein zweites Mal. Greifen Sie an.
lesson-spy-2-a5-a6 = Er nimmt den Spion. Sie hatten ihn schon!

## The flag
lesson-flag-title = Die Fahne
lesson-flag-teaches = Jede Figur, die ziehen kann, erobert die Fahne, und die Partie ist aus; sie zieht nie: Suchen Sie unter dem, was nie zog.
lesson-flag-1 = Die Figur auf d8 ist gezogen: weder Bombe noch Fahne. Drei, die nie zogen, stehen um eine vierte, f10. Klopfen Sie an.
lesson-flag-1-f8-f9 = Eine Bombe, und jetzt steht Ihr Mineur an ihrem Platz. Bomben vor einer Figur, das ist ein Haus.
lesson-flag-1-c8-d8 = Sie gewinnen einen Unteroffizier, aber die Fahne ist keine Figur, die läuft.
lesson-flag-1-f8-e8 = Um das Haus herum ist nur noch mehr Mauer. Geradeaus.
lesson-flag-2 = Drei Wege von f9. Was hat die meisten Nachbarn, die nie zogen?
lesson-flag-2-f9-f10 = Die Fahne. Sie gewinnen.
lesson-flag-2-f9-e9 = Wieder draußen. Die Mitte des Hauses ist f10.

## Where to hide the flag
lesson-hiding-place-title = Wo man die Fahne versteckt
lesson-hiding-place-teaches = Die Fahne braucht die hinterste Reihe, Bomben an den Türen und eine Figur in der Nähe, die ziehen kann; dazu einen zweiten Ort, der ebenso aussieht.
lesson-hiding-place-1 = Alles steht bis auf die Fahne. Vier Felder sind frei: Stellen Sie sie auf eines und sehen Sie, wer kommen könnte.
lesson-hiding-place-1-d1 = Bomben auf beiden Seiten und davor, dahinter der Rand: Nur ein Mineur kommt hinein, und er braucht zwei Züge an der Tür.
lesson-hiding-place-1-a1 = Eine Ecke hat zwei Türen, und beide stehen offen: Jede Figur, die am Rand entlangkommt, nimmt sie.
lesson-hiding-place-1-e4 = Vor aller Augen: Der erste Aufklärer, der durch die Lücke läuft, nimmt sie, und die Partie ist aus.
lesson-hiding-place-1-h2 = In der zweiten Reihe fallen die vier Nachbarn einer nach dem anderen, und keiner ist eine Bombe.

## To and fro
lesson-to-and-fro-title = Hin und her
lesson-to-and-fro-teaches = Dreimal über dieselbe Linie, dann müssen Sie etwas anderes tun; laufen Sie also nie hin und her, laufen Sie zu einem Freund.
lesson-to-and-fro-1 = Der Major (7) jagt Ihren Hauptmann (6). Er ist dreimal zwischen e4 und f4 gewechselt. Versuchen Sie es noch einmal, oder finden Sie etwas Besseres.
lesson-to-and-fro-1-f4-g4 = Weg, und an Ihrem Oberst vorbei. Folgt er, so steht er neben einer 8.
lesson-to-and-fro-1-f4-e4 = Dreimal hintereinander über eine Linie ist alles, was Sie haben. Jeder andere Zug unterbricht die Reihe.
lesson-to-and-fro-1-f4-f5 = 6 gegen 7: Ihr Hauptmann fällt.
lesson-to-and-fro-1-f3-g3 = Der Oberst geht weg, und der Major nimmt Ihren Hauptmann.
lesson-to-and-fro-2 = Er ist gefolgt. Wer steht neben ihm?
lesson-to-and-fro-2-f3-f4 = 8 schlägt 7. Der Jäger wurde zum Oberst geführt.
lesson-to-and-fro-2-g4-f4 = 6 gegen 7. Sehen Sie, wer noch neben ihm steht.
lesson-to-and-fro-2-f3-f2 = Sie lassen ihn laufen.

## What the enemy can know
lesson-what-they-know-title = Was der Feind wissen kann
lesson-what-they-know-teaches = Jeder Zug verrät etwas: der erste Schritt „keine Bombe, keine Fahne“, ein langer Zug „Aufklärer“, ein Kampf alles.
lesson-what-they-know-1 = Blau hat Ihren Hauptmann auf e6 gesehen: Er hat gekämpft. Sonst ist von Ihnen nichts gezogen. Machen Sie einen Zug, der Blau nichts Neues verrät.
lesson-what-they-know-1-e6-e7 = Nichts Neues: Den Hauptmann kannten sie.
lesson-what-they-know-1-e6-f6 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-e6-e5 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-b3-b4 = Verrät: „b3 ist weder Bombe noch Fahne.“ Beim Marschall ist das viel. Brauchen Sie ihn jetzt?
lesson-what-they-know-1-i3-i4 = Ein kleiner Schritt: Blau erfährt, dass diese Figur ziehen kann. Es kann noch alles sein, was zieht.
lesson-what-they-know-1-i3-i7 = Jetzt wissen sie es sicher: ein Aufklärer.
lesson-what-they-know-1-h3-h4 = Der Spion ist gezogen; ein Ort weniger, an dem man eine Bombe sucht.
lesson-what-they-know-2 = Und nun umgekehrt: Welcher Zug verrät am meisten?
lesson-what-they-know-2-i3-i7 = Richtig: Jetzt wissen sie es sicher, und es war nur ein Spaziergang. Manchmal ist das der Preis; jetzt kennen Sie ihn.
lesson-what-they-know-2-i3-i8 = Richtig: Jetzt wissen sie es sicher, und es war nur ein Spaziergang.
lesson-what-they-know-2-i3-i6 = { lesson-what-they-know-2-i3-i8 }
lesson-what-they-know-2-b3-b4 = Das verrät nur, dass sie ziehen kann, und das können 33 von 40 Figuren.
lesson-what-they-know-2-e7-e8 = Diesen Hauptmann kennen sie schon: Das verrät nichts.

## Your first set-up
lesson-first-setup-title = Ihre erste Aufstellung
lesson-first-setup-teaches = Fahne hinter Bomben, drei Mineure hinten, Aufklärer vorn und hinten, Marschall und General getrennt, der Spion bei einem davon: Der Rest ist Geschmack.
lesson-first-setup-1 = Diese Aufstellung hat Fehler. Tauschen Sie Figuren, bis kein Hinweis mehr da ist.
lesson-first-setup-1-done = Kein Fehler mehr. Der Rest ist Geschmack: Spielen Sie damit.
lesson-setup-flag-forward = Ihre Fahne steht in der dritten Reihe oder weiter vorn: Aufklärer sehen sie zuerst. Zurück mit ihr.
lesson-setup-flag-open = Die Fahne hat mehr als eine Tür ohne Bombe. Schließen Sie sie.
lesson-setup-miners-forward = Mineure gewinnen das letzte Drittel der Partie. Behalten Sie drei von fünf in den zwei hinteren Reihen.
lesson-setup-bombs-wall-you-in = Drei Bomben in der vordersten Reihe mauern Ihre eigenen Leute ein. Eine dort genügt.
lesson-setup-no-scout-in-front = Vorn kann niemand fragen: Zwei Aufklärer gehören in die erste Reihe.
lesson-setup-no-scout-kept = Behalten Sie zwei Aufklärer hinten: Spät in der Partie entscheiden sie.
lesson-setup-spy-alone = Der Spion steht weit von Ihrer 9 und 10: Wen soll er rächen? Höchstens drei Schritte.
lesson-setup-giants-together = Marschall und General auf derselben Seite: Die andere gehört dem Feind.

## What a lesson about setting up asks for
setup-lesson-check = Aufstellung prüfen
setup-lesson-here = frei für die Fahne

lesson-missed-spy = Sie haben in einer Partie Ihren Marschall an den Spion verloren.
lesson-missed-bombs = Sie haben in einer Partie mehrere Figuren an Bomben verloren.
lesson-missed-flag = In einer Partie wurde Ihre Fahne gefunden.
