## Scenarios and encounter sets

scenario-passage-through-mirkwood = Passage Through Mirkwood
scenario-journey-down-the-anduin = Journey Down the Anduin
scenario-escape-from-dol-guldur = Escape from Dol Guldur

## The game, its scenarios and options

game-fellowship = The Lord of the Rings: The Card Game
shelf-fellowship = Cards
variant-passage-through-mirkwood = Passage Through Mirkwood
variant-passage-through-mirkwood-line = A gentle quest: spiders, orcs and a path that must not be left.
variant-journey-down-the-anduin = Journey Down the Anduin
variant-journey-down-the-anduin-line = A hard quest: a troll at the start, then the river and an ambush.
variant-escape-from-dol-guldur = Escape from Dol Guldur
variant-escape-from-dol-guldur-line = A merciless quest: a hero lies in prison, and the tower is awake.

# The deck builder, proposals and the campaign of the card game.

decks-title = Deck builder
campaign-title = Campaign
