## The game, its scenarios and options

option-difficulty = Difficoltà
option-difficulty-help = «Facile» toglie le carte più dure e dà una risorsa a ogni eroe; «base» si gioca senza carte Ombra.
option-difficulty-standard = normale
option-difficulty-easy = facile
option-difficulty-basic = base
option-rules = Quali regole
option-rules-help = Con tutte le precisazioni successive, o come nella prima stampa.
option-rules-faq = di oggi
option-rules-2011 = del 2011
option-open_hands = Mani scoperte
option-open_hands-help = Ognuno vede le carte di tutti.
option-copies = Copie di una carta
option-copies-help = Quante copie di una carta può avere un mazzo tuo.
option-copies-any = fino a tre
start-group-rules = Regole
start-group-table = Tavolo
bring-deck = Mazzo
fault-unknown_card = Nessuna carta con questo nome (riga, nome): { $where }
fault-other_printing = Una carta di un set diverso dal set base (riga, carta, che cosa lo dice): { $where }
fault-unclear_count = Non è chiaro quante copie si intendono (riga, testo): { $where }
fault-too_many_copies = Troppe copie (riga, carta, massimo): { $where }
fault-hero_count = Un mazzo ha da uno a tre eroi, non { $where }.
fault-too_few_cards = Troppo poche carte (ci sono, servono): { $where }
fault-hero_taken = Un eroe può iniziare con un solo giocatore: { $where }
end-quest_won = La ricerca è compiuta.
end-all_eliminated = Non resta nessun eroe, o la minaccia è salita troppo.
end-prisoner_lost = Chi doveva liberare il prigioniero è fuori dal gioco.

## Questions

prompt-fellowship_mulligan = Tieni queste carte?
prompt-fellowship_planning = Che cosa giochi?
prompt-fellowship_window = Qualcosa da fare ora?
prompt-fellowship_response = Rispondi?
prompt-fellowship_commit = Chi va in ricerca?
prompt-fellowship_order = Quale viene prima?
prompt-fellowship_host = Dove va { $card }?
prompt-fellowship_pay = Chi paga { $cost }?
prompt-fellowship_target = { $card }: scegli
prompt-fellowship_player = { $card }: quale giocatore?
prompt-fellowship_mode = { $card }: quale effetto?
prompt-fellowship_amount = { $card }: quanto?
prompt-fellowship_cost = { $card }: con che cosa si paga?
prompt-fellowship_discard = { $card }: quale carta si scarta?
prompt-fellowship_travel = Dove si va?
prompt-fellowship_engage = Ingaggi un nemico?
prompt-fellowship_tie = Quale nemico arriva?
prompt-fellowship_enemy = Quale nemico attacca ora?
prompt-fellowship_defender = Chi difende?
prompt-fellowship_sentinel = Interviene una sentinella?
prompt-fellowship_undefended = Danni: { $amount }. Chi li subisce?
prompt-fellowship_spread = Danni: { $amount }. Chi li subisce?
prompt-fellowship_attack = Quale nemico attacchi?
prompt-fellowship_attackers = Chi attacca { $card }?
prompt-fellowship_join = Chi si unisce all’attacco a { $card }?
prompt-fellowship_restricted = { $card } porta troppo: che cosa si scarta?
prompt-fellowship_buy_ready = Paghi { $cost } per preparare { $card }?
fellowship-aside-mulligan = Puoi pescarne altre sei, una volta.
fellowship-aside-planning = Ora si giocano alleati e aggregati.
fellowship-aside-commit = Chi va si esaurisce. Restano carte da rivelare.
fellowship-aside-defender = La carta Ombra si scopre dopo la scelta.
fellowship-aside-undefended = Nessuno ha difeso: un eroe subisce tutto.
fellowship-aside-travel = Un luogo attivo non dà minaccia, ma va esplorato per primo.
fellowship-aside-engage = I nemici che ti notano vengono comunque.
fellowship-aside-pay = Un clic su un eroe sposta le monete.
fellowship-trigger-committed = Dopo che i personaggi sono andati in ricerca
fellowship-trigger-enters_play = { $card } entra in gioco
fellowship-trigger-leaves_play = { $card } lascia il gioco
fellowship-trigger-damaged = { $card } subisce danni
fellowship-trigger-revealing = Si rivela: { $card }
fellowship-trigger-travelled = Arrivo: { $card }
fellowship-trigger-explored = Luogo esplorato: { $card }
fellowship-trigger-attacks = { $card } attacca
fellowship-trigger-attacked = Dopo l’attacco: { $card }
fellowship-trigger-attack_destroyed = L’attacco distrugge { $card }
fellowship-trigger-engaged = { $card } ingaggia
fellowship-trigger-shadow_turned = Carta Ombra: { $card }
fellowship-trigger-defender_declared = { $card } difende
fellowship-window-after_draw = Dopo la pesca
fellowship-window-planning = Tra i turni di pianificazione
fellowship-window-quest_start = Prima della partenza
fellowship-window-after_commit = Dopo la partenza
fellowship-window-after_staging = Dopo le carte rivelate
fellowship-window-after_quest = Dopo la ricerca
fellowship-window-after_travel = Dopo il viaggio
fellowship-window-after_engagement = Dopo la scelta dei nemici
fellowship-window-after_checks = Dopo l’arrivo dei nemici
fellowship-window-after_shadows = Dopo le carte Ombra
fellowship-window-attack_1 = Attacco nemico: prima del difensore
fellowship-window-attack_2 = Attacco nemico: prima dell’ombra
fellowship-window-attack_3 = Attacco nemico: prima dei danni
fellowship-window-attack_4 = Attacco nemico: dopo
fellowship-window-strike_1 = Attacco dei giocatori: dichiarato
fellowship-window-strike_2 = Attacco dei giocatori: prima dei danni
fellowship-window-strike_3 = Attacco dei giocatori: dopo
fellowship-window-after_refresh = Dopo il riordino

## Deeds on buttons

fellowship-do-keep = Tieni
fellowship-do-redraw = Altre sei
fellowship-do-defend = { $card } difende
fellowship-do-play = Gioca { $card }
fellowship-do-use = Usa { $card }
fellowship-do-buy = Paga: { $card } si prepara
fellowship-send-these = Manda: { $count }
fellowship-strike-with = Attacca con { $count }
fellowship-pay-button = Paga: { $pools }
fellowship-paid-from = { $amount } da { $card }
fellowship-ability = Abilità { $number }
fellowship-undefended-takes = un eroe subisce { $amount }
fellowship-pass = Niente
fellowship-pass-planning = Pianificazione finita
fellowship-pass-window = Avanti
fellowship-pass-response = Lascia correre
fellowship-pass-commit = Nessuno
fellowship-pass-travel = Resta qui
fellowship-pass-engage = Non ingaggiare
fellowship-pass-defender = Senza difesa
fellowship-pass-sentinel = Nessuna sentinella
fellowship-pass-attack = Basta attacchi
fellowship-pass-join = Nessuno si unisce
fellowship-pass-buy_ready = Non preparare
fellowship-mode-draw = Pesca carte
fellowship-mode-damage = Infliggi danni
fellowship-mode-threat = Riduci la minaccia
fellowship-mode-each_player = Ogni giocatore
fellowship-mode-one_player = Un giocatore

## Sums

fellowship-line = La domanda
fellowship-going-on = Il round continua.
fellowship-stat-willpower = volontà
fellowship-stat-attack = attacco
fellowship-stat-defense = difesa
fellowship-stat-hit_points = punti ferita
fellowship-stat-threat = minaccia
fellowship-stat-price = valore di ingaggio
fellowship-road-done = luogo esplorato
fellowship-stage-done = stadio compiuto
fellowship-quest-fails = Fallisce: la minaccia di tutti sale di { $amount }
fellowship-quest-even = Pari: non succede nulla
fellowship-quest-so-far = { $outcome } (finora)
fellowship-quest-both = Riesce: { $road } al luogo, { $stage } allo stadio
fellowship-quest-road = Riesce: { $amount } al luogo
fellowship-quest-stage = Riesce: { $amount } allo stadio
fellowship-quest-spoken = Volontà { $willpower }, minaccia { $threat }. { $outcome }
fellowship-shadow = ombra
fellowship-nobody = nessuno
fellowship-damage = danni
fellowship-together = insieme
fellowship-falls = cade
fellowship-falls-at = cade con +{ $amount }
fellowship-takes = subisce { $amount }
fellowship-left = { $before } → { $after }
fellowship-you = Tu
fellowship-hand-deck = mano { $hand } · mazzo { $deck }
fellowship-first = primo giocatore
fellowship-first-is = Primo giocatore: { $seat }
fellowship-is-out = fuori
fellowship-out-at = { $limit } fuori
fellowship-threat-spoken = Minaccia { $threat } su { $limit }
fellowship-coming = In arrivo in questo round: { $cards }
fellowship-coming-at = Poi: { $card }, da minaccia { $threat }.
fellowship-coming-none = Nessun nemico nell’area Allestimento.
fellowship-moment-revealed = Rivelata
fellowship-moment-shadow_turned = Ombra: { $enemy }
fellowship-moment-stage = Un nuovo stadio della ricerca
fellowship-no-shadow = Nessun effetto Ombra.
fellowship-score-threat = minaccia
fellowship-score-heroes = eroi caduti
fellowship-score-wounds = danni
fellowship-score-victory = punti vittoria
fellowship-score-rounds = round completi
fellowship-score-faq = Punteggio
fellowship-score-2011 = Punteggio del 2011
fellowship-score-less = Punteggio: meno è meglio
fellowship-reached = Raggiunti: stadio { $stage }, round { $round }.
fellowship-history = Partite di questo scenario in questo browser: { $count }, vinte: { $won }
fellowship-history-day = Giorno
fellowship-history-seats = Giocatori
fellowship-history-result = Esito
fellowship-history-round = Round
fellowship-history-score = Punteggio (2011)
fellowship-history-best = migliore
fellowship-history-lost = Persa allo stadio { $stage }

## The table

fellowship-face-down = Carta coperta
fellowship-is-ready = pronta
fellowship-is-exhausted = esausta
fellowship-is-committed = in ricerca
fellowship-hits-of = { $left } di { $all } punti ferita
fellowship-progress-of = progresso { $progress } di { $points }
fellowship-resources = risorse: { $count }
fellowship-with = con { $cards }
fellowship-may-choose = si può scegliere
fellowship-not-payable = per ora non si può pagare
fellowship-has-shadows = ombra: { $cards }
fellowship-no-ability = Nessuna abilità.
fellowship-close = Chiudi
fellowship-road = La strada
fellowship-no-location = Nessun luogo attivo
fellowship-staging = Area Allestimento
fellowship-staging-empty = Qui non c’è nulla.
fellowship-encounter-deck = mazzo Incontri
fellowship-own-deck = il tuo mazzo
fellowship-discard = scarti
fellowship-victory = vittoria
fellowship-pile-of-encounter = Scarti degli incontri
fellowship-pile-of-victory = Area di vittoria
fellowship-pile-of-own = I tuoi scarti
fellowship-pile-empty = Nessuna carta.
fellowship-still-to-come = ancora da rivelare: { $count }
event-own-mulligan = Le prime carte sono decise.
fellowship-engaged = Ingaggiati
fellowship-attacking = Attaccanti
fellowship-company = Compagnia
fellowship-partners = Compagni
fellowship-hand = mano { $count }
fellowship-hand-of = Mano di { $seat }
fellowship-hand-empty = Nessuna carta in mano.
fellowship-offer = Carte tra cui scegliere
fellowship-phases = Il round
fellowship-phase-stops = { $phase }: fermate
fellowship-round = Round { $round }
fellowship-take-back = Annulla (Z)
fellowship-places = Zone del tavolo
fellowship-place-wild = Terre
fellowship-place-mine = Compagnia
fellowship-place-partners = Altri
fellowship-place-log = Diario
fellowship-place-more = Altro
fellowship-page-before = Carte precedenti
fellowship-page-next = Carte successive
fellowship-rail = Accanto al tavolo
fellowship-tab-log = Diario
fellowship-tab-card = Carta
fellowship-tab-stops = Fermate
fellowship-tab-acts = Tavolo
fellowship-card-none = Clicca su una carta per leggerla qui.
fellowship-stops-help = Il gioco si ferma nei momenti scelti qui, se puoi fare qualcosa. Gli altri passano da soli.
fellowship-presets = Quali fermate
fellowship-preset-learner = Principiante
fellowship-preset-usual = Solite
fellowship-preset-quick = Rapide
fellowship-until = Avanti fino a
fellowship-until-none = la prossima fermata
fellowship-passed = Passato per te: { $count }
fellowship-deck-of = mazzo di { $seat }
fellowship-pile-discard = gli scarti
fellowship-pile-hand = la mano
fellowship-pile-deck = il mazzo
fellowship-pile-victory = l’area di vittoria
fellowship-pile-encounter = il mazzo Incontri
fellowship-pile-encounter_discard = gli scarti degli incontri
fellowship-pile-staging = l’area Allestimento
fellowship-pile-removed = fuori dal gioco
fellowship-pile-aside = da parte
fellowship-group-characters = Tutti i personaggi
fellowship-group-gondor = Tutti quelli di Gondor
fellowship-group-staging-area = L’area Allestimento

## What happened

event-phase = Round { $round } – { $phase }
event-mulligan = { $seat } ha deciso sulle prime carte.
event-stage = Stadio { $stage }: { $card }
event-stage_done = { $card }: stadio compiuto.
event-income = Ogni eroe riceve una risorsa.
event-drew =
    { $amount ->
        [one] { $seat } ha pescato una carta.
       *[other] { $seat } ha pescato { $amount } carte.
    }
event-drew_cards = Carte pescate: { $cards }
event-played = { $seat } ha giocato { $card }.
event-own-played = Hai giocato { $card }.
event-used = { $seat } ha usato { $card }.
event-own-used = Hai usato { $card }.
event-paid = Pagato: { $pools }
fellowship-event-entered = { $card } entra in gioco.
event-attached = { $card } va su { $to }.
event-left = { $card } lascia il gioco ({ $to }).
event-to_hand = { $card } va in mano.
event-discarded = Carta scartata: { $card }.
event-shuffled_in = Carta rimescolata: { $card }.
fellowship-event-committed = { $seat } manda in ricerca: { $cards }.
event-own-committed = In ricerca: { $cards }
event-uncommitted = { $card } lascia la ricerca.
event-revealed = Carta rivelata: { $card }
event-staged = { $card } va nell’area Allestimento.
event-guarded = { $by } sorveglia { $card }.
fellowship-event-cancelled = Effetto annullato: { $card }.
event-reshuffled = Gli scarti degli incontri formano un nuovo mazzo.
event-quest_resolved = Ricerca: { $willpower } contro { $threat }
event-progress = { $card }: progresso { $amount }
event-threat = { $seat }: minaccia { $before } → { $after }
event-own-threat = Minaccia { $before } → { $after }
event-travelled = Viaggio: { $card }.
event-explored = Luogo esplorato: { $card }.
event-engaged = { $card } ingaggia { $seat }.
event-own-engaged = { $card } ti ingaggia.
event-shadow_dealt = { $enemy } ha una carta Ombra.
event-shadow_turned = Ombra ({ $enemy }): { $card }
event-effect = { $card } · { $timing }
event-shadow_dropped = Carta Ombra scartata: { $card }
event-attacks = { $enemy } attacca { $seat }.
event-own-attacks = { $enemy } ti attacca.
event-defended = In difesa: { $cards }
event-undefended = Nessuno difende.
event-blow = { $enemy }: { $attack } contro { $defense }
event-attack = { $cards } contro { $enemy }
event-strike = { $enemy }: { $attack } contro { $defense }
event-damaged = { $card }: danni subiti { $amount }.
event-healed = { $card }: danni guariti { $amount }.
event-exhausted = { $card } si esaurisce.
event-readied = { $card } si prepara.
event-resources = { $card }: risorse { $amount }
event-modified = { $cards }: { $stat } { $amount }
event-modified_group = { $group }: { $stat } { $amount }
event-held = { $card } ora non può attaccare.
event-orc_guard = { $card } si avvicina: { $seat }.
event-refreshed = Tutto torna pronto.
event-first_player = Primo giocatore: { $seat }
event-round_over = Il round { $round } è finito.
event-eliminated = { $seat } è fuori dal gioco.
fellowship-event-won = La ricerca è vinta.
fellowship-event-lost = La ricerca è persa.

## Scenarios and encounter sets

set-passage-through-mirkwood = Attraverso Bosco Atro
set-spiders-of-mirkwood = Ragni di Bosco Atro
set-dol-guldur-orcs = Orchi di Dol Guldur
set-saurons-reach = La Mano di Sauron
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
stat-threat_cost = Valore di minaccia
stat-willpower = Volontà
stat-attack = Attacco
stat-defense = Difesa
stat-hit_points = Punti ferita
stat-engagement_cost = Valore di ingaggio
stat-threat = Minaccia
stat-quest_points = Punti ricerca
stat-victory = Punti vittoria
stat-resources = Risorse
stat-progress = Progresso
stat-damage = Danni

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
keyword-victory-help = Quando questa carta è sconfitta o esplorata, va nell’area di vittoria e toglie i suoi punti dal punteggio finale, dove meno è meglio.

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
