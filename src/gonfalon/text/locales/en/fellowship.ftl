# The cooperative card game: names and terms. What cards do is told in fellowship_cards.ftl.
#
# card-…, set-…, scenario-… and trait-… end in the ids of the data files.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Passage Through Mirkwood
scenario-journey-down-the-anduin = Journey Down the Anduin
scenario-escape-from-dol-guldur = Escape from Dol Guldur
set-passage-through-mirkwood = Passage Through Mirkwood
set-spiders-of-mirkwood = Spiders of Mirkwood
set-dol-guldur-orcs = Dol Guldur Orcs
set-saurons-reach = Sauron’s Reach
set-wilderlands = Wilderlands
set-journey-down-the-anduin = Journey Down the Anduin
set-escape-from-dol-guldur = Escape from Dol Guldur

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Hero
cardtype-ally = Ally
cardtype-attachment = Attachment
cardtype-event = Event
cardtype-enemy = Enemy
cardtype-location = Location
cardtype-treachery = Treachery
cardtype-objective = Objective
cardtype-quest = Quest
sphere-leadership = Leadership
sphere-tactics = Tactics
sphere-spirit = Spirit
sphere-lore = Lore
sphere-neutral = Neutral
phase-resource = Resource
phase-planning = Planning
phase-quest = Quest
phase-travel = Travel
phase-encounter = Encounter
phase-combat = Combat
phase-refresh = Refresh
timing-passive = Always
timing-action = Action
timing-response = Response
timing-forced = Forced
timing-revealed = When revealed
timing-shadow = Shadow
timing-travel = Travel
timing-attach = Attach
timing-setup = Setup
timing-delayed = At the end
stat-cost = Cost
stat-threat_cost = Threat cost
stat-willpower = Willpower
stat-attack = Attack
stat-defense = Defence
stat-hit_points = Hit points
stat-engagement_cost = Engagement cost
stat-threat = Threat
stat-quest_points = Quest points
stat-victory = Victory points
stat-resources = Resources
stat-progress = Progress
stat-damage = Damage

## Keywords

keyword-doomed = Doomed
keyword-doomed-help = When this card is revealed, every player’s threat rises by the number beside the word.
keyword-guarded = Guarded
keyword-guarded-help = When this objective is revealed, the next encounter card is attached to it as a guard; nobody can claim it until the guard is gone.
keyword-ranged = Ranged
keyword-ranged-help = This character can attack enemies that are engaged with other players.
keyword-restricted = Restricted
keyword-restricted-help = A character keeps at most two restricted cards; when a third is attached, one of the three is discarded.
keyword-sentinel = Sentinel
keyword-sentinel-help = This character can defend other players who have declared no defender of their own.
keyword-surge = Surge
keyword-surge-help = When this card is revealed, one more encounter card is revealed after it.
keyword-victory = Victory
keyword-victory-help = When this card is defeated or explored, it goes to the victory display and takes its points off the final score, where less is better.

## Traits

trait-archer = Archer
trait-armor = Armour
trait-artifact = Artefact
trait-beorning = Beorning
trait-condition = Condition
trait-craftsman = Craftsman
trait-creature = Creature
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Dungeon
trait-dwarf = Dwarf
trait-forest = Forest
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insect
trait-istari = Istari
trait-item = Item
trait-marshland = Marshland
trait-minstrel = Minstrel
trait-mountain = Mountain
trait-nazgul = Nazgûl
trait-noble = Noble
trait-noldor = Noldor
trait-orc = Orc
trait-ranger = Ranger
trait-riverland = Riverland
trait-rohan = Rohan
trait-scout = Scout
trait-silvan = Silvan
trait-skill = Skill
trait-spider = Spider
trait-steward = Steward
trait-stronghold = Stronghold
trait-title = Title
trait-trap = Trap
trait-troll = Troll
trait-undead = Undead
trait-warrior = Warrior
trait-wasteland = Wasteland
trait-weapon = Weapon

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

card-guard-of-the-citadel = Guard of the Citadel
card-faramir = Faramir
card-son-of-arnor = Son of Arnor
card-snowbourn-scout = Snowbourn Scout
card-silverlode-archer = Silverlode Archer
card-longbeard-orc-slayer = Longbeard Orc Slayer
card-brok-ironfist = Brok Ironfist
card-ever-vigilant = Ever Vigilant
card-common-cause = Common Cause
card-for-gondor = For Gondor!
card-sneak-attack = Sneak Attack
card-valiant-sacrifice = Valiant Sacrifice
card-grim-resolve = Grim Resolve
card-steward-of-gondor = Steward of Gondor
card-celebrians-stone = Celebrían’s Stone

## Tactics

card-veteran-axehand = Veteran Axehand
card-gondorian-spearman = Gondorian Spearman
card-horseback-archer = Horseback Archer
card-beorn = Beorn
card-blade-mastery = Blade Mastery
card-rain-of-arrows = Rain of Arrows
card-feint = Feint
card-quick-strike = Quick Strike
card-thicket-of-spears = Thicket of Spears
card-swift-strike = Swift Strike
card-stand-together = Stand Together
card-blade-of-gondolin = Blade of Gondolin
card-citadel-plate = Citadel Plate
card-dwarven-axe = Dwarven Axe
card-horn-of-gondor = Horn of Gondor

## Spirit

card-wandering-took = Wandering Took
card-lorien-guide = Lórien Guide
card-northern-tracker = Northern Tracker
card-the-galadhrims-greeting = The Galadhrim’s Greeting
card-strength-of-will = Strength of Will
card-hasty-stroke = Hasty Stroke
card-will-of-the-west = Will of the West
card-a-test-of-will = A Test of Will
card-stand-and-fight = Stand and Fight
card-a-light-in-the-dark = A Light in the Dark
card-dwarven-tomb = Dwarven Tomb
card-fortune-or-fate = Fortune or Fate
card-the-favor-of-the-lady = The Favor of the Lady
card-power-in-the-earth = Power in the Earth
card-unexpected-courage = Unexpected Courage

## Lore

card-daughter-of-the-nimrodel = Daughter of the Nimrodel
card-erebor-hammersmith = Erebor Hammersmith
card-henamarth-riversong = Henamarth Riversong
card-miner-of-the-iron-hills = Miner of the Iron Hills
card-gleowine = Gléowine
card-lore-of-imladris = Lore of Imladris
card-loriens-wealth = Lórien’s Wealth
card-radagasts-cunning = Radagast’s Cunning
card-secret-paths = Secret Paths
card-gandalfs-search = Gandalf’s Search
card-beorns-hospitality = Beorn’s Hospitality
card-forest-snare = Forest Snare
card-protector-of-lorien = Protector of Lórien
card-dark-knowledge = Dark Knowledge
card-self-preservation = Self Preservation

## Neutral

card-gandalf = Gandalf

## Encounter cards

card-king-spider = King Spider
card-hummerhorns = Hummerhorns
card-ungoliants-spawn = Ungoliant’s Spawn
card-great-forest-web = Great Forest Web
card-mountains-of-mirkwood = Mountains of Mirkwood
card-eyes-of-the-forest = Eyes of the Forest
card-caught-in-a-web = Caught in a Web
card-wolf-rider = Wolf Rider
card-hill-troll = Hill Troll
card-goblin-sniper = Goblin Sniper
card-marsh-adder = Marsh Adder
card-wargs = Wargs
card-despair = Despair
card-the-brown-lands = The Brown Lands
card-the-east-bight = The East Bight
card-dol-guldur-orcs = Dol Guldur Orcs
card-chieftan-ufthak = Chieftan Ufthak
card-dol-guldur-beastmaster = Dol Guldur Beastmaster
card-driven-by-shadow = Driven by Shadow
card-the-necromancers-reach = The Necromancer’s Reach
card-necromancers-pass = Necromancer’s Pass
card-enchanted-stream = Enchanted Stream
card-forest-spider = Forest Spider
card-east-bight-patrol = East Bight Patrol
card-black-forest-bats = Black Forest Bats
card-old-forest-road = Old Forest Road
card-forest-gate = Forest Gate
card-dungeon-jailor = Dungeon Jailor
card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
card-cavern-guardian = Cavern Guardian
card-under-the-shadow = Under the Shadow
card-iron-shackles = Iron Shackles
card-endless-caverns = Endless Caverns
card-tower-gate = Tower Gate
card-gandalfs-map = Gandalf’s Map
card-dungeon-torch = Dungeon Torch
card-shadow-key = Shadow Key
card-misty-mountain-goblins = Misty Mountain Goblins
card-massing-at-night = Massing at Night
card-banks-of-the-anduin = Banks of the Anduin
card-gladden-fields = Gladden Fields
card-eastern-crows = Eastern Crows
card-evil-storm = Evil Storm
card-pursued-by-shadow = Pursued by Shadow
card-treacherous-fog = Treacherous Fog

## Cards that lie face down

card-orc-guard = Orc Guard
card-prisoner = Prisoner

## Quest cards

card-flies-and-spiders = Flies and Spiders
card-a-fork-in-the-road = A Fork in the Road
card-dont-leave-the-path = Don’t Leave the Path!
card-beorns-path = Beorn’s Path
card-the-necromancers-tower = The Necromancer’s Tower
card-through-the-caverns = Through the Caverns
card-out-of-the-dungeons = Out of the Dungeons
card-to-the-river = To the River…
card-anduin-passage = Anduin Passage
card-ambush-on-the-shore = Ambush on the Shore
