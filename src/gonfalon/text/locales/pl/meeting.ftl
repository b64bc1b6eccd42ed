## Spotkania: rewanże, szybkie gry, wyzwania

rematch-offered = { $who } proponuje rewanż
rematch-offered-go = Zagraj jeszcze raz
quick-title = Graj od razu, z tym, kto przyjdzie. Każdy może oglądać, z małym opóźnieniem.
quick-title-rated = Graj od razu, z tym, kto przyjdzie. Partia jest rankingowa, gdy obie osoby mają nazwę. Każdy może oglądać, z małym opóźnieniem.
error-challenge-not-taken = Ta osoba nie przyjmuje od ciebie wyzwań.
error-challenge-needs-name = Wyzwanie jest dla osób z nazwą. Najpierw wybierz nazwę.
error-challenge-gone = To wyzwanie już się skończyło.
error-challenge-too-many = Zbyt wiele wyzwań czeka na odpowiedź. Cofnij jedno lub poczekaj.
challenge-title = Wyzwania
challenge-from = { $who } rzuca ci wyzwanie
challenge-side = grasz: { $side }
challenge-left = jeszcze { $time }
challenge-accept = Przyjmij
challenge-aside = Odłóż na razie
challenge-decline = Odrzuć
planned-challenge = { $variant }, przeciwnik: { $who }.
