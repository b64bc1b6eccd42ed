### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Задачи
puzzles-intro = Что вы знаете и чем пойдёте? Вы видите позицию так, как её видел один из игроков. Найдите лучший ход.
puzzles-daily = Задача дня
puzzles-daily-done = Задача дня ещё раз
puzzles-go-on = Задача по вашим силам
puzzles-due = { $count ->
    [one] { $count } задача ждёт новой попытки.
    [few] { $count } задачи ждут новой попытки.
    *[many] { $count } задач ждут новой попытки.
}
puzzles-list = Все задачи, сначала лёгкие
puzzles-more = Остальные задачи, сначала лёгкие
puzzles-you = Вы { $rating }
puzzles-new = Пока без рейтинга
puzzles-placement = Оценка { $done } из { $count }
puzzles-streak = Серия { $count }
puzzles-state-right = решена
puzzles-state-half = пол-очка
puzzles-state-wrong = не решена
puzzles-state-due = ждёт новой попытки
puzzle-back = Все задачи
puzzle-before = До этого:
puzzle-lost = Потерянные фишки
puzzle-clue = Подсказка
puzzle-clue-price = С подсказкой ответ не идёт в рейтинг.
puzzle-give-up = Сдаюсь
puzzle-right = { $act }: верно
puzzle-half = { $act }: почти так же хорошо. Лучший ход — { $best }.
puzzle-wrong = { $act }: не лучший ход. Лучший — { $best }.
puzzle-given-up = Лучший ход — { $best }.
puzzle-readings = Чем может быть { $place } по всему, что вы видели
puzzle-values = Что думает компьютер
puzzle-value-best = { $act } — лучший ход.
puzzle-value-fine = { $act } даёт на { $behind } меньше: за доской это то же самое.
puzzle-value-loose = { $act } даёт на { $behind } меньше: вы что-то отдаёте.
puzzle-value-error = { $act } даёт на { $behind } меньше: ошибка.
puzzle-value-own = Ваш ход.
puzzle-level = Самый слабый компьютер, который его находит: { $level }. Рейтинг задачи: { $rating }.
puzzle-level-none = Ни один компьютер не находит его наверняка. Рейтинг задачи: { $rating }.
puzzle-choices = Что можно выбрать
puzzle-choice-best = лучший
puzzle-choice-own = ваш выбор
puzzle-truth = Правда
puzzle-truth-told = Так было на самом деле. Ответ исходит из того, что вы могли знать.
puzzle-replay = Ход партии
puzzle-replay-of = Ход { $number } из { $count }
puzzle-replay-first = В начало
puzzle-replay-previous = Ход назад
puzzle-replay-next = Ход вперёд
puzzle-next = Следующая задача
puzzle-rated = Ваш рейтинг: { $rating } ({ $change }).
puzzle-first-rating = Ваш первый рейтинг: { $rating }.
puzzle-placement = Ответ { $done } из { $count }, затем появится первый рейтинг.
puzzle-not-rated = Этот ответ не идёт в рейтинг.
puzzle-again = { $days ->
    [one] Вернётся завтра.
    [few] Вернётся через { $days } дня.
    *[many] Вернётся через { $days } дней.
}
