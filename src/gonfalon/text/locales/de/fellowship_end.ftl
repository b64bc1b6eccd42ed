# Die Schlusskarte des Kartenspiels: wie es ging, bester Augenblick, Wende, was sich lohnt.

fellowship-end-won-passage-through-mirkwood = Durch den Düsterwald!
fellowship-end-won-journey-down-the-anduin = Den Anduin hinab!
fellowship-end-won-escape-from-dol-guldur = Heraus aus Dol Guldur!
fellowship-end-won-other = Das Abenteuer ist bestanden!
fellowship-end-lost-threat = Das Auge hat Sie gefunden
fellowship-end-lost-heroes = Kein Held ist mehr da
fellowship-end-lost-other = Das Abenteuer ist gescheitert
fellowship-end-won-in = Gewonnen in Runde { $round }
fellowship-end-lost-in = Verloren in Runde { $round } · Bedrohung { $threat } von { $limit } · der Weg stand bei Abschnitt { $stage }{ $points ->
    [0] {""}
   *[other] , { $progress } von { $points }
}
fellowship-end-curve = Bedrohung am Ende jeder Runde
fellowship-end-curve-highest = Die höchste Bedrohung am Ende jeder Runde
fellowship-end-point = Runde { $round }: { $threat }
fellowship-end-mark-card = { $card } { $amount }
fellowship-end-mark-quest_failed = Abenteuer um { $amount } verfehlt
fellowship-end-left = { $left } von { $hits } übrig
fellowship-end-fell = gefallen, Runde { $round }
fellowship-end-road = Weg
fellowship-end-road-stage = Abschnitt { $stage }, { $progress } von { $points }
fellowship-end-road-hunt = Abschnitt { $stage }
fellowship-end-road-done = ganz geschafft
fellowship-end-enemies = Besiegte Gegner
fellowship-end-locations = Erkundete Gebiete
fellowship-end-threat = Bedrohung { $sum }
fellowship-end-threat-of = Runden { $rounds }, verfehlte Abenteuer { $quests }, Karten { $cards }
fellowship-end-best = Bester Augenblick
fellowship-end-turned = Wo es kippte
fellowship-end-try = Was Sie versuchen können
fellowship-end-none = Keine Runde ragte heraus.
fellowship-end-in-round = Runde { $round }: { $what }
fellowship-end-outlook = Gewinnaussicht nach dem Urteil des Computers: { $before } → { $after } %.
fellowship-end-see = Ansehen
fellowship-end-telling = Die Partie wird durchgesehen …
fellowship-end-told-felled = { $by } besiegte { $card }.
fellowship-end-told-felled_alone = { $card } wurde besiegt.
fellowship-end-told-explored = { $card } wurde erkundet.
fellowship-end-told-stage_done = der Abschnitt „{ $card }“ wurde geschafft.
fellowship-end-told-quested = das Abenteuer gelang mit { $amount } Vorsprung.
fellowship-end-told-quest_failed = das Abenteuer misslang um { $amount }.
fellowship-end-told-cancelled = Effekt aufgehoben: { $card }.
fellowship-end-told-threat_lowered = { $card } senkte die Bedrohung um { $amount }.
fellowship-end-told-threat_raised = { $card } hob die Bedrohung um { $amount }.
fellowship-end-told-undefended = niemand stellte sich { $card } entgegen.
fellowship-end-told-engaged = { $card } stellte Sie.
fellowship-end-told-hero_fell = { $card } fiel.
fellowship-end-told-ally_fell = { $card } fiel.
fellowship-end-told-eliminated = { $seat } schied aus.
fellowship-end-tip-travel = Reisen Sie früher: Im Lauf der Partie standen Gebiete mit zusammen { $amount } Bedrohung gegen das Abenteuer.
fellowship-end-tip-quest = Schicken Sie mehr ins Abenteuer: Verfehlte Abenteuer hoben die Bedrohung um { $amount }.
fellowship-end-tip-cards = Halten Sie etwas gegen Verrat bereit: Begegnungskarten hoben die Bedrohung um { $amount }.
fellowship-end-tip-defend = Halten Sie jemanden zur Verteidigung bereit: { $count ->
    [one] Ein Held fiel
   *[other] { $count } Helden fielen
} im Kampf oder durch Karten.
fellowship-end-tip-play = Spielen Sie mehr aus der Hand: { $cards } Karten und { $resources } Ressourcen blieben am Ende übrig.
fellowship-end-tip-hurry = Kommen Sie schneller voran: Allein { $rounds } Runden hoben die Bedrohung um { $amount }.
fellowship-end-next-is = Das nächste Szenario: { $scenario }.
fellowship-end-next-last = Dieses mit einem anderen Deck, oder die Kampagne mit allen dreien.
fellowship-end-next = Nächstes Szenario
fellowship-end-again = Noch einmal ab Runde { $round }
fellowship-end-not-counted = Übung, zählt nicht
fellowship-end-deck = Deck ändern
fellowship-end-fold = Den Tisch sehen
fellowship-end-unfold = Die Schlusskarte sehen
fellowship-player-by-game = Nach Szenario
statistics-deck = Nach Deck
statistics-difficulty = Nach Schwierigkeit
