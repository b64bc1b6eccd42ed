# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = Partia: { $variant }
start-change-box = Inne pudełko
start-opponent = Kto siedzi naprzeciw?
start-opponent-computer = Komputer
start-opponent-computer-help = Od nowicjusza do najsilniejszego, jakiego mamy.
start-opponent-link = Znajomy
start-opponent-link-help = Dostaniesz link do wysłania. Otwiera drugie miejsce, jeden raz.
start-opponent-screen = Oboje tutaj
start-opponent-screen-help = Plansza jest zakrywana, gdy zmienia się tura.
start-level = Jak silny?
start-players = Albo z własnym stylem
start-fitting = Dopasowany do mnie
start-fitting-help = Kieruje się twoimi wynikami: wygrywasz mniej więcej połowę partii. Teraz: { $computer }.
start-seat = Twoje miejsce
start-seat-screen = Na tym ekranie grają wszystkie miejsca.
start-seat-lot = Losowo
start-preset = Grane jak
start-more = Więcej możliwości
start-more-lot = strona losowo
start-advanced-changed = { $count ->
    [0] jak w pudełku
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
 }
start-reset = Jak w pudełku
start-group-other = Inne zasady
start-go = Rozpocznij partię

## Presets

preset-standard = Pudełko
preset-standard-help = Zasady takie, jakie ma to pudełko.

## The friend's link

invite-title = Wyślij ten link znajomemu
invite-help = Kto go otworzy, zajmie drugie miejsce; działa jeden raz. Nic więcej nie trzeba, także konta.
invite-link = Link dla znajomego
invite-copy = Kopiuj link
invite-copied = Link skopiowany.
invite-network = Otwiera się na każdym urządzeniu w twojej sieci, na przykład w tym samym Wi-Fi.
invite-share = Udostępnij…
invite-share-text = Zagrajmy: { $variant }
invite-qr = Ten sam link do zeskanowania telefonem
invite-qr-label = Kod QR linku
invite-meanwhile = Tymczasem przejdź do stołu
invite-bar = Drugie miejsce jest jeszcze wolne.

## Joining

join-title = Masz zaproszenie
join-help = Przy stole ktoś czeka. Zajmij miejsce; bez zakładania konta.
join-go = Zajmij miejsce
join-going = Zajmujesz miejsce…
join-own-title = To twoje własne zaproszenie
join-own-help = Siedzisz już przy tym stole. Wyślij link znajomemu albo przejdź do partii.
join-own-go = Przejdź do partii
join-broken-title = Ten link jest niepełny
join-broken-help = Brakuje części po znaku #. Poproś o ponowne wysłanie całego linku.
join-used-title = To zaproszenie jest już wykorzystane
join-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
 }

## A game's page

match-no-seat-title = Nie masz tu miejsca
match-no-seat-help = Ta przeglądarka nie ma miejsca w tej partii. Jeśli grasz na innym urządzeniu, graj dalej tam; jeśli masz zaproszenie, otwórz przysłany link.
match-gone-title = Tej partii tu nie ma
match-gone-help = Adres może być ucięty albo partię grano na innym serwerze.
match-expired-title = Ta partia nie jest już przechowywana
match-expired-help = Partie, których nikt nie rozpoczyna, kończą się same po kilku dniach. Gospodarz serwera może też przechowywać dawne partie tylko przez pewien czas.
match-auth-title = Tego miejsca nie da się otworzyć
match-auth-help = Serwer nie zna klucza tej przeglądarki. Może należy do innego serwera.
match-away-help = Próbujemy dalej. Z partii nic nie ginie: każdy potwierdzony ruch jest zapisany.
match-forget = Usuń z mojej listy

## My games

games-title = Moje partie
games-intro = Przechowywane w tej przeglądarce. Kartę możesz zamknąć, kiedy chcesz.
games-empty-title = Na stole jeszcze nic nie ma
games-empty-help = Partie, które rozpoczniesz lub do których dołączysz, znajdziesz tutaj, nawet po zamknięciu karty.
games-empty-go = Wybierz pudełko
games-now = Twój ruch
games-going = W toku
games-done = Zakończone
games-away-since = Brak połączenia z serwerem. Lista z { $when }; stół otworzy się, gdy serwer znów odpowie.
games-away = Brak połączenia z serwerem. Stół otworzy się, gdy serwer znów odpowie.
games-more = Pokaż kolejne { $count } z { $rest }
games-none = Żadna partia nie pasuje do tego wyboru.
games-filter-state = Które partie
games-filter-all = Wszystkie
games-filter-going = W toku
games-filter-done = Zakończone
games-filter-box = Pudełko
games-filter-box-any = Wszystkie pudełka
games-filter-opponent = Przeciwnik
games-filter-opponent-any = Wszyscy przeciwnicy
games-filter-clear = Pokaż wszystkie partie
games-order = Kolejność
games-order-newest = Najpierw najnowsze
games-order-oldest = Najpierw najstarsze
games-order-longest = Najpierw najdłuższe

## Replay

replay-page-title = Zapis partii
replay-back = Wróć do partii
replay-not-over-title = Partia jeszcze trwa
replay-not-over-help = Zapis otworzy się po jej zakończeniu.

## Settings

settings-title = Ustawienia
settings-intro = Obowiązują w tej przeglądarce.
settings-language = Język
settings-theme = Jasno i ciemno
settings-theme-auto = jak w urządzeniu
settings-theme-light = pergamin
settings-theme-dark = łupek
settings-sound = Dźwięk
settings-sound-help = Krótki i suchy: krok, starcie, twój ruch.
settings-sound-off = wyłączony
settings-sound-soft = cichy
settings-sound-normal = normalny
settings-sound-loud = głośny
settings-motion = Szybkość animacji
settings-motion-help = Tak szybko płyną ruchy i toczą się wydarzenia. Przy „bez animacji” wszystko dzieje się od razu, także wtedy, gdy urządzenie prosi o mniej ruchu.
settings-motion-reduced = bez animacji
settings-motion-slow = wolno
settings-motion-normal = normalnie
settings-motion-fast = szybko
settings-telling = Powiadamiaj, gdy partia czeka
settings-telling-help = Powiadomienie, gdy ta strona jest otwarta, ale niewidoczna.
settings-telling-denied = Przeglądarka zabrania powiadomień tej stronie. Możesz je dopuścić w jej ustawieniach.
settings-telling-insecure = Połączenie z tą stroną nie jest zabezpieczone (bez https), a przeglądarki pozwalają na powiadomienia tylko przez zabezpieczone.
settings-telling-missing = Ta przeglądarka nie ma powiadomień.
settings-quiet = Godziny ciszy
settings-quiet-from = od
settings-quiet-until = do
settings-quiet-help = W tym czasie nie ma powiadomień. Dwa razy ta sama godzina oznacza brak godzin ciszy.
settings-page-keys = Klawisze na stronach
settings-page-keys-help = „/” prowadzi do półki, P zaczyna partię, G prowadzi do twoich partii. Przy stole działają inne klawisze.
settings-page-keys-on = tak
settings-page-keys-off = nie

## About

about-title = O Gonfalonie
about-what = Gonfalon to sztandar, za którym idzie armia. Tu mieszkają gry, w których coś jest ukryte: w przeglądarce, z komputerem, ze znajomym albo na jednym ekranie.
about-unofficial = To projekt nieoficjalny, bez związku z producentami i wydawcami gier. Nazwy gier należą do ich właścicieli i mówią tu tylko, według jakich zasad się gra. Zasady spisaliśmy własnymi słowami; każdy rysunek i każdy wiersz programu jest nasz.
about-privacy-title = Co jest przechowywane
about-privacy = Bez konta, bez ciasteczek, bez osób trzecich. Klucze do twoich miejsc i ustawienia zostają w tej przeglądarce; ruchy partii zostają na serwerze, który ją prowadzi.
about-licence-title = Otwarte
about-licence = Program jest wolnym oprogramowaniem na licencji Apache 2.0. Kroje pisma: Alegreya i Source Sans 3, na licencji SIL Open Font.

## When something is not there or fails

connection-blocked-title = Brak połączenia ze stołem
connection-blocked = Serwer odpowiada, ale coś po drodze blokuje stałe połączenie, którego gra potrzebuje: filtr w sieci albo rozszerzenie przeglądarki. Próbujemy dalej.
connection-busy = Z twojego adresu przyszło zbyt wiele naraz. Strona zaraz sama połączy się ponownie.
match-rules-loading = Serwer kompiluje zasady dla tego komputera. Trwa to około minuty, tylko raz; potem partia zacznie się sama.

## Ratings

rating-why-casual = Partia towarzyska się nie liczy.
rating-why-no-clock = Partia bez zegara się nie liczy.
rating-why-own-rules = Partia na własnych zasadach się nie liczy.
rating-why-helped = Partia z podpowiedziami, radami lub cofaniem się nie liczy.
rating-why-restarted = Powtórzone rozdanie się nie liczy.
rating-why-nameless = Liczą się tylko partie między graczami, którzy mają nazwę.
rating-why-one-person = Partia z tą samą osobą na dwóch miejscach się nie liczy.
rating-why-nobody = Partia między komputerami się nie liczy.
rating-why-unmeasured = Ten komputer nie ma tu rankingu, więc partia się nie liczy.
rating-why-changed-hands = Jedno z miejsc zmieniło gracza, więc partia się nie liczy.
rating-why-aborted = Partia skończyła się, zanim wszyscy zagrali, więc się nie liczy.
speed-blitz = Błyskawiczna
speed-rapid = Szybka
speed-classical = Klasyczna
speed-correspondence = Korespondencyjna
speed-untimed = Bez zegara
rating-title = Rankingi
rating-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
rating-margin-help = W 19 przypadkach na 20 prawdziwa siła mieści się w tym przedziale.
rating-change = Twój ranking: { $before } → { $after } ({ $change })
start-rated = Czy się liczy?
start-rated-yes = Rankingowa
start-rated-no = Towarzyska
start-rated-yes-help = Wynik zmienia rankingi wszystkich grających.
start-rated-no-help = Wynik nie zmienia żadnego rankingu.
join-needs-name = Ta partia jest rankingowa. Wybierz nazwę, którą zobaczą inni.

## Lessons

learn-step = Krok { $step } z { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Zapisz jako obraz
file-open = Otwórz plik

## Things measured by games of the computer: set-ups, fortresses

measure-title = Przeciw komputerowi
measure-level = Poziom
measure-start = Zmierz
measure-stop = Zatrzymaj
measure-games = Partie
measure-points = Punkty
measure-going = trwa pomiar
measure-interval = od { $low } do { $high } %
