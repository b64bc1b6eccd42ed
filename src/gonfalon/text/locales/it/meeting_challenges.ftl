# Challenges at a table and on the form: fetched after the first page.

## Incontri: rivincite, partite rapide, sfide

challenge-wait-title = Sfidi { $who }
challenge-wait-help = L’altra persona vede la sfida su ogni pagina. Intanto puoi guardare altre pagine.
challenge-waited = Aspetti da { $time }.
challenge-good-for = Vale ancora { $time }.
challenge-over-declined = { $who } rifiuta
challenge-over-expired = { $who } non ha risposto
challenge-over-withdrawn = La sfida è finita
challenge-over-help = La partita non è cominciata.
challenge-again = Chiedi ancora
challenge-player = Sfida
challenge-block = Niente sfide da questa persona
challenge-blocked = Non accetti sfide da { $who }.
challenge-unblock = Accettale di nuovo
challenge-friend = Nome della persona
challenge-friend-help = Lascia vuoto per avere un link da inviare.
challenge-friend-nameless = Per sfidare qualcuno per nome, scegli prima un nome per te.
challenge-rules = Chi può sfidarti?
challenge-rules-everybody = Tutti
challenge-rules-played = Chi ha giocato con me
challenge-rules-nobody = Nessuno
replay-times = Tempi
replay-spent = Questa mossa
