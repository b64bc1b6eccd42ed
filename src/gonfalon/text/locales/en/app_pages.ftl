# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = A game of { $variant }
start-change-box = Another box
start-opponent = Who sits opposite?
start-opponent-computer = The computer
start-opponent-computer-help = From a beginner to the best we have.
start-opponent-link = A friend
start-opponent-link-help = You get a link to send. It opens the other seat, once.
start-opponent-screen = Both here
start-opponent-screen-help = The board is covered when the turn passes.
start-level = How strong?
start-players = Or with a style of its own
start-fitting = The one that suits me
start-fitting-help = Follows your results, so that you win about half of your games. Now: { $computer }.
start-seat = Your seat
start-seat-screen = Every seat plays on this screen.
start-seat-lot = At random
start-preset = Played as
start-more = More choices
start-more-lot = side at random
start-advanced-changed = { $count ->
    [0] as in the box
    [one] { $count } thing changed
   *[other] { $count } things changed
 }
start-reset = As in the box
start-group-other = Other rules
start-go = Start the game

## Presets

preset-standard = The box
preset-standard-help = The rules as this box has them.

## The friend's link

invite-title = Send this link to your friend
invite-help = Whoever opens it takes the other seat; it works once. Nothing else is needed, no sign-up.
invite-link = Link for your friend
invite-copy = Copy the link
invite-copied = The link is copied.
invite-network = It opens on every device on your network, such as the same Wi-Fi.
invite-share = Share…
invite-share-text = Let us play { $variant }
invite-qr = The same link to scan with a phone
invite-qr-label = QR code of the link
invite-meanwhile = Go to the table meanwhile
invite-bar = The other seat is still free.

## Joining

join-title = You are invited
join-help = Somebody waits for you at the table. Take the seat; no sign-up.
join-go = Take the seat
join-going = Sitting down…
join-own-title = This is your own invitation
join-own-help = You sit at this table already. Send the link to your friend, or go to the game.
join-own-go = Go to the game
join-broken-title = This link is not complete
join-broken-help = The part after the # is missing. Ask your friend to send the whole link again.
join-used-title = This invitation is used
join-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }

## A game's page

match-no-seat-title = No seat of yours here
match-no-seat-help = This browser holds no seat at this game. If you play it on another device, go on there; if a friend invited you, open the link you were sent.
match-gone-title = This game is not here
match-gone-help = The address may be cut off, or the game was played on another server.
match-expired-title = This game is not kept any more
match-expired-help = Games that nobody begins end by themselves after some days. The host may also keep old games for a limited time.
match-auth-title = This seat cannot be opened
match-auth-help = The server does not know this browser’s key to the seat. It may belong to another server.
match-away-help = We keep trying. Nothing of your game is lost: every move that was confirmed is kept.
match-forget = Take it off my list

## My games

games-title = My games
games-intro = Kept in this browser. Close the tab whenever you like.
games-empty-title = Nothing on the table yet
games-empty-help = Games you start or join are found here again, even after you close the tab.
games-empty-go = Choose a box
games-now = Your turn
games-going = Under way
games-done = Finished
games-away-since = No connection to the server. This list is as of { $when }; a table opens when the server answers again.
games-away = No connection to the server. A table opens when it answers again.
games-more = Show { $count } more of { $rest }
games-none = No game fits this choice.
games-filter-state = Which games
games-filter-all = All
games-filter-going = Under way
games-filter-done = Finished
games-filter-box = Box
games-filter-box-any = All boxes
games-filter-opponent = Opponent
games-filter-opponent-any = All opponents
games-filter-clear = Show all games
games-order = Order
games-order-newest = Newest first
games-order-oldest = Oldest first
games-order-longest = Longest first

## Replay

replay-page-title = Replay
replay-back = Back to the game
replay-not-over-title = The game is still going on
replay-not-over-help = The replay opens when it is over.

## Settings

settings-title = Settings
settings-intro = They hold for this browser.
settings-language = Language
settings-theme = Light and dark
settings-theme-auto = as the device
settings-theme-light = parchment
settings-theme-dark = slate
settings-sound = Sound
settings-sound-help = Short and dry: a step, a clash, your turn.
settings-sound-off = off
settings-sound-soft = soft
settings-sound-normal = normal
settings-sound-loud = loud
settings-motion = Animation speed
settings-motion-help = How fast moves glide and events pass. With “still” nothing glides; so it is too where your device asks for less motion.
settings-motion-reduced = still
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-telling = Tell me when a game waits
settings-telling-help = A notification while this page is open but out of sight.
settings-telling-denied = Your browser has said no for this site. You can allow it in the browser’s settings for the site.
settings-telling-insecure = The connection to this page is not secure (no https), and browsers allow notifications only where it is.
settings-telling-missing = This browser has no notifications.
settings-quiet = Quiet hours
settings-quiet-from = from
settings-quiet-until = until
settings-quiet-help = Nothing is told in that time. The same hour twice means no quiet hours.
settings-page-keys = Keys on the pages
settings-page-keys-help = “/” leads to the shelf, P plays now, G leads to your games. At a table other keys work.
settings-page-keys-on = on
settings-page-keys-off = off

## About

about-title = About Gonfalon
about-what = A gonfalon is the banner an army follows. This is a home for games in which something stays hidden: play them in the browser, against the computer, against a friend or on one screen.
about-unofficial = It is an unofficial project and has no tie to the makers or publishers of the games. The names of the games belong to their owners and are used only to say which rules are played. Rules are restated in our own words; every drawing and every line of the program is ours.
about-privacy-title = What is kept
about-privacy = No sign-up, no cookies, no third party. Keys to your seats and your settings stay in this browser; the moves of a game stay on the server that runs it.
about-licence-title = Open
about-licence = The program is free software under the Apache License 2.0. Fonts: Alegreya and Source Sans 3, under the SIL Open Font License.

## When something is not there or fails

connection-blocked-title = No connection to the table
connection-blocked = The server answers, but something on the way blocks the standing connection that the game needs: a filter on your network or an add-on of the browser. We keep trying.
connection-busy = Too much came from your address at once. The page connects again by itself in a moment.
match-rules-loading = The server has the rules compiled for this computer. That takes about a minute, once; then the game begins by itself.

## Ratings

rating-why-casual = A casual game does not count.
rating-why-no-clock = A game without a clock does not count.
rating-why-own-rules = A game by your own rules does not count.
rating-why-helped = With hints, advice or undo a game does not count.
rating-why-restarted = The same deal played again does not count.
rating-why-nameless = Only games between players with names count.
rating-why-one-person = A game with the same person at two seats does not count.
rating-why-nobody = A game among computers does not count.
rating-why-unmeasured = This computer has no rating here, so the game does not count.
rating-why-changed-hands = A seat was taken over, so the game does not count.
rating-why-aborted = The game ended before everybody had played, so it does not count.
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Classical
speed-correspondence = Correspondence
speed-untimed = No clock
rating-title = Ratings
rating-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
rating-margin-help = 19 times in 20, the true strength is within the range.
rating-change = Your rating: { $before } → { $after } ({ $change })
start-rated = Does it count?
start-rated-yes = Rated
start-rated-no = Casual
start-rated-yes-help = The result changes the ratings of everybody who plays.
start-rated-no-help = The result changes no rating.
join-needs-name = This game is rated. Choose the name that the others will see.

## Lessons

learn-step = Step { $step } of { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Save as a picture
file-open = Open a file

## Things measured by games of the computer: set-ups, fortresses

measure-title = Against the computer
measure-level = Level
measure-start = Measure
measure-stop = Stop
measure-games = Games
measure-points = Points
measure-going = measuring
measure-interval = { $low } to { $high } %
