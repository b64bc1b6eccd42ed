## Floors and squares

fortress-floor-bottom = Dół
fortress-floor-middle = Środek
fortress-floor-top = Góra
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (dalsza twierdza)
fortress-here = { $piece } tutaj
fortress-forts = Która z dwóch twierdz
fortress-fort-near = Bliższa twierdza
fortress-fort-far = Dalsza twierdza

## The two boards

fortress-of = Twierdza: { $seat }
fortress-yours = Twoja twierdza
fortress-yours-short = Twoja
fortress-you = Ty
fortress-boards = Dwie plansze
fortress-only-you = Tylko ty ją widzisz.
fortress-notes-help = Twoje notatki. Kamień i drewno to fakty, kreda jest twoja.
fortress-notes-down = Twoje notatki, odłożone do twojej tury.
fortress-your-turn = Twoja tura
fortress-their-turn = { $seat }: odkrywanie twierdzy
fortress-inside = { $seat }: { $piece } na { $square }
fortress-inside-none = { $seat }: nikogo w środku.
fortress-lit = Oświetlone pola: { $count } z { $total }
fortress-watch = Oglądaj
fortress-model = Makieta
fortress-model-own = Makieta twojej twierdzy
fortress-model-of = Makieta twojej twierdzy. { $text }
fortress-turn-left = Obróć w lewo
fortress-turn-right = Obróć w prawo
fortress-turn-help = Przeciągnij, by obrócić, albo Q i E
fortress-lift = Unieś

## A cell, for those who do not see it

fortress-cell-dark = Ciemne
fortress-cell-walked = Odwiedzone
fortress-cell-card = Karta: { $card }
fortress-cell-beaten = Pokonana karta: { $card }
fortress-cell-up = Drabina w górę
fortress-cell-down = Drabina w dół
fortress-cell-piece = { $piece } stoi tutaj
fortress-cell-chalk = Twoja kreda: { $mark }
fortress-cell-side = { $direction ->
    [north] na północ
    [east] na wschód
    [south] na południe
   *[west] na zachód
 } { $look ->
    [none] wolne
    [wall] mur
    [untried] niesprawdzone
   *[outside] mur zewnętrzny
 }

## Exploring

fortress-piece-strength = { $piece }, siła { $strength }
fortress-steps = { $count ->
    [one] jeden krok w tej turze
    [few] { $count } kroki w tej turze
    [many] { $count } kroków w tej turze
   *[other] { $count } kroku w tej turze
 }
fortress-stands = { $piece } stoi na { $square }. Wolne: { $open }.
fortress-stands-shut = { $piece } stoi na { $square }. Żadna droga nie jest wolna.
fortress-swap = Zamień
fortress-swap-where = Figury zamienia się na E5.
fortress-sacrifice = Poświęć
fortress-which = Która figura wchodzi?
fortress-cost = kosztuje dodatkowo { $turns ->
    [one] jedną turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
 }
fortress-cost-none = kosztuje tylko tę turę
fortress-out = { $piece } (poza grą)
fortress-ribbon = Najbliższe tury: { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat }: strata tury
fortress-path = Droga
fortress-path-example = np. E4 D4 up C2
fortress-go = Idź
fortress-chalk = Kreda
fortress-chalk-undo = Cofnij ostatni znak kredą
fortress-hit-wall = Stoi tam mur. Uderzyć w niego i zakończyć turę?
fortress-hit-yes = Uderz
fortress-no-way = Żadna znana droga nie prowadzi na { $square }.
fortress-no-floor = Nie ma tam podłogi.
fortress-no-ladder-up = Stąd żadna drabina nie prowadzi w górę.
fortress-no-ladder-down = Stąd żadna drabina nie prowadzi w dół.
fortress-no-passage = Nie jest tu znane żadne tajne przejście.
fortress-wrong-start = Twoja figura stoi na { $square }.
fortress-path-unknown = „{ $word }” to nie pole. Pisz pola, up (w górę), down (w dół) albo passage (przejście).
fortress-legend-walked = odwiedzone
fortress-legend-dark = ciemne
fortress-legend-wall = mur
fortress-legend-untried = niesprawdzone
fortress-legend-chalk = twoja kreda

## Building

fortress-build = Zbuduj labirynt
fortress-parts = Co zostało do ustawienia
fortress-part-walls = Mury
fortress-part-ladders = Drabiny
fortress-part-bridge = Most
fortress-part-left = { $part }, zostało: { $count }
fortress-none-left = { $part }: wszystko ustawione. Najpierw zabierz jedną sztukę.
fortress-no-floor-above = { $square }: nie ma piętra powyżej.
fortress-bridge-other = Most zaczyna się na { $square }. Teraz wybierz pole drugiej twierdzy.
fortress-mirror = Odbij: zamień litery z liczbami
fortress-ready-made = Wzory
fortress-ready-made-help = Twierdza zgodna z zasadami, za każdym razem inna. Możesz ją zmienić.
fortress-made-easy = Łatwa
fortress-made-medium = Średnia
fortress-made-hard = Trudna
fortress-made-random = Losowa
start-brings-help-fortress = Do końca partii pozostaje tajemnicą dla drugiej strony.
fortress-bring-build = Zbuduję ją przy stole
fortress-bring-kept = Moje twierdze
fortress-bring-own = Własny kod…
fortress-bring-build-help = Ustawiasz mury, drabiny i karty, zanim zacznie się partia.
fortress-bring-random-help = Komputer losuje dowolną dozwoloną twierdzę.
fortress-bring-easy-help = Komputer buduje twierdzę z krótką drogą do flagi.
fortress-bring-medium-help = Komputer buduje twierdzę średnio trudną.
fortress-bring-hard-help = Komputer buduje twierdzę z długą drogą do flagi.
fortress-bring-kept-help = Twierdza, którą trzymasz w tej przeglądarce.
fortress-bring-own-help = Wklej tekst, który podczas budowy widać pod „Zapisz”. Zostanie sprawdzony od razu.
fortress-empty = Pusta
fortress-keep = Zapisz
fortress-keep-name = Nazwa tej twierdzy
fortress-keep-now = Zapisz ją
fortress-kept-remove = Usuń: { $name }
fortress-as-text = Jako tekst
fortress-take-text = Zbuduj z tego tekstu
fortress-text-none = W tym tekście nie ma twierdzy.
fortress-measure = Zmierz przeciw komputerowi
fortress-measured-help = Komputer gra obiema stronami: twoją z tą twierdzą, drugą z twierdzami, które sam buduje. Każdą twierdzę sprawdza się w tych samych partiach, najwyżej 200, póki ten panel jest otwarty. Po równo byłoby przy 50 %.
fortress-copy = Kopiuj
fortress-close = Zamknij
fortress-test = Próba
fortress-ready = Gotowe
fortress-good = Wszystkie zasady są zachowane.
fortress-turns-needed = Dobry odkrywca potrzebuje { $count ->
    [one] jednej tury.
    [few] { $count } tur.
    [many] { $count } tur.
   *[other] { $count } tury.
 }
fortress-grade = Stopień { $grade } z 5: { $name }
fortress-grade-1 = Wieża bramna
fortress-grade-2 = Cysterna
fortress-grade-3 = Krużganek
fortress-grade-4 = Szubieniczne schody
fortress-grade-5 = Labirynt
fortress-missing = { $count ->
    [one] Został jeden element do ustawienia.
    [few] Zostały { $count } elementy do ustawienia.
    [many] Zostało { $count } elementów do ustawienia.
   *[other] Zostało { $count } elementu do ustawienia.
 }
fortress-checking = Sprawdzanie…
fortress-unreachable = Do flagi nie ma drogi.
fortress-unreachable-marked = Czerwone pola są odcięte. Zabierz jeden z elementów oznaczonych ×.
fortress-unreachable-many = Czerwone pola są odcięte.
fortress-tool-walls = Naciśnij krawędź: stoi mur. Naciśnij ponownie: znika. Przeciągnij wzdłuż krawędzi, by ustawić kilka.
fortress-tool-ladders = Naciśnij pole z mosiężną kropką: prowadzi z niego drabina w górę.
fortress-tool-bridge = Naciśnij pole tutaj i pole drugiej twierdzy.
fortress-tool-card = Naciśnij pole; naciśnij ponownie, by zabrać kartę.
fortress-test-help = Podczas próby nic nie jest znane. Idź strzałkami albo naciskaj pola.
fortress-test-again = Jeszcze raz
fortress-test-end = Wróć do budowy
fortress-test-found = Flaga znaleziona w { $count ->
    [one] jedną turę.
    [few] { $count } tury.
    [many] { $count } tur.
   *[other] { $count } tury.
 }
fortress-stands-ready = Twoja twierdza jest gotowa
fortress-other-builds = { $seat }: budowa jeszcze trwa.
fortress-build-on = Buduj dalej

## The end

fortress-gone = { $total ->
    [one] { $seat }: { $squares } z { $total } pola, uderzenia w mur: { $walls }
    [few] { $seat }: { $squares } z { $total } pól, uderzenia w mur: { $walls }
   *[many] { $seat }: { $squares } z { $total } pól, uderzenia w mur: { $walls }
 }
fortress-slider = Krok partii
fortress-step-of = Krok { $step } z { $total }

## The first minute

fortress-lesson = Pierwsza minuta
fortress-lesson-step = Krok { $step } z { $total }
fortress-lesson-skip = Od razu do budowy
fortress-lesson-own = Zbuduję własną
fortress-lesson-on = Dalej
fortress-lesson-send = Wyślij rycerza na próbę
fortress-lesson-climb = Wejdź po drabinie
fortress-lesson-flag-title = Ukryj flagę
fortress-lesson-flag = To twierdza widziana z góry; dwa wyższe piętra na razie pomijamy. Naciśnij pole: tam leży twoja flaga.
fortress-lesson-walls-title = Dodaj trzy mury
fortress-lesson-walls = Linia to najkrótsza droga do twojej flagi. Naciśnij krawędź między dwoma polami: stoi mur. Wydłuż drogę.
fortress-lesson-knight-title = Wyślij rycerza
fortress-lesson-knight = Rycerz nic nie widzi. Rusza drogą, która była najkrótsza przed twoimi murami.
fortress-lesson-maze-title = Teraz ty
fortress-lesson-maze = Widzisz tylko to, co już wiesz. Naciśnij pole obok rycerza albo użyj strzałek. Mur kończy turę; drabina prowadzi na następne piętro.
fortress-lesson-choose-title = Własna twierdza
fortress-lesson-choose = Na tym polega gra. Zacznij od gotowej twierdzy, od łatwej do trudnej, albo zbuduj swoją.
fortress-lesson-way = Droga do twojej flagi, kroków: { $count }.
fortress-lesson-grown = Droga w krokach: { $before } → { $now }.
fortress-lesson-wall = Mur między { $source } a { $target }. Tura się kończy; mur zostaje w notatkach.
fortress-lesson-ladder = Drabina na { $square }: wejdź przyciskiem poniżej albo klawiszami PgUp i PgDn.
fortress-lesson-found = Flaga znaleziona w { $count ->
    [one] jedną turę.
    [few] { $count } tury.
    [many] { $count } tur.
   *[other] { $count } tury.
 }

## The page for players

fortress-guess-title = Odgadnij flagi
fortress-guess-help = Wybierz twierdzę, potem pole. Nikt inny go nie zobaczy. Na końcu poznasz odpowiedź.
fortress-idea-summit = Szczyt
fortress-idea-summit-help = Flaga stoi na najwyższym piętrze, najmniejszym ze wszystkich.
fortress-idea-cellar = Na samym dole
fortress-idea-cellar-help = Flaga zostaje na parterze: trzy drabiny odciągają od niej.
fortress-idea-landing = W połowie drogi
fortress-idea-landing-help = Flaga stoi na środkowym piętrze: kto wchodzi wyżej, już ją minął.
fortress-bring-ideas = Z pomysłem
