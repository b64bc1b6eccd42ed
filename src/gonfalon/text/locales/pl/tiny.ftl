# The teaching games, in Polish. Arguments as in en/tiny.ftl.

game-tiny_hidden = Placówka
game-tiny_crew = Nocna straż
variant-outpost = Placówka
variant-outpost-line = Po trzy ukryte pionki na dziewięciu polach. Gra na poznanie Gonfalonu.
variant-night_watch = Nocna straż
variant-night_watch-line = Od jednej do czterech osób razem przeciw talii. Gra na poznanie Gonfalonu.

seat-south = Południe ▲
seat-north = Północ ▼
