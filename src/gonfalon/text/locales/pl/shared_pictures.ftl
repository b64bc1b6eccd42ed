# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } – zwycięstwo, { $other } – porażka
picture-drawn = { $names }: remis
picture-won-together = { $count ->
    [one] { $names }: wygrana
    [few] { $names }: wspólna wygrana
   *[other] { $names }: wspólna wygrana
 }
picture-lost-together = { $count ->
    [one] { $names }: porażka
    [few] { $names }: wspólna porażka
   *[other] { $names }: wspólna porażka
 }
picture-moves = { $count ->
    [one] { $box }, jedna tura
    [few] { $box }, { $count } tury
   *[other] { $box }, { $count } tur
 }
picture-play-through = Obejrzyj partię
picture-computer = { $player } (komputer)
