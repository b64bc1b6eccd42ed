# The teaching games, in Russian. Arguments as in en/tiny.ftl.

preset-raid = Набег
preset-raid-help = Коротко и остро: засады, двенадцать ходов и подсчёт солдат.

## Options and what seats bring

start-group-watch = Стража
start-group-combat = Бой
option-darkness = Темнота
option-darkness-help = Прибавляется к каждой цели.
option-leader = Кто ведёт
option-leader-help = Ведущий после раунда называет, кто может сменить карты.
option-leader-highest = старшая карта
option-leader-in_turn = по очереди
option-horn = Рог
option-horn-help = Раз за партию стража может уклониться от задания и открыть другое.
option-ambush = Засада
option-ambush-help = Атакующая 1 бьёт 2.
option-survivor = Уцелевший в бою
option-survivor-help = Знает ли другая сторона и дальше, какая это фишка.
option-survivor-open = остаётся известным
option-survivor-covered = снова скрыт
option-move_cap = Ходы в партии
option-move_cap-help = После стольких ходов партия прерывается; 0 значит никогда.
option-count_soldiers = Считать солдат
option-count_soldiers-help = Если партия прервана, выигрывает сторона, у которой больше солдат.
bring-keepsake = Талисман
bring-army = Армия
value-lamp = лампа
value-bell = колокол

## On the table

field-hands = Карты на руках
field-table = Выложено
field-task = Задание
field-target = Цель
field-passed = Пройдено раундов
field-horn = Рог ещё есть
field-deck_left = Карт в колоде
field-board = Доска
field-armies = Армии
field-moves_left = Осталось ходов
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = закрыта
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Расстановка
kind-move = Ход
kind-face = Принять задание?
kind-play = Выложить карту
kind-help = Кто меняет карты?
kind-keep = Оставить карты?
prompt-watch_face = Задание — { $task }. Карты должны дать в сумме { $target }. Принять его?
prompt-watch_play = Выложите карту втайне. Вместе они должны дать { $target }; задание — { $task }.
prompt-watch_help = Вы ведёте. Кто может сменить карты?
prompt-watch_keep = Оставить свои карты или взять новые?
prompt-outpost_deploy = Расставьте { $army } на ряду { $row }: напишите «deploy» и по знаку на каждую клетку, от a до c.
prompt-outpost_move = Ход { $turn }: передвиньте солдата на одну клетку.
part-card = Карта
part-source = Откуда
part-target = Куда
part-choice = Выбор
part-choice-face = Принять
part-choice-avoid = Трубить в рог
part-choice-keep = Оставить
part-choice-swap = Взять новые
part-choice-rest = Никто: стража отдыхает, следующая цель на 1 меньше

## Events

event-dealt = { $seat }: взято карт: { $count }
event-drawn = { $seat }: это { $card }.
event-task = Задание — { $card }: нужно { $target }.
event-faced = { $seat }: стража принимает задание.
event-avoided = { $seat }: звучит рог, от задания уклонились.
event-committed = { $seat }: карта лежит закрытой.
event-shown = Карты { $cards } дают { $sum } из { $target }.
event-round_passed = Раунд пройден.
event-round_failed = Раунд проигран.
event-rested = { $seat }: стража отдыхает.
event-helped = { $seat }: теперь выбирает { $helped_seat }.
event-kept = { $seat }: карты остаются.
event-swapped = { $seat }: карты отложены.
event-deployed = { $seat }: расстановка готова.
event-stepped = { $seat }: с { $source } на { $target }.
event-fought = { $seat }: { $source } атакует { $target }, { $attacker } против { $defender }.

## What is refused, and how it ends

reason-not_offered = Такого выбора нет.
fault-unknown_keepsake = Нет такого талисмана: { $where }. Есть lamp и bell.
fault-unknown_piece = Нет фишки с таким знаком: { $where }
fault-extra_piece = Слишком много: { $where }
fault-missing_piece = Не хватает: { $where }
fault-not_one_keep = В армии ровно одна крепость, K.
fault-not_two_soldiers = В армии ровно два солдата, 1 или 2.
end-watch_held = Стража прошла не меньше двух раундов: ночь позади.
end-watch_failed = Стража прошла меньше двух раундов.
end-keep_taken = Крепость пала.
end-no_move_left = У одной стороны не осталось ходов.
end-move_cap = Партия дошла до последнего хода.
end-more_soldiers = Партия дошла до последнего хода, и у одной стороны было больше солдат.
