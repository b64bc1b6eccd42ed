### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = Die Partie ist nicht verloren und nicht gewonnen. Welche Antwort gewinnt am häufigsten?
puzzle-fellowship-attack = { $card } greift mit { $amount } an.
puzzle-fellowship-state = Runde { $round }, Bedrohung { $threat }.
puzzle-fellowship-quoted = „{ $act }“
puzzle-fellowship-unit = 1 ist eine gewonnene Partie von 100, weitergespielt nach den Faustregeln des Computers; was Sie nicht sehen, wird neu gemischt. Der Balken ist bei 30 voll.
puzzle-fellowship-value-best = { $act }: gewinnt am häufigsten.
puzzle-fellowship-value-fine = { $act }: gewinnt { $behind } Partien von 100 weniger, am Tisch genauso gut.
puzzle-fellowship-value-loose = { $act }: gewinnt { $behind } Partien von 100 weniger, Sie verschenken etwas.
puzzle-fellowship-value-error = { $act }: gewinnt { $behind } Partien von 100 weniger, ein Fehler.
puzzle-fellowship-why-road = So kommen Sie weiter auf dem Weg.
puzzle-fellowship-why-quest = So sind Sie stärker im Abenteuer.
puzzle-fellowship-why-threat = So bleibt Ihre Bedrohung niedriger.
puzzle-fellowship-why-heroes = So bleiben Ihre Helden gesünder.
puzzle-fellowship-why-company = So behalten Sie die stärkeren Gefährten.
puzzle-fellowship-why-means = So behalten Sie mehr Karten und Ressourcen.
puzzle-fellowship-why-enemies = So bleiben weniger und schwächere Gegner.
puzzle-fellowship-why-wins = { $act }: gewinnt { $chance } von 100, über dieselben { $games } gemischten Decks wie die anderen.
puzzle-fellowship-why-second = Die zweitbeste Antwort, { $act }, gewinnt { $chance } von 100.
puzzle-theme-shield = Wer hält den Schlag aus, und wer wird danach gebraucht?
puzzle-theme-wounds = Wer kann den Schaden tragen?
puzzle-theme-travel = Was kostet das Gebiet, und was nimmt es aus dem Aufmarschgebiet?
puzzle-theme-engage = Wessen Kampf wollen Sie, und wann?
puzzle-theme-strike = Welcher Gegner muss zuerst fallen?
puzzle-theme-spend = Was brauchen Sie in dieser Runde?
puzzle-theme-hand = Ist das eine Hand, mit der man gewinnt?
puzzle-theme-moment = Denken Sie eine Runde voraus.
