## Tournaments: the list

tour-title = Tournaments
tour-intro = Many games, one table. People and computers meet, and each win counts.
tour-running = Now
tour-coming = Coming
tour-finished = Finished
tour-empty = No tournament is announced just now.
tour-empty-help = Announce one: computers come too, so two people are enough.
tour-failed = The list of tournaments did not come.
tour-away = { $minutes ->
    [0] No connection. This is less than a minute old.
    [one] No connection. This is { $minutes } minute old.
   *[other] No connection. This is { $minutes } minutes old.
 }
tour-joined = { $count ->
    [0] Nobody has joined yet
    [one] { $count } has joined
   *[other] { $count } have joined
 }
tour-playing = { $count ->
    [one] { $count } plays
   *[other] { $count } play
 }
tour-played = { $count ->
    [one] { $count } has played
   *[other] { $count } have played
 }
tour-starts-in = Starts in { $time }
tour-starts-on = Starts on { $time }
tour-starts-now = Starts now
tour-starts-by-hand = Starts when its host says so
tour-ends-in = Ends in { $time }
tour-round-of = Round { $round } of { $count }
tour-round = Round { $round }
tour-won-by = { $who } has won
tour-over = It is over
tour-off = Called off
terms-span-minutes = { $minutes } min
terms-span-hours = { $hours } h
terms-span-days = { $days } d
terms-soon = in { $time }
tour-row-more = many games, one winner
tour-row-now = now
tour-announce = Announce a tournament
tour-announce-nobody = On this server only its host announces tournaments.
tour-join-label = Join: { $name }

## How opponents are found

tour-system-arena = Arena
tour-system-arena-help = Whoever is free meets somebody near their place, until time is up. One may come and go.
tour-system-swiss = Swiss
tour-system-swiss-help = In each round those with equal points meet, and nobody meets twice.
tour-system-round-robin = Everybody meets everybody
tour-system-round-robin-help = The fairest way for a few, and good for games that take days.
tour-lead-arena = { $count ->
    [one] { $count } plays, { $kinds }. You may join until ten minutes before the end.
   *[other] { $count } play, { $kinds }. You may join until ten minutes before the end.
 }
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = all of them people
tour-kinds-computers = all of them computers
tour-kinds-both = people and computers

## The form

tour-new-intro = Say what is played and how; whoever has a name may join.
tour-name = What is it called?
tour-name-proposal = { $day } { $system ->
    [arena] arena
    [swiss] Swiss
   *[other] round
 }
tour-box = What is played?
tour-system = Who meets whom?
tour-minutes = How long does it last?
tour-minutes-choice = { $minutes } min
tour-minutes-help = A game that is still going on at the end is played out and counts.
tour-rounds = How many rounds?
tour-rounds-auto = As many as it needs
tour-rounds-help = As many as it takes until one at most has won all: three for eight players.
tour-rounds-choice = { $rounds }
tour-double = How often does everybody meet?
tour-double-no = Once
tour-double-yes = Twice
tour-double-help = Twice: then each plays both sides.
tour-start = When does it start?
tour-start-in = In { $time }
tour-start-at = At a set time
tour-start-hand = When I say so
tour-start-when = Day and time
tour-start-help = If too few have come by then, it is called off.
tour-start-fill-help = If too few have come by then, computers take the missing places.
tour-start-past = This time has passed. Choose a later one.
tour-computers = Which computers come too?
tour-computers-help = Computers play as players and are marked. Choose none, and people are among themselves.
tour-fill = Computers take missing places
tour-fill-help = Only as many as it takes to begin.
tour-club = Who may join?
tour-club-all = Everybody with a name
tour-club-help = Only members of the club see it and may join.
tour-description = A word to those who come
tour-description-help = May stay empty.
tour-needs-name = Whoever announces a tournament needs a name.
tour-go = Announce it
tour-going = One moment…
tour-plan-arena = { $variant }, { $clock }. An arena of { $minutes } min, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. Swiss, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Everybody meets everybody, { $counts }.
tour-plan-computers = { $count ->
    [one] { $count } computer plays.
   *[other] { $count } computers play.
 }

## The page of one: what comes next

tour-place = { $place ->
    [1] You are first
    [2] You are second
    [3] You are third
    [4] You are fourth
    [5] You are fifth
    [6] You are sixth
    [7] You are seventh
    [8] You are eighth
    [9] You are ninth
    [10] You are tenth
   *[other] You are number { $place }
 }
tour-place-end = { $place ->
    [1] You have won
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
    [6] You came sixth
    [7] You came seventh
    [8] You came eighth
    [9] You came ninth
    [10] You came tenth
   *[other] You came in at number { $place }
 }
tour-you-play = You take part
tour-next-table = Your table is ready
tour-next-against = against { $who }
tour-next-soon = Next game soon, against somebody near your place.
tour-next-minute = { $minutes ->
    [one] Next game in about a minute, against somebody near your place.
   *[other] Next game in about { $minutes } minutes, against somebody near your place.
 }
tour-next-alone = Nobody else is free just now. You wait until the next game ends.
tour-next-round = Your game is over. The next round begins when all games are over.
tour-next-rest = You have no game in this round.
tour-next-pause = You take a break. Your points stay.
tour-next-left = You have left. Your points stay.
tour-next-start = It begins by itself; a horn calls you to the table.
tour-next-start-hand = It begins when its host says so; a horn calls you to the table.
tour-next-last = Time is up. The last games are still being played.
tour-next-missing = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
 }
tour-next-fill = Computers may fill the seats.
tour-next-no-fill = Without them it is called off.
tour-may-join = You may join
tour-may-join-help = You play whoever is near your place, as often as you like.
tour-may-join-rounds-help = Your games come round by round.
tour-watch-only = You watch
tour-bar-too-late = It is too late to join.
tour-bar-full = All places are taken.
tour-bar-members-only = Only members of its club may join.
tour-bar-needs-name = To join you need a name.
tour-go-table = Go to the table
tour-go-table-time = The clock starts in { $seconds } s at the soonest.
tour-join = Join
tour-leave = Leave
tour-pause = Take a break
tour-pause-after = Break after this game
tour-pause-not = No break after this game
tour-resume = Play on
tour-host-start = Start it now
tour-host-cancel = Call it off
tour-host-cancel-sure = Call it off for everybody?
tour-host-cancel-keep = No, keep it
tour-host-cancel-yes = Yes, call it off
tour-copy = Copy the link
tour-cancelled-too-few = It was called off: too few had come.
tour-cancelled-host = Its host has called it off.
tour-unknown-title = There is no such tournament
tour-unknown-help = The link is not complete, it belongs to a club, or it is on another server.
tour-all = All tournaments

## The page of one: standings

tour-standings = Standings
tour-entrants = Who plays
tour-column-rank = #
tour-column-rank-name = Place
tour-column-who = Who
tour-column-last = Last five
tour-column-games = Games
tour-column-now = Now
tour-column-points = Points
tour-you = { $who }, you
tour-computer = { $who }, computer
tour-guest = somebody without a name
tour-now-waits = waits
tour-now-plays = at the table
tour-now-rests = no game
tour-now-paused = takes a break
tour-now-left = has left
tour-streak = { $count } wins in a row: the next win counts twice
tour-result-won = Won against { $who }
tour-result-drawn = Drawn with { $who }
tour-result-lost = Lost to { $who }
tour-result-bye = No opponent in this round: counts as won
tour-result-open = Not played yet
tour-no-games = No game has ended yet
tour-tie-break = { $kind ->
    [buchholz] Opponents
    [sonneborn-berger] Beaten
    [direct] Direct
   *[other] Wins
 }
tour-tie-break-help = { $kind ->
    [buchholz] The points of all opponents together
    [sonneborn-berger] The points of beaten opponents together, and half of those drawn with
    [direct] Points against those with equal points
   *[other] Games won
 }
tour-said-place = Place { $place } of { $count }, points: { $points }.
tour-said-lead = { $who } leads with { $points } points.

## The page of one: time, tables, the end

tour-time-starts = Starts in
tour-time-ends = Ends in
tour-time-round = Round
tour-time-over = Over
tour-time-off = Called off
tour-time-of = { $round } of { $count }
tour-time-hand = When its host says so
tour-time-now = Begins now
tour-time-last = The last games
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = A win counts 1, a draw ½; the third win in a row counts double.
tour-counts-rounds = A win counts 1, a draw ½.
tour-about = About this tournament
tour-hosted = Announced by { $who }.
tour-first-table = First table
tour-no-table = No game goes on just now.
tour-tables = Tables
tour-tables-count = { $count ->
    [one] { $count } game goes on
   *[other] { $count } games go on
 }
tour-tables-look = How tables are shown
tour-tables-list = List
tour-tables-two = Two boards
tour-tables-four = Four boards
tour-watch = Watch
tour-watch-label = Watch { $who }
tour-podium = The first three
tour-podium-place = { $place ->
    [1] First
    [2] Second
   *[other] Third
 }
tour-best = The game of the best two
tour-best-see = See it again
tour-results = Results
tour-results-txt = As a table
tour-results-trf = For other programs
tour-called = Your table is ready, against { $who }.
tour-called-alone = Your table is ready.
tour-back = { $name }: { $place }.
tour-back-go = To the tournament

## Clubs

club-title = Clubs
club-intro = People who play together: their own tournaments, one link to join.
club-mine = Your clubs
club-none = You are in no club yet.
club-none-help = Found one and send its link to those you like to play with. With the link of another club you can join that one.
club-found = Found a club
club-name = What is it called?
club-description = What is it for?
club-who-sees = Who sees it?
club-open = Everybody
club-closed = Members only
club-open-help = Everybody sees members and tournaments; only the link lets somebody join.
club-closed-help = Only members see who is in it and what is played.
club-go = Found it
club-needs-name = Members of a club have a name.
club-members = Members
club-members-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
 }
club-tournaments = Tournaments
club-no-tournaments = No tournament yet.
club-announce = Announce one
club-founder = founder
club-since = since { $day }
club-unrated = no rated game yet
club-join = Join the club
club-join-title = You are invited
club-join-help = In the club { $name } people play together. As a member you may join its tournaments.
club-leave = Leave the club
club-leave-sure = Leave this club? You need its link to come back.
club-leave-last = Nobody else is in it: it ends with you.
club-leave-founder = Leave this club? Whoever has been in it longest takes your place.
club-keep = No, stay
club-link = The link
club-link-help = Whoever has it may join.
club-link-new = Make a new link
club-link-new-help = The link before opens nothing any more.
club-link-copy = Copy the link
club-link-make = Make a link
club-hand-over = Hand over
club-remove = Remove
club-hand-over-sure = Hand the club over to { $who }?
club-remove-sure = Remove { $who }? The link of the club ends, too. Make a new one afterwards.
club-sure-yes = Yes
club-sure-no = No
club-member-acts = Choices for { $who }
club-closed-title = This club is for its members
club-closed-text = Ask a member for the link.
club-unknown-title = There is no such club
club-unknown-help = The link is not complete, or the club is on another server.
club-failed = The list of clubs did not come.
