## What a piece can do

piece-flag-help = Zieht nie. Wer sie erobert, gewinnt.
piece-bomb-help = Zieht nie. Vernichtet jeden Angreifer, der sie nicht räumen kann.
piece-spy-help = Schlägt den Marschall, wenn er selbst angreift.
piece-scout-help = Zieht beliebig weit geradeaus.
piece-miner-help = Räumt Bomben.

## Sides

side-red = Rot
side-blue = Blau
side-you = Sie

## The board and its squares, as a screen reader says them

board-label = Brett, { $columns } mal { $rows }
board-help = Die Pfeiltasten gehen von Feld zu Feld. Eingabe oder Leertaste nimmt eine Figur auf und setzt sie ab. Escape lässt los. M schreibt ein Kreidezeichen auf eine gegnerische Figur.
board-turned = Sie sehen das Brett von { $side ->
    [red] Rots
   *[blue] Blaus
 } Seite.
square-empty = { $square }, leer
square-lake = { $square }, Wasser
square-own = { $square }, eigene Figur: { $piece }
square-other = { $square }, { $side ->
    [red] Rot
   *[blue] Blau
 }: { $piece }
square-unknown = { $square }, { $side ->
    [red] rote
   *[blue] blaue
 } Figur, unbekannt
square-moved = hat gezogen
square-not-moved = nicht gezogen
square-shown = dem Gegner bekannt
square-mark = Ihr Kreidezeichen: { $mark }
square-held = aufgenommen
square-target = frei für den Zug
square-attack = angreifbar
square-planned = hier endet der geplante Zug
square-zone = Aufstellungsfeld
square-last-source = hier begann der letzte Zug
square-last-target = hier endete der letzte Zug

## Set-up

deploy-title = Stellen Sie Ihr Heer auf
deploy-intro = Niemand sonst sieht Ihre Figuren. Ziehen Sie sie, oder wählen Sie erst eine Figur und dann ihr Feld.
deploy-keys = Tasten: Pfeile wählen ein Feld, eine Rangziffer oder ein Buchstabe setzt die Figur, Entf nimmt sie zurück.
deploy-left = { $count ->
    [0] Alle Figuren stehen
    [one] Noch { $count } Figur zu setzen
   *[other] Noch { $count } Figuren zu setzen
 }
deploy-tray = Noch zu setzende Figuren
deploy-tray-piece = { $piece }, noch { $count }
deploy-tray-empty = Ihr Heer steht.
deploy-stands = Ihr Heer steht bereit. Ändern Sie es, oder drücken Sie „Bereit“.
led-deploy = Ihre zehn Figuren stehen bereit, die Fahne zwischen zwei Bomben: Drücken Sie „Bereit“.
led-first = Sie sind am Zug: Tippen Sie eine Ihrer vorderen Figuren an.
led-held = Tippen Sie auf ein markiertes Feld, um dorthin zu ziehen; nur Aufklärer gehen weiter als eines.
led-wait = Die andere Seite zieht zuerst; Sie sehen ihre Banner, nicht ihre Ränge.
led-go-on = Eine Figur, ein Feld je Zug: Gehen Sie voran, bis Sie jemanden treffen.
led-combat = Beide haben ihren Rang gezeigt, der höhere blieb: Diese Figur kennen Sie nun.
led-flag = Bomben und die Fahne ziehen nie: Suchen Sie sie unter den Figuren, die stillstehen.
deploy-random = Zufall
deploy-random-help = Das ganze Heer in einer vernünftigen zufälligen Ordnung aufstellen
deploy-clear = Leeren
deploy-undo = Zurück
deploy-undo-help = Die letzte Änderung zurücknehmen (Strg+Z)
deploy-undone = Die letzte Änderung ist zurückgenommen.
deploy-mirror = Spiegeln
deploy-mirror-help = Links und rechts vertauschen
deploy-paste = Einfügen
deploy-paste-help = Eine Aufstellung aus einem Text übernehmen (Strg+V)
deploy-paste-title = Eine Aufstellung einfügen
deploy-paste-text = Aufstellung als Text
deploy-paste-hint = Buchstaben, Namen oder Zahlen, mit oder ohne Kommas; die hintere Reihe zuerst. Links im Text ist links von Ihnen aus.
deploy-paste-read = Aufs Brett stellen
deploy-paste-done = Die eingefügte Aufstellung steht.
deploy-paste-left-out = Weggelassen: { $lines }
deploy-paste-more = und { $count } weitere
deploy-paste-failed = Der Server hat den Text nicht gelesen. Versuchen Sie es noch einmal.
deploy-random-done = Das Heer wurde zufällig aufgestellt.
deploy-random-failed = Vom Server kam keine zufällige Aufstellung. Setzen Sie die Figuren selbst, oder versuchen Sie es noch einmal.
deploy-fill = Rest auffüllen
deploy-fill-help = Die übrigen Figuren vernünftig aufstellen; die anderen bleiben stehen
deploy-filled = Der Rest ist aufgestellt. Ihre Figuren sind geblieben.
deploy-setups = Aufstellungen
deploy-setups-help = Ganze Aufstellungen: eigene und fertige
deploy-setups-all = Alle …
deploy-setups-title = Aufstellungen
deploy-setups-own = Eigene
deploy-setups-ready = Fertige
deploy-as-last-time = Wie zuletzt
deploy-taken = Auf dem Brett: { $name }
deploy-keep = Behalten
deploy-keep-over = Ersetzen
deploy-keep-name = Name für die Aufstellung auf dem Brett
deploy-keep-later = Sobald Figuren stehen, können Sie die Aufstellung hier unter einem Namen behalten. Sie bleibt in diesem Browser.
deploy-kept = In diesem Browser behalten: { $name }
deploy-kept-before = Meine Aufstellung
deploy-throw-away = { $name } wegwerfen
deploy-thrown = Weggeworfen: { $name }
deploy-put-back = Zurückholen
idea-closed_house = Das geschlossene Haus
idea-closed_house-help = Die Fahne ist auf jeder Seite eingemauert.
idea-two_houses = Zwei Häuser
idea-two_houses-help = Zwei Ecken sehen gleich aus; in einer steht die Fahne.
idea-scouts_first = Aufklärer voran
idea-scouts_first-help = Die Front ist billig und schnell: Sie fragt, die Starken antworten.
idea-gap = Der Wächter der Lücke
idea-gap-help = Ein Riese steht hinter dem Weg durch die Mitte.
idea-spy_door = Der Spion an der Tür
idea-spy_door-help = Der Stärkste, der zur Fahne will, trifft zuerst den Spion.
idea-quiet = Stille Riesen
idea-quiet-help = Die beiden Stärksten warten hinten, bis sie wissen, wen sie schlagen.
idea-split = Auf jedem Flügel ein Riese
idea-split-help = Wer angreift, trifft auf jeder Seite einen der beiden Stärksten.
idea-stopped_lane = Die gesperrte Gasse
idea-stopped_lane-help = Eine Bombe sperrt einen Teil der Mitte; auf welchem Flügel gespielt wird, wählen Sie.
idea-diggers_home = Die Räumer daheim
idea-diggers_home-help = Alle, die Bomben oder Festungen räumen können, warten in den zwei hinteren Reihen auf das Ende der Partie.
idea-empty_house = Das leere Haus
idea-empty_house-help = Eine Ecke ist eingemauert, aber die Fahne steht anderswo hinter weniger Mauern.
idea-second_line = Die starke zweite Reihe
idea-second_line-help = Hinter jedem Aufklärer vorn steht ein Starker, der schlägt, wer ihn nimmt.
idea-spy_shadow = Im Schatten des Riesen
idea-spy_shadow-help = Der Spion steht neben einem der beiden Stärksten: Wer ihn schlägt, wird geschlagen.
deploy-cleared = Die Aufstellung wurde geleert.
deploy-mirrored = Links und rechts sind vertauscht.
deploy-ready = Bereit
deploy-ready-left = Bereit · noch { $count }
deploy-ready-help = Der anderen Seite sagen, dass Sie bereit sind
deploy-ready-not-yet = Setzen Sie erst alle Figuren
deploy-back = Aufstellung ändern
deploy-done = Sie sind bereit.
deploy-other-open = Den anderen Platz hat noch niemand genommen. Stellen Sie inzwischen auf.
deploy-other-deploying = Die andere Seite stellt noch auf.
deploy-other-ready = Die andere Seite ist bereit und wartet auf Sie.
deploy-other-computer = Der Computer stellt sein Heer auf.
deploy-wait-open = Sie sind bereit. Den anderen Platz hat noch niemand genommen.
deploy-wait-deploying = Sie sind bereit. Die andere Seite stellt noch auf.
deploy-wait-away = Sie sind bereit. Die andere Seite ist gerade weg.
deploy-placed = { $piece } auf { $square }
deploy-swapped = { $square } und { $target } getauscht
deploy-returned = { $piece } zurückgelegt
deploy-outside = Auf diesem Feld dürfen Sie nicht aufstellen.
deploy-held = { $piece } in der Hand: Berühren Sie ein grünes Feld.
left-out-comment = Zeile { $line }, ein Kommentar: { $text }
left-out-label = Zeile { $line }, eine Beschriftung: { $text }
left-out-no_piece = Zeile { $line }, ohne Figur: { $text }
guessed-ranks_up = { $value } ist der höchste Rang, 1 der niedrigste.
guessed-ranks_down = 1 ist der höchste Rang, { $value } der niedrigste.
guessed-front_first = Im Text kommt die vordere Reihe zuerst.
fault-text_too_long = Der Text ist zu lang. Er darf { $where } Zeichen haben.
fault-text_empty = Der Text ist leer.
fault-no_set_up = Im Text steht keine Aufstellung: { $where }
fault-numbers_unclear = Die Zahlen lassen sich auf zwei Arten lesen. Schreiben Sie Buchstaben, etwa B für Bomben und F für die Fahne.
fault-no_such_piece = Keine Figur heißt { $where }.
fault-squares_named = Felder (im Text, zu besetzen): { $where }
fault-wrong_length = Eine Aufstellung hat einen Buchstaben für jedes Feld.
fault-too_many = Zu viele: { $where }
fault-too_few = Es fehlen: { $where }

## Whose turn, who is here

turn-yours = Sie sind am Zug
turn-rescue = Holen Sie eine Figur zurück
turn-theirs = Die andere Seite denkt nach
turn-computer = Der Computer denkt nach
turn-side = { $side ->
    [red] Rot ist am Zug
   *[blue] Blau ist am Zug
 }
turn-over = Die Partie ist zu Ende
turn-number = Zug { $turn }
turn-sending = Ihr Zug wird gesendet …
told-held = { $piece } darf nach { $squares }.
told-held-many = { $piece } darf auf { $count ->
    [one] { $count } Feld.
   *[other] { $count } Felder.
 }
you-are = Sie spielen { $side ->
    [red] Rot
   *[blue] Blau
 }
title-your-turn = ● Ihr Zug – Stratego
title-waiting = Stratego – warten
title-over = Stratego – Partie zu Ende
title-deploy = Stratego – Aufstellung
title-replay = Stratego – Aufzeichnung
presence-open = dieser Platz ist noch frei
presence-here = da
presence-away = seit { $seconds } s weg
presence-away-long = seit { $minutes } min weg
presence-computer = Computer
presence-claim-in = Weg. In { $seconds } s dürfen Sie den Sieg beanspruchen.
presence-claim-now = Zu lange weg. Sie dürfen den Sieg beanspruchen, Remis erklären oder warten.
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist abgerissen. Es wird von selbst weiter versucht; von Ihrer Partie geht nichts verloren.
match-loading = Die Partie wird geöffnet …

## Acts beside the rules

act-draw-offer = Remis anbieten
act-draw-offered = Ihr Remisangebot gilt.
act-draw-received = Die andere Seite bietet Remis an.
act-draw-accept = Annehmen
act-draw-decline = Ablehnen
act-resign = Aufgeben
act-resign-question = Diese Partie aufgeben?
act-resign-yes = Ja, aufgeben
act-resign-no = Weiterspielen
act-end = Ende…
act-claim = Sieg beanspruchen
act-claim-wait = Weiter warten
act-rematch = Revanche
act-rematch-open = Zur Revanche
act-replay = Aufzeichnung ansehen
act-home = Startseite
act-annotate = Kreide
act-annotate-help = Auf gegnerische Figuren schreiben. Nur Sie sehen es.
act-menu = Partie
act-close = Schließen
act-help = Tasten und Hilfe

## Moves refused, in plain words

refused-title = Nicht erlaubt
refused-failed = Der Zug hat den Server nicht erreicht. Versuchen Sie es noch einmal.
reason-wrong_turn = Sie sind nicht am Zug.
reason-notation = Das ist kein Zug: Nennen Sie zwei Felder, etwa a4-a5.
reason-game_over = Die Partie ist zu Ende.
reason-no_piece = Auf diesem Feld steht keine Figur.
reason-not_your_piece = Diese Figur gehört Ihnen nicht.
reason-immobile = Diese Figur zieht nie. Bomben und Fahnen bleiben, wo sie aufgestellt wurden.
reason-blocked = Etwas steht im Weg. Keine Figur springt über eine andere oder über Wasser.
reason-out_of_reach = Das ist zu weit. Nur eine Figur mit großer Reichweite geht mehr als ein Feld.
reason-diagonal = Figuren ziehen gerade nach vorn, zurück oder zur Seite, nie schräg.
reason-obstacle = Niemand betritt das Wasser.
reason-own_piece = Dort steht eine Ihrer eigenen Figuren.
reason-two_square = Diese Figur ist oft genug zwischen denselben zwei Feldern hin und her gegangen. Ziehen Sie mit einer anderen oder woandershin.
reason-chase = Dieser Zug würde eine Jagd in eine Stellung fortsetzen, die schon auf dem Brett war. Wählen Sie einen anderen.
reason-rescue_kind = Diese Figur kann nicht zurückgeholt werden.
reason-rescue_square = Eine gerettete Figur kommt auf ein freies Feld der eigenen Hälfte.
reason-rescue_none_pending = Jetzt gibt es nichts zurückzuholen.
reason-rescue_pending = Entscheiden Sie erst, welche Figur zurückkommt.
reason-deployment = Diese Aufstellung ist nicht vollständig oder verletzt eine Regel.
reason-stale = Die Partie ist inzwischen weitergegangen. Sehen Sie noch einmal hin und wählen Sie dann.
reason-unreadable = Der Server hat diesen Zug nicht verstanden.
reason-other = Das erlauben die Regeln jetzt nicht.

## Combat

combat-title = Kampf auf { $square }
combat-attacks = greift an
combat-defends = verteidigt
combat-you = Sie
combat-not-shown = nicht gezeigt
combat-not-shown-help = Stille Verteidigung: Der Verteidiger sagt nicht, was er ist.
combat-attacker = Der Angreifer gewinnt
combat-defender = Der Verteidiger hält stand
combat-both = Beide fallen
combat-flag = Die Fahne ist erobert!
ribbon-beats = { $winner } schlägt { $loser }
ribbon-both = { $attacker } und { $defender } fallen beide
ribbon-bomb = Eine Bombe. { $loser } ist dahin
ribbon-dig = { $winner } gräbt eine Bombe aus
ribbon-spy = { $winner } sticht zu: { $loser } fällt
ribbon-flag-won = Die Fahne ist erobert
ribbon-flag-lost = Die eigene Fahne ist gefallen
combat-skip = Weiter
combat-line = { $attacker } – { $defender }
combat-announce = Kampf auf { $square }. Angreifer, { $side ->
    [red] Rot
   *[blue] Blau
 }: { $attacker }. Verteidiger: { $defender }. { $result ->
    [attacker] Der Angreifer gewinnt.
    [defender] Der Verteidiger hält stand.
   *[both] Beide fallen.
 }
combat-own = Ihre Figur auf { $square } war: { $piece }. Der anderen Seite wurde es nicht gesagt.
combat-last = Letzter Kampf
combat-none = Noch kein Kampf

## Move log

log-title = Züge
log-empty = Noch kein Zug.
log-earlier = Frühere Züge sind auf diesem Gerät nicht aufbewahrt. Die Aufzeichnung zeigt sie nach der Partie.
log-start = Die Schlacht beginnt.
log-ready = { $side ->
    [red] Rot ist bereit.
   *[blue] Blau ist bereit.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target }: { $attacker } – { $defender }
log-won = Angreifer gewinnt
log-held = Verteidiger hält
log-both = beide fallen
log-rescue = zurück auf { $square }: { $piece }
log-rescue-hidden = eine Figur ist zurück auf { $square }
log-rescue-declined = nichts zurückgeholt
log-announce-move = { $side ->
    [red] Rot
   *[blue] Blau
 }: { $source } nach { $target }.
log-announce-move-shown = { $side ->
    [red] Rot
   *[blue] Blau
 }: { $source } nach { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Rot holt eine Figur zurück auf { $square }.
   *[blue] Blau holt eine Figur zurück auf { $square }.
 }

## Panels

panel-army = Heere
panel-captured = Geschlagen
panel-captured-yours = Ihre Verluste
panel-captured-theirs = Von Ihnen geschlagen
panel-captured-red = Verluste von Rot
panel-captured-blue = Verluste von Blau
panel-captured-none = noch nichts
panel-captured-more = und noch { $count }
panel-captured-hidden = { $count ->
    [one] { $count } Figur, nicht gezeigt
   *[other] { $count } Figuren, nicht gezeigt
 }
panel-captured-piece = { $piece }: { $count }
panel-remaining = Noch im Spiel
panel-remaining-help = Was jedes Heer noch hat, soweit Sie es wissen
panel-remaining-piece = { $piece }: { $count } von { $total }
panel-remaining-yours = Eigene
panel-remaining-theirs = Gegner
panel-rank = Rang
panel-piece = Figur
panel-log = Züge
panel-rules = Regeln
panel-tabs = Neben dem Brett

## Limits

limit-quiet = { $turns ->
    [one] Remis in { $turns } Zug
   *[other] Remis in { $turns } Zügen
 }
limit-quiet-help = Ohne geschlagene Figur ist die Partie remis in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
 }.
limit-two-square = Hin und her { $used } von { $limit }
limit-two-square-help = Eine Figur darf dieselbe Grenze { $limit }-mal in Folge überschreiten. Dann muss sie etwas anderes tun.
limit-two-square-theirs = Gegner: hin und her { $used } von { $limit }
premove-planned = Geplant: { $source } nach { $target }. Wird eine Figur gezeigt, fällt der Plan weg.
premove-held = { $piece }: Wählen Sie, wohin sie zieht, wenn Sie dran sind.
premove-take-back = Zurücknehmen
premove-taken-back = Der geplante Zug ist zurückgenommen.
premove-revealed = Etwas wurde enthüllt: Der geplante Zug ist aufgehoben.
premove-impossible = Der geplante Zug ist nicht mehr möglich.
limit-chase = Sie jagen: { $count }
limit-chase-theirs = Sie werden gejagt: { $count }
limit-chase-help = Dieselbe Figur wird immer wieder gejagt. Bald verbieten die Regeln einen Zug, der eine Stellung wiederholt; dann gilt es, anders zu ziehen.

## Rescue

rescue-title = Eine Figur zurückholen
rescue-choose-piece = Welche geschlagene Figur kehrt aufs Brett zurück?
rescue-choose-square = Wo soll sie stehen? Wählen Sie eines der hellen Felder.
rescue-chosen = { $piece }: Wählen Sie ein helles Feld
rescue-other = Andere Figur wählen
rescue-decline = Nichts zurückholen
rescue-theirs = Die andere Seite darf eine Figur zurückholen.
rescue-count = { $count ->
    [one] { $count } Rettung
   *[other] { $count } Rettungen
 }

## Chalk marks

annotation-title = Kreidezeichen auf { $square }
annotation-help = Nur Sie sehen es. Es ist Ihre Vermutung, keine Tatsache.
annotation-none = Wegwischen
annotation-question = ungewiss
annotation-strong = stark
annotation-weak = schwach
annotation-still = Bombe oder Fahne
annotation-mode-on = Kreide in der Hand: Wählen Sie eine gegnerische Figur.

## Two on one screen

curtain-title = { $side ->
    [red] Jetzt kommt Rot
   *[blue] Jetzt kommt Blau
 }
curtain-help = Das Brett ist verdeckt, damit niemand die Figuren des anderen sieht.
curtain-look = { $side ->
    [red] Ich bin Rot: Brett zeigen
   *[blue] Ich bin Blau: Brett zeigen
 }
curtain-last = Was gerade geschah
curtain-quiet-move = { $side ->
    [red] Rot ging von { $source } nach { $target }.
   *[blue] Blau ging von { $source } nach { $target }.
 }
curtain-cover = Brett verdecken
curtain-pass = { $side ->
    [red] Verdecken und an Rot übergeben
   *[blue] Verdecken und an Blau übergeben
 }
curtain-deploy = { $side ->
    [red] Rot stellt jetzt auf. Blau sieht weg.
   *[blue] Blau stellt jetzt auf. Rot sieht weg.
 }

## The end

end-you-win = Sie gewinnen
end-you-lose = Sie verlieren
end-drawn = Remis
end-side-wins = { $winner ->
    [red] Rot gewinnt
   *[blue] Blau gewinnt
 }
end-both-armies = Beide Heere liegen offen.
end-see-board = Brett zeigen
end-see-card = Ergebnis zeigen
end-stat-turns = { $turns ->
    [one] Zug
   *[other] Züge
 }
end-stat-best = bester Fang, Zug { $turn }
end-stat-best-words = { $winner } gegen { $loser }
end-stat-no-capture = kein Fang
end-stat-bluff = am längsten unerkannt neben einem stärkeren Feind (Züge)
end-fortune = Wie die Partie stand
end-fortune-help = Wie viel stärker das eigene Heer war als das andere, Zug um Zug. Ein Tippen öffnet dort die Aufzeichnung.
end-lowest = Tiefpunkt { $turn }
end-turned = Wende { $turn }
end-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
 }
end-flag_captured = { $who ->
    [winner] Sie haben die gegnerische Fahne erobert.
    [loser] Ihre Fahne wurde erobert.
   *[watcher] { $winner ->
        [red] Rot hat Blaus Fahne erobert.
       *[blue] Blau hat Rots Fahne erobert.
    }
 }
end-no_legal_move = { $who ->
    [winner] Der Gegner kann nicht mehr ziehen.
    [loser] Sie können nicht mehr ziehen.
   *[watcher] { $winner ->
        [red] Blau kann nicht mehr ziehen.
       *[blue] Rot kann nicht mehr ziehen.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] Dem Gegner ist keine Figur geblieben, die ziehen kann.
    [loser] Ihnen ist keine Figur geblieben, die ziehen kann.
   *[watcher] { $winner ->
        [red] Blau ist keine Figur geblieben, die ziehen kann.
       *[blue] Rot ist keine Figur geblieben, die ziehen kann.
    }
 }
end-both_immobile = Keine Seite kann mehr ziehen.
end-exchange_draw = Die letzten beweglichen Figuren fielen zusammen. Niemand kann gewinnen.
end-quiet_draw = Zu viele Züge vergingen ohne geschlagene Figur.
end-ply_cap = Die Partie hat die vereinbarte Zahl von Zügen erreicht.
end-resigned = { $who ->
    [winner] Die andere Seite hat aufgegeben.
    [loser] Sie haben aufgegeben.
   *[watcher] { $winner ->
        [red] Blau hat aufgegeben.
       *[blue] Rot hat aufgegeben.
    }
 }
end-draw_agreed = Beide Seiten haben sich auf Remis geeinigt.
end-abandoned = { $who ->
    [winner] Die andere Seite blieb weg, und Sie haben den Sieg beansprucht.
    [loser] Sie blieben zu lange weg, und die andere Seite hat den Sieg beansprucht.
   *[watcher] { $winner ->
        [red] Blau blieb weg, und Rot hat den Sieg beansprucht.
       *[blue] Rot blieb weg, und Blau hat den Sieg beansprucht.
    }
 }
end-other = Die Partie ist zu Ende.
end-rematch-waiting = Eine Revanche steht bereit. Die andere Seite kann dort dazukommen.

## Replay

replay-title = Aufzeichnung
replay-loading = Die Aufzeichnung wird geladen …
replay-failed = Die Aufzeichnung kann nicht gezeigt werden. Sie öffnet sich, wenn die Partie zu Ende ist.
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-ply = Zug { $ply } von { $total }
replay-slider = Zug
replay-start = Anfang
replay-view = Gesehen von
replay-view-red = Rot
replay-view-blue = Blau
replay-view-public = Öffentlich
replay-view-all = Alles
replay-reveal = Aufdecken
replay-reveal-help = R halten oder drücken, um alles zu zeigen
replay-hide = Wieder verdecken
replay-link = Link zu diesem Zug kopieren
replay-link-copied = Link kopiert.
replay-keys = Tasten: Pfeil links und rechts, Pos1, Ende, Leertaste spielt ab, R deckt auf. Umschalt mit Pfeil geht auf dem Brett von Feld zu Feld.
replay-turn = Brett drehen

## Aufzeichnung: was eine Seite wissen und vermuten konnte

belief-title = Vermutungen
belief-computer = Was der Computer wusste ({ $level })
belief-side = { $side ->
    [red] Was Rot wissen konnte
   *[blue] Was Blau wissen konnte
 }
belief-computer-knew = { $count ->
    [0] Er kannte keine Ihrer { $total } Figuren.
   *[other] Er kannte { $count } Ihrer { $total } Figuren.
 }
belief-computer-forgot = { $count ->
    [one] Eine weitere hatte er gesehen und vergessen.
   *[other] { $count } weitere hatte er gesehen und vergessen.
 }
belief-computer-guess = Auf { $square } vermutete er: { $piece } ({ $chance }).
belief-computer-flag = Ihre Fahne suchte er auf { $square } ({ $chance }).
belief-computer-random = Er zieht aufs Geratewohl und vermutet nichts.
belief-side-knew = { $count ->
    [0] Keine der { $total } Figuren gegenüber war bekannt.
    [one] Eine der { $total } Figuren gegenüber war bekannt.
   *[other] { $count } der { $total } Figuren gegenüber waren bekannt.
 }
belief-side-guess = Auf { $square } am ehesten: { $piece } ({ $chance }).
belief-side-flag = Die Fahne stand am ehesten auf { $square } ({ $chance }).
belief-none = Niemand weiß etwas, bevor beide Heere stehen.
belief-no-game = Für dieses Spiel gibt es keine Vermutungen.
belief-no-side = Wählen Sie Rot oder Blau, um zu sehen, was diese Seite wissen und vermuten konnte.
belief-failed = Was bekannt war, ließ sich nicht holen. Versuchen Sie einen anderen Zug.
belief-show = Vermutungen auf dem Brett
belief-eyes = Mit den Augen des Computers
belief-choose = Zeigen oder tippen Sie auf eine Figur, um zu sehen, was sie sein kann.
belief-piece = Die Figur auf { $square }
belief-known = Bekannt: { $piece }
belief-forgotten = Einmal gezeigt und vergessen.
belief-truth = In Wahrheit: { $piece }
belief-others = andere
belief-more-than = über { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = vielleicht { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Heimlich aufstellen
stratego-how-2-title = Ziehen und schlagen
stratego-how-3-title = Die Fahne erobern
stratego-start-seat = Ihre Farbe
start-first-red = Rot zieht zuerst.
start-first-blue = Blau zieht zuerst.
stratego-start-seat-screen = Beide Farben spielen an diesem Gerät.
start-army = Heer
start-army-classic = 40 Figuren
start-army-classic39 = 39 Figuren, wie eine gedruckte Liste sagt
start-group-tournament-help = Aus dem klassischen Regelheft, in beliebiger Mischung; alle sind aus, bis Sie sie einschalten.
option-quiet_draw-first = Remis, wenn nichts geschieht
option-quiet_draw-on = { $value ->
    [one] Nach { $value } Zug ohne geschlagene Figur ist die Partie remis.
   *[other] Nach { $value } Zügen ohne geschlagene Figur ist die Partie remis.
 } Das steht in keinem Regelheft; es ist unsere Zutat, damit jede Partie endet.
option-quiet_draw-off = Aus: Eine Partie ohne Schlagen kann ewig dauern.
start-group-tournament = Turnierregeln
start-group-repeat = Hin und her
start-group-end = Wie eine Partie endet
stratego-start-group-other = Figuren und was man sieht
start-group-powers = Kräfte
start-group-ring = Der Ring
stratego-invite-share-text = Spielen wir Stratego: { $variant }
stratego-invite-meanwhile = Inzwischen mein Heer aufstellen
match-rules-quiet = { $turns ->
    [one] remis nach { $turns } Zug ohne Schlagen
   *[other] remis nach { $turns } Zügen ohne Schlagen
 }
match-rules-no-quiet = kein Remis bei Stillstand

## Presets

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
option-chase-help = Ob man eine Figur im Kreis jagen darf. Das Regelheft verbietet mehr als zwei Züge; wenn Sie nichts ändern, gilt die mildere Regel der ISF.
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

## Settings

settings-numbering = Zahlen auf den Figuren
settings-numbering-help = Nur der Aufdruck ändert sich, nie die Stärke. In Mittelerde ist die höchste Zahl immer die stärkste.
settings-numbering-high = der Marschall ist 10
settings-numbering-old_us = der Marschall ist 1

## The page for players

end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
   *[watcher] { $winner ->
        [red] Die Zeit von Blau ist abgelaufen.
       *[blue] Die Zeit von Rot ist abgelaufen.
    }
 }
end-timeout-draw = Remis: Die Zeit einer Seite ist abgelaufen, und die andere hätte nicht mehr gewinnen können.
stratego-guess-title = Fahnen raten
stratego-guess-help = Wählen Sie eine Seite, dann ein Feld. Niemand sonst sieht es. Am Ende erfahren Sie es.
act-claim-draw = Remis erklären
end-called_draw = Eine Seite blieb weg, und es wurde Remis erklärt.
end-closed = Der Gastgeber des Servers hat den Tisch geschlossen. Niemand gewinnt.

player-first_game-after = Der Computer: Zwei von drei Zügen machte ich, ohne hinzusehen, vergaß nach wenigen Zügen, was Sie zeigten, und riet nie, was verdeckt war. Versuchen Sie den nächsten.
player-first_week-after = Der Computer: Vier von zehn Zügen machte ich, ohne hinzusehen, vergaß bald, was Sie zeigten, und riet nie, was verdeckt war.
player-first_month-after = Der Computer: Jeden achten Zug machte ich, ohne hinzusehen, und nach einiger Zeit vergaß ich, was Sie gezeigt hatten.
