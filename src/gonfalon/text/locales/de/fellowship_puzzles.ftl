### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = Die Partie ist nicht verloren und nicht gewonnen. Welche Antwort gewinnt am häufigsten?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Wer verteidigt?
        [wounds] Wer nimmt den Schaden?
        [travel] Wohin reisen?
        [engage] Welcher Kampf?
        [strike] Wen angreifen?
        [hand] Diese Hand behalten?
       *[moment] Was jetzt?
    } ({ $number })
puzzle-fellowship-attack = { $card } greift mit Stärke { $amount } an.
puzzle-fellowship-state = Runde { $round }, Bedrohung { $threat }.
puzzle-fellowship-quoted = „{ $act }“
puzzle-fellowship-unit = 1 ist eine gewonnene Partie von 100. Der Computer spielt sie nach seinen Faustregeln zu Ende; was Sie nicht sehen, wird neu gemischt. Der Balken ist bei 30 voll.
puzzle-fellowship-value-best = { $act }: gewinnt am häufigsten.
puzzle-fellowship-value-fine = { $act }: gewinnt seltener, um { $behind } von 100 Partien; am Tisch genauso gut.
puzzle-fellowship-value-loose = { $act }: gewinnt seltener, um { $behind } von 100 Partien; Sie verschenken etwas.
puzzle-fellowship-value-error = { $act }: gewinnt seltener, um { $behind } von 100 Partien; ein Fehler.
puzzle-fellowship-why-road = So kommen Sie weiter auf dem Weg.
puzzle-fellowship-why-quest = So sind Sie stärker im Abenteuer.
puzzle-fellowship-why-threat = So bleibt Ihre Bedrohung niedriger.
puzzle-fellowship-why-heroes = So bleiben Ihre Helden gesünder.
puzzle-fellowship-why-company = So behalten Sie die stärkere Schar.
puzzle-fellowship-why-means = So behalten Sie mehr Karten und Ressourcen.
puzzle-fellowship-why-enemies = So bleiben weniger oder schwächere Gegner.
puzzle-fellowship-why-wins = { $act }: gewinnt { $chance } von 100, mit denselben { $games } gemischten Decks wie die anderen.
puzzle-fellowship-why-second = Die zweitbeste Antwort, { $act }, gewinnt { $chance } von 100.
puzzle-theme-shield = Wer hält den Schlag aus, und wer wird danach gebraucht?
puzzle-theme-wounds = Wer kann den Schaden tragen?
puzzle-theme-travel = Was kostet das Gebiet, und was nimmt es aus dem Aufmarschgebiet?
puzzle-theme-engage = Gegen wen wollen Sie kämpfen, und wann?
puzzle-theme-strike = Welcher Gegner muss zuerst fallen?
puzzle-theme-spend = Was brauchen Sie in dieser Runde?
puzzle-theme-hand = Ist das eine Hand, mit der man gewinnt?
puzzle-theme-moment = Denken Sie eine Runde voraus.
