### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = The game is not lost, and not won. Which answer wins most often?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Who defends?
        [wounds] Who takes the damage?
        [travel] Where to travel?
        [engage] Which fight?
        [strike] Whom to attack?
        [hand] Keep this hand?
       *[moment] What now?
    } ({ $number })
puzzle-fellowship-attack = { $card } attacks with strength { $amount }.
puzzle-fellowship-state = Round { $round }, threat { $threat }.
puzzle-fellowship-quoted = “{ $act }”
puzzle-fellowship-unit = 1 is one game won out of 100. The computer plays them to the end by its rules of thumb, and everything you cannot see is shuffled anew. The bar is full at 30.
puzzle-fellowship-value-best = { $act } wins most often.
puzzle-fellowship-value-fine = { $act } wins less often, by { $behind } of 100 games: just as good at the table.
puzzle-fellowship-value-loose = { $act } wins less often, by { $behind } of 100 games: you give something away.
puzzle-fellowship-value-error = { $act } wins less often, by { $behind } of 100 games: a mistake.
puzzle-fellowship-why-road = It brings you further on the road.
puzzle-fellowship-why-quest = It leaves you stronger on the quest.
puzzle-fellowship-why-threat = It keeps your threat lower.
puzzle-fellowship-why-heroes = It keeps your heroes in better health.
puzzle-fellowship-why-company = It leaves you with the stronger company.
puzzle-fellowship-why-means = It leaves you with more cards and resources.
puzzle-fellowship-why-enemies = It leaves fewer or weaker enemies.
puzzle-fellowship-why-wins = { $act } wins { $chance } of 100, with the same { $games } shuffled decks as the others.
puzzle-fellowship-why-second = The second best, { $act }, wins { $chance } of 100.
puzzle-theme-shield = Who can stand the blow, and who is needed afterwards?
puzzle-theme-wounds = Who can bear the damage?
puzzle-theme-travel = What does the location cost, and what does it take from the staging area?
puzzle-theme-engage = Which enemy do you want to fight, and when?
puzzle-theme-strike = Which enemy must fall first?
puzzle-theme-spend = What do you need in this round?
puzzle-theme-hand = Is this a hand to win with?
puzzle-theme-moment = Think one round ahead.
