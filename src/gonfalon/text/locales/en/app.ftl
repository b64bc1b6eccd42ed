# The house around the games: home, the form before a game, links, "my games", rules, settings, errors.
#
# Arguments: $variant is the name of a variant from this file, $status what a game waits for, $opponent one of "computer", "link", "screen",
# $section a rule such as X-5.3, $count, $turns and $turn are numbers, $seat is the number of a seat, from 1.

## Everywhere

app-skip = Skip to the content
app-home = Gonfalon, home
app-nav = Main
app-nav-games = My games
app-nav-games-turn = { $count ->
    [one] My games, your turn in { $count }
   *[other] My games, your turn in { $count }
 }
app-nav-rules = Rules
app-nav-learn = Learn
app-nav-settings = Settings
app-about-line = Gonfalon is unofficial and has no tie to the makers of the games; their names belong to their owners. All that is drawn and written here is our own.
app-about = About
app-loading = One moment…
app-try-again = Try again
app-go-home = To the home page
app-copied = Copied
app-language = Language
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

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
start-level-1 = Beginner
start-level-1-help = Looks one move ahead, guesses little and forgets what it has seen.
start-level-2 = Learner
start-level-2-help = Forgets nothing, but still makes careless moves.
start-level-3 = Steady
start-level-3-help = Seldom errs and guards its flag, but does not look far ahead.
start-level-4 = Experienced
start-level-4-help = Knows how people set up, reads your moves and looks several ahead.
start-level-5 = Strong
start-level-5-help = Guesses better what stands where and takes a little longer over it.
start-level-6 = Very strong
start-level-6-help = Minds its own safety better and knows how to finish a game.
start-level-7 = Strongest
start-level-7-help = Weighs more possibilities: thinks for up to a second about every move.
start-players = Or with a style of its own
start-seat = Your seat
seat-name = Seat { $seat }
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
rule-link = The rule
start-default = in this box: { $value }
start-on = on
start-off = off
start-go = Start the game
start-going = Setting up…

## Presets

preset-standard = The box
preset-standard-help = The rules as this box has them.

## The friend's link

invite-title = Send this link to your friend
invite-help = Whoever opens it takes the other seat; it works once. Nothing else is needed, no sign-up.
invite-link = Link for your friend
invite-copy = Copy the link
invite-copied = The link is copied.
invite-copy-failed = Copying did not work here. Mark the link and copy it yourself.
invite-here-only = This link opens on this computer only. To let phones and other computers in your network open it, start Gonfalon with:
invite-network = It opens on every device in your network, such as the same Wi-Fi.
invite-share = Share…
invite-share-text = Let us play { $variant }
invite-qr = The same link to scan with a phone
invite-qr-label = QR code of the link
invite-meanwhile = Go to the table meanwhile
invite-bar = The other seat is still free.
invite-show = Show the link

## Joining

join-title = You are invited
join-help = Somebody waits for you at the table. Take the seat; no sign-up.
join-learning = This table is for learning: each side may ask the computer for help, from what it knows itself.
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
match-auth-title = This seat cannot be opened
match-auth-help = The server does not know this browser’s key to the seat. It may belong to another server.
match-away-title = The server does not answer
match-away-help = It is tried again by itself. Nothing of your game is lost: every move that was confirmed is kept.
match-forget = Take it off my list
match-rules-standard = as in the box

## My games

games-title = My games
games-intro = Kept in this browser. Close the tab whenever you like.
games-empty-title = Nothing on the table yet
games-empty-help = Games you start or join are found here again, even after you close the tab.
games-empty-go = Choose a box
games-now = Your turn
games-going = Under way
games-done = Finished
games-status-waiting = Waits for your friend to open the link
games-status-setup-yours = Set up your side
games-status-setup-theirs = The other side is setting up
games-status-yours = Your turn
games-status-theirs = The other side is to move
games-status-screen = Seat { $seat } to move
games-status-screen-setup = Set-up on one screen
games-won = Won
games-lost = Lost
games-drawn = Draw
games-over-screen = Seat { $seat } won
games-won-all = All won
games-lost-all = All lost
games-status-gone = Not on this server any more
games-status-away = The server does not answer just now
games-away-since = No connection to the server. This list is as of { $when }; a table opens when the server answers again.
games-away = No connection to the server. A table opens when it answers again.
games-opponent-computer = against the computer
games-opponent-link = with a friend
games-opponent-screen = on one screen
games-side = you hold seat { $seat }
games-turn = turn { $turn }
games-open = Open
games-open-label = Open { $variant }, { $status }
games-replay = Replay
games-replay-label = Replay of { $variant }
games-remove = Remove
games-remove-label = Remove { $variant } from this list
games-remove-question = Take this game off the list? This browser then has no key to its seat any more.
games-remove-yes = Take it off
games-remove-no = Keep it
games-shared = shown to others
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

## Rules

rules-title = Rules
rules-contents = Contents
rules-english-only = The rules stand here in English for now.
rules-numbered = Exact rules, in English
rules-numbered-help = Every case, with a number that can be cited:
rules-failed = The rules could not be loaded.
rules-page-glossary = Glossary

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
settings-motion-help = Moves glide and events take their time. Still, everything cuts, and so it does wherever the device asks for less motion.
settings-motion-reduced = still
settings-motion-slow = slow
settings-motion-normal = normal
settings-motion-fast = fast
settings-telling = Tell me when a game waits
settings-telling-help = A notification while this page is open but out of sight.
settings-telling-denied = Your browser has said no for this site. You can allow it in the browser's settings for the site.
settings-telling-insecure = This page came without a certificate (plain http), and browsers allow notifications only with one.
settings-telling-missing = This browser has no notifications.
settings-quiet = Quiet hours
settings-quiet-from = from
settings-quiet-until = until
settings-quiet-help = Nothing is told in that time. The same hour twice means no quiet hours.
news-turn = Your turn
news-turn-help = { $variant } waits for you.
settings-page-keys = Keys on the pages
settings-page-keys-help = “/” leads to the shelf, P plays now, G leads to your games. At a table other keys hold.
settings-page-keys-on = on
settings-page-keys-off = off

## About

about-title = About Gonfalon
about-what = A gonfalon is the banner an army follows. This is a home for games of hidden information: play them in the browser, against the computer, against a friend or on one screen.
about-unofficial = It is an unofficial project and has no tie to the makers or publishers of the games. The names of the games belong to their owners and are used only to say which rules are played. Rules are restated in our own words; every drawing and every line of the program is ours.
about-privacy-title = What is kept
about-privacy = No sign-up, no cookies, no third party. Keys to your seats and your settings stay in this browser; the moves of a game stay on the server that runs it.
about-licence-title = Open
about-licence = The program is free software under the Apache License 2.0. Fonts: Alegreya and Source Sans 3, under the SIL Open Font License.

## When something is not there or fails

notfound-title = Off the map
notfound-help = There is nothing at this address.

error-general = Something went wrong. Try again.
error-title = That did not work
error-server-away = The server does not answer. Check that it runs and that you are online, then try again.
error-server-failed = The server had a mishap. Try again in a moment.
error-request-failed = The server did not accept this.
error-request-invalid = The server did not understand this.
error-request-body = The server did not understand this.
error-request-game = The server does not know this game.
error-request-variant = The server does not know this variant.
error-request-player = The server does not know this computer player.
error-request-opponent = The server does not know this kind of opponent.
error-request-side = The server does not know this colour.
error-request-seats = The server does not know how to seat these players.
error-message-too-long = This is too long.
error-replay-view = The replay cannot be seen from there.
error-replay-mismatch = This record does not fit the rules it names. It cannot be shown.
error-view-leak = The game was stopped, because something went wrong in it. Nothing that was hidden has been shown.
error-notation-invalid = The server did not understand this move.
error-action-illegal = The rules do not allow this now.
error-action-not-your-turn = It is not your turn.
error-action-game-over = The game is over.
error-action-stale = The game has gone on meanwhile. Look again, then choose.
error-http = The server did not accept this.
error-storage-failed = The server could not keep this. Nothing has changed; try again.
error-storage-conflict = Somebody was quicker. Look again, then try once more.
error-match-unknown = There is no such game on this server.
error-match-token = The key to this seat is not valid.
error-match-invite = This invitation is not valid any more. Somebody may have used it already; ask for a new game.
error-match-running = That is shown only when the game is over.
error-match-seat-held = Somebody sits at this seat: only they may give it away.
error-match-seat-not-now = This seat cannot change hands like that now.
error-match-seat-waits = Whoever sits at this seat has only just left. The others may decide over it when the table stops waiting for them.
error-match-one-seat = You sit at this table already. This invitation is for somebody else.
error-match-needs-name = A rated game is for players with names. Take a name first.
error-match-not-rated = This game cannot be rated. It needs a clock, the rules of the box, no help, and opponents with a name or a rating.
error-match-too-late = Too late: this seat is not free any more.
error-match-no-rematch = Nobody has asked for another game here yet.
error-seats-busy = Too many pages follow the open seats. The list still comes from time to time.
error-seats-too-many = Too many seats of yours wait already. Take one back first.
error-club-full = This club has as many members as it may.
error-club-invite = This invitation is not right any more. Ask for a new link.
error-club-not-yours = Only the founder of the club may do this.
error-club-too-many = You have as many clubs as one person may. Leave one first.
error-club-unknown = There is no such club on this server.
error-tournament-full = All places of this tournament are taken.
error-tournament-needs-name = Tournaments are for players with names. Take a name first.
error-tournament-nobody = Only the host of this server announces tournaments.
error-tournament-not-now = This cannot be done now.
error-tournament-not-yours = You may not do this in this tournament.
error-tournament-too-late = It is too late to join this tournament.
error-tournament-too-many = Too many tournaments are announced. Let one end first.
error-tournament-unknown = There is no such tournament on this server.
error-match-no-odds = This table tells no odds.
error-match-no-hints = This table gives no hints.
error-match-no-decision = There is nothing to answer now.
error-odds-busy = Too many ask for odds. Try again in a few seconds.
error-hints-busy = Too many ask for hints. Try again in a few seconds.
error-ruleset-invalid = These settings do not go together. Change the last one back, or take the box as it is.
connection-blocked-title = The line to the table does not open
connection-blocked = The server answers, but something on the way forbids WebSockets: a proxy, a firewall or an extension of the browser. The game needs them. Trying again by itself.
error-connection-closed = The page was closed before the answer came.

## Ratings

rating-new = new
rating-provisional = Provisional: few games so far
rating-why-casual = A casual game does not count.
rating-why-no-clock = A game without a clock does not count.
rating-why-own-rules = Your own rules do not count.
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

learn-link = Learn in one guided round
learn-step = Step { $step } of { $total }
learn-leave = Leave the lesson
