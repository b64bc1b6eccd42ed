# The deck builder, proposals and the campaign of the card game.

decks-tabs = Che cosa si vede
decks-tab-cards = Carte
decks-tab-text = Come testo
decks-tab-deck = Mazzo ({ $count })
decks-name = Nome del mazzo
decks-new-name = Mazzo { $number }
decks-save = Salva
decks-saved = Salvato
decks-open = Apri un mazzo…
decks-new = Un mazzo vuoto
decks-mine = I miei mazzi
decks-starters = Mazzi iniziali
decks-starter-leadership = Mazzo iniziale: Comando
decks-starter-tactics = Mazzo iniziale: Tattica
decks-starter-spirit = Mazzo iniziale: Spirito
decks-starter-lore = Mazzo iniziale: Sapienza
decks-share = Copia il link
decks-shared = Link copiato
decks-forget = Elimina «{ $name }»
decks-forget-yes = Elimina
decks-forget-no = Tieni
decks-carry = Trascina la carta nel mazzo, o fuori dal mazzo.
decks-search = Cerca nomi, tratti, parole…
decks-cards = Carte
decks-by-sphere = Sfere
decks-by-type = Tipi
decks-by-cost = Costi
decks-by-trait = Tratto
decks-any-trait = Qualsiasi tratto
decks-cost = Costo { $cost }
decks-in-deck = Nel mazzo
decks-order = Ordine
decks-order-sphere = Per sfera, poi costo
decks-order-cost = Per costo
decks-order-type = Per tipo
decks-order-name = Per nome
decks-shown =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
decks-all = Mostra tutte
decks-none-shown = Nessuna carta soddisfa tutti questi filtri.
decks-copies-of = Copie di { $card }
decks-the-deck = Il mazzo
decks-choose-hero = Scegli un eroe
decks-threat = minaccia iniziale
decks-size = carte oltre agli eroi
decks-mean = costo medio
decks-curve = Carte per costo
decks-traits = Tratti di eroi e alleati
decks-group-ally = Alleati
decks-group-attachment = Aggregati
decks-group-event = Eventi
decks-hand = Una mano
decks-draw = Pesca una mano
decks-play = Gioca con questo mazzo
decks-scenario = Scenario
decks-checking = In verifica…
decks-away = Il server non risponde: per ora le regole non si possono verificare.
decks-fine = Il mazzo rispetta tutte le regole.
decks-else-fine = Tutto il resto è in ordine.
decks-fault-too_few_cards =
    { $left ->
        [one] Manca ancora 1 carta
       *[other] Mancano ancora { $left } carte
    } al minimo di { $least }.
decks-fault-hero_count =
    { $count ->
        [0] Un mazzo ha bisogno di uno, due o tre eroi.
       *[other] Un mazzo ha da uno a tre eroi, non { $count }.
    }
decks-fault-unknown_card = Riga { $line }: non c’è una carta «{ $name }».
decks-fault-other_printing = Riga { $line }: questa carta «{ $card }» viene da un altro set. Qui si gioca solo con il set base. Senza la nota ({ $most }) è la carta del set base.
decks-fault-unclear_count = Riga { $line }: quante copie si intendono? «{ $name }»
decks-left-out = Tralasciato, perché non fa parte del mazzo:
left-out-title = Riga { $line }, titolo: { $text }
left-out-packs = Riga { $line }, elenco dei set: { $text }
left-out-sideboard = Riga { $line }, nella riserva: { $text }
left-out-scenario = Riga { $line }, una carta dello scenario: { $text }
left-out-total = Riga { $line }, un totale: { $text }
left-out-note = Riga { $line }, una nota: { $text }
decks-fault-too_many_copies = Riga { $line }: al massimo { $most } di { $card }.
decks-text = Il mazzo come elenco
decks-text-help = Una riga per carta: 3x e il suo nome. Si leggono anche gli elenchi di RingsDB e i file di OCTGN. Quel che si tralascia è indicato.
decks-copy = Copia il testo
decks-copied = Copiato
decks-tidy = Metti in ordine
decks-to-file = In un file
decks-from-file = Da un file
decks-file-long = Questo file è troppo lungo per un mazzo.
decks-bring-any = Un mazzo iniziale che nessuno ha
decks-bring-list = Un mio elenco…
decks-lone-hero = Con un solo eroe e un solo giocatore, «Fuga da Dol Guldur» è persa subito: quell’eroe diventa il prigioniero.
fellowship-start-brings-help = Un mazzo iniziale come { $example }, un mazzo tuo o un elenco.
decks-tab-proposal = Proposta
decks-proposal-help = Il computer propone un mazzo valido di 50 carte. Prima una lista che ha vinto, se ce n’è una adatta; poi mazzi fatti con le sue regole semplici contro lo scenario.
decks-proposal-spheres = Di queste sfere (nessuna: qualunque)
decks-proposal-go = Proponi un mazzo
decks-proposal-another = Proponine un altro
decks-proposal-name = Proposta { $number }: { $scenario }
decks-sound = Mazzi che hanno vinto
decks-sound-three-spheres = Tre sfere
decks-sound-sword-and-axe = Spada e ascia
decks-sound-will-and-wisdom = Volontà e sapienza
decks-idea-leadership = Raccoglie risorse e mette in gioco molti alleati: forte ovunque, e buono per imparare.
decks-idea-tactics = Abbatte ciò che si avvicina ed è lento nella ricerca: buono accanto a un secondo giocatore.
decks-idea-spirit = Molta volontà con poca minaccia, e carte che annullano le brutte sorprese; combatte male.
decks-idea-lore = Cura, pesca carte e guarda avanti: lento, ma difficile da logorare.
decks-idea-three-spheres = Éowyn va in ricerca, Théodred paga, Beravor pesca: il migliore dei tre elenchi per gli scenari lunghi.
decks-idea-sword-and-axe = Aragorn va in ricerca e si rialza, Glóin trae risorse dalle ferite, Gimli abbatte chi li ingaggia.
decks-idea-will-and-wisdom = Éowyn e Glorfindel portano molta volontà, Denethor difende, e ciò che si rivela si può annullare.
decks-propose-here = Proponi un mazzo che ha una possibilità
decks-propose-hardly-won = Da soli qui non vince quasi nessun mazzo: con i mazzi del programma il computer ha vinto { $won } partite su { $games }.
decks-of-seat = { $seat } porta { $heroes }.
decks-hero-taken = { $count ->
    [one] { $heroes } è già a un altro posto: nessun eroe sta due volte al tavolo.
   *[other] { $heroes } sono già a un altro posto: nessun eroe sta due volte al tavolo.
}
decks-proposal-one = Le carte di una sola sfera non fanno un mazzo di 50: scegline una seconda, o nessuna.
decks-measure-title = Quante volte vince il computer con questo mazzo?
decks-measure-help = Il computer gioca da solo, con regole semplici, { $games } partite con il mazzo sul tavolo. Ci vuole un po’ e non rallenta niente. Un mazzo proposto viene misurato da sé.
decks-measure-go = Misura questo mazzo
decks-measure-stop = Ferma
decks-measure-waiting = Aspetta altre misure…
decks-measure-gave-way = Il server sta misurando un altro mazzo. «Misura questo mazzo» lo mette in coda.
decks-measure-before = Misurato prima dell’ultima modifica del mazzo.
decks-measure-so-far = Partite vinte: { $won } su { $done }, cioè tra { $low } e { $high } su 100 (sicuro 95 volte su 100).
decks-measure-of = { $deck } contro { $scenario }
error-measure-busy = Troppi mazzi sono in misura. Riprova tra qualche minuto.
error-measure-unknown = Questa misura non c’è più. Avviala di nuovo.
campaign-intro = I tre scenari in ordine con gli stessi mazzi. Uno perso si ricomincia; i punteggi delle tre vittorie si sommano, e meno è meglio. Le campagne restano in questo browser, le partite sul server.
campaign-new = Una nuova campagna
campaign-name = Il suo nome
campaign-name-of = Campagna { $number }
campaign-seat = Mazzo del posto { $seat }
campaign-start = Inizia la campagna
campaign-sheet = Foglio della campagna
campaign-games = Partite
campaign-result = Esito
campaign-score = Punti ({ $rules })
campaign-total = Insieme
campaign-going = in corso
campaign-go-on = Continua la partita
campaign-play = Gioca: { $scenario }
campaign-done = I tre scenari sono vinti.
campaign-lost = Nessuno può più proseguire: tutti gli eroi sono caduti o eliminati. La campagna è perduta.
campaign-anew = Ricomincia
campaign-kind = Tra gli scenari
campaign-kind-usual = campagna normale
campaign-kind-hard = campagna difficile
campaign-kind-help = Nella campagna difficile la minaccia, le ferite, gli eroi caduti e le pile degli scarti passano allo scenario successivo. Il resto si rimischia nei mazzi.
campaign-carried = Portato in { $scenario }:
campaign-carried-threat = minaccia { $threat }
campaign-carried-wounds = ferite: { $heroes }
campaign-carried-fallen = caduti: { $heroes }
campaign-carried-discard = carte scartate: { $cards }
campaign-forget = Elimina la campagna
campaign-own-deck = un mazzo proprio
campaign-hard = Difficile:
campaign-search = Il computer, che prova 40 volte prima di rispondere, ne ha vinte { $won } su { $games }.
campaign-computer = Il computer da solo con questo mazzo, con regole semplici: partite vinte { $won } su { $games }.
campaign-measure = { $seats ->
    [1] Misura questo mazzo
   *[other] Misura questi mazzi
}
campaign-measure-again = Misura di nuovo
campaign-measured = Misurato in questo browser il { $date }. Partite vinte dal computer, con regole semplici, { $seats ->
    [1] da solo con questo mazzo
   *[other] con questi mazzi
}: { $won } su { $games }, cioè tra { $low } e { $high } su 100 (sicuro 95 volte su 100).
campaign-unmeasured = Non ancora misurato con { $seats ->
    [1] questo mazzo
   *[other] questi mazzi
}.
campaign-unknown = Non misurato con questi mazzi: non sono ancora tutti noti.
campaign-people = Partite vinte dalle persone su questo server, con altrettanti posti: { $won } su { $games }.
campaign-suiting-first = Per una prima partita «{ $difficulty }» fa per te: è la difficoltà più mite.
campaign-suiting = Dopo la tua ultima partita qui «{ $difficulty }» fa per te. Dopo una vittoria è più dura, dopo una sconfitta più mite.
campaign-suiting-choose = Scegli «{ $difficulty }»
campaign-suiting-deck = Per una prima partita «{ $deck }» fa per te. Giocando come un nuovo arrivato, il computer ha vinto con questo mazzo { $won } partite su { $games }. Con ogni altro mazzo iniziale ne ha vinte al massimo { $most }.
campaign-suiting-take = Prendi «{ $deck }»
campaign-player = Giocatore
campaign-players = Giocatori
campaign-won = Vinte
campaign-best = Somma migliore (meno è meglio)
campaign-friend-deck = Questo mazzo lo sceglie il tuo amico: ogni partita crea un link, e chi lo apre ne porta uno.
campaign-link = Copia il link di questo foglio
campaign-offered = Un foglio via link: { $name }
campaign-offered-help = Tenuto qui, sta accanto ai tuoi e legge i risultati delle sue partite finite. Le partite le comincia chi ha cominciato la campagna.
campaign-offered-keep = Tieni questo foglio
