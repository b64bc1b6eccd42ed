# The deck builder, proposals and the campaign of the card game.

decks-tabs = Was gezeigt wird
decks-tab-cards = Karten
decks-tab-text = Als Text
decks-tab-deck = Deck ({ $count })
decks-name = Name des Decks
decks-new-name = Deck { $number }
decks-save = Speichern
decks-saved = Gespeichert
decks-open = Deck öffnen…
decks-new = Ein leeres Deck
decks-mine = Meine Decks
decks-starters = Einsteigerdecks
decks-starter-leadership = Einsteigerdeck: Führung
decks-starter-tactics = Einsteigerdeck: Taktik
decks-starter-spirit = Einsteigerdeck: Geist
decks-starter-lore = Einsteigerdeck: Wissen
decks-share = Link kopieren
decks-shared = Link kopiert
decks-forget = „{ $name }“ löschen
decks-forget-yes = Löschen
decks-forget-no = Behalten
decks-carry = Ziehen Sie die Karte ins Deck oder wieder heraus.
decks-search = Namen, Merkmale, Wörter suchen…
decks-cards = Karten
decks-by-sphere = Sphären
decks-by-type = Arten
decks-by-cost = Kosten
decks-by-trait = Merkmal
decks-any-trait = Beliebiges Merkmal
decks-cost = Kosten { $cost }
decks-in-deck = Im Deck
decks-order = Reihenfolge
decks-order-sphere = Nach Sphäre, dann Kosten
decks-order-cost = Nach Kosten
decks-order-type = Nach Art
decks-order-name = Nach Name
decks-shown =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
decks-all = Alle zeigen
decks-none-shown = Keine Karte passt zu allen diesen Filtern.
decks-copies-of = Kopien von { $card }
decks-the-deck = Das Deck
decks-choose-hero = Held wählen
decks-threat = Startbedrohung
decks-size = Karten ohne Helden
decks-mean = durchschnittliche Kosten
decks-curve = Karten nach Kosten
decks-traits = Merkmale von Helden und Verbündeten
decks-group-ally = Verbündete
decks-group-attachment = Verstärkungen
decks-group-event = Ereignisse
decks-hand = Eine Hand
decks-draw = Hand ziehen
decks-play = Mit diesem Deck spielen
decks-scenario = Szenario
decks-checking = Wird geprüft…
decks-away = Der Server antwortet nicht: Die Regeln können gerade nicht geprüft werden.
decks-fine = Das Deck hält alle Regeln ein.
decks-else-fine = Alles andere ist in Ordnung.
decks-fault-too_few_cards =
    { $left ->
        [one] Noch 1 Karte
       *[other] Noch { $left } Karten
    } bis zu den mindestens { $least }.
decks-fault-hero_count =
    { $count ->
        [0] Ein Deck braucht einen bis drei Helden.
       *[other] Ein Deck hat einen bis drei Helden, nicht { $count }.
    }
decks-fault-unknown_card = Zeile { $line }: Es gibt keine Karte „{ $name }“.
decks-fault-other_printing = Zeile { $line }: Diese Karte „{ $card }“ stammt aus einem anderen Set. Gespielt wird hier nur das Grundspiel. Ohne den Zusatz ({ $most }) ist die Karte des Grundspiels gemeint.
decks-fault-unclear_count = Zeile { $line }: Wie viele Kopien sind gemeint? „{ $name }“
decks-left-out = Ausgelassen, weil es nicht zum Deck gehört:
left-out-title = Zeile { $line }, Titel: { $text }
left-out-packs = Zeile { $line }, Liste der Sets: { $text }
left-out-sideboard = Zeile { $line }, im Sideboard: { $text }
left-out-scenario = Zeile { $line }, eine Karte des Szenarios: { $text }
left-out-total = Zeile { $line }, eine Summe: { $text }
left-out-note = Zeile { $line }, eine Notiz: { $text }
decks-fault-too_many_copies = Zeile { $line }: höchstens { $most } von { $card }.
decks-text = Das Deck als Liste
decks-text-help = Eine Zeile je Karte: 3x und ihr Name. Auch Listen von RingsDB und Dateien von OCTGN werden gelesen. Was ausgelassen wird, steht darunter.
decks-copy = Text kopieren
decks-copied = Kopiert
decks-tidy = Ordnen
decks-to-file = In eine Datei
decks-from-file = Aus einer Datei
decks-file-long = Diese Datei ist zu lang für ein Deck.
decks-bring-any = Ein Einsteigerdeck, das niemand hat
decks-bring-list = Eine eigene Liste…
decks-lone-hero = Wer allein und mit einem einzigen Helden spielt, verliert „Flucht aus Dol Guldur“ sofort: Dieser Held wird der Gefangene.
fellowship-start-brings-help = Ein Einsteigerdeck wie { $example }, ein eigenes Deck oder eine Liste.
decks-tab-proposal = Vorschlag
decks-proposal-help = Der Computer schlägt ein gültiges Deck von 50 Karten vor. Zuerst kommt eine Liste, die gewonnen hat, wo eine passt; dann Decks nach seinen Faustregeln gegen das Szenario.
decks-proposal-spheres = Aus diesen Sphären (keine: beliebig)
decks-proposal-go = Deck vorschlagen
decks-proposal-another = Ein anderes vorschlagen
decks-proposal-name = Vorschlag { $number }: { $scenario }
decks-sound = Decks, die gewonnen haben
decks-sound-three-spheres = Drei Sphären
decks-sound-sword-and-axe = Schwert und Axt
decks-sound-will-and-wisdom = Wille und Wissen
decks-idea-leadership = Sammelt Ressourcen und bringt viele Verbündete ins Spiel: überall stark und gut zum Lernen.
decks-idea-tactics = Erschlägt, was nahe kommt, und ist langsam im Abenteuer: gut neben einem zweiten Spieler.
decks-idea-spirit = Viel Willenskraft bei niedriger Bedrohung und Mittel gegen böse Überraschungen; es kämpft schlecht.
decks-idea-lore = Heilt, zieht Karten und schaut voraus: langsam, aber schwer zu zermürben.
decks-idea-three-spheres = Éowyn geht ins Abenteuer, Théodred zahlt, Beravor zieht: die beste der drei Listen für lange Szenarien.
decks-idea-sword-and-axe = Aragorn geht ins Abenteuer und steht wieder auf, Glóin macht aus Wunden Ressourcen, Gimli fällt, was angreift.
decks-idea-will-and-wisdom = Éowyn und Glorfindel bringen viel Willenskraft, Denethor verteidigt, und Aufgedecktes lässt sich aufheben.
decks-propose-here = Ein Deck mit Aussicht vorschlagen
decks-propose-hardly-won = Allein gewinnt hier kaum ein Deck: Mit den Decks des Programms gewann der Computer { $won } von { $games } Partien.
decks-of-seat = { $seat } bringt { $heroes } mit.
decks-hero-taken = { $count ->
    [one] { $heroes } sitzt schon an einem anderen Platz: Kein Held ist zweimal am Tisch.
   *[other] { $heroes } sitzen schon an einem anderen Platz: Kein Held ist zweimal am Tisch.
}
decks-proposal-one = Die Karten einer Sphäre ergeben kein Deck aus 50: Wählen Sie eine zweite oder keine.
decks-measure-title = Wie oft gewinnt der Computer damit?
decks-measure-help = Der Computer spielt allein und nach seinen Faustregeln { $games } Partien mit dem Deck auf dem Tisch. Das dauert etwas und bremst nichts aus. Ein vorgeschlagenes Deck wird von selbst gemessen.
decks-measure-go = Dieses Deck messen
decks-measure-stop = Anhalten
decks-measure-waiting = Wartet auf andere Messungen…
decks-measure-gave-way = Der Server misst gerade ein anderes Deck. „Dieses Deck messen“ reiht dieses ein.
decks-measure-before = Gemessen vor der letzten Änderung des Decks.
decks-measure-so-far = { $won } von { $done } Partien gewonnen; also { $low } bis { $high } % (stimmt in 95 von 100 Fällen).
decks-measure-of = { $deck } gegen { $scenario }
error-measure-busy = Es werden zu viele Decks gemessen. Bitte in ein paar Minuten noch einmal versuchen.
error-measure-unknown = Diese Messung gibt es nicht mehr. Bitte neu beginnen.
campaign-intro = Die drei Szenarien der Reihe nach mit denselben Decks. Ein verlorenes wird neu begonnen; die Punkte der drei Siege werden addiert, weniger ist besser. Kampagnen liegen in diesem Browser, ihre Partien auf dem Server.
campaign-new = Eine neue Kampagne
campaign-name = Ihr Name
campaign-name-of = Kampagne { $number }
campaign-seat = Deck von Platz { $seat }
campaign-start = Kampagne beginnen
campaign-sheet = Kampagnenblatt
campaign-games = Partien
campaign-result = Ergebnis
campaign-score = Punkte ({ $rules })
campaign-total = Zusammen
campaign-going = läuft
campaign-go-on = Partie fortsetzen
campaign-play = Spielen: { $scenario }
campaign-done = Alle drei Szenarien sind gewonnen.
campaign-lost = Niemand kann weitergehen: Alle Helden sind gefallen oder aus dem Spiel. Die Kampagne ist verloren.
campaign-anew = Von vorn beginnen
campaign-kind = Zwischen den Szenarien
campaign-kind-usual = übliche Kampagne
campaign-kind-hard = schwere Kampagne
campaign-kind-help = In der schweren Kampagne gehen Bedrohung, Wunden, gefallene Helden und Ablagestapel mit ins nächste Szenario. Der Rest wird in die Decks zurückgemischt.
campaign-carried = Mitgenommen in { $scenario }:
campaign-carried-threat = Bedrohung { $threat }
campaign-carried-wounds = Wunden: { $heroes }
campaign-carried-fallen = gefallen: { $heroes }
campaign-carried-discard = abgeworfene Karten: { $cards }
campaign-forget = Kampagne löschen
campaign-own-deck = ein eigenes Deck
campaign-hard = Schwer:
campaign-search = Der Computer, der vor jeder Antwort 40-mal probiert, gewann { $won } von { $games }.
campaign-computer = Der Computer (Faustregeln) gewann allein mit diesem Deck { $won } von { $games } Partien.
campaign-measure = { $seats ->
    [1] Dieses Deck messen
   *[other] Diese Decks messen
}
campaign-measure-again = Noch einmal messen
campaign-measured = In diesem Browser gemessen am { $date }: Der Computer (Faustregeln) gewann { $seats ->
    [1] allein mit diesem Deck
   *[other] mit diesen Decks
} { $won } von { $games } Partien; also { $low } bis { $high } % (stimmt in 95 von 100 Fällen).
campaign-unmeasured = Mit { $seats ->
    [1] diesem Deck
   *[other] diesen Decks
} noch nicht gemessen.
campaign-unknown = Mit diesen Decks nicht gemessen: Noch sind nicht alle bekannt.
campaign-people = Auf diesem Server haben Menschen { $won } von { $games } Partien mit so vielen Plätzen gewonnen.
campaign-suiting-first = Für eine erste Partie passt „{ $difficulty }“ zu Ihnen: Das ist die sanfteste Schwierigkeit.
campaign-suiting = Nach Ihrer letzten Partie hier passt „{ $difficulty }“ zu Ihnen. Nach einem Sieg wird es schwerer, nach einer Niederlage sanfter.
campaign-suiting-choose = „{ $difficulty }“ wählen
campaign-suiting-deck = Für eine erste Partie passt „{ $deck }“ zu Ihnen. Der Computer spielte wie ein Neuling und gewann damit { $won } von { $games } Partien. Mit jedem anderen Einsteigerdeck gewann er höchstens { $most }.
campaign-suiting-take = „{ $deck }“ nehmen
campaign-player = Spieler
campaign-players = Spieler
campaign-won = Gewonnen
campaign-best = Beste Summe (weniger ist besser)
campaign-friend-deck = Dieses Deck wählt Ihr Mitspieler: Jede Partie erzeugt einen Link, und wer ihn öffnet, bringt eines mit.
campaign-link = Link zu diesem Blatt kopieren
campaign-offered = Ein Blatt per Link: { $name }
campaign-offered-help = Hier behalten steht es neben Ihren eigenen und liest die Ergebnisse seiner beendeten Partien. Partien beginnt, wer die Kampagne begonnen hat.
campaign-offered-keep = Dieses Blatt behalten
