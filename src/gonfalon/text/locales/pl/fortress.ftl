# Stratego Fortress, in Polish. Arguments as in en/fortress.ftl.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress: gra wstępna
variant-fortress-intro-line = Jeden rycerz kontra labirynt na trzech piętrach. Około 20 minut.
variant-fortress-main = Fortress: gra główna
variant-fortress-main-line = Cztery figury, walki i tajne przejście. Około 45 minut.
variant-fortress-bridge = Fortress: dwie połączone
variant-fortress-bridge-line = Każda strona ma dwie twierdze, tajny most i jedną flagę. Długa gra.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] trzy piętra, jeden odkrywca
    [few] trzy piętra, { $count } odkrywców
    [many] trzy piętra, { $count } odkrywców
   *[other] trzy piętra, { $count } odkrywcy
 }

## The page for players

player-depth_first = Uparciuch
player-depth_first-help = Idzie jedną drogą do końca, zanim spróbuje innej, a twierdzę buduje losowo.

## Seats

seat-red = Czerwone
seat-blue = Niebieskie
