# The house around the games, in Italian. Arguments as in en/app.ftl.

## Everywhere

app-skip = Vai al contenuto
app-home = Gonfalon, pagina iniziale
app-nav = Menu principale
app-nav-games = Le mie partite
app-nav-games-turn = { $count ->
    [one] Le mie partite, tocca a te in { $count }
   *[other] Le mie partite, tocca a te in { $count }
 }
app-nav-rules = Regole
app-nav-learn = Imparare
app-nav-settings = Impostazioni
app-about-line = Gonfalon non è ufficiale e non ha legami con i produttori dei giochi; i nomi appartengono ai loro proprietari. Tutto ciò che qui è disegnato e scritto è nostro.
app-about = Informazioni
app-loading = Un momento…
app-try-again = Riprova
app-go-home = Alla pagina iniziale
app-copied = Copiato
app-language = Lingua
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

start-title = Una partita: { $variant }
start-change-box = Un’altra scatola
start-opponent = Chi siede di fronte?
start-opponent-computer = Il computer
start-opponent-computer-help = Dal principiante al più forte che abbiamo.
start-opponent-link = Un amico
start-opponent-link-help = Ricevi un link da mandare. Apre l’altro posto, una volta sola.
start-opponent-screen = Tutti e due qui
start-opponent-screen-help = Il campo si copre quando passa il turno.
start-level = Quanto forte?
start-level-1 = Principiante
start-level-1-help = Guarda una mossa avanti, indovina poco e dimentica ciò che ha visto.
start-level-2 = Allievo
start-level-2-help = Non dimentica nulla, ma fa ancora mosse distratte.
start-level-3 = Attento
start-level-3-help = Sbaglia di rado e sorveglia la sua bandiera, ma non guarda lontano.
start-level-4 = Esperto
start-level-4-help = Sa come si schiera la gente, legge le tue mosse e ne guarda diverse avanti.
start-level-5 = Forte
start-level-5-help = Indovina meglio che cosa sta dove e si prende un po’ più di tempo.
start-level-6 = Molto forte
start-level-6-help = Bada meglio alla propria sicurezza e sa come si chiude una partita.
start-level-7 = Fortissimo
start-level-7-help = Valuta più possibilità: pensa fino a un secondo per ogni mossa.
start-players = Oppure con uno stile suo
start-seat = Il tuo posto
seat-name = Posto { $seat }
start-seat-screen = Tutti i posti giocano su questo schermo.
start-seat-lot = A caso
start-preset = Si gioca come
start-more = Altre scelte
start-more-lot = lato a caso
start-advanced-changed = { $count ->
    [0] come nella scatola
    [one] { $count } modifica
   *[other] { $count } modifiche
 }
start-reset = Come nella scatola
start-group-other = Altre regole
rule-link = La regola
start-default = in questa scatola: { $value }
start-on = sì
start-off = no
start-go = Inizia la partita
start-going = Si prepara…

## Presets

preset-standard = La scatola
preset-standard-help = Le regole come le ha questa scatola.

## The friend's link

invite-title = Manda questo link al tuo amico
invite-help = Chi lo apre prende l’altro posto; vale una volta. Non serve altro, nemmeno registrarsi.
invite-link = Link per il tuo amico
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-copy-failed = Qui la copia non è riuscita. Seleziona il link e copialo tu.
invite-here-only = Questo link si apre solo su questo computer. Perché si apra anche sui telefoni e sui computer della tua rete, avvia Gonfalon con:
invite-network = Si apre su ogni dispositivo della tua rete, per esempio dello stesso Wi-Fi.
invite-share = Condividi…
invite-share-text = Giochiamo a { $variant }
invite-qr = Lo stesso link da inquadrare con il telefono
invite-qr-label = Codice QR del link
invite-meanwhile = Intanto vado al tavolo
invite-bar = L’altro posto è ancora libero.
invite-show = Mostra il link

## Joining

join-title = Hai un invito
join-help = Qualcuno ti aspetta al tavolo. Prendi posto; senza registrazione.
join-learning = Questo tavolo è per imparare: ogni parte può chiedere aiuto al computer, a partire da ciò che sa lei stessa.
join-go = Prendi posto
join-going = Prendi posto…
join-own-title = Questo è il tuo stesso invito
join-own-help = Sei già a questo tavolo. Manda il link al tuo amico, oppure vai alla partita.
join-own-go = Vai alla partita
join-broken-title = Questo link non è completo
join-broken-help = Manca la parte dopo il #. Chiedi al tuo amico di rimandare il link intero.
join-used-title = Questo invito è già stato usato
join-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
 }

## A game's page

match-no-seat-title = Qui non hai un posto
match-no-seat-help = Questo browser non ha un posto in questa partita. Se la giochi su un altro dispositivo, continua là; se ti ha invitato un amico, apri il link che ti ha mandato.
match-gone-title = Questa partita non è qui
match-gone-help = Forse l’indirizzo è tagliato, o la partita si è giocata su un altro server.
match-auth-title = Questo posto non si apre
match-auth-help = Il server non conosce la chiave di questo browser. Forse appartiene a un altro server.
match-away-title = Il server non risponde
match-away-help = Si riprova da soli. Della tua partita non va perso nulla: ogni mossa confermata è conservata.
match-forget = Togli dal mio elenco
match-rules-standard = come nella scatola

## My games

games-title = Le mie partite
games-intro = Conservate in questo browser. Chiudi la scheda quando vuoi.
games-empty-title = Ancora nulla sul tavolo
games-empty-help = Le partite che inizi o a cui ti unisci si ritrovano qui, anche dopo aver chiuso la scheda.
games-empty-go = Scegli una scatola
games-now = Tocca a te
games-going = In corso
games-done = Finite
games-status-waiting = Aspetta che il tuo amico apra il link
games-status-setup-yours = Prepara la tua parte
games-status-setup-theirs = L’altra parte sta schierando
games-status-yours = Tocca a te
games-status-theirs = Tocca all’altra parte
games-status-screen = Tocca al posto { $seat }
games-status-screen-setup = Schieramento su uno schermo
games-won = Vinta
games-lost = Persa
games-drawn = Patta
games-over-screen = Ha vinto il posto { $seat }
games-won-all = Tutti vincono
games-lost-all = Tutti perdono
games-status-gone = Non è più su questo server
games-status-away = Il server ora non risponde
games-away-since = Nessun collegamento al server. Questo elenco è del { $when }; un tavolo si apre quando il server risponde di nuovo.
games-away = Nessun collegamento al server. Un tavolo si apre quando risponde di nuovo.
games-opponent-computer = contro il computer
games-opponent-link = con un amico
games-opponent-screen = su uno schermo
games-side = hai il posto { $seat }
games-turn = turno { $turn }
games-open = Apri
games-open-label = Apri { $variant }, { $status }
games-replay = Rivedi
games-replay-label = Rivedi { $variant }
games-remove = Togli
games-remove-label = Togli { $variant } da questo elenco
games-remove-question = Togliere questa partita dall’elenco? Questo browser non avrà più la chiave del suo posto.
games-remove-yes = Togli
games-remove-no = Tieni
games-shared = mostrata ad altri
games-more = Mostra altre { $count } di { $rest }
games-none = Nessuna partita corrisponde a questa scelta.
games-filter-state = Quali partite
games-filter-all = Tutte
games-filter-going = In corso
games-filter-done = Finite
games-filter-box = Scatola
games-filter-box-any = Tutte le scatole
games-filter-opponent = Avversario
games-filter-opponent-any = Tutti gli avversari
games-filter-clear = Mostra tutte le partite
games-order = Ordine
games-order-newest = Prima le più recenti
games-order-oldest = Prima le più vecchie
games-order-longest = Prima le più lunghe

## Rules

rules-title = Regole
rules-contents = Indice
rules-english-only = Per ora le regole sono qui in inglese.
rules-numbered = Regole esatte, in inglese
rules-numbered-help = Ogni caso, con un numero da citare:
rules-failed = Non è stato possibile caricare le regole.
rules-page-glossary = Glossario

## Replay

replay-page-title = Rivedere la partita
replay-back = Torna alla partita
replay-not-over-title = La partita è ancora in corso
replay-not-over-help = Si potrà rivedere quando sarà finita.

## Settings

settings-title = Impostazioni
settings-intro = Valgono per questo browser.
settings-language = Lingua
settings-theme = Chiaro e scuro
settings-theme-auto = come il dispositivo
settings-theme-light = pergamena
settings-theme-dark = ardesia
settings-sound = Suono
settings-sound-help = Breve e secco: un passo, un colpo, il tuo turno.
settings-sound-off = spento
settings-sound-soft = basso
settings-sound-normal = normale
settings-sound-loud = alto
settings-motion = Velocità delle animazioni
settings-motion-help = La velocità con cui le mosse scivolano e gli eventi si svolgono. Con «fermo» tutto scatta, e così anche se il dispositivo chiede meno movimento.
settings-motion-reduced = fermo
settings-motion-slow = lenta
settings-motion-normal = normale
settings-motion-fast = rapida
settings-telling = Avvisami quando una partita aspetta
settings-telling-help = Una notifica mentre questa pagina è aperta ma non in vista.
settings-telling-denied = Il browser vieta le notifiche per questo sito. Puoi permetterle nelle sue impostazioni.
settings-telling-insecure = Questa pagina è arrivata senza certificato (semplice http), e i browser permettono le notifiche solo con un certificato.
settings-telling-missing = Questo browser non ha notifiche.
settings-quiet = Ore di silenzio
settings-quiet-from = dalle
settings-quiet-until = alle
settings-quiet-help = In quel tempo nessun avviso. Due volte la stessa ora: nessuna ora di silenzio.
news-turn = Tocca a te
news-turn-help = { $variant } ti aspetta.
settings-page-keys = Tasti delle pagine
settings-page-keys-help = «/» porta allo scaffale, P gioca subito, G porta alle tue partite. Al tavolo valgono altri tasti.
settings-page-keys-on = sì
settings-page-keys-off = no

## About

about-title = Informazioni su Gonfalon
about-what = Un gonfalone è l’insegna che un esercito segue. Questa è una casa per giochi a informazione nascosta: nel browser, contro il computer, contro un amico o su un solo schermo.
about-unofficial = È un progetto non ufficiale, senza legami con i produttori o gli editori dei giochi. I nomi dei giochi appartengono ai loro proprietari e servono solo a dire con quali regole si gioca. Le regole sono riscritte con parole nostre; ogni disegno e ogni riga del programma sono nostri.
about-privacy-title = Che cosa si conserva
about-privacy = Nessuna registrazione, nessun cookie, nessun terzo. Le chiavi dei tuoi posti e le impostazioni restano in questo browser; le mosse di una partita restano sul server che la conduce.
about-licence-title = Aperto
about-licence = Il programma è software libero con licenza Apache 2.0. Caratteri: Alegreya e Source Sans 3, con licenza SIL Open Font.

## When something is not there or fails

notfound-title = Fuori dalla mappa
notfound-help = A questo indirizzo non c’è nulla.

error-general = Qualcosa è andato storto. Riprova.
error-title = Non è riuscito
error-server-away = Il server non risponde. Controlla che sia acceso e che tu sia in rete, poi riprova.
error-server-failed = Il server ha avuto un inciampo. Riprova tra un momento.
error-request-failed = Il server non lo ha accettato.
error-request-invalid = Il server non ha capito.
error-request-body = Il server non ha capito.
error-request-game = Il server non conosce questo gioco.
error-request-variant = Il server non conosce questa variante.
error-request-player = Il server non conosce questo giocatore del computer.
error-request-opponent = Il server non conosce questo genere di avversario.
error-request-side = Il server non conosce questo colore.
error-request-seats = Il server non sa come assegnare questi posti.
error-message-too-long = È troppo lungo.
error-replay-view = Da lì la partita non si può rivedere.
error-replay-mismatch = Questa registrazione non corrisponde alle regole che nomina. Non si può mostrare.
error-view-leak = La partita è stata fermata perché qualcosa è andato storto. Nulla di ciò che era nascosto è stato mostrato.
error-notation-invalid = Il server non ha capito questa mossa.
error-action-illegal = Ora le regole non lo permettono.
error-action-not-your-turn = Non tocca a te.
error-action-game-over = La partita è finita.
error-action-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi scegli.
error-http = Il server non lo ha accettato.
error-storage-failed = Il server non ha potuto conservarlo. Nulla è cambiato; riprova.
error-storage-conflict = Qualcuno è stato più veloce. Guarda di nuovo, poi riprova.
error-match-unknown = Su questo server non c’è una partita così.
error-match-token = La chiave di questo posto non è valida.
error-match-invite = Questo invito non vale più. Forse qualcuno lo ha già usato; chiedi una nuova partita.
error-match-running = Si mostra solo quando la partita è finita.
error-match-seat-held = A questo posto siede qualcuno: solo lui può cederlo.
error-match-seat-not-now = Questo posto ora non può passare di mano così.
error-match-seat-waits = Chi siede a questo posto si è appena allontanato. Gli altri potranno deciderne quando il tavolo non lo aspetterà più.
error-match-one-seat = Siedi già a questo tavolo. Questo invito è per qualcun altro.
error-match-needs-name = Per una partita con punteggio serve un nome. Scegli prima un nome.
error-match-not-rated = Questa partita non può avere punteggio. Servono un orologio, le regole della scatola, nessun aiuto e avversari con un nome o un punteggio.
error-match-too-late = Troppo tardi: questo posto non è più libero.
error-match-no-rematch = Nessuno ha ancora chiesto un’altra partita qui.
error-seats-busy = Troppe pagine seguono i posti liberi. L’elenco arriva comunque di tanto in tanto.
error-seats-too-many = Troppi tuoi posti sono già in attesa. Prima riprendine uno.
error-club-full = Questo circolo ha già tutti i membri che può avere.
error-club-invite = Questo invito non vale più. Chiedi un nuovo link.
error-club-not-yours = Può farlo solo chi ha fondato il circolo.
error-club-too-many = Fai già parte di tutti i circoli che puoi. Prima lasciane uno.
error-club-unknown = Su questo server non c’è un circolo così.
error-tournament-full = Tutti i posti di questo torneo sono presi.
error-tournament-needs-name = Per un torneo serve un nome. Scegli prima un nome.
error-tournament-nobody = Solo chi gestisce questo server annuncia tornei.
error-tournament-not-now = Ora non si può fare.
error-tournament-not-yours = In questo torneo non puoi farlo.
error-tournament-too-late = È troppo tardi per entrare in questo torneo.
error-tournament-too-many = Ci sono troppi tornei annunciati. Aspetta che uno finisca.
error-tournament-unknown = Su questo server non c’è un torneo così.
error-match-no-odds = Questo tavolo non indica le probabilità.
error-match-no-hints = Questo tavolo non dà suggerimenti.
error-match-no-decision = Ora non c’è nulla a cui rispondere.
error-odds-busy = Troppe richieste insieme. Riprova tra qualche secondo.
error-hints-busy = Troppe richieste insieme. Riprova tra qualche secondo.
error-ruleset-invalid = Queste impostazioni non vanno insieme. Annulla l’ultima, o prendi la scatola com’è.
connection-blocked-title = La linea con il tavolo non si apre
connection-blocked = Il server risponde, ma qualcosa lungo la strada vieta i WebSocket: un proxy, un firewall o un’estensione del browser. Il gioco ne ha bisogno. Si riprova da soli.
error-connection-closed = La pagina è stata chiusa prima della risposta.

## Ratings

rating-new = nuovo
rating-provisional = Provvisorio: ancora poche partite
rating-why-casual = Una partita amichevole non conta.
rating-why-no-clock = Una partita senza orologio non conta.
rating-why-own-rules = Le regole personali non contano.
rating-why-helped = Con suggerimenti, consigli o mosse annullate una partita non conta.
rating-why-restarted = La stessa distribuzione rigiocata non conta.
rating-why-nameless = Contano solo le partite tra giocatori con un nome.
rating-why-one-person = Una partita con la stessa persona a due posti non conta.
rating-why-nobody = Una partita tra computer non conta.
rating-why-unmeasured = Questo computer qui non ha un punteggio, quindi la partita non conta.
rating-why-changed-hands = Un posto è passato a un altro giocatore, quindi la partita non conta.
rating-why-aborted = La partita è finita prima che tutti avessero giocato, quindi non conta.
speed-blitz = Blitz
speed-rapid = Rapida
speed-classical = Classica
speed-correspondence = Per corrispondenza
speed-untimed = Senza orologio
rating-title = Punteggi
rating-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
rating-margin-help = In 19 casi su 20 la vera forza è in questo intervallo.
rating-change = Il tuo punteggio: { $before } → { $after } ({ $change })
start-rated = Conta?
start-rated-yes = Con punteggio
start-rated-no = Amichevole
start-rated-yes-help = Il risultato cambia il punteggio di chi gioca.
start-rated-no-help = Il risultato non cambia nessun punteggio.
join-needs-name = Questa partita ha un punteggio. Scegli il nome che vedranno gli altri.

## Lessons

learn-link = Impara in un round guidato
learn-step = Passo { $step } di { $total }
learn-leave = Lascia la lezione
