# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Regarder
watch-title = Regarder
watch-lead = Des parties en cours que tout le monde peut regarder, avec un peu de retard.
watch-all = Toutes les parties à regarder
watch-empty-title = Aucune partie à regarder pour le moment
watch-empty-help = Regardez une partie terminée en attendant. Une partie apparaît ici quand sa table laisse tout le monde regarder.
watch-bar = Vous regardez
watch-late = { $minutes } min de retard
watch-late-none = en direct
watch-late-end = après la fin
watch-ends-in = C’est terminé ; vous verrez la fin dans { $time }.
watch-over = C’est terminé
watch-as-of = État à { $time }
watch-after-end-title = Vous verrez cette partie quand elle sera terminée
watch-after-end-help = La table l’a choisi ainsi. Laissez cette page ouverte : la partie apparaîtra d’elle-même.
watch-not-begun-title = Cette partie n’a pas commencé
watch-not-begun-help = Une place est encore libre. Laissez cette page ouverte : la partie apparaîtra d’elle-même.
watch-closed-title = Cette partie ne peut pas être regardée
watch-closed-help = La table joue sans spectateurs. Si vous y avez une place, ouvrez-la dans le navigateur où vous l’avez prise.
watch-gone-title = Cette partie n’existe pas ici
watch-gone-help = Le lien n’est pas complet, ou la partie se trouve sur un autre serveur.
watch-others = Parties à regarder
watch-count = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
watch-copy = Copier le lien pour regarder
watch-terms-link = Qui a le lien peut regarder,
watch-terms-everybody = Tout le monde peut regarder,
watch-terms-short = avec au moins 3 minutes et 5 coups de retard.
watch-terms-long = avec au moins 15 minutes et 15 coups de retard.
watch-terms-end = après la fin.
watch-terms-none = en direct.
watch-setting-up = Les armées se placent
watch-rematch = Regarder la revanche
start-watching = Qui peut regarder ?
start-watching-nobody = Personne
start-watching-link = Avec le lien
start-watching-everybody = Tout le monde
start-watching-nobody-help = Seuls ceux qui sont à la table voient la partie.
start-watching-link-help = La table a un lien à donner. Les spectateurs ne voient que ce que toute la table peut savoir.
start-watching-everybody-help = La partie figure dans la liste de ce serveur. Les spectateurs ne voient que ce que toute la table peut savoir.
start-delay = Avec quel retard ?
start-delay-short = 3 minutes, 5 coups
start-delay-long = 15 minutes, 15 coups
start-delay-end = Après la fin
start-delay-none = En direct
start-delay-help = Ainsi, aucun spectateur ne peut aider un joueur à temps.
start-delay-none-help = Qui prend une place l’apprend avant, et l’accepte en s’asseyant.
share-ask = Laisser d’autres voir cette partie
share-own = D’autres pourront voir cette partie quand tous auront accepté. Appuyez pour revenir en arrière.
error-match-not-shared = Les joueurs ne montrent pas cette partie, ou pas entièrement.
watch-empty-go = Regarder une partie terminée
watch-side = Côte à côte
watch-side-choose = Quelle partie est montrée
watch-side-game = Partie { $number }
watch-applaud = Applaudir
watch-applaud-sent = Vous avez applaudi
watch-applaud-late = Trop tard pour applaudir
watch-applaud-help = Les joueurs apprennent après la fin combien ont applaudi.
watch-applauded = { $count ->
    [one] Une personne qui regardait a applaudi
   *[other] { $count } personnes qui regardaient ont applaudi
  }
watch-named = Qui regarde
settings-watch-name = Montrer mon nom quand je regarde
settings-watch-name-help = Seuls les joueurs de cette table le voient. Sinon ils voient un nombre.
guess-at = { $seat } : { $place }
guess-not-yet = { $seat } : pas encore
guess-press = Choisissez la case : { $seat }.
guess-known = { $count ->
    [one] Vous avez deviné { $right } sur une.
   *[other] Vous avez deviné { $right } sur { $count }.
  }
guess-unknown = Ceux qui ont joué n’ont pas montré ce qui était caché.
