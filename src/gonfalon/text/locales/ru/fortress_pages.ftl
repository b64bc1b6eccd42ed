## Floors and squares

fortress-floor-bottom = Низ
fortress-floor-middle = Середина
fortress-floor-top = Верх
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (дальняя крепость)
fortress-here = { $piece } здесь
fortress-forts = Какая из двух крепостей
fortress-fort-near = Ближняя крепость
fortress-fort-far = Дальняя крепость

## The two boards

fortress-of = Крепость: { $seat }
fortress-yours = Ваша крепость
fortress-yours-short = Ваша
fortress-you = Вы
fortress-boards = Две доски
fortress-only-you = Её видите только вы.
fortress-notes-help = Ваши заметки. Камень и дерево — факты, мел — ваш.
fortress-notes-down = Ваши заметки, отложены до вашего хода.
fortress-your-turn = Ваш ход
fortress-their-turn = { $seat }: разведка
fortress-inside = { $seat }: { $piece } на { $square }
fortress-inside-none = { $seat }: внутри никого нет.
fortress-lit = Освещено клеток: { $count } из { $total }
fortress-watch = Смотреть
fortress-model = Макет
fortress-model-own = Макет вашей крепости
fortress-model-of = Макет вашей крепости. { $text }
fortress-turn-left = Повернуть влево
fortress-turn-right = Повернуть вправо
fortress-turn-help = Потяните, чтобы повернуть, или Q и E
fortress-lift = Поднять

## A cell, for those who do not see it

fortress-cell-dark = Темно
fortress-cell-walked = Посещена
fortress-cell-card = Карта: { $card }
fortress-cell-beaten = Побитая карта: { $card }
fortress-cell-up = Лестница вверх
fortress-cell-down = Лестница вниз
fortress-cell-piece = { $piece } стоит здесь
fortress-cell-chalk = Ваш мел: { $mark }
fortress-cell-side = { $direction ->
    [north] на севере
    [east] на востоке
    [south] на юге
   *[west] на западе
 } { $look ->
    [none] открыто
    [wall] стена
    [untried] не проверено
   *[outside] внешняя стена
 }

## Exploring

fortress-piece-strength = { $piece }, сила { $strength }
fortress-steps = { $count ->
    [one] { $count } шаг за этот ход
    [few] { $count } шага за этот ход
    [many] { $count } шагов за этот ход
   *[other] { $count } шага за этот ход
 }
fortress-stands = { $piece } стоит на { $square }. Открыто: { $open }.
fortress-stands-shut = { $piece } стоит на { $square }. Открытых путей нет.
fortress-swap = Заменить
fortress-swap-where = Фигуры заменяют на E5.
fortress-sacrifice = Пожертвовать
fortress-which = Какая фигура входит?
fortress-cost = стоит ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
 }
fortress-cost-none = стоит только этого хода
fortress-out = { $piece } (вне игры)
fortress-ribbon = Ближайшие ходы: { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat }: пропуск хода
fortress-path = Путь
fortress-path-example = напр. E4 D4 up C2
fortress-go = Идти
fortress-chalk = Мел
fortress-chalk-undo = Отменить последнюю пометку мелом
fortress-hit-wall = Там стена. Удариться о неё и закончить ход?
fortress-hit-yes = Удариться
fortress-no-way = Известного пути на { $square } нет.
fortress-no-floor = Там нет пола.
fortress-no-ladder-up = Отсюда нет лестницы вверх.
fortress-no-ladder-down = Отсюда нет лестницы вниз.
fortress-no-passage = Здесь не известно ни одного тайного хода.
fortress-wrong-start = Ваша фигура стоит на { $square }.
fortress-path-unknown = «{ $word }» — не клетка. Пишите клетки, up (вверх), down (вниз) или passage (тайный ход).
fortress-legend-walked = посещено
fortress-legend-dark = темно
fortress-legend-wall = стена
fortress-legend-untried = не проверено
fortress-legend-chalk = ваш мел

## Building

fortress-build = Постройте лабиринт
fortress-parts = Что осталось поставить
fortress-part-walls = Стены
fortress-part-ladders = Лестницы
fortress-part-bridge = Мост
fortress-part-left = { $part }, осталось: { $count }
fortress-none-left = { $part }: всё поставлено. Сначала уберите что-то из этого.
fortress-no-floor-above = { $square }: нет этажа выше.
fortress-bridge-other = Мост начинается на { $square }. Теперь выберите клетку другой крепости.
fortress-mirror = Отразить: поменять буквы и цифры
fortress-ready-made = Заготовка
fortress-ready-made-help = Крепость по правилам, каждый раз другая. Её можно изменить.
fortress-made-easy = Лёгкая
fortress-made-medium = Средняя
fortress-made-hard = Сложная
fortress-made-random = Случайная
start-brings-help-fortress = Для другой стороны она остаётся тайной до конца партии.
fortress-bring-build = Построю за столом
fortress-bring-kept = Мои крепости
fortress-bring-own = Свой код…
fortress-bring-build-help = Вы ставите стены, лестницы и карты до начала партии.
fortress-bring-random-help = Компьютер берёт наугад любую дозволенную крепость.
fortress-bring-easy-help = Компьютер строит крепость с коротким путём к флагу.
fortress-bring-medium-help = Компьютер строит крепость средней трудности.
fortress-bring-hard-help = Компьютер строит крепость с долгим путём к флагу.
fortress-bring-kept-help = Крепость, которую вы храните в этом браузере.
fortress-bring-own-help = Вставьте текст, который при строительстве виден под «Сохранить». Он проверяется сразу.
fortress-empty = Пустая
fortress-keep = Сохранить
fortress-keep-name = Название этой крепости
fortress-keep-now = Сохранить её
fortress-kept-remove = Удалить: { $name }
fortress-as-text = Текстом
fortress-take-text = Построить по этому тексту
fortress-text-none = В этом тексте нет крепости.
fortress-measure = Измерить против компьютера
fortress-measured-help = Компьютер играет за обе стороны: за вашу с этой крепостью, за другую с крепостями, которые строит сам. Каждую крепость проверяют в одних и тех же партиях, до 200, пока эта панель открыта. Поровну было бы при 50 %.
fortress-copy = Скопировать
fortress-close = Закрыть
fortress-test = Проба
fortress-ready = Готово
fortress-good = Все правила соблюдены.
fortress-turns-needed = Хорошему разведчику хватит { $count ->
    [one] { $count } хода.
    [few] { $count } ходов.
    [many] { $count } ходов.
   *[other] { $count } хода.
 }
fortress-grade = Степень { $grade } из 5: { $name }
fortress-grade-1 = Надвратная башня
fortress-grade-2 = Цистерна
fortress-grade-3 = Клуатр
fortress-grade-4 = Лестница висельника
fortress-grade-5 = Лабиринт
fortress-missing = { $count ->
    [one] Осталось поставить { $count } часть.
    [few] Осталось поставить { $count } части.
    [many] Осталось поставить { $count } частей.
   *[other] Осталось поставить { $count } части.
 }
fortress-checking = Проверяем…
fortress-unreachable = До флага нет пути.
fortress-unreachable-marked = Красные клетки отрезаны. Уберите одну из частей с пометкой ×.
fortress-unreachable-many = Красные клетки отрезаны.
fortress-tool-walls = Нажмите на край: встанет стена. Нажмите ещё раз: она исчезнет. Ведите вдоль краёв, чтобы поставить несколько.
fortress-tool-ladders = Нажмите на клетку с латунной точкой: от неё ведёт лестница вверх.
fortress-tool-bridge = Нажмите на клетку здесь и на клетку другой крепости.
fortress-tool-card = Нажмите на клетку; нажмите ещё раз, чтобы убрать карту.
fortress-test-help = При пробе ничего не известно. Идите стрелками или нажимайте на клетки.
fortress-test-again = Ещё раз
fortress-test-end = Назад к строительству
fortress-test-found = Флаг найден за { $count ->
    [one] { $count } ход.
    [few] { $count } хода.
    [many] { $count } ходов.
   *[other] { $count } хода.
 }
fortress-stands-ready = Ваша крепость готова
fortress-other-builds = { $seat }: крепость ещё строится.
fortress-build-on = Строить дальше

## The end

fortress-gone = { $total ->
    [one] { $seat }: { $squares } из { $total } клетки, ударов о стены: { $walls }
    [few] { $seat }: { $squares } из { $total } клеток, ударов о стены: { $walls }
   *[many] { $seat }: { $squares } из { $total } клеток, ударов о стены: { $walls }
 }
fortress-slider = Шаг партии
fortress-step-of = Шаг { $step } из { $total }

## The first minute

fortress-lesson = Первая минута
fortress-lesson-step = Шаг { $step } из { $total }
fortress-lesson-skip = Сразу к строительству
fortress-lesson-own = Построю свою
fortress-lesson-on = Дальше
fortress-lesson-send = Послать рыцаря на пробу
fortress-lesson-climb = По лестнице
fortress-lesson-flag-title = Спрячьте флаг
fortress-lesson-flag = Это крепость, вид сверху; два верхних этажа пока не нужны. Нажмите на клетку: там лежит ваш флаг.
fortress-lesson-walls-title = Добавьте три стены
fortress-lesson-walls = Линия показывает кратчайший путь к вашему флагу. Нажмите на край между двумя клетками: встанет стена. Сделайте путь длиннее.
fortress-lesson-knight-title = Пошлите рыцаря
fortress-lesson-knight = Рыцарь ничего не видит. Он идёт тем путём, который был кратчайшим до ваших стен.
fortress-lesson-maze-title = Теперь вы
fortress-lesson-maze = Вы видите только то, что узнали. Нажмите на клетку рядом с рыцарем или идите стрелками. Стена кончает ход; лестница ведёт на другой этаж.
fortress-lesson-choose-title = Ваша крепость
fortress-lesson-choose = Вот и вся игра. Начните с готовой крепости, от лёгкой до сложной, или постройте свою.
fortress-lesson-way = Путь к вашему флагу, шагов: { $count }.
fortress-lesson-grown = Путь в шагах: { $before } → { $now }.
fortress-lesson-wall = Стена между { $source } и { $target }. Ход окончен; стена остаётся в заметках.
fortress-lesson-ladder = Лестница на { $square }: поднимитесь кнопкой ниже или клавишами PgUp и PgDn.
fortress-lesson-found = Флаг найден за { $count ->
    [one] { $count } ход.
    [few] { $count } хода.
    [many] { $count } ходов.
   *[other] { $count } хода.
 }

## The page for players

fortress-guess-title = Угадайте флаги
fortress-guess-help = Выберите крепость, потом клетку. Никто другой её не увидит. В конце вы узнаете ответ.
fortress-idea-summit = Вершина
fortress-idea-summit-help = Флаг стоит на верхнем этаже, самом маленьком из всех.
fortress-idea-cellar = В самом низу
fortress-idea-cellar-help = Флаг остаётся внизу: три лестницы уводят от него.
fortress-idea-landing = На полпути
fortress-idea-landing-help = Флаг стоит на среднем этаже: кто лезет выше, прошёл мимо.
fortress-bring-ideas = С идеей
