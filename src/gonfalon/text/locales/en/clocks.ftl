### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Clocks
clock-table = The table
clock-table-time = The table: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = { $time } left
clock-runs = { $time } left, running
clock-stands = { $time } left, standing still
clock-out = Out of time
clock-still = clocks stand still
clock-call-thirty = Thirty seconds left
clock-call-ten = Ten seconds left
clock-call-stands = The clocks stand still

plain-event-timeout = { $in_setup ->
    [true] { $seat } had no more time to set up: the server did the rest.
   *[false] { $seat } ran out of time.
 }
plain-end-timeout = { $who ->
    [winner] The other side ran out of time.
    [loser] Your time ran out.
    [both] A draw: one side ran out of time, and the other could not have won any more.
   *[other] { $winner } won on time.
 }
end-timeout = { $who ->
    [winner] The other side ran out of time.
    [loser] Your time ran out.
   *[watcher] { $winner ->
        [red] Blue ran out of time.
       *[blue] Red ran out of time.
    }
 }
me-end-timeout = { $who ->
    [winner] The other side ran out of time.
    [loser] Your time ran out.
   *[watcher] { $winner ->
        [red] Evil ran out of time.
       *[blue] Good ran out of time.
    }
 }
end-timeout-draw = A draw: one side ran out of time, and the other could not have won any more.

start-clock = Clock
start-clock-none = None
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 day a move
start-clock-other = Other…
start-clock-none-help = Nobody is hurried.
start-clock-game-help = { $minutes } minutes for the game and { $increment } seconds more for each move.
start-clock-day-help = One day for each move. A flag falls only when it is over.
start-clock-setup-help = To set up: { $minutes } minutes.
start-clock-shared-help = One clock for all players together.
start-clock-computer-help = The computer has no clock.
start-clock-kind = How is the time counted?
start-clock-kind-game = For the whole game
start-clock-kind-move = For each move
start-clock-minutes = Minutes
start-clock-increment = Seconds more for each move
start-clock-seconds = Seconds for each move
start-clock-setup = Minutes to set up
