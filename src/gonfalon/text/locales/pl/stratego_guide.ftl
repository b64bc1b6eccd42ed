# Stratego: the page for players.

rules-page-stratego = Stratego
rules-page-middle-earth = Stratego w Śródziemiu
rules-tips = Rady dla grających
guide-stratego-goal-title = Cel
guide-stratego-goal =
    Każda strona ma armię i jedną flagę. Kto zdobędzie flagę wroga, wygrywa.
    Widzisz własne pionki; z pionków wroga widzisz tylko tył. Kto gdzie stoi, dowiadujesz się z walki, obserwacji i domysłów.
guide-stratego-pieces-title = Pionki
guide-stratego-pieces = Pionek bez uwagi idzie o jedno pole i bije każdą niższą rangę.
guide-stratego-setup-title = Ustaw się w tajemnicy
guide-stratego-setup =
    Ustaw armię na swoich polach, jak chcesz; nikt tego nie widzi. Losowe ustawienie dostaniesz jednym klawiszem i możesz je zmienić.
    Flaga i bomby nigdy się nie ruszają, więc daj fladze spokojny kąt i trochę towarzystwa.
guide-stratego-march-title = Marsz
guide-stratego-march =
    Zaczynają czerwone, potem strony ruszają się na zmianę. Jeden pionek idzie o jedno pole: do przodu, do tyłu lub w bok, nigdy na ukos i nigdy do jeziora.
    Zwiadowca (2) idzie prosto tak daleko, jak droga jest wolna, i na końcu może zaatakować. Kto biegnie daleko, ten jest zwiadowcą.
guide-stratego-fight-title = Walka
guide-stratego-fight =
    Wejdź na pionek wroga, a oba pokażą rangę. Wyższa liczba zostaje, niższa przepada; przy równych padają oba.
    Gdy wygra atakujący, zajmuje pole; gdy obrońca, zostaje na swoim. Atakować nie trzeba.
guide-stratego-few-title = Kilka wyjątków
guide-stratego-few =
    Bomba niszczy każdego, kto ją zaatakuje, i zostaje, ale saper (3) ją usuwa.
    Szpieg (S) jest najsłabszy ze wszystkich, a jednak bije marszałka (10), jeśli zaatakuje pierwszy.
guide-stratego-repeat-title = Nie bez końca
guide-stratego-repeat =
    Pionek nie może bez końca chodzić tam i z powrotem między tymi samymi dwoma polami: po kilku razach musi zrobić coś innego.
    Nie może też w kółko ścigać pionka wroga przez te same pozycje. Plansza mówi, kiedy ruch jest niedozwolony i dlaczego.
guide-stratego-end-title = Jak się kończy
guide-stratego-end =
    Kto zdobędzie flagę, wygrywa od razu. Kto ma ruch, a nie może go zrobić, przegrywa.
    Jeśli długo nic nie zostanie zbite, jest remis. Można też się poddać lub zaproponować remis, gdy obie armie już stoją.
guide-stratego-boxes-title = Pudełka
guide-stratego-boxes = Wszystkie mają te zasady; różnią się rozmiarem. W klasyce amerykańskiej można włączyć trzy zasady turniejowe: przy równych rangach wygrywa atakujący, obrońca milczy, zbite pionki wracają.

## Pieces

piece-flag = flaga
piece-bomb = bomba
piece-spy = szpieg
piece-scout = zwiadowca
piece-miner = saper
piece-sergeant = sierżant
piece-lieutenant = porucznik
piece-captain = kapitan
piece-major = major
piece-colonel = pułkownik
piece-general = generał
piece-marshal = marszałek
piece-unknown = nieznany pionek

## The table of pieces; $pieces and $powers are names

army-stays = Nigdy się nie rusza.
army-runs = Idzie dowolnie daleko w linii prostej.
army-flag = Kto ją zdobędzie, wygrywa.
army-fells = Niszczy każdego, kto atakuje, oprócz: { $pieces }.
army-takes = Atakując, pokonuje też: { $pieces }.
army-falls-to = Przegrywa, gdy atakuje: { $pieces }.
army-powers = Moce: { $powers }.
