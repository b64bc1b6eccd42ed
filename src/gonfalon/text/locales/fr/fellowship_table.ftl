## The game, its scenarios and options

option-difficulty = Difficulté
option-difficulty-help = « Facile » retire les cartes les plus dures et donne une ressource à chaque héros ; « de base » se joue sans cartes Ombre.
option-difficulty-standard = normale
option-difficulty-easy = facile
option-difficulty-basic = de base
option-rules = Quelles règles
option-rules-help = Avec toutes les précisions ultérieures, ou comme à la première impression.
option-rules-faq = d’aujourd’hui
option-rules-2011 = de 2011
option-open_hands = Mains ouvertes
option-open_hands-help = Chacun voit les cartes de tous.
option-copies = Exemplaires d’une carte
option-copies-help = Combien d’exemplaires d’une même carte votre paquet peut contenir.
option-copies-any = jusqu’à trois
start-group-rules = Règles
start-group-table = Table
bring-deck = Paquet
fault-unknown_card = Aucune carte de ce nom (ligne, nom) : { $where }
fault-other_printing = Une carte d’une autre boîte que la boîte de base (ligne, carte, ce qui l’indique) : { $where }
fault-unclear_count = On ne sait pas combien d’exemplaires sont voulus (ligne, texte) : { $where }
fault-too_many_copies = Trop d’exemplaires (ligne, carte, maximum) : { $where }
fault-hero_count = Un paquet a un à trois héros, pas { $where }.
fault-too_few_cards = Trop peu de cartes (présentes, requises) : { $where }
fault-hero_taken = Un héros ne peut commencer que chez un seul joueur : { $where }
end-quest_won = La quête est accomplie.
end-all_eliminated = Il ne reste aucun héros, ou la menace est devenue trop grande.
end-prisoner_lost = Le joueur qui devait délivrer le prisonnier est éliminé.

## Questions

prompt-fellowship_mulligan = Garder ces cartes ?
prompt-fellowship_planning = Que jouer ?
prompt-fellowship_window = Quelque chose à faire maintenant ?
prompt-fellowship_response = Répondre ?
prompt-fellowship_commit = Qui part en quête ?
prompt-fellowship_order = Quoi d’abord ?
prompt-fellowship_host = Où placer { $card } ?
prompt-fellowship_pay = Qui paie { $cost } ?
prompt-fellowship_target = { $card } : choisir
prompt-fellowship_player = { $card } : quel joueur ?
prompt-fellowship_mode = { $card } : quel effet ?
prompt-fellowship_amount = { $card } : combien ?
prompt-fellowship_cost = { $card } : avec quoi payer ?
prompt-fellowship_discard = { $card } : quelle carte défausser ?
prompt-fellowship_travel = Où aller ?
prompt-fellowship_engage = Engager un ennemi ?
prompt-fellowship_tie = Quel ennemi vient ?
prompt-fellowship_enemy = Quel ennemi attaque ensuite ?
prompt-fellowship_defender = Qui défend ?
prompt-fellowship_sentinel = Une sentinelle intervient-elle ?
prompt-fellowship_undefended = Dégâts : { $amount }. Qui les subit ?
prompt-fellowship_spread = Dégâts : { $amount }. Qui les subit ?
prompt-fellowship_attack = Quel ennemi attaquer ?
prompt-fellowship_attackers = Qui attaque { $card } ?
prompt-fellowship_join = Qui se joint à l’attaque contre { $card } ?
prompt-fellowship_restricted = { $card } porte trop : que défausser ?
prompt-fellowship_buy_ready = Payer { $cost } pour redresser { $card } ?
fellowship-aside-mulligan = On peut en piocher six autres, une seule fois.
fellowship-aside-planning = C’est le moment des alliés et des attachements.
fellowship-aside-commit = Ceux qui partent s’épuisent. Des cartes restent à révéler.
fellowship-aside-defender = La carte Ombre se révèle après le choix.
fellowship-aside-undefended = Personne n’a défendu : un héros subit tout.
fellowship-aside-travel = Un lieu actif n’ajoute pas de menace ; il faut d’abord l’explorer.
fellowship-aside-engage = Les ennemis qui vous remarquent viennent de toute façon.
fellowship-aside-pay = Cliquez sur un héros pour déplacer les pièces.
fellowship-trigger-committed = Après l’envoi des personnages en quête
fellowship-trigger-enters_play = { $card } entre en jeu
fellowship-trigger-leaves_play = { $card } quitte le jeu
fellowship-trigger-damaged = { $card } subit des dégâts
fellowship-trigger-revealing = On révèle { $card }
fellowship-trigger-travelled = Arrivée : { $card }
fellowship-trigger-explored = Lieu exploré : { $card }
fellowship-trigger-attacks = { $card } attaque
fellowship-trigger-attacked = Après l’attaque : { $card }
fellowship-trigger-attack_destroyed = L’attaque détruit { $card }
fellowship-trigger-engaged = { $card } engage le combat
fellowship-trigger-shadow_turned = Carte Ombre : { $card }
fellowship-trigger-defender_declared = { $card } défend
fellowship-window-after_draw = Après la pioche
fellowship-window-planning = Entre les tours d’organisation
fellowship-window-quest_start = Avant le départ
fellowship-window-after_commit = Après le départ
fellowship-window-after_staging = Après les révélations
fellowship-window-after_quest = Après la quête
fellowship-window-after_travel = Après le voyage
fellowship-window-after_engagement = Après le choix des ennemis
fellowship-window-after_checks = Après l’arrivée des ennemis
fellowship-window-after_shadows = Après les cartes Ombre
fellowship-window-attack_1 = Attaque ennemie : avant le défenseur
fellowship-window-attack_2 = Attaque ennemie : avant l’ombre
fellowship-window-attack_3 = Attaque ennemie : avant les dégâts
fellowship-window-attack_4 = Attaque ennemie : ensuite
fellowship-window-strike_1 = Attaque des joueurs : déclarée
fellowship-window-strike_2 = Attaque des joueurs : avant les dégâts
fellowship-window-strike_3 = Attaque des joueurs : ensuite
fellowship-window-after_refresh = Après la restauration

## Deeds on buttons

fellowship-do-keep = Garder
fellowship-do-redraw = Six autres
fellowship-do-defend = { $card } défend
fellowship-do-play = Jouer { $card }
fellowship-do-use = Utiliser { $card }
fellowship-do-buy = Payer : { $card } se redresse
fellowship-send-these = Envoyer : { $count }
fellowship-strike-with = Attaquer avec { $count }
fellowship-pay-button = Payer : { $pools }
fellowship-paid-from = { $amount } ({ $card })
fellowship-ability = Capacité { $number }
fellowship-undefended-takes = un héros subit { $amount }
fellowship-pass = Rien
fellowship-pass-planning = Organisation terminée
fellowship-pass-window = Continuer
fellowship-pass-response = Laisser passer
fellowship-pass-commit = Personne
fellowship-pass-travel = Rester ici
fellowship-pass-engage = N’engager personne
fellowship-pass-defender = Sans défense
fellowship-pass-sentinel = Pas de sentinelle
fellowship-pass-attack = Plus d’attaque
fellowship-pass-join = Personne de plus
fellowship-pass-buy_ready = Ne pas redresser
fellowship-mode-draw = Piocher des cartes
fellowship-mode-damage = Infliger des dégâts
fellowship-mode-threat = Réduire la menace
fellowship-mode-each_player = Chaque joueur
fellowship-mode-one_player = Un joueur

## Sums

fellowship-line = La question
fellowship-going-on = La manche continue.
fellowship-stat-willpower = volonté
fellowship-stat-attack = attaque
fellowship-stat-defense = défense
fellowship-stat-hit_points = points de vie
fellowship-stat-threat = menace
fellowship-stat-price = coût d’engagement
fellowship-road-done = lieu exploré
fellowship-stage-done = étape accomplie
fellowship-quest-fails = Échec : la menace de tous augmente de { $amount }
fellowship-quest-even = Égalité : rien ne se passe
fellowship-quest-so-far = { $outcome } (pour l’instant)
fellowship-quest-both = Réussite : { $road } au lieu, { $stage } à l’étape
fellowship-quest-road = Réussite : { $amount } au lieu
fellowship-quest-stage = Réussite : { $amount } à l’étape
fellowship-quest-spoken = Volonté { $willpower }, menace { $threat }. { $outcome }
fellowship-shadow = ombre
fellowship-nobody = personne
fellowship-damage = dégâts
fellowship-together = ensemble
fellowship-falls = tombe
fellowship-falls-at = tombe à +{ $amount }
fellowship-takes = subit { $amount }
fellowship-left = { $before } → { $after }
fellowship-you = Vous
fellowship-hand-deck = main { $hand } · paquet { $deck }
fellowship-first = premier joueur
fellowship-first-is = Premier joueur : { $seat }
fellowship-is-out = éliminé
fellowship-out-at = { $limit } fin
fellowship-threat-spoken = Menace { $threat } sur { $limit }
fellowship-coming = Arrivent dans cette manche : { $cards }
fellowship-coming-at = Ensuite : { $card }, à partir de { $threat } de menace.
fellowship-coming-none = Aucun ennemi n’attend dans la zone de préparation.
fellowship-moment-revealed = Révélée
fellowship-moment-shadow_turned = Ombre : { $enemy }
fellowship-moment-stage = Une nouvelle étape
fellowship-no-shadow = Pas d’effet Ombre.
fellowship-score-threat = menace
fellowship-score-heroes = héros tombés
fellowship-score-wounds = dégâts
fellowship-score-victory = points de victoire
fellowship-score-rounds = manches complètes
fellowship-score-faq = Score
fellowship-score-2011 = Score de 2011
fellowship-score-less = Score : le plus bas est le meilleur
fellowship-reached = Atteint : étape { $stage }, manche { $round }.
fellowship-history = Parties de ce scénario dans ce navigateur : { $count }, gagnées : { $won }
fellowship-history-day = Jour
fellowship-history-seats = Joueurs
fellowship-history-result = Résultat
fellowship-history-round = Manche
fellowship-history-score = Score (2011)
fellowship-history-best = meilleur
fellowship-history-lost = Perdue à l’étape { $stage }

## The table

fellowship-face-down = Carte face cachée
fellowship-is-ready = redressée
fellowship-is-exhausted = épuisée
fellowship-is-committed = en quête
fellowship-hits-of = { $left } points de vie sur { $all }
fellowship-progress-of = progrès { $progress } sur { $points }
fellowship-resources = ressources : { $count }
fellowship-with = avec { $cards }
fellowship-may-choose = peut être choisie
fellowship-not-payable = ne peut pas être payée pour l’instant
fellowship-has-shadows = ombre : { $cards }
fellowship-no-ability = Aucune capacité.
fellowship-close = Fermer
fellowship-road = La route
fellowship-no-location = Aucun lieu actif
fellowship-staging = Zone de préparation
fellowship-staging-empty = Rien ici.
fellowship-encounter-deck = paquet Rencontre
fellowship-own-deck = votre paquet
fellowship-discard = défausse
fellowship-victory = victoire
fellowship-pile-of-encounter = Défausse Rencontre
fellowship-pile-of-victory = Zone de victoire
fellowship-pile-of-own = Votre défausse
fellowship-pile-empty = Aucune carte.
fellowship-still-to-come = encore à venir : { $count }
event-own-mulligan = Les premières cartes sont décidées.
fellowship-engaged = Engagés
fellowship-attacking = Attaquants
fellowship-company = Compagnie
fellowship-partners = Partenaires
fellowship-hand = main { $count }
fellowship-hand-of = Main de { $seat }
fellowship-hand-empty = Aucune carte en main.
fellowship-offer = Cartes au choix
fellowship-phases = La manche
fellowship-phase-stops = { $phase } : arrêts
fellowship-round = Manche { $round }
fellowship-take-back = Annuler (Z)
fellowship-places = Zones de la table
fellowship-place-wild = Contrées
fellowship-place-mine = Compagnie
fellowship-place-partners = Autres
fellowship-place-log = Journal
fellowship-place-more = Plus
fellowship-page-before = Cartes précédentes
fellowship-page-next = Cartes suivantes
fellowship-rail = À côté de la table
fellowship-tab-log = Journal
fellowship-tab-card = Carte
fellowship-tab-stops = Arrêts
fellowship-tab-acts = Table
fellowship-card-none = Cliquez sur une carte pour la lire ici.
fellowship-stops-help = Le jeu s’arrête aux moments choisis ici, si vous pouvez agir. Les autres passent seuls.
fellowship-presets = Quels arrêts
fellowship-preset-learner = Débutant
fellowship-preset-usual = Habituel
fellowship-preset-quick = Rapide
fellowship-until = Continuer jusqu’à
fellowship-until-none = l’arrêt suivant
fellowship-passed = Passé pour vous : { $count }
fellowship-deck-of = paquet de { $seat }
fellowship-pile-discard = la défausse
fellowship-pile-hand = la main
fellowship-pile-deck = le paquet
fellowship-pile-victory = la zone de victoire
fellowship-pile-encounter = le paquet Rencontre
fellowship-pile-encounter_discard = la défausse Rencontre
fellowship-pile-staging = la zone de préparation
fellowship-pile-removed = hors du jeu
fellowship-pile-aside = de côté
fellowship-group-characters = Tous les personnages
fellowship-group-gondor = Tous ceux du Gondor
fellowship-group-staging-area = La zone de préparation

## What happened

event-phase = Manche { $round } – { $phase }
event-mulligan = { $seat } a décidé pour les premières cartes.
event-stage = Étape { $stage } : { $card }
event-stage_done = { $card } : étape accomplie.
event-income = Chaque héros reçoit une ressource.
event-drew =
    { $amount ->
        [one] { $seat } a pioché { $amount } carte.
       *[other] { $seat } a pioché { $amount } cartes.
    }
event-drew_cards = Cartes piochées : { $cards }
event-played = { $seat } a joué { $card }.
event-own-played = Vous avez joué { $card }.
event-used = { $seat } a utilisé { $card }.
event-own-used = Vous avez utilisé { $card }.
event-paid = Payé : { $pools }
fellowship-event-entered = { $card } entre en jeu.
event-attached = { $card } → { $to }.
event-left = { $card } quitte le jeu ({ $to }).
event-to_hand = { $card } rejoint la main.
event-discarded = Carte défaussée : { $card }.
event-shuffled_in = Carte mélangée au paquet : { $card }.
fellowship-event-committed = { $seat } envoie en quête : { $cards }.
event-own-committed = En quête : { $cards }
event-uncommitted = { $card } quitte la quête.
event-revealed = Carte révélée : { $card }
event-staged = { $card } rejoint la zone de préparation.
event-guarded = { $by } garde { $card }.
fellowship-event-cancelled = Effet annulé : { $card }.
event-reshuffled = La défausse Rencontre forme un nouveau paquet.
event-quest_resolved = Quête : { $willpower } contre { $threat }
event-progress = { $card } : progrès { $amount }
event-threat = { $seat } : menace { $before } → { $after }
event-own-threat = Menace { $before } → { $after }
event-travelled = Voyage : { $card }.
event-explored = Lieu exploré : { $card }.
event-engaged = { $card } s’engage avec { $seat }.
event-own-engaged = { $card } s’engage avec vous.
event-shadow_dealt = { $enemy } a une carte Ombre.
event-shadow_turned = Ombre ({ $enemy }) : { $card }
event-effect = { $card } · { $timing }
event-shadow_dropped = Carte Ombre défaussée : { $card }
event-attacks = { $enemy } attaque { $seat }.
event-own-attacks = { $enemy } vous attaque.
event-defended = En défense : { $cards }
event-undefended = Personne ne défend.
event-blow = { $enemy } : { $attack } contre { $defense }
event-attack = { $cards } contre { $enemy }
event-strike = { $enemy } : { $attack } contre { $defense }
event-damaged = { $card } : dégâts subis { $amount }.
event-healed = { $card } : dégâts soignés { $amount }.
event-exhausted = { $card } s’épuise.
event-readied = { $card } se redresse.
event-resources = { $card } : ressources { $amount }
event-modified = { $cards } : { $stat } { $amount }
event-modified_group = { $group } : { $stat } { $amount }
event-held = { $card } ne peut pas attaquer maintenant.
event-orc_guard = { $card } se dresse devant { $seat }.
event-refreshed = Tout se redresse.
event-first_player = Premier joueur : { $seat }
event-round_over = La manche { $round } est finie.
event-eliminated = { $seat } est éliminé.
fellowship-event-won = La quête est gagnée.
fellowship-event-lost = La quête est perdue.

## Scenarios and encounter sets

set-passage-through-mirkwood = Passage dans la Forêt Noire
set-spiders-of-mirkwood = Araignées de la Forêt Noire
set-dol-guldur-orcs = Orques de Dol Guldur
set-saurons-reach = La Main de Sauron
set-wilderlands = Terres Sauvages
set-journey-down-the-anduin = Voyage le long de l’Anduin
set-escape-from-dol-guldur = L’Évasion de Dol Guldur

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Héros
cardtype-ally = Allié
cardtype-attachment = Attachement
cardtype-event = Événement
cardtype-enemy = Ennemi
cardtype-location = Lieu
cardtype-treachery = Traîtrise
cardtype-objective = Objectif
cardtype-quest = Quête
sphere-leadership = Commandement
sphere-tactics = Tactique
sphere-spirit = Énergie
sphere-lore = Connaissance
sphere-neutral = Neutre
phase-resource = Ressources
phase-planning = Organisation
phase-quest = Quête
phase-travel = Voyage
phase-encounter = Rencontre
phase-combat = Combat
phase-refresh = Restauration
timing-passive = Toujours
timing-action = Action
timing-response = Réponse
timing-forced = Forcé
timing-revealed = Une fois révélée
timing-shadow = Ombre
timing-travel = Voyage
timing-attach = Attacher
timing-setup = Mise en place
timing-delayed = À la fin
stat-cost = Coût
stat-threat_cost = Coût de menace
stat-willpower = Volonté
stat-attack = Attaque
stat-defense = Défense
stat-hit_points = Points de vie
stat-engagement_cost = Coût d’engagement
stat-threat = Menace
stat-quest_points = Points de quête
stat-victory = Points de victoire
stat-resources = Ressources
stat-progress = Progrès
stat-damage = Dégâts

## Keywords

keyword-doomed = Fatalité
keyword-doomed-help = Quand cette carte est révélée, la menace de chaque joueur monte du nombre écrit à côté du mot.
keyword-guarded = Gardé
keyword-guarded-help = Quand cet objectif est révélé, la carte Rencontre suivante lui est attachée comme garde ; personne ne peut le prendre tant que la garde est là.
keyword-ranged = Distance
keyword-ranged-help = Ce personnage peut attaquer des ennemis engagés avec d’autres joueurs.
keyword-restricted = Restreint
keyword-restricted-help = Un personnage garde au plus deux cartes portant ce mot ; s’il en reçoit une troisième, l’une des trois est défaussée.
keyword-sentinel = Sentinelle
keyword-sentinel-help = Ce personnage peut défendre les autres joueurs qui n’ont déclaré aucun défenseur.
keyword-surge = Déferlement
keyword-surge-help = Quand cette carte est révélée, une carte Rencontre de plus est révélée après elle.
keyword-victory = Victoire
keyword-victory-help = Vaincue ou explorée, cette carte rejoint la zone de victoire et ôte ses points du score final, où le moins est le mieux.

## Traits

trait-archer = Archer
trait-armor = Armure
trait-artifact = Artefact
trait-beorning = Béornide
trait-condition = État
trait-craftsman = Artisan
trait-creature = Créature
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Cachot
trait-dwarf = Nain
trait-forest = Forêt
trait-goblin = Gobelin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insecte
trait-istari = Istari
trait-item = Objet
trait-marshland = Marais
trait-minstrel = Ménestrel
trait-mountain = Montagne
trait-nazgul = Nazgûl
trait-noble = Noble
trait-noldor = Noldor
trait-orc = Orque
trait-ranger = Rôdeur
trait-riverland = Rives
trait-rohan = Rohan
trait-scout = Éclaireur
trait-silvan = Sylvain
trait-skill = Compétence
trait-spider = Araignée
trait-steward = Intendant
trait-stronghold = Forteresse
trait-title = Titre
trait-trap = Piège
trait-troll = Troll
trait-undead = Mort-vivant
trait-warrior = Guerrier
trait-wasteland = Désolation
trait-weapon = Arme

## Heroes

card-aragorn = Aragorn
card-theodred = Théodred
card-gloin = Glóin
card-gimli = Gimli
card-legolas = Legolas
card-thalin = Thalin
card-eowyn = Éowyn
card-eleanor = Eleanor
card-dunhere = Dúnhere
card-denethor = Denethor
card-glorfindel = Glorfindel
card-beravor = Beravor

## Leadership

card-guard-of-the-citadel = Garde de la Citadelle
card-faramir = Faramir
card-son-of-arnor = Fils de l’Arnor
card-snowbourn-scout = Éclaireur du Snowbourn
card-silverlode-archer = Archer du Cours d’Argent
card-longbeard-orc-slayer = Tueur d’Orques Longue-Barbe
card-brok-ironfist = Brok Poing-de-Fer
card-ever-vigilant = Toujours Vigilant
card-common-cause = Cause Commune
card-for-gondor = Pour le Gondor !
card-sneak-attack = Attaque Furtive
card-valiant-sacrifice = Sacrifice Héroïque
card-grim-resolve = Détermination Acharnée
card-steward-of-gondor = Intendant du Gondor
card-celebrians-stone = Pierre de Celebrían

## Tactics

card-veteran-axehand = Vétéran à la Hache
card-gondorian-spearman = Lancier Gondorien
card-horseback-archer = Archer à Cheval
card-beorn = Beorn
card-blade-mastery = Maîtrise des Armes
card-rain-of-arrows = Pluie de Flèches
card-feint = Feinte
card-quick-strike = Coup Rapide
card-thicket-of-spears = Haie de Lances
card-swift-strike = Coup Brutal
card-stand-together = Faire Face Ensemble
card-blade-of-gondolin = Lame de Gondolin
card-citadel-plate = Armure de la Citadelle
card-dwarven-axe = Hache de Nain
card-horn-of-gondor = Cor du Gondor

## Spirit

card-wandering-took = Touque Aventureux
card-lorien-guide = Guide de la Lórien
card-northern-tracker = Traqueur du Nord
card-the-galadhrims-greeting = Salutations des Galadhrim
card-strength-of-will = Force de la Volonté
card-hasty-stroke = Coup Précipité
card-will-of-the-west = Volonté de l’Ouest
card-a-test-of-will = Tester sa Volonté
card-stand-and-fight = Tenir et Combattre
card-a-light-in-the-dark = Une Lumière dans les Ténèbres
card-dwarven-tomb = Tombe de Nain
card-fortune-or-fate = Chance ou Destin
card-the-favor-of-the-lady = La Faveur de la Dame
card-power-in-the-earth = Le Pouvoir de la Terre
card-unexpected-courage = Courage Inattendu

## Lore

card-daughter-of-the-nimrodel = Fille de la Nimrodel
card-erebor-hammersmith = Forgeron d’Erebor
card-henamarth-riversong = Henamarth Chantrivière
card-miner-of-the-iron-hills = Mineur des Monts du Fer
card-gleowine = Gléowine
card-lore-of-imladris = Savoir d’Imladris
card-loriens-wealth = Opulence de la Lórien
card-radagasts-cunning = Ruse de Radagast
card-secret-paths = Chemins Secrets
card-gandalfs-search = Recherches de Gandalf
card-beorns-hospitality = Hospitalité de Beorn
card-forest-snare = Danger de la Forêt
card-protector-of-lorien = Protecteur de la Lórien
card-dark-knowledge = Savoir Ténébreux
card-self-preservation = Instinct de Survie

## Neutral

card-gandalf = Gandalf

## Encounter cards

card-king-spider = Roi des Araignées
card-hummerhorns = Bourdonneurs
card-ungoliants-spawn = Engeance d’Ungoliant
card-great-forest-web = Grande Toile de la Forêt
card-mountains-of-mirkwood = Montagnes de la Forêt Noire
card-eyes-of-the-forest = Les Yeux de la Forêt
card-caught-in-a-web = Pris dans la Toile
card-wolf-rider = Chevaucheur de Loup
card-hill-troll = Troll des Collines
card-goblin-sniper = Tireur Gobelin
card-marsh-adder = Vipère des Marais
card-wargs = Wargs
card-despair = Désespoir
card-the-brown-lands = Les Terres Brunes
card-the-east-bight = L’Anse Orientale
card-dol-guldur-orcs = Orques de Dol Guldur
card-chieftan-ufthak = Chef Ufthak
card-dol-guldur-beastmaster = Maître des Bêtes de Dol Guldur
card-driven-by-shadow = Poussés par l’Ombre
card-the-necromancers-reach = La Main du Nécromancien
card-necromancers-pass = Le Col du Nécromancien
card-enchanted-stream = Ruisseau Enchanté
card-forest-spider = Araignée de la Forêt
card-east-bight-patrol = Patrouille de l’Anse Orientale
card-black-forest-bats = Chauves-souris des Bois Sombres
card-old-forest-road = Vieille Route de la Forêt
card-forest-gate = Porte de la Forêt
card-dungeon-jailor = Geôlier des Cachots
card-nazgul-of-dol-guldur = Nazgûl de Dol Guldur
card-cavern-guardian = Gardien de la Caverne
card-under-the-shadow = Sous l’Ombre
card-iron-shackles = Fers aux Poignets
card-endless-caverns = Cavernes sans Fin
card-tower-gate = Porte de la Tour
card-gandalfs-map = Carte de Gandalf
card-dungeon-torch = Torche des Cachots
card-shadow-key = Clé d’Ombre
card-misty-mountain-goblins = Gobelins des Monts Brumeux
card-massing-at-night = Rassemblement Nocturne
card-banks-of-the-anduin = Berges de l’Anduin
card-gladden-fields = Champs aux Iris
card-eastern-crows = Corbeaux de l’Est
card-evil-storm = Tempête Maléfique
card-pursued-by-shadow = Poursuivis par l’Ombre
card-treacherous-fog = Brouillard Perfide

## Cards that lie face down

card-orc-guard = Garde Orque
card-prisoner = Prisonnier

## Quest cards

card-flies-and-spiders = Mouches et Araignées
card-a-fork-in-the-road = Une Croisée des Chemins
card-dont-leave-the-path = Ne quittez pas le sentier !
card-beorns-path = Le Sentier de Beorn
card-the-necromancers-tower = La Tour du Nécromancien
card-through-the-caverns = À travers les Cavernes
card-out-of-the-dungeons = Hors des Cachots
card-to-the-river = Vers le Fleuve…
card-anduin-passage = Descente de l’Anduin
card-ambush-on-the-shore = Embuscade sur la Rive
