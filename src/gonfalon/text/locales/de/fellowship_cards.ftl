# The cooperative card game, what the cards do, in German. In our words; ids as in en/fellowship_cards.ftl.

## Heroes

clause-aragorn-response = Nachdem er ins Abenteuer gegangen ist, 1 Ressource aus seinem Vorrat zahlen: Er wird bereit.
gist-aragorn = Geht ins Abenteuer, für 1 Ressource bereit
clause-theodred-response = Nachdem er ins Abenteuer gegangen ist, erhält ein Held, der daran teilnimmt, 1 Ressource.
gist-theodred = 1 Ressource für einen Helden im Abenteuer
clause-gloin-response = Nachdem er Schaden genommen hat, erhält er so viele Ressourcen, wie er eben Schaden nahm.
gist-gloin = Macht aus Schaden Ressourcen
clause-gimli-passive = Er hat +1 Angriff für jeden Schaden auf ihm.
gist-gimli = +1 Angriff je Schaden auf ihm
clause-legolas-response = Nachdem ein Angriff, an dem er teilnimmt, einen Gegner vernichtet hat, gibt es 2 Fortschritt, zuerst auf dem aktiven Gebiet.
gist-legolas = 2 Fortschritt je vernichtetem Gegner
clause-thalin-passive = Solange er am Abenteuer teilnimmt, nimmt jeder Gegner beim Aufdecken 1 Schaden, vor allem anderen.
gist-thalin = 1 Schaden für jeden aufgedeckten Gegner
clause-eowyn-action = Eine eigene Handkarte abwerfen: Éowyn hat +1 Willenskraft bis zum Ende der Phase. Das darf jeder Spieler, jeder einmal pro Runde.
gist-eowyn = Handkarte abwerfen: +1 Willenskraft
clause-eleanor-response = Wenn ein Verrat aufgedeckt wird, Eleanor erschöpfen: Sein Effekt „Wenn aufgedeckt“ gilt nicht, er wird abgeworfen, und statt seiner wird eine andere Begegnungskarte aufgedeckt.
gist-eleanor = Erschöpfen: Tauscht einen Verrat aus
clause-dunhere-passive = Greift er allein an, darf er einen Gegner im Aufmarschgebiet wählen; gegen diesen hat er +1 Angriff.
gist-dunhere = Greift allein ins Aufmarschgebiet an, +1
clause-denethor-action = Denethor erschöpfen: Sie sehen die oberste Karte des Begegnungsdecks und dürfen sie nach unten legen.
gist-denethor = Sieht die nächste Begegnung, auch nach unten
clause-glorfindel-action = Einmal pro Runde 1 Ressource aus seinem Vorrat zahlen: Ein Charakter wird von 1 Schaden geheilt.
gist-glorfindel = 1 Ressource: heilt 1 Schaden
clause-beravor-action = Einmal pro Runde Beravor erschöpfen: Ein Spieler Ihrer Wahl zieht 2 Karten.
clause-beravor-action-2011 = Beravor erschöpfen: Ein Spieler Ihrer Wahl zieht 2 Karten.
gist-beravor = Erschöpfen: ein Spieler zieht 2 Karten

## Leadership

gist-guard-of-the-citadel = Günstige Hilfe im Abenteuer und im Kampf
clause-faramir-action = Faramir erschöpfen: Alle Charaktere eines Spielers haben +1 Willenskraft bis zum Ende der Phase.
gist-faramir = Erschöpfen: +1 Willenskraft für eine Schar
clause-son-of-arnor-response = Nachdem er ins Spiel gekommen ist, kommt ein Gegner Ihrer Wahl aus dem Aufmarschgebiet oder von einem anderen Spieler mit Ihnen in den Kampf.
gist-son-of-arnor = Zieht einen Gegner auf sich
clause-snowbourn-scout-response = Nachdem er ins Spiel gekommen ist, erhält ein Gebiet Ihrer Wahl 1 Fortschritt.
gist-snowbourn-scout = 1 Fortschritt auf einem Gebiet
gist-silverlode-archer = Schießt auch für andere Spieler
clause-longbeard-orc-slayer-response = Nachdem er ins Spiel gekommen ist, nehmen alle Orks im Spiel 1 Schaden.
gist-longbeard-orc-slayer = 1 Schaden für jeden Ork
clause-brok-ironfist-response = Nachdem ein eigener Zwergenheld das Spiel verlassen hat, kommt Brok ohne Bezahlung aus der Hand ins Spiel.
gist-brok-ironfist = Kommt umsonst, wenn ein Zwergenheld fällt
clause-ever-vigilant-action = Ein Verbündeter wird bereit.
gist-ever-vigilant = Ein Verbündeter wird bereit
clause-common-cause-action = Einen eigenen Helden erschöpfen: Ein anderer Held wird bereit.
gist-common-cause = Ein Held erschöpft, ein anderer bereit
clause-for-gondor-action = Bis zum Ende der Phase hat jeder Charakter +1 Angriff, und die aus Gondor haben auch +1 Verteidigung.
gist-for-gondor = +1 Angriff für alle, Gondor +1 Verteidigung
clause-sneak-attack-action = Ein Verbündeter aus der Hand kommt ins Spiel. Ist er am Ende der Phase noch da, kehrt er auf die Hand zurück.
gist-sneak-attack = Ein Verbündeter für eine Phase
clause-valiant-sacrifice-response = Hat ein Verbündeter das Spiel verlassen, bringt er dem Spieler, der ihn kontrollierte, 2 Karten.
gist-valiant-sacrifice = 2 Karten, wenn ein Verbündeter geht
clause-grim-resolve-action = Alle Charaktere im Spiel werden bereit.
gist-grim-resolve = Alle werden bereit
clause-steward-of-gondor-attach = Kommt an einen Helden.
clause-steward-of-gondor-passive = Der Held gehört zu Gondor.
clause-steward-of-gondor-action = Diese Karte erschöpfen: Der Held erhält 2 Ressourcen.
gist-steward-of-gondor = Erschöpfen: 2 Ressourcen für den Helden
clause-celebrians-stone-attach = Kommt an einen Helden.
clause-celebrians-stone-passive = +2 Willenskraft für den Helden.
clause-celebrians-stone-passive2 = Aragorn gibt sie auch ein Geist-Symbol.
gist-celebrians-stone = +2 Willenskraft; Aragorn zählt als Geist

## Tactics

gist-veteran-axehand = Ein günstiger Kämpfer
clause-gondorian-spearman-response = Nachdem er zum Verteidiger bestimmt ist, nimmt der Angreifer 1 Schaden.
gist-gondorian-spearman = Verteidigt jeden und macht 1 Schaden
gist-horseback-archer = Schießt auch für andere Spieler
clause-beorn-action = Einmal pro Runde: Er hat +5 Angriff bis zum Ende der Phase; dann wird er ins eigene Deck gemischt.
gist-beorn = Einmal +5 Angriff, dann zurück ins Deck
clause-blade-mastery-action = Ein Charakter hat +1 Angriff und +1 Verteidigung bis zum Ende der Phase.
gist-blade-mastery = +1 Angriff und Verteidigung für eine Phase
clause-rain-of-arrows-action = Einen eigenen Charakter mit Fernkampf erschöpfen: Alle Gegner im Kampf mit einem Spieler nehmen 1 Schaden.
gist-rain-of-arrows = 1 Schaden für alle Gegner eines Spielers
clause-feint-action = In der Kampfphase: Ein Gegner Ihrer Wahl, der mit einem Spieler im Kampf ist, kann diesen für den Rest der Phase nicht angreifen.
gist-feint = Ein Gegner greift diese Phase nicht an
clause-quick-strike-action = Einen eigenen Charakter erschöpfen: Er greift sofort und allein einen Gegner an, den er angreifen könnte.
gist-quick-strike = Ein Charakter greift sofort an
clause-thicket-of-spears-passive = Diese Karte wird aus den Vorräten dreier verschiedener Helden bezahlt.
clause-thicket-of-spears-action = Die Gegner im Kampf mit einem Spieler Ihrer Wahl können ihn in dieser Phase nicht angreifen.
gist-thicket-of-spears = Ein Spieler wird nicht angegriffen
clause-swift-strike-response = Nachdem ein Charakter zum Verteidiger bestimmt ist, nimmt der Angreifer 2 Schaden.
gist-swift-strike = 2 Schaden beim Verteidigen
clause-stand-together-action = Ein Spieler Ihrer Wahl darf in dieser Phase gegen jeden Angriff beliebig viele Verteidiger bestimmen.
gist-stand-together = Mehrere Verteidiger gegen jeden Angriff
clause-blade-of-gondolin-attach = Kommt an einen Helden.
clause-blade-of-gondolin-passive = Der Held hat +1 Angriff gegen Orks.
clause-blade-of-gondolin-response = Nachdem der Held angegriffen und einen Gegner vernichtet hat, gibt es 1 Fortschritt, zuerst auf dem aktiven Gebiet.
gist-blade-of-gondolin = +1 gegen Orks, Fortschritt für den Sieg
clause-citadel-plate-attach = Kommt an einen Helden.
clause-citadel-plate-passive = Der Held hat 4 Trefferpunkte mehr.
gist-citadel-plate = +4 Trefferpunkte
clause-dwarven-axe-attach = Kommt an einen Helden.
clause-dwarven-axe-passive = Der Held hat +1 Angriff, ein Zwerg stattdessen +2.
gist-dwarven-axe = +1 Angriff, +2 für einen Zwerg
clause-horn-of-gondor-attach = Kommt an einen Helden.
clause-horn-of-gondor-response = Nachdem ein Charakter vernichtet wurde, erhält der Held 1 Ressource.
clause-horn-of-gondor-response-2011 = Nachdem ein Charakter das Spiel verlassen hat, erhält der Held 1 Ressource.
gist-horn-of-gondor = 1 Ressource, wenn ein Charakter fällt

## Spirit

clause-wandering-took-action = Einmal pro Runde die eigene Bedrohung um 3 senken: Ein anderer Spieler übernimmt ihn, und dessen Bedrohung steigt um 3.
clause-wandering-took-action-2011 = Die eigene Bedrohung um 3 senken: Ein anderer Spieler übernimmt ihn, und dessen Bedrohung steigt um 3.
gist-wandering-took = Trägt 3 Bedrohung zu einem anderen Spieler
clause-lorien-guide-response = Nachdem er ins Abenteuer gegangen ist, erhält das aktive Gebiet 1 Fortschritt.
gist-lorien-guide = 1 Fortschritt auf dem aktiven Gebiet
clause-northern-tracker-response = Nachdem er ins Abenteuer gegangen ist, erhält jedes Gebiet im Aufmarschgebiet 1 Fortschritt.
gist-northern-tracker = 1 Fortschritt auf jedem Gebiet im Aufmarsch
clause-the-galadhrims-greeting-action = Die Bedrohung eines Spielers sinkt um 6, oder die aller Spieler um 2.
gist-the-galadhrims-greeting = −6 Bedrohung für einen oder −2 für alle
clause-strength-of-will-response = Nach einer Reise einen eigenen Geist-Charakter erschöpfen: Das neue aktive Gebiet erhält 2 Fortschritt.
gist-strength-of-will = 2 Fortschritt auf dem Reiseziel
clause-hasty-stroke-response = Wenn im Kampf ein Schatteneffekt eintritt, ihn aufheben.
gist-hasty-stroke = Hebt einen Schatteneffekt auf
clause-will-of-the-west-action = Ein Spieler mischt seinen Ablagestapel in sein Deck; diese Karte verlässt das Spiel ganz.
clause-will-of-the-west-action-2011 = Ein Spieler mischt seinen Ablagestapel in sein Deck.
gist-will-of-the-west = Mischt eine Ablage zurück ins Deck
clause-a-test-of-will-response = Wenn eine Karte des Begegnungsdecks aufgedeckt wird, ihren Effekt „Wenn aufgedeckt“ aufheben.
gist-a-test-of-will = Hebt ein „Wenn aufgedeckt“ auf
clause-stand-and-fight-action = Ein Verbündeter mit aufgedruckten Kosten X aus einem beliebigen Ablagestapel kommt unter eigener Kontrolle ins Spiel. Die Sphäre ist gleich, nur neutrale bleiben liegen.
gist-stand-and-fight = Holt einen Verbündeten mit Kosten X zurück
clause-a-light-in-the-dark-action = Ein Gegner Ihrer Wahl im Kampf kehrt ins Aufmarschgebiet zurück.
gist-a-light-in-the-dark = Schickt einen Gegner aus dem Kampf zurück
clause-dwarven-tomb-action = Eine Geist-Karte aus dem eigenen Ablagestapel auf die Hand nehmen.
gist-dwarven-tomb = Eine Geist-Karte zurück auf die Hand
clause-fortune-or-fate-action = Ein Held in einem beliebigen Ablagestapel kommt unter der Kontrolle seines Besitzers wieder ins Spiel.
gist-fortune-or-fate = Holt einen gefallenen Helden zurück
clause-the-favor-of-the-lady-attach = Kommt an einen Helden.
clause-the-favor-of-the-lady-passive = +1 Willenskraft für den Helden.
gist-the-favor-of-the-lady = +1 Willenskraft
clause-power-in-the-earth-attach = Kommt an ein Gebiet.
clause-power-in-the-earth-passive = Das Gebiet hat 1 Bedrohung weniger.
gist-power-in-the-earth = 1 Bedrohung weniger auf einem Gebiet
clause-unexpected-courage-attach = Kommt an einen Helden.
clause-unexpected-courage-action = Diese Karte erschöpfen: Der Held wird bereit.
gist-unexpected-courage = Macht den Helden einmal pro Runde bereit

## Lore

clause-daughter-of-the-nimrodel-action = Die Tochter erschöpfen: Ein Held wird von bis zu 2 Schaden geheilt.
gist-daughter-of-the-nimrodel = Erschöpfen: heilt 2 Schaden an einem Helden
clause-erebor-hammersmith-response = Nachdem er ausgespielt ist, kehrt die oberste Verstärkung eines beliebigen Ablagestapels auf die Hand des Spielers zurück.
gist-erebor-hammersmith = Eine abgeworfene Verstärkung kehrt zurück
clause-henamarth-riversong-action = Henamarth erschöpfen: Sie sehen die oberste Karte des Begegnungsdecks.
gist-henamarth-riversong = Sieht die nächste Begegnung
clause-miner-of-the-iron-hills-response = Nachdem er ins Spiel gekommen ist, eine Zustands-Verstärkung im Spiel abwerfen.
gist-miner-of-the-iron-hills = Entfernt einen Zustand
clause-gleowine-action = Gléowine erschöpfen: Ein Spieler Ihrer Wahl zieht eine Karte.
gist-gleowine = Erschöpfen: ein Spieler zieht eine Karte
clause-lore-of-imladris-action = Ein Charakter verliert allen Schaden.
gist-lore-of-imladris = Heilt einen Charakter ganz
clause-loriens-wealth-action = Ein Spieler Ihrer Wahl zieht 3 Karten.
gist-loriens-wealth = Ein Spieler zieht 3 Karten
clause-radagasts-cunning-action = In der Abenteuerphase einen Gegner im Aufmarschgebiet wählen: Seine Bedrohung zählt bis zum Ende der Phase nicht.
gist-radagasts-cunning = Die Bedrohung eines Gegners zählt nicht
clause-secret-paths-action = In der Abenteuerphase ein Gebiet im Aufmarschgebiet wählen: Seine Bedrohung zählt bis zum Ende der Phase nicht.
gist-secret-paths = Die Bedrohung eines Gebiets zählt nicht
clause-gandalfs-search-action = Die obersten X Karten vom Deck eines Spielers ansehen: Eine kommt auf dessen Hand, die anderen in beliebiger Reihenfolge wieder nach oben.
gist-gandalfs-search = Die beste von X Karten für einen Spieler
clause-beorns-hospitality-action = Alle Helden eines Spielers verlieren allen Schaden.
gist-beorns-hospitality = Heilt alle Helden eines Spielers
clause-forest-snare-attach = Kommt an einen Gegner im Kampf.
clause-forest-snare-passive = Sie hindert den Gegner am Angreifen.
gist-forest-snare = Der Gegner kann nicht angreifen
clause-protector-of-lorien-attach = Kommt an einen Helden.
clause-protector-of-lorien-action = Bis zu 3-mal pro Phase eine eigene Handkarte abwerfen: Der Held hat +1 Verteidigung oder +1 Willenskraft bis zum Ende der Phase.
clause-protector-of-lorien-action-2011 = Eine eigene Handkarte abwerfen: Der Held hat +1 Verteidigung oder +1 Willenskraft bis zum Ende der Phase.
gist-protector-of-lorien = Karte abwerfen: +1 Verteidigung oder Wille
clause-dark-knowledge-attach = Kommt an einen Helden.
clause-dark-knowledge-passive = Der Held hat −1 Willenskraft.
clause-dark-knowledge-response = Hat ein Gegner, der Sie angreift, eine Schattenkarte erhalten, diese Karte erschöpfen: Sie sehen die Schattenkarte.
gist-dark-knowledge = Zeigt eine Schattenkarte; −1 Willenskraft
clause-self-preservation-attach = Kommt an einen Charakter.
clause-self-preservation-action = Diese Karte erschöpfen: Der Charakter wird von 2 Schaden geheilt.
gist-self-preservation = Erschöpfen: heilt 2 Schaden

## Neutral

clause-gandalf-passive = Am Ende der Runde wird er abgeworfen.
clause-gandalf-response = Nachdem er ins Spiel gekommen ist, eines wählen: 3 Karten ziehen, 4 Schaden für einen Gegner im Spiel oder 5 weniger eigene Bedrohung.
gist-gandalf = Karten, Schaden oder weniger Bedrohung

## Encounter cards

clause-king-spider-revealed = Jeder Spieler erschöpft einen eigenen Charakter.
clause-king-spider-shadow = Der verteidigende Spieler erschöpft einen eigenen Charakter, bei unverteidigtem Angriff zwei.
gist-king-spider = Jeder erschöpft einen Charakter
clause-hummerhorns-forced = Nachdem sie mit einem Spieler in den Kampf kamen, wählt dieser einen eigenen Helden, der 5 Schaden nimmt.
clause-hummerhorns-shadow = Alle Charaktere des verteidigenden Spielers nehmen 1 Schaden, bei unverteidigtem Angriff 2.
gist-hummerhorns = 5 Schaden für einen Helden im Kampf
clause-ungoliants-spawn-revealed = Wer am Abenteuer teilnimmt, hat bis zum Ende der Phase 1 Willenskraft weniger.
clause-ungoliants-spawn-shadow = Die Bedrohung des verteidigenden Spielers steigt um 4, bei unverteidigtem Angriff um 8.
gist-ungoliants-spawn = −1 Willenskraft für alle im Abenteuer
clause-great-forest-web-travel = Jeder Spieler erschöpft einen eigenen Helden.
gist-great-forest-web = Reise: jeder erschöpft einen Helden
clause-mountains-of-mirkwood-travel = Eine Begegnungskarte wird aufgedeckt und kommt ins Aufmarschgebiet.
clause-mountains-of-mirkwood-response = Nachdem sie erkundet das Spiel verlassen haben, darf jeder Spieler die obersten 5 Karten seines Decks ansehen und eine auf die Hand nehmen; die anderen werden zurückgemischt.
gist-mountains-of-mirkwood = Deckt eine Karte auf; ein Fund für jeden
clause-eyes-of-the-forest-revealed = Alle Spieler werfen die Ereignisse auf ihrer Hand ab.
gist-eyes-of-the-forest = Alle Ereignisse auf den Händen sind weg
clause-caught-in-a-web-revealed = Der Spieler mit der höchsten Bedrohung wählt einen eigenen Helden; an diesen kommt die Karte als Zustand.
clause-caught-in-a-web-passive = In der Auffrischungsphase wird der Held nur bereit, wenn 2 Ressourcen aus seinem Vorrat gezahlt werden.
gist-caught-in-a-web = Ein Held wird nur für 2 Ressourcen bereit
clause-wolf-rider-shadow = Auch er greift den verteidigenden Spieler an, mit einer eigenen Schattenkarte; ein Charakter darf ihn abwehren. Am Ende der Kampfphase kommt er oben auf das Begegnungsdeck.
gist-wolf-rider = Greift auch als Schattenkarte an
clause-hill-troll-passive = Schaden seines Angriffs über die restlichen Trefferpunkte des Charakters hinaus erhöht die Bedrohung des verteidigenden Spielers.
gist-hill-troll = Überzähliger Schaden wird Bedrohung
clause-goblin-sniper-passive = In der Begegnungsphase kann niemand den Kampf mit ihm wählen, solange ein anderer Gegner im Aufmarschgebiet ist.
clause-goblin-sniper-forced = Ist er am Ende der Kampfphase im Aufmarschgebiet, legt jeder Spieler 1 Schaden auf einen eigenen Charakter.
gist-goblin-sniper = Schießt aus dem Aufmarsch auf alle
clause-marsh-adder-forced = Sooft sie einen Spieler angreift, steigt dessen Bedrohung um 1.
gist-marsh-adder = Ihr Angriff erhöht die Bedrohung um 1
clause-wargs-forced = Nach ihrem Angriff kehren sie ins Aufmarschgebiet zurück, falls sie eine Schattenkarte ohne Effekt erhielten.
clause-wargs-shadow = Der Angreifer hat +1 Angriff, bei unverteidigtem Angriff +2.
gist-wargs = Ziehen sich bei leerem Schatten zurück
clause-despair-revealed = Von der aktuellen Abenteuerkarte kommen 4 Fortschritt weg, oder alle, wenn es weniger sind.
clause-despair-shadow = Die Verteidigung des Verteidigers zählt nicht.
gist-despair = Nimmt dem Abenteuer 4 Fortschritt
clause-the-brown-lands-forced = Nachdem die Spieler hierher gereist sind, erhält dieses Gebiet 1 Fortschritt.
gist-the-brown-lands = Viel Bedrohung; die Reise erkundet sie
clause-the-east-bight-passive = Dürfen die Spieler reisen und ist kein Gebiet aktiv, so müssen sie hierher reisen.
gist-the-east-bight = Die Spieler müssen hierher reisen
clause-dol-guldur-orcs-revealed = Der Startspieler wählt einen Charakter im Abenteuer; dieser nimmt 2 Schaden.
clause-dol-guldur-orcs-shadow = Der Angreifer hat +1 Angriff, bei unverteidigtem Angriff +3.
gist-dol-guldur-orcs = 2 Schaden für einen Charakter im Abenteuer
clause-chieftan-ufthak-passive = Er hat +2 Angriff für jede Ressource auf ihm.
clause-chieftan-ufthak-forced = Nach seinem Angriff erhält er 1 Ressource.
gist-chieftan-ufthak = +2 Angriff nach jedem seiner Angriffe
clause-dol-guldur-beastmaster-forced = Wenn er angreift, erhält er eine weitere Schattenkarte.
gist-dol-guldur-beastmaster = Greift mit zweiter Schattenkarte an
clause-driven-by-shadow-revealed = Gegner und Gebiete, die jetzt im Aufmarschgebiet sind, haben +1 Bedrohung bis zum Ende der Phase. Ist es leer, hat diese Karte Nachrüsten.
clause-driven-by-shadow-shadow = Eine Verstärkung des Verteidigers wird abgeworfen; bei unverteidigtem Angriff alle Verstärkungen des verteidigenden Spielers.
gist-driven-by-shadow = +1 Bedrohung für jede Karte im Aufmarsch
clause-the-necromancers-reach-revealed = Jeder erschöpfte Charakter nimmt 1 Schaden.
gist-the-necromancers-reach = 1 Schaden für alle Erschöpften
clause-necromancers-pass-travel = Der Startspieler wirft 2 zufällige Handkarten ab.
gist-necromancers-pass = Die Reise kostet 2 zufällige Karten
clause-enchanted-stream-passive = Solange er das aktive Gebiet ist, kann niemand Karten ziehen.
gist-enchanted-stream = Aktiv: niemand zieht Karten
clause-forest-spider-forced = In der Runde, in der sie mit einem Spieler in den Kampf kommt, hat sie +1 Angriff.
clause-forest-spider-shadow = Der verteidigende Spieler wirft eine Verstärkung ab, die er kontrolliert.
gist-forest-spider = +1 Angriff in ihrer ersten Runde im Kampf
clause-east-bight-patrol-shadow = Der Angreifer hat +1 Angriff; bei unverteidigtem Angriff steigt auch die Bedrohung des verteidigenden Spielers um 3.
gist-east-bight-patrol = Kommt früh und schlägt hart zu
clause-black-forest-bats-revealed = Jeder Spieler wählt einen Charakter im Abenteuer; dieser verlässt es, ohne bereit zu werden.
gist-black-forest-bats = Holt je Spieler einen aus dem Abenteuer
clause-old-forest-road-response = Die Reise hierher erlaubt dem Startspieler, einen eigenen Charakter bereit zu machen.
gist-old-forest-road = Die Ankunft macht einen Charakter bereit
clause-forest-gate-response = Die Reise hierher erlaubt dem Startspieler, 2 Karten zu ziehen.
gist-forest-gate = Die Ankunft bringt 2 Karten
clause-dungeon-jailor-forced = Ist er im Aufmarschgebiet, wenn ein Abenteuer eben misslungen ist, wird ein nicht genommenes Ziel von dort ins Begegnungsdeck gemischt.
gist-dungeon-jailor = Nimmt ein Ziel, wenn das Abenteuer misslingt
clause-nazgul-of-dol-guldur-passive = Keine Verstärkung kann auf ihn gespielt werden.
clause-nazgul-of-dol-guldur-forced = Wenn der Gefangene befreit ist, kommt er ins Aufmarschgebiet.
clause-nazgul-of-dol-guldur-forced2 = Nachdem ein ihm zugeteilter Schatteneffekt abgehandelt ist, wirft der Spieler, mit dem er im Kampf ist, einen eigenen Charakter ab.
gist-nazgul-of-dol-guldur = Seine Schatten kosten einen Charakter
clause-cavern-guardian-shadow = Der verteidigende Spieler wirft eine Verstärkung ab, die er kontrolliert, bei unverteidigtem Angriff alle; Ziele darunter kehren ins Aufmarschgebiet zurück.
gist-cavern-guardian = Sein Schatten nimmt Verstärkungen
clause-under-the-shadow-revealed = Die gesamte Bedrohung im Aufmarschgebiet ist bis zum Ende der Phase um die Zahl der Spieler höher.
clause-under-the-shadow-shadow = Die Bedrohung des verteidigenden Spielers steigt um die Zahl der Gegner, mit denen er im Kampf ist.
gist-under-the-shadow = Mehr Bedrohung für jeden Spieler
clause-iron-shackles-revealed = Sie kommen als Zustand oben auf das Deck des Startspielers.
clause-iron-shackles-passive = Sollen danach Karten von diesem Deck gezogen werden, wird stattdessen diese Karte abgeworfen.
clause-iron-shackles-shadow = Es geschieht dasselbe wie beim Aufdecken.
gist-iron-shackles = Der Startspieler zieht einmal nicht
gist-endless-caverns = 1 Bedrohung für jeden und noch eine Karte
clause-tower-gate-forced = Nachdem die Spieler hierher gereist sind, legt jeder die oberste Karte seines Decks verdeckt vor sich: eine Orkwache, die eben mit ihm in den Kampf kam, ein Gegner mit 1 Angriff, 1 Verteidigung und 1 Trefferpunkt.
gist-tower-gate = Die Ankunft bringt jedem eine Orkwache
clause-gandalfs-map-action = Hat das Ziel keine Wache mehr, die eigene Bedrohung um 2 erhöhen: Sie nehmen das Ziel und legen es an einen eigenen Helden.
clause-gandalfs-map-passive = Löst sie sich vom Helden, kehrt sie ins Aufmarschgebiet zurück.
clause-gandalfs-map-passive2 = Der Held kann weder angreifen noch verteidigen.
gist-gandalfs-map = Für die Flucht; der Träger kämpft nicht
clause-dungeon-torch-action = Hat das Ziel keine Wache mehr, die eigene Bedrohung um 2 erhöhen: Sie nehmen das Ziel und legen es an einen eigenen Helden.
clause-dungeon-torch-passive = Löst sie sich vom Helden, kehrt sie ins Aufmarschgebiet zurück.
clause-dungeon-torch-forced = Am Ende jeder Runde steigt die Bedrohung des Spielers, der den Helden kontrolliert, um 2.
gist-dungeon-torch = Für die Flucht; jede Runde 2 Bedrohung mehr
clause-shadow-key-action = Hat das Ziel keine Wache mehr, die eigene Bedrohung um 2 erhöhen: Sie nehmen das Ziel und legen es an einen eigenen Helden.
clause-shadow-key-passive = Löst er sich vom Helden, kehrt er ins Aufmarschgebiet zurück.
clause-shadow-key-forced = Am Ende jeder Runde nimmt der Held 1 Schaden.
gist-shadow-key = Für die Flucht; verletzt seinen Träger
clause-misty-mountain-goblins-forced = Nach ihrem Angriff kommt 1 Fortschritt von der aktuellen Abenteuerkarte weg.
clause-misty-mountain-goblins-shadow = Von der aktuellen Abenteuerkarte kommt 1 Fortschritt weg, bei unverteidigtem Angriff 3.
gist-misty-mountain-goblins = Jeder Angriff nimmt 1 Fortschritt
clause-massing-at-night-revealed = So viele weitere Begegnungskarten werden aufgedeckt, wie es Spieler gibt.
clause-massing-at-night-shadow = Der Angreifer erhält so viele weitere Schattenkarten, wie es Spieler gibt.
gist-massing-at-night = Eine weitere Karte je Spieler
clause-banks-of-the-anduin-forced = Verlässt es das Spiel, kommt es oben auf das Begegnungsdeck und nicht auf den Ablagestapel.
gist-banks-of-the-anduin = Kehrt oben auf das Begegnungsdeck zurück
clause-gladden-fields-forced = Solange sie das aktive Gebiet sind, steigt in der Auffrischungsphase die Bedrohung jedes Spielers um 1 mehr.
gist-gladden-fields = Aktiv: jede Runde 1 Bedrohung mehr
clause-eastern-crows-forced = Besiegt kommen sie nicht auf die Ablage, sondern werden ins Begegnungsdeck gemischt.
clause-eastern-crows-shadow = Der Angreifer hat +1 Angriff, oder +2, wenn die Bedrohung des verteidigenden Spielers mindestens 35 ist.
gist-eastern-crows = Kehren ins Begegnungsdeck zurück
clause-evil-storm-revealed = Alle Charaktere der Spieler mit mindestens 35 Bedrohung nehmen 1 Schaden.
gist-evil-storm = Ab Bedrohung 35: 1 Schaden für alle
clause-pursued-by-shadow-revealed = Die Bedrohung jedes Spielers steigt um die Zahl seiner Charaktere, die nicht am Abenteuer teilnehmen.
clause-pursued-by-shadow-shadow = Der verteidigende Spieler gibt einen erschöpften Verbündeten, den er kontrolliert, auf die Hand des Besitzers zurück; hat er keinen, steigt seine Bedrohung um 3.
gist-pursued-by-shadow = Bedrohung für alle, die daheim bleiben
clause-treacherous-fog-revealed = Gebiete im Aufmarschgebiet haben +1 Bedrohung bis zum Ende der Phase, auch später kommende. Dann wirft jeder Spieler mit mindestens 35 Bedrohung eine Handkarte seiner Wahl ab.
gist-treacherous-fog = +1 Bedrohung für Gebiete im Aufmarsch

## Quest cards

clause-flies-and-spiders-setup = Eine Waldspinne und eine Alte Waldstraße kommen aus dem Begegnungsdeck ins Aufmarschgebiet; das Deck wird gemischt.
gist-flies-and-spiders = Eine Spinne und eine Straße warten schon
clause-a-fork-in-the-road-forced = Ist dieser Abschnitt geschafft, entscheidet der Zufall, welcher der beiden dritten Abschnitte folgt.
gist-a-fork-in-the-road = Der Zufall entscheidet, wie es weitergeht
clause-dont-leave-the-path-revealed = Jeder Spieler sucht eine Spinne aus dem Begegnungsdeck oder dessen Ablage aus und legt sie ins Aufmarschgebiet.
clause-dont-leave-the-path-passive = Die Spieler gewinnen, wenn sie Ungoliants Brut finden und besiegen.
gist-dont-leave-the-path = Ungoliants Brut besiegen heißt gewinnen
clause-beorns-path-passive = Solange Ungoliants Brut im Spiel ist, kann dieser Abschnitt nicht geschafft werden.
clause-beorns-path-passive2 = Wer diesen Abschnitt schafft, hat gewonnen.
gist-beorns-path = Von Ungoliants Brut versperrt, dann Sieg
clause-the-necromancers-tower-setup = Die drei Ziele aus dem Begegnungsdeck werden aufgedeckt ins Aufmarschgebiet gelegt; der Nazgûl von Dol Guldur liegt offen neben dem Abenteuerdeck. Das Begegnungsdeck wird gemischt, und jedes Ziel erhält daraus eine Wache.
clause-the-necromancers-tower-revealed = Ein zufälliger Held unter allen wird umgedreht: Er ist der Gefangene, kann bis zur Befreiung weder eingesetzt noch verletzt werden und erhält keine Ressourcen.
clause-the-necromancers-tower-passive = Die Spieler können zusammen nur einen Verbündeten pro Runde ausspielen.
clause-the-necromancers-tower-passive2 = Der nächste Abschnitt bleibt verschlossen, bis die Spieler mindestens ein Ziel haben.
gist-the-necromancers-tower = Ein Held ist gefangen; ein Ziel ist nötig
clause-through-the-caverns-response = Nachdem Fortschritt auf diese Karte gelegt wurde, den Gefangenen aufdecken und 1 Schaden darauf legen: Der Held ist befreit und wieder einsetzbar.
clause-through-the-caverns-passive = Die Spieler können zusammen nur einen Verbündeten pro Runde ausspielen.
clause-through-the-caverns-passive2 = Der nächste Abschnitt bleibt verschlossen, bis der Gefangene befreit ist und die Spieler alle drei Ziele haben.
gist-through-the-caverns = Den Helden befreien, drei Ziele sammeln
clause-out-of-the-dungeons-forced = Wenn eine Abenteuerphase beginnt, legt jeder Spieler die oberste Karte seines Decks verdeckt vor sich: eine Orkwache, die eben mit ihm in den Kampf kam, ein Gegner mit 1 Angriff, 1 Verteidigung und 1 Trefferpunkt.
clause-out-of-the-dungeons-passive = Solange der Nazgûl von Dol Guldur im Spiel ist, kann dieser Abschnitt nicht geschafft werden.
clause-out-of-the-dungeons-passive2 = Wer diesen Abschnitt schafft, hat gewonnen.
gist-out-of-the-dungeons = Jede Runde Orkwachen; den Nazgûl besiegen
clause-to-the-river-setup = Jeder Spieler deckt die oberste Karte des Begegnungsdecks auf; sie kommt ins Aufmarschgebiet.
clause-to-the-river-revealed = Ist kein Hügeltroll im Spiel, kommt einer aus dem Begegnungsdeck ins Aufmarschgebiet; das Deck wird gemischt.
clause-to-the-river-passive = Solange ein Hügeltroll im Spiel ist, kann dieser Abschnitt nicht geschafft werden.
gist-to-the-river = Von einem Hügeltroll versperrt
clause-anduin-passage-passive = In jeder Abenteuerphase wird eine Begegnungskarte mehr aufgedeckt.
clause-anduin-passage-passive2 = Es gibt keine Prüfungen der Angriffsschwelle. In der Begegnungsphase darf jeder Spieler dennoch den Kampf mit einem Gegner wählen.
gist-anduin-passage = Jede Runde eine Karte mehr
clause-ambush-on-the-shore-revealed = Für jeden Spieler werden 2 Begegnungskarten aufgedeckt; sie kommen ins Aufmarschgebiet.
clause-ambush-on-the-shore-passive = Von nun an entfällt in der Abenteuerphase der Aufmarsch.
clause-ambush-on-the-shore-passive2 = Die Spieler haben gewonnen, sobald kein Gegner mehr im Spiel ist.
gist-ambush-on-the-shore = Alle Gegner besiegen

# Lange Wörter von Namen, Kurztexten und Überschriften, mit einem Trennstrich, wo eine Zeile sie trennen darf.
fellowship-hyphens =
    abgewor-fene angegrif-fen Auf-marsch aufge-deckten Aufmarsch-gebiet Axt-kämpfer Begeg-nungs-deck Berit-tener
    Beschüt-zer Bestien-meister Bogen-schütze Cele-bríans Düster-walds Eisen-berge Eisen-faust ent-scheidet
    Ent-schlossen-heit Erfah-rener Erschöpf-ten Fleder-mäuse Fluss-sang Fort-schritt Fährten-leser Gala-dhrim
    Gast-freund-schaft Gefan-gener Gemein-same getrie-ben Glor-findel Hammer-schmied Hena-marth Hinter-halt
    Häupt-ling Hügel-troll Kerker-meister Kund-schafter Königs-spinne Lang-bärte Meister-schaft Nebel-gebirge
    Nekro-manten Nächt-licher Pfeil-regen Rada-gasts Scharf-schütze Schatten-effekt Schatten-karte
    Schatten-schlüssel Schick-sal Schnee-born Schnel-ler Schwar-zen Schwertel-felder Selbst-erhal-tung Silber-lauf
    Speer-träger Speer-wall Späh-trupp Stand-halten Start-spieler Summ-hörner Sumpf-natter Treffer-punkte
    Truch-sess Tücki-scher Uner-war-teter Ungo-liants Verbün-deten Verbün-deter Verlie-sen vernich-tetem
    Verstär-kung Verstär-kungen Vertei-digen Vertei-diger Vertei-digung Verzau-berter Verzweif-lung Wald-schlinge
    Wald-spinne Wald-straße Wan-dernder Weg-gabelung Willens-kraft Wolfs-reiter Zita-delle Zwergen-axt
    Zwergen-grab Zwergen-held Über-eilter Über-zähliger
