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

## Home

home-title = Поднимите знамя
home-intro = Две армии, лица скрыты. Выберите коробку; остальное займёт минуту. Без регистрации.
home-boxes = Игры
home-more = Другие коробки
home-continue = На столе
home-continue-all = Все мои партии
home-versus-computer = Против компьютера
home-versus-link = Друг по ссылке
home-versus-screen = На одном экране
home-start-label = { $variant }: { $opponent ->
    [computer] против компьютера
    [link] с другом по ссылке
   *[screen] вдвоём на одном экране
 }
home-pieces = { $count ->
    [one] { $count } фишка у каждой стороны
    [few] { $count } фишки у каждой стороны
    [many] { $count } фишек у каждой стороны
   *[other] { $count } фишки у каждой стороны
 }
home-how-title = Как это происходит
home-how-1-title = Тайная расстановка
home-how-1 = Расставьте армию за её знамёнами. Никто другой не видит, кто где стоит.
home-how-2-title = Поход и схватка
home-how-2 = Одна фишка, одна клетка за ход. Где встретились двое, оба показывают ранг; старший остаётся.
home-how-3-title = Захват флага
home-how-3 = Где-то за минами и обманом стоит флаг. Кто его найдёт, тот победил.
home-how-rules = Прочитать правила

## Variants

variant-battle = Сражение
variant-battle-line = Полная игра, в которой ничто не известно наверняка.
variant-duel = Дуэль
variant-duel-line = Горстка фишек, просторное поле. Коротко и остро.
variant-classic = Классика
variant-classic-line = Как в классической коробке, с тремя турнирными правилами на выбор.
variant-classic39 = Классика 39
variant-classic39-line = Классическая игра с 39 фишками, которые называет печатный список.
variant-barrage = Barrage
variant-barrage-line = Набег через широкое открытое поле.
variant-ultimate = Ultimate
variant-ultimate-line = Половина армии, все хитрости.

## The form before a game

start-title = Партия: { $variant }
start-change-box = Другая коробка
start-opponent = Кто играет?
start-opponent-computer = Компьютер
start-opponent-computer-help = Шесть уровней: от новичка до самого сильного, что у нас есть.
start-opponent-link = Друг
start-opponent-link-help = Вы получите ссылку для отправки. Она открывает второе место, один раз.
start-opponent-screen = Вы оба здесь
start-opponent-screen-help = При передаче хода поле закрывается.
start-level = Насколько сильный?
start-level-1 = Новичок
start-level-1-help = Смотрит на ход вперёд, мало догадывается и забывает, что видел.
start-level-2 = Ученик
start-level-2-help = Помнит дольше, но ещё ходит невнимательно.
start-level-3 = Надёжный
start-level-3-help = Ничего не забывает и редко ошибается, но смотрит только на ход вперёд.
start-level-4 = Опытный
start-level-4-help = Знает, как расставляют люди, читает ваши ходы и считает на несколько вперёд.
start-level-5 = Сильный
start-level-5-help = Считает дальше и думает чуть дольше.
start-level-6 = Сильнейший
start-level-6-help = Лучший, какой есть: думает над каждым ходом до секунды.
start-colour = Ваш цвет
start-colour-lot = По жребию
start-colour-red = Красные
start-colour-blue = Синие
start-colour-first = Первыми ходят красные.
start-colour-first-blue = Первыми ходят синие.
start-colour-screen = На этом экране играют оба цвета.
start-army = Армия
start-army-classic = 40 фишек
start-army-classic39 = 39 фишек, как в одном печатном списке
start-tournament = Турнирные правила
start-tournament-help = Из классической книжки, в любом сочетании; все выключены, пока вы их не включите.
start-quiet = Ничья, если ничего не происходит
start-quiet-help = { $turns ->
    [one] Через { $turns } ход без взятия партия заканчивается вничью.
    [few] Через { $turns } хода без взятия партия заканчивается вничью.
    [many] Через { $turns } ходов без взятия партия заканчивается вничью.
   *[other] Через { $turns } хода без взятия партия заканчивается вничью.
 } Этого нет ни в одной книжке; мы добавили это, чтобы каждая партия кончалась.
start-quiet-off-help = Выключено: партия без взятий может длиться вечно.
start-preset = Играть как
start-advanced = Всё мелким шрифтом
start-advanced-changed = { $count ->
    [0] как в коробке
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
 }
start-reset = Как в коробке
start-group-tournament = Турнирные правила
start-group-repeat = Туда и обратно
start-group-end = Как кончается партия
start-group-other = Фишки и что видно
start-group-powers = Силы
start-group-ring = Кольцо
start-rule = Правило { $section }
start-default = в этой коробке: { $value }
start-on = да
start-off = нет
start-go = Начать партию
start-going = Раскладываем…

## Presets

preset-standard = Коробка
preset-standard-help = Правила, какие они в этой коробке.
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
option-chase-help = Можно ли гонять фишку по кругу. Книжка запрещает больше двух ходов; по умолчанию действует более мягкое прочтение ISF, а не книжки.
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

## The friend's link

invite-title = Отправьте эту ссылку другу
invite-help = Кто её откроет, займёт второе место; она действует один раз. Больше ничего не нужно, даже регистрации.
invite-link = Ссылка для друга
invite-copy = Скопировать ссылку
invite-copied = Ссылка скопирована.
invite-copy-failed = Скопировать здесь не удалось. Выделите ссылку и скопируйте её сами.
invite-share = Поделиться…
invite-share-text = Сыграем в Стратего: { $variant }
invite-qr = Та же ссылка, чтобы снять телефоном
invite-qr-label = QR-код ссылки
invite-meanwhile = Пока расставлю свою армию
invite-bar = Второе место ещё свободно.
invite-show = Показать ссылку

## Joining

join-title = Вас приглашают
join-help = На другой стороне поля кто-то ждёт. Займите место и расставьте армию; без регистрации.
join-go = Занять место
join-going = Вы садитесь за стол…
join-own-title = Это ваше собственное приглашение
join-own-help = Вы уже за этим столом. Отправьте ссылку другу или перейдите к партии.
join-own-go = К партии
join-broken-title = Эта ссылка неполная
join-broken-help = Не хватает части после знака #. Попросите друга прислать ссылку целиком.

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
match-rules-quiet = { $turns ->
    [one] ничья через { $turns } ход без взятия
    [few] ничья через { $turns } хода без взятия
    [many] ничья через { $turns } ходов без взятия
   *[other] ничья через { $turns } хода без взятия
 }
match-rules-no-quiet = без ничьей за отсутствие взятий

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
games-status-deployment-yours = Расставьте свою армию
games-status-deployment-theirs = Другая сторона расставляет армию
games-status-yours = Ваш ход
games-status-theirs = Ход другой стороны
games-status-screen = { $side ->
    [red] Ход красных
   *[blue] Ход синих
 }
games-status-screen-deployment = Расстановка на одном экране
games-won = Победа
games-lost = Поражение
games-drawn = Ничья
games-over-screen = { $side ->
    [red] Победили красные
   *[blue] Победили синие
 }
games-status-gone = На этом сервере её больше нет
games-status-away = Сервер сейчас не отвечает
games-opponent-computer = против компьютера
games-opponent-link = с другом
games-opponent-screen = на одном экране
games-side = { $side ->
    [red] вы играете красными
   *[blue] вы играете синими
 }
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

## Rules

rules-title = Правила
rules-contents = Содержание
rules-english-only = Правила пока даны здесь по-английски.
rules-failed = Не удалось загрузить правила.
rules-page-stratego = Стратего
rules-page-middle-earth = Стратего в Средиземье
rules-page-glossary = Словарик
rules-tips = Советы игрокам

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
settings-numbering = Числа на фишках
settings-numbering-help = Меняется только надпись, сила — никогда. В Средиземье старше всегда большее число.
settings-numbering-high = маршал — 10
settings-numbering-old_us = маршал — 1
settings-sound = Звук
settings-sound-help = Короткий и сухой: шаг, схватка, ваш ход.
settings-sound-on = да
settings-sound-off = нет
settings-motion = Движение
settings-motion-help = Ходы скользят и схватка не спешит, или всё происходит сразу.
settings-motion-auto = как на устройстве
settings-motion-reduced = без движения

## About

about-title = О Gonfalon
about-what = Гонфалон — знамя, за которым идёт армия. Здесь живут игры скрытых сил: в браузере, против компьютера, с другом или на одном экране.
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
error-request-opponent = Сервер не знает такого вида противника.
error-request-side = Сервер не знает этого цвета.
error-replay-view = С этой стороны запись посмотреть нельзя.
error-replay-mismatch = Эта запись не подходит к правилам, которые в ней названы. Показать её нельзя.
error-view-leak = Партия остановлена, потому что в ней что-то пошло не так. Ничего скрытого показано не было.
error-notation-invalid = Сервер не понял этого хода.
error-action-illegal = Правила сейчас этого не позволяют.
error-action-not-your-turn = Сейчас не ваш ход.
error-action-game-over = Партия закончена.
error-action-stale = Партия тем временем ушла вперёд. Взгляните ещё раз и выберите.
error-action-deployment = Эта расстановка неполна или нарушает правило.
error-http = Сервер этого не принял.
error-storage-failed = Сервер не смог это сохранить. Ничего не изменилось; попробуйте ещё раз.
error-storage-conflict = Кто-то успел раньше. Взгляните ещё раз и попробуйте снова.
error-match-unknown = На этом сервере нет такой партии.
error-match-token = Ключ от этого места недействителен.
error-match-invite = Это приглашение больше не действует. Возможно, им уже воспользовались; попросите новую партию.
error-match-running = Это показывается только после конца партии.
error-ruleset-invalid = Эти настройки не подходят друг к другу. Верните последнюю назад или возьмите коробку как есть.
error-connection-closed = Страница закрылась раньше, чем пришёл ответ.
