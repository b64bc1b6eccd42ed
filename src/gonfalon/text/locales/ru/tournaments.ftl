## Tournaments: the list

tour-title = Турниры
tour-intro = Много партий, одна таблица. Встречаются люди и компьютеры, и каждая победа идёт в счёт.
tour-running = Сейчас
tour-coming = Скоро
tour-finished = Завершены
tour-empty = Сейчас не объявлено ни одного турнира.
tour-empty-help = Объявите турнир: компьютеры тоже придут, хватит двух человек.
tour-failed = Список турниров не пришёл.
tour-away = { $minutes ->
    [0] Нет связи. Этому меньше минуты.
    [one] Нет связи. Этому { $minutes } минута.
    [few] Нет связи. Этому { $minutes } минуты.
   *[other] Нет связи. Этому { $minutes } минут.
 }
tour-joined = { $count ->
    [0] Пока никого
   *[other] записались: { $count }
 }
tour-playing = играют: { $count }
tour-played = играли: { $count }
tour-starts-in = Начнётся через { $time }
tour-starts-on = Начало: { $time }
tour-starts-now = Начинается
tour-starts-by-hand = Начнётся по знаку хозяина
tour-ends-in = Закончится через { $time }
tour-round-of = Тур { $round } из { $count }
tour-round = Тур { $round }
tour-won-by = Победа: { $who }
tour-over = Турнир окончен
tour-off = Отменён
terms-span-minutes = { $minutes } мин
terms-span-hours = { $hours } ч
terms-span-days = { $days } дн.
terms-soon = через { $time }
tour-row-more = много партий, один победитель
tour-row-now = сейчас
tour-announce = Объявить турнир
tour-announce-nobody = На этом сервере турниры объявляет только его хозяин.
tour-join-label = Участвовать: { $name }

## How opponents are found

tour-system-arena = Арена
tour-system-arena-help = Кто свободен, встречается с кем-то близким по месту, пока не выйдет время. Можно приходить и уходить.
tour-system-swiss = Швейцарская система
tour-system-swiss-help = В каждом туре встречаются те, у кого поровну очков, и никто не встречается дважды.
tour-system-round-robin = Каждый с каждым
tour-system-round-robin-help = Справедливее всего для немногих; хорошо для партий на несколько дней.
tour-lead-arena = Играют: { $count }, { $kinds }. Записаться можно не позже чем за десять минут до конца.
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = только люди
tour-kinds-computers = только компьютеры
tour-kinds-both = люди и компьютеры

## The form

tour-new-intro = Скажите, во что и как играют; участвовать может каждый, у кого есть имя.
tour-name = Как он называется?
tour-name-proposal = { $system ->
    [arena] Арена, { $day }
    [swiss] Швейцарский турнир, { $day }
   *[other] Каждый с каждым, { $day }
 }
tour-box = Во что играют?
tour-system = Кто с кем встречается?
tour-minutes = Сколько он длится?
tour-minutes-choice = { $minutes } мин
tour-minutes-help = Партия, которая идёт в конце, доигрывается и считается.
tour-rounds = Сколько туров?
tour-rounds-auto = Сколько нужно
tour-rounds-help = Пока всё выиграет не больше одного: три для восьми игроков.
tour-rounds-choice = { $rounds }
tour-double = Сколько раз все встречаются?
tour-double-no = Один раз
tour-double-yes = Дважды
tour-double-help = Дважды: тогда каждый играет обеими сторонами.
tour-start = Когда начало?
tour-start-in = Через { $time }
tour-start-at = В назначенное время
tour-start-hand = Когда я скажу
tour-start-when = День и час
tour-start-help = Если к тому времени придёт слишком мало людей, он отменяется.
tour-start-fill-help = Если к тому времени придёт слишком мало людей, свободные места займут компьютеры.
tour-start-past = Это время прошло. Выберите более позднее.
tour-computers = Какие компьютеры тоже придут?
tour-computers-help = Компьютеры играют как все и отмечены. Без них люди играют между собой.
tour-fill = Компьютеры занимают свободные места
tour-fill-help = Лишь столько, сколько нужно для начала.
tour-club = Кто может участвовать?
tour-club-all = Все, у кого есть имя
tour-club-help = Его видят и в нём участвуют только члены клуба.
tour-description = Слово тем, кто придёт
tour-description-help = Можно оставить пустым.
tour-needs-name = Чтобы объявить турнир, нужно имя.
tour-go = Объявить
tour-going = Минутку…
tour-plan-arena = { $variant }, { $clock }. Арена, { $minutes } мин, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. Швейцарская система, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Каждый с каждым, { $counts }.
tour-plan-computers = Компьютеров: { $count }.

## The page of one: what comes next

tour-place = Ваше место: { $place }
tour-place-end = { $place ->
    [1] Вы победили
   *[other] Ваше место: { $place }
 }
tour-you-play = Вы участвуете
tour-next-table = Ваш стол готов
tour-next-against = соперник: { $who }
tour-next-soon = Скоро следующая партия, с кем-то близким по месту.
tour-next-minute = { $minutes ->
    [one] Следующая партия примерно через { $minutes } минуту, с кем-то близким по месту.
    [few] Следующая партия примерно через { $minutes } минуты, с кем-то близким по месту.
   *[other] Следующая партия примерно через { $minutes } минут, с кем-то близким по месту.
 }
tour-next-alone = Сейчас больше никто не свободен. Вы ждёте, когда закончится следующая партия.
tour-next-round = Ваша партия окончена. Следующий тур начнётся, когда закончатся все.
tour-next-rest = В этом туре у вас нет партии.
tour-next-pause = У вас перерыв. Очки остаются.
tour-next-left = Вы вышли. Очки остаются.
tour-next-start = Он начнётся сам; рог позовёт вас к столу.
tour-next-start-hand = Он начнётся по знаку хозяина; рог позовёт вас к столу.
tour-next-last = Время вышло. Идут последние партии.
tour-next-missing = Не хватает людей: { $count }.
tour-next-fill = Места могут занять компьютеры.
tour-next-no-fill = Без них он отменяется.
tour-may-join = Вы можете участвовать
tour-may-join-help = Вы играете с теми, кто близок по месту, сколько захотите.
tour-may-join-rounds-help = Ваши партии идут тур за туром.
tour-watch-only = Вы смотрите
tour-bar-too-late = Записываться уже поздно.
tour-bar-full = Все места заняты.
tour-bar-members-only = Участвуют только члены клуба.
tour-bar-needs-name = Чтобы участвовать, нужно имя.
tour-go-table = К столу
tour-go-table-time = Часы пойдут не раньше чем через { $seconds } с.
tour-join = Участвовать
tour-leave = Выйти
tour-pause = Перерыв
tour-pause-after = Перерыв после этой партии
tour-pause-not = Без перерыва
tour-resume = Играть дальше
tour-host-start = Начать сейчас
tour-host-cancel = Отменить турнир
tour-host-cancel-sure = Отменить его для всех?
tour-host-cancel-keep = Нет, оставить
tour-host-cancel-yes = Да, отменить
tour-copy = Скопировать ссылку
tour-cancelled-too-few = Он отменён: пришло слишком мало людей.
tour-cancelled-host = Его отменил хозяин.
tour-unknown-title = Такого турнира нет
tour-unknown-help = Ссылка неполная, турнир принадлежит клубу или находится на другом сервере.
tour-all = Все турниры

## The page of one: standings

tour-standings = Таблица
tour-entrants = Кто играет
tour-column-rank = №
tour-column-rank-name = Место
tour-column-who = Кто
tour-column-last = Последние пять
tour-column-games = Партии
tour-column-now = Сейчас
tour-column-points = Очки
tour-you = { $who }, вы
tour-computer = { $who }, компьютер
tour-guest = кто-то без имени
tour-now-waits = ждёт
tour-now-plays = за столом
tour-now-rests = без партии
tour-now-paused = перерыв
tour-now-left = вне турнира
tour-streak = Побед подряд: { $count }; следующая считается дважды
tour-result-won = Победа, соперник: { $who }
tour-result-drawn = Ничья, соперник: { $who }
tour-result-lost = Поражение, соперник: { $who }
tour-result-bye = Без соперника в этом туре: считается победой
tour-result-open = Ещё не сыграна
tour-no-games = Ещё не окончена ни одна партия
tour-tie-break = { $kind ->
    [buchholz] Соперники
    [sonneborn-berger] Побеждённые
    [direct] Личные
   *[other] Победы
 }
tour-tie-break-help = { $kind ->
    [buchholz] Очки всех соперников вместе
    [sonneborn-berger] Очки побеждённых соперников вместе, при ничьих половина
    [direct] Очки в партиях с теми, у кого их столько же
   *[other] Выигранные партии
 }
tour-said-place = Место { $place } из { $count }, очки: { $points }.
tour-said-lead = Впереди { $who }, очки: { $points }.

## The page of one: time, tables, the end

tour-time-starts = До начала
tour-time-ends = До конца
tour-time-round = Тур
tour-time-over = Окончен
tour-time-off = Отменён
tour-time-of = { $round } из { $count }
tour-time-hand = По знаку
tour-time-now = Начинается
tour-time-last = Последние партии
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = Победа даёт 1, ничья ½; третья победа подряд считается дважды.
tour-counts-rounds = Победа даёт 1, ничья ½.
tour-about = Об этом турнире
tour-hosted = Объявляет { $who }.
tour-first-table = Первый стол
tour-no-table = Сейчас не идёт ни одна партия.
tour-tables = Столы
tour-tables-count = идёт партий: { $count }
tour-tables-look = Как показать столы
tour-tables-list = Список
tour-tables-two = Две доски
tour-tables-four = Четыре доски
tour-watch = Смотреть
tour-watch-label = Смотреть: { $who }
tour-podium = Первые трое
tour-podium-place = { $place ->
    [1] 1-е место
    [2] 2-е место
   *[other] 3-е место
 }
tour-best = Партия двух лучших
tour-best-see = Посмотреть ещё раз
tour-results = Итоги
tour-results-txt = Таблицей
tour-results-trf = Для других программ
tour-called = Ваш стол готов, соперник: { $who }.
tour-called-alone = Ваш стол готов.
tour-back = { $name }: { $place }.
tour-back-go = К турниру

## Clubs

club-title = Клубы
club-intro = Люди, которые играют вместе: свои турниры и одна ссылка, чтобы вступить.
club-mine = Ваши клубы
club-none = Вы пока ни в одном клубе.
club-none-help = Создайте клуб и пошлите ссылку тем, с кем любите играть. По ссылке другого клуба вы вступите в него.
club-found = Создать клуб
club-name = Как он называется?
club-description = Для чего он?
club-who-sees = Кто его видит?
club-open = Все
club-closed = Только члены
club-open-help = Все видят членов и турниры; вступить можно только по ссылке.
club-closed-help = Только члены видят, кто в нём и во что играют.
club-go = Создать
club-needs-name = У членов клуба есть имя.
club-members = Члены
club-members-count = { $count ->
    [one] { $count } член
    [few] { $count } члена
   *[other] { $count } членов
 }
club-tournaments = Турниры
club-no-tournaments = Турниров пока нет.
club-announce = Объявить турнир
club-founder = во главе клуба
club-since = с { $day }
club-unrated = пока нет рейтинговых партий
club-join = Вступить в клуб
club-join-title = Вас приглашают
club-join-help = { $name }: здесь играют вместе. Члены клуба участвуют в его турнирах.
club-leave = Выйти из клуба
club-leave-sure = Выйти из клуба? Вернуться можно только по ссылке.
club-leave-last = Больше в нём никого нет: клуб закончится вместе с вами.
club-leave-founder = Выйти из клуба? Ваше место займёт тот, кто в нём дольше всех.
club-keep = Нет, остаться
club-link = Ссылка
club-link-help = У кого она есть, тот может вступить.
club-link-new = Новая ссылка
club-link-new-help = Прежняя ссылка тогда ничего не открывает.
club-link-copy = Скопировать ссылку
club-link-make = Создать ссылку
club-hand-over = Передать
club-remove = Исключить
club-hand-over-sure = Передать клуб: { $who }?
club-remove-sure = Исключить: { $who }? Ссылка клуба тогда тоже ничего не открывает. Потом создайте новую.
club-sure-yes = Да
club-sure-no = Нет
club-member-acts = Возможности: { $who }
club-closed-title = Этот клуб только для его членов
club-closed-text = Попросите ссылку у кого-нибудь из членов.
club-unknown-title = Такого клуба нет
club-unknown-help = Ссылка неполная, или клуб находится на другом сервере.
club-failed = Список клубов не пришёл.
