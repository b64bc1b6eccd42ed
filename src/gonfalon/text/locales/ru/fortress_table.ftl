# Stratego Fortress, in Russian. Arguments as in en/fortress.ftl.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] Король
    [knight] Рыцарь
    [wizard] Волшебник
    [dwarf] Гном
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Флаг
    [cup] Чаша с ядом
    [king] Король
    [duke] Герцог
    [soldier] Солдат
    [princess] Принцесса
    [passage] Тайный ход
    [pitfall] Яма
   *[other] { $card }
 }
value-king = Король
value-knight = Рыцарь
value-wizard = Волшебник
value-dwarf = Гном

## Options and what seats bring

start-group-building = Строительство
option-first-lot = случайно
option-idle_limit = Пустые шаги
option-idle_limit-help = Ход кончается после стольких шагов подряд, не открывших ничего нового.
option-sacrifice_only_if_trapped = Жертвовать только в ловушке
option-sacrifice_only_if_trapped-help = Нет: фигуру можно отдать в любой момент своего хода.
option-unreachable = Недостижимый флаг
option-unreachable-help = Отклоняется ли такая крепость или её можно строить на свой риск.
option-unreachable-refused = отклоняется
option-unreachable-loses = проигрывает, если оспорен
option-entrance_cards = Карты на входе
option-entrance_cards-help = На E5 может лежать любая карта, кроме флага.
bring-fortress = Крепость

## On the table

field-first = Кто начинает
field-built = Построена
field-fortresses = Крепость
field-pieces = Фигура внутри
field-squares = Стоит на
field-unused = Неиспользованные фигуры
field-out = Фигуры вне игры
field-skips = Пропускаемые ходы
field-idle = Пустые шаги
field-visited = Посещённые клетки
field-visitors = Кто там стоял
field-walls = Найденные стены
field-open_edges = Открытые края
field-ladders = Найденные лестницы
field-stood = Клетки с известными лестницами
field-cards = Найденные карты
field-beaten = Побитые карты
field-passages = Тайные ходы
field-bridges = Мост
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

kind-build = Постройте свою крепость
kind-enter = Выберите фигуру
kind-explore = Разведайте
prompt-fortress_build = Постройте свою крепость: 20 стен, 3 лестницы и все карты. До флага должен быть путь.
prompt-fortress_enter = Ход { $turn }: какая фигура входит?
prompt-fortress_explore = Ход { $turn }: { fortress-piece } стоит на { $square }. Куда?
part-piece = Фигура
part-piece-king = Король (7)
part-piece-knight = Рыцарь (5)
part-piece-wizard = Волшебник (3)
part-piece-dwarf = Гном (2)
part-turns_to_skip = Пропускаемые ходы
part-turns_to_skip-0 = без пропуска хода
part-turns_to_skip-1 = пропуск одного хода
part-turns_to_skip-2 = пропуск двух ходов
part-way = Как
part-way-step = шаг
part-way-climb = по лестнице
part-way-passage = тайным ходом
part-way-bridge = по мосту
part-swap = Заменить
part-swap-king = Заменить на Короля
part-swap-knight = Заменить на Рыцаря
part-swap-wizard = Заменить на Волшебника
part-swap-dwarf = Заменить на Гнома
part-sacrifice = Пожертвовать
part-sacrifice-king = Пожертвовать, затем Король
part-sacrifice-knight = Пожертвовать, затем Рыцарь
part-sacrifice-wizard = Пожертвовать, затем Волшебник
part-sacrifice-dwarf = Пожертвовать, затем Гном
part-choice-challenge = Оспорить: до этого флага нет пути

## Events

event-starts = Первый ход: { $seat }.
event-built = { $seat }: крепость готова.
event-turn = { $seat }: ваш ход.
event-entered = { $seat }: { fortress-piece } входит на { $square }.
event-moved = { $seat }: { fortress-piece } идёт с { $source } на { $target }.
event-wall = { $seat }: стена между { $source } и { $target }.
event-blocked = { $seat }: по лестнице на { $square } не подняться. Наверху: { fortress-card }.
event-fell = { $seat }: { fortress-card } на { $source }. { fortress-piece } падает на { $target }.
event-won = { $seat }: { fortress-piece } ({ $strength }) побеждает: { fortress-card } ({ $card_strength }) на { $square }.
event-lost = { $seat }: { fortress-card } ({ $card_strength }) на { $square }. Проигрывает { fortress-piece } ({ $strength }).
event-passage = { $seat }: тайный ход соединяет { $square } и { $other }.
event-ladder = { $seat }: { $way ->
    [up] лестница вверх
   *[other] лестница вниз
 } на { $square }.
event-bridge = { $seat }: мост ведёт с { $square } на { $other }.
event-returned = { $seat }: { fortress-piece } возвращается на { $square }.
event-exchanged = { $seat }: { fortress-piece } уходит (замена).
event-sacrificed = { $seat }: { fortress-piece } уходит (жертва).
event-skips = { $seat }: пропускаемые ходы: { $turns }.
event-cancelled = { $seat }: пропускать больше не нужно.
event-turn_over = { $seat }: { $why ->
    [wall] ход кончается у стены.
    [beaten] ход кончается проигранным боем.
    [swap] ход кончается заменой.
    [sacrifice] ход кончается жертвой.
   *[other] ход кончается: слишком много шагов без находок.
 }
event-skipped = { $seat }: пропуск хода. Осталось пропустить: { $left }.
event-flag = { $seat }: флаг найден на { $square }!
event-challenged = { $seat }, утверждение: до флага нет пути.

## What is refused, and how it ends

reason-not_understood = В этой игре нет такого действия.
reason-unknown_square = Такой клетки нет.
reason-wrong_start = Фигура стоит в другом месте.
reason-blocked_ladder = Эта лестница ведёт к яме, по ней не подняться.
reason-no_way = Отсюда туда не ведёт ни один известный путь.
reason-not_at_entrance = Фигуры заменяют на E5.
reason-same_piece = Эта фигура уже внутри.
reason-not_trapped = Жертвовать можно только фигурой, о которой известно, что она в ловушке.
fault-wrong_start = Фигура стоит на { $where }.
fault-unknown_word = Это не часть крепости: { $where }
fault-unknown_square = Нет такой клетки: { $where }
fault-no_edge = Это не край между соседними клетками: { $where }
fault-wall_twice = Две стены на одном месте: { $where }
fault-walls_missing = Осталось поставить стен: { $where }
fault-walls_extra = Лишние стены: { $where }
fault-no_ladder_place = Нет этажа выше: { $where }
fault-ladder_twice = Две лестницы на одном месте: { $where }
fault-ladders_missing = Осталось поставить лестниц: { $where }
fault-ladders_extra = Лишние лестницы: { $where }
fault-card_missing = Осталось положить карты: { $where }
fault-card_extra = Лишние карты: { $where }
fault-cards_on_square = Больше одной карты на { $where }
fault-card_on_entrance = На E5 не может лежать карта: { $where }
fault-flag_on_entrance = Флаг не может лежать на E5.
fault-bridge_missing = Не хватает моста.
fault-bridge_extra = Лишний мост: { $where }
fault-no_bridge_place = Мост соединяет клетку одной крепости, не E5, с клеткой другой: { $where }
fault-flag_unreachable = До флага нет пути. Отрезаны: { $where }
fault-in_the_way = Достаточно убрать что-то одно из этого: { $where }
end-flag_found = Флаг найден.
end-flag_unreachable = До флага не было пути: спрятавшая его сторона проигрывает.
end-flag_reachable = До флага был путь: его оспорили напрасно.

## Hints

fortress-hint-unit = Число говорит, на сколько ходов путь длиннее лучшего. Это среднее по крепостям, подходящим к вашим заметкам.
fortress-hint-best = лучше всего
fortress-hint-even = почти так же
fortress-hint-behind = Этот путь длиннее лучшего. Разница в ходах: { $turns }, с точностью до { $doubt }.
