# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Vous regardez
watch-after-end-title = Vous verrez cette partie quand elle sera terminée
watch-after-end-help = La table l’a choisi ainsi. Laissez cette page ouverte : la partie apparaîtra d’elle-même.
watch-not-begun-title = Cette partie n’a pas commencé
watch-not-begun-help = Une place est encore libre. Laissez cette page ouverte : la partie apparaîtra d’elle-même.
watch-closed-help = La table joue sans spectateurs. Si vous y avez une place, ouvrez-la dans le navigateur où vous l’avez prise.
watch-gone-help = Le lien n’est pas complet, ou la partie se trouve sur un autre serveur.
watch-others = Parties à regarder
watch-setting-up = Les armées se placent
watch-rematch = Regarder la revanche
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
share-ask = Montrer cette partie
share-own = Qui a l’adresse peut voir cette partie.
watch-applaud = Applaudir
watch-applaud-sent = Vous avez applaudi
watch-applaud-late = Trop tard pour applaudir
watch-applaud-help = Les joueurs apprennent après la fin combien ont applaudi.
watch-applauded = { $count ->
    [one] Une personne qui regardait a applaudi
   *[other] { $count } personnes qui regardaient ont applaudi
  }
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
