# The teaching games, in Russian. Arguments as in en/tiny.ftl.

game-tiny_hidden = Застава
game-tiny_crew = Ночная стража
variant-outpost = Застава
variant-outpost-line = По три скрытые фишки на девяти клетках. Игра для знакомства с Gonfalon.
variant-night_watch = Ночная стража
variant-night_watch-line = От одного до четырёх вместе против колоды. Игра для знакомства с Gonfalon.

seat-south = Юг ▲
seat-north = Север ▼
