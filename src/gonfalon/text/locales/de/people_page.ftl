# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Ihr Name
person-intro = Ein Name ist am Tisch zu sehen und sammelt Ihre Partien. Ein Konto brauchen Sie dafür nicht.
person-ask = Wie sollen wir Sie nennen?
person-change = Name und Wappen
person-edit = Name und Wappen
person-name = Name
person-name-help = 2 bis 24 Zeichen. Alle auf diesem Server können ihn sehen.
person-crest = Wappen ändern
person-take = Diesen Namen wählen
person-save = Speichern
person-another = Anderer Vorschlag
person-cancel = Abbrechen
person-go = Namen wählen
person-page = Ihre Seite
person-settings = Ihre Partien, Name und Wappen, und Codes für andere Geräte.
person-bring = Ihren Namen von anderswo holen
person-ways = Abschied
person-free = Meinen Namen freigeben
person-free-help = Ihre Plätze zeigen keinen Namen mehr, und andere dürfen ihn nehmen. Ihr Verlauf wartet, bis Sie einen neuen Namen wählen.
person-free-question = Diesen Namen freigeben?
person-free-yes = Freigeben
person-forget = Mich vergessen
person-forget-help = Entfernt Ihren Namen und Ihren Verlauf von diesem Server. Die Partien bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.
person-forget-question = Name und Verlauf für immer entfernen?
person-forget-yes = Mich vergessen
person-adjectives = Grauer, Roter, Stiller, Kühner, Alter, Flinker, Weiser, Weißer, Goldener, Froher, Scheuer, Tapferer
person-animals = Reiher, Fuchs, Otter, Dachs, Falke, Hase, Uhu, Hirsch, Rabe, Luchs, Kranich, Wolf
person-proposal = { $adjective } { $animal }
crest-cloth = Tuch
crest-division = Teilung
crest-device = Zeichen
crest-cloth-gules = Rot und Gold
crest-cloth-azure = Blau und Silber
crest-cloth-vert = Grün und Gold
crest-cloth-or = Gold und Braun
crest-cloth-argent = Weiß und Rot
crest-cloth-sable = Schwarz und Rot
crest-cloth-purpure = Violett und Flieder
crest-cloth-tenne = Rostbraun und Creme
crest-division-plain = ungeteilt
crest-division-pale = zwei Hälften
crest-division-fess = Querbalken
crest-division-bend = Schrägbalken
crest-division-chevron = Winkel
crest-division-quarterly = vier Felder
crest-division-border = Rand
crest-device-star = Stern
crest-device-sun = Sonne
crest-device-moon = Mond
crest-device-tower = Turm
crest-device-tree = Baum
crest-device-leaf = Blatt
crest-device-key = Schlüssel
crest-device-coronet = Krone
crest-device-anchor = Anker
crest-device-wheel = Rad
crest-device-fish = Fisch
crest-device-arrow = Pfeil
crest-device-flame = Flamme
crest-device-bell = Glocke
device-title = Auf ein anderes Gerät mitnehmen
device-help = Ein Code trägt Ihren Namen und Ihre Plätze hinüber. Er gilt einmal, 10 Minuten lang; danach sind sie auf beiden Geräten.
device-make = Code anzeigen
device-left = noch { $time }
printed-title = Falls dieses Gerät verloren geht
printed-help = Drucken Sie diesen Code oder schreiben Sie ihn auf. Er bringt Namen und Plätze zurück; das verlorene Gerät öffnet dann nichts mehr.
printed-there = Sie haben schon so einen Code. Ein neuer macht den alten ungültig.
printed-make = Code zum Drucken machen
printed-again = Neuen Code machen
printed-print = Drucken
code-copy = Kopieren
code-copied = Kopiert
code-label = Code
code-help = Von einem anderen Gerät oder vom Ausdruck. Großbuchstaben und Leerzeichen sind egal.
code-go = Code einlösen
passkey-title = Passkeys
passkey-help = Ein Passkey liegt auf Ihrem Telefon, Ihrem Computer oder einem Schlüssel zum Einstecken. Mit ihm holen Sie Ihren Namen und Ihre Plätze in einen anderen Browser. Niemand braucht einen.
passkey-label = Wie soll er heißen?
passkey-example = Mein Telefon
passkey-add = Passkey hinzufügen
passkey-nameless = Passkey
passkey-added = hinzugefügt am { $day }
passkey-used = zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-name = { $name } entfernen
passkey-remove-help = Browser, die Ihren Namen durch ihn bekamen, verlieren ihn, aber nicht dieser hier.
passkey-come-back = Mit einem Passkey zurückkommen
passkey-come-back-help = Das Gerät fragt Sie; einen Namen tippen Sie nicht.
passkey-cancelled = Es wurde kein Passkey benutzt. Sie können es noch einmal versuchen.
passkey-bar-insecure = An dieser Adresse gibt es keine Passkeys, weil die Verbindung nicht sicher ist. Sie brauchen https.
passkey-bar-address = An einer Adresse aus Zahlen gibt es keine Passkeys. Öffnen Sie diese Seite unter einem Namen wie localhost.
passkey-bar-browser = Dieser Browser hat keine Passkeys.
keeping-blocked = Dieser Browser merkt sich für diese Seite nichts. Wenn Sie ihn schließen, sind Name und Plätze verloren. Machen Sie vorher einen Code, oder erlauben Sie der Seite, Daten zu speichern.
keeping-private = Das scheint ein privates Fenster zu sein. Wenn Sie es schließen, sind Name und Plätze verloren. Machen Sie vorher einen Code, oder spielen Sie in einem gewöhnlichen Fenster.
player-since =
    { $count ->
        [one] { $count } Partie · dabei seit { $month }
       *[other] { $count } Partien · dabei seit { $month }
    }
player-share = Adresse kopieren
player-how = Wie es läuft
player-how-own = Wie Sie gewinnen
player-which-game = Welches Spiel
player-box =
    { $count ->
        [one] { $name }, { $count } Partie
       *[other] { $name }, { $count } Partien
    }
player-all = der Punkte, wahrscheinlich { $low } bis { $high } · { $won } von { $count } gewonnen
player-all-won = gewonnen: { $won } von { $count } Partien · wahrscheinlich { $low } bis { $high }
player-by-setup = Nach Aufstellung
player-by-other = Nach Gegner
player-by-companion = Nach Gefährten
player-by-game = Nach Spiel
player-by-length = Nach Länge
player-of = von { $count }
player-range = , wahrscheinlich { $low } bis { $high }
player-turns = { $least } bis { $most } Züge
player-turns-just = { $most } Züge
player-setup = Aufstellung { $number }, zuletzt { $day }
player-bars = Der Strich zeigt den Anteil bis jetzt. Der Balken zeigt, wo der wahre Anteil wahrscheinlich liegt.
player-overlap = Die Balken überlappen sich: Noch ist nichts bewiesen.
player-setups-own = Nur Sie sehen Ihre Aufstellungen.
player-labels-own = Nur Sie sehen das.
player-latest = Letzte Partien
player-empty = Ihre erste Partie schreibt die erste Zeile.
player-empty-other = Noch keine beendete Partie.
player-more =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
player-won = Gewonnen
player-drawn = Remis
player-lost = Verloren
player-alone = Allein
player-nobody = Niemand hat diesen Namen
player-nobody-help = Vielleicht wurde er geändert oder freigegeben.
