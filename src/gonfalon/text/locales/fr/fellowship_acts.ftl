# Actes de certaines cartes
prompt-fellowship_search = Prendre l’une d’elles en main
prompt-fellowship_take = Quelle carte prenez-vous ?
prompt-fellowship_order_top = Quelle carte vient ensuite, en partant du dessus ?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card } : qui subit les dégâts ?
        [one] { $card } : qui subit { $amount } dégât ?
       *[other] { $card } : qui subit { $amount } dégâts ?
    }
prompt-fellowship_target_discard = { $card } : que défausser ?
prompt-fellowship_target_shuffle = { $card } : que mélanger au paquet ?
prompt-fellowship_target_attach = { $card } : qui la reçoit ?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card } : qui reçoit les ressources ?
        [one] { $card } : qui reçoit { $amount } ressource ?
       *[other] { $card } : qui reçoit { $amount } ressources ?
    }
prompt-fellowship_target_engage = { $card } : quel ennemi engager ?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card } : où placer les progrès ?
       *[other] { $card } : où placer { $amount } progrès ?
    }
prompt-fellowship_target_ready = { $card } : qui se redresse ?
prompt-fellowship_target_exhaust = { $card } : qui s’épuise ?
prompt-fellowship_target_enter = { $card } : qui entre en jeu ?
prompt-fellowship_target_heal = { $card } : qui est soigné ?
prompt-fellowship_target_hand = { $card } : quelle carte rejoint la main ?
prompt-fellowship_target_silence = { $card } : quelle menace ne compte pas ?
prompt-fellowship_target_uncommit = { $card } : qui quitte la quête ?
prompt-fellowship_target_stage = { $card } : quelle carte va en préparation ?
prompt-fellowship_target_return = { $card } : quel ennemi recule ?
prompt-fellowship_target_strengthen = { $card } : qui devient plus fort ?
prompt-fellowship_target_weaken = { $card } : qui s’affaiblit ?
prompt-fellowship_target_hold = { $card } : quel ennemi n’attaque pas ?
prompt-fellowship_target_strike = { $card } : quel ennemi attaquer ?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card } : qui pioche les cartes ?
        [one] { $card } : qui pioche { $amount } carte ?
       *[other] { $card } : qui pioche { $amount } cartes ?
    }
prompt-fellowship_player_strengthen = { $card } : de quel joueur renforcer les personnages ?
prompt-fellowship_player_heal = { $card } : de quel joueur soigner les héros ?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card } : qui voit sa menace baisser ?
       *[other] { $card } : qui voit sa menace baisser de { $amount } ?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card } : qui voit sa menace monter ?
       *[other] { $card } : qui voit sa menace monter de { $amount } ?
    }
prompt-fellowship_player_looked_at = { $card } : quel paquet regarder ?
prompt-fellowship_player_attach = { $card } : qui la reçoit ?
prompt-fellowship_player_give = { $card } : qui en prend le contrôle ?
prompt-fellowship_player_recycle = { $card } : quelle défausse va au paquet ?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card } : à qui sont les ennemis qui subissent les dégâts ?
        [one] { $card } : à qui sont les ennemis qui subissent { $amount } dégât ?
       *[other] { $card } : à qui sont les ennemis qui subissent { $amount } dégâts ?
    }
prompt-fellowship_player_hold = { $card } : qui n’est pas attaqué ?
prompt-fellowship_player_defend = { $card } : qui peut déclarer plusieurs défenseurs ?
prompt-fellowship_amount_heal = { $card } : combien soigner ?
prompt-fellowship_amount_pay = { $card } : combien payer ?
prompt-fellowship_cost_exhaust = { $card } : qui s’épuise pour cela ?
fellowship-mode-bottom = Mettre au-dessous du paquet
fellowship-mode-defense = Défense
fellowship-mode-willpower = Volonté
option-first_player = Premier joueur
option-first_player-help = Qui commence.
option-first_player-lot = au hasard
option-first_player-1 = Joueur 1
option-first_player-2 = Joueur 2
option-first_player-3 = Joueur 3
option-first_player-4 = Joueur 4
option-copies-core = une boîte de base
event-to_bottom = La carte du dessus passe sous le paquet.
event-gave_up = { $seat } défausse sa main et son paquet.
event-silenced = { $card } ne compte pas sa menace pendant cette phase.
event-removed = { $card } est retirée de la partie.
event-looked = Vous avez regardé { $cards }.
event-searched = { $seat } cherche dans un paquet.
event-recycled = { $seat } remélange la défausse dans le paquet.
event-rescued = { $card } retrouve la liberté.
event-control = { $card } change de place autour de la table : { $seat } la contrôle désormais.
event-prisoner = { $card } tombe aux mains de l’ennemi.
event-several_defenders = { $seat } peut déclarer plusieurs défenseurs pendant cette phase.
event-no_effect = Cela reste sans effet.
