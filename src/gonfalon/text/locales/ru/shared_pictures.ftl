# The words of the pictures that stand where somebody has sent the address of a game.

picture-won = { $who } — победа, { $other } — поражение
picture-drawn = { $names }: ничья
picture-won-together = { $count ->
    [one] { $names }: победа
    [few] { $names }: общая победа
   *[other] { $names }: общая победа
 }
picture-lost-together = { $count ->
    [one] { $names }: поражение
    [few] { $names }: общее поражение
   *[other] { $names }: общее поражение
 }
picture-moves = { $count ->
    [one] { $box }, { $count } ход
    [few] { $box }, { $count } хода
   *[other] { $box }, { $count } ходов
 }
picture-play-through = Посмотреть партию
picture-computer = { $player } (компьютер)
