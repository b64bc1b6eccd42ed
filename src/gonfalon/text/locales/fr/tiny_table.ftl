# The teaching games, in French. Arguments as in en/tiny.ftl.

preset-raid = Raid
preset-raid-help = Court et vif : embuscades, douze coups, et l’on compte les soldats.

## Options and what seats bring

start-group-watch = La garde
start-group-combat = Combat
option-darkness = Obscurité
option-darkness-help = S’ajoute à chaque objectif.
option-leader = Qui mène
option-leader-help = Qui mène dit après une manche qui peut changer sa main.
option-leader-highest = la carte la plus haute
option-leader-in_turn = à tour de rôle
option-horn = Le cor
option-horn-help = Une fois par partie, la garde peut éviter une épreuve et en retourner une autre.
option-ambush = Embuscade
option-ambush-help = Un 1 qui attaque bat un 2.
option-survivor = Le survivant d’un combat
option-survivor-help = Si l’autre camp sait encore quelle pièce c’est.
option-survivor-open = reste connu
option-survivor-covered = est recouvert
option-move_cap = Coups dans une partie
option-move_cap-help = La partie s’arrête après ce nombre de coups ; 0 : jamais.
option-count_soldiers = Compter les soldats
option-count_soldiers-help = Si la partie est interrompue, le camp qui a le plus de soldats gagne.
bring-keepsake = Porte-bonheur
bring-army = Armée
value-lamp = lampe
value-bell = cloche

## On the table

field-hands = Mains
field-table = Cartes engagées
field-task = Épreuve
field-target = Objectif
field-passed = Manches réussies
field-horn = Cor encore disponible
field-deck_left = Cartes dans le paquet
field-board = Plateau
field-armies = Armées
field-moves_left = Coups restants
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = face cachée
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Mise en place
kind-move = Coup
kind-face = Affronter l’épreuve ?
kind-play = Engager une carte
kind-help = Qui change de main ?
kind-keep = Garder sa main ?
prompt-watch_face = L’épreuve est { $task }. Les cartes doivent faire { $target } en tout. L’affronter ?
prompt-watch_play = Engagez une carte en secret. Ensemble, elles doivent faire { $target } ; l’épreuve est { $task }.
prompt-watch_help = Vous menez. Qui peut changer ses cartes ?
prompt-watch_keep = Garder vos cartes, ou en piocher de nouvelles ?
prompt-outpost_deploy = Placez { $army } sur la rangée { $row } : écrivez « deploy » et un signe par case, de a à c.
prompt-outpost_move = Tour { $turn } : déplacez un soldat d’une case.
part-card = Carte
part-source = De
part-target = Vers
part-choice = Choix
part-choice-face = L’affronter
part-choice-avoid = Sonner du cor
part-choice-keep = Les garder
part-choice-swap = En piocher de nouvelles
part-choice-rest = Personne : la garde se repose, le prochain objectif baisse de 1

## Events

event-dealt = { $seat } : cartes piochées : { $count }
event-drawn = { $seat } : c’est un { $card }.
event-task = L’épreuve est { $card } : il faut { $target }.
event-faced = { $seat } : la garde affronte l’épreuve.
event-avoided = { $seat } : le cor sonne, l’épreuve est évitée.
event-committed = { $seat } : une carte est posée face cachée.
event-shown = Les cartes { $cards } font { $sum } sur { $target }.
event-round_passed = La manche est réussie.
event-round_failed = La manche est perdue.
event-rested = { $seat } : la garde se repose.
event-helped = { $seat } : c’est à { $helped_seat } de choisir.
event-kept = { $seat } : la main est gardée.
event-swapped = { $seat } : la main est défaussée.
event-deployed = { $seat } : mise en place terminée.
event-stepped = { $seat } : { $source } vers { $target }.
event-fought = { $seat } : { $source } attaque { $target }, { $attacker } contre { $defender }.

## What is refused, and how it ends

reason-not_offered = Ce n’est pas l’un des choix.
fault-unknown_keepsake = Il n’y a pas de tel porte-bonheur : { $where }. Il y a lamp et bell.
fault-unknown_piece = Aucune pièce n’a ce signe : { $where }
fault-extra_piece = En trop : { $where }
fault-missing_piece = Il manque : { $where }
fault-not_one_keep = Une armée a exactement un donjon, K.
fault-not_two_soldiers = Une armée a exactement deux soldats, 1 ou 2.
end-watch_held = La garde a réussi au moins deux manches : la nuit est passée.
end-watch_failed = La garde a réussi moins de deux manches.
end-keep_taken = Le donjon est tombé.
end-no_move_left = Un camp n’avait plus aucun coup.
end-move_cap = La partie a atteint son dernier coup.
end-more_soldiers = La partie a atteint son dernier coup, et un camp avait plus de soldats.
