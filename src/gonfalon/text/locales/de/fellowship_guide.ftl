# The Lord of the Rings card game: the page for players.

rules-page-card-game = Der Herr der Ringe: das Kartenspiel

guide-fellowship-goal-title = Das Ziel
guide-fellowship-goal =
    Eine bis vier Personen reisen zusammen. Gespielt wird gegen ein Szenario, nie gegeneinander: Alle gewinnen oder alle verlieren.
    Ein Szenario ist eine Reihe von Abschnitten eines Abenteuers. Wer den letzten schafft, solange mindestens eine Person im Spiel ist, hat gewonnen.
    Verloren ist, wenn alle ausgeschieden sind.
guide-fellowship-cards-title = Die Karten
guide-fellowship-cards =
    Helden sind von Anfang an im Spiel. Sie ziehen ins Abenteuer, greifen an, verteidigen und zahlen. Verbündete tun dasselbe, nur zahlen sie nicht. Helden und Verbündete heißen zusammen Charaktere.
    Verstärkungen liegen unter einer anderen Karte und verändern sie. Verlässt diese das Spiel, gehen sie mit. Ereignisse werden einmal benutzt und abgeworfen.
    Im Begegnungsdeck liegen Gegner, Gebiete, Verrat und Ziele. Was es bringt, wartet zuerst im Aufmarschgebiet.
    Eine einzigartige Karte kommt nicht ins Spiel, solange eine gleichen Namens im Spiel ist, bei wem auch immer.
    Eine abgeworfene Karte kommt immer auf den Ablagestapel ihres Besitzers. Das eigene Deck wird nie aus den abgeworfenen Karten erneuert.
guide-fellowship-kinds-title = Die Arten von Karten
guide-fellowship-kinds = Was jede Art tut, und wie viele davon das Grundspiel hat.
guide-fellowship-heroes-title = Die Helden
guide-fellowship-heroes = Die Zahlen stehen unter ihren Zeichen: Willenskraft, Angriff, Verteidigung, Trefferpunkte und wie viel Bedrohung der Held mitbringt.
guide-fellowship-setup-title = Vor der ersten Runde
guide-fellowship-setup =
    Wählen Sie ein Szenario. Alle nehmen einen bis drei Helden und ein Deck. Kein Held liegt zweimal auf dem Tisch.
    Ihre Bedrohung beginnt mit der Summe der Bedrohungskosten Ihrer Helden.
    Ziehen Sie sechs Karten. Einmal dürfen Sie alle sechs zurückmischen und sechs andere ziehen; diese behalten Sie.
    Dann sagt der erste Abschnitt, was zu Beginn auf dem Tisch liegt. Vor der ersten Runde sind keine Aktionen möglich.
guide-fellowship-secret-title = Was geheim ist
guide-fellowship-secret =
    Sprechen Sie, so viel Sie möchten, aber nennen und zeigen Sie keine Handkarten und keine Karten, die nur Sie gesehen haben.
    Alles auf dem Tisch ist offen, ebenso alle Ablagestapel und die Decklisten. Die Reihenfolge der Decks und verdeckte Karten sind geheim.
    Eine Option legt alle Hände offen.
guide-fellowship-round-title = Die Runde
guide-fellowship-round =
    Eine Runde hat sieben Phasen: Ressourcen, Planung, Abenteuer, Reise, Begegnung, Kampf, Auffrischung. Überall beginnt, wer Startspieler ist, dann geht es im Uhrzeigersinn weiter.
    Zwischen den Schritten gibt es Fenster, in denen alle Aktionen nutzen und Ereignisse spielen dürfen. Ein Fenster schließt sich, wenn alle nacheinander gepasst haben.
    Auffrischung: Alle erschöpften Karten werden bereit, die Bedrohung aller steigt um 1, und der Startspieler wechselt.
guide-fellowship-pay-title = Ressourcen und Planung
guide-fellowship-pay =
    In der ersten Phase erhält jeder Held eine Ressource, und alle ziehen eine Karte. Ein leeres Deck gibt keine.
    In der zweiten spielen alle der Reihe nach Verbündete und Verstärkungen, so viele sie bezahlen können.
    Bezahlt wird eine Karte von Helden ihrer Sphäre. Mehrere solche Helden dürfen zusammen zahlen. Neutrale Karten zahlt jeder Held.
    Eine Karte mit Kosten 0 kostet nichts, verlangt aber einen Helden ihrer Sphäre. Fähigkeiten von Karten im Spiel zahlt jeder Held.
    Eine Verstärkung darf an einen fremden Charakter; dann kontrolliert sie, wer diesen kontrolliert.
guide-fellowship-quest-title = Abenteuer
guide-fellowship-quest =
    Zuerst schicken alle der Reihe nach Charaktere ins Abenteuer: alle zugleich, und sie werden erschöpft. Sie bleiben dabei, bis die Phase endet.
    Dann wird für jede Person eine Begegnungskarte aufgedeckt, eine nach der anderen. Effekte „Wenn aufgedeckt“ treten ein. Gegner, Gebiete und Ziele bleiben im Aufmarschgebiet; Verrat wird abgeworfen.
    Dann wird verglichen: die Willenskraft aller im Abenteuer mit der Bedrohung aller Karten im Aufmarschgebiet.
    Mehr Willenskraft: Der Unterschied ist Fortschritt. Mehr Bedrohung: Die Bedrohung aller steigt um den Unterschied. Gleich: Nichts geschieht.
    Geht in dieser Phase das Begegnungsdeck aus, wird sein Ablagestapel gemischt und zum neuen Deck. In anderen Phasen nicht.
guide-fellowship-stages-title = Fortschritt und Abschnitte
guide-fellowship-stages =
    Fortschritt geht zuerst auf das aktive Gebiet. Hat dieses so viele Marken wie Abenteuerpunkte, ist es erkundet und wird abgeworfen; der Rest geht auf den Abschnitt.
    Sobald ein Abschnitt seine Abenteuerpunkte hat, wird der nächste aufgedeckt, auch mitten in einem Schritt. Was übrig ist, verfällt. Alles andere bleibt, wie es ist.
    Manche Abschnitte lassen sich erst verlassen, wenn eine Bedingung erfüllt ist. Bis dahin sammelt sich der Fortschritt.
guide-fellowship-travel-title = Reise
guide-fellowship-travel =
    Ist kein Gebiet aktiv, dürfen Sie zu einem im Aufmarschgebiet reisen. Es entscheidet, wer Startspieler ist.
    Seine Bedrohung zählt nicht mehr, aber es steht zwischen Ihnen und dem Abschnitt.
    Hat es einen Reiseeffekt, ist das der Preis. Wer ihn nicht zahlen kann, kommt nicht hin.
guide-fellowship-engage-title = Begegnung
guide-fellowship-engage =
    Zuerst dürfen alle einen Gegner aus dem Aufmarschgebiet zu sich nehmen, gleich wie hoch seine Angriffsschwelle ist.
    Dann folgen die Prüfungen, reihum und Runde um Runde: Von den Gegnern, deren Angriffsschwelle nicht über Ihrer Bedrohung liegt, kommt der mit der höchsten zu Ihnen. Schluss ist, wenn in einer ganzen Runde keiner gekommen ist.
    Ein Gegner bleibt, bis er besiegt ist oder eine Karte ihn versetzt.
guide-fellowship-defend-title = Gegner greifen an
guide-fellowship-defend =
    Zuerst erhält jeder Gegner, der mit jemandem im Kampf ist, eine verdeckte Schattenkarte vom Begegnungsdeck. Ist das Deck leer, gibt es keine.
    Dann greift jeder Gegner einmal an. Die Reihenfolge wählen Sie. Eins: den Gegner wählen. Zwei: einen Charakter als Verteidiger erschöpfen oder den Angriff unverteidigt lassen. Drei: die Schattenkarte umdrehen; nur ihr Schatteneffekt zählt. Vier: Angriff des Gegners weniger Verteidigung des Verteidigers ist der Schaden.
    Unverteidigter Schaden trifft einen Ihrer Helden, ganz und ohne Verteidigung. Ist der Verteidiger vor dem Schaden fort, ist der Angriff unverteidigt.
    Eine Karte mit so viel Schaden wie Trefferpunkten ist vernichtet. Schaden bleibt von Runde zu Runde.
    Ist ein Gegner einmal gewählt, hält nur sein Ende den Angriff auf.
guide-fellowship-attack-title = Eigene Angriffe
guide-fellowship-attack =
    Nach allen Gegnern greifen Sie an, der Reihe nach. Alle dürfen jeden Gegner, mit dem sie im Kampf sind, einmal angreifen.
    Eins: den Gegner nennen und beliebig viele Charaktere erschöpfen. Zwei: ihren Angriff zusammenzählen. Drei: diese Summe weniger Verteidigung des Gegners ist der Schaden.
    Am Ende werden alle Schattenkarten abgeworfen.
guide-fellowship-effects-title = Was auf den Karten steht
guide-fellowship-effects =
    Kein fettes Wort: gilt immer. Aktion: in einem Fenster zu nutzen. Reaktion: zu nutzen, wenn ihr Anlass kommt. Erzwungen: geschieht von selbst. Wenn aufgedeckt: geschieht, wenn die Karte aufgedeckt wird.
    Beim selben Anlass: was immer gilt, dann Erzwungen, dann Reaktionen. Jedes einmal.
    Was Sie vor einem Doppelpunkt zahlen, erschöpfen oder abwerfen, ist der Preis; er bleibt bezahlt, auch wenn der Effekt aufgehoben wird. „Kann nicht“ ist stärker als alles andere. Was nach „dann“ steht, braucht das Vorige.
    Werte fallen nie unter 0. Wo eine Wahl offen bleibt, entscheidet der Startspieler.
guide-fellowship-keywords-title = Schlüsselwörter
guide-fellowship-keywords = Sie stehen am Anfang des Textes und wirken, sooft die Karte aufgedeckt wird oder im Spiel ist.
guide-fellowship-keyword-doomed = Verdammt X
guide-fellowship-keyword-doomed-help = Beim Aufdecken steigt die Bedrohung aller um X.
guide-fellowship-keyword-surge = Nachrüsten
guide-fellowship-keyword-surge-help = Beim Aufdecken wird danach noch eine Karte aufgedeckt.
guide-fellowship-keyword-guarded = Bewacht
guide-fellowship-keyword-guarded-help = Die nächste Karte des Begegnungsdecks bewacht es. Niemand kann das Ziel nehmen, bevor sie fort ist.
guide-fellowship-keyword-ranged = Fernkampf
guide-fellowship-keyword-ranged-help = Darf Gegner angreifen, die mit anderen im Kampf sind, allein oder bei deren Angriff.
guide-fellowship-keyword-sentinel = Schildwache
guide-fellowship-keyword-sentinel-help = Darf für andere verteidigen, die keinen Verteidiger genannt haben.
guide-fellowship-keyword-restricted = Eingeschränkt
guide-fellowship-keyword-restricted-help = Ein Charakter trägt höchstens zwei solche Karten. Kommt eine dritte, wird eine der drei abgeworfen.
guide-fellowship-keyword-victory = Sieg X
guide-fellowship-keyword-victory-help = Besiegt oder erkundet liegt sie beiseite und zählt X Punkte.
guide-fellowship-out-title = Ausscheiden
guide-fellowship-out =
    Wer keine Helden mehr hat oder die Bedrohung 50 erreicht, scheidet aus; auch eine Karte kann es verlangen. Es geschieht sofort.
    Die Karten kommen auf die Ablagestapel ihrer Besitzer. Die Gegner gehen mit ihrem Schaden ins Aufmarschgebiet zurück. Von da an wird eine Karte weniger aufgedeckt.
    Die anderen spielen weiter; gewinnen sie, haben alle gewonnen.
guide-fellowship-score-title = Die Wertung
guide-fellowship-score =
    Weniger ist besser. Zusammengezählt werden die Bedrohung aller, die Bedrohungskosten toter Helden und der Schaden auf den lebenden. Siegpunkte werden abgezogen.
    Die neuere Zählung gibt 10 dazu für jede vollendete Runde. Das Spiel nennt beide.
    Wer ausgeschieden ist, zählt 50 und die Bedrohungskosten aller seiner Helden.
guide-fellowship-modes-title = Decks und Spielarten
guide-fellowship-modes =
    Zum Einstieg: Durch den Düsterwald mit einem der vier Einsteigerdecks zu 30 Karten. Ein eigenes Deck hat mindestens 50 Karten, von jedem Namen höchstens drei.
    Leicht: ein kleineres Begegnungsdeck, und jeder Held beginnt mit einer Ressource. Einfach: ohne Schattenkarten. Normal: alles.
    Zwei Regelsätze: mit allen späteren Berichtigungen oder wie 2011 gedruckt. Sie unterscheiden sich im Text von fünf Karten und in der Wertung.

## The tables of cards

fellowship-kinds = Karten des Grundspiels
fellowship-kinds-kind = Art
fellowship-kinds-different = Verschiedene
fellowship-heroes = Helden des Grundspiels
fellowship-kind-hero = Von Anfang an dabei: zieht ins Abenteuer, greift an, verteidigt und bezahlt.
fellowship-kind-ally = Kostet Ressourcen, geht dann ins Abenteuer, greift an und verteidigt für Sie.
fellowship-kind-attachment = Kostet Ressourcen und macht die Karte stärker, unter der sie liegt.
fellowship-kind-event = Wirkt einmal, sofort, und wird abgeworfen.
fellowship-kind-enemy = Kommt auf Sie zu und greift jede Runde an.
fellowship-kind-location = Bringt Bedrohung, bis Sie dorthin reisen oder es erkunden.
fellowship-kind-treachery = Schadet einmal und ist fort.
fellowship-kind-objective = Kann genommen werden; manche Szenarien brauchen es.
fellowship-kind-quest = Ein Abschnitt des Szenarios, den Fortschritt vollendet.
