## Whose turn, who is here

player-hunter = Łowca
player-hunter-help = Ukrywa wysokie pionki i ściga wszystko, co na pewno pobije.
player-miser = Skąpiec
player-miser-help = Czeka, liczy, co zostało, i kontratakuje.
player-prober = Badacz
player-prober-help = Poświęca zwiadowców i małe pionki, żeby się dowiedzieć, co gdzie stoi.
player-rule_based = Proste reguły
player-rule_based-help = Gra według prostych reguł i nigdy nie patrzy naprzód. Z nim porównujemy innych.

## The variants

variant-battle = Bitwa
variant-battle-line = Pełna gra, w której nic nie jest pewne.
variant-duel = Pojedynek
variant-duel-line = Garść pionków, szeroka plansza. Krótko i ostro.
variant-classic = Klasyczne
variant-classic-line = Jak w klasycznym pudełku, z trzema zasadami turniejowymi do włączenia.
variant-classic39 = Klasyczne 39
variant-classic39-line = Gra klasyczna z 39 pionkami, które wymienia drukowana lista.
variant-barrage = Barrage
variant-barrage-line = Wypad przez rozległe otwarte pole.
variant-ultimate = Ultimate
variant-ultimate-line = Pół armii, wszystkie fortele.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } pionek po każdej stronie
    [few] { $count } pionki po każdej stronie
    [many] { $count } pionków po każdej stronie
   *[other] { $count } pionka po każdej stronie
 }
stratego-how-1 = Rozstaw armię za jej sztandarami. Nikt inny nie widzi, kto gdzie stoi.
stratego-how-2 = Jeden pionek, jedno pole na turę. Gdy dwa się spotkają, oba pokazują rangę; wyższa zostaje.
stratego-how-3 = Gdzieś za bombami i podstępem stoi flaga. Kto ją znajdzie, wygrywa.
shelf-stratego = Stratego
stratego-idea-1 = Widzisz sztandary, nie rangi.
stratego-idea-2 = Pionki się spotykają: oba się odsłaniają, słabszy pada.
stratego-idea-3 = Znajdź ich flagę, zanim oni znajdą twoją.
stratego-games-status-setup-yours = Ustaw swoją armię
stratego-games-status-screen = { $seat ->
    [1] Ruch czerwonych
   *[2] Ruch niebieskich
 }
stratego-games-over-screen = { $seat ->
    [1] Wygrały czerwone
   *[2] Wygrały niebieskie
 }
stratego-games-side = { $seat ->
    [1] grasz czerwonymi
   *[2] grasz niebieskimi
 }

## The game and its rulesets

game-stratego = Stratego
game-middle_earth = Stratego w Śródziemiu
shelf-middle_earth = Śródziemie
variant-me-classic = Śródziemie: Klasyczna
variant-me-classic-line = Dwie różne armie, zwykłe zasady.
variant-me-powers = Śródziemie: Moce specjalne
variant-me-powers-line = Orły, długie łuki, topór i szał.
variant-me-ring = Śródziemie: Zniszcz Pierścień
variant-me-ring-line = Frodo w drodze do Góry Przeznaczenia.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Ruch Dobra
   *[2] Ruch Zła
 }
me-games-over-screen = { $seat ->
    [1] Wygrało Dobro
   *[2] Wygrało Zło
 }
me-games-side = { $seat ->
    [1] grasz Dobrem
   *[2] grasz Złem
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Czerwone
   *[2] Niebieskie
 }
me-seat-name = { $seat ->
    [1] Dobro
   *[2] Zło
 }
studio-title = Pracownia ustawień
