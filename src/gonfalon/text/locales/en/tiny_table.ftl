# The teaching games: Outpost and Night Watch.
#
# Arguments: $seat and $helped_seat are names of seats; $cards and $where are lists; $army is a text such as K12; $source and $target of a
# move are squares such as a1, $attacker and $defender pieces; everything else is a number.

preset-raid = Raid
preset-raid-help = Short and sharp: ambushes, twelve moves, and the soldiers are counted.

## Options and what seats bring

start-group-watch = The watch
start-group-combat = Combat
option-darkness = Darkness
option-darkness-help = Added to every target.
option-leader = Who leads
option-leader-help = The leader says after a round who may change a hand.
option-leader-highest = highest card
option-leader-in_turn = in turn
option-horn = The horn
option-horn-help = Once a game the watch may avoid a task and turn up another one.
option-ambush = Ambush
option-ambush-help = A 1 that attacks beats a 2.
option-survivor = The survivor of a combat
option-survivor-help = Whether the other side still knows which piece it is.
option-survivor-open = stays known
option-survivor-covered = is covered again
option-move_cap = Moves in a game
option-move_cap-help = The game is cut short after so many moves; 0 means never.
option-count_soldiers = Count the soldiers
option-count_soldiers-help = When the game is cut short, the side with more soldiers wins.
bring-keepsake = Keepsake
bring-army = Army
value-lamp = lamp
value-bell = bell

## On the table

field-hands = Hands
field-table = Committed
field-task = Task
field-target = Target
field-passed = Rounds passed
field-horn = Horn left
field-deck_left = Cards in the deck
field-board = Board
field-armies = Armies
field-moves_left = Moves left
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = face down
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Set-up
kind-move = Move
kind-face = Face the task?
kind-play = Commit a card
kind-help = Who may change a hand?
kind-keep = Keep the hand?
prompt-watch_face = The task is { $task }. The cards must add up to { $target }. Face it?
prompt-watch_play = Commit a card in secret. Together they must make { $target }; the task is { $task }.
prompt-watch_help = You lead. Who may change their cards?
prompt-watch_keep = Keep your cards, or draw new ones?
prompt-outpost_deploy = Set up { $army } on row { $row }: write “deploy” and one letter for each square, from a to c.
prompt-outpost_move = Turn { $turn }: move a soldier by one square.
part-card = Card
part-source = From
part-target = To
part-choice = Choice
part-choice-face = Face it
part-choice-avoid = Blow the horn
part-choice-keep = Keep them
part-choice-swap = Draw new ones
part-choice-rest = Nobody: the watch rests, the next target is 1 lower

## Events

event-dealt = { $seat }: cards drawn: { $count }
event-drawn = { $seat } drew a { $card }.
event-task = The task is { $card }: { $target } are needed.
event-faced = { $seat }: the watch faces the task.
event-avoided = { $seat }: the horn sounds, the task is avoided.
event-committed = { $seat }: a card lies face down.
event-shown = The cards { $cards } make { $sum } of { $target }.
event-round_passed = The round is passed.
event-round_failed = The round is lost.
event-rested = { $seat }: the watch rests.
event-helped = { $seat }: the next to choose is { $helped_seat }.
event-kept = { $seat }: the hand is kept.
event-swapped = { $seat }: the hand is put away.
event-deployed = { $seat }: set up.
event-stepped = { $seat }: { $source } to { $target }.
event-fought = { $seat }: { $source } attacks { $target }, { $attacker } against { $defender }.

## What is refused, and how it ends

reason-not_offered = This is not one of the choices.
fault-unknown_keepsake = There is no such keepsake: { $where }. There are lamp and bell.
fault-unknown_piece = No piece has this letter: { $where }
fault-extra_piece = Too many of: { $where }
fault-missing_piece = Missing: { $where }
fault-not_one_keep = An army has exactly one keep, K.
fault-not_two_soldiers = An army has exactly two soldiers, 1 or 2.
end-watch_held = The watch passed two rounds at least: the night is over.
end-watch_failed = The watch passed fewer than two rounds.
end-keep_taken = The keep has fallen.
end-no_move_left = One side had no move left.
end-move_cap = The game reached its last move.
end-more_soldiers = The game reached its last move, and one side had more soldiers.
