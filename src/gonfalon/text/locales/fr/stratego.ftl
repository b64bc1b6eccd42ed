## Whose turn, who is here

player-hunter = Chasseur
player-hunter-help = Cache ses pièces fortes et traque tout ce qu’il est sûr de battre.
player-miser = Avare
player-miser-help = Attend, compte ce qui reste et riposte.
player-prober = Sondeur
player-prober-help = Sacrifie des éclaireurs et de petites pièces pour savoir ce qui se trouve où.
player-rule_based = Règles simples
player-rule_based-help = Joue selon des règles simples et n’anticipe jamais. C’est à ce joueur que nous comparons les autres.

## The variants

variant-battle = Bataille
variant-battle-line = Le jeu complet, où rien n’est certain.
variant-duel = Duel
variant-duel-line = Une poignée de pièces, un grand plateau. Court et vif.
variant-classic = Classique
variant-classic-line = Comme dans la boîte classique, avec trois règles de tournoi au choix.
variant-classic39 = Classique 39
variant-classic39-line = Le jeu classique avec les 39 pièces que nomme sa liste imprimée.
variant-barrage = Barrage
variant-barrage-line = Un raid à travers un vaste terrain découvert.
variant-ultimate = Ultimate
variant-ultimate-line = La moitié de l’armée, toutes les ruses.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } pièce par camp
   *[other] { $count } pièces par camp
 }
stratego-how-1 = Disposez votre armée derrière ses bannières. Personne d’autre ne voit qui est où.
stratego-how-2 = Une pièce, une case par tour. Quand deux se rencontrent, les deux montrent leur rang ; le plus élevé reste.
stratego-how-3 = Quelque part, derrière les bombes et le bluff, se tient le drapeau. Qui le trouve gagne.
shelf-stratego = Stratego
stratego-idea-1 = Vous voyez leurs bannières, pas leurs rangs.
stratego-idea-2 = Deux pièces se rencontrent : elles se montrent, la plus faible tombe.
stratego-idea-3 = Trouvez leur drapeau avant qu’ils ne trouvent le vôtre.
stratego-games-status-setup-yours = Placez votre armée
stratego-games-status-screen = { $seat ->
    [1] Au rouge de jouer
   *[2] Au bleu de jouer
 }
stratego-games-over-screen = { $seat ->
    [1] Le rouge a gagné
   *[2] Le bleu a gagné
 }
stratego-games-side = { $seat ->
    [1] vous jouez rouge
   *[2] vous jouez bleu
 }

## The game and its rulesets

game-stratego = Stratego
game-middle_earth = Stratego en Terre du Milieu
shelf-middle_earth = Terre du Milieu
variant-me-classic = Terre du Milieu : Classique
variant-me-classic-line = Deux armées différentes, les règles simples.
variant-me-powers = Terre du Milieu : Pouvoirs spéciaux
variant-me-powers-line = Des aigles, des arcs longs, une hache et une rage.
variant-me-ring = Terre du Milieu : Détruire l’Anneau
variant-me-ring-line = Frodon en route vers la Montagne du Destin.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Au Bien de jouer
   *[2] Au Mal de jouer
 }
me-games-over-screen = { $seat ->
    [1] Le Bien a gagné
   *[2] Le Mal a gagné
 }
me-games-side = { $seat ->
    [1] vous jouez le Bien
   *[2] vous jouez le Mal
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Rouge
   *[2] Bleu
 }
me-seat-name = { $seat ->
    [1] Le Bien
   *[2] Le Mal
 }
studio-title = Atelier des mises en place
