# The cooperative card game, in French. The player cards and the scenarios have the names of the French edition, people and places
# their customary names; all others are ours.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Passage dans la Forêt Noire
scenario-journey-down-the-anduin = Voyage le long de l’Anduin
scenario-escape-from-dol-guldur = L’Évasion de Dol Guldur
set-passage-through-mirkwood = Passage dans la Forêt Noire
set-spiders-of-mirkwood = Araignées de la Forêt Noire
set-dol-guldur-orcs = Orques de Dol Guldur
set-saurons-reach = La portée de Sauron
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
stat-progress = Progression
stat-damage = Dégâts

## Keywords

keyword-doomed = Fatalité
keyword-doomed-help = Quand cette carte est révélée, la menace de chaque joueur monte du nombre écrit à côté du mot.
keyword-guarded = Gardé
keyword-guarded-help = Quand cet objectif est révélé, la carte Rencontre suivante lui est attachée comme garde ; nul ne peut le prendre tant que la garde est là.
keyword-ranged = Distance
keyword-ranged-help = Ce personnage peut attaquer des ennemis engagés avec d’autres joueurs.
keyword-restricted = Restreint
keyword-restricted-help = Un personnage garde au plus deux cartes portant ce mot ; s’il en reçoit une troisième, l’une des trois est défaussée.
keyword-sentinel = Sentinelle
keyword-sentinel-help = Ce personnage peut défendre les autres joueurs qui n’ont déclaré aucun défenseur.
keyword-surge = Déferlement
keyword-surge-help = Quand cette carte est révélée, une carte Rencontre de plus est révélée après elle.
keyword-victory = Victoire
keyword-victory-help = Vaincue ou explorée, cette carte rejoint les trophées et ôte ses points du score final, où le moins est le mieux.

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
