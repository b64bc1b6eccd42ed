# Stratego Fortress: the page for players.

rules-page-fortress = Stratego Fortress
guide-fortress-goal-title = Lo scopo
guide-fortress-goal =
    Ognuno costruisce un labirinto su tre piani e ci nasconde una bandiera. Poi esplora quello dell’altro senza vederlo. Chi trova per primo la bandiera altrui vince.
    Quello che una pedina incontra viene annunciato, e da allora sta nei tuoi appunti.
guide-fortress-parts-title = Che cosa c’è
guide-fortress-parts = Chi esplora ha una forza e combatte con quella; le carte sono nascoste nella fortezza.
guide-fortress-minute-title = Il primo minuto
guide-fortress-minute = Provalo qui: nascondi una bandiera, alza dei muri, manda un cavaliere e trova la tua via in un labirinto.
guide-fortress-build-title = Costruisci in segreto
guide-fortress-build =
    Metti 20 muri, 3 scale e tutte le carte. Una scala unisce una casella a quella proprio sopra. Su E5, dove entrano tutti, non sta nulla.
    La bandiera deve essere raggiungibile. La pagina mostra che cosa manca e che cosa è d’intralcio; una fortezza già fatta si ha con un solo pulsante.
guide-fortress-explore-title = Esplora
guide-fortress-explore =
    Chiedi una casella accanto alla tua pedina. Se la via è libera ci vai e puoi continuare; se c’è un muro, il muro è annunciato e il turno finisce.
    Le scale sono annunciate dove ti trovi e non costano nulla. Su ciò che conosci cammini quanto vuoi.
guide-fortress-cards-title = Che cosa è in agguato
guide-fortress-cards =
    Una trappola ti fa cadere di un piano e da lì continui; in basso non fa nulla. Nessuna scala si può salire fino a una trappola.
    Le altre carte combattono e vince il numero più alto: una carta battuta sparisce, una pedina battuta costa il resto del turno. Nell’introduzione il cavaliere torna su E5 e salta dei turni: uno per re o duca, due per la coppa avvelenata.
guide-fortress-pieces-title = Quattro esploratori
guide-fortress-pieces =
    Nel gioco principale re (7), cavaliere (5), mago (3) e nano (2) entrano uno alla volta. Scambiare su E5 costa il resto del turno, e così sacrificare una pedina ovunque sia. Una pedina persa o sacrificata può tornare, per due turni in più.
    La principessa (1) batte il re e nessun altro. Solo il mago batte la coppa avvelenata. Solo il nano trova il passaggio segreto, ma poi lo usano tutti.
guide-fortress-end-title = La fine, e i tre giochi
guide-fortress-end = Chi trova la bandiera vince subito. Poi le due fortezze si aprono e le due vie si possono rifare.

## The table of pieces and cards; $pieces are names, $count a number

fortress-parts-strength = Forza
fortress-parts-explorers = Chi esplora
fortress-parts-inside = { $count ->
    [one] Nella fortezza
   *[other] In ognuna delle due fortezze
 }
fortress-parts-flag = Chi la trova ha vinto.
fortress-parts-drop = Chi arriva qui cade di un piano.
fortress-parts-twin = Porta all’altro capo. Lo trova soltanto: { $pieces }.
fortress-parts-beats-all = Batte tutti.
fortress-parts-loses = Batte tutti tranne: { $pieces }.
fortress-parts-beats = Batte anche: { $pieces }.
fortress-parts-returns = { $count ->
    [one] La pedina battuta torna all’entrata e salta { $count } turno.
   *[other] La pedina battuta torna all’entrata e salta { $count } turni.
 }
