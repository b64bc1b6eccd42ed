### The list of puzzles and a puzzle at its board: what every game’s puzzles say.

puzzles-title = Problèmes
puzzles-intro = Que savez-vous, que jouez-vous ? Vous voyez une position telle qu’un joueur l’a vue. Trouvez le meilleur coup.
puzzles-daily = Le problème du jour
puzzles-daily-done = Le problème du jour, encore une fois
puzzles-go-on = Un problème à votre mesure
puzzles-due = { $count ->
    [one] { $count } problème revient pour un nouvel essai.
    *[other] { $count } problèmes reviennent pour un nouvel essai.
}
puzzles-list = Tous les problèmes, les faciles d’abord
puzzles-more = Autres problèmes, les faciles d’abord
puzzles-you = Vous { $rating }
puzzles-new = Pas encore classé
puzzles-placement = Classement { $done } sur { $count }
puzzles-streak = Série { $count }
puzzles-state-right = résolu
puzzles-state-half = un demi-point
puzzles-state-wrong = non résolu
puzzles-state-due = à essayer de nouveau
puzzle-back = Tous les problèmes
puzzle-before = Avant :
puzzle-lost = Pièces perdues
puzzle-clue = Indice
puzzle-clue-price = Avec un indice, la réponse ne compte pas pour votre classement.
puzzle-give-up = Abandonner
puzzle-right = { $act } : juste
puzzle-half = { $act } : presque aussi bon. Le meilleur est { $best }.
puzzle-wrong = { $act } : pas le meilleur coup. Le meilleur est { $best }.
puzzle-given-up = Le meilleur coup est { $best }.
puzzle-readings = Ce que { $place } peut être, d’après tout ce que vous avez vu
puzzle-values = Ce qu’en pense l’ordinateur
puzzle-value-best = { $act } est le meilleur coup.
puzzle-value-fine = { $act } rapporte { $behind } de moins : aussi bon à la table.
puzzle-value-loose = { $act } rapporte { $behind } de moins : vous donnez quelque chose.
puzzle-value-error = { $act } rapporte { $behind } de moins : une erreur.
puzzle-value-own = Votre coup.
puzzle-level = Le plus faible ordinateur qui le trouve : { $level }. Classement du problème : { $rating }.
puzzle-level-none = Aucun ordinateur ne le trouve à coup sûr. Classement du problème : { $rating }.
puzzle-choices = Ce que vous pouvez choisir
puzzle-choice-best = le meilleur
puzzle-choice-own = votre choix
puzzle-truth = Vérité
puzzle-truth-told = Voilà comment c’était vraiment. La réponse se fonde sur ce que vous pouviez savoir.
puzzle-replay = Revoir
puzzle-replay-of = Coup { $number } sur { $count }
puzzle-replay-first = Au début
puzzle-replay-previous = Un coup en arrière
puzzle-replay-next = Un coup en avant
puzzle-next = Problème suivant
puzzle-rated = Votre classement : { $rating } ({ $change }).
puzzle-first-rating = Votre premier classement : { $rating }.
puzzle-placement = Réponse { $done } sur { $count } pour votre premier classement.
puzzle-not-rated = Cette réponse ne compte pas pour votre classement.
puzzle-again = { $days ->
    [one] Il revient demain.
    *[other] Il revient dans { $days } jours.
}
