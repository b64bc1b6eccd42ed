## Sides

side-good = Le Bien
side-evil = Le Mal

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = roi Théoden
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
piece-witch_king = Roi-Sorcier
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
power-fly-help = Saute en ligne droite par-dessus tout ce qui est sur son chemin, jusqu’à la première case libre. N’attaque pas.
power-seek = Débusquer un ennemi
power-seek-help = Désigne un ennemi à deux cases au plus : il est montré, et pris s’il est plus faible.
power-seek-only-help = Désigne un ennemi à deux cases au plus : il est montré. Rien n’est pris.
power-bow = Arc long
power-bow-help = Tire à une ou deux cases en ligne droite ou en diagonale, par-dessus tout : la cible est montrée, et prise si elle est plus faible. Forteresses et berserkers restent.
power-axe = Hache naine
power-axe-help = Un pas, puis un à trois ennemis autour. Les plus faibles tombent ; contre un égal, un plus fort ou une forteresse, c’est Gimli qui tombe.
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
rank-raised = relevé par l’Anneau
mount-doom = Montagne du Destin
panel-powers = Pouvoirs
legend-frodo = Frodon, le Porteur de l’Anneau
legend-frodo-help = Les rangs 5, 6, 7 et 9, les forteresses et les pouvoirs ne peuvent rien contre lui, et le rang 4 tombe contre lui. Seuls le Roi-Sorcier et les Nazgûl le prennent.
legend-doom-help = Frodon y entre une fois, par l’une des deux cases marquées. Alors l’Anneau est détruit : le Mal perd toutes ses pièces de rang 4 à 8 et toutes ses forteresses.
legend-taken = Si Frodon tombe avant
legend-taken-help = Chaque pièce du Mal monte d’un rang, sauf les forteresses, Langue de Serpent et le drapeau.
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
option-seek_captures-help = Oui : une cible plus faible est prise, comme dans le livret. Non : elle est seulement montrée. S’il capture, Débusquer vaut mieux en tout que l’Arc long.
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
option-axe_stops-help = Les cibles sont frappées dans l’ordre dit ; celles qui viennent après sa chute survivent.
option-steed_may_return = Le destrier peut revenir
option-steed_may_return-help = Le second pas peut ramener au départ.
option-rage_may_stay = Rage sans pas
option-rage_may_stay-help = Aussi depuis sa case, sans le pas.
option-rage_alone = Rage sans cible
option-rage_alone-help = Permise même sans ennemi autour.
option-mount_doom = Montagne du Destin
option-mount_doom-help = De quelle case des deux zones il s’agit. Personne ne sait avec certitude où elle est sur le plateau imprimé.
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

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Pouvoirs : { $piece }
power-pick-step = Choisissez le pas : une des cases éclairées.
power-pick-target = Choisissez une cible : une des cases éclairées.
power-pick-more = Ou choisissez une cible de plus.
power-picked = Choix : { $squares }
power-back = Retour
power-confirm = { $power } : agir
power-hit = { $square } : { $piece }, prise
power-seen = { $square } : { $piece }, dévoilée, reste
power-falls = { $piece } tombe aussi
power-last = Dernier pouvoir
power-aim = la pièce inconnue en { $square }
power-aim-known = { $piece } en { $square }
preview-fly = { $piece } vole jusqu’en { $square }.
preview-seek = { $piece } désigne { $targets } : tous voient ce que c’est ; au-dessous du rang { $rank }, prise.
preview-seek-only = { $piece } désigne { $targets } : tous voient ce que c’est.
preview-bow = { $piece } tire sur { $targets } : tous voient ce que c’est ; au-dessous du rang { $rank }, prise, si une flèche peut l’atteindre.
preview-axe = { $piece } va en { $square } et frappe { $targets }. Au-dessous du rang { $rank } la cible tombe ; contre une égale, une plus forte ou une forteresse, { $piece } tombe.
preview-axe-stay = { $piece } frappe { $targets } de sa case. Au-dessous du rang { $rank } la cible tombe ; contre une égale, une plus forte ou une forteresse, { $piece } tombe.
preview-steed = { $piece } chevauche par { $via } jusqu’en { $square }.
preview-steed-attack = { $piece } chevauche par { $via } et attaque : { $targets }.
preview-rage = { $piece } va en { $square } et frappe chaque ennemi des huit cases autour. Jusqu’au rang { $rank } tous tombent, les forteresses aussi, puis { $piece }.
preview-rage-stay = { $piece } frappe chaque ennemi des huit cases autour. Jusqu’au rang { $rank } tous tombent, les forteresses aussi, puis { $piece }.
preview-other = { $piece } : { $power } { $square } { $targets }
preview-known = Ensuite tous sauront qui c’est : { $piece }.
preview-frodo = Frodon serait seulement dévoilé.
preview-too-strong = La cible est trop forte pour tomber.
repeat-owed = { $piece } en { $square } a gagné : attaquez encore, ou arrêtez.
repeat-theirs = L’autre camp peut attaquer encore.
turn-repeat = Attaquez encore, ou arrêtez
log-quest = { $count ->
    [one] L’Anneau est détruit : { $count } pièce du Mal tombe.
   *[other] L’Anneau est détruit : { $count } pièces du Mal tombent.
}
log-ring-taken = Frodon est tombé. Le Mal a l’Anneau, ses rangs montent d’un degré.
fate-quest = { $count ->
    [one] { $count } pièce du Mal tombe
   *[other] { $count } pièces du Mal tombent
  } : toutes celles de rang 4 à 8, et les forteresses. Au drapeau !
fate-ring_taken = Frodon est tombé. Les nombres dorés montrent les rangs relevés.
log-stop = s’arrête
log-neither = personne ne tombe
square-picked = choisie pour le pouvoir
square-has-powers = a des pouvoirs
square-entry = { $square }, vide, un accès à la Montagne du Destin
log-announce-stop = { $side ->
    [red] Le Bien s’arrête.
   *[blue] Le Mal s’arrête.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Le Bien
me-side-blue = Le Mal
me-square-lake = { $square }, Zone interdite
me-square-other = { $square }, { $side ->
    [red] Le Bien
   *[blue] Le Mal
 } : { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Le Bien
   *[blue] Le Mal
 } : pièce inconnue
me-turn-side = { $side ->
    [red] Au Bien de jouer
   *[blue] Au Mal de jouer
 }
me-reason-immobile = Cette pièce ne bouge jamais. Forteresses et drapeaux restent où ils ont été placés.
me-reason-blocked = Quelque chose barre le chemin. Aucune pièce ne passe par-dessus une autre ni par-dessus une Zone interdite.
me-reason-obstacle = Personne n’entre dans une Zone interdite.
me-combat-announce = Combat en { $square }. Attaquant, { $side ->
    [red] Le Bien
   *[blue] Le Mal
 } : { $attacker }. Défenseur : { $defender }. { $result ->
    [attacker] L’attaquant gagne.
    [defender] Le défenseur tient.
    [neither] Personne ne tombe.
   *[both] Les deux tombent.
 }
me-log-ready = { $side ->
    [red] Le Bien est prêt.
   *[blue] Le Mal est prêt.
 }
me-log-announce-move = { $side ->
    [red] Le Bien
   *[blue] Le Mal
 } : { $source } vers { $target }.
me-log-announce-move-shown = { $side ->
    [red] Le Bien
   *[blue] Le Mal
 } : { $source } vers { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Le Bien ramène une pièce en { $square }.
   *[blue] Le Mal ramène une pièce en { $square }.
 }
me-panel-captured-red = Pertes du Bien
me-panel-captured-blue = Pertes du Mal
me-annotation-still = forteresse ou drapeau
me-curtain-title = { $side ->
    [red] Passez au Bien
   *[blue] Passez au Mal
 }
me-curtain-look = { $side ->
    [red] Je suis le Bien : montrer le plateau
   *[blue] Je suis le Mal : montrer le plateau
 }
me-curtain-quiet-move = { $side ->
    [red] Le Bien est allé de { $source } en { $target }.
   *[blue] Le Mal est allé de { $source } en { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Le Bien se place. Le Mal regarde ailleurs.
   *[blue] Le Mal se place. Le Bien regarde ailleurs.
 }
me-end-side-wins = { $winner ->
    [red] Le Bien gagne
   *[blue] Le Mal gagne
 }
me-end-flag_captured = { $who ->
    [winner] Vous avez pris le drapeau adverse.
    [loser] Votre drapeau a été pris.
   *[watcher] { $winner ->
        [red] Le Bien a pris le drapeau du Mal.
       *[blue] Le Mal a pris le drapeau du Bien.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] L’adversaire ne peut plus bouger.
    [loser] Vous ne pouvez plus bouger.
   *[watcher] { $winner ->
        [red] Le Mal ne peut plus bouger.
       *[blue] Le Bien ne peut plus bouger.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] L’adversaire n’a plus de pièce qui puisse bouger.
    [loser] Vous n’avez plus de pièce qui puisse bouger.
   *[watcher] { $winner ->
        [red] Le Mal n’a plus de pièce qui puisse bouger.
       *[blue] Le Bien n’a plus de pièce qui puisse bouger.
    }
 }
me-end-resigned = { $who ->
    [winner] L’autre camp a abandonné.
    [loser] Vous avez abandonné.
   *[watcher] { $winner ->
        [red] Le Mal a abandonné.
       *[blue] Le Bien a abandonné.
    }
 }
me-end-abandoned = { $who ->
    [winner] L’autre camp est resté absent et vous avez réclamé la victoire.
    [loser] Votre absence a duré trop longtemps et l’autre camp a réclamé la victoire.
   *[watcher] { $winner ->
        [red] Le Mal est resté absent et le Bien a réclamé la victoire.
       *[blue] Le Bien est resté absent et le Mal a réclamé la victoire.
    }
 }
me-replay-view-red = Le Bien
me-replay-view-blue = Le Mal
me-start-seat = Votre armée
me-start-first-red = Le Bien commence.
me-start-first-blue = Le Mal commence.
me-option-first-red = Le Bien
me-option-first-blue = Le Mal
me-belief-side = { $side ->
    [red] Ce que le Bien pouvait savoir
   *[blue] Ce que le Mal pouvait savoir
 }
me-belief-no-side = Choisissez le Bien ou le Mal pour voir ce que ce camp pouvait savoir et supposer.
me-option-silent_scout = Quand un cavalier attaque
me-option-silent_scout-help = Même en défense muette, le défenseur doit se montrer à un cavalier.
me-option-rescue-help = Atteignez la dernière rangée adverse et ramenez une pièce perdue, deux fois par partie au plus. Les cavaliers ne le peuvent pas ; les forteresses restent perdues.
me-option-two_square_exact-help = Ne compte que si la pièce part et s’arrête sur les deux mêmes cases ; un cavalier peut alors s’en échapper.
me-option-old_scout = Cavaliers d’autrefois
me-option-old_scout-help = Comme dans les vieilles éditions : un cavalier qui va loin ne peut attaquer dans le même tour.

## The page for players

me-end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
   *[watcher] { $winner ->
        [red] Le Mal a épuisé son temps.
       *[blue] Le Bien a épuisé son temps.
    }
 }
