# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Oglądasz
watch-after-end-title = Zobaczysz tę partię, gdy się skończy
watch-after-end-help = Tak wybrał stół. Zostaw stronę otwartą: partia pojawi się sama.
watch-not-begun-title = Ta partia jeszcze się nie zaczęła
watch-not-begun-help = Jedno miejsce jest jeszcze wolne. Zostaw stronę otwartą: partia pojawi się sama.
watch-closed-help = Stół gra bez widzów. Jeśli masz tam miejsce, otwórz partię w przeglądarce, w której zostało zajęte.
watch-gone-help = Link jest niepełny albo partia jest na innym serwerze.
watch-others = Partie do oglądania
watch-setting-up = Trwa ustawianie armii
watch-rematch = Oglądaj rewanż
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
share-ask = Pokaż tę partię
share-own = Kto ma adres, może zobaczyć tę partię.
watch-applaud = Brawo
watch-applaud-sent = Brawa wysłane
watch-applaud-late = Za późno na brawa
watch-applaud-help = Gracze dowiedzą się po końcu, ile osób biło brawo.
watch-applauded = { $count ->
    [one] Jedna osoba z widowni biła brawo
    [few] { $count } osoby z widowni biły brawo
   *[other] { $count } osób z widowni biło brawo
  }
settings-watch-name = Pokazuj moją nazwę, gdy oglądam
settings-watch-name-help = Widzą ją tylko gracze przy tym stole. Inaczej widzą liczbę.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: jeszcze nie
guess-press = Wybierz pole: { $seat }.
guess-known = Odgadnięte: { $right } z { $count }.
guess-unknown = Ci, którzy grali, nie pokazali tego, co było ukryte.
