# Stratego in Middle-earth: what this game has beside the words of stratego.ftl. $square and $target are names such as a4.

## The game and its rulesets

game-middle_earth = Stratego in Middle-earth
variant-me-classic = Middle-earth: Classic
variant-me-classic-line = Two unlike armies, the plain rules.
variant-me-powers = Middle-earth: Special Powers
variant-me-powers-line = Eagles, longbows, an axe and a rage.
variant-me-ring = Middle-earth: Destroy the Ring
variant-me-ring-line = Frodo on his way to Mount Doom.

## Sides

side-good = Good
side-evil = Evil

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = King Theoden
piece-faramir = Faramir
piece-eomer = Eomer
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
piece-eowyn = Eowyn
piece-witch_king = the Witch-king
piece-saruman = Saruman
piece-nazgul = Nazgul
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-hai
piece-berserker = berserker
piece-haradrim = Haradrim
piece-orc = orc
piece-warg_rider = warg rider
piece-wormtongue = Wormtongue
piece-fortress = fortress

## Powers, and what each does, in one line

power-fly = Fly
power-fly-help = Jumps in a straight line over everything beside it, to the first free square behind. Does not attack.
power-seek = Seek an Enemy
power-seek-help = Names an enemy up to two squares away: it is shown, and captured if it is weaker.
power-bow = Longbow
power-bow-help = Shoots one or two squares in a straight or diagonal line: the target is shown, and captured if it is weaker.
power-axe = Dwarven Axe
power-axe-help = One step, then one to three enemies around. Weaker ones fall; an equal, a stronger one or a fortress costs Gimli.
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
mount-doom = Mount Doom
forbidden-zone = Forbidden Zone
combat-neither = Nobody falls: Frodo is invisible

## Acts refused

reason-no_power = This piece has not this power here.
reason-power_step = The power does not lead there.
reason-power_target = These are not targets for this power.
reason-repeat_only = Attack again with this piece, or stop.
reason-nothing_to_stop = There is no attack to stop.

## Options

option-seek_captures = Seek captures
option-seek_captures-help = On as the book has it; off it only reveals. Captures make Seek the better Longbow in every way.
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
option-rage_alone-help = Allowed though no enemy is around.
option-mount_doom = Mount Doom
option-mount_doom-help = Which square of the two zones it is. The printed board is not known for certain.
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
