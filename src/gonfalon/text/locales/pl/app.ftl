# The house around the games, in Polish. Arguments as in en/app.ftl.

## Everywhere

app-skip = Przejdź do treści
app-home = Gonfalon, strona główna
app-nav = Menu główne
app-nav-games = Moje partie
app-nav-games-turn = { $count ->
    [one] Moje partie, twój ruch w { $count } partii
   *[other] Moje partie, twój ruch w { $count } partiach
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

player-first_game = Pierwsza partia
player-first_game-help = Zwykle gra, nie patrząc, szybko zapomina i nigdy nie zgaduje: stworzony, by go pokonać.
player-first_week = Pierwszy tydzień
player-first_week-help = Widzi, co stoi przed nim, szybko zapomina i nigdy nie zgaduje.
player-first_month = Pierwszy miesiąc
player-first_month-help = Zna proste zasady, ale czasem wciąż gra, nie patrząc.
player-newcomer = Nowy gracz
player-newcomer-help = Gra jak człowiek w swoich pierwszych partiach. Z nim porównujemy łagodne komputery.
start-level-1 = Nowicjusz
start-level-1-help = Patrzy na jeden ruch naprzód, mało zgaduje i zapomina, co widział.
start-level-2 = Uczeń
start-level-2-help = Niczego nie zapomina, ale wciąż robi nieuważne ruchy.
start-level-3 = Uważny
start-level-3-help = Rzadko się myli i strzeże swojej flagi, ale nie patrzy daleko naprzód.
start-level-4 = Wprawny
start-level-4-help = Wie, jak ludzie ustawiają pionki, czyta twoje ruchy i liczy na kilka naprzód.
start-level-5 = Silny
start-level-5-help = Lepiej zgaduje, co gdzie stoi, i zastanawia się trochę dłużej.
start-level-6 = Bardzo silny
start-level-6-help = Lepiej dba o własne bezpieczeństwo i umie kończyć partie.
start-level-7 = Najsilniejszy
start-level-7-help = Rozważa więcej możliwości: nad każdym ruchem myśli do sekundy.
seat-name = Miejsce { $seat }
rule-link = Zasada
start-default = w tym pudełku: { $value }
start-on = tak
start-off = nie
start-going = Rozkładamy…

## The friend's link

invite-copy-failed = Kopiowanie się tu nie udało. Zaznacz link i skopiuj go ręcznie.
invite-here-only = Ten link otwiera się tylko na tym komputerze. Żeby otwierał się też na telefonach i komputerach w twojej sieci, uruchom Gonfalon tak:
invite-show = Pokaż link

## A game's page

match-away-title = Serwer nie odpowiada
match-rules-standard = jak w pudełku

## My games

games-status-waiting = Czeka na otwarcie linku
games-status-setup-yours = Przygotuj swoją stronę
games-status-setup-theirs = Druga strona się przygotowuje
games-status-yours = Twój ruch
games-status-theirs = Ruch drugiej strony
games-status-screen = Ruch: miejsce { $seat }
games-status-screen-setup = Ustawianie na jednym ekranie
games-won = Wygrana
games-lost = Przegrana
games-drawn = Remis
games-over-screen = Wygrało miejsce { $seat }
games-won-all = Wszyscy wygrali
games-lost-all = Wszyscy przegrali
games-status-gone = Nie ma jej już na tym serwerze
games-status-away = Serwer teraz nie odpowiada
games-opponent-computer = z komputerem
games-opponent-link = ze znajomym
games-opponent-screen = na jednym ekranie
games-side = zajmujesz miejsce { $seat }
games-turn = tura { $turn }
games-open = Otwórz
games-open-label = Otwórz: { $variant }, { $status }
games-replay = Zapis
games-replay-label = Zapis partii: { $variant }
games-remove = Usuń
games-remove-label = Usuń z tej listy: { $variant }
games-remove-question = Usunąć tę partię z listy? Ta przeglądarka nie będzie już miała klucza do twojego miejsca.
games-remove-yes = Usuń
games-remove-no = Zostaw
games-shared = pokazana innym

## Settings

news-turn = Twój ruch
news-turn-help = { $variant } czeka na ciebie.

## When something is not there or fails

notfound-title = Poza mapą
notfound-help = Pod tym adresem nic nie ma.
error-general = Coś poszło nie tak. Spróbuj ponownie.
error-title = Nie udało się
error-server-away = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie, a potem spróbuj ponownie.
error-server-failed = Serwer się potknął. Spróbuj za chwilę ponownie.
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
error-action-not-your-turn = To nie twój ruch.
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
error-match-pledge = Ten stół przygotowano zbyt dawno temu. Spróbuj jeszcze raz.
error-match-too-late = Za późno: to miejsce nie jest już wolne.
error-match-no-rematch = Nikt nie poprosił tu jeszcze o kolejną partię.
error-match-expired = Tej partii nigdy nie rozpoczęto albo serwer już jej nie przechowuje.
error-seats-busy = Zbyt wiele stron śledzi wolne miejsca. Lista i tak przychodzi co jakiś czas.
error-seats-too-many = Czeka już zbyt wiele twoich miejsc. Najpierw cofnij jedno z nich.
error-club-full = W tym klubie nie ma już miejsc.
error-club-invite = To zaproszenie już nie działa. Poproś o nowy link.
error-club-not-yours = Może to zrobić tylko osoba, która założyła klub.
error-club-too-many = Należysz już do tylu klubów, do ilu można. Najpierw opuść jeden z nich.
error-club-unknown = Na tym serwerze nie ma takiego klubu.
error-tournament-full = Wszystkie miejsca w tym turnieju są zajęte.
error-tournament-needs-name = Turnieje są dla graczy z nazwą. Najpierw wybierz nazwę.
error-tournament-nobody = Turnieje zapowiada tylko gospodarz tego serwera.
error-tournament-not-now = Teraz nie można tego zrobić.
error-tournament-not-yours = Nie możesz tego zrobić w tym turnieju.
error-tournament-too-late = Za późno, aby dołączyć do tego turnieju.
error-tournament-too-many = Zapowiedziano już zbyt wiele turniejów. Poczekaj, aż jeden się skończy.
error-tournament-unknown = Na tym serwerze nie ma takiego turnieju.
error-match-no-odds = Przy tym stole nie podaje się szans.
error-match-no-coach = Dla tej gry nie ma trenera.
error-match-no-hints = Przy tym stole nie ma podpowiedzi.
error-match-no-decision = Teraz nie ma na co odpowiadać.
error-work = Komputer nie zdołał tego dokończyć. Spróbuj ponownie później.
error-ruleset-invalid = Te ustawienia do siebie nie pasują. Cofnij ostatnie albo weź pudełko takie, jakie jest.
error-limit-too-many = Za dużo naraz: { $what }. Spróbuj ponownie za { $time }.
limit-time-seconds = { $count } s
limit-time-minutes = { $count } min
limit-tables = nowe partie
limit-joins = zaproszenia i miejsca
limit-sockets = połączenia
limit-messages = wiadomości
limit-streams = strony śledzące na żywo
limit-thinking = pomoc komputera
limit-measurements = pomiary
limit-coach = raporty trenera
limit-pictures = obrazki
limit-summaries = listy partii
limit-reads = oglądane zakończone partie
limit-looks = oglądane strony i listy
limit-wrong-keys = klucze, które niczego nie otwierają
limit-names = zmiany nazwy
limit-codes = nowe kody
limit-code-tries = sprawdzane kody
limit-passkeys = klucze dostępu
limit-push = prośby o powiadomienia
limit-challenges = wyzwania
limit-announcements = nowe turnieje i kluby
limit-waiting = oczekujące podpowiedzi, szanse, pomiary, raporty i obrazki
limit-waiting-table = oczekujące podpowiedzi i szanse przy tym stole
error-connection-closed = Stronę zamknięto, zanim przyszła odpowiedź.

## Ratings

rating-new = nowy
rating-provisional = Tymczasowy: na razie mało partii
