# Stratego Fortress, in Russian. Arguments as in en/fortress.ftl.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress: короткая игра
variant-fortress-intro-line = Один рыцарь против лабиринта на трёх этажах. Около 20 минут.
variant-fortress-main = Fortress: основная игра
variant-fortress-main-line = Четыре фигуры, схватки и тайный ход. Около 45 минут.
variant-fortress-bridge = Fortress: две соединённые
variant-fortress-bridge-line = У каждой стороны две крепости, тайный мост и один флаг. Длинная игра.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] три этажа, { $count } разведчик
    [few] три этажа, { $count } разведчика
    [many] три этажа, { $count } разведчиков
   *[other] три этажа, { $count } разведчика
 }

## The page for players

player-depth_first = Упрямец
player-depth_first-help = Проходит каждый путь до конца, прежде чем пробовать другой, а крепость строит наугад.

## Seats

seat-red = Красные
seat-blue = Синие
