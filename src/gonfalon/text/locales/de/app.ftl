# The house around the games, in German. Arguments as in en/app.ftl.

## Everywhere

app-skip = Zum Inhalt
app-home = Gonfalon, Startseite
app-nav = Hauptmenü
app-nav-games = Meine Partien
app-nav-games-turn = { $count ->
    [one] Meine Partien, in { $count } sind Sie am Zug
   *[other] Meine Partien, in { $count } sind Sie am Zug
 }
app-nav-rules = Regeln
app-nav-learn = Lernen
app-nav-settings = Einstellungen
app-about-line = Gonfalon ist inoffiziell und hat mit den Herstellern der Spiele nichts zu tun; deren Namen gehören ihren Inhabern. Alles hier Gezeichnete und Geschriebene ist unser eigenes.
app-about = Über uns
app-loading = Einen Augenblick …
app-try-again = Noch einmal versuchen
app-go-home = Zur Startseite
app-copied = Kopiert
app-language = Sprache
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

start-title = Eine Partie { $variant }
start-change-box = Andere Schachtel
start-opponent = Wer sitzt gegenüber?
start-opponent-computer = Der Computer
start-opponent-computer-help = Vom Anfänger bis zum Besten, was wir haben.
start-opponent-link = Ein Freund
start-opponent-link-help = Sie bekommen einen Link zum Verschicken. Er öffnet den anderen Platz, einmal.
start-opponent-screen = Beide hier
start-opponent-screen-help = Beim Wechsel des Zugs wird das Brett verdeckt.
start-level = Wie stark?
start-level-1 = Anfänger
start-level-1-help = Sieht einen Zug voraus, errät wenig und vergisst, was er gesehen hat.
start-level-2 = Schüler
start-level-2-help = Vergisst nichts, zieht aber noch unachtsam.
start-level-3 = Umsichtig
start-level-3-help = Irrt selten und hütet seine Flagge, sieht aber nicht weit voraus.
start-level-4 = Erfahren
start-level-4-help = Weiß, wie Menschen aufstellen, liest Ihre Züge und rechnet mehrere voraus.
start-level-5 = Stark
start-level-5-help = Errät besser, was wo steht, und nimmt sich etwas mehr Zeit.
start-level-6 = Sehr stark
start-level-6-help = Achtet besser auf sich und weiß, wie man eine Partie zu Ende bringt.
start-level-7 = Am stärksten
start-level-7-help = Wägt mehr Möglichkeiten ab: denkt bis zu einer Sekunde über jeden Zug nach.
start-players = Oder mit eigenem Stil
start-seat = Ihr Platz
seat-name = Platz { $seat }
start-seat-screen = Alle Plätze spielen an diesem Bildschirm.
start-seat-lot = Zufällig
start-preset = Gespielt wie
start-more = Weitere Wahl
start-more-lot = Seite zufällig
start-advanced-changed = { $count ->
    [0] wie in der Schachtel
    [one] { $count } Änderung
   *[other] { $count } Änderungen
 }
start-reset = Wie in der Schachtel
start-group-other = Weitere Regeln
rule-link = Zur Regel
start-default = in dieser Schachtel: { $value }
start-on = ein
start-off = aus
start-go = Partie beginnen
start-going = Wird aufgebaut …

## Presets

preset-standard = Die Schachtel
preset-standard-help = Die Regeln, wie diese Schachtel sie hat.

## The friend's link

invite-title = Schicken Sie diesen Link Ihrem Freund
invite-help = Wer ihn öffnet, nimmt den anderen Platz ein; er gilt einmal. Mehr braucht es nicht, auch keine Anmeldung.
invite-link = Link für Ihren Freund
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Das Kopieren ging hier nicht. Markieren Sie den Link und kopieren Sie ihn selbst.
invite-here-only = Dieser Link öffnet sich nur auf diesem Computer. Damit ihn auch Telefone und andere Computer in Ihrem Netz öffnen können, starten Sie Gonfalon mit:
invite-network = Er öffnet sich auf jedem Gerät in Ihrem Netz, etwa im selben WLAN.
invite-share = Teilen …
invite-share-text = Spielen wir { $variant }
invite-qr = Derselbe Link zum Scannen mit dem Telefon
invite-qr-label = QR-Code des Links
invite-meanwhile = Inzwischen an den Tisch gehen
invite-bar = Der andere Platz ist noch frei.
invite-show = Link zeigen

## Joining

join-title = Sie sind eingeladen
join-help = Am Tisch wartet jemand auf Sie. Nehmen Sie Platz; ohne Anmeldung.
join-learning = Dieser Tisch ist zum Lernen: Jede Seite darf den Computer um Hilfe bitten, auf Grund dessen, was sie selbst weiß.
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
match-auth-title = Dieser Platz lässt sich nicht öffnen
match-auth-help = Der Server kennt den Schlüssel dieses Browsers nicht. Vielleicht gehört er zu einem anderen Server.
match-away-title = Der Server antwortet nicht
match-away-help = Es wird von selbst weiter versucht. Von Ihrer Partie geht nichts verloren: Jeder bestätigte Zug ist gesichert.
match-forget = Von meiner Liste nehmen
match-rules-standard = wie in der Schachtel

## My games

games-title = Meine Partien
games-intro = In diesem Browser aufbewahrt. Schließen Sie die Seite, wann Sie wollen.
games-empty-title = Noch nichts auf dem Tisch
games-empty-help = Partien, die Sie beginnen oder denen Sie beitreten, finden Sie hier wieder, auch wenn Sie die Seite schließen.
games-empty-go = Eine Schachtel wählen
games-now = Sie sind am Zug
games-going = Laufende Partien
games-done = Beendet
games-status-waiting = Wartet, bis Ihr Freund den Link öffnet
games-status-setup-yours = Bereiten Sie Ihre Seite vor
games-status-setup-theirs = Die andere Seite stellt auf
games-status-yours = Sie sind am Zug
games-status-theirs = Die andere Seite ist am Zug
games-status-screen = Platz { $seat } ist am Zug
games-status-screen-setup = Aufstellung an einem Gerät
games-won = Gewonnen
games-lost = Verloren
games-drawn = Remis
games-over-screen = Platz { $seat } hat gewonnen
games-won-all = Alle haben gewonnen
games-lost-all = Alle haben verloren
games-status-gone = Auf diesem Server nicht mehr vorhanden
games-status-away = Der Server antwortet gerade nicht
games-away-since = Keine Verbindung zum Server. Stand dieser Liste: { $when }. Ein Tisch öffnet sich, sobald der Server wieder antwortet.
games-away = Keine Verbindung zum Server. Ein Tisch öffnet sich, sobald er wieder antwortet.
games-opponent-computer = gegen den Computer
games-opponent-link = mit einem Freund
games-opponent-screen = an einem Gerät
games-side = Sie haben Platz { $seat }
games-turn = Zug { $turn }
games-open = Öffnen
games-open-label = { $variant } öffnen, { $status }
games-replay = Ansehen
games-replay-label = Aufzeichnung von { $variant } ansehen
games-remove = Entfernen
games-remove-label = { $variant } aus dieser Liste entfernen
games-remove-question = Diese Partie von der Liste nehmen? Dieser Browser hat dann keinen Schlüssel mehr zu ihrem Platz.
games-remove-yes = Entfernen
games-remove-no = Behalten
games-shared = anderen gezeigt
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

## Rules

rules-title = Regeln
rules-contents = Inhalt
rules-english-only = Die Regeln stehen hier vorerst auf Englisch.
rules-numbered = Genaue Regeln, auf Englisch
rules-numbered-help = Jeder Fall, mit einer Nummer zum Zitieren:
rules-failed = Die Regeln konnten nicht geladen werden.
rules-page-glossary = Glossar

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
settings-motion-help = So schnell gleiten Züge und laufen Ereignisse ab. Ohne Bewegung springt alles; das gilt auch, wenn Ihr Gerät weniger Bewegung verlangt.
settings-motion-reduced = ohne Bewegung
settings-motion-slow = langsam
settings-motion-normal = normal
settings-motion-fast = schnell
settings-telling = Melden, wenn eine Partie wartet
settings-telling-help = Eine Mitteilung, solange diese Seite offen, aber nicht zu sehen ist.
settings-telling-denied = Ihr Browser verbietet Mitteilungen für diese Seite. In seinen Einstellungen können Sie sie erlauben.
settings-telling-insecure = Diese Seite kam ohne Zertifikat (einfaches http), und Browser erlauben Mitteilungen nur mit einem.
settings-telling-missing = Dieser Browser kennt keine Mitteilungen.
settings-quiet = Ruhezeit
settings-quiet-from = von
settings-quiet-until = bis
settings-quiet-help = In dieser Zeit kommt keine Mitteilung. Zweimal dieselbe Stunde heißt: keine Ruhezeit.
news-turn = Sie sind am Zug
news-turn-help = { $variant } wartet auf Sie.
settings-page-keys = Tasten auf den Seiten
settings-page-keys-help = „/“ führt zum Regal, P spielt gleich, G führt zu Ihren Partien. Am Spieltisch gelten andere Tasten.
settings-page-keys-on = ein
settings-page-keys-off = aus

## About

about-title = Über Gonfalon
about-what = Ein Gonfalon ist das Banner, dem ein Heer folgt. Hier ist ein Zuhause für Spiele mit verborgener Information: im Browser, gegen den Computer, gegen einen Freund oder an einem Gerät.
about-unofficial = Es ist ein inoffizielles Projekt und hat mit Herstellern und Verlagen der Spiele nichts zu tun. Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird. Die Regeln sind in eigenen Worten gefasst; jede Zeichnung und jede Zeile des Programms ist unser eigenes Werk.
about-privacy-title = Was aufbewahrt wird
about-privacy = Keine Anmeldung, keine Cookies, keine Dritten. Die Schlüssel zu Ihren Plätzen und Ihre Einstellungen bleiben in diesem Browser; die Züge einer Partie bleiben auf dem Server, der sie führt.
about-licence-title = Offen
about-licence = Das Programm ist freie Software unter der Apache-Lizenz 2.0. Schriften: Alegreya und Source Sans 3, unter der SIL Open Font License.

## When something is not there or fails

notfound-title = Jenseits der Karte
notfound-help = Unter dieser Adresse ist nichts.

error-general = Etwas ist schiefgegangen. Versuchen Sie es noch einmal.
error-title = Das hat nicht geklappt
error-server-away = Der Server antwortet nicht. Prüfen Sie, ob er läuft und ob Sie verbunden sind, und versuchen Sie es noch einmal.
error-server-failed = Dem Server ist ein Missgeschick passiert. Versuchen Sie es gleich noch einmal.
error-request-failed = Der Server hat das nicht angenommen.
error-request-invalid = Der Server hat das nicht verstanden.
error-request-body = Der Server hat das nicht verstanden.
error-request-game = Der Server kennt dieses Spiel nicht.
error-request-variant = Der Server kennt diese Variante nicht.
error-request-player = Der Server kennt diesen Computerspieler nicht.
error-request-opponent = Der Server kennt diese Art von Gegner nicht.
error-request-side = Der Server kennt diese Farbe nicht.
error-request-seats = Der Server weiß nicht, wie er diese Plätze besetzen soll.
error-message-too-long = Das ist zu lang.
error-replay-view = Von dort aus lässt sich die Aufzeichnung nicht ansehen.
error-replay-mismatch = Diese Aufzeichnung passt nicht zu den Regeln, die sie nennt. Sie kann nicht gezeigt werden.
error-view-leak = Die Partie wurde angehalten, weil in ihr etwas schiefging. Von dem, was verborgen war, wurde nichts gezeigt.
error-notation-invalid = Der Server hat diesen Zug nicht verstanden.
error-action-illegal = Das erlauben die Regeln jetzt nicht.
error-action-not-your-turn = Sie sind nicht am Zug.
error-action-game-over = Die Partie ist zu Ende.
error-action-stale = Die Partie ist inzwischen weitergegangen. Sehen Sie noch einmal hin und wählen Sie dann.
error-http = Der Server hat das nicht angenommen.
error-storage-failed = Der Server konnte das nicht sichern. Es hat sich nichts geändert; versuchen Sie es noch einmal.
error-storage-conflict = Jemand war schneller. Sehen Sie noch einmal hin und versuchen Sie es dann wieder.
error-match-unknown = Auf diesem Server gibt es keine solche Partie.
error-match-token = Der Schlüssel zu diesem Platz gilt nicht.
error-match-invite = Diese Einladung gilt nicht mehr. Vielleicht hat sie schon jemand benutzt; bitten Sie um eine neue Partie.
error-match-running = Das wird erst gezeigt, wenn die Partie zu Ende ist.
error-match-seat-held = An diesem Platz sitzt jemand: Nur wer dort sitzt, darf ihn abgeben.
error-match-seat-not-now = Dieser Platz kann jetzt nicht so wechseln.
error-match-seat-waits = Wer an diesem Platz sitzt, ist erst seit Kurzem weg. Die anderen dürfen darüber bestimmen, sobald der Tisch nicht mehr wartet.
error-match-one-seat = Sie sitzen schon an diesem Tisch. Diese Einladung ist für jemand anderen.
error-match-needs-name = Gewertet spielen nur Spieler mit Namen. Nehmen Sie zuerst einen Namen.
error-match-not-rated = Diese Partie kann nicht gewertet werden. Sie braucht eine Uhr, die Regeln der Schachtel, keine Hilfen und Gegner mit Namen oder Wertung.
error-match-too-late = Zu spät: Dieser Platz ist nicht mehr frei.
error-match-no-rematch = Hier hat noch niemand um eine weitere Partie gebeten.
error-seats-busy = Zu viele Seiten verfolgen die freien Plätze. Die Liste kommt trotzdem von Zeit zu Zeit.
error-seats-too-many = Es warten schon zu viele Ihrer Plätze. Nehmen Sie zuerst einen zurück.
error-club-full = Dieser Verein hat so viele Mitglieder, wie er haben darf.
error-club-invite = Diese Einladung gilt nicht mehr. Bitten Sie um einen neuen Link.
error-club-not-yours = Das darf nur, wer den Verein gegründet hat.
error-club-too-many = Sie sind in so vielen Vereinen, wie es erlaubt ist. Verlassen Sie zuerst einen.
error-club-unknown = Auf diesem Server gibt es keinen solchen Verein.
error-tournament-full = Alle Plätze dieses Turniers sind vergeben.
error-tournament-needs-name = Turniere spielen nur Spieler mit Namen. Nehmen Sie zuerst einen Namen.
error-tournament-nobody = Nur wer diesen Server betreibt, kündigt Turniere an.
error-tournament-not-now = Das geht jetzt nicht.
error-tournament-not-yours = Das dürfen Sie in diesem Turnier nicht.
error-tournament-too-late = Es ist zu spät, an diesem Turnier teilzunehmen.
error-tournament-too-many = Es sind zu viele Turniere angekündigt. Lassen Sie zuerst eines enden.
error-tournament-unknown = Auf diesem Server gibt es kein solches Turnier.
error-match-no-odds = An diesem Tisch werden keine Aussichten genannt.
error-match-no-hints = An diesem Tisch gibt es keine Hinweise.
error-match-no-decision = Jetzt ist nichts zu beantworten.
error-odds-busy = Zu viele fragen nach den Aussichten. Bitte in ein paar Sekunden noch einmal versuchen.
error-hints-busy = Zu viele fragen nach Hinweisen. Bitte in ein paar Sekunden noch einmal versuchen.
error-ruleset-invalid = Diese Einstellungen passen nicht zusammen. Nehmen Sie die letzte zurück oder die Schachtel, wie sie ist.
connection-blocked-title = Die Verbindung zum Tisch kommt nicht zustande
connection-blocked = Der Server antwortet, aber etwas auf dem Weg verbietet WebSockets: ein Proxy, eine Firewall oder eine Erweiterung des Browsers. Das Spiel braucht sie. Es wird von selbst weiter versucht.
error-connection-closed = Die Seite wurde geschlossen, bevor die Antwort kam.

## Ratings

rating-new = neu
rating-provisional = Vorläufig: noch wenige Partien
rating-why-casual = Eine freie Partie zählt nicht.
rating-why-no-clock = Eine Partie ohne Uhr zählt nicht.
rating-why-own-rules = Eigene Regeln zählen nicht.
rating-why-helped = Mit Hinweisen, Rat oder Zurücknehmen zählt eine Partie nicht.
rating-why-restarted = Dieselbe Verteilung noch einmal zählt nicht.
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

learn-link = In einer Runde mit Anleitung lernen
learn-step = Schritt { $step } von { $total }
learn-leave = Lektion verlassen
