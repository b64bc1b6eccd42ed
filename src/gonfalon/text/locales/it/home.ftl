### La pagina iniziale, la pagina per imparare e una partita prevista in una frase.

## Pagina iniziale

home-heading = Gioca
home-title = Alza il gonfalone
home-intro = Giochi da tavolo in cui ogni parte nasconde qualcosa: un esercito, un labirinto, una mano di carte. Contro persone o il computer, gratis e senza registrazione.
home-first-play = Gioca la tua prima partita
home-first-help = Dieci pedine, pochi minuti; ogni passo è spiegato.
home-know = Conosco il gioco
home-your-games = Le tue partite
home-your-games-wait = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
 }
home-all = Vedi tutte
home-play-now = Gioca subito
home-play = Gioca
home-play-last = Come l’ultima volta.
home-play-first = Il computer più mite, finché non hai finito tre partite.
home-play-fits = Fa per te: vinci circa una partita su due.
home-play-change = Cambia
home-play-change-label = Cambia la partita da giocare subito
home-invite = Invita un amico
home-shelf = Lo scaffale
home-shelf-count = { $count ->
    [one] { $count } scatola
   *[other] { $count } scatole
 }
home-shelf-filter = Giochi sullo scaffale
home-shelf-all = Tutti
home-learn-more = lezioni, problemi e regole
home-how-title = Come si gioca
home-how-rules = Leggi le regole

## Per imparare

learn-intro = Le lezioni ti guidano passo per passo; le regole sono raccontate prima per immagini, poi riga per riga.
learn-rules = le regole
learn-lessons = Lezioni, una per una
learn-puzzles = Problemi: che cosa giochi?

## Una partita prevista

planned-computer = { $variant } contro il computer ({ $level }).
planned-link = { $variant } con un amico, via link.
planned-anybody = { $variant } contro chiunque si sieda.
planned-clock = Orologio: { $clock }.
planned-screen = { $variant }, tutti su questo schermo.
planned-alone = { $variant } in solitario.
planned-table = { $variant } a un tavolo per { $count }{ $computers ->
    [0] .
    [one] , uno dei quali è un computer.
   *[other] , { $computers } dei quali sono computer.
 }
