## Scenarios and encounter sets

scenario-passage-through-mirkwood = Attraverso Bosco Atro
scenario-journey-down-the-anduin = Viaggio lungo l’Anduin
scenario-escape-from-dol-guldur = Fuga da Dol Guldur

## The game, its scenarios and options

game-fellowship = Il Signore degli Anelli: il gioco di carte
shelf-fellowship = Carte
variant-passage-through-mirkwood = Attraverso Bosco Atro
variant-passage-through-mirkwood-line = Un’impresa tranquilla: ragni, orchi e un sentiero da non lasciare.
variant-journey-down-the-anduin = Viaggio lungo l’Anduin
variant-journey-down-the-anduin-line = Un’impresa dura: un troll all’inizio, poi il fiume e un’imboscata.
variant-escape-from-dol-guldur = Fuga da Dol Guldur
variant-escape-from-dol-guldur-line = Un’impresa spietata: un eroe è prigioniero e la torre è desta.

# The deck builder, proposals and the campaign of the card game.

decks-title = Costruzione dei mazzi
campaign-title = Campagna
