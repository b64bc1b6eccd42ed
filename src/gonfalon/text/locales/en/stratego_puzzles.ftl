### The puzzles of Stratego: learn/stratego/puzzles has the positions, `puzzle-<puzzle>-<act>` answers an act.

## What every puzzle of these games may say
puzzle-mined = What do you know, and what do you play?
puzzle-mined-stratego-title = { $own } against { $others } ({ $number })
puzzle-unit = 1 is about the worth of your weakest piece. The bar is full at 4.
puzzle-why-attack = On { $square }, in { $chance } of 100 cases: { $piece }. Attack it.
puzzle-why-attack-two = On { $square }, in { $chance } of 100 cases: { $piece }; in { $chance2 }: { $piece2 }. Attack it.
puzzle-why-wins = The attack wins in { $chance } of 100 cases.
puzzle-why-learn = What you learn there is worth more than the piece that you risk.
puzzle-why-flag = It keeps the danger away from your flag.
puzzle-why-safe = Your piece on { $square } is in danger: it leaves the reach of what beats it.
puzzle-why-near = It brings your piece to where it is needed.
puzzle-why-ahead = What follows in the next turns decides.
puzzle-why-counting-other = By counting alone { $act } looks best, but what the pieces did tells you more.
puzzle-why-counting-tie = By counting alone it is nearly a tie, but what the pieces did tells you more.
puzzle-why-second = The second best, { $act }, brings clearly less.
puzzle-theme-counting = Count what is left.
puzzle-theme-price = Think of the price.
puzzle-theme-exchange = Think of what comes after an exchange.
puzzle-theme-escape = One of your pieces is in danger.
puzzle-theme-hunt = Something can be caught.
puzzle-theme-house = Look at what has never moved.
puzzle-theme-habits = How do people set up their armies?
puzzle-theme-defence = Your flag needs help.
puzzle-theme-behaviour = Look at how the piece has behaved.
puzzle-theme-secrecy = Think of what you show.
puzzle-theme-asking = It pays to find out.
puzzle-theme-plan = Think two turns ahead.

## The last one standing still
puzzle-last-still-title = The last one standing still
puzzle-last-still = Six of Blue’s eight pieces have moved; i10 showed itself as a bomb. What is left on b10?
puzzle-last-still-why = A flag never moves. One piece has never moved: b10 is the flag, for certain, and your scout on b4 has a free way. It ends the game.
puzzle-last-still-e5-e4 = Careful, but you give Blue a turn in a won game.

## Let the cheap one guess
puzzle-cheap-guess-title = Let the cheap one guess
puzzle-cheap-guess = Two pieces never moved: b10, beside your marshal, and j10, at the end of your scout’s column. One of them must be the flag. Who guesses?
puzzle-cheap-guess-why = If you are wrong, a scout costs little and a marshal costs the game; if you are right, both win. And j10, in the corner, is the likelier flag: 68 of 100.
puzzle-cheap-guess-b9-b10 = The marshal bets himself on a place that is less often the flag.
puzzle-cheap-guess-b9-a9 = Waiting gives Blue the turn and tells you nothing.

## Right either way
puzzle-either-way-title = Right either way
puzzle-either-way = Your marshal took the general on e7; a piece came to e8 beside him at once. Attack, or step aside?
puzzle-either-way-why = It is a spy (50 of 100), their marshal (26) or a bluff. A spy falls if you attack first. If it is the marshal, both go, and then your general is the strongest piece on the board. Every answer is good for you, so attack now.
puzzle-either-way-e7-d7 = Safe, and it gives the spy a second try.
puzzle-either-way-e7-e6 = Back the way you came, and he follows.

## Which one do you save?
puzzle-which-one-title = Which one do you save?
puzzle-which-one = You are Blue. Red’s marshal on c8 stands beside your colonel (8) on c7 and your captain (6) on b8. He takes one of them. Which one moves, and where?
puzzle-which-one-why = The colonel is worth more. On d7 he stands beside your own general, out of the marshal’s reach this turn. The captain is the price.
puzzle-which-one-b8-a8 = Saves a 6 and gives an 8.
puzzle-which-one-b7-a7 = Nobody threatened b7 yet.

## Who ran beside you?
puzzle-who-ran-title = Who stepped out of your way?
puzzle-who-ran = Your marshal has taken a colonel and a general. Three scouts are known. The piece on f6 stepped out of his way to the gap. Chase it, or bring help home?
puzzle-who-ran-why = f6 stepped aside from a marshal: in most cases it is a 4, 5 or 6, and no bomb, for it has moved. The marshal takes it now; the front row can deal with the scouts at home.
puzzle-who-ran-d4-e4 = Takes a scout (2); f6 is worth more and gets away.
puzzle-who-ran-f7-f8 = Into the back rows: there are the bombs.

## Who is left that beats a nine?
puzzle-who-is-left-title = Who is left that beats a nine?
puzzle-who-is-left = Your general stands beside i8, a piece that moved and then stopped. Count which of Blue’s pieces could beat him before you decide.
puzzle-who-is-left-why = Only the marshal beats a 9. i8 has moved, so it is no bomb; it never came near your strong pieces as a marshal would. Scout 52, miner 27, lieutenant 11 of 100. Attack.
puzzle-who-is-left-a4-a5 = A step on the other wing; i8 will not wait.
puzzle-who-is-left-d4-e4 = Quiet, and the general stands still beside a gift.

## The house in the corner
puzzle-house-corner-title = The house in the corner
puzzle-house-corner = Three of Blue’s pieces in the corner never moved; a fourth stands alone on c9. Where is the flag, and who opens the door?
puzzle-house-corner-why = Three that stand together and never move are a house: j10 is the flag in 97 of 100 cases, j9 and i10 are bombs. Your miner stands at the door.
puzzle-house-corner-j8-i8 = Round the corner is another bomb; you lose a turn.
puzzle-house-corner-d4-c4 = A quiet move gives Blue time to come home.

## If you must fall, fall forward
puzzle-fall-forward-title = If you must fall, fall forward
puzzle-fall-forward = Your captain (6) is deep in Blue’s camp, a major (7) behind him: he will be taken. One square ahead stands a piece that never moved. Attack it, or run to a8?
puzzle-fall-forward-why = On a8 he lives one turn longer. b9 never moved although the door stood open; people keep miners and scouts there: miner 49, scout 34 of 100. He wins something in nine of ten cases before he falls.
puzzle-fall-forward-b8-a8 = One turn more, and then he is taken for nothing.
puzzle-fall-forward-f6-f5 = The lieutenant is a fair prize, but he is still there next turn; the captain is not.

## Three steps to your flag
puzzle-three-steps-title = Three steps to your flag
puzzle-three-steps = A piece of Blue walks straight down column e to your bomb on e2; behind it is your flag. You do not know what it is. What do you do?
puzzle-three-steps-why = Whoever walks straight at a bomb may be a miner, and the flag behind it is all you have. The marshal goes to f3, beside the square it must enter, and takes it there.
puzzle-three-steps-c3-c2 = The general is late by one step.
puzzle-three-steps-h8-i8 = A scout’s question at the other end while the house is on fire.

## Stand where he must come
puzzle-stand-where-title = Stand where he must come
puzzle-stand-where = You are Blue. A piece of Red that you do not know stands on f8, two steps from the bombs round your flag on g10. Your miner stands on e8.
puzzle-stand-where-why = Attacking f8 loses the miner against anything above a 3. From f9 a miner digs f10 or g9. On e9 yours stands beside f9: whoever comes there is attacked first.
puzzle-stand-where-e8-f8 = A 3 against an unknown piece: you lose him in most cases, and the door is open.
puzzle-stand-where-i7-i8 = Too far to be in time.
puzzle-stand-where-a5-a6 = A good piece at the wrong end.

## Who walks up to a marshal?
puzzle-who-walks-up-title = Who walks up to a marshal?
puzzle-who-walks-up = Your marshal has just shown himself on f7. A piece that stood still until then comes to e7, right beside him. What is it?
puzzle-who-walks-up-why = Who walks up to a known 10? A spy (44 of 100), or a marshal who wants a trade (29); hardly a piece that has something to lose. Attack first: the spy wins only if he attacks.
puzzle-who-walks-up-f7-f8 = He follows; and next time you may not see him.
puzzle-who-walks-up-j4-j9 = Second best, but far behind: it asks in the wrong place while the knife is beside you.

## Take it with the one they know
puzzle-known-takes-title = Take it with the one they know
puzzle-known-takes = A scout stands beside your general (9) and your marshal (10). Blue has seen the general; nobody has seen the marshal. Who takes it?
puzzle-known-takes-why = Both take the scout. The general tells Blue nothing new; the marshal would show where he is, and their spy would know whom to look for.
puzzle-known-takes-f4-f5 = Takes the same scout and shows the marshal.
puzzle-known-takes-j1-j9 = A long shot into the corner: nothing runs away there, the scout on f5 does.
