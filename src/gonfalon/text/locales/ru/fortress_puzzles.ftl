### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = Ваша фигура на { $square }: { $piece }. О чём вы спросите дальше? Шаги по известным клеткам ходов не стоят.
puzzle-fortress-asked-enter = Вашу фигуру побили. Какая войдёт теперь? Та, что уже была внутри, пропускает не меньше двух ходов.
puzzle-fortress-mined-title = Известно клеток: { $known } из { $count } ({ $number })
puzzle-fortress-sheet = Ваши заметки
puzzle-fortress-letter = Сюда ведёт выбор { $letter }.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = «{ $act }»
puzzle-fortress-step = С { $source } на { $square }
puzzle-fortress-up = По лестнице вверх на { $square }
puzzle-fortress-down = По лестнице вниз на { $square }
puzzle-fortress-passage = Тайным ходом на { $square }
puzzle-fortress-bridge = По мосту на { $square }
puzzle-fortress-unit = 1 — это один ход на пути к флагу, в среднем по 1000 крепостям, которые подходят к вашим заметкам. Полоса полна при 4.
puzzle-fortress-value-best = { $act }: меньше всего ходов.
puzzle-fortress-value-fine = { $act }: на { $behind } хода дольше, за столом это одинаково хорошо.
puzzle-fortress-value-loose = { $act }: на { $behind } хода дольше, вы немного теряете.
puzzle-fortress-value-error = { $act }: на { $behind } хода дольше, ошибка.
puzzle-fortress-why-flag = В { $chance } из 100 крепостей, подходящих к вашим заметкам, сам флаг лежит на { $square }.
puzzle-fortress-why-open = В { $chance } из 100 крепостей, подходящих к вашим заметкам, на пути к { $square } нет стены.
puzzle-fortress-why-sure = Путь к { $square } свободен наверняка: хода он стоить не может.
puzzle-fortress-why-beaten = В { $chance } из 100 случаев там лежит карта, которая бьёт вашу фигуру ({ $piece }).
puzzle-fortress-why-safe = Карты, которая бьёт вашу фигуру, там быть не может ({ $piece }).
puzzle-fortress-why-nearer = В { $chance } из 100 случаев там начинается кратчайший путь к флагу.
puzzle-fortress-why-change = В { $chance } из 100 крепостей, подходящих к вашим заметкам, эта фигура ({ $piece }) вообще дойдёт до флага; другая ({ $piece2 }) — в { $chance2 }.
puzzle-fortress-why-reach = В { $chance } из 100 крепостей, подходящих к вашим заметкам, эта фигура ({ $piece }) вообще дойдёт до флага.
puzzle-fortress-why-free = Она входит, не пропуская хода ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] Сначала она пропускает { $turns } ход ({ $piece }).
    [few] Сначала она пропускает { $turns } хода ({ $piece }).
    *[many] Сначала она пропускает { $turns } ходов ({ $piece }).
}
puzzle-fortress-why-second = Второй выбор, { $act }, требует в среднем больше ходов.
puzzle-fortress-why-second-wall = Второй выбор, { $act }, встречает стену в { $chance } из 100 случаев.
puzzle-fortress-why-second-beaten = Второй выбор, { $act }, встречает карту, которая бьёт вашу фигуру, в { $chance } из 100 случаев.
puzzle-fortress-why-second-nearer = Второй выбор, { $act }, начинает кратчайший путь лишь в { $chance } из 100 случаев.
puzzle-fortress-why-second-change = Второй выбор, { $act }, тратит ход на замену.
puzzle-fortress-why-second-reach = Второй выбор, { $act }, доходит до флага в { $chance } из 100 случаев.
puzzle-fortress-why-second-fights = Вторая фигура ({ $piece }) доходит до флага почти так же часто, но ей нужно больше ходов.
puzzle-theme-treasure = Где ещё может лежать флаг?
puzzle-theme-walls = Посчитайте оставшиеся стены.
puzzle-theme-danger = Подумайте об оставшихся картах.
puzzle-theme-ground = Какой путь открывает больше нового?
puzzle-theme-floors = Подумайте об этажах.
puzzle-theme-piece = Та ли это фигура?
puzzle-theme-entry = Кто ещё пройдёт и чего это стоит?
