# The house around the games, in Russian. Arguments as in en/app.ftl.

## Everywhere

app-skip = Перейти к содержимому
app-home = Gonfalon, главная страница
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

player-first_game = Первая партия
player-first_game-help = Обычно ходит не глядя, быстро забывает и не пытается угадать: создан, чтобы проигрывать.
player-first_week = Первая неделя
player-first_week-help = Видит то, что перед ним, быстро забывает и не пытается угадать.
player-first_month = Первый месяц
player-first_month-help = Знает простые правила, но иногда всё ещё ходит не глядя.
player-newcomer = Новенький
player-newcomer-help = Играет, как человек в первых партиях. С ним мы сравниваем мягкие компьютеры.
start-level-1 = Новичок
start-level-1-help = Смотрит на ход вперёд, мало догадывается и забывает, что видел.
start-level-2 = Ученик
start-level-2-help = Ничего не забывает, но ещё делает невнимательные ходы.
start-level-3 = Надёжный
start-level-3-help = Редко ошибается и стережёт свой флаг, но не смотрит далеко вперёд.
start-level-4 = Опытный
start-level-4-help = Знает, как люди расставляют фишки, читает ваши ходы и считает на несколько вперёд.
start-level-5 = Сильный
start-level-5-help = Лучше угадывает, что где стоит, и думает чуть дольше.
start-level-6 = Очень сильный
start-level-6-help = Лучше следит за собственной безопасностью и умеет доводить партию до конца.
start-level-7 = Сильнейший
start-level-7-help = Взвешивает больше возможностей: думает над каждым ходом до секунды.
seat-name = Место { $seat }
rule-link = Правило
start-default = в этой коробке: { $value }
start-on = да
start-off = нет
start-going = Раскладываем…

## The friend's link

invite-copy-failed = Скопировать здесь не удалось. Выделите ссылку и скопируйте её сами.
invite-here-only = Эта ссылка открывается только на этом компьютере. Чтобы её открыли телефоны и другие компьютеры вашей сети, запустите Gonfalon так:
invite-show = Показать ссылку

## A game's page

match-away-title = Сервер не отвечает
match-rules-standard = как в коробке

## My games

games-status-waiting = Ждёт, пока друг откроет ссылку
games-status-setup-yours = Подготовьте свою сторону
games-status-setup-theirs = Другая сторона готовится
games-status-yours = Ваш ход
games-status-theirs = Ход другой стороны
games-status-screen = Ход: место { $seat }
games-status-screen-setup = Расстановка на одном экране
games-won = Победа
games-lost = Поражение
games-drawn = Ничья
games-over-screen = Победило место { $seat }
games-won-all = Все победили
games-lost-all = Все проиграли
games-status-gone = На этом сервере её больше нет
games-status-away = Сервер сейчас не отвечает
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
games-remove-question = Убрать эту партию из списка? У этого браузера больше не будет ключа к вашему месту.
games-remove-yes = Убрать
games-remove-no = Оставить
games-shared = показана другим

## Settings

news-turn = Ваш ход
news-turn-help = { $variant } ждёт вас.

## When something is not there or fails

notfound-title = За краем карты
notfound-help = По этому адресу ничего нет.
error-general = Что-то пошло не так. Попробуйте ещё раз.
error-title = Не получилось
error-server-away = Сервер не отвечает. Проверьте, работает ли он и есть ли связь, и попробуйте ещё раз.
error-server-failed = Сервер споткнулся. Попробуйте чуть позже.
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
error-match-needs-name = Партии с рейтингом — для игроков с именем. Сначала выберите имя.
error-match-not-rated = Эта партия не может идти в рейтинг. Нужны часы, правила из коробки, игра без помощи и соперники с именем или рейтингом.
error-match-pledge = Этот стол был подготовлен слишком давно. Попробуйте ещё раз.
error-match-too-late = Поздно: это место уже занято.
error-match-no-rematch = Здесь ещё никто не просил о новой партии.
error-match-expired = Эту партию так и не начали, или сервер её больше не хранит.
error-seats-busy = Слишком много страниц следит за свободными местами. Список всё равно приходит время от времени.
error-seats-too-many = Уже ждёт слишком много ваших мест. Сначала заберите одно из них.
error-club-full = В этом клубе больше нет мест.
error-club-invite = Это приглашение больше не действует. Попросите новую ссылку.
error-club-not-yours = Это может сделать только основатель клуба.
error-club-too-many = Вы уже состоите в стольких клубах, в скольких можно. Сначала выйдите из одного из них.
error-club-unknown = На этом сервере нет такого клуба.
error-tournament-full = Все места в этом турнире заняты.
error-tournament-needs-name = Турниры — для игроков с именем. Сначала выберите имя.
error-tournament-nobody = Турниры объявляет только хозяин этого сервера.
error-tournament-not-now = Сейчас это невозможно.
error-tournament-not-yours = В этом турнире вам это не разрешено.
error-tournament-too-late = Присоединиться к этому турниру уже поздно.
error-tournament-too-many = Объявлено слишком много турниров. Дождитесь, пока один закончится.
error-tournament-unknown = На этом сервере нет такого турнира.
error-match-no-odds = За этим столом шансы не показывают.
error-match-no-coach = Для этой игры нет тренера.
error-match-no-hints = За этим столом подсказок нет.
error-match-no-decision = Сейчас отвечать не на что.
error-work = Компьютер не смог закончить. Попробуйте позже.
error-ruleset-invalid = Эти настройки не подходят друг к другу. Верните последнюю назад или возьмите коробку как есть.
error-limit-too-many = Слишком много сразу: { $what }. Попробуйте снова через { $time }.
limit-time-seconds = { $count } с
limit-time-minutes = { $count } мин
limit-tables = новые партии
limit-joins = приглашения и места
limit-sockets = соединения
limit-messages = сообщения
limit-streams = страницы с прямым показом
limit-thinking = помощь компьютера
limit-measurements = измерения
limit-coach = отчёты тренера
limit-pictures = картинки
limit-summaries = списки партий
limit-reads = просмотр законченных партий
limit-looks = просмотр страниц и списков
limit-wrong-keys = ключи, которые ничего не открывают
limit-names = смена имени
limit-codes = новые коды
limit-code-tries = проверка кодов
limit-passkeys = ключи доступа
limit-push = запросы уведомлений
limit-challenges = вызовы
limit-announcements = новые турниры и клубы
limit-waiting = ожидающие подсказки, шансы, измерения, отчёты и картинки
limit-waiting-table = ожидающие подсказки и шансы за этим столом
error-connection-closed = Страница закрылась раньше, чем пришёл ответ.

## Ratings

rating-new = новый
rating-provisional = Предварительный: пока мало партий
