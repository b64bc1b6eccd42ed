### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Puzzles
puzzles-intro = What do you know, what do you play? You see a position as one player saw it. Find the best move.
puzzles-daily = Today’s puzzle
puzzles-daily-done = Today’s puzzle, once more
puzzles-go-on = One that suits you
puzzles-due = { $count ->
    [one] { $count } puzzle is back for another try.
    *[other] { $count } puzzles are back for another try.
}
puzzles-list = All puzzles, the easy ones first
puzzles-more = More puzzles, the easy ones first
puzzles-you = You { $rating }
puzzles-new = Not rated yet
puzzles-placement = Placement { $done } of { $count }
puzzles-streak = Streak { $count }
puzzles-state-right = solved
puzzles-state-half = half a point
puzzles-state-wrong = not solved
puzzles-state-due = back for another try
puzzle-back = All puzzles
puzzle-before = Before:
puzzle-lost = Lost pieces
puzzle-clue = Clue
puzzle-clue-price = With a clue the answer does not count for your rating.
puzzle-give-up = Give up
puzzle-right = { $act }: right
puzzle-half = { $act }: nearly as good. The best is { $best }.
puzzle-wrong = { $act }: not the best. The best is { $best }.
puzzle-given-up = The best move is { $best }.
puzzle-readings = What { $place } may be, by all that you saw
puzzle-values = What the computer thinks of it
puzzle-value-best = { $act } is the best move.
puzzle-value-fine = { $act } brings { $behind } less: just as good at the table.
puzzle-value-loose = { $act } brings { $behind } less: you give something away.
puzzle-value-error = { $act } brings { $behind } less: a mistake.
puzzle-value-own = Your move.
puzzle-level = The weakest computer that finds it: { $level }. The puzzle’s rating is { $rating }.
puzzle-level-none = No computer player finds it for certain. The puzzle’s rating is { $rating }.
puzzle-choices = What you may choose
puzzle-choice-best = the best
puzzle-choice-own = your choice
puzzle-truth = Truth
puzzle-truth-told = This is how it really stood. The answer goes by what you could know.
puzzle-replay = Replay
puzzle-replay-of = Move { $number } of { $count }
puzzle-replay-first = To the start
puzzle-replay-previous = One move back
puzzle-replay-next = One move on
puzzle-next = Next puzzle
puzzle-rated = Your rating: { $rating } ({ $change }).
puzzle-first-rating = Your first rating: { $rating }.
puzzle-placement = Answer { $done } of { $count } for your first rating.
puzzle-not-rated = This answer does not count for your rating.
puzzle-again = { $days ->
    [one] It comes back tomorrow.
    *[other] It comes back in { $days } days.
}
