# The teaching games, in Italian. Arguments as in en/tiny.ftl.

game-tiny_hidden = Avamposto
game-tiny_crew = Guardia notturna
variant-outpost = Avamposto
variant-outpost-line = Tre pedine nascoste per parte su nove caselle. Un gioco per conoscere Gonfalon.
variant-night_watch = Guardia notturna
variant-night_watch-line = Da uno a quattro contro il mazzo, tutti insieme. Un gioco per conoscere Gonfalon.

seat-south = Sud ▲
seat-north = Nord ▼
