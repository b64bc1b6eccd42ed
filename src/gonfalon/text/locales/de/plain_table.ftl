## Die Seite

plain-part = { $name }: { $value }
plain-part-seat = Platz
plain-yes = ja
plain-no = nein
plain-none = –
plain-title-yours = Sie sind dran – { $variant }
plain-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
plain-yours = Sie sind dran
plain-waiting = { $count ->
    [one] Es fehlt noch: { $seats }.
   *[other] Es fehlen noch: { $seats }.
 }
plain-each = Auch gefragt: { $seats }.
plain-any = Eine Antwort gilt für alle: Ihre oder die von { $seats }.
plain-pass = Passen
plain-keys = Tasten: 1 bis 9 wählen, P passt, Pfeile gehen von Knopf zu Knopf.
plain-action = Ihre Aktion in Worten
plain-action-help = „Zufall“ schreibt eine erlaubte hin; ändern Sie sie nach Belieben. Enter schickt sie ab.
plain-send = Abschicken
plain-random = Zufall
plain-seen = Auf dem Tisch
plain-log = Was geschehen ist
plain-log-empty = Noch nichts.
plain-log-partial = Was davor war, erzählt die Aufzeichnung.
plain-not-begun = Der Tisch steht bereit
plain-not-begun-help = Die Partie beginnt, wenn jeder Platz besetzt ist. Frei: { $seats }.

## Wer dort sitzt

plain-seats = Plätze
plain-owes = ist gefragt
plain-open = noch nicht besetzt
plain-you = Sie
plain-person = da
plain-away = weg
plain-stand-in = abwesend; der Computer spielt weiter ({ $level })
plain-lent = Sie; der Computer spielt für Sie ({ $level })
plain-offered = per Link eingeladen
plain-seat-fill = Der Computer nimmt diesen Platz
plain-seat-take-over = Der Computer übernimmt
plain-seat-lend = Den Computer für mich spielen lassen
plain-seat-back = Meinen Platz zurücknehmen
plain-seat-link = Stattdessen ein Mensch: Link erstellen
plain-seat-give-away = Meinen Platz abgeben: Link erstellen
plain-seat-level = Stärke des Computers an { $seat }
plain-seat-link-for = Link für { $seat }
plain-lent-strip = Der Computer spielt diesen Platz für Sie.
plain-awaited-computer = { $seat } (der Computer)
plain-awaited-away = { $seat } (abwesend)
plain-awaited-you = { $seat } (Sie)
plain-absent-waits = Auf Abwesende wird { $seconds } s gewartet.
plain-nothing-to-play = Sie können hier nichts spielen.

## Mehrere Hände an einem Bildschirm

plain-hands = Plätze an diesem Bildschirm
plain-covers = Den Tisch zwischen den Zügen zudecken
plain-cover-title = Geben Sie das Gerät weiter: { $seat }
plain-cover-help = Der Tisch bleibt zugedeckt, bis { $seat } hinsieht.
plain-cover-told = Was alle gehört haben
plain-cover-look = Hinsehen als { $seat }
plain-cover-never = Ich spiele alle diese Plätze: nie zudecken

## Neben den Regeln

plain-acts = Was Sie sonst noch tun können
plain-act-resign = Aufgeben
plain-act-concede = Partie aufgeben
plain-act-draw-offer = Remis anbieten
plain-act-draw-accept = Remis annehmen
plain-act-draw-decline = Weiterspielen
plain-act-unready = Antwort zurücknehmen
plain-act-claim-win = Sieg beanspruchen
plain-act-undo = Zurückgehen
plain-act-undo-last = Letzte Aktion zurücknehmen
plain-act-undo-to = Weiter zurückgehen …
plain-act-restart = Neu anfangen, gleich gemischt
plain-act-restart-new = Neu anfangen, neu gemischt
plain-act-agree = Zustimmen
plain-act-refuse = Ablehnen
plain-practice = Übung: Diese Partie beginnt mit einem Augenblick aus einer anderen und zählt nicht.
plain-practice-short = Übung: zählt nicht
plain-act-rematch = Noch einmal
plain-ask-resign = Diese Partie aufgeben? Die andere Seite gewinnt.
plain-ask-concede = Diese Partie gemeinsam aufgeben? Sie ist vorbei, wenn die meisten Menschen am Tisch zustimmen.
plain-ask-no = Weiterspielen
plain-undo-before = { $number }, davor: { $what }
plain-undo-to = zurück vor Schritt { $number } ({ $what })
plain-draw-yours = Ihr Remisangebot steht.
plain-draw-theirs = { $seat } bietet Remis an.
plain-proposed = { $seat } schlägt vor: { $act }
plain-agreed = Dafür: { $seats }.
plain-agree-missing = Noch gefragt: { $seats }.
plain-against = Dagegen: { $seats }.
plain-vote = { $needed } von { $count } Stimmen entscheiden.
plain-event-resigned = { $seat } hat aufgegeben.
plain-event-draw_offered = { $seat } hat Remis angeboten.
plain-event-draw_agreed = { $seat } hat das Remis angenommen.
plain-event-draw_declined = { $seat } hat das Remis abgelehnt.
plain-event-unready = { $seat } hat eine Antwort zurückgenommen.
plain-event-abandoned = { $seat } hat den Sieg beansprucht.
plain-event-rematch = { $seat } hat die nächste Partie aufgebaut.
plain-event-proposed = { $seat } hat vorgeschlagen: { $act }
plain-event-agreed = { $seat } hat zugestimmt.
plain-event-refused = { $seat } hat abgelehnt.
plain-event-conceded = Die Partie wurde aufgegeben.
plain-event-undone = Es wurden Schritte zurückgenommen.
plain-event-restarted = Die Partie begann von vorn.
plain-event-said = { $seat } sagt: { $text }
plain-event-signalled = { $seat } gibt ein Signal: { $text }
plain-event-end = Die Partie ist vorbei.

## Das Ende

plain-over = Die Partie ist vorbei
plain-won = Gewonnen
plain-lost = Verloren
plain-drawn = Remis
plain-won-together = { $count ->
    [one] Gewonnen
   *[other] Gemeinsam gewonnen
 }
plain-lost-together = { $count ->
    [one] Verloren
   *[other] Gemeinsam verloren
 }
plain-seats-won = { $count ->
    [one] { $seats } hat gewonnen
   *[other] { $seats } haben gewonnen
 }
plain-end-resigned = { $who ->
    [winner] Die andere Seite hat aufgegeben.
    [loser] Sie haben aufgegeben.
   *[other] Die andere Seite hat gegen { $winner } aufgegeben.
 }
plain-end-draw_agreed = Man einigte sich auf Remis.
plain-end-abandoned = { $who ->
    [winner] Die andere Seite kam nicht zurück.
    [loser] Sie waren zu lange weg.
   *[other] Gegen { $winner } kam niemand zurück.
 }
plain-end-conceded = Die Partie wurde aufgegeben.
plain-rematch-open = Zur nächsten Partie

## Wiederholung

plain-replay = Aufzeichnung
plain-replay-of = Aufzeichnung: { $variant }
plain-replay-failed = Die Aufzeichnung konnte nicht geladen werden.
plain-record = Aufzeichnung speichern
fair-title = Ehrlich gegeben
fair-proven = In diesem Browser geprüft: Was verborgen war, stand vor dem ersten Zug fest und hat sich nie geändert.
fair-changed = Diese Aufzeichnung ist nicht, was Ihrem Browser während der Partie gezeigt wurde. Speichern Sie beide Dateien und zeigen Sie sie dem Gastgeber.
fair-unknown = Diese Seite kann es hier nicht prüfen. Speichern Sie beide Dateien und prüfen Sie sie mit gonfalon verify.
fair-none = Ihr Browser hat keine Siegel dieser Partie, darum beweist er hier nichts.
fair-own-part = Dieser Browser hat mitgemischt, der Server allein hat also nicht ausgesucht, was gegeben wird.
fair-no-part = Dieser Browser hat nicht mitgemischt.
fair-not-proven = Nicht bewiesen: wer nachgesehen hat. Ein Server kann lesen, was er aufbewahrt. Ob aus dem Mischen folgt, was gegeben wurde, prüft das Programm gonfalon verify.
fair-notes = Siegel speichern
plain-link = Link zu diesem Augenblick kopieren
plain-view = Gesehen
plain-view-all = mit allem offen
plain-view-public = wie es alle sahen
plain-view-seat = wie es { $seat } sah
plain-first = Zum Anfang
plain-previous = Zurück
plain-play = Abspielen
plain-pause = Anhalten
plain-next = Weiter
plain-last = Zum Ende
plain-frame = Augenblick
plain-frame-of = { $number } von { $total }
plain-frame-start = Der Anfang.
plain-frame-unheard = Etwas geschah, das von hier nicht zu sehen ist.

## Das Formular vor einem Spiel

start-plan-label = { $seat }: wer spielt
start-plan-own = ich, an diesem Bildschirm
start-plan-link = jemand mit eigenem Link
start-plan-open = wer kommt, mit dem gemeinsamen Link
start-plan-computer = der Computer
start-plan-level = { $seat }: Stärke des Computers
start-brings = { $seat }: { $kind }
start-brings-any = das Eigene des Spiels
start-brings-own = ein eigener Text …
start-brings-text = Als Text
start-brings-help = Nehmen Sie, was das Spiel gibt, oder schreiben Sie einen Text wie { $example }.
start-absent = Wenn jemand abwesend ist
start-absent-help = Wer wiederkommt, hat den Platz wieder.
start-absent-wait = Wie lange gewartet wird
start-absent-then = Was dann geschieht
start-absent-never = für immer warten
start-absent-after = nach { $minutes } min weitergehen
start-absent-passes = der Zug verfällt
start-absent-computer = der Computer spielt weiter ({ $level })

## Einladungen

invite-many-title = Verschicken Sie diese Links
invite-many-help = Jeder öffnet einen Platz, einmal. Mehr braucht es nicht, keine Anmeldung.
invite-for-seat = Für { $seat }
invite-for-any = { $count ->
    [one] Für den freien Platz
   *[other] Für { $count } freie Plätze: wer zuerst kommt
 }
invite-code = QR-Code
invite-go-on = Zum Tisch
join-brings = { $kind }, die Sie mitbringen

## Words of manners, in every game

courtesy-open = Signal
courtesy-title = Ein Wort an die anderen
courtesy-quoted = „{ $words }“
courtesy-line = { $seat }: „{ $words }“
courtesy-mute = Worte der anderen verbergen
courtesy-enough = Das reicht fürs Erste: drei in zehn Zügen.
courtesy-close = Schließen
manners-good-luck = Viel Glück
manners-well-played = Gut gespielt
manners-one-moment = Einen Moment
manners-thank-you = Danke
manners-must-go = Ich muss gehen
notes-open = Notizen
notes-help = Ihre Notizen zu dieser Partie. Sie bleiben in diesem Browser; niemand sonst sieht sie.
notes-not-kept = Dieser Browser behält nichts: Die Notizen sind weg, wenn Sie den Block schließen.

## The clocks: what they show, what is said of them, and how one is chosen.

plain-event-timeout = { $in_setup ->
    [true] { $seat }: Die Zeit zum Aufstellen war abgelaufen, den Rest hat der Server aufgestellt.
   *[false] { $seat }: Zeit abgelaufen.
 }
plain-end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
    [both] Remis: Die Zeit einer Seite ist abgelaufen, und die andere hätte nicht mehr gewinnen können.
   *[other] { $winner } hat auf Zeit gewonnen.
 }
start-clock = Uhr
start-clock-none = Keine
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 Tag je Zug
start-clock-other = Andere …
start-clock-none-help = Niemand wird gedrängt.
start-clock-game-help = { $minutes } Minuten für die Partie und { $increment } Sekunden mehr für jeden Zug.
start-clock-day-help = Ein Tag für jeden Zug. Erst danach ist die Partie verloren.
start-clock-setup-help = Zum Aufstellen: { $minutes } Minuten.
start-clock-shared-help = Eine Uhr für alle zusammen.
start-clock-computer-help = Der Computer hat keine Uhr.
start-clock-kind = Wie zählt die Zeit?
start-clock-kind-game = Für die ganze Partie
start-clock-kind-move = Für jeden Zug
start-clock-minutes = Minuten
start-clock-increment = Sekunden mehr für jeden Zug
start-clock-seconds = Sekunden für jeden Zug
start-clock-setup = Minuten zum Aufstellen
plain-act-claim-draw = Remis erklären
plain-event-called_draw = { $seat } hat Remis erklärt.
plain-end-called_draw = Eine Seite blieb weg, und es wurde Remis erklärt.
plain-event-closed = Der Gastgeber des Servers hat den Tisch geschlossen.
plain-end-closed = Der Gastgeber des Servers hat den Tisch geschlossen. Niemand gewinnt.

## Das Formular vor einem Spiel

start-opponent-random-help = Er zieht zufällig.
start-count = Wie viele Plätze?
start-seats = Wer sitzt wo?
start-lot = Plätze auslosen
start-lot-help = Wer wo sitzt, entscheidet beim Aufbauen der Zufall.
start-need-person = Mindestens ein Platz muss Ihrer oder der eines Gastes sein.
start-learning = Zum Lernen
start-learning-help = Jeder Platz darf fragen, was aus seinen Antworten wird: Der Computer spielt von dem aus weiter, was dieser Platz weiß.
start-learning-hints-help = Jeder Platz darf den Computer um einen Hinweis bitten. Er stützt sich auf das, was dieser Platz weiß.

## Meine Spiele

games-seats-won = Gewonnen: { $seats }

## Free text at the table

chat-title = Freier Text
chat-log = Was Sie einander geschrieben haben
chat-empty = Seit diese Seite offen ist, wurde nichts geschrieben.
chat-you = Sie
chat-other = Ihr Gegner
chat-label = An Ihren Gegner schreiben
chat-send = Senden
chat-mute = Freien Text stummschalten
chat-unmute = Freien Text zeigen
chat-unread =
    { $count ->
        [one] Signal, { $count } neuer Text
       *[other] Signal, { $count } neue Texte
    }
chat-help = Der Server gibt ihn weiter und behält nichts. Der Gastgeber kann nichts lesen, und Zuschauer sehen ihn nicht. 200 Zeichen, fünf Texte in 20 Sekunden.

## Hints

hint-title = Hinweis
hint-thinking = Der Computer denkt nach …
hint-longer = Ein erster Blick. Der Computer sieht länger hin …
hint-none = Jetzt ist nichts zu entscheiden.

## Through the changes

steps-undo = Rückgängig
steps-redo = Wiederherstellen
