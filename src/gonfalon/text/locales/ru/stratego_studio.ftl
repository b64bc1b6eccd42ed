# The studio of set-ups, and the notes on a set-up.
studio-play = Играть с этим
studio-box = Игра
studio-side = Сторона
studio-board = Ваши ряды
studio-unnamed = Без названия
studio-keep-example = Клубный вечер/Левый фланг
studio-keep-help = Косая черта кладёт её в папку. Расстановки остаются в этом браузере; код устройства берёт их с собой.
studio-keys = Клавиши: стрелки выбирают клетку, ранг ставит фишку, X на двух клетках меняет их местами, M отражает, H показывает жар, Ctrl+Z и Ctrl+Y отменяют и возвращают.
studio-tools = Вся расстановка
studio-redo = Вернуть
studio-heat = Жар
studio-random = Случайно…
studio-style-closed = Закрытая
studio-style-scouts = Разведчики впереди
studio-style-bluff = Обман
studio-style-wild = Дикая
studio-drawn = Составлено случайно: { $style }
studio-swap-with = { $square }: нажмите X на другой клетке.
studio-in-and-out = Взять и отдать
studio-copy = Скопировать текстом
studio-picture = Сохранить картинкой
studio-file = Открыть файл
studio-weak = Где она слаба
studio-weak-none = Второй взгляд ничего не находит.
studio-weak-later = Поставьте все фишки, чтобы увидеть это.
studio-weak-help = Замечания — это советы, а не правила. Клетка окрашена, где её называет замечание, и темнее, где другая сторона часто побеждала первой в измеренных партиях.
studio-own = Ваши партии с ней
studio-own-tally = Выиграно { $won } · вничью { $drawn } · проиграно { $lost }
studio-own-none = Пока нет законченных партий.
studio-own-private = Об этом знает только этот браузер.
studio-shelf = Расстановки этой армии
studio-own-empty = Здесь стоят расстановки, которые вы сохраните.
studio-folder = Папка: { $name }
studio-ideas = Хорошие идеи
studio-games = { $count ->
        [one] { $count } своя партия
        [few] { $count } свои партии
       *[many] { $count } своих партий
    }
studio-move = Положить { $name } в папку
studio-folder-name = Название папки
studio-folder-none = без папки
studio-folder-move = Положить туда
studio-measured = Против компьютера
studio-level = Уровень
studio-measure = Измерить
studio-measure-stop = Остановить
studio-column-games = Партии
studio-column-won = Очки
studio-measuring = измеряется
studio-interval = от { $low } до { $high } %
studio-measured-help = Компьютер играет за обе стороны: за вашу с этой расстановкой, за другую с расстановками, какие делают люди. Все расстановки встречают одни и те же партии, до 200, пока эта страница открыта.
studio-compare = Сравнить с…
studio-compare-few = { $count ->
    [one] Сначала обеим нужна { $count } партия.
    [few] Сначала обеим нужно { $count } партии.
   *[many] Сначала обеим нужно { $count } партий.
 }
studio-compare-games = Одинаковые партии: { $games }. Лучше: { $better }, хуже: { $worse }.
studio-compare-better = Эта расстановка лучше.
studio-compare-worse = Другая лучше.
studio-compare-open = Разницы пока не видно.
deploy-redone = Возвращено.
deploy-chosen = Выбранная расстановка стоит.
setup-note-flag_forward = Флаг стоит в передней половине: прорвавшемуся до него { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
setup-note-flag_doors = Открытых дверей у флага: { $doors }. Кто победит на { $squares }, следом берёт его.
setup-note-few_diggers = За первым рядом тех, кто роет: { $kept }. В конце партии кто-то должен открыть дом их флага.
setup-note-front_walls = В первом ряду никогда не ходят: { $count }. Они мешают вашей же армии.
setup-note-no_runner_ahead = В передней половине нет никого, кто ходит далеко: в начале некому спросить издали.
setup-note-no_runner_behind = Все, кто ходит далеко, стоят впереди: для последнего рывка никого не остаётся.
setup-note-spy_alone = Тот, кто берёт сильнейшего, стоит от двух ваших сильнейших далеко (шагов: { $steps }) и ни за кого не отомстит.
setup-note-giants_together = Двое ваших сильнейших стоят на одном фланге ({ $squares }): другой должен обойтись без них.
