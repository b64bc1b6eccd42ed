## Форма перед игрой

home-others = Другие игры
start-opponent-random-help = Играет наугад.
start-count = Сколько мест?
start-seats = Кто где сидит?
start-level-0 = Наугад
start-lot = Раздать места по жребию
start-lot-help = Кто где сидит, решает жребий при подготовке.
start-need-person = Хотя бы одно место должно быть вашим или гостя.
start-learning = Для обучения
start-learning-help = Каждое место может спросить, что выйдет из его ответов: компьютер играет дальше, исходя из того, что это место знает.
start-learning-hints-help = Каждое место может попросить у компьютера подсказку. Она исходит из того, что это место знает.

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
games-seats-won = Побеждает: { $seats }

## Ошибки

error-action-faulty = Это не полно или нарушает правило.

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
chat-title = Свободный текст
chat-log = Что вы написали друг другу
chat-empty = С тех пор как страница открыта, ничего не написано.
chat-you = Вы
chat-other = Ваш соперник
chat-label = Написать сопернику
chat-send = Отправить
chat-mute = Скрыть свободный текст
chat-unmute = Показать свободный текст
chat-unread =
    { $count ->
        [one] Сигнал, { $count } новый текст
        [few] Сигнал, { $count } новых текста
       *[other] Сигнал, { $count } новых текстов
    }
chat-help = Сервер передаёт его и ничего не хранит. Хозяину сервера читать нечего, а зрители его не видят. 200 знаков, пять текстов за 20 секунд.
error-chat = Этот текст не передан.
error-chat-closed = За этим столом никто не может читать свободный текст.
error-chat-empty = Ничего не написано.
error-chat-refused = Хозяин этого сервера не допускает этих слов.
error-chat-too-long = В тексте не больше 200 знаков.
error-chat-too-often = Пяти текстов за 20 секунд достаточно. Подождите немного.
