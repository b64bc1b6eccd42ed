# Stratego Fortress.
#
# Arguments: $seat is the name of a seat; $piece and $card are ids such as knight and pitfall; squares are texts such as mC3 (m: the middle, t: the top);
# $where is a list; everything else is a number or one of the words listed.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress: introduction
variant-fortress-intro-line = One knight against a maze on three floors. About 20 minutes.
variant-fortress-main = Fortress: main game
variant-fortress-main-line = Four pieces, fights and a secret passage. About 45 minutes.
variant-fortress-bridge = Fortress: two joined
variant-fortress-bridge-line = Two fortresses a side, a secret bridge and one flag. The long game.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] three floors, one explorer
   *[other] three floors, { $count } explorers
 }

## The page for players

player-depth_first = Stubborn
player-depth_first-help = Follows one way to its end before it tries another, and builds its fortress at random.

## Seats

seat-red = Red
seat-blue = Blue
