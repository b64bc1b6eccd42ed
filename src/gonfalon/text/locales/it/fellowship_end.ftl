# La carta finale del gioco di carte: com’è andata, momento migliore, svolta, che cosa provare.

fellowship-end-won-passage-through-mirkwood = Attraverso Bosco Atro!
fellowship-end-won-journey-down-the-anduin = Lungo l’Anduin!
fellowship-end-won-escape-from-dol-guldur = Fuori da Dol Guldur!
fellowship-end-won-other = La ricerca è compiuta!
fellowship-end-lost-threat = L’Occhio ti ha trovato
fellowship-end-lost-heroes = Non resta alcun eroe
fellowship-end-lost-other = La ricerca è fallita
fellowship-end-won-in = Vinta nel round { $round }
fellowship-end-lost-in = Persa nel round { $round } · minaccia { $threat } su { $limit } · la via era allo stadio { $stage }{ $points ->
    [0] {""}
   *[other] , { $progress } su { $points }
}
fellowship-end-curve = Minaccia alla fine di ogni round
fellowship-end-curve-highest = La minaccia più alta alla fine di ogni round
fellowship-end-point = Round { $round }: { $threat }
fellowship-end-mark-card = { $card } { $amount }
fellowship-end-mark-quest_failed = ricerca fallita per { $amount }
fellowship-end-left = { $left } su { $hits }
fellowship-end-fell = fuori gioco, round { $round }
fellowship-end-road = Via
fellowship-end-road-stage = stadio { $stage }, { $progress } su { $points }
fellowship-end-road-hunt = stadio { $stage }
fellowship-end-road-done = tutto compiuto
fellowship-end-enemies = Nemici sconfitti
fellowship-end-locations = Luoghi esplorati
fellowship-end-threat = Minaccia { $sum }
fellowship-end-threat-of = round { $rounds }, ricerche fallite { $quests }, carte { $cards }
fellowship-end-best = Momento migliore
fellowship-end-turned = La svolta
fellowship-end-try = Che cosa provare
fellowship-end-none = Nessun round si è distinto.
fellowship-end-in-round = Round { $round }: { $what }
fellowship-end-outlook = Possibilità di vincere secondo il computer: { $before } → { $after } %.
fellowship-end-see = Rivedi
fellowship-end-telling = La partita viene riletta…
fellowship-end-told-felled = { $by } ha sconfitto { $card }.
fellowship-end-told-felled_alone = nemico sconfitto: { $card }.
fellowship-end-told-explored = luogo esplorato: { $card }.
fellowship-end-told-stage_done = lo stadio «{ $card }» è stato compiuto.
fellowship-end-told-quested = la ricerca è riuscita con { $amount } di vantaggio.
fellowship-end-told-quest_failed = la ricerca è fallita per { $amount }.
fellowship-end-told-cancelled = effetto annullato: { $card }.
fellowship-end-told-threat_lowered = { $card } ha abbassato la minaccia di { $amount }.
fellowship-end-told-threat_raised = { $card } ha alzato la minaccia di { $amount }.
fellowship-end-told-undefended = nessuno ha affrontato { $card }.
fellowship-end-told-engaged = nemico ingaggiato: { $card }.
fellowship-end-told-hero_fell = eroe caduto: { $card }.
fellowship-end-told-ally_fell = alleato caduto: { $card }.
fellowship-end-told-eliminated = { $seat } è fuori dal gioco.
fellowship-end-tip-travel = Viaggia prima: nel corso della partita i luoghi hanno opposto { $amount } di minaccia alla ricerca.
fellowship-end-tip-quest = Manda più personaggi in ricerca: le ricerche fallite hanno alzato la minaccia di { $amount }.
fellowship-end-tip-cards = Tieni qualcosa contro le perfidie: le carte Incontro hanno alzato la minaccia di { $amount }.
fellowship-end-tip-defend = Tieni pronto un difensore: { $count ->
    [one] un eroe è caduto
   *[other] { $count } eroi sono caduti
} in combattimento o per effetto di carte.
fellowship-end-tip-play = Gioca di più dalla mano: alla fine restavano carte ({ $cards }) e risorse ({ $resources }).
fellowship-end-tip-hurry = Avanza più in fretta: { $rounds } round da soli hanno alzato la minaccia di { $amount }.
fellowship-end-next-is = Lo scenario successivo: { $scenario }.
fellowship-end-next-last = Questo con un altro mazzo, o la campagna con tutti e tre.
fellowship-end-next = Scenario successivo
fellowship-end-again = Di nuovo dal round { $round }
fellowship-end-not-counted = esercizio, non conta
fellowship-end-deck = Cambia mazzo
fellowship-end-fold = Vedi il tavolo
fellowship-end-unfold = Vedi la carta finale
fellowship-player-by-game = Per scenario
statistics-deck = Per mazzo
statistics-difficulty = Per difficoltà
