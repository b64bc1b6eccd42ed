### The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Pendules
clock-table = La table
clock-table-time = La table : { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = { $time } restantes
clock-runs = { $time } restantes, en marche
clock-stands = { $time } restantes, à l’arrêt
clock-out = Temps écoulé
clock-still = pendules arrêtées
clock-call-thirty = Plus que trente secondes
clock-call-ten = Plus que dix secondes
clock-call-stands = Les pendules sont arrêtées

plain-event-timeout = { $in_setup ->
    [true] { $seat } : temps de préparation écoulé, le serveur a placé le reste.
   *[false] { $seat } : temps écoulé.
 }
plain-end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
    [both] Nulle : un camp a épuisé son temps, mais l’autre ne pouvait plus gagner.
   *[other] { $winner } gagne au temps.
 }
end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
   *[watcher] { $winner ->
        [red] Le bleu a épuisé son temps.
       *[blue] Le rouge a épuisé son temps.
    }
 }
me-end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
   *[watcher] { $winner ->
        [red] Le Mal a épuisé son temps.
       *[blue] Le Bien a épuisé son temps.
    }
 }
end-timeout-draw = Nulle : un camp a épuisé son temps, mais l’autre ne pouvait plus gagner.

start-clock = Pendule
start-clock-none = Aucune
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 jour par coup
start-clock-other = Autre…
start-clock-none-help = Personne n’est pressé.
start-clock-game-help = { $minutes } minutes pour la partie et { $increment } secondes de plus à chaque coup.
start-clock-day-help = Un jour pour chaque coup. La partie n’est perdue qu’ensuite.
start-clock-setup-help = Préparation : { $minutes } minutes.
start-clock-shared-help = Une seule pendule pour tous les joueurs.
start-clock-computer-help = L’ordinateur n’a pas de pendule.
start-clock-kind = Comment compter le temps ?
start-clock-kind-game = Pour toute la partie
start-clock-kind-move = Pour chaque coup
start-clock-minutes = Minutes
start-clock-increment = Secondes de plus à chaque coup
start-clock-seconds = Secondes par coup
start-clock-setup = Minutes de préparation
