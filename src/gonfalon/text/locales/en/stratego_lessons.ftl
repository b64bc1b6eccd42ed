### The lessons of Stratego: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Moving
lesson-moving-title = Moving
lesson-moving-teaches = One piece, one square, straight ahead, back or sideways; never through a lake, never diagonally.
lesson-moving-1 = Bring the captain from d4 to the gap between the lakes. First step?
lesson-moving-1-d4-e4 = Good. The road north begins at e4.
lesson-moving-1-d4-d5 = That is a lake. Nobody swims in armour: go round it.
lesson-moving-1-d4-e5 = Never diagonally. Two steps: first e4, then e5.
lesson-moving-1-d4-f4 = One square a turn. Only the scout goes further.
lesson-moving-1-d4-c4 = Allowed, but it leads away from the gap. Try the other side.
lesson-moving-2 = Now through the gap: two steps to e6, one each turn.
lesson-moving-2-e4-e5 = One more.
lesson-moving-2-e4-f4 = Allowed, but sideways. The gap lies straight ahead.
lesson-moving-3 = And the last one.
lesson-moving-3-e5-e6 = Through. In a real game you would now be alone among forty hidden pieces.
lesson-moving-3-e5-e4 = Back again? You may, but the lesson waits ahead.

## Fighting
lesson-fighting-title = Fighting
lesson-fighting-teaches = Step onto an enemy to attack: the higher number stays, equal numbers both go, and both are shown.
lesson-fighting-1 = Your captain (6) stands before a lieutenant (5) and a major (7). Win a fight.
lesson-fighting-1-e5-e6 = 6 beats 5: the lieutenant is gone and your captain stands on e6.
lesson-fighting-1-e5-f5 = 6 against 7: your captain falls. Look at the numbers.
lesson-fighting-1-f4-f5 = 5 against 7: your lieutenant falls. Attack something smaller.
lesson-fighting-1-e5-e4 = Nothing happens there. Attack the piece that your 6 beats.
lesson-fighting-2 = The major (7) on f5 is beside your lieutenant. Save the lieutenant, or lose him.
lesson-fighting-2-f4-e4 = Away. Moving is a way of fighting, too.
lesson-fighting-2-f4-g4 = { lesson-fighting-2-f4-e4 }
lesson-fighting-2-f4-f3 = One step back, but he can follow. For now you live.
lesson-fighting-2-f4-f5 = 5 against 7: the lieutenant falls.
lesson-fighting-2-e6-e7 = Now the major takes your lieutenant: 7 against 5.
lesson-fighting-3 = A captain comes. Go to meet him and see what happens when equals fight: one step to e7.
lesson-fighting-3-e6-e7 = Now he has to decide.
lesson-fighting-3-e6-e5 = Stay close.
lesson-fighting-4 = 6 against 6. Attack.
lesson-fighting-4-e7-e8 = Equal: both go. Good when you are ahead, bad when you are behind.
lesson-fighting-4-e7-e6 = That waits. Attack him: see what equals do.

## Scouts ask questions
lesson-scouts-title = Scouts ask questions
lesson-scouts-teaches = A scout runs any distance in a straight line and may attack at the end of it; it seldom wins: it asks who stands there.
lesson-scouts-1 = Your marshal (10) stands at i8. He wins against anything but a bomb and an attacking spy. Is j8 safe for him? Let the scout on j3 ask.
lesson-scouts-1-j3-j8 = The general (9)! Your scout falls and everybody has seen both. A 2 for the place of a 9 is a bargain.
lesson-scouts-1-i8-j8 = This time it works. But there are bombs among those pieces, and the marshal is half the game. Ask first.
lesson-scouts-1-j3-j7 = Now they know it is a scout (only a scout goes that far), and you know nothing. Run all the way.
lesson-scouts-1-a3-a8 = A bomb; good to know, but the marshal is on the other side.
lesson-scouts-2 = Now you know. Use it.
lesson-scouts-2-i8-j8 = 10 beats 9: the best capture on the board, for one scout.
lesson-scouts-2-a3-a7 = The general will not wait for you.

## Bombs and miners
lesson-bombs-title = Bombs and miners
lesson-bombs-teaches = A bomb takes every attacker but the miner (3), who digs it out and stands in its place.
lesson-bombs-1 = Your lieutenant ran into a bomb on e9. The bomb is still there. Who goes next?
lesson-bombs-1-d7-e7 = The miner takes the safe road: e7, then e8.
lesson-bombs-1-d7-d8 = d8 is beside the hidden piece on d9: it comes out and takes the miner. Take the safe road.
lesson-bombs-1-f7-f8 = The major on e9 would fall as well. Only a miner digs.
lesson-bombs-1-f7-e7 = You block the miner. Only a miner digs.
lesson-bombs-2 = On to e8.
lesson-bombs-2-e7-e8 = Beside the bomb.
lesson-bombs-2-f7-f8 = The miner first.
lesson-bombs-3 = Dig.
lesson-bombs-3-e8-e9 = The bomb is gone and your miner stands on e9. Look what stands behind it.
lesson-bombs-3-e8-d8 = d8 is beside a hidden piece. The bomb is straight ahead.
lesson-bombs-4 = What did the bomb guard?
lesson-bombs-4-e9-e10 = The flag. You win.
lesson-bombs-4-e9-d9 = A sergeant (4): your miner falls. Bombs stand around flags, not beside sergeants.

## The spy and the marshal
lesson-spy-title = The spy and the marshal
lesson-spy-teaches = The spy kills the marshal if the spy attacks; attacked by anybody, the spy is lost: let the marshal take the last step.
lesson-spy-1 = Your scout found the marshal (10), and he comes down the gap. He stands on e5, your spy on e3, one square between them. What now?
lesson-spy-1-a4-a5 = Patience. Now he has to take the last step.
lesson-spy-1-a4-b4 = { lesson-spy-1-a4-a5 }
lesson-spy-1-a4-a3 = { lesson-spy-1-a4-a5 }
lesson-spy-1-e3-e4 = Beside him on his turn: he attacks, and the spy is only a 1.
lesson-spy-1-e3-f3 = The trap was in his way. Leave the spy where he must pass.
lesson-spy-1-e3-e2 = Too shy: he takes another road.
lesson-spy-2 = He stands beside the spy, and it is your turn.
lesson-spy-2-e3-e4 = The weakest piece takes the strongest. From now on your general fears nothing but bombs.
lesson-spy-2-e3-d3 = He will not wait twice. Attack.
lesson-spy-2-a5-a6 = He takes the spy. You had him!

## The flag
lesson-flag-title = The flag
lesson-flag-teaches = Any piece that can move takes the flag, and the game is over; the flag never moves, so look among what never moved.
lesson-flag-1 = The piece on d8 has moved: neither bomb nor flag. Three that never moved stand round a fourth, f10. Knock on the door.
lesson-flag-1-f8-f9 = A bomb, and now your miner stands in its place. Bombs in front of a piece make a house.
lesson-flag-1-c8-d8 = You win a sergeant, but the flag is not a piece that walks.
lesson-flag-1-f8-e8 = Round the house there is only more wall. Straight on.
lesson-flag-2 = Three ways from f9. What has the most neighbours that never moved?
lesson-flag-2-f9-f10 = The flag. You win.
lesson-flag-2-f9-e9 = Outside again. The middle of the house is f10.

## Where to hide the flag
lesson-hiding-place-title = Where to hide the flag
lesson-hiding-place-teaches = The flag wants the back row, bombs at its doors and a piece that moves nearby; and a second place that looks the same, to fool the enemy.
lesson-hiding-place-1 = Everything stands but the flag. Four squares are offered: put it on one and see who could come.
lesson-hiding-place-1-d1 = Bombs on both sides and in front, the edge behind: only a miner gets in, and he needs two turns at the door.
lesson-hiding-place-1-a1 = A corner has two doors, and both stand open: any piece that comes along the edge takes it.
lesson-hiding-place-1-e4 = In front of everybody: the first scout that runs down the gap takes it, and the game is over.
lesson-hiding-place-1-h2 = In the second row four neighbours can be taken one after the other, and none of them is a bomb.

## To and fro
lesson-to-and-fro-title = To and fro
lesson-to-and-fro-teaches = Three crossings of one line, then you must do something else; so never run to and fro, run to a friend.
lesson-to-and-fro-1 = The major (7) hunts your captain (6). Your captain has crossed between e4 and f4 three times. Try it again, or find something better.
lesson-to-and-fro-1-f4-g4 = Away, and past your colonel. If he follows, he stands beside an 8.
lesson-to-and-fro-1-f4-e4 = Three crossings of one line in a row are all you have. Any other move breaks the row.
lesson-to-and-fro-1-f4-f5 = 6 against 7: your captain falls.
lesson-to-and-fro-1-f3-g3 = The colonel walks off and the major takes your captain.
lesson-to-and-fro-2 = He followed. Who is beside him?
lesson-to-and-fro-2-f3-f4 = 8 beats 7. The hunter was led to the colonel.
lesson-to-and-fro-2-g4-f4 = 6 against 7. Look who else is beside him.
lesson-to-and-fro-2-f3-f2 = You let him go.

## What the enemy can know
lesson-what-they-know-title = What the enemy can know
lesson-what-they-know-teaches = Every act tells: a first step says “no bomb, no flag”, a long step says “scout”, a fight says everything.
lesson-what-they-know-1 = Blue has seen your captain on e6: it fought. All else of yours has never moved. Make a move that tells Blue nothing new.
lesson-what-they-know-1-e6-e7 = Nothing new: they knew the captain.
lesson-what-they-know-1-e6-f6 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-e6-e5 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-b3-b4 = Tells: “b3 is neither bomb nor flag.” For the marshal that is much. Do you need him now?
lesson-what-they-know-1-i3-i4 = A small step: they learn that it moves. It could still be anything that moves.
lesson-what-they-know-1-i3-i7 = They know for certain now: a scout.
lesson-what-they-know-1-h3-h4 = The spy has moved; one less place to look for a bomb.
lesson-what-they-know-2 = And now the other way round: which move tells them the most?
lesson-what-they-know-2-i3-i7 = Right: now they know it for certain, and it was only a walk. Sometimes that is the price; now you know it.
lesson-what-they-know-2-i3-i8 = Right: now they know it for certain, and it was only a walk.
lesson-what-they-know-2-i3-i6 = { lesson-what-they-know-2-i3-i8 }
lesson-what-they-know-2-b3-b4 = That tells only that it can move, and 33 of 40 pieces can.
lesson-what-they-know-2-e7-e8 = They know this captain already: it tells nothing.

## Your first set-up
lesson-first-setup-title = Your first set-up
lesson-first-setup-teaches = Flag behind bombs, three miners kept, scouts in front and at home, marshal and general apart, the spy near one of them: the rest is taste.
lesson-first-setup-1 = This set-up has faults. Swap pieces until no note is left.
lesson-first-setup-1-done = No fault is left. The rest is taste: play with it.
lesson-setup-flag-forward = Your flag stands in the third row or further: scouts see it first. Back with it.
lesson-setup-flag-open = The flag has more than one door without a bomb. Close them.
lesson-setup-miners-forward = Miners win the last third of the game. Keep three of the five in the two back rows.
lesson-setup-bombs-wall-you-in = Three bombs in the front row wall in your own pieces. One there is enough.
lesson-setup-no-scout-in-front = Nobody in front can ask questions: two scouts belong in the first row.
lesson-setup-no-scout-kept = Keep two scouts at home: late in the game they decide.
lesson-setup-spy-alone = The spy stands far from your 9 and 10: whom should he avenge? Three steps at most.
lesson-setup-giants-together = Marshal and general on the same side: the other one belongs to the enemy.

## What a lesson about setting up asks for
setup-lesson-check = Check this set-up
setup-lesson-here = free for the flag

lesson-missed-spy = You lost your marshal to the spy in a game.
lesson-missed-bombs = You lost several pieces to bombs in a game.
lesson-missed-flag = Your flag was found in a game.
