# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } ha vinto contro { $other }
picture-drawn = { $names }: patta
picture-won-together = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto insieme
 }
picture-lost-together = { $count ->
    [one] { $names } ha perso
   *[other] { $names } hanno perso insieme
 }
picture-moves = { $count ->
    [one] { $box }, un turno
   *[other] { $box }, { $count } turni
 }
picture-play-through = Rivedi la partita
picture-computer = { $player } (computer)
