# The teaching games, in French. Arguments as in en/tiny.ftl.

game-tiny_hidden = Avant-poste
game-tiny_crew = Garde de nuit
variant-outpost = Avant-poste
variant-outpost-line = Trois pièces cachées par camp sur neuf cases. Un jeu pour découvrir Gonfalon.
variant-night_watch = Garde de nuit
variant-night_watch-line = De un à quatre contre le paquet, tous ensemble. Un jeu pour découvrir Gonfalon.

seat-south = Sud ▲
seat-north = Nord ▼
