## What a piece can do, one line each, shown beside its name

piece-flag-help = Cannot move. Whoever takes it wins.
piece-bomb-help = Cannot move. Destroys every attacker except one that can clear it.
piece-spy-help = Beats the marshal when the spy attacks.
piece-scout-help = Moves any distance in a straight line.
piece-miner-help = Clears bombs.

## Sides

side-red = Red
side-blue = Blue
side-you = you

## The board and its squares, as a screen reader says them

board-label = Board, { $columns } by { $rows } squares
board-help = Arrow keys go from square to square. Enter or Space picks a piece up and puts it down. Escape lets go. M writes a chalk mark on an enemy piece.
board-turned = You look at the board from { $side ->
    [red] red’s
   *[blue] blue’s
 } side.
square-empty = { $square }, empty
square-lake = { $square }, water
square-own = { $square }, your { $piece }
square-other = { $square }, { $side ->
    [red] red
   *[blue] blue
 } { $piece }
square-unknown = { $square }, { $side ->
    [red] red
   *[blue] blue
 } piece, unknown
square-moved = moved
square-not-moved = not moved
square-shown = known to the opponent
square-mark = your chalk mark: { $mark }
square-held = picked up
square-target = free to go to
square-attack = can be attacked
square-planned = planned move ends here
square-zone = set-up square
square-last-source = the last move started here
square-last-target = the last move ended here

## Set-up

deploy-title = Set up your army
deploy-intro = Nobody else sees your pieces. Drag them, or choose one and then its square.
deploy-keys = Keys: arrows choose a square, a rank or letter key places that piece, Delete takes one back.
deploy-left = { $count ->
    [0] All pieces are placed
    [one] { $count } piece still to place
   *[other] { $count } pieces still to place
 }
deploy-tray = Pieces still to place
deploy-tray-piece = { $piece }, { $count } left
deploy-tray-empty = Your army stands.
deploy-stands = Your army stands ready. Change it, or press Ready.
led-deploy = Your ten pieces stand ready, the flag between two bombs: press Ready.
led-first = Your turn: tap one of your pieces in front.
led-held = Tap a marked square to go there; only scouts go farther than one.
led-wait = The other side moves first; you see its banners, not its ranks.
led-go-on = One piece, one square a turn: walk on until you meet somebody.
led-combat = Both showed their rank and the higher stayed: from now on you know that piece.
led-flag = Bombs and the flag never move: look for it among the pieces that stand still.
deploy-random = Random
deploy-random-help = Place the whole army in a sensible random order
deploy-clear = Clear
deploy-undo = Undo
deploy-undo-help = Take the last change back (Ctrl+Z)
deploy-undone = The last change is taken back.
deploy-mirror = Mirror
deploy-mirror-help = Swap left and right
deploy-paste = Paste
deploy-paste-help = Take a set-up from a text (Ctrl+V)
deploy-paste-title = Paste a set-up
deploy-paste-text = Set-up as text
deploy-paste-hint = Letters, names or numbers, with or without commas; the back row first. The left of the text is your left.
deploy-paste-read = Put it on the board
deploy-paste-done = The pasted set-up stands.
deploy-paste-left-out = Left out: { $lines }
deploy-paste-more = and { $count } more
deploy-paste-failed = The server has not read the text. Try again.
deploy-random-done = The army was placed at random.
deploy-random-failed = No random set-up came back from the server. Place the pieces yourself, or try again.
deploy-fill = Fill the rest
deploy-fill-help = Place the pieces that are left in a sensible order; the others stay
deploy-filled = The rest was placed. What you had placed stays.
deploy-setups = Set-ups
deploy-setups-help = Whole set-ups: your own and ready-made ones
deploy-setups-all = All…
deploy-setups-title = Set-ups
deploy-setups-own = Your own
deploy-setups-ready = Ready-made
deploy-as-last-time = As last time
deploy-taken = On the board: { $name }
deploy-keep = Keep
deploy-keep-over = Replace
deploy-keep-name = Name for the set-up on the board
deploy-keep-later = Place some pieces, and you can keep them here under a name. They stay in this browser.
deploy-kept = Kept in this browser: { $name }
deploy-kept-before = My set-up
deploy-throw-away = Throw away { $name }
deploy-thrown = Thrown away: { $name }
deploy-put-back = Put back
idea-closed_house = The closed house
idea-closed_house-help = The flag is walled in on every side.
idea-two_houses = Two houses
idea-two_houses-help = Two corners look alike, and the flag is in one of them.
idea-scouts_first = Scouts first
idea-scouts_first-help = The front is cheap and quick: it asks, the strong ones answer.
idea-gap = The warden of the gap
idea-gap-help = A giant stands behind the way through the middle.
idea-spy_door = The spy at the door
idea-spy_door-help = The strongest who comes for the flag meets the spy first.
idea-quiet = Quiet giants
idea-quiet-help = The two strongest wait at the back until they know whom to take.
idea-split = A giant on each wing
idea-split-help = Whoever attacks on either side meets one of the two strongest.
idea-stopped_lane = The stopped lane
idea-stopped_lane-help = A bomb closes part of the middle, so that you choose on which wing to play.
idea-diggers_home = Diggers at home
idea-diggers_home-help = All who can clear bombs or fortresses wait in the two back rows for the end of the game.
idea-empty_house = The empty house
idea-empty_house-help = A corner is walled in, but the flag stands elsewhere behind fewer walls.
idea-second_line = The strong second line
idea-second_line-help = Behind every scout in front stands a strong piece that strikes whoever takes it.
idea-spy_shadow = In the giant’s shadow
idea-spy_shadow-help = The spy stands beside one of the two strongest: whoever takes him is taken.
deploy-cleared = The set-up was cleared.
deploy-mirrored = Left and right are swapped.
deploy-ready = Ready
deploy-ready-left = Ready · { $count } left
deploy-ready-help = Tell the other side that you are ready
deploy-ready-not-yet = Place all pieces first
deploy-back = Change the set-up
deploy-done = You are ready.
deploy-other-open = Nobody has taken the other seat yet. Set up meanwhile.
deploy-other-deploying = The other side is still setting up.
deploy-other-ready = The other side is ready and waits for you.
deploy-other-computer = The computer sets up its army.
deploy-wait-open = You are ready. Nobody has taken the other seat yet.
deploy-wait-deploying = You are ready. The other side is still setting up.
deploy-wait-away = You are ready. The other side has left for the moment.
deploy-placed = { $piece } on { $square }
deploy-swapped = { $square } and { $target } swapped
deploy-returned = { $piece } back to the tray
deploy-outside = That square is not yours to set up on.
deploy-held = { $piece } in hand: touch a green square.
left-out-comment = Line { $line }, a comment: { $text }
left-out-label = Line { $line }, a label: { $text }
left-out-no_piece = Line { $line }, without a piece: { $text }
guessed-ranks_up = { $value } is the highest rank, 1 the lowest.
guessed-ranks_down = 1 is the highest rank, { $value } the lowest.
guessed-front_first = The front row comes first in the text.
fault-text_too_long = The text is too long. It may have { $where } characters.
fault-text_empty = The text is empty.
fault-no_set_up = There is no set-up in the text: { $where }
fault-numbers_unclear = The numbers can be read in two ways. Write letters instead, such as B for bombs and F for the flag.
fault-no_such_piece = No piece is called { $where }.
fault-squares_named = Squares (in the text, to fill): { $where }
fault-wrong_length = A set-up has one letter for each square.
fault-too_many = Too many: { $where }
fault-too_few = Missing: { $where }

## Whose turn, who is here

turn-yours = Your turn
turn-rescue = Bring a piece back
turn-theirs = The other side is thinking
turn-computer = The computer is thinking
turn-side = { $side ->
    [red] Red to move
   *[blue] Blue to move
 }
turn-over = The game is over
turn-number = Turn { $turn }
turn-sending = Sending your move…
told-held = { $piece } may go to { $squares }.
told-held-many = { $piece } may go to { $count ->
    [one] { $count } square.
   *[other] { $count } squares.
 }
you-are = You play { $side ->
    [red] red
   *[blue] blue
 }
title-your-turn = ● Your turn – Stratego
title-waiting = Stratego – waiting
title-over = Stratego – game over
title-deploy = Stratego – set-up
title-replay = Stratego – replay
presence-open = this seat is still free
presence-here = here
presence-away = away for { $seconds } s
presence-away-long = away for { $minutes } min
presence-computer = computer
presence-claim-in = Away. You may claim the win in { $seconds } s.
presence-claim-now = Away too long. You may claim the win, call it a draw, or wait.
connection-connecting = Connecting…
connection-lost = The connection is lost. Trying again by itself; nothing of your game is lost.
match-loading = Opening the game…

## Acts beside the rules

act-draw-offer = Offer a draw
act-draw-offered = Your draw offer stands.
act-draw-received = The other side offers a draw.
act-draw-accept = Accept
act-draw-decline = Decline
act-resign = Resign
act-resign-question = Give this game up?
act-resign-yes = Yes, resign
act-resign-no = Play on
act-end = End…
act-claim = Claim the win
act-claim-wait = Keep waiting
act-rematch = Rematch
act-rematch-open = Go to the rematch
act-replay = Watch the replay
act-home = Home
act-annotate = Chalk
act-annotate-help = Write on enemy pieces. Only you see it.
act-menu = Game
act-close = Close
act-help = Keys and help

## Moves refused, in plain words

refused-title = Not allowed
refused-failed = The move did not reach the server. Try it again.
reason-wrong_turn = It is not your turn.
reason-notation = This is not a move: name two squares, such as a4-a5.
reason-game_over = The game is over.
reason-no_piece = There is no piece on that square.
reason-not_your_piece = That piece is not yours.
reason-immobile = This piece never moves. Bombs and flags stay where they were set up.
reason-blocked = Something stands in the way. No piece jumps over another one or over water.
reason-out_of_reach = That is too far. Only a piece with a long reach goes more than one square.
reason-diagonal = Pieces go straight ahead, back or sideways, never diagonally.
reason-obstacle = Nobody enters the water.
reason-own_piece = One of your own pieces stands there.
reason-two_square = This piece has gone back and forth between the same two squares often enough. Move another one, or go elsewhere.
reason-chase = This move would continue a chase into a position that has already stood on the board. Choose another move.
reason-rescue_kind = That piece cannot be brought back.
reason-rescue_square = A rescued piece goes on a free square of your own half.
reason-rescue_none_pending = There is nothing to bring back now.
reason-rescue_pending = First decide which piece to bring back.
reason-deployment = This set-up is not complete or breaks a rule.
reason-stale = The game has gone on meanwhile. Look again, then choose.
reason-unreadable = The server did not understand this move.
reason-other = The rules do not allow this now.

## Combat

combat-title = Combat on { $square }
combat-attacks = attacks
combat-defends = defends
combat-you = you
combat-not-shown = not shown
combat-not-shown-help = Silent defence: the defender does not say what it is.
combat-attacker = The attacker wins
combat-defender = The defender holds
combat-both = Both fall
combat-flag = The flag is taken!
ribbon-beats = { $winner } beats { $loser }
ribbon-both = { $attacker } and { $defender } both fall
ribbon-bomb = A bomb. { $loser } is gone
ribbon-dig = { $winner } digs out a bomb
ribbon-spy = { $winner } cuts down { $loser }
ribbon-flag-won = The flag is yours
ribbon-flag-lost = Your flag has fallen
combat-skip = Go on
combat-line = { $attacker } – { $defender }
combat-announce = Combat on { $square }. Attacker, { $side ->
    [red] red
   *[blue] blue
 }: { $attacker }. Defender: { $defender }. { $result ->
    [attacker] The attacker wins.
    [defender] The defender holds.
   *[both] Both fall.
 }
combat-own = Your piece on { $square } was: { $piece }. The other side was not told.
combat-last = Last combat
combat-none = No combat yet

## Move log

log-title = Moves
log-empty = No move yet.
log-earlier = Earlier moves are not kept on this device. The replay shows them after the game.
log-start = The battle begins.
log-ready = { $side ->
    [red] Red is ready.
   *[blue] Blue is ready.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target }: { $attacker } – { $defender }
log-won = attacker wins
log-held = defender holds
log-both = both fall
log-rescue = back on { $square }: { $piece }
log-rescue-hidden = a piece is back on { $square }
log-rescue-declined = nothing brought back
log-announce-move = { $side ->
    [red] Red
   *[blue] Blue
 }: { $source } to { $target }.
log-announce-move-shown = { $side ->
    [red] Red
   *[blue] Blue
 }: { $source } to { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Red brings a piece back on { $square }.
   *[blue] Blue brings a piece back on { $square }.
 }

## Panels

panel-army = Armies
panel-captured = Captured
panel-captured-yours = Your losses
panel-captured-theirs = Your captures
panel-captured-red = Red’s losses
panel-captured-blue = Blue’s losses
panel-captured-none = nothing yet
panel-captured-more = and { $count } more
panel-captured-hidden = { $count ->
    [one] { $count } piece, not shown
   *[other] { $count } pieces, not shown
 }
panel-captured-piece = { $piece }: { $count }
panel-remaining = Still in play
panel-remaining-help = What each army still has, as far as you know
panel-remaining-piece = { $piece }: { $count } of { $total }
panel-remaining-yours = Yours
panel-remaining-theirs = Theirs
panel-rank = Rank
panel-piece = Piece
panel-log = Moves
panel-rules = Rules
panel-tabs = Beside the board

## Limits

limit-quiet = { $turns ->
    [one] Draw in { $turns } turn
   *[other] Draw in { $turns } turns
 }
limit-quiet-help = Without a captured piece the game is drawn in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }.
limit-two-square = Back and forth { $used } of { $limit }
limit-two-square-help = A piece may cross the same border { $limit ->
    [one] { $limit } time
   *[other] { $limit } times
  } in a row. Then it must do something else.
limit-two-square-theirs = Theirs: back and forth { $used } of { $limit }
premove-planned = Planned: { $source } to { $target }. If a piece is shown, the plan is cancelled.
premove-held = { $piece }: choose where it goes when it is your turn.
premove-take-back = Take back
premove-taken-back = The planned move is taken back.
premove-revealed = Something was revealed: the planned move is cancelled.
premove-impossible = The planned move is no longer possible.
limit-chase = You chase: { $count }
limit-chase-theirs = You are chased: { $count }
limit-chase-help = The same piece is chased again and again. Soon the rules forbid a move that repeats a position; then another one must be chosen.

## Rescue

rescue-title = Bring a piece back
rescue-choose-piece = Which captured piece returns to the board?
rescue-choose-square = Where shall it stand? Choose one of the lit squares.
rescue-chosen = { $piece }: choose a lit square
rescue-other = Choose another piece
rescue-decline = Bring nothing back
rescue-theirs = The other side may bring a piece back.
rescue-count = { $count ->
    [one] { $count } rescue made
   *[other] { $count } rescues made
 }

## Chalk marks

annotation-title = Chalk mark on { $square }
annotation-help = Only you see it. It is your guess, not a fact.
annotation-none = Wipe off
annotation-question = not sure
annotation-strong = strong
annotation-weak = weak
annotation-still = bomb or flag
annotation-mode-on = Chalk in hand: choose an enemy piece.

## Two on one screen

curtain-title = { $side ->
    [red] Hand over to red
   *[blue] Hand over to blue
 }
curtain-help = The board is covered, so that nobody sees the other’s pieces.
curtain-look = { $side ->
    [red] I am red: show the board
   *[blue] I am blue: show the board
 }
curtain-last = What just happened
curtain-quiet-move = { $side ->
    [red] Red went from { $source } to { $target }.
   *[blue] Blue went from { $source } to { $target }.
 }
curtain-cover = Cover the board
curtain-pass = { $side ->
    [red] Cover and hand over to red
   *[blue] Cover and hand over to blue
 }
curtain-deploy = { $side ->
    [red] Red sets up now. Blue looks away.
   *[blue] Blue sets up now. Red looks away.
 }

## The end

end-you-win = You win
end-you-lose = You lose
end-drawn = Draw
end-side-wins = { $winner ->
    [red] Red wins
   *[blue] Blue wins
 }
end-both-armies = Both armies stand revealed.
end-see-board = See the board
end-see-card = Show the result
end-stat-turns = { $turns ->
    [one] turn
   *[other] turns
 }
end-stat-best = best capture, turn { $turn }
end-stat-best-words = { $winner } took { $loser }
end-stat-no-capture = no capture
end-stat-bluff = longest time next to a stronger enemy, unrecognised (turns)
end-fortune = How the game went
end-fortune-help = How much stronger one’s own army was than the other, turn by turn. A tap opens the replay there.
end-lowest = lowest { $turn }
end-turned = turned { $turn }
end-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
end-flag_captured = { $who ->
    [winner] You captured the enemy’s flag.
    [loser] Your flag was captured.
   *[watcher] { $winner ->
        [red] Red captured blue’s flag.
       *[blue] Blue captured red’s flag.
    }
 }
end-no_legal_move = { $who ->
    [winner] The enemy cannot move any more.
    [loser] You cannot move any more.
   *[watcher] { $winner ->
        [red] Blue cannot move any more.
       *[blue] Red cannot move any more.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] The enemy has no piece left that can move.
    [loser] You have no piece left that can move.
   *[watcher] { $winner ->
        [red] Blue has no piece left that can move.
       *[blue] Red has no piece left that can move.
    }
 }
end-both_immobile = Neither side can move any more.
end-exchange_draw = The last moving pieces fell together. Nobody can win.
end-quiet_draw = Too many turns went by without a captured piece.
end-ply_cap = The game reached the agreed number of moves.
end-resigned = { $who ->
    [winner] The other side resigned.
    [loser] You resigned.
   *[watcher] { $winner ->
        [red] Blue resigned.
       *[blue] Red resigned.
    }
 }
end-draw_agreed = Both sides agreed to a draw.
end-abandoned = { $who ->
    [winner] The other side stayed away and you claimed the win.
    [loser] You stayed away too long and the other side claimed the win.
   *[watcher] { $winner ->
        [red] Blue stayed away and red claimed the win.
       *[blue] Red stayed away and blue claimed the win.
    }
 }
end-other = The game is over.
end-rematch-waiting = A rematch is ready. The other side can join you there.

## Replay

replay-title = Replay
replay-loading = Loading the replay…
replay-failed = The replay cannot be shown. It opens when the game is over.
replay-first = To the start
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-ply = Move { $ply } of { $total }
replay-slider = Move
replay-start = Start
replay-view = Seen by
replay-view-red = Red
replay-view-blue = Blue
replay-view-public = Public
replay-view-all = All
replay-reveal = Reveal
replay-reveal-help = Hold or press R to show everything
replay-hide = Cover again
replay-link = Copy link to this move
replay-link-copied = Link copied.
replay-keys = Keys: left and right arrow, Home, End, Space to play, R to reveal. Shift and an arrow go from square to square on the board.
replay-turn = Turn the board

## Replay: what a seat could know and guess

belief-title = Guesses
belief-computer = What the computer knew ({ $level })
belief-side = { $side ->
    [red] What red could know
   *[blue] What blue could know
 }
belief-computer-knew = { $count ->
    [0] It knew none of your { $total } pieces.
   *[other] It knew { $count } of your { $total } pieces.
 }
belief-computer-forgot = { $count ->
    [one] It had been shown another and had forgotten it.
   *[other] It had been shown { $count } others and had forgotten them.
 }
belief-computer-guess = On { $square } it suspected: { $piece } ({ $chance }).
belief-computer-flag = It looked for your flag on { $square } ({ $chance }).
belief-computer-random = It moves at random and guesses nothing.
belief-side-knew = { $count ->
    [0] None of the { $total } pieces opposite was known.
    [one] One of the { $total } pieces opposite was known.
   *[other] { $count } of the { $total } pieces opposite were known.
 }
belief-side-guess = On { $square }, most likely: { $piece } ({ $chance }).
belief-side-flag = The flag was most likely on { $square } ({ $chance }).
belief-none = Nobody knows anything before both armies stand.
belief-no-game = There are no guesses for this game.
belief-no-side = Choose red or blue to see what that side could know and guess.
belief-failed = What was known could not be fetched. Try another move.
belief-show = Guesses on the board
belief-eyes = Through the computer’s eyes
belief-choose = Point at or tap a piece to see what it may be.
belief-piece = The piece on { $square }
belief-known = Known: { $piece }
belief-forgotten = Shown once, and forgotten.
belief-truth = In truth: { $piece }
belief-others = others
belief-more-than = over { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = perhaps { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Set up in secret
stratego-how-2-title = March and clash
stratego-how-3-title = Take the flag
stratego-start-seat = Your colour
start-first-red = Red moves first.
start-first-blue = Blue moves first.
stratego-start-seat-screen = Both colours play on this screen.
start-army = Army
start-army-classic = 40 pieces
start-army-classic39 = 39 pieces, as one printed list has it
start-group-tournament-help = From the classic book. Any mix of them; all are off unless you switch them on.
option-quiet_draw-first = Draw when nothing happens
option-quiet_draw-on = { $value ->
    [one] After { $value } turn without a captured piece the game is drawn.
   *[other] After { $value } turns without a captured piece the game is drawn.
 } No rulebook says so; it is our addition, so that every game ends.
option-quiet_draw-off = Off: a game without captures can go on for ever.
start-group-tournament = Tournament rules
start-group-repeat = Going back and forth
start-group-end = How a game ends
stratego-start-group-other = Pieces and what is shown
start-group-powers = Powers
start-group-ring = The Ring
stratego-invite-share-text = Let us play Stratego: { $variant }
stratego-invite-meanwhile = Set up my army meanwhile
match-rules-quiet = { $turns ->
    [one] draw after { $turns } quiet turn
   *[other] draw after { $turns } quiet turns
 }
match-rules-no-quiet = no quiet draw

## Presets

preset-isf = Federation
preset-isf-help = As the tournament federation ISF plays.
preset-gravon = Gravon
preset-gravon-help = As on the Gravon server; no quiet draw.
preset-ucc = Contest 2012
preset-ucc-help = As in the computer contest of 2012: no limit on repeated moves, an end after 10,000 moves.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Aggressor’s advantage
option-aggressor_advantage-help = When equal ranks meet, the attacker wins instead of both falling.
option-silent_defence = Silent defence
option-silent_defence-help = Only the attacker shows its rank. Beaten pieces go back to their owner unseen.
option-silent_scout = When a scout attacks
option-silent_scout-help = With silent defence a defender still has to show itself to a scout.
option-silent_scout-any = in every attack
option-silent_scout-long = only from afar
option-rescue = Rescue
option-rescue-help = Reach the enemy’s back row and bring one lost piece back, twice a game at most. Scouts cannot do it; bombs stay lost.
option-rescue_moves_only = By a plain move only
option-rescue_moves_only-help = An attack that ends on the back row does not rescue.
option-rescue_rows = Rows for the rescued piece
option-rescue_rows-help = How many of your own rows it may return to. 0 is your whole half.
option-rescue_revealed = Rescued pieces stay known
option-rescue_revealed-help = The other side keeps seeing what was brought back.
option-two_square_limit = Back and forth
option-two_square_limit-help = How often in a row a piece may cross the same border between two squares. 0 switches it off.
option-two_square_attacks = Attacks count as well
option-two_square_attacks-help = An attack across that border is counted like a move.
option-two_square_exact = Same two squares only
option-two_square_exact-help = Counts only when the piece starts and stops on the very same two squares; a scout can then slip out of it.
option-chase = Endless chase
option-chase-help = Whether one may hunt a piece round and round. The book forbids more than two turns; unless you change it, the milder rule of the ISF holds.
option-chase-off = allowed
option-chase-isf = no position twice
option-chase-literal = two turns at most
option-quiet_draw = Quiet draw
option-quiet_draw-help = Turns of both sides without a captured piece until the game is drawn. 0 switches it off. Our addition; it stands in no rulebook.
option-ply_cap = Longest game
option-ply_cap-help = The game is cut off as a draw after this many moves. 0 means never.
option-both_immobile = When neither side can move
option-both_immobile-help = What happens when nobody has a move left.
option-both_immobile-mover_loses = who is to move loses
option-both_immobile-draw = draw
option-exchange_draw = Draw by last exchange
option-exchange_draw-help = If the last moving pieces of both sides fall together, the game is a draw.
option-no_mobile = When a side has nothing left that moves
option-no_mobile-help = When exactly the loss counts.
option-no_mobile-on_turn = loses when it is to move
option-no_mobile-at_once = loses at once
option-old_scout = Old scouts
option-old_scout-help = As in old editions: a scout that goes far cannot attack in the same turn.
option-captured = Captured pieces
option-captured-help = Who may look through the captured pieces.
option-captured-open = everybody
option-captured-prisoner = who took them
option-captured-secret = who lost them
option-captured-hidden = nobody
option-first = First move
option-first-help = Which colour begins.
option-first-red = red
option-first-blue = blue

## Settings

settings-numbering = Numbers on the pieces
settings-numbering-help = Only the print changes, never the strength. In Middle-earth the highest number is always the strongest.
settings-numbering-high = the marshal is 10
settings-numbering-old_us = the marshal is 1

## The page for players

end-timeout = { $who ->
    [winner] The other side ran out of time.
    [loser] Your time ran out.
   *[watcher] { $winner ->
        [red] Blue ran out of time.
       *[blue] Red ran out of time.
    }
 }
end-timeout-draw = A draw: one side ran out of time, and the other could not have won any more.
stratego-guess-title = Guess the flags
stratego-guess-help = Choose a side, then a square. Nobody else sees it. You are told at the end.
act-claim-draw = Call it a draw
end-called_draw = One side stayed away, and it was called a draw.
end-closed = The host of the server closed the table. Nobody wins.

player-first_game-after = The computer: two of three moves I made without looking, what you showed I forgot after a few turns, and I never guessed at a hidden piece. Try the next one.
player-first_week-after = The computer: four of ten moves I made without looking, I soon forgot what you showed, and never guessed at a hidden piece.
player-first_month-after = The computer: one move in eight I made without looking, and after some time I forgot what you had shown.
