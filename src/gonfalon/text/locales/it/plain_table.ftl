## La pagina

plain-part = { $name }: { $value }
plain-part-seat = Posto
plain-yes = sì
plain-no = no
plain-none = –
plain-title-yours = Tocca a te – { $variant }
plain-reconnecting = La connessione è caduta. Continuiamo a riprovare; niente va perso.
plain-yours = Tocca a te
plain-waiting = { $count ->
    [one] Si aspetta { $seats }.
   *[other] Si aspettano { $seats }.
 }
plain-each = Devono rispondere anche: { $seats }.
plain-any = Basta una risposta per tutti: la tua o un’altra ({ $seats }).
plain-pass = Passa
plain-keys = Tasti: quelli da 1 a 9 scelgono, P passa, le frecce vanno da un pulsante all’altro.
plain-action = La tua azione a parole
plain-action-help = «A caso» ne scrive una permessa; cambiala come vuoi. Invio la manda.
plain-send = Invia
plain-random = A caso
plain-seen = Sul tavolo
plain-log = Che cosa è successo
plain-log-empty = Ancora niente.
plain-log-partial = Quel che c’era prima si può rivedere dopo la partita.
plain-not-begun = Il tavolo è pronto
plain-not-begun-help = Si comincia quando ogni posto è preso. Liberi: { $seats }.

## Chi siede

plain-seats = Posti
plain-owes = deve agire
plain-open = non ancora preso
plain-you = tu
plain-person = presente
plain-away = assente
plain-stand-in = assente; il computer continua ({ $level })
plain-lent = tu; il computer gioca per te ({ $level })
plain-offered = invito tramite link
plain-seat-fill = Il computer prende questo posto
plain-seat-take-over = Il computer subentra
plain-seat-lend = Fai giocare il computer per me
plain-seat-back = Riprendi il mio posto
plain-seat-link = Una persona al suo posto: crea un link
plain-seat-give-away = Cedi il mio posto: crea un link
plain-seat-level = Forza del computer a { $seat }
plain-seat-link-for = Link per { $seat }
plain-lent-strip = Il computer gioca questo posto per te.
plain-awaited-computer = { $seat } (il computer)
plain-awaited-away = { $seat } (assente)
plain-awaited-you = { $seat } (tu)
plain-absent-waits = Chi è assente si aspetta per { $seconds } s.
plain-nothing-to-play = Qui non hai niente da giocare.

## Più mani a uno schermo

plain-hands = Posti a questo schermo
plain-covers = Copri il tavolo tra un turno e l’altro
plain-cover-title = Passa il dispositivo: { $seat }
plain-cover-help = Il tavolo resta coperto finché { $seat } non guarda.
plain-cover-told = Che cosa hanno sentito tutti
plain-cover-look = Guarda come { $seat }
plain-cover-never = Gioco io tutti questi posti: non coprire mai

## Accanto alle regole

plain-acts = Altre cose da fare
plain-act-resign = Abbandona
plain-act-concede = Abbandona la partita
plain-act-draw-offer = Proponi patta
plain-act-draw-accept = Accetta la patta
plain-act-draw-decline = Continua a giocare
plain-act-unready = Ritira la risposta
plain-act-claim-win = Reclama la vittoria
plain-act-undo = Torna indietro
plain-act-undo-last = Annulla l’ultima azione
plain-act-undo-to = Torna più indietro…
plain-act-restart = Ricomincia, stesse carte
plain-act-restart-new = Ricomincia, carte nuove
plain-act-agree = D’accordo
plain-act-refuse = Rifiuta
plain-practice = Esercizio: questa partita riprende da un momento di un’altra e non conta.
plain-practice-short = Esercizio: non conta
plain-act-rematch = Ancora una volta
plain-ask-resign = Abbandonare questa partita? Vince l’altra parte.
plain-ask-concede = Abbandonare insieme? La partita finisce quando la maggior parte delle persone al tavolo è d’accordo.
plain-ask-no = Continua a giocare
plain-undo-before = { $number }, prima di: { $what }
plain-undo-to = indietro a prima del passo { $number } ({ $what })
plain-draw-yours = La tua proposta di patta è aperta.
plain-draw-theirs = { $seat } propone la patta.
plain-proposed = { $seat } propone: { $act }
plain-agreed = D’accordo: { $seats }.
plain-agree-missing = Devono ancora rispondere: { $seats }.
plain-against = Contro: { $seats }.
plain-vote = Decidono { $needed } voti su { $count }.
plain-event-resigned = { $seat } ha abbandonato.
plain-event-draw_offered = { $seat } ha proposto la patta.
plain-event-draw_agreed = { $seat } ha accettato la patta.
plain-event-draw_declined = { $seat } ha rifiutato la patta.
plain-event-unready = { $seat } ha ritirato una risposta.
plain-event-abandoned = { $seat } ha reclamato la vittoria.
plain-event-rematch = { $seat } ha preparato la partita successiva.
plain-event-proposed = { $seat } ha proposto: { $act }
plain-event-agreed = { $seat } è d’accordo.
plain-event-refused = { $seat } ha rifiutato.
plain-event-conceded = La partita è stata abbandonata.
plain-event-undone = Alcuni passi sono stati annullati.
plain-event-restarted = La partita è ricominciata.
plain-event-said = { $seat } dice: { $text }
plain-event-signalled = { $seat } fa un segnale: { $text }
plain-event-end = La partita è finita.

## La fine

plain-over = La partita è finita
plain-won = Hai vinto
plain-lost = Hai perso
plain-drawn = Patta
plain-won-together = { $count ->
    [one] Vittoria
   *[other] Avete vinto insieme
 }
plain-lost-together = { $count ->
    [one] Sconfitta
   *[other] Avete perso insieme
 }
plain-seats-won = { $count ->
    [one] Vince { $seats }
   *[other] Vincono { $seats }
 }
plain-end-resigned = { $who ->
    [winner] L’altra parte ha abbandonato.
    [loser] Hai abbandonato.
   *[other] L’altra parte ha abbandonato contro { $winner }.
 }
plain-end-draw_agreed = La patta è stata concordata.
plain-end-abandoned = { $who ->
    [winner] L’altra parte non è tornata.
    [loser] La tua assenza è durata troppo.
   *[other] Nessuno è tornato contro { $winner }.
 }
plain-end-conceded = La partita è stata abbandonata.
plain-rematch-open = Alla partita successiva

## Registrazione

plain-replay = Rivedi la partita
plain-replay-of = Rivedi la partita: { $variant }
plain-replay-failed = Questa partita non si è potuta caricare.
plain-record = Salva la partita
fair-title = Distribuzione onesta
fair-proven = Verificato in questo browser: ciò che era nascosto era fissato prima della prima mossa e non è mai cambiato.
fair-changed = Questa registrazione non è ciò che il tuo browser ha visto durante la partita. Salva i due file e mostrali a chi gestisce il server.
fair-unknown = Questa pagina qui non può verificarlo. Salva i due file e verificali con gonfalon verify.
fair-none = Il tuo browser non ha sigilli di questa partita: qui non prova nulla.
fair-own-part = Questo browser ha aiutato a mescolare: il server non ha scelto da solo la distribuzione.
fair-no-part = Questo browser non ha aiutato a mescolare.
fair-not-proven = Non provato: chi ha guardato. Un server può leggere ciò che conserva. Il programma gonfalon verify controlla anche che la distribuzione venga dal mescolamento.
fair-notes = Salva i sigilli
plain-link = Copia un link a questo momento
plain-view = Vista
plain-view-all = tutto scoperto
plain-view-public = come l’hanno vista tutti
plain-view-seat = come l’ha vista { $seat }
plain-first = All’inizio
plain-previous = Indietro
plain-play = Avvia
plain-pause = Ferma
plain-next = Avanti
plain-last = Alla fine
plain-frame = Momento
plain-frame-of = { $number } di { $total }
plain-frame-start = L’inizio.
plain-frame-unheard = È successo qualcosa che da qui non si vede.

## Il modulo prima di una partita

start-plan-label = { $seat }: chi gioca
start-plan-own = io, a questo schermo
start-plan-link = qualcuno, con un link suo
start-plan-open = chi arriva, con il link comune
start-plan-computer = il computer
start-plan-level = { $seat }: forza del computer
start-brings = { $seat }: { $kind }
start-brings-any = quello del gioco
start-brings-own = un testo mio…
start-brings-text = Come testo
start-brings-help = Prendi quel che dà il gioco, o scrivi un testo come { $example }.
start-absent = Quando qualcuno è assente
start-absent-help = Chi torna riprende il posto.
start-absent-wait = Quanto aspettare
start-absent-then = Che cosa succede poi
start-absent-never = aspettare per sempre
start-absent-after = andare avanti dopo { $minutes } min
start-absent-passes = il suo turno passa
start-absent-computer = il computer gioca per lui ({ $level })

## Inviti

invite-many-title = Manda questi link
invite-many-help = Ognuno apre un posto, una volta. Non serve altro, nessuna registrazione.
invite-for-seat = Per { $seat }
invite-for-any = { $count ->
    [one] Per il posto libero
   *[other] Per { $count } posti liberi: chi arriva prima
 }
invite-code = Codice QR
invite-go-on = Al tavolo
join-brings = { $kind }: che cosa porti

## Words of manners, in every game

courtesy-open = Segnale
courtesy-title = Una parola agli altri
courtesy-quoted = «{ $words }»
courtesy-line = { $seat }: «{ $words }»
courtesy-mute = Nascondi le parole degli altri
courtesy-enough = Per ora basta: tre in dieci turni.
courtesy-close = Chiudi
manners-good-luck = Buona fortuna
manners-well-played = Ben giocato
manners-one-moment = Un momento
manners-thank-you = Grazie
manners-must-go = Devo andare
notes-open = Appunti
notes-help = I tuoi appunti per questa partita. Restano in questo browser; nessun altro li vede.
notes-not-kept = Questo browser non conserva nulla: gli appunti spariscono quando chiudi il blocco.

## The clocks: what they show, what is said of them, and how one is chosen.

plain-event-timeout = { $in_setup ->
    [true] { $seat }: tempo per schierare scaduto, il server ha fatto il resto.
   *[false] { $seat }: tempo scaduto.
 }
plain-end-timeout = { $who ->
    [winner] L’altra parte ha esaurito il tempo.
    [loser] Il tuo tempo è scaduto.
    [both] Patta: una parte ha esaurito il tempo, ma l’altra non poteva più vincere.
   *[other] { $winner } vince per il tempo.
 }
start-clock = Orologio
start-clock-none = Nessuno
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 giorno a mossa
start-clock-other = Altro…
start-clock-none-help = Nessuno ha fretta.
start-clock-game-help = { $minutes } minuti per la partita e { $increment } secondi in più per ogni mossa.
start-clock-day-help = Un giorno per ogni mossa. Solo dopo la partita è persa.
start-clock-setup-help = Per schierare: { $minutes } minuti.
start-clock-shared-help = Un solo orologio per tutti i giocatori.
start-clock-computer-help = Il computer non ha orologio.
start-clock-kind = Come si conta il tempo?
start-clock-kind-game = Per tutta la partita
start-clock-kind-move = Per ogni mossa
start-clock-minutes = Minuti
start-clock-increment = Secondi in più per ogni mossa
start-clock-seconds = Secondi per ogni mossa
start-clock-setup = Minuti per schierare
plain-act-claim-draw = Dichiara patta
plain-event-called_draw = { $seat } ha dichiarato patta.
plain-end-called_draw = Una parte è rimasta assente, ed è stata dichiarata patta.
plain-event-closed = Chi gestisce il server ha chiuso il tavolo.
plain-end-closed = Chi gestisce il server ha chiuso il tavolo. Nessuno vince.

## Il modulo prima di una partita

start-opponent-random-help = Gioca a caso.
start-count = Quanti posti?
start-seats = Chi siede dove?
start-lot = Posti a caso
start-lot-help = Il caso decide chi siede dove, quando si prepara la partita.
start-need-person = Almeno un posto dev’essere tuo o di un ospite.
start-learning = Per imparare
start-learning-help = Ogni posto può chiedere che cosa segue dalle sue risposte: il computer gioca il seguito a partire da ciò che quel posto sa.
start-learning-hints-help = Ogni posto può chiedere un suggerimento al computer. Si basa su ciò che quel posto sa.

## Le mie partite

games-seats-won = Vittoria: { $seats }

## Free text at the table

chat-title = Testo libero
chat-log = Quello che vi siete scritti
chat-empty = Da quando questa pagina è aperta non è stato scritto nulla.
chat-you = Tu
chat-other = Il tuo avversario
chat-label = Scrivi al tuo avversario
chat-send = Invia
chat-mute = Nascondi il testo libero
chat-unmute = Mostra il testo libero
chat-unread =
    { $count ->
        [one] Segnale, { $count } testo nuovo
       *[other] Segnale, { $count } testi nuovi
    }
chat-help = Il server lo trasmette e non conserva nulla. Chi gestisce il server non ha nulla da leggere, e chi guarda non lo vede. 200 caratteri, cinque testi in 20 secondi.

## Hints

hint-title = Suggerimento
hint-thinking = Il computer sta pensando…
hint-longer = Un primo sguardo. Il computer guarda più a lungo…
hint-none = Ora non c’è nulla da decidere.

## Through the changes

steps-undo = Annulla
steps-redo = Ripeti
