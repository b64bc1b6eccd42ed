## Whose turn, who is here

player-hunter = Cacciatore
player-hunter-help = Nasconde le pedine forti e dà la caccia a tutto ciò che è sicuro di battere.
player-miser = Avaro
player-miser-help = Aspetta, conta ciò che resta e contrattacca.
player-prober = Indagatore
player-prober-help = Sacrifica esploratori e pedine piccole per sapere che cosa sta dove.
player-rule_based = Regole semplici
player-rule_based-help = Muove secondo regole semplici e non guarda mai avanti. Con lui misuriamo gli altri.

## The variants

variant-battle = Battaglia
variant-battle-line = Il gioco intero, dove nulla è certo.
variant-duel = Duello
variant-duel-line = Poche pedine, un tabellone ampio. Breve e intenso.
variant-classic = Classico
variant-classic-line = Come nella scatola classica, con tre regole da torneo da attivare.
variant-classic39 = Classico 39
variant-classic39-line = Il gioco classico con le 39 pedine che nomina l’elenco stampato.
variant-barrage = Barrage
variant-barrage-line = Una scorreria su molto campo aperto.
variant-ultimate = Ultimate
variant-ultimate-line = Mezzo esercito, tutte le astuzie.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } pedina per parte
   *[other] { $count } pedine per parte
 }
stratego-how-1 = Disponi il tuo esercito dietro le sue insegne. Nessun altro vede chi sta dove.
stratego-how-2 = Una pedina, una casella per turno. Dove due si incontrano, mostrano entrambe il grado; il più alto resta.
stratego-how-3 = Da qualche parte, dietro bombe e inganni, c’è la bandiera. Chi la trova vince.
shelf-stratego = Stratego
stratego-idea-1 = Vedi le insegne, non i gradi.
stratego-idea-2 = Le pedine si scontrano: si scoprono, la più debole cade.
stratego-idea-3 = Trova la loro bandiera prima che trovino la tua.
stratego-games-status-setup-yours = Schiera il tuo esercito
stratego-games-status-screen = { $seat ->
    [1] Tocca al rosso
   *[2] Tocca al blu
 }
stratego-games-over-screen = { $seat ->
    [1] Ha vinto il rosso
   *[2] Ha vinto il blu
 }
stratego-games-side = { $seat ->
    [1] giochi col rosso
   *[2] giochi col blu
 }

## The game and its rulesets

game-stratego = Stratego
game-middle_earth = Stratego nella Terra di Mezzo
shelf-middle_earth = Terra di Mezzo
variant-me-classic = Terra di Mezzo: Stratego Classico
variant-me-classic-line = Due eserciti diversi, le regole semplici.
variant-me-powers = Terra di Mezzo: Poteri Speciali
variant-me-powers-line = Aquile, archi lunghi, un’ascia e un’ira.
variant-me-ring = Terra di Mezzo: Distruggi l’Anello
variant-me-ring-line = Frodo in cammino verso Monte Fato.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Tocca al Bene
   *[2] Tocca al Male
 }
me-games-over-screen = { $seat ->
    [1] Ha vinto il Bene
   *[2] Ha vinto il Male
 }
me-games-side = { $seat ->
    [1] giochi con il Bene
   *[2] giochi con il Male
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Rosso
   *[2] Blu
 }
me-seat-name = { $seat ->
    [1] Il Bene
   *[2] Il Male
 }
studio-title = Officina degli schieramenti
