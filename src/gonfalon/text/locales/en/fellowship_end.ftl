# The end card of the card game: how it went, best moment, where it turned, what to try.

fellowship-end-won-passage-through-mirkwood = Through Mirkwood!
fellowship-end-won-journey-down-the-anduin = Down the Anduin!
fellowship-end-won-escape-from-dol-guldur = Out of Dol Guldur!
fellowship-end-won-other = The quest is done!
fellowship-end-lost-threat = The Eye has found you
fellowship-end-lost-heroes = No hero is left
fellowship-end-lost-other = The quest has failed
fellowship-end-won-in = Won in round { $round }
fellowship-end-lost-in = Lost in round { $round } · threat { $threat } of { $limit } · the road stood at stage { $stage }{ $points ->
    [0] {""}
   *[other] , { $progress } of { $points }
}
fellowship-end-curve = Threat at the end of each round
fellowship-end-curve-highest = The highest threat at the end of each round
fellowship-end-point = Round { $round }: { $threat }
fellowship-end-mark-card = { $card } { $amount }
fellowship-end-mark-quest_failed = quest failed by { $amount }
fellowship-end-left = { $left } of { $hits } left
fellowship-end-fell = fell, round { $round }
fellowship-end-road = Road
fellowship-end-road-stage = stage { $stage }, { $progress } of { $points }
fellowship-end-road-hunt = stage { $stage }
fellowship-end-road-done = all done
fellowship-end-enemies = Enemies felled
fellowship-end-locations = Locations explored
fellowship-end-threat = Threat { $sum }
fellowship-end-threat-of = rounds { $rounds }, failed quests { $quests }, cards { $cards }
fellowship-end-best = Best moment
fellowship-end-turned = Where it turned
fellowship-end-try = What to try
fellowship-end-none = No round stood out.
fellowship-end-in-round = Round { $round }: { $what }
fellowship-end-outlook = Chance to win by the computer’s judgement: { $before } → { $after } %.
fellowship-end-see = See it
fellowship-end-telling = The game is looked through …
fellowship-end-told-felled = { $by } felled { $card }.
fellowship-end-told-felled_alone = { $card } was felled.
fellowship-end-told-explored = { $card } was explored.
fellowship-end-told-stage_done = the stage “{ $card }” was done.
fellowship-end-told-quested = the quest was won by { $amount }.
fellowship-end-told-quest_failed = the quest failed by { $amount }.
fellowship-end-told-cancelled = the effect of { $card } was cancelled.
fellowship-end-told-threat_lowered = { $card } lowered the threat by { $amount }.
fellowship-end-told-threat_raised = { $card } raised the threat by { $amount }.
fellowship-end-told-undefended = nobody stood in the way of { $card }.
fellowship-end-told-engaged = { $card } engaged you.
fellowship-end-told-hero_fell = { $card } fell.
fellowship-end-told-ally_fell = { $card } fell.
fellowship-end-told-eliminated = { $seat } was out of the game.
fellowship-end-tip-travel = Travel sooner: over the game, locations stood in the staging area with { $amount } threat against the quest.
fellowship-end-tip-quest = Send more on the quest: failed quests raised the threat by { $amount }.
fellowship-end-tip-cards = Keep something against treacheries: encounter cards raised the threat by { $amount }.
fellowship-end-tip-defend = Keep a defender ready: { $count ->
    [one] a hero
   *[other] { $count } heroes
} fell in combat or by cards.
fellowship-end-tip-play = Play more of your hand: { $cards } cards and { $resources } resources were left at the end.
fellowship-end-tip-hurry = Quest faster: { $rounds } rounds alone raised the threat by { $amount }.
fellowship-end-next-is = The next scenario, { $scenario }.
fellowship-end-next-last = This one with another deck, or the campaign with all three.
fellowship-end-next = Next scenario
fellowship-end-again = Again from round { $round }
fellowship-end-not-counted = practice, not counted
fellowship-end-deck = Change the deck
fellowship-end-fold = See the table
fellowship-end-unfold = See the end card
fellowship-player-by-game = By scenario
statistics-deck = By deck
statistics-difficulty = By difficulty
