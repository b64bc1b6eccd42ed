# Stratego en Terre du Milieu. Comme en/middle_earth.ftl.

## The game and its rulesets

game-middle_earth = Stratego en Terre du Milieu
variant-me-classic = Terre du Milieu : Classique
variant-me-classic-line = Deux armées différentes, les règles simples.
variant-me-powers = Terre du Milieu : Pouvoirs spéciaux
variant-me-powers-line = Des aigles, des arcs longs, une hache et une rage.
variant-me-ring = Terre du Milieu : Détruire l’Anneau
variant-me-ring-line = Frodon en route vers la Montagne du Destin.

## Sides

side-good = Le Bien
side-evil = Le Mal

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = le roi Théoden
piece-faramir = Faramir
piece-eomer = Éomer
piece-boromir = Boromir
piece-arwen = Arwen
piece-treebeard = Sylvebarbe
piece-haldir = Haldir
piece-elf = elfe
piece-frodo = Frodon
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pippin
piece-soldier = soldat du Gondor
piece-rider = cavalier du Rohan
piece-eowyn = Éowyn
piece-witch_king = le Roi-Sorcier
piece-saruman = Saroumane
piece-nazgul = Nazgûl
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-hai
piece-berserker = berserker
piece-haradrim = Haradrim
piece-orc = orque
piece-warg_rider = cavalier warg
piece-wormtongue = Langue de Serpent
piece-fortress = forteresse

## Powers, and what each does, in one line

power-fly = Voler
power-fly-help = Saute en ligne droite par-dessus tout ce qui est à côté, jusqu’à la première case libre. N’attaque pas.
power-seek = Débusquer un ennemi
power-seek-help = Désigne un ennemi à deux cases au plus : il est montré, et pris s’il est plus faible.
power-bow = Arc long
power-bow-help = Tire à une ou deux cases en ligne droite ou en diagonale : la cible est montrée, et prise si elle est plus faible.
power-axe = Hache naine
power-axe-help = Un pas, puis un à trois ennemis autour. Les plus faibles tombent ; un égal, un plus fort ou une forteresse coûte Gimli.
power-steed = Rapide destrier
power-steed-help = Deux cases, même en tournant ; le second pas peut attaquer.
power-repeat = Répéter l’attaque
power-repeat-help = Après une attaque gagnée, il peut attaquer l’ennemi voisin suivant, ou s’arrêter.
power-rage = Rage
power-rage-help = Un pas, puis il frappe tous autour : égaux, plus faibles et forteresses tombent, et le berserker aussi.
power-stop = S’arrêter

## The Ring

ring-open = Frodon porte l’Anneau.
ring-destroyed = L’Anneau est détruit.
ring-taken = Le Mal a l’Anneau : ses rangs sont plus hauts d’un degré.
mount-doom = Montagne du Destin
forbidden-zone = Zone interdite
combat-neither = Personne ne tombe : Frodon est invisible

## Acts refused

reason-no_power = Cette pièce n’a pas ce pouvoir ici.
reason-power_step = Le pouvoir ne mène pas là.
reason-power_target = Ce ne sont pas des cibles pour ce pouvoir.
reason-repeat_only = Attaquez encore avec cette pièce, ou arrêtez.
reason-nothing_to_stop = Il n’y a pas d’attaque à arrêter.

## Options

option-seek_captures = Débusquer capture
option-seek_captures-help = Oui comme dans le livret ; non : montre seulement. S’il capture, c’est en tout un meilleur Arc long.
option-seek_range = Portée de Débusquer
option-seek_range-help = Quelles cases à deux au plus peuvent être désignées.
option-seek_range-around = les 24 autour
option-seek_range-lines = 16 en ligne
option-seek_range-cross = 12 : autour, et deux tout droit
option-bow_range = Portée de l’Arc long
option-bow_range-help = Sur quelles cases à deux au plus on peut tirer.
option-bow_range-lines = 16 en ligne
option-bow_range-cross = 12 : autour, et deux tout droit
option-axe_may_stay = Hache sans pas
option-axe_may_stay-help = Aussi depuis sa case, sans le pas.
option-axe_stops = La hache s’arrête si Gimli tombe
option-axe_stops-help = Les cibles sont frappées dans l’ordre dit ; celles d’après sa chute survivent.
option-steed_may_return = Le destrier peut revenir
option-steed_may_return-help = Le second pas peut ramener au départ.
option-rage_may_stay = Rage sans pas
option-rage_may_stay-help = Aussi depuis sa case, sans le pas.
option-rage_alone = Rage sans cible
option-rage_alone-help = Permise même sans ennemi autour.
option-mount_doom = Montagne du Destin
option-mount_doom-help = Quelle case des deux zones. Le plateau imprimé n’est pas connu avec certitude.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = Frodon est à l’abri sur la Montagne
option-mount_doom_safe-help = Aucun pouvoir ne peut le viser là. Non : les pouvoirs oui, les coups jamais.
option-haradrim_falls = Les Haradrim tombent contre Frodon
option-haradrim_falls-help = De même rang, mais lui ne peut être pris. Non : personne ne tombe.
option-invisible_after_quest = Frodon reste invisible
option-invisible_after_quest-help = Aussi après la destruction de l’Anneau. Non : il est dès lors un simple 4.
