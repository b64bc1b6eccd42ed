# Stratego: the page for players.

rules-page-stratego = Stratego
rules-page-middle-earth = Stratego in Middle-earth
rules-tips = Tips for play
guide-stratego-goal-title = The goal
guide-stratego-goal =
    Each side has an army and one flag. Take the enemy’s flag and the game is won.
    You see your own pieces; of the enemy’s you see only the backs. Who stands where is found out by fighting, by watching and by guessing.
guide-stratego-pieces-title = The pieces
guide-stratego-pieces = A piece without a note goes one square a turn and beats every lower rank.
guide-stratego-setup-title = Set up in secret
guide-stratego-setup =
    Place your army on the squares on your side as you like; nobody sees it. A random set-up is one key away and can be changed.
    Flag and bombs never move, so give the flag a quiet corner and some company.
guide-stratego-march-title = March
guide-stratego-march =
    Red begins, then the sides take turns. One piece moves one square: forward, back or sideways, never diagonally, never into a lake.
    The scout (2) goes any distance in a straight line, as long as the way is free, and may attack at its end. Whoever runs far is known to be a scout.
guide-stratego-fight-title = Fight
guide-stratego-fight =
    Move onto an enemy’s piece and both show their rank. The higher number stays, the lower is gone; equal ranks both fall.
    If the attacker wins it takes the square; if the defender wins it stays where it is. You need not attack.
guide-stratego-few-title = A few are different
guide-stratego-few =
    A bomb destroys whoever attacks it and stays, but the miner (3) clears it away.
    The spy (S) is the weakest of all, yet it takes the marshal (10) if it attacks first.
guide-stratego-repeat-title = Not for ever
guide-stratego-repeat =
    A piece may not go to and fro between the same two squares for ever: after a few times it must do something else.
    Nor may it chase an enemy’s piece on and on through the same positions. The board tells you when a move is not allowed, and why.
guide-stratego-end-title = How it ends
guide-stratego-end =
    Whoever takes the flag wins at once. Whoever is to move and cannot has lost.
    If for a long time nothing is captured the game is drawn. You may also resign or offer a draw, once both armies are in place.
guide-stratego-boxes-title = The boxes
guide-stratego-boxes = All follow these rules; they differ in size. In the US classic three tournament rules can be switched on: the attacker wins ties, the defender stays silent, captured pieces come back.

## Pieces

piece-flag = flag
piece-bomb = bomb
piece-spy = spy
piece-scout = scout
piece-miner = miner
piece-sergeant = sergeant
piece-lieutenant = lieutenant
piece-captain = captain
piece-major = major
piece-colonel = colonel
piece-general = general
piece-marshal = marshal
piece-unknown = unknown piece

## The table of pieces; $pieces and $powers are names

army-stays = Never moves.
army-runs = Goes any distance in a straight line.
army-flag = Whoever takes it has won.
army-fells = Destroys whoever attacks it, except: { $pieces }.
army-takes = Attacking, it also beats: { $pieces }.
army-falls-to = Loses to an attack by: { $pieces }.
army-powers = Powers: { $powers }.
