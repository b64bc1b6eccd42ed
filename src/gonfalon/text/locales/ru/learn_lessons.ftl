### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Уроки
learn-paths = Игры
learn-path-list = Список уроков
learn-progress = { $done } из { $count }
learn-go-on = Дальше: { $title }
learn-all-done = Все уроки этого пути пройдены.
learn-minutes = { $count ->
    [one] около { $count } минуты
    [few] около { $count } минут
    [many] около { $count } минут
    *[other] около { $count } минуты
}
learn-done = пройдено
learn-shown = Известно по вашим партиям
learn-test = Проверьте меня
learn-test-help = По одному заданию из каждого оставшегося урока. Что удастся сразу, будет отмечено.
learn-test-over = { $count ->
    [one] Сразу верно: { $right } из { $count } задания.
    [few] Сразу верно: { $right } из { $count } заданий.
   *[many] Сразу верно: { $right } из { $count } заданий.
 }
learn-test-none = Больше спрашивать не о чем.
learn-lesson-of = Урок { $number } из { $count }
learn-task-of = Задание { $number } из { $count }
learn-sentence = Чему учит этот урок
learn-show = Показать
learn-know = Я это знаю
learn-next = Следующий урок
learn-again = Ещё раз
learn-back = Все уроки
learn-finished = Готово. Можно идти дальше.
learn-right = Верно.
learn-other = Так можно, но этот урок о другом. Ход отменён.
learn-refused = Правила здесь этого не разрешают.
learn-faults = { $count ->
    [one] Осталась { $count } ошибка:
    [few] Осталось { $count } ошибки:
    [many] Осталось { $count } ошибок:
    *[other] Осталось { $count } ошибки:
}
learn-next-task = Следующее задание
learn-pointed = Смотрите: { $act }
learn-save-title = Взять успехи с собой
learn-save-help = Успехи остаются в этом браузере. Скопируйте эту строку и вставьте её в другом.
learn-save-copy = Скопировать
learn-save-copied = Скопировано
learn-save-field = Строка из другого браузера
learn-save-take = Принять
learn-save-taken = { $count ->
    [one] Принят { $count } урок.
    [few] Принято { $count } урока.
    [many] Принято { $count } уроков.
    *[other] Принято { $count } урока.
}
