### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Часы
clock-table = Стол
clock-table-time = Стол: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = осталось: { $time }
clock-runs = осталось: { $time }, часы идут
clock-stands = осталось: { $time }, часы стоят
clock-out = Время вышло
clock-still = часы стоят
clock-call-thirty = Осталось тридцать секунд
clock-call-ten = Осталось десять секунд
clock-call-stands = Часы остановлены

plain-event-timeout = { $in_setup ->
    [true] { $seat }: время на расстановку вышло, остальное расставил сервер.
   *[false] { $seat }: время вышло.
 }
plain-end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
    [both] Ничья: у одной стороны вышло время, но другая уже не могла выиграть.
   *[other] По времени выигрывает { $winner }.
 }
end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
   *[watcher] { $winner ->
        [red] У синих вышло время.
       *[blue] У красных вышло время.
    }
 }
me-end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
   *[watcher] { $winner ->
        [red] У Зла вышло время.
       *[blue] У Добра вышло время.
    }
 }
end-timeout-draw = Ничья: у одной стороны вышло время, но другая уже не могла выиграть.

start-clock = Часы
start-clock-none = Без часов
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 день на ход
start-clock-other = Другие…
start-clock-none-help = Никто никого не торопит.
start-clock-game-help = Минут на всю партию: { $minutes }. Секунд за каждый ход: { $increment }.
start-clock-day-help = Один день на каждый ход. Только после этого партия проиграна.
start-clock-setup-help = Минут на расстановку: { $minutes }.
start-clock-shared-help = Одни часы на всех игроков.
start-clock-computer-help = У компьютера часов нет.
start-clock-kind = Как считать время?
start-clock-kind-game = На всю партию
start-clock-kind-move = На каждый ход
start-clock-minutes = Минуты
start-clock-increment = Секунд за каждый ход
start-clock-seconds = Секунд на каждый ход
start-clock-setup = Минут на расстановку
