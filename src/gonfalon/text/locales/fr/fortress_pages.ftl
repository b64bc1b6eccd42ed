## Floors and squares

fortress-floor-bottom = Bas
fortress-floor-middle = Milieu
fortress-floor-top = Haut
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (forteresse lointaine)
fortress-here = { $piece } ici
fortress-forts = Laquelle des deux forteresses
fortress-fort-near = Forteresse proche
fortress-fort-far = Forteresse lointaine

## The two boards

fortress-of = Forteresse de { $seat }
fortress-yours = Votre forteresse
fortress-yours-short = La vôtre
fortress-you = Vous
fortress-boards = Les deux plateaux
fortress-only-you = Personne d’autre ne la voit.
fortress-notes-help = Vos notes. La pierre et le bois sont des faits, la craie est de vous.
fortress-notes-down = Vos notes, posées jusqu’à votre tour.
fortress-your-turn = À vous de jouer
fortress-their-turn = { $seat } explore
fortress-inside = { $seat } : { $piece } en { $square }
fortress-inside-none = { $seat } n’a personne à l’intérieur.
fortress-lit = Cases éclairées : { $count } sur { $total }
fortress-watch = Regarder
fortress-model = Maquette
fortress-model-own = Maquette de votre forteresse
fortress-model-of = Maquette de votre forteresse. { $text }
fortress-turn-left = Tourner à gauche
fortress-turn-right = Tourner à droite
fortress-turn-help = Glisser pour tourner, ou Q et E
fortress-lift = Soulever

## A cell, for those who do not see it

fortress-cell-dark = Obscure
fortress-cell-walked = Visitée
fortress-cell-card = Carte : { $card }
fortress-cell-beaten = Battue : { $card }
fortress-cell-up = Échelle vers le haut
fortress-cell-down = Échelle vers le bas
fortress-cell-piece = { $piece } se trouve ici
fortress-cell-chalk = Votre craie : { $mark }
fortress-cell-side = { $direction ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
 } { $look ->
    [none] libre
    [wall] mur
    [untried] pas essayé
   *[outside] mur extérieur
 }

## Exploring

fortress-piece-strength = { $piece }, force { $strength }
fortress-steps = { $count ->
    [one] un pas ce tour-ci
   *[other] { $count } pas ce tour-ci
 }
fortress-stands = { $piece } en { $square }. Libre : { $open }.
fortress-stands-shut = { $piece } en { $square }. Aucun chemin n’est libre.
fortress-swap = Échanger
fortress-swap-where = On échange les pièces en E5.
fortress-sacrifice = Sacrifier
fortress-which = Quelle pièce entre ?
fortress-cost = coûte { $turns ->
    [one] un tour
   *[other] { $turns } tours
 } de plus
fortress-cost-none = ne coûte que ce tour
fortress-out = { $piece } (hors jeu)
fortress-ribbon = Les tours à venir : { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat } passe
fortress-path = Chemin
fortress-path-example = p. ex. E4 D4 up C2
fortress-go = Aller
fortress-chalk = Craie
fortress-chalk-undo = Annuler la dernière marque à la craie
fortress-hit-wall = Il y a un mur. Le heurter et finir votre tour ?
fortress-hit-yes = Le heurter
fortress-no-way = Aucun chemin connu ne mène en { $square }.
fortress-no-floor = Il n’y a pas de sol à cet endroit.
fortress-no-ladder-up = Aucune échelle ne monte d’ici.
fortress-no-ladder-down = Aucune échelle ne descend d’ici.
fortress-no-passage = Aucun passage secret n’est connu ici.
fortress-wrong-start = Votre pièce se trouve en { $square }.
fortress-path-unknown = « { $word } » n’est pas une case. Écrivez des cases, up (monter), down (descendre) ou passage.
fortress-legend-walked = visitée
fortress-legend-dark = obscure
fortress-legend-wall = mur
fortress-legend-untried = pas essayé
fortress-legend-chalk = votre craie

## Building

fortress-build = Construisez le labyrinthe
fortress-parts = Ce qui reste à placer
fortress-part-walls = Murs
fortress-part-ladders = Échelles
fortress-part-bridge = Pont
fortress-part-left = { $part } : reste { $count }
fortress-none-left = { $part } : tout est placé. Enlevez d’abord un élément.
fortress-no-floor-above = { $square } : pas d’étage au-dessus.
fortress-bridge-other = Le pont commence en { $square }. Choisissez maintenant une case de l’autre forteresse.
fortress-mirror = Miroir : échanger lettres et chiffres
fortress-ready-made = Toute faite
fortress-ready-made-help = Une forteresse conforme aux règles, une autre chaque fois. Vous pouvez la changer.
fortress-made-easy = Facile
fortress-made-medium = Moyenne
fortress-made-hard = Difficile
fortress-made-random = Au hasard
start-brings-help-fortress = Elle reste secrète pour l’autre camp jusqu’à la fin de la partie.
fortress-bring-build = Je la bâtis à la table
fortress-bring-kept = Mes forteresses
fortress-bring-own = Un code à moi…
fortress-bring-build-help = Vous placez murs, échelles et cartes avant le début de la partie.
fortress-bring-random-help = L’ordinateur choisit au hasard une forteresse permise.
fortress-bring-easy-help = L’ordinateur bâtit une forteresse dont le drapeau est vite atteint.
fortress-bring-medium-help = L’ordinateur bâtit une forteresse de difficulté moyenne.
fortress-bring-hard-help = L’ordinateur bâtit une forteresse dont le chemin au drapeau est long.
fortress-bring-kept-help = Une forteresse que vous gardez dans ce navigateur.
fortress-bring-own-help = Collez le texte qui se trouve sous « Garder » pendant la construction. Il est vérifié aussitôt.
fortress-empty = Vide
fortress-keep = Garder
fortress-keep-name = Nom de cette forteresse
fortress-keep-now = La garder
fortress-kept-remove = Retirer { $name }
fortress-as-text = En texte
fortress-take-text = Construire d’après ce texte
fortress-text-none = Ce texte ne contient aucune forteresse.
fortress-measure = Mesurer contre l’ordinateur
fortress-measured-help = L’ordinateur joue les deux camps : le vôtre avec cette forteresse, l’autre avec des forteresses qu’il construit. Chacune est essayée dans les mêmes parties, jusqu’à 200, tant que ce volet est ouvert. L’égalité serait à 50 %.
fortress-copy = Copier
fortress-close = Fermer
fortress-test = Visite d’essai
fortress-ready = Prêt
fortress-good = Toutes les règles sont respectées.
fortress-turns-needed = À qui explore bien, il faut { $count ->
    [one] un tour.
   *[other] { $count } tours.
 }
fortress-grade = Degré { $grade } sur 5 : { $name }
fortress-grade-1 = Châtelet
fortress-grade-2 = Citerne
fortress-grade-3 = Cloître
fortress-grade-4 = Escalier du gibet
fortress-grade-5 = Labyrinthe
fortress-missing = { $count ->
    [one] Il reste un élément à placer.
   *[other] Il reste { $count } éléments à placer.
 }
fortress-checking = Vérification…
fortress-unreachable = Le drapeau est hors d’atteinte.
fortress-unreachable-marked = Les cases rouges sont coupées. Enlevez l’un des éléments marqués ×.
fortress-unreachable-many = Les cases rouges sont coupées.
fortress-tool-walls = Appuyez sur un bord : un mur se dresse. Encore une fois : il disparaît. Glissez le long des bords pour en placer plusieurs.
fortress-tool-ladders = Appuyez sur une case au point de laiton : une échelle en monte.
fortress-tool-bridge = Appuyez sur une case ici et sur une case de l’autre forteresse.
fortress-tool-card = Appuyez sur une case ; encore une fois pour enlever la carte.
fortress-test-help = La visite d’essai part sans rien savoir. Avancez avec les flèches ou en appuyant sur des cases.
fortress-test-again = Encore
fortress-test-end = Retour à la construction
fortress-test-found = Le drapeau est trouvé, en { $count ->
    [one] un tour.
   *[other] { $count } tours.
 }
fortress-stands-ready = Votre forteresse est prête
fortress-other-builds = { $seat } construit encore.
fortress-build-on = Construire encore

## The end

fortress-gone = { $seat } : { $squares } sur { $total } cases, murs heurtés : { $walls }
fortress-slider = Étape de la partie
fortress-step-of = Étape { $step } sur { $total }

## The first minute

fortress-lesson = La première minute
fortress-lesson-step = Étape { $step } sur { $total }
fortress-lesson-skip = Construire tout de suite
fortress-lesson-own = Construire la mienne
fortress-lesson-on = Continuer
fortress-lesson-send = Envoyer le chevalier d’essai
fortress-lesson-climb = Prendre l’échelle
fortress-lesson-flag-title = Cachez votre drapeau
fortress-lesson-flag = Voici une forteresse vue d’en haut ; les deux étages supérieurs attendront. Appuyez sur une case : votre drapeau y est.
fortress-lesson-walls-title = Ajoutez trois murs
fortress-lesson-walls = La ligne est le plus court chemin vers votre drapeau. Appuyez sur le bord entre deux cases : un mur s’y dresse. Allongez le chemin.
fortress-lesson-knight-title = Envoyez un chevalier
fortress-lesson-knight = Le chevalier ne voit rien. Il prend le chemin qui était le plus court avant vos murs.
fortress-lesson-maze-title = À vous
fortress-lesson-maze = Vous ne voyez que ce que vous avez découvert. Appuyez sur une case voisine du chevalier, ou prenez les flèches. Un mur finit le tour ; une échelle mène à l’étage suivant.
fortress-lesson-choose-title = Une forteresse à vous
fortress-lesson-choose = Voilà le jeu. Commencez par une forteresse toute faite, de facile à difficile, ou construisez la vôtre.
fortress-lesson-way = Le chemin vers votre drapeau : { $count } pas.
fortress-lesson-grown = Le chemin : { $before } → { $now } pas.
fortress-lesson-wall = Un mur entre { $source } et { $target }. Le tour finit ; le mur reste dans les notes.
fortress-lesson-ladder = Une échelle en { $square } : prenez-la avec le bouton ci-dessous ou avec Pg↑ et Pg↓.
fortress-lesson-found = Le drapeau est trouvé, en { $count ->
    [one] un tour.
   *[other] { $count } tours.
 }

## The page for players

fortress-guess-title = Devinez les drapeaux
fortress-guess-help = Choisissez une forteresse, puis une case. Personne d’autre ne la voit. Vous l’apprendrez à la fin.
fortress-idea-summit = Le sommet
fortress-idea-summit-help = Le drapeau est au dernier étage, le plus petit de tous.
fortress-idea-cellar = Tout en bas
fortress-idea-cellar-help = Le drapeau reste au rez-de-chaussée : trois échelles en éloignent.
fortress-idea-landing = À mi-hauteur
fortress-idea-landing-help = Le drapeau est à l’étage du milieu : qui monte encore l’a dépassé.
fortress-bring-ideas = Avec une idée
