# The studio of set-ups, and the notes on a set-up.
studio-play = Jouer avec
studio-box = Jeu
studio-side = Camp
studio-board = Vos propres rangées
studio-unnamed = Sans nom
studio-keep-example = Soirée du club/Aile gauche
studio-keep-help = Une barre oblique la range dans un dossier. Les dispositions restent dans ce navigateur ; un code d’appareil les emporte.
studio-keys = Touches : les flèches choisissent une case, un rang pose une pièce, X sur deux cases les échange, M inverse, H montre la chaleur, Ctrl+Z et Ctrl+Y annulent et rétablissent.
studio-tools = Toute la disposition
studio-redo = Rétablir
studio-heat = Chaleur
studio-random = Au hasard…
studio-style-closed = Fermée
studio-style-scouts = Éclaireurs devant
studio-style-bluff = Feinte
studio-style-wild = Sauvage
studio-drawn = Tirée au hasard : { $style }
studio-swap-with = { $square } : appuyez sur X sur l’autre case.
studio-in-and-out = Entrer et sortir
studio-copy = Copier en texte
studio-picture = Enregistrer en image
studio-file = Ouvrir un fichier
studio-weak = Ses points faibles
studio-weak-none = Un second regard ne trouve rien.
studio-weak-later = Placez toutes les pièces pour le voir.
studio-weak-help = Les remarques sont des conseils, pas des règles. Une case est teintée si une remarque la nomme, et plus sombre là où l’autre camp a souvent gagné d’abord dans les parties mesurées.
studio-own = Vos parties avec elle
studio-own-tally = Gagnées { $won } · nulles { $drawn } · perdues { $lost }
studio-own-none = Pas encore de partie finie.
studio-own-private = Seul ce navigateur le sait.
studio-shelf = Dispositions de cette armée
studio-own-empty = Ici se rangent les dispositions que vous gardez.
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
studio-measured = Contre l’ordinateur
studio-level = Niveau
studio-measure = Mesurer
studio-measure-stop = Arrêter
studio-column-games = Parties
studio-column-won = Points gagnés
studio-measuring = en cours
studio-interval = { $low } à { $high } %
studio-measured-help = L’ordinateur joue les deux camps : le vôtre avec cette disposition, l’autre avec des dispositions comme en font les gens. Toutes rencontrent les mêmes parties, jusqu’à 200 tant que cette page est ouverte.
studio-compare = Comparer avec…
studio-compare-few = Il faut d’abord { $count } parties à chacune.
studio-compare-games = Parties égales : { $games }. Mieux : { $better }, moins bien : { $worse }.
studio-compare-better = Cette disposition fait mieux.
studio-compare-worse = L’autre fait mieux.
studio-compare-open = On ne voit pas encore de différence.
deploy-redone = Rétabli.
deploy-chosen = La disposition choisie est en place.
setup-note-flag_forward = Le drapeau est dans la moitié avant : qui perce n’en est qu’à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
setup-note-flag_doors = Le drapeau a { $doors } portes ouvertes : qui gagne en { $squares } le prend ensuite.
setup-note-few_diggers = Derrière le premier rang, ceux qui creusent : { $kept }. Tard dans la partie, il faut ouvrir la maison de leur drapeau.
setup-note-front_walls = Au premier rang, ne bougent jamais : { $count }. Elles gênent votre propre armée.
setup-note-no_runner_ahead = Personne qui va loin dans la moitié avant : au début, nul ne peut interroger de loin.
setup-note-no_runner_behind = Tous ceux qui vont loin sont devant : il n’en reste aucun pour la dernière course.
setup-note-spy_alone = Celui qui peut prendre le plus fort est à { $steps } pas de vos deux plus forts : il n’en venge aucun.
setup-note-giants_together = Vos deux plus forts sont sur une aile ({ $squares }) : l’autre doit s’en passer.
