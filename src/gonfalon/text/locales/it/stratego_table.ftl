## What a piece can do

piece-flag-help = Non si muove mai. Chi la prende vince.
piece-bomb-help = Non si muove mai. Distrugge ogni attaccante che non sappia disinnescarla.
piece-spy-help = Batte il maresciallo quando è la spia ad attaccare.
piece-scout-help = Va lontano quanto vuole in linea retta.
piece-miner-help = Disinnesca le bombe.

## Sides

side-red = Rosso
side-blue = Blu
side-you = tu

## The board and its squares, as a screen reader says them

board-label = Tabellone, { $columns } per { $rows }
board-help = Le frecce vanno di casella in casella. Invio o Spazio prende una pedina e la posa. Esc la lascia. M scrive un segno di gesso su una pedina nemica.
board-turned = Guardi il tabellone dalla parte del { $side ->
    [red] rosso
   *[blue] blu
 }.
square-empty = { $square }, vuota
square-lake = { $square }, acqua
square-own = { $square }, tua pedina: { $piece }
square-other = { $square }, { $side ->
    [red] rosso
   *[blue] blu
 }: { $piece }
square-unknown = { $square }, pedina { $side ->
    [red] rossa
   *[blue] blu
 }, sconosciuta
square-moved = si è mossa
square-not-moved = non si è mossa
square-shown = nota all’avversario
square-mark = il tuo segno di gesso: { $mark }
square-held = in mano
square-target = libera, ci puoi andare
square-attack = si può attaccare
square-planned = qui finisce la mossa prevista
square-zone = casella di schieramento
square-last-source = l’ultima mossa è partita da qui
square-last-target = l’ultima mossa è finita qui

## Set-up

deploy-title = Schiera il tuo esercito
deploy-intro = Nessun altro vede le tue pedine. Trascinale, oppure scegline una e poi la sua casella.
deploy-keys = Tasti: le frecce scelgono una casella, il numero o la lettera di un grado vi posa la pedina, Canc la riprende.
deploy-left = { $count ->
    [0] Tutte le pedine sono al loro posto
    [one] Ancora { $count } pedina da schierare
   *[other] Ancora { $count } pedine da schierare
 }
deploy-tray = Pedine ancora da schierare
deploy-tray-piece = { $piece }, ne restano { $count }
deploy-tray-empty = Il tuo esercito è schierato.
deploy-stands = Il tuo esercito è pronto. Cambialo, o premi «Pronto».
led-deploy = Le tue dieci pedine sono pronte, la bandiera fra due bombe: premi «Pronto».
led-first = Tocca a te: scegli una delle tue pedine davanti.
led-held = Tocca una casella segnata per andarci; solo gli esploratori vanno oltre una casella.
led-wait = L’altra parte muove per prima; ne vedi le insegne, non i gradi.
led-go-on = Una pedina, una casella per turno: avanza finché incontri qualcuno.
led-combat = Tutti e due hanno mostrato il grado e il più alto è rimasto: ora conosci quella pedina.
led-flag = Le bombe e la bandiera non si muovono mai: cercala fra le pedine che stanno ferme.
deploy-random = A caso
deploy-random-help = Schiera tutto l’esercito in un ordine casuale ma sensato
deploy-clear = Svuota
deploy-undo = Annulla
deploy-undo-help = Annulla l’ultima modifica (Ctrl+Z)
deploy-undone = L’ultima modifica è annullata.
deploy-mirror = Specchio
deploy-mirror-help = Scambia sinistra e destra
deploy-paste = Incolla
deploy-paste-help = Prendi uno schieramento da un testo (Ctrl+V)
deploy-paste-title = Incolla uno schieramento
deploy-paste-text = Schieramento come testo
deploy-paste-hint = Lettere, nomi o numeri, con o senza virgole; prima la fila di fondo. La sinistra del testo è la tua sinistra.
deploy-paste-read = Metti sul tabellone
deploy-paste-done = Lo schieramento incollato è pronto.
deploy-paste-left-out = Tralasciato: { $lines }
deploy-paste-more = { $count ->
    [one] e { $count } altra
   *[other] e altre { $count }
  }
deploy-paste-failed = Il server non ha letto il testo. Riprova.
deploy-random-done = L’esercito è stato schierato a caso.
deploy-random-failed = Dal server non è arrivato uno schieramento. Disponi tu le pedine, o riprova.
deploy-fill = Completa
deploy-fill-help = Disponi in modo sensato le pedine rimaste; le altre restano dove sono
deploy-filled = Il resto è disposto. Le tue pedine sono rimaste.
deploy-setups = Schieramenti
deploy-setups-help = Schieramenti interi: i tuoi e quelli già pronti
deploy-setups-all = Tutti…
deploy-setups-title = Schieramenti
deploy-setups-own = I tuoi
deploy-setups-ready = Già pronti
deploy-as-last-time = Come l’ultima volta
deploy-taken = Sul tabellone: { $name }
deploy-keep = Conserva
deploy-keep-over = Sostituisci
deploy-keep-name = Nome per lo schieramento sul tabellone
deploy-keep-later = Disponi qualche pedina e potrai conservare qui lo schieramento con un nome. Resta in questo browser.
deploy-kept = Conservato in questo browser: { $name }
deploy-kept-before = Il mio schieramento
deploy-throw-away = Getta { $name }
deploy-thrown = Gettato: { $name }
deploy-put-back = Rimetti
idea-closed_house = La casa chiusa
idea-closed_house-help = La bandiera è murata da ogni lato.
idea-two_houses = Due case
idea-two_houses-help = Due angoli si somigliano; in uno c’è la bandiera.
idea-scouts_first = Prima gli esploratori
idea-scouts_first-help = Il fronte è veloce e costa poco: lui chiede, le pedine forti rispondono.
idea-gap = Il guardiano del varco
idea-gap-help = Un gigante sta dietro la via di mezzo.
idea-spy_door = La spia alla porta
idea-spy_door-help = La pedina più forte che viene per la bandiera incontra prima la spia.
idea-quiet = Giganti silenziosi
idea-quiet-help = Le due pedine più forti aspettano dietro finché sanno chi prendere.
idea-split = Un gigante su ogni ala
idea-split-help = Chi attacca, da una parte o dall’altra, incontra una delle due pedine più forti.
idea-stopped_lane = Il passaggio sbarrato
idea-stopped_lane-help = Una bomba chiude parte del centro: scegli tu su quale ala giocare.
idea-diggers_home = Gli scavatori a casa
idea-diggers_home-help = Tutti quelli che tolgono bombe o fortezze aspettano la fine della partita nelle due file dietro.
idea-empty_house = La casa vuota
idea-empty_house-help = Un angolo è murato, ma la bandiera sta altrove, dietro meno muri.
idea-second_line = La forte seconda linea
idea-second_line-help = Dietro ogni esploratore davanti c’è una pedina forte che colpisce chi lo prende.
idea-spy_shadow = All’ombra del gigante
idea-spy_shadow-help = La spia sta accanto a una delle due pedine più forti: chi la prende viene preso.
deploy-cleared = Lo schieramento è stato svuotato.
deploy-mirrored = Sinistra e destra sono scambiate.
deploy-ready = Pronto
deploy-ready-left = Pronto · ancora { $count }
deploy-ready-help = Fai sapere all’altra parte che hai finito
deploy-ready-not-yet = Prima disponi tutte le pedine
deploy-back = Cambia lo schieramento
deploy-done = Hai finito.
deploy-other-open = L’altro posto è ancora libero. Intanto schiera.
deploy-other-deploying = L’altra parte sta ancora schierando.
deploy-other-ready = L’altra parte ha finito e ti aspetta.
deploy-other-computer = Il computer schiera il suo esercito.
deploy-wait-open = Hai finito. L’altro posto è ancora libero.
deploy-wait-deploying = Hai finito. L’altra parte sta ancora schierando.
deploy-wait-away = Hai finito. L’altra parte per ora non c’è.
deploy-placed = { $piece } in { $square }
deploy-swapped = { $square } e { $target } scambiate
deploy-returned = { $piece } di nuovo da parte
deploy-outside = In quella casella non puoi schierare.
deploy-held = { $piece } in mano: tocca una casella verde.
left-out-comment = Riga { $line }, un commento: { $text }
left-out-label = Riga { $line }, un’etichetta: { $text }
left-out-no_piece = Riga { $line }, senza pedine: { $text }
guessed-ranks_up = { $value } è il grado più alto, 1 il più basso.
guessed-ranks_down = 1 è il grado più alto, { $value } il più basso.
guessed-front_first = Nel testo viene prima la fila davanti.
fault-text_too_long = Il testo è troppo lungo. Può avere { $where } caratteri.
fault-text_empty = Il testo è vuoto.
fault-no_set_up = Nel testo non c’è uno schieramento: { $where }
fault-numbers_unclear = I numeri si possono leggere in due modi. Scrivi delle lettere, per esempio B per le bombe e F per la bandiera.
fault-no_such_piece = Nessuna pedina si chiama { $where }.
fault-squares_named = Caselle (nel testo, da riempire): { $where }
fault-wrong_length = Uno schieramento ha una lettera per ogni casella.
fault-too_many = Di troppo: { $where }
fault-too_few = Mancano: { $where }

## Whose turn, who is here

turn-yours = Tocca a te
turn-rescue = Riporta una pedina
turn-theirs = L’altra parte sta pensando
turn-computer = Il computer sta pensando
turn-side = { $side ->
    [red] Tocca al rosso
   *[blue] Tocca al blu
 }
turn-over = La partita è finita
turn-number = Turno { $turn }
turn-sending = La tua mossa è in viaggio…
told-held = { $piece } può andare in { $squares }.
told-held-many = { $piece } può andare in { $count ->
    [one] { $count } casella.
   *[other] { $count } caselle.
 }
you-are = Giochi col { $side ->
    [red] rosso
   *[blue] blu
 }
title-your-turn = ● Tocca a te – Stratego
title-waiting = Stratego – in attesa
title-over = Stratego – partita finita
title-deploy = Stratego – schieramento
title-replay = Stratego – rivedere
presence-open = questo posto è ancora libero
presence-here = presente
presence-away = assente da { $seconds } s
presence-away-long = assente da { $minutes } min
presence-computer = computer
presence-claim-in = Assente. Tra { $seconds } s puoi reclamare la vittoria.
presence-claim-now = Assenza troppo lunga. Puoi reclamare la vittoria, dichiarare patta o aspettare.
connection-connecting = Connessione…
connection-lost = La connessione è caduta. Si riprova da soli; della tua partita non va perso nulla.
match-loading = Si apre la partita…

## Acts beside the rules

act-draw-offer = Offri patta
act-draw-offered = La tua offerta di patta è valida.
act-draw-received = L’altra parte offre patta.
act-draw-accept = Accetta
act-draw-decline = Rifiuta
act-resign = Abbandona
act-resign-question = Abbandonare questa partita?
act-resign-yes = Sì, abbandona
act-resign-no = Continua
act-end = Fine…
act-claim = Reclama la vittoria
act-claim-wait = Aspetta ancora
act-rematch = Rivincita
act-rematch-open = Vai alla rivincita
act-replay = Rivedi la partita
act-home = Pagina iniziale
act-annotate = Gesso
act-annotate-help = Scrivi sulle pedine nemiche. Lo vedi solo tu.
act-menu = Partita
act-close = Chiudi
act-help = Tasti e aiuto

## Moves refused, in plain words

refused-title = Non permesso
refused-failed = La mossa non è arrivata al server. Riprova.
reason-wrong_turn = Non tocca a te.
reason-notation = Questa non è una mossa: indica due caselle, per esempio a4-a5.
reason-game_over = La partita è finita.
reason-no_piece = In quella casella non c’è una pedina.
reason-not_your_piece = Quella pedina non è tua.
reason-immobile = Questa pedina non si muove mai. Bombe e bandiere restano dove sono state schierate.
reason-blocked = Qualcosa sbarra la strada. Nessuna pedina ne salta un’altra, né salta l’acqua.
reason-out_of_reach = È troppo lontano. Solo una pedina a lungo raggio fa più di una casella.
reason-diagonal = Le pedine vanno dritte, avanti, indietro o di lato, mai in diagonale.
reason-obstacle = Nessuno entra nell’acqua.
reason-own_piece = Lì c’è una tua pedina.
reason-two_square = Questa pedina è andata avanti e indietro abbastanza tra le stesse due caselle. Muovine un’altra, o va’ altrove.
reason-chase = Questa mossa continuerebbe una caccia fino a una posizione già vista sul tabellone. Scegline un’altra.
reason-rescue_kind = Quella pedina non può tornare.
reason-rescue_square = Una pedina salvata va su una casella libera della tua metà.
reason-rescue_none_pending = Ora non c’è nulla da riportare.
reason-rescue_pending = Prima decidi quale pedina riportare.
reason-deployment = Questo schieramento non è completo o viola una regola.
reason-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi scegli.
reason-unreadable = Il server non ha capito questa mossa.
reason-other = Ora le regole non lo permettono.

## Combat

combat-title = Combattimento in { $square }
combat-attacks = attacca
combat-defends = difende
combat-you = tu
combat-not-shown = non mostrato
combat-not-shown-help = Difesa silenziosa: il difensore non dice che cosa è.
combat-attacker = Vince l’attaccante
combat-defender = Il difensore resiste
combat-both = Cadono entrambi
combat-flag = La bandiera è presa!
ribbon-beats = { $winner } vince, { $loser } cade
ribbon-both = { $attacker } e { $defender } cadono
ribbon-bomb = Una bomba. { $loser } non c’è più
ribbon-dig = { $winner } disinnesca una bomba
ribbon-spy = { $winner } colpisce: { $loser } cade
ribbon-flag-won = La bandiera è presa
ribbon-flag-lost = La tua bandiera è caduta
combat-skip = Avanti
combat-line = { $attacker } – { $defender }
combat-announce = Combattimento in { $square }. Attaccante, { $side ->
    [red] rosso
   *[blue] blu
 }: { $attacker }. Difensore: { $defender }. { $result ->
    [attacker] Vince l’attaccante.
    [defender] Il difensore resiste.
   *[both] Cadono entrambi.
 }
combat-own = La tua pedina in { $square } era: { $piece }. All’altra parte non è stato detto.
combat-last = Ultimo combattimento
combat-none = Ancora nessun combattimento

## Move log

log-title = Mosse
log-empty = Ancora nessuna mossa.
log-earlier = Le mosse precedenti non sono conservate su questo dispositivo. Potrai rivederle dopo la partita.
log-start = La battaglia comincia.
log-ready = { $side ->
    [red] Il rosso è pronto.
   *[blue] Il blu è pronto.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target }: { $attacker } – { $defender }
log-won = vince l’attaccante
log-held = il difensore resiste
log-both = cadono entrambi
log-rescue = di nuovo in { $square }: { $piece }
log-rescue-hidden = una pedina è di nuovo in { $square }
log-rescue-declined = non torna nulla
log-announce-move = { $side ->
    [red] Rosso
   *[blue] Blu
 }: da { $source } a { $target }.
log-announce-move-shown = { $side ->
    [red] Rosso
   *[blue] Blu
 }: da { $source } a { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Il rosso riporta una pedina in { $square }.
   *[blue] Il blu riporta una pedina in { $square }.
 }

## Panels

panel-army = Eserciti
panel-captured = Catturate
panel-captured-yours = Le tue perdite
panel-captured-theirs = Le tue prese
panel-captured-red = Perdite del rosso
panel-captured-blue = Perdite del blu
panel-captured-none = ancora nulla
panel-captured-more = { $count ->
    [one] e { $count } altra
   *[other] e altre { $count }
 }
panel-captured-hidden = { $count ->
    [one] { $count } pedina, non mostrata
   *[other] { $count } pedine, non mostrate
 }
panel-captured-piece = { $piece }: { $count }
panel-remaining = Ancora in gioco
panel-remaining-help = Che cosa resta a ogni esercito, per quanto ne sai
panel-remaining-piece = { $piece }: { $count } su { $total }
panel-remaining-yours = Tue
panel-remaining-theirs = Nemiche
panel-rank = Grado
panel-piece = Pedina
panel-log = Mosse
panel-rules = Regole
panel-tabs = Accanto al tabellone

## Limits

limit-quiet = { $turns ->
    [one] Patta tra { $turns } turno
   *[other] Patta tra { $turns } turni
 }
limit-quiet-help = Senza catture la partita è patta tra { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }.
limit-two-square = Avanti e indietro { $used } su { $limit }
limit-two-square-help = Una pedina può attraversare lo stesso confine { $limit ->
    [one] { $limit } volta
   *[other] { $limit } volte
  } di fila. Poi deve fare altro.
limit-two-square-theirs = Avversario: avanti e indietro { $used } su { $limit }
premove-planned = Prevista: { $source } a { $target }. Se una pedina si mostra, la mossa è annullata.
premove-held = { $piece }: scegli dove andrà quando tocca a te.
premove-take-back = Ritira
premove-taken-back = La mossa prevista è ritirata.
premove-revealed = Qualcosa è stato rivelato: la mossa prevista è annullata.
premove-impossible = La mossa prevista non è più possibile.
limit-chase = Stai inseguendo: { $count }
limit-chase-theirs = Ti inseguono: { $count }
limit-chase-help = La stessa pedina è inseguita più volte. Presto le regole vieteranno una mossa che ripete una posizione; allora se ne dovrà scegliere un’altra.

## Rescue

rescue-title = Riporta una pedina
rescue-choose-piece = Quale pedina catturata torna sul tabellone?
rescue-choose-square = Dove deve stare? Scegli una delle caselle illuminate.
rescue-chosen = { $piece }: scegli una casella illuminata
rescue-other = Scegli un’altra pedina
rescue-decline = Non riportare nulla
rescue-theirs = L’altra parte può riportare una pedina.
rescue-count = { $count ->
    [one] { $count } salvataggio
   *[other] { $count } salvataggi
 }

## Chalk marks

annotation-title = Segno di gesso in { $square }
annotation-help = Lo vedi solo tu. È una tua ipotesi, non un fatto.
annotation-none = Cancella
annotation-question = incerto
annotation-strong = forte
annotation-weak = debole
annotation-still = bomba o bandiera
annotation-mode-on = Gesso in mano: scegli una pedina nemica.

## Two on one screen

curtain-title = { $side ->
    [red] Passa al rosso
   *[blue] Passa al blu
 }
curtain-help = Il tabellone è coperto, perché nessuno veda le pedine dell’altro.
curtain-look = { $side ->
    [red] Sono il rosso: mostra il tabellone
   *[blue] Sono il blu: mostra il tabellone
 }
curtain-last = Che cosa è appena successo
curtain-quiet-move = { $side ->
    [red] Il rosso è andato da { $source } a { $target }.
   *[blue] Il blu è andato da { $source } a { $target }.
 }
curtain-cover = Copri il tabellone
curtain-pass = { $side ->
    [red] Copri e passa al rosso
   *[blue] Copri e passa al blu
 }
curtain-deploy = { $side ->
    [red] Ora schiera il rosso. Il blu guarda altrove.
   *[blue] Ora schiera il blu. Il rosso guarda altrove.
 }

## The end

end-you-win = Hai vinto
end-you-lose = Hai perso
end-drawn = Patta
end-side-wins = { $winner ->
    [red] Vince il rosso
   *[blue] Vince il blu
 }
end-both-armies = Entrambi gli eserciti sono scoperti.
end-see-board = Guarda il tabellone
end-see-card = Mostra il risultato
end-stat-turns = { $turns ->
    [one] mossa
   *[other] mosse
 }
end-stat-best = presa migliore, mossa { $turn }
end-stat-best-words = { $winner } contro { $loser }
end-stat-no-capture = nessuna presa
end-stat-bluff = più a lungo accanto a un nemico più forte, senza essere riconosciuta (turni)
end-fortune = L’andamento della partita
end-fortune-help = Quanto il tuo esercito era più forte dell’altro, mossa per mossa. Un tocco riapre la partita in quel punto.
end-lowest = minimo { $turn }
end-turned = svolta { $turn }
end-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }
end-flag_captured = { $who ->
    [winner] Hai preso la bandiera nemica.
    [loser] La tua bandiera è stata presa.
   *[watcher] { $winner ->
        [red] Il rosso ha preso la bandiera del blu.
       *[blue] Il blu ha preso la bandiera del rosso.
    }
 }
end-no_legal_move = { $who ->
    [winner] Il nemico non può più muoversi.
    [loser] Non puoi più muoverti.
   *[watcher] { $winner ->
        [red] Il blu non può più muoversi.
       *[blue] Il rosso non può più muoversi.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] Al nemico non resta alcuna pedina che possa muoversi.
    [loser] Non ti resta alcuna pedina che possa muoversi.
   *[watcher] { $winner ->
        [red] Al blu non resta alcuna pedina che possa muoversi.
       *[blue] Al rosso non resta alcuna pedina che possa muoversi.
    }
 }
end-both_immobile = Nessuna delle due parti può più muoversi.
end-exchange_draw = Le ultime pedine mobili sono cadute insieme. Nessuno può vincere.
end-quiet_draw = Sono passati troppi turni senza catture.
end-ply_cap = La partita ha raggiunto il numero di mosse convenuto.
end-resigned = { $who ->
    [winner] L’altra parte ha abbandonato.
    [loser] Hai abbandonato.
   *[watcher] { $winner ->
        [red] Il blu ha abbandonato.
       *[blue] Il rosso ha abbandonato.
    }
 }
end-draw_agreed = Le due parti si sono accordate sulla patta.
end-abandoned = { $who ->
    [winner] L’altra parte è rimasta assente e tu hai reclamato la vittoria.
    [loser] La tua assenza è durata troppo e l’altra parte ha reclamato la vittoria.
   *[watcher] { $winner ->
        [red] Il blu è rimasto assente e il rosso ha reclamato la vittoria.
       *[blue] Il rosso è rimasto assente e il blu ha reclamato la vittoria.
    }
 }
end-other = La partita è finita.
end-rematch-waiting = La rivincita è pronta. L’altra parte può raggiungerti lì.

## Replay

replay-title = Rivedere la partita
replay-loading = Si carica la partita…
replay-failed = La partita non si può rivedere. Si potrà quando sarà finita.
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-ply = Mossa { $ply } di { $total }
replay-slider = Mossa
replay-start = Inizio
replay-view = Vista da
replay-view-red = Rosso
replay-view-blue = Blu
replay-view-public = Pubblico
replay-view-all = Tutto
replay-reveal = Scopri
replay-reveal-help = Tieni premuto o premi R per mostrare tutto
replay-hide = Copri di nuovo
replay-link = Copia il link a questa mossa
replay-link-copied = Link copiato.
replay-keys = Tasti: freccia sinistra e destra, Home, Fine, Spazio per avviare, R per scoprire. Maiusc e una freccia vanno di casella in casella sul tabellone.
replay-turn = Gira il tabellone

## La partita rivista: che cosa si poteva sapere e supporre

belief-title = Supposizioni
belief-computer = Che cosa sapeva il computer ({ $level })
belief-side = { $side ->
    [red] Che cosa poteva sapere il rosso
   *[blue] Che cosa poteva sapere il blu
 }
belief-computer-knew = { $count ->
    [0] Non conosceva nessuna delle tue { $total } pedine.
   *[other] Conosceva { $count } delle tue { $total } pedine.
 }
belief-computer-forgot = { $count ->
    [one] Un’altra l’aveva vista e dimenticata.
   *[other] Altre { $count } le aveva viste e dimenticate.
 }
belief-computer-guess = In { $square } supponeva: { $piece } ({ $chance }).
belief-computer-flag = Cercava la tua bandiera in { $square } ({ $chance }).
belief-computer-random = Muove a caso e non suppone nulla.
belief-side-knew = { $count ->
    [0] Delle { $total } pedine avversarie non se ne conosceva nessuna.
    [one] Delle { $total } pedine avversarie se ne conosceva una.
   *[other] Delle { $total } pedine avversarie se ne conoscevano { $count }.
 }
belief-side-guess = In { $square } probabilmente: { $piece } ({ $chance }).
belief-side-flag = La bandiera era probabilmente in { $square } ({ $chance }).
belief-none = Nessuno sa nulla finché non sono schierati entrambi gli eserciti.
belief-no-game = Per questo gioco non ci sono supposizioni.
belief-no-side = Scegli rosso o blu per vedere che cosa quella parte poteva sapere e supporre.
belief-failed = Non si riesce a sapere che cosa era noto. Prova un’altra mossa.
belief-show = Supposizioni sul tabellone
belief-eyes = Con gli occhi del computer
belief-choose = Indica o tocca una pedina per vedere che cosa può essere.
belief-piece = La pedina in { $square }
belief-known = Nota: { $piece }
belief-forgotten = Vista una volta e dimenticata.
belief-truth = In verità: { $piece }
belief-others = altre
belief-more-than = oltre { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = forse { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Schiera in segreto
stratego-how-2-title = Avanza e combatti
stratego-how-3-title = Prendi la bandiera
stratego-start-seat = Il tuo colore
start-first-red = Il rosso muove per primo.
start-first-blue = Il blu muove per primo.
stratego-start-seat-screen = Entrambi i colori giocano su questo schermo.
start-army = Esercito
start-army-classic = 40 pedine
start-army-classic39 = 39 pedine, come in un elenco stampato
start-group-tournament-help = Dal regolamento classico, in qualsiasi combinazione; sono tutte spente finché non le accendi.
option-quiet_draw-first = Patta se non succede nulla
option-quiet_draw-on = { $value ->
    [one] Dopo { $value } turno senza catture la partita è patta.
   *[other] Dopo { $value } turni senza catture la partita è patta.
 } Nessun regolamento lo dice; è una nostra aggiunta, perché ogni partita finisca.
option-quiet_draw-off = Spento: una partita senza catture può durare per sempre.
start-group-tournament = Regole da torneo
start-group-repeat = Avanti e indietro
start-group-end = Come finisce una partita
stratego-start-group-other = Le pedine e ciò che si vede
start-group-powers = Poteri
start-group-ring = L’Anello
stratego-invite-share-text = Giochiamo a Stratego: { $variant }
stratego-invite-meanwhile = Intanto schiero il mio esercito
match-rules-quiet = { $turns ->
    [one] patta dopo { $turns } turno senza catture
   *[other] patta dopo { $turns } turni senza catture
 }
match-rules-no-quiet = nessuna patta senza catture

## Presets

preset-isf = Federazione
preset-isf-help = Come gioca la federazione dei tornei ISF.
preset-gravon = Gravon
preset-gravon-help = Come sul server Gravon; senza patta per mancanza di catture.
preset-ucc = Concorso 2012
preset-ucc-help = Come nel concorso per computer del 2012: nessun limite alle ripetizioni, fine dopo 10 000 mosse.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Vantaggio dell’attaccante
option-aggressor_advantage-help = A parità di grado vince chi attacca, invece di cadere entrambi.
option-silent_defence = Difesa silenziosa
option-silent_defence-help = Solo l’attaccante mostra il grado. Le pedine battute tornano al proprietario senza essere viste.
option-silent_scout = Quando attacca un esploratore
option-silent_scout-help = Anche con la difesa silenziosa, il difensore deve mostrarsi a un esploratore.
option-silent_scout-any = in ogni attacco
option-silent_scout-long = solo da lontano
option-rescue = Salvataggio
option-rescue-help = Raggiungi l’ultima fila nemica e riporta una pedina perduta, al massimo due volte per partita. Gli esploratori non possono; le bombe restano perdute.
option-rescue_moves_only = Solo con una mossa semplice
option-rescue_moves_only-help = Un attacco che finisce sull’ultima fila non salva nessuno.
option-rescue_rows = File per la pedina salvata
option-rescue_rows-help = Su quante delle tue file può tornare. 0 è tutta la tua metà.
option-rescue_revealed = Le pedine salvate restano note
option-rescue_revealed-help = L’altra parte continua a vedere che cosa è tornato.
option-two_square_limit = Avanti e indietro
option-two_square_limit-help = Quante volte di fila una pedina può attraversare lo stesso confine tra due caselle. 0: senza limite.
option-two_square_attacks = Contano anche gli attacchi
option-two_square_attacks-help = Un attacco attraverso quel confine conta come una mossa.
option-two_square_exact = Solo le stesse due caselle
option-two_square_exact-help = Conta solo se la pedina parte e si ferma proprio sulle stesse due caselle; un esploratore può così sottrarsi.
option-chase = Caccia senza fine
option-chase-help = Se si può inseguire una pedina in tondo. Il regolamento vieta più di due turni; se non cambi nulla vale la regola più mite dell’ISF.
option-chase-off = permessa
option-chase-isf = nessuna posizione due volte
option-chase-literal = due turni al massimo
option-quiet_draw = Patta senza catture
option-quiet_draw-help = Turni delle due parti senza catture prima che la partita sia patta. 0: mai. È una nostra aggiunta; non sta in nessun regolamento.
option-ply_cap = Partita più lunga
option-ply_cap-help = La partita si ferma, patta, dopo questo numero di mosse. 0 vuol dire mai.
option-both_immobile = Quando nessuno può muoversi
option-both_immobile-help = Che cosa vale quando nessuno ha più una mossa.
option-both_immobile-mover_loses = perde chi deve muovere
option-both_immobile-draw = patta
option-exchange_draw = Patta per l’ultimo scambio
option-exchange_draw-help = Se le ultime pedine mobili delle due parti cadono insieme, la partita è patta.
option-no_mobile = Quando a una parte non resta nulla che si muova
option-no_mobile-help = Quando esattamente vale la sconfitta.
option-no_mobile-on_turn = perde quando tocca a lei
option-no_mobile-at_once = perde subito
option-old_scout = Esploratori di una volta
option-old_scout-help = Come nelle vecchie edizioni: un esploratore che va lontano non può attaccare nello stesso turno.
option-captured = Pedine catturate
option-captured-help = Chi può guardare le pedine catturate.
option-captured-open = tutti
option-captured-prisoner = chi le ha prese
option-captured-secret = chi le ha perse
option-captured-hidden = nessuno
option-first = Prima mossa
option-first-help = Quale colore comincia.
option-first-red = rosso
option-first-blue = blu

## Settings

settings-numbering = Numeri sulle pedine
settings-numbering-help = Cambia solo la stampa, mai la forza. Nella Terra di Mezzo il numero più alto è sempre il più forte.
settings-numbering-high = il maresciallo è 10
settings-numbering-old_us = il maresciallo è 1

## The page for players

end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
   *[watcher] { $winner ->
        [red] Il blu ha esaurito il tempo.
       *[blue] Il rosso ha esaurito il tempo.
    }
 }
end-timeout-draw = Patta: una parte ha esaurito il tempo, ma l’altra non poteva più vincere.
stratego-guess-title = Indovina le bandiere
stratego-guess-help = Scegli un esercito, poi una casella. Nessun altro la vede. Lo saprai alla fine.
act-claim-draw = Dichiara patta
end-called_draw = Una parte è rimasta assente, ed è stata dichiarata patta.
end-closed = Chi gestisce il server ha chiuso il tavolo. Nessuno vince.

player-first_game-after = Il computer: due mosse su tre senza guardare, dopo pochi turni ho dimenticato ciò che mostravi, e non ho mai indovinato ciò che era coperto. Prova il prossimo.
player-first_week-after = Il computer: quattro mosse su dieci senza guardare, ho presto dimenticato ciò che mostravi, e non ho mai indovinato ciò che era coperto.
player-first_month-after = Il computer: una mossa su otto senza guardare, e dopo un po’ ho dimenticato ciò che avevi mostrato.
