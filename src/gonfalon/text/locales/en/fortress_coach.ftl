## What the coach says of a step in Fortress: places and pieces by name

coach-wall_known = Your plan showed the wall between { $source } and { $target }: the turn was over, and you learned nothing.
coach-wall_sure = A wall had to stand between { $source } and { $target }: all walls that were left just fitted the places that were left.
coach-beaten_known = You knew that the { $card } on { $square } beats your { $piece }.
coach-idle = Too many steps in a row found nothing new, so your turn was over.
coach-dear_piece = The { $piece } cost two turns more, for it had been beaten or given up. The { $other } cost less.
coach-wrong_piece = By your notes the { $other } needs fewer turns to the flag than the { $piece }.
coach-sacrificed = You gave up your { $piece }, though a free way led to the entrance. A swap there keeps it ready.
coach-early_swap = Your { $piece } still had something to find: going on needs fewer turns than changing.
coach-late_swap = In { $chance } of 100 fortresses that fit your notes your { $piece } has no way to the flag. It was time for another piece.
coach-win_missed = Your { $piece } is sure to beat the { $card } on { $square }, and the way there is free. It costs no turn.
coach-blocked_likely = In { $chance } of 100 fortresses that fit your notes this ends your turn; { $best } does so in { $other }.
coach-away = { $best } brings you to the flag in fewer turns, on average over fortresses that fit your notes.
coach-challenge_early = You said that the flag is out of reach. It is so in only { $chance } of 100 fortresses that fit your notes.
coach-challenge_lucky = This time it was, by luck.
coach-challenge_late = In { $chance } of 100 fortresses that fit your notes the flag is out of reach. It was time to challenge.
coach-challenge_right = You challenged, and were right: the flag was out of reach, as in { $chance } of 100 fortresses that fit your notes.
coach-challenge_unlucky = Right, but unlucky: the flag was in reach, as in only { $chance } of 100 fortresses that fit your notes.
coach-ask_instead = Better: { $best }.
coach-stopped_unlucky = Right, but unlucky: only { $chance } of 100 fortresses that fit your notes stop you there.
coach-found_flag = You found the flag on { $square }. In { $chance } of 100 fortresses that fit your notes it lay there.
coach-found_passage = You found the secret passage between { $square } and { $other }.
coach-beat_known = Your { $piece } beat the { $card } on { $square }, as you knew it would.
coach-act-enter = send in ({ $piece })
coach-other-pieces = Your other pieces: { $pieces }
coach-hint_flag = { $best }: in { $chance } of 100 fortresses that fit your notes the flag lies there.
coach-hint_way = { $best }: in { $chance } of 100 fortresses that fit your notes the shortest way to the flag leads there.
coach-hint_win = { $best }: your { $piece } is sure to beat the { $card } there.
coach-hint_search = { $best }: the way there is free, and your { $piece } may find the secret passage.
coach-hint_enter = The { $piece } has a way to the flag in { $chance } of 100 fortresses that fit your notes.
coach-hint_stuck = In { $chance } of 100 fortresses that fit your notes your { $piece } has no way to the flag.
coach-hint_challenge = In { $chance } of 100 fortresses that fit your notes the flag is out of reach. It is time to challenge.
coach-hint_stops = In { $wall } of 100 fortresses a wall ends your turn there, in { $card } a card beats your piece.
coach-hint_stops_wall = In { $chance } of 100 fortresses a wall ends your turn there.
coach-hint_stops_card = In { $chance } of 100 fortresses a card beats your piece there.
coach-hint_stops_not = Hardly anything can end your turn there.
coach-hint_walk = First walk to { $square }: you know the way, and it costs no turn.

## Things to try next time

coach-tip-wall_known = Look at the plan before you ask: a wall that is drawn never gives way.
coach-tip-wall_sure = Count the walls on your plan. When none are left to find, or all that are left must stand somewhere, you need not ask.
coach-tip-beaten_known = Send the piece that beats the card, or go round it.
coach-tip-idle = Know where you are going before you walk: a new square ends the useless steps.
coach-tip-dear_piece = Keep some pieces unused: one that was beaten or given up costs two turns more.
coach-tip-wrong_piece = Before a piece enters, think of the cards that are still hidden and which piece they beat.
coach-tip-early_swap = Change the piece only when it has nothing left to find.
coach-tip-late_swap = When a piece has no way on, walk it to the entrance and swap it at once.
coach-tip-win_missed = First take the cards that your piece is sure to beat: that costs no turn and opens the way.
coach-tip-blocked_likely = Ask first where a wall or a card is least likely: ladders and passages never end a turn by a wall.
coach-tip-away = Ask towards the part where no piece has stood: there lies the flag.
coach-tip-challenge_early = A wrong challenge loses the game: first ask on while a way may still be there.
coach-tip-challenge_late = When your notes leave no way to the flag, challenge instead of asking on.

## The page, in turns

coach-looking-turns = Looking at your step { $looked } of { $count }
coach-deepening-turns = Looking longer at your costliest steps: { $done } of { $count }
coach-looked-turns = Your steps looked at: { $count }
coach-turn-turns = Step { $turn }, { $act }.
coach-previous-turns = Your step before
coach-next-turns = Your next step
coach-shown-turns = Step { $turn }, as you saw it
coach-true-turns = Step { $turn }, as it was
coach-dearest-turns = Your costliest steps
coach-none-dear-turns = No step cost you much.
coach-price-scale-turns = The number says how many turns a step cost, on average over fortresses that fit your notes.
coach-luck-good-turns = Walls and cards stopped you less often than was to be expected: that was luck.
coach-luck-bad-turns = Walls and cards stopped you more often than was to be expected: that was bad luck.
coach-luck-even-turns = Walls and cards stopped you about as often as was to be expected.
coach-fortune-help-turns = Above the middle you were nearer to the flag, going by what both explorers had been told.
coach-turned-turns = The game turned here.
coach-summary-turns = Turns: { $spent }. Needed: { $needed }. Wasted: { $lost }.
coach-summary-so-far-turns = So far, turns: { $spent }. Needed: { $needed }. Wasted: { $lost }.
coach-summary-help-turns = Needed is about what somebody who notes everything uses with the same luck. Rounded to whole turns.
