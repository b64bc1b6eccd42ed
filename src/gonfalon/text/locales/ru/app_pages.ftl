# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = Партия: { $variant }
start-change-box = Другая коробка
start-opponent = Кто напротив?
start-opponent-computer = Компьютер
start-opponent-computer-help = От новичка до самого сильного, что у нас есть.
start-opponent-link = Друг
start-opponent-link-help = Вы получите ссылку для отправки. Она открывает второе место, один раз.
start-opponent-screen = Вы оба здесь
start-opponent-screen-help = При передаче хода доска закрывается.
start-level = Насколько сильный?
start-players = Или со своим стилем
start-fitting = Подходящий мне
start-fitting-help = Следит за вашими результатами, чтобы вы выигрывали около половины партий. Сейчас: { $computer }.
start-seat = Ваше место
start-seat-screen = На этом экране играют все места.
start-seat-lot = Случайно
start-preset = Играть как
start-more = Другие настройки
start-more-lot = сторона случайно
start-advanced-changed = { $count ->
    [0] как в коробке
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
 }
start-reset = Как в коробке
start-group-other = Другие правила
start-go = Начать партию

## Presets

preset-standard = Коробка
preset-standard-help = Правила, какие они в этой коробке.

## The friend's link

invite-title = Отправьте эту ссылку другу
invite-help = Кто её откроет, займёт второе место; она действует один раз. Больше ничего не нужно, даже регистрации.
invite-link = Ссылка для друга
invite-copy = Скопировать ссылку
invite-copied = Ссылка скопирована.
invite-network = Она открывается на любом устройстве вашей сети, например в том же Wi-Fi.
invite-share = Поделиться…
invite-share-text = Сыграем: { $variant }
invite-qr = Та же ссылка, чтобы снять телефоном
invite-qr-label = QR-код ссылки
invite-meanwhile = Пока перейти к столу
invite-bar = Второе место ещё свободно.

## Joining

join-title = Вас приглашают
join-help = За столом кто-то ждёт. Займите место; без регистрации.
join-go = Занять место
join-going = Вы садитесь за стол…
join-own-title = Это ваше собственное приглашение
join-own-help = Вы уже за этим столом. Отправьте ссылку другу или перейдите к партии.
join-own-go = К партии
join-broken-title = Эта ссылка неполная
join-broken-help = Не хватает части после знака #. Попросите друга прислать ссылку целиком.
join-used-title = Это приглашение уже использовано
join-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
 }

## A game's page

match-no-seat-title = У вас здесь нет места
match-no-seat-help = У этого браузера нет места в этой партии. Если вы играете на другом устройстве, продолжайте там; если вас пригласили, откройте присланную ссылку.
match-gone-title = Этой партии здесь нет
match-gone-help = Может быть, адрес обрезан или партию играли на другом сервере.
match-expired-title = Эта партия больше не хранится
match-expired-help = Партии, которые никто не начинает, через несколько дней заканчиваются сами. Хозяин сервера может также хранить старые партии лишь какое-то время.
match-auth-title = Это место не открывается
match-auth-help = Сервер не знает ключа этого браузера. Возможно, он от другого сервера.
match-away-help = Мы пробуем снова и снова. Из вашей партии ничего не пропадёт: каждый подтверждённый ход сохранён.
match-forget = Убрать из моего списка

## My games

games-title = Мои партии
games-intro = Хранятся в этом браузере. Закрывайте вкладку, когда хотите.
games-empty-title = На столе пока пусто
games-empty-help = Партии, которые вы начнёте или к которым присоединитесь, найдутся здесь, даже если закрыть вкладку.
games-empty-go = Выбрать коробку
games-now = Ваш ход
games-going = Идут
games-done = Завершены
games-away-since = Нет связи с сервером. Список на { $when }; стол откроется, когда сервер снова ответит.
games-away = Нет связи с сервером. Стол откроется, когда он снова ответит.
games-more = Показать ещё { $count } из { $rest }
games-none = Под этот выбор не подходит ни одна партия.
games-filter-state = Какие партии
games-filter-all = Все
games-filter-going = Идут
games-filter-done = Завершены
games-filter-box = Коробка
games-filter-box-any = Все коробки
games-filter-opponent = Соперник
games-filter-opponent-any = Все соперники
games-filter-clear = Показать все партии
games-order = Порядок
games-order-newest = Сначала новые
games-order-oldest = Сначала старые
games-order-longest = Сначала длинные

## Replay

replay-page-title = Запись партии
replay-back = Назад к партии
replay-not-over-title = Партия ещё идёт
replay-not-over-help = Запись откроется, когда она закончится.

## Settings

settings-title = Настройки
settings-intro = Действуют в этом браузере.
settings-language = Язык
settings-theme = Светлое и тёмное
settings-theme-auto = как на устройстве
settings-theme-light = пергамент
settings-theme-dark = сланец
settings-sound = Звук
settings-sound-help = Короткий и сухой: шаг, схватка, ваш ход.
settings-sound-off = выкл.
settings-sound-soft = тихо
settings-sound-normal = обычно
settings-sound-loud = громко
settings-motion = Скорость анимации
settings-motion-help = С такой скоростью скользят ходы и идут события. При «без движения» всё происходит сразу; так же и если устройство просит меньше движения.
settings-motion-reduced = без движения
settings-motion-slow = медленно
settings-motion-normal = обычно
settings-motion-fast = быстро
settings-telling = Сообщать, когда партия ждёт
settings-telling-help = Уведомление, пока эта страница открыта, но не видна.
settings-telling-denied = Браузер запретил уведомления для этого сайта. Их можно разрешить в его настройках.
settings-telling-insecure = Соединение с этой страницей не защищено (без https), а браузеры разрешают уведомления только при защищённом.
settings-telling-missing = В этом браузере нет уведомлений.
settings-quiet = Тихие часы
settings-quiet-from = с
settings-quiet-until = до
settings-quiet-help = В это время уведомлений нет. Дважды один и тот же час: тихих часов нет.
settings-page-keys = Клавиши на страницах
settings-page-keys-help = «/» ведёт к полке, P начинает игру, G ведёт к вашим партиям. За столом действуют другие клавиши.
settings-page-keys-on = да
settings-page-keys-off = нет

## About

about-title = О Gonfalon
about-what = Гонфалон — знамя, за которым идёт армия. Здесь живут игры, в которых что-то скрыто: в браузере, против компьютера, с другом или на одном экране.
about-unofficial = Это неофициальный проект, не связанный ни с производителями, ни с издателями игр. Названия игр принадлежат их владельцам и лишь говорят, по каким правилам идёт игра. Правила изложены своими словами; каждый рисунок и каждая строка программы — наши.
about-privacy-title = Что хранится
about-privacy = Ни регистрации, ни куки, ни третьих лиц. Ключи от ваших мест и настройки остаются в этом браузере; ходы партии остаются на сервере, который её ведёт.
about-licence-title = Открыто
about-licence = Программа свободная, под лицензией Apache 2.0. Шрифты: Alegreya и Source Sans 3, под лицензией SIL Open Font.

## When something is not there or fails

connection-blocked-title = Нет связи со столом
connection-blocked = Сервер отвечает, но что-то по пути закрывает постоянное соединение, без которого игра не идёт: фильтр в вашей сети или расширение браузера. Мы пробуем снова и снова.
connection-busy = С вашего адреса пришло слишком много сразу. Страница сама скоро подключится снова.
match-rules-loading = Сервер компилирует правила для этого компьютера. Это занимает около минуты и только один раз; затем партия начнётся сама.

## Ratings

rating-why-casual = Партия без рейтинга не учитывается.
rating-why-no-clock = Партия без часов не учитывается.
rating-why-own-rules = Партия по своим правилам не учитывается.
rating-why-helped = Партия с подсказками, советами или отменой ходов не учитывается.
rating-why-restarted = Повторная партия с тем же раскладом не учитывается.
rating-why-nameless = Учитываются только партии между игроками с именами.
rating-why-one-person = Партия, где один человек занимает два места, не учитывается.
rating-why-nobody = Партия между компьютерами не учитывается.
rating-why-unmeasured = У этого компьютера здесь нет рейтинга, поэтому партия не учитывается.
rating-why-changed-hands = Одно из мест занял другой игрок, поэтому партия не учитывается.
rating-why-aborted = Партия закончилась раньше, чем все сыграли, поэтому она не учитывается.
speed-blitz = Блиц
speed-rapid = Быстрые
speed-classical = Классика
speed-correspondence = По переписке
speed-untimed = Без часов
rating-title = Рейтинги
rating-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
rating-margin-help = В 19 случаях из 20 истинная сила лежит в этих пределах.
rating-change = Ваш рейтинг: { $before } → { $after } ({ $change })
start-rated = Идёт в рейтинг?
start-rated-yes = С рейтингом
start-rated-no = Без рейтинга
start-rated-yes-help = Результат изменит рейтинг всех, кто играет.
start-rated-no-help = Результат не изменит ничей рейтинг.
join-needs-name = Эта партия идёт в рейтинг. Выберите имя, которое увидят другие.

## Lessons

learn-step = Шаг { $step } из { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Сохранить картинкой
file-open = Открыть файл

## Things measured by games of the computer: set-ups, fortresses

measure-title = Против компьютера
measure-level = Уровень
measure-start = Измерить
measure-stop = Остановить
measure-games = Партии
measure-points = Очки
measure-going = измеряется
measure-interval = от { $low } до { $high } %
