### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Ask and listen
lesson-asking-teaches = Ask for one step at a time: silence means the way is free, “wall” ends your turn and is yours to keep on the plan.
lesson-asking-1 = Your knight stands on E5. Ask for the step to D5.
lesson-asking-1-E5-D5 = No word of a wall: the way is free, and you may go on asking.
lesson-asking-1-D5-C5 = You are on E5; begin there. A wrong question costs nothing.
lesson-asking-2 = Now D4.
lesson-asking-2-D5-D4 = Wall! The turn ends, but the wall is on your plan for ever.
lesson-asking-2-D5-E5 = Back is free and tells nothing new.
lesson-asking-3 = Your turn again. Do not ask what you know.
lesson-asking-3-D5-C5 = Free. New ground each time: that is the whole art.
lesson-asking-3-D5-D4 = The same wall again, and the turn is gone. The plan had it.

## Ladders and pitfalls
lesson-ladders-title = Ladders and pitfalls
lesson-ladders-teaches = A ladder is always told when you stand on it; a pitfall upstairs drops you one floor, costs no turn, and stays on the plan.
lesson-ladders-1 = One more step to C3.
lesson-ladders-1-C4-C3 = A ladder up! Every ladder on your square is told to you.
lesson-ladders-1-C4-B4 = A wall, and the turn is over. C3 lay open.
lesson-ladders-2 = Climb.
lesson-ladders-2-C3-mC3 = Middle floor: nine squares, nearer to the flag.
lesson-ladders-2-C3-D3 = A wall; the ladder was free.
lesson-ladders-3 = Try mB3.
lesson-ladders-3-mC3-mB3 = A pitfall: you fall to B3, and your turn goes on. Write it down.
lesson-ladders-3-mC3-C3 = Down again. You came for the middle floor.
lesson-ladders-4 = Back to the ladder. Which way is it?
lesson-ladders-4-B3-C3 = Right beside it.
lesson-ladders-4-B3-B2 = A wall. The ladder is at C3, beside you.
lesson-ladders-5 = Up, and this time not to mB3.
lesson-ladders-5-C3-mC3 = Now mC2.
lesson-ladders-5-C3-C2 = A wall, the turn is over.
lesson-ladders-6 = The other way.
lesson-ladders-6-mC3-mC2 = Free. A pitfall costs no turn, a wall does: fall early, bump late.
lesson-ladders-6-mC3-mB3 = The same hole again.

## Who beats whom
lesson-who-beats-whom-title = Who beats whom
lesson-who-beats-whom-teaches = Cards fight once and stay or go: the higher strength wins, the cup yields to the wizard alone, the princess beats the king.
lesson-who-beats-whom-1 = The king (7) stands on E5. Ask for E4.
lesson-who-beats-whom-1-E5-E4 = The poison cup! It beats all but the wizard. The king is out: to call him back costs two turns.
lesson-who-beats-whom-1-E5-D5 = Free, but this lesson is about E4.
lesson-who-beats-whom-2 = Who goes in next? You know what lies on E4.
lesson-who-beats-whom-2-enter-wizard = He alone drinks and lives.
lesson-who-beats-whom-2-enter-knight = 5 is a fine number, but the cup has none: only the wizard passes.
lesson-who-beats-whom-2-enter-dwarf = The dwarf finds passages; the cup would beat him, too.
lesson-who-beats-whom-2-enter-king = He is out; calling him back costs two turns, and the cup beats him again.
lesson-who-beats-whom-3 = Go on.
lesson-who-beats-whom-3-E5-E4 = The cup is gone for good, and the wizard stays on E4 in the same turn.
lesson-who-beats-whom-3-E5-D5 = The cup still waits on E4.

## What silence tells
lesson-silence-title = What silence tells
lesson-silence-teaches = Only the dwarf hears a passage; where all ways end in walls, what nobody said must be a passage or a card.
lesson-silence-1 = D5 is a dead end: walls to C5 and D4. The knight heard nothing. Nobody builds a room for nothing: what could lie on D5? Go back to E5.
lesson-silence-1-D5-E5 = Back at the entrance: the only square where you may swap.
lesson-silence-1-D5-C5 = You know that wall.
lesson-silence-1-sacrifice-dwarf = That takes the knight out, and to call him back costs two turns. A swap at E5 costs this turn only.
lesson-silence-2 = Which piece hears more?
lesson-silence-2-swap-dwarf = The turn ends, nothing else is lost: the knight is unused again.
lesson-silence-2-swap-wizard = He reads cups, not walls. The dwarf finds passages.
lesson-silence-2-E5-D5 = The knight has been there and heard nothing.
lesson-silence-3 = And now D5 again.
lesson-silence-3-E5-D5 = A secret passage from D5 to B1. The room was the door.
lesson-silence-3-E5-E4 = A cup, and the dwarf is out. The dead end was the place to listen.

## The way to the flag
lesson-way-to-flag-title = The way to the flag
lesson-way-to-flag-teaches = One turn lasts until a wall, a lost fight or a swap: plan it so that the last request of the turn is the only one that may fail.
lesson-way-to-flag-1 = The passage from D5 leads to B1. Take it.
lesson-way-to-flag-1-passage-D5-B1 = Across the board in one request.
lesson-way-to-flag-1-D5-D4 = A wall ends the turn. The sure step first.
lesson-way-to-flag-2 = From B1 to A1.
lesson-way-to-flag-2-B1-A1 = Free.
lesson-way-to-flag-2-B1-C1 = A wall: turn over. In a corner look along the edge first.
lesson-way-to-flag-2-B1-B2 = A wall: turn over.
lesson-way-to-flag-3 = And A2.
lesson-way-to-flag-3-A1-A2 = A ladder up.
lesson-way-to-flag-3-A1-B1 = Back?
lesson-way-to-flag-4 = Up.
lesson-way-to-flag-4-A2-mA2 = Middle floor.
lesson-way-to-flag-4-A2-A3 = A wall. You had a ladder under your feet.
lesson-way-to-flag-5 = Three ways. Corner squares need the fewest walls: builders like them.
lesson-way-to-flag-5-mA2-mA1 = The flag. One turn from the entrance to the end, because every sure step came first.
lesson-way-to-flag-5-mA2-mB2 = A wall.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = Several of your pieces were beaten in a game.
