# The house around the games, in Russian. Arguments as in en/app.ftl.

## Everywhere

app-skip = К содержанию
app-home = Gonfalon, на главную
app-nav = Главное меню
app-nav-games = Мои партии
app-nav-games-turn = { $count ->
    [one] Мои партии, ваш ход в { $count } партии
   *[other] Мои партии, ваш ход в { $count } партиях
 }
app-nav-rules = Правила
app-nav-learn = Обучение
app-nav-settings = Настройки
app-about-line = Gonfalon — неофициальный проект и не связан с производителями игр; их названия принадлежат владельцам. Всё, что здесь нарисовано и написано, наше собственное.
app-about = О проекте
app-loading = Минутку…
app-try-again = Попробовать ещё раз
app-go-home = На главную
app-copied = Скопировано
app-language = Язык
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

start-title = Партия: { $variant }
start-change-box = Другая коробка
start-opponent = Кто напротив?
start-opponent-computer = Компьютер
start-opponent-computer-help = От новичка до самого сильного, что у нас есть.
start-opponent-link = Друг
start-opponent-link-help = Вы получите ссылку для отправки. Она открывает второе место, один раз.
start-opponent-screen = Вы оба здесь
start-opponent-screen-help = При передаче хода поле закрывается.
start-level = Насколько сильный?
start-level-1 = Новичок
start-level-1-help = Смотрит на ход вперёд, мало догадывается и забывает, что видел.
start-level-2 = Ученик
start-level-2-help = Ничего не забывает, но ещё ходит невнимательно.
start-level-3 = Надёжный
start-level-3-help = Редко ошибается и стережёт свой флаг, но не смотрит далеко вперёд.
start-level-4 = Опытный
start-level-4-help = Знает, как расставляют люди, читает ваши ходы и считает на несколько вперёд.
start-level-5 = Сильный
start-level-5-help = Лучше угадывает, что где стоит, и думает чуть дольше.
start-level-6 = Очень сильный
start-level-6-help = Лучше следит за собственной безопасностью и умеет доводить партию до конца.
start-level-7 = Лучший
start-level-7-help = Взвешивает больше возможностей: думает над каждым ходом до секунды.
start-players = Или со своим стилем
start-seat = Ваше место
seat-name = Место { $seat }
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
rule-link = Правило
start-default = в этой коробке: { $value }
start-on = да
start-off = нет
start-go = Начать партию
start-going = Раскладываем…

## Presets

preset-standard = Коробка
preset-standard-help = Правила, какие они в этой коробке.

## The friend's link

invite-title = Отправьте эту ссылку другу
invite-help = Кто её откроет, займёт второе место; она действует один раз. Больше ничего не нужно, даже регистрации.
invite-link = Ссылка для друга
invite-copy = Скопировать ссылку
invite-copied = Ссылка скопирована.
invite-copy-failed = Скопировать здесь не удалось. Выделите ссылку и скопируйте её сами.
invite-here-only = Эта ссылка открывается только на этом компьютере. Чтобы её открыли телефоны и другие компьютеры вашей сети, запустите Gonfalon так:
invite-network = Она открывается на любом устройстве вашей сети, например в том же Wi-Fi.
invite-share = Поделиться…
invite-share-text = Сыграем: { $variant }
invite-qr = Та же ссылка, чтобы снять телефоном
invite-qr-label = QR-код ссылки
invite-meanwhile = Пока перейти к столу
invite-bar = Второе место ещё свободно.
invite-show = Показать ссылку

## Joining

join-title = Вас приглашают
join-help = За столом кто-то ждёт. Займите место; без регистрации.
join-learning = Этот стол для обучения: каждая сторона может попросить помощи у компьютера, исходя из того, что знает сама.
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
match-auth-title = Это место не открывается
match-auth-help = Сервер не знает ключа этого браузера. Возможно, он от другого сервера.
match-away-title = Сервер не отвечает
match-away-help = Попытки повторяются сами. Из вашей партии ничего не пропадёт: каждый подтверждённый ход сохранён.
match-forget = Убрать из моего списка
match-rules-standard = как в коробке

## My games

games-title = Мои партии
games-intro = Хранятся в этом браузере. Закрывайте вкладку, когда хотите.
games-empty-title = На столе пока пусто
games-empty-help = Партии, которые вы начнёте или к которым присоединитесь, найдутся здесь, даже если закрыть вкладку.
games-empty-go = Выбрать коробку
games-now = Ваш ход
games-going = Идут
games-done = Законченные
games-status-waiting = Ждёт, пока друг откроет ссылку
games-status-setup-yours = Подготовьте свою сторону
games-status-setup-theirs = Другая сторона расставляет армию
games-status-yours = Ваш ход
games-status-theirs = Ход другой стороны
games-status-screen = Ходит место { $seat }
games-status-screen-setup = Расстановка на одном экране
games-won = Победа
games-lost = Поражение
games-drawn = Ничья
games-over-screen = Победило место { $seat }
games-won-all = Все победили
games-lost-all = Все проиграли
games-status-gone = На этом сервере её больше нет
games-status-away = Сервер сейчас не отвечает
games-away-since = Нет связи с сервером. Список на { $when }; стол откроется, когда сервер снова ответит.
games-away = Нет связи с сервером. Стол откроется, когда он снова ответит.
games-opponent-computer = против компьютера
games-opponent-link = с другом
games-opponent-screen = на одном экране
games-side = вы на месте { $seat }
games-turn = ход { $turn }
games-open = Открыть
games-open-label = Открыть: { $variant }, { $status }
games-replay = Запись
games-replay-label = Запись партии: { $variant }
games-remove = Убрать
games-remove-label = Убрать из этого списка: { $variant }
games-remove-question = Убрать эту партию из списка? У этого браузера больше не будет ключа к её месту.
games-remove-yes = Убрать
games-remove-no = Оставить
games-shared = показана другим
games-more = Показать ещё { $count } из { $rest }
games-none = Под этот выбор не подходит ни одна игра.
games-filter-state = Какие игры
games-filter-all = Все
games-filter-going = Идут
games-filter-done = Завершены
games-filter-box = Коробка
games-filter-box-any = Все коробки
games-filter-opponent = Соперник
games-filter-opponent-any = Все соперники
games-filter-clear = Показать все игры
games-order = Порядок
games-order-newest = Сначала новые
games-order-oldest = Сначала старые
games-order-longest = Сначала длинные

## Rules

rules-title = Правила
rules-contents = Содержание
rules-english-only = Правила пока даны здесь по-английски.
rules-numbered = Точные правила, на английском
rules-numbered-help = Каждый случай, с номером для ссылок:
rules-failed = Не удалось загрузить правила.
rules-page-glossary = Словарик

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
settings-motion-help = С такой скоростью скользят ходы и идут события. Без движения всё происходит сразу; так же и если устройство просит меньше движения.
settings-motion-reduced = без движения
settings-motion-slow = медленно
settings-motion-normal = обычно
settings-motion-fast = быстро
settings-telling = Сообщать, когда партия ждёт
settings-telling-help = Уведомление, пока эта страница открыта, но не видна.
settings-telling-denied = Браузер запретил уведомления для этого сайта. Их можно разрешить в его настройках.
settings-telling-insecure = Эта страница пришла без сертификата (обычный http), а браузеры разрешают уведомления только с ним.
settings-telling-missing = В этом браузере нет уведомлений.
settings-quiet = Тихие часы
settings-quiet-from = с
settings-quiet-until = до
settings-quiet-help = В это время уведомлений нет. Дважды один и тот же час: тихих часов нет.
news-turn = Ваш ход
news-turn-help = { $variant } ждёт вас.
settings-page-keys = Клавиши на страницах
settings-page-keys-help = «/» ведёт к полке, P начинает игру, G ведёт к вашим партиям. За столом действуют другие клавиши.
settings-page-keys-on = да
settings-page-keys-off = нет

## About

about-title = О Gonfalon
about-what = Гонфалон — знамя, за которым идёт армия. Здесь живут игры со скрытой информацией: в браузере, против компьютера, с другом или на одном экране.
about-unofficial = Это неофициальный проект, не связанный ни с производителями, ни с издателями игр. Названия игр принадлежат их владельцам и лишь говорят, по каким правилам идёт игра. Правила изложены своими словами; каждый рисунок и каждая строка программы — наши.
about-privacy-title = Что хранится
about-privacy = Ни регистрации, ни куки, ни третьих лиц. Ключи от ваших мест и настройки остаются в этом браузере; ходы партии остаются на сервере, который её ведёт.
about-licence-title = Открыто
about-licence = Программа — свободное ПО под лицензией Apache 2.0. Шрифты: Alegreya и Source Sans 3, под лицензией SIL Open Font.

## When something is not there or fails

notfound-title = За краем карты
notfound-help = По этому адресу ничего нет.

error-general = Что-то пошло не так. Попробуйте ещё раз.
error-title = Не получилось
error-server-away = Сервер не отвечает. Проверьте, работает ли он и есть ли связь, и попробуйте ещё раз.
error-server-failed = На сервере случилась неприятность. Попробуйте чуть позже.
error-request-failed = Сервер этого не принял.
error-request-invalid = Сервер этого не понял.
error-request-body = Сервер этого не понял.
error-request-game = Сервер не знает этой игры.
error-request-variant = Сервер не знает этого варианта.
error-request-player = Сервер не знает такого компьютерного игрока.
error-request-opponent = Сервер не знает такого вида противника.
error-request-side = Сервер не знает этого цвета.
error-request-seats = Сервер не знает, как распределить эти места.
error-message-too-long = Это слишком длинно.
error-replay-view = С этой стороны запись посмотреть нельзя.
error-replay-mismatch = Эта запись не подходит к правилам, которые в ней названы. Показать её нельзя.
error-view-leak = Партия остановлена, потому что в ней что-то пошло не так. Ничего скрытого показано не было.
error-notation-invalid = Сервер не понял этого хода.
error-action-illegal = Правила сейчас этого не позволяют.
error-action-not-your-turn = Сейчас не ваш ход.
error-action-game-over = Партия закончена.
error-action-stale = Партия тем временем ушла вперёд. Взгляните ещё раз и выберите.
error-http = Сервер этого не принял.
error-storage-failed = Сервер не смог это сохранить. Ничего не изменилось; попробуйте ещё раз.
error-storage-conflict = Кто-то успел раньше. Взгляните ещё раз и попробуйте снова.
error-match-unknown = На этом сервере нет такой партии.
error-match-token = Ключ от этого места недействителен.
error-match-invite = Это приглашение больше не действует. Возможно, им уже воспользовались; попросите новую партию.
error-match-running = Это показывается только после конца партии.
error-match-seat-held = На этом месте кто-то сидит: отдать его может только он сам.
error-match-seat-not-now = Сейчас это место так передать нельзя.
error-match-seat-waits = Игрок с этого места отошёл совсем недавно. Остальные смогут распорядиться местом, когда стол перестанет его ждать.
error-match-one-seat = Вы уже сидите за этим столом. Это приглашение для кого-то другого.
error-match-needs-name = Партии с рейтингом — для игроков с именем. Сначала возьмите имя.
error-match-not-rated = Эта партия не может идти в рейтинг. Нужны часы, правила из коробки, игра без помощи и соперники с именем или рейтингом.
error-match-too-late = Поздно: это место уже занято.
error-match-no-rematch = Здесь ещё никто не просил о новой партии.
error-seats-busy = Слишком много страниц следит за свободными местами. Список всё равно приходит время от времени.
error-seats-too-many = Уже ждёт слишком много ваших мест. Сначала заберите одно из них.
error-club-full = В этом клубе больше нет мест.
error-club-invite = Это приглашение больше не действует. Попросите новую ссылку.
error-club-not-yours = Это может сделать только основатель клуба.
error-club-too-many = Вы уже состоите в наибольшем числе клубов. Сначала выйдите из одного.
error-club-unknown = На этом сервере нет такого клуба.
error-tournament-full = Все места в этом турнире заняты.
error-tournament-needs-name = Турниры — для игроков с именем. Сначала возьмите имя.
error-tournament-nobody = Турниры объявляет только хозяин этого сервера.
error-tournament-not-now = Сейчас это невозможно.
error-tournament-not-yours = В этом турнире вам это не разрешено.
error-tournament-too-late = Присоединиться к этому турниру уже поздно.
error-tournament-too-many = Объявлено слишком много турниров. Дождитесь, пока один закончится.
error-tournament-unknown = На этом сервере нет такого турнира.
error-match-no-odds = За этим столом шансы не сообщаются.
error-match-no-hints = За этим столом подсказок нет.
error-match-no-decision = Сейчас отвечать не на что.
error-odds-busy = Слишком много запросов о шансах. Попробуйте через несколько секунд.
error-hints-busy = Слишком много запросов подсказок. Попробуйте через несколько секунд.
error-ruleset-invalid = Эти настройки не подходят друг к другу. Верните последнюю назад или возьмите коробку как есть.
connection-blocked-title = Не удаётся подключиться к столу
connection-blocked = Сервер отвечает, но что-то по пути запрещает WebSocket: прокси, межсетевой экран или расширение браузера. Для игры они нужны. Попытки повторяются сами.
error-connection-closed = Страница закрылась раньше, чем пришёл ответ.

## Ratings

rating-new = новый
rating-provisional = Предварительный: пока мало партий
rating-why-casual = Товарищеская партия не учитывается.
rating-why-no-clock = Партия без часов не учитывается.
rating-why-own-rules = Партия по своим правилам не учитывается.
rating-why-helped = Партия с подсказками, советами или отменой ходов не учитывается.
rating-why-restarted = Повторная партия с той же раздачей не учитывается.
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

learn-link = Научиться за один раунд с подсказками
learn-step = Шаг { $step } из { $total }
learn-leave = Выйти из урока
