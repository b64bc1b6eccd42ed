## Tournaments: the list

tour-title = Tornei
tour-intro = Tante partite, una classifica. Persone e computer si incontrano, e ogni vittoria conta.
tour-running = In corso
tour-coming = In arrivo
tour-finished = Finiti
tour-empty = Ora non è annunciato nessun torneo.
tour-empty-help = Annunciane uno: vengono anche i computer, bastano due persone.
tour-failed = L’elenco dei tornei non è arrivato.
tour-away = { $minutes ->
    [0] Nessuna connessione. Questo ha meno di un minuto.
    [one] Nessuna connessione. Questo ha { $minutes } minuto.
   *[other] Nessuna connessione. Questo ha { $minutes } minuti.
 }
tour-joined = { $count ->
    [0] Ancora nessuno
    [one] { $count } iscritto
   *[other] { $count } iscritti
 }
tour-playing = { $count ->
    [one] { $count } gioca
   *[other] { $count } giocano
 }
tour-played = { $count ->
    [one] { $count } ha giocato
   *[other] { $count } hanno giocato
 }
tour-starts-in = Comincia tra { $time }
tour-starts-on = Comincia: { $time }
tour-starts-now = Comincia ora
tour-starts-by-hand = Comincia quando lo dice chi lo organizza
tour-ends-in = Finisce tra { $time }
tour-round-of = Turno { $round } di { $count }
tour-round = Turno { $round }
tour-won-by = Ha vinto { $who }
tour-over = È finito
tour-off = Annullato
terms-span-minutes = { $minutes } min
terms-span-hours = { $hours } h
terms-span-days = { $days } g
terms-soon = tra { $time }
tour-row-more = tante partite, un vincitore
tour-row-now = in corso
tour-announce = Annuncia un torneo
tour-announce-nobody = Su questo server solo chi lo gestisce annuncia tornei.
tour-join-label = Partecipa: { $name }

## How opponents are found

tour-system-arena = Arena
tour-system-arena-help = Chi è libero incontra qualcuno di posizione vicina, finché c’è tempo. Si può andare e venire.
tour-system-swiss = Sistema svizzero
tour-system-swiss-help = A ogni turno si incontrano quelli con gli stessi punti, mai due volte gli stessi.
tour-system-round-robin = Tutti contro tutti
tour-system-round-robin-help = Il più giusto se si è in pochi, e adatto a partite di più giorni.
tour-lead-arena = { $count ->
    [one] { $count } gioca, { $kinds }. Si può partecipare fino a dieci minuti dalla fine.
   *[other] { $count } giocano, { $kinds }. Si può partecipare fino a dieci minuti dalla fine.
 }
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = solo persone
tour-kinds-computers = solo computer
tour-kinds-both = persone e computer

## The form

tour-new-intro = Di’ che cosa si gioca e come; chi ha un nome può partecipare.
tour-name = Come si chiama?
tour-name-proposal = { $system ->
    [arena] Arena di { $day }
    [swiss] Torneo svizzero di { $day }
   *[other] Girone di { $day }
 }
tour-box = Che cosa si gioca?
tour-system = Chi incontra chi?
tour-minutes = Quanto dura?
tour-minutes-choice = { $minutes } min
tour-minutes-help = Una partita in corso alla fine si gioca fino in fondo e conta.
tour-rounds = Quanti turni?
tour-rounds-auto = Quanti ne servono
tour-rounds-help = Finché al massimo uno ha vinto tutto: tre per otto giocatori.
tour-rounds-choice = { $rounds }
tour-double = Quante volte ci si incontra?
tour-double-no = Una volta
tour-double-yes = Due volte
tour-double-help = Due volte: così ognuno gioca entrambe le parti.
tour-start = Quando comincia?
tour-start-in = Tra { $time }
tour-start-at = A un’ora stabilita
tour-start-hand = Quando lo dico io
tour-start-when = Giorno e ora
tour-start-help = Se per allora sono venuti in pochi, viene annullato.
tour-start-fill-help = Se per allora sono venuti in pochi, i computer prendono i posti liberi.
tour-start-past = Quest’ora è passata. Scegline una più tardi.
tour-computers = Quali computer vengono anche loro?
tour-computers-help = I computer giocano come gli altri e sono segnati. Senza di loro si gioca solo tra persone.
tour-fill = I computer prendono i posti liberi
tour-fill-help = Solo quanti ne servono per cominciare.
tour-club = Chi può partecipare?
tour-club-all = Chiunque abbia un nome
tour-club-help = Solo i membri del club lo vedono e possono partecipare.
tour-description = Una parola per chi viene
tour-description-help = Può restare vuoto.
tour-needs-name = Chi annuncia un torneo ha bisogno di un nome.
tour-go = Annuncia
tour-going = Un momento…
tour-plan-arena = { $variant }, { $clock }. Un’arena di { $minutes } min, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. Sistema svizzero, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Tutti contro tutti, { $counts }.
tour-plan-computers = { $count ->
    [one] Gioca { $count } computer.
   *[other] Giocano { $count } computer.
 }

## The page of one: what comes next

tour-place = La tua posizione: { $place }
tour-place-end = { $place ->
    [1] Hai vinto
   *[other] La tua posizione: { $place }
 }
tour-you-play = Partecipi
tour-next-table = Il tuo tavolo è pronto
tour-next-against = contro { $who }
tour-next-soon = Presto la prossima partita, contro qualcuno vicino a te in classifica.
tour-next-minute = { $minutes ->
    [one] Prossima partita tra circa un minuto, contro qualcuno vicino a te in classifica.
   *[other] Prossima partita tra circa { $minutes } minuti, contro qualcuno vicino a te in classifica.
 }
tour-next-alone = Ora non è libero nessun altro. Aspetti che finisca un’altra partita.
tour-next-round = La tua partita è finita. Il prossimo turno comincia quando lo sono tutte.
tour-next-rest = In questo turno non hai partite.
tour-next-pause = Fai una pausa. I tuoi punti restano.
tour-next-left = Hai lasciato il torneo. I tuoi punti restano.
tour-next-start = Comincia da solo; un corno ti chiama al tavolo.
tour-next-start-hand = Comincia quando lo dice chi lo organizza; un corno ti chiama al tavolo.
tour-next-last = Il tempo è scaduto. Si giocano le ultime partite.
tour-next-missing = { $count ->
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
 }
tour-next-fill = I computer possono prendere i posti.
tour-next-no-fill = Senza di loro viene annullato.
tour-may-join = Puoi partecipare
tour-may-join-help = Giochi contro chi è vicino a te in classifica, quante volte vuoi.
tour-may-join-rounds-help = Le tue partite arrivano turno per turno.
tour-watch-only = Guardi
tour-bar-too-late = È troppo tardi per partecipare.
tour-bar-full = Tutti i posti sono occupati.
tour-bar-members-only = Solo i membri del suo club possono partecipare.
tour-bar-needs-name = Per partecipare ti serve un nome.
tour-go-table = Vai al tavolo
tour-go-table-time = L’orologio parte al più presto tra { $seconds } s.
tour-join = Partecipa
tour-leave = Ritirati
tour-pause = Fai una pausa
tour-pause-after = Pausa dopo questa partita
tour-pause-not = Niente pausa
tour-resume = Continua
tour-host-start = Comincia ora
tour-host-cancel = Annulla il torneo
tour-host-cancel-sure = Annullarlo per tutti?
tour-host-cancel-keep = No, tienilo
tour-host-cancel-yes = Sì, annullalo
tour-copy = Copia il link
tour-cancelled-too-few = È stato annullato: sono venuti in pochi.
tour-cancelled-host = Chi lo organizzava lo ha annullato.
tour-unknown-title = Questo torneo non esiste
tour-unknown-help = Il link non è completo, il torneo è di un club, o è su un altro server.
tour-all = Tutti i tornei

## The page of one: standings

tour-standings = Classifica
tour-entrants = Chi gioca
tour-column-rank = #
tour-column-rank-name = Posizione
tour-column-who = Chi
tour-column-last = Ultime cinque
tour-column-games = Partite
tour-column-now = Ora
tour-column-points = Punti
tour-you = { $who }, tu
tour-computer = { $who }, computer
tour-guest = qualcuno senza nome
tour-now-waits = aspetta
tour-now-plays = al tavolo
tour-now-rests = senza partita
tour-now-paused = in pausa
tour-now-left = ha lasciato
tour-streak = { $count } vittorie di fila: la prossima conta doppio
tour-result-won = Vinta contro { $who }
tour-result-drawn = Patta con { $who }
tour-result-lost = Persa contro { $who }
tour-result-bye = Senza avversario in questo turno: conta come vinta
tour-result-open = Non ancora giocata
tour-no-games = Nessuna partita è ancora finita
tour-tie-break = { $kind ->
    [buchholz] Avversari
    [sonneborn-berger] Battuti
    [direct] Diretto
   *[other] Vittorie
 }
tour-tie-break-help = { $kind ->
    [buchholz] I punti di tutti gli avversari insieme
    [sonneborn-berger] I punti degli avversari battuti, e metà di quelli delle patte
    [direct] I punti contro chi ne ha altrettanti
   *[other] Partite vinte
 }
tour-said-place = Posizione { $place } di { $count }, punti: { $points }.
tour-said-lead = In testa { $who }, punti: { $points }.

## The page of one: time, tables, the end

tour-time-starts = Comincia tra
tour-time-ends = Finisce tra
tour-time-round = Turno
tour-time-over = Finito
tour-time-off = Annullato
tour-time-of = { $round } di { $count }
tour-time-hand = Al segnale
tour-time-now = Comincia ora
tour-time-last = Ultime partite
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = Una vittoria conta 1, una patta ½; la terza vittoria di fila conta doppio.
tour-counts-rounds = Una vittoria conta 1, una patta ½.
tour-about = Su questo torneo
tour-hosted = Annunciato da { $who }.
tour-first-table = Primo tavolo
tour-no-table = Ora non si gioca nessuna partita.
tour-tables = Tavoli
tour-tables-count = { $count ->
    [one] { $count } partita in corso
   *[other] { $count } partite in corso
 }
tour-tables-look = Come mostrare i tavoli
tour-tables-list = Elenco
tour-tables-two = Due tabelloni
tour-tables-four = Quattro tabelloni
tour-watch = Guarda
tour-watch-label = Guarda: { $who }
tour-podium = I primi tre
tour-podium-place = { $place ->
    [1] 1º posto
    [2] 2º posto
   *[other] 3º posto
 }
tour-best = La partita dei due migliori
tour-best-see = Rivedila
tour-results = Risultati
tour-results-txt = Come tabella
tour-results-trf = Per altri programmi
tour-called = Il tuo tavolo è pronto: contro { $who }.
tour-called-alone = Il tuo tavolo è pronto.
tour-back = { $name }: { $place }.
tour-back-go = Al torneo

## Clubs

club-title = Club
club-intro = Persone che giocano insieme: tornei propri, un link per entrare.
club-mine = I tuoi club
club-none = Non sei ancora in nessun club.
club-none-help = Fondane uno e manda il link a chi gioca volentieri con te. Con il link di un altro club entri in quello.
club-found = Fonda un club
club-name = Come si chiama?
club-description = A che cosa serve?
club-who-sees = Chi lo vede?
club-open = Tutti
club-closed = Solo i membri
club-open-help = Tutti vedono membri e tornei; si entra solo con il link.
club-closed-help = Solo i membri vedono chi c’è e che cosa si gioca.
club-go = Fonda
club-needs-name = I membri di un club hanno un nome.
club-members = Membri
club-members-count = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
 }
club-tournaments = Tornei
club-no-tournaments = Ancora nessun torneo.
club-announce = Annunciane uno
club-founder = fondatore
club-since = dal { $day }
club-unrated = ancora nessuna partita con punteggio
club-join = Entra nel club
club-join-title = Hai un invito
club-join-help = Nel club { $name } si gioca insieme. Come membro puoi partecipare ai suoi tornei.
club-leave = Lascia il club
club-leave-sure = Lasciare questo club? Si torna solo con il link.
club-leave-last = Non c’è nessun altro: il club finisce con te.
club-leave-founder = Lasciare questo club? Chi è membro da più tempo prende il tuo posto.
club-keep = No, resta
club-link = Il link
club-link-help = Chi lo ha può entrare.
club-link-new = Nuovo link
club-link-new-help = Il link di prima allora non apre più niente.
club-link-copy = Copia il link
club-link-make = Crea un link
club-hand-over = Affida il club
club-remove = Togli
club-hand-over-sure = Affidare il club a { $who }?
club-remove-sure = Togliere { $who }? Anche il link del club allora non apre più niente. Creane poi uno nuovo.
club-sure-yes = Sì
club-sure-no = No
club-member-acts = Scelte per { $who }
club-closed-title = Questo club è per i suoi membri
club-closed-text = Chiedi il link a un membro.
club-unknown-title = Questo club non esiste
club-unknown-help = Il link non è completo, o il club è su un altro server.
club-failed = L’elenco dei club non è arrivato.
