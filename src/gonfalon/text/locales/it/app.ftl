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

## Home

home-title = Alza il gonfalone
home-intro = Due eserciti, i volti nascosti. Scegli una scatola; il resto richiede un attimo. Senza registrazione.
home-boxes = Giochi
home-more = Altre scatole
home-continue = Sul tavolo
home-continue-all = Tutte le mie partite
home-versus-computer = Contro il computer
home-versus-link = Un amico via link
home-versus-screen = Su uno schermo
home-start-label = { $variant }: { $opponent ->
    [computer] contro il computer
    [link] contro un amico via link
   *[screen] in due su uno schermo
 }
home-pieces = { $count ->
    [one] { $count } pedina per parte
   *[other] { $count } pedine per parte
 }
home-how-title = Come si gioca
home-how-1-title = Schiera in segreto
home-how-1 = Disponi il tuo esercito dietro le sue insegne. Nessun altro vede chi sta dove.
home-how-2-title = Avanza e combatti
home-how-2 = Una pedina, una casella per turno. Dove due si incontrano, mostrano il grado; il più alto resta.
home-how-3-title = Prendi la bandiera
home-how-3 = Da qualche parte, dietro bombe e inganni, c’è la bandiera. Chi la trova vince.
home-how-rules = Leggi le regole

## Variants

variant-battle = Battaglia
variant-battle-line = Il gioco intero, dove nulla è certo.
variant-duel = Duello
variant-duel-line = Poche pedine, un campo ampio. Breve e tagliente.
variant-classic = Classico
variant-classic-line = Come nella scatola classica, con tre regole da torneo da attivare.
variant-classic39 = Classico 39
variant-classic39-line = Il gioco classico con le 39 pedine che nomina l’elenco stampato.
variant-barrage = Barrage
variant-barrage-line = Una scorreria su molto campo aperto.
variant-ultimate = Ultimate
variant-ultimate-line = Mezzo esercito, tutte le astuzie.

## The form before a game

start-title = Una partita: { $variant }
start-change-box = Un’altra scatola
start-opponent = Chi gioca?
start-opponent-computer = Il computer
start-opponent-computer-help = Sei livelli, dal principiante al più forte che abbiamo.
start-opponent-link = Un amico
start-opponent-link-help = Ricevi un link da mandare. Apre l’altro posto, una volta sola.
start-opponent-screen = Tutti e due qui
start-opponent-screen-help = Il campo si copre quando passa il turno.
start-level = Quanto forte?
start-level-1 = Principiante
start-level-1-help = Guarda una mossa avanti, indovina poco e dimentica ciò che ha visto.
start-level-2 = Allievo
start-level-2-help = Ricorda più a lungo, ma fa ancora mosse distratte.
start-level-3 = Attento
start-level-3-help = Non dimentica nulla e sbaglia di rado, ma guarda una sola mossa avanti.
start-level-4 = Esperto
start-level-4-help = Sa come si schiera la gente, legge le tue mosse e ne guarda diverse avanti.
start-level-5 = Forte
start-level-5-help = Guarda più lontano e si prende un po’ più di tempo.
start-level-6 = Fortissimo
start-level-6-help = Il migliore che c’è: pensa fino a un secondo per ogni mossa.
start-colour = Il tuo colore
start-colour-lot = A sorte
start-colour-red = Rosso
start-colour-blue = Blu
start-colour-first = Il rosso muove per primo.
start-colour-first-blue = Il blu muove per primo.
start-colour-screen = Entrambi i colori giocano su questo schermo.
start-army = Esercito
start-army-classic = 40 pedine
start-army-classic39 = 39 pedine, come in un elenco stampato
start-tournament = Regole da torneo
start-tournament-help = Dal regolamento classico, in qualsiasi combinazione; sono tutte spente finché non le accendi.
start-quiet = Patta se non succede nulla
start-quiet-help = { $turns ->
    [one] Dopo { $turns } turno senza catture la partita è patta.
   *[other] Dopo { $turns } turni senza catture la partita è patta.
 } Nessun regolamento lo dice; è una nostra aggiunta, perché ogni partita finisca.
start-quiet-off-help = Spento: una partita senza catture può durare per sempre.
start-preset = Si gioca come
start-advanced = Tutte le clausole
start-advanced-changed = { $count ->
    [0] come nella scatola
    [one] { $count } modifica
   *[other] { $count } modifiche
 }
start-reset = Come nella scatola
start-group-tournament = Regole da torneo
start-group-repeat = Avanti e indietro
start-group-end = Come finisce una partita
start-group-other = Le pedine e ciò che si vede
start-group-powers = Poteri
start-group-ring = L’Anello
start-rule = Regola { $section }
start-default = in questa scatola: { $value }
start-on = sì
start-off = no
start-go = Inizia la partita
start-going = Si prepara…

## Presets

preset-standard = La scatola
preset-standard-help = Le regole come le ha questa scatola.
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
option-chase-help = Se si può inseguire una pedina in tondo. Il regolamento vieta più di due turni; di norma vale la lettura più mite dell’ISF, non quella del regolamento.
option-chase-off = permessa
option-chase-isf = nessuna posizione due volte
option-chase-literal = due turni al massimo
option-quiet_draw = Patta senza catture
option-quiet_draw-help = Turni delle due parti senza catture prima che la partita sia patta. 0: mai. È una nostra aggiunta; non sta in nessun regolamento.
option-ply_cap = Partita più lunga
option-ply_cap-help = La partita si ferma, patta, dopo questo numero di mosse. 0 vuol dire mai.
option-both_immobile = Quando nessuno può muovere
option-both_immobile-help = Che cosa vale quando nessuno ha più una mossa.
option-both_immobile-mover_loses = perde chi deve muovere
option-both_immobile-draw = patta
option-exchange_draw = Patta per l’ultimo scambio
option-exchange_draw-help = Se le ultime pedine mobili delle due parti cadono insieme, la partita è patta.
option-no_mobile = Quando a una parte non resta nulla che muova
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

## The friend's link

invite-title = Manda questo link al tuo amico
invite-help = Chi lo apre prende l’altro posto; vale una volta. Non serve altro, nemmeno registrarsi.
invite-link = Link per il tuo amico
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-copy-failed = Qui la copia non è riuscita. Seleziona il link e copialo tu.
invite-share = Condividi…
invite-share-text = Giochiamo a Stratego: { $variant }
invite-qr = Lo stesso link da inquadrare con il telefono
invite-qr-label = Codice QR del link
invite-meanwhile = Intanto schiero il mio esercito
invite-bar = L’altro posto è ancora libero.
invite-show = Mostra il link

## Joining

join-title = Hai un invito
join-help = Qualcuno ti aspetta dall’altra parte del campo. Prendi posto e schiera il tuo esercito; senza registrazione.
join-go = Prendi posto
join-going = Prendi posto…
join-own-title = Questo è il tuo stesso invito
join-own-help = Sei già a questo tavolo. Manda il link al tuo amico, oppure vai alla partita.
join-own-go = Vai alla partita
join-broken-title = Questo link non è completo
join-broken-help = Manca la parte dopo il #. Chiedi al tuo amico di rimandare il link intero.

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
match-rules-quiet = { $turns ->
    [one] patta dopo { $turns } turno senza catture
   *[other] patta dopo { $turns } turni senza catture
 }
match-rules-no-quiet = nessuna patta senza catture

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
games-status-deployment-yours = Schiera il tuo esercito
games-status-deployment-theirs = L’altra parte sta schierando
games-status-yours = Tocca a te
games-status-theirs = Tocca all’altra parte
games-status-screen = { $side ->
    [red] Tocca al rosso
   *[blue] Tocca al blu
 }
games-status-screen-deployment = Schieramento su uno schermo
games-won = Vinta
games-lost = Persa
games-drawn = Patta
games-over-screen = { $side ->
    [red] Ha vinto il rosso
   *[blue] Ha vinto il blu
 }
games-status-gone = Non è più su questo server
games-status-away = Il server ora non risponde
games-opponent-computer = contro il computer
games-opponent-link = con un amico
games-opponent-screen = su uno schermo
games-side = { $side ->
    [red] giochi col rosso
   *[blue] giochi col blu
 }
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

## Rules

rules-title = Regole
rules-contents = Indice
rules-english-only = Per ora le regole sono qui in inglese.
rules-failed = Non è stato possibile caricare le regole.
rules-page-stratego = Stratego
rules-page-middle-earth = Stratego nella Terra di Mezzo
rules-page-glossary = Glossario
rules-tips = Consigli di gioco

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
settings-numbering = Numeri sulle pedine
settings-numbering-help = Cambia solo la stampa, mai la forza. Nella Terra di Mezzo il numero più alto è sempre il più forte.
settings-numbering-high = il maresciallo è 10
settings-numbering-old_us = il maresciallo è 1
settings-sound = Suono
settings-sound-help = Breve e secco: un passo, un colpo, il tuo turno.
settings-sound-on = sì
settings-sound-off = no
settings-motion = Movimento
settings-motion-help = Le mosse scivolano e il combattimento si prende il suo tempo, oppure tutto scatta.
settings-motion-auto = come il dispositivo
settings-motion-reduced = fermo

## About

about-title = Informazioni su Gonfalon
about-what = Un gonfalone è l’insegna che un esercito segue. Questa è una casa per giochi di forze nascoste: nel browser, contro il computer, contro un amico o su un solo schermo.
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
error-request-opponent = Il server non conosce questo genere di avversario.
error-request-side = Il server non conosce questo colore.
error-replay-view = Da lì la partita non si può rivedere.
error-replay-mismatch = Questa registrazione non corrisponde alle regole che nomina. Non si può mostrare.
error-view-leak = La partita è stata fermata perché qualcosa è andato storto. Nulla di ciò che era nascosto è stato mostrato.
error-notation-invalid = Il server non ha capito questa mossa.
error-action-illegal = Ora le regole non lo permettono.
error-action-not-your-turn = Non tocca a te.
error-action-game-over = La partita è finita.
error-action-stale = Intanto la partita è andata avanti. Guarda di nuovo, poi scegli.
error-action-deployment = Questo schieramento non è completo o viola una regola.
error-http = Il server non lo ha accettato.
error-storage-failed = Il server non ha potuto conservarlo. Nulla è cambiato; riprova.
error-storage-conflict = Qualcuno è stato più veloce. Guarda di nuovo, poi riprova.
error-match-unknown = Su questo server non c’è una partita così.
error-match-token = La chiave di questo posto non è valida.
error-match-invite = Questo invito non vale più. Forse qualcuno lo ha già usato; chiedi una nuova partita.
error-match-running = Si mostra solo quando la partita è finita.
error-ruleset-invalid = Queste impostazioni non vanno insieme. Annulla l’ultima, o prendi la scatola com’è.
error-connection-closed = La pagina è stata chiusa prima della risposta.
