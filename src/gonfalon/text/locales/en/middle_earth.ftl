## Sides

side-good = Good
side-evil = Evil

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = King Théoden
piece-faramir = Faramir
piece-eomer = Éomer
piece-boromir = Boromir
piece-arwen = Arwen
piece-treebeard = Treebeard
piece-haldir = Haldir
piece-elf = elf
piece-frodo = Frodo
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pippin
piece-soldier = soldier of Gondor
piece-rider = rider of Rohan
piece-eowyn = Éowyn
piece-witch_king = Witch-king
piece-saruman = Saruman
piece-nazgul = Nazgûl
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-hai
piece-berserker = berserker
piece-haradrim = Haradrim
piece-orc = orc
piece-warg_rider = Warg rider
piece-wormtongue = Wormtongue
piece-fortress = fortress

## Powers, and what each does, in one line

power-fly = Fly
power-fly-help = Jumps in a straight line over everything in its way, to the first free square behind. Does not attack.
power-seek = Seek an Enemy
power-seek-help = Names an enemy up to two squares away: it is shown, and captured if it is weaker.
power-seek-only-help = Names an enemy up to two squares away: it is shown. Nothing is captured.
power-bow = Longbow
power-bow-help = Shoots one or two squares in a straight or diagonal line, over anything: the target is shown, and captured if it is weaker. Fortresses and berserkers stay.
power-axe = Dwarven Axe
power-axe-help = One step, then one to three enemies around. Weaker ones fall; against an equal, a stronger one or a fortress Gimli falls.
power-steed = Swift Steed
power-steed-help = Two squares, round a corner if you like; the second step may attack.
power-repeat = Repeat Attack
power-repeat-help = After a won attack it may attack the next enemy beside it, or stop.
power-rage = Rage
power-rage-help = One step, then it strikes everyone around: equals, weaker ones and fortresses fall, and so does the berserker.
power-stop = Stop

## The Ring

ring-open = Frodo carries the Ring.
ring-destroyed = The Ring is destroyed.
ring-taken = Evil has the Ring: its ranks are one higher.
rank-raised = raised by the Ring
mount-doom = Mount Doom
panel-powers = Powers
legend-frodo = Frodo, the Ring-bearer
legend-frodo-help = Ranks 5, 6, 7 and 9, fortresses and powers cannot hurt him, and rank 4 falls against him. Only the Witch-king and the Nazgûl take him.
legend-doom-help = Frodo enters it once, from one of the two marked squares. Then the Ring is destroyed: Evil loses every piece of rank 4 to 8 and every fortress.
legend-taken = If Frodo falls before that
legend-taken-help = Every piece of Evil rises by one rank, but for fortresses, Wormtongue and the flag.
forbidden-zone = Forbidden Zone
combat-neither = Nobody falls: Frodo is invisible

## Acts refused

reason-no_power = This piece does not have this power here.
reason-power_step = The power does not lead there.
reason-power_target = These are not targets for this power.
reason-repeat_only = Attack again with this piece, or stop.
reason-nothing_to_stop = There is no attack to stop.

## Options

option-seek_captures = Seek captures
option-seek_captures-help = On: a weaker target is captured, as the book says. Off: it is only shown. With captures Seek is better than the Longbow in every way.
option-seek_range = Range of Seek
option-seek_range-help = Which squares within two can be named.
option-seek_range-around = all 24 around
option-seek_range-lines = 16 in lines
option-seek_range-cross = 12: around, and two ahead
option-bow_range = Range of the Longbow
option-bow_range-help = Which squares within two can be shot at.
option-bow_range-lines = 16 in lines
option-bow_range-cross = 12: around, and two ahead
option-axe_may_stay = Axe without a step
option-axe_may_stay-help = Also from where it stands, without the step.
option-axe_stops = Axe stops when Gimli falls
option-axe_stops-help = Targets are struck in the order named; what comes after his fall survives.
option-steed_may_return = Steed may turn back
option-steed_may_return-help = The second step may lead back to the start.
option-rage_may_stay = Rage without a step
option-rage_may_stay-help = Also from where it stands, without the step.
option-rage_alone = Rage without a target
option-rage_alone-help = Allowed even if no enemy is around.
option-mount_doom = Mount Doom
option-mount_doom-help = Which square of the two zones it is. Nobody knows for certain where the printed board has it.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = Frodo is safe on Mount Doom
option-mount_doom_safe-help = No power may aim at him there. Off: powers may, moves never.
option-haradrim_falls = The Haradrim fall against Frodo
option-haradrim_falls-help = Equal in rank, but he cannot be captured. Off: nobody falls.
option-invisible_after_quest = Frodo stays invisible
option-invisible_after_quest-help = Also after the Ring is destroyed. Off: from then on he is a plain 4.

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Powers of { $piece }
power-pick-step = Choose where to step: the lit squares.
power-pick-target = Choose a target: the lit squares.
power-pick-more = Or choose one more target.
power-picked = Chosen: { $squares }
power-back = Back
power-confirm = { $power }: do it
power-hit = { $square }: { $piece } captured
power-seen = { $square }: { $piece } shown, stays
power-falls = { $piece } falls too
power-last = Last power
power-aim = the unknown piece on { $square }
power-aim-known = { $piece } on { $square }
preview-fly = { $piece } flies to { $square }.
preview-seek = { $piece } names { $targets }: everybody sees what it is, and below rank { $rank } it is captured.
preview-seek-only = { $piece } names { $targets }: everybody sees what it is.
preview-bow = { $piece } shoots at { $targets }: everybody sees what it is, and below rank { $rank } it is captured, unless arrows cannot hurt it.
preview-axe = { $piece } steps to { $square } and strikes { $targets }. Below rank { $rank } they fall; against an equal, a stronger one or a fortress { $piece } falls.
preview-axe-stay = { $piece } strikes { $targets } from where he stands. Below rank { $rank } they fall; against an equal, a stronger one or a fortress { $piece } falls.
preview-steed = { $piece } rides by { $via } to { $square }.
preview-steed-attack = { $piece } rides by { $via } and attacks { $targets }.
preview-rage = { $piece } steps to { $square } and strikes every enemy on the eight squares around. Up to rank { $rank } they fall, fortresses too, and so does { $piece }.
preview-rage-stay = { $piece } strikes every enemy on the eight squares around. Up to rank { $rank } they fall, fortresses too, and so does { $piece }.
preview-other = { $piece }: { $power } { $square } { $targets }
preview-known = From then on everybody knows who it is: { $piece }.
preview-frodo = Frodo would only be shown.
preview-too-strong = It is too strong to fall.
repeat-owed = { $piece } on { $square } has won: attack again, or stop.
repeat-theirs = The other side may attack again.
turn-repeat = Attack again, or stop
log-quest = { $count ->
    [one] The Ring is destroyed: one piece of Evil falls.
   *[other] The Ring is destroyed: { $count } pieces of Evil fall.
}
log-ring-taken = Frodo has fallen. Evil has the Ring, and its ranks rise by one.
fate-quest = { $count ->
    [one] One piece of Evil falls
   *[other] { $count } pieces of Evil fall
  }: all of rank 4 to 8, and the fortresses. Now for the flag!
fate-ring_taken = Frodo has fallen. Gold numbers show the raised ranks.
log-stop = stops
log-neither = nobody falls
square-picked = chosen for the power
square-has-powers = has powers
square-entry = { $square }, empty, a way to Mount Doom
log-announce-stop = { $side ->
    [red] Good stops.
   *[blue] Evil stops.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Good
me-side-blue = Evil
me-square-lake = { $square }, Forbidden Zone
me-square-other = { $square }, { $side ->
    [red] Good
   *[blue] Evil
 }: { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Good
   *[blue] Evil
 }: unknown piece
me-turn-side = { $side ->
    [red] Good to move
   *[blue] Evil to move
 }
me-reason-immobile = This piece never moves. Fortresses and flags stay where they were set up.
me-reason-blocked = Something stands in the way. No piece moves over another one or over a Forbidden Zone.
me-reason-obstacle = Nobody moves into a Forbidden Zone.
me-combat-announce = Combat on { $square }. Attacker, { $side ->
    [red] Good
   *[blue] Evil
 }: { $attacker }. Defender: { $defender }. { $result ->
    [attacker] The attacker wins.
    [defender] The defender holds.
    [neither] Nobody falls.
   *[both] Both fall.
 }
me-log-ready = { $side ->
    [red] Good is ready.
   *[blue] Evil is ready.
 }
me-log-announce-move = { $side ->
    [red] Good
   *[blue] Evil
 }: { $source } to { $target }.
me-log-announce-move-shown = { $side ->
    [red] Good
   *[blue] Evil
 }: { $source } to { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Good brings a piece back on { $square }.
   *[blue] Evil brings a piece back on { $square }.
 }
me-panel-captured-red = Good’s losses
me-panel-captured-blue = Evil’s losses
me-annotation-still = fortress or flag
me-curtain-title = { $side ->
    [red] Hand over to Good
   *[blue] Hand over to Evil
 }
me-curtain-look = { $side ->
    [red] I am Good: show the board
   *[blue] I am Evil: show the board
 }
me-curtain-quiet-move = { $side ->
    [red] Good went from { $source } to { $target }.
   *[blue] Evil went from { $source } to { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Good sets up now. Evil looks away.
   *[blue] Evil sets up now. Good looks away.
 }
me-end-side-wins = { $winner ->
    [red] Good wins
   *[blue] Evil wins
 }
me-end-flag_captured = { $who ->
    [winner] You captured the enemy’s flag.
    [loser] Your flag was captured.
   *[watcher] { $winner ->
        [red] Good captured Evil’s flag.
       *[blue] Evil captured Good’s flag.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] The enemy cannot move any more.
    [loser] You cannot move any more.
   *[watcher] { $winner ->
        [red] Evil cannot move any more.
       *[blue] Good cannot move any more.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] The enemy has no piece left that can move.
    [loser] You have no piece left that can move.
   *[watcher] { $winner ->
        [red] Evil has no piece left that can move.
       *[blue] Good has no piece left that can move.
    }
 }
me-end-resigned = { $who ->
    [winner] The other side resigned.
    [loser] You resigned.
   *[watcher] { $winner ->
        [red] Evil resigned.
       *[blue] Good resigned.
    }
 }
me-end-abandoned = { $who ->
    [winner] The other side stayed away and you claimed the win.
    [loser] You stayed away too long and the other side claimed the win.
   *[watcher] { $winner ->
        [red] Evil stayed away and Good claimed the win.
       *[blue] Good stayed away and Evil claimed the win.
    }
 }
me-replay-view-red = Good
me-replay-view-blue = Evil
me-start-seat = Your army
me-start-first-red = Good moves first.
me-start-first-blue = Evil moves first.
me-option-first-red = Good
me-option-first-blue = Evil
me-belief-side = { $side ->
    [red] What Good could know
   *[blue] What Evil could know
 }
me-belief-no-side = Choose Good or Evil to see what that side could know and guess.
me-option-silent_scout = When a rider attacks
me-option-silent_scout-help = With silent defence a defender still has to show itself to a rider.
me-option-rescue-help = Reach the enemy’s back row and bring one lost piece back, twice a game at most. Riders cannot do it; fortresses stay lost.
me-option-two_square_exact-help = Counts only when the piece starts and stops on the very same two squares; a rider can then slip out of it.
me-option-old_scout = Old riders
me-option-old_scout-help = As in old editions: a rider that goes far cannot attack in the same turn.

## The page for players

me-end-timeout = { $who ->
    [winner] The other side ran out of time.
    [loser] Your time ran out.
   *[watcher] { $winner ->
        [red] Evil ran out of time.
       *[blue] Good ran out of time.
    }
 }
