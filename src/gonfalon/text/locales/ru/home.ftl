### Главная страница, страница для обучения и задуманная партия одной фразой.

## Главная

home-heading = Играть
home-title = Поднимите знамя
home-intro = Настольные игры, в которых каждая сторона что-то скрывает: армию, лабиринт, карты в руке. С людьми или с компьютером, бесплатно и без регистрации.
home-first-play = Сыграть первую партию
home-first-help = Десять фишек, несколько минут; каждый шаг объясняется.
home-know = Я знаю игру
home-your-games = Ваши партии
home-your-games-wait = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[other] { $count } ждут вас
 }
home-all = Посмотреть все
home-play-now = Играть сейчас
home-play = Играть
home-play-last = Как в прошлый раз.
home-play-first = Самый мягкий компьютер, пока вы не закончите три партии.
home-play-fits = Вам подходит: вы выигрываете примерно половину партий.
home-play-change = Изменить
home-play-change-label = Изменить, во что играть сейчас
home-invite = Пригласить друга
home-shelf = Полка
home-shelf-count = { $count ->
    [one] { $count } коробка
    [few] { $count } коробки
   *[other] { $count } коробок
 }
home-shelf-filter = Игры на полке
home-shelf-all = Все
home-learn-more = уроки, задачи и правила
home-how-title = Как играют
home-how-rules = Прочитать правила

## Для обучения

learn-intro = Уроки ведут шаг за шагом; правила показаны сначала в картинках, потом строка за строкой.
learn-rules = правила
learn-lessons = Уроки, один за другим
learn-puzzles = Задачи: чем пойдёте?

## Задуманная партия

planned-computer = { $variant } против компьютера ({ $level }).
planned-link = { $variant } с другом по ссылке.
planned-anybody = { $variant } с любым, кто сядет за стол.
planned-clock = Часы: { $clock }.
planned-screen = { $variant }, все за этим экраном.
planned-alone = { $variant } в одиночку.
planned-table = { $variant } за столом на { $count } { $count ->
    [one] место
    [few] места
   *[other] мест
 }{ $computers ->
    [0] .
    [one] , одно занимает компьютер.
    [few] , { $computers } занимают компьютеры.
   *[other] , { $computers } занимают компьютеры.
 }
