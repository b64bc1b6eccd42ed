# The deck builder, proposals and the campaign of the card game.

decks-tabs = Ce qui est montré
decks-tab-cards = Cartes
decks-tab-text = En texte
decks-tab-deck = Paquet ({ $count })
decks-name = Nom du paquet
decks-new-name = Paquet { $number }
decks-save = Enregistrer
decks-saved = Enregistré
decks-open = Ouvrir un paquet…
decks-new = Un paquet vide
decks-mine = Mes paquets
decks-starters = Paquets de départ
decks-starter-leadership = Paquet de départ : Commandement
decks-starter-tactics = Paquet de départ : Tactique
decks-starter-spirit = Paquet de départ : Énergie
decks-starter-lore = Paquet de départ : Connaissance
decks-share = Copier le lien
decks-shared = Lien copié
decks-forget = Supprimer « { $name } »
decks-forget-yes = Supprimer
decks-forget-no = Garder
decks-carry = Glissez la carte dans le paquet, ou hors du paquet.
decks-search = Chercher noms, traits, mots…
decks-cards = Cartes
decks-by-sphere = Sphères
decks-by-type = Types
decks-by-cost = Coûts
decks-by-trait = Trait
decks-any-trait = N’importe quel trait
decks-cost = Coût { $cost }
decks-in-deck = Dans le paquet
decks-order = Ordre
decks-order-sphere = Par sphère, puis coût
decks-order-cost = Par coût
decks-order-type = Par type
decks-order-name = Par nom
decks-shown =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-all = Tout montrer
decks-none-shown = Aucune carte ne répond à tous ces filtres.
decks-copies-of = Exemplaires : { $card }
decks-the-deck = Le paquet
decks-choose-hero = Choisir un héros
decks-threat = menace de départ
decks-size = cartes hors héros
decks-mean = coût moyen
decks-curve = Cartes par coût
decks-traits = Traits des héros et des alliés
decks-group-ally = Alliés
decks-group-attachment = Attachements
decks-group-event = Événements
decks-hand = Une main
decks-draw = Piocher une main
decks-play = Jouer avec ce paquet
decks-scenario = Scénario
decks-checking = Vérification…
decks-away = Le serveur ne répond pas : les règles ne peuvent être vérifiées.
decks-fine = Le paquet respecte toutes les règles.
decks-else-fine = Tout le reste est en ordre.
decks-fault-too_few_cards =
    { $left ->
        [one] Encore { $left } carte
       *[other] Encore { $left } cartes
    } pour atteindre le minimum de { $least }.
decks-fault-hero_count =
    { $count ->
        [0] Un paquet demande un à trois héros.
       *[other] Un paquet a un à trois héros, non { $count }.
    }
decks-fault-unknown_card = Ligne { $line } : aucune carte « { $name } ».
decks-fault-other_printing = Ligne { $line } : cette carte « { $card } » vient d’une autre extension. On ne joue ici qu’avec la boîte de base. Sans la mention ({ $most }), c’est la carte de base.
decks-fault-unclear_count = Ligne { $line } : combien d’exemplaires ? « { $name } »
decks-left-out = Laissé de côté, car cela ne fait pas partie du paquet :
left-out-title = Ligne { $line }, titre : { $text }
left-out-packs = Ligne { $line }, liste des extensions : { $text }
left-out-sideboard = Ligne { $line }, dans la réserve : { $text }
left-out-scenario = Ligne { $line }, une carte du scénario : { $text }
left-out-total = Ligne { $line }, un total : { $text }
left-out-note = Ligne { $line }, une note : { $text }
decks-fault-too_many_copies = Ligne { $line } : { $most } × { $card } au plus.
decks-text = Le paquet en liste
decks-text-help = Une ligne par carte : 3x et son nom. Les listes de RingsDB et les fichiers d’OCTGN sont lus aussi. Ce qui est laissé de côté est indiqué.
decks-copy = Copier le texte
decks-copied = Copié
decks-tidy = Mettre en ordre
decks-to-file = Vers un fichier
decks-from-file = Depuis un fichier
decks-file-long = Ce fichier est trop long pour un paquet.
decks-bring-any = Un paquet de départ que personne n’a
decks-bring-list = Ma propre liste…
decks-lone-hero = Avec un seul héros et un seul joueur, « L’Évasion de Dol Guldur » est perdue aussitôt : ce héros devient le prisonnier.
fellowship-start-brings-help = Un paquet de départ comme { $example }, un paquet à vous ou une liste.
decks-tab-proposal = Proposition
decks-proposal-help = L’ordinateur propose un paquet valable de 50 cartes. D’abord une liste qui a gagné, s’il y en a une qui convient ; puis des paquets faits selon ses règles simples contre le scénario.
decks-proposal-spheres = De ces sphères (aucune : toutes)
decks-proposal-go = Proposer un paquet
decks-proposal-another = En proposer un autre
decks-proposal-name = Proposition { $number } : { $scenario }
decks-sound = Paquets qui ont gagné
decks-sound-three-spheres = Trois sphères
decks-sound-sword-and-axe = Épée et hache
decks-sound-will-and-wisdom = Volonté et savoir
decks-idea-leadership = Amasse des ressources et met en jeu beaucoup d’alliés : fort partout, et bon pour apprendre.
decks-idea-tactics = Abat ce qui approche et avance lentement en quête : bon à côté d’un second joueur.
decks-idea-spirit = Beaucoup de volonté, une menace basse et de quoi annuler les mauvaises surprises ; il se bat mal.
decks-idea-lore = Soigne, pioche et regarde devant : lent, mais difficile à user.
decks-idea-three-spheres = Éowyn part en quête, Théodred paie, Beravor pioche : la meilleure des trois listes pour les longs scénarios.
decks-idea-sword-and-axe = Aragorn part en quête et se redresse, Glóin tire des ressources de ses blessures, Gimli abat ce qui les engage.
decks-idea-will-and-wisdom = Éowyn et Glorfindel apportent beaucoup de volonté, Denethor défend, et ce qui est révélé peut s’annuler.
decks-propose-here = Proposer un paquet qui a ses chances
decks-propose-hardly-won = Seul, presque aucun paquet ne gagne ici : avec les paquets du programme, l’ordinateur a gagné { $won } parties sur { $games }.
decks-of-seat = { $seat } apporte { $heroes }.
decks-hero-taken = { $count ->
    [one] { $heroes } est déjà à une autre place : aucun héros n’est deux fois à la table.
   *[other] { $heroes } sont déjà à une autre place : aucun héros n’est deux fois à la table.
}
decks-proposal-one = Les cartes d’une seule sphère ne font pas un paquet de 50 : choisissez-en une seconde, ou aucune.
decks-measure-title = Combien de fois l’ordinateur gagne-t-il avec ce paquet ?
decks-measure-help = L’ordinateur joue seul, avec des règles simples, { $games } parties avec le paquet sur la table. Cela dure un peu et ne ralentit rien. Un paquet proposé est mesuré de lui-même.
decks-measure-go = Mesurer ce paquet
decks-measure-stop = Arrêter
decks-measure-waiting = Attend d’autres mesures…
decks-measure-gave-way = Le serveur mesure un autre paquet. « Mesurer ce paquet » le met dans la file d’attente.
decks-measure-before = Mesuré avant le dernier changement du paquet.
decks-measure-so-far = Parties gagnées : { $won } sur { $done }, soit entre { $low } et { $high } sur 100 (vrai 95 fois sur 100).
decks-measure-of = { $deck } contre { $scenario }
error-measure-busy = Trop de paquets sont en mesure. Réessayez dans quelques minutes.
error-measure-unknown = Cette mesure n’existe plus. Relancez-la.
campaign-intro = Les trois scénarios dans l’ordre avec les mêmes paquets. Un scénario perdu se recommence ; les scores des trois victoires s’ajoutent, le plus bas est le meilleur. Les campagnes sont gardées dans ce navigateur, leurs parties sur le serveur.
campaign-new = Une nouvelle campagne
campaign-name = Son nom
campaign-name-of = Campagne { $number }
campaign-seat = Paquet de la place { $seat }
campaign-start = Commencer la campagne
campaign-sheet = Feuille de campagne
campaign-games = Parties
campaign-result = Résultat
campaign-score = Score ({ $rules })
campaign-total = Ensemble
campaign-going = en cours
campaign-go-on = Continuer la partie
campaign-play = Jouer : { $scenario }
campaign-done = Les trois scénarios sont gagnés.
campaign-lost = Plus personne ne peut continuer : tous les héros sont tombés ou éliminés. La campagne est perdue.
campaign-anew = Recommencer
campaign-kind = Entre les scénarios
campaign-kind-usual = campagne normale
campaign-kind-hard = campagne difficile
campaign-kind-help = Dans la campagne difficile, la menace, les blessures, les héros tombés et les défausses passent au scénario suivant. Le reste est remélangé dans les paquets.
campaign-carried = Emporté dans { $scenario } :
campaign-carried-threat = menace { $threat }
campaign-carried-wounds = blessures : { $heroes }
campaign-carried-fallen = tombés : { $heroes }
campaign-carried-discard = cartes défaussées : { $cards }
campaign-forget = Supprimer la campagne
campaign-own-deck = un paquet personnel
campaign-hard = Difficile :
campaign-search = L’ordinateur, qui essaie 40 fois avant de répondre, en a gagné { $won } sur { $games }.
campaign-computer = L’ordinateur, avec des règles simples, a gagné seul { $won } fois sur { $games } avec ce paquet.
campaign-measure = { $seats ->
    [1] Mesurer ce paquet
   *[other] Mesurer ces paquets
}
campaign-measure-again = Mesurer de nouveau
campaign-measured = Mesuré dans ce navigateur le { $date } : l’ordinateur, avec des règles simples, a gagné { $won } fois sur { $games } { $seats ->
    [1] seul avec ce paquet
   *[other] avec ces paquets
} : entre { $low } et { $high } sur 100 (vrai 95 fois sur 100).
campaign-unmeasured = Pas encore mesuré avec { $seats ->
    [1] ce paquet
   *[other] ces paquets
}.
campaign-unknown = Non mesuré avec ces paquets : tous ne sont pas encore connus.
campaign-people = Sur ce serveur, les joueurs ont gagné { $won } fois sur { $games } avec autant de places.
campaign-suiting-first = Pour une première partie, « { $difficulty } » vous convient : c’est la difficulté la plus douce.
campaign-suiting = Après votre dernière partie ici, « { $difficulty } » vous convient. C’est plus dur après une victoire, plus doux après une défaite.
campaign-suiting-choose = Choisir « { $difficulty } »
campaign-suiting-deck = Pour une première partie, « { $deck } » vous convient. En jouant comme un nouveau venu, l’ordinateur a gagné { $won } parties sur { $games } avec ce paquet. Avec chacun des autres paquets de départ, il en a gagné { $most } au plus.
campaign-suiting-take = Prendre « { $deck } »
campaign-player = Joueur
campaign-players = Joueurs
campaign-won = Gagnées
campaign-best = Meilleure somme (le moins est le mieux)
campaign-friend-deck = C’est votre ami qui choisit ce paquet : chaque partie crée un lien, et qui l’ouvre en apporte un.
campaign-link = Copier le lien de cette feuille
campaign-offered = Une feuille par lien : { $name }
campaign-offered-help = Gardée ici, elle se range à côté des vôtres et lit les résultats de ses parties terminées. Qui a commencé la campagne en commence les parties.
campaign-offered-keep = Garder cette feuille
