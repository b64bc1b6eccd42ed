# The studio of set-ups, and the notes on a set-up.
studio-play = Jouer avec
studio-box = Jeu
studio-side = Camp
studio-board = Vos propres rangées
studio-unnamed = Sans nom
studio-keep-example = Soirée du club/Aile gauche
studio-keep-help = Une barre oblique la range dans un dossier. Les mises en place restent dans ce navigateur ; un code d’appareil les apporte sur un autre appareil.
studio-keys = Touches : les flèches choisissent une case, un rang pose une pièce, X sur deux cases les échange, M échange gauche et droite, H montre les points faibles, Ctrl+Z et Ctrl+Y annulent et rétablissent.
studio-tools = Toute la mise en place
studio-heat = Points faibles
studio-random = Au hasard…
studio-style-closed = Fermée
studio-style-scouts = Éclaireurs devant
studio-style-bluff = Feinte
studio-style-wild = Débridée
studio-drawn = Tirée au hasard : { $style }
studio-swap-with = { $square } : appuyez sur X sur l’autre case.
studio-in-and-out = Copier, enregistrer, ouvrir
studio-copy = Copier en texte
studio-weak = Où elle est faible
studio-weak-none = Aucun point faible trouvé.
studio-weak-later = Placez toutes les pièces pour le voir.
studio-weak-help = Les remarques sont des conseils, pas des règles. Une case est teintée si une remarque la nomme. Elle est plus sombre là où l’autre camp a souvent gagné son premier combat quand l’ordinateur jouait cette mise en place.
studio-own = Vos parties avec elle
studio-own-tally = Gagnées { $won } · nulles { $drawn } · perdues { $lost }
studio-own-none = Pas encore de partie finie.
studio-own-private = Seul ce navigateur le sait.
studio-shelf = Mises en place de cette armée
studio-own-empty = Ici se rangent les mises en place que vous gardez.
studio-folder = Dossier : { $name }
studio-ideas = De bonnes idées
studio-games = { $count ->
        [one] { $count } partie à vous
       *[other] { $count } parties à vous
    }
studio-move = Ranger { $name } dans un dossier
studio-folder-name = Nom du dossier
studio-folder-none = aucun dossier
studio-folder-move = Ranger là
studio-measured-help = L’ordinateur joue les deux camps : le vôtre avec cette mise en place, l’autre avec des mises en place comme en font les gens. Chacune est essayée dans les mêmes parties, jusqu’à 200, tant que cette page est ouverte. L’égalité serait à 50 %.
studio-compare = Comparer avec…
studio-compare-few = Il faut d’abord { $count } parties à chacune.
studio-compare-games = Mêmes parties : { $games }. Mieux : { $better }, moins bien : { $worse }.
studio-compare-better = Cette mise en place fait mieux.
studio-compare-worse = L’autre fait mieux.
studio-compare-open = On ne voit pas encore de différence.
deploy-redone = Le changement est rétabli.
deploy-chosen = La mise en place choisie est sur le plateau.
setup-note-flag_forward = Le drapeau est dans la moitié avant : qui perce n’en est qu’à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
setup-note-flag_doors = Le drapeau a { $doors } portes ouvertes : qui gagne en { $squares } le prend ensuite.
setup-note-flag_lanes = { $runners ->
        [one] Une pièce ennemie qui va loin peut
       *[other] { $runners } pièces ennemies qui vont loin peuvent
    } attaquer votre drapeau ou son garde ({ $squares }) en { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } : fermez cette ligne par une pièce plus forte.
setup-note-few_diggers = Pièces derrière la première rangée qui peuvent enlever une bombe ou une forteresse : { $kept }. En fin de partie, l’une d’elles doit ouvrir le chemin du drapeau adverse.
setup-note-front_walls = Pièces de la première rangée qui ne bougent jamais : { $count }. Elles gênent votre propre armée.
setup-note-no_runner_ahead = Aucune pièce qui va loin dans la moitié avant : au début, personne ne peut tester l’ennemi de loin.
setup-note-no_runner_behind = Toutes les pièces qui vont loin sont devant : il n’en reste aucune pour la dernière course.
setup-note-spy_alone = La pièce qui peut prendre l’ennemi le plus fort est à { $steps } pas de vos deux plus fortes : elle n’en venge aucune.
setup-note-giants_together = Vos deux pièces les plus fortes sont sur une aile ({ $squares }) : l’autre doit s’en passer.
