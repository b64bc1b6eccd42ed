# Challenges at a table and on the form: fetched after the first page.

## Rencontres : revanches, parties rapides, défis

challenge-wait-title = Vous défiez { $who }
challenge-wait-help = L’autre personne voit le défi sur chaque page. Vous pouvez voir d’autres pages entre-temps.
challenge-waited = Vous attendez depuis { $time }.
challenge-good-for = Il reste valable { $time }.
challenge-over-declined = { $who } refuse
challenge-over-expired = { $who } n’a pas répondu
challenge-over-withdrawn = Le défi est terminé
challenge-over-help = La partie n’a pas commencé.
challenge-again = Redemander
challenge-player = Défier
challenge-block = Pas de défis de cette personne
challenge-blocked = Vous n’acceptez pas de défis de { $who }.
challenge-unblock = Les accepter à nouveau
challenge-friend = Nom de votre ami
challenge-friend-help = Laissez vide pour obtenir un lien à envoyer.
challenge-friend-nameless = Pour défier quelqu’un par son nom, choisissez d’abord un nom pour vous.
challenge-rules = Qui peut vous défier ?
challenge-rules-everybody = Tout le monde
challenge-rules-played = Ceux avec qui j’ai joué
challenge-rules-nobody = Personne
replay-times = Temps
replay-spent = Ce coup
