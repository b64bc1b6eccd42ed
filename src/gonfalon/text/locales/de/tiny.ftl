# The teaching games, in German. Arguments as in en/tiny.ftl.

game-tiny_hidden = Vorposten
game-tiny_crew = Nachtwache
variant-outpost = Vorposten
variant-outpost-line = Je drei verdeckte Figuren auf neun Feldern. Ein Spiel, um Gonfalon kennenzulernen.
variant-night_watch = Nachtwache
variant-night_watch-line = Eine bis vier Personen gemeinsam gegen das Deck. Ein Spiel, um Gonfalon kennenzulernen.

seat-south = Süden ▲
seat-north = Norden ▼
