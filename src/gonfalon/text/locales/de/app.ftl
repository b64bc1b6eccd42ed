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
app-about-line = Gonfalon ist inoffiziell und hat mit den Herstellern der Spiele nichts zu tun; deren Namen gehören ihren Inhabern. Alles, was hier gezeichnet und geschrieben ist, stammt von uns.
app-about = Über uns
app-loading = Einen Augenblick …
app-try-again = Noch einmal versuchen
app-go-home = Zur Startseite
app-copied = Kopiert
app-language = Sprache
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

## The form before a game

player-first_game = Erste Partie
player-first_game-help = Zieht meist, ohne hinzusehen, vergisst schnell und rät nie: gemacht, um besiegt zu werden.
player-first_week = Erste Woche
player-first_week-help = Sieht, was vor ihm steht, vergisst schnell und rät nie.
player-first_month = Erster Monat
player-first_month-help = Kennt die Faustregeln, zieht aber ab und zu noch, ohne hinzusehen.
player-newcomer = Neuling
player-newcomer-help = Spielt wie ein Mensch in seinen ersten Partien. An ihm messen wir die sanften Computer.
start-level-1 = Anfänger
start-level-1-help = Sieht einen Zug voraus, errät wenig und vergisst, was er gesehen hat.
start-level-2 = Schüler
start-level-2-help = Vergisst nichts, zieht aber noch unachtsam.
start-level-3 = Umsichtig
start-level-3-help = Irrt selten und hütet seine Fahne, sieht aber nicht weit voraus.
start-level-4 = Erfahren
start-level-4-help = Weiß, wie Menschen aufstellen, liest Ihre Züge und rechnet mehrere voraus.
start-level-5 = Stark
start-level-5-help = Errät besser, was wo steht, und nimmt sich etwas mehr Zeit.
start-level-6 = Sehr stark
start-level-6-help = Achtet besser auf sich und weiß, wie man eine Partie zu Ende bringt.
start-level-7 = Am stärksten
start-level-7-help = Wägt mehr Möglichkeiten ab: denkt bis zu einer Sekunde über jeden Zug nach.
seat-name = Platz { $seat }
rule-link = Zur Regel
start-default = in dieser Schachtel: { $value }
start-on = ein
start-off = aus
start-going = Wird aufgebaut …

## The friend's link

invite-copy-failed = Das Kopieren ging hier nicht. Markieren Sie den Link und kopieren Sie ihn selbst.
invite-here-only = Dieser Link öffnet sich nur auf diesem Computer. Damit ihn auch Telefone und andere Computer in Ihrem Netz öffnen können, starten Sie Gonfalon mit:
invite-show = Link zeigen

## A game's page

match-away-title = Der Server antwortet nicht
match-rules-standard = wie in der Schachtel

## My games

games-status-waiting = Wartet, bis Ihr Freund den Link öffnet
games-status-setup-yours = Bereiten Sie Ihre Seite vor
games-status-setup-theirs = Die andere Seite bereitet sich vor
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
games-remove-question = Diese Partie von der Liste nehmen? Dieser Browser hat dann keinen Schlüssel mehr zu Ihrem Platz.
games-remove-yes = Entfernen
games-remove-no = Behalten
games-shared = anderen gezeigt

## Settings

news-turn = Sie sind am Zug
news-turn-help = { $variant } wartet auf Sie.

## When something is not there or fails

notfound-title = Jenseits der Karte
notfound-help = Unter dieser Adresse ist nichts.
error-general = Etwas ist schiefgegangen. Versuchen Sie es noch einmal.
error-title = Das hat nicht geklappt
error-server-away = Der Server antwortet nicht. Prüfen Sie, ob er läuft und ob Sie verbunden sind, und versuchen Sie es noch einmal.
error-server-failed = Der Server ist gestolpert. Versuchen Sie es gleich noch einmal.
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
error-storage-failed = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuchen Sie es noch einmal.
error-storage-conflict = Jemand war schneller. Sehen Sie noch einmal hin und versuchen Sie es dann wieder.
error-match-unknown = Auf diesem Server gibt es keine solche Partie.
error-match-token = Der Schlüssel zu diesem Platz gilt nicht.
error-match-invite = Diese Einladung gilt nicht mehr. Vielleicht hat sie schon jemand benutzt; bitten Sie um eine neue Partie.
error-match-running = Das wird erst gezeigt, wenn die Partie zu Ende ist.
error-match-seat-held = An diesem Platz sitzt jemand: Nur wer dort sitzt, darf ihn abgeben.
error-match-seat-not-now = Dieser Platz kann jetzt nicht so wechseln.
error-match-seat-waits = Wer an diesem Platz sitzt, ist erst seit Kurzem weg. Die anderen dürfen darüber bestimmen, sobald der Tisch nicht mehr wartet.
error-match-one-seat = Sie sitzen schon an diesem Tisch. Diese Einladung ist für jemand anderen.
error-match-needs-name = Gewertet spielen nur Spieler mit Namen. Wählen Sie zuerst einen Namen.
error-match-not-rated = Diese Partie kann nicht gewertet werden. Sie braucht eine Uhr, die Regeln der Schachtel, keine Hilfen und Gegner mit Namen oder Wertung.
error-match-pledge = Dieser Tisch wurde vor zu langer Zeit vorbereitet. Bitte versuchen Sie es noch einmal.
error-match-too-late = Zu spät: Dieser Platz ist nicht mehr frei.
error-match-no-rematch = Hier hat noch niemand um eine weitere Partie gebeten.
error-match-expired = Diese Partie wurde nie begonnen, oder der Server bewahrt sie nicht mehr auf.
error-seats-busy = Zu viele Seiten verfolgen die freien Plätze. Die Liste kommt trotzdem von Zeit zu Zeit.
error-seats-too-many = Es warten schon zu viele Ihrer Plätze. Nehmen Sie zuerst einen zurück.
error-club-full = Dieser Klub ist voll.
error-club-invite = Diese Einladung gilt nicht mehr. Bitten Sie um einen neuen Link.
error-club-not-yours = Das darf nur, wer den Klub gegründet hat.
error-club-too-many = Sie sind in so vielen Klubs, wie es erlaubt ist. Verlassen Sie zuerst einen.
error-club-unknown = Auf diesem Server gibt es keinen solchen Klub.
error-tournament-full = Alle Plätze dieses Turniers sind vergeben.
error-tournament-needs-name = Turniere spielen nur Spieler mit Namen. Wählen Sie zuerst einen Namen.
error-tournament-nobody = Nur der Gastgeber dieses Servers kündigt Turniere an.
error-tournament-not-now = Das geht jetzt nicht.
error-tournament-not-yours = Das dürfen Sie in diesem Turnier nicht.
error-tournament-too-late = Es ist zu spät, an diesem Turnier teilzunehmen.
error-tournament-too-many = Es sind zu viele Turniere angekündigt. Lassen Sie zuerst eines enden.
error-tournament-unknown = Auf diesem Server gibt es kein solches Turnier.
error-match-no-odds = An diesem Tisch werden keine Aussichten genannt.
error-match-no-coach = Für dieses Spiel gibt es keinen Trainer.
error-match-no-hints = An diesem Tisch gibt es keine Hinweise.
error-match-no-decision = Jetzt ist nichts zu beantworten.
error-work = Der Computer ist damit nicht fertig geworden. Bitte später noch einmal versuchen.
error-ruleset-invalid = Diese Einstellungen passen nicht zusammen. Nehmen Sie die letzte zurück oder die Schachtel, wie sie ist.
error-limit-too-many = Das war zu viel auf einmal: { $what }. Versuchen Sie es in { $time } wieder.
limit-time-seconds = { $count } s
limit-time-minutes = { $count } min
limit-tables = neue Partien
limit-joins = Einladungen und Plätze
limit-sockets = Verbindungen
limit-messages = Nachrichten
limit-streams = Seiten, die mitlaufen
limit-thinking = Hilfe des Computers
limit-measurements = Messungen
limit-coach = Berichte des Trainers
limit-pictures = Bilder
limit-summaries = Listen von Partien
limit-reads = angesehene beendete Partien
limit-looks = angesehene Seiten und Listen
limit-wrong-keys = Schlüssel, die nichts öffnen
limit-names = Änderungen des Namens
limit-codes = neue Codes
limit-code-tries = ausprobierte Codes
limit-passkeys = Passkeys
limit-push = Wünsche nach Mitteilungen
limit-challenges = Herausforderungen
limit-announcements = neue Turniere und Klubs
limit-waiting = wartende Hinweise, Aussichten, Messungen, Berichte und Bilder
limit-waiting-table = wartende Hinweise und Aussichten an diesem Tisch
error-connection-closed = Die Seite wurde geschlossen, bevor die Antwort kam.

## Ratings

rating-new = neu
rating-provisional = Vorläufig: noch wenige Partien
