## The form before a game

home-others = More games
start-level-0 = At random

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
error-chat = This text was not passed on.
error-chat-closed = Nobody can read free text at this table.
error-chat-empty = Nothing was written.
error-chat-refused = The host of this server does not allow these words.
error-chat-too-long = A text has 200 characters at most.
error-chat-too-often = Five texts in 20 seconds are enough. Wait a moment.

## Games to watch

plain-turn = Turn { $turn }

## Who plays, and how a table is

plain-computer = Computer: { $level }
plain-computer-random = Computer, moves at random
join-learning = This table is for learning: each side may ask the computer for help, from what it knows itself.
start-watching = Who may watch?
news-some-game = A game
