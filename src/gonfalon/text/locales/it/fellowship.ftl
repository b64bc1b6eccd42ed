# The cooperative card game, in Italian. Terms as in the Italian rules; of the card names Finta, Muro di Picche, Corno di Gondor and
# Volere dell’Ovest are those of the Italian edition, people and places have their customary names, all others are ours.

## Scenarios and encounter sets

scenario-passage-through-mirkwood = Attraverso Bosco Atro
scenario-journey-down-the-anduin = Viaggio lungo l’Anduin
scenario-escape-from-dol-guldur = Fuga da Dol Guldur
set-passage-through-mirkwood = Attraverso Bosco Atro
set-spiders-of-mirkwood = Ragni di Bosco Atro
set-dol-guldur-orcs = Orchi di Dol Guldur
set-saurons-reach = La portata di Sauron
set-wilderlands = Terre Selvagge
set-journey-down-the-anduin = Viaggio lungo l’Anduin
set-escape-from-dol-guldur = Fuga da Dol Guldur

## Kinds of cards, spheres, phases, when an effect works, numbers

cardtype-hero = Eroe
cardtype-ally = Alleato
cardtype-attachment = Aggregato
cardtype-event = Evento
cardtype-enemy = Nemico
cardtype-location = Luogo
cardtype-treachery = Perfidia
cardtype-objective = Obiettivo
cardtype-quest = Ricerca
sphere-leadership = Comando
sphere-tactics = Tattica
sphere-spirit = Spirito
sphere-lore = Sapienza
sphere-neutral = Neutrale
phase-resource = Risorse
phase-planning = Pianificazione
phase-quest = Ricerca
phase-travel = Viaggio
phase-encounter = Incontro
phase-combat = Combattimento
phase-refresh = Riordino
timing-passive = Sempre
timing-action = Azione
timing-response = Risposta
timing-forced = Obbligato
timing-revealed = Quando rivelata
timing-shadow = Ombra
timing-travel = Viaggio
timing-attach = Aggrega
timing-setup = Preparazione
timing-delayed = Alla fine
stat-cost = Costo
stat-threat_cost = Valore Minaccia
stat-willpower = Forza di Volontà
stat-attack = Forza Offensiva
stat-defense = Forza Difensiva
stat-hit_points = Punti Ferita
stat-engagement_cost = Valore di Ingaggio
stat-threat = Minaccia
stat-quest_points = Punti Ricerca
stat-victory = Punti Vittoria
stat-resources = Risorse
stat-progress = Progresso
stat-damage = Danno

## Keywords

keyword-doomed = Condanna
keyword-doomed-help = Quando questa carta è rivelata, la minaccia di ogni giocatore sale del numero scritto accanto alla parola.
keyword-guarded = Protetto
keyword-guarded-help = Quando questo obiettivo è rivelato, gli si allega come guardia la carta Incontro successiva; nessuno può reclamarlo finché la guardia resta.
keyword-ranged = Gittata
keyword-ranged-help = Questo personaggio può attaccare nemici ingaggiati con altri giocatori.
keyword-restricted = Limitato
keyword-restricted-help = Un personaggio tiene al massimo due carte con Limitato; quando ne riceve una terza, una delle tre si scarta.
keyword-sentinel = Sentinella
keyword-sentinel-help = Questo personaggio può difendere altri giocatori che non hanno dichiarato un difensore proprio.
keyword-surge = Impeto
keyword-surge-help = Quando questa carta è rivelata, dopo di essa se ne rivela un’altra dal mazzo Incontri.
keyword-victory = Vittoria
keyword-victory-help = Quando questa carta è sconfitta o esplorata, va tra i trofei e toglie i suoi punti dal punteggio finale, dove meno è meglio.

## Traits

trait-archer = Arciere
trait-armor = Armatura
trait-artifact = Artefatto
trait-beorning = Beorniano
trait-condition = Condizione
trait-craftsman = Artigiano
trait-creature = Creatura
trait-dol-guldur = Dol Guldur
trait-dunedain = Dúnedain
trait-dungeon = Segreta
trait-dwarf = Nano
trait-forest = Foresta
trait-goblin = Goblin
trait-gondor = Gondor
trait-hobbit = Hobbit
trait-insect = Insetto
trait-istari = Istari
trait-item = Oggetto
trait-marshland = Palude
trait-minstrel = Menestrello
trait-mountain = Montagna
trait-nazgul = Nazgûl
trait-noble = Nobile
trait-noldor = Noldor
trait-orc = Orco
trait-ranger = Ramingo
trait-riverland = Terra fluviale
trait-rohan = Rohan
trait-scout = Esploratore
trait-silvan = Silvano
trait-skill = Abilità
trait-spider = Ragno
trait-steward = Sovrintendente
trait-stronghold = Roccaforte
trait-title = Titolo
trait-trap = Trappola
trait-troll = Troll
trait-undead = Non morto
trait-warrior = Guerriero
trait-wasteland = Terra desolata
trait-weapon = Arma

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

card-guard-of-the-citadel = Guardia della Cittadella
card-faramir = Faramir
card-son-of-arnor = Figlio di Arnor
card-snowbourn-scout = Esploratore dello Snowbourn
card-silverlode-archer = Arciere dell’Argentaroggia
card-longbeard-orc-slayer = Ammazzaorchi Lungobarba
card-brok-ironfist = Brok Pugno di Ferro
card-ever-vigilant = Sempre Vigile
card-common-cause = Causa Comune
card-for-gondor = Per Gondor!
card-sneak-attack = Attacco Furtivo
card-valiant-sacrifice = Sacrificio Valoroso
card-grim-resolve = Fiera Risolutezza
card-steward-of-gondor = Sovrintendente di Gondor
card-celebrians-stone = Pietra di Celebrían

## Tactics

card-veteran-axehand = Veterano dell’Ascia
card-gondorian-spearman = Lanciere di Gondor
card-horseback-archer = Arciere a Cavallo
card-beorn = Beorn
card-blade-mastery = Maestria con la Lama
card-rain-of-arrows = Pioggia di Frecce
card-feint = Finta
card-quick-strike = Attacco Rapido
card-thicket-of-spears = Muro di Picche
card-swift-strike = Colpo Fulmineo
card-stand-together = Fianco a Fianco
card-blade-of-gondolin = Lama di Gondolin
card-citadel-plate = Corazza della Cittadella
card-dwarven-axe = Ascia dei Nani
card-horn-of-gondor = Corno di Gondor

## Spirit

card-wandering-took = Tuc Vagabondo
card-lorien-guide = Guida di Lórien
card-northern-tracker = Battipista del Nord
card-the-galadhrims-greeting = Il Saluto dei Galadhrim
card-strength-of-will = Forza di Carattere
card-hasty-stroke = Colpo Affrettato
card-will-of-the-west = Volere dell’Ovest
card-a-test-of-will = Prova di Volontà
card-stand-and-fight = Resistere e Combattere
card-a-light-in-the-dark = Una Luce nell’Oscurità
card-dwarven-tomb = Tomba dei Nani
card-fortune-or-fate = Fortuna o Fato
card-the-favor-of-the-lady = Il Favore della Dama
card-power-in-the-earth = Potere nella Terra
card-unexpected-courage = Coraggio Inaspettato

## Lore

card-daughter-of-the-nimrodel = Figlia della Nimrodel
card-erebor-hammersmith = Fabbro di Erebor
card-henamarth-riversong = Henamarth Canto del Fiume
card-miner-of-the-iron-hills = Minatore dei Colli Ferrosi
card-gleowine = Gléowine
card-lore-of-imladris = Sapienza di Imladris
card-loriens-wealth = Ricchezza di Lórien
card-radagasts-cunning = Astuzia di Radagast
card-secret-paths = Sentieri Segreti
card-gandalfs-search = La Ricerca di Gandalf
card-beorns-hospitality = Ospitalità di Beorn
card-forest-snare = Laccio della Foresta
card-protector-of-lorien = Protettore di Lórien
card-dark-knowledge = Conoscenza Oscura
card-self-preservation = Istinto di Sopravvivenza

## Neutral

card-gandalf = Gandalf

## Encounter cards

card-king-spider = Re dei Ragni
card-hummerhorns = Mosconi Ronzanti
card-ungoliants-spawn = Progenie di Ungoliant
card-great-forest-web = Grande Ragnatela della Foresta
card-mountains-of-mirkwood = Monti di Bosco Atro
card-eyes-of-the-forest = Occhi della Foresta
card-caught-in-a-web = Preso nella Ragnatela
card-wolf-rider = Cavalcalupi
card-hill-troll = Troll delle Colline
card-goblin-sniper = Cecchino Goblin
card-marsh-adder = Vipera di Palude
card-wargs = Mannari
card-despair = Disperazione
card-the-brown-lands = Le Terre Brune
card-the-east-bight = L’Insenatura Orientale
card-dol-guldur-orcs = Orchi di Dol Guldur
card-chieftan-ufthak = Capitano Ufthak
card-dol-guldur-beastmaster = Signore delle Bestie di Dol Guldur
card-driven-by-shadow = Spinti dall’Ombra
card-the-necromancers-reach = La Mano del Negromante
card-necromancers-pass = Passo del Negromante
card-enchanted-stream = Ruscello Incantato
card-forest-spider = Ragno della Foresta
card-east-bight-patrol = Pattuglia dell’Insenatura Orientale
card-black-forest-bats = Pipistrelli della Foresta Nera
card-old-forest-road = Vecchia Via della Foresta
card-forest-gate = Porta della Foresta
card-dungeon-jailor = Carceriere delle Segrete
card-nazgul-of-dol-guldur = Nazgûl di Dol Guldur
card-cavern-guardian = Guardiano della Caverna
card-under-the-shadow = Sotto l’Ombra
card-iron-shackles = Ceppi di Ferro
card-endless-caverns = Caverne Senza Fine
card-tower-gate = Cancello della Torre
card-gandalfs-map = Mappa di Gandalf
card-dungeon-torch = Torcia delle Segrete
card-shadow-key = Chiave d’Ombra
card-misty-mountain-goblins = Goblin dei Monti Nebbiosi
card-massing-at-night = Adunata Notturna
card-banks-of-the-anduin = Rive dell’Anduin
card-gladden-fields = Campi Iridati
card-eastern-crows = Corvi dell’Est
card-evil-storm = Tempesta Maligna
card-pursued-by-shadow = Inseguiti dall’Ombra
card-treacherous-fog = Nebbia Insidiosa

## Cards that lie face down

card-orc-guard = Orco di Guardia
card-prisoner = Prigioniero

## Quest cards

card-flies-and-spiders = Mosche e Ragni
card-a-fork-in-the-road = Un Bivio sulla Strada
card-dont-leave-the-path = Non lasciate il sentiero!
card-beorns-path = Il Sentiero di Beorn
card-the-necromancers-tower = La Torre del Negromante
card-through-the-caverns = Attraverso le Caverne
card-out-of-the-dungeons = Fuori dalle Segrete
card-to-the-river = Verso il Fiume…
card-anduin-passage = Discesa dell’Anduin
card-ambush-on-the-shore = Imboscata sulla Riva
