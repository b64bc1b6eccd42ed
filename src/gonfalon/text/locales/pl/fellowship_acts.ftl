# Działania pojedynczych kart
prompt-fellowship_search = Weź jedną z nich na rękę
prompt-fellowship_take = Którą kartę bierzesz?
prompt-fellowship_order_top = Która karta ma leżeć jako następna od góry?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card }: kto przyjmie obrażenia?
       *[other] { $card }: kto przyjmie obrażenia ({ $amount })?
    }
prompt-fellowship_target_discard = { $card }: co odrzucić?
prompt-fellowship_target_shuffle = { $card }: co wtasować?
prompt-fellowship_target_attach = { $card }: kto ją dostanie?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card }: kto otrzyma zasoby?
        [one] { $card }: kto otrzyma { $amount } zasób?
        [few] { $card }: kto otrzyma { $amount } zasoby?
       *[many] { $card }: kto otrzyma { $amount } zasobów?
    }
prompt-fellowship_target_engage = { $card }: który wróg wejdzie w zwarcie?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card }: gdzie położyć postęp?
       *[other] { $card }: gdzie położyć postęp ({ $amount })?
    }
prompt-fellowship_target_ready = { $card }: kogo przygotować?
prompt-fellowship_target_exhaust = { $card }: kogo wyczerpać?
prompt-fellowship_target_enter = { $card }: kto wejdzie do gry?
prompt-fellowship_target_heal = { $card }: kogo wyleczyć?
prompt-fellowship_target_hand = { $card }: co trafi na rękę?
prompt-fellowship_target_silence = { $card }: czyje zagrożenie się nie liczy?
prompt-fellowship_target_uncommit = { $card }: kto wróci z wyprawy?
prompt-fellowship_target_stage = { $card }: co trafi do strefy przygotowań?
prompt-fellowship_target_return = { $card }: który wróg się cofnie?
prompt-fellowship_target_strengthen = { $card }: kogo wzmocnić?
prompt-fellowship_target_weaken = { $card }: kogo osłabić?
prompt-fellowship_target_hold = { $card }: który wróg nie zaatakuje?
prompt-fellowship_target_strike = { $card }: którego wroga zaatakować?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card }: kto dobierze karty?
        [one] { $card }: kto dobierze { $amount } kartę?
        [few] { $card }: kto dobierze { $amount } karty?
       *[many] { $card }: kto dobierze { $amount } kart?
    }
prompt-fellowship_player_strengthen = { $card }: czyje postacie wzmocnić?
prompt-fellowship_player_heal = { $card }: czyich bohaterów wyleczyć?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card }: czyje zagrożenie spadnie?
       *[other] { $card }: czyje zagrożenie spadnie o { $amount }?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card }: czyje zagrożenie wzrośnie?
       *[other] { $card }: czyje zagrożenie wzrośnie o { $amount }?
    }
prompt-fellowship_player_looked_at = { $card }: czyją talię obejrzeć?
prompt-fellowship_player_attach = { $card }: kto ją dostanie?
prompt-fellowship_player_give = { $card }: kto przejmie kontrolę?
prompt-fellowship_player_recycle = { $card }: czyj stos odrzuconych wtasować?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card }: czyi wrogowie przyjmą obrażenia?
       *[other] { $card }: czyi wrogowie przyjmą obrażenia ({ $amount })?
    }
prompt-fellowship_player_hold = { $card }: kto nie będzie atakowany?
prompt-fellowship_player_defend = { $card }: kto może wyznaczyć kilku obrońców?
prompt-fellowship_amount_heal = { $card }: ile wyleczyć?
prompt-fellowship_amount_pay = { $card }: ile zapłacić?
prompt-fellowship_cost_exhaust = { $card }: kogo za to wyczerpać?
fellowship-mode-bottom = Połóż na spód
fellowship-mode-defense = Obrona
fellowship-mode-willpower = Siła woli
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna.
option-first_player-lot = losowo
option-first_player-1 = Gracz 1
option-first_player-2 = Gracz 2
option-first_player-3 = Gracz 3
option-first_player-4 = Gracz 4
option-copies-core = jeden zestaw podstawowy
event-to_bottom = Wierzchnia karta trafia na spód talii.
event-gave_up = { $seat } odrzuca rękę i talię.
event-silenced = { $card }: zagrożenie nie liczy się w tej fazie.
event-removed = { $card } zostaje usunięta z gry.
event-looked = Obejrzane karty: { $cards }.
event-searched = { $seat } przeszukuje talię.
event-recycled = { $seat } wtasowuje stos odrzuconych do talii.
event-rescued = { $card } odzyskuje wolność.
event-control = { $card } zmienia miejsce przy stole: kontroluje ją teraz { $seat }.
event-prisoner = { $card } trafia do niewoli.
event-several_defenders = { $seat } może w tej fazie wyznaczać kilku obrońców.
event-no_effect = Nic z tego nie wynikło.
