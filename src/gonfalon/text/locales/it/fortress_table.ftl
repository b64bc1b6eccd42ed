# Stratego Fortress, in Italian. Arguments as in en/fortress.ftl.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] Re
    [knight] Cavaliere
    [wizard] Mago
    [dwarf] Nano
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Bandiera
    [cup] Coppa avvelenata
    [king] Re
    [duke] Duca
    [soldier] Soldato
    [princess] Principessa
    [passage] Passaggio segreto
    [pitfall] Trappola
   *[other] { $card }
 }
value-king = Re
value-knight = Cavaliere
value-wizard = Mago
value-dwarf = Nano

## Options and what seats bring

start-group-building = Costruzione
option-first-lot = a caso
option-idle_limit = Passi a vuoto
option-idle_limit-help = Il turno finisce dopo tanti passi di fila che non trovano nulla di nuovo.
option-sacrifice_only_if_trapped = Sacrifica solo in trappola
option-sacrifice_only_if_trapped-help = No: una pedina può essere ceduta in ogni momento del proprio turno.
option-unreachable = Una bandiera irraggiungibile
option-unreachable-help = Se una fortezza così è rifiutata, o permessa a rischio di perdere.
option-unreachable-refused = è rifiutata
option-unreachable-loses = perde se contestata
option-entrance_cards = Carte sull’entrata
option-entrance_cards-help = Su E5 può stare ogni carta tranne la bandiera.
bring-fortress = Fortezza

## On the table

field-first = Chi comincia
field-built = Costruita
field-fortresses = Fortezza
field-pieces = Pedina dentro
field-squares = Si trova su
field-unused = Pedine non usate
field-out = Pedine fuori gioco
field-skips = Turni da saltare
field-idle = Passi a vuoto
field-visited = Caselle visitate
field-visitors = Chi vi si è fermato
field-walls = Muri trovati
field-open_edges = Varchi aperti
field-ladders = Scale trovate
field-stood = Caselle di cui si conoscono le scale
field-cards = Carte trovate
field-beaten = Carte battute
field-passages = Passaggi segreti
field-bridges = Ponte
row-built = { $seat }
row-fortresses = { $seat }
row-pieces = { $seat }
row-squares = { $seat }
row-unused = { $seat }
row-out = { $seat }
row-skips = { $seat }
row-idle = { $seat }
row-visited = { $seat }
row-visitors = { $seat }
row-walls = { $seat }
row-open_edges = { $seat }
row-ladders = { $seat }
row-stood = { $seat }
row-cards = { $seat }
row-beaten = { $seat }
row-passages = { $seat }
row-bridges = { $seat }

## Decisions

kind-build = Costruisci la tua fortezza
kind-enter = Scegli una pedina
kind-explore = Esplora
prompt-fortress_build = Costruisci la tua fortezza: 20 muri, 3 scale e tutte le carte. La bandiera deve essere raggiungibile.
prompt-fortress_enter = Turno { $turn }: quale pedina entra?
prompt-fortress_explore = Turno { $turn }: { fortress-piece } è su { $square }. Dove andare?
part-piece = Pedina
part-piece-king = Re (7)
part-piece-knight = Cavaliere (5)
part-piece-wizard = Mago (3)
part-piece-dwarf = Nano (2)
part-turns_to_skip = Turni da saltare
part-turns_to_skip-0 = nessun turno da saltare
part-turns_to_skip-1 = un turno da saltare
part-turns_to_skip-2 = due turni da saltare
part-way = Come
part-way-step = un passo
part-way-climb = per la scala
part-way-passage = per il passaggio segreto
part-way-bridge = per il ponte
part-swap = Scambia
part-swap-king = Scambia con il Re
part-swap-knight = Scambia con il Cavaliere
part-swap-wizard = Scambia con il Mago
part-swap-dwarf = Scambia con il Nano
part-sacrifice = Sacrifica
part-sacrifice-king = Sacrifica, poi il Re
part-sacrifice-knight = Sacrifica, poi il Cavaliere
part-sacrifice-wizard = Sacrifica, poi il Mago
part-sacrifice-dwarf = Sacrifica, poi il Nano
part-choice-challenge = Contesta: questa bandiera è irraggiungibile

## Events

event-starts = { $seat } comincia.
event-built = { $seat }: la fortezza è pronta.
event-turn = { $seat }: tocca a te.
event-entered = { $seat }: { fortress-piece } entra su { $square }.
event-moved = { $seat }: { fortress-piece } va da { $source } a { $target }.
event-wall = { $seat }: un muro fra { $source } e { $target }.
event-blocked = { $seat }: la scala per { $square } non si può usare. Sopra: { fortress-card }.
event-fell = { $seat }: { fortress-card } su { $source }. { fortress-piece } cade in { $target }.
event-won = { $seat }: { fortress-piece } ({ $strength }) batte { fortress-card } ({ $card_strength }) su { $square }.
event-lost = { $seat }: { fortress-card } ({ $card_strength }) su { $square } batte { fortress-piece } ({ $strength }).
event-passage = { $seat }: un passaggio segreto unisce { $square } e { $other }.
event-ladder = { $seat }: { $way ->
    [up] una scala sale
   *[other] una scala scende
 } da { $square }.
event-bridge = { $seat }: un ponte porta da { $square } a { $other }.
event-returned = { $seat }: { fortress-piece } torna su { $square }.
event-exchanged = { $seat }: { fortress-piece } esce (scambio).
event-sacrificed = { $seat }: { fortress-piece } esce (sacrificio).
event-skips = { $seat }: turni da saltare: { $turns }.
event-cancelled = { $seat } non deve più saltare turni.
event-turn_over = { $seat }: { $why ->
    [wall] il turno finisce contro il muro.
    [beaten] il turno finisce con uno scontro perso.
    [swap] il turno finisce con uno scambio.
    [sacrifice] il turno finisce con un sacrificio.
   *[other] il turno finisce: troppi passi senza nulla di nuovo.
 }
event-skipped = { $seat } salta un turno. Ancora da saltare: { $left }.
event-flag = { $seat }: bandiera trovata su { $square }!
event-challenged = { $seat } sostiene: la bandiera è irraggiungibile.

## What is refused, and how it ends

reason-not_understood = Questa non è un’azione di questo gioco.
reason-unknown_square = Questa casella non esiste.
reason-wrong_start = La pedina si trova altrove.
reason-blocked_ladder = Questa scala porta a una trappola e non si può usare.
reason-no_way = Nessuna via nota porta lì da qui.
reason-not_at_entrance = Le pedine si scambiano su E5.
reason-same_piece = Questa pedina è già dentro.
reason-not_trapped = Si sacrifica solo una pedina che si sa in trappola.
fault-wrong_start = La pedina si trova su { $where }.
fault-unknown_word = Non fa parte di una fortezza: { $where }
fault-unknown_square = Casella sconosciuta: { $where }
fault-no_edge = Non è un bordo fra due caselle vicine: { $where }
fault-wall_twice = Due muri nello stesso posto: { $where }
fault-walls_missing = Muri ancora da mettere: { $where }
fault-walls_extra = Muri di troppo: { $where }
fault-no_ladder_place = Nessun piano sopra: { $where }
fault-ladder_twice = Due scale nello stesso posto: { $where }
fault-ladders_missing = Scale ancora da mettere: { $where }
fault-ladders_extra = Scale di troppo: { $where }
fault-card_missing = Carte ancora da mettere: { $where }
fault-card_extra = Carte di troppo: { $where }
fault-cards_on_square = Più di una carta su { $where }
fault-card_on_entrance = Su E5 non può stare nessuna carta: { $where }
fault-flag_on_entrance = La bandiera non può stare su E5.
fault-bridge_missing = Manca il ponte.
fault-bridge_extra = Un ponte di troppo: { $where }
fault-no_bridge_place = Un ponte unisce una casella di una fortezza, non E5, con una dell’altra: { $where }
fault-flag_unreachable = La bandiera è irraggiungibile. Tagliate fuori: { $where }
fault-in_the_way = Basterebbe togliere uno di questi: { $where }
end-flag_found = La bandiera è stata trovata.
end-flag_unreachable = La bandiera era irraggiungibile: chi l’ha nascosta perde.
end-flag_reachable = La bandiera era raggiungibile: contestata a torto.

## Hints

fortress-hint-unit = Il numero dice quanti turni in più richiede una via rispetto alla migliore. È una media sulle fortezze adatte ai tuoi appunti.
fortress-hint-best = la migliore
fortress-hint-even = quasi uguale
fortress-hint-behind = Questa via richiede { $turns } turni in più della migliore, con un margine di { $doubt }.
