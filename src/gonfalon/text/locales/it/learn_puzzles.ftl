### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Problemi
puzzles-intro = Che cosa sai, che cosa giochi? Vedi una posizione come l’ha vista un giocatore. Trova la mossa migliore.
puzzles-daily = Il problema di oggi
puzzles-daily-done = Il problema di oggi, ancora una volta
puzzles-go-on = Uno adatto a te
puzzles-due = { $count ->
    [one] { $count } problema torna per un’altra prova.
    *[other] { $count } problemi tornano per un’altra prova.
}
puzzles-list = Tutti i problemi, prima i facili
puzzles-more = Altri problemi, prima i facili
puzzles-you = Tu { $rating }
puzzles-new = Ancora senza punteggio
puzzles-placement = Valutazione { $done } di { $count }
puzzles-streak = Serie { $count }
puzzles-state-right = risolto
puzzles-state-half = mezzo punto
puzzles-state-wrong = non risolto
puzzles-state-due = da riprovare
puzzle-back = Tutti i problemi
puzzle-before = Prima:
puzzle-lost = Pedine perse
puzzle-clue = Indizio
puzzle-clue-price = Con un indizio la risposta non conta per il tuo punteggio.
puzzle-give-up = Rinuncia
puzzle-right = { $act }: giusto
puzzle-half = { $act }: quasi altrettanto buona. La migliore è { $best }.
puzzle-wrong = { $act }: non è la migliore. La migliore è { $best }.
puzzle-given-up = La mossa migliore è { $best }.
puzzle-readings = Che cosa può essere { $place }, da tutto quello che hai visto
puzzle-values = Che cosa ne pensa il computer
puzzle-value-best = { $act } è la mossa migliore.
puzzle-value-fine = { $act } rende { $behind } in meno: al tavolo è lo stesso.
puzzle-value-loose = { $act } rende { $behind } in meno: regali qualcosa.
puzzle-value-error = { $act } rende { $behind } in meno: un errore.
puzzle-value-own = La tua mossa.
puzzle-level = Il computer più debole che la trova: { $level }. Punteggio del problema: { $rating }.
puzzle-level-none = Nessun computer la trova con certezza. Punteggio del problema: { $rating }.
puzzle-choices = Che cosa puoi scegliere
puzzle-choice-best = la migliore
puzzle-choice-own = la tua scelta
puzzle-truth = Verità
puzzle-truth-told = Così stavano davvero le cose. La risposta si basa su quello che potevi sapere.
puzzle-replay = Rivedi
puzzle-replay-of = Mossa { $number } di { $count }
puzzle-replay-first = All’inizio
puzzle-replay-previous = Una mossa indietro
puzzle-replay-next = Una mossa avanti
puzzle-next = Prossimo problema
puzzle-rated = Il tuo punteggio: { $rating } ({ $change }).
puzzle-first-rating = Il tuo primo punteggio: { $rating }.
puzzle-placement = Risposta { $done } di { $count } per il tuo primo punteggio.
puzzle-not-rated = Questa risposta non conta per il tuo punteggio.
puzzle-again = { $days ->
    [one] Torna domani.
    *[other] Torna fra { $days } giorni.
}
