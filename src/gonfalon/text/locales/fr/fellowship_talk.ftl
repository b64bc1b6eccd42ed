# Ce qui se dit à la table du jeu de cartes : signaux et plans.

fellowship-talk = Signaux aux autres
fellowship-talk-none = Pas encore un mot ce tour-ci.
fellowship-signal-commit-more = Engagez plus
fellowship-signal-keep-defender = Gardez un défenseur
fellowship-signal-save-resources = Gardez vos ressources
fellowship-signal-take-enemy = Prenez : { $enemy }
fellowship-event-signalled = { $seat } fait signe : { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = En quête : { $who }. Volonté { $willpower }, menace { $threat }.
fellowship-said-quest-nobody = Aucun des miens ne part en quête.
fellowship-said-keeps = Restent prêts : { $keeps }.
fellowship-said-defends = Contre { $enemy } défend { $defender }.
fellowship-said-undefended = Sans défense : { $undefended }.
fellowship-said-takes = J’engage : { $takes }.
fellowship-why-asked-more = On a demandé davantage.
fellowship-why-asked-defender = On a demandé un défenseur.
fellowship-why-all-go = La quête a besoin de tous.
fellowship-why-nobody-ready = Personne n’est prêt.
fellowship-why-enemies = Ceux-ci attaqueront : { $against }.
fellowship-why-unknown = Il peut encore venir quelque chose.
fellowship-why-asked-take = C’était demandé.
fellowship-why-strong-enough = Nous sommes assez forts.
fellowship-why-withstand = La défense tient si aucune ombre ne renforce l’attaque.
fellowship-why-nobody-falls = Il y aura des dégâts, mais personne ne tombe si aucune ombre ne les accroît.
fellowship-why-one-falls = Un défenseur tombe ; tout le reste nous coûterait plus cher.
fellowship-why-better-the-damage = Les dégâts pèsent moins qu’un défenseur.
fellowship-heed-commit-more = Bien, j’en envoie plus.
fellowship-heed-keep-defender = Bien, je garde un défenseur.
fellowship-heed-save-resources = Bien, je garde mes ressources.
fellowship-heed-take-enemy = Bien, si je peux je prends : { $enemy }.

fellowship-why-may = Vous pouvez : { $act }.

fellowship-odds-ask = Quelles sont les chances ?
fellowship-odds-title = Les chances de cette décision
fellowship-odds-help = Pour chaque réponse, l’ordinateur a joué { $games } parties jusqu’au bout selon ses règles simples, en retirant au sort tout ce que vous ne voyez pas. Il joue ainsi moins bien qu’avec sa recherche : comparez les réponses plutôt que de vous fier à un nombre.
fellowship-odds-playing = Les parties se jouent…
fellowship-odds-won = Gagnées
fellowship-odds-outlook = Perspective
fellowship-odds-won-of = { $won } sur { $games }
fellowship-odds-outlook-help = Perspective : ce que l’ordinateur attend deux manches plus tard, de 0 (perdu) à 100 (gagné).
fellowship-odds-none = Il n’y a rien à comparer ici.
fellowship-odds-outlook-of = { $share } sur 100
