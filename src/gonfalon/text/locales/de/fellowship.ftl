# The cooperative card game, in German. People and places have their customary names; the names of cards are ours.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Durch den Düsterwald
scenario-journey-down-the-anduin = Reise den Anduin hinab
scenario-escape-from-dol-guldur = Flucht aus Dol Guldur
set-passage-through-mirkwood = Durch den Düsterwald
set-spiders-of-mirkwood = Spinnen des Düsterwalds
set-dol-guldur-orcs = Orks von Dol Guldur
set-saurons-reach = Saurons langer Arm
set-wilderlands = Wilderland
set-journey-down-the-anduin = Reise den Anduin hinab
set-escape-from-dol-guldur = Flucht aus Dol Guldur

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Held
cardtype-ally = Verbündeter
cardtype-attachment = Verstärkung
cardtype-event = Ereignis
cardtype-enemy = Gegner
cardtype-location = Gebiet
cardtype-treachery = Verrat
cardtype-objective = Ziel
cardtype-quest = Abenteuer
sphere-leadership = Führung
sphere-tactics = Taktik
sphere-spirit = Geist
sphere-lore = Wissen
sphere-neutral = Neutral
phase-resource = Ressourcen
phase-planning = Planung
phase-quest = Abenteuer
phase-travel = Reise
phase-encounter = Begegnung
phase-combat = Kampf
phase-refresh = Auffrischung
timing-passive = Immer
timing-action = Aktion
timing-response = Reaktion
timing-forced = Erzwungen
timing-revealed = Wenn aufgedeckt
timing-shadow = Schatten
timing-travel = Reise
timing-attach = Anlegen
timing-setup = Vorbereitung
timing-delayed = Zum Ende
stat-cost = Kosten
stat-threat_cost = Bedrohungskosten
stat-willpower = Willenskraft
stat-attack = Angriff
stat-defense = Verteidigung
stat-hit_points = Trefferpunkte
stat-engagement_cost = Angriffsschwelle
stat-threat = Bedrohung
stat-quest_points = Abenteuerpunkte
stat-victory = Siegpunkte
stat-resources = Ressourcen
stat-progress = Fortschritt
stat-damage = Schaden

## Keywords

keyword-doomed = Verdammt
keyword-doomed-help = Wird diese Karte aufgedeckt, steigt die Bedrohung jedes Spielers um die Zahl neben dem Wort.
keyword-guarded = Bewacht
keyword-guarded-help = Wird dieses Ziel aufgedeckt, kommt die nächste Begegnungskarte als Wache darunter; solange sie da ist, kann niemand das Ziel nehmen.
keyword-ranged = Fernkampf
keyword-ranged-help = Dieser Charakter kann Gegner angreifen, die mit anderen Spielern im Kampf sind.
keyword-restricted = Eingeschränkt
keyword-restricted-help = Ein Charakter behält höchstens zwei Karten mit diesem Wort; kommt eine dritte hinzu, wird eine der drei abgeworfen.
keyword-sentinel = Schildwache
keyword-sentinel-help = Dieser Charakter kann andere Spieler verteidigen, die keinen eigenen Verteidiger bestimmt haben.
keyword-surge = Nachrüsten
keyword-surge-help = Wird diese Karte aufgedeckt, folgt ihr sofort eine weitere Begegnungskarte.
keyword-victory = Sieg
keyword-victory-help = Besiegt oder erkundet kommt diese Karte zu den Trophäen und zieht ihre Punkte vom Ergebnis ab, bei dem weniger besser ist.

## Traits

trait-archer = Bogenschütze
trait-armor = Rüstung
trait-artifact = Artefakt
trait-beorning = Beorninger
trait-condition = Zustand
trait-craftsman = Handwerker
trait-creature = Kreatur
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Verlies
trait-dwarf = Zwerg
trait-forest = Wald
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insekt
trait-istari = Istari
trait-item = Gegenstand
trait-marshland = Sumpf
trait-minstrel = Spielmann
trait-mountain = Gebirge
trait-nazgul = Nazgûl
trait-noble = Adliger
trait-noldor = Noldor
trait-orc = Ork
trait-ranger = Waldläufer
trait-riverland = Flussland
trait-rohan = Rohan
trait-scout = Kundschafter
trait-silvan = Waldelb
trait-skill = Fertigkeit
trait-spider = Spinne
trait-steward = Truchsess
trait-stronghold = Festung
trait-title = Titel
trait-trap = Falle
trait-troll = Troll
trait-undead = Untoter
trait-warrior = Krieger
trait-wasteland = Ödland
trait-weapon = Waffe

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

card-guard-of-the-citadel = Wächter der Zitadelle
card-faramir = Faramir
card-son-of-arnor = Sohn Arnors
card-snowbourn-scout = Kundschafter vom Schneeborn
card-silverlode-archer = Bogenschütze vom Silberlauf
card-longbeard-orc-slayer = Orktöter der Langbärte
card-brok-ironfist = Brok Eisenfaust
card-ever-vigilant = Immer Wachsam
card-common-cause = Gemeinsame Sache
card-for-gondor = Für Gondor!
card-sneak-attack = Hinterhalt
card-valiant-sacrifice = Tapferes Opfer
card-grim-resolve = Grimmige Entschlossenheit
card-steward-of-gondor = Truchsess von Gondor
card-celebrians-stone = Celebríans Stein

## Tactics

card-veteran-axehand = Erfahrener Axtkämpfer
card-gondorian-spearman = Speerträger aus Gondor
card-horseback-archer = Berittener Bogenschütze
card-beorn = Beorn
card-blade-mastery = Meisterschaft der Klinge
card-rain-of-arrows = Pfeilregen
card-feint = Finte
card-quick-strike = Schneller Schlag
card-thicket-of-spears = Speerwall
card-swift-strike = Flinker Hieb
card-stand-together = Seite an Seite
card-blade-of-gondolin = Klinge aus Gondolin
card-citadel-plate = Harnisch der Zitadelle
card-dwarven-axe = Zwergenaxt
card-horn-of-gondor = Horn von Gondor

## Spirit

card-wandering-took = Wandernder Tuk
card-lorien-guide = Führer aus Lórien
card-northern-tracker = Fährtenleser des Nordens
card-the-galadhrims-greeting = Gruß der Galadhrim
card-strength-of-will = Stärke des Willens
card-hasty-stroke = Übereilter Hieb
card-will-of-the-west = Wille des Westens
card-a-test-of-will = Prüfung des Willens
card-stand-and-fight = Standhalten und Kämpfen
card-a-light-in-the-dark = Ein Licht im Dunkeln
card-dwarven-tomb = Zwergengrab
card-fortune-or-fate = Glück oder Schicksal
card-the-favor-of-the-lady = Die Gunst der Herrin
card-power-in-the-earth = Kraft in der Erde
card-unexpected-courage = Unerwarteter Mut

## Lore

card-daughter-of-the-nimrodel = Tochter der Nimrodel
card-erebor-hammersmith = Hammerschmied vom Erebor
card-henamarth-riversong = Henamarth Flusssang
card-miner-of-the-iron-hills = Bergmann der Eisenberge
card-gleowine = Gléowine
card-lore-of-imladris = Wissen aus Imladris
card-loriens-wealth = Lóriens Reichtum
card-radagasts-cunning = Radagasts List
card-secret-paths = Geheime Pfade
card-gandalfs-search = Gandalfs Suche
card-beorns-hospitality = Beorns Gastfreundschaft
card-forest-snare = Waldschlinge
card-protector-of-lorien = Beschützer Lóriens
card-dark-knowledge = Dunkles Wissen
card-self-preservation = Selbsterhaltung

## Neutral

card-gandalf = Gandalf

## Encounter cards

card-king-spider = Königsspinne
card-hummerhorns = Summhörner
card-ungoliants-spawn = Ungoliants Brut
card-great-forest-web = Großes Waldnetz
card-mountains-of-mirkwood = Berge des Düsterwalds
card-eyes-of-the-forest = Augen des Waldes
card-caught-in-a-web = Im Netz gefangen
card-wolf-rider = Wolfsreiter
card-hill-troll = Hügeltroll
card-goblin-sniper = Goblin-Scharfschütze
card-marsh-adder = Sumpfnatter
card-wargs = Warge
card-despair = Verzweiflung
card-the-brown-lands = Die Braunen Lande
card-the-east-bight = Die Ostbucht
card-dol-guldur-orcs = Orks aus Dol Guldur
card-chieftan-ufthak = Häuptling Ufthak
card-dol-guldur-beastmaster = Bestienmeister aus Dol Guldur
card-driven-by-shadow = Vom Schatten getrieben
card-the-necromancers-reach = Der Griff des Nekromanten
card-necromancers-pass = Pass des Nekromanten
card-enchanted-stream = Verzauberter Bach
card-forest-spider = Waldspinne
card-east-bight-patrol = Spähtrupp der Ostbucht
card-black-forest-bats = Fledermäuse des Schwarzen Waldes
card-old-forest-road = Alte Waldstraße
card-forest-gate = Waldtor
card-dungeon-jailor = Kerkermeister
card-nazgul-of-dol-guldur = Nazgûl von Dol Guldur
card-cavern-guardian = Wächter der Höhle
card-under-the-shadow = Unter dem Schatten
card-iron-shackles = Eiserne Fesseln
card-endless-caverns = Endlose Höhlen
card-tower-gate = Tor des Turms
card-gandalfs-map = Gandalfs Karte
card-dungeon-torch = Fackel aus dem Verlies
card-shadow-key = Schattenschlüssel
card-misty-mountain-goblins = Goblins aus dem Nebelgebirge
card-massing-at-night = Nächtlicher Aufmarsch
card-banks-of-the-anduin = Ufer des Anduin
card-gladden-fields = Schwertelfelder
card-eastern-crows = Krähen aus dem Osten
card-evil-storm = Böser Sturm
card-pursued-by-shadow = Vom Schatten verfolgt
card-treacherous-fog = Tückischer Nebel

## Cards that lie face down

card-orc-guard = Orkwache
card-prisoner = Gefangener

## Quest cards

card-flies-and-spiders = Fliegen und Spinnen
card-a-fork-in-the-road = Eine Weggabelung
card-dont-leave-the-path = Verlasst nicht den Pfad!
card-beorns-path = Beorns Pfad
card-the-necromancers-tower = Der Turm des Nekromanten
card-through-the-caverns = Durch die Höhlen
card-out-of-the-dungeons = Aus den Verliesen
card-to-the-river = Zum Fluss …
card-anduin-passage = Fahrt auf dem Anduin
card-ambush-on-the-shore = Überfall am Ufer
