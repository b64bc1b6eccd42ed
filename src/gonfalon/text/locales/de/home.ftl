### Die Startseite, die Seite zum Lernen und eine geplante Partie in einem Satz.

## Startseite

home-heading = Spielen
home-title = Hissen Sie Ihr Banner
home-intro = Brettspiele, in denen jede Seite etwas verbirgt: ein Heer, ein Labyrinth, Karten auf der Hand. Gegen Menschen oder den Computer, kostenlos und ohne Anmeldung.
home-first-play = Die erste Partie spielen
home-first-help = Zehn Figuren, ein paar Minuten; jeder Schritt wird erklärt.
home-know = Ich kenne das Spiel
home-your-games = Ihre Partien
home-your-games-wait = { $count ->
    [one] { $count } wartet auf Sie
   *[other] { $count } warten auf Sie
 }
home-all = Alle ansehen
home-play-now = Jetzt spielen
home-play = Spielen
home-play-last = Wie beim letzten Mal.
home-play-first = Der sanfteste Computer, bis Sie drei Partien beendet haben.
home-play-fits = Er passt zu Ihnen: Sie gewinnen etwa jede zweite Partie.
home-play-change = Ändern
home-play-change-label = Ändern, welches Spiel gleich beginnt
home-invite = Freund einladen
home-shelf = Das Regal
home-shelf-count = { $count ->
    [one] { $count } Schachtel
   *[other] { $count } Schachteln
 }
home-shelf-filter = Spiele im Regal
home-shelf-all = Alle
home-learn-more = Lektionen, Aufgaben und Regeln
home-how-title = So geht es
home-how-rules = Die Regeln lesen

## Zum Lernen

learn-intro = Lektionen führen Sie Schritt für Schritt; die Regeln stehen erst in Bildern da, dann Zeile für Zeile.
learn-rules = die Regeln
learn-lessons = Lektionen, eine nach der anderen
learn-puzzles = Aufgaben: Was spielen Sie?

## Eine geplante Partie

planned-computer = { $variant } gegen den Computer ({ $level }).
planned-link = { $variant } mit einem Freund, per Link.
planned-anybody = { $variant } gegen jeden, der sich setzt.
planned-clock = Uhr: { $clock }.
planned-screen = { $variant }, alle an diesem Bildschirm.
planned-alone = { $variant } allein.
planned-table = { $variant } an einem Tisch für { $count }{ $computers ->
    [0] .
    [one] , einer davon ein Computer.
   *[other] , { $computers } davon Computer.
 }
