## Форма перед игрой

home-others = Другие игры
start-level-0 = Наугад

## Мои игры

games-you = вы: { $seats }
games-you-all = все места за этим экраном
games-with-computers = { $count ->
    [one] с компьютером
    [few] с { $count } компьютерами
   *[other] с { $count } компьютерами
 }
games-with-people = { $count ->
    [one] ещё с одним человеком
    [few] ещё с { $count } людьми
   *[other] ещё с { $count } людьми
 }
games-status-waits = Ждёт: { $seats }
games-status-open = { $count ->
    [one] Одно место ещё свободно
    [few] { $count } места ещё свободны
   *[other] { $count } мест ещё свободно
 }
games-status-act = Отвечает: { $seats }

## Ошибки

error-action-faulty = Это неполно или нарушает правила.

## The clocks: what they show, what is said of them, and how one is chosen.

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
error-chat = Этот текст не передан.
error-chat-closed = За этим столом никто не может читать свободный текст.
error-chat-empty = Ничего не написано.
error-chat-refused = Хозяин этого сервера не допускает этих слов.
error-chat-too-long = В тексте не больше 200 знаков.
error-chat-too-often = Пяти текстов за 20 секунд достаточно. Подождите немного.

## Games to watch

plain-turn = Ход { $turn }

## Who plays, and how a table is

plain-computer = Компьютер: { $level }
plain-computer-random = Компьютер, играет наугад
join-learning = Этот стол для обучения: каждая сторона может попросить помощи у компьютера, исходя из того, что знает сама.
start-watching = Кто может смотреть?
news-some-game = Партия
