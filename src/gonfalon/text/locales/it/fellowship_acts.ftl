# Atti di singole carte
prompt-fellowship_search = Prendine una in mano
prompt-fellowship_take = Quale carta prendi?
prompt-fellowship_order_top = Quale carta viene dopo, partendo dall’alto?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card }: chi subisce i danni?
        [one] { $card }: chi subisce { $amount } danno?
       *[other] { $card }: chi subisce { $amount } danni?
    }
prompt-fellowship_target_discard = { $card }: che cosa si scarta?
prompt-fellowship_target_shuffle = { $card }: che cosa si rimescola?
prompt-fellowship_target_attach = { $card }: chi la riceve?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card }: chi riceve le risorse?
        [one] { $card }: chi riceve { $amount } risorsa?
       *[other] { $card }: chi riceve { $amount } risorse?
    }
prompt-fellowship_target_engage = { $card }: quale nemico ti ingaggia?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card }: dove vanno i progressi?
        [one] { $card }: dove va { $amount } progresso?
       *[other] { $card }: dove vanno { $amount } progressi?
    }
prompt-fellowship_target_ready = { $card }: chi si prepara?
prompt-fellowship_target_exhaust = { $card }: chi si esaurisce?
prompt-fellowship_target_enter = { $card }: chi entra in gioco?
prompt-fellowship_target_heal = { $card }: chi guarisce?
prompt-fellowship_target_hand = { $card }: quale carta va in mano?
prompt-fellowship_target_silence = { $card }: quale minaccia non conta?
prompt-fellowship_target_uncommit = { $card }: chi lascia la ricerca?
prompt-fellowship_target_stage = { $card }: che cosa va nell’area Allestimento?
prompt-fellowship_target_return = { $card }: quale nemico si ritira?
prompt-fellowship_target_strengthen = { $card }: chi diventa più forte?
prompt-fellowship_target_weaken = { $card }: chi si indebolisce?
prompt-fellowship_target_hold = { $card }: quale nemico non attacca?
prompt-fellowship_target_strike = { $card }: quale nemico attacchi?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card }: chi pesca le carte?
        [one] { $card }: chi pesca { $amount } carta?
       *[other] { $card }: chi pesca { $amount } carte?
    }
prompt-fellowship_player_strengthen = { $card }: di chi si rafforzano i personaggi?
prompt-fellowship_player_heal = { $card }: di chi guariscono gli eroi?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card }: a chi cala la minaccia?
       *[other] { $card }: a chi cala la minaccia di { $amount }?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card }: a chi sale la minaccia?
       *[other] { $card }: a chi sale la minaccia di { $amount }?
    }
prompt-fellowship_player_looked_at = { $card }: quale mazzo si guarda?
prompt-fellowship_player_attach = { $card }: chi la riceve?
prompt-fellowship_player_give = { $card }: chi ne prende il controllo?
prompt-fellowship_player_recycle = { $card }: quali scarti tornano nel mazzo?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card }: di chi sono i nemici che subiscono i danni?
        [one] { $card }: di chi sono i nemici che subiscono { $amount } danno?
       *[other] { $card }: di chi sono i nemici che subiscono { $amount } danni?
    }
prompt-fellowship_player_hold = { $card }: chi non viene attaccato?
prompt-fellowship_player_defend = { $card }: chi può dichiarare più difensori?
prompt-fellowship_amount_heal = { $card }: quanto si guarisce?
prompt-fellowship_amount_pay = { $card }: quanto si paga?
prompt-fellowship_cost_exhaust = { $card }: chi si esaurisce per questo?
fellowship-mode-bottom = Metti in fondo
fellowship-mode-defense = Difesa
fellowship-mode-willpower = Volontà
option-first_player = Primo giocatore
option-first_player-help = Chi comincia.
option-first_player-lot = a caso
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-copies-core = un set base
event-to_bottom = La prima carta va in fondo al mazzo.
event-gave_up = { $seat } scarta mano e mazzo.
event-silenced = { $card } non conta la sua minaccia in questa fase.
event-removed = { $card } è rimossa dal gioco.
event-looked = Hai guardato { $cards }.
event-searched = { $seat } cerca in un mazzo.
event-recycled = { $seat } rimescola gli scarti nel mazzo.
event-rescued = { $card } è in salvo.
event-control = { $card } cambia area: ora la controlla { $seat }.
event-prisoner = Fatto prigioniero un eroe: { $card }.
event-several_defenders = { $seat } può dichiarare più difensori in questa fase.
event-no_effect = Non ha alcun effetto.
