### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = Partia nie jest przegrana ani wygrana. Która odpowiedź wygrywa najczęściej?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Kto broni?
        [wounds] Kto przyjmie obrażenia?
        [travel] Dokąd podróżować?
        [engage] Która walka?
        [strike] Kogo zaatakować?
        [hand] Zatrzymać tę rękę?
       *[moment] Co teraz?
    } ({ $number })
puzzle-fellowship-attack = { $card } atakuje z siłą { $amount }.
puzzle-fellowship-state = Runda { $round }, zagrożenie { $threat }.
puzzle-fellowship-quoted = „{ $act }”
puzzle-fellowship-unit = 1 to jedna wygrana partia na 100. Komputer rozgrywa je do końca według prostych zasad; to, czego nie widzisz, jest tasowane od nowa. Pasek jest pełny przy 30.
puzzle-fellowship-value-best = { $act }: wygrywa najczęściej.
puzzle-fellowship-value-fine = { $act }: wygrywa rzadziej, o { $behind } na 100; przy stole wychodzi na to samo.
puzzle-fellowship-value-loose = { $act }: wygrywa rzadziej, o { $behind } na 100; coś oddajesz.
puzzle-fellowship-value-error = { $act }: wygrywa rzadziej, o { $behind } na 100; to błąd.
puzzle-fellowship-why-road = Tak zajdziesz dalej na drodze.
puzzle-fellowship-why-quest = Tak masz więcej sił w wyprawie.
puzzle-fellowship-why-threat = Tak twoje zagrożenie zostaje niższe.
puzzle-fellowship-why-heroes = Tak twoi bohaterowie zostają zdrowsi.
puzzle-fellowship-why-company = Tak zostaje ci silniejsza drużyna.
puzzle-fellowship-why-means = Tak zostaje ci więcej kart i zasobów.
puzzle-fellowship-why-enemies = Tak zostaje mniej wrogów albo słabsi wrogowie.
puzzle-fellowship-why-wins = { $act }: wygrywa { $chance } na 100, z tymi samymi potasowanymi taliami co inne (talii: { $games }).
puzzle-fellowship-why-second = Druga odpowiedź, { $act }, wygrywa { $chance } na 100.
puzzle-theme-shield = Kto wytrzyma cios i kto będzie potem potrzebny?
puzzle-theme-wounds = Kto może przyjąć obrażenia?
puzzle-theme-travel = Ile kosztuje ten obszar i co zabiera ze strefy przygotowań?
puzzle-theme-engage = Z którym wrogiem chcesz walczyć i kiedy?
puzzle-theme-strike = Który wróg musi paść pierwszy?
puzzle-theme-spend = Czego potrzebujesz w tej rundzie?
puzzle-theme-hand = Czy to ręka, którą się wygrywa?
puzzle-theme-moment = Pomyśl o rundę dalej.
