# Stratego Fortress.
#
# Arguments: $seat is the name of a seat; $piece and $card are ids such as knight and pitfall; squares are texts such as mC3 (m: the middle, t: the top);
# $where is a list; everything else is a number or one of the words listed.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] King
    [knight] Knight
    [wizard] Wizard
    [dwarf] Dwarf
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Flag
    [cup] Poison cup
    [king] King
    [duke] Duke
    [soldier] Soldier
    [princess] Princess
    [passage] Secret passage
    [pitfall] Pitfall
   *[other] { $card }
 }
value-king = King
value-knight = Knight
value-wizard = Wizard
value-dwarf = Dwarf

## Options and what seats bring

start-group-building = Building
option-first-lot = drawn at random
option-idle_limit = Idle steps
option-idle_limit-help = A turn ends after so many steps in a row that find nothing new.
option-sacrifice_only_if_trapped = Sacrifice only when trapped
option-sacrifice_only_if_trapped-help = Off: a piece may be given up at any time in its turn.
option-unreachable = A flag that cannot be reached
option-unreachable-help = Whether such a fortress is refused, or may be built at the risk of losing.
option-unreachable-refused = is refused
option-unreachable-loses = loses when challenged
option-entrance_cards = Cards on the entrance
option-entrance_cards-help = Any card but the flag may lie on E5.
bring-fortress = Fortress

## On the table

field-first = Who begins
field-built = Built
field-fortresses = Fortress
field-pieces = Piece inside
field-squares = It stands on
field-unused = Unused pieces
field-out = Pieces out of play
field-skips = Turns to skip
field-idle = Idle steps
field-visited = Squares visited
field-visitors = Who stood there
field-walls = Walls found
field-open_edges = Open edges
field-ladders = Ladders found
field-stood = Squares whose ladders are known
field-cards = Cards found
field-beaten = Cards beaten
field-passages = Secret passages
field-bridges = Bridge
row-built = { $seat }
row-fortresses = { $seat }
row-pieces = { $seat }
row-squares = { $seat }
row-unused = { $seat }
row-out = { $seat }
row-skips = { $seat }
row-idle = { $seat }
row-visited = { $seat }
row-visitors = { $seat }
row-walls = { $seat }
row-open_edges = { $seat }
row-ladders = { $seat }
row-stood = { $seat }
row-cards = { $seat }
row-beaten = { $seat }
row-passages = { $seat }
row-bridges = { $seat }

## Decisions

kind-build = Build your fortress
kind-enter = Choose a piece
kind-explore = Explore
prompt-fortress_build = Build your fortress: 20 walls, 3 ladders and all cards. The flag must be within reach.
prompt-fortress_enter = Turn { $turn }: which piece enters?
prompt-fortress_explore = Turn { $turn }: { fortress-piece } stands on { $square }. Where to?
part-piece = Piece
part-piece-king = King (7)
part-piece-knight = Knight (5)
part-piece-wizard = Wizard (3)
part-piece-dwarf = Dwarf (2)
part-turns_to_skip = Turns to skip
part-turns_to_skip-0 = no turn to skip
part-turns_to_skip-1 = one turn to skip
part-turns_to_skip-2 = two turns to skip
part-way = How
part-way-step = a step
part-way-climb = by the ladder
part-way-passage = through the secret passage
part-way-bridge = over the bridge
part-swap = Swap
part-swap-king = Swap for the King
part-swap-knight = Swap for the Knight
part-swap-wizard = Swap for the Wizard
part-swap-dwarf = Swap for the Dwarf
part-sacrifice = Sacrifice
part-sacrifice-king = Sacrifice, next the King
part-sacrifice-knight = Sacrifice, next the Knight
part-sacrifice-wizard = Sacrifice, next the Wizard
part-sacrifice-dwarf = Sacrifice, next the Dwarf
part-choice-challenge = Challenge: this flag cannot be reached

## Events

event-starts = { $seat } begins.
event-built = { $seat }: the fortress stands.
event-turn = { $seat }: your turn.
event-entered = { $seat }: { fortress-piece } enters at { $square }.
event-moved = { $seat }: { fortress-piece } goes from { $source } to { $target }.
event-wall = { $seat }: a wall between { $source } and { $target }.
event-blocked = { $seat }: the ladder to { $square } cannot be climbed. { fortress-card } above.
event-fell = { $seat }: { fortress-card } on { $source }. { fortress-piece } falls to { $target }.
event-won = { $seat }: { fortress-piece } ({ $strength }) beats { fortress-card } ({ $card_strength }) on { $square }.
event-lost = { $seat }: { fortress-card } ({ $card_strength }) on { $square } beats { fortress-piece } ({ $strength }).
event-passage = { $seat }: a secret passage joins { $square } and { $other }.
event-ladder = { $seat }: { $way ->
    [up] a ladder up
   *[other] a ladder down
 } on { $square }.
event-bridge = { $seat }: a bridge leads from { $square } to { $other }.
event-returned = { $seat }: { fortress-piece } goes back to { $square }.
event-exchanged = { $seat }: { fortress-piece } is swapped out.
event-sacrificed = { $seat }: { fortress-piece } is sacrificed.
event-skips = { $seat }: turns to skip: { $turns }.
event-cancelled = { $seat } need not skip any more.
event-turn_over = { $seat }: { $why ->
    [wall] the turn ends at the wall.
    [beaten] the turn ends with a lost fight.
    [swap] the turn ends with a swap.
    [sacrifice] the turn ends with a sacrifice.
   *[other] the turn ends: too many steps without anything new.
 }
event-skipped = { $seat } skips a turn. Left to skip: { $left }.
event-flag = { $seat }: the flag is found on { $square }!
event-challenged = { $seat } claims: the flag cannot be reached.

## What is refused, and how it ends

reason-not_understood = This is not a move of this game.
reason-unknown_square = There is no such square.
reason-wrong_start = The piece stands elsewhere.
reason-blocked_ladder = This ladder leads to a pitfall and cannot be climbed.
reason-no_way = No known way leads there from here.
reason-not_at_entrance = Pieces are swapped on E5.
reason-same_piece = This piece is inside already.
reason-not_trapped = A piece may be sacrificed only when it is known to be trapped.
fault-wrong_start = The piece stands on { $where }.
fault-unknown_word = This is no part of a fortress: { $where }
fault-unknown_square = No such square: { $where }
fault-no_edge = This is no edge between two squares side by side: { $where }
fault-wall_twice = Two walls in one place: { $where }
fault-walls_missing = Walls still to place: { $where }
fault-walls_extra = Walls too many: { $where }
fault-no_ladder_place = No floor above: { $where }
fault-ladder_twice = Two ladders in one place: { $where }
fault-ladders_missing = Ladders still to place: { $where }
fault-ladders_extra = Ladders too many: { $where }
fault-card_missing = Cards still to place: { $where }
fault-card_extra = Cards too many: { $where }
fault-cards_on_square = More than one card on { $where }
fault-card_on_entrance = No card may lie on E5: { $where }
fault-flag_on_entrance = The flag may not lie on E5.
fault-bridge_missing = The bridge is missing.
fault-bridge_extra = One bridge too many: { $where }
fault-no_bridge_place = A bridge joins a square of one fortress, not E5, with one of the other: { $where }
fault-flag_unreachable = The flag cannot be reached. Cut off: { $where }
fault-in_the_way = It would do to take away any one of these: { $where }
end-flag_found = The flag was found.
end-flag_unreachable = The flag could not be reached: its builder loses.
end-flag_reachable = The flag could be reached: the challenge was lost.

## Hints

fortress-hint-unit = The number says how many turns more a way takes than the best. It is an average over fortresses that fit your notes.
fortress-hint-best = best
fortress-hint-even = about as good
fortress-hint-behind = This way takes { $turns } turns more than the best, give or take { $doubt }.
