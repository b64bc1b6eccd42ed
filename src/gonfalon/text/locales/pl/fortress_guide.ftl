# Stratego Fortress: the page for players.

rules-page-fortress = Stratego Fortress
guide-fortress-goal-title = Cel
guide-fortress-goal =
    Każdy buduje labirynt na trzech piętrach i ukrywa w nim flagę. Potem odkrywa labirynt drugiego, nie widząc go. Kto pierwszy znajdzie flagę drugiego, wygrywa.
    To, na co trafi figura, jest ogłaszane i odtąd stoi w twoich notatkach.
guide-fortress-parts-title = Co jest w grze
guide-fortress-parts = Odkrywcy mają siłę i nią walczą; karty leżą ukryte w twierdzy.
guide-fortress-minute-title = Pierwsza minuta
guide-fortress-minute = Spróbuj tutaj: ukryj flagę, postaw mury, wyślij rycerza i znajdź własną drogę przez labirynt.
guide-fortress-build-title = Buduj w tajemnicy
guide-fortress-build =
    Ustaw 20 murów, 3 drabiny i wszystkie karty. Drabina łączy pole z polem dokładnie nad nim. Na E5, gdzie wszyscy wchodzą, nic nie leży.
    Do flagi musi prowadzić droga. Strona pokazuje, czego brakuje i co przeszkadza; gotowa twierdza jest pod jednym przyciskiem.
guide-fortress-explore-title = Odkrywaj
guide-fortress-explore =
    Zapytaj o pole obok swojej figury. Jeśli droga jest wolna, wchodzisz tam i możesz iść dalej; jeśli stoi mur, zostaje ogłoszony i twoja tura się kończy.
    Drabiny są ogłaszane tam, gdzie stoisz, i nic nie kosztują. Po tym, co znasz, chodzisz, jak daleko chcesz.
guide-fortress-cards-title = Co czyha
guide-fortress-cards =
    Zapadnia zrzuca cię o jedno piętro i stamtąd idziesz dalej; na dole nic nie robi. Po drabinie nie da się wejść na zapadnię.
    Inne karty walczą i wygrywa wyższa liczba: pobita karta znika, pobita figura kosztuje resztę tury. W grze wstępnej rycerz wraca na E5 i traci tury: jedną za króla lub księcia, dwie za zatruty kielich.
guide-fortress-pieces-title = Czworo odkrywców
guide-fortress-pieces =
    W grze głównej król (7), rycerz (5), czarodziej (3) i krasnolud (2) wchodzą po jednym. Zamiana na E5 kosztuje resztę tury, tak samo poświęcenie figury gdziekolwiek. Figura stracona lub poświęcona może wrócić za dwie dalsze tury.
    Księżniczka (1) bije króla i nikogo więcej. Zatruty kielich pokona tylko czarodziej. Tajne przejście znajdzie tylko krasnolud, ale potem służy wszystkim.
guide-fortress-end-title = Koniec i trzy gry
guide-fortress-end = Kto znajdzie flagę, od razu wygrywa. Potem obie twierdze się otwierają i obie drogi można przejść jeszcze raz.

## The table of pieces and cards; $pieces are names, $count a number

fortress-parts-strength = Siła
fortress-parts-explorers = Odkrywcy
fortress-parts-inside = { $count ->
    [one] W twierdzy
    [few] W każdej z dwóch twierdz
   *[many] W każdej z dwóch twierdz
 }
fortress-parts-flag = Kto ją znajdzie, wygrywa.
fortress-parts-drop = Kto tu trafi, spada o jedno piętro.
fortress-parts-twin = Prowadzi do drugiego końca. Znajduje je tylko: { $pieces }.
fortress-parts-beats-all = Pokonuje każdego.
fortress-parts-loses = Pokonuje każdego oprócz: { $pieces }.
fortress-parts-beats = Pokonuje też: { $pieces }.
fortress-parts-returns = { $count ->
    [one] Pokonana figura wraca do wejścia i traci { $count } turę.
    [few] Pokonana figura wraca do wejścia i traci { $count } tury.
   *[many] Pokonana figura wraca do wejścia i traci { $count } tur.
 }
