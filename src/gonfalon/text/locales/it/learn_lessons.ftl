### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Lezioni
learn-paths = Giochi
learn-path-list = Le lezioni
learn-progress = { $done } di { $count }
learn-go-on = Continua: { $title }
learn-all-done = Tutte le lezioni di questo percorso sono fatte.
learn-minutes = { $count ->
    [one] circa { $count } minuto
    *[other] circa { $count } minuti
}
learn-done = fatta
learn-shown = Nota dalle tue partite
learn-test = Mettimi alla prova
learn-test-help = Un compito di ogni lezione che resta. Quello che riesce subito viene spuntato.
learn-test-over = Compiti riusciti subito: { $right } su { $count }.
learn-test-none = Non c’è più niente da chiedere.
learn-lesson-of = Lezione { $number } di { $count }
learn-task-of = Compito { $number } di { $count }
learn-sentence = Che cosa insegna questa lezione
learn-show = Mostra
learn-know = Lo so già
learn-next = Lezione successiva
learn-again = Ancora una volta
learn-back = Tutte le lezioni
learn-finished = Fatto. Puoi continuare.
learn-right = Giusto.
learn-other = È permesso, ma non è l’argomento di questa lezione. La mossa viene annullata.
learn-refused = Qui le regole non lo permettono.
learn-faults = { $count ->
    [one] Resta { $count } difetto:
    *[other] Restano { $count } difetti:
}
learn-next-task = Compito successivo
learn-pointed = Guarda: { $act }
learn-save-title = Porta con te i progressi
learn-save-help = I progressi restano in questo browser. Copia questa riga e incollala in un altro.
learn-save-copy = Copia
learn-save-copied = Copiato
learn-save-field = Una riga da un altro browser
learn-save-take = Riprendi
learn-save-taken = { $count ->
    [one] { $count } lezione ripresa.
    *[other] { $count } lezioni riprese.
}
