## Open seats: tables that everybody on the server may join

seats-title = Свободные места
seats-intro = За каждым из этих столов кто-то ждёт. Садитесь, и партия начнётся.
seats-waiting = { $count ->
    [one] ждёт: { $count }
   *[other] ждут: { $count }
 }
seats-page = Все свободные места
seats-all = Все ({ $count })
seats-offer = Предложить место
seats-computer = Играть с компьютером
seats-computer-level = Играть с компьютером ({ $level })
seats-sit = Сесть
seats-sit-label = Сесть: { $who }, { $table }
seats-taken = занято
seats-gone-taken = { $who } уже играет
seats-gone-withdrawn = { $who } больше не ждёт
seats-late = Кто-то успел раньше. Выберите другое место.
seats-guest = Гость
seats-who-of = { $who } · занято мест: { $taken } из { $count }
seats-empty = Сейчас никто не ждёт.
seats-empty-filter = Сейчас такой партии никто не ждёт.
seats-failed = Список мест не пришёл.
seats-failed-help = Партии с компьютером идут как обычно.
seats-away = { $minutes ->
    [0] Нет связи. Списку меньше минуты, но пользоваться им нельзя.
    [one] Нет связи. Списку { $minutes } минута, пользоваться им нельзя.
    [few] Нет связи. Списку { $minutes } минуты, пользоваться им нельзя.
   *[other] Нет связи. Списку { $minutes } минут, пользоваться им нельзя.
 }
seats-away-help = Мы попробуем снова сами.
seats-filters = Что вы ищете
seats-filter-game = Игра
seats-filter-game-any = Все игры
seats-filter-clock = Часы
seats-filter-clock-any = Любые часы
seats-filter-clock-none = Без часов
seats-filter-clock-live = Часы за столом
seats-filter-clock-days = Дни на ход
seats-filter-rated = Идёт в рейтинг?
seats-filter-rated-any = С рейтингом и без
seats-filter-rated-rated = Только с рейтингом
seats-filter-rated-casual = Только без рейтинга
seats-filter-clear = Показать все
seats-column-who = Кто ждёт
seats-column-game = Игра
seats-column-clock = Часы
seats-column-rated = Идёт в рейтинг?
seats-column-act = Сесть
seats-own = { $table }. Вы ждёте { $time }.
seats-own-short = Вы ждёте { $time }
seats-own-back = Забрать место
seats-own-go = К столу
seats-fills = Через { $time } сядет компьютер: { $level }.
seats-arrived = { $who } садится за стол.
seats-arrived-all = Все места заняты. Партия начинается.
seats-arrived-go = К столу
seats-arrived-close = Скрыть

## What the people of a table agree on

terms-clock-none = без часов
terms-clock-days = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[other] { $count } дней на ход
 }
terms-clock-hours = { $count } ч на ход
terms-clock-minutes = { $count } мин на ход
terms-clock-seconds = { $count } с на ход
terms-rated = с рейтингом
terms-casual = без рейтинга
