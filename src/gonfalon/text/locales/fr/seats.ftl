## Open seats: tables that everybody on the server may join

seats-title = Places libres
seats-intro = Quelqu’un attend à chacune de ces tables. Asseyez-vous, et la partie commence.
seats-waiting = { $count } en attente
seats-page = Toutes les places libres
seats-all = Toutes les { $count }
seats-offer = Proposer une place
seats-computer = Jouer contre l’ordinateur
seats-computer-level = Jouer contre l’ordinateur ({ $level })
seats-sit = S’asseoir
seats-sit-label = S’asseoir : { $who }, { $table }
seats-taken = prise
seats-gone-taken = { $who } joue maintenant
seats-gone-withdrawn = { $who } a quitté sa place
seats-late = Quelqu’un a été plus rapide. Choisissez une autre place.
seats-guest = Invité
seats-who-of = { $who } · places prises : { $taken } sur { $count }
seats-empty = Personne n’attend pour l’instant.
seats-empty-filter = Personne n’attend pour cela en ce moment.
seats-failed = La liste des places n’est pas arrivée.
seats-failed-help = Les parties contre l’ordinateur continuent comme toujours.
seats-away = { $minutes ->
    [0] Pas de connexion. La liste date de moins d’une minute et ne peut pas servir.
    [one] Pas de connexion. La liste date de { $minutes } minute et ne peut pas servir.
   *[other] Pas de connexion. La liste date de { $minutes } minutes et ne peut pas servir.
 }
seats-away-help = Nouvel essai automatique.
seats-filters = Ce que vous cherchez
seats-filter-game = Jeu
seats-filter-game-any = Tous les jeux
seats-filter-clock = Pendule
seats-filter-clock-any = Toute pendule
seats-filter-clock-none = Sans pendule
seats-filter-clock-live = Pendule en direct
seats-filter-clock-days = Des jours par coup
seats-filter-rated = Est-ce classé ?
seats-filter-rated-any = Classée ou amicale
seats-filter-rated-rated = Classées seulement
seats-filter-rated-casual = Amicales seulement
seats-filter-clear = Tout montrer
seats-column-who = Qui attend
seats-column-game = Jeu
seats-column-clock = Pendule
seats-column-rated = Est-ce classé ?
seats-column-act = S’asseoir
seats-own = { $table }. Vous attendez depuis { $time }.
seats-own-short = Vous attendez depuis { $time }
seats-own-back = Reprendre la place
seats-own-go = Aller à la table
seats-fills = Dans { $time }, un ordinateur s’assoit : { $level }.
seats-arrived = { $who } s’assoit.
seats-arrived-all = Toutes les places sont prises. La partie commence.
seats-arrived-go = Aller à la table
seats-arrived-close = Masquer

## What the people of a table agree on

terms-clock-none = sans pendule
terms-clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
 }
terms-clock-hours = { $count } h par coup
terms-clock-minutes = { $count } min par coup
terms-clock-seconds = { $count } s par coup
terms-rated = classée
terms-casual = amicale
