### The puzzles of Stratego: learn/stratego/puzzles has the positions, `puzzle-<puzzle>-<act>` answers an act.

## What every puzzle of these games may say
puzzle-mined = Co wiesz i co zagrasz?
puzzle-mined-stratego-title = { $own } na { $others } ({ $number })
puzzle-unit = 1 to mniej więcej wartość twojego najsłabszego pionka. Pasek jest pełny przy 4.
puzzle-why-attack = Na { $square } w { $chance } na 100 przypadków stoi: { $piece }. Atakuj.
puzzle-why-attack-two = Na { $square } w { $chance } na 100 przypadków stoi: { $piece }, w { $chance2 }: { $piece2 }. Atakuj.
puzzle-why-wins = Atak wygrywa w { $chance } na 100 przypadków.
puzzle-why-learn = To, czego się tam dowiesz, jest warte więcej niż pionek, którym ryzykujesz.
puzzle-why-flag = To trzyma niebezpieczeństwo z dala od twojej flagi.
puzzle-why-safe = Twój pionek na { $square } jest zagrożony: wychodzi z zasięgu tego, co go bije.
puzzle-why-near = To prowadzi twój pionek tam, gdzie jest potrzebny.
puzzle-why-ahead = Decyduje to, co nastąpi w kolejnych turach.
puzzle-why-counting-other = Kto tylko liczy, wybierze { $act }, ale to, co pionki zrobiły, mówi więcej.
puzzle-why-counting-tie = Kto tylko liczy, prawie nie widzi różnicy, ale to, co pionki zrobiły, mówi więcej.
puzzle-why-second = Drugi najlepszy ruch, { $act }, daje wyraźnie mniej.
puzzle-theme-counting = Policz, co zostało.
puzzle-theme-price = Pomyśl o cenie.
puzzle-theme-exchange = Pomyśl, co będzie po wymianie.
puzzle-theme-escape = Jeden z twoich pionków jest zagrożony.
puzzle-theme-hunt = Coś da się złapać.
puzzle-theme-house = Spójrz na to, co nigdy się nie ruszyło.
puzzle-theme-habits = Jak ludzie ustawiają swoje armie?
puzzle-theme-defence = Twoja flaga potrzebuje pomocy.
puzzle-theme-behaviour = Spójrz, jak ten pionek się zachował.
puzzle-theme-secrecy = Pomyśl, co pokazujesz.
puzzle-theme-asking = Warto sprawdzić.
puzzle-theme-plan = Pomyśl dwie tury naprzód.

## The last one standing still
puzzle-last-still-title = Ostatni, który stoi
puzzle-last-still = Sześć z ośmiu pionków Niebieskich ruszyło się; i10 okazało się bombą. Co zostaje dla b10?
puzzle-last-still-why = Flaga nigdy się nie rusza. Jeden pionek nigdy się nie ruszył: b10 to na pewno flaga, a twój zwiadowca na b4 ma wolną drogę. To kończy partię.
puzzle-last-still-e5-e4 = Ostrożnie, ale oddajesz Niebieskim turę w wygranej partii.

## Let the cheap one guess
puzzle-cheap-guess-title = Niech zgaduje tani
puzzle-cheap-guess = Dwa pionki nigdy się nie ruszyły: b10 obok twojego marszałka i j10 na końcu kolumny twojego zwiadowcy. Jeden z nich musi być flagą. Kto zgaduje?
puzzle-cheap-guess-why = Jeśli się mylisz, zwiadowca kosztuje mało, a marszałek całą partię; jeśli masz rację, obaj wygrywają. A j10, w rogu, częściej jest flagą: 68 na 100.
puzzle-cheap-guess-b9-b10 = Marszałek stawia siebie na miejsce, które rzadziej jest flagą.
puzzle-cheap-guess-b9-a9 = Czekanie daje turę Niebieskim i nic ci nie mówi.

## Right either way
puzzle-either-way-title = Dobrze tak czy inaczej
puzzle-either-way = Twój marszałek zbił generała na e7; zaraz potem pionek przyszedł na e8 obok niego. Atakować czy zejść z drogi?
puzzle-either-way-why = To szpieg (50 na 100), ich marszałek (26) albo blef. Szpieg pada, jeśli to ty zaatakujesz. Jeśli to marszałek, giną obaj, a wtedy twój generał jest najsilniejszy. Każda odpowiedź jest dla ciebie dobra, więc atakuj teraz.
puzzle-either-way-e7-d7 = Bezpiecznie, i szpieg dostaje drugą próbę.
puzzle-either-way-e7-e6 = Z powrotem tą samą drogą, a on idzie za tobą.

## Which one do you save?
puzzle-which-one-title = Kogo ratujesz?
puzzle-which-one = Grasz Niebieskimi. Marszałek Czerwonych na c8 stoi obok twojego pułkownika (8) na c7 i kapitana (6) na b8. Zbije jednego z nich. Który się rusza i dokąd?
puzzle-which-one-why = Pułkownik jest wart więcej. Na d7 stoi obok twojego generała, w tej turze poza zasięgiem marszałka. Kapitan to cena.
puzzle-which-one-b8-a8 = Ratuje 6, a oddaje 8.
puzzle-which-one-b7-a7 = Nikt jeszcze nie groził b7.

## Who ran beside you?
puzzle-who-ran-title = Kto zszedł ci z drogi?
puzzle-who-ran = Twój marszałek zbił pułkownika i generała. Trzech zwiadowców jest znanych. Pionek na f6 zszedł mu z drogi do przejścia. Gonić go czy pomóc w domu?
puzzle-who-ran-why = f6 zszedł z drogi marszałkowi: w większości przypadków to 4, 5 lub 6, i nie bomba, bo się ruszył. Marszałek bije go teraz; zwiadowcami zajmie się pierwszy rząd.
puzzle-who-ran-d4-e4 = Bije zwiadowcę (2); f6 jest wart więcej i ucieka.
puzzle-who-ran-f7-f8 = W tylne rzędy: tam są bomby.

## Who is left that beats a nine?
puzzle-who-is-left-title = Kto jeszcze bije dziewiątkę?
puzzle-who-is-left = Twój generał stoi obok i8, pionka, który się ruszył, a potem stanął. Policz, które pionki Niebieskich mogłyby go pobić, zanim zdecydujesz.
puzzle-who-is-left-why = Tylko marszałek bije 9. i8 się ruszył, więc nie jest bombą; nigdy nie szukał twoich silnych pionków, jak zrobiłby to marszałek. Zwiadowca 52, saper 27, porucznik 11 na 100. Atakuj.
puzzle-who-is-left-a4-a5 = Krok na drugim skrzydle; i8 nie poczeka.
puzzle-who-is-left-d4-e4 = Spokojnie, a generał stoi obok prezentu.

## The house in the corner
puzzle-house-corner-title = Dom w rogu
puzzle-house-corner = Trzy pionki Niebieskich w rogu nigdy się nie ruszyły; czwarty stoi sam na c9. Gdzie jest flaga i kto otwiera drzwi?
puzzle-house-corner-why = Trzy, które stoją razem i się nie ruszają, to dom: j10 jest flagą w 97 przypadkach na 100, j9 i i10 to bomby. Twój saper stoi u drzwi.
puzzle-house-corner-j8-i8 = Za rogiem jest następna bomba; tracisz turę.
puzzle-house-corner-d4-c4 = Spokojny ruch daje Niebieskim czas na powrót.

## If you must fall, fall forward
puzzle-fall-forward-title = Jeśli padać, to do przodu
puzzle-fall-forward = Twój kapitan (6) jest głęboko w obozie Niebieskich, za nim major (7): zostanie zbity. O pole dalej stoi pionek, który nigdy się nie ruszył. Atakować czy uciec na a8?
puzzle-fall-forward-why = Na a8 pożyje o turę dłużej. b9 nigdy się nie ruszył, choć drzwi stały otworem; trzyma się tam saperów i zwiadowców: saper 49, zwiadowca 34 na 100. W dziewięciu przypadkach na dziesięć coś wygra, zanim padnie.
puzzle-fall-forward-b8-a8 = Jedna tura więcej, a potem zbiją go za nic.
puzzle-fall-forward-f6-f5 = Porucznik to dobra zdobycz, ale będzie tam i w następnej turze; kapitan nie.

## Three steps to your flag
puzzle-three-steps-title = Trzy kroki do twojej flagi
puzzle-three-steps = Pionek Niebieskich idzie prosto kolumną e do twojej bomby na e2; za nią jest twoja flaga. Nie wiesz, co to jest. Co robisz?
puzzle-three-steps-why = Kto idzie prosto na bombę, może być saperem, a flaga za nią to wszystko, co masz. Marszałek idzie na f3, obok pola, na które tamten musi wejść, i tam go bije.
puzzle-three-steps-c3-c2 = Generał spóźnia się o krok.
puzzle-three-steps-h8-i8 = Pytanie na drugim końcu, gdy dom się pali.

## Stand where he must come
puzzle-stand-where-title = Stań tam, gdzie musi przyjść
puzzle-stand-where = Grasz Niebieskimi. Nieznany pionek Czerwonych stoi na f8, dwa kroki od bomb wokół twojej flagi na g10. Twój saper stoi na e8.
puzzle-stand-where-why = Atakując f8, tracisz sapera w walce z każdym powyżej 3. Z f9 saper otwiera f10 albo g9. Na e9 twój stoi obok f9: kto tam przyjdzie, zostanie zaatakowany pierwszy.
puzzle-stand-where-e8-f8 = 3 przeciw nieznanemu: najczęściej go tracisz, a drzwi są otwarte.
puzzle-stand-where-i7-i8 = Za daleko, żeby zdążyć.
puzzle-stand-where-a5-a6 = Dobry pionek na złym końcu.

## Who walks up to a marshal?
puzzle-who-walks-up-title = Kto podchodzi do marszałka?
puzzle-who-walks-up = Twój marszałek właśnie pokazał się na f7. Pionek, który dotąd stał, przychodzi na e7, tuż obok niego. Co to jest?
puzzle-who-walks-up-why = Kto podchodzi do znanej 10? Szpieg (44 na 100) albo marszałek, który chce wymiany (29); raczej nie ktoś, kto ma coś do stracenia. Atakuj od razu: szpieg wygrywa tylko, gdy sam atakuje.
puzzle-who-walks-up-f7-f8 = Pójdzie za tobą, a następnym razem możesz go nie zobaczyć.
puzzle-who-walks-up-j4-j9 = Drugi, ale daleko w tyle: pyta w złym miejscu, gdy nóż jest obok ciebie.

## Take it with the one they know
puzzle-known-takes-title = Tym, którego znają
puzzle-known-takes = Zwiadowca stoi obok twojego generała (9) i marszałka (10). Niebieskie widziały generała; marszałka nie widział nikt. Kto bije?
puzzle-known-takes-why = Obaj biją zwiadowcę. Generał nie mówi Niebieskim nic nowego; marszałek pokazałby, gdzie jest, a ich szpieg wiedziałby, kogo szukać.
puzzle-known-takes-f4-f5 = Bije tego samego zwiadowcę i pokazuje marszałka.
puzzle-known-takes-j1-j9 = Daleki bieg w róg: stamtąd nic nie ucieka, a zwiadowca z f5 tak.
