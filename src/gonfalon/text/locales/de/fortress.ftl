# Stratego Fortress, in German. Arguments as in en/fortress.ftl.

game-fortress = Stratego Fortress
shelf-fortress = Fortress
variant-fortress-intro = Fortress: Kurzspiel
variant-fortress-intro-line = Ein Ritter gegen ein Labyrinth auf drei Stockwerken. Etwa 20 Minuten.
variant-fortress-main = Fortress: Hauptspiel
variant-fortress-main-line = Vier Figuren, Kämpfe und ein Geheimgang. Etwa 45 Minuten.
variant-fortress-bridge = Fortress: zwei verbundene
variant-fortress-bridge-line = Zwei Festungen je Seite, eine geheime Brücke und eine Fahne. Das lange Spiel.

# Stratego Fortress: the pages of the game in the browser.
#
# Arguments: $seat is the name of a seat; $piece, $card, $part, $mark, $floor and $square are names as the player reads them.

fortress-box = { $count ->
    [one] drei Stockwerke, ein Kundschafter
   *[other] drei Stockwerke, { $count } Kundschafter
 }

## The page for players

player-depth_first = Sturkopf
player-depth_first-help = Geht jeden Weg bis zu seinem Ende, bevor er einen anderen versucht, und baut seine Festung zufällig.

## Seats

seat-red = Rot
seat-blue = Blau
