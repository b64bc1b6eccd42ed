# The cooperative card game, in Russian. People and places have their customary names; the names of cards are ours.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Путь через Лихолесье
scenario-journey-down-the-anduin = Вниз по Андуину
scenario-escape-from-dol-guldur = Побег из Дол Гулдура
set-passage-through-mirkwood = Путь через Лихолесье
set-spiders-of-mirkwood = Пауки Лихолесья
set-dol-guldur-orcs = Орки Дол Гулдура
set-saurons-reach = Длань Саурона
set-wilderlands = Дикие земли
set-journey-down-the-anduin = Вниз по Андуину
set-escape-from-dol-guldur = Побег из Дол Гулдура

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Герой
cardtype-ally = Союзник
cardtype-attachment = Приложение
cardtype-event = Событие
cardtype-enemy = Враг
cardtype-location = Локация
cardtype-treachery = Коварство
cardtype-objective = Цель
cardtype-quest = Поход
sphere-leadership = Лидерство
sphere-tactics = Тактика
sphere-spirit = Дух
sphere-lore = Знание
sphere-neutral = Нейтральная
phase-resource = Ресурсы
phase-planning = Планирование
phase-quest = Поход
phase-travel = Путешествие
phase-encounter = Встреча
phase-combat = Сражение
phase-refresh = Обновление
timing-passive = Всегда
timing-action = Действие
timing-response = Ответ
timing-forced = Обязательно
timing-revealed = При раскрытии
timing-shadow = Тень
timing-travel = Путешествие
timing-attach = Приложить
timing-setup = Подготовка
timing-delayed = В конце
stat-cost = Стоимость
stat-threat_cost = Цена угрозы
stat-willpower = Сила воли
stat-attack = Атака
stat-defense = Защита
stat-hit_points = Здоровье
stat-engagement_cost = Порог столкновения
stat-threat = Угроза
stat-quest_points = Очки похода
stat-victory = Победные очки
stat-resources = Ресурсы
stat-progress = Прогресс
stat-damage = Урон

## Keywords

keyword-doomed = Рок
keyword-doomed-help = Когда эта карта раскрыта, угроза каждого игрока растёт на число рядом с этим словом.
keyword-guarded = Под охраной
keyword-guarded-help = Когда эта цель раскрыта, к ней как стража прикладывается следующая карта встреч; пока стража на месте, цель никому не взять.
keyword-ranged = Дальний бой
keyword-ranged-help = Этот персонаж может атаковать врагов, столкнувшихся с другими игроками.
keyword-restricted = Ограничение
keyword-restricted-help = У персонажа не больше двух карт с этим словом; когда появляется третья, одна из трёх сбрасывается.
keyword-sentinel = Страж
keyword-sentinel-help = Этот персонаж может защищать других игроков, которые не назначили своего защитника.
keyword-surge = Натиск
keyword-surge-help = Когда эта карта раскрыта, вслед за ней раскрывается ещё одна карта встреч.
keyword-victory = Победа
keyword-victory-help = Побеждённая или исследованная, эта карта уходит к трофеям и вычитает свои очки из итога, а чем он меньше, тем лучше.

## Traits

trait-archer = Лучник
trait-armor = Доспех
trait-artifact = Артефакт
trait-beorning = Беорнинг
trait-condition = Состояние
trait-craftsman = Ремесленник
trait-creature = Тварь
trait-dol-guldur = Дол Гулдур
trait-dunedain = Дунадан
trait-dungeon = Подземелье
trait-dwarf = Гном
trait-forest = Лес
trait-goblin = Гоблин
trait-gondor = Гондор
trait-hobbit = Хоббит
trait-insect = Насекомое
trait-istari = Истари
trait-item = Предмет
trait-marshland = Болото
trait-minstrel = Менестрель
trait-mountain = Горы
trait-nazgul = Назгул
trait-noble = Знать
trait-noldor = Нолдор
trait-orc = Орк
trait-ranger = Следопыт
trait-riverland = Приречье
trait-rohan = Рохан
trait-scout = Разведчик
trait-silvan = Лесной эльф
trait-skill = Умение
trait-spider = Паук
trait-steward = Наместник
trait-stronghold = Крепость
trait-title = Титул
trait-trap = Ловушка
trait-troll = Тролль
trait-undead = Нежить
trait-warrior = Воин
trait-wasteland = Пустошь
trait-weapon = Оружие

## Heroes

card-aragorn = Арагорн
card-theodred = Теодред
card-gloin = Глоин
card-gimli = Гимли
card-legolas = Леголас
card-thalin = Талин
card-eowyn = Эовин
card-eleanor = Элеанор
card-dunhere = Дунхере
card-denethor = Денетор
card-glorfindel = Глорфиндель
card-beravor = Беравор

## Leadership

card-guard-of-the-citadel = Страж Цитадели
card-faramir = Фарамир
card-son-of-arnor = Сын Арнора
card-snowbourn-scout = Разведчик со Снежного Потока
card-silverlode-archer = Лучник с Серебрянки
card-longbeard-orc-slayer = Длиннобородый Истребитель Орков
card-brok-ironfist = Брок Железный Кулак
card-ever-vigilant = Всегда Начеку
card-common-cause = Общее Дело
card-for-gondor = За Гондор!
card-sneak-attack = Внезапная Атака
card-valiant-sacrifice = Доблестная Жертва
card-grim-resolve = Мрачная Решимость
card-steward-of-gondor = Наместник Гондора
card-celebrians-stone = Камень Келебриан

## Tactics

card-veteran-axehand = Бывалый Секироносец
card-gondorian-spearman = Гондорский Копейщик
card-horseback-archer = Конный Лучник
card-beorn = Беорн
card-blade-mastery = Мастерство Клинка
card-rain-of-arrows = Дождь Стрел
card-feint = Обманный Выпад
card-quick-strike = Быстрый Удар
card-thicket-of-spears = Лес Копий
card-swift-strike = Молниеносный Удар
card-stand-together = Плечом к Плечу
card-blade-of-gondolin = Клинок Гондолина
card-citadel-plate = Латы Цитадели
card-dwarven-axe = Гномий Топор
card-horn-of-gondor = Рог Гондора

## Spirit

card-wandering-took = Странствующий Тук
card-lorien-guide = Проводник из Лориэна
card-northern-tracker = Северный Следопыт
card-the-galadhrims-greeting = Приветствие Галадрим
card-strength-of-will = Твёрдость Воли
card-hasty-stroke = Поспешный Удар
card-will-of-the-west = Воля Запада
card-a-test-of-will = Испытание Воли
card-stand-and-fight = Стоять и Биться
card-a-light-in-the-dark = Свет во Тьме
card-dwarven-tomb = Гномья Гробница
card-fortune-or-fate = Удача или Судьба
card-the-favor-of-the-lady = Милость Владычицы
card-power-in-the-earth = Сила Земли
card-unexpected-courage = Нежданная Отвага

## Lore

card-daughter-of-the-nimrodel = Дочь Нимродели
card-erebor-hammersmith = Кузнец Эребора
card-henamarth-riversong = Хенамарт Песнь Реки
card-miner-of-the-iron-hills = Рудокоп Железных Холмов
card-gleowine = Глеовин
card-lore-of-imladris = Мудрость Имладриса
card-loriens-wealth = Богатство Лориэна
card-radagasts-cunning = Хитрость Радагаста
card-secret-paths = Тайные Тропы
card-gandalfs-search = Поиски Гэндальфа
card-beorns-hospitality = Гостеприимство Беорна
card-forest-snare = Лесной Силок
card-protector-of-lorien = Защитник Лориэна
card-dark-knowledge = Тёмное Знание
card-self-preservation = Самосохранение

## Neutral

card-gandalf = Гэндальф

## Encounter cards

card-king-spider = Король Пауков
card-hummerhorns = Рогатые Жужжалки
card-ungoliants-spawn = Отродье Унголианты
card-great-forest-web = Великая Лесная Паутина
card-mountains-of-mirkwood = Горы Лихолесья
card-eyes-of-the-forest = Глаза Леса
card-caught-in-a-web = В Паутине
card-wolf-rider = Наездник на Волке
card-hill-troll = Холмовой Тролль
card-goblin-sniper = Гоблин-Стрелок
card-marsh-adder = Болотная Гадюка
card-wargs = Варги
card-despair = Отчаяние
card-the-brown-lands = Бурые Земли
card-the-east-bight = Восточная Излучина
card-dol-guldur-orcs = Орки Дол Гулдура
card-chieftan-ufthak = Вожак Уфтак
card-dol-guldur-beastmaster = Укротитель Зверей Дол Гулдура
card-driven-by-shadow = Гонимые Тенью
card-the-necromancers-reach = Рука Некроманта
card-necromancers-pass = Перевал Некроманта
card-enchanted-stream = Заколдованный Ручей
card-forest-spider = Лесной Паук
card-east-bight-patrol = Дозор Восточной Излучины
card-black-forest-bats = Летучие Мыши Чёрного Леса
card-old-forest-road = Старая Лесная Дорога
card-forest-gate = Лесные Врата
card-dungeon-jailor = Тюремщик Подземелья
card-nazgul-of-dol-guldur = Назгул Дол Гулдура
card-cavern-guardian = Страж Пещеры
card-under-the-shadow = Под Тенью
card-iron-shackles = Железные Оковы
card-endless-caverns = Бесконечные Пещеры
card-tower-gate = Врата Башни
card-gandalfs-map = Карта Гэндальфа
card-dungeon-torch = Факел Подземелья
card-shadow-key = Ключ Тени
card-misty-mountain-goblins = Гоблины Мглистых Гор
card-massing-at-night = Ночной Сбор
card-banks-of-the-anduin = Берега Андуина
card-gladden-fields = Ирисная Низина
card-eastern-crows = Восточные Вороны
card-evil-storm = Злая Буря
card-pursued-by-shadow = Преследуемые Тенью
card-treacherous-fog = Коварный Туман

## Cards that lie face down

card-orc-guard = Орк-Страж
card-prisoner = Пленник

## Quest cards

card-flies-and-spiders = Мухи и Пауки
card-a-fork-in-the-road = Развилка Дорог
card-dont-leave-the-path = Не сходите с тропы!
card-beorns-path = Тропа Беорна
card-the-necromancers-tower = Башня Некроманта
card-through-the-caverns = Сквозь Пещеры
card-out-of-the-dungeons = Прочь из Подземелий
card-to-the-river = К Реке…
card-anduin-passage = По Водам Андуина
card-ambush-on-the-shore = Засада на Берегу
