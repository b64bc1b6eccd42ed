## Il modulo prima di una partita

home-others = Altri giochi
start-level-0 = A caso

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

## Errori

error-action-faulty = Non è completo o viola una regola.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Orologi
clock-table = Il tavolo
clock-table-time = Il tavolo: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = restano { $time }
clock-runs = restano { $time }, il tempo scorre
clock-stands = restano { $time }, l’orologio è fermo
clock-out = Tempo scaduto
clock-still = orologi fermi
clock-call-thirty = Restano trenta secondi
clock-call-ten = Restano dieci secondi
clock-call-stands = Gli orologi sono fermi
error-chat = Questo testo non è stato trasmesso.
error-chat-closed = A questo tavolo nessuno può leggere testo libero.
error-chat-empty = Non è stato scritto nulla.
error-chat-refused = Chi gestisce questo server non ammette queste parole.
error-chat-too-long = Un testo ha al massimo 200 caratteri.
error-chat-too-often = Cinque testi in 20 secondi bastano. Aspetta un momento.

## Games to watch

plain-turn = Turno { $turn }

## Who plays, and how a table is

plain-computer = Computer: { $level }
plain-computer-random = Computer, gioca a caso
join-learning = Questo tavolo è per imparare: ogni parte può chiedere aiuto al computer, a partire da ciò che sa lei stessa.
start-watching = Chi può guardare?
news-some-game = Una partita
