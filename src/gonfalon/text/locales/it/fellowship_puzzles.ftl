### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = La partita non è persa e non è vinta. Quale risposta vince più spesso?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Chi difende?
        [wounds] Chi prende i danni?
        [travel] Dove viaggiare?
        [engage] Quale scontro?
        [strike] Chi attaccare?
        [hand] Tenere questa mano?
       *[moment] E adesso?
    } ({ $number })
puzzle-fellowship-attack = { $card } attacca con forza { $amount }.
puzzle-fellowship-state = Round { $round }, minaccia { $threat }.
puzzle-fellowship-quoted = «{ $act }»
puzzle-fellowship-unit = 1 è una partita vinta su 100. Il computer le gioca fino in fondo con le sue regole semplici; ciò che non vedi viene rimescolato. La barra è piena a 30.
puzzle-fellowship-value-best = { $act }: vince più spesso.
puzzle-fellowship-value-fine = { $act }: vince meno spesso, di { $behind } su 100; al tavolo vale lo stesso.
puzzle-fellowship-value-loose = { $act }: vince meno spesso, di { $behind } su 100; regali qualcosa.
puzzle-fellowship-value-error = { $act }: vince meno spesso, di { $behind } su 100; un errore.
puzzle-fellowship-why-road = Ti porta più avanti sulla strada.
puzzle-fellowship-why-quest = Ti lascia più forte nella ricerca.
puzzle-fellowship-why-threat = Tiene più bassa la tua minaccia.
puzzle-fellowship-why-heroes = Tiene i tuoi eroi più in salute.
puzzle-fellowship-why-company = Ti lascia la compagnia più forte.
puzzle-fellowship-why-means = Ti lascia più carte e risorse.
puzzle-fellowship-why-enemies = Lascia meno nemici, o più deboli.
puzzle-fellowship-why-wins = { $act }: vince { $chance } partite su 100, con gli stessi { $games } mazzi mescolati delle altre.
puzzle-fellowship-why-second = La seconda risposta, { $act }, vince { $chance } partite su 100.
puzzle-theme-shield = Chi regge il colpo, e chi servirà dopo?
puzzle-theme-wounds = Chi può reggere i danni?
puzzle-theme-travel = Che cosa costa il luogo, e che cosa toglie dall’area Allestimento?
puzzle-theme-engage = Quale nemico vuoi affrontare, e quando?
puzzle-theme-strike = Quale nemico deve cadere per primo?
puzzle-theme-spend = Che cosa ti serve in questo round?
puzzle-theme-hand = È una mano con cui si vince?
puzzle-theme-moment = Pensa un round avanti.
