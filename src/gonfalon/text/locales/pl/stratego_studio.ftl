# The studio of set-ups, and the notes on a set-up.
studio-play = Zagraj tym
studio-box = Gra
studio-side = Strona
studio-board = Twoje rzędy
studio-unnamed = Bez nazwy
studio-keep-example = Wieczór klubowy/Lewe skrzydło
studio-keep-help = Ukośnik wkłada je do folderu. Ustawienia zostają w tej przeglądarce; kod urządzenia zabiera je ze sobą.
studio-keys = Klawisze: strzałki wybierają pole, ranga stawia pionek, X na dwóch polach zamienia je, M odbija, H pokazuje ciepło, Ctrl+Z i Ctrl+Y cofają i ponawiają.
studio-tools = Całe ustawienie
studio-redo = Ponów
studio-heat = Ciepło
studio-random = Losowo…
studio-style-closed = Zamknięte
studio-style-scouts = Zwiadowcy z przodu
studio-style-bluff = Podstęp
studio-style-wild = Szalone
studio-drawn = Wylosowano: { $style }
studio-swap-with = { $square }: naciśnij X na drugim polu.
studio-in-and-out = Do środka i na zewnątrz
studio-copy = Kopiuj jako tekst
studio-picture = Zapisz jako obraz
studio-file = Otwórz plik
studio-weak = Gdzie jest słabe
studio-weak-none = Drugi rzut oka niczego nie znajduje.
studio-weak-later = Postaw wszystkie pionki, aby to zobaczyć.
studio-weak-help = Uwagi to rady, nie reguły. Pole jest zabarwione, gdy wymienia je uwaga, a ciemniejsze tam, gdzie druga strona często wygrywała najpierw w mierzonych grach.
studio-own = Twoje gry z tym ustawieniem
studio-own-tally = Wygrane { $won } · remisy { $drawn } · przegrane { $lost }
studio-own-none = Jeszcze żadnej skończonej gry.
studio-own-private = Wie o tym tylko ta przeglądarka.
studio-shelf = Ustawienia tej armii
studio-own-empty = Tu stoją ustawienia, które zachowasz.
studio-folder = Folder „{ $name }”
studio-ideas = Dobre pomysły
studio-games = { $count ->
        [one] { $count } własna gra
        [few] { $count } własne gry
       *[many] { $count } własnych gier
    }
studio-move = Włóż { $name } do folderu
studio-folder-name = Nazwa folderu
studio-folder-none = bez folderu
studio-folder-move = Włóż tam
studio-measured = Przeciw komputerowi
studio-level = Poziom
studio-measure = Zmierz
studio-measure-stop = Zatrzymaj
studio-column-games = Gry
studio-column-won = Punkty
studio-measuring = trwa pomiar
studio-interval = od { $low } do { $high } %
studio-measured-help = Komputer gra obiema stronami: twoją z tym ustawieniem, drugą z ustawieniami, jakie robią ludzie. Wszystkie ustawienia spotykają te same gry, do 200, póki ta strona jest otwarta.
studio-compare = Porównaj z…
studio-compare-few = { $count ->
    [one] Najpierw oba potrzebują { $count } gry.
    [few] Najpierw oba potrzebują { $count } gier.
   *[many] Najpierw oba potrzebują { $count } gier.
 }
studio-compare-games = Takie same gry: { $games }. Lepiej: { $better }, gorzej: { $worse }.
studio-compare-better = To ustawienie jest lepsze.
studio-compare-worse = Tamto jest lepsze.
studio-compare-open = Nie widać jeszcze różnicy.
deploy-redone = Ponowiono.
deploy-chosen = Wybrane ustawienie stoi.
setup-note-flag_forward = Flaga stoi w przedniej połowie: kto się przebije, ma do niej { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
setup-note-flag_doors = Otwartych drzwi flagi: { $doors }. Kto wygra na { $squares }, zaraz ją weźmie.
setup-note-few_diggers = Za pierwszym rzędem tych, którzy kopią: { $kept }. Pod koniec gry ktoś musi otworzyć dom ich flagi.
setup-note-front_walls = W pierwszym rzędzie nie ruszy się nigdy: { $count }. Stoją na drodze własnej armii.
setup-note-no_runner_ahead = W przedniej połowie nie stoi nikt, kto chodzi daleko: na początku nikt nie zapyta z dystansu.
setup-note-no_runner_behind = Wszyscy, którzy chodzą daleko, stoją z przodu: na ostatni bieg nikt nie zostaje.
setup-note-spy_alone = Kto może zbić najsilniejszego, stoi od twoich dwóch najsilniejszych w liczbie kroków: { $steps }. Nikogo nie pomści.
setup-note-giants_together = Twoi dwaj najsilniejsi stoją na jednym skrzydle ({ $squares }): drugie musi radzić sobie bez nich.
