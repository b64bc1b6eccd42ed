## Il modulo prima di una partita

home-others = Altri giochi
start-opponent-random-help = Gioca a caso.
start-count = Quanti posti?
start-seats = Chi siede dove?
start-level-0 = A caso
start-lot = Posti a sorte
start-lot-help = Chi siede dove si estrae quando si prepara la partita.
start-need-person = Almeno un posto dev’essere tuo o di un ospite.
start-learning = Per imparare
start-learning-help = Ogni posto può chiedere che cosa segue dalle sue risposte: il computer gioca il seguito a partire da ciò che quel posto sa.
start-learning-hints-help = Ogni posto può chiedere un suggerimento al computer. Si basa su ciò che quel posto sa.

## Le mie partite

games-you = tu: { $seats }
games-you-all = tutti i posti a questo schermo
games-with-computers = { $count ->
    [one] con il computer
   *[other] con { $count } computer
 }
games-with-people = { $count ->
    [one] con un’altra persona
   *[other] con altre { $count } persone
 }
games-status-waits = Si aspetta { $seats }
games-status-open = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
 }
games-status-act = Tocca a: { $seats }
games-seats-won = Vince { $seats }

## Errori

error-action-faulty = Non è completo o viola una regola.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Orologi
clock-table = Il tavolo
clock-table-time = Il tavolo: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = restano { $time }
clock-runs = restano { $time }, in corsa
clock-stands = restano { $time }, fermo
clock-out = Tempo scaduto
clock-still = orologi fermi
clock-call-thirty = Restano trenta secondi
clock-call-ten = Restano dieci secondi
clock-call-stands = Gli orologi sono fermi
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
chat-help = Il server lo passa e non tiene nulla. Chi ospita non ha nulla da leggere, e chi guarda non lo vede. 200 caratteri, cinque testi in 20 secondi.
error-chat = Questo testo non è stato passato.
error-chat-closed = A questo tavolo nessuno può leggere testo libero.
error-chat-empty = Non è stato scritto nulla.
error-chat-refused = Chi ospita questo server non ammette queste parole.
error-chat-too-long = Un testo ha al massimo 200 caratteri.
error-chat-too-often = Cinque testi in 20 secondi bastano. Aspetta un momento.
