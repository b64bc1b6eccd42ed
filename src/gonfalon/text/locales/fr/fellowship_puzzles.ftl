### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = La partie n’est ni perdue ni gagnée. Quelle réponse gagne le plus souvent ?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Qui défend ?
        [wounds] Qui subit les dégâts ?
        [travel] Où voyager ?
        [engage] Quel combat ?
        [strike] Qui attaquer ?
        [hand] Garder cette main ?
       *[moment] Et maintenant ?
    } ({ $number })
puzzle-fellowship-attack = { $card } attaque avec une force de { $amount }.
puzzle-fellowship-state = Manche { $round }, menace { $threat }.
puzzle-fellowship-quoted = « { $act } »
puzzle-fellowship-unit = 1 est une partie gagnée sur 100. L’ordinateur les joue jusqu’au bout avec ses règles simples ; ce que vous ne voyez pas est mélangé de nouveau. La barre est pleine à 30.
puzzle-fellowship-value-best = { $act } : gagne le plus souvent.
puzzle-fellowship-value-fine = { $act } : gagne moins souvent, de { $behind } sur 100 ; aussi bon à la table.
puzzle-fellowship-value-loose = { $act } : gagne moins souvent, de { $behind } sur 100 ; vous perdez quelque chose.
puzzle-fellowship-value-error = { $act } : gagne moins souvent, de { $behind } sur 100 ; une erreur.
puzzle-fellowship-why-road = Vous avancez plus loin sur la route.
puzzle-fellowship-why-quest = Vous avez plus de force dans la quête.
puzzle-fellowship-why-threat = Votre menace reste plus basse.
puzzle-fellowship-why-heroes = Vos héros restent en meilleure santé.
puzzle-fellowship-why-company = Vous gardez la compagnie la plus forte.
puzzle-fellowship-why-means = Vous gardez plus de cartes et de ressources.
puzzle-fellowship-why-enemies = Il reste moins d’ennemis, ou de plus faibles.
puzzle-fellowship-why-wins = { $act } : gagne { $chance } parties sur 100, avec les mêmes { $games } paquets mélangés que les autres.
puzzle-fellowship-why-second = La deuxième réponse, { $act }, gagne { $chance } parties sur 100.
puzzle-theme-shield = Qui supporte le coup, et de qui aurez-vous besoin ensuite ?
puzzle-theme-wounds = Qui peut supporter les dégâts ?
puzzle-theme-travel = Que coûte ce lieu, et qu’enlève-t-il de la zone de préparation ?
puzzle-theme-engage = Quel ennemi voulez-vous affronter, et quand ?
puzzle-theme-strike = Quel ennemi doit tomber d’abord ?
puzzle-theme-spend = De quoi avez-vous besoin dans cette manche ?
puzzle-theme-hand = Est-ce une main pour gagner ?
puzzle-theme-moment = Pensez une manche plus loin.
