# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } won against { $other }
picture-drawn = { $names }: a draw
picture-won-together = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
picture-lost-together = { $count ->
    [one] { $names } lost
   *[other] { $names } lost together
 }
picture-moves = { $count ->
    [one] { $box }, one turn
   *[other] { $box }, { $count } turns
 }
picture-play-through = Play it through
picture-computer = { $player } (computer)
