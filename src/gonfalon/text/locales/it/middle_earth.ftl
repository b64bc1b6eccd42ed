# Stratego nella Terra di Mezzo. Come en/middle_earth.ftl.

## The game and its rulesets

game-middle_earth = Stratego nella Terra di Mezzo
variant-me-classic = Terra di Mezzo: Stratego Classico
variant-me-classic-line = Due eserciti diversi, le regole semplici.
variant-me-powers = Terra di Mezzo: Poteri Speciali
variant-me-powers-line = Aquile, archi lunghi, un’ascia e un’ira.
variant-me-ring = Terra di Mezzo: Distruggi l’Anello
variant-me-ring-line = Frodo in cammino verso Monte Fato.

## Sides

side-good = Bene
side-evil = Male

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = Re Theoden
piece-faramir = Faramir
piece-eomer = Eomer
piece-boromir = Boromir
piece-arwen = Arwen
piece-treebeard = Barbalbero
piece-haldir = Haldir
piece-elf = elfo
piece-frodo = Frodo
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pipino
piece-soldier = Soldato di Gondor
piece-rider = Cavaliere di Rohan
piece-eowyn = Eowin
piece-witch_king = il Re Stregone
piece-saruman = Saruman
piece-nazgul = Nazgul
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-Hai
piece-berserker = Berseker
piece-haradrim = Haradrim
piece-orc = Orco
piece-warg_rider = Cavaliere sui Mannari
piece-wormtongue = Vermilinguo
piece-fortress = Fortezza

## Powers, and what each does, in one line

power-fly = Volare
power-fly-help = Salta in linea retta tutto ciò che ha accanto, fino al primo spazio libero. Non attacca.
power-seek = Scovare un Nemico
power-seek-help = Indica un nemico fino a due spazi: viene rivelato, e catturato se è più debole.
power-bow = Arco Lungo
power-bow-help = Tira a uno o due spazi in linea retta o diagonale: il bersaglio viene rivelato, e catturato se è più debole.
power-axe = Ascia Nanesca
power-axe-help = Un passo, poi da uno a tre nemici intorno. I più deboli cadono; uno pari, uno più forte o una Fortezza costa Gimli.
power-steed = Destriero Veloce
power-steed-help = Due spazi, anche girando l’angolo; il secondo passo può attaccare.
power-repeat = Ripetere l’Attacco
power-repeat-help = Dopo un attacco vinto può attaccare un altro nemico accanto, o fermarsi.
power-rage = Ira
power-rage-help = Un passo, poi colpisce tutti intorno: pari, più deboli e Fortezze cadono, e con loro il Berseker.
power-stop = Fermarsi

## The Ring

ring-open = Frodo porta l’Anello.
ring-destroyed = L’Anello è distrutto.
ring-taken = Il Male ha l’Anello: i suoi gradi sono più alti di uno.
mount-doom = Monte Fato
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
option-seek_captures-help = Attivo come dice il libretto; spento rivela soltanto. Se cattura, Scovare è in tutto un Arco Lungo migliore.
option-seek_range = Portata di Scovare
option-seek_range-help = Quali spazi entro due si possono indicare.
option-seek_range-around = tutti i 24 intorno
option-seek_range-lines = 16 in linea
option-seek_range-cross = 12: intorno, e due dritti
option-bow_range = Portata dell’Arco Lungo
option-bow_range-help = A quali spazi entro due si può tirare.
option-bow_range-lines = 16 in linea
option-bow_range-cross = 12: intorno, e due dritti
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
option-mount_doom-help = Quale spazio delle due zone sia. Il tabellone stampato non è noto con certezza.
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
