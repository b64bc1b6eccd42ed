# The teaching games, in Polish. Arguments as in en/tiny.ftl.

preset-raid = Wypad
preset-raid-help = Krótko i ostro: zasadzki, dwanaście ruchów i liczenie żołnierzy.

## Options and what seats bring

start-group-watch = Straż
start-group-combat = Walka
option-darkness = Ciemność
option-darkness-help = Dodaje się do każdego celu.
option-leader = Kto prowadzi
option-leader-help = Prowadzący mówi po rundzie, kto może wymienić rękę.
option-leader-highest = najwyższa karta
option-leader-in_turn = po kolei
option-horn = Róg
option-horn-help = Raz na partię straż może uniknąć zadania i odkryć inne.
option-ambush = Zasadzka
option-ambush-help = Atakująca 1 bije 2.
option-survivor = Kto przetrwa walkę
option-survivor-help = Czy druga strona nadal wie, który to pionek.
option-survivor-open = pozostaje znany
option-survivor-covered = znów jest zakryty
option-move_cap = Ruchy w partii
option-move_cap-help = Po tylu ruchach partia zostaje przerwana; 0 znaczy nigdy.
option-count_soldiers = Policz żołnierzy
option-count_soldiers-help = Gdy partia zostaje przerwana, wygrywa strona z większą liczbą żołnierzy.
bring-keepsake = Pamiątka
bring-army = Armia
value-lamp = lampa
value-bell = dzwonek

## On the table

field-hands = Ręce
field-table = Wyłożone
field-task = Zadanie
field-target = Cel
field-passed = Rundy zaliczone
field-horn = Róg do użycia
field-deck_left = Karty w talii
field-board = Plansza
field-armies = Armie
field-moves_left = Pozostałe ruchy
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = zakryta
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Ustawienie
kind-move = Ruch
kind-face = Podjąć zadanie?
kind-play = Wyłóż kartę
kind-help = Kto wymienia rękę?
kind-keep = Zachować rękę?
prompt-watch_face = Zadanie to { $task }. Karty muszą dać razem { $target }. Podjąć je?
prompt-watch_play = Wyłóż kartę w tajemnicy. Razem muszą dać { $target }; zadanie to { $task }.
prompt-watch_help = Prowadzisz. Kto może wymienić karty?
prompt-watch_keep = Zachowujesz karty czy dobierasz nowe?
prompt-outpost_deploy = Ustaw { $army } w rzędzie { $row }: napisz „deploy” i po jednym znaku na każde pole, od a do c.
prompt-outpost_move = Tura { $turn }: przesuń żołnierza o jedno pole.
part-card = Karta
part-source = Z
part-target = Na
part-choice = Wybór
part-choice-face = Podejmij
part-choice-avoid = Zadmij w róg
part-choice-keep = Zachowaj
part-choice-swap = Dobierz nowe
part-choice-rest = Nikt: straż odpoczywa, następny cel jest niższy o 1

## Events

event-dealt = { $seat }: dobrane karty: { $count }
event-drawn = { $seat }: to { $card }.
event-task = Zadanie to { $card }: potrzeba { $target }.
event-faced = { $seat }: straż podejmuje zadanie.
event-avoided = { $seat }: gra róg, zadanie ominięte.
event-committed = { $seat }: karta leży zakryta.
event-shown = Karty { $cards } dają { $sum } z { $target }.
event-round_passed = Runda zaliczona.
event-round_failed = Runda przegrana.
event-rested = { $seat }: straż odpoczywa.
event-helped = { $seat }: teraz wybiera { $helped_seat }.
event-kept = { $seat }: ręka zostaje.
event-swapped = { $seat }: ręka odłożona.
event-deployed = { $seat }: ustawienie gotowe.
event-stepped = { $seat }: z { $source } na { $target }.
event-fought = { $seat }: { $source } atakuje { $target }, { $attacker } przeciw { $defender }.

## What is refused, and how it ends

reason-not_offered = Tego nie ma do wyboru.
fault-unknown_keepsake = Nie ma takiej pamiątki: { $where }. Są lamp i bell.
fault-unknown_piece = Żaden pionek nie ma tego znaku: { $where }
fault-extra_piece = Za dużo: { $where }
fault-missing_piece = Brakuje: { $where }
fault-not_one_keep = Armia ma dokładnie jedną twierdzę, K.
fault-not_two_soldiers = Armia ma dokładnie dwóch żołnierzy, 1 lub 2.
end-watch_held = Straż zaliczyła co najmniej dwie rundy: noc minęła.
end-watch_failed = Straż zaliczyła mniej niż dwie rundy.
end-keep_taken = Twierdza padła.
end-no_move_left = Jednej stronie nie został żaden ruch.
end-move_cap = Partia doszła do ostatniego ruchu.
end-more_soldiers = Partia doszła do ostatniego ruchu, a jedna strona miała więcej żołnierzy.
