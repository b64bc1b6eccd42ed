## Das Formular vor einem Spiel

home-others = Weitere Spiele
start-level-0 = Zufällig

## Meine Spiele

games-you = Sie: { $seats }
games-you-all = alle Plätze an diesem Bildschirm
games-with-computers = { $count ->
    [one] mit dem Computer
   *[other] mit { $count } Computern
 }
games-with-people = { $count ->
    [one] mit einer weiteren Person
   *[other] mit { $count } weiteren Personen
 }
games-status-waits = Wartet auf { $seats }
games-status-open = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
 }
games-status-act = Gefragt: { $seats }

## Fehler

error-action-faulty = Das ist nicht vollständig oder verletzt eine Regel.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Uhren
clock-table = Der Tisch
clock-table-time = Der Tisch: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = noch { $time }
clock-runs = noch { $time }, läuft
clock-stands = noch { $time }, steht still
clock-out = Zeit abgelaufen
clock-still = Uhren stehen still
clock-call-thirty = Noch dreißig Sekunden
clock-call-ten = Noch zehn Sekunden
clock-call-stands = Die Uhren stehen still
error-chat = Dieser Text wurde nicht weitergegeben.
error-chat-closed = An diesem Tisch kann niemand freien Text lesen.
error-chat-empty = Es wurde nichts geschrieben.
error-chat-refused = Der Gastgeber dieses Servers erlaubt diese Worte nicht.
error-chat-too-long = Ein Text hat höchstens 200 Zeichen.
error-chat-too-often = Fünf Texte in 20 Sekunden sind genug. Warten Sie einen Moment.

## Games to watch

plain-turn = Zug { $turn }

## Who plays, and how a table is

plain-computer = Computer: { $level }
plain-computer-random = Computer, zieht zufällig
join-learning = Dieser Tisch ist zum Lernen: Jede Seite darf den Computer um Hilfe bitten, gestützt auf das, was sie selbst weiß.
start-watching = Wer darf zuschauen?
news-some-game = Eine Partie
