# Taten einzelner Karten
prompt-fellowship_search = Eine davon auf die Hand nehmen
prompt-fellowship_take = Welche Karte nehmen Sie?
prompt-fellowship_order_top = Welche Karte kommt als nächste von oben?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card }: Wer nimmt den Schaden?
       *[other] { $card }: Wer nimmt { $amount } Schaden?
    }
prompt-fellowship_target_discard = { $card }: Was wird abgeworfen?
prompt-fellowship_target_shuffle = { $card }: Was wird eingemischt?
prompt-fellowship_target_attach = { $card }: Wer bekommt sie?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card }: Wer erhält die Ressourcen?
        [one] { $card }: Wer erhält { $amount } Ressource?
       *[other] { $card }: Wer erhält { $amount } Ressourcen?
    }
prompt-fellowship_target_engage = { $card }: Welcher Gegner wird gestellt?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card }: Wohin mit dem Fortschritt?
       *[other] { $card }: Wohin mit { $amount } Fortschritt?
    }
prompt-fellowship_target_ready = { $card }: Wer wird bereit?
prompt-fellowship_target_exhaust = { $card }: Wer erschöpft sich?
prompt-fellowship_target_enter = { $card }: Wer kommt ins Spiel?
prompt-fellowship_target_heal = { $card }: Wer wird geheilt?
prompt-fellowship_target_hand = { $card }: Was kommt auf die Hand?
prompt-fellowship_target_silence = { $card }: Wessen Bedrohung zählt nicht?
prompt-fellowship_target_uncommit = { $card }: Wer verlässt das Abenteuer?
prompt-fellowship_target_stage = { $card }: Was kommt ins Aufmarschgebiet?
prompt-fellowship_target_return = { $card }: Welcher Gegner weicht zurück?
prompt-fellowship_target_strengthen = { $card }: Wer wird stärker?
prompt-fellowship_target_weaken = { $card }: Wer wird schwächer?
prompt-fellowship_target_hold = { $card }: Welcher Gegner greift nicht an?
prompt-fellowship_target_strike = { $card }: Welcher Gegner wird angegriffen?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card }: Wer zieht die Karten?
        [one] { $card }: Wer zieht { $amount } Karte?
       *[other] { $card }: Wer zieht { $amount } Karten?
    }
prompt-fellowship_player_strengthen = { $card }: Wessen Charaktere werden stärker?
prompt-fellowship_player_heal = { $card }: Wessen Helden werden geheilt?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card }: Wessen Bedrohung sinkt?
       *[other] { $card }: Wessen Bedrohung sinkt um { $amount }?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card }: Wessen Bedrohung steigt?
       *[other] { $card }: Wessen Bedrohung steigt um { $amount }?
    }
prompt-fellowship_player_looked_at = { $card }: Wessen Deck wird angesehen?
prompt-fellowship_player_attach = { $card }: Wer bekommt sie?
prompt-fellowship_player_give = { $card }: Wer übernimmt die Kontrolle?
prompt-fellowship_player_recycle = { $card }: Wessen Ablage kommt zurück ins Deck?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card }: Wessen Gegner nehmen den Schaden?
       *[other] { $card }: Wessen Gegner nehmen { $amount } Schaden?
    }
prompt-fellowship_player_hold = { $card }: Wer wird nicht angegriffen?
prompt-fellowship_player_defend = { $card }: Wer darf mehrere Verteidiger bestimmen?
prompt-fellowship_amount_heal = { $card }: Wie viel wird geheilt?
prompt-fellowship_amount_pay = { $card }: Wie viel wird gezahlt?
prompt-fellowship_cost_exhaust = { $card }: Wer erschöpft sich dafür?
fellowship-mode-bottom = Nach unten legen
fellowship-mode-defense = Verteidigung
fellowship-mode-willpower = Willenskraft
option-first_player = Startspieler
option-first_player-help = Wer beginnt.
option-first_player-lot = zufällig
option-first_player-1 = Spieler 1
option-first_player-2 = Spieler 2
option-first_player-3 = Spieler 3
option-first_player-4 = Spieler 4
option-copies-core = ein Grundspiel
event-to_bottom = Die oberste Karte kommt unter das Deck.
event-gave_up = { $seat } wirft Hand und Deck ab.
event-silenced = { $card } zählt in dieser Phase nicht für die Bedrohung.
event-removed = { $card } wird aus dem Spiel entfernt.
event-looked = Sie haben { $cards } angesehen.
event-searched = { $seat } durchsucht ein Deck.
event-recycled = { $seat } mischt den Ablagestapel zurück ins Deck.
event-rescued = { $card } ist befreit.
event-control = { $card } wechselt am Tisch: Jetzt kontrolliert { $seat } sie.
event-prisoner = { $card } wird gefangen genommen.
event-several_defenders = { $seat } darf in dieser Phase mehrere Verteidiger bestimmen.
event-no_effect = Es blieb ohne Folgen.
