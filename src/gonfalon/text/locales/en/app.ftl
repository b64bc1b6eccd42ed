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

player-first_game = First game
player-first_game-help = Makes most of its moves without looking, forgets quickly and never guesses: made to be beaten.
player-first_week = First week
player-first_week-help = Sees what stands in front of it, forgets quickly and never guesses.
player-first_month = First month
player-first_month-help = Knows the rules of thumb, but still moves without looking now and then.
player-newcomer = Newcomer
player-newcomer-help = Plays as a person does in the first games. By it we measure the gentle computers.
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
seat-name = Seat { $seat }
rule-link = The rule
start-default = in this box: { $value }
start-on = on
start-off = off
start-going = Setting up…

## The friend's link

invite-copy-failed = Copying did not work here. Mark the link and copy it yourself.
invite-here-only = This link opens on this computer only. To let phones and other computers on your network open it, start Gonfalon with:
invite-show = Show the link

## A game's page

match-away-title = The server does not answer
match-rules-standard = as in the box

## My games

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
games-remove-question = Take this game off the list? This browser then no longer has the key to your seat.
games-remove-yes = Take it off
games-remove-no = Keep it
games-shared = shown to others

## Settings

news-turn = Your turn
news-turn-help = { $variant } waits for you.

## When something is not there or fails

notfound-title = Off the map
notfound-help = There is nothing at this address.
error-general = Something went wrong. Try again.
error-title = That did not work
error-server-away = The server does not answer. Check that it runs and that you are online, then try again.
error-server-failed = The server has stumbled. Try again in a moment.
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
error-storage-failed = The server could not save this. Nothing has changed; try again.
error-storage-conflict = Somebody was quicker. Look again, then try once more.
error-match-unknown = There is no such game on this server.
error-match-token = The key to this seat is not valid.
error-match-invite = This invitation does not work any more. Somebody may have used it already; ask for a new game.
error-match-running = That is shown only when the game is over.
error-match-seat-held = Somebody sits at this seat: only they may give it away.
error-match-seat-not-now = This seat cannot change hands like that now.
error-match-seat-waits = Whoever sits at this seat has only just left. The others may decide about it when the table stops waiting.
error-match-one-seat = You sit at this table already. This invitation is for somebody else.
error-match-needs-name = A rated game is for players with names. Take a name first.
error-match-not-rated = This game cannot be rated. It needs a clock, the rules of the box, no help, and opponents with a name or a rating.
error-match-pledge = This table was prepared too long ago. Please try again.
error-match-too-late = Too late: this seat is not free any more.
error-match-no-rematch = Nobody has asked for another game here yet.
error-match-expired = This game was never begun, or this server keeps it no longer.
error-seats-busy = Too many pages follow the open seats. The list still comes from time to time.
error-seats-too-many = Too many seats of yours wait already. Take one back first.
error-club-full = This club is full.
error-club-invite = This invitation does not work any more. Ask for a new link.
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
error-match-no-odds = At this table no odds are shown.
error-match-no-coach = There is no coach for this game.
error-match-no-hints = There are no hints at this table.
error-match-no-decision = There is nothing to answer now.
error-work = The computer could not finish this. Try again later.
error-ruleset-invalid = These settings do not go together. Change the last one back, or take the box as it is.
error-limit-too-many = Too much at once: { $what }. Try again in { $time }.
limit-time-seconds = { $count } s
limit-time-minutes = { $count } min
limit-tables = new games
limit-joins = invitations and seats
limit-sockets = connections
limit-messages = messages
limit-streams = pages that follow along
limit-thinking = help from the computer
limit-measurements = measurements
limit-coach = reports of the coach
limit-pictures = pictures
limit-summaries = lists of games
limit-reads = finished games looked at
limit-looks = pages and lists looked at
limit-wrong-keys = keys that open nothing
limit-names = changes of name
limit-codes = new codes
limit-code-tries = codes tried
limit-passkeys = passkeys
limit-push = requests for notices
limit-challenges = challenges
limit-announcements = new tournaments and clubs
limit-waiting = hints, odds, measurements, reports and pictures that wait
limit-waiting-table = hints and odds that wait at this table
error-connection-closed = The page was closed before the answer came.

## Ratings

rating-new = new
rating-provisional = Provisional: few games so far
