# The studio of set-ups, and the notes on a set-up.
studio-play = Играть с этим
studio-box = Игра
studio-side = Сторона
studio-board = Ваши ряды
studio-unnamed = Без названия
studio-keep-example = Клубный вечер/Левый фланг
studio-keep-help = Косая черта кладёт её в папку. Расстановки остаются в этом браузере; код устройства перенесёт их на другое устройство.
studio-keys = Клавиши: стрелки выбирают клетку, ранг ставит фишку, X на двух клетках меняет их местами, M отражает, H показывает слабые места, Ctrl+Z и Ctrl+Y отменяют и возвращают.
studio-tools = Вся расстановка
studio-heat = Слабые места
studio-random = Случайно…
studio-style-closed = Закрытая
studio-style-scouts = Разведчики впереди
studio-style-bluff = Обман
studio-style-wild = Дикая
studio-drawn = Составлено случайно: { $style }
studio-swap-with = { $square }: нажмите X на другой клетке.
studio-in-and-out = Скопировать, сохранить, открыть
studio-copy = Скопировать текстом
studio-weak = Где она слаба
studio-weak-none = Слабых мест не нашлось.
studio-weak-later = Поставьте все фишки, чтобы увидеть это.
studio-weak-help = Замечания — это советы, а не правила. Клетка окрашена, если её называет замечание. Она темнее там, где другая сторона часто выигрывала первый бой, когда компьютер играл этой расстановкой.
studio-own = Ваши партии с ней
studio-own-tally = Выиграно { $won } · вничью { $drawn } · проиграно { $lost }
studio-own-none = Пока нет законченных партий.
studio-own-private = Об этом знает только этот браузер.
studio-shelf = Расстановки этой армии
studio-own-empty = Здесь появятся расстановки, которые вы сохраните.
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
studio-measured-help = Компьютер играет за обе стороны: за вашу с этой расстановкой, за другую с расстановками, какие делают люди. Каждую расстановку проверяют в одних и тех же партиях, до 200, пока эта страница открыта. Поровну было бы при 50 %.
studio-compare = Сравнить с…
studio-compare-few = { $count ->
    [one] Сначала обеим нужна { $count } партия.
    [few] Сначала обеим нужно { $count } партии.
   *[many] Сначала обеим нужно { $count } партий.
 }
studio-compare-games = Одни и те же партии: { $games }. Лучше: { $better }, хуже: { $worse }.
studio-compare-better = Эта расстановка лучше.
studio-compare-worse = Другая лучше.
studio-compare-open = Разницы пока не видно.
deploy-redone = Изменение возвращено.
deploy-chosen = Выбранная расстановка на доске.
setup-note-flag_forward = Флаг стоит в передней половине: прорвавшемуся до него { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
setup-note-flag_doors = Открытых дверей у флага: { $doors }. Кто победит на { $squares }, следом берёт его.
setup-note-flag_lanes = { $runners ->
        [one] { $runners } фишка противника, которая ходит далеко, может
        [few] { $runners } фишки противника, которые ходят далеко, могут
       *[many] { $runners } фишек противника, которые ходят далеко, могут
    } напасть на ваш флаг или его охрану ({ $squares }) за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }: закройте эту линию фишкой посильнее.
setup-note-few_diggers = Фишки за первым рядом, которые снимают мину или берут крепость: { $kept }. В конце партии одна из них должна открыть путь к флагу противника.
setup-note-front_walls = Фишки в первом ряду, которые никогда не ходят: { $count }. Они мешают вашей же армии.
setup-note-no_runner_ahead = В передней половине нет фишек, которые ходят далеко: в начале некому проверить противника издали.
setup-note-no_runner_behind = Все фишки, которые ходят далеко, стоят впереди: для последнего рывка не остаётся ни одной.
setup-note-spy_alone = Фишка, которая берёт сильнейшего врага, стоит слишком далеко от двух ваших сильнейших (шагов: { $steps }) и ни за кого не отомстит.
setup-note-giants_together = Две ваши сильнейшие фишки стоят на одном фланге ({ $squares }): другой должен обойтись без них.
