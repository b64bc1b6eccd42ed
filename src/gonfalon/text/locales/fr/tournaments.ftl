## Tournaments: the list

tour-title = Tournois
tour-intro = Beaucoup de parties, un seul classement. Personnes et ordinateurs se rencontrent, et chaque victoire compte.
tour-running = En cours
tour-coming = À venir
tour-finished = Terminés
tour-empty = Aucun tournoi n’est annoncé pour l’instant.
tour-empty-help = Annoncez-en un : les ordinateurs viennent aussi, deux personnes suffisent.
tour-failed = La liste des tournois n’est pas arrivée.
tour-away = { $minutes ->
    [0] Pas de connexion. Ceci date de moins d’une minute.
    [one] Pas de connexion. Ceci date de { $minutes } minute.
   *[other] Pas de connexion. Ceci date de { $minutes } minutes.
 }
tour-joined = { $count ->
    [0] Encore personne
    [one] { $count } inscrit
   *[other] { $count } inscrits
 }
tour-playing = { $count ->
    [one] { $count } joue
   *[other] { $count } jouent
 }
tour-played = { $count ->
    [one] { $count } a joué
   *[other] { $count } ont joué
 }
tour-starts-in = Commence dans { $time }
tour-starts-on = Commence : { $time }
tour-starts-now = Commence maintenant
tour-starts-by-hand = Commence quand son hôte le dit
tour-ends-in = Se termine dans { $time }
tour-round-of = Ronde { $round } sur { $count }
tour-round = Ronde { $round }
tour-won-by = { $who } a gagné
tour-over = C’est terminé
tour-off = Annulé
terms-span-minutes = { $minutes } min
terms-span-hours = { $hours } h
terms-span-days = { $days } j
terms-soon = dans { $time }
tour-row-more = beaucoup de parties, un vainqueur
tour-row-now = en cours
tour-announce = Annoncer un tournoi
tour-announce-nobody = Sur ce serveur, seul son hôte annonce des tournois.
tour-join-label = Participer : { $name }

## How opponents are found

tour-system-arena = Arène
tour-system-arena-help = Qui est libre rencontre quelqu’un de rang proche, jusqu’à la fin du temps. On peut aller et venir.
tour-system-swiss = Système suisse
tour-system-swiss-help = À chaque ronde se rencontrent ceux qui ont autant de points, jamais deux fois les mêmes.
tour-system-round-robin = Chacun contre chacun
tour-system-round-robin-help = Le plus juste quand on est peu, et bon pour des parties de plusieurs jours.
tour-lead-arena = { $count ->
    [one] { $count } joue, { $kinds }. On peut participer jusqu’à dix minutes avant la fin.
   *[other] { $count } jouent, { $kinds }. On peut participer jusqu’à dix minutes avant la fin.
 }
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = uniquement des personnes
tour-kinds-computers = uniquement des ordinateurs
tour-kinds-both = personnes et ordinateurs

## The form

tour-new-intro = Dites à quoi l’on joue et comment ; qui a un nom peut participer.
tour-name = Comment s’appelle-t-il ?
tour-name-proposal = { $system ->
    [arena] Arène du { $day }
    [swiss] Tournoi suisse du { $day }
   *[other] Ronde du { $day }
 }
tour-box = À quoi joue-t-on ?
tour-system = Qui rencontre qui ?
tour-minutes = Combien de temps dure-t-il ?
tour-minutes-choice = { $minutes } min
tour-minutes-help = Une partie en cours à la fin est jouée jusqu’au bout et compte.
tour-rounds = Combien de rondes ?
tour-rounds-auto = Autant qu’il en faut
tour-rounds-help = Jusqu’à ce qu’un seul au plus ait tout gagné : trois pour huit joueurs.
tour-rounds-choice = { $rounds }
tour-double = Combien de fois se rencontre-t-on ?
tour-double-no = Une fois
tour-double-yes = Deux fois
tour-double-help = Deux fois : chacun joue alors les deux camps.
tour-start = Quand commence-t-il ?
tour-start-in = Dans { $time }
tour-start-at = À une heure fixée
tour-start-hand = Quand je le dis
tour-start-when = Jour et heure
tour-start-help = S’il y a trop peu de monde d’ici là, il est annulé.
tour-start-fill-help = S’il y a trop peu de monde d’ici là, des ordinateurs prennent les places libres.
tour-start-past = Cette heure est passée. Choisissez-en une plus tardive.
tour-computers = Quels ordinateurs viennent aussi ?
tour-computers-help = Les ordinateurs jouent comme les autres et sont signalés. Sans eux, on joue entre personnes.
tour-fill = Des ordinateurs prennent les places libres
tour-fill-help = Juste assez pour commencer.
tour-club = Qui peut participer ?
tour-club-all = Toute personne qui a un nom
tour-club-help = Seuls les membres du club le voient et peuvent participer.
tour-description = Un mot à ceux qui viennent
tour-description-help = Peut rester vide.
tour-needs-name = Pour annoncer un tournoi, il faut un nom.
tour-go = Annoncer
tour-going = Un instant…
tour-plan-arena = { $variant }, { $clock }. Une arène de { $minutes } min, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. Système suisse, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Chacun contre chacun, { $counts }.
tour-plan-computers = { $count ->
    [one] { $count } ordinateur joue.
   *[other] { $count } ordinateurs jouent.
 }

## The page of one: what comes next

tour-place = Votre place : { $place }
tour-place-end = { $place ->
    [1] Vous avez gagné
   *[other] Votre place : { $place }
 }
tour-you-play = Vous participez
tour-next-table = Votre table est prête
tour-next-against = contre { $who }
tour-next-soon = Bientôt la prochaine partie, contre quelqu’un de rang proche.
tour-next-minute = { $minutes ->
    [one] Prochaine partie dans une minute environ, contre quelqu’un de rang proche.
   *[other] Prochaine partie dans { $minutes } minutes environ, contre quelqu’un de rang proche.
 }
tour-next-alone = Personne d’autre n’est libre. Vous attendez la fin d’une partie.
tour-next-round = Votre partie est terminée. La ronde suivante commence quand toutes le sont.
tour-next-rest = Vous n’avez pas de partie dans cette ronde.
tour-next-pause = Vous faites une pause. Vos points restent.
tour-next-left = Vous avez quitté le tournoi. Vos points restent.
tour-next-start = Il commence tout seul ; un cor vous appelle à la table.
tour-next-start-hand = Il commence quand son hôte le dit ; un cor vous appelle à la table.
tour-next-last = Le temps est écoulé. Les dernières parties se jouent encore.
tour-next-missing = { $count ->
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
 }
tour-next-fill = Des ordinateurs peuvent prendre les places.
tour-next-no-fill = Sans elles, il est annulé.
tour-may-join = Vous pouvez participer
tour-may-join-help = Vous jouez contre ceux dont le rang est proche, aussi souvent que vous voulez.
tour-may-join-rounds-help = Vos parties viennent ronde après ronde.
tour-watch-only = Vous regardez
tour-bar-too-late = Il est trop tard pour participer.
tour-bar-full = Toutes les places sont prises.
tour-bar-members-only = Seuls les membres de son club peuvent participer.
tour-bar-needs-name = Pour participer, il faut un nom.
tour-go-table = Aller à la table
tour-go-table-time = La pendule part au plus tôt dans { $seconds } s.
tour-join = Participer
tour-leave = Se retirer
tour-pause = Faire une pause
tour-pause-after = Pause après cette partie
tour-pause-not = Pas de pause
tour-resume = Reprendre
tour-host-start = Commencer maintenant
tour-host-cancel = Annuler le tournoi
tour-host-cancel-sure = L’annuler pour tout le monde ?
tour-host-cancel-keep = Non, le garder
tour-host-cancel-yes = Oui, l’annuler
tour-copy = Copier le lien
tour-cancelled-too-few = Il a été annulé : trop peu de monde est venu.
tour-cancelled-host = Son hôte l’a annulé.
tour-unknown-title = Ce tournoi n’existe pas
tour-unknown-help = Le lien est incomplet, le tournoi appartient à un club, ou il est sur un autre serveur.
tour-all = Tous les tournois

## The page of one: standings

tour-standings = Classement
tour-entrants = Qui joue
tour-column-rank = #
tour-column-rank-name = Place
tour-column-who = Qui
tour-column-last = Cinq dernières
tour-column-games = Parties
tour-column-now = À présent
tour-column-points = Points
tour-you = { $who }, vous
tour-computer = { $who }, ordinateur
tour-guest = quelqu’un sans nom
tour-now-waits = attend
tour-now-plays = à la table
tour-now-rests = sans partie
tour-now-paused = en pause
tour-now-left = a quitté
tour-streak = { $count } victoires de suite : la prochaine compte double
tour-result-won = Victoire contre { $who }
tour-result-drawn = Nulle avec { $who }
tour-result-lost = Défaite contre { $who }
tour-result-bye = Sans adversaire dans cette ronde : compte comme une victoire
tour-result-open = Pas encore jouée
tour-no-games = Aucune partie n’est encore terminée
tour-tie-break = { $kind ->
    [buchholz] Adversaires
    [sonneborn-berger] Battus
    [direct] Direct
   *[other] Victoires
 }
tour-tie-break-help = { $kind ->
    [buchholz] Les points de tous les adversaires ensemble
    [sonneborn-berger] Les points des adversaires battus, et la moitié de ceux des nulles
    [direct] Les points contre ceux qui en ont autant
   *[other] Parties gagnées
 }
tour-said-place = Place { $place } sur { $count }, points : { $points }.
tour-said-lead = { $who } mène, points : { $points }.

## The page of one: time, tables, the end

tour-time-starts = Commence dans
tour-time-ends = Se termine dans
tour-time-round = Ronde
tour-time-over = Terminé
tour-time-off = Annulé
tour-time-of = { $round } sur { $count }
tour-time-hand = Au signal de l’hôte
tour-time-now = Commence
tour-time-last = Dernières parties
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = Une victoire compte 1, une nulle ½ ; la troisième victoire de suite compte double.
tour-counts-rounds = Une victoire compte 1, une nulle ½.
tour-about = À propos de ce tournoi
tour-hosted = Annoncé par { $who }.
tour-first-table = Première table
tour-no-table = Aucune partie ne se joue pour l’instant.
tour-tables = Tables
tour-tables-count = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
 }
tour-tables-look = Comment montrer les tables
tour-tables-list = Liste
tour-tables-two = Deux plateaux
tour-tables-four = Quatre plateaux
tour-watch = Regarder
tour-watch-label = Regarder : { $who }
tour-podium = Les trois premiers
tour-podium-place = { $place ->
    [1] 1re place
    [2] 2e place
   *[other] 3e place
 }
tour-best = La partie des deux meilleurs
tour-best-see = La revoir
tour-results = Résultats
tour-results-txt = En tableau
tour-results-trf = Pour d’autres programmes
tour-called = Votre table est prête : contre { $who }.
tour-called-alone = Votre table est prête.
tour-back = { $name } : { $place }.
tour-back-go = Vers le tournoi

## Clubs

club-title = Clubs
club-intro = Des personnes qui jouent ensemble : leurs propres tournois, un lien pour entrer.
club-mine = Vos clubs
club-none = Vous n’êtes encore dans aucun club.
club-none-help = Fondez-en un et envoyez son lien à ceux avec qui vous aimez jouer. Le lien d’un autre club vous y fait entrer.
club-found = Fonder un club
club-name = Comment s’appelle-t-il ?
club-description = À quoi sert-il ?
club-who-sees = Qui le voit ?
club-open = Tout le monde
club-closed = Membres seulement
club-open-help = Tout le monde voit membres et tournois ; seul le lien permet d’entrer.
club-closed-help = Seuls les membres voient qui y est et ce qu’on joue.
club-go = Fonder
club-needs-name = Les membres d’un club ont un nom.
club-members = Membres
club-members-count = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
 }
club-tournaments = Tournois
club-no-tournaments = Pas encore de tournoi.
club-announce = En annoncer un
club-founder = fondateur
club-since = depuis le { $day }
club-unrated = pas encore de partie classée
club-join = Entrer dans le club
club-join-title = Vous avez une invitation
club-join-help = Au club { $name }, on joue ensemble. Comme membre, vous pouvez participer à ses tournois.
club-leave = Quitter le club
club-leave-sure = Quitter ce club ? Seul son lien permet de revenir.
club-leave-last = Personne d’autre n’y est : il finit avec vous.
club-leave-founder = Quitter ce club ? Qui en est membre depuis le plus longtemps prend votre place.
club-keep = Non, rester
club-link = Le lien
club-link-help = Qui l’a peut entrer.
club-link-new = Nouveau lien
club-link-new-help = Le lien précédent n’ouvre alors plus rien.
club-link-copy = Copier le lien
club-link-make = Créer un lien
club-hand-over = Transmettre
club-remove = Retirer
club-hand-over-sure = Transmettre le club à { $who } ?
club-remove-sure = Retirer { $who } ? Le lien du club n’ouvre alors plus rien. Faites-en ensuite un nouveau.
club-sure-yes = Oui
club-sure-no = Non
club-member-acts = Choix pour { $who }
club-closed-title = Ce club est pour ses membres
club-closed-text = Demandez le lien à un membre.
club-unknown-title = Ce club n’existe pas
club-unknown-help = Le lien est incomplet, ou le club est sur un autre serveur.
club-failed = La liste des clubs n’est pas arrivée.
