# Talk at the table of the card game: signals of the seats, and what computers say of their plans.

fellowship-talk = Signals to the others
fellowship-talk-none = No word yet this round.
fellowship-signal-commit-more = Commit more
fellowship-signal-keep-defender = Keep a defender
fellowship-signal-save-resources = Save resources
fellowship-signal-take-enemy = Take: { $enemy }
fellowship-event-signalled = { $seat } signals: { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = On the quest: { $who }. Willpower { $willpower }, threat { $threat }.
fellowship-said-quest-nobody = Nobody of mine goes on the quest.
fellowship-said-keeps = Ready stay: { $keeps }.
fellowship-said-defends = Against { $enemy } defends { $defender }.
fellowship-said-undefended = Undefended: { $undefended }.
fellowship-said-takes = I engage: { $takes }.
fellowship-why-asked-more = More was asked for.
fellowship-why-asked-defender = A defender was asked for.
fellowship-why-all-go = The quest needs all of them.
fellowship-why-nobody-ready = Nobody is ready.
fellowship-why-enemies = These will attack: { $against }.
fellowship-why-unknown = Something may still come.
fellowship-why-asked-take = That was asked for.
fellowship-why-strong-enough = We are strong enough.
fellowship-why-withstand = The defence holds unless a shadow adds to the attack.
fellowship-why-nobody-falls = There is damage, but nobody falls unless a shadow adds to it.
fellowship-why-one-falls = A defender falls; anything else would cost us more.
fellowship-why-better-the-damage = The damage weighs less than a defender.
fellowship-heed-commit-more = Good, I send more.
fellowship-heed-keep-defender = Good, I keep a defender.
fellowship-heed-save-resources = Good, I save my resources.
fellowship-heed-take-enemy = Good, if I can I take: { $enemy }.

fellowship-why-may = You may: { $act }.

fellowship-odds-ask = What are the odds?
fellowship-odds-title = The odds of this decision
fellowship-odds-help = For each answer the computer has played { $games } games to their end by its rules of thumb, with everything you cannot see drawn anew. It plays less well than its search, so compare the answers rather than trust a number.
fellowship-odds-playing = Games played on …
fellowship-odds-won = Won
fellowship-odds-outlook = Outlook
fellowship-odds-won-of = { $won } of { $games }
fellowship-odds-outlook-help = Outlook: what the computer expects after two more rounds, from 0 (lost) to 100 (won).
fellowship-odds-none = There is nothing to compare here.
fellowship-odds-outlook-of = { $share } of 100
