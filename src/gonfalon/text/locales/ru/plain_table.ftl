## Страница

plain-part = { $name }: { $value }
plain-part-seat = Место
plain-yes = да
plain-no = нет
plain-none = –
plain-title-yours = Ваш ход — { $variant }
plain-reconnecting = Связь прервалась. Мы пробуем снова и снова; ничего не потеряно.
plain-yours = Ваш ход
plain-waiting = { $count ->
    [one] Ждём: { $seats }.
    [few] Ждём: { $seats }.
   *[other] Ждём: { $seats }.
 }
plain-each = Отвечают также: { $seats }.
plain-any = Одного ответа хватит за всех: вашего или другого ({ $seats }).
plain-pass = Пас
plain-keys = Клавиши: 1–9 выбирают, P — пас, стрелки ходят по кнопкам.
plain-action = Ваше действие словами
plain-action-help = «Наугад» впишет допустимое действие; меняйте его как хотите. Enter отправит его.
plain-send = Отправить
plain-random = Наугад
plain-seen = На столе
plain-log = Что произошло
plain-log-empty = Пока ничего.
plain-log-partial = Что было раньше, покажет запись.
plain-not-begun = Стол готов
plain-not-begun-help = Партия начнётся, когда все места будут заняты. Свободно: { $seats }.

## Кто сидит

plain-seats = Места
plain-owes = должен ответить
plain-open = ещё свободно
plain-you = вы
plain-person = здесь
plain-away = нет за столом
plain-stand-in = нет за столом; играет компьютер ({ $level })
plain-lent = вы; компьютер играет за вас ({ $level })
plain-offered = приглашение по ссылке
plain-seat-fill = Компьютер займёт это место
plain-seat-take-over = Компьютер продолжит
plain-seat-lend = Пусть компьютер играет за меня
plain-seat-back = Вернуть моё место
plain-seat-link = Вместо него человек: создать ссылку
plain-seat-give-away = Отдать моё место: создать ссылку
plain-seat-level = Сила компьютера, { $seat }
plain-seat-link-for = Ссылка, { $seat }
plain-lent-strip = Компьютер играет на этом месте за вас.
plain-awaited-computer = { $seat } (компьютер)
plain-awaited-away = { $seat } (нет за столом)
plain-awaited-you = { $seat } (вы)
plain-absent-waits = Отсутствующих ждут { $seconds } с.
plain-nothing-to-play = Здесь вам нечего сыграть.

## Несколько рук за одним экраном

plain-hands = Места за этим экраном
plain-covers = Закрывать стол между ходами
plain-cover-title = Передайте устройство: { $seat }
plain-cover-help = Стол закрыт, пока на него не посмотрит следующее место: { $seat }.
plain-cover-told = Что слышали все
plain-cover-look = Смотреть: { $seat }
plain-cover-never = Я играю на всех этих местах: не закрывать

## Помимо правил

plain-acts = Что ещё можно сделать
plain-act-resign = Сдаться
plain-act-concede = Сдать партию
plain-act-draw-offer = Предложить ничью
plain-act-draw-accept = Принять ничью
plain-act-draw-decline = Играть дальше
plain-act-unready = Взять ответ назад
plain-act-claim-win = Заявить победу
plain-act-undo = Вернуться
plain-act-undo-last = Отменить последнее действие
plain-act-undo-to = Вернуться дальше…
plain-act-restart = Сначала, тот же расклад
plain-act-restart-new = Сначала, новый расклад
plain-act-agree = Согласиться
plain-act-refuse = Отказать
plain-practice = Тренировка: эта партия начинается с момента другой и не учитывается.
plain-practice-short = Тренировка: не учитывается
plain-act-rematch = Ещё раз
plain-ask-resign = Сдать эту партию? Победит другая сторона.
plain-ask-concede = Сдать эту партию вместе? Она закончится, когда согласится большинство людей за столом.
plain-ask-no = Играть дальше
plain-undo-before = { $number }, до того: { $what }
plain-undo-to = назад, до шага { $number } ({ $what })
plain-draw-yours = Ваше предложение ничьей ждёт ответа.
plain-draw-theirs = { $seat }: предложение ничьей.
plain-proposed = { $seat }, предложение: { $act }
plain-agreed = Согласны: { $seats }.
plain-agree-missing = Ещё не ответили: { $seats }.
plain-against = Против: { $seats }.
plain-vote = { $count ->
    [one] Решают { $needed } из { $count } голоса.
    [few] Решают { $needed } из { $count } голосов.
   *[many] Решают { $needed } из { $count } голосов.
 }
plain-event-resigned = { $seat }: партия сдана.
plain-event-draw_offered = { $seat }: предложение ничьей.
plain-event-draw_agreed = { $seat }: ничья принята.
plain-event-draw_declined = { $seat }: ничья отклонена.
plain-event-unready = { $seat }: ответ взят назад.
plain-event-abandoned = { $seat }: заявлена победа.
plain-event-rematch = { $seat }: следующая партия готова.
plain-event-proposed = { $seat }, предложение: { $act }
plain-event-agreed = { $seat }: согласие.
plain-event-refused = { $seat }: отказ.
plain-event-conceded = Партия сдана.
plain-event-undone = Шаги отменены.
plain-event-restarted = Партия началась сначала.
plain-event-said = { $seat }: «{ $text }»
plain-event-signalled = { $seat }, сигнал: { $text }
plain-event-end = Партия окончена.

## Конец

plain-over = Партия окончена
plain-won = Победа
plain-lost = Поражение
plain-drawn = Ничья
plain-won-together = { $count ->
    [one] Победа
    [few] Общая победа
   *[other] Общая победа
 }
plain-lost-together = { $count ->
    [one] Поражение
    [few] Общее поражение
   *[other] Общее поражение
 }
plain-seats-won = { $count ->
    [one] Победа: { $seats }
    [few] Победа: { $seats }
   *[other] Победа: { $seats }
 }
plain-end-resigned = { $who ->
    [winner] Другая сторона сдалась.
    [loser] Вы сдались.
   *[other] Другая сторона сдалась. Победа: { $winner }.
 }
plain-end-draw_agreed = Договорились о ничьей.
plain-end-abandoned = { $who ->
    [winner] Другая сторона не вернулась.
    [loser] Вас не было слишком долго.
   *[other] Никто не вернулся. Победа: { $winner }.
 }
plain-end-conceded = Партия сдана.
plain-rematch-open = К следующей партии

## Повтор

plain-replay = Запись партии
plain-replay-of = Запись партии: { $variant }
plain-replay-failed = Запись не удалось загрузить.
plain-record = Сохранить запись
fair-title = Честная сдача
fair-proven = Проверено в этом браузере: скрытое было определено до первого хода и не менялось.
fair-changed = Эта запись не совпадает с тем, что браузер видел во время игры. Сохраните оба файла и покажите их хозяину сервера.
fair-unknown = Здесь страница не может это проверить. Сохраните оба файла и проверьте их командой gonfalon verify.
fair-none = В вашем браузере нет печатей этой партии, поэтому здесь он ничего не доказывает.
fair-own-part = Этот браузер помогал тасовать, поэтому сервер не выбирал сдачу один.
fair-no-part = Этот браузер не помогал тасовать.
fair-not-proven = Не доказано: кто подсматривал. Сервер может читать то, что хранит. Следует ли сдача из тасования, проверяет программа gonfalon verify.
fair-notes = Сохранить печати
plain-link = Скопировать ссылку на этот момент
plain-view = Вид
plain-view-all = всё открыто
plain-view-public = как видели все
plain-view-seat = { $seat }: что было видно
plain-first = В начало
plain-previous = Назад
plain-play = Пуск
plain-pause = Пауза
plain-next = Вперёд
plain-last = В конец
plain-frame = Момент
plain-frame-of = { $number } из { $total }
plain-frame-start = Начало.
plain-frame-unheard = Произошло то, чего отсюда не видно.

## Форма перед игрой

start-plan-label = { $seat }: кто играет
start-plan-own = я, за этим экраном
start-plan-link = кто-то, по своей ссылке
start-plan-open = кто придёт, по общей ссылке
start-plan-computer = компьютер
start-plan-level = { $seat }: сила компьютера
start-brings = { $seat }: { $kind }
start-brings-any = то, что даёт игра
start-brings-own = свой текст…
start-brings-text = Текстом
start-brings-help = Возьмите то, что даёт игра, или напишите текст, например { $example }.
start-absent = Когда кого-то нет
start-absent-help = Кто вернулся, снова занимает место.
start-absent-wait = Сколько ждать
start-absent-then = Что тогда
start-absent-never = ждать всегда
start-absent-after = продолжать через { $minutes } мин
start-absent-passes = его ход пропускается
start-absent-computer = за него играет компьютер ({ $level })

## Приглашения

invite-many-title = Отправьте эти ссылки
invite-many-help = Каждая открывает одно место, один раз. Больше ничего не нужно, без регистрации.
invite-for-seat = Для: { $seat }
invite-for-any = { $count ->
    [one] Для свободного места
    [few] Для { $count } свободных мест: кто первый
   *[other] Для { $count } свободных мест: кто первый
 }
invite-code = QR-код
invite-go-on = К столу
join-brings = { $kind }: что вы приносите

## Words of manners, in every game

courtesy-open = Сигнал
courtesy-title = Слово остальным
courtesy-quoted = «{ $words }»
courtesy-line = { $seat }: «{ $words }»
courtesy-mute = Скрыть слова других
courtesy-enough = Пока достаточно: три за десять ходов.
courtesy-close = Закрыть
manners-good-luck = Удачи
manners-well-played = Хорошая игра
manners-one-moment = Минутку
manners-thank-you = Спасибо
manners-must-go = Мне пора
notes-open = Заметки
notes-help = Ваши заметки к этой партии. Они остаются в этом браузере; больше никто их не видит.
notes-not-kept = Этот браузер ничего не сохраняет: заметки исчезнут, когда вы закроете блокнот.

## The clocks: what they show, what is said of them, and how one is chosen.

plain-event-timeout = { $in_setup ->
    [true] { $seat }: время на расстановку вышло, остальное расставил сервер.
   *[false] { $seat }: время вышло.
 }
plain-end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
    [both] Ничья: у одной стороны вышло время, но другая уже не могла выиграть.
   *[other] Победа по времени: { $winner }.
 }
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
plain-act-claim-draw = Признать ничью
plain-event-called_draw = { $seat }: признана ничья.
plain-end-called_draw = Одна сторона отсутствовала, и была признана ничья.
plain-event-closed = Хозяин сервера закрыл стол.
plain-end-closed = Хозяин сервера закрыл стол. Никто не выиграл.

## Форма перед игрой

start-opponent-random-help = Играет наугад.
start-count = Сколько мест?
start-seats = Кто где сидит?
start-lot = Раздать места случайно
start-lot-help = Кто где сидит, решает случай при подготовке.
start-need-person = Хотя бы одно место должно быть вашим или гостя.
start-learning = Для обучения
start-learning-help = Каждое место может спросить, что выйдет из его ответов: компьютер играет дальше, исходя из того, что это место знает.
start-learning-hints-help = Каждое место может попросить у компьютера подсказку. Она исходит из того, что это место знает.

## Мои игры

games-seats-won = Победа: { $seats }

## Free text at the table

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

## Hints

hint-title = Подсказка
hint-thinking = Компьютер думает…
hint-longer = Первый взгляд. Компьютер смотрит дольше…
hint-none = Сейчас решать нечего.

## Through the changes

steps-undo = Отменить
steps-redo = Вернуть
