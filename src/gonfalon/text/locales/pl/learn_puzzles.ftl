### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Zadania
puzzles-intro = Co wiesz i co zagrasz? Widzisz pozycję tak, jak widział ją jeden z graczy. Znajdź najlepszy ruch.
puzzles-daily = Zadanie dnia
puzzles-daily-done = Zadanie dnia jeszcze raz
puzzles-go-on = Zadanie dla ciebie
puzzles-due = { $count ->
    [one] { $count } zadanie czeka na ponowną próbę.
    [few] { $count } zadania czekają na ponowną próbę.
    *[many] { $count } zadań czeka na ponowną próbę.
}
puzzles-list = Wszystkie zadania, najpierw łatwe
puzzles-more = Pozostałe zadania, najpierw łatwe
puzzles-you = Ty { $rating }
puzzles-new = Jeszcze bez rankingu
puzzles-placement = Ocena { $done } z { $count }
puzzles-streak = Seria { $count }
puzzles-state-right = rozwiązane
puzzles-state-half = pół punktu
puzzles-state-wrong = nierozwiązane
puzzles-state-due = do ponownej próby
puzzle-back = Wszystkie zadania
puzzle-before = Przedtem:
puzzle-lost = Stracone pionki
puzzle-clue = Wskazówka
puzzle-clue-price = Ze wskazówką odpowiedź nie liczy się do rankingu.
puzzle-give-up = Poddaję się
puzzle-right = { $act }: dobrze
puzzle-half = { $act }: prawie tak samo dobre. Najlepsze jest { $best }.
puzzle-wrong = { $act }: nie najlepsze. Najlepsze jest { $best }.
puzzle-given-up = Najlepszy ruch to { $best }.
puzzle-readings = Czym może być { $place } po tym wszystkim, co było widać
puzzle-values = Co myśli o tym komputer
puzzle-value-best = { $act } to najlepszy ruch.
puzzle-value-fine = { $act } daje o { $behind } mniej: przy stole to to samo.
puzzle-value-loose = { $act } daje o { $behind } mniej: coś oddajesz.
puzzle-value-error = { $act } daje o { $behind } mniej: to błąd.
puzzle-value-own = Twój ruch.
puzzle-level = Najsłabszy komputer, który go znajduje: { $level }. Ranking zadania: { $rating }.
puzzle-level-none = Żaden komputer nie znajduje go na pewno. Ranking zadania: { $rating }.
puzzle-choices = Co możesz wybrać
puzzle-choice-best = najlepszy
puzzle-choice-own = twój wybór
puzzle-truth = Prawda
puzzle-truth-told = Tak było naprawdę. Odpowiedź opiera się na tym, co można było wiedzieć.
puzzle-replay = Przebieg
puzzle-replay-of = Ruch { $number } z { $count }
puzzle-replay-first = Na początek
puzzle-replay-previous = Ruch wstecz
puzzle-replay-next = Ruch dalej
puzzle-next = Następne zadanie
puzzle-rated = Twój ranking: { $rating } ({ $change }).
puzzle-first-rating = Twój pierwszy ranking: { $rating }.
puzzle-placement = Odpowiedź { $done } z { $count } do pierwszego rankingu.
puzzle-not-rated = Ta odpowiedź nie liczy się do rankingu.
puzzle-again = { $days ->
    [one] Wróci jutro.
    [few] Wróci za { $days } dni.
    *[many] Wróci za { $days } dni.
}
