## Strona

plain-part = { $name }: { $value }
plain-part-seat = Miejsce
plain-yes = tak
plain-no = nie
plain-none = –
plain-title-yours = Twoja kolej – { $variant }
plain-reconnecting = Połączenie zerwane. Próbujemy dalej; nic nie ginie.
plain-yours = Twoja kolej
plain-waiting = { $count ->
    [one] Czekamy na: { $seats }.
    [few] Czekamy na: { $seats }.
   *[other] Czekamy na: { $seats }.
 }
plain-each = Odpowiadają też: { $seats }.
plain-any = Jedna odpowiedź wystarczy za wszystkich: twoja albo inna ({ $seats }).
plain-pass = Pas
plain-keys = Klawisze: od 1 do 9 wybierają, P to pas, strzałki przechodzą między przyciskami.
plain-action = Twoje działanie w słowach
plain-action-help = „Losuj” wpisuje dozwolone działanie; zmień je, jak chcesz. Enter je wysyła.
plain-send = Wyślij
plain-random = Losuj
plain-seen = Na stole
plain-log = Co się stało
plain-log-empty = Jeszcze nic.
plain-log-partial = Co było wcześniej, pokaże zapis.
plain-not-begun = Stół gotowy
plain-not-begun-help = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Wolne: { $seats }.

## Kto siedzi

plain-seats = Miejsca
plain-owes = ma ruch
plain-open = jeszcze wolne
plain-you = ty
plain-person = na miejscu
plain-away = nie ma przy stole
plain-stand-in = nie ma przy stole; gra komputer ({ $level })
plain-lent = ty; komputer gra za ciebie ({ $level })
plain-offered = zaproszenie linkiem
plain-seat-fill = Komputer zajmuje to miejsce
plain-seat-take-over = Komputer przejmuje grę
plain-seat-lend = Niech komputer gra za mnie
plain-seat-back = Odbierz moje miejsce
plain-seat-link = Zamiast niego człowiek: utwórz link
plain-seat-give-away = Oddaj moje miejsce: utwórz link
plain-seat-level = Siła komputera na: { $seat }
plain-seat-link-for = Link na: { $seat }
plain-lent-strip = Komputer gra na tym miejscu za ciebie.
plain-awaited-computer = { $seat } (komputer)
plain-awaited-away = { $seat } (nie ma przy stole)
plain-awaited-you = { $seat } (ty)
plain-absent-waits = Na nieobecnych czekamy { $seconds } s.
plain-nothing-to-play = Nie masz tu nic do zagrania.

## Kilka rąk przy jednym ekranie

plain-hands = Miejsca przy tym ekranie
plain-covers = Zakrywaj stół między turami
plain-cover-title = Podaj urządzenie: { $seat }
plain-cover-help = Stół jest zakryty, dopóki nie spojrzy na niego następne miejsce: { $seat }.
plain-cover-told = Co słyszeli wszyscy
plain-cover-look = Spójrz jako { $seat }
plain-cover-never = Gram na wszystkich tych miejscach: nigdy nie zakrywaj

## Poza regułami

plain-acts = Co jeszcze możesz zrobić
plain-act-resign = Poddaj się
plain-act-concede = Poddaj partię
plain-act-draw-offer = Zaproponuj remis
plain-act-draw-accept = Przyjmij remis
plain-act-draw-decline = Grajmy dalej
plain-act-unready = Cofnij odpowiedź
plain-act-claim-win = Zgłoś wygraną
plain-act-undo = Cofnij
plain-act-undo-last = Cofnij ostatnie działanie
plain-act-undo-to = Cofnij dalej…
plain-act-restart = Od nowa, to samo rozdanie
plain-act-restart-new = Od nowa, nowe rozdanie
plain-act-agree = Zgoda
plain-act-refuse = Odmów
plain-practice = Ćwiczenie: ta partia zaczyna się od chwili z innej partii i się nie liczy.
plain-practice-short = Ćwiczenie: nie liczy się
plain-act-rematch = Jeszcze raz
plain-ask-resign = Poddać tę partię? Wygra druga strona.
plain-ask-concede = Poddać tę partię razem? Skończy się, gdy zgodzi się większość osób przy stole.
plain-ask-no = Gram dalej
plain-undo-before = { $number }, przed: { $what }
plain-undo-to = powrót przed krok { $number } ({ $what })
plain-draw-yours = Twoja propozycja remisu czeka.
plain-draw-theirs = { $seat }: propozycja remisu.
plain-proposed = { $seat }, propozycja: { $act }
plain-agreed = Za: { $seats }.
plain-agree-missing = Jeszcze odpowiadają: { $seats }.
plain-against = Przeciw: { $seats }.
plain-vote = { $count ->
    [one] Decyduje { $needed } z { $count } głosu.
    [few] Decyduje { $needed } z { $count } głosów.
   *[many] Decyduje { $needed } z { $count } głosów.
 }
plain-event-resigned = { $seat }: partia poddana.
plain-event-draw_offered = { $seat }: propozycja remisu.
plain-event-draw_agreed = { $seat }: remis przyjęty.
plain-event-draw_declined = { $seat }: remis odrzucony.
plain-event-unready = { $seat }: odpowiedź cofnięta.
plain-event-abandoned = { $seat }: zgłoszona wygrana.
plain-event-rematch = { $seat }: następna partia gotowa.
plain-event-proposed = { $seat }, propozycja: { $act }
plain-event-agreed = { $seat }: zgoda.
plain-event-refused = { $seat }: odmowa.
plain-event-conceded = Partię poddano.
plain-event-undone = Cofnięto kroki.
plain-event-restarted = Partia zaczęła się od nowa.
plain-event-said = { $seat }: „{ $text }”
plain-event-signalled = { $seat }, sygnał: { $text }
plain-event-end = Partia skończona.

## Koniec

plain-over = Partia skończona
plain-won = Wygrana
plain-lost = Przegrana
plain-drawn = Remis
plain-won-together = { $count ->
    [one] Wygrana
    [few] Wspólna wygrana
   *[other] Wspólna wygrana
 }
plain-lost-together = { $count ->
    [one] Przegrana
    [few] Wspólna przegrana
   *[other] Wspólna przegrana
 }
plain-seats-won = { $count ->
    [one] Wygrana: { $seats }
    [few] Wygrana: { $seats }
   *[other] Wygrana: { $seats }
 }
plain-end-resigned = { $who ->
    [winner] Druga strona poddała partię.
    [loser] Partia poddana.
   *[other] Druga strona poddała partię. Wygrana: { $winner }.
 }
plain-end-draw_agreed = Uzgodniono remis.
plain-end-abandoned = { $who ->
    [winner] Druga strona nie wróciła.
    [loser] Zbyt długa nieobecność.
   *[other] Nikt nie wrócił. Wygrana: { $winner }.
 }
plain-end-conceded = Partię poddano.
plain-rematch-open = Do następnej partii

## Powtórka

plain-replay = Zapis partii
plain-replay-of = Zapis partii: { $variant }
plain-replay-failed = Nie udało się wczytać zapisu.
plain-record = Zapisz przebieg
fair-title = Uczciwe rozdanie
fair-proven = Sprawdzono w tej przeglądarce: to, co ukryte, ustalono przed pierwszym ruchem i nigdy nie zmieniono.
fair-changed = Ten zapis nie jest tym, co przeglądarka widziała podczas gry. Zapisz oba pliki i pokaż je gospodarzowi.
fair-unknown = Ta strona nie może tego tu sprawdzić. Zapisz oba pliki i sprawdź je poleceniem gonfalon verify.
fair-none = Twoja przeglądarka nie ma pieczęci z tej partii, więc niczego tu nie dowodzi.
fair-own-part = Ta przeglądarka pomogła tasować, więc serwer sam nie wybrał rozdania.
fair-no-part = Ta przeglądarka nie pomagała tasować.
fair-not-proven = Nie dowiedziono: kto podglądał. Serwer może czytać to, co przechowuje. Czy rozdanie wynika z tasowania, sprawdza program gonfalon verify.
fair-notes = Zapisz pieczęcie
plain-link = Kopiuj link do tej chwili
plain-view = Widok
plain-view-all = wszystko odkryte
plain-view-public = co widzieli wszyscy
plain-view-seat = { $seat }: co było widać
plain-first = Na początek
plain-previous = Wstecz
plain-play = Odtwarzaj
plain-pause = Pauza
plain-next = Dalej
plain-last = Na koniec
plain-frame = Chwila
plain-frame-of = { $number } z { $total }
plain-frame-start = Początek.
plain-frame-unheard = Stało się coś, czego stąd nie widać.

## Formularz przed grą

start-plan-label = { $seat }: kto gra
start-plan-own = ja, przy tym ekranie
start-plan-link = ktoś, z własnym linkiem
start-plan-open = kto przyjdzie, ze wspólnym linkiem
start-plan-computer = komputer
start-plan-level = { $seat }: siła komputera
start-brings = { $seat }: { $kind }
start-brings-any = to, co daje gra
start-brings-own = własny tekst…
start-brings-text = Jako tekst
start-brings-help = Weź to, co daje gra, albo napisz tekst taki jak { $example }.
start-absent = Gdy kogoś nie ma
start-absent-help = Kto wraca, odzyskuje miejsce.
start-absent-wait = Jak długo czekać
start-absent-then = Co wtedy
start-absent-never = czekać bez końca
start-absent-after = grać dalej po { $minutes } min
start-absent-passes = jego kolej przepada
start-absent-computer = komputer gra za niego ({ $level })

## Zaproszenia

invite-many-title = Wyślij te linki
invite-many-help = Każdy otwiera jedno miejsce, raz. Nic więcej nie trzeba, żadnej rejestracji.
invite-for-seat = Dla: { $seat }
invite-for-any = { $count ->
    [one] Dla wolnego miejsca
    [few] Dla { $count } wolnych miejsc: kto pierwszy
   *[other] Dla { $count } wolnych miejsc: kto pierwszy
 }
invite-code = Kod QR
invite-go-on = Do stołu
join-brings = { $kind }: co przynosisz

## Words of manners, in every game

courtesy-open = Sygnał
courtesy-title = Słowo do innych
courtesy-quoted = „{ $words }”
courtesy-line = { $seat }: „{ $words }”
courtesy-mute = Ukryj słowa innych
courtesy-enough = Na razie dość: trzy na dziesięć tur.
courtesy-close = Zamknij
manners-good-luck = Powodzenia
manners-well-played = Dobra gra
manners-one-moment = Chwileczkę
manners-thank-you = Dziękuję
manners-must-go = Muszę iść
notes-open = Notatki
notes-help = Twoje notatki do tej partii. Zostają w tej przeglądarce; nikt inny ich nie widzi.
notes-not-kept = Ta przeglądarka niczego nie zachowuje: notatki znikną po zamknięciu notesu.

## The clocks: what they show, what is said of them, and how one is chosen.

plain-event-timeout = { $in_setup ->
    [true] { $seat }: minął czas na ustawianie, resztę ustawił serwer.
   *[false] { $seat }: czas minął.
 }
plain-end-timeout = { $who ->
    [winner] Druga strona przekroczyła czas.
    [loser] Twój czas minął.
    [both] Remis: jednej stronie skończył się czas, ale druga nie mogła już wygrać.
   *[other] Wygrana na czas: { $winner }.
 }
start-clock = Zegar
start-clock-none = Bez zegara
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 dzień na ruch
start-clock-other = Inny…
start-clock-none-help = Nikt nikogo nie popędza.
start-clock-game-help = Minuty na całą partię: { $minutes }. Dodatkowe sekundy za każdy ruch: { $increment }.
start-clock-day-help = Jeden dzień na każdy ruch. Dopiero potem partia jest przegrana.
start-clock-setup-help = Minuty na ustawienie: { $minutes }.
start-clock-shared-help = Jeden zegar dla wszystkich graczy.
start-clock-computer-help = Komputer nie ma zegara.
start-clock-kind = Jak liczyć czas?
start-clock-kind-game = Na całą partię
start-clock-kind-move = Na każdy ruch
start-clock-minutes = Minuty
start-clock-increment = Dodatkowe sekundy za każdy ruch
start-clock-seconds = Sekundy na każdy ruch
start-clock-setup = Minuty na ustawienie
plain-act-claim-draw = Uznaj za remis
plain-event-called_draw = { $seat }: partia uznana za remis.
plain-end-called_draw = Jedna strona była nieobecna i partię uznano za remis.
plain-event-closed = Gospodarz serwera zamknął stół.
plain-end-closed = Gospodarz serwera zamknął stół. Nikt nie wygrywa.

## Formularz przed grą

start-opponent-random-help = Gra losowo.
start-count = Ile miejsc?
start-seats = Kto gdzie siedzi?
start-lot = Losuj miejsca
start-lot-help = Kto gdzie siedzi, rozstrzyga przypadek przy rozstawianiu.
start-need-person = Co najmniej jedno miejsce musi być twoje albo gościa.
start-learning = Do nauki
start-learning-help = Każde miejsce może zapytać, co wyniknie z jego odpowiedzi: komputer gra dalej na podstawie tego, co to miejsce wie.
start-learning-hints-help = Każde miejsce może poprosić komputer o podpowiedź. Opiera się ona na tym, co to miejsce wie.

## Moje gry

games-seats-won = Wygrana: { $seats }

## Free text at the table

chat-title = Wolny tekst
chat-log = Co do siebie napisaliście
chat-empty = Od otwarcia tej strony nic nie napisano.
chat-you = Ty
chat-other = Twój przeciwnik
chat-label = Napisz do przeciwnika
chat-send = Wyślij
chat-mute = Wycisz wolny tekst
chat-unmute = Pokaż wolny tekst
chat-unread =
    { $count ->
        [one] Sygnał, { $count } nowy tekst
        [few] Sygnał, { $count } nowe teksty
       *[other] Sygnał, { $count } nowych tekstów
    }
chat-help = Serwer przekazuje go i niczego nie zachowuje. Gospodarz nie ma czego czytać, a widzowie go nie widzą. 200 znaków, pięć tekstów w 20 sekund.

## Hints

hint-title = Podpowiedź
hint-thinking = Komputer myśli…
hint-longer = Pierwsze spojrzenie. Komputer patrzy dłużej…
hint-none = Teraz nie ma nic do rozstrzygnięcia.

## Through the changes

steps-undo = Cofnij
steps-redo = Ponów
