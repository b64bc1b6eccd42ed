# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Watch
watch-title = Watch
watch-lead = Games that are being played now and that everybody may watch, a little late.
watch-all = All games to watch
watch-empty-title = No game can be watched just now
watch-empty-help = Look at a finished one meanwhile. A game shows up here when its table lets everybody watch.
watch-late = { $minutes } min late
watch-late-none = live
watch-late-end = after the end
watch-ends-in = It is over; you see the end in { $time }.
watch-over = It is over
watch-as-of = As of { $time }
watch-closed-title = This game may not be watched
watch-gone-title = There is no such game here
watch-count = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
  }
watch-copy = Copy the link to watch
watch-terms-link = Whoever has the link may watch,
watch-terms-everybody = Everybody may watch,
watch-terms-short = at least 3 minutes and 5 moves late.
watch-terms-long = at least 15 minutes and 15 moves late.
watch-terms-end = after the end.
watch-terms-none = at once.
error-match-not-shared = The players do not show this game, or not all of it.
watch-empty-go = Look at a finished game
watch-side = Side by side
watch-side-choose = Which game is shown
watch-side-game = Game { $number }
watch-named = Who watches
