# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } a gagné contre { $other }
picture-drawn = { $names } : partie nulle
picture-won-together = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
 }
picture-lost-together = { $count ->
    [one] { $names } a perdu
   *[other] { $names } ont perdu ensemble
 }
picture-moves = { $count ->
    [one] { $box }, un tour
   *[other] { $box }, { $count } tours
 }
picture-play-through = Revoir la partie
picture-computer = { $player } (ordinateur)
