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

## Home

home-title = Wznieś sztandar
home-intro = Dwie armie o odwróconych twarzach. Wybierz pudełko; reszta potrwa chwilę. Bez zakładania konta.
home-boxes = Gry
home-more = Inne pudełka
home-continue = Na stole
home-continue-all = Wszystkie moje partie
home-versus-computer = Przeciw komputerowi
home-versus-link = Znajomy przez link
home-versus-screen = Na jednym ekranie
home-start-label = { $variant }: { $opponent ->
    [computer] przeciw komputerowi
    [link] ze znajomym przez link
   *[screen] we dwoje na jednym ekranie
 }
home-pieces = { $count ->
    [one] { $count } pionek po każdej stronie
    [few] { $count } pionki po każdej stronie
    [many] { $count } pionków po każdej stronie
   *[other] { $count } pionka po każdej stronie
 }
home-how-title = Jak to się toczy
home-how-1-title = Ustaw się w tajemnicy
home-how-1 = Rozstaw armię za jej sztandarami. Nikt inny nie widzi, kto gdzie stoi.
home-how-2-title = Maszeruj i ścieraj się
home-how-2 = Jeden pionek, jedno pole na turę. Gdy dwa się spotkają, oba pokazują rangę; wyższa zostaje.
home-how-3-title = Zdobądź flagę
home-how-3 = Gdzieś za bombami i podstępem stoi flaga. Kto ją znajdzie, wygrywa.
home-how-rules = Przeczytaj zasady

## Variants

variant-battle = Bitwa
variant-battle-line = Pełna gra, w której nic nie jest pewne.
variant-duel = Pojedynek
variant-duel-line = Garść pionków, szeroka plansza. Krótko i ostro.
variant-classic = Klasyczne
variant-classic-line = Jak w klasycznym pudełku, z trzema zasadami turniejowymi do włączenia.
variant-classic39 = Klasyczne 39
variant-classic39-line = Gra klasyczna z 39 pionkami, które wymienia drukowana lista.
variant-barrage = Barrage
variant-barrage-line = Wypad przez rozległe otwarte pole.
variant-ultimate = Ultimate
variant-ultimate-line = Pół armii, wszystkie fortele.

## The form before a game

start-title = Partia: { $variant }
start-change-box = Inne pudełko
start-opponent = Kto gra?
start-opponent-computer = Komputer
start-opponent-computer-help = Sześć poziomów, od nowicjusza do najsilniejszego, jakiego mamy.
start-opponent-link = Ktoś znajomy
start-opponent-link-help = Dostaniesz link do wysłania. Otwiera drugie miejsce, jeden raz.
start-opponent-screen = Oboje tutaj
start-opponent-screen-help = Gdy tura przechodzi, plansza jest zakrywana.
start-level = Jak silny?
start-level-1 = Nowicjusz
start-level-1-help = Patrzy na jeden ruch, mało zgaduje i zapomina, co widział.
start-level-2 = Uczeń
start-level-2-help = Pamięta dłużej, ale wciąż robi nieuważne ruchy.
start-level-3 = Uważny
start-level-3-help = Niczego nie zapomina i rzadko się myli, ale patrzy tylko na jeden ruch.
start-level-4 = Wprawny
start-level-4-help = Wie, jak ludzie ustawiają pionki, czyta Twoje ruchy i liczy na kilka naprzód.
start-level-5 = Silny
start-level-5-help = Liczy dalej i zastanawia się trochę dłużej.
start-level-6 = Najsilniejszy
start-level-6-help = Lepszego nie mamy: nad każdym ruchem myśli do sekundy.
start-colour = Twój kolor
start-colour-lot = Los
start-colour-red = Czerwone
start-colour-blue = Niebieskie
start-colour-first = Zaczynają czerwone.
start-colour-first-blue = Zaczynają niebieskie.
start-colour-screen = Na tym ekranie grają oba kolory.
start-army = Armia
start-army-classic = 40 pionków
start-army-classic39 = 39 pionków, jak na drukowanej liście
start-tournament = Zasady turniejowe
start-tournament-help = Z klasycznej instrukcji, w dowolnym połączeniu; wszystkie są wyłączone, dopóki ich nie włączysz.
start-quiet = Remis, gdy nic się nie dzieje
start-quiet-help = { $turns ->
    [one] Po { $turns } turze bez bicia partia kończy się remisem.
    [few] Po { $turns } turach bez bicia partia kończy się remisem.
    [many] Po { $turns } turach bez bicia partia kończy się remisem.
   *[other] Po { $turns } tury bez bicia partia kończy się remisem.
 } Nie mówi tego żadna instrukcja; dodaliśmy to, żeby każda partia się skończyła.
start-quiet-off-help = Wyłączone: partia bez bicia może trwać bez końca.
start-preset = Grane jak
start-advanced = Wszystko drobnym drukiem
start-advanced-changed = { $count ->
    [0] jak w pudełku
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
 }
start-reset = Jak w pudełku
start-group-tournament = Zasady turniejowe
start-group-repeat = Tam i z powrotem
start-group-end = Jak kończy się partia
start-group-other = Pionki i to, co widać
start-group-powers = Moce
start-group-ring = Pierścień
start-rule = Zasada { $section }
start-default = w tym pudełku: { $value }
start-on = tak
start-off = nie
start-go = Rozpocznij partię
start-going = Rozkładam…

## Presets

preset-standard = Pudełko
preset-standard-help = Zasady takie, jakie ma to pudełko.
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
option-chase-help = Czy wolno ścigać pionek w kółko. Instrukcja zabrania więcej niż dwóch tur; domyślnie obowiązuje łagodniejsze odczytanie ISF, a nie instrukcji.
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

## The friend's link

invite-title = Wyślij ten link znajomej osobie
invite-help = Kto go otworzy, zajmie drugie miejsce; działa jeden raz. Nic więcej nie trzeba, także konta.
invite-link = Link dla znajomej osoby
invite-copy = Kopiuj link
invite-copied = Link skopiowany.
invite-copy-failed = Kopiowanie się tu nie udało. Zaznacz link i skopiuj go ręcznie.
invite-share = Udostępnij…
invite-share-text = Zagrajmy w Stratego: { $variant }
invite-qr = Ten sam link do zeskanowania telefonem
invite-qr-label = Kod QR linku
invite-meanwhile = Tymczasem ustawię swoją armię
invite-bar = Drugie miejsce jest jeszcze wolne.
invite-show = Pokaż link

## Joining

join-title = Masz zaproszenie
join-help = Po drugiej stronie planszy ktoś czeka. Zajmij miejsce i ustaw swoją armię; bez zakładania konta.
join-go = Zajmij miejsce
join-going = Zajmujesz miejsce…
join-own-title = To Twoje własne zaproszenie
join-own-help = Siedzisz już przy tym stole. Wyślij link znajomej osobie albo przejdź do partii.
join-own-go = Przejdź do partii
join-broken-title = Ten link jest niepełny
join-broken-help = Brakuje części po znaku #. Poproś o ponowne wysłanie całego linku.

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
match-rules-quiet = { $turns ->
    [one] remis po { $turns } turze bez bicia
    [few] remis po { $turns } turach bez bicia
    [many] remis po { $turns } turach bez bicia
   *[other] remis po { $turns } tury bez bicia
 }
match-rules-no-quiet = bez remisu z braku bicia

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
games-status-deployment-yours = Ustaw swoją armię
games-status-deployment-theirs = Druga strona ustawia armię
games-status-yours = Twój ruch
games-status-theirs = Ruch drugiej strony
games-status-screen = { $side ->
    [red] Ruch czerwonych
   *[blue] Ruch niebieskich
 }
games-status-screen-deployment = Ustawianie na jednym ekranie
games-won = Wygrana
games-lost = Przegrana
games-drawn = Remis
games-over-screen = { $side ->
    [red] Wygrały czerwone
   *[blue] Wygrały niebieskie
 }
games-status-gone = Nie ma jej już na tym serwerze
games-status-away = Serwer teraz nie odpowiada
games-opponent-computer = przeciw komputerowi
games-opponent-link = ze znajomą osobą
games-opponent-screen = na jednym ekranie
games-side = { $side ->
    [red] grasz czerwonymi
   *[blue] grasz niebieskimi
 }
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

## Rules

rules-title = Zasady
rules-contents = Spis treści
rules-english-only = Zasady są tu na razie po angielsku.
rules-failed = Nie udało się wczytać zasad.
rules-page-stratego = Stratego
rules-page-middle-earth = Stratego w Śródziemiu
rules-page-glossary = Słowniczek
rules-tips = Rady dla grających

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
settings-numbering = Liczby na pionkach
settings-numbering-help = Zmienia się tylko druk, nigdy siła. W Śródziemiu najwyższa liczba jest zawsze najsilniejsza.
settings-numbering-high = marszałek to 10
settings-numbering-old_us = marszałek to 1
settings-sound = Dźwięk
settings-sound-help = Krótki i suchy: krok, starcie, Twój ruch.
settings-sound-on = tak
settings-sound-off = nie
settings-motion = Animacja
settings-motion-help = Ruchy płyną, a walka trwa chwilę, albo wszystko dzieje się od razu.
settings-motion-auto = jak w urządzeniu
settings-motion-reduced = bez animacji

## About

about-title = O Gonfalonie
about-what = Gonfalon to sztandar, za którym idzie armia. Tu mieszkają gry o ukrytych siłach: w przeglądarce, przeciw komputerowi, ze znajomą osobą albo na jednym ekranie.
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
error-request-opponent = Serwer nie zna takiego rodzaju przeciwnika.
error-request-side = Serwer nie zna tego koloru.
error-replay-view = Z tej strony nie da się obejrzeć zapisu.
error-replay-mismatch = Ten zapis nie pasuje do zasad, które podaje. Nie można go pokazać.
error-view-leak = Partia została zatrzymana, bo coś poszło w niej nie tak. Nic z tego, co ukryte, nie zostało pokazane.
error-notation-invalid = Serwer nie zrozumiał tego ruchu.
error-action-illegal = Zasady teraz na to nie pozwalają.
error-action-not-your-turn = To nie Twój ruch.
error-action-game-over = Partia jest skończona.
error-action-stale = Partia poszła tymczasem dalej. Spójrz jeszcze raz, a potem wybierz.
error-action-deployment = To ustawienie jest niepełne albo łamie zasadę.
error-http = Serwer tego nie przyjął.
error-storage-failed = Serwer nie zdołał tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
error-storage-conflict = Ktoś inny zdążył wcześniej. Spójrz jeszcze raz i spróbuj ponownie.
error-match-unknown = Na tym serwerze nie ma takiej partii.
error-match-token = Klucz do tego miejsca jest nieważny.
error-match-invite = To zaproszenie już nie działa. Może ktoś z niego skorzystał; poproś o nową partię.
error-match-running = To zobaczysz dopiero po zakończeniu partii.
error-ruleset-invalid = Te ustawienia do siebie nie pasują. Cofnij ostatnie albo weź pudełko takie, jakie jest.
error-connection-closed = Stronę zamknięto, zanim przyszła odpowiedź.
