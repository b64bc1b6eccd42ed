# Действия отдельных карт
prompt-fellowship_search = Взять одну из них в руку
prompt-fellowship_take = Какую карту вы берёте?
prompt-fellowship_order_top = Какая карта ляжет сверху следующей?
prompt-fellowship_target_damage =
    { $amount ->
        [0] { $card }: кто получит урон?
       *[other] { $card }: кто получит урон ({ $amount })?
    }
prompt-fellowship_target_discard = { $card }: что сбросить?
prompt-fellowship_target_shuffle = { $card }: что замешать в колоду?
prompt-fellowship_target_attach = { $card }: кто её получит?
prompt-fellowship_target_resources =
    { $amount ->
        [0] { $card }: кто получит ресурсы?
        [one] { $card }: кто получит { $amount } ресурс?
        [few] { $card }: кто получит { $amount } ресурса?
       *[many] { $card }: кто получит { $amount } ресурсов?
    }
prompt-fellowship_target_engage = { $card }: какой враг вступит в столкновение?
prompt-fellowship_target_progress =
    { $amount ->
        [0] { $card }: куда положить прогресс?
       *[other] { $card }: куда положить прогресс ({ $amount })?
    }
prompt-fellowship_target_ready = { $card }: кого подготовить?
prompt-fellowship_target_exhaust = { $card }: кого истощить?
prompt-fellowship_target_enter = { $card }: кто войдёт в игру?
prompt-fellowship_target_heal = { $card }: кого исцелить?
prompt-fellowship_target_hand = { $card }: что уйдёт в руку?
prompt-fellowship_target_silence = { $card }: чья угроза не считается?
prompt-fellowship_target_uncommit = { $card }: кто выйдет из похода?
prompt-fellowship_target_stage = { $card }: что ляжет в зону подготовки?
prompt-fellowship_target_return = { $card }: какой враг отступит?
prompt-fellowship_target_strengthen = { $card }: кого усилить?
prompt-fellowship_target_weaken = { $card }: кого ослабить?
prompt-fellowship_target_hold = { $card }: какой враг не атакует?
prompt-fellowship_target_strike = { $card }: какого врага атаковать?
prompt-fellowship_player_draw =
    { $amount ->
        [0] { $card }: кто возьмёт карты?
        [one] { $card }: кто возьмёт { $amount } карту?
        [few] { $card }: кто возьмёт { $amount } карты?
       *[many] { $card }: кто возьмёт { $amount } карт?
    }
prompt-fellowship_player_strengthen = { $card }: чьих персонажей усилить?
prompt-fellowship_player_heal = { $card }: чьих героев исцелить?
prompt-fellowship_player_lower =
    { $amount ->
        [0] { $card }: чья угроза снизится?
       *[other] { $card }: чья угроза снизится на { $amount }?
    }
prompt-fellowship_player_raise =
    { $amount ->
        [0] { $card }: чья угроза вырастет?
       *[other] { $card }: чья угроза вырастет на { $amount }?
    }
prompt-fellowship_player_looked_at = { $card }: чью колоду посмотреть?
prompt-fellowship_player_attach = { $card }: кто её получит?
prompt-fellowship_player_give = { $card }: кто получит контроль?
prompt-fellowship_player_recycle = { $card }: чей сброс замешать в колоду?
prompt-fellowship_player_damage =
    { $amount ->
        [0] { $card }: чьи враги получат урон?
       *[other] { $card }: чьи враги получат урон ({ $amount })?
    }
prompt-fellowship_player_hold = { $card }: кого не атакуют?
prompt-fellowship_player_defend = { $card }: кто может назначить нескольких защитников?
prompt-fellowship_amount_heal = { $card }: сколько исцелить?
prompt-fellowship_amount_pay = { $card }: сколько заплатить?
prompt-fellowship_cost_exhaust = { $card }: кого истощить для этого?
fellowship-mode-bottom = Положить под колоду
fellowship-mode-defense = Защита
fellowship-mode-willpower = Сила воли
option-first_player = Первый игрок
option-first_player-help = Кто начинает.
option-first_player-lot = случайно
option-first_player-1 = Игрок 1
option-first_player-2 = Игрок 2
option-first_player-3 = Игрок 3
option-first_player-4 = Игрок 4
option-copies-core = один базовый набор
event-to_bottom = Верхняя карта уходит под колоду.
event-gave_up = { $seat } сбрасывает руку и колоду.
event-silenced = { $card }: угроза не считается в этой фазе.
event-removed = { $card } удаляется из игры.
event-looked = Просмотрено: { $cards }.
event-searched = { $seat } ищет в колоде.
event-recycled = { $seat } замешивает сброс обратно в колоду.
event-rescued = { $card } снова на свободе.
event-control = { $card } переходит на другое место за столом: теперь этой картой управляет { $seat }.
event-prisoner = { $card } попадает в плен.
event-several_defenders = { $seat } может в этой фазе назначать нескольких защитников.
event-no_effect = Это ни на что не повлияло.
