# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Regarder
watch-title = Regarder
watch-lead = Des parties en cours que tout le monde peut regarder, avec un peu de retard.
watch-all = Toutes les parties à regarder
watch-empty-title = Aucune partie à regarder pour le moment
watch-empty-help = Regardez une partie terminée en attendant. Une partie apparaît ici quand sa table laisse tout le monde regarder.
watch-late = { $minutes } min de retard
watch-late-none = en direct
watch-late-end = après la fin
watch-ends-in = C’est terminé ; vous verrez la fin dans { $time }.
watch-over = C’est terminé
watch-as-of = État à { $time }
watch-closed-title = Cette partie ne peut pas être regardée
watch-gone-title = Cette partie n’existe pas ici
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
error-match-not-shared = Les joueurs ne montrent pas cette partie, ou pas entièrement.
watch-empty-go = Regarder une partie terminée
watch-side = Côte à côte
watch-side-choose = Quelle partie est montrée
watch-side-game = Partie { $number }
watch-named = Qui regarde
