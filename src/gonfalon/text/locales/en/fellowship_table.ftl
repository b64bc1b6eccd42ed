## The game, its scenarios and options

option-difficulty = Difficulty
option-difficulty-help = “Easy” takes the hardest cards out and gives every hero a resource; “basic” plays without shadow cards.
option-difficulty-standard = standard
option-difficulty-easy = easy
option-difficulty-basic = basic
option-rules = Which rules
option-rules-help = With all later rulings, or as first printed.
option-rules-faq = of today
option-rules-2011 = of 2011
option-open_hands = Open hands
option-open_hands-help = Everybody sees every hand.
option-copies = Copies of a card
option-copies-help = How many copies of one card your own deck may hold.
option-copies-any = up to three
start-group-rules = Rules
start-group-table = Table
bring-deck = Deck
fault-unknown_card = No card of that name (line, name): { $where }
fault-other_printing = A card of another set than the core set (line, card, what says so): { $where }
fault-unclear_count = It is unclear how many copies are meant (line, text): { $where }
fault-too_many_copies = Too many copies (line, card, most allowed): { $where }
fault-hero_count = A deck has one to three heroes, not { $where }.
fault-too_few_cards = Too few cards (has, needs): { $where }
fault-hero_taken = A hero may start with one player only: { $where }
end-quest_won = The quest is done.
end-all_eliminated = No hero is left, or the threat grew too high.
end-prisoner_lost = Whoever was to free the prisoner is out of the game.

## Questions

prompt-fellowship_mulligan = Keep these cards?
prompt-fellowship_planning = What do you play?
prompt-fellowship_window = Anything to do now?
prompt-fellowship_response = Respond?
prompt-fellowship_commit = Who goes on the quest?
prompt-fellowship_order = Which comes first?
prompt-fellowship_host = Where does { $card } go?
prompt-fellowship_pay = Who pays { $cost }?
prompt-fellowship_target = { $card }: choose
prompt-fellowship_player = { $card }: which player?
prompt-fellowship_mode = { $card }: which effect?
prompt-fellowship_amount = { $card }: how much?
prompt-fellowship_cost = { $card }: what pays for it?
prompt-fellowship_discard = { $card }: which card is discarded?
prompt-fellowship_travel = Where to?
prompt-fellowship_engage = Engage an enemy?
prompt-fellowship_tie = Which enemy comes?
prompt-fellowship_enemy = Which enemy attacks next?
prompt-fellowship_defender = Who defends?
prompt-fellowship_sentinel = Does a sentinel step in?
prompt-fellowship_undefended = Who takes { $amount } damage?
prompt-fellowship_spread = Who takes the { $amount } damage?
prompt-fellowship_attack = Attack which enemy?
prompt-fellowship_attackers = Who attacks { $card }?
prompt-fellowship_join = Who joins the attack on { $card }?
prompt-fellowship_restricted = { $card } carries too much: what is discarded?
prompt-fellowship_buy_ready = Pay { $cost } so that { $card } readies?
fellowship-aside-mulligan = You may draw six new ones, once.
fellowship-aside-planning = Allies and attachments are played now.
fellowship-aside-commit = Whoever goes exhausts. Cards are still to be revealed.
fellowship-aside-defender = The shadow card turns up after the choice.
fellowship-aside-undefended = Nobody defended: one hero takes it all.
fellowship-aside-travel = An active location adds no threat; it must be explored first.
fellowship-aside-engage = Enemies that notice you come anyway.
fellowship-aside-pay = Click a hero to shift the coins.
fellowship-trigger-committed = After characters went on the quest
fellowship-trigger-enters_play = { $card } entered play
fellowship-trigger-leaves_play = { $card } left play
fellowship-trigger-damaged = { $card } took damage
fellowship-trigger-revealing = { $card } is being revealed
fellowship-trigger-travelled = You came to { $card }
fellowship-trigger-explored = { $card } is explored
fellowship-trigger-attacks = { $card } attacks
fellowship-trigger-attacked = After the attack of { $card }
fellowship-trigger-attack_destroyed = { $card } is destroyed
fellowship-trigger-engaged = { $card } engages
fellowship-trigger-shadow_turned = Shadow card: { $card }
fellowship-trigger-defender_declared = { $card } defends
fellowship-window-after_draw = After drawing
fellowship-window-planning = Between planning turns
fellowship-window-quest_start = Before anybody goes
fellowship-window-after_commit = After they went
fellowship-window-after_staging = After the reveals
fellowship-window-after_quest = After the quest
fellowship-window-after_travel = After travelling
fellowship-window-after_engagement = After the choice of enemies
fellowship-window-after_checks = After enemies came
fellowship-window-after_shadows = After the shadow cards
fellowship-window-attack_1 = Enemy attack: before the defender
fellowship-window-attack_2 = Enemy attack: before the shadow
fellowship-window-attack_3 = Enemy attack: before the damage
fellowship-window-attack_4 = Enemy attack: afterwards
fellowship-window-strike_1 = The players’ attack: declared
fellowship-window-strike_2 = The players’ attack: before the damage
fellowship-window-strike_3 = The players’ attack: afterwards
fellowship-window-after_refresh = After the refresh

## Deeds on buttons

fellowship-do-keep = Keep
fellowship-do-redraw = Six new
fellowship-do-defend = { $card } defends
fellowship-do-play = Play { $card }
fellowship-do-use = Use { $card }
fellowship-do-buy = Pay: { $card } readies
fellowship-send-these = Send these { $count }
fellowship-strike-with = Attack with { $count }
fellowship-pay-button = Pay { $pools }
fellowship-paid-from = { $amount } from { $card }
fellowship-ability = Ability { $number }
fellowship-undefended-takes = a hero takes { $amount }
fellowship-pass = Nothing
fellowship-pass-planning = Planning done
fellowship-pass-window = Go on
fellowship-pass-response = Let it pass
fellowship-pass-commit = Nobody
fellowship-pass-travel = Stay here
fellowship-pass-engage = Engage nobody
fellowship-pass-defender = Undefended
fellowship-pass-sentinel = No sentinel
fellowship-pass-attack = No more attacks
fellowship-pass-join = Nobody joins
fellowship-pass-buy_ready = Stay exhausted
fellowship-mode-draw = Draw cards
fellowship-mode-damage = Deal damage
fellowship-mode-threat = Lower the threat
fellowship-mode-each_player = Every player
fellowship-mode-one_player = One player

## Sums

fellowship-line = The question
fellowship-going-on = The round goes on.
fellowship-stat-willpower = willpower
fellowship-stat-attack = attack
fellowship-stat-defense = defence
fellowship-stat-hit_points = hit points
fellowship-stat-threat = threat
fellowship-stat-price = engagement cost
fellowship-road-done = location explored
fellowship-stage-done = stage done
fellowship-quest-fails = Fails: everybody’s threat rises by { $amount }
fellowship-quest-even = Even: nothing happens
fellowship-quest-so-far = { $outcome } (so far)
fellowship-quest-both = Succeeds: { $road } to the location, { $stage } to the stage
fellowship-quest-road = Succeeds: { $amount } to the location
fellowship-quest-stage = Succeeds: { $amount } to the stage
fellowship-quest-spoken = Willpower { $willpower }, threat { $threat }. { $outcome }
fellowship-shadow = shadow
fellowship-nobody = nobody
fellowship-damage = damage
fellowship-together = together
fellowship-falls = falls
fellowship-falls-at = falls at +{ $amount }
fellowship-takes = takes { $amount }
fellowship-left = { $before } → { $after }
fellowship-you = You
fellowship-hand-deck = hand { $hand } · deck { $deck }
fellowship-first = first player
fellowship-first-is = First player: { $seat }
fellowship-is-out = out
fellowship-out-at = { $limit } out
fellowship-threat-spoken = Threat { $threat } of { $limit }
fellowship-coming = Will come this round: { $cards }
fellowship-coming-at = Next comes { $card }, at threat { $threat }.
fellowship-coming-none = No enemy waits in the staging area.
fellowship-moment-revealed = Revealed
fellowship-moment-shadow_turned = Shadow of { $enemy }
fellowship-moment-stage = A new stage
fellowship-no-shadow = No shadow effect.
fellowship-score-threat = threat
fellowship-score-heroes = fallen heroes
fellowship-score-wounds = damage
fellowship-score-victory = victory points
fellowship-score-rounds = completed rounds
fellowship-score-faq = Score
fellowship-score-2011 = Score of 2011
fellowship-score-less = Score: less is better
fellowship-reached = Reached: stage { $stage }, round { $round }.
fellowship-history = Games of this scenario in this browser: { $count }, won: { $won }
fellowship-history-day = Day
fellowship-history-seats = Players
fellowship-history-result = Result
fellowship-history-round = Round
fellowship-history-score = Score (2011)
fellowship-history-best = best
fellowship-history-lost = Lost in stage { $stage }

## The table

fellowship-face-down = Face-down card
fellowship-is-ready = ready
fellowship-is-exhausted = exhausted
fellowship-is-committed = on the quest
fellowship-hits-of = { $left } of { $all } hit points
fellowship-progress-of = progress { $progress } of { $points }
fellowship-resources = resources: { $count }
fellowship-with = with { $cards }
fellowship-may-choose = may be chosen
fellowship-not-payable = cannot be paid for now
fellowship-has-shadows = shadow: { $cards }
fellowship-no-ability = No ability.
fellowship-close = Close
fellowship-road = The road
fellowship-no-location = No active location
fellowship-staging = Staging area
fellowship-staging-empty = Nothing lies here.
fellowship-encounter-deck = encounter deck
fellowship-own-deck = your deck
fellowship-discard = discard
fellowship-victory = victory
fellowship-pile-of-encounter = Encounter discard
fellowship-pile-of-victory = Victory display
fellowship-pile-of-own = Your discard pile
fellowship-pile-empty = No cards.
fellowship-still-to-come = still to come: { $count }
event-own-mulligan = The first cards are settled.
fellowship-engaged = Engaged
fellowship-attacking = Attacking
fellowship-company = Company
fellowship-partners = Partners
fellowship-hand = hand { $count }
fellowship-hand-of = Hand of { $seat }
fellowship-hand-empty = No cards in hand.
fellowship-offer = Cards to choose from
fellowship-phases = The round
fellowship-phase-stops = { $phase }: stops
fellowship-round = Round { $round }
fellowship-take-back = Take back (Z)
fellowship-places = Places of the table
fellowship-place-wild = Wilds
fellowship-place-mine = Company
fellowship-place-partners = Others
fellowship-place-log = Log
fellowship-place-more = More
fellowship-page-before = Previous cards
fellowship-page-next = Next cards
fellowship-rail = Beside the table
fellowship-tab-log = Log
fellowship-tab-card = Card
fellowship-tab-stops = Stops
fellowship-tab-acts = Table
fellowship-card-none = Click a card to read it here.
fellowship-stops-help = The game stops at the moments chosen here if you can do something then. The others go by.
fellowship-presets = Which stops
fellowship-preset-learner = Learner
fellowship-preset-usual = Usual
fellowship-preset-quick = Quick
fellowship-until = Go on until
fellowship-until-none = the next stop
fellowship-passed = Passed for you: { $count }
fellowship-deck-of = deck of { $seat }
fellowship-pile-discard = the discard pile
fellowship-pile-hand = the hand
fellowship-pile-deck = the deck
fellowship-pile-victory = the victory display
fellowship-pile-encounter = the encounter deck
fellowship-pile-encounter_discard = the encounter discard
fellowship-pile-staging = the staging area
fellowship-pile-removed = out of the game
fellowship-pile-aside = aside
fellowship-group-characters = All characters
fellowship-group-gondor = All of Gondor
fellowship-group-staging-area = The staging area

## What happened

event-phase = Round { $round } – { $phase }
event-mulligan = { $seat } has decided on the first cards.
event-stage = Stage { $stage }: { $card }
event-stage_done = { $card } is done.
event-income = Every hero gains a resource.
event-drew =
    { $amount ->
        [one] { $seat } drew one card.
       *[other] { $seat } drew { $amount } cards.
    }
event-drew_cards = Drawn: { $cards }
event-played = { $seat } played { $card }.
event-own-played = You played { $card }.
event-used = { $seat } used { $card }.
event-own-used = You used { $card }.
event-paid = Paid: { $pools }
fellowship-event-entered = { $card } enters play.
event-attached = { $card } goes on { $to }.
event-left = { $card } leaves play ({ $to }).
event-to_hand = { $card } goes to the hand.
event-discarded = { $card } is discarded.
event-shuffled_in = { $card } is shuffled in.
fellowship-event-committed = { $seat } sends on the quest: { $cards }.
event-own-committed = On the quest: { $cards }
event-uncommitted = { $card } leaves the quest.
event-revealed = Revealed: { $card }
event-staged = { $card } goes to the staging area.
event-guarded = { $by } guards { $card }.
fellowship-event-cancelled = The effect of { $card } is cancelled.
event-reshuffled = The encounter discard is shuffled into a new deck.
event-quest_resolved = Quest: { $willpower } against { $threat }
event-progress = { $card }: progress { $amount }
event-threat = { $seat }: threat { $before } → { $after }
event-own-threat = Threat { $before } → { $after }
event-travelled = Travelled to { $card }.
event-explored = { $card } is explored.
event-engaged = { $card } engages { $seat }.
event-own-engaged = { $card } comes at you.
event-shadow_dealt = { $enemy } has a shadow card.
event-shadow_turned = Shadow of { $enemy }: { $card }
event-effect = { $card } · { $timing }
event-shadow_dropped = Shadow card discarded: { $card }
event-attacks = { $enemy } attacks { $seat }.
event-own-attacks = { $enemy } attacks you.
event-defended = Defending: { $cards }
event-undefended = Nobody defends.
event-blow = { $enemy }: { $attack } against { $defense }
event-attack = { $cards } against { $enemy }
event-strike = { $enemy }: { $attack } against { $defense }
event-damaged = { $card } takes { $amount } damage.
event-healed = { $card }: healed { $amount }.
event-exhausted = { $card } exhausts.
event-readied = { $card } readies.
event-resources = { $card }: resources { $amount }
event-modified = { $cards }: { $stat } { $amount }
event-modified_group = { $group }: { $stat } { $amount }
event-held = { $card } cannot attack now.
event-orc_guard = { $card } steps up to { $seat }.
event-refreshed = Everything readies.
event-first_player = First player: { $seat }
event-round_over = Round { $round } is over.
event-eliminated = { $seat } is out of the game.
fellowship-event-won = The quest is won.
fellowship-event-lost = The quest is lost.

## Scenarios and encounter sets

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
