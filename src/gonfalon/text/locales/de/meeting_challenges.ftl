# Challenges at a table and on the form: fetched after the first page.

## Begegnung: Revanchen, schnelle Paarungen, Herausforderungen

challenge-wait-title = Sie fordern { $who } heraus
challenge-wait-help = Wer gefordert ist, sieht die Herausforderung auf jeder Seite. Sie können inzwischen andere Seiten ansehen.
challenge-waited = Sie warten seit { $time }.
challenge-good-for = Sie gilt noch { $time }.
challenge-over-declined = { $who } lehnt ab
challenge-over-expired = { $who } hat nicht geantwortet
challenge-over-withdrawn = Die Herausforderung ist vorbei
challenge-over-help = Die Partie hat nicht begonnen.
challenge-again = Noch einmal fragen
challenge-player = Herausfordern
challenge-block = Keine Herausforderungen von dieser Person
challenge-blocked = Sie nehmen keine Herausforderungen von { $who } an.
challenge-unblock = Wieder annehmen
challenge-friend = Name der Person
challenge-friend-help = Lassen Sie das Feld leer, um einen Link zu bekommen, den Sie verschicken.
challenge-friend-nameless = Um jemanden mit Namen herauszufordern, wählen Sie zuerst selbst einen Namen.
challenge-rules = Wer darf Sie herausfordern?
challenge-rules-everybody = Alle
challenge-rules-played = Wer schon mit mir gespielt hat
challenge-rules-nobody = Niemand
replay-times = Zeiten
replay-spent = Dieser Zug
