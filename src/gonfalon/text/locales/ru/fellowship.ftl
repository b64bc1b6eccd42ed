## Scenarios and encounter sets

scenario-passage-through-mirkwood = Путь через Лихолесье
scenario-journey-down-the-anduin = Вниз по Андуину
scenario-escape-from-dol-guldur = Побег из Дол Гулдура

## The game, its scenarios and options

game-fellowship = Властелин колец: карточная игра
shelf-fellowship = Карты
variant-passage-through-mirkwood = Путь через Лихолесье
variant-passage-through-mirkwood-line = Спокойный поход: пауки, орки и тропа, с которой нельзя сходить.
variant-journey-down-the-anduin = Вниз по Андуину
variant-journey-down-the-anduin-line = Суровый поход: сначала тролль, потом река и засада.
variant-escape-from-dol-guldur = Побег из Дол Гулдура
variant-escape-from-dol-guldur-line = Беспощадный поход: один герой в темнице, и башня не спит.

# The deck builder, proposals and the campaign of the card game.

decks-title = Мастерская колод
campaign-title = Кампания
