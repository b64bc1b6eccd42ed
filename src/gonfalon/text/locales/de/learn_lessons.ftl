### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Lektionen
learn-paths = Spiele
learn-path-list = Die Lektionen
learn-progress = { $done } von { $count }
learn-go-on = Weiter: { $title }
learn-all-done = Alle Lektionen dieses Weges sind geschafft.
learn-minutes = { $count ->
    [one] etwa { $count } Minute
    *[other] etwa { $count } Minuten
}
learn-done = geschafft
learn-shown = Aus Ihren Partien bekannt
learn-test = Prüfen Sie mich
learn-test-help = Eine Aufgabe aus jeder Lektion, die noch fehlt. Was Sie sofort richtig machen, wird abgehakt.
learn-test-over = { $right } von { $count } Aufgaben waren sofort richtig.
learn-test-none = Es ist nichts mehr zu fragen.
learn-lesson-of = Lektion { $number } von { $count }
learn-task-of = Aufgabe { $number } von { $count }
learn-sentence = Was diese Lektion lehrt
learn-show = Zeigen
learn-know = Das kenne ich
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-back = Alle Lektionen
learn-finished = Geschafft. Es kann weitergehen.
learn-right = Richtig.
learn-other = Das ist erlaubt, aber darum geht es in dieser Lektion nicht. Es wird zurückgenommen.
learn-refused = Das erlauben die Regeln hier nicht.
learn-faults = { $count ->
    [one] Es ist noch { $count } Fehler da:
    *[other] Es sind noch { $count } Fehler da:
}
learn-next-task = Nächste Aufgabe
learn-pointed = Sehen Sie: { $act }
learn-save-title = Den Stand mitnehmen
learn-save-help = Der Stand bleibt in diesem Browser. Kopieren Sie diese Zeile und fügen Sie sie in einem anderen ein.
learn-save-copy = Kopieren
learn-save-copied = Kopiert
learn-save-field = Eine Zeile aus einem anderen Browser
learn-save-take = Übernehmen
learn-save-taken = { $count ->
    [one] { $count } Lektion übernommen.
    *[other] { $count } Lektionen übernommen.
}
