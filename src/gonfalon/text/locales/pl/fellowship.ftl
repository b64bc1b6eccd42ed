## Scenarios and encounter sets

scenario-passage-through-mirkwood = Droga przez Mroczną Puszczę
scenario-journey-down-the-anduin = Podróż w dół Anduiny
scenario-escape-from-dol-guldur = Ucieczka z Dol Guldur

## The game, its scenarios and options

game-fellowship = Władca Pierścieni: gra karciana
shelf-fellowship = Karty
variant-passage-through-mirkwood = Droga przez Mroczną Puszczę
variant-passage-through-mirkwood-line = Łagodna wyprawa: pająki, orkowie i ścieżka, z której nie wolno zboczyć.
variant-journey-down-the-anduin = Podróż w dół Anduiny
variant-journey-down-the-anduin-line = Ciężka wyprawa: na początku troll, potem rzeka i zasadzka.
variant-escape-from-dol-guldur = Ucieczka z Dol Guldur
variant-escape-from-dol-guldur-line = Bezlitosna wyprawa: jeden bohater jest w niewoli, a wieża czuwa.

# The deck builder, proposals and the campaign of the card game.

decks-title = Warsztat talii
campaign-title = Kampania
