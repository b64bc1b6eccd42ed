# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = Una partita: { $variant }
start-change-box = Un’altra scatola
start-opponent = Chi siede di fronte?
start-opponent-computer = Il computer
start-opponent-computer-help = Dal principiante al più forte che abbiamo.
start-opponent-link = Un amico
start-opponent-link-help = Ricevi un link da mandare. Apre l’altro posto, una volta sola.
start-opponent-screen = Tutti e due qui
start-opponent-screen-help = Il tabellone si copre quando passa il turno.
start-level = Quanto forte?
start-players = Oppure con uno stile suo
start-fitting = Quello adatto a me
start-fitting-help = Segue i tuoi risultati, così vinci circa la metà delle partite. Ora: { $computer }.
start-seat = Il tuo posto
start-seat-screen = Tutti i posti giocano su questo schermo.
start-seat-lot = A caso
start-preset = Si gioca come
start-more = Altre scelte
start-more-lot = parte a caso
start-advanced-changed = { $count ->
    [0] come nella scatola
    [one] { $count } modifica
   *[other] { $count } modifiche
 }
start-reset = Come nella scatola
start-group-other = Altre regole
start-go = Inizia la partita

## Presets

preset-standard = La scatola
preset-standard-help = Le regole come le ha questa scatola.

## The friend's link

invite-title = Manda questo link al tuo amico
invite-help = Chi lo apre prende l’altro posto; vale una volta. Non serve altro, nemmeno registrarsi.
invite-link = Link per il tuo amico
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-network = Si apre su ogni dispositivo della tua rete, per esempio dello stesso Wi-Fi.
invite-share = Condividi…
invite-share-text = Giochiamo a { $variant }
invite-qr = Lo stesso link da inquadrare con il telefono
invite-qr-label = Codice QR del link
invite-meanwhile = Intanto vai al tavolo
invite-bar = L’altro posto è ancora libero.

## Joining

join-title = Hai un invito
join-help = Qualcuno ti aspetta al tavolo. Prendi posto; senza registrazione.
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
match-expired-title = Questa partita non è più conservata
match-expired-help = Le partite che nessuno inizia finiscono da sole dopo alcuni giorni. Chi gestisce il server può anche conservare le vecchie partite solo per un certo tempo.
match-auth-title = Questo posto non si apre
match-auth-help = Il server non conosce la chiave di questo browser. Forse appartiene a un altro server.
match-away-help = Continuiamo a riprovare. Della tua partita non va perso nulla: ogni mossa confermata è conservata.
match-forget = Togli dal mio elenco

## My games

games-title = Le mie partite
games-intro = Conservate in questo browser. Chiudi la scheda quando vuoi.
games-empty-title = Ancora nulla sul tavolo
games-empty-help = Le partite che inizi o a cui ti unisci si ritrovano qui, anche dopo aver chiuso la scheda.
games-empty-go = Scegli una scatola
games-now = Tocca a te
games-going = In corso
games-done = Finite
games-away-since = Nessuna connessione al server. Questo elenco è del { $when }; un tavolo si apre quando il server risponde di nuovo.
games-away = Nessuna connessione al server. Un tavolo si apre quando risponde di nuovo.
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

## Replay

replay-page-title = Rivedi la partita
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
settings-motion-help = La velocità con cui le mosse scivolano e gli eventi si svolgono. Con «fermo» tutto cambia di colpo; così anche se il dispositivo chiede meno movimento.
settings-motion-reduced = fermo
settings-motion-slow = lenta
settings-motion-normal = normale
settings-motion-fast = rapida
settings-telling = Avvisami quando una partita aspetta
settings-telling-help = Una notifica mentre questa pagina è aperta ma non in vista.
settings-telling-denied = Il browser vieta le notifiche per questo sito. Puoi permetterle nelle sue impostazioni.
settings-telling-insecure = La connessione a questa pagina non è sicura (senza https), e i browser permettono le notifiche solo dove è sicura.
settings-telling-missing = Questo browser non ha notifiche.
settings-quiet = Ore di silenzio
settings-quiet-from = dalle
settings-quiet-until = alle
settings-quiet-help = In quel tempo nessun avviso. Due volte la stessa ora: nessuna ora di silenzio.
settings-page-keys = Tasti delle pagine
settings-page-keys-help = «/» porta allo scaffale, P gioca subito, G porta alle tue partite. Al tavolo valgono altri tasti.
settings-page-keys-on = sì
settings-page-keys-off = no

## About

about-title = Informazioni su Gonfalon
about-what = Un gonfalone è l’insegna che un esercito segue. Questa è una casa per giochi in cui qualcosa resta nascosto: nel browser, contro il computer, contro un amico o su un solo schermo.
about-unofficial = È un progetto non ufficiale, senza legami con i produttori o gli editori dei giochi. I nomi dei giochi appartengono ai loro proprietari e servono solo a dire con quali regole si gioca. Le regole sono riscritte con parole nostre; ogni disegno e ogni riga del programma sono nostri.
about-privacy-title = Che cosa si conserva
about-privacy = Nessuna registrazione, nessun cookie, nessun terzo. Le chiavi dei tuoi posti e le impostazioni restano in questo browser; le mosse di una partita restano sul server che la conduce.
about-licence-title = Aperto
about-licence = Il programma è software libero con licenza Apache 2.0. Caratteri: Alegreya e Source Sans 3, con licenza SIL Open Font.

## When something is not there or fails

connection-blocked-title = Nessuna connessione con il tavolo
connection-blocked = Il server risponde, ma qualcosa lungo la strada blocca la connessione continua che serve al gioco: un filtro della rete o un’estensione del browser. Continuiamo a riprovare.
connection-busy = Dal tuo indirizzo è arrivato troppo in una volta. La pagina si riconnette da sola tra un momento.
match-rules-loading = Il server compila le regole per questo computer. Ci vuole circa un minuto, una volta sola; poi la partita comincia da sé.

## Ratings

rating-why-casual = Una partita amichevole non conta.
rating-why-no-clock = Una partita senza orologio non conta.
rating-why-own-rules = Con regole proprie una partita non conta.
rating-why-helped = Con suggerimenti, altri aiuti o mosse annullate una partita non conta.
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
join-needs-name = Questa partita è con punteggio. Scegli il nome che vedranno gli altri.

## Lessons

learn-step = Passo { $step } di { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Salva come immagine
file-open = Apri un file

## Things measured by games of the computer: set-ups, fortresses

measure-title = Contro il computer
measure-level = Livello
measure-start = Misura
measure-stop = Ferma
measure-games = Partite
measure-points = Punti
measure-going = misurazione in corso
measure-interval = da { $low } a { $high } %
