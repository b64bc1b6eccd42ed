### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Aufgaben
puzzles-intro = Was wissen Sie, was ziehen Sie? Sie sehen eine Stellung, wie ein Spieler sie sah. Finden Sie den besten Zug.
puzzles-daily = Aufgabe des Tages
puzzles-daily-done = Aufgabe des Tages, noch einmal
puzzles-go-on = Eine, die zu Ihnen passt
puzzles-due = { $count ->
    [one] { $count } Aufgabe wartet auf einen neuen Versuch.
    *[other] { $count } Aufgaben warten auf einen neuen Versuch.
}
puzzles-list = Alle Aufgaben, die leichten zuerst
puzzles-more = Weitere Aufgaben, die leichten zuerst
puzzles-you = Sie { $rating }
puzzles-new = Noch keine Wertung
puzzles-placement = Einstufung { $done } von { $count }
puzzles-streak = Serie { $count }
puzzles-state-right = gelöst
puzzles-state-half = halber Punkt
puzzles-state-wrong = nicht gelöst
puzzles-state-due = wartet auf einen neuen Versuch
puzzle-back = Alle Aufgaben
puzzle-before = Zuvor:
puzzle-lost = Geschlagene Figuren
puzzle-clue = Hinweis
puzzle-clue-price = Mit einem Hinweis zählt die Antwort nicht für Ihre Wertung.
puzzle-give-up = Aufgeben
puzzle-right = { $act }: richtig
puzzle-half = { $act }: fast so gut. Am besten ist { $best }.
puzzle-wrong = { $act }: nicht der beste Zug. Der beste ist { $best }.
puzzle-given-up = Der beste Zug ist { $best }.
puzzle-readings = Was { $place } sein kann, nach allem, was Sie sahen
puzzle-values = Was der Computer davon hält
puzzle-value-best = { $act } ist der beste Zug.
puzzle-value-fine = { $act } bringt { $behind } weniger: am Tisch genauso gut.
puzzle-value-loose = { $act } bringt { $behind } weniger: Sie verschenken etwas.
puzzle-value-error = { $act } bringt { $behind } weniger: ein Fehler.
puzzle-value-own = Ihr Zug.
puzzle-level = Der schwächste Computer, der ihn findet: { $level }. Die Aufgabe hat die Wertung { $rating }.
puzzle-level-none = Kein Computer findet ihn sicher. Die Aufgabe hat die Wertung { $rating }.
puzzle-choices = Was zur Wahl steht
puzzle-choice-best = der beste
puzzle-choice-own = Ihre Wahl
puzzle-truth = Wahrheit
puzzle-truth-told = So stand es wirklich. Die Antwort richtet sich nach dem, was Sie wissen konnten.
puzzle-replay = Verlauf
puzzle-replay-of = Zug { $number } von { $count }
puzzle-replay-first = An den Anfang
puzzle-replay-previous = Einen Zug zurück
puzzle-replay-next = Einen Zug weiter
puzzle-next = Nächste Aufgabe
puzzle-rated = Ihre Wertung: { $rating } ({ $change }).
puzzle-first-rating = Ihre erste Wertung: { $rating }.
puzzle-placement = Antwort { $done } von { $count } für Ihre erste Wertung.
puzzle-not-rated = Diese Antwort zählt nicht für Ihre Wertung.
puzzle-again = { $days ->
    [one] Sie kommt morgen wieder.
    *[other] Sie kommt in { $days } Tagen wieder.
}
