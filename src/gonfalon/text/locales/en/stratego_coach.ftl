## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } against { $kind }, which you knew: this fight could not be won.
coach-into_still = By what you knew your { $piece } would fall in { $chance } of 100 cases: on { $square } stood a piece that had never moved.
coach-gamble = By what you knew your { $piece } would fall on { $square } in { $chance } of 100 cases.
coach-walked_up = You moved your { $piece } beside a known enemy on { $square }: { $kind }.
coach-left_standing = A known enemy on { $square } ({ $kind }) could take your { $piece }, and you left it there.
coach-missed = Your { $piece } could attack { $square }: by what you knew that wins in { $chance } of 100 cases.
coach-flag = It opened a way to your flag.
coach-flag_left = A way to your flag stood open, and you left it so.
coach-flag_or_doom = It opened a way to your flag or to Mount Doom.
coach-flag_or_doom_left = A way to your flag or to Mount Doom stood open, and you left it so.
coach-told = It showed your { $piece }, which they could guess in only { $chance } of 100 cases.
coach-to_and_fro = Your { $piece } went back where it came from, and nothing was won by it.
coach-plan = { $best } prepares better what comes next: the computer saw more won, or less lost, a few moves ahead.
coach-plan_near = { $best } goes nearer to a target.
coach-plan_safe = { $best } keeps a piece safer.
coach-plan_learn = { $best } learns more about the other side.
coach-was = It was: { $kind }.
coach-misread = That was to be expected: by what you knew it was so in { $chance } of 100 cases.
coach-unlucky = Right, and unlucky: this attack wins in { $chance } of 100 cases.
coach-better_takes = { $best } takes a known enemy: { $kind }.
coach-better_wins = { $best } wins in { $chance } of 100 cases.
coach-better_asks = { $best } finds out what stands on { $square }.
coach-better_safe = { $best } takes your { $piece } out of reach.
coach-better_flag = { $best } guards the way to your flag better.
coach-better_flag_or_doom = { $best } guards your flag and Mount Doom better.
coach-better_quiet = { $best } risks nothing and shows nothing new.
coach-better_moves = { $best } risks nothing and shows only that the piece on { $square } can move.
coach-better_else = { $best } is better.
coach-took_known = Your { $piece } took a known enemy on { $square }: { $kind }.
coach-took = Your { $piece } attacked { $square } and took: { $kind }. By what you knew that wins in { $chance } of 100 cases.
coach-ambush = An enemy ({ $kind }) attacked your hidden { $piece } on { $square } and fell.
coach-bluff_fled = Your hidden { $piece } stood on { $square } beside a known enemy ({ $kind }), and it went away.
coach-bluff_passed = Your hidden { $piece } stood on { $square } beside a known enemy ({ $kind }), and it let you be.
coach-touch = Touch an enemy piece to see what it could be by what you knew.

## Things to try next time

coach-tip-lost_known = Do not attack a piece that you know is stronger: go round it.
coach-tip-into_still = Let a scout test what has moved; leave what never moved to miners.
coach-tip-gamble = Before a strong piece attacks an unknown one, let a weak piece test it.
coach-tip-walked_up = When a strong enemy is known, count its steps to each of yours before every move.
coach-tip-left_standing = Before each move look for your pieces beside a known enemy, and save them first.
coach-tip-missed = Look first for attacks that win in most cases; only then move quietly.
coach-tip-flag = Before a piece leaves your flag, look who could walk in.
coach-tip-flag_or_doom = Before a piece leaves your flag or Mount Doom, look who could walk in.
coach-tip-told = Keep strong pieces hidden: let others move while that costs nothing.
coach-tip-to_and_fro = A move back wins nothing: bring another piece forward.
coach-tip-plan = Choose a target, and bring two pieces towards it.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = Your fights went better than was to be expected: that was luck.
coach-luck-bad-worths = Your fights went worse than was to be expected: that was bad luck.
coach-luck-even-worths = Your fights went about as was to be expected.
coach-fortune-help-worths = Above the middle you were ahead, by the pieces that both saw fall.
coach-price-scale-worths = The number is what a turn lost: 1 is about the worth of your weakest piece. The turns named here hurt your result most.
