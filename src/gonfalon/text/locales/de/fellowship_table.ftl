## The game, its scenarios and options

option-difficulty = Schwierigkeit
option-difficulty-help = „Leicht“ nimmt die härtesten Karten heraus und gibt jedem Helden eine Ressource; „einfach“ kommt ohne Schattenkarten aus.
option-difficulty-standard = normal
option-difficulty-easy = leicht
option-difficulty-basic = einfach
option-rules = Welche Regeln
option-rules-help = Mit allen späteren Klarstellungen oder wie zuerst gedruckt.
option-rules-faq = von heute
option-rules-2011 = von 2011
option-open_hands = Offene Handkarten
option-open_hands-help = Alle sehen alle Handkarten.
option-copies = Kopien einer Karte
option-copies-help = Wie viele Kopien einer Karte Ihr eigenes Deck haben darf.
option-copies-any = bis zu drei
start-group-rules = Regeln
start-group-table = Tisch
bring-deck = Deck
fault-unknown_card = Keine Karte dieses Namens (Zeile, Name): { $where }
fault-other_printing = Eine Karte aus einem anderen Set als dem Grundspiel (Zeile, Karte, Hinweis darauf): { $where }
fault-unclear_count = Unklar, wie viele Kopien gemeint sind (Zeile, Text): { $where }
fault-too_many_copies = Zu viele Kopien (Zeile, Karte, Höchstzahl): { $where }
fault-hero_count = Ein Deck hat einen bis drei Helden, nicht { $where }.
fault-too_few_cards = Zu wenige Karten (vorhanden, nötig): { $where }
fault-hero_taken = Ein Held darf nur bei einem Spieler beginnen: { $where }
end-quest_won = Das Abenteuer ist bestanden.
end-all_eliminated = Kein Held ist mehr da, oder die Bedrohung wurde zu groß.
end-prisoner_lost = Wer den Gefangenen befreien sollte, ist ausgeschieden.

## Questions

prompt-fellowship_mulligan = Diese Karten behalten?
prompt-fellowship_planning = Was wird gespielt?
prompt-fellowship_window = Jetzt noch etwas tun?
prompt-fellowship_response = Reagieren?
prompt-fellowship_commit = Wer geht ins Abenteuer?
prompt-fellowship_order = Was zuerst?
prompt-fellowship_host = Wohin mit { $card }?
prompt-fellowship_pay = Wer bezahlt { $cost }?
prompt-fellowship_target = { $card }: auswählen
prompt-fellowship_player = { $card }: welcher Spieler?
prompt-fellowship_mode = { $card }: welcher Effekt?
prompt-fellowship_amount = { $card }: wie viel?
prompt-fellowship_cost = { $card }: womit bezahlen?
prompt-fellowship_discard = { $card }: welche Karte wird abgeworfen?
prompt-fellowship_travel = Wohin geht die Reise?
prompt-fellowship_engage = Einen Gegner stellen?
prompt-fellowship_tie = Welcher Gegner kommt?
prompt-fellowship_enemy = Welcher Gegner greift als Nächster an?
prompt-fellowship_defender = Wer verteidigt?
prompt-fellowship_sentinel = Springt eine Schildwache ein?
prompt-fellowship_undefended = Wer nimmt { $amount } Schaden?
prompt-fellowship_spread = Wer nimmt diese { $amount } Schaden?
prompt-fellowship_attack = Welchen Gegner angreifen?
prompt-fellowship_attackers = Wer greift an: { $card }?
prompt-fellowship_join = Wer schließt sich an gegen { $card }?
prompt-fellowship_restricted = { $card } trägt zu viel: Was wird abgeworfen?
prompt-fellowship_buy_ready = { $cost } zahlen, damit { $card } bereit wird?
fellowship-aside-mulligan = Sie dürfen einmal sechs neue ziehen.
fellowship-aside-planning = Jetzt werden Verbündete und Verstärkungen gespielt.
fellowship-aside-commit = Wer geht, wird erschöpft. Es werden noch Karten aufgedeckt.
fellowship-aside-defender = Die Schattenkarte wird nach der Wahl aufgedeckt.
fellowship-aside-undefended = Niemand hat verteidigt: Ein Held nimmt alles.
fellowship-aside-travel = Ein aktives Gebiet gibt keine Bedrohung, muss aber zuerst erkundet werden.
fellowship-aside-engage = Gegner, die aufmerksam werden, kommen ohnehin.
fellowship-aside-pay = Ein Klick auf einen Helden verschiebt die Münzen.
fellowship-trigger-committed = Nachdem Charaktere aufgebrochen sind
fellowship-trigger-enters_play = { $card } ist ins Spiel gekommen
fellowship-trigger-leaves_play = { $card } hat das Spiel verlassen
fellowship-trigger-damaged = { $card } hat Schaden genommen
fellowship-trigger-revealing = { $card } wird aufgedeckt
fellowship-trigger-travelled = { $card } ist erreicht
fellowship-trigger-explored = { $card } ist erkundet
fellowship-trigger-attacks = { $card } greift an
fellowship-trigger-attacked = Nach dem Angriff: { $card }
fellowship-trigger-attack_destroyed = { $card } ist vernichtet
fellowship-trigger-engaged = { $card } stellt sich zum Kampf
fellowship-trigger-shadow_turned = Schattenkarte: { $card }
fellowship-trigger-defender_declared = { $card } verteidigt
fellowship-window-after_draw = Nach dem Ziehen
fellowship-window-planning = Zwischen den Planungszügen
fellowship-window-quest_start = Vor dem Aufbruch
fellowship-window-after_commit = Nach dem Aufbruch
fellowship-window-after_staging = Nach dem Aufdecken
fellowship-window-after_quest = Nach dem Abenteuer
fellowship-window-after_travel = Nach der Reise
fellowship-window-after_engagement = Nach der Wahl der Gegner
fellowship-window-after_checks = Nachdem Gegner gekommen sind
fellowship-window-after_shadows = Nach den Schattenkarten
fellowship-window-attack_1 = Gegnerischer Angriff: vor dem Verteidiger
fellowship-window-attack_2 = Gegnerischer Angriff: vor dem Schatten
fellowship-window-attack_3 = Gegnerischer Angriff: vor dem Schaden
fellowship-window-attack_4 = Gegnerischer Angriff: danach
fellowship-window-strike_1 = Angriff der Spieler: angesagt
fellowship-window-strike_2 = Angriff der Spieler: vor dem Schaden
fellowship-window-strike_3 = Angriff der Spieler: danach
fellowship-window-after_refresh = Nach der Auffrischung

## Deeds on buttons

fellowship-do-keep = Behalten
fellowship-do-redraw = Sechs neue
fellowship-do-defend = { $card } verteidigt
fellowship-do-play = { $card } spielen
fellowship-do-use = { $card } nutzen
fellowship-do-buy = Zahlen: { $card } wird bereit
fellowship-send-these = Aussenden: { $count }
fellowship-strike-with = Angreifen mit { $count }
fellowship-pay-button = Zahlen: { $pools }
fellowship-paid-from = { $amount } von { $card }
fellowship-ability = Fähigkeit { $number }
fellowship-undefended-takes = ein Held nimmt { $amount }
fellowship-pass = Nichts
fellowship-pass-planning = Planung beendet
fellowship-pass-window = Weiter
fellowship-pass-response = Nicht reagieren
fellowship-pass-commit = Niemand
fellowship-pass-travel = Hierbleiben
fellowship-pass-engage = Niemanden stellen
fellowship-pass-defender = Unverteidigt
fellowship-pass-sentinel = Keine Schildwache
fellowship-pass-attack = Keine Angriffe mehr
fellowship-pass-join = Niemand schließt sich an
fellowship-pass-buy_ready = Erschöpft bleiben
fellowship-mode-draw = Karten ziehen
fellowship-mode-damage = Schaden zufügen
fellowship-mode-threat = Bedrohung senken
fellowship-mode-each_player = Jeder Spieler
fellowship-mode-one_player = Ein Spieler

## Sums

fellowship-line = Die Frage
fellowship-going-on = Die Runde geht weiter.
fellowship-stat-willpower = Willenskraft
fellowship-stat-attack = Angriff
fellowship-stat-defense = Verteidigung
fellowship-stat-hit_points = Trefferpunkte
fellowship-stat-threat = Bedrohung
fellowship-stat-price = Angriffsschwelle
fellowship-road-done = Gebiet erkundet
fellowship-stage-done = Abschnitt geschafft
fellowship-quest-fails = Misslingt: Die Bedrohung aller steigt um { $amount }
fellowship-quest-even = Gleichstand: nichts geschieht
fellowship-quest-so-far = { $outcome } (bisher)
fellowship-quest-both = Gelingt: { $road } aufs Gebiet, { $stage } auf den Abschnitt
fellowship-quest-road = Gelingt: { $amount } aufs Gebiet
fellowship-quest-stage = Gelingt: { $amount } auf den Abschnitt
fellowship-quest-spoken = Willenskraft { $willpower }, Bedrohung { $threat }. { $outcome }
fellowship-shadow = Schatten
fellowship-nobody = niemand
fellowship-damage = Schaden
fellowship-together = zusammen
fellowship-falls = fällt
fellowship-falls-at = fällt bei +{ $amount }
fellowship-takes = nimmt { $amount }
fellowship-left = { $before } → { $after }
fellowship-you = Sie
fellowship-hand-deck = Hand { $hand } · Deck { $deck }
fellowship-first = Startspieler
fellowship-first-is = Startspieler: { $seat }
fellowship-is-out = ausgeschieden
fellowship-out-at = { $limit } aus
fellowship-threat-spoken = Bedrohung { $threat } von { $limit }
fellowship-coming = Kommen in dieser Runde: { $cards }
fellowship-coming-at = Als Nächstes kommt { $card }, bei Bedrohung { $threat }.
fellowship-coming-none = Im Aufmarschgebiet wartet kein Gegner.
fellowship-moment-revealed = Aufgedeckt
fellowship-moment-shadow_turned = Schatten: { $enemy }
fellowship-moment-stage = Ein neuer Abschnitt
fellowship-no-shadow = Kein Schatteneffekt.
fellowship-score-threat = Bedrohung
fellowship-score-heroes = gefallene Helden
fellowship-score-wounds = Schaden
fellowship-score-victory = Siegpunkte
fellowship-score-rounds = volle Runden
fellowship-score-faq = Wertung
fellowship-score-2011 = Wertung von 2011
fellowship-score-less = Wertung: weniger ist besser
fellowship-reached = Erreicht: Abschnitt { $stage }, Runde { $round }.
fellowship-history = Partien dieses Szenarios in diesem Browser: { $count }, gewonnen: { $won }
fellowship-history-day = Tag
fellowship-history-seats = Spieler
fellowship-history-result = Ergebnis
fellowship-history-round = Runde
fellowship-history-score = Wertung (2011)
fellowship-history-best = beste
fellowship-history-lost = Verloren in Abschnitt { $stage }

## The table

fellowship-face-down = Verdeckte Karte
fellowship-is-ready = bereit
fellowship-is-exhausted = erschöpft
fellowship-is-committed = im Abenteuer
fellowship-hits-of = { $left } von { $all } Trefferpunkten
fellowship-progress-of = Fortschritt { $progress } von { $points }
fellowship-resources = Ressourcen: { $count }
fellowship-with = mit { $cards }
fellowship-may-choose = wählbar
fellowship-not-payable = derzeit nicht bezahlbar
fellowship-has-shadows = Schatten: { $cards }
fellowship-no-ability = Keine Fähigkeit.
fellowship-close = Schließen
fellowship-road = Der Weg
fellowship-no-location = Kein aktives Gebiet
fellowship-staging = Aufmarschgebiet
fellowship-staging-empty = Hier liegt nichts.
fellowship-encounter-deck = Begegnungsdeck
fellowship-own-deck = eigenes Deck
fellowship-discard = Ablage
fellowship-victory = Sieg
fellowship-pile-of-encounter = Ablage der Begegnungen
fellowship-pile-of-victory = Siegpunktebereich
fellowship-pile-of-own = Eigene Ablage
fellowship-pile-empty = Keine Karten.
fellowship-still-to-come = kommt noch: { $count }
event-own-mulligan = Die ersten Karten stehen fest.
fellowship-engaged = Im Kampf
fellowship-attacking = Angreifer
fellowship-company = Gefährten
fellowship-partners = Mitspieler
fellowship-hand = Hand { $count }
fellowship-hand-of = Hand von { $seat }
fellowship-hand-empty = Keine Karten auf der Hand.
fellowship-offer = Karten zur Auswahl
fellowship-phases = Die Runde
fellowship-phase-stops = { $phase }: Halte
fellowship-round = Runde { $round }
fellowship-take-back = Zurücknehmen (Z)
fellowship-places = Bereiche des Tisches
fellowship-place-wild = Wildnis
fellowship-place-mine = Gefährten
fellowship-place-partners = Andere
fellowship-place-log = Verlauf
fellowship-place-more = Mehr
fellowship-page-before = Vorige Karten
fellowship-page-next = Nächste Karten
fellowship-rail = Neben dem Tisch
fellowship-tab-log = Verlauf
fellowship-tab-card = Karte
fellowship-tab-stops = Halte
fellowship-tab-acts = Tisch
fellowship-card-none = Klicken Sie auf eine Karte, um sie hier zu lesen.
fellowship-stops-help = Das Spiel hält in den hier gewählten Momenten an, wenn Sie etwas tun können. Die anderen gehen von selbst vorbei.
fellowship-presets = Welche Halte
fellowship-preset-learner = Lernen
fellowship-preset-usual = Üblich
fellowship-preset-quick = Schnell
fellowship-until = Weiter bis
fellowship-until-none = zum nächsten Halt
fellowship-passed = Für Sie gepasst: { $count }
fellowship-deck-of = Deck von { $seat }
fellowship-pile-discard = die Ablage
fellowship-pile-hand = die Hand
fellowship-pile-deck = das Deck
fellowship-pile-victory = der Siegpunktebereich
fellowship-pile-encounter = das Begegnungsdeck
fellowship-pile-encounter_discard = die Ablage der Begegnungen
fellowship-pile-staging = das Aufmarschgebiet
fellowship-pile-removed = aus dem Spiel
fellowship-pile-aside = beiseite
fellowship-group-characters = Alle Charaktere
fellowship-group-gondor = Alle aus Gondor
fellowship-group-staging-area = Das Aufmarschgebiet

## What happened

event-phase = Runde { $round } – { $phase }
event-mulligan = { $seat } hat über die ersten Karten entschieden.
event-stage = Abschnitt { $stage }: { $card }
event-stage_done = { $card } ist geschafft.
event-income = Jeder Held erhält eine Ressource.
event-drew =
    { $amount ->
        [one] { $seat } zog eine Karte.
       *[other] { $seat } zog { $amount } Karten.
    }
event-drew_cards = Gezogen: { $cards }
event-played = { $seat } spielte { $card }.
event-own-played = Gespielt: { $card }.
event-used = { $seat } nutzte { $card }.
event-own-used = Genutzt: { $card }.
event-paid = Bezahlt: { $pools }
fellowship-event-entered = { $card } kommt ins Spiel.
event-attached = { $card } kommt an { $to }.
event-left = { $card } verlässt das Spiel ({ $to }).
event-to_hand = { $card } kommt auf die Hand.
event-discarded = { $card } wird abgeworfen.
event-shuffled_in = { $card } wird eingemischt.
fellowship-event-committed = { $seat } schickt ins Abenteuer: { $cards }.
event-own-committed = Im Abenteuer: { $cards }
event-uncommitted = { $card } verlässt das Abenteuer.
event-revealed = Aufgedeckt: { $card }
event-staged = { $card } kommt ins Aufmarschgebiet.
event-guarded = { $by } bewacht { $card }.
fellowship-event-cancelled = Effekt aufgehoben: { $card }.
event-reshuffled = Die Begegnungsablage wird zum neuen Deck gemischt.
event-quest_resolved = Abenteuer: { $willpower } gegen { $threat }
event-progress = { $card }: Fortschritt { $amount }
event-threat = { $seat }: Bedrohung { $before } → { $after }
event-own-threat = Bedrohung { $before } → { $after }
event-travelled = Reise: { $card }.
event-explored = { $card } ist erkundet.
event-engaged = { $card } stellt { $seat }.
event-own-engaged = { $card } kommt auf Sie zu.
event-shadow_dealt = { $enemy } hat eine Schattenkarte.
event-shadow_turned = Schatten ({ $enemy }): { $card }
event-effect = { $card } · { $timing }
event-shadow_dropped = Schattenkarte abgeworfen: { $card }
event-attacks = { $enemy } greift { $seat } an.
event-own-attacks = { $enemy } greift Sie an.
event-defended = Verteidigt: { $cards }
event-undefended = Niemand verteidigt.
event-blow = { $enemy }: { $attack } gegen { $defense }
event-attack = { $cards } gegen { $enemy }
event-strike = { $enemy }: { $attack } gegen { $defense }
event-damaged = { $card } nimmt { $amount } Schaden.
event-healed = { $card }: { $amount } geheilt.
event-exhausted = { $card } erschöpft sich.
event-readied = { $card } wird bereit.
event-resources = { $card }: Ressourcen { $amount }
event-modified = { $cards }: { $stat } { $amount }
event-modified_group = { $group }: { $stat } { $amount }
event-held = { $card } kann jetzt nicht angreifen.
event-orc_guard = { $card } tritt { $seat } entgegen.
event-refreshed = Alles wird bereit.
event-first_player = Startspieler: { $seat }
event-round_over = Runde { $round } ist vorbei.
event-eliminated = { $seat } scheidet aus.
fellowship-event-won = Das Abenteuer ist gewonnen.
fellowship-event-lost = Das Abenteuer ist verloren.

## Scenarios and encounter sets

set-passage-through-mirkwood = Durch den Düsterwald
set-spiders-of-mirkwood = Spinnen des Düsterwalds
set-dol-guldur-orcs = Orks aus Dol Guldur
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
timing-delayed = Am Ende
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
keyword-guarded-help = Wird dieses Ziel aufgedeckt, kommt die nächste Begegnungskarte als Wache zu ihm; solange sie da ist, kann niemand das Ziel nehmen.
keyword-ranged = Fernkampf
keyword-ranged-help = Dieser Charakter kann Gegner angreifen, die mit anderen Spielern im Kampf sind.
keyword-restricted = Eingeschränkt
keyword-restricted-help = Ein Charakter behält höchstens zwei Karten mit diesem Wort; kommt eine dritte hinzu, wird eine der drei abgeworfen.
keyword-sentinel = Schildwache
keyword-sentinel-help = Dieser Charakter kann andere Spieler verteidigen, die keinen eigenen Verteidiger bestimmt haben.
keyword-surge = Nachrüsten
keyword-surge-help = Wird diese Karte aufgedeckt, folgt ihr sofort eine weitere Begegnungskarte.
keyword-victory = Sieg
keyword-victory-help = Besiegt oder erkundet kommt diese Karte in den Siegpunktebereich und zieht ihre Punkte vom Ergebnis ab, bei dem weniger besser ist.

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
