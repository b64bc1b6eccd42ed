### L’accueil, la page pour apprendre, et une partie prévue en une phrase.

## Accueil

home-heading = Jouer
home-title = Hissez la bannière
home-intro = Des jeux de plateau où chaque camp cache quelque chose : une armée, un labyrinthe, une main de cartes. Contre des gens ou l’ordinateur, gratuitement et sans inscription.
home-first-play = Jouer votre première partie
home-first-help = Dix pièces, quelques minutes ; chaque étape est expliquée.
home-know = Je connais le jeu
home-your-games = Vos parties
home-your-games-wait = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
 }
home-all = Toutes les voir
home-play-now = Jouer tout de suite
home-play = Jouer
home-play-last = Comme la dernière fois.
home-play-first = L’ordinateur le plus doux, jusqu’à trois parties terminées.
home-play-fits = Il vous convient : vous gagnez environ une partie sur deux.
home-play-change = Changer
home-play-change-label = Changer la partie à jouer tout de suite
home-invite = Inviter un ami
home-shelf = L’étagère
home-shelf-count = { $count ->
    [one] { $count } boîte
   *[other] { $count } boîtes
 }
home-shelf-filter = Jeux de l’étagère
home-shelf-all = Tous
home-learn-more = leçons, problèmes et règles
home-how-title = Le jeu en bref
home-how-rules = Lire les règles

## Pour apprendre

learn-intro = Les leçons vous guident pas à pas ; les règles viennent d’abord en images, puis ligne par ligne.
learn-rules = les règles
learn-lessons = Leçons, une à une
learn-puzzles = Problèmes : que jouez-vous ?

## Une partie prévue

planned-computer = { $variant } contre l’ordinateur ({ $level }).
planned-link = { $variant } avec un ami, par lien.
planned-anybody = { $variant } contre qui voudra s’asseoir.
planned-clock = Pendule : { $clock }.
planned-screen = { $variant }, tous sur cet écran.
planned-alone = { $variant } en solitaire.
planned-table = { $variant } à une table de { $count }{ $computers ->
    [0] .
    [one] , dont un ordinateur.
   *[other] , dont { $computers } ordinateurs.
 }
