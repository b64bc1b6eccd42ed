## Open seats: tables that everybody on the server may join

seats-title = Open seats
seats-intro = Somebody waits at each of these tables. Sit down, and the game begins.
seats-waiting = { $count } waiting
seats-page = All open seats
seats-all = All { $count }
seats-offer = Offer a seat
seats-computer = Play the computer
seats-computer-level = Play the computer ({ $level })
seats-sit = Sit down
seats-sit-label = Sit down: { $who }, { $table }
seats-taken = taken
seats-gone-taken = { $who } plays now
seats-gone-withdrawn = { $who } has left
seats-late = Somebody was quicker. Choose another seat.
seats-guest = Guest
seats-who-of = { $who } · { $taken } of { $count } seats taken
seats-empty = Nobody waits just now.
seats-empty-filter = Nobody waits for that just now.
seats-failed = The list of seats did not come.
seats-failed-help = Games against the computer go on as always.
seats-away = { $minutes ->
    [0] No connection. The list is less than a minute old and cannot be used.
    [one] No connection. The list is { $minutes } minute old and cannot be used.
   *[other] No connection. The list is { $minutes } minutes old and cannot be used.
 }
seats-away-help = We try again by ourselves.
seats-filters = What you look for
seats-filter-game = Game
seats-filter-game-any = All games
seats-filter-clock = Clock
seats-filter-clock-any = Any clock
seats-filter-clock-none = No clock
seats-filter-clock-live = Live clock
seats-filter-clock-days = Days for a move
seats-filter-rated = Does it count?
seats-filter-rated-any = Rated or casual
seats-filter-rated-rated = Rated only
seats-filter-rated-casual = Casual only
seats-filter-clear = Show all
seats-column-who = Who waits
seats-column-game = Game
seats-column-clock = Clock
seats-column-rated = Does it count?
seats-column-act = Sit down
seats-own = { $table }. You have waited { $time }.
seats-own-short = You have waited { $time }
seats-own-back = Take it back
seats-own-go = Go to the table
seats-fills = In { $time } a computer sits down: { $level }.
seats-arrived = { $who } sits down.
seats-arrived-all = All seats are taken. The game begins.
seats-arrived-go = Go to the table
seats-arrived-close = Put this away

## What the people of a table agree on

terms-clock-none = no clock
terms-clock-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
 }
terms-clock-hours = { $count } h a move
terms-clock-minutes = { $count } min a move
terms-clock-seconds = { $count } s a move
terms-rated = rated
terms-casual = casual
