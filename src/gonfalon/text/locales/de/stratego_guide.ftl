# Stratego: the page for players.

rules-page-stratego = Stratego
rules-page-middle-earth = Stratego in Mittelerde
rules-tips = Tipps zum Spiel
guide-stratego-goal-title = Das Ziel
guide-stratego-goal =
    Jede Seite hat ein Heer und eine Fahne. Wer die Fahne des Gegners erobert, gewinnt.
    Sie sehen Ihre eigenen Figuren; von den gegnerischen sehen Sie nur die Rücken. Wer wo steht, zeigt sich im Kampf, beim Beobachten und beim Raten.
guide-stratego-pieces-title = Die Figuren
guide-stratego-pieces = Eine Figur ohne Anmerkung geht ein Feld weit und schlägt jeden niedrigeren Rang.
guide-stratego-setup-title = Stellen Sie geheim auf
guide-stratego-setup =
    Stellen Sie Ihr Heer auf Ihre Felder, wie Sie möchten; niemand sieht es. Eine zufällige Aufstellung gibt es auf Knopfdruck, und sie lässt sich ändern.
    Fahne und Bomben ziehen nie: Geben Sie der Fahne eine ruhige Ecke und etwas Gesellschaft.
guide-stratego-march-title = Ziehen
guide-stratego-march =
    Rot beginnt, dann wechseln sich die Seiten ab. Eine Figur zieht ein Feld: vor, zurück oder seitwärts, nie schräg und nie in einen See.
    Der Aufklärer (2) läuft geradeaus, so weit der Weg frei ist, und darf am Ende angreifen. Wer weit läuft, verrät sich.
guide-stratego-fight-title = Kämpfen
guide-stratego-fight =
    Ziehen Sie auf eine gegnerische Figur, und beide zeigen ihren Rang. Die höhere Zahl bleibt, die niedrigere ist geschlagen; bei gleichem Rang fallen beide.
    Gewinnt der Angreifer, nimmt er das Feld ein; gewinnt der Verteidiger, bleibt er stehen. Angreifen muss niemand.
guide-stratego-few-title = Einige sind anders
guide-stratego-few =
    Eine Bombe schlägt jeden, der sie angreift, und bleibt; der Mineur (3) aber räumt sie weg.
    Der Spion (S) ist der Schwächste von allen und schlägt doch den Marschall (10), wenn er zuerst angreift.
guide-stratego-repeat-title = Nicht endlos
guide-stratego-repeat =
    Keine Figur darf endlos zwischen denselben zwei Feldern hin und her ziehen: Nach einigen Malen muss etwas anderes geschehen.
    Auch darf sie eine gegnerische nicht immer weiter durch dieselben Stellungen jagen. Das Brett sagt, wann ein Zug nicht erlaubt ist und warum.
guide-stratego-end-title = Wie es endet
guide-stratego-end =
    Wer die Fahne erobert, gewinnt sofort. Wer am Zug ist und nicht ziehen kann, hat verloren.
    Wird lange nichts geschlagen, ist die Partie remis. Stehen beide Heere, können Sie auch aufgeben oder Remis anbieten.
guide-stratego-boxes-title = Die Schachteln
guide-stratego-boxes = Alle folgen diesen Regeln; sie unterscheiden sich in der Größe. Im US-Klassiker lassen sich drei Turnierregeln einschalten: Bei gleichem Rang gewinnt der Angreifer, der Verteidiger schweigt, geschlagene Figuren kehren zurück.

## Pieces

piece-flag = Fahne
piece-bomb = Bombe
piece-spy = Spion
piece-scout = Aufklärer
piece-miner = Mineur
piece-sergeant = Unteroffizier
piece-lieutenant = Leutnant
piece-captain = Hauptmann
piece-major = Major
piece-colonel = Oberst
piece-general = General
piece-marshal = Marschall
piece-unknown = unbekannte Figur

## The table of pieces; $pieces and $powers are names

army-stays = Zieht nie.
army-runs = Geht beliebig weit geradeaus.
army-flag = Wer sie nimmt, hat gewonnen.
army-fells = Vernichtet jeden Angreifer außer: { $pieces }.
army-takes = Schlägt als Angreifer auch: { $pieces }.
army-falls-to = Verliert gegen einen Angriff von: { $pieces }.
army-powers = Kräfte: { $powers }.
