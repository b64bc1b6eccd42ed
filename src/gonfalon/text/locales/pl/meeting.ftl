## Spotkania: rewanże, szybkie gry, wyzwania

rematch-offered = { $who } proponuje rewanż
rematch-offered-go = Zagraj jeszcze raz
quick-title = Graj od razu, z kimkolwiek
quick-title-rated = Graj od razu, z kimkolwiek. Rankingowa, gdy oboje mają imię.
