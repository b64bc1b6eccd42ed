# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Ваше имя
person-intro = Имя видно за столом и хранит историю ваших партий. Учётная запись не нужна.
person-ask = Как вас называть?
person-change = Имя и герб
person-edit = Имя и герб
person-name = Имя
person-name-help = От 2 до 24 знаков. Его видят все на этом сервере.
person-crest = Изменить герб
person-take = Выбрать это имя
person-save = Сохранить
person-another = Другой вариант
person-cancel = Отмена
person-go = Выбрать имя
person-page = Ваша страница
person-settings = Ваши партии, имя и герб, а также коды для других устройств.
person-bring = Перенести имя сюда
person-ways = Уйти
person-free = Освободить моё имя
person-free-help = Ваши места больше не показывают имени, и его может взять другой. История ждёт, пока вы не выберете новое имя.
person-free-question = Освободить это имя?
person-free-yes = Освободить
person-forget = Забыть меня
person-forget-help = Удаляет с сервера ваше имя и историю. Партии остаются, без имени. Это нельзя отменить.
person-forget-question = Удалить имя и историю навсегда?
person-forget-yes = Забыть меня
person-adjectives = Серый, Рыжий, Тихий, Смелый, Старый, Быстрый, Мудрый, Белый, Золотой, Весёлый, Вольный, Храбрый
person-animals = Журавль, Лис, Бобр, Барсук, Сокол, Заяц, Филин, Олень, Ворон, Стриж, Медведь, Волк
person-proposal = { $adjective } { $animal }
crest-cloth = Ткань
crest-division = Деление
crest-device = Знак
crest-cloth-gules = красная с золотом
crest-cloth-azure = синяя с серебром
crest-cloth-vert = зелёная с золотом
crest-cloth-or = золотая с коричневым
crest-cloth-argent = белая с красным
crest-cloth-sable = чёрная с красным
crest-cloth-purpure = лиловая с сиреневым
crest-cloth-tenne = рыжая с кремовым
crest-division-plain = одним цветом
crest-division-pale = две половины
crest-division-fess = поперечная полоса
crest-division-bend = косая полоса
crest-division-chevron = уголок
crest-division-quarterly = четверти
crest-division-border = кайма
crest-device-star = звезда
crest-device-sun = солнце
crest-device-moon = луна
crest-device-tower = башня
crest-device-tree = дерево
crest-device-leaf = лист
crest-device-key = ключ
crest-device-coronet = корона
crest-device-anchor = якорь
crest-device-wheel = колесо
crest-device-fish = рыба
crest-device-arrow = стрела
crest-device-flame = пламя
crest-device-bell = колокол
device-title = Перейти на другое устройство
device-help = Код переносит ваше имя и места. Он действует один раз, 10 минут, и потом они есть на обоих.
device-make = Показать код
device-left = осталось { $time }
printed-title = Если устройство потеряется
printed-help = Распечатайте этот код или запишите его. Он вернёт имя и места, а потерянное устройство больше ничего не откроет.
printed-there = У вас уже есть такой код. Новый отменит старый.
printed-make = Создать код для печати
printed-again = Создать новый код
printed-print = Печать
code-copy = Копировать
code-copied = Скопировано
code-label = Код
code-help = С другого устройства или с бумаги. Большие буквы и пробелы не важны.
code-go = Ввести код
passkey-title = Ключи доступа
passkey-help = Ключ доступа лежит в телефоне, в компьютере или на ключе, который вставляют. Он возвращает ваше имя и места в другом браузере. Он никому не обязателен.
passkey-label = Как его назвать?
passkey-example = Мой телефон
passkey-add = Добавить ключ доступа
passkey-nameless = Ключ доступа
passkey-added = добавлен { $day }
passkey-used = в последний раз использован { $day }
passkey-remove = Удалить
passkey-remove-name = Удалить: { $name }
passkey-remove-help = Браузеры, которые получили через него ваше имя, потеряют его, но не этот браузер.
passkey-come-back = Вернуться с ключом доступа
passkey-come-back-help = Устройство спросит вас само; имя вводить не нужно.
passkey-cancelled = Ключ доступа не использован. Можно попробовать ещё раз.
passkey-bar-insecure = По этому адресу ключей доступа нет: соединение не защищено. Им нужен https.
passkey-bar-address = По адресу из цифр ключей доступа нет. Откройте эту страницу под именем, например localhost.
passkey-bar-browser = В этом браузере нет ключей доступа.
keeping-blocked = Этот браузер ничего не хранит для этой страницы. Если его закрыть, имя и места пропадут. Сначала создайте код или разрешите странице хранить данные.
keeping-private = Похоже, это приватное окно. Если его закрыть, имя и места пропадут. Сначала создайте код или играйте в обычном окне.
player-since =
    { $count ->
        [one] { $count } партия · с нами: { $month }
        [few] { $count } партии · с нами: { $month }
       *[many] { $count } партий · с нами: { $month }
    }
player-share = Скопировать адрес
player-how = Как идут дела
player-how-own = Как вы побеждаете
player-which-game = Какая игра
player-box =
    { $count ->
        [one] { $name }, { $count } партия
        [few] { $name }, { $count } партии
       *[many] { $name }, { $count } партий
    }
player-all = очков, вероятнее всего от { $low } до { $high } · побед: { $won } из { $count }
player-all-won = побед: { $won } из { $count } · вероятнее всего от { $low } до { $high }
player-by-setup = По расстановке
player-by-other = По сопернику
player-by-companion = По спутнику
player-by-game = По игре
player-by-length = По длине
player-of = из { $count }
player-range = , вероятнее всего от { $low } до { $high }
player-turns = ходы: { $least }–{ $most }
player-turns-just = ходы: { $most }
player-setup = Расстановка { $number }, в последний раз { $day }
player-bars = Черта показывает долю на сегодня. Полоса показывает, где вероятнее всего лежит истинная доля.
player-overlap = Полосы перекрываются: пока ничего не доказано.
player-setups-own = Свои расстановки видите только вы.
player-labels-own = Это видите только вы.
player-latest = Последние партии
player-empty = Первая партия впишет первую строку.
player-empty-other = Пока нет законченных партий.
player-more =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }
player-won = Победа
player-drawn = Ничья
player-lost = Поражение
player-alone = В одиночку
player-nobody = Никого нет под этим именем
player-nobody-help = Возможно, его сменили или освободили.
