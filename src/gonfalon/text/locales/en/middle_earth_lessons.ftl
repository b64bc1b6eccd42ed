### The lessons of Middle-earth: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Fly
lesson-fly-title = Fly
lesson-fly-teaches = A flier jumps in a straight line over all that stands in its way and lands on the first free square; it never attacks so.
lesson-fly-1 = Gandalf (10) is shut in on b1 behind three of his own. Get him out in one turn.
lesson-fly-1-fly-b1-b5 = Over three heads, and he is out in the open. Everybody knows him now.
lesson-fly-1-b4-b5 = That opens the row in four turns. He can fly.
lesson-fly-1-b1-b2 = He cannot walk through his own pieces. Press the seal of his power.
lesson-fly-2 = An orc steps in front of him. Flying is no attack; how does Gandalf take it?
lesson-fly-2-b5-b6 = On foot: 10 beats 3.
lesson-fly-2-b5-a5 = He may go away, but the orc is yours for the taking.

## Seek an Enemy
lesson-seek-title = Seek an Enemy
lesson-seek-teaches = Seek names one enemy within two squares all round: it is shown, and it falls if its number is lower; the seeker never moves and never falls.
lesson-seek-1 = Something took your rider on e6. It is shown: an Uruk-hai (6). On f6 stands another piece that never moved. Let Aragorn (9) seek.
lesson-seek-1-seek-e4-e6 = It falls where it stands. Aragorn did not take a step.
lesson-seek-1-seek-e4-f6 = A fortress: shown, but Seek does not bring it down. The one that had walked was the safe choice.
lesson-seek-1-e4-e5 = On foot he would come beside it and give Evil the first blow. He has a power: press the seal.

## Longbow
lesson-longbow-title = Longbow
lesson-longbow-teaches = The bow reaches one or two squares, straight or diagonally, over everything; fortress, flag and berserker are only shown.
lesson-longbow-1 = Your elf (5) has two enemies near: a Haradrim (4) on e6, a berserker (5) on f6. Who falls to an arrow?
lesson-longbow-1-bow-e4-e6 = 4 against 5: down, two squares away, and nobody can strike back this turn.
lesson-longbow-1-bow-e4-f6 = f6 lies neither straight ahead nor diagonally: no arrow flies there.
lesson-longbow-1-e4-e5 = Beside the Haradrim on foot: why walk, with a bow?
lesson-longbow-2 = Now the berserker. Can Boromir (6) do better than the bow?
lesson-longbow-2-f4-f5 = He steps in front. A berserker attacked hand to hand is only a 5.
lesson-longbow-2-e4-d4 = No arrow hurts a berserker. Use the sword.
lesson-longbow-3 = Strike.
lesson-longbow-3-f5-f6 = 6 beats 5. Bow for the small, sword for the berserker.
lesson-longbow-3-e4-e5 = The bow does not hurt him.

## Dwarven Axe
lesson-axe-title = Dwarven Axe
lesson-axe-teaches = Gimli steps to a free square and strikes up to three enemies round it: lower ones fall, but against a fortress, or 8 and more, he falls too.
lesson-axe-1 = Two enemies have moved, to e8 and f8; d8 never did. Gimli (8) steps to e7: whom does he strike?
lesson-axe-1-axe-e6-e7-e8-f8 = An orc and a Haradrim in one blow, and Gimli stands.
lesson-axe-1-axe-e6-e7-d8-e8-f8 = d8 never moved: a fortress. It stands, Gimli does not.
lesson-axe-1-axe-e6-e7-e8 = One is good, two are better: name both that have moved.
lesson-axe-1-e6-e7 = A plain step gives Evil the first blow. With the seal he steps and strikes in one turn.

## Swift Steed
lesson-steed-title = Swift Steed
lesson-steed-teaches = Théoden rides exactly two squares, round a corner if he likes; the second may be an attack, the first may not.
lesson-steed-1 = The Uruk-hai (6) on f5 is one corner away. Take it this turn.
lesson-steed-1-steed-e4-e5-f5 = Round the corner: 7 beats 6.
lesson-steed-1-steed-e4-f4-f5 = Round the other corner: 7 beats 6.
lesson-steed-1-e4-e5 = One step is his plain move. He has two.
lesson-steed-1-steed-e4-e5-e6 = 7 against 7: both fall. You wanted the 6.
lesson-steed-1-e4-f4 = { lesson-steed-1-e4-e5 }

## Repeat Attack
lesson-repeat-title = Repeat Attack
lesson-repeat-teaches = An Uruk-hai that wins an attack may attack again from its new square, as long as it wins; a tie or a defeat ends it.
lesson-repeat-1 = You lead Evil. The Uruk-hai (6) stands before an elf (5), behind it Merry (4) and Éomer (7).
lesson-repeat-1-e6-e5 = Won. You are asked: again?
lesson-repeat-1-e6-e7 = Away from a feast.
lesson-repeat-2 = Again, or stop?
lesson-repeat-2-e5-f5 = Two in one turn.
lesson-repeat-2-stop = Allowed, but Merry is only a 4.
lesson-repeat-3 = And Éomer?
lesson-repeat-3-stop = Right. 6 against 7 would end it badly.
lesson-repeat-3-f5-f4 = 6 against 7: the Uruk-hai falls. Know when to stop.

## Rage
lesson-rage-title = Rage
lesson-rage-teaches = A berserker steps and strikes all eight squares round it: equals, lower ones and fortresses fall, and so does he.
lesson-rage-1 = Three fortresses stand in a row before the flag of Good. One of your berserkers is worth less than this wall.
lesson-rage-1-rage-e5-e4 = Three fortresses for one berserker. The way is open.
lesson-rage-1-e5-e4 = A plain step: now Gandalf strikes first. Step and rage in one act.
lesson-rage-1-rage-e5-e6 = Nobody stands round e6: Rage needs somebody to hit.

## The Ring
lesson-ring-title = The Ring
lesson-ring-teaches = Frodo on Mount Doom ends the Ring: every 4 to 8 and every fortress of Evil is gone; only the Witch-king and the Nazgûl can take him on the way.
lesson-ring-1 = Mount Doom is g6, its entries are f6 and g7. Lurtz (7) bars f6. Frodo (4) cannot beat him; Aragorn (9) can, from where he stands.
lesson-ring-1-seek-e4-f6 = Lurtz falls to Seek. The entry is free.
lesson-ring-1-f5-f6 = Frodo is invisible to Lurtz: nobody falls, both stay. But now all of Evil knows who he is.
lesson-ring-1-e4-e5 = On foot he needs two turns, and the Nazgûl comes.
lesson-ring-2 = The Nazgûl (8) has seen it and comes down column e. It is one of the few that can take Frodo. Go.
lesson-ring-2-f5-f6 = On the doorstep.
lesson-ring-2-f5-e5 = Towards the Nazgûl? The entry is f6.
lesson-ring-2-e4-e5 = Not now: count its steps. Frodo is faster.
lesson-ring-3 = One more.
lesson-ring-3-f6-g6 = The Ring is destroyed. Nazgûl, Uruk-hai and the fortress are gone; the orc and the flag are left. Now ride for the flag.
lesson-ring-3-f6-f7 = Past the mountain. It is g6, on your right.
