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
app-about-line = Gonfalon non è ufficiale e non ha legami con i produttori dei giochi; i loro nomi appartengono ai rispettivi proprietari. Tutto ciò che qui è disegnato e scritto è nostro.
app-about = Informazioni
app-loading = Un momento…
app-try-again = Riprova
app-go-home = Alla pagina iniziale
app-copied = Copiato
app-language = Lingua
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

player-first_game = Prima partita
player-first_game-help = Muove quasi sempre senza guardare, dimentica in fretta e non prova mai a indovinare: fatto per essere battuto.
player-first_week = Prima settimana
player-first_week-help = Vede ciò che ha davanti, dimentica in fretta e non prova mai a indovinare.
player-first_month = Primo mese
player-first_month-help = Conosce qualche regola semplice, ma ogni tanto muove ancora senza guardare.
player-newcomer = Nuovo arrivato
player-newcomer-help = Gioca come una persona alle prime partite. Con lui misuriamo i computer più miti.
start-level-1 = Principiante
start-level-1-help = Guarda una mossa avanti, indovina poco e dimentica ciò che ha visto.
start-level-2 = Allievo
start-level-2-help = Non dimentica nulla, ma è ancora distratto.
start-level-3 = Attento
start-level-3-help = Sbaglia di rado e sorveglia la sua bandiera, ma non guarda lontano.
start-level-4 = Esperto
start-level-4-help = Sa come si schiera la gente, legge le tue mosse e ne guarda diverse avanti.
start-level-5 = Forte
start-level-5-help = Indovina meglio che cosa sta dove e si prende un po’ più di tempo.
start-level-6 = Molto forte
start-level-6-help = Bada meglio alla propria sicurezza e sa come si chiude una partita.
start-level-7 = Il più forte
start-level-7-help = Valuta più possibilità: pensa fino a un secondo per ogni mossa.
seat-name = Posto { $seat }
rule-link = La regola
start-default = in questa scatola: { $value }
start-on = sì
start-off = no
start-going = Si prepara…

## The friend's link

invite-copy-failed = Qui la copia non è riuscita. Seleziona il link e copialo tu.
invite-here-only = Questo link si apre solo su questo computer. Perché si apra anche sui telefoni e sui computer della tua rete, avvia Gonfalon con:
invite-show = Mostra il link

## A game's page

match-away-title = Il server non risponde
match-rules-standard = come nella scatola

## My games

games-status-waiting = Aspetta che il tuo amico apra il link
games-status-setup-yours = Prepara la tua parte
games-status-setup-theirs = L’altra parte si sta preparando
games-status-yours = Tocca a te
games-status-theirs = Tocca all’altra parte
games-status-screen = Tocca al posto { $seat }
games-status-screen-setup = Schieramento su uno schermo
games-won = Vinta
games-lost = Persa
games-drawn = Patta
games-over-screen = Ha vinto il posto { $seat }
games-won-all = Hanno vinto tutti
games-lost-all = Hanno perso tutti
games-status-gone = Non è più su questo server
games-status-away = Il server ora non risponde
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
games-remove-question = Togliere questa partita dall’elenco? Questo browser non avrà più la chiave del tuo posto.
games-remove-yes = Togli
games-remove-no = Tieni
games-shared = mostrata ad altri

## Settings

news-turn = Tocca a te
news-turn-help = { $variant } ti aspetta.

## When something is not there or fails

notfound-title = Fuori dalla mappa
notfound-help = A questo indirizzo non c’è nulla.
error-general = Qualcosa è andato storto. Riprova.
error-title = Non ha funzionato
error-server-away = Il server non risponde. Controlla che sia acceso e che tu sia in rete, poi riprova.
error-server-failed = Il server è inciampato. Riprova tra un momento.
error-request-failed = Il server non lo ha accettato.
error-request-invalid = Il server non ha capito.
error-request-body = Il server non ha capito.
error-request-game = Il server non conosce questo gioco.
error-request-variant = Il server non conosce questa variante.
error-request-player = Il server non conosce questo giocatore computer.
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
error-storage-failed = Il server non è riuscito a salvarlo. Nulla è cambiato; riprova.
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
error-match-pledge = Questo tavolo è stato preparato troppo tempo fa. Riprova.
error-match-too-late = Troppo tardi: questo posto non è più libero.
error-match-no-rematch = Nessuno ha ancora chiesto un’altra partita qui.
error-match-expired = Questa partita non è mai iniziata, oppure il server non la conserva più.
error-seats-busy = Troppe pagine seguono i posti liberi. L’elenco arriva comunque di tanto in tanto.
error-seats-too-many = Troppi tuoi posti sono già in attesa. Prima riprendine uno.
error-club-full = Questo club è al completo.
error-club-invite = Questo invito non vale più. Chiedi un nuovo link.
error-club-not-yours = Può farlo solo chi ha fondato il club.
error-club-too-many = Fai già parte di tutti i club che puoi. Prima lasciane uno.
error-club-unknown = Su questo server non c’è un club così.
error-tournament-full = Tutti i posti di questo torneo sono presi.
error-tournament-needs-name = Per un torneo serve un nome. Scegli prima un nome.
error-tournament-nobody = Solo chi gestisce questo server annuncia tornei.
error-tournament-not-now = Ora non si può fare.
error-tournament-not-yours = In questo torneo non puoi farlo.
error-tournament-too-late = È troppo tardi per entrare in questo torneo.
error-tournament-too-many = Ci sono troppi tornei annunciati. Aspetta che uno finisca.
error-tournament-unknown = Su questo server non c’è un torneo così.
error-match-no-odds = Questo tavolo non indica le probabilità.
error-match-no-coach = Per questo gioco non c’è un allenatore.
error-match-no-hints = Questo tavolo non dà suggerimenti.
error-match-no-decision = Ora non c’è nulla a cui rispondere.
error-work = Il computer non è riuscito a finire. Riprova più tardi.
error-ruleset-invalid = Queste impostazioni non vanno insieme. Annulla l’ultima, o prendi la scatola com’è.
error-limit-too-many = È troppo in una volta: { $what }. Riprova tra { $time }.
limit-time-seconds = { $count } s
limit-time-minutes = { $count } min
limit-tables = nuove partite
limit-joins = inviti e posti
limit-sockets = connessioni
limit-messages = messaggi
limit-streams = pagine che seguono in diretta
limit-thinking = aiuto del computer
limit-measurements = misurazioni
limit-coach = rapporti dell’allenatore
limit-pictures = immagini
limit-summaries = elenchi di partite
limit-reads = partite finite consultate
limit-looks = pagine ed elenchi consultati
limit-wrong-keys = chiavi che non aprono nulla
limit-names = cambi di nome
limit-codes = nuovi codici
limit-code-tries = codici provati
limit-passkeys = passkey
limit-push = richieste di avvisi
limit-challenges = sfide
limit-announcements = nuovi tornei e club
limit-waiting = suggerimenti, probabilità, misurazioni, rapporti e immagini in attesa
limit-waiting-table = suggerimenti e probabilità in attesa a questo tavolo
error-connection-closed = La pagina è stata chiusa prima della risposta.

## Ratings

rating-new = nuovo
rating-provisional = Provvisorio: ancora poche partite
