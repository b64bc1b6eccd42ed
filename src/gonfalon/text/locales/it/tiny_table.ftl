# The teaching games, in Italian. Arguments as in en/tiny.ftl.

preset-raid = Incursione
preset-raid-help = Breve e tesa: agguati, dodici mosse, e si contano i soldati.

## Options and what seats bring

start-group-watch = La guardia
start-group-combat = Combattimento
option-darkness = Oscurità
option-darkness-help = Si aggiunge a ogni obiettivo.
option-leader = Chi guida
option-leader-help = Chi guida dice dopo un round chi può cambiare la mano.
option-leader-highest = la carta più alta
option-leader-in_turn = a turno
option-horn = Il corno
option-horn-help = Una volta a partita la guardia può evitare una prova e scoprirne un’altra.
option-ambush = Agguato
option-ambush-help = Un 1 che attacca batte un 2.
option-survivor = Chi sopravvive a un combattimento
option-survivor-help = Se l’altra parte sa ancora quale pedina è.
option-survivor-open = resta noto
option-survivor-covered = torna coperto
option-move_cap = Mosse in una partita
option-move_cap-help = La partita si interrompe dopo tante mosse; 0 vuol dire mai.
option-count_soldiers = Conta i soldati
option-count_soldiers-help = Se la partita si interrompe, vince chi ha più soldati.
bring-keepsake = Portafortuna
bring-army = Esercito
value-lamp = lampada
value-bell = campana

## On the table

field-hands = Mani
field-table = Carte impegnate
field-task = Prova
field-target = Obiettivo
field-passed = Round superati
field-horn = Corno ancora da suonare
field-deck_left = Carte nel mazzo
field-board = Tabellone
field-armies = Eserciti
field-moves_left = Mosse rimaste
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = coperta
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Schieramento
kind-move = Mossa
kind-face = Affrontare la prova?
kind-play = Impegna una carta
kind-help = Chi può cambiare la mano?
kind-keep = Tenere la mano?
prompt-watch_face = La prova è { $task }. Le carte devono dare in tutto { $target }. La affronti?
prompt-watch_play = Impegna una carta in segreto. Insieme devono dare { $target }; la prova è { $task }.
prompt-watch_help = Guidi tu. Chi può cambiare le carte?
prompt-watch_keep = Tieni le tue carte o ne peschi di nuove?
prompt-outpost_deploy = Schiera { $army } sulla riga { $row }: scrivi «deploy» e un segno per ogni casella, da a fino a c.
prompt-outpost_move = Turno { $turn }: muovi un soldato di una casella.
part-card = Carta
part-source = Da
part-target = A
part-choice = Scelta
part-choice-face = Affrontala
part-choice-avoid = Suona il corno
part-choice-keep = Tienile
part-choice-swap = Pescane di nuove
part-choice-rest = Nessuno: la guardia riposa, il prossimo obiettivo cala di 1

## Events

event-dealt = { $seat }: carte pescate: { $count }
event-drawn = { $seat }: è un { $card }.
event-task = La prova è { $card }: serve { $target }.
event-faced = { $seat }: la guardia affronta la prova.
event-avoided = { $seat }: suona il corno, la prova è evitata.
event-committed = { $seat }: una carta coperta sul tavolo.
event-shown = Le carte { $cards } danno { $sum } su { $target }.
event-round_passed = Il round è superato.
event-round_failed = Il round è perso.
event-rested = { $seat }: la guardia riposa.
event-helped = { $seat }: ora sceglie { $helped_seat }.
event-kept = { $seat }: la mano resta.
event-swapped = { $seat }: la mano viene scartata.
event-deployed = { $seat }: schieramento pronto.
event-stepped = { $seat }: da { $source } a { $target }.
event-fought = { $seat }: { $source } attacca { $target }, { $attacker } contro { $defender }.

## What is refused, and how it ends

reason-not_offered = Questa non è una delle scelte.
fault-unknown_keepsake = Non c’è un tale portafortuna: { $where }. Ci sono lamp e bell.
fault-unknown_piece = Nessuna pedina ha questo segno: { $where }
fault-extra_piece = Troppi: { $where }
fault-missing_piece = Mancano: { $where }
fault-not_one_keep = Un esercito ha esattamente una rocca, K.
fault-not_two_soldiers = Un esercito ha esattamente due soldati, 1 o 2.
end-watch_held = La guardia ha superato almeno due round: la notte è finita.
end-watch_failed = La guardia ha superato meno di due round.
end-keep_taken = La rocca è caduta.
end-no_move_left = A una parte non restava nessuna mossa.
end-move_cap = La partita è arrivata all’ultima mossa.
end-more_soldiers = La partita è arrivata all’ultima mossa, e una parte aveva più soldati.
