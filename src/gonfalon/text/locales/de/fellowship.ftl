## Scenarios and encounter sets

scenario-passage-through-mirkwood = Durch den Düsterwald
scenario-journey-down-the-anduin = Reise den Anduin hinab
scenario-escape-from-dol-guldur = Flucht aus Dol Guldur

## The game, its scenarios and options

game-fellowship = Der Herr der Ringe: das Kartenspiel
shelf-fellowship = Karten
variant-passage-through-mirkwood = Durch den Düsterwald
variant-passage-through-mirkwood-line = Ein sanftes Abenteuer: Spinnen, Orks und ein Pfad, den man nicht verlassen darf.
variant-journey-down-the-anduin = Reise den Anduin hinab
variant-journey-down-the-anduin-line = Ein hartes Abenteuer: zuerst ein Troll, dann der Fluss und ein Hinterhalt.
variant-escape-from-dol-guldur = Flucht aus Dol Guldur
variant-escape-from-dol-guldur-line = Ein gnadenloses Abenteuer: Ein Held liegt gefangen, und der Turm ist wach.

# The deck builder, proposals and the campaign of the card game.

decks-title = Deckbau
campaign-title = Kampagne
