## Scenarios and encounter sets

scenario-passage-through-mirkwood = Passage dans la Forêt Noire
scenario-journey-down-the-anduin = Voyage le long de l’Anduin
scenario-escape-from-dol-guldur = L’Évasion de Dol Guldur

## The game, its scenarios and options

game-fellowship = Le Seigneur des Anneaux : le jeu de cartes
shelf-fellowship = Cartes
variant-passage-through-mirkwood = Passage dans la Forêt Noire
variant-passage-through-mirkwood-line = Une quête paisible : des araignées, des orques et un sentier à ne pas quitter.
variant-journey-down-the-anduin = Voyage le long de l’Anduin
variant-journey-down-the-anduin-line = Une quête rude : d’abord un troll, puis le fleuve et une embuscade.
variant-escape-from-dol-guldur = L’Évasion de Dol Guldur
variant-escape-from-dol-guldur-line = Une quête impitoyable : un héros est prisonnier, et la tour veille.

# The deck builder, proposals and the campaign of the card game.

decks-title = Atelier des paquets
campaign-title = Campagne
