# The deck builder, proposals and the campaign of the card game.

decks-tabs = Что показано
decks-tab-cards = Карты
decks-tab-text = Текстом
decks-tab-deck = Колода ({ $count })
decks-name = Название колоды
decks-new-name = Колода { $number }
decks-save = Сохранить
decks-saved = Сохранено
decks-open = Открыть колоду…
decks-new = Пустая колода
decks-mine = Мои колоды
decks-starters = Стартовые колоды
decks-starter-leadership = Стартовая колода: лидерство
decks-starter-tactics = Стартовая колода: тактика
decks-starter-spirit = Стартовая колода: дух
decks-starter-lore = Стартовая колода: знание
decks-share = Скопировать ссылку
decks-shared = Ссылка скопирована
decks-forget = Удалить «{ $name }»
decks-forget-yes = Удалить
decks-forget-no = Оставить
decks-carry = Перетащите карту в колоду или из колоды.
decks-search = Поиск: названия, черты, слова…
decks-cards = Карты
decks-by-sphere = Сферы
decks-by-type = Типы
decks-by-cost = Стоимости
decks-by-trait = Черта
decks-any-trait = Любая черта
decks-cost = Стоимость { $cost }
decks-in-deck = В колоде
decks-order = Порядок
decks-order-sphere = По сфере и стоимости
decks-order-cost = По стоимости
decks-order-type = По типу
decks-order-name = По названию
decks-shown =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
decks-all = Показать все
decks-none-shown = Ни одна карта не подходит под все эти фильтры.
decks-copies-of = Копии карты «{ $card }»
decks-the-deck = Колода
decks-choose-hero = Выбрать героя
decks-threat = начальная угроза
decks-size = карт кроме героев
decks-mean = средняя стоимость
decks-curve = Карты по стоимости
decks-traits = Черты героев и союзников
decks-group-ally = Союзники
decks-group-attachment = Приложения
decks-group-event = События
decks-hand = Рука
decks-draw = Взять руку
decks-play = Играть этой колодой
decks-scenario = Сценарий
decks-checking = Проверяется…
decks-away = Сервер не отвечает: правила сейчас не проверить.
decks-fine = Колода соответствует всем правилам.
decks-else-fine = Всё остальное в порядке.
decks-fault-too_few_cards =
    { $left ->
        [one] Не хватает { $left } карты
       *[other] Не хватает { $left } карт
    } до минимума в { $least }.
decks-fault-hero_count =
    { $count ->
        [0] Колоде нужны от одного до трёх героев.
       *[other] В колоде от одного до трёх героев, а не { $count }.
    }
decks-fault-unknown_card = Строка { $line }: нет карты «{ $name }».
decks-fault-other_printing = Строка { $line }: эта карта «{ $card }» из другого набора. Здесь играют только базовым набором. Без пометки ({ $most }) это карта базового набора.
decks-fault-unclear_count = Строка { $line }: сколько копий нужно? «{ $name }»
decks-left-out = Пропущено, так как это не часть колоды:
left-out-title = Строка { $line }, название: { $text }
left-out-packs = Строка { $line }, список наборов: { $text }
left-out-sideboard = Строка { $line }, в запасе: { $text }
left-out-scenario = Строка { $line }, карта сценария: { $text }
left-out-total = Строка { $line }, сумма: { $text }
left-out-note = Строка { $line }, заметка: { $text }
decks-fault-too_many_copies = Строка { $line }: не больше { $most } × { $card }.
decks-text = Колода списком
decks-text-help = По строке на карту: 3x и её название. Читаются также списки RingsDB и файлы OCTGN. Всё пропущенное названо.
decks-copy = Скопировать текст
decks-copied = Скопировано
decks-tidy = Упорядочить
decks-to-file = В файл
decks-from-file = Из файла
decks-file-long = Этот файл слишком велик для колоды.
decks-bring-any = Стартовая колода, которой ни у кого нет
decks-bring-list = Свой список…
decks-lone-hero = С одним героем и одним игроком «Побег из Дол Гулдура» сразу проигран: этот герой становится пленником.
fellowship-start-brings-help = Стартовая колода, например { $example }, своя колода или список.
decks-tab-proposal = Предложение
decks-proposal-help = Компьютер предлагает правильную колоду из 50 карт. Сначала список, который уже выигрывал, если такой подходит; затем колоды по простым правилам против сценария.
decks-proposal-spheres = Из этих сфер (ни одной: любые)
decks-proposal-go = Предложить колоду
decks-proposal-another = Предложить другую
decks-proposal-name = Предложение { $number }: { $scenario }
decks-sound = Колоды, которые выигрывали
decks-sound-three-spheres = Три сферы
decks-sound-sword-and-axe = Меч и топор
decks-sound-will-and-wisdom = Воля и знание
decks-idea-leadership = Копит ресурсы и выводит много союзников: сильна везде, и на ней хорошо учиться.
decks-idea-tactics = Убивает всё, что подойдёт, но в походе медлительна: хороша рядом со вторым игроком.
decks-idea-spirit = Много силы воли при низкой угрозе и отмена дурных неожиданностей; сражается плохо.
decks-idea-lore = Лечит, берёт карты и смотрит вперёд: медлительна, но её трудно измотать.
decks-idea-three-spheres = Эовин идёт в поход, Теодред платит, Беравор берёт карты: лучший из трёх списков для долгих сценариев.
decks-idea-sword-and-axe = Арагорн идёт в поход и снова готов, Глоин обращает раны в ресурсы, Гимли валит всех, кто нападёт.
decks-idea-will-and-wisdom = Эовин и Глорфиндель дают много силы воли, Денетор защищает, а раскрытое можно отменить.
decks-propose-here = Предложить колоду, у которой есть шанс
decks-propose-hardly-won = Колодами программы компьютер выиграл здесь в одиночку: { $won } из { $games }. Почти ни одна колода не выигрывает.
decks-of-seat = { $seat } приносит: { $heroes }.
decks-hero-taken = { $count ->
    [one] { $heroes } уже на другом месте: ни один герой не сидит за столом дважды.
   *[other] { $heroes } уже на другом месте: ни один герой не сидит за столом дважды.
}
decks-proposal-one = Карт одной сферы не хватит на колоду из 50: выберите вторую или ни одной.
decks-measure-title = Как часто с ней выигрывает компьютер?
decks-measure-help = Компьютер сам сыграет партии этой колодой по простым правилам: { $games }. Это займёт время и ничего не замедлит. Предложенная колода измеряется сама.
decks-measure-go = Измерить эту колоду
decks-measure-stop = Остановить
decks-measure-waiting = Ждёт других измерений…
decks-measure-gave-way = Сервер сейчас измеряет другую колоду. «Измерить эту колоду» поставит её в очередь.
decks-measure-before = Измерено до последнего изменения колоды.
decks-measure-so-far = Партий: { $done }, выиграно: { $won }; это от { $low } до { $high } из 100 (верно в 95 случаях из 100).
decks-measure-of = { $deck } против: { $scenario }
error-measure-busy = Измеряется слишком много колод. Попробуйте через несколько минут.
error-measure-unknown = Этого измерения больше нет. Начните заново.
campaign-intro = Три сценария по порядку с теми же колодами. Проигранный начинают снова; счёт трёх побед складывается, и чем меньше, тем лучше. Кампании хранятся в этом браузере, их партии — на сервере.
campaign-new = Новая кампания
campaign-name = Её название
campaign-name-of = Кампания { $number }
campaign-seat = Колода места { $seat }
campaign-start = Начать кампанию
campaign-sheet = Лист кампании
campaign-games = Партии
campaign-result = Итог
campaign-score = Счёт ({ $rules })
campaign-total = Вместе
campaign-going = идёт
campaign-go-on = Продолжить партию
campaign-play = Играть: { $scenario }
campaign-done = Все три сценария выиграны.
campaign-lost = Идти дальше некому: все герои пали или выбыли. Кампания проиграна.
campaign-anew = Начать заново
campaign-kind = Между сценариями
campaign-kind-usual = обычная кампания
campaign-kind-hard = трудная кампания
campaign-kind-help = В трудной кампании угроза, раны, павшие герои и сбросы переходят в следующий сценарий. Остальное замешивают обратно в колоды.
campaign-carried = Перенесено в сценарий «{ $scenario }»:
campaign-carried-threat = угроза { $threat }
campaign-carried-wounds = раны: { $heroes }
campaign-carried-fallen = пали: { $heroes }
campaign-carried-discard = сброшено карт: { $cards }
campaign-forget = Удалить кампанию
campaign-own-deck = своя колода
campaign-hard = Трудно:
campaign-search = Компьютер, который перед ответом пробует 40 раз, выиграл { $won } из { $games }.
campaign-computer = Партии компьютера в одиночку этой колодой, по простым правилам: { $games }, выиграно: { $won }.
campaign-measure = { $seats ->
    [1] Измерить эту колоду
   *[other] Измерить эти колоды
}
campaign-measure-again = Измерить ещё раз
campaign-measured = Измерено в этом браузере { $date }. Партии компьютера по простым правилам, { $seats ->
    [1] в одиночку этой колодой
   *[other] этими колодами
}: { $games }, выиграно: { $won }; это от { $low } до { $high } из 100 (верно в 95 случаях из 100).
campaign-unmeasured = { $seats ->
    [1] Этой колодой
   *[other] Этими колодами
} ещё не измерено.
campaign-unknown = Этими колодами не измерено: ещё не все известны.
campaign-people = Партии людей на этом сервере с таким же числом мест: { $games }, выиграно: { $won }.
campaign-suiting-first = Для первой партии вам подойдёт «{ $difficulty }»: это самая мягкая сложность.
campaign-suiting = После вашей последней партии здесь вам подойдёт «{ $difficulty }». После победы будет сложнее, после поражения мягче.
campaign-suiting-choose = Выбрать: «{ $difficulty }»
campaign-suiting-deck = Для первой партии вам подойдёт «{ $deck }». Компьютер играл этой колодой как новичок и выиграл { $won } из { $games }. Любой другой стартовой колодой он выиграл не больше { $most }.
campaign-suiting-take = Взять: «{ $deck }»
campaign-player = Игрок
campaign-players = Игроки
campaign-won = Победы
campaign-best = Лучшая сумма (чем меньше, тем лучше)
campaign-friend-deck = Эту колоду выбирает ваш друг: каждая партия создаёт ссылку, и кто её откроет, приносит свою.
campaign-link = Скопировать ссылку на этот лист
campaign-offered = Лист по ссылке: { $name }
campaign-offered-help = Сохранённый здесь, он стоит рядом с вашими и читает итоги завершённых партий. Партии начинает тот, кто начал кампанию.
campaign-offered-keep = Сохранить этот лист
