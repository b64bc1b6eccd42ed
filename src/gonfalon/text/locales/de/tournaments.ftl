## Tournaments: the list

tour-title = Turniere
tour-intro = Viele Partien, eine Tabelle. Menschen und Computer treffen sich, und jeder Sieg zählt.
tour-running = Jetzt
tour-coming = Demnächst
tour-finished = Zu Ende
tour-empty = Gerade ist kein Turnier angekündigt.
tour-empty-help = Kündigen Sie eines an: Computer kommen auch, zwei Menschen genügen.
tour-failed = Die Liste der Turniere ist nicht angekommen.
tour-away = { $minutes ->
    [0] Keine Verbindung. Das hier ist keine Minute alt.
    [one] Keine Verbindung. Das hier ist { $minutes } Minute alt.
   *[other] Keine Verbindung. Das hier ist { $minutes } Minuten alt.
 }
tour-joined = { $count ->
    [0] Noch niemand dabei
    [one] { $count } ist dabei
   *[other] { $count } sind dabei
 }
tour-playing = { $count ->
    [one] { $count } spielt
   *[other] { $count } spielen
 }
tour-played = { $count ->
    [one] { $count } hat gespielt
   *[other] { $count } haben gespielt
 }
tour-starts-in = Beginnt in { $time }
tour-starts-on = Beginnt am { $time }
tour-starts-now = Beginnt jetzt
tour-starts-by-hand = Beginnt, wenn der Gastgeber es sagt
tour-ends-in = Endet in { $time }
tour-round-of = Runde { $round } von { $count }
tour-round = Runde { $round }
tour-won-by = { $who } hat gewonnen
tour-over = Es ist zu Ende
tour-off = Abgesagt
terms-span-minutes = { $minutes } min
terms-span-hours = { $hours } h
terms-span-days = { $days } Tg.
terms-soon = in { $time }
tour-row-more = viele Partien, ein Sieger
tour-row-now = jetzt
tour-announce = Turnier ankündigen
tour-announce-nobody = Auf diesem Server kündigt nur der Gastgeber Turniere an.
tour-join-label = Mitspielen: { $name }

## How opponents are found

tour-system-arena = Arena
tour-system-arena-help = Wer frei ist, trifft jemanden, der in der Tabelle nahe steht, bis die Zeit um ist. Man darf kommen und gehen.
tour-system-swiss = Schweizer System
tour-system-swiss-help = In jeder Runde treffen sich, die gleich viele Punkte haben; niemand trifft jemanden zweimal.
tour-system-round-robin = Jeder gegen jeden
tour-system-round-robin-help = Für wenige am gerechtesten, und gut für Partien über mehrere Tage.
tour-lead-arena = { $count ->
    [one] { $count } spielt, { $kinds }. Mitspielen geht bis zehn Minuten vor dem Ende.
   *[other] { $count } spielen, { $kinds }. Mitspielen geht bis zehn Minuten vor dem Ende.
 }
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = nur Menschen
tour-kinds-computers = nur Computer
tour-kinds-both = Menschen und Computer

## The form

tour-new-intro = Sagen Sie, was gespielt wird und wie; wer einen Namen hat, darf mitspielen.
tour-name = Wie heißt es?
tour-name-proposal = { $system ->
    [arena] Arena am { $day }
    [swiss] Schweizer Turnier am { $day }
   *[other] Runde am { $day }
 }
tour-box = Was wird gespielt?
tour-system = Wer trifft wen?
tour-minutes = Wie lange dauert es?
tour-minutes-choice = { $minutes } min
tour-minutes-help = Eine Partie, die am Ende noch läuft, wird zu Ende gespielt und zählt.
tour-rounds = Wie viele Runden?
tour-rounds-auto = So viele wie nötig
tour-rounds-help = So viele, bis höchstens einer alles gewonnen hat: drei bei acht Spielern.
tour-rounds-choice = { $rounds }
tour-double = Wie oft trifft jeder jeden?
tour-double-no = Einmal
tour-double-yes = Zweimal
tour-double-help = Zweimal: Dann spielt jeder beide Seiten.
tour-start = Wann beginnt es?
tour-start-in = In { $time }
tour-start-at = Zu einer Uhrzeit
tour-start-hand = Wenn ich es sage
tour-start-when = Tag und Uhrzeit
tour-start-help = Sind bis dahin zu wenige gekommen, fällt es aus.
tour-start-fill-help = Sind bis dahin zu wenige gekommen, nehmen Computer die freien Plätze.
tour-start-past = Diese Zeit ist vorbei. Wählen Sie eine spätere.
tour-computers = Welche Computer kommen auch?
tour-computers-help = Computer spielen mit und sind als solche zu erkennen. Ohne sie sind Menschen unter sich.
tour-fill = Computer nehmen freie Plätze
tour-fill-help = Nur so viele, dass es beginnen kann.
tour-club = Wer darf mitspielen?
tour-club-all = Alle, die einen Namen haben
tour-club-help = Nur Mitglieder des Klubs sehen es und dürfen mitspielen.
tour-description = Ein Wort an alle, die kommen
tour-description-help = Darf leer bleiben.
tour-needs-name = Wer ein Turnier ankündigt, braucht einen Namen.
tour-go = Ankündigen
tour-going = Einen Augenblick …
tour-plan-arena = { $variant }, { $clock }. Eine Arena von { $minutes } min, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. Schweizer System, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Jeder gegen jeden, { $counts }.
tour-plan-computers = { $count ->
    [one] { $count } Computer spielt mit.
   *[other] { $count } Computer spielen mit.
 }

## The page of one: what comes next

tour-place = Sie sind auf Platz { $place }
tour-place-end = { $place ->
    [1] Sie haben gewonnen
   *[other] Sie kamen auf Platz { $place }
 }
tour-you-play = Sie spielen mit
tour-next-table = Ihr Tisch ist bereit
tour-next-against = gegen { $who }
tour-next-soon = Bald die nächste Partie, gegen jemanden, der in der Tabelle nahe bei Ihnen steht.
tour-next-minute = { $minutes ->
    [one] Nächste Partie in etwa einer Minute, gegen jemanden, der in der Tabelle nahe bei Ihnen steht.
   *[other] Nächste Partie in etwa { $minutes } Minuten, gegen jemanden, der in der Tabelle nahe bei Ihnen steht.
 }
tour-next-alone = Gerade ist sonst niemand frei. Sie warten, bis die nächste Partie endet.
tour-next-round = Ihre Partie ist zu Ende. Die nächste Runde beginnt, wenn alle zu Ende sind.
tour-next-rest = In dieser Runde haben Sie keine Partie.
tour-next-pause = Sie machen Pause. Ihre Punkte bleiben.
tour-next-left = Sie sind gegangen. Ihre Punkte bleiben.
tour-next-start = Es beginnt von selbst; ein Horn ruft Sie an den Tisch.
tour-next-start-hand = Es beginnt, wenn der Gastgeber es sagt; ein Horn ruft Sie an den Tisch.
tour-next-last = Die Zeit ist um. Die letzten Partien laufen noch.
tour-next-missing = { $count ->
    [one] Einer fehlt noch.
   *[other] { $count } fehlen noch.
 }
tour-next-fill = Computer dürfen die Plätze füllen.
tour-next-no-fill = Ohne sie fällt es aus.
tour-may-join = Sie dürfen mitspielen
tour-may-join-help = Sie spielen gegen alle, die in der Tabelle nahe bei Ihnen stehen, so oft Sie mögen.
tour-may-join-rounds-help = Ihre Partien kommen Runde für Runde.
tour-watch-only = Sie sehen zu
tour-bar-too-late = Zum Mitspielen ist es zu spät.
tour-bar-full = Alle Plätze sind vergeben.
tour-bar-members-only = Nur Mitglieder des Klubs dürfen mitspielen.
tour-bar-needs-name = Zum Mitspielen brauchen Sie einen Namen.
tour-go-table = Zum Tisch
tour-go-table-time = Die Uhr läuft frühestens in { $seconds } s.
tour-join = Mitspielen
tour-leave = Aussteigen
tour-pause = Pause machen
tour-pause-after = Pause nach dieser Partie
tour-pause-not = Doch keine Pause
tour-resume = Weiterspielen
tour-host-start = Jetzt beginnen
tour-host-cancel = Absagen
tour-host-cancel-sure = Für alle absagen?
tour-host-cancel-keep = Nein, behalten
tour-host-cancel-yes = Ja, absagen
tour-copy = Link kopieren
tour-cancelled-too-few = Es fiel aus: Zu wenige waren gekommen.
tour-cancelled-host = Der Gastgeber hat es abgesagt.
tour-unknown-title = Dieses Turnier gibt es nicht
tour-unknown-help = Der Link ist nicht vollständig, das Turnier gehört einem Klub, oder es ist auf einem anderen Server.
tour-all = Alle Turniere

## The page of one: standings

tour-standings = Tabelle
tour-entrants = Wer spielt
tour-column-rank = #
tour-column-rank-name = Platz
tour-column-who = Wer
tour-column-last = Letzte fünf
tour-column-games = Partien
tour-column-now = Jetzt
tour-column-points = Punkte
tour-you = { $who }, Sie
tour-computer = { $who }, Computer
tour-guest = jemand ohne Namen
tour-now-waits = wartet
tour-now-plays = am Tisch
tour-now-rests = ohne Partie
tour-now-paused = macht Pause
tour-now-left = ist gegangen
tour-streak = { $count } Siege in Folge: Der nächste zählt doppelt
tour-result-won = Gewonnen gegen { $who }
tour-result-drawn = Remis mit { $who }
tour-result-lost = Verloren gegen { $who }
tour-result-bye = In dieser Runde ohne Gegner: zählt als gewonnen
tour-result-open = Noch nicht gespielt
tour-no-games = Noch keine Partie ist zu Ende
tour-tie-break = { $kind ->
    [buchholz] Gegner
    [sonneborn-berger] Besiegte
    [direct] Direkt
   *[other] Siege
 }
tour-tie-break-help = { $kind ->
    [buchholz] Die Punkte aller Gegner zusammen
    [sonneborn-berger] Die Punkte der besiegten Gegner zusammen, bei Remis die halben
    [direct] Punkte gegen die mit gleich vielen Punkten
   *[other] Gewonnene Partien
 }
tour-said-place = Platz { $place } von { $count }, Punkte: { $points }.
tour-said-lead = { $who } führt, Punkte: { $points }.

## The page of one: time, tables, the end

tour-time-starts = Beginnt in
tour-time-ends = Endet in
tour-time-round = Runde
tour-time-over = Zu Ende
tour-time-off = Abgesagt
tour-time-of = { $round } von { $count }
tour-time-hand = Auf Zuruf
tour-time-now = Beginnt jetzt
tour-time-last = Letzte Partien
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = Ein Sieg zählt 1, ein Remis ½; der dritte Sieg in Folge zählt doppelt.
tour-counts-rounds = Ein Sieg zählt 1, ein Remis ½.
tour-about = Über dieses Turnier
tour-hosted = Angekündigt von { $who }.
tour-first-table = Erster Tisch
tour-no-table = Gerade läuft keine Partie.
tour-tables = Tische
tour-tables-count = { $count ->
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
 }
tour-tables-look = Wie die Tische gezeigt werden
tour-tables-list = Liste
tour-tables-two = Zwei Bretter
tour-tables-four = Vier Bretter
tour-watch = Zuschauen
tour-watch-label = Zuschauen: { $who }
tour-podium = Die ersten drei
tour-podium-place = { $place ->
    [1] Platz 1
    [2] Platz 2
   *[other] Platz 3
 }
tour-best = Die Partie der beiden Besten
tour-best-see = Noch einmal ansehen
tour-results = Ergebnisse
tour-results-txt = Als Tabelle
tour-results-trf = Für andere Programme
tour-called = Ihr Tisch ist bereit: gegen { $who }.
tour-called-alone = Ihr Tisch ist bereit.
tour-back = { $name }: { $place }.
tour-back-go = Zum Turnier

## Clubs

club-title = Klubs
club-intro = Leute, die miteinander spielen: eigene Turniere, ein Link zum Beitreten.
club-mine = Ihre Klubs
club-none = Sie sind noch in keinem Klub.
club-none-help = Gründen Sie einen und schicken Sie den Link an Ihre Mitspieler. Mit dem Link eines anderen kommen Sie in diesen.
club-found = Klub gründen
club-name = Wie heißt er?
club-description = Wozu ist er da?
club-who-sees = Wer sieht ihn?
club-open = Alle
club-closed = Nur Mitglieder
club-open-help = Alle sehen Mitglieder und Turniere; beitreten kann man nur mit dem Link.
club-closed-help = Nur Mitglieder sehen, wer dabei ist und was gespielt wird.
club-go = Gründen
club-needs-name = Mitglieder eines Klubs haben einen Namen.
club-members = Mitglieder
club-members-count = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
 }
club-tournaments = Turniere
club-no-tournaments = Noch kein Turnier.
club-announce = Eines ankündigen
club-founder = hat ihn gegründet
club-since = seit { $day }
club-unrated = noch keine gewertete Partie
club-join = Beitreten
club-join-title = Sie sind eingeladen
club-join-help = { $name }: Hier spielt man miteinander. Als Mitglied dürfen Sie an den Turnieren teilnehmen.
club-leave = Klub verlassen
club-leave-sure = Diesen Klub verlassen? Zurück kommen Sie nur mit dem Link.
club-leave-last = Sonst ist niemand darin: Der Klub endet mit Ihnen.
club-leave-founder = Diesen Klub verlassen? Wer am längsten dabei ist, nimmt Ihren Platz ein.
club-keep = Nein, bleiben
club-link = Der Link
club-link-help = Wer ihn hat, darf beitreten.
club-link-new = Neuer Link
club-link-new-help = Der Link davor öffnet dann nichts mehr.
club-link-copy = Link kopieren
club-link-make = Link machen
club-hand-over = Übergeben
club-remove = Entfernen
club-hand-over-sure = Den Klub an { $who } übergeben?
club-remove-sure = { $who } entfernen? Auch der Link des Klubs gilt dann nicht mehr. Erstellen Sie danach einen neuen.
club-sure-yes = Ja
club-sure-no = Nein
club-member-acts = Auswahl für { $who }
club-closed-title = Dieser Klub ist für seine Mitglieder
club-closed-text = Bitten Sie ein Mitglied um den Link.
club-unknown-title = Diesen Klub gibt es nicht
club-unknown-help = Der Link ist nicht vollständig, oder der Klub ist auf einem anderen Server.
club-failed = Die Liste der Klubs ist nicht angekommen.
