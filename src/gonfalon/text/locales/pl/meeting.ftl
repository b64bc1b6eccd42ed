## Spotkania: rewanże, szybkie gry, wyzwania

rematch-offered = { $who } proponuje rewanż
rematch-offered-go = Zagraj jeszcze raz
