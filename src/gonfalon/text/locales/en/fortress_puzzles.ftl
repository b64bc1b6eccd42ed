### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = Your { $piece } stands on { $square }. What do you ask for next? Steps over squares you know cost no turn.
puzzle-fortress-asked-enter = Your piece was beaten. Which one enters now? One that has been inside before misses at least two turns.
puzzle-fortress-mined-title = { $known } of { $count } squares known ({ $number })
puzzle-fortress-sheet = Your notes
puzzle-fortress-letter = Choice { $letter } leads here.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = “{ $act }”
puzzle-fortress-step = { $source } to { $square }
puzzle-fortress-up = Up the ladder to { $square }
puzzle-fortress-down = Down the ladder to { $square }
puzzle-fortress-passage = Through the passage to { $square }
puzzle-fortress-bridge = Over the bridge to { $square }
puzzle-fortress-unit = 1 is a turn on the way to the flag, on average over 1000 fortresses that fit your notes. The bar is full at 4.
puzzle-fortress-value-best = { $act } needs the fewest turns.
puzzle-fortress-value-fine = { $act } takes { $behind } turns more: just as good at the table.
puzzle-fortress-value-loose = { $act } takes { $behind } turns more: you give something away.
puzzle-fortress-value-error = { $act } takes { $behind } turns more: a mistake.
puzzle-fortress-why-flag = In { $chance } of 100 fortresses that fit your notes the flag itself lies on { $square }.
puzzle-fortress-why-open = In { $chance } of 100 fortresses that fit your notes no wall bars the way to { $square }.
puzzle-fortress-why-sure = The way to { $square } is open for certain: it cannot cost you the turn.
puzzle-fortress-why-beaten = In { $chance } of 100 cases a card lies there that beats your { $piece }.
puzzle-fortress-why-safe = No card can lie there that beats your { $piece }.
puzzle-fortress-why-nearer = In { $chance } of 100 cases the shortest way to the flag begins there.
puzzle-fortress-why-change = In { $chance } of 100 fortresses that fit your notes the { $piece } can come to the flag at all; the { $piece2 } in { $chance2 }.
puzzle-fortress-why-reach = In { $chance } of 100 fortresses that fit your notes this piece ({ $piece }) can come to the flag at all.
puzzle-fortress-why-free = It enters without missing a turn ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] It misses { $turns } turn first ({ $piece }).
    *[other] It misses { $turns } turns first ({ $piece }).
}
puzzle-fortress-why-second = The second best, { $act }, takes more turns on average.
puzzle-fortress-why-second-wall = The second best, { $act }, meets a wall in { $chance } of 100 cases.
puzzle-fortress-why-second-beaten = The second best, { $act }, meets a card that beats your piece in { $chance } of 100 cases.
puzzle-fortress-why-second-nearer = The second best, { $act }, begins the shortest way in only { $chance } of 100 cases.
puzzle-fortress-why-second-change = The second best, { $act }, spends a turn on the change.
puzzle-fortress-why-second-reach = The second best, { $act }, comes to the flag in { $chance } of 100 cases.
puzzle-fortress-why-second-fights = The second best piece ({ $piece }) comes to the flag about as often, but needs more turns for it.
puzzle-theme-treasure = Where can the flag still lie?
puzzle-theme-walls = Count the walls that are left.
puzzle-theme-danger = Think of the cards that are left.
puzzle-theme-ground = Which way opens the most new ground?
puzzle-theme-floors = Think of the floors.
puzzle-theme-piece = Is this the right piece?
puzzle-theme-entry = Who can still come through, and what does it cost?
