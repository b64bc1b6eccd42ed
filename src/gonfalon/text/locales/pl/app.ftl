# The house around the games, in Polish. Arguments as in en/app.ftl.

## Everywhere

app-skip = Przejdź do treści
app-home = Gonfalon, strona główna
app-nav = Menu główne
app-nav-games = Moje partie
app-nav-games-turn = { $count ->
    [one] Moje partie, Twój ruch w { $count } partii
   *[other] Moje partie, Twój ruch w { $count } partiach
 }
app-nav-rules = Zasady
app-nav-learn = Nauka
app-nav-settings = Ustawienia
app-about-line = Gonfalon jest nieoficjalny i nie ma związku z producentami gier; ich nazwy należą do właścicieli. Wszystko, co tu narysowano i napisano, jest nasze.
app-about = O projekcie
app-loading = Chwileczkę…
app-try-again = Spróbuj ponownie
app-go-home = Na stronę główną
app-copied = Skopiowano
app-language = Język
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

start-title = Partia: { $variant }
start-change-box = Inne pudełko
start-opponent = Kto siedzi naprzeciw?
start-opponent-computer = Komputer
start-opponent-computer-help = Od nowicjusza do najsilniejszego, jakiego mamy.
start-opponent-link = Ktoś znajomy
start-opponent-link-help = Dostaniesz link do wysłania. Otwiera drugie miejsce, jeden raz.
start-opponent-screen = Oboje tutaj
start-opponent-screen-help = Gdy tura przechodzi, plansza jest zakrywana.
start-level = Jak silny?
start-level-1 = Nowicjusz
start-level-1-help = Patrzy na jeden ruch, mało zgaduje i zapomina, co widział.
start-level-2 = Uczeń
start-level-2-help = Niczego nie zapomina, ale wciąż robi nieuważne ruchy.
start-level-3 = Uważny
start-level-3-help = Rzadko się myli i strzeże swojej flagi, ale nie patrzy daleko naprzód.
start-level-4 = Wprawny
start-level-4-help = Wie, jak ludzie ustawiają pionki, czyta Twoje ruchy i liczy na kilka naprzód.
start-level-5 = Silny
start-level-5-help = Lepiej zgaduje, co gdzie stoi, i zastanawia się trochę dłużej.
start-level-6 = Bardzo silny
start-level-6-help = Lepiej dba o własne bezpieczeństwo i umie kończyć partie.
start-level-7 = Najsilniejszy
start-level-7-help = Rozważa więcej możliwości: nad każdym ruchem myśli do sekundy.
start-players = Albo z własnym stylem
start-seat = Twoje miejsce
seat-name = Miejsce { $seat }
start-seat-screen = Na tym ekranie grają wszystkie miejsca.
start-seat-lot = Losowo
start-preset = Grane jak
start-more = Więcej wyborów
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
rule-link = Zasada
start-default = w tym pudełku: { $value }
start-on = tak
start-off = nie
start-go = Rozpocznij partię
start-going = Rozkładam…

## Presets

preset-standard = Pudełko
preset-standard-help = Zasady takie, jakie ma to pudełko.

## The friend's link

invite-title = Wyślij ten link znajomej osobie
invite-help = Kto go otworzy, zajmie drugie miejsce; działa jeden raz. Nic więcej nie trzeba, także konta.
invite-link = Link dla znajomej osoby
invite-copy = Kopiuj link
invite-copied = Link skopiowany.
invite-copy-failed = Kopiowanie się tu nie udało. Zaznacz link i skopiuj go ręcznie.
invite-here-only = Ten link otwiera się tylko na tym komputerze. Żeby otwierał się też na telefonach i komputerach w twojej sieci, uruchom Gonfalon tak:
invite-network = Otwiera się na każdym urządzeniu w twojej sieci, na przykład w tym samym Wi-Fi.
invite-share = Udostępnij…
invite-share-text = Zagrajmy: { $variant }
invite-qr = Ten sam link do zeskanowania telefonem
invite-qr-label = Kod QR linku
invite-meanwhile = Tymczasem przejdę do stołu
invite-bar = Drugie miejsce jest jeszcze wolne.
invite-show = Pokaż link

## Joining

join-title = Masz zaproszenie
join-help = Przy stole ktoś czeka. Zajmij miejsce; bez zakładania konta.
join-learning = Ten stół służy do nauki: każda strona może poprosić komputer o pomoc, na podstawie tego, co sama wie.
join-go = Zajmij miejsce
join-going = Zajmujesz miejsce…
join-own-title = To Twoje własne zaproszenie
join-own-help = Siedzisz już przy tym stole. Wyślij link znajomej osobie albo przejdź do partii.
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
match-auth-title = Tego miejsca nie da się otworzyć
match-auth-help = Serwer nie zna klucza tej przeglądarki. Może należy do innego serwera.
match-away-title = Serwer nie odpowiada
match-away-help = Próby są ponawiane same. Z partii nic nie ginie: każdy potwierdzony ruch jest zapisany.
match-forget = Usuń z mojej listy
match-rules-standard = jak w pudełku

## My games

games-title = Moje partie
games-intro = Przechowywane w tej przeglądarce. Kartę możesz zamknąć, kiedy chcesz.
games-empty-title = Na stole jeszcze nic nie ma
games-empty-help = Partie, które rozpoczniesz lub do których dołączysz, znajdziesz tutaj, nawet po zamknięciu karty.
games-empty-go = Wybierz pudełko
games-now = Twój ruch
games-going = W toku
games-done = Zakończone
games-status-waiting = Czeka na otwarcie linku
games-status-setup-yours = Przygotuj swoją stronę
games-status-setup-theirs = Druga strona ustawia armię
games-status-yours = Twój ruch
games-status-theirs = Ruch drugiej strony
games-status-screen = Ruch ma miejsce { $seat }
games-status-screen-setup = Ustawianie na jednym ekranie
games-won = Wygrana
games-lost = Przegrana
games-drawn = Remis
games-over-screen = Wygrało miejsce { $seat }
games-won-all = Wszyscy wygrali
games-lost-all = Wszyscy przegrali
games-status-gone = Nie ma jej już na tym serwerze
games-status-away = Serwer teraz nie odpowiada
games-away-since = Brak połączenia z serwerem. Lista z { $when }; stół otworzy się, gdy serwer znów odpowie.
games-away = Brak połączenia z serwerem. Stół otworzy się, gdy serwer znów odpowie.
games-opponent-computer = przeciw komputerowi
games-opponent-link = ze znajomą osobą
games-opponent-screen = na jednym ekranie
games-side = zajmujesz miejsce { $seat }
games-turn = tura { $turn }
games-open = Otwórz
games-open-label = Otwórz: { $variant }, { $status }
games-replay = Zapis
games-replay-label = Zapis partii: { $variant }
games-remove = Usuń
games-remove-label = Usuń z tej listy: { $variant }
games-remove-question = Usunąć tę partię z listy? Ta przeglądarka nie będzie już miała klucza do swojego miejsca.
games-remove-yes = Usuń
games-remove-no = Zostaw
games-shared = pokazana innym
games-more = Pokaż kolejne { $count } z { $rest }
games-none = Żadna gra nie pasuje do tego wyboru.
games-filter-state = Które gry
games-filter-all = Wszystkie
games-filter-going = W toku
games-filter-done = Zakończone
games-filter-box = Pudełko
games-filter-box-any = Wszystkie pudełka
games-filter-opponent = Przeciwnik
games-filter-opponent-any = Wszyscy przeciwnicy
games-filter-clear = Pokaż wszystkie gry
games-order = Kolejność
games-order-newest = Najpierw najnowsze
games-order-oldest = Najpierw najstarsze
games-order-longest = Najpierw najdłuższe

## Rules

rules-title = Zasady
rules-contents = Spis treści
rules-english-only = Zasady są tu na razie po angielsku.
rules-numbered = Dokładne zasady, po angielsku
rules-numbered-help = Każdy przypadek, z numerem do cytowania:
rules-failed = Nie udało się wczytać zasad.
rules-page-glossary = Słowniczek

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
settings-sound-help = Krótki i suchy: krok, starcie, Twój ruch.
settings-sound-off = wyłączony
settings-sound-soft = cichy
settings-sound-normal = normalny
settings-sound-loud = głośny
settings-motion = Szybkość animacji
settings-motion-help = Tak szybko płyną ruchy i toczą się wydarzenia. Bez animacji wszystko dzieje się od razu, także wtedy, gdy urządzenie prosi o mniej ruchu.
settings-motion-reduced = bez animacji
settings-motion-slow = wolno
settings-motion-normal = normalnie
settings-motion-fast = szybko
settings-telling = Powiadamiaj, gdy partia czeka
settings-telling-help = Powiadomienie, gdy ta strona jest otwarta, ale niewidoczna.
settings-telling-denied = Przeglądarka zabrania powiadomień tej stronie. Możesz je dopuścić w jej ustawieniach.
settings-telling-insecure = Ta strona przyszła bez certyfikatu (zwykłe http), a przeglądarki pozwalają na powiadomienia tylko z certyfikatem.
settings-telling-missing = Ta przeglądarka nie ma powiadomień.
settings-quiet = Godziny ciszy
settings-quiet-from = od
settings-quiet-until = do
settings-quiet-help = W tym czasie nie ma powiadomień. Dwa razy ta sama godzina oznacza brak godzin ciszy.
news-turn = Twój ruch
news-turn-help = { $variant } czeka na ciebie.
settings-page-keys = Klawisze na stronach
settings-page-keys-help = „/” prowadzi do półki, P gra teraz, G prowadzi do Twoich partii. Przy stole działają inne klawisze.
settings-page-keys-on = tak
settings-page-keys-off = nie

## About

about-title = O Gonfalonie
about-what = Gonfalon to sztandar, za którym idzie armia. Tu mieszkają gry z ukrytą informacją: w przeglądarce, przeciw komputerowi, ze znajomą osobą albo na jednym ekranie.
about-unofficial = To projekt nieoficjalny, bez związku z producentami i wydawcami gier. Nazwy gier należą do ich właścicieli i mówią tu tylko, według jakich zasad się gra. Zasady spisaliśmy własnymi słowami; każdy rysunek i każdy wiersz programu jest nasz.
about-privacy-title = Co jest przechowywane
about-privacy = Bez konta, bez ciasteczek, bez osób trzecich. Klucze do Twoich miejsc i ustawienia zostają w tej przeglądarce; ruchy partii zostają na serwerze, który ją prowadzi.
about-licence-title = Otwarte
about-licence = Program jest wolnym oprogramowaniem na licencji Apache 2.0. Kroje pisma: Alegreya i Source Sans 3, na licencji SIL Open Font.

## When something is not there or fails

notfound-title = Poza mapą
notfound-help = Pod tym adresem nic nie ma.

error-general = Coś poszło nie tak. Spróbuj ponownie.
error-title = Nie udało się
error-server-away = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie, a potem spróbuj ponownie.
error-server-failed = Serwer miał potknięcie. Spróbuj za chwilę ponownie.
error-request-failed = Serwer tego nie przyjął.
error-request-invalid = Serwer tego nie zrozumiał.
error-request-body = Serwer tego nie zrozumiał.
error-request-game = Serwer nie zna tej gry.
error-request-variant = Serwer nie zna tego wariantu.
error-request-player = Serwer nie zna tego gracza komputerowego.
error-request-opponent = Serwer nie zna takiego rodzaju przeciwnika.
error-request-side = Serwer nie zna tego koloru.
error-request-seats = Serwer nie wie, jak obsadzić te miejsca.
error-message-too-long = To jest za długie.
error-replay-view = Z tej strony nie da się obejrzeć zapisu.
error-replay-mismatch = Ten zapis nie pasuje do zasad, które podaje. Nie można go pokazać.
error-view-leak = Partia została zatrzymana, bo coś poszło w niej nie tak. Nic z tego, co ukryte, nie zostało pokazane.
error-notation-invalid = Serwer nie zrozumiał tego ruchu.
error-action-illegal = Zasady teraz na to nie pozwalają.
error-action-not-your-turn = To nie Twój ruch.
error-action-game-over = Partia jest skończona.
error-action-stale = Partia poszła tymczasem dalej. Spójrz jeszcze raz, a potem wybierz.
error-http = Serwer tego nie przyjął.
error-storage-failed = Serwer nie zdołał tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
error-storage-conflict = Ktoś inny zdążył wcześniej. Spójrz jeszcze raz i spróbuj ponownie.
error-match-unknown = Na tym serwerze nie ma takiej partii.
error-match-token = Klucz do tego miejsca jest nieważny.
error-match-invite = To zaproszenie już nie działa. Może ktoś z niego skorzystał; poproś o nową partię.
error-match-running = To zobaczysz dopiero po zakończeniu partii.
error-match-seat-held = Ktoś siedzi na tym miejscu: tylko on może je oddać.
error-match-seat-not-now = To miejsce nie może teraz tak zmienić gracza.
error-match-seat-waits = Osoba z tego miejsca dopiero co odeszła. Inni będą mogli o nim zdecydować, gdy stół przestanie na nią czekać.
error-match-one-seat = Już siedzisz przy tym stole. To zaproszenie jest dla kogoś innego.
error-match-needs-name = Partia rankingowa jest dla graczy z nazwą. Najpierw wybierz nazwę.
error-match-not-rated = Ta partia nie może być rankingowa. Potrzebne są: zegar, zasady z pudełka, brak pomocy oraz przeciwnicy z nazwą lub rankingiem.
error-match-too-late = Za późno: to miejsce nie jest już wolne.
error-match-no-rematch = Nikt nie poprosił tu jeszcze o kolejną partię.
error-seats-busy = Zbyt wiele stron śledzi wolne miejsca. Lista i tak przychodzi co jakiś czas.
error-seats-too-many = Czeka już zbyt wiele twoich miejsc. Najpierw cofnij jedno z nich.
error-club-full = Ten klub ma już tylu członków, ilu może mieć.
error-club-invite = To zaproszenie już nie działa. Poproś o nowy link.
error-club-not-yours = Może to zrobić tylko osoba, która założyła klub.
error-club-too-many = Należysz już do tylu klubów, do ilu można. Najpierw opuść jeden z nich.
error-club-unknown = Na tym serwerze nie ma takiego klubu.
error-tournament-full = Wszystkie miejsca w tym turnieju są zajęte.
error-tournament-needs-name = Turnieje są dla graczy z nazwą. Najpierw wybierz nazwę.
error-tournament-nobody = Turnieje ogłasza tylko gospodarz tego serwera.
error-tournament-not-now = Teraz nie można tego zrobić.
error-tournament-not-yours = Nie możesz tego zrobić w tym turnieju.
error-tournament-too-late = Za późno, aby dołączyć do tego turnieju.
error-tournament-too-many = Ogłoszono już zbyt wiele turniejów. Poczekaj, aż jeden się skończy.
error-tournament-unknown = Na tym serwerze nie ma takiego turnieju.
error-match-no-odds = Przy tym stole nie podaje się szans.
error-match-no-hints = Przy tym stole nie ma podpowiedzi.
error-match-no-decision = Teraz nie ma na co odpowiadać.
error-odds-busy = Zbyt wiele osób pyta o szanse. Spróbuj ponownie za kilka sekund.
error-hints-busy = Zbyt wiele osób pyta o podpowiedzi. Spróbuj ponownie za kilka sekund.
error-ruleset-invalid = Te ustawienia do siebie nie pasują. Cofnij ostatnie albo weź pudełko takie, jakie jest.
connection-blocked-title = Nie można połączyć się ze stołem
connection-blocked = Serwer odpowiada, ale coś po drodze blokuje WebSockety: serwer proxy, zapora albo rozszerzenie przeglądarki. Gra ich potrzebuje. Próby są ponawiane same.
error-connection-closed = Stronę zamknięto, zanim przyszła odpowiedź.

## Ratings

rating-new = nowy
rating-provisional = Tymczasowy: na razie mało partii
rating-why-casual = Partia towarzyska się nie liczy.
rating-why-no-clock = Partia bez zegara się nie liczy.
rating-why-own-rules = Partia na własnych zasadach się nie liczy.
rating-why-helped = Partia z podpowiedziami, radami lub cofaniem się nie liczy.
rating-why-restarted = Powtórzone rozdanie się nie liczy.
rating-why-nameless = Liczą się tylko partie między graczami, którzy mają imię.
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

learn-link = Nauka w jednej rundzie z przewodnikiem
learn-step = Krok { $step } z { $total }
learn-leave = Opuść lekcję
