## Formularz przed grą

home-others = Inne gry
start-level-0 = Losowo

## Moje gry

games-you = ty: { $seats }
games-you-all = wszystkie miejsca przy tym ekranie
games-with-computers = { $count ->
    [one] z komputerem
    [few] z { $count } komputerami
   *[other] z { $count } komputerami
 }
games-with-people = { $count ->
    [one] z jeszcze jedną osobą
    [few] z { $count } innymi osobami
   *[other] z { $count } innymi osobami
 }
games-status-waits = Czeka na: { $seats }
games-status-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[other] { $count } miejsc jest jeszcze wolnych
 }
games-status-act = Ma ruch: { $seats }

## Błędy

error-action-faulty = To jest niepełne albo łamie zasady.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Zegary
clock-table = Stół
clock-table-time = Stół: { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = zostało { $time }
clock-runs = zostało { $time }, zegar idzie
clock-stands = zostało { $time }, zegar stoi
clock-out = Koniec czasu
clock-still = zegary stoją
clock-call-thirty = Zostało trzydzieści sekund
clock-call-ten = Zostało dziesięć sekund
clock-call-stands = Zegary stoją
error-chat = Ten tekst nie został przekazany.
error-chat-closed = Przy tym stole nikt nie może czytać wolnego tekstu.
error-chat-empty = Nic nie napisano.
error-chat-refused = Gospodarz tego serwera nie dopuszcza tych słów.
error-chat-too-long = Tekst ma najwyżej 200 znaków.
error-chat-too-often = Pięć tekstów w 20 sekund wystarczy. Poczekaj chwilę.

## Games to watch

plain-turn = Tura { $turn }

## Who plays, and how a table is

plain-computer = Komputer: { $level }
plain-computer-random = Komputer, gra losowo
join-learning = Ten stół służy do nauki: każda strona może poprosić komputer o pomoc, na podstawie tego, co sama wie.
start-watching = Kto może oglądać?
news-some-game = Partia
