# The cooperative card game, in Polish. People and places have their customary names; the names of cards are ours.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Droga przez Mroczną Puszczę
scenario-journey-down-the-anduin = Podróż w dół Anduiny
scenario-escape-from-dol-guldur = Ucieczka z Dol Guldur
set-passage-through-mirkwood = Droga przez Mroczną Puszczę
set-spiders-of-mirkwood = Pająki z Mrocznej Puszczy
set-dol-guldur-orcs = Orkowie z Dol Guldur
set-saurons-reach = Zasięg Saurona
set-wilderlands = Dzikie Kraje
set-journey-down-the-anduin = Podróż w dół Anduiny
set-escape-from-dol-guldur = Ucieczka z Dol Guldur

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Bohater
cardtype-ally = Sprzymierzeniec
cardtype-attachment = Dodatek
cardtype-event = Wydarzenie
cardtype-enemy = Wróg
cardtype-location = Obszar
cardtype-treachery = Podstęp
cardtype-objective = Cel
cardtype-quest = Wyprawa
sphere-leadership = Dowodzenie
sphere-tactics = Taktyka
sphere-spirit = Duch
sphere-lore = Wiedza
sphere-neutral = Neutralna
phase-resource = Zasoby
phase-planning = Planowanie
phase-quest = Wyprawa
phase-travel = Podróż
phase-encounter = Spotkanie
phase-combat = Walka
phase-refresh = Odświeżenie
timing-passive = Stale
timing-action = Akcja
timing-response = Reakcja
timing-forced = Wymuszone
timing-revealed = Po odkryciu
timing-shadow = Cień
timing-travel = Podróż
timing-attach = Dołącz
timing-setup = Przygotowanie
timing-delayed = Na koniec
stat-cost = Koszt
stat-threat_cost = Koszt zagrożenia
stat-willpower = Siła woli
stat-attack = Atak
stat-defense = Obrona
stat-hit_points = Punkty wytrzymałości
stat-engagement_cost = Koszt zwarcia
stat-threat = Zagrożenie
stat-quest_points = Punkty wyprawy
stat-victory = Punkty zwycięstwa
stat-resources = Zasoby
stat-progress = Postęp
stat-damage = Obrażenia

## Keywords

keyword-doomed = Zguba
keyword-doomed-help = Gdy ta karta zostaje odkryta, zagrożenie każdego gracza rośnie o liczbę przy tym słowie.
keyword-guarded = Strzeżony
keyword-guarded-help = Gdy ten cel zostaje odkryty, dołącza się do niego jako straż następną kartę spotkań; nikt nie zdobędzie celu, dopóki straż przy nim jest.
keyword-ranged = Dystans
keyword-ranged-help = Ta postać może atakować wrogów związanych walką z innymi graczami.
keyword-restricted = Ograniczenie
keyword-restricted-help = Postać może mieć najwyżej dwie karty z tym słowem; gdy dostaje trzecią, jedną z trzech się odrzuca.
keyword-sentinel = Wartownik
keyword-sentinel-help = Ta postać może bronić innych graczy, którzy nie wyznaczyli własnego obrońcy.
keyword-surge = Nawała
keyword-surge-help = Gdy ta karta zostaje odkryta, po niej odkrywa się jeszcze jedną kartę spotkań.
keyword-victory = Zwycięstwo
keyword-victory-help = Gdy ta karta zostaje pokonana lub zbadana, trafia do zdobyczy i odejmuje swoje punkty od wyniku, a im niższy wynik, tym lepiej.

## Traits

trait-archer = Łucznik
trait-armor = Zbroja
trait-artifact = Artefakt
trait-beorning = Beorning
trait-condition = Stan
trait-craftsman = Rzemieślnik
trait-creature = Bestia
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Lochy
trait-dwarf = Krasnolud
trait-forest = Las
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Owad
trait-istari = Istari
trait-item = Przedmiot
trait-marshland = Mokradła
trait-minstrel = Minstrel
trait-mountain = Góry
trait-nazgul = Nazgûl
trait-noble = Szlachetny
trait-noldor = Noldor
trait-orc = Ork
trait-ranger = Strażnik
trait-riverland = Nadrzecze
trait-rohan = Rohan
trait-scout = Zwiadowca
trait-silvan = Leśny elf
trait-skill = Umiejętność
trait-spider = Pająk
trait-steward = Namiestnik
trait-stronghold = Twierdza
trait-title = Tytuł
trait-trap = Pułapka
trait-troll = Troll
trait-undead = Nieumarły
trait-warrior = Wojownik
trait-wasteland = Pustkowie
trait-weapon = Broń

## Heroes

card-aragorn = Aragorn
card-theodred = Théodred
card-gloin = Glóin
card-gimli = Gimli
card-legolas = Legolas
card-thalin = Thalin
card-eowyn = Éowyna
card-eleanor = Eleanora
card-dunhere = Dúnhere
card-denethor = Denethor
card-glorfindel = Glorfindel
card-beravor = Beravor

## Leadership

card-guard-of-the-citadel = Strażnik Cytadeli
card-faramir = Faramir
card-son-of-arnor = Syn Arnoru
card-snowbourn-scout = Zwiadowca znad Śnieżnej
card-silverlode-archer = Łucznik znad Srebrnej Żyły
card-longbeard-orc-slayer = Pogromca Orków z Długobrodych
card-brok-ironfist = Brok Żelazna Pięść
card-ever-vigilant = Zawsze Czujni
card-common-cause = Wspólna Sprawa
card-for-gondor = Za Gondor!
card-sneak-attack = Skryty Atak
card-valiant-sacrifice = Dzielne Poświęcenie
card-grim-resolve = Ponura Determinacja
card-steward-of-gondor = Namiestnik Gondoru
card-celebrians-stone = Kamień Celebríany

## Tactics

card-veteran-axehand = Weteran z Toporem
card-gondorian-spearman = Gondorski Włócznik
card-horseback-archer = Konny Łucznik
card-beorn = Beorn
card-blade-mastery = Mistrz Ostrza
card-rain-of-arrows = Deszcz Strzał
card-feint = Zwód
card-quick-strike = Szybki Atak
card-thicket-of-spears = Las Włóczni
card-swift-strike = Błyskawiczny Cios
card-stand-together = Ramię w Ramię
card-blade-of-gondolin = Ostrze z Gondolinu
card-citadel-plate = Zbroja Cytadeli
card-dwarven-axe = Krasnoludzki Topór
card-horn-of-gondor = Róg Gondoru

## Spirit

card-wandering-took = Wędrowny Tuk
card-lorien-guide = Przewodnik z Lórien
card-northern-tracker = Tropiciel z Północy
card-the-galadhrims-greeting = Powitanie Galadhrimów
card-strength-of-will = Hart Woli
card-hasty-stroke = Pochopny Cios
card-will-of-the-west = Wola Zachodu
card-a-test-of-will = Próba Woli
card-stand-and-fight = Stań i Walcz
card-a-light-in-the-dark = Światło w Ciemności
card-dwarven-tomb = Krasnoludzki Grobowiec
card-fortune-or-fate = Fortuna czy Los
card-the-favor-of-the-lady = Łaska Pani
card-power-in-the-earth = Moc Ziemi
card-unexpected-courage = Nieoczekiwana Odwaga

## Lore

card-daughter-of-the-nimrodel = Córka Nimrodel
card-erebor-hammersmith = Kowal z Ereboru
card-henamarth-riversong = Henamarth Pieśń Rzeki
card-miner-of-the-iron-hills = Górnik z Żelaznych Wzgórz
card-gleowine = Gléowine
card-lore-of-imladris = Wiedza z Imladris
card-loriens-wealth = Bogactwo Lórien
card-radagasts-cunning = Spryt Radagasta
card-secret-paths = Tajemne Ścieżki
card-gandalfs-search = Poszukiwania Gandalfa
card-beorns-hospitality = Gościnność Beorna
card-forest-snare = Leśne Sidła
card-protector-of-lorien = Obrońca Lórien
card-dark-knowledge = Mroczna Wiedza
card-self-preservation = Instynkt Przetrwania

## Neutral

card-gandalf = Gandalf

## Encounter cards

card-king-spider = Król Pająków
card-hummerhorns = Brzęczyrogi
card-ungoliants-spawn = Pomiot Ungolianty
card-great-forest-web = Wielka Leśna Pajęczyna
card-mountains-of-mirkwood = Góry Mrocznej Puszczy
card-eyes-of-the-forest = Oczy Puszczy
card-caught-in-a-web = W Pajęczej Sieci
card-wolf-rider = Jeździec na Wilku
card-hill-troll = Troll ze Wzgórz
card-goblin-sniper = Gobliński Strzelec
card-marsh-adder = Bagienna Żmija
card-wargs = Wargowie
card-despair = Rozpacz
card-the-brown-lands = Brunatne Pola
card-the-east-bight = Wschodnia Zatoka
card-dol-guldur-orcs = Orkowie z Dol Guldur
card-chieftan-ufthak = Wódz Ufthak
card-dol-guldur-beastmaster = Władca Bestii z Dol Guldur
card-driven-by-shadow = Pędzeni przez Cień
card-the-necromancers-reach = Ręka Czarnoksiężnika
card-necromancers-pass = Przełęcz Czarnoksiężnika
card-enchanted-stream = Zaczarowany Strumień
card-forest-spider = Leśny Pająk
card-east-bight-patrol = Patrol ze Wschodniej Zatoki
card-black-forest-bats = Nietoperze z Czarnego Lasu
card-old-forest-road = Stara Leśna Droga
card-forest-gate = Leśna Brama
card-dungeon-jailor = Strażnik Lochów
card-nazgul-of-dol-guldur = Nazgûl z Dol Guldur
card-cavern-guardian = Strażnik Jaskini
card-under-the-shadow = W Cieniu
card-iron-shackles = Żelazne Kajdany
card-endless-caverns = Nieskończone Jaskinie
card-tower-gate = Brama Wieży
card-gandalfs-map = Mapa Gandalfa
card-dungeon-torch = Pochodnia z Lochów
card-shadow-key = Klucz Cienia
card-misty-mountain-goblins = Gobliny z Gór Mglistych
card-massing-at-night = Nocna Zbiórka
card-banks-of-the-anduin = Brzegi Anduiny
card-gladden-fields = Pola Gladden
card-eastern-crows = Wschodnie Wrony
card-evil-storm = Zła Burza
card-pursued-by-shadow = Ścigani przez Cień
card-treacherous-fog = Zdradliwa Mgła

## Cards that lie face down

card-orc-guard = Strażnik Ork
card-prisoner = Więzień

## Quest cards

card-flies-and-spiders = Muchy i Pająki
card-a-fork-in-the-road = Rozwidlenie Dróg
card-dont-leave-the-path = Nie schodźcie ze ścieżki!
card-beorns-path = Ścieżka Beorna
card-the-necromancers-tower = Wieża Czarnoksiężnika
card-through-the-caverns = Przez Jaskinie
card-out-of-the-dungeons = Z Lochów na Wolność
card-to-the-river = Ku Rzece…
card-anduin-passage = Spływ Anduiną
card-ambush-on-the-shore = Zasadzka na Brzegu
