## Floors and squares

fortress-floor-bottom = Unten
fortress-floor-middle = Mitte
fortress-floor-top = Oben
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (ferne Festung)
fortress-here = { $piece } hier
fortress-forts = Welche der beiden Festungen
fortress-fort-near = Nahe Festung
fortress-fort-far = Ferne Festung

## The two boards

fortress-of = Festung von { $seat }
fortress-yours = Ihre Festung
fortress-yours-short = Ihre
fortress-you = Sie
fortress-boards = Die beiden Bretter
fortress-only-you = Nur Sie sehen diese Festung.
fortress-notes-help = Ihre Notizen. Stein und Holz sind Tatsachen, die Kreide ist von Ihnen.
fortress-notes-down = Ihre Notizen, beiseitegelegt, bis Sie am Zug sind.
fortress-your-turn = Sie sind am Zug
fortress-their-turn = { $seat } erkundet
fortress-inside = { $seat }: { $piece } auf { $square }
fortress-inside-none = { $seat } hat niemanden in der Festung.
fortress-lit = { $count } von { $total } Feldern erhellt
fortress-watch = Zuschauen
fortress-model = Modell
fortress-model-own = Modell Ihrer Festung
fortress-model-of = Modell Ihrer Festung. { $text }
fortress-turn-left = Nach links drehen
fortress-turn-right = Nach rechts drehen
fortress-turn-help = Ziehen zum Drehen, oder Q und E
fortress-lift = Anheben

## A cell, for those who do not see it

fortress-cell-dark = Dunkel
fortress-cell-walked = Betreten
fortress-cell-card = Karte: { $card }
fortress-cell-beaten = Geschlagen: { $card }
fortress-cell-up = Leiter nach oben
fortress-cell-down = Leiter nach unten
fortress-cell-piece = { $piece } steht hier
fortress-cell-chalk = Ihre Kreide: { $mark }
fortress-cell-side = { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
 } { $look ->
    [none] offen
    [wall] Mauer
    [untried] nicht versucht
   *[outside] Außenmauer
 }

## Exploring

fortress-piece-strength = { $piece }, Stärke { $strength }
fortress-steps = { $count ->
    [one] ein Schritt in diesem Zug
   *[other] { $count } Schritte in diesem Zug
 }
fortress-stands = { $piece } steht auf { $square }. Offen: { $open }.
fortress-stands-shut = { $piece } steht auf { $square }. Kein Weg ist offen.
fortress-swap = Tauschen
fortress-swap-where = Getauscht wird auf E5.
fortress-sacrifice = Opfern
fortress-which = Welche Figur betritt die Festung?
fortress-cost = kostet { $turns ->
    [one] einen weiteren Zug
   *[other] { $turns } weitere Züge
 }
fortress-cost-none = kostet nur diesen Zug
fortress-out = { $piece } (außer Spiel)
fortress-ribbon = Die kommenden Züge: { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat } setzt aus
fortress-path = Weg
fortress-path-example = z. B. E4 D4 up C2
fortress-go = Los
fortress-chalk = Kreide
fortress-chalk-undo = Letztes Kreidezeichen zurücknehmen
fortress-hit-wall = Dort steht eine Mauer. Dagegenlaufen und den Zug beenden?
fortress-hit-yes = Dagegenlaufen
fortress-no-way = Kein bekannter Weg führt nach { $square }.
fortress-no-floor = Dort ist kein Boden.
fortress-no-ladder-up = Von hier führt keine Leiter nach oben.
fortress-no-ladder-down = Von hier führt keine Leiter nach unten.
fortress-no-passage = Hier ist kein Geheimgang bekannt.
fortress-wrong-start = Ihre Figur steht auf { $square }.
fortress-path-unknown = „{ $word }“ ist kein Feld. Schreiben Sie Felder, up (hinauf), down (hinab) oder passage (Geheimgang).
fortress-legend-walked = betreten
fortress-legend-dark = dunkel
fortress-legend-wall = Mauer
fortress-legend-untried = nicht versucht
fortress-legend-chalk = Ihre Kreide

## Building

fortress-build = Bauen Sie das Labyrinth
fortress-parts = Was noch zu setzen ist
fortress-part-walls = Mauern
fortress-part-ladders = Leitern
fortress-part-bridge = Brücke
fortress-part-left = { $part }: noch { $count }
fortress-none-left = { $part }: Alles ist gesetzt. Nehmen Sie zuerst eins weg.
fortress-no-floor-above = { $square }: kein Stockwerk darüber.
fortress-bridge-other = Die Brücke beginnt auf { $square }. Wählen Sie jetzt ein Feld der anderen Festung.
fortress-mirror = Spiegeln: Buchstaben und Zahlen tauschen
fortress-ready-made = Vorlage
fortress-ready-made-help = Eine regelgerechte Festung, jedes Mal eine andere. Sie können sie ändern.
fortress-made-easy = Leicht
fortress-made-medium = Mittel
fortress-made-hard = Schwer
fortress-made-random = Zufall
start-brings-help-fortress = Sie bleibt der Gegenseite verborgen, bis die Partie vorbei ist.
fortress-bring-build = Ich baue sie am Tisch
fortress-bring-kept = Meine Festungen
fortress-bring-own = Ein eigener Code …
fortress-bring-build-help = Sie setzen Mauern, Leitern und Karten, bevor die Partie beginnt.
fortress-bring-random-help = Der Computer nimmt zufällig irgendeine erlaubte Festung.
fortress-bring-easy-help = Der Computer baut eine Festung mit kurzem Weg zur Fahne.
fortress-bring-medium-help = Der Computer baut eine mittelschwere Festung.
fortress-bring-hard-help = Der Computer baut eine Festung mit langem Weg zur Fahne.
fortress-bring-kept-help = Eine Festung, die Sie in diesem Browser aufbewahren.
fortress-bring-own-help = Fügen Sie den Text ein, der beim Bauen unter „Speichern“ steht. Er wird sofort geprüft.
fortress-empty = Leer
fortress-keep = Speichern
fortress-keep-name = Name dieser Festung
fortress-keep-now = Jetzt speichern
fortress-kept-remove = { $name } entfernen
fortress-as-text = Als Text
fortress-take-text = Aus diesem Text bauen
fortress-text-none = In diesem Text steht keine Festung.
fortress-measure = Gegen den Computer messen
fortress-measured-help = Der Computer spielt beide Seiten: Ihre mit dieser Festung, die andere mit Festungen, die er selbst baut. Jede Festung wird in denselben Partien geprüft, bis zu 200, solange dieser Bereich offen ist. Ausgeglichen wären 50 %.
fortress-copy = Kopieren
fortress-close = Schließen
fortress-test = Probelauf
fortress-ready = Bereit
fortress-good = Alle Regeln sind eingehalten.
fortress-turns-needed = Wer gut erkundet, braucht { $count ->
    [one] einen Zug.
   *[other] { $count } Züge.
 }
fortress-grade = Stufe { $grade } von 5: { $name }
fortress-grade-1 = Torhaus
fortress-grade-2 = Zisterne
fortress-grade-3 = Kreuzgang
fortress-grade-4 = Galgenstiege
fortress-grade-5 = Labyrinth
fortress-missing = { $count ->
    [one] Ein Teil ist noch zu setzen.
   *[other] { $count } Teile sind noch zu setzen.
 }
fortress-checking = Wird geprüft …
fortress-unreachable = Die Fahne ist nicht zu erreichen.
fortress-unreachable-marked = Die roten Felder sind abgeschnitten. Nehmen Sie eines der mit × markierten Teile weg.
fortress-unreachable-many = Die roten Felder sind abgeschnitten.
fortress-tool-walls = Drücken Sie auf eine Kante: Eine Mauer steht. Noch einmal: Sie ist weg. Für mehrere an Kanten entlangziehen.
fortress-tool-ladders = Drücken Sie auf ein Feld mit Messingpunkt: Von dort führt eine Leiter nach oben.
fortress-tool-bridge = Drücken Sie auf ein Feld hier und auf eines der anderen Festung.
fortress-tool-card = Drücken Sie auf ein Feld; noch einmal nimmt die Karte weg.
fortress-test-help = Im Probelauf ist nichts bekannt. Gehen Sie mit den Pfeiltasten, oder drücken Sie auf Felder.
fortress-test-again = Noch einmal
fortress-test-end = Zurück zum Bau
fortress-test-found = Die Fahne ist gefunden, in { $count ->
    [one] einem Zug.
   *[other] { $count } Zügen.
 }
fortress-stands-ready = Ihre Festung steht
fortress-other-builds = { $seat } baut noch.
fortress-build-on = Weiterbauen

## The end

fortress-gone = { $seat }: { $squares } von { $total } Feldern, getroffene Mauern: { $walls }
fortress-slider = Schritt der Partie
fortress-step-of = Schritt { $step } von { $total }

## The first minute

fortress-lesson = Die erste Minute
fortress-lesson-step = Schritt { $step } von { $total }
fortress-lesson-skip = Gleich bauen
fortress-lesson-own = Selbst bauen
fortress-lesson-on = Weiter
fortress-lesson-send = Den Proberitter schicken
fortress-lesson-climb = Die Leiter nehmen
fortress-lesson-flag-title = Verstecken Sie Ihre Fahne
fortress-lesson-flag = Das ist eine Festung von oben; die zwei oberen Stockwerke bleiben noch weg. Drücken Sie auf ein Feld: Dort liegt Ihre Fahne.
fortress-lesson-walls-title = Drei Mauern dazu
fortress-lesson-walls = Die Linie ist der kürzeste Weg zu Ihrer Fahne. Drücken Sie auf die Kante zwischen zwei Feldern: Dort steht eine Mauer. Machen Sie den Weg lang.
fortress-lesson-knight-title = Schicken Sie einen Ritter
fortress-lesson-knight = Der Ritter sieht nichts. Er nimmt den Weg, der vor Ihren Mauern der kürzeste war.
fortress-lesson-maze-title = Jetzt sind Sie dran
fortress-lesson-maze = Sie sehen nur, was Sie herausgefunden haben. Drücken Sie auf ein Feld neben dem Ritter, oder nehmen Sie die Pfeiltasten. Eine Mauer beendet den Zug; eine Leiter führt ins nächste Stockwerk.
fortress-lesson-choose-title = Eine eigene Festung
fortress-lesson-choose = Das ist das Spiel. Beginnen Sie mit einer fertigen Festung, von leicht bis schwer, oder bauen Sie eine.
fortress-lesson-way = Der Weg zu Ihrer Fahne: { $count ->
    [one] ein Schritt.
   *[other] { $count } Schritte.
 }
fortress-lesson-grown = Der Weg: { $before } → { $now } Schritte.
fortress-lesson-wall = Eine Mauer zwischen { $source } und { $target }. Der Zug endet; die Mauer bleibt in den Notizen.
fortress-lesson-ladder = Eine Leiter auf { $square }: mit dem Knopf unten oder mit Bild auf und Bild ab.
fortress-lesson-found = Die Fahne ist gefunden, in { $count ->
    [one] einem Zug.
   *[other] { $count } Zügen.
 }

## The page for players

fortress-guess-title = Fahnen raten
fortress-guess-help = Wählen Sie eine Festung, dann ein Feld. Niemand sonst sieht es. Am Ende erfahren Sie es.
fortress-idea-summit = Der Gipfel
fortress-idea-summit-help = Die Fahne steht im obersten Stock, dem kleinsten von allen.
fortress-idea-cellar = Ganz unten
fortress-idea-cellar-help = Die Fahne bleibt im Erdgeschoss: Drei Leitern führen von ihr weg.
fortress-idea-landing = Auf halber Höhe
fortress-idea-landing-help = Die Fahne steht im mittleren Stock: Wer weitersteigt, ist an ihr vorbei.
fortress-bring-ideas = Mit einer Idee
