# La carte de fin du jeu de cartes : comment cela s’est passé, meilleur moment, tournant, que tenter.

fellowship-end-won-passage-through-mirkwood = À travers la Forêt Noire !
fellowship-end-won-journey-down-the-anduin = Le long de l’Anduin !
fellowship-end-won-escape-from-dol-guldur = Hors de Dol Guldur !
fellowship-end-won-other = La quête est accomplie !
fellowship-end-lost-threat = L’Œil vous a trouvés
fellowship-end-lost-heroes = Il ne reste aucun héros
fellowship-end-lost-other = La quête a échoué
fellowship-end-won-in = Gagné à la manche { $round }
fellowship-end-lost-in = Perdu à la manche { $round } · menace { $threat } sur { $limit } · la route en était à l’étape { $stage }{ $points ->
    [0] {""}
   *[other] , { $progress } sur { $points }
}
fellowship-end-curve = Menace à la fin de chaque manche
fellowship-end-curve-highest = La menace la plus haute à la fin de chaque manche
fellowship-end-point = Manche { $round } : { $threat }
fellowship-end-mark-card = { $card } { $amount }
fellowship-end-mark-quest_failed = quête manquée de { $amount }
fellowship-end-left = { $left } sur { $hits }
fellowship-end-fell = hors jeu, manche { $round }
fellowship-end-road = Route
fellowship-end-road-stage = étape { $stage }, { $progress } sur { $points }
fellowship-end-road-hunt = étape { $stage }
fellowship-end-road-done = tout est fait
fellowship-end-enemies = Ennemis vaincus
fellowship-end-locations = Lieux explorés
fellowship-end-threat = Menace { $sum }
fellowship-end-threat-of = manches { $rounds }, quêtes manquées { $quests }, cartes { $cards }
fellowship-end-best = Meilleur moment
fellowship-end-turned = Le tournant
fellowship-end-try = Que tenter
fellowship-end-none = Aucune manche ne s’est distinguée.
fellowship-end-in-round = Manche { $round } : { $what }
fellowship-end-outlook = Chance de gagner selon l’ordinateur : { $before } → { $after } %.
fellowship-end-see = Revoir
fellowship-end-telling = La partie est relue…
fellowship-end-told-felled = { $by } a vaincu { $card }.
fellowship-end-told-felled_alone = ennemi vaincu : { $card }.
fellowship-end-told-explored = lieu exploré : { $card }.
fellowship-end-told-stage_done = l’étape « { $card } » a été accomplie.
fellowship-end-told-quested = la quête a réussi avec { $amount } d’avance.
fellowship-end-told-quest_failed = la quête a échoué : il manquait { $amount }.
fellowship-end-told-cancelled = effet annulé : { $card }.
fellowship-end-told-threat_lowered = { $card } a baissé la menace de { $amount }.
fellowship-end-told-threat_raised = { $card } a augmenté la menace de { $amount }.
fellowship-end-told-undefended = personne n’a fait face à { $card }.
fellowship-end-told-engaged = { $card } s’est engagé avec vous.
fellowship-end-told-hero_fell = héros tombé : { $card }.
fellowship-end-told-ally_fell = allié tombé : { $card }.
fellowship-end-told-eliminated = { $seat } est hors du jeu.
fellowship-end-tip-travel = Voyagez plus tôt : au fil de la partie, des lieux ont opposé { $amount } de menace à la quête.
fellowship-end-tip-quest = Envoyez plus de monde en quête : les quêtes manquées ont augmenté la menace de { $amount }.
fellowship-end-tip-cards = Gardez de quoi parer les traîtrises : des cartes Rencontre ont augmenté la menace de { $amount }.
fellowship-end-tip-defend = Gardez un défenseur prêt : { $count ->
    [one] un héros est tombé
   *[other] { $count } héros sont tombés
} au combat ou par des cartes.
fellowship-end-tip-play = Jouez plus de votre main : à la fin il restait des cartes ({ $cards }) et des ressources ({ $resources }).
fellowship-end-tip-hurry = Avancez plus vite : { $rounds } manches à elles seules ont augmenté la menace de { $amount }.
fellowship-end-next-is = Le scénario suivant : { $scenario }.
fellowship-end-next-last = Celui-ci avec un autre paquet, ou la campagne avec les trois.
fellowship-end-next = Scénario suivant
fellowship-end-again = Reprendre à la manche { $round }
fellowship-end-not-counted = entraînement, ne compte pas
fellowship-end-deck = Changer de paquet
fellowship-end-fold = Voir la table
fellowship-end-unfold = Voir la carte de fin
fellowship-player-by-game = Par scénario
statistics-deck = Par paquet
statistics-difficulty = Par difficulté
