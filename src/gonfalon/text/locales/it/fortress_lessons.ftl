### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Chiedere e ascoltare
lesson-asking-teaches = Chiedi un passo alla volta: il silenzio vuol dire via libera; «muro» chiude il tuo turno e resta sulla tua pianta.
lesson-asking-1 = Il tuo cavaliere sta su E5. Chiedi il passo su D5.
lesson-asking-1-E5-D5 = Nessuna parola di un muro: la via è libera, e puoi chiedere ancora.
lesson-asking-1-D5-C5 = Sei su E5; parti da lì. Chiedere male non costa niente.
lesson-asking-2 = Ora D4.
lesson-asking-2-D5-D4 = Muro! Il turno finisce, ma il muro resta per sempre sulla tua pianta.
lesson-asking-2-D5-E5 = Indietro è libero e non dice niente di nuovo.
lesson-asking-3 = Tocca di nuovo a te. Non chiedere quello che sai.
lesson-asking-3-D5-C5 = Libero. Ogni volta terreno nuovo: è tutta qui l’arte.
lesson-asking-3-D5-D4 = Ancora lo stesso muro, e il turno è finito. Sulla pianta c’era.

## Ladders and pitfalls
lesson-ladders-title = Scale e trappole
lesson-ladders-teaches = Una scala è sempre annunciata quando ci sei sopra; una trappola in alto ti fa cadere di un piano, non costa il turno e resta sulla pianta.
lesson-ladders-1 = Ancora un passo, su C3.
lesson-ladders-1-C4-C3 = Una scala che sale! Ogni scala sulla tua casella è annunciata.
lesson-ladders-1-C4-B4 = Un muro, e il turno è finito. C3 era libera.
lesson-ladders-2 = Sali.
lesson-ladders-2-C3-mC3 = Il piano di mezzo: nove caselle, più vicino alla bandiera.
lesson-ladders-2-C3-D3 = Un muro; la scala era libera.
lesson-ladders-3 = Prova mB3.
lesson-ladders-3-mC3-mB3 = Una trappola: cadi su B3, e il tuo turno continua. Segnala.
lesson-ladders-3-mC3-C3 = Di nuovo giù. Volevi il piano di mezzo.
lesson-ladders-4 = Torna alla scala. Da che parte è?
lesson-ladders-4-B3-C3 = Proprio accanto.
lesson-ladders-4-B3-B2 = Un muro. La scala è su C3, accanto a te.
lesson-ladders-5 = Su, e questa volta non su mB3.
lesson-ladders-5-C3-mC3 = Ora mC2.
lesson-ladders-5-C3-C2 = Un muro, il turno è finito.
lesson-ladders-6 = L’altra direzione.
lesson-ladders-6-mC3-mC2 = Libero. Una trappola non costa il turno, un muro sì: cadi presto, urta tardi.
lesson-ladders-6-mC3-mB3 = Ancora la stessa buca.

## Who beats whom
lesson-who-beats-whom-title = Chi batte chi
lesson-who-beats-whom-teaches = Le carte combattono una volta e restano o vanno: vince la più forte, la coppa cede solo al mago, la principessa batte il re.
lesson-who-beats-whom-1 = Il re (7) sta su E5. Chiedi E4.
lesson-who-beats-whom-1-E5-E4 = La coppa avvelenata! Batte tutti tranne il mago. Il re è fuori: richiamarlo costa due turni.
lesson-who-beats-whom-1-E5-D5 = Libero, ma questa lezione riguarda E4.
lesson-who-beats-whom-2 = Chi entra adesso? Sai che cosa c’è su E4.
lesson-who-beats-whom-2-enter-wizard = Solo lui beve e vive.
lesson-who-beats-whom-2-enter-knight = 5 è un bel numero, ma la coppa non ne ha: passa solo il mago.
lesson-who-beats-whom-2-enter-dwarf = Il nano trova i passaggi; la coppa batterebbe anche lui.
lesson-who-beats-whom-2-enter-king = È fuori; richiamarlo costa due turni, e la coppa lo batte ancora.
lesson-who-beats-whom-3 = Avanti.
lesson-who-beats-whom-3-E5-E4 = La coppa è via per sempre, e il mago resta su E4 nello stesso turno.
lesson-who-beats-whom-3-E5-D5 = La coppa aspetta ancora su E4.

## What silence tells
lesson-silence-title = Che cosa dice il silenzio
lesson-silence-teaches = Solo il nano sente un passaggio; dove tutte le vie finiscono in muri, ciò che nessuno ha detto è un passaggio o una carta.
lesson-silence-1 = D5 è un vicolo cieco: muri verso C5 e D4. Il cavaliere non ha sentito niente. Nessuno costruisce una stanza per niente: che cosa c’è su D5? Torna su E5.
lesson-silence-1-D5-E5 = Di nuovo all’entrata: l’unica casella dove puoi scambiare.
lesson-silence-1-D5-C5 = Quel muro lo conosci.
lesson-silence-1-sacrifice-dwarf = Così il cavaliere è fuori, e richiamarlo costa due turni. Uno scambio su E5 costa solo questo turno.
lesson-silence-2 = Quale pedina sente di più?
lesson-silence-2-swap-dwarf = Il turno finisce, nient’altro è perso: il cavaliere si può usare di nuovo.
lesson-silence-2-swap-wizard = Lui conosce le coppe, non i muri. Il nano trova i passaggi.
lesson-silence-2-E5-D5 = Il cavaliere ci è stato e non ha sentito niente.
lesson-silence-3 = E ora di nuovo D5.
lesson-silence-3-E5-D5 = Un passaggio segreto da D5 a B1. La stanza era la porta.
lesson-silence-3-E5-E4 = Una coppa, e il nano è fuori. Era nel vicolo cieco che si doveva ascoltare.

## The way to the flag
lesson-way-to-flag-title = La via per la bandiera
lesson-way-to-flag-teaches = Un turno dura fino a un muro, uno scontro perso o uno scambio: fai in modo che solo l’ultima richiesta possa fallire.
lesson-way-to-flag-1 = Il passaggio di D5 porta a B1. Prendilo.
lesson-way-to-flag-1-passage-D5-B1 = Attraverso il tabellone con una richiesta.
lesson-way-to-flag-1-D5-D4 = Un muro chiude il turno. Prima il passo sicuro.
lesson-way-to-flag-2 = Da B1 ad A1.
lesson-way-to-flag-2-B1-A1 = Libero.
lesson-way-to-flag-2-B1-C1 = Un muro: turno finito. In un angolo guarda prima lungo il bordo.
lesson-way-to-flag-2-B1-B2 = Un muro: turno finito.
lesson-way-to-flag-3 = E A2.
lesson-way-to-flag-3-A1-A2 = Una scala che sale.
lesson-way-to-flag-3-A1-B1 = Indietro?
lesson-way-to-flag-4 = Su.
lesson-way-to-flag-4-A2-mA2 = Il piano di mezzo.
lesson-way-to-flag-4-A2-A3 = Un muro. Avevi una scala sotto i piedi.
lesson-way-to-flag-5 = Tre vie. Gli angoli chiedono meno muri: ai costruttori piacciono.
lesson-way-to-flag-5-mA2-mA1 = La bandiera. Un turno dall’entrata alla fine, perché ogni passo sicuro è venuto prima.
lesson-way-to-flag-5-mA2-mB2 = Un muro.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = In una partita più pedine tue sono state battute.
