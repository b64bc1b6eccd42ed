## Floors and squares

fortress-floor-bottom = In basso
fortress-floor-middle = In mezzo
fortress-floor-top = In alto
fortress-square = { $square }, { $floor }
fortress-square-far = { $square } (fortezza lontana)
fortress-here = { $piece } qui
fortress-forts = Quale delle due fortezze
fortress-fort-near = Fortezza vicina
fortress-fort-far = Fortezza lontana

## The two boards

fortress-of = Fortezza di { $seat }
fortress-yours = La tua fortezza
fortress-yours-short = La tua
fortress-you = Tu
fortress-boards = I due tabelloni
fortress-only-you = La vedi solo tu.
fortress-notes-help = I tuoi appunti. Pietra e legno sono fatti, il gesso è tuo.
fortress-notes-down = I tuoi appunti, messi da parte fino al tuo turno.
fortress-your-turn = Tocca a te
fortress-their-turn = { $seat } esplora
fortress-inside = { $seat }: { $piece } su { $square }
fortress-inside-none = { $seat } non ha nessuno dentro.
fortress-lit = Caselle illuminate: { $count } su { $total }
fortress-watch = Guarda
fortress-model = Modello
fortress-model-own = Modello della tua fortezza
fortress-model-of = Modello della tua fortezza. { $text }
fortress-turn-left = Gira a sinistra
fortress-turn-right = Gira a destra
fortress-turn-help = Trascina per girare, oppure Q ed E
fortress-lift = Solleva

## A cell, for those who do not see it

fortress-cell-dark = Buia
fortress-cell-walked = Visitata
fortress-cell-card = Carta: { $card }
fortress-cell-beaten = Battuta: { $card }
fortress-cell-up = Scala in su
fortress-cell-down = Scala in giù
fortress-cell-piece = { $piece } è qui
fortress-cell-chalk = Il tuo gesso: { $mark }
fortress-cell-side = { $direction ->
    [north] a nord
    [east] a est
    [south] a sud
   *[west] a ovest
 } { $look ->
    [none] aperto
    [wall] muro
    [untried] non provato
   *[outside] muro esterno
 }

## Exploring

fortress-piece-strength = { $piece }, forza { $strength }
fortress-steps = { $count ->
    [one] un passo in questo turno
   *[other] { $count } passi in questo turno
 }
fortress-stands = { $piece } è su { $square }. Aperto: { $open }.
fortress-stands-shut = { $piece } è su { $square }. Nessuna via è aperta.
fortress-swap = Scambia
fortress-swap-where = Le pedine si scambiano su E5.
fortress-sacrifice = Sacrifica
fortress-which = Quale pedina entra?
fortress-cost = costa { $turns ->
    [one] un turno
   *[other] { $turns } turni
 } in più
fortress-cost-none = costa solo questo turno
fortress-out = { $piece } (fuori gioco)
fortress-ribbon = I prossimi turni: { $turns }.
fortress-ribbon-turn = { $seat }
fortress-ribbon-skipped = { $seat } salta
fortress-path = Percorso
fortress-path-example = es. E4 D4 up C2
fortress-go = Vai
fortress-chalk = Gesso
fortress-chalk-undo = Annulla l’ultimo segno di gesso
fortress-hit-wall = Lì c’è un muro. Urtarlo e finire il turno?
fortress-hit-yes = Urtalo
fortress-no-way = Nessuna via nota porta a { $square }.
fortress-no-floor = Lì non c’è pavimento.
fortress-no-ladder-up = Da qui nessuna scala sale.
fortress-no-ladder-down = Da qui nessuna scala scende.
fortress-no-passage = Qui non si conosce nessun passaggio segreto.
fortress-wrong-start = La tua pedina si trova su { $square }.
fortress-path-unknown = «{ $word }» non è una casella. Scrivi caselle, up (su), down (giù) o passage (passaggio).
fortress-legend-walked = visitata
fortress-legend-dark = buia
fortress-legend-wall = muro
fortress-legend-untried = non provato
fortress-legend-chalk = il tuo gesso

## Building

fortress-build = Costruisci il labirinto
fortress-parts = Che cosa resta da mettere
fortress-part-walls = Muri
fortress-part-ladders = Scale
fortress-part-bridge = Ponte
fortress-part-left = { $part }: ancora { $count }
fortress-none-left = { $part }: tutto già messo. Prima togli un pezzo.
fortress-no-floor-above = { $square }: nessun piano sopra.
fortress-bridge-other = Il ponte comincia su { $square }. Ora scegli una casella dell’altra fortezza.
fortress-mirror = Specchio: scambia lettere e numeri
fortress-ready-made = Già fatta
fortress-ready-made-help = Una fortezza secondo le regole, ogni volta un’altra. Puoi cambiarla.
fortress-made-easy = Facile
fortress-made-medium = Media
fortress-made-hard = Difficile
fortress-made-random = A caso
start-brings-help-fortress = Resta segreta per l’altra parte fino alla fine della partita.
fortress-bring-build = La costruisco al tavolo
fortress-bring-kept = Le mie fortezze
fortress-bring-own = Un codice mio…
fortress-bring-build-help = Disponi muri, scale e carte prima che la partita cominci.
fortress-bring-random-help = Il computer sceglie a caso una fortezza ammessa.
fortress-bring-easy-help = Il computer costruisce una fortezza con una breve via verso la bandiera.
fortress-bring-medium-help = Il computer costruisce una fortezza di media difficoltà.
fortress-bring-hard-help = Il computer costruisce una fortezza con una lunga via verso la bandiera.
fortress-bring-kept-help = Una fortezza che conservi in questo browser.
fortress-bring-own-help = Incolla il testo che trovi sotto «Conserva» quando costruisci. Viene verificato subito.
fortress-empty = Vuota
fortress-keep = Conserva
fortress-keep-name = Nome di questa fortezza
fortress-keep-now = Conservala
fortress-kept-remove = Togli { $name }
fortress-as-text = Come testo
fortress-take-text = Costruisci da questo testo
fortress-text-none = In questo testo non c’è nessuna fortezza.
fortress-measure = Misura contro il computer
fortress-measured-help = Il computer gioca le due parti: la tua con questa fortezza, l’altra con fortezze costruite da lui. Ogni fortezza è provata nelle stesse partite, fino a 200, finché questo pannello è aperto. La parità sarebbe al 50 %.
fortress-copy = Copia
fortress-close = Chiudi
fortress-test = Giro di prova
fortress-ready = Pronto
fortress-good = Tutte le regole sono rispettate.
fortress-turns-needed = Chi esplora bene ha bisogno di { $count ->
    [one] un turno.
   *[other] { $count } turni.
 }
fortress-grade = Grado { $grade } di 5: { $name }
fortress-grade-1 = Corpo di guardia
fortress-grade-2 = Cisterna
fortress-grade-3 = Chiostro
fortress-grade-4 = Scala della forca
fortress-grade-5 = Labirinto
fortress-missing = { $count ->
    [one] Resta un pezzo da mettere.
   *[other] Restano { $count } pezzi da mettere.
 }
fortress-checking = Verifica…
fortress-unreachable = La bandiera è irraggiungibile.
fortress-unreachable-marked = Le caselle rosse sono tagliate fuori. Togli uno dei pezzi segnati con ×.
fortress-unreachable-many = Le caselle rosse sono tagliate fuori.
fortress-tool-walls = Premi un bordo: c’è un muro. Premi di nuovo: sparisce. Trascina lungo i bordi per metterne più d’uno.
fortress-tool-ladders = Premi una casella con il punto d’ottone: da lì sale una scala.
fortress-tool-bridge = Premi una casella qui e una dell’altra fortezza.
fortress-tool-card = Premi una casella; premi di nuovo per togliere la carta.
fortress-test-help = Nel giro di prova non si sa nulla. Muoviti con le frecce o premendo le caselle.
fortress-test-again = Ancora
fortress-test-end = Torna a costruire
fortress-test-found = Bandiera trovata in { $count ->
    [one] un turno.
   *[other] { $count } turni.
 }
fortress-stands-ready = La tua fortezza è pronta
fortress-other-builds = { $seat } sta ancora costruendo.
fortress-build-on = Costruisci ancora

## The end

fortress-gone = { $seat }: { $squares } su { $total } caselle, muri urtati: { $walls }
fortress-slider = Passo della partita
fortress-step-of = Passo { $step } di { $total }

## The first minute

fortress-lesson = Il primo minuto
fortress-lesson-step = Passo { $step } di { $total }
fortress-lesson-skip = Subito a costruire
fortress-lesson-own = Costruisco la mia
fortress-lesson-on = Avanti
fortress-lesson-send = Manda il cavaliere di prova
fortress-lesson-climb = Prendi la scala
fortress-lesson-flag-title = Nascondi la bandiera
fortress-lesson-flag = Questa è una fortezza vista dall’alto; i due piani superiori per ora non servono. Premi una casella: lì sta la tua bandiera.
fortress-lesson-walls-title = Aggiungi tre muri
fortress-lesson-walls = La linea è la via più breve alla tua bandiera. Premi il lato fra due caselle: ecco un muro. Allunga la via.
fortress-lesson-knight-title = Manda un cavaliere
fortress-lesson-knight = Il cavaliere non vede nulla. Parte per la via che era la più breve prima dei tuoi muri.
fortress-lesson-maze-title = Ora tocca a te
fortress-lesson-maze = Vedi solo quello che hai scoperto. Premi una casella accanto al cavaliere o usa le frecce. Un muro chiude il turno; una scala porta all’altro piano.
fortress-lesson-choose-title = Una fortezza tua
fortress-lesson-choose = Il gioco è questo. Comincia con una fortezza già fatta, dalla facile alla difficile, o costruiscine una.
fortress-lesson-way = La via alla tua bandiera: { $count ->
    [one] un passo.
   *[other] { $count } passi.
 }
fortress-lesson-grown = La via: { $before } → { $now } passi.
fortress-lesson-wall = Un muro fra { $source } e { $target }. Il turno finisce; il muro resta negli appunti.
fortress-lesson-ladder = Una scala su { $square }: prendila con il tasto sotto, o con Pag↑ e Pag↓.
fortress-lesson-found = Bandiera trovata in { $count ->
    [one] un turno.
   *[other] { $count } turni.
 }

## The page for players

fortress-guess-title = Indovina le bandiere
fortress-guess-help = Scegli una fortezza, poi una casella. Nessun altro la vede. Lo saprai alla fine.
fortress-idea-summit = La cima
fortress-idea-summit-help = La bandiera sta all’ultimo piano, il più piccolo di tutti.
fortress-idea-cellar = In basso
fortress-idea-cellar-help = La bandiera resta al piano terra: tre scale portano lontano da lei.
fortress-idea-landing = A mezza altezza
fortress-idea-landing-help = La bandiera sta al piano di mezzo: chi continua a salire l’ha superata.
fortress-bring-ideas = Con un’idea
