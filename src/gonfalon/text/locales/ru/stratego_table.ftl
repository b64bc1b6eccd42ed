## What a piece can do

piece-flag-help = Не ходит. Кто его захватит, побеждает.
piece-bomb-help = Не ходит. Уничтожает любого нападающего, кроме того, кто умеет её снять.
piece-spy-help = Побеждает маршала, если нападает сам.
piece-scout-help = Идёт по прямой на любое расстояние.
piece-miner-help = Снимает мины.

## Sides

side-red = Красные
side-blue = Синие
side-you = вы

## The board and its squares, as a screen reader says them

board-label = Доска { $columns } на { $rows }
board-help = Стрелки ведут с клетки на клетку. Enter или пробел берёт фишку и ставит её. Escape отпускает. M пишет мелом на фишке противника.
board-turned = Вы смотрите на доску со стороны { $side ->
    [red] красных
   *[blue] синих
 }.
square-empty = { $square }, пусто
square-lake = { $square }, вода
square-own = { $square }, ваша фишка: { $piece }
square-other = { $square }, { $side ->
    [red] красные
   *[blue] синие
 }: { $piece }
square-unknown = { $square }, { $side ->
    [red] красная
   *[blue] синяя
 } фишка, неизвестная
square-moved = ходила
square-not-moved = не ходила
square-shown = известна противнику
square-mark = ваша пометка мелом: { $mark }
square-held = в руке
square-target = сюда можно пойти
square-attack = можно атаковать
square-planned = здесь кончается задуманный ход
square-zone = клетка для расстановки
square-last-source = отсюда начался последний ход
square-last-target = здесь закончился последний ход

## Set-up

deploy-title = Расставьте свою армию
deploy-intro = Никто другой не видит ваших фишек. Перетащите их или выберите фишку, а потом её клетку.
deploy-keys = Клавиши: стрелки выбирают клетку, цифра или буква ранга ставит фишку, Delete забирает её.
deploy-left = { $count ->
    [0] Все фишки расставлены
    [one] Осталось поставить { $count } фишку
    [few] Осталось поставить { $count } фишки
    [many] Осталось поставить { $count } фишек
   *[other] Осталось поставить { $count } фишки
 }
deploy-tray = Фишки, которые осталось поставить
deploy-tray-piece = { $piece }, осталось: { $count }
deploy-tray-empty = Ваша армия стоит.
deploy-stands = Ваша армия готова. Измените её или нажмите «Готово».
led-deploy = Ваши десять фишек стоят, флаг между двумя минами: нажмите «Готово».
led-first = Ваш ход: нажмите на одну из своих передних фишек.
led-held = Нажмите на отмеченную клетку, чтобы пойти туда; дальше одной клетки ходят только разведчики.
led-wait = Сначала ходит другая сторона; вы видите её знамёна, а не ранги.
led-go-on = Одна фишка, одна клетка за ход: идите вперёд, пока кого-нибудь не встретите.
led-combat = Обе показали ранг, старшая осталась: теперь вы знаете эту фишку.
led-flag = Мины и флаг никогда не ходят: ищите его среди фишек, которые стоят на месте.
deploy-random = Случайно
deploy-random-help = Расставить всю армию в разумном случайном порядке
deploy-clear = Очистить
deploy-undo = Отменить
deploy-undo-help = Отменить последнее изменение (Ctrl+Z)
deploy-undone = Последнее изменение отменено.
deploy-mirror = Отразить
deploy-mirror-help = Поменять левую и правую стороны
deploy-paste = Вставить
deploy-paste-help = Взять расстановку из текста (Ctrl+V)
deploy-paste-title = Вставить расстановку
deploy-paste-text = Расстановка текстом
deploy-paste-hint = Буквы, названия или числа, с запятыми или без; сначала задний ряд. Левый край текста — слева от вас.
deploy-paste-read = Поставить на доску
deploy-paste-done = Вставленная расстановка на доске.
deploy-paste-left-out = Пропущено: { $lines }
deploy-paste-more = и ещё { $count }
deploy-paste-failed = Сервер не прочёл текст. Попробуйте ещё раз.
deploy-random-done = Армия расставлена случайно.
deploy-random-failed = Сервер не прислал случайной расстановки. Расставьте фишки сами или попробуйте ещё раз.
deploy-fill = Дополнить
deploy-fill-help = Разумно расставить оставшиеся фишки; остальные не двигаются
deploy-filled = Остальное расставлено. Ваши фишки на месте.
deploy-setups = Расстановки
deploy-setups-help = Целые расстановки: свои и готовые
deploy-setups-all = Все…
deploy-setups-title = Расстановки
deploy-setups-own = Свои
deploy-setups-ready = Готовые
deploy-as-last-time = Как в прошлый раз
deploy-taken = На доске: { $name }
deploy-keep = Оставить
deploy-keep-over = Заменить
deploy-keep-name = Название расстановки на доске
deploy-keep-later = Поставьте несколько фишек — и сможете сохранить их здесь под названием. Они останутся в этом браузере.
deploy-kept = Сохранено в этом браузере: { $name }
deploy-kept-before = Моя расстановка
deploy-throw-away = Выбросить: { $name }
deploy-thrown = Выброшено: { $name }
deploy-put-back = Вернуть
idea-closed_house = Закрытый дом
idea-closed_house-help = Флаг закрыт со всех сторон.
idea-two_houses = Два дома
idea-two_houses-help = Два угла похожи; в одном из них флаг.
idea-scouts_first = Сначала разведчики
idea-scouts_first-help = Передний ряд быстр и дёшев: он спрашивает, сильные отвечают.
idea-gap = Страж прохода
idea-gap-help = Великан стоит за дорогой через середину.
idea-spy_door = Шпион у двери
idea-spy_door-help = Сильнейший, идя за флагом, сперва встретит шпиона.
idea-quiet = Тихие великаны
idea-quiet-help = Две сильнейшие фишки ждут сзади, пока не узнают, кого взять.
idea-split = По великану на каждом фланге
idea-split-help = Кто нападёт с любой стороны, встретит одну из двух сильнейших фишек.
idea-stopped_lane = Закрытый проход
idea-stopped_lane-help = Мина закрывает часть середины, и вы сами выбираете фланг для игры.
idea-diggers_home = Сапёры дома
idea-diggers_home-help = Все, кто снимает мины или берёт крепости, ждут конца партии в двух задних рядах.
idea-empty_house = Пустой дом
idea-empty_house-help = Один угол замурован, но флаг стоит в другом месте, за меньшей стеной.
idea-second_line = Сильная вторая линия
idea-second_line-help = За каждым разведчиком впереди стоит сильная фишка, которая побьёт взявшего.
idea-spy_shadow = В тени великана
idea-spy_shadow-help = Шпион стоит рядом с одной из двух сильнейших фишек: кто возьмёт его, будет взят.
deploy-cleared = Расстановка очищена.
deploy-mirrored = Левая и правая стороны поменялись.
deploy-ready = Готово
deploy-ready-left = Готово · ещё { $count }
deploy-ready-help = Сообщить другой стороне, что вы готовы
deploy-ready-not-yet = Сначала поставьте все фишки
deploy-back = Изменить расстановку
deploy-done = Вы готовы.
deploy-other-open = Другое место пока свободно. Расставляйте пока фишки.
deploy-other-deploying = Другая сторона ещё расставляет фишки.
deploy-other-ready = Другая сторона готова и ждёт вас.
deploy-other-computer = Компьютер расставляет свою армию.
deploy-wait-open = Вы готовы. Другое место пока свободно.
deploy-wait-deploying = Вы готовы. Другая сторона ещё расставляет фишки.
deploy-wait-away = Вы готовы. Другая сторона ненадолго отошла.
deploy-placed = { $piece } на { $square }
deploy-swapped = { $square } и { $target } поменялись
deploy-returned = { $piece } снова в запасе
deploy-outside = На этой клетке вам расставлять нельзя.
deploy-held = { $piece } в руке: коснитесь зелёной клетки.
left-out-comment = Строка { $line }, комментарий: { $text }
left-out-label = Строка { $line }, подпись: { $text }
left-out-no_piece = Строка { $line }, без фишек: { $text }
guessed-ranks_up = { $value } — высший ранг, 1 — низший.
guessed-ranks_down = 1 — высший ранг, { $value } — низший.
guessed-front_first = В тексте первым идёт передний ряд.
fault-text_too_long = Текст слишком длинный. В нём может быть { $where } знаков.
fault-text_empty = Текст пуст.
fault-no_set_up = В тексте нет расстановки: { $where }
fault-numbers_unclear = Числа можно прочесть двояко. Напишите буквы, например B для мин и F для флага.
fault-no_such_piece = Нет фишки с названием { $where }.
fault-squares_named = Клетки (в тексте, нужно занять): { $where }
fault-wrong_length = В расстановке по одной букве на каждую клетку.
fault-too_many = Лишние: { $where }
fault-too_few = Не хватает: { $where }

## Whose turn, who is here

turn-yours = Ваш ход
turn-rescue = Верните фишку
turn-theirs = Другая сторона думает
turn-computer = Компьютер думает
turn-side = { $side ->
    [red] Ход красных
   *[blue] Ход синих
 }
turn-over = Партия закончена
turn-number = Ход { $turn }
turn-sending = Отправляем ваш ход…
told-held = { $piece } может пойти на { $squares }.
told-held-many = { $piece } может пойти на { $count ->
    [one] { $count } клетку.
    [few] { $count } клетки.
   *[other] { $count } клеток.
 }
you-are = Вы играете { $side ->
    [red] красными
   *[blue] синими
 }
title-your-turn = ● Ваш ход – Стратего
title-waiting = Стратего – ожидание
title-over = Стратего – партия закончена
title-deploy = Стратего – расстановка
title-replay = Стратего – запись
presence-open = это место пока свободно
presence-here = за столом
presence-away = нет { $seconds } с
presence-away-long = нет { $minutes } мин
presence-computer = компьютер
presence-claim-in = Никого нет. Через { $seconds } с можно потребовать победу.
presence-claim-now = Слишком долгое отсутствие. Можно заявить победу, признать ничью или ждать.
connection-connecting = Соединяемся…
connection-lost = Связь потеряна. Попытки повторяются сами; из вашей партии ничего не пропадёт.
match-loading = Открываем партию…

## Acts beside the rules

act-draw-offer = Предложить ничью
act-draw-offered = Ваше предложение ничьей в силе.
act-draw-received = Другая сторона предлагает ничью.
act-draw-accept = Принять
act-draw-decline = Отклонить
act-resign = Сдаться
act-resign-question = Сдать эту партию?
act-resign-yes = Да, сдаюсь
act-resign-no = Играть дальше
act-end = Конец…
act-claim = Потребовать победу
act-claim-wait = Подождать ещё
act-rematch = Реванш
act-rematch-open = К реваншу
act-replay = Посмотреть запись
act-home = На главную
act-annotate = Мел
act-annotate-help = Писать на фишках противника. Видите только вы.
act-menu = Партия
act-close = Закрыть
act-help = Клавиши и помощь

## Moves refused, in plain words

refused-title = Не разрешено
refused-failed = Ход не дошёл до сервера. Попробуйте ещё раз.
reason-wrong_turn = Сейчас не ваш ход.
reason-notation = Это не ход: назовите две клетки, например a4-a5.
reason-game_over = Партия закончена.
reason-no_piece = На этой клетке нет фишки.
reason-not_your_piece = Эта фишка не ваша.
reason-immobile = Эта фишка никогда не ходит. Мины и флаги остаются там, где их поставили.
reason-blocked = Что-то стоит на пути. Ни одна фишка не перепрыгивает ни другую, ни воду.
reason-out_of_reach = Это слишком далеко. Больше чем на одну клетку ходит только фишка с большой дальностью.
reason-diagonal = Фишки ходят прямо вперёд, назад или вбок, но никогда не по диагонали.
reason-obstacle = В воду никто не входит.
reason-own_piece = Там стоит ваша собственная фишка.
reason-two_square = Эта фишка уже достаточно ходила туда и обратно между теми же двумя клетками. Пойдите другой или в другое место.
reason-chase = Этот ход продолжил бы погоню до позиции, которая уже стояла на доске. Выберите другой.
reason-rescue_kind = Эту фишку вернуть нельзя.
reason-rescue_square = Спасённая фишка ставится на свободную клетку своей половины.
reason-rescue_none_pending = Сейчас возвращать нечего.
reason-rescue_pending = Сначала решите, какую фишку вернуть.
reason-deployment = Эта расстановка неполна или нарушает правило.
reason-stale = Партия тем временем ушла вперёд. Взгляните ещё раз и выберите.
reason-unreadable = Сервер не понял этого хода.
reason-other = Правила сейчас этого не позволяют.

## Combat

combat-title = Схватка на { $square }
combat-attacks = нападает
combat-defends = защищается
combat-you = вы
combat-not-shown = не показано
combat-not-shown-help = Молчаливая защита: защитник не говорит, кто он.
combat-attacker = Побеждает нападающий
combat-defender = Защитник устоял
combat-both = Гибнут оба
combat-flag = Флаг захвачен!
ribbon-beats = { $winner } побеждает, { $loser } выбывает
ribbon-both = { $attacker } и { $defender } выбывают
ribbon-bomb = Мина. { $loser } выбывает
ribbon-dig = { $winner } обезвреживает мину
ribbon-spy = { $winner } наносит удар: { $loser } выбывает
ribbon-flag-won = Флаг взят
ribbon-flag-lost = Ваш флаг потерян
combat-skip = Дальше
combat-line = { $attacker } – { $defender }
combat-announce = Схватка на { $square }. Нападают { $side ->
    [red] красные
   *[blue] синие
 }: { $attacker }. Защищается: { $defender }. { $result ->
    [attacker] Побеждает нападающий.
    [defender] Защитник устоял.
   *[both] Гибнут оба.
 }
combat-own = Ваша фишка на { $square }: { $piece }. Другой стороне этого не сказали.
combat-last = Последняя схватка
combat-none = Схваток ещё не было

## Move log

log-title = Ходы
log-empty = Ходов ещё не было.
log-earlier = Прежних ходов на этом устройстве нет. После партии их покажет запись.
log-start = Сражение начинается.
log-ready = { $side ->
    [red] Красные готовы.
   *[blue] Синие готовы.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target }: { $attacker } – { $defender }
log-won = побеждает нападающий
log-held = защитник устоял
log-both = гибнут оба
log-rescue = снова на { $square }: { $piece }
log-rescue-hidden = фишка снова на { $square }
log-rescue-declined = никто не возвращён
log-announce-move = { $side ->
    [red] Красные
   *[blue] Синие
 }: с { $source } на { $target }.
log-announce-move-shown = { $side ->
    [red] Красные
   *[blue] Синие
 }: с { $source } на { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Красные возвращают фишку на { $square }.
   *[blue] Синие возвращают фишку на { $square }.
 }

## Panels

panel-army = Армии
panel-captured = Взятые
panel-captured-yours = Ваши потери
panel-captured-theirs = Взято вами
panel-captured-red = Потери красных
panel-captured-blue = Потери синих
panel-captured-none = пока ничего
panel-captured-more = и ещё { $count }
panel-captured-hidden = { $count ->
    [one] { $count } фишка, не показана
    [few] { $count } фишки, не показаны
    [many] { $count } фишек, не показаны
   *[other] { $count } фишки, не показаны
 }
panel-captured-piece = { $piece }: { $count }
panel-remaining = Ещё в игре
panel-remaining-help = Что осталось у каждой армии, насколько вам известно
panel-remaining-piece = { $piece }: { $count } из { $total }
panel-remaining-yours = Ваши
panel-remaining-theirs = Противника
panel-rank = Ранг
panel-piece = Фишка
panel-log = Ходы
panel-rules = Правила
panel-tabs = Рядом с доской

## Limits

limit-quiet = { $turns ->
    [one] Ничья через { $turns } ход
    [few] Ничья через { $turns } хода
    [many] Ничья через { $turns } ходов
   *[other] Ничья через { $turns } хода
 }
limit-quiet-help = Без взятия партия закончится вничью через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
 }.
limit-two-square = Туда и обратно { $used } из { $limit }
limit-two-square-help = Фишка может пересечь одну и ту же границу { $limit ->
    [one] { $limit } раз
    [few] { $limit } раза
   *[other] { $limit } раз
  } подряд. Потом она должна сделать что-то другое.
limit-two-square-theirs = Противник: туда и обратно { $used } из { $limit }
premove-planned = Задумано: { $source } на { $target }. Если какая-то фишка откроется, ход отменится.
premove-held = { $piece }: выберите, куда идти в ваш ход.
premove-take-back = Отменить
premove-taken-back = Задуманный ход отменён.
premove-revealed = Что-то раскрылось: задуманный ход отменён.
premove-impossible = Задуманный ход больше невозможен.
limit-chase = Вы гонитесь: { $count }
limit-chase-theirs = За вами гонятся: { $count }
limit-chase-help = Одну и ту же фишку преследуют снова и снова. Скоро правила запретят ход, который повторяет позицию; тогда придётся пойти иначе.

## Rescue

rescue-title = Верните фишку
rescue-choose-piece = Какая взятая фишка вернётся на доску?
rescue-choose-square = Куда её поставить? Выберите одну из подсвеченных клеток.
rescue-chosen = { $piece }: выберите подсвеченную клетку
rescue-other = Выбрать другую фишку
rescue-decline = Никого не возвращать
rescue-theirs = Другая сторона может вернуть фишку.
rescue-count = { $count ->
    [one] { $count } спасение
    [few] { $count } спасения
    [many] { $count } спасений
   *[other] { $count } спасения
 }

## Chalk marks

annotation-title = Пометка мелом на { $square }
annotation-help = Видите только вы. Это ваша догадка, а не факт.
annotation-none = Стереть
annotation-question = неясно
annotation-strong = сильная
annotation-weak = слабая
annotation-still = мина или флаг
annotation-mode-on = Мел в руке: выберите фишку противника.

## Two on one screen

curtain-title = { $side ->
    [red] Передайте красным
   *[blue] Передайте синим
 }
curtain-help = Доска закрыта, чтобы никто не видел чужих фишек.
curtain-look = { $side ->
    [red] Я играю красными: открыть доску
   *[blue] Я играю синими: открыть доску
 }
curtain-last = Что только что произошло
curtain-quiet-move = { $side ->
    [red] Красные пошли с { $source } на { $target }.
   *[blue] Синие пошли с { $source } на { $target }.
 }
curtain-cover = Закрыть доску
curtain-pass = { $side ->
    [red] Закрыть и передать красным
   *[blue] Закрыть и передать синим
 }
curtain-deploy = { $side ->
    [red] Сейчас расставляют красные. Синие не смотрят.
   *[blue] Сейчас расставляют синие. Красные не смотрят.
 }

## The end

end-you-win = Вы победили
end-you-lose = Вы проиграли
end-drawn = Ничья
end-side-wins = { $winner ->
    [red] Победили красные
   *[blue] Победили синие
 }
end-both-armies = Обе армии открыты.
end-see-board = Показать доску
end-see-card = Показать итог
end-stat-turns = { $turns ->
    [one] ход
    [few] хода
   *[other] ходов
 }
end-stat-best = лучшее взятие, ход { $turn }
end-stat-best-words = { $winner } против { $loser }
end-stat-no-capture = взятий нет
end-stat-bluff = дольше всего рядом с более сильным врагом неузнанной (ходы)
end-fortune = Как шла партия
end-fortune-help = Насколько своя армия была сильнее чужой, ход за ходом. Касание открывает там запись.
end-lowest = низшая { $turn }
end-turned = перелом { $turn }
end-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
 }
end-flag_captured = { $who ->
    [winner] Вы захватили флаг противника.
    [loser] Ваш флаг захвачен.
   *[watcher] { $winner ->
        [red] Красные захватили флаг синих.
       *[blue] Синие захватили флаг красных.
    }
 }
end-no_legal_move = { $who ->
    [winner] Противник больше не может ходить.
    [loser] Вы больше не можете ходить.
   *[watcher] { $winner ->
        [red] Синие больше не могут ходить.
       *[blue] Красные больше не могут ходить.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] У противника не осталось фишек, которые могут ходить.
    [loser] У вас не осталось фишек, которые могут ходить.
   *[watcher] { $winner ->
        [red] У синих не осталось фишек, которые могут ходить.
       *[blue] У красных не осталось фишек, которые могут ходить.
    }
 }
end-both_immobile = Ни одна сторона больше не может ходить.
end-exchange_draw = Последние подвижные фишки погибли вместе. Победить не может никто.
end-quiet_draw = Слишком много ходов прошло без взятия.
end-ply_cap = Партия достигла условленного числа ходов.
end-resigned = { $who ->
    [winner] Другая сторона сдалась.
    [loser] Вы сдались.
   *[watcher] { $winner ->
        [red] Синие сдались.
       *[blue] Красные сдались.
    }
 }
end-draw_agreed = Стороны согласились на ничью.
end-abandoned = { $who ->
    [winner] Другая сторона не вернулась, и вы потребовали победу.
    [loser] Вас не было слишком долго, и другая сторона потребовала победу.
   *[watcher] { $winner ->
        [red] Синие не вернулись, и красные потребовали победу.
       *[blue] Красные не вернулись, и синие потребовали победу.
    }
 }
end-other = Партия закончена.
end-rematch-waiting = Реванш готов. Другая сторона может прийти туда.

## Replay

replay-title = Запись партии
replay-loading = Загружаем запись…
replay-failed = Запись показать нельзя. Она открывается, когда партия закончена.
replay-first = В начало
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Проиграть
replay-pause = Пауза
replay-ply = Ход { $ply } из { $total }
replay-slider = Ход
replay-start = Начало
replay-view = Чьими глазами
replay-view-red = Красные
replay-view-blue = Синие
replay-view-public = Для всех
replay-view-all = Всё
replay-reveal = Открыть
replay-reveal-help = Удерживайте или нажмите R, чтобы показать всё
replay-hide = Снова скрыть
replay-link = Скопировать ссылку на этот ход
replay-link-copied = Ссылка скопирована.
replay-keys = Клавиши: стрелки влево и вправо, Home, End, пробел — проиграть, R — открыть. Shift и стрелка идут по клеткам доски.
replay-turn = Повернуть доску

## Запись: что сторона могла знать и о чём догадываться

belief-title = Догадки
belief-computer = Что знал компьютер ({ $level })
belief-side = { $side ->
    [red] Что могли знать красные
   *[blue] Что могли знать синие
 }
belief-computer-knew = { $count ->
    [0] Он не знал ни одной вашей фишки (всего их { $total }).
   *[other] Он знал ваших фишек: { $count } из { $total }.
 }
belief-computer-forgot = { $count ->
    [one] Ещё { $count } он видел и забыл.
    [few] Ещё { $count } он видел и забыл.
    [many] Ещё { $count } он видел и забыл.
   *[other] Ещё { $count } он видел и забыл.
 }
belief-computer-guess = На { $square } он предполагал: { $piece } ({ $chance }).
belief-computer-flag = Ваш флаг он искал на { $square } ({ $chance }).
belief-computer-random = Он ходит наугад и ни о чём не догадывается.
belief-side-knew = { $count ->
    [0] Ни одна фишка противника не была известна (всего их { $total }).
    [one] Известно фишек противника: { $count } из { $total }.
   *[other] Известно фишек противника: { $count } из { $total }.
 }
belief-side-guess = На { $square } вероятнее всего: { $piece } ({ $chance }).
belief-side-flag = Флаг вероятнее всего стоял на { $square } ({ $chance }).
belief-none = Никто ничего не знает, пока не стоят обе армии.
belief-no-game = Для этой игры догадок нет.
belief-no-side = Выберите красных или синих, чтобы увидеть, что эта сторона могла знать и о чём догадываться.
belief-failed = Не удалось узнать, что было известно. Попробуйте другой ход.
belief-show = Догадки на доске
belief-eyes = Глазами компьютера
belief-choose = Наведите на фишку или коснитесь её, чтобы увидеть, чем она может быть.
belief-piece = Фишка на { $square }
belief-known = Известна: { $piece }
belief-forgotten = Её однажды показали, но она забыта.
belief-truth = На самом деле: { $piece }
belief-others = другие
belief-more-than = более { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = возможно, { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Тайная расстановка
stratego-how-2-title = Поход и схватка
stratego-how-3-title = Захват флага
stratego-start-seat = Ваш цвет
start-first-red = Первыми ходят красные.
start-first-blue = Первыми ходят синие.
stratego-start-seat-screen = На этом экране играют оба цвета.
start-army = Армия
start-army-classic = 40 фишек
start-army-classic39 = 39 фишек, как в одном печатном списке
start-group-tournament-help = Из классической книжки, в любом сочетании; все выключены, пока вы их не включите.
option-quiet_draw-first = Ничья, если ничего не происходит
option-quiet_draw-on = { $value ->
    [one] Через { $value } ход без взятия партия заканчивается вничью.
    [few] Через { $value } хода без взятия партия заканчивается вничью.
    [many] Через { $value } ходов без взятия партия заканчивается вничью.
   *[other] Через { $value } хода без взятия партия заканчивается вничью.
 } Этого нет ни в одной книжке; мы добавили это, чтобы каждая партия кончалась.
option-quiet_draw-off = Выключено: партия без взятий может длиться вечно.
start-group-tournament = Турнирные правила
start-group-repeat = Туда и обратно
start-group-end = Как кончается партия
stratego-start-group-other = Фишки и что видно
start-group-powers = Силы
start-group-ring = Кольцо
stratego-invite-share-text = Сыграем в Стратего: { $variant }
stratego-invite-meanwhile = Пока расставлю свою армию
match-rules-quiet = { $turns ->
    [one] ничья через { $turns } ход без взятия
    [few] ничья через { $turns } хода без взятия
    [many] ничья через { $turns } ходов без взятия
   *[other] ничья через { $turns } хода без взятия
 }
match-rules-no-quiet = без ничьей за отсутствие взятий

## Presets

preset-isf = Федерация
preset-isf-help = Как играет турнирная федерация ISF.
preset-gravon = Gravon
preset-gravon-help = Как на сервере Gravon; без ничьей за отсутствие взятий.
preset-ucc = Конкурс 2012
preset-ucc-help = Как на конкурсе программ 2012 года: повторы не ограничены, конец после 10 000 ходов.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Преимущество нападающего
option-aggressor_advantage-help = При равных рангах побеждает нападающий, а не гибнут оба.
option-silent_defence = Молчаливая защита
option-silent_defence-help = Ранг показывает только нападающий. Побитые фишки возвращаются владельцу неувиденными.
option-silent_scout = Когда нападает разведчик
option-silent_scout-help = И при молчаливой защите защитник обязан показаться разведчику.
option-silent_scout-any = при каждой атаке
option-silent_scout-long = только издалека
option-rescue = Спасение
option-rescue-help = Дойдите до последнего ряда противника и верните одну потерянную фишку, не более двух раз за партию. Разведчики этого не могут; мины не возвращаются.
option-rescue_moves_only = Только простым ходом
option-rescue_moves_only-help = Атака, закончившаяся на последнем ряду, никого не спасает.
option-rescue_rows = Ряды для спасённой фишки
option-rescue_rows-help = На сколько своих рядов она может вернуться. 0 — вся своя половина.
option-rescue_revealed = Спасённые фишки остаются известными
option-rescue_revealed-help = Другая сторона по-прежнему видит, кто вернулся.
option-two_square_limit = Туда и обратно
option-two_square_limit-help = Сколько раз подряд фишка может пересечь одну и ту же границу между двумя клетками. 0 выключает правило.
option-two_square_attacks = Атаки тоже считаются
option-two_square_attacks-help = Атака через эту границу считается как ход.
option-two_square_exact = Только те же две клетки
option-two_square_exact-help = Считается, только если фишка начинает и останавливается на тех же двух клетках; разведчик может так ускользнуть.
option-chase = Бесконечная погоня
option-chase-help = Можно ли гонять фишку по кругу. Книжка запрещает больше двух ходов; если ничего не менять, действует более мягкое правило ISF.
option-chase-off = разрешена
option-chase-isf = без повторения позиций
option-chase-literal = не больше двух ходов
option-quiet_draw = Ничья без взятий
option-quiet_draw-help = Сколько ходов обеих сторон без взятия приводят к ничьей. 0 выключает правило. Это наша добавка; её нет ни в одной книжке.
option-ply_cap = Самая длинная партия
option-ply_cap-help = После стольких ходов партия прерывается вничью. 0 значит никогда.
option-both_immobile = Когда никто не может ходить
option-both_immobile-help = Что происходит, когда ходов нет ни у кого.
option-both_immobile-mover_loses = проигрывает тот, чей ход
option-both_immobile-draw = ничья
option-exchange_draw = Ничья последним разменом
option-exchange_draw-help = Если последние подвижные фишки обеих сторон гибнут вместе, партия заканчивается вничью.
option-no_mobile = Когда у стороны не осталось подвижных фишек
option-no_mobile-help = Когда именно засчитывается поражение.
option-no_mobile-on_turn = проигрывает на своём ходу
option-no_mobile-at_once = проигрывает сразу
option-old_scout = Старые разведчики
option-old_scout-help = Как в старых изданиях: разведчик, ушедший далеко, не может в тот же ход нападать.
option-captured = Взятые фишки
option-captured-help = Кто может рассматривать взятые фишки.
option-captured-open = все
option-captured-prisoner = кто взял
option-captured-secret = кто потерял
option-captured-hidden = никто
option-first = Первый ход
option-first-help = Какой цвет начинает.
option-first-red = красные
option-first-blue = синие

## Settings

settings-numbering = Числа на фишках
settings-numbering-help = Меняется только надпись, сила — никогда. В Средиземье старше всегда большее число.
settings-numbering-high = маршал — 10
settings-numbering-old_us = маршал — 1

## The page for players

end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
   *[watcher] { $winner ->
        [red] У синих вышло время.
       *[blue] У красных вышло время.
    }
 }
end-timeout-draw = Ничья: у одной стороны вышло время, но другая уже не могла выиграть.
stratego-guess-title = Угадайте флаги
stratego-guess-help = Выберите сторону, потом клетку. Никто другой её не увидит. В конце вы узнаете ответ.
act-claim-draw = Признать ничью
end-called_draw = Одна сторона отсутствовала, и была признана ничья.
end-closed = Хозяин сервера закрыл стол. Никто не выиграл.

player-first_game-after = Компьютер: два хода из трёх я делал не глядя, через несколько ходов забывал, что вы показали, и ни разу не угадывал, что закрыто. Попробуйте следующего.
player-first_week-after = Компьютер: четыре хода из десяти я делал не глядя, скоро забывал, что вы показали, и ни разу не угадывал, что закрыто.
player-first_month-after = Компьютер: каждый восьмой ход я делал не глядя, а через какое-то время забывал, что вы показали.
