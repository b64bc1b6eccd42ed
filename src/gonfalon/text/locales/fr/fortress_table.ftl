# Stratego Fortress, in French. Arguments as in en/fortress.ftl.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] Roi
    [knight] Chevalier
    [wizard] Magicien
    [dwarf] Nain
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Drapeau
    [cup] Coupe empoisonnée
    [king] Roi
    [duke] Duc
    [soldier] Soldat
    [princess] Princesse
    [passage] Passage secret
    [pitfall] Trappe
   *[other] { $card }
 }
value-king = Roi
value-knight = Chevalier
value-wizard = Magicien
value-dwarf = Nain

## Options and what seats bring

start-group-building = Construction
option-first-lot = au hasard
option-idle_limit = Pas à vide
option-idle_limit-help = Un tour se termine après autant de pas de suite sans rien trouver de nouveau.
option-sacrifice_only_if_trapped = Sacrifier seulement une pièce piégée
option-sacrifice_only_if_trapped-help = Non : une pièce peut être abandonnée à tout moment de son tour.
option-unreachable = Un drapeau hors d’atteinte
option-unreachable-help = Si une telle forteresse est refusée, ou permise au risque de perdre.
option-unreachable-refused = est refusé
option-unreachable-loses = perd s’il est contesté
option-entrance_cards = Cartes sur l’entrée
option-entrance_cards-help = Toute carte sauf le drapeau peut être posée sur E5.
bring-fortress = Forteresse

## On the table

field-first = Qui commence
field-built = Construite
field-fortresses = Forteresse
field-pieces = Pièce à l’intérieur
field-squares = Elle se trouve sur
field-unused = Pièces pas encore jouées
field-out = Pièces hors jeu
field-skips = Tours à passer
field-idle = Pas à vide
field-visited = Cases visitées
field-visitors = Qui s’y est trouvé
field-walls = Murs trouvés
field-open_edges = Passages libres
field-ladders = Échelles trouvées
field-stood = Cases dont les échelles sont connues
field-cards = Cartes trouvées
field-beaten = Cartes battues
field-passages = Passages secrets
field-bridges = Pont
row-built = { $seat }
row-fortresses = { $seat }
row-pieces = { $seat }
row-squares = { $seat }
row-unused = { $seat }
row-out = { $seat }
row-skips = { $seat }
row-idle = { $seat }
row-visited = { $seat }
row-visitors = { $seat }
row-walls = { $seat }
row-open_edges = { $seat }
row-ladders = { $seat }
row-stood = { $seat }
row-cards = { $seat }
row-beaten = { $seat }
row-passages = { $seat }
row-bridges = { $seat }

## Decisions

kind-build = Construisez votre forteresse
kind-enter = Choisissez une pièce
kind-explore = Explorer
prompt-fortress_build = Construisez votre forteresse : 20 murs, 3 échelles et toutes les cartes. Le drapeau doit pouvoir être atteint.
prompt-fortress_enter = Tour { $turn } : quelle pièce entre ?
prompt-fortress_explore = Tour { $turn } : { fortress-piece } en { $square }. Où aller ?
part-piece = Pièce
part-piece-king = Roi (7)
part-piece-knight = Chevalier (5)
part-piece-wizard = Magicien (3)
part-piece-dwarf = Nain (2)
part-turns_to_skip = Tours à passer
part-turns_to_skip-0 = aucun tour à passer
part-turns_to_skip-1 = un tour à passer
part-turns_to_skip-2 = deux tours à passer
part-way = Comment
part-way-step = un pas
part-way-climb = par l’échelle
part-way-passage = par le passage secret
part-way-bridge = par le pont
part-swap = Échanger
part-swap-king = Échanger contre le Roi
part-swap-knight = Échanger contre le Chevalier
part-swap-wizard = Échanger contre le Magicien
part-swap-dwarf = Échanger contre le Nain
part-sacrifice = Sacrifier
part-sacrifice-king = Sacrifier, puis le Roi
part-sacrifice-knight = Sacrifier, puis le Chevalier
part-sacrifice-wizard = Sacrifier, puis le Magicien
part-sacrifice-dwarf = Sacrifier, puis le Nain
part-choice-challenge = Contester : ce drapeau est hors d’atteinte

## Events

event-starts = { $seat } commence.
event-built = { $seat } : la forteresse est prête.
event-turn = { $seat } : à vous de jouer.
event-entered = { $seat } : { fortress-piece } entre en { $square }.
event-moved = { $seat } : { fortress-piece } va de { $source } à { $target }.
event-wall = { $seat } : un mur entre { $source } et { $target }.
event-blocked = { $seat } : l’échelle vers { $square } est inutilisable. En haut : { fortress-card }.
event-fell = { $seat } : { fortress-card } en { $source }. { fortress-piece } tombe en { $target }.
event-won = { $seat } : { fortress-piece } ({ $strength }) bat { fortress-card } ({ $card_strength }) en { $square }.
event-lost = { $seat } : { fortress-card } ({ $card_strength }) en { $square } bat { fortress-piece } ({ $strength }).
event-passage = { $seat } : un passage secret relie { $square } et { $other }.
event-ladder = { $seat } : { $way ->
    [up] une échelle monte
   *[other] une échelle descend
 } en { $square }.
event-bridge = { $seat } : un pont mène de { $square } à { $other }.
event-returned = { $seat } : { fortress-piece } retourne en { $square }.
event-exchanged = { $seat } : { fortress-piece } sort (échange).
event-sacrificed = { $seat } : { fortress-piece } sort (sacrifice).
event-skips = { $seat } : tours à passer : { $turns }.
event-cancelled = { $seat } : plus de tour à passer.
event-turn_over = { $seat } : { $why ->
    [wall] le tour se termine contre le mur.
    [beaten] le tour se termine par un combat perdu.
    [swap] le tour se termine par un échange.
    [sacrifice] le tour se termine par un sacrifice.
   *[other] le tour se termine : trop de pas sans rien de nouveau.
 }
event-skipped = { $seat } passe un tour. Reste à passer : { $left }.
event-flag = { $seat } : le drapeau est trouvé en { $square } !
event-challenged = { $seat } l’affirme : le drapeau est hors d’atteinte.

## What is refused, and how it ends

reason-not_understood = Ce n’est pas une action de ce jeu.
reason-unknown_square = Cette case n’existe pas.
reason-wrong_start = La pièce se trouve ailleurs.
reason-blocked_ladder = Cette échelle mène à une trappe : inutilisable.
reason-no_way = Aucun chemin connu n’y mène d’ici.
reason-not_at_entrance = On échange les pièces en E5.
reason-same_piece = Cette pièce est déjà à l’intérieur.
reason-not_trapped = On ne sacrifie qu’une pièce que l’on sait piégée.
fault-wrong_start = La pièce se trouve en { $where }.
fault-unknown_word = Ne fait pas partie d’une forteresse : { $where }
fault-unknown_square = Case inconnue : { $where }
fault-no_edge = Ce n’est pas un bord entre deux cases voisines : { $where }
fault-wall_twice = Deux murs au même endroit : { $where }
fault-walls_missing = Murs encore à placer : { $where }
fault-walls_extra = Murs en trop : { $where }
fault-no_ladder_place = Pas d’étage au-dessus : { $where }
fault-ladder_twice = Deux échelles au même endroit : { $where }
fault-ladders_missing = Échelles encore à placer : { $where }
fault-ladders_extra = Échelles en trop : { $where }
fault-card_missing = Cartes encore à placer : { $where }
fault-card_extra = Cartes en trop : { $where }
fault-cards_on_square = Plus d’une carte en { $where }
fault-card_on_entrance = Aucune carte ne peut être posée en E5 : { $where }
fault-flag_on_entrance = Le drapeau ne peut pas être posé en E5.
fault-bridge_missing = Il manque le pont.
fault-bridge_extra = Un pont de trop : { $where }
fault-no_bridge_place = Un pont relie une case d’une forteresse, pas E5, à une case de l’autre : { $where }
fault-flag_unreachable = Le drapeau est hors d’atteinte. Coupées : { $where }
fault-in_the_way = Il suffirait d’enlever l’un de ceux-ci : { $where }
end-flag_found = Le drapeau a été trouvé.
end-flag_unreachable = Le drapeau était hors d’atteinte : qui l’a caché perd.
end-flag_reachable = Le drapeau pouvait être atteint : contesté à tort.

## Hints

fortress-hint-unit = Le nombre dit combien de tours un chemin prend de plus que le meilleur. C’est une moyenne sur les forteresses qui vont avec vos notes.
fortress-hint-best = le meilleur
fortress-hint-even = à peu près aussi bon
fortress-hint-behind = Ce chemin prend { $turns } tours de plus que le meilleur, à { $doubt } près.
