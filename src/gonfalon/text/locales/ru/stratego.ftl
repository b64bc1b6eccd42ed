# Stratego, in Russian. Arguments as in en/stratego.ftl.

## Pieces

piece-flag = флаг
piece-bomb = мина
piece-spy = шпион
piece-scout = разведчик
piece-miner = сапёр
piece-sergeant = сержант
piece-lieutenant = лейтенант
piece-captain = капитан
piece-major = майор
piece-colonel = полковник
piece-general = генерал
piece-marshal = маршал
piece-unknown = неизвестная фишка

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

board-label = Поле { $columns } на { $rows }
board-help = Стрелки ведут с клетки на клетку. Enter или пробел берёт фишку и ставит её. Escape отпускает. M пишет мелом на фишке противника.
board-turned = Вы смотрите на поле со стороны { $side ->
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
deploy-random = Случайно
deploy-random-help = Расставить всю армию в разумном случайном порядке
deploy-clear = Очистить
deploy-mirror = Отразить
deploy-mirror-help = Поменять левую и правую стороны
deploy-save = Сохранить
deploy-load = Последняя расстановка
deploy-saved = Расстановка сохранена на этом устройстве.
deploy-none-saved = На этом устройстве ещё нет сохранённой расстановки этого варианта.
deploy-loaded = Расстановка загружена.
deploy-random-done = Армия расставлена случайно.
deploy-random-failed = Сервер не прислал случайной расстановки. Расставьте фишки сами или попробуйте ещё раз.
deploy-cleared = Расстановка очищена.
deploy-mirrored = Левая и правая стороны поменялись.
deploy-ready = Готово
deploy-ready-help = Сообщить другой стороне, что вы готовы
deploy-ready-not-yet = Сначала поставьте все фишки
deploy-back = Изменить расстановку
deploy-done = Вы готовы.
deploy-other-open = Ваш друг ещё не открыл ссылку. Расставляйте пока фишки.
deploy-other-deploying = Другая сторона ещё расставляет фишки.
deploy-other-ready = Другая сторона готова и ждёт вас.
deploy-other-computer = Компьютер расставляет свою армию.
deploy-wait-open = Вы готовы. Ваш друг ещё не открыл ссылку.
deploy-wait-deploying = Вы готовы. Другая сторона ещё расставляет фишки.
deploy-wait-away = Вы готовы. Другая сторона ненадолго отошла.
deploy-placed = { $piece } на { $square }
deploy-swapped = { $square } и { $target } поменялись
deploy-returned = { $piece } снова в запасе
deploy-outside = На этой клетке вам расставлять нельзя.

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
you-are = Вы играете { $side ->
    [red] красными
   *[blue] синими
 }
title-your-turn = ● Ваш ход – Стратего
title-waiting = Стратего – ожидание
title-over = Стратего – партия закончена
title-deploy = Стратего – расстановка
title-replay = Стратего – запись
presence-open = ссылка ещё не открыта
presence-here = за столом
presence-away = нет { $seconds } с
presence-away-long = нет { $minutes } мин
presence-computer = компьютер
presence-claim-in = Никого нет. Через { $seconds } с можно потребовать победу.
presence-claim-now = Нет слишком долго. Можно потребовать победу или подождать.
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
act-claim = Потребовать победу
act-claim-wait = Подождать ещё
act-rematch = Реванш
act-rematch-open = К реваншу
act-replay = Посмотреть запись
act-home = На главную
act-chalk = Мел
act-chalk-help = Писать на фишках противника. Видите только вы.
act-menu = Партия
act-close = Закрыть
act-help = Клавиши и помощь

## Moves refused, in plain words

refused-title = Не разрешено
refused-rule = Правило { $section }
refused-failed = Ход не дошёл до сервера. Попробуйте ещё раз.
reason-wrong_turn = Сейчас не ваш ход.
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
reason-chase = Этот ход продолжил бы погоню до позиции, которая уже стояла на поле. Выберите другой.
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
panel-captured-yours = Вы потеряли
panel-captured-theirs = Вы взяли
panel-captured-red = Красные потеряли
panel-captured-blue = Синие потеряли
panel-captured-none = пока ничего
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
panel-tabs = Рядом с полем

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
limit-two-square-help = Сколько раз подряд фишка может пересечь одну границу: { $limit }. Потом она должна сделать что-то другое.
limit-two-square-theirs = Противник: туда и обратно { $used } из { $limit }
limit-chase = Вы гонитесь: { $count }
limit-chase-theirs = За вами гонятся: { $count }
limit-chase-help = Погоня не может повторить позицию, которая уже была.

## Rescue

rescue-title = Верните фишку
rescue-choose-piece = Какая взятая фишка вернётся на поле?
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

chalk-title = Пометка мелом на { $square }
chalk-help = Видите только вы. Это ваша догадка, а не факт.
chalk-none = Стереть
chalk-question = неясно
chalk-strong = сильная
chalk-weak = слабая
chalk-still = мина или флаг
chalk-mode-on = Мел в руке: выберите фишку противника.

## Two on one screen

curtain-title = { $side ->
    [red] Передайте красным
   *[blue] Передайте синим
 }
curtain-help = Поле закрыто, чтобы никто не видел чужих фишек.
curtain-look = { $side ->
    [red] Я играю красными: открыть поле
   *[blue] Я играю синими: открыть поле
 }
curtain-last = Что только что произошло
curtain-quiet-move = { $side ->
    [red] Красные пошли с { $source } на { $target }.
   *[blue] Синие пошли с { $source } на { $target }.
 }
curtain-cover = Закрыть поле
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
replay-keys = Клавиши: стрелки влево и вправо, Home, End, пробел — проиграть, R — открыть.
replay-turn = Повернуть поле

## Запись: что сторона могла знать и о чём догадываться

belief-title = Догадки
belief-computer = Что знал компьютер, уровень { $level }
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
belief-show = Догадки на поле
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
