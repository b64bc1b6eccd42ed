# Il Signore degli Anelli, gioco di carte: la pagina per i giocatori. I termini sono quelli del regolamento italiano.

rules-page-card-game = Il Signore degli Anelli: il gioco di carte

guide-fellowship-goal-title = Lo scopo
guide-fellowship-goal =
    Da uno a quattro giocatori viaggiano insieme. Si gioca contro uno scenario, mai l’uno contro l’altro: si vince o si perde tutti insieme.
    Uno scenario è una serie di stadi della ricerca. Se l’ultimo è completato mentre almeno un giocatore è ancora in gioco, la partita è vinta.
    Si perde quando tutti i giocatori sono stati eliminati.
guide-fellowship-cards-title = Le carte
guide-fellowship-cards =
    Gli eroi sono in gioco dall’inizio. Vanno in ricerca, attaccano, difendono e pagano. Gli alleati fanno lo stesso, ma non pagano. Eroi e alleati insieme si chiamano personaggi.
    Gli aggregati stanno sotto un’altra carta e la cambiano. Se questa lascia il gioco, se ne vanno anche loro. Gli eventi si usano una volta e si scartano.
    Il mazzo Incontri contiene nemici, luoghi, perfidie e obiettivi. Ciò che porta attende prima nell’area Allestimento.
    Una carta unica non può entrare in gioco finché ce n’è in gioco una con lo stesso nome, di chiunque sia.
    Una carta scartata va sempre nella pila di chi la possiede. Il mazzo del giocatore non si riforma mai con gli scarti.
guide-fellowship-kinds-title = I tipi di carte
guide-fellowship-kinds = Che cosa fa ogni tipo, e quante ce ne sono nel set base.
guide-fellowship-heroes-title = Gli eroi
guide-fellowship-heroes = I numeri stanno sotto i loro segni: volontà, attacco, difesa, punti ferita e quanta minaccia porta l’eroe.
guide-fellowship-setup-title = Preparazione
guide-fellowship-setup =
    Scegli uno scenario. Ogni giocatore prende da uno a tre eroi e un mazzo. Nessun eroe può stare due volte sul tavolo.
    Il tuo livello di minaccia parte dalla somma dei valori di minaccia dei tuoi eroi.
    Pesca sei carte. Una sola volta puoi rimescolarle tutte nel mazzo e pescarne altre sei; queste le tieni.
    Poi il primo stadio dice che cosa sta sul tavolo all’inizio. Prima del primo round non si possono fare azioni.
guide-fellowship-secret-title = Che cosa è segreto
guide-fellowship-secret =
    Parla quanto vuoi, ma non nominare né mostrare le carte che hai in mano, né quelle che hai visto solo tu.
    Tutto ciò che sta sul tavolo è pubblico, e così le pile degli scarti e le liste dei mazzi. L’ordine delle carte nei mazzi e le carte coperte sono segreti.
    Un’opzione scopre tutte le mani.
guide-fellowship-round-title = Il round
guide-fellowship-round =
    Un round ha sette fasi: Risorse, Pianificazione, Ricerca, Viaggio, Incontro, Combattimento, Riordino. Ovunque comincia il primo giocatore, poi si va in senso orario.
    Fra un passo e l’altro c’è una finestra in cui tutti possono fare azioni e giocare eventi. Si chiude quando tutti passano di seguito.
    Riordino: le carte esauste tornano pronte, il livello di minaccia di tutti sale di 1, e primo giocatore diventa il successivo.
guide-fellowship-pay-title = Risorse e Pianificazione
guide-fellowship-pay =
    Nella prima fase ogni eroe riceve una risorsa e ogni giocatore pesca una carta. Da un mazzo esaurito non si pesca.
    Nella seconda fase ognuno a turno gioca alleati e aggregati, quanti ne può pagare.
    Una carta si paga con le risorse di eroi della sua sfera. Più eroi della stessa sfera possono pagare insieme. Le carte neutrali le paga qualsiasi eroe.
    Una carta di costo zero non costa nulla, ma serve un eroe della sua sfera. Le abilità delle carte in gioco le paga qualsiasi eroe.
    Un aggregato può andare su un personaggio di un altro giocatore; allora è lui a controllarlo.
guide-fellowship-quest-title = Ricerca
guide-fellowship-quest =
    Prima, a turno, ogni giocatore coinvolge i suoi personaggi nella ricerca: tutti in una volta, e si esauriscono. Restano coinvolti fino alla fine della fase.
    Poi si rivela una carta Incontro per ogni giocatore, una dopo l’altra. Si risolvono gli effetti «Quando rivelata». Nemici, luoghi e obiettivi restano nell’area Allestimento; le perfidie si scartano.
    Poi si confronta: la volontà di tutti i coinvolti contro la minaccia di tutte le carte nell’area Allestimento.
    Più volontà: la differenza diventa progressi. Più minaccia: il livello di minaccia di tutti sale della differenza. Pari: non succede niente.
    Se in questa fase il mazzo Incontri è esaurito, si mischiano i suoi scarti e formano il nuovo mazzo. Nelle altre fasi no.
guide-fellowship-stages-title = Progresso e stadi
guide-fellowship-stages =
    I progressi vanno prima sul luogo attivo. Quando ne ha quanti i suoi punti ricerca è esplorato e si scarta; il resto va sulla carta Ricerca.
    Appena uno stadio ha i suoi punti ricerca si scopre il successivo, anche a metà di un passo. I progressi in eccesso si perdono. Tutto il resto rimane com’è.
    Alcuni stadi non si lasciano finché non è soddisfatta una condizione. Fino ad allora i progressi si accumulano.
guide-fellowship-travel-title = Viaggio
guide-fellowship-travel =
    Se nessun luogo è attivo si può viaggiare verso uno dell’area Allestimento. Decide il primo giocatore.
    La sua minaccia non conta più, ma il luogo sta fra i giocatori e lo stadio.
    Se ha un effetto Viaggio, quello è il prezzo. Chi non può pagarlo non può andarci.
guide-fellowship-engage-title = Incontro
guide-fellowship-engage =
    Prima ogni giocatore può ingaggiare un nemico dell’area Allestimento, qualunque sia il suo valore di ingaggio.
    Poi le verifiche, a turno e giro dopo giro: fra i nemici con valore di ingaggio non superiore al tuo livello di minaccia, quello con il valore più alto ti ingaggia. Si finisce quando un giro intero non ingaggia nessuno.
    Un nemico resta ingaggiato finché non è sconfitto o una carta non lo sposta.
guide-fellowship-defend-title = Attacchi dei nemici
guide-fellowship-defend =
    Prima ogni nemico ingaggiato riceve una carta Ombra, coperta, dal mazzo Incontri. Se il mazzo è esaurito non ce n’è.
    Poi ogni nemico attacca una volta il suo giocatore. L’ordine lo scegli tu. Uno: scegli il nemico. Due: esaurisci un personaggio come difensore, o dichiara l’attacco incontrastato. Tre: scopri la carta Ombra; conta solo il suo effetto Ombra. Quattro: l’attacco del nemico meno la difesa del difensore è il danno.
    Il danno incontrastato va a uno dei tuoi eroi, tutto e senza difesa. Se il difensore non c’è più prima del danno, l’attacco è incontrastato.
    Una carta con tanti danni quanti punti ferita è distrutta. I danni restano da un round all’altro.
    Una volta scelto il nemico, solo la sua fine ferma l’attacco.
guide-fellowship-attack-title = Attacchi dei giocatori
guide-fellowship-attack =
    Dopo tutti i nemici attaccano i giocatori, a turno. Ognuno può attaccare una volta ogni nemico ingaggiato con lui.
    Uno: nomina il nemico ed esaurisci quanti personaggi vuoi. Due: somma il loro attacco. Tre: la somma meno la difesa del nemico è il danno.
    Alla fine tutte le carte Ombra si scartano.
guide-fellowship-effects-title = Che cosa dicono le carte
guide-fellowship-effects =
    Senza parola in grassetto: vale sempre. Azione: la usi quando vuoi in una finestra. Risposta: la usi quando viene la sua occasione. Obbligato: accade da sé. Quando rivelata: accade quando la carta è rivelata.
    Alla stessa occasione: prima ciò che vale sempre, poi gli Obbligati, poi le Risposte. Ognuno una volta.
    Ciò che paghi, esaurisci o scarti prima dei due punti è il prezzo; resta pagato anche se l’effetto è annullato. «Non può» è più forte di tutto. Ciò che segue «poi» richiede ciò che sta prima.
    I valori non scendono mai sotto zero. Dove resta una scelta aperta decide il primo giocatore.
guide-fellowship-keywords-title = Parole chiave
guide-fellowship-keywords = Stanno all’inizio del testo di una carta e valgono ogni volta che è rivelata o in gioco.
guide-fellowship-keyword-doomed = Condanna X
guide-fellowship-keyword-doomed-help = Quando è rivelata, il livello di minaccia di tutti sale di X.
guide-fellowship-keyword-surge = Impeto
guide-fellowship-keyword-surge-help = Quando è rivelata, dopo di essa si rivela un’altra carta.
guide-fellowship-keyword-guarded = Protetto
guide-fellowship-keyword-guarded-help = La carta Incontro successiva lo protegge. Nessuno può reclamare l’obiettivo finché quella non è risolta.
guide-fellowship-keyword-ranged = Gittata
guide-fellowship-keyword-ranged-help = Può attaccare nemici ingaggiati con altri giocatori, da solo o unendosi al loro attacco.
guide-fellowship-keyword-sentinel = Sentinella
guide-fellowship-keyword-sentinel-help = Può difendere per un altro giocatore che non ha dichiarato difensori.
guide-fellowship-keyword-restricted = Limitato
guide-fellowship-keyword-restricted-help = Un personaggio porta al massimo due di queste carte. Con una terza, una delle tre si scarta.
guide-fellowship-keyword-victory = Vittoria X
guide-fellowship-keyword-victory-help = Sconfitta o esplorata, sta da parte e vale X punti vittoria.
guide-fellowship-out-title = Eliminazione
guide-fellowship-out =
    Un giocatore è eliminato quando non ha più eroi, quando il suo livello di minaccia raggiunge 50, o quando lo dice una carta. Succede subito.
    Le sue carte vanno nelle pile degli scarti di chi le possiede. I suoi nemici tornano nell’area Allestimento con i loro danni. Da allora si rivela una carta in meno.
    Gli altri continuano; se vincono, hanno vinto tutti.
guide-fellowship-score-title = Punteggio finale
guide-fellowship-score =
    Un punteggio basso è buono. Si sommano i livelli di minaccia di tutti, i valori di minaccia degli eroi morti e i danni sugli eroi vivi. Si tolgono i punti vittoria.
    Il conteggio più recente aggiunge 10 per ogni round completo. Il gioco li dice entrambi.
    Un giocatore eliminato conta 50 più i valori di minaccia di tutti i suoi eroi.
guide-fellowship-modes-title = Mazzi e modi di giocare
guide-fellowship-modes =
    Per cominciare: lo scenario Attraverso Bosco Atro e uno dei quattro mazzi iniziali da 30 carte. Un mazzo proprio ha almeno 50 carte e al massimo tre con lo stesso nome.
    Facile: un mazzo Incontri più piccolo, e ogni eroe comincia con una risorsa. Base: senza carte Ombra. Normale: tutto.
    Due serie di regole: con tutte le correzioni successive, o come stampate nel 2011. Cambiano il testo di cinque carte e il punteggio.

## The tables of cards

fellowship-kinds = Carte del set base
fellowship-kinds-kind = Tipo
fellowship-kinds-different = Diverse
fellowship-heroes = Eroi del set base
fellowship-kind-hero = Tuo fin dall’inizio: va in ricerca, attacca, difende e paga.
fellowship-kind-ally = Costa risorse, poi va in ricerca, attacca e difende per te.
fellowship-kind-attachment = Costa risorse e rafforza la carta sotto cui sta.
fellowship-kind-event = Agisce una volta, subito, e viene scartato.
fellowship-kind-enemy = Viene da te e attacca a ogni round.
fellowship-kind-location = Aggiunge minaccia finché non ci vai o non lo esplori.
fellowship-kind-treachery = Fa danno una volta e sparisce.
fellowship-kind-objective = Si può reclamare; alcuni scenari ne hanno bisogno.
fellowship-kind-quest = Uno stadio dello scenario, da completare con i progressi.
