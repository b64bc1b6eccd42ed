# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Watch
watch-title = Watch
watch-lead = Games that are being played now and that everybody may watch, a little late.
watch-all = All games to watch
watch-empty-title = No game can be watched just now
watch-empty-help = Look at a finished one meanwhile. A game shows up here when its table lets everybody watch.
watch-bar = Watching
watch-late = { $minutes } min late
watch-late-none = live
watch-late-end = after the end
watch-ends-in = It is over; you see the end in { $time }.
watch-over = It is over
watch-as-of = As of { $time }
watch-after-end-title = You see this game when it is over
watch-after-end-help = Its table has chosen that. Leave this page open: the game appears by itself.
watch-not-begun-title = This game has not begun
watch-not-begun-help = A seat is still free. Leave this page open: the game appears by itself.
watch-closed-title = This game may not be watched
watch-closed-help = Its table plays without watchers. If you have a seat there, open it with the browser in which you took it.
watch-gone-title = There is no such game here
watch-gone-help = The link is not complete, or the game is on another server.
watch-others = Games to watch
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
watch-setting-up = The armies are being placed
watch-rematch = Watch the rematch
start-watching = Who may watch?
start-watching-nobody = Nobody
start-watching-link = By link
start-watching-everybody = Everyone
start-watching-nobody-help = Only those at the table see the game.
start-watching-link-help = The table has a link to give away. Watchers see only what everybody at the table may know.
start-watching-everybody-help = The game stands in the list of this server. Watchers see only what everybody at the table may know.
start-delay = How late do they see it?
start-delay-short = 3 minutes, 5 moves
start-delay-long = 15 minutes, 15 moves
start-delay-end = After the end
start-delay-none = At once
start-delay-help = So nobody who watches can help a player in time.
start-delay-none-help = Whoever takes a seat is told, and agrees to it by sitting down.
share-ask = Let others see this game
share-own = Others may see this game, once everybody agrees. Press to take it back.
error-match-not-shared = The players do not show this game, or not all of it.
watch-empty-go = Look at a finished game
watch-side = Side by side
watch-side-choose = Which game is shown
watch-side-game = Game { $number }
watch-applaud = Applaud
watch-applaud-sent = You applauded
watch-applaud-late = Too late to applaud
watch-applaud-help = The players learn after the end how many have applauded.
watch-applauded = { $count ->
    [one] One person who watched applauded
   *[other] { $count } people who watched applauded
  }
watch-named = Who watches
settings-watch-name = Show my name when I watch
settings-watch-name-help = Only the players at that table see it. Without this they see a number.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: not yet
guess-press = Choose the place: { $seat }.
guess-known = { $count ->
    [one] You guessed { $right } of one.
   *[other] You guessed { $right } of { $count }.
  }
guess-unknown = Those who played have not shown what was hidden.
