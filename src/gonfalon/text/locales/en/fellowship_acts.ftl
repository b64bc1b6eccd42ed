# Acts of single cards
prompt-fellowship_search = Take one of these into the hand
prompt-fellowship_take = Which card do you take?
prompt-fellowship_order_top = Which card comes next from the top?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card }: who takes the damage?
       *[other] { $card }: who takes { $amount } damage?
    }
prompt-fellowship_target_discard = { $card }: what is discarded?
prompt-fellowship_target_shuffle = { $card }: what is shuffled in?
prompt-fellowship_target_attach = { $card }: who gets it?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card }: who gets the resources?
        [one] { $card }: who gets { $amount } resource?
       *[other] { $card }: who gets { $amount } resources?
    }
prompt-fellowship_target_engage = { $card }: which enemy engages you?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card }: where does the progress go?
       *[other] { $card }: where does { $amount } progress go?
    }
prompt-fellowship_target_ready = { $card }: who readies?
prompt-fellowship_target_exhaust = { $card }: who exhausts?
prompt-fellowship_target_enter = { $card }: who enters play?
prompt-fellowship_target_heal = { $card }: who is healed?
prompt-fellowship_target_hand = { $card }: what goes to the hand?
prompt-fellowship_target_silence = { $card }: whose threat does not count?
prompt-fellowship_target_uncommit = { $card }: who leaves the quest?
prompt-fellowship_target_stage = { $card }: what goes to the staging area?
prompt-fellowship_target_return = { $card }: which enemy goes back?
prompt-fellowship_target_strengthen = { $card }: who is strengthened?
prompt-fellowship_target_weaken = { $card }: who is weakened?
prompt-fellowship_target_hold = { $card }: which enemy does not attack?
prompt-fellowship_target_strike = { $card }: which enemy is attacked?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card }: who draws the cards?
        [one] { $card }: who draws { $amount } card?
       *[other] { $card }: who draws { $amount } cards?
    }
prompt-fellowship_player_strengthen = { $card }: whose characters are strengthened?
prompt-fellowship_player_heal = { $card }: whose heroes are healed?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card }: whose threat falls?
       *[other] { $card }: whose threat falls by { $amount }?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card }: whose threat rises?
       *[other] { $card }: whose threat rises by { $amount }?
    }
prompt-fellowship_player_looked_at = { $card }: whose deck is looked at?
prompt-fellowship_player_attach = { $card }: who gets it?
prompt-fellowship_player_give = { $card }: who takes control?
prompt-fellowship_player_recycle = { $card }: whose discard pile goes into the deck?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card }: whose enemies take the damage?
       *[other] { $card }: whose enemies take { $amount } damage?
    }
prompt-fellowship_player_hold = { $card }: who is not attacked?
prompt-fellowship_player_defend = { $card }: who may use several defenders?
prompt-fellowship_amount_heal = { $card }: how much is healed?
prompt-fellowship_amount_pay = { $card }: how much is paid?
prompt-fellowship_cost_exhaust = { $card }: who exhausts for it?
fellowship-mode-bottom = Put at the bottom
fellowship-mode-defense = Defence
fellowship-mode-willpower = Willpower
option-first_player = First player
option-first_player-help = Who begins.
option-first_player-lot = drawn at random
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
option-copies-core = one core set
event-to_bottom = The top card goes to the bottom of the deck.
event-gave_up = { $seat } discards hand and deck.
event-silenced = { $card } does not count its threat in this phase.
event-removed = { $card } is removed from the game.
event-looked = You looked at { $cards }.
event-searched = { $seat } searches a deck.
event-recycled = { $seat } shuffles the discard pile back into the deck.
event-rescued = { $card } is rescued.
event-control = { $card } changes hands: { $seat } controls it now.
event-prisoner = { $card } is taken prisoner.
event-several_defenders = { $seat } may declare several defenders in this phase.
event-no_effect = Nothing came of it.
