# Il Signore degli Anelli, gioco di carte: la pagina per i giocatori. I termini sono quelli del regolamento italiano.

rules-page-card-game = Il Signore degli Anelli, il gioco di carte

guide-fellowship-goal-title = Lo scopo
guide-fellowship-goal =
    Da uno a quattro giocatori viaggiano insieme. Si gioca contro uno scenario, mai l’uno contro l’altro: si vince o si perde tutti insieme.
    Uno scenario è una serie di stadi della Ricerca. Se l’ultimo è completato mentre almeno un giocatore è ancora in gioco, la partita è vinta.
    Si perde quando tutti i giocatori sono stati eliminati.
guide-fellowship-cards-title = Le carte
guide-fellowship-cards =
    Gli Eroi sono in gioco dall’inizio. Vanno in Ricerca, attaccano, difendono e pagano. Gli Alleati fanno lo stesso, ma non pagano. Eroi e Alleati insieme si chiamano Personaggi.
    Gli Aggregati stanno sotto un’altra carta e la cambiano. Se questa lascia il gioco, se ne vanno anche loro. Gli Eventi si usano una volta e si scartano.
    Il mazzo Incontri contiene Nemici, Luoghi, Perfidie e Obiettivi. Ciò che porta attende prima nell’area Allestimento.
    Una carta Unica non può entrare in gioco finché ce n’è in gioco una con lo stesso nome, di chiunque sia.
    Una carta scartata va sempre nella pila di chi la possiede. Il mazzo del giocatore non si riforma mai con gli scarti.
guide-fellowship-kinds-title = I tipi di carte
guide-fellowship-kinds = Che cosa fa ogni tipo, e quante ce ne sono nel set base.
guide-fellowship-heroes-title = Gli eroi
guide-fellowship-heroes = I numeri stanno sotto i loro segni: volontà, attacco, difesa, punti ferita e quanta minaccia porta l’eroe.
guide-fellowship-setup-title = Preparazione
guide-fellowship-setup =
    Scegli uno scenario. Ogni giocatore prende da uno a tre Eroi e un mazzo. Nessun Eroe può stare due volte sul tavolo.
    Il tuo Livello di Minaccia parte dalla somma dei Valori di Minaccia dei tuoi Eroi.
    Pesca sei carte. Una sola volta puoi rimescolarle tutte nel mazzo e pescarne altre sei; queste le devi accettare.
    Poi il primo stadio dice che cosa sta sul tavolo all’inizio. Prima del primo round non si possono fare Azioni.
guide-fellowship-secret-title = Che cosa è segreto
guide-fellowship-secret =
    Parla quanto vuoi, ma non nominare né mostrare le carte che hai in mano, né quelle che hai visto solo tu.
    Tutto ciò che sta sul tavolo è pubblico, e così le pile degli scarti e le liste dei mazzi. L’ordine dei mazzi e le carte coperte sono segreti.
    Un’opzione scopre tutte le mani.
guide-fellowship-round-title = Il round
guide-fellowship-round =
    Un round ha sette fasi: Risorse, Pianificazione, Ricerca, Viaggio, Incontro, Combattimento, Riordino. Ovunque comincia il primo giocatore, poi si va in senso orario.
    Fra un passo e l’altro c’è una finestra in cui tutti possono fare Azioni e giocare Eventi. Si chiude quando tutti passano di seguito.
    Riordino: le carte esauste tornano pronte, il Livello di Minaccia di tutti sale di 1, il segnalino Primo Giocatore passa al successivo.
guide-fellowship-pay-title = Risorse e Pianificazione
guide-fellowship-pay =
    Nella prima fase ogni Eroe riceve una Risorsa e ogni giocatore pesca una carta. Da un mazzo esaurito non si pesca.
    Nella seconda fase ognuno a turno gioca Alleati e Aggregati, quanti ne può pagare.
    Una carta si paga con le Risorse di Eroi della sua Sfera di Influenza (Abbinamento Risorse). Più Eroi della stessa Sfera possono pagare insieme. Le carte neutrali le paga qualsiasi Eroe.
    Una carta di costo zero non costa nulla, ma serve un Eroe della sua Sfera. Le abilità delle carte in gioco le paga qualsiasi Eroe.
    Un Aggregato può andare su un Personaggio di un altro giocatore; allora è lui a controllarlo.
guide-fellowship-quest-title = Ricerca
guide-fellowship-quest =
    Prima, a turno, ogni giocatore coinvolge i suoi Personaggi nella Ricerca: tutti in una volta, e si esauriscono. Restano coinvolti fino alla fine della fase.
    Poi si rivela una carta Incontro per ogni giocatore, una dopo l’altra. Si risolvono gli effetti “Quando rivelata”. Nemici, Luoghi e Obiettivi restano nell’area Allestimento; le Perfidie si scartano.
    Poi si confronta: la Forza di Volontà di tutti i coinvolti contro la Forza della Minaccia di tutte le carte nell’Allestimento.
    Più Volontà: la differenza è Progresso. Più Minaccia: il Livello di Minaccia di tutti sale della differenza. Pari: non succede niente.
    Se in questa fase il mazzo Incontri è esaurito, si mischiano i suoi scarti e formano il nuovo mazzo. Nelle altre fasi no.
guide-fellowship-stages-title = Progresso e stadi
guide-fellowship-stages =
    I segnalini Progresso vanno prima sul Luogo attivo. Quando ne ha quanti i suoi Punti Ricerca è esplorato e si scarta; il resto va sulla carta Ricerca.
    Appena uno stadio ha i suoi Punti Ricerca si scopre il successivo, anche a metà di un passo. Il Progresso in eccesso si perde. Tutto il resto rimane com’è.
    Alcuni stadi non si lasciano prima di una condizione. Fino ad allora il Progresso si accumula.
guide-fellowship-travel-title = Viaggio
guide-fellowship-travel =
    Se nessun Luogo è attivo si può viaggiare verso uno dell’area Allestimento. Decide il primo giocatore.
    La sua Forza della Minaccia non conta più, ma il Luogo sta fra i giocatori e lo stadio.
    Se ha un effetto Viaggio, quello è il prezzo. Chi non può pagarlo non può andarci.
guide-fellowship-engage-title = Incontro
guide-fellowship-engage =
    Prima ogni giocatore può ingaggiare un Nemico dell’area Allestimento, qualunque sia il suo Valore di Ingaggio.
    Poi le verifiche, a turno e giro dopo giro: fra i Nemici con Valore di Ingaggio non superiore al tuo Livello di Minaccia, quello con il valore più alto ti ingaggia. Si finisce quando un giro intero non ingaggia nessuno.
    Un Nemico resta ingaggiato finché è sconfitto o una carta lo sposta.
guide-fellowship-defend-title = Attacchi dei nemici
guide-fellowship-defend =
    Prima ogni Nemico ingaggiato riceve una carta Ombra, coperta, dal mazzo Incontri. Se il mazzo è esaurito non ce n’è.
    Poi ogni Nemico attacca una volta il suo giocatore. L’ordine lo scegli tu. Uno: scegli il Nemico. Due: esaurisci un Personaggio come difensore, o dichiara l’attacco incontrastato. Tre: scopri la carta Ombra; conta solo il suo effetto Ombra. Quattro: Forza Offensiva del Nemico meno Forza Difensiva del difensore è il danno.
    Il danno incontrastato va a uno dei tuoi Eroi, tutto e senza difesa. Se il difensore non c’è più prima del danno, l’attacco è incontrastato.
    Una carta con tanti Danni quanti Punti Ferita è sconfitta. I Danni restano da un round all’altro.
    Una volta scelto il Nemico, solo la sua fine ferma l’attacco.
guide-fellowship-attack-title = Attacchi dei giocatori
guide-fellowship-attack =
    Dopo tutti i Nemici attaccano i giocatori, a turno. Ognuno può attaccare una volta ogni Nemico ingaggiato con lui.
    Uno: nomina il Nemico ed esaurisci quanti Personaggi vuoi. Due: somma la loro Forza Offensiva. Tre: la somma meno la Forza Difensiva del Nemico è il danno.
    Alla fine tutte le carte Ombra si scartano.
guide-fellowship-effects-title = Che cosa dicono le carte
guide-fellowship-effects =
    Senza parola in grassetto: vale sempre (effetto costante). Azione: la usi quando vuoi in una finestra. Risposta: la usi quando viene la sua occasione. Obbligato: accade da sé. Quando rivelata: accade quando la carta è rivelata.
    Alla stessa occasione: prima gli effetti costanti, poi gli Obbligati, poi le Risposte. Ognuno una volta.
    Ciò che sta prima di “per” è il costo; resta pagato anche se l’effetto è annullato. “Non può” è più forte di tutto. Ciò che segue “poi” richiede ciò che sta prima.
    I valori non scendono mai sotto zero. Dove resta una scelta aperta decide il primo giocatore.
guide-fellowship-keywords-title = Parole chiave
guide-fellowship-keywords = Stanno all’inizio del testo di una carta e valgono ogni volta che è rivelata o in gioco.
guide-fellowship-keyword-doomed = Condanna X
guide-fellowship-keyword-doomed-help = Quando è rivelata, il Livello di Minaccia di tutti sale di X.
guide-fellowship-keyword-surge = Impeto
guide-fellowship-keyword-surge-help = Quando è rivelata, dopo di essa si rivela un’altra carta.
guide-fellowship-keyword-guarded = Protetto
guide-fellowship-keyword-guarded-help = La carta Incontro successiva lo protegge. Nessuno può reclamare l’Obiettivo finché quella non è risolta.
guide-fellowship-keyword-ranged = Gittata
guide-fellowship-keyword-ranged-help = Può attaccare Nemici ingaggiati con altri giocatori, da solo o unendosi al loro attacco.
guide-fellowship-keyword-sentinel = Sentinella
guide-fellowship-keyword-sentinel-help = Può difendere per un altro giocatore che non ha dichiarato difensori.
guide-fellowship-keyword-restricted = Limitato
guide-fellowship-keyword-restricted-help = Un Personaggio ne porta al massimo due. Con un terzo, uno dei tre se ne va.
guide-fellowship-keyword-victory = Vittoria X
guide-fellowship-keyword-victory-help = Sconfitta o esplorata, sta da parte e vale X Punti Vittoria.
guide-fellowship-out-title = Eliminazione
guide-fellowship-out =
    Un giocatore è eliminato quando non ha più Eroi, quando il suo Livello di Minaccia raggiunge 50, o quando lo dice una carta. Succede subito.
    Le sue carte vanno nelle pile degli scarti di chi le possiede. I suoi Nemici tornano nell’Allestimento con i loro Danni. Da allora si rivela una carta in meno.
    Gli altri continuano; se vincono, hanno vinto tutti.
guide-fellowship-score-title = Punteggio finale
guide-fellowship-score =
    Un punteggio basso è buono. Si sommano i Livelli di Minaccia di tutti, i Valori di Minaccia degli Eroi morti e i Danni sugli Eroi vivi. Si tolgono i Punti Vittoria.
    Il conteggio più recente aggiunge 10 per ogni round completo. Il gioco li dice entrambi.
    Un giocatore eliminato conta 50 e tutti i suoi Eroi.
guide-fellowship-modes-title = Mazzi e modi di giocare
guide-fellowship-modes =
    Per cominciare: lo scenario Attraverso Bosco Atro e uno dei quattro mazzi introduttivi da 30 carte. Un mazzo proprio ha almeno 50 carte e al massimo tre con lo stesso nome.
    Facile: un mazzo Incontri più piccolo, e ogni Eroe comincia con una Risorsa. Base: senza carte Ombra. Normale: tutto.
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
