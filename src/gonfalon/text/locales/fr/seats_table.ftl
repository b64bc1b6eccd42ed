# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Votre place est proposée
seats-wait-help = Tout le monde sur ce serveur la voit. Qui s’assoit le premier joue avec vous. Vous pouvez voir d’autres pages entre-temps ; un cor sonne quand quelqu’un arrive.
seats-bar-show = Voir la proposition
seats-closed-title = Cette place n’est plus proposée
seats-closed-help = Personne n’était à la table depuis un moment : elle a quitté la liste.
seats-closed-again = Proposer de nouveau une place

## On the form before a game

start-opponent-anybody = N’importe qui
start-opponent-anybody-help = Votre place est montrée à tous sur ce serveur. Qui s’assoit le premier joue.
start-anybody-fills = Si personne ne vient en { $seconds } secondes, un ordinateur s’assoit : { $level }.
start-listed = Proposer ces places à tous
start-listed-help = Les places des premiers venus figurent dans la liste des places libres de ce serveur.
