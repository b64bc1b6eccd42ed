# The deck builder, proposals and the campaign of the card game.

decks-tabs = Co jest pokazane
decks-tab-cards = Karty
decks-tab-text = Jako tekst
decks-tab-deck = Talia ({ $count })
decks-name = Nazwa talii
decks-new-name = Talia { $number }
decks-save = Zapisz
decks-saved = Zapisano
decks-open = Otwórz talię…
decks-new = Pusta talia
decks-mine = Moje talie
decks-starters = Talie startowe
decks-starter-leadership = Talia startowa: Dowodzenie
decks-starter-tactics = Talia startowa: Taktyka
decks-starter-spirit = Talia startowa: Duch
decks-starter-lore = Talia startowa: Wiedza
decks-share = Kopiuj link
decks-shared = Link skopiowany
decks-forget = Usuń „{ $name }”
decks-forget-yes = Usuń
decks-forget-no = Zostaw
decks-carry = Przeciągnij kartę do talii albo z talii.
decks-search = Szukaj nazw, cech, słów…
decks-cards = Karty
decks-by-sphere = Sfery
decks-by-type = Rodzaje
decks-by-cost = Koszty
decks-by-trait = Cecha
decks-any-trait = Dowolna cecha
decks-cost = Koszt { $cost }
decks-in-deck = W talii
decks-order = Kolejność
decks-order-sphere = Sfera, potem koszt
decks-order-cost = Według kosztu
decks-order-type = Według rodzaju
decks-order-name = Według nazwy
decks-shown =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
decks-all = Pokaż wszystkie
decks-none-shown = Żadna karta nie spełnia wszystkich tych filtrów.
decks-copies-of = Kopie karty „{ $card }”
decks-the-deck = Talia
decks-choose-hero = Wybierz bohatera
decks-threat = zagrożenie na starcie
decks-size = karty poza bohaterami
decks-mean = średni koszt
decks-curve = Karty według kosztu
decks-traits = Cechy bohaterów i sprzymierzeńców
decks-group-ally = Sprzymierzeńcy
decks-group-attachment = Dodatki
decks-group-event = Wydarzenia
decks-hand = Ręka
decks-draw = Dobierz rękę
decks-play = Graj tą talią
decks-scenario = Scenariusz
decks-checking = Sprawdzanie…
decks-away = Serwer nie odpowiada: zasad nie można teraz sprawdzić.
decks-fine = Talia spełnia wszystkie zasady.
decks-else-fine = Poza tym wszystko w porządku.
decks-fault-too_few_cards =
    { $left ->
        [one] Brakuje 1 karty
       *[other] Brakuje { $left } kart
    } do minimum { $least }.
decks-fault-hero_count =
    { $count ->
        [0] Talia potrzebuje od jednego do trzech bohaterów.
       *[other] Talia ma od jednego do trzech bohaterów, nie { $count }.
    }
decks-fault-unknown_card = Wiersz { $line }: nie ma karty „{ $name }”.
decks-fault-other_printing = Wiersz { $line }: ta karta „{ $card }” pochodzi z innego zestawu. Tu gra się tylko zestawem podstawowym. Bez dopisku ({ $most }) to karta z zestawu podstawowego.
decks-fault-unclear_count = Wiersz { $line }: ile kopii ma być? „{ $name }”
decks-left-out = Pominięte, bo nie należy do talii:
left-out-title = Wiersz { $line }, tytuł: { $text }
left-out-packs = Wiersz { $line }, lista zestawów: { $text }
left-out-sideboard = Wiersz { $line }, w rezerwie: { $text }
left-out-scenario = Wiersz { $line }, karta scenariusza: { $text }
left-out-total = Wiersz { $line }, suma: { $text }
left-out-note = Wiersz { $line }, notatka: { $text }
decks-fault-too_many_copies = Wiersz { $line }: najwyżej { $most } × { $card }.
decks-text = Talia jako lista
decks-text-help = Jeden wiersz na kartę: 3x i jej nazwa. Czytane są też listy z RingsDB i pliki OCTGN. To, co pominięto, jest wymienione.
decks-copy = Kopiuj tekst
decks-copied = Skopiowano
decks-tidy = Uporządkuj
decks-to-file = Do pliku
decks-from-file = Z pliku
decks-file-long = Ten plik jest za długi jak na talię.
decks-bring-any = Talia startowa, której nikt nie ma
decks-bring-list = Własna lista…
decks-lone-hero = Z jednym bohaterem i jednym graczem „Ucieczka z Dol Guldur” jest od razu przegrana: ten bohater zostaje więźniem.
fellowship-start-brings-help = Talia startowa, na przykład { $example }, własna talia albo lista.
decks-tab-proposal = Propozycja
decks-proposal-help = Komputer proponuje poprawną talię 50 kart. Najpierw listę, która wygrała, jeśli jakaś pasuje; potem talie według prostych reguł przeciw scenariuszowi.
decks-proposal-spheres = Z tych sfer (żadna: dowolne)
decks-proposal-go = Zaproponuj talię
decks-proposal-another = Zaproponuj inną
decks-proposal-name = Propozycja { $number }: { $scenario }
decks-sound = Talie, które wygrały
decks-sound-three-spheres = Trzy sfery
decks-sound-sword-and-axe = Miecz i topór
decks-sound-will-and-wisdom = Wola i wiedza
decks-idea-leadership = Zbiera zasoby i wystawia wielu sprzymierzeńców: silna wszędzie i dobra do nauki.
decks-idea-tactics = Zabija to, co się zbliży, ale na wyprawie jest powolna: dobra obok drugiego gracza.
decks-idea-spirit = Dużo siły woli przy niskim zagrożeniu i anulowanie złych niespodzianek; walczy słabo.
decks-idea-lore = Leczy, dobiera karty i patrzy naprzód: powolna, ale trudno ją zmęczyć.
decks-idea-three-spheres = Éowyna idzie na wyprawę, Théodred płaci, Beravor dobiera: najlepsza z trzech list na długie scenariusze.
decks-idea-sword-and-axe = Aragorn idzie na wyprawę i znów wstaje, Glóin zamienia rany w zasoby, Gimli kładzie wszystko, co zaatakuje.
decks-idea-will-and-wisdom = Éowyna i Glorfindel dają dużo siły woli, Denethor broni, a odkryte karty można anulować.
decks-propose-here = Zaproponuj talię, która ma szansę
decks-propose-hardly-won = W pojedynkę prawie żadna talia tu nie wygrywa. Z taliami z programu komputer wygrał { $won } z { $games }.
decks-of-seat = { $seat } przynosi: { $heroes }.
decks-hero-taken = { $count ->
    [one] { $heroes } siedzi już przy innym miejscu: żaden bohater nie jest przy stole dwa razy.
   *[other] { $heroes } siedzą już przy innym miejscu: żaden bohater nie jest przy stole dwa razy.
}
decks-proposal-one = Karty jednej sfery nie wystarczą na talię 50 kart: wybierz drugą albo żadnej.
decks-measure-title = Jak często komputer nią wygrywa?
decks-measure-help = Komputer rozgrywa sam, według prostych reguł, partie talią leżącą na stole: { $games }. To trochę trwa i niczego nie spowalnia. Zaproponowana talia jest mierzona sama.
decks-measure-go = Zmierz tę talię
decks-measure-stop = Zatrzymaj
decks-measure-waiting = Czeka na inne pomiary…
decks-measure-gave-way = Serwer mierzy teraz inną talię. „Zmierz tę talię” ustawia ją w kolejce.
decks-measure-before = Zmierzone przed ostatnią zmianą talii.
decks-measure-so-far = Partie: { $done }, wygrane: { $won }; to od { $low } do { $high } na 100 (pewne w 95 przypadkach na 100).
decks-measure-of = { $deck } przeciw: { $scenario }
error-measure-busy = Mierzonych jest zbyt wiele talii. Spróbuj ponownie za kilka minut.
error-measure-unknown = Tego pomiaru już nie ma. Zacznij od nowa.
campaign-intro = Trzy scenariusze po kolei tymi samymi taliami. Przegrany zaczyna się od nowa; wyniki trzech zwycięstw się sumują, a mniej znaczy lepiej. Kampanie są w tej przeglądarce, ich partie na serwerze.
campaign-new = Nowa kampania
campaign-name = Jej nazwa
campaign-name-of = Kampania { $number }
campaign-seat = Talia miejsca { $seat }
campaign-start = Zacznij kampanię
campaign-sheet = Arkusz kampanii
campaign-games = Partie
campaign-result = Wynik
campaign-score = Punkty ({ $rules })
campaign-total = Razem
campaign-going = trwa
campaign-go-on = Kontynuuj partię
campaign-play = Graj: { $scenario }
campaign-done = Wszystkie trzy scenariusze wygrane.
campaign-lost = Nie ma już komu iść dalej: wszyscy bohaterowie polegli lub odpadli. Kampania jest przegrana.
campaign-anew = Zacznij od nowa
campaign-kind = Między scenariuszami
campaign-kind-usual = zwykła kampania
campaign-kind-hard = trudna kampania
campaign-kind-help = W trudnej kampanii zagrożenie, rany, polegli bohaterowie i stosy odrzuconych przechodzą do następnego scenariusza. Reszta wraca do talii.
campaign-carried = Przeniesione do scenariusza { $scenario }:
campaign-carried-threat = zagrożenie { $threat }
campaign-carried-wounds = rany: { $heroes }
campaign-carried-fallen = polegli: { $heroes }
campaign-carried-discard = odrzucone karty: { $cards }
campaign-forget = Usuń kampanię
campaign-own-deck = własna talia
campaign-hard = Trudne:
campaign-search = Komputer, który próbuje 40 razy, zanim odpowie, wygrał { $won } z { $games }.
campaign-computer = Partie komputera w pojedynkę tą talią, według prostych reguł: { $games }, wygrane: { $won }.
campaign-measure = { $seats ->
    [1] Zmierz tę talię
   *[other] Zmierz te talie
}
campaign-measure-again = Zmierz ponownie
campaign-measured = Zmierzono w tej przeglądarce { $date }. Partie komputera według prostych reguł, { $seats ->
    [1] w pojedynkę tą talią
   *[other] tymi taliami
}: { $games }, wygrane: { $won }; to od { $low } do { $high } na 100 (pewne w 95 przypadkach na 100).
campaign-unmeasured = Jeszcze nie mierzono { $seats ->
    [1] tą talią
   *[other] tymi taliami
}.
campaign-unknown = Nie mierzono tymi taliami: nie wszystkie są jeszcze znane.
campaign-people = Partie ludzi na tym serwerze przy tylu miejscach: { $games }, wygrane: { $won }.
campaign-suiting-first = Na pierwszą partię pasuje ci „{ $difficulty }”: to najłagodniejsza trudność.
campaign-suiting = Po twojej ostatniej partii tutaj pasuje ci „{ $difficulty }”. Po wygranej będzie trudniej, po przegranej łagodniej.
campaign-suiting-choose = Wybierz: „{ $difficulty }”
campaign-suiting-deck = Na pierwszą partię pasuje ci „{ $deck }”. Grając jak nowy gracz, komputer wygrał tą talią { $won } z { $games }. Każdą inną talią startową wygrał najwyżej { $most }.
campaign-suiting-take = Weź: „{ $deck }”
campaign-player = Gracz
campaign-players = Gracze
campaign-won = Wygrane
campaign-best = Najlepsza suma (mniej znaczy lepiej)
campaign-friend-deck = Tę talię wybiera twój przyjaciel: każda partia tworzy link, a kto go otworzy, przynosi własną.
campaign-link = Kopiuj link do tego arkusza
campaign-offered = Arkusz z linku: { $name }
campaign-offered-help = Zachowany tutaj stoi obok twoich i czyta wyniki zakończonych partii. Partie zaczyna ten, kto zaczął kampanię.
campaign-offered-keep = Zachowaj ten arkusz
