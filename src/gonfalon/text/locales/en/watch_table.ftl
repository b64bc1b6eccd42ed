# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Watching
watch-after-end-title = You see this game when it is over
watch-after-end-help = Its table has chosen that. Leave this page open: the game appears by itself.
watch-not-begun-title = This game has not begun
watch-not-begun-help = A seat is still free. Leave this page open: the game appears by itself.
watch-closed-help = Its table plays without watchers. If you have a seat there, open it with the browser in which you took it.
watch-gone-help = The link is not complete, or the game is on another server.
watch-others = Games to watch
watch-setting-up = The armies are being placed
watch-rematch = Watch the rematch
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
share-ask = Show this game
share-own = Everybody who has its address may see this game.
watch-applaud = Applaud
watch-applaud-sent = You applauded
watch-applaud-late = Too late to applaud
watch-applaud-help = The players learn after the end how many have applauded.
watch-applauded = { $count ->
    [one] One person who watched applauded
   *[other] { $count } people who watched applauded
  }
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
