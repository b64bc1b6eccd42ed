# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Oglądaj
watch-title = Oglądaj
watch-lead = Partie, które właśnie trwają i które każdy może oglądać, z małym opóźnieniem.
watch-all = Wszystkie partie do oglądania
watch-empty-title = Teraz nie ma partii do oglądania
watch-empty-help = Obejrzyj tymczasem zakończoną. Gra pojawia się tutaj, gdy jej stół pozwala oglądać wszystkim.
watch-bar = Oglądasz
watch-late = { $minutes } min opóźnienia
watch-late-none = na żywo
watch-late-end = po zakończeniu
watch-ends-in = Partia się skończyła; zobaczysz koniec za { $time }.
watch-over = Partia się skończyła
watch-as-of = Stan z { $time }
watch-after-end-title = Zobaczysz tę partię, gdy się skończy
watch-after-end-help = Tak wybrał stół. Zostaw stronę otwartą: partia pojawi się sama.
watch-not-begun-title = Ta partia jeszcze się nie zaczęła
watch-not-begun-help = Jedno miejsce jest jeszcze wolne. Zostaw stronę otwartą: partia pojawi się sama.
watch-closed-title = Tej partii nie można oglądać
watch-closed-help = Stół gra bez widzów. Jeśli masz tam miejsce, otwórz partię w przeglądarce, w której je zająłeś.
watch-gone-title = Nie ma tu takiej partii
watch-gone-help = Link jest niepełny albo partia jest na innym serwerze.
watch-others = Partie do oglądania
watch-count = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
  }
watch-copy = Kopiuj link do oglądania
watch-terms-link = Kto ma link, może oglądać,
watch-terms-everybody = Każdy może oglądać,
watch-terms-short = co najmniej 3 minuty i 5 ruchów później.
watch-terms-long = co najmniej 15 minut i 15 ruchów później.
watch-terms-end = po zakończeniu.
watch-terms-none = na bieżąco.
watch-setting-up = Trwa ustawianie armii
watch-rematch = Oglądaj rewanż
start-watching = Kto może oglądać?
start-watching-nobody = Nikt
start-watching-link = Z linkiem
start-watching-everybody = Każdy
start-watching-nobody-help = Partię widzą tylko osoby przy stole.
start-watching-link-help = Stół ma link do przekazania. Widzowie widzą tylko to, co wolno wiedzieć wszystkim przy stole.
start-watching-everybody-help = Partia jest na liście tego serwera. Widzowie widzą tylko to, co wolno wiedzieć wszystkim przy stole.
start-delay = Z jakim opóźnieniem?
start-delay-short = 3 minuty, 5 ruchów
start-delay-long = 15 minut, 15 ruchów
start-delay-end = Po zakończeniu
start-delay-none = Na bieżąco
start-delay-help = Dzięki temu żaden widz nie pomoże graczowi na czas.
start-delay-none-help = Kto zajmuje miejsce, wie o tym wcześniej i siadając, zgadza się na to.
share-ask = Pokaż tę partię innym
share-own = Inni zobaczą tę partię, gdy zgodzą się wszyscy. Naciśnij, aby cofnąć.
error-match-not-shared = Gracze nie pokazują tej partii albo nie całą.
watch-empty-go = Obejrzyj zakończoną grę
watch-side = Obok siebie
watch-side-choose = Która gra jest pokazana
watch-side-game = Gra { $number }
watch-applaud = Brawo
watch-applaud-sent = Brawa wysłane
watch-applaud-late = Za późno na brawa
watch-applaud-help = Gracze dowiedzą się po końcu, ile osób biło brawo.
watch-applauded = { $count ->
    [one] Jedna osoba z widowni biła brawo
    [few] { $count } osoby z widowni biły brawo
   *[other] { $count } osób z widowni biło brawo
  }
watch-named = Kto ogląda
settings-watch-name = Pokazuj moje imię, gdy oglądam
settings-watch-name-help = Widzą je tylko gracze przy tym stole. Inaczej widzą liczbę.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: jeszcze nie
guess-press = Wybierz pole: { $seat }.
guess-known = Odgadnięte: { $right } z { $count }.
guess-unknown = Ci, którzy grali, nie pokazali tego, co było ukryte.
