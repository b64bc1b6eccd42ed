## Sides

side-good = Bene
side-evil = Male

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = Re Théoden
piece-faramir = Faramir
piece-eomer = Éomer
piece-boromir = Boromir
piece-arwen = Arwen
piece-treebeard = Barbalbero
piece-haldir = Haldir
piece-elf = elfo
piece-frodo = Frodo
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pipino
piece-soldier = soldato di Gondor
piece-rider = cavaliere di Rohan
piece-eowyn = Éowyn
piece-witch_king = Re Stregone
piece-saruman = Saruman
piece-nazgul = Nazgûl
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-Hai
piece-berserker = Berseker
piece-haradrim = Haradrim
piece-orc = orco
piece-warg_rider = cavaliere sui mannari
piece-wormtongue = Vermilinguo
piece-fortress = fortezza

## Powers, and what each does, in one line

power-fly = Volare
power-fly-help = Salta in linea retta tutto ciò che ha sulla sua strada, fino alla prima casella libera. Non attacca.
power-seek = Scovare un Nemico
power-seek-help = Indica un nemico fino a due caselle: viene rivelato, e catturato se è più debole.
power-seek-only-help = Indica un nemico fino a due caselle: viene rivelato. Nulla è catturato.
power-bow = Arco Lungo
power-bow-help = Colpisce a una o due caselle in linea retta o diagonale, oltre ogni cosa: il bersaglio è rivelato, e catturato se è più debole. Le fortezze e i Berseker restano.
power-axe = Ascia Nanesca
power-axe-help = Un passo, poi da uno a tre nemici intorno. I più deboli cadono; contro uno pari, uno più forte o una fortezza cade Gimli.
power-steed = Destriero Veloce
power-steed-help = Due caselle, anche girando l’angolo; il secondo passo può attaccare.
power-repeat = Ripetere l’Attacco
power-repeat-help = Dopo un attacco vinto può attaccare un altro nemico accanto, o fermarsi.
power-rage = Ira
power-rage-help = Un passo, poi colpisce tutti intorno: pari, più deboli e fortezze cadono, e con loro il Berseker.
power-stop = Fermarsi

## The Ring

ring-open = Frodo porta l’Anello.
ring-destroyed = L’Anello è distrutto.
ring-taken = Il Male ha l’Anello: i suoi gradi sono più alti di uno.
rank-raised = accresciuto dall’Anello
mount-doom = Monte Fato
panel-powers = Poteri
legend-frodo = Frodo, il Portatore dell’Anello
legend-frodo-help = I gradi 5, 6, 7 e 9, le fortezze e i poteri non possono nulla contro di lui, e il grado 4 cade contro di lui. Solo il Re Stregone e i Nazgûl lo catturano.
legend-doom-help = Frodo vi entra una volta, da una delle due caselle segnate. Allora l’Anello è distrutto: il Male perde ogni pedina di grado da 4 a 8 e ogni fortezza.
legend-taken = Se Frodo cade prima
legend-taken-help = Ogni pedina del Male sale di un grado, tranne le fortezze, Vermilinguo e la bandiera.
forbidden-zone = Zona Proibita
combat-neither = Nessuno cade: Frodo è invisibile

## Acts refused

reason-no_power = Questa pedina qui non ha questo potere.
reason-power_step = Il potere non porta lì.
reason-power_target = Questi non sono bersagli per questo potere.
reason-repeat_only = Attacca ancora con questa pedina, o fermati.
reason-nothing_to_stop = Non c’è nessun attacco da fermare.

## Options

option-seek_captures = Scovare cattura
option-seek_captures-help = Attivo: un bersaglio più debole è catturato, come dice il libretto. Spento: è solo mostrato. Se cattura, Scovare è in tutto migliore dell’Arco Lungo.
option-seek_range = Portata di Scovare
option-seek_range-help = Quali caselle entro due si possono indicare.
option-seek_range-around = tutte le 24 intorno
option-seek_range-lines = 16 in linea
option-seek_range-cross = 12: intorno, e due in linea retta
option-bow_range = Portata dell’Arco Lungo
option-bow_range-help = A quali caselle entro due si può tirare.
option-bow_range-lines = 16 in linea
option-bow_range-cross = 12: intorno, e due in linea retta
option-axe_may_stay = Ascia senza passo
option-axe_may_stay-help = Anche da dove si trova, senza il passo.
option-axe_stops = L’Ascia si ferma se Gimli cade
option-axe_stops-help = I bersagli sono colpiti nell’ordine detto; chi viene dopo la sua caduta sopravvive.
option-steed_may_return = Il Destriero può tornare
option-steed_may_return-help = Il secondo passo può riportare alla partenza.
option-rage_may_stay = Ira senza passo
option-rage_may_stay-help = Anche da dove si trova, senza il passo.
option-rage_alone = Ira senza bersaglio
option-rage_alone-help = Permessa anche senza nemici intorno.
option-mount_doom = Monte Fato
option-mount_doom-help = Quale casella delle due zone sia. Nessuno sa con certezza dove sia sul tabellone stampato.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = Frodo è al sicuro su Monte Fato
option-mount_doom_safe-help = Lì nessun potere può mirare a lui. Spento: i poteri sì, le mosse mai.
option-haradrim_falls = Gli Haradrim cadono contro Frodo
option-haradrim_falls-help = Pari grado, ma lui non può essere catturato. Spento: nessuno cade.
option-invisible_after_quest = Frodo resta invisibile
option-invisible_after_quest-help = Anche dopo la distruzione dell’Anello. Spento: da allora è un 4 qualunque.

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Poteri: { $piece }
power-pick-step = Scegli il passo: una delle caselle illuminate.
power-pick-target = Scegli un bersaglio: una delle caselle illuminate.
power-pick-more = Oppure scegli un altro bersaglio.
power-picked = Scelte: { $squares }
power-back = Indietro
power-confirm = { $power }: esegui
power-hit = { $square }: { $piece }, catturata
power-seen = { $square }: { $piece }, rivelata, resta
power-falls = cade anche { $piece }
power-last = Ultimo potere
power-aim = la pedina sconosciuta in { $square }
power-aim-known = { $piece } in { $square }
preview-fly = { $piece } vola in { $square }.
preview-seek = { $piece } indica { $targets }: tutti vedono che cos’è; sotto il grado { $rank } è catturata.
preview-seek-only = { $piece } indica { $targets }: tutti vedono che cos’è.
preview-bow = { $piece } tira a { $targets }: tutti vedono che cos’è; sotto il grado { $rank } è catturata, se una freccia può ferirla.
preview-axe = { $piece } va in { $square } e colpisce { $targets }. Sotto il grado { $rank } il bersaglio cade; contro uno pari, uno più forte o una fortezza cade { $piece }.
preview-axe-stay = { $piece } colpisce { $targets } da dove sta. Sotto il grado { $rank } il bersaglio cade; contro uno pari, uno più forte o una fortezza cade { $piece }.
preview-steed = { $piece } cavalca per { $via } fino a { $square }.
preview-steed-attack = { $piece } cavalca per { $via } e attacca: { $targets }.
preview-rage = { $piece } va in { $square } e colpisce ogni nemico nelle otto caselle intorno. Fino al grado { $rank } cadono tutti, anche le fortezze, e poi { $piece }.
preview-rage-stay = { $piece } colpisce ogni nemico nelle otto caselle intorno. Fino al grado { $rank } cadono tutti, anche le fortezze, e poi { $piece }.
preview-other = { $piece }: { $power } { $square } { $targets }
preview-known = Da allora tutti sanno chi è: { $piece }.
preview-frodo = Frodo verrebbe solo rivelato.
preview-too-strong = È troppo forte per cadere.
repeat-owed = { $piece } in { $square } ha vinto: attacca ancora o fermati.
repeat-theirs = L’altra parte può attaccare ancora.
turn-repeat = Attacca ancora o fermati
log-quest = { $count ->
    [one] L’Anello è distrutto: cade una pedina del Male.
   *[other] L’Anello è distrutto: cadono { $count } pedine del Male.
}
log-ring-taken = Frodo è caduto. Il Male ha l’Anello e i suoi gradi salgono di uno.
fate-quest = { $count ->
    [one] Cade una pedina del Male
   *[other] Cadono { $count } pedine del Male
  }: tutte quelle di grado da 4 a 8, e le fortezze. E ora la bandiera!
fate-ring_taken = Frodo è caduto. I numeri d’oro mostrano i gradi accresciuti.
log-stop = si ferma
log-neither = non cade nessuno
square-picked = scelta per il potere
square-has-powers = ha poteri
square-entry = { $square }, vuota, un accesso a Monte Fato
log-announce-stop = { $side ->
    [red] Il Bene si ferma.
   *[blue] Il Male si ferma.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Il Bene
me-side-blue = Il Male
me-square-lake = { $square }, Zona Proibita
me-square-other = { $square }, { $side ->
    [red] Il Bene
   *[blue] Il Male
 }: { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Il Bene
   *[blue] Il Male
 }: pedina sconosciuta
me-turn-side = { $side ->
    [red] Tocca al Bene
   *[blue] Tocca al Male
 }
me-reason-immobile = Questa pedina non si muove mai. Fortezze e bandiere restano dove sono state schierate.
me-reason-blocked = Qualcosa sbarra la strada. Nessuna pedina passa sopra un’altra né sopra una Zona Proibita.
me-reason-obstacle = Nessuno entra in una Zona Proibita.
me-combat-announce = Combattimento in { $square }. Attaccante, { $side ->
    [red] Il Bene
   *[blue] Il Male
 }: { $attacker }. Difensore: { $defender }. { $result ->
    [attacker] Vince l’attaccante.
    [defender] Il difensore resiste.
    [neither] Non cade nessuno.
   *[both] Cadono entrambi.
 }
me-log-ready = { $side ->
    [red] Il Bene è pronto.
   *[blue] Il Male è pronto.
 }
me-log-announce-move = { $side ->
    [red] Il Bene
   *[blue] Il Male
 }: { $source } a { $target }.
me-log-announce-move-shown = { $side ->
    [red] Il Bene
   *[blue] Il Male
 }: { $source } a { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Il Bene riporta una pedina in { $square }.
   *[blue] Il Male riporta una pedina in { $square }.
 }
me-panel-captured-red = Perdite del Bene
me-panel-captured-blue = Perdite del Male
me-annotation-still = fortezza o bandiera
me-curtain-title = { $side ->
    [red] Passa al Bene
   *[blue] Passa al Male
 }
me-curtain-look = { $side ->
    [red] Sono il Bene: mostra il tabellone
   *[blue] Sono il Male: mostra il tabellone
 }
me-curtain-quiet-move = { $side ->
    [red] Il Bene è andato da { $source } a { $target }.
   *[blue] Il Male è andato da { $source } a { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Ora schiera il Bene. Il Male guarda altrove.
   *[blue] Ora schiera il Male. Il Bene guarda altrove.
 }
me-end-side-wins = { $winner ->
    [red] Vince il Bene
   *[blue] Vince il Male
 }
me-end-flag_captured = { $who ->
    [winner] Hai preso la bandiera nemica.
    [loser] La tua bandiera è stata presa.
   *[watcher] { $winner ->
        [red] Il Bene ha preso la bandiera del Male.
       *[blue] Il Male ha preso la bandiera del Bene.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] Il nemico non può più muoversi.
    [loser] Non puoi più muoverti.
   *[watcher] { $winner ->
        [red] Il Male non può più muoversi.
       *[blue] Il Bene non può più muoversi.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] Al nemico non resta alcuna pedina che possa muoversi.
    [loser] Non ti resta alcuna pedina che possa muoversi.
   *[watcher] { $winner ->
        [red] Al Male non resta alcuna pedina che possa muoversi.
       *[blue] Al Bene non resta alcuna pedina che possa muoversi.
    }
 }
me-end-resigned = { $who ->
    [winner] L’altra parte ha abbandonato.
    [loser] Hai abbandonato.
   *[watcher] { $winner ->
        [red] Il Male ha abbandonato.
       *[blue] Il Bene ha abbandonato.
    }
 }
me-end-abandoned = { $who ->
    [winner] L’altra parte è rimasta assente e tu hai reclamato la vittoria.
    [loser] La tua assenza è durata troppo e l’altra parte ha reclamato la vittoria.
   *[watcher] { $winner ->
        [red] Il Male è rimasto assente e il Bene ha reclamato la vittoria.
       *[blue] Il Bene è rimasto assente e il Male ha reclamato la vittoria.
    }
 }
me-replay-view-red = Il Bene
me-replay-view-blue = Il Male
me-start-seat = Il tuo esercito
me-start-first-red = Comincia il Bene.
me-start-first-blue = Comincia il Male.
me-option-first-red = Il Bene
me-option-first-blue = Il Male
me-belief-side = { $side ->
    [red] Che cosa poteva sapere il Bene
   *[blue] Che cosa poteva sapere il Male
 }
me-belief-no-side = Scegli il Bene o il Male per vedere che cosa quella parte poteva sapere e supporre.
me-option-silent_scout = Quando attacca un cavaliere
me-option-silent_scout-help = Anche con la difesa silenziosa, il difensore deve mostrarsi a un cavaliere.
me-option-rescue-help = Raggiungi l’ultima fila nemica e riporta una pedina perduta, al massimo due volte per partita. I cavalieri non possono; le fortezze restano perdute.
me-option-two_square_exact-help = Conta solo se la pedina parte e si ferma proprio sulle stesse due caselle; un cavaliere può così sottrarsi.
me-option-old_scout = Cavalieri di una volta
me-option-old_scout-help = Come nelle vecchie edizioni: un cavaliere che va lontano non può attaccare nello stesso turno.

## The page for players

me-end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
   *[watcher] { $winner ->
        [red] Il Male ha esaurito il tempo.
       *[blue] Il Bene ha esaurito il tempo.
    }
 }
