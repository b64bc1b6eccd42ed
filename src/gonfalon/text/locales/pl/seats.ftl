## Open seats: tables that everybody on the server may join

seats-title = Wolne miejsca
seats-intro = Przy każdym z tych stołów ktoś czeka. Usiądź, a partia się zacznie.
seats-waiting = czeka: { $count }
seats-page = Wszystkie wolne miejsca
seats-all = Wszystkie ({ $count })
seats-offer = Zaproponuj miejsce
seats-computer = Graj z komputerem
seats-computer-level = Graj z komputerem ({ $level })
seats-sit = Usiądź
seats-sit-label = Usiądź: { $who }, { $table }
seats-taken = zajęte
seats-gone-taken = { $who } już gra
seats-gone-withdrawn = { $who } już nie czeka
seats-late = Ktoś był szybszy. Wybierz inne miejsce.
seats-guest = Gość
seats-who-of = { $who } · zajęte miejsca: { $taken } z { $count }
seats-empty = Teraz nikt nie czeka.
seats-empty-filter = Teraz nikt nie czeka na taką partię.
seats-failed = Lista miejsc nie dotarła.
seats-failed-help = Partie z komputerem toczą się jak zawsze.
seats-away = { $minutes ->
    [0] Brak połączenia. Lista sprzed chwili jest nieaktualna i nie można z niej korzystać.
    [one] Brak połączenia. Lista sprzed minuty jest nieaktualna i nie można z niej korzystać.
    [few] Brak połączenia. Lista sprzed { $minutes } minut jest nieaktualna i nie można z niej korzystać.
   *[other] Brak połączenia. Lista sprzed { $minutes } minut jest nieaktualna i nie można z niej korzystać.
 }
seats-away-help = Próbujemy ponownie automatycznie.
seats-filters = Czego szukasz
seats-filter-game = Gra
seats-filter-game-any = Wszystkie gry
seats-filter-clock = Zegar
seats-filter-clock-any = Dowolny zegar
seats-filter-clock-none = Bez zegara
seats-filter-clock-live = Zegar przy stole
seats-filter-clock-days = Dni na ruch
seats-filter-rated = Czy się liczy?
seats-filter-rated-any = Rankingowe i towarzyskie
seats-filter-rated-rated = Tylko rankingowe
seats-filter-rated-casual = Tylko towarzyskie
seats-filter-clear = Pokaż wszystkie
seats-column-who = Kto czeka
seats-column-game = Gra
seats-column-clock = Zegar
seats-column-rated = Czy się liczy?
seats-column-act = Usiądź
seats-own = { $table }. Czekasz już { $time }.
seats-own-short = Czekasz już { $time }
seats-own-back = Cofnij
seats-own-go = Przejdź do stołu
seats-fills = Za { $time } usiądzie komputer: { $level }.
seats-arrived = { $who } siada do stołu.
seats-arrived-all = Wszystkie miejsca są zajęte. Partia się zaczyna.
seats-arrived-go = Przejdź do stołu
seats-arrived-close = Ukryj

## What the people of a table agree on

terms-clock-none = bez zegara
terms-clock-days = { $count ->
    [one] { $count } dzień na ruch
   *[other] { $count } dni na ruch
 }
terms-clock-hours = { $count } godz. na ruch
terms-clock-minutes = { $count } min na ruch
terms-clock-seconds = { $count } s na ruch
terms-rated = rankingowa
terms-casual = towarzyska
