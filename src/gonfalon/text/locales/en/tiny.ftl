# The teaching games: Outpost and Night Watch.
#
# Arguments: $seat and $helped_seat are names of seats; $cards and $where are lists; $army is a text such as K12; $source and $target of a
# move are squares such as a1, $attacker and $defender pieces; everything else is a number.

game-tiny_hidden = Outpost
game-tiny_crew = Night Watch
variant-outpost = Outpost
variant-outpost-line = Three hidden pieces a side on nine squares. A game to get to know Gonfalon.
variant-night_watch = Night Watch
variant-night_watch-line = One to four against the deck, all together. A game to get to know Gonfalon.

seat-south = South ▲
seat-north = North ▼
