# Stratego Fortress: the page for players.

rules-page-fortress = Stratego Fortress
guide-fortress-goal-title = The goal
guide-fortress-goal =
    Each of you builds a maze on three floors and hides a flag in it. Then you explore the other’s maze without seeing it. Whoever finds the other’s flag first wins.
    Whatever a piece meets is announced, and stands in your notes from then on.
guide-fortress-parts-title = The parts
guide-fortress-parts = Explorers have a strength and fight with it; cards lie hidden in the fortress.
guide-fortress-minute-title = The first minute
guide-fortress-minute = Try it here: hide a flag, put up walls, send a knight, and find your own way through a maze.
guide-fortress-build-title = Build in secret
guide-fortress-build =
    Place 20 walls, 3 ladders and all cards. A ladder joins a square to the one right above it. Nothing lies on E5, where everybody enters.
    The flag must be within reach. The page shows what is missing and what is in the way; a ready-made fortress is one press away.
guide-fortress-explore-title = Explore
guide-fortress-explore =
    Ask for a square beside your piece. If the way is free you go there and may go on; if a wall stands in it, the wall is announced and your turn ends.
    Ladders are announced where you stand and cost nothing. Over what you know you walk as far as you like.
guide-fortress-cards-title = What lies in wait
guide-fortress-cards =
    A pitfall drops you one floor, and you go on from there; on the bottom it does nothing. No ladder can be climbed up to a pitfall.
    Other cards fight, and the higher number wins: a beaten card is gone, a beaten piece costs the rest of the turn. In the introduction the knight goes back to E5 and skips turns: one for king or duke, two for the poison cup.
guide-fortress-pieces-title = Four explorers
guide-fortress-pieces =
    In the main game king (7), knight (5), wizard (3) and dwarf (2) go in one at a time. Swapping on E5 costs the rest of the turn, and so does giving a piece up anywhere. A piece that was lost or given up may come again, for two turns more.
    The princess (1) beats the king, and nobody else. Only the wizard beats the poison cup. Only the dwarf finds the secret passage, but then all may use it.
guide-fortress-end-title = The end, and the three games
guide-fortress-end = Whoever finds the flag wins at once. Then both fortresses are opened, and both ways can be walked again.

## The table of pieces and cards; $pieces are names, $count a number

fortress-parts-strength = Strength
fortress-parts-explorers = Explorers
fortress-parts-inside = { $count ->
    [one] In the fortress
   *[other] In each of the two fortresses
 }
fortress-parts-flag = Whoever finds it has won.
fortress-parts-drop = Whoever lands here falls one floor.
fortress-parts-twin = Leads to its twin. Found only by: { $pieces }.
fortress-parts-beats-all = Beats everybody.
fortress-parts-loses = Beats everybody but: { $pieces }.
fortress-parts-beats = Also beats: { $pieces }.
fortress-parts-returns = { $count ->
    [one] The beaten piece goes back to the entrance and misses { $count } turn.
   *[other] The beaten piece goes back to the entrance and misses { $count } turns.
 }
