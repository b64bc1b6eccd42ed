### The home page, the page to learn from, and a planned match in a sentence.

## Home

home-heading = Play
home-title = Raise your banner
home-intro = Board games in which every side hides something: an army, a maze, a hand of cards. Against people or the computer, free, without sign-up.
home-first-play = Play your first game
home-first-help = Ten pieces, a few minutes; each step is explained.
home-know = I know the game
home-your-games = Your games
home-your-games-wait = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
 }
home-all = All of them
home-play-now = Play now
home-play = Play
home-play-last = As last time.
home-play-first = The gentlest computer, until you have finished three games.
home-play-fits = It suits you: you win about half of your games.
home-play-change = Change
home-play-change-label = Change which game Play begins
home-invite = Invite a friend
home-shelf = The shelf
home-shelf-count = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
 }
home-shelf-filter = Games on the shelf
home-shelf-all = All
home-learn-more = lessons, puzzles and rules
home-how-title = How it goes
home-how-rules = Read the rules

## To learn from

learn-intro = Lessons lead you by the hand; the rules are told in pictures first, then line by line.
learn-rules = the rules
learn-lessons = Lessons, one by one
learn-puzzles = Puzzles: what do you play?

## A planned match

planned-computer = { $variant } against the computer ({ $level }).
planned-link = { $variant } with a friend, by link.
planned-anybody = { $variant } against anybody who sits down.
planned-clock = Clock: { $clock }.
planned-screen = { $variant }, all at this screen.
planned-alone = { $variant } on your own.
planned-table = { $variant } at a table for { $count }{ $computers ->
    [0] .
    [one] , one of them a computer.
   *[other] , { $computers } of them computers.
 }
