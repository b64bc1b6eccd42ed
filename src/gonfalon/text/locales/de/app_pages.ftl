# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = Eine Partie { $variant }
start-change-box = Andere Schachtel
start-opponent = Wer sitzt gegenüber?
start-opponent-computer = Der Computer
start-opponent-computer-help = Vom Anfänger bis zum Besten, was wir haben.
start-opponent-link = Ein Freund
start-opponent-link-help = Sie bekommen einen Link zum Verschicken. Er öffnet den anderen Platz, einmal.
start-opponent-screen = Beide hier
start-opponent-screen-help = Das Brett wird verdeckt, wenn der Zug wechselt.
start-level = Wie stark?
start-players = Oder mit eigenem Stil
start-fitting = Der passende
start-fitting-help = Richtet sich nach Ihren Ergebnissen, damit Sie etwa jede zweite Partie gewinnen. Jetzt: { $computer }.
start-seat = Ihr Platz
start-seat-screen = Alle Plätze spielen an diesem Bildschirm.
start-seat-lot = Zufällig
start-preset = Gespielt wie
start-more = Weitere Einstellungen
start-more-lot = Seite zufällig
start-advanced-changed = { $count ->
    [0] wie in der Schachtel
    [one] { $count } Änderung
   *[other] { $count } Änderungen
 }
start-reset = Wie in der Schachtel
start-group-other = Weitere Regeln
start-go = Partie beginnen

## Presets

preset-standard = Die Schachtel
preset-standard-help = Die Regeln, wie diese Schachtel sie hat.

## The friend's link

invite-title = Schicken Sie diesen Link Ihrem Freund
invite-help = Wer ihn öffnet, nimmt den anderen Platz ein; er gilt einmal. Mehr braucht es nicht, auch keine Anmeldung.
invite-link = Link für Ihren Freund
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-network = Er öffnet sich auf jedem Gerät in Ihrem Netz, etwa im selben WLAN.
invite-share = Teilen …
invite-share-text = Spielen wir { $variant }
invite-qr = Derselbe Link zum Scannen mit dem Telefon
invite-qr-label = QR-Code des Links
invite-meanwhile = Inzwischen an den Tisch gehen
invite-bar = Der andere Platz ist noch frei.

## Joining

join-title = Sie sind eingeladen
join-help = Am Tisch wartet jemand auf Sie. Nehmen Sie Platz; ohne Anmeldung.
join-go = Platz nehmen
join-going = Sie nehmen Platz …
join-own-title = Das ist Ihre eigene Einladung
join-own-help = Sie sitzen schon an diesem Tisch. Schicken Sie den Link Ihrem Freund oder gehen Sie zur Partie.
join-own-go = Zur Partie
join-broken-title = Dieser Link ist nicht vollständig
join-broken-help = Der Teil nach dem # fehlt. Bitten Sie Ihren Freund, den ganzen Link noch einmal zu schicken.
join-used-title = Diese Einladung ist schon benutzt
join-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
 }

## A game's page

match-no-seat-title = Hier haben Sie keinen Platz
match-no-seat-help = Dieser Browser hat keinen Platz in dieser Partie. Spielen Sie auf einem anderen Gerät, so geht es dort weiter; hat ein Freund Sie eingeladen, öffnen Sie seinen Link.
match-gone-title = Diese Partie gibt es hier nicht
match-gone-help = Vielleicht ist die Adresse abgeschnitten, oder die Partie lief auf einem anderen Server.
match-expired-title = Diese Partie wird nicht mehr aufbewahrt
match-expired-help = Partien, die niemand beginnt, enden nach einigen Tagen von selbst. Der Gastgeber des Servers kann auch alte Partien nach einer Weile löschen.
match-auth-title = Dieser Platz lässt sich nicht öffnen
match-auth-help = Der Server kennt den Schlüssel dieses Browsers nicht. Vielleicht gehört er zu einem anderen Server.
match-away-help = Wir versuchen es weiter. Von Ihrer Partie geht nichts verloren: Jeder bestätigte Zug ist gespeichert.
match-forget = Von meiner Liste nehmen

## My games

games-title = Meine Partien
games-intro = In diesem Browser aufbewahrt. Schließen Sie die Seite, wann Sie wollen.
games-empty-title = Noch nichts auf dem Tisch
games-empty-help = Partien, die Sie beginnen oder denen Sie beitreten, finden Sie hier wieder, auch wenn Sie die Seite schließen.
games-empty-go = Eine Schachtel wählen
games-now = Sie sind am Zug
games-going = Laufende Partien
games-done = Beendet
games-away-since = Keine Verbindung zum Server. Stand dieser Liste: { $when }. Ein Tisch öffnet sich, sobald der Server wieder antwortet.
games-away = Keine Verbindung zum Server. Ein Tisch öffnet sich, sobald er wieder antwortet.
games-more = { $count } weitere von { $rest } zeigen
games-none = Keine Partie passt zu dieser Auswahl.
games-filter-state = Welche Partien
games-filter-all = Alle
games-filter-going = Laufend
games-filter-done = Beendet
games-filter-box = Schachtel
games-filter-box-any = Alle Schachteln
games-filter-opponent = Gegner
games-filter-opponent-any = Alle Gegner
games-filter-clear = Alle Partien zeigen
games-order = Reihenfolge
games-order-newest = Neueste zuerst
games-order-oldest = Älteste zuerst
games-order-longest = Längste zuerst

## Replay

replay-page-title = Aufzeichnung
replay-back = Zurück zur Partie
replay-not-over-title = Die Partie läuft noch
replay-not-over-help = Die Aufzeichnung öffnet sich, wenn sie zu Ende ist.

## Settings

settings-title = Einstellungen
settings-intro = Sie gelten für diesen Browser.
settings-language = Sprache
settings-theme = Hell und dunkel
settings-theme-auto = wie das Gerät
settings-theme-light = Pergament
settings-theme-dark = Schiefer
settings-sound = Ton
settings-sound-help = Kurz und trocken: ein Schritt, ein Schlag, Ihr Zug.
settings-sound-off = aus
settings-sound-soft = leise
settings-sound-normal = normal
settings-sound-loud = laut
settings-motion = Tempo der Bewegungen
settings-motion-help = So schnell gleiten Züge und laufen Ereignisse ab. Bei „ohne Bewegung“ gleitet nichts; das gilt auch, wenn Ihr Gerät weniger Bewegung verlangt.
settings-motion-reduced = ohne Bewegung
settings-motion-slow = langsam
settings-motion-normal = normal
settings-motion-fast = schnell
settings-telling = Melden, wenn eine Partie wartet
settings-telling-help = Eine Mitteilung, solange diese Seite offen, aber nicht zu sehen ist.
settings-telling-denied = Ihr Browser verbietet Mitteilungen für diese Seite. In seinen Einstellungen können Sie sie erlauben.
settings-telling-insecure = Die Verbindung zu dieser Seite ist nicht gesichert (ohne https), und Browser erlauben Mitteilungen nur, wo sie es ist.
settings-telling-missing = Dieser Browser kennt keine Mitteilungen.
settings-quiet = Ruhezeit
settings-quiet-from = von
settings-quiet-until = bis
settings-quiet-help = In dieser Zeit kommt keine Mitteilung. Zweimal dieselbe Stunde heißt: keine Ruhezeit.
settings-page-keys = Tasten auf den Seiten
settings-page-keys-help = „/“ führt zum Regal, P beginnt sofort eine Partie, G führt zu Ihren Partien. Am Spieltisch gelten andere Tasten.
settings-page-keys-on = ein
settings-page-keys-off = aus

## About

about-title = Über Gonfalon
about-what = Ein Gonfalon ist das Banner, dem ein Heer folgt. Hier ist ein Zuhause für Spiele, in denen etwas verborgen bleibt: im Browser, gegen den Computer, gegen einen Freund oder an einem Gerät.
about-unofficial = Es ist ein inoffizielles Projekt und hat mit Herstellern und Verlagen der Spiele nichts zu tun. Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird. Die Regeln sind in eigenen Worten gefasst; jede Zeichnung und jede Zeile des Programms ist unser eigenes Werk.
about-privacy-title = Was aufbewahrt wird
about-privacy = Keine Anmeldung, keine Cookies, keine Dritten. Die Schlüssel zu Ihren Plätzen und Ihre Einstellungen bleiben in diesem Browser; die Züge einer Partie bleiben auf dem Server, der sie führt.
about-licence-title = Offen
about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Schriften: Alegreya und Source Sans 3, unter der SIL Open Font License.

## When something is not there or fails

connection-blocked-title = Keine Verbindung zum Tisch
connection-blocked = Der Server antwortet, aber etwas auf dem Weg sperrt die Dauerverbindung, die das Spiel braucht: ein Filter in Ihrem Netz oder eine Erweiterung des Browsers. Wir versuchen es weiter.
connection-busy = Von Ihrer Adresse kam zu viel auf einmal. Die Seite verbindet sich gleich von selbst wieder.
match-rules-loading = Der Server übersetzt die Regeln für diesen Computer. Das dauert einmal etwa eine Minute, dann beginnt die Partie von selbst.

## Ratings

rating-why-casual = Eine Partie zum Spaß zählt nicht.
rating-why-no-clock = Eine Partie ohne Uhr zählt nicht.
rating-why-own-rules = Eine Partie nach eigenen Regeln zählt nicht.
rating-why-helped = Mit Hinweisen, Rat oder Zurücknehmen zählt eine Partie nicht.
rating-why-restarted = Eine gleich gemischte Partie zählt nicht noch einmal.
rating-why-nameless = Nur Partien unter Spielern mit Namen zählen.
rating-why-one-person = Eine Partie mit derselben Person an zwei Plätzen zählt nicht.
rating-why-nobody = Eine Partie unter Computern zählt nicht.
rating-why-unmeasured = Dieser Computer hat hier keine Wertung, deshalb zählt die Partie nicht.
rating-why-changed-hands = Ein Platz wurde übernommen, deshalb zählt die Partie nicht.
rating-why-aborted = Die Partie endete, bevor alle gespielt hatten, deshalb zählt sie nicht.
speed-blitz = Blitz
speed-rapid = Schnell
speed-classical = Klassisch
speed-correspondence = Fernpartie
speed-untimed = Ohne Uhr
rating-title = Wertungen
rating-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
rating-margin-help = In 19 von 20 Fällen liegt die wahre Stärke in diesem Bereich.
rating-change = Ihre Wertung: { $before } → { $after } ({ $change })
start-rated = Zählt es?
start-rated-yes = Gewertet
start-rated-no = Zum Spaß
start-rated-yes-help = Das Ergebnis ändert die Wertung aller, die mitspielen.
start-rated-no-help = Das Ergebnis ändert keine Wertung.
join-needs-name = Diese Partie wird gewertet. Wählen Sie den Namen, den die anderen sehen.

## Lessons

learn-step = Schritt { $step } von { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Als Bild speichern
file-open = Datei öffnen

## Things measured by games of the computer: set-ups, fortresses

measure-title = Gegen den Computer
measure-level = Stufe
measure-start = Messen
measure-stop = Anhalten
measure-games = Partien
measure-points = Punkte
measure-going = wird gemessen
measure-interval = { $low } bis { $high } %
