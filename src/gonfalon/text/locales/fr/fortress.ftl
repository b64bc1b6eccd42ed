# Stratego Fortress, in French. Arguments as in en/fortress.ftl.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress : introduction
variant-fortress-intro-line = Un chevalier contre un labyrinthe à trois étages. Environ 20 minutes.
variant-fortress-main = Fortress : jeu principal
variant-fortress-main-line = Quatre pièces, des combats et un passage secret. Environ 45 minutes.
variant-fortress-bridge = Fortress : deux forteresses
variant-fortress-bridge-line = Deux forteresses par camp, un pont secret et un seul drapeau. La partie longue.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] trois étages, un explorateur
   *[other] trois étages, { $count } explorateurs
 }

## The page for players

player-depth_first = Têtu
player-depth_first-help = Suit un chemin jusqu’au bout avant d’en essayer un autre et bâtit sa forteresse au hasard.

## Seats

seat-red = Rouge
seat-blue = Bleu
