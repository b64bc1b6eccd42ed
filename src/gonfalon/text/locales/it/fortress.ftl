# Stratego Fortress, in Italian. Arguments as in en/fortress.ftl.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress: introduzione
variant-fortress-intro-line = Un cavaliere contro un labirinto su tre piani. Circa 20 minuti.
variant-fortress-main = Fortress: gioco principale
variant-fortress-main-line = Quattro pedine, scontri e un passaggio segreto. Circa 45 minuti.
variant-fortress-bridge = Fortress: due unite
variant-fortress-bridge-line = Due fortezze per parte, un ponte segreto e una sola bandiera. La partita lunga.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] tre piani, un esploratore
   *[other] tre piani, { $count } esploratori
 }

## The page for players

player-depth_first = Testardo
player-depth_first-help = Segue una via fino in fondo prima di provarne un’altra e costruisce la fortezza a caso.

## Seats

seat-red = Rosso
seat-blue = Blu
