# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Twoja nazwa
person-intro = Nazwę widać przy stole i pod nią gromadzi się historia twoich partii. Konto nie jest potrzebne.
person-ask = Jak mamy cię nazywać?
person-change = Nazwa i herb
person-edit = Nazwa i herb
person-name = Nazwa
person-name-help = Od 2 do 24 znaków. Widzą ją wszyscy na tym serwerze.
person-crest = Zmień herb
person-take = Wybierz tę nazwę
person-save = Zapisz
person-another = Inna propozycja
person-cancel = Anuluj
person-go = Wybierz nazwę
person-page = Twoja strona
person-settings = Twoje partie, nazwa i herb oraz kody na inne urządzenia.
person-bring = Przenieś nazwę z innego miejsca
person-ways = Odejście
person-free = Zwolnij moją nazwę
person-free-help = Twoje miejsca nie pokazują już nazwy i ktoś inny może ją wybrać. Historia czeka, aż wybierzesz inną nazwę.
person-free-question = Zwolnić tę nazwę?
person-free-yes = Zwolnij
person-forget = Zapomnij o mnie
person-forget-help = Usuwa twoją nazwę i historię z tego serwera. Partie zostają, bez nazwy. Tego nie da się cofnąć.
person-forget-question = Usunąć nazwę i historię na zawsze?
person-forget-yes = Zapomnij o mnie
person-adjectives = Szary, Rudy, Cichy, Śmiały, Stary, Zwinny, Mądry, Biały, Złoty, Wesoły, Samotny, Dzielny
person-animals = Lis, Bóbr, Borsuk, Sokół, Zając, Puchacz, Jeleń, Kruk, Ryś, Żuraw, Wilk, Orzeł
person-proposal = { $adjective } { $animal }
crest-cloth = Tkanina
crest-division = Podział
crest-device = Znak
crest-cloth-gules = czerwień i złoto
crest-cloth-azure = błękit i srebro
crest-cloth-vert = zieleń i złoto
crest-cloth-or = złoto i brąz
crest-cloth-argent = biel i czerwień
crest-cloth-sable = czerń i czerwień
crest-cloth-purpure = fiolet i liliowy
crest-cloth-tenne = rudy i kremowy
crest-division-plain = jednolite
crest-division-pale = dwie połowy
crest-division-fess = pas poziomy
crest-division-bend = pas ukośny
crest-division-chevron = daszek
crest-division-quarterly = cztery pola
crest-division-border = obrzeże
crest-device-star = gwiazda
crest-device-sun = słońce
crest-device-moon = księżyc
crest-device-tower = wieża
crest-device-tree = drzewo
crest-device-leaf = liść
crest-device-key = klucz
crest-device-coronet = korona
crest-device-anchor = kotwica
crest-device-wheel = koło
crest-device-fish = ryba
crest-device-arrow = strzała
crest-device-flame = płomień
crest-device-bell = dzwon
device-title = Przenieś na inne urządzenie
device-help = Kod przenosi twoją nazwę i twoje miejsca. Działa raz, przez 10 minut, a potem są na obu urządzeniach.
device-make = Pokaż kod
device-left = zostało { $time }
printed-title = Gdyby to urządzenie zginęło
printed-help = Wydrukuj ten kod albo go zapisz. Przywraca nazwę i miejsca, a zgubione urządzenie niczego już nie otworzy.
printed-there = Masz już taki kod. Nowy unieważnia stary.
printed-make = Utwórz kod do druku
printed-again = Utwórz nowy kod
printed-print = Drukuj
code-copy = Kopiuj
code-copied = Skopiowano
code-label = Kod
code-help = Z innego urządzenia albo z wydruku. Wielkość liter i odstępy nie mają znaczenia.
code-go = Użyj kodu
passkey-title = Klucze dostępu
passkey-help = Klucz dostępu jest w telefonie, w komputerze albo w kluczu, który się wtyka. Przywraca twoją nazwę i twoje miejsca w innej przeglądarce. Nikt go nie potrzebuje.
passkey-label = Jak ma się nazywać?
passkey-example = Mój telefon
passkey-add = Dodaj klucz dostępu
passkey-nameless = Klucz dostępu
passkey-added = dodany { $day }
passkey-used = ostatnio użyty { $day }
passkey-remove = Usuń
passkey-remove-name = Usuń: { $name }
passkey-remove-help = Przeglądarki, które dostały przez niego twoją nazwę, tracą ją, ale nie ta, której teraz używasz.
passkey-come-back = Wróć z kluczem dostępu
passkey-come-back-help = Urządzenie zapyta cię samo; nie wpisujesz nazwy.
passkey-cancelled = Nie użyto klucza dostępu. Możesz spróbować jeszcze raz.
passkey-bar-insecure = Pod tym adresem nie ma kluczy dostępu, bo połączenie nie jest bezpieczne. Potrzebują https.
passkey-bar-address = Pod adresem z cyfr nie ma kluczy dostępu. Otwórz tę stronę pod nazwą, na przykład localhost.
passkey-bar-browser = Ta przeglądarka nie ma kluczy dostępu.
keeping-blocked = Ta przeglądarka niczego dla tej strony nie przechowuje. Gdy ją zamkniesz, stracisz nazwę i miejsca. Utwórz najpierw kod albo pozwól stronie zapisywać dane.
keeping-private = To chyba okno prywatne. Gdy je zamkniesz, stracisz nazwę i miejsca. Utwórz najpierw kod albo graj w zwykłym oknie.
player-since =
    { $count ->
        [one] { $count } partia · od: { $month }
        [few] { $count } partie · od: { $month }
       *[many] { $count } partii · od: { $month }
    }
player-share = Kopiuj adres
player-how = Jak idzie
player-how-own = Jak wygrywasz
player-which-game = Która gra
player-box =
    { $count ->
        [one] { $name }, { $count } partia
        [few] { $name }, { $count } partie
       *[many] { $name }, { $count } partii
    }
player-all = punktów, najpewniej od { $low } do { $high } · wygrane: { $won } z { $count }
player-all-won = wygranych: { $won } z { $count } · najpewniej od { $low } do { $high }
player-by-setup = Według ustawienia
player-by-other = Według przeciwnika
player-by-companion = Według towarzysza
player-by-game = Według gry
player-by-length = Według długości
player-of = z { $count }
player-range = , najpewniej od { $low } do { $high }
player-turns = tury: { $least }–{ $most }
player-turns-just = tury: { $most }
player-setup = Ustawienie { $number }, ostatnio { $day }
player-bars = Kreska pokazuje dotychczasowy udział. Pasek pokazuje, gdzie najpewniej leży prawdziwy udział.
player-overlap = Paski się nakładają: nic nie jest jeszcze dowiedzione.
player-setups-own = Tylko ty widzisz swoje ustawienia.
player-labels-own = Tylko ty to widzisz.
player-latest = Ostatnie partie
player-empty = Pierwsza partia zapisze pierwszy wiersz.
player-empty-other = Jeszcze bez zakończonej partii.
player-more =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
       *[many] jeszcze { $count }
    }
player-won = Wygrana
player-drawn = Remis
player-lost = Przegrana
player-alone = W pojedynkę
player-nobody = Nikt nie ma tej nazwy
player-nobody-help = Może została zmieniona albo zwolniona.
