## Tournaments: the list

tour-title = Turnieje
tour-intro = Wiele partii, jedna tabela. Ludzie grają z ludźmi i z komputerami, a każda wygrana się liczy.
tour-running = Teraz
tour-coming = Wkrótce
tour-finished = Zakończone
tour-empty = Teraz nie jest zapowiedziany żaden turniej.
tour-empty-help = Zapowiedz turniej: komputery też przychodzą, wystarczą dwie osoby.
tour-failed = Lista turniejów nie dotarła.
tour-away = { $minutes ->
    [0] Brak połączenia. To stan sprzed chwili.
    [one] Brak połączenia. To stan sprzed minuty.
    [few] Brak połączenia. To stan sprzed { $minutes } minut.
   *[other] Brak połączenia. To stan sprzed { $minutes } minut.
 }
tour-joined = { $count ->
    [0] Jeszcze nikogo
   *[other] zgłoszeni: { $count }
 }
tour-playing = grają: { $count }
tour-played = grali: { $count }
tour-starts-in = Zaczyna się za { $time }
tour-starts-on = Zaczyna się: { $time }
tour-starts-now = Zaczyna się teraz
tour-starts-by-hand = Zaczyna się na znak gospodarza
tour-ends-in = Kończy się za { $time }
tour-round-of = Runda { $round } z { $count }
tour-round = Runda { $round }
tour-won-by = Wygrywa { $who }
tour-over = Koniec
tour-off = Odwołany
terms-span-minutes = { $minutes } min
terms-span-hours = { $hours } godz.
terms-span-days = { $days } dn.
terms-soon = za { $time }
tour-row-more = wiele partii, jeden zwycięzca
tour-row-now = teraz
tour-announce = Zapowiedz turniej
tour-announce-nobody = Na tym serwerze turnieje zapowiada tylko jego gospodarz.
tour-join-label = Dołącz: { $name }

## How opponents are found

tour-system-arena = Arena
tour-system-arena-help = Kto jest wolny, spotyka kogoś o podobnej pozycji, aż minie czas. Można przychodzić i odchodzić.
tour-system-swiss = System szwajcarski
tour-system-swiss-help = W każdej rundzie spotykają się osoby z tą samą liczbą punktów, nigdy dwa razy te same.
tour-system-round-robin = Każdy z każdym
tour-system-round-robin-help = Najsprawiedliwszy dla niewielu i dobry do partii na wiele dni.
tour-lead-arena = Grają: { $count }, { $kinds }. Dołączyć można do dziesięciu minut przed końcem.
tour-lead-rounds = { $system }. { $game }, { $clock }. { $round }
tour-kinds-people = sami ludzie
tour-kinds-computers = same komputery
tour-kinds-both = ludzie i komputery

## The form

tour-new-intro = Powiedz, w co i jak się gra; dołączyć może każdy, kto ma nazwę.
tour-name = Jak się nazywa?
tour-name-proposal = { $system ->
    [arena] Arena, { $day }
    [swiss] Turniej szwajcarski, { $day }
   *[other] Każdy z każdym, { $day }
 }
tour-box = W co się gra?
tour-system = Kto spotyka kogo?
tour-minutes = Jak długo trwa?
tour-minutes-choice = { $minutes } min
tour-minutes-help = Partia, która trwa na końcu, zostaje dograna i się liczy.
tour-rounds = Ile rund?
tour-rounds-auto = Tyle, ile trzeba
tour-rounds-help = Aż najwyżej jedna osoba wygra wszystko: trzy przy ośmiu graczach.
tour-rounds-choice = { $rounds }
tour-double = Ile razy spotykają się wszyscy?
tour-double-no = Raz
tour-double-yes = Dwa razy
tour-double-help = Dwa razy: wtedy każdy gra obiema stronami.
tour-start = Kiedy się zaczyna?
tour-start-in = Za { $time }
tour-start-at = O wybranej godzinie
tour-start-hand = Na mój znak
tour-start-when = Dzień i godzina
tour-start-help = Jeśli do tego czasu przyjdzie za mało osób, zostanie odwołany.
tour-start-fill-help = Jeśli do tego czasu przyjdzie za mało osób, wolne miejsca zajmą komputery.
tour-start-past = Ta godzina minęła. Wybierz późniejszą.
tour-computers = Które komputery też zagrają?
tour-computers-help = Komputery grają jak inni i są oznaczone. Bez nich grają sami ludzie.
tour-fill = Komputery zajmują wolne miejsca
tour-fill-help = Tylko tyle, ile trzeba, by zacząć.
tour-club = Kto może dołączyć?
tour-club-all = Każdy, kto ma nazwę
tour-club-help = Widzą go i mogą dołączyć tylko członkowie klubu.
tour-description = Słowo do tych, którzy przyjdą
tour-description-help = Może zostać puste.
tour-needs-name = Kto zapowiada turniej, potrzebuje nazwy.
tour-go = Zapowiedz
tour-going = Chwileczkę…
tour-plan-arena = { $variant }, { $clock }. Arena, { $minutes } min, { $counts }.
tour-plan-swiss = { $variant }, { $clock }. System szwajcarski, { $counts }.
tour-plan-round-robin = { $variant }, { $clock }. Każdy z każdym, { $counts }.
tour-plan-computers = Komputery: { $count }.

## The page of one: what comes next

tour-place = Twoje miejsce: { $place }
tour-place-end = { $place ->
    [1] Wygrana!
   *[other] Twoje miejsce: { $place }
 }
tour-you-play = Bierzesz udział
tour-next-table = Twój stół jest gotowy
tour-next-against = przeciwnik: { $who }
tour-next-soon = Wkrótce następna partia, z kimś o podobnej pozycji.
tour-next-minute = { $minutes ->
    [one] Następna partia mniej więcej za minutę, z kimś o podobnej pozycji.
    [few] Następna partia mniej więcej za { $minutes } minuty, z kimś o podobnej pozycji.
   *[other] Następna partia mniej więcej za { $minutes } minut, z kimś o podobnej pozycji.
 }
tour-next-alone = Teraz nikt inny nie jest wolny. Czekasz, aż skończy się następna partia.
tour-next-round = Twoja partia się skończyła. Następna runda zacznie się, gdy skończą się wszystkie.
tour-next-rest = W tej rundzie nie masz partii.
tour-next-pause = Masz przerwę. Punkty zostają.
tour-next-left = Jesteś poza turniejem. Punkty zostają.
tour-next-start = Zacznie się sam; róg wezwie cię do stołu.
tour-next-start-hand = Zacznie się na znak gospodarza; róg wezwie cię do stołu.
tour-next-last = Czas minął. Trwają ostatnie partie.
tour-next-missing = Brakuje osób: { $count }.
tour-next-fill = Miejsca mogą zająć komputery.
tour-next-no-fill = Bez nich zostanie odwołany.
tour-may-join = Możesz dołączyć
tour-may-join-help = Grasz z osobami o podobnej pozycji, tak często, jak chcesz.
tour-may-join-rounds-help = Twoje partie przychodzą runda po rundzie.
tour-watch-only = Oglądasz
tour-bar-too-late = Jest za późno, by dołączyć.
tour-bar-full = Wszystkie miejsca są zajęte.
tour-bar-members-only = Dołączyć mogą tylko członkowie klubu.
tour-bar-needs-name = Aby dołączyć, potrzebujesz nazwy.
tour-go-table = Do stołu
tour-go-table-time = Zegar ruszy najwcześniej za { $seconds } s.
tour-join = Dołącz
tour-leave = Zrezygnuj
tour-pause = Zrób przerwę
tour-pause-after = Przerwa po tej partii
tour-pause-not = Bez przerwy
tour-resume = Graj dalej
tour-host-start = Zacznij teraz
tour-host-cancel = Odwołaj
tour-host-cancel-sure = Odwołać dla wszystkich?
tour-host-cancel-keep = Nie, zostaw
tour-host-cancel-yes = Tak, odwołaj
tour-copy = Kopiuj link
tour-cancelled-too-few = Odwołany: przyszło za mało osób.
tour-cancelled-host = Odwołany przez gospodarza.
tour-unknown-title = Nie ma takiego turnieju
tour-unknown-help = Link jest niepełny, turniej należy do klubu albo jest na innym serwerze.
tour-all = Wszystkie turnieje

## The page of one: standings

tour-standings = Tabela
tour-entrants = Kto gra
tour-column-rank = #
tour-column-rank-name = Miejsce
tour-column-who = Kto
tour-column-last = Ostatnie pięć
tour-column-games = Partie
tour-column-now = Teraz
tour-column-points = Punkty
tour-you = { $who }, ty
tour-computer = { $who }, komputer
tour-guest = ktoś bez nazwy
tour-now-waits = czeka
tour-now-plays = przy stole
tour-now-rests = bez partii
tour-now-paused = ma przerwę
tour-now-left = poza turniejem
tour-streak = Wygrane z rzędu: { $count }; następna liczy się podwójnie
tour-result-won = Wygrana, przeciwnik: { $who }
tour-result-drawn = Remis, przeciwnik: { $who }
tour-result-lost = Przegrana, przeciwnik: { $who }
tour-result-bye = Bez przeciwnika w tej rundzie: liczy się jak wygrana
tour-result-open = Jeszcze nie rozegrana
tour-no-games = Nie skończyła się jeszcze żadna partia
tour-tie-break = { $kind ->
    [buchholz] Rywale
    [sonneborn-berger] Pokonani
    [direct] Między sobą
   *[other] Wygrane
 }
tour-tie-break-help = { $kind ->
    [buchholz] Punkty wszystkich przeciwników razem
    [sonneborn-berger] Punkty pokonanych przeciwników razem, przy remisach połowa
    [direct] Punkty w partiach z tymi, którzy mają ich tyle samo
   *[other] Wygrane partie
 }
tour-said-place = Miejsce { $place } z { $count }, punkty: { $points }.
tour-said-lead = Prowadzi { $who }, punkty: { $points }.

## The page of one: time, tables, the end

tour-time-starts = Zaczyna się za
tour-time-ends = Kończy się za
tour-time-round = Runda
tour-time-over = Koniec
tour-time-off = Odwołany
tour-time-of = { $round } z { $count }
tour-time-hand = Na znak
tour-time-now = Zaczyna się
tour-time-last = Ostatnie partie
tour-terms = { $variant }, { $clock }, { $counts }.
tour-counts-arena = Wygrana to 1, remis ½; trzecia wygrana z rzędu liczy się podwójnie.
tour-counts-rounds = Wygrana to 1, remis ½.
tour-about = O tym turnieju
tour-hosted = Zapowiada { $who }.
tour-first-table = Pierwszy stół
tour-no-table = Teraz nie trwa żadna partia.
tour-tables = Stoły
tour-tables-count = trwające partie: { $count }
tour-tables-look = Jak pokazać stoły
tour-tables-list = Lista
tour-tables-two = Dwie plansze
tour-tables-four = Cztery plansze
tour-watch = Oglądaj
tour-watch-label = Oglądaj: { $who }
tour-podium = Pierwsza trójka
tour-podium-place = { $place ->
    [1] 1. miejsce
    [2] 2. miejsce
   *[other] 3. miejsce
 }
tour-best = Partia dwojga najlepszych
tour-best-see = Zobacz ją jeszcze raz
tour-results = Wyniki
tour-results-txt = Jako tabela
tour-results-trf = Dla innych programów
tour-called = Twój stół jest gotowy, przeciwnik: { $who }.
tour-called-alone = Twój stół jest gotowy.
tour-back = { $name }: { $place }.
tour-back-go = Do turnieju

## Clubs

club-title = Kluby
club-intro = Osoby, które grają razem: własne turnieje, jeden link, by dołączyć.
club-mine = Twoje kluby
club-none = Nie jesteś jeszcze w żadnym klubie.
club-none-help = Załóż klub i wyślij link osobom, z którymi lubisz grać. Link innego klubu wprowadzi cię do niego.
club-found = Załóż klub
club-name = Jak się nazywa?
club-description = Do czego służy?
club-who-sees = Kto go widzi?
club-open = Wszyscy
club-closed = Tylko członkowie
club-open-help = Wszyscy widzą członków i turnieje; dołączyć można tylko linkiem.
club-closed-help = Tylko członkowie widzą, kto w nim jest i w co się gra.
club-go = Załóż
club-needs-name = Członkowie klubu mają nazwę.
club-members = Członkowie
club-members-count = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[other] { $count } członków
 }
club-tournaments = Turnieje
club-no-tournaments = Jeszcze żadnego turnieju.
club-announce = Zapowiedz turniej
club-founder = prowadzi klub
club-since = od { $day }
club-unrated = jeszcze żadnej partii rankingowej
club-join = Dołącz do klubu
club-join-title = Masz zaproszenie
club-join-help = { $name }: tu gra się razem. Członkowie mogą grać w turniejach klubu.
club-leave = Opuść klub
club-leave-sure = Opuścić ten klub? Wrócić można tylko linkiem.
club-leave-last = Nikogo więcej w nim nie ma: klub skończy się razem z tobą.
club-leave-founder = Opuścić ten klub? Twoje miejsce zajmie osoba, która jest w nim najdłużej.
club-keep = Nie, zostaję
club-link = Link
club-link-help = Kto go ma, może dołączyć.
club-link-new = Nowy link
club-link-new-help = Poprzedni link niczego już wtedy nie otwiera.
club-link-copy = Kopiuj link
club-link-make = Utwórz link
club-hand-over = Przekaż
club-remove = Usuń
club-hand-over-sure = Przekazać klub: { $who }?
club-remove-sure = Usunąć: { $who }? Link klubu też przestaje wtedy działać. Potem utwórz nowy.
club-sure-yes = Tak
club-sure-no = Nie
club-member-acts = Możliwości: { $who }
club-closed-title = Ten klub jest tylko dla członków
club-closed-text = Poproś o link kogoś z członków.
club-unknown-title = Nie ma takiego klubu
club-unknown-help = Link jest niepełny albo klub jest na innym serwerze.
club-failed = Lista klubów nie dotarła.
