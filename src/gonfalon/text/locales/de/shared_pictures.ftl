# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } hat gegen { $other } gewonnen
picture-drawn = { $names }: remis
picture-won-together = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
 }
picture-lost-together = { $count ->
    [one] { $names } hat verloren
   *[other] { $names } haben zusammen verloren
 }
picture-moves = { $count ->
    [one] { $box }, ein Zug
   *[other] { $box }, { $count } Züge
 }
picture-play-through = Partie ansehen
picture-computer = { $player } (Computer)
