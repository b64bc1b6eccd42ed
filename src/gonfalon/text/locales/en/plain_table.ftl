## The page

plain-part = { $name }: { $value }
plain-part-seat = Seat
plain-yes = yes
plain-no = no
plain-none = –
plain-title-yours = Your turn – { $variant }
plain-reconnecting = The connection is gone. We keep trying; nothing is lost.
plain-yours = Your turn
plain-waiting = { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $seats }.
 }
plain-each = Asked as well: { $seats }.
plain-any = One answer does for all: yours, or that of { $seats }.
plain-pass = Pass
plain-keys = Keys: 1 to 9 choose, P passes, arrows go from button to button.
plain-action = Your action in words
plain-action-help = “Random” writes one that is allowed; change it as you like. Enter sends it.
plain-send = Send
plain-random = Random
plain-seen = On the table
plain-log = What has happened
plain-log-empty = Nothing yet.
plain-log-partial = What came before is told by the replay.
plain-not-begun = The table is set
plain-not-begun-help = The game begins when every seat is taken. Free: { $seats }.

## Who sits there

plain-seats = Seats
plain-owes = to act
plain-open = not taken yet
plain-you = you
plain-person = here
plain-away = away
plain-stand-in = away; the computer plays on ({ $level })
plain-lent = you; the computer plays for you ({ $level })
plain-offered = invited by link
plain-seat-fill = The computer takes this seat
plain-seat-take-over = The computer takes over
plain-seat-lend = Let the computer play for me
plain-seat-back = Take my seat back
plain-seat-link = A person instead: make a link
plain-seat-give-away = Give my seat away: make a link
plain-seat-level = Strength of the computer at { $seat }
plain-seat-link-for = Link for { $seat }
plain-lent-strip = The computer plays this seat for you.
plain-awaited-computer = { $seat } (the computer)
plain-awaited-away = { $seat } (away)
plain-awaited-you = { $seat } (you)
plain-absent-waits = Somebody who is away is waited for { $seconds } s.
plain-nothing-to-play = You have nothing to play here.

## Several hands at one screen

plain-hands = Seats at this screen
plain-covers = Cover the table between turns
plain-cover-title = Pass the device to { $seat }
plain-cover-help = The table is covered until { $seat } looks.
plain-cover-told = What everybody has heard
plain-cover-look = Look as { $seat }
plain-cover-never = I play all of these seats: never cover

## Beside the rules

plain-acts = More you can do
plain-act-resign = Resign
plain-act-concede = Give up the game
plain-act-draw-offer = Offer a draw
plain-act-draw-accept = Accept the draw
plain-act-draw-decline = Play on
plain-act-unready = Take the answer back
plain-act-claim-win = Claim the win
plain-act-undo = Go back
plain-act-undo-last = Undo the last action
plain-act-undo-to = Go back further…
plain-act-restart = Start again, same deal
plain-act-restart-new = Start again, new deal
plain-act-agree = Agree
plain-act-refuse = Refuse
plain-practice = Practice: this game begins from a moment of another one and does not count.
plain-practice-short = Practice: does not count
plain-act-rematch = Once more
plain-ask-resign = Give this game up? The other side wins.
plain-ask-concede = Give this game up together? It is over when most of the people at the table agree.
plain-ask-no = Play on
plain-undo-before = { $number }, before: { $what }
plain-undo-to = back to before step { $number } ({ $what })
plain-draw-yours = Your draw offer stands.
plain-draw-theirs = { $seat } offers a draw.
plain-proposed = { $seat } proposes: { $act }
plain-agreed = Agreed: { $seats }.
plain-agree-missing = Still asked: { $seats }.
plain-against = Against: { $seats }.
plain-vote = { $needed } of { $count } votes decide.
plain-event-resigned = { $seat } gave up.
plain-event-draw_offered = { $seat } offered a draw.
plain-event-draw_agreed = { $seat } accepted the draw.
plain-event-draw_declined = { $seat } declined the draw.
plain-event-unready = { $seat } took an answer back.
plain-event-abandoned = { $seat } claimed the win.
plain-event-rematch = { $seat } set up the next game.
plain-event-proposed = { $seat } proposed: { $act }
plain-event-agreed = { $seat } agreed.
plain-event-refused = { $seat } refused.
plain-event-conceded = The game was given up.
plain-event-undone = Some steps were taken back.
plain-event-restarted = The game began again.
plain-event-said = { $seat } says: { $text }
plain-event-signalled = { $seat } signals: { $text }
plain-event-end = The game is over.

## The end

plain-over = The game is over
plain-won = You won
plain-lost = You lost
plain-drawn = Draw
plain-won-together = { $count ->
    [one] Won
   *[other] Won together
 }
plain-lost-together = { $count ->
    [one] Lost
   *[other] Lost together
 }
plain-seats-won = { $count ->
    [one] { $seats } won
   *[other] { $seats } won
 }
plain-end-resigned = { $who ->
    [winner] The other side gave up.
    [loser] You gave up.
   *[other] The other side gave up against { $winner }.
 }
plain-end-draw_agreed = A draw was agreed.
plain-end-abandoned = { $who ->
    [winner] The other side did not come back.
    [loser] You were away for too long.
   *[other] Nobody came back against { $winner }.
 }
plain-end-conceded = The game was given up.
plain-rematch-open = Go to the next game

## Replay

plain-replay = Replay
plain-replay-of = Replay: { $variant }
plain-replay-failed = The replay could not be loaded.
plain-record = Save the record
fair-title = Fair dealing
fair-proven = Checked in this browser: what was hidden was fixed before the first act and never changed.
fair-changed = This record is not what your browser was shown during play. Save both files and show them to the host.
fair-unknown = This page cannot check it here. Save both files and check them with gonfalon verify.
fair-none = Your browser holds no seals of this game, so it proves nothing here.
fair-own-part = This browser helped to shuffle, so the server alone did not pick the deal.
fair-no-part = This browser did not help to shuffle.
fair-not-proven = Not proven: who looked. A server can read what it keeps. The program gonfalon verify also checks that the deal follows from the shuffling.
fair-notes = Save the seals
plain-link = Copy a link to this moment
plain-view = Seen as
plain-view-all = everything open
plain-view-public = everybody saw it
plain-view-seat = { $seat } saw it
plain-first = To the beginning
plain-previous = Back
plain-play = Play
plain-pause = Pause
plain-next = On
plain-last = To the end
plain-frame = Moment
plain-frame-of = { $number } of { $total }
plain-frame-start = The beginning.
plain-frame-unheard = Something happened that cannot be seen from here.

## The form before a game

start-plan-label = { $seat }: who plays
start-plan-own = me, on this screen
start-plan-link = somebody, by a link of their own
start-plan-open = whoever comes, by the common link
start-plan-computer = the computer
start-plan-level = { $seat }: strength of the computer
start-brings = { $seat }: { $kind }
start-brings-any = the game’s own
start-brings-own = a text of my own…
start-brings-text = As text
start-brings-help = Take the game’s own, or write a text such as { $example }.
start-absent = When somebody is away
start-absent-help = Whoever comes back has the seat again.
start-absent-wait = How long to wait
start-absent-then = What happens then
start-absent-never = wait for ever
start-absent-after = go on after { $minutes } min
start-absent-passes = their turn passes
start-absent-computer = the computer plays for them ({ $level })

## Invitations

invite-many-title = Send these links
invite-many-help = Each opens one seat, once. Nothing else is needed, no sign-up.
invite-for-seat = For { $seat }
invite-for-any = { $count ->
    [one] For the free seat
   *[other] For { $count } free seats: whoever comes first
 }
invite-code = QR code
invite-go-on = Go to the table
join-brings = { $kind } you bring

## Words of manners, in every game

courtesy-open = Signal
courtesy-title = A word to the others
courtesy-quoted = “{ $words }”
courtesy-line = { $seat }: “{ $words }”
courtesy-mute = Hide what others say
courtesy-enough = That was enough for now: three in ten turns.
courtesy-close = Close
manners-good-luck = Good luck
manners-well-played = Well played
manners-one-moment = One moment
manners-thank-you = Thank you
manners-must-go = I must go
notes-open = Notes
notes-help = Your notes for this game. They stay in this browser; nobody else sees them.
notes-not-kept = This browser keeps nothing: the notes are gone when you close the pad.

## The clocks: what they show, what is said of them, and how one is chosen.

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
start-clock = Clock
start-clock-none = None
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 day a move
start-clock-other = Other…
start-clock-none-help = Nobody is hurried.
start-clock-game-help = { $minutes } minutes for the game and { $increment } seconds more for each move.
start-clock-day-help = One day for each move. Only after that is the game lost.
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
plain-act-claim-draw = Call it a draw
plain-event-called_draw = { $seat } called it a draw.
plain-end-called_draw = One side stayed away, and it was called a draw.
plain-event-closed = The host of the server closed the table.
plain-end-closed = The host of the server closed the table. Nobody wins.

## The form before a game

start-opponent-random-help = It moves at random.
start-count = How many seats?
start-seats = Who sits where?
start-lot = Draw the seats at random
start-lot-help = Chance decides who sits where when the game is set up.
start-need-person = One seat at least must be yours or that of a guest.
start-learning = For learning
start-learning-help = Each seat may ask what comes of its answers: the computer plays on from what that seat knows.
start-learning-hints-help = Each seat may ask the computer for a hint. It rests on what that seat knows.

## My games

games-seats-won = { $seats } won

## Free text at the table

chat-title = Free text
chat-log = What you have written to each other
chat-empty = Nothing has been written since this page was opened.
chat-you = You
chat-other = Your opponent
chat-label = Write to your opponent
chat-send = Send
chat-mute = Mute the free text
chat-unmute = Show the free text
chat-unread =
    { $count ->
        [one] Signal, { $count } new text
       *[other] Signal, { $count } new texts
    }
chat-help = The server passes it on and keeps nothing. There is nothing for the host to read, and watchers do not see it. 200 characters, five texts in 20 seconds.

## Hints

hint-title = Hint
hint-thinking = The computer is thinking …
hint-longer = A first look. The computer looks longer …
hint-none = There is nothing to decide now.

## Through the changes

steps-undo = Undo
steps-redo = Redo
