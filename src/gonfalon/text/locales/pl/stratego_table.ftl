## What a piece can do

piece-flag-help = Nie rusza się. Kto ją zdobędzie, wygrywa.
piece-bomb-help = Nie rusza się. Niszczy każdego atakującego, który nie umie jej rozbroić.
piece-spy-help = Pokonuje marszałka, gdy sam atakuje.
piece-scout-help = Idzie w linii prostej tak daleko, jak chce.
piece-miner-help = Rozbraja bomby.

## Sides

side-red = Czerwone
side-blue = Niebieskie
side-you = Ty

## The board and its squares, as a screen reader says them

board-label = Plansza { $columns } na { $rows }
board-help = Strzałki prowadzą z pola na pole. Enter lub spacja podnosi pionek i go odkłada. Escape puszcza. M zapisuje znak kredą na pionku przeciwnika.
board-turned = Patrzysz na planszę od strony { $side ->
    [red] czerwonych
   *[blue] niebieskich
 }.
square-empty = { $square }, puste
square-lake = { $square }, woda
square-own = { $square }, twój pionek: { $piece }
square-other = { $square }, { $side ->
    [red] czerwone
   *[blue] niebieskie
 }: { $piece }
square-unknown = { $square }, { $side ->
    [red] czerwony
   *[blue] niebieski
 } pionek, nieznany
square-moved = ruszał się
square-not-moved = nie ruszał się
square-shown = znany przeciwnikowi
square-mark = twój znak kredą: { $mark }
square-held = podniesiony
square-target = można tu wejść
square-attack = można zaatakować
square-planned = tu kończy się zaplanowany ruch
square-zone = pole ustawiania
square-last-source = stąd wyszedł ostatni ruch
square-last-target = tu skończył się ostatni ruch

## Set-up

deploy-title = Ustaw swoją armię
deploy-intro = Nikt inny nie widzi twoich pionków. Przeciągnij je albo wybierz pionek, a potem jego pole.
deploy-keys = Klawisze: strzałki wybierają pole, cyfra lub litera rangi stawia pionek, Delete go zabiera.
deploy-left = { $count ->
    [0] Wszystkie pionki stoją
    [one] Jeszcze { $count } pionek do ustawienia
    [few] Jeszcze { $count } pionki do ustawienia
    [many] Jeszcze { $count } pionków do ustawienia
   *[other] Jeszcze { $count } pionka do ustawienia
 }
deploy-tray = Pionki do ustawienia
deploy-tray-piece = { $piece }, zostało: { $count }
deploy-tray-empty = Twoja armia stoi.
deploy-stands = Twoja armia stoi gotowa. Zmień ją albo naciśnij „Gotowe”.
led-deploy = Twoje dziesięć pionków stoi, flaga między dwiema bombami: naciśnij „Gotowe”.
led-first = Twój ruch: dotknij jednego ze swoich przednich pionków.
led-held = Dotknij zaznaczonego pola, aby tam pójść; tylko zwiadowcy chodzą dalej niż o jedno.
led-wait = Druga strona rusza pierwsza; widzisz jej sztandary, nie rangi.
led-go-on = Jeden pionek, jedno pole w turze: idź naprzód, aż kogoś spotkasz.
led-combat = Oba pionki pokazały rangę, wyższy został: odtąd go znasz.
led-flag = Bomby i flaga nigdy się nie ruszają: szukaj jej wśród pionków, które stoją w miejscu.
deploy-random = Losowo
deploy-random-help = Ustaw całą armię w rozsądnym losowym porządku
deploy-clear = Wyczyść
deploy-undo = Cofnij
deploy-undo-help = Cofnij ostatnią zmianę (Ctrl+Z)
deploy-undone = Ostatnia zmiana jest cofnięta.
deploy-mirror = Odbij
deploy-mirror-help = Zamień lewą stronę z prawą
deploy-paste = Wklej
deploy-paste-help = Weź ustawienie z tekstu (Ctrl+V)
deploy-paste-title = Wklej ustawienie
deploy-paste-text = Ustawienie jako tekst
deploy-paste-hint = Litery, nazwy lub liczby, z przecinkami lub bez; najpierw tylny rząd. Lewa strona tekstu to twoja lewa strona.
deploy-paste-read = Postaw na planszy
deploy-paste-done = Wklejone ustawienie stoi.
deploy-paste-left-out = Pominięto: { $lines }
deploy-paste-more = i jeszcze { $count }
deploy-paste-failed = Serwer nie odczytał tekstu. Spróbuj jeszcze raz.
deploy-random-done = Armia została ustawiona losowo.
deploy-random-failed = Serwer nie przysłał losowego ustawienia. Ustaw pionki samodzielnie albo spróbuj ponownie.
deploy-fill = Dopełnij
deploy-fill-help = Ustaw rozsądnie pozostałe pionki; inne zostają na miejscu
deploy-filled = Reszta jest ustawiona. Twoje pionki zostały na miejscu.
deploy-setups = Ustawienia
deploy-setups-help = Całe ustawienia: własne i gotowe
deploy-setups-all = Wszystkie…
deploy-setups-title = Ustawienia armii
deploy-setups-own = Własne
deploy-setups-ready = Gotowe
deploy-as-last-time = Jak ostatnio
deploy-taken = Na planszy: { $name }
deploy-keep = Zachowaj
deploy-keep-over = Zastąp
deploy-keep-name = Nazwa ustawienia z planszy
deploy-keep-later = Ustaw kilka pionków, a zachowasz je tutaj pod nazwą. Zostają w tej przeglądarce.
deploy-kept = Zachowano w tej przeglądarce: { $name }
deploy-kept-before = Moje ustawienie
deploy-throw-away = Wyrzuć: { $name }
deploy-thrown = Wyrzucono: { $name }
deploy-put-back = Przywróć
idea-closed_house = Zamknięty dom
idea-closed_house-help = Flaga jest obmurowana z każdej strony.
idea-two_houses = Dwa domy
idea-two_houses-help = Dwa rogi wyglądają tak samo; w jednym stoi flaga.
idea-scouts_first = Najpierw zwiadowcy
idea-scouts_first-help = Front jest tani i szybki: on pyta, silni odpowiadają.
idea-gap = Strażnik przejścia
idea-gap-help = Olbrzym stoi za drogą przez środek.
idea-spy_door = Szpieg u drzwi
idea-spy_door-help = Najsilniejszy, który idzie po flagę, najpierw spotka szpiega.
idea-quiet = Cisi olbrzymi
idea-quiet-help = Dwaj najsilniejsi czekają z tyłu, aż wiedzą, kogo zbić.
idea-split = Olbrzym na każdym skrzydle
idea-split-help = Kto zaatakuje z dowolnej strony, spotka jednego z dwóch najsilniejszych.
idea-stopped_lane = Zamknięty przesmyk
idea-stopped_lane-help = Bomba zamyka część środka, więc to ty wybierasz skrzydło do gry.
idea-diggers_home = Saperzy w domu
idea-diggers_home-help = Wszyscy, którzy usuwają bomby lub twierdze, czekają na koniec partii w dwóch tylnych rzędach.
idea-empty_house = Pusty dom
idea-empty_house-help = Jeden róg jest obmurowany, ale flaga stoi gdzie indziej, za mniejszym murem.
idea-second_line = Silna druga linia
idea-second_line-help = Za każdym zwiadowcą z przodu stoi ktoś silny, kto zbije tego, kto go weźmie.
idea-spy_shadow = W cieniu olbrzyma
idea-spy_shadow-help = Szpieg stoi obok jednego z dwóch najsilniejszych: kto go zbije, będzie zbity.
deploy-cleared = Ustawienie wyczyszczono.
deploy-mirrored = Lewą stronę zamieniono z prawą.
deploy-ready = Gotowe
deploy-ready-left = Gotowe · jeszcze { $count }
deploy-ready-help = Daj drugiej stronie znać, że ustawienie jest gotowe
deploy-ready-not-yet = Najpierw ustaw wszystkie pionki
deploy-back = Zmień ustawienie
deploy-done = Twoje ustawienie jest gotowe.
deploy-other-open = Drugie miejsce jest jeszcze wolne. Tymczasem ustaw swoją armię.
deploy-other-deploying = Druga strona jeszcze się ustawia.
deploy-other-ready = Druga strona jest gotowa i czeka na ciebie.
deploy-other-computer = Komputer ustawia swoją armię.
deploy-wait-open = Ustawienie gotowe. Drugie miejsce jest jeszcze wolne.
deploy-wait-deploying = Ustawienie gotowe. Druga strona jeszcze się ustawia.
deploy-wait-away = Ustawienie gotowe. Druga strona na chwilę odeszła.
deploy-placed = { $piece } na { $square }
deploy-swapped = Zamieniono { $square } i { $target }
deploy-returned = { $piece } z powrotem obok planszy
deploy-outside = Na tym polu nie możesz ustawiać.
deploy-held = { $piece } w ręku: dotknij zielonego pola.
left-out-comment = Wiersz { $line }, komentarz: { $text }
left-out-label = Wiersz { $line }, etykieta: { $text }
left-out-no_piece = Wiersz { $line }, bez pionków: { $text }
guessed-ranks_up = { $value } to najwyższa ranga, 1 najniższa.
guessed-ranks_down = 1 to najwyższa ranga, { $value } najniższa.
guessed-front_first = W tekście pierwszy jest przedni rząd.
fault-text_too_long = Tekst jest za długi. Może mieć { $where } znaków.
fault-text_empty = Tekst jest pusty.
fault-no_set_up = W tekście nie ma ustawienia: { $where }
fault-numbers_unclear = Liczby można odczytać na dwa sposoby. Napisz litery, na przykład B dla bomb i F dla flagi.
fault-no_such_piece = Żaden pionek nie nazywa się { $where }.
fault-squares_named = Pola (w tekście, do zajęcia): { $where }
fault-wrong_length = Ustawienie ma jedną literę na każde pole.
fault-too_many = Za dużo: { $where }
fault-too_few = Brakuje: { $where }

## Whose turn, who is here

turn-yours = Twój ruch
turn-rescue = Przywróć pionek
turn-theirs = Druga strona myśli
turn-computer = Komputer myśli
turn-side = { $side ->
    [red] Ruch czerwonych
   *[blue] Ruch niebieskich
 }
turn-over = Partia skończona
turn-number = Tura { $turn }
turn-sending = Wysyłanie ruchu…
told-held = { $piece } może iść na { $squares }.
told-held-many = { $piece } może iść na { $count ->
    [one] { $count } pole.
    [few] { $count } pola.
   *[other] { $count } pól.
 }
you-are = Grasz { $side ->
    [red] czerwonymi
   *[blue] niebieskimi
 }
title-your-turn = ● Twój ruch – Stratego
title-waiting = Stratego – czekanie
title-over = Stratego – koniec partii
title-deploy = Stratego – ustawianie
title-replay = Stratego – zapis
presence-open = to miejsce jest jeszcze wolne
presence-here = przy stole
presence-away = nie ma od { $seconds } s
presence-away-long = nie ma od { $minutes } min
presence-computer = komputer
presence-claim-in = Nie ma nikogo. Za { $seconds } s możesz zażądać wygranej.
presence-claim-now = Zbyt długa nieobecność. Możesz zgłosić wygraną, uznać remis albo czekać.
connection-connecting = Łączenie…
connection-lost = Połączenie przerwane. Próby są ponawiane same; z partii nic nie ginie.
match-loading = Otwieranie partii…

## Acts beside the rules

act-draw-offer = Zaproponuj remis
act-draw-offered = Twoja propozycja remisu jest aktualna.
act-draw-received = Druga strona proponuje remis.
act-draw-accept = Przyjmij
act-draw-decline = Odrzuć
act-resign = Poddaj się
act-resign-question = Poddać tę partię?
act-resign-yes = Tak, poddaję się
act-resign-no = Gram dalej
act-end = Koniec…
act-claim = Zażądaj wygranej
act-claim-wait = Czekaj dalej
act-rematch = Rewanż
act-rematch-open = Przejdź do rewanżu
act-replay = Obejrzyj zapis
act-home = Strona główna
act-annotate = Kreda
act-annotate-help = Pisz na pionkach przeciwnika. Tylko ty to widzisz.
act-menu = Partia
act-close = Zamknij
act-help = Klawisze i pomoc

## Moves refused, in plain words

refused-title = Niedozwolone
refused-failed = Ruch nie dotarł do serwera. Spróbuj ponownie.
reason-wrong_turn = To nie twój ruch.
reason-notation = To nie jest ruch: podaj dwa pola, na przykład a4-a5.
reason-game_over = Partia jest skończona.
reason-no_piece = Na tym polu nie ma pionka.
reason-not_your_piece = To nie twój pionek.
reason-immobile = Ten pionek nigdy się nie rusza. Bomby i flagi zostają tam, gdzie je ustawiono.
reason-blocked = Coś stoi na drodze. Żaden pionek nie przeskakuje innego ani wody.
reason-out_of_reach = To za daleko. Więcej niż jedno pole przechodzi tylko pionek o dużym zasięgu.
reason-diagonal = Pionki chodzą prosto: w przód, w tył lub w bok, nigdy na ukos.
reason-obstacle = Nikt nie wchodzi do wody.
reason-own_piece = Stoi tam twój własny pionek.
reason-two_square = Ten pionek już dość razy chodził tam i z powrotem między tymi samymi polami. Rusz innym albo idź gdzie indziej.
reason-chase = Ten ruch prowadziłby pościg do pozycji, która już była na planszy. Wybierz inny ruch.
reason-rescue_kind = Tego pionka nie można przywrócić.
reason-rescue_square = Uratowany pionek staje na wolnym polu własnej połowy.
reason-rescue_none_pending = Nie ma teraz czego przywracać.
reason-rescue_pending = Najpierw wybierz pionek do przywrócenia.
reason-deployment = To ustawienie jest niepełne albo łamie zasadę.
reason-stale = Partia poszła tymczasem dalej. Spójrz jeszcze raz, a potem wybierz.
reason-unreadable = Serwer nie zrozumiał tego ruchu.
reason-other = Zasady teraz na to nie pozwalają.

## Combat

combat-title = Walka na { $square }
combat-attacks = atakuje
combat-defends = broni się
combat-you = Ty
combat-not-shown = nieujawniony
combat-not-shown-help = Cicha obrona: obrońca nie mówi, kim jest.
combat-attacker = Wygrywa atakujący
combat-defender = Obrońca się trzyma
combat-both = Padają oba
combat-flag = Flaga zdobyta!
ribbon-beats = { $winner } wygrywa, { $loser } pada
ribbon-both = { $attacker } i { $defender } padają
ribbon-bomb = Bomba. { $loser } ginie
ribbon-dig = { $winner } rozbraja bombę
ribbon-spy = { $winner } uderza: { $loser } ginie
ribbon-flag-won = Flaga zdobyta
ribbon-flag-lost = Twoja flaga zdobyta
combat-skip = Dalej
combat-line = { $attacker } – { $defender }
combat-announce = Walka na { $square }. Atakują { $side ->
    [red] czerwone
   *[blue] niebieskie
 }: { $attacker }. Broni się: { $defender }. { $result ->
    [attacker] Wygrywa atakujący.
    [defender] Obrońca się trzyma.
   *[both] Padają oba.
 }
combat-own = Twój pionek na { $square } to: { $piece }. Druga strona się tego nie dowiedziała.
combat-last = Ostatnia walka
combat-none = Jeszcze nie było walki

## Move log

log-title = Ruchy
log-empty = Jeszcze żadnego ruchu.
log-earlier = Wcześniejszych ruchów nie ma na tym urządzeniu. Po partii pokaże je zapis.
log-start = Bitwa się zaczyna.
log-ready = { $side ->
    [red] Czerwone są gotowe.
   *[blue] Niebieskie są gotowe.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target }: { $attacker } – { $defender }
log-won = wygrywa atakujący
log-held = obrońca się trzyma
log-both = padają oba
log-rescue = wraca na { $square }: { $piece }
log-rescue-hidden = pionek wraca na { $square }
log-rescue-declined = nic nie wraca
log-announce-move = { $side ->
    [red] Czerwone
   *[blue] Niebieskie
 }: { $source } na { $target }.
log-announce-move-shown = { $side ->
    [red] Czerwone
   *[blue] Niebieskie
 }: { $source } na { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Czerwone przywracają pionek na { $square }.
   *[blue] Niebieskie przywracają pionek na { $square }.
 }

## Panels

panel-army = Armie
panel-captured = Zbite
panel-captured-yours = Twoje straty
panel-captured-theirs = Twoje zdobycze
panel-captured-red = Straty czerwonych
panel-captured-blue = Straty niebieskich
panel-captured-none = jeszcze nic
panel-captured-more = i jeszcze { $count }
panel-captured-hidden = { $count ->
    [one] { $count } pionek, nieujawniony
    [few] { $count } pionki, nieujawnione
    [many] { $count } pionków, nieujawnionych
   *[other] { $count } pionka, nieujawnione
 }
panel-captured-piece = { $piece }: { $count }
panel-remaining = Jeszcze w grze
panel-remaining-help = Co zostało każdej armii, o ile wiesz
panel-remaining-piece = { $piece }: { $count } z { $total }
panel-remaining-yours = Twoje
panel-remaining-theirs = Przeciwnika
panel-rank = Ranga
panel-piece = Pionek
panel-log = Ruchy
panel-rules = Zasady
panel-tabs = Obok planszy

## Limits

limit-quiet = { $turns ->
    [one] Remis za { $turns } turę
    [few] Remis za { $turns } tury
    [many] Remis za { $turns } tur
   *[other] Remis za { $turns } tury
 }
limit-quiet-help = Bez bicia partia będzie remisowa za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
 }.
limit-two-square = Tam i z powrotem { $used } z { $limit }
limit-two-square-help = Pionek może przekroczyć tę samą granicę { $limit ->
    [one] { $limit } raz
   *[other] { $limit } razy
  } z rzędu. Potem musi zrobić coś innego.
limit-two-square-theirs = Przeciwnik: tam i z powrotem { $used } z { $limit }
premove-planned = Plan: { $source } na { $target }. Gdy jakiś pionek się ujawni, plan zostanie anulowany.
premove-held = { $piece }: wybierz, dokąd pójdzie w twojej turze.
premove-take-back = Wycofaj
premove-taken-back = Zaplanowany ruch wycofano.
premove-revealed = Coś się ujawniło: zaplanowany ruch anulowano.
premove-impossible = Zaplanowany ruch nie jest już możliwy.
limit-chase = Ścigasz: { $count }
limit-chase-theirs = Ścigają cię: { $count }
limit-chase-help = Ten sam pionek jest wciąż ścigany. Wkrótce zasady zabronią ruchu, który powtarza pozycję; wtedy trzeba zagrać inaczej.

## Rescue

rescue-title = Przywróć pionek
rescue-choose-piece = Który zbity pionek wraca na planszę?
rescue-choose-square = Gdzie ma stanąć? Wybierz jedno z podświetlonych pól.
rescue-chosen = { $piece }: wybierz podświetlone pole
rescue-other = Wybierz inny pionek
rescue-decline = Nic nie przywracaj
rescue-theirs = Druga strona może przywrócić pionek.
rescue-count = { $count ->
    [one] { $count } akcja ratunkowa
    [few] { $count } akcje ratunkowe
    [many] { $count } akcji ratunkowych
   *[other] { $count } akcji ratunkowej
 }

## Chalk marks

annotation-title = Znak kredą na { $square }
annotation-help = Tylko ty go widzisz. To domysł, a nie fakt.
annotation-none = Zetrzyj
annotation-question = niepewny
annotation-strong = silny
annotation-weak = słaby
annotation-still = bomba lub flaga
annotation-mode-on = Kreda w ręku: wybierz pionek przeciwnika.

## Two on one screen

curtain-title = { $side ->
    [red] Teraz czerwone
   *[blue] Teraz niebieskie
 }
curtain-help = Plansza jest zakryta, żeby nikt nie widział pionków drugiej strony.
curtain-look = { $side ->
    [red] Gram czerwonymi: pokaż planszę
   *[blue] Gram niebieskimi: pokaż planszę
 }
curtain-last = Co się właśnie stało
curtain-quiet-move = { $side ->
    [red] Czerwone poszły z { $source } na { $target }.
   *[blue] Niebieskie poszły z { $source } na { $target }.
 }
curtain-cover = Zakryj planszę
curtain-pass = { $side ->
    [red] Zakryj i przekaż czerwonym
   *[blue] Zakryj i przekaż niebieskim
 }
curtain-deploy = { $side ->
    [red] Teraz ustawiają się czerwone. Niebieskie nie patrzą.
   *[blue] Teraz ustawiają się niebieskie. Czerwone nie patrzą.
 }

## The end

end-you-win = Wygrywasz
end-you-lose = Przegrywasz
end-drawn = Remis
end-side-wins = { $winner ->
    [red] Wygrywają czerwone
   *[blue] Wygrywają niebieskie
 }
end-both-armies = Obie armie są odkryte.
end-see-board = Pokaż planszę
end-see-card = Pokaż wynik
end-stat-turns = { $turns ->
    [one] ruch
    [few] ruchy
   *[other] ruchów
 }
end-stat-best = najlepsze bicie, ruch { $turn }
end-stat-best-words = { $winner } kontra { $loser }
end-stat-no-capture = bez bicia
end-stat-bluff = najdłużej obok silniejszego wroga bez rozpoznania (tury)
end-fortune = Przebieg partii
end-fortune-help = O ile własna armia była silniejsza od drugiej, ruch po ruchu. Dotknięcie otwiera w tym miejscu zapis.
end-lowest = najniżej { $turn }
end-turned = zwrot { $turn }
end-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
 }
end-flag_captured = { $who ->
    [winner] Flaga przeciwnika jest twoja.
    [loser] Twoja flaga została zdobyta.
   *[watcher] { $winner ->
        [red] Czerwone zdobyły flagę niebieskich.
       *[blue] Niebieskie zdobyły flagę czerwonych.
    }
 }
end-no_legal_move = { $who ->
    [winner] Przeciwnik nie może już się ruszyć.
    [loser] Nie możesz już się ruszyć.
   *[watcher] { $winner ->
        [red] Niebieskie nie mogą już się ruszyć.
       *[blue] Czerwone nie mogą już się ruszyć.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] Przeciwnikowi nie został żaden ruchomy pionek.
    [loser] Nie został ci żaden ruchomy pionek.
   *[watcher] { $winner ->
        [red] Niebieskim nie został żaden ruchomy pionek.
       *[blue] Czerwonym nie został żaden ruchomy pionek.
    }
 }
end-both_immobile = Żadna strona nie może już się ruszyć.
end-exchange_draw = Ostatnie ruchome pionki padły razem. Nikt nie może wygrać.
end-quiet_draw = Minęło zbyt wiele tur bez bicia.
end-ply_cap = Partia osiągnęła umówioną liczbę ruchów.
end-resigned = { $who ->
    [winner] Druga strona się poddała.
    [loser] Poddajesz partię.
   *[watcher] { $winner ->
        [red] Niebieskie się poddały.
       *[blue] Czerwone się poddały.
    }
 }
end-draw_agreed = Obie strony zgodziły się na remis.
end-abandoned = { $who ->
    [winner] Druga strona nie wróciła i wygrana przypadła tobie.
    [loser] Zbyt długo cię nie było i druga strona zażądała wygranej.
   *[watcher] { $winner ->
        [red] Niebieskie nie wróciły i czerwone zażądały wygranej.
       *[blue] Czerwone nie wróciły i niebieskie zażądały wygranej.
    }
 }
end-other = Partia jest skończona.
end-rematch-waiting = Rewanż jest przygotowany. Druga strona może tam dołączyć.

## Replay

replay-title = Zapis partii
replay-loading = Wczytywanie zapisu…
replay-failed = Zapisu nie można pokazać. Otwiera się po zakończeniu partii.
replay-first = Na początek
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-ply = Ruch { $ply } z { $total }
replay-slider = Ruch
replay-start = Początek
replay-view = Widok
replay-view-red = Czerwone
replay-view-blue = Niebieskie
replay-view-public = Publiczny
replay-view-all = Wszystko
replay-reveal = Odkryj
replay-reveal-help = Przytrzymaj lub naciśnij R, aby pokazać wszystko
replay-hide = Zakryj z powrotem
replay-link = Kopiuj link do tego ruchu
replay-link-copied = Link skopiowany.
replay-keys = Klawisze: strzałki w lewo i w prawo, Home, End, spacja odtwarza, R odkrywa. Shift i strzałka idą po polach planszy.
replay-turn = Obróć planszę

## Zapis: co strona mogła wiedzieć i zgadywać

belief-title = Domysły
belief-computer = Co wiedział komputer ({ $level })
belief-side = { $side ->
    [red] Co mogły wiedzieć czerwone
   *[blue] Co mogły wiedzieć niebieskie
 }
belief-computer-knew = { $count ->
    [0] Nie znał żadnego z twoich pionków (jest ich { $total }).
   *[other] Znane mu twoje pionki: { $count } z { $total }.
 }
belief-computer-forgot = { $count ->
    [one] Jeszcze jeden widział i zapomniał.
    [few] Jeszcze { $count } widział i zapomniał.
    [many] Jeszcze { $count } widział i zapomniał.
   *[other] Jeszcze { $count } widział i zapomniał.
 }
belief-computer-guess = Na { $square } podejrzewał: { $piece } ({ $chance }).
belief-computer-flag = Twojej flagi szukał na { $square } ({ $chance }).
belief-computer-random = Rusza się na chybił trafił i niczego nie zgaduje.
belief-side-knew = { $count ->
    [0] Żaden pionek przeciwnika nie był znany (jest ich { $total }).
    [one] Znane pionki przeciwnika: { $count } z { $total }.
   *[other] Znane pionki przeciwnika: { $count } z { $total }.
 }
belief-side-guess = Na { $square } najpewniej: { $piece } ({ $chance }).
belief-side-flag = Flaga stała najpewniej na { $square } ({ $chance }).
belief-none = Nikt nic nie wie, dopóki nie stoją obie armie.
belief-no-game = Dla tej gry nie ma domysłów.
belief-no-side = Wybierz czerwone lub niebieskie, aby zobaczyć, co ta strona mogła wiedzieć i zgadywać.
belief-failed = Nie udało się ustalić, co było wiadome. Spróbuj przy innym ruchu.
belief-show = Domysły na planszy
belief-eyes = Oczami komputera
belief-choose = Wskaż pionek lub dotknij go, aby zobaczyć, czym może być.
belief-piece = Pionek na { $square }
belief-known = Znany: { $piece }
belief-forgotten = Raz pokazany i zapomniany.
belief-truth = Naprawdę: { $piece }
belief-others = inne
belief-more-than = ponad { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = może { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Ustaw się w tajemnicy
stratego-how-2-title = Maszeruj i ścieraj się
stratego-how-3-title = Zdobądź flagę
stratego-start-seat = Twój kolor
start-first-red = Zaczynają czerwone.
start-first-blue = Zaczynają niebieskie.
stratego-start-seat-screen = Na tym ekranie grają oba kolory.
start-army = Armia
start-army-classic = 40 pionków
start-army-classic39 = 39 pionków, jak na drukowanej liście
start-group-tournament-help = Z klasycznej instrukcji, w dowolnym połączeniu; wszystkie są wyłączone, dopóki ich nie włączysz.
option-quiet_draw-first = Remis, gdy nic się nie dzieje
option-quiet_draw-on = { $value ->
    [one] Po { $value } turze bez bicia partia kończy się remisem.
    [few] Po { $value } turach bez bicia partia kończy się remisem.
    [many] Po { $value } turach bez bicia partia kończy się remisem.
   *[other] Po { $value } tury bez bicia partia kończy się remisem.
 } Nie mówi tego żadna instrukcja; dodaliśmy to, żeby każda partia się skończyła.
option-quiet_draw-off = Wyłączone: partia bez bicia może trwać bez końca.
start-group-tournament = Zasady turniejowe
start-group-repeat = Tam i z powrotem
start-group-end = Jak kończy się partia
stratego-start-group-other = Pionki i to, co widać
start-group-powers = Moce
start-group-ring = Pierścień
stratego-invite-share-text = Zagrajmy w Stratego: { $variant }
stratego-invite-meanwhile = Tymczasem ustawię swoją armię
match-rules-quiet = { $turns ->
    [one] remis po { $turns } turze bez bicia
    [few] remis po { $turns } turach bez bicia
    [many] remis po { $turns } turach bez bicia
   *[other] remis po { $turns } tury bez bicia
 }
match-rules-no-quiet = bez remisu z braku bicia

## Presets

preset-isf = Federacja
preset-isf-help = Tak gra federacja turniejowa ISF.
preset-gravon = Gravon
preset-gravon-help = Jak na serwerze Gravon; bez remisu z braku bicia.
preset-ucc = Konkurs 2012
preset-ucc-help = Jak w konkursie programów z 2012 roku: bez limitu powtórzeń, koniec po 10 000 ruchów.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Przewaga agresora
option-aggressor_advantage-help = Gdy spotkają się równe rangi, wygrywa atakujący, zamiast żeby padły oba pionki.
option-silent_defence = Cicha obrona
option-silent_defence-help = Rangę pokazuje tylko atakujący. Pobite pionki wracają do właściciela nieobejrzane.
option-silent_scout = Gdy atakuje zwiadowca
option-silent_scout-help = Także przy cichej obronie obrońca musi się pokazać zwiadowcy.
option-silent_scout-any = przy każdym ataku
option-silent_scout-long = tylko z daleka
option-rescue = Akcja ratunkowa
option-rescue-help = Dojdź do ostatniego rzędu przeciwnika i przywróć jeden stracony pionek, najwyżej dwa razy na partię. Zwiadowcy tego nie potrafią; bomby pozostają stracone.
option-rescue_moves_only = Tylko zwykłym ruchem
option-rescue_moves_only-help = Atak zakończony w ostatnim rzędzie nikogo nie ratuje.
option-rescue_rows = Rzędy dla uratowanego pionka
option-rescue_rows-help = Na ile własnych rzędów może wrócić. 0 to cała własna połowa.
option-rescue_revealed = Uratowane pionki pozostają znane
option-rescue_revealed-help = Druga strona nadal widzi, co przywrócono.
option-two_square_limit = Tam i z powrotem
option-two_square_limit-help = Ile razy z rzędu pionek może przekroczyć tę samą granicę między dwoma polami. 0 wyłącza zasadę.
option-two_square_attacks = Ataki też się liczą
option-two_square_attacks-help = Atak przez tę granicę liczy się jak ruch.
option-two_square_exact = Tylko te same dwa pola
option-two_square_exact-help = Liczy się tylko wtedy, gdy pionek rusza i staje dokładnie na tych samych dwóch polach; zwiadowca może się wtedy wymknąć.
option-chase = Pościg bez końca
option-chase-help = Czy wolno ścigać pionek w kółko. Instrukcja zabrania więcej niż dwóch tur; jeśli nic nie zmienisz, obowiązuje łagodniejsza reguła ISF.
option-chase-off = dozwolony
option-chase-isf = żadna pozycja dwa razy
option-chase-literal = najwyżej dwie tury
option-quiet_draw = Remis bez bicia
option-quiet_draw-help = Tury obu stron bez bicia, po których partia jest remisowa. 0 wyłącza zasadę. To nasz dodatek; nie ma go w żadnej instrukcji.
option-ply_cap = Najdłuższa partia
option-ply_cap-help = Po tylu ruchach partia zostaje przerwana jako remis. 0 znaczy nigdy.
option-both_immobile = Gdy żadna strona nie może się ruszyć
option-both_immobile-help = Co się dzieje, gdy nikt nie ma już ruchu.
option-both_immobile-mover_loses = przegrywa ten, kto ma ruch
option-both_immobile-draw = remis
option-exchange_draw = Remis przez ostatnią wymianę
option-exchange_draw-help = Jeśli ostatnie ruchome pionki obu stron padną razem, partia jest remisowa.
option-no_mobile = Gdy stronie nie zostało nic ruchomego
option-no_mobile-help = Kiedy dokładnie liczy się porażka.
option-no_mobile-on_turn = przegrywa, gdy ma ruch
option-no_mobile-at_once = przegrywa od razu
option-old_scout = Dawni zwiadowcy
option-old_scout-help = Jak w starych wydaniach: zwiadowca, który idzie daleko, nie może w tej samej turze atakować.
option-captured = Zbite pionki
option-captured-help = Kto może przeglądać zbite pionki.
option-captured-open = wszyscy
option-captured-prisoner = kto je zbił
option-captured-secret = kto je stracił
option-captured-hidden = nikt
option-first = Pierwszy ruch
option-first-help = Który kolor zaczyna.
option-first-red = czerwone
option-first-blue = niebieskie

## Settings

settings-numbering = Liczby na pionkach
settings-numbering-help = Zmienia się tylko druk, nigdy siła. W Śródziemiu najwyższa liczba jest zawsze najsilniejsza.
settings-numbering-high = marszałek to 10
settings-numbering-old_us = marszałek to 1

## The page for players

end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
   *[watcher] { $winner ->
        [red] Niebieskie przekroczyły czas.
       *[blue] Czerwone przekroczyły czas.
    }
 }
end-timeout-draw = Remis: jednej stronie skończył się czas, ale druga nie mogła już wygrać.
stratego-guess-title = Odgadnij flagi
stratego-guess-help = Wybierz stronę, potem pole. Nikt inny go nie zobaczy. Na końcu poznasz odpowiedź.
act-claim-draw = Uznaj za remis
end-called_draw = Jedna strona była nieobecna i partię uznano za remis.
end-closed = Gospodarz serwera zamknął stół. Nikt nie wygrywa.

player-first_game-after = Komputer: dwa ruchy na trzy bez patrzenia, po kilku turach zapominałem, co było odkryte, i nigdy nie zgadywałem, co zakryte. Spróbuj następnego.
player-first_week-after = Komputer: cztery ruchy na dziesięć bez patrzenia, szybko zapominałem, co było odkryte, i nigdy nie zgadywałem, co zakryte.
player-first_month-after = Komputer: jeden ruch na osiem bez patrzenia, a po jakimś czasie zapominałem, co było odkryte.
