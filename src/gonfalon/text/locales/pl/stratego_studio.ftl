# The studio of set-ups, and the notes on a set-up.
studio-play = Zagraj z tym ustawieniem
studio-box = Gra
studio-side = Strona
studio-board = Twoje rzędy
studio-unnamed = Bez nazwy
studio-keep-example = Wieczór klubowy/Lewe skrzydło
studio-keep-help = Ukośnik wkłada je do folderu. Ustawienia zostają w tej przeglądarce; kod urządzenia przenosi je na inne urządzenie.
studio-keys = Klawisze: strzałki wybierają pole, ranga stawia pionek, X na dwóch polach zamienia je, M odbija, H pokazuje słabe miejsca, Ctrl+Z i Ctrl+Y cofają i ponawiają.
studio-tools = Całe ustawienie
studio-heat = Słabe miejsca
studio-random = Losowo…
studio-style-closed = Zamknięte
studio-style-scouts = Zwiadowcy z przodu
studio-style-bluff = Podstęp
studio-style-wild = Szalone
studio-drawn = Wylosowano: { $style }
studio-swap-with = { $square }: naciśnij X na drugim polu.
studio-in-and-out = Kopiuj, zapisz, otwórz
studio-copy = Kopiuj jako tekst
studio-weak = Gdzie jest słabe
studio-weak-none = Nie znaleziono słabych miejsc.
studio-weak-later = Postaw wszystkie pionki, aby to zobaczyć.
studio-weak-help = Uwagi to rady, nie reguły. Pole jest zabarwione, gdy wymienia je uwaga. Jest ciemniejsze tam, gdzie druga strona często wygrywała pierwszą walkę, gdy komputer grał tym ustawieniem.
studio-own = Twoje partie z tym ustawieniem
studio-own-tally = Wygrane { $won } · remisy { $drawn } · przegrane { $lost }
studio-own-none = Jeszcze żadnej skończonej partii.
studio-own-private = Wie o tym tylko ta przeglądarka.
studio-shelf = Ustawienia tej armii
studio-own-empty = Tu pojawią się ustawienia, które zachowasz.
studio-folder = Folder „{ $name }”
studio-ideas = Dobre pomysły
studio-games = { $count ->
        [one] { $count } własna partia
        [few] { $count } własne partie
       *[many] { $count } własnych partii
    }
studio-move = Włóż { $name } do folderu
studio-folder-name = Nazwa folderu
studio-folder-none = bez folderu
studio-folder-move = Włóż tam
studio-measured-help = Komputer gra obiema stronami: twoją z tym ustawieniem, drugą z ustawieniami, jakie robią ludzie. Każde ustawienie sprawdza się w tych samych partiach, najwyżej 200, póki ta strona jest otwarta. Po równo byłoby przy 50 %.
studio-compare = Porównaj z…
studio-compare-few = { $count ->
    [one] Najpierw oba potrzebują { $count } partii.
    [few] Najpierw oba potrzebują { $count } partii.
   *[many] Najpierw oba potrzebują { $count } partii.
 }
studio-compare-games = Te same partie: { $games }. Lepiej: { $better }, gorzej: { $worse }.
studio-compare-better = To ustawienie jest lepsze.
studio-compare-worse = Tamto jest lepsze.
studio-compare-open = Nie widać jeszcze różnicy.
deploy-redone = Zmiana jest przywrócona.
deploy-chosen = Wybrane ustawienie stoi na planszy.
setup-note-flag_forward = Flaga stoi w przedniej połowie: kto się przebije, ma do niej { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
setup-note-flag_doors = Flaga ma tyle otwartych drzwi: { $doors }. Kto wygra na { $squares }, zaraz ją weźmie.
setup-note-flag_lanes = { $runners ->
        [one] Wrogi pionek, który chodzi daleko, może
        [few] { $runners } wrogie pionki, które chodzą daleko, mogą
       *[many] { $runners } wrogich pionków, które chodzą daleko, może
    } zaatakować twoją flagę lub jej straż na { $squares } w ciągu { $moves ->
        [one] jednego ruchu
        [few] { $moves } ruchów
       *[many] { $moves } ruchów
    }: zamknij tę linię silniejszym pionkiem.
setup-note-few_diggers = Pionki za pierwszym rzędem, które mogą usunąć bombę lub twierdzę: { $kept }. Pod koniec partii któryś musi otworzyć drogę do flagi wroga.
setup-note-front_walls = Pionki w pierwszym rzędzie, które nigdy się nie ruszają: { $count }. Stoją na drodze własnej armii.
setup-note-no_runner_ahead = W przedniej połowie nie stoi żaden pionek, który chodzi daleko: na początku nikt nie sprawdzi wroga z dystansu.
setup-note-no_runner_behind = Wszystkie pionki, które chodzą daleko, stoją z przodu: na ostatni bieg żaden nie zostaje.
setup-note-spy_alone = Pionek, który może zbić najsilniejszego wroga, stoi za daleko od twoich dwóch najsilniejszych (kroki: { $steps }). Żadnego nie pomści.
setup-note-giants_together = Dwa twoje najsilniejsze pionki stoją na jednym skrzydle ({ $squares }): drugie musi radzić sobie bez nich.
