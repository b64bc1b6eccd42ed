# Names of people, crests, codes that carry keys, and the page of a player.

person-title = Twoja nazwa
person-intro = Nazwa widnieje przy stole i gromadzi historię twoich partii. Konto nie jest potrzebne.
person-ask = Jak mamy cię nazywać?
person-change = Nazwa i herb
person-edit = Nazwa i herb
person-name = Nazwa
person-name-help = Od 2 do 24 znaków. Widzą ją wszyscy na tym serwerze.
person-crest = Zmień herb
person-take = Przyjmij tę nazwę
person-save = Zapisz
person-another = Inna propozycja
person-cancel = Anuluj
person-go = Przyjmij nazwę
person-page = Twoja strona
person-settings = Twoje partie, nazwa i herb oraz kody na inne urządzenia.
person-bring = Przenieś nazwę z innego miejsca
person-ways = Odejście
person-free = Zwolnij moją nazwę
person-free-help = Twoje miejsca nie pokazują już nazwy i ktoś inny może ją przyjąć. Historia czeka, aż przyjmiesz inną nazwę.
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
crest-device = Godło
crest-cloth-gules = czerwień i złoto
crest-cloth-azure = błękit i srebro
crest-cloth-vert = zieleń i złoto
crest-cloth-or = złoto i brąz
crest-cloth-argent = biel i czerwień
crest-cloth-sable = czerń i czerwień
crest-cloth-purpure = fiolet i liliowy
crest-cloth-tenne = rudy i kremowy
crest-division-plain = jednolity
crest-division-pale = w słup
crest-division-fess = pas poziomy
crest-division-bend = skos
crest-division-chevron = krokiew
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
passkey-remove-help = Przeglądarki, które dostały przez niego twoją nazwę, tracą ją, ale ta nie.
passkey-come-back = Wróć z kluczem dostępu
passkey-come-back-help = Urządzenie zapyta cię samo; nie wpisujesz nazwy.
passkey-cancelled = Nie użyto klucza dostępu. Możesz spróbować jeszcze raz.
passkey-bar-insecure = Pod tym adresem nie ma kluczy dostępu, bo połączenie nie jest bezpieczne. Potrzebują https.
passkey-bar-address = Pod adresem z cyfr nie ma kluczy dostępu. Otwórz tę stronę pod nazwą, na przykład localhost.
passkey-bar-browser = Ta przeglądarka nie ma kluczy dostępu.
keeping-blocked = Ta przeglądarka niczego dla tej strony nie przechowuje. Gdy ją zamkniesz, stracisz nazwę i miejsca. Utwórz najpierw kod albo pozwól stronie zapisywać dane.
keeping-private = To chyba okno prywatne. Gdy je zamkniesz, stracisz nazwę i miejsca. Utwórz najpierw kod albo graj w zwykłym oknie.
seat-link = Link do twojego miejsca
seat-link-title = Ten link nie otwiera miejsca
seat-link-broken = Linkowi brakuje końca. Skopiuj go jeszcze raz w całości.
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
player-by-setup = Według ustawienia
player-by-other = Według przeciwnika
player-by-companion = Według towarzysza
player-by-length = Według długości
player-of = z { $count }
player-range = , najpewniej od { $low } do { $high }
player-turns = tury: { $least }–{ $most }
player-turns-just = tury: { $most }
player-setup = Ustawienie { $number }, ostatnio { $day }
player-overlap = Paski się nakładają: nic nie jest jeszcze dowiedzione.
player-setups-own = Tylko ty widzisz swoje ustawienia.
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
player-computer = { $name }, komputer
player-guest = gość
player-alone = Samotnie
player-nobody = Nikt nie ma tej nazwy
player-nobody-help = Może została zmieniona albo zwolniona.
games-opponent-person = przeciw: { $name }
games-with-named = z udziałem: { $names }
error-person = Serwer tego nie przyjął.
error-person-key = Ta przeglądarka nie ma klucza do żadnej nazwy.
error-person-unknown = Nikt na tym serwerze nie ma takiej nazwy ani klucza.
error-person-code = Ten kod jest nieznany albo był już użyty.
error-person-name-taken = Ktoś ma już tę nazwę. Wybierz inną.
error-person-name-length = Nazwa ma od 2 do 24 znaków.
error-person-name-letters = Nazwa ma litery jednego alfabetu. Między nimi mogą stać cyfry, odstępy, kropki, łączniki i apostrofy.
error-person-name-reserved = Ta nazwa jest zastrzeżona dla komputerów albo serwera.
error-person-name-refused = Gospodarz tego serwera nie dopuszcza tej nazwy.
error-request-too-often = Za często. Odczekaj minutę i spróbuj ponownie.
error-passkey = Ten klucz dostępu nie został przyjęty.
error-passkey-known = Ten klucz dostępu jest już znany.
error-passkey-late = To trwało za długo. Spróbuj ponownie.
error-passkey-not-here = Pod tym adresem nie ma kluczy dostępu. Potrzebują https i nazwy.
error-passkey-refused = Ten klucz dostępu nie pasuje do tego serwera.
error-passkey-too-many = Kluczy dostępu jest już dość. Najpierw usuń jeden.
error-passkey-unknown = Ten serwer nie zna już tego klucza dostępu.
