## The form before a game

home-others = More games
start-opponent-random-help = It moves at random.
start-count = How many seats?
start-seats = Who sits where?
start-level-0 = At random
start-lot = Draw the seats at random
start-lot-help = Who sits where is drawn when the game is set up.
start-need-person = One seat at least must be yours or that of a guest.
start-learning = For learning
start-learning-help = Each seat may ask what comes of its answers: the computer plays on from what that seat knows.
start-learning-hints-help = Each seat may ask the computer for a hint. It is drawn from what that seat knows.

## My games

games-you = you: { $seats }
games-you-all = all seats on this screen
games-with-computers = { $count ->
    [one] with the computer
   *[other] with { $count } computers
 }
games-with-people = { $count ->
    [one] with one more person
   *[other] with { $count } more people
 }
games-status-waits = Waits for { $seats }
games-status-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
 }
games-status-act = To act: { $seats }
games-seats-won = { $seats } won

## Errors

error-action-faulty = This is not complete or breaks a rule.

## The clocks: what they show, what is said of them, and how one is chosen.

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
error-chat = This text was not passed on.
error-chat-closed = Nobody can read free text at this table.
error-chat-empty = Nothing was written.
error-chat-refused = The host of this server does not allow these words.
error-chat-too-long = A text has 200 characters at most.
error-chat-too-often = Five texts in 20 seconds are enough. Wait a moment.
