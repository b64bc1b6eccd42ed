### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Zegary
clock-table = Stół
clock-table-time = Stół: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = zostało { $time }
clock-runs = zostało { $time }, zegar idzie
clock-stands = zostało { $time }, zegar stoi
clock-out = Koniec czasu
clock-still = zegary stoją
clock-call-thirty = Zostało trzydzieści sekund
clock-call-ten = Zostało dziesięć sekund
clock-call-stands = Zegary stoją

plain-event-timeout = { $in_setup ->
    [true] { $seat }: minął czas na ustawianie, resztę ustawił serwer.
   *[false] { $seat }: czas minął.
 }
plain-end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
    [both] Remis: jednej stronie skończył się czas, ale druga nie mogła już wygrać.
   *[other] Na czas wygrywa { $winner }.
 }
end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
   *[watcher] { $winner ->
        [red] Niebieskie przekroczyły czas.
       *[blue] Czerwone przekroczyły czas.
    }
 }
me-end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
   *[watcher] { $winner ->
        [red] Zło przekroczyło czas.
       *[blue] Dobro przekroczyło czas.
    }
 }
end-timeout-draw = Remis: jednej stronie skończył się czas, ale druga nie mogła już wygrać.

start-clock = Zegar
start-clock-none = Bez zegara
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 dzień na ruch
start-clock-other = Inny…
start-clock-none-help = Nikt nikogo nie popędza.
start-clock-game-help = Minuty na całą partię: { $minutes }. Dodatkowe sekundy za każdy ruch: { $increment }.
start-clock-day-help = Jeden dzień na każdy ruch. Dopiero potem partia jest przegrana.
start-clock-setup-help = Minuty na ustawienie: { $minutes }.
start-clock-shared-help = Jeden zegar dla wszystkich graczy.
start-clock-computer-help = Komputer nie ma zegara.
start-clock-kind = Jak liczyć czas?
start-clock-kind-game = Na całą partię
start-clock-kind-move = Na każdy ruch
start-clock-minutes = Minuty
start-clock-increment = Dodatkowe sekundy za każdy ruch
start-clock-seconds = Sekundy na każdy ruch
start-clock-setup = Minuty na ustawienie
