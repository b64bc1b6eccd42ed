# Ciò che si dice al tavolo del gioco di carte: segnali e piani.

fellowship-talk = Segnali agli altri
fellowship-talk-none = Ancora nessuna parola in questo round.
fellowship-signal-commit-more = Impegnate di più
fellowship-signal-keep-defender = Tenete un difensore
fellowship-signal-save-resources = Risparmiate risorse
fellowship-signal-take-enemy = Prendete: { $enemy }
fellowship-event-signalled = { $seat } segnala: { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = In ricerca: { $who }. Volontà { $willpower }, minaccia { $threat }.
fellowship-said-quest-nobody = Dei miei nessuno va in ricerca.
fellowship-said-keeps = Restano pronti: { $keeps }.
fellowship-said-defends = Contro { $enemy } difende { $defender }.
fellowship-said-undefended = Senza difesa: { $undefended }.
fellowship-said-takes = Ingaggio: { $takes }.
fellowship-why-asked-more = È stato chiesto di più.
fellowship-why-asked-defender = È stato chiesto un difensore.
fellowship-why-all-go = La ricerca ha bisogno di tutti.
fellowship-why-nobody-ready = Nessuno è pronto.
fellowship-why-enemies = Questi attaccheranno: { $against }.
fellowship-why-unknown = Può ancora arrivare qualcosa.
fellowship-why-asked-take = È stato chiesto.
fellowship-why-strong-enough = Siamo abbastanza forti.
fellowship-why-withstand = La difesa regge se nessuna ombra rafforza l’attacco.
fellowship-why-nobody-falls = Ci saranno danni, ma nessuno cade se nessuna ombra li aumenta.
fellowship-why-one-falls = Un difensore cade; tutto il resto ci costerebbe di più.
fellowship-why-better-the-damage = I danni pesano meno di un difensore.
fellowship-heed-commit-more = Bene, ne mando di più.
fellowship-heed-keep-defender = Bene, tengo un difensore.
fellowship-heed-save-resources = Bene, risparmio le mie risorse.
fellowship-heed-take-enemy = Bene, se posso prendo: { $enemy }.

fellowship-why-may = Puoi: { $act }.

fellowship-odds-ask = Quali sono le probabilità?
fellowship-odds-title = Le probabilità di questa decisione
fellowship-odds-help = Per ogni risposta il computer ha giocato { $games } partite fino alla fine con le sue regole semplici, sorteggiando di nuovo tutto ciò che non vedi. Così gioca peggio che con la sua ricerca: confronta le risposte, non fidarti di un numero.
fellowship-odds-playing = Si gioca il seguito …
fellowship-odds-won = Vinte
fellowship-odds-outlook = Prospettiva
fellowship-odds-won-of = { $won } su { $games }
fellowship-odds-outlook-help = Prospettiva: ciò che il computer si aspetta dopo altri due round, da 0 (persa) a 100 (vinta).
fellowship-odds-none = Qui non c’è nulla da confrontare.
fellowship-odds-outlook-of = { $share } su 100
