## Floors and squares

fortress-floor-bottom = Bottom
fortress-floor-middle = Middle
fortress-floor-top = Top
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (far fortress)
fortress-here = { $piece } here
fortress-forts = Which of the two fortresses
fortress-fort-near = Near fortress
fortress-fort-far = Far fortress

## The two boards

fortress-of = { $seat }’s fortress
fortress-yours = Your fortress
fortress-yours-short = Yours
fortress-you = You
fortress-boards = The two boards
fortress-only-you = Only you see it.
fortress-notes-help = Your notes. Stone and timber are facts, chalk is yours.
fortress-notes-down = Your notes, put down until your turn.
fortress-your-turn = Your turn
fortress-their-turn = { $seat } explores
fortress-inside = { $seat }: { $piece } on { $square }
fortress-inside-none = { $seat } has nobody inside.
fortress-lit = { $count } of { $total } squares lit
fortress-watch = Watch
fortress-model = Model
fortress-model-own = Model of your fortress
fortress-model-of = Model of your fortress. { $text }
fortress-turn-left = Turn to the left
fortress-turn-right = Turn to the right
fortress-turn-help = Drag to turn, or Q and E
fortress-lift = Lift

## A cell, for those who do not see it

fortress-cell-dark = Dark
fortress-cell-walked = Walked
fortress-cell-card = Card: { $card }
fortress-cell-beaten = Beaten: { $card }
fortress-cell-up = Ladder up
fortress-cell-down = Ladder down
fortress-cell-piece = { $piece } stands here
fortress-cell-chalk = Your chalk: { $mark }
fortress-cell-side = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
 } { $look ->
    [none] open
    [wall] wall
    [untried] not tried
   *[outside] outer wall
 }

## Exploring

fortress-piece-strength = { $piece }, strength { $strength }
fortress-steps = { $count ->
    [one] one step this turn
   *[other] { $count } steps this turn
 }
fortress-stands = { $piece } stands on { $square }. Open: { $open }.
fortress-stands-shut = { $piece } stands on { $square }. No way is open.
fortress-swap = Swap
fortress-swap-where = Pieces are swapped on E5.
fortress-sacrifice = Sacrifice
fortress-which = Which piece enters?
fortress-cost = costs { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } more
fortress-cost-none = costs this turn only
fortress-out = { $piece } (out)
fortress-ribbon = The coming turns: { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat } skips
fortress-path = Path
fortress-path-example = e.g. E4 D4 up C2
fortress-go = Go
fortress-chalk = Chalk
fortress-chalk-undo = Take back the last chalk mark
fortress-hit-wall = A wall stands there. Hit it and end your turn?
fortress-hit-yes = Hit it
fortress-no-way = No known way leads to { $square }.
fortress-no-floor = No floor there.
fortress-no-ladder-up = No ladder leads up from here.
fortress-no-ladder-down = No ladder leads down from here.
fortress-no-passage = No passage is known here.
fortress-wrong-start = Your piece stands on { $square }.
fortress-path-unknown = “{ $word }” is no square. Write squares, up, down or passage.
fortress-legend-walked = walked
fortress-legend-dark = dark
fortress-legend-wall = wall
fortress-legend-untried = not tried
fortress-legend-chalk = your chalk

## Building

fortress-build = Build the maze
fortress-parts = What is still to place
fortress-part-walls = Walls
fortress-part-ladders = Ladders
fortress-part-bridge = Bridge
fortress-part-left = { $part }: { $count } left
fortress-none-left = { $part }: all are placed. Take one away first.
fortress-no-floor-above = { $square }: no floor above.
fortress-bridge-other = The bridge begins on { $square }. Now choose a square of the other fortress.
fortress-mirror = Mirror: swap letters and numbers
fortress-ready-made = Ready-made
fortress-ready-made-help = A fortress that keeps the rules, another one each time. You can change it.
fortress-made-easy = Easy
fortress-made-medium = Medium
fortress-made-hard = Hard
fortress-made-random = Random
start-brings-help-fortress = It stays secret from the other side until the game is over.
fortress-bring-build = I build it at the table
fortress-bring-kept = My fortresses
fortress-bring-own = A code of my own…
fortress-bring-build-help = You place walls, ladders and cards before the game begins.
fortress-bring-random-help = The computer takes any allowed fortress at random.
fortress-bring-easy-help = The computer builds a fortress with a short way to its flag.
fortress-bring-medium-help = The computer builds a fortress of medium difficulty.
fortress-bring-hard-help = The computer builds a fortress with a long way to its flag.
fortress-bring-kept-help = A fortress that you keep in this browser.
fortress-bring-own-help = Paste the text that you see under Keep when you build. It is checked at once.
fortress-empty = Empty
fortress-keep = Keep
fortress-keep-name = Name of this fortress
fortress-keep-now = Keep it
fortress-kept-remove = Remove { $name }
fortress-as-text = As text
fortress-take-text = Build from this text
fortress-text-none = No fortress was found in this text.
fortress-measure = Measure against the computer
fortress-measured-help = The computer plays both sides: yours with this fortress, the other with fortresses that it builds. Every fortress is tested in the same games, up to 200, while this panel is open. 50 % would be even.
fortress-copy = Copy
fortress-close = Close
fortress-test = Test explorer
fortress-ready = Ready
fortress-good = Every rule is kept.
fortress-turns-needed = A good explorer needs { $count ->
    [one] one turn.
   *[other] { $count } turns.
 }
fortress-grade = Grade { $grade } of 5: { $name }
fortress-grade-1 = Gatehouse
fortress-grade-2 = Cistern
fortress-grade-3 = Cloister
fortress-grade-4 = Gallows Stair
fortress-grade-5 = Labyrinth
fortress-missing = { $count ->
    [one] One part is still to be placed.
   *[other] { $count } parts are still to be placed.
 }
fortress-checking = Checking…
fortress-unreachable = The flag cannot be reached.
fortress-unreachable-marked = The red squares are cut off. Take away one of the parts marked ×.
fortress-unreachable-many = The red squares are cut off.
fortress-tool-walls = Press an edge: a wall stands. Press again: it goes. Draw along edges for several.
fortress-tool-ladders = Press a square with a brass dot: a ladder leads up from it.
fortress-tool-bridge = Press a square here and one of the other fortress.
fortress-tool-card = Press a square; press again to take the card away.
fortress-test-help = The test explorer knows nothing. Walk it with the arrow keys or by pressing squares.
fortress-test-again = Again
fortress-test-end = Back to building
fortress-test-found = The flag is found, in { $count ->
    [one] one turn.
   *[other] { $count } turns.
 }
fortress-stands-ready = Your fortress stands
fortress-other-builds = { $seat } is still building.
fortress-build-on = Build on

## The end

fortress-gone = { $seat }: { $squares } of { $total } squares, walls hit: { $walls }
fortress-slider = Step of the game
fortress-step-of = Step { $step } of { $total }

## The first minute

fortress-lesson = The first minute
fortress-lesson-step = Step { $step } of { $total }
fortress-lesson-skip = Straight to building
fortress-lesson-own = Build my own
fortress-lesson-on = Go on
fortress-lesson-send = Send the test knight
fortress-lesson-climb = Take the ladder
fortress-lesson-flag-title = Hide your flag
fortress-lesson-flag = This is a fortress seen from above; the two upper floors are left out for now. Press a square: your flag lies there.
fortress-lesson-walls-title = Add three walls
fortress-lesson-walls = The line is the shortest way to your flag. Press the edge between two squares: a wall stands. Make the way long.
fortress-lesson-knight-title = Send a knight
fortress-lesson-knight = The knight sees nothing. He sets out on the way that was shortest before your walls.
fortress-lesson-maze-title = Now it is your turn
fortress-lesson-maze = You see only what you have found out. Press a square beside the knight, or use the arrows. A wall ends your turn; a ladder leads to the next floor.
fortress-lesson-choose-title = A fortress of your own
fortress-lesson-choose = That is the game. Begin with a ready-made fortress, from easy to hard, or build one.
fortress-lesson-way = The way to your flag: { $count ->
    [one] one step.
   *[other] { $count } steps.
 }
fortress-lesson-grown = The way: { $before } → { $now } steps.
fortress-lesson-wall = A wall between { $source } and { $target }. The turn ends; the wall stays in the notes.
fortress-lesson-ladder = A ladder on { $square }: take it with the button below, or with PgUp and PgDn.
fortress-lesson-found = The flag is found, in { $count ->
    [one] one turn.
   *[other] { $count } turns.
 }

## The page for players

fortress-guess-title = Guess the flags
fortress-guess-help = Choose a fortress, then a square. Nobody else sees it. You are told at the end.
fortress-idea-summit = The summit
fortress-idea-summit-help = The flag stands on the top floor, the smallest of all.
fortress-idea-cellar = At the bottom
fortress-idea-cellar-help = The flag stays on the ground floor: three ladders lead away from it.
fortress-idea-landing = Half-way up
fortress-idea-landing-help = The flag stands on the middle floor: whoever climbs on has passed it.
fortress-bring-ideas = With an idea
