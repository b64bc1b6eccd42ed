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

## Home

home-title = Hisst das Banner
home-intro = Zwei Heere, die Gesichter abgewandt. Wählen Sie eine Schachtel; der Rest dauert einen Augenblick. Ohne Anmeldung.
home-boxes = Spiele
home-more = Weitere Schachteln
home-continue = Auf dem Tisch
home-continue-all = Alle meine Partien
home-versus-computer = Gegen den Computer
home-versus-link = Freund per Link
home-versus-screen = An einem Gerät
home-start-label = { $variant }: { $opponent ->
    [computer] gegen den Computer
    [link] gegen einen Freund per Link
   *[screen] zu zweit an einem Gerät
 }
home-pieces = { $count ->
    [one] { $count } Figur je Seite
   *[other] { $count } Figuren je Seite
 }
home-how-title = So geht es
home-how-1-title = Heimlich aufstellen
home-how-1 = Stellen Sie Ihr Heer hinter seine Banner. Niemand sonst sieht, wer wo steht.
home-how-2-title = Ziehen und schlagen
home-how-2 = Eine Figur, ein Feld je Zug. Wo zwei sich treffen, zeigen beide ihren Rang; der höhere bleibt.
home-how-3-title = Die Fahne erobern
home-how-3 = Irgendwo hinter Bomben und Bluff steht die Fahne. Wer sie findet, gewinnt.
home-how-rules = Die Regeln lesen

## Variants

variant-battle = Schlacht
variant-battle-line = Das ganze Spiel, und nichts ist gewiss.
variant-duel = Duell
variant-duel-line = Eine Handvoll Figuren, ein weites Brett. Kurz und scharf.
variant-classic = Klassisch
variant-classic-line = Wie in der klassischen Schachtel, mit drei Turnierregeln zum Zuschalten.
variant-classic39 = Klassisch 39
variant-classic39-line = Das klassische Spiel mit den 39 Figuren, die seine gedruckte Liste nennt.
variant-barrage = Barrage
variant-barrage-line = Ein Überfall über viel offenes Gelände.
variant-ultimate = Ultimate
variant-ultimate-line = Das halbe Heer, alle Listen.

## The form before a game

start-title = Eine Partie { $variant }
start-change-box = Andere Schachtel
start-opponent = Wer spielt?
start-opponent-computer = Der Computer
start-opponent-computer-help = Sechs Stärken, vom Anfänger bis zum Besten, was wir haben.
start-opponent-link = Ein Freund
start-opponent-link-help = Sie bekommen einen Link zum Verschicken. Er öffnet den anderen Platz, einmal.
start-opponent-screen = Beide sind hier
start-opponent-screen-help = Beim Wechsel des Zugs wird das Brett verdeckt.
start-level = Wie stark?
start-level-1 = Anfänger
start-level-1-help = Sieht einen Zug voraus, errät wenig und vergisst, was er gesehen hat.
start-level-2 = Schüler
start-level-2-help = Behält länger, zieht aber noch unachtsam.
start-level-3 = Umsichtig
start-level-3-help = Vergisst nichts und irrt selten, sieht aber nur einen Zug voraus.
start-level-4 = Erfahren
start-level-4-help = Weiß, wie Menschen aufstellen, liest Ihre Züge und rechnet mehrere voraus.
start-level-5 = Stark
start-level-5-help = Rechnet weiter voraus und nimmt sich etwas mehr Zeit.
start-level-6 = Am stärksten
start-level-6-help = Besser geht es nicht: denkt bis zu einer Sekunde über jeden Zug nach.
start-colour = Ihre Farbe
start-colour-lot = Das Los
start-colour-red = Rot
start-colour-blue = Blau
start-colour-first = Rot zieht zuerst.
start-colour-first-blue = Blau zieht zuerst.
start-colour-screen = Beide Farben spielen an diesem Gerät.
start-army = Heer
start-army-classic = 40 Figuren
start-army-classic39 = 39 Figuren, wie eine gedruckte Liste sagt
start-tournament = Turnierregeln
start-tournament-help = Aus dem klassischen Regelheft, in beliebiger Mischung; alle sind aus, bis Sie sie einschalten.
start-quiet = Remis, wenn nichts geschieht
start-quiet-help = { $turns ->
    [one] Nach { $turns } Zug ohne geschlagene Figur ist die Partie remis.
   *[other] Nach { $turns } Zügen ohne geschlagene Figur ist die Partie remis.
 } Das steht in keinem Regelheft; es ist unsere Zutat, damit jede Partie endet.
start-quiet-off-help = Aus: Eine Partie ohne Schlagen kann ewig dauern.
start-preset = Gespielt wie
start-advanced = Alles Kleingedruckte
start-advanced-changed = { $count ->
    [0] wie in der Schachtel
    [one] { $count } Änderung
   *[other] { $count } Änderungen
 }
start-reset = Wie in der Schachtel
start-group-tournament = Turnierregeln
start-group-repeat = Hin und her
start-group-end = Wie eine Partie endet
start-group-other = Figuren und was man sieht
start-group-powers = Kräfte
start-group-ring = Der Ring
start-rule = Regel { $section }
start-default = in dieser Schachtel: { $value }
start-on = ein
start-off = aus
start-go = Partie beginnen
start-going = Wird aufgebaut …

## Presets

preset-standard = Die Schachtel
preset-standard-help = Die Regeln, wie diese Schachtel sie hat.
preset-isf = Verband
preset-isf-help = Wie der Turnierverband ISF spielt.
preset-gravon = Gravon
preset-gravon-help = Wie auf dem Gravon-Server; ohne Remis bei Stillstand.
preset-ucc = Wettbewerb 2012
preset-ucc-help = Wie im Computer-Wettbewerb von 2012: keine Grenze für Wiederholungen, Schluss nach 10 000 Zügen.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Vorteil des Angreifers
option-aggressor_advantage-help = Treffen gleiche Ränge aufeinander, gewinnt der Angreifer; es fallen nicht beide.
option-silent_defence = Stille Verteidigung
option-silent_defence-help = Nur der Angreifer zeigt seinen Rang. Geschlagene Figuren gehen ungesehen an ihren Besitzer zurück.
option-silent_scout = Wenn ein Aufklärer angreift
option-silent_scout-help = Auch bei stiller Verteidigung muss sich der Verteidiger einem Aufklärer zeigen.
option-silent_scout-any = bei jedem Angriff
option-silent_scout-long = nur aus der Ferne
option-rescue = Rettung
option-rescue-help = Erreichen Sie die hinterste Reihe des Gegners, so holen Sie eine verlorene Figur zurück, höchstens zweimal je Partie. Aufklärer können das nicht; Bomben bleiben verloren.
option-rescue_moves_only = Nur durch einen einfachen Zug
option-rescue_moves_only-help = Ein Angriff, der auf der hintersten Reihe endet, rettet nicht.
option-rescue_rows = Reihen für die gerettete Figur
option-rescue_rows-help = In wie viele der eigenen Reihen sie zurückkehren darf. 0 heißt: in die ganze eigene Hälfte.
option-rescue_revealed = Gerettete Figuren bleiben bekannt
option-rescue_revealed-help = Die andere Seite sieht weiterhin, was zurückgeholt wurde.
option-two_square_limit = Hin und her
option-two_square_limit-help = Wie oft in Folge eine Figur dieselbe Grenze zwischen zwei Feldern überschreiten darf. 0 schaltet es aus.
option-two_square_attacks = Angriffe zählen mit
option-two_square_attacks-help = Ein Angriff über diese Grenze wird wie ein Zug gezählt.
option-two_square_exact = Nur genau dieselben zwei Felder
option-two_square_exact-help = Zählt nur, wenn die Figur auf genau denselben zwei Feldern beginnt und hält; ein Aufklärer kann sich dem entziehen.
option-chase = Endlose Jagd
option-chase-help = Ob man eine Figur im Kreis jagen darf. Das Regelheft verbietet mehr als zwei Züge; voreingestellt ist die mildere Lesart der ISF, nicht die des Hefts.
option-chase-off = erlaubt
option-chase-isf = keine Stellung zweimal
option-chase-literal = höchstens zwei Züge
option-quiet_draw = Remis bei Stillstand
option-quiet_draw-help = Züge beider Seiten ohne geschlagene Figur, bis die Partie remis ist. 0 schaltet es aus. Unsere Zutat; sie steht in keinem Regelheft.
option-ply_cap = Längste Partie
option-ply_cap-help = Nach so vielen Zügen wird die Partie als remis abgebrochen. 0 heißt nie.
option-both_immobile = Wenn keine Seite mehr ziehen kann
option-both_immobile-help = Was gilt, wenn niemand mehr einen Zug hat.
option-both_immobile-mover_loses = wer am Zug ist, verliert
option-both_immobile-draw = remis
option-exchange_draw = Remis durch letzten Abtausch
option-exchange_draw-help = Fallen die letzten beweglichen Figuren beider Seiten zusammen, ist die Partie remis.
option-no_mobile = Wenn einer Seite nichts Bewegliches bleibt
option-no_mobile-help = Wann genau die Niederlage gilt.
option-no_mobile-on_turn = verliert, sobald sie am Zug ist
option-no_mobile-at_once = verliert sofort
option-old_scout = Alte Aufklärer
option-old_scout-help = Wie in alten Ausgaben: Wer als Aufklärer weit zieht, kann im selben Zug nicht angreifen.
option-captured = Geschlagene Figuren
option-captured-help = Wer die geschlagenen Figuren durchsehen darf.
option-captured-open = alle
option-captured-prisoner = wer sie geschlagen hat
option-captured-secret = wer sie verloren hat
option-captured-hidden = niemand
option-first = Erster Zug
option-first-help = Welche Farbe beginnt.
option-first-red = Rot
option-first-blue = Blau

## The friend's link

invite-title = Schicken Sie diesen Link Ihrem Freund
invite-help = Wer ihn öffnet, nimmt den anderen Platz ein; er gilt einmal. Mehr braucht es nicht, auch keine Anmeldung.
invite-link = Link für Ihren Freund
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-failed = Das Kopieren ging hier nicht. Markieren Sie den Link und kopieren Sie ihn selbst.
invite-share = Teilen …
invite-share-text = Spielen wir Stratego: { $variant }
invite-qr = Derselbe Link zum Scannen mit dem Telefon
invite-qr-label = QR-Code des Links
invite-meanwhile = Inzwischen mein Heer aufstellen
invite-bar = Der andere Platz ist noch frei.
invite-show = Link zeigen

## Joining

join-title = Sie sind eingeladen
join-help = Auf der anderen Seite des Bretts wartet jemand. Nehmen Sie Platz und stellen Sie Ihr Heer auf; ohne Anmeldung.
join-go = Platz nehmen
join-going = Sie nehmen Platz …
join-own-title = Das ist Ihre eigene Einladung
join-own-help = Sie sitzen schon an diesem Tisch. Schicken Sie den Link Ihrem Freund oder gehen Sie zur Partie.
join-own-go = Zur Partie
join-broken-title = Dieser Link ist nicht vollständig
join-broken-help = Der Teil nach dem # fehlt. Bitten Sie Ihren Freund, den ganzen Link noch einmal zu schicken.

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
match-rules-quiet = { $turns ->
    [one] remis nach { $turns } Zug ohne Schlagen
   *[other] remis nach { $turns } Zügen ohne Schlagen
 }
match-rules-no-quiet = kein Remis bei Stillstand

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
games-status-deployment-yours = Stellen Sie Ihr Heer auf
games-status-deployment-theirs = Die andere Seite stellt auf
games-status-yours = Sie sind am Zug
games-status-theirs = Die andere Seite ist am Zug
games-status-screen = { $side ->
    [red] Rot ist am Zug
   *[blue] Blau ist am Zug
 }
games-status-screen-deployment = Aufstellung an einem Gerät
games-won = Gewonnen
games-lost = Verloren
games-drawn = Remis
games-over-screen = { $side ->
    [red] Rot hat gewonnen
   *[blue] Blau hat gewonnen
 }
games-status-gone = Auf diesem Server nicht mehr vorhanden
games-status-away = Der Server antwortet gerade nicht
games-opponent-computer = gegen den Computer
games-opponent-link = mit einem Freund
games-opponent-screen = an einem Gerät
games-side = { $side ->
    [red] Sie spielen Rot
   *[blue] Sie spielen Blau
 }
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

## Rules

rules-title = Regeln
rules-contents = Inhalt
rules-english-only = Die Regeln stehen hier vorerst auf Englisch.
rules-failed = Die Regeln konnten nicht geladen werden.
rules-page-stratego = Stratego
rules-page-middle-earth = Stratego in Mittelerde
rules-page-glossary = Glossar
rules-tips = Tipps zum Spiel

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
settings-numbering = Zahlen auf den Figuren
settings-numbering-help = Nur der Aufdruck ändert sich, nie die Stärke. In Mittelerde ist die höchste Zahl immer die stärkste.
settings-numbering-high = der Marschall ist 10
settings-numbering-old_us = der Marschall ist 1
settings-sound = Ton
settings-sound-help = Kurz und trocken: ein Schritt, ein Schlag, Ihr Zug.
settings-sound-on = ein
settings-sound-off = aus
settings-motion = Bewegung
settings-motion-help = Züge gleiten und Kämpfe nehmen sich Zeit, oder alles springt.
settings-motion-auto = wie das Gerät
settings-motion-reduced = ruhig

## About

about-title = Über Gonfalon
about-what = Ein Gonfalon ist das Banner, dem ein Heer folgt. Hier ist ein Zuhause für Spiele mit verborgenen Kräften: im Browser, gegen den Computer, gegen einen Freund oder an einem Gerät.
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
error-request-opponent = Der Server kennt diese Art von Gegner nicht.
error-request-side = Der Server kennt diese Farbe nicht.
error-replay-view = Von dort aus lässt sich die Aufzeichnung nicht ansehen.
error-replay-mismatch = Diese Aufzeichnung passt nicht zu den Regeln, die sie nennt. Sie kann nicht gezeigt werden.
error-view-leak = Die Partie wurde angehalten, weil in ihr etwas schiefging. Von dem, was verborgen war, wurde nichts gezeigt.
error-notation-invalid = Der Server hat diesen Zug nicht verstanden.
error-action-illegal = Das erlauben die Regeln jetzt nicht.
error-action-not-your-turn = Sie sind nicht am Zug.
error-action-game-over = Die Partie ist zu Ende.
error-action-stale = Die Partie ist inzwischen weitergegangen. Sehen Sie noch einmal hin und wählen Sie dann.
error-action-deployment = Diese Aufstellung ist nicht vollständig oder verletzt eine Regel.
error-http = Der Server hat das nicht angenommen.
error-storage-failed = Der Server konnte das nicht sichern. Es hat sich nichts geändert; versuchen Sie es noch einmal.
error-storage-conflict = Jemand war schneller. Sehen Sie noch einmal hin und versuchen Sie es dann wieder.
error-match-unknown = Auf diesem Server gibt es keine solche Partie.
error-match-token = Der Schlüssel zu diesem Platz gilt nicht.
error-match-invite = Diese Einladung gilt nicht mehr. Vielleicht hat sie schon jemand benutzt; bitten Sie um eine neue Partie.
error-match-running = Das wird erst gezeigt, wenn die Partie zu Ende ist.
error-ruleset-invalid = Diese Einstellungen passen nicht zusammen. Nehmen Sie die letzte zurück oder die Schachtel, wie sie ist.
error-connection-closed = Die Seite wurde geschlossen, bevor die Antwort kam.
