## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } przeciw znanemu wrogowi ({ $kind }): tej walki nie dało się wygrać.
coach-into_still = Według tego, co było wiadome, atakujący ({ $piece }) pada w { $chance } na 100 przypadków: na { $square } stał pionek, który nigdy się nie ruszył.
coach-gamble = Według tego, co było wiadome, atakujący ({ $piece }) pada na { $square } w { $chance } na 100 przypadków.
coach-walked_up = Twój pionek ({ $piece }) stanął obok znanego wroga na { $square }: { $kind }.
coach-left_standing = Znany wróg na { $square } ({ $kind }) mógł zbić twój pionek ({ $piece }), a on tam został.
coach-missed = Można było zaatakować { $square } ({ $piece }): według tego, co było wiadome, to wygrywa w { $chance } na 100 przypadków.
coach-flag = To otworzyło drogę do twojej flagi.
coach-flag_left = Droga do twojej flagi była otwarta i taka pozostała.
coach-flag_or_doom = To otworzyło drogę do twojej flagi albo do Góry Przeznaczenia.
coach-flag_or_doom_left = Droga do twojej flagi albo do Góry Przeznaczenia była otwarta i taka pozostała.
coach-told = To pokazało twój pionek ({ $piece }), który można było zgadnąć tylko w { $chance } na 100 przypadków.
coach-to_and_fro = Twój pionek ({ $piece }) wrócił tam, skąd przyszedł, i nic to nie dało.
coach-plan = { $best } lepiej przygotowuje dalszą grę: kilka ruchów dalej komputer widział więcej zysków albo mniej strat.
coach-plan_near = { $best } zbliża się do celu.
coach-plan_safe = { $best } lepiej chroni pionek.
coach-plan_learn = { $best } daje więcej wiedzy o drugiej stronie.
coach-was = Stało tam: { $kind }.
coach-misread = Tego należało się spodziewać: według tego, co było wiadome, tak było w { $chance } na 100 przypadków.
coach-unlucky = Słusznie, ale pechowo: ten atak wygrywa w { $chance } na 100 przypadków.
coach-better_takes = { $best } bije znanego wroga: { $kind }.
coach-better_wins = { $best } wygrywa w { $chance } na 100 przypadków.
coach-better_asks = { $best } pokaże, co stoi na { $square }.
coach-better_safe = { $best } chroni twój pionek: { $piece }.
coach-better_flag = { $best } lepiej strzeże drogi do twojej flagi.
coach-better_flag_or_doom = { $best } lepiej strzeże twojej flagi i Góry Przeznaczenia.
coach-better_quiet = { $best } nic nie ryzykuje i nie pokazuje nic nowego.
coach-better_moves = { $best } nic nie ryzykuje i pokazuje tylko, że pionek na { $square } może się ruszać.
coach-better_else = { $best } jest lepsze.
coach-took_known = { $piece } bije na { $square } znanego wroga: { $kind }.
coach-took = { $piece } bije na { $square }: { $kind }. Według tego, co było wiadome, udaje się to w { $chance } na 100 przypadków.
coach-ambush = Wróg ({ $kind }) zaatakował na { $square } twój nierozpoznany pionek ({ $piece }) i padł.
coach-bluff_fled = Twój nierozpoznany pionek ({ $piece }) stał na { $square } obok silnego wroga ({ $kind }), a ten odszedł.
coach-bluff_passed = Twój nierozpoznany pionek ({ $piece }) stał na { $square } obok silnego wroga ({ $kind }), a ten go nie ruszył.
coach-touch = Dotknij pionka wroga, aby zobaczyć, czym mógł być według tego, co było wiadome.

## Things to try next time

coach-tip-lost_known = Nie atakuj pionka, o którym wiesz, że jest silniejszy: obejdź go.
coach-tip-into_still = Sprawdzaj zwiadowcą to, co się ruszyło; co nigdy się nie ruszyło, zostaw saperom.
coach-tip-gamble = Zanim silny pionek zaatakuje nieznany, niech sprawdzi go słabszy.
coach-tip-walked_up = Gdy silny wróg jest znany, przed każdym ruchem licz jego kroki do twoich pionków.
coach-tip-left_standing = Przed każdym ruchem szukaj swoich pionków obok znanego wroga i najpierw je ratuj.
coach-tip-missed = Najpierw szukaj ataków, które zwykle wygrywają; dopiero potem ruszaj się spokojnie.
coach-tip-flag = Zanim pionek odejdzie od flagi, sprawdź, kto mógłby wejść.
coach-tip-flag_or_doom = Zanim pionek odejdzie od flagi lub od Góry Przeznaczenia, sprawdź, kto mógłby wejść.
coach-tip-told = Nie pokazuj silnych pionków: ruszaj inne, dopóki nic to nie kosztuje.
coach-tip-to_and_fro = Ruch w tył nic nie daje: wyprowadź inny pionek.
coach-tip-plan = Wybierz cel i prowadź do niego dwa pionki.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = Walki poszły lepiej, niż należało oczekiwać: to było szczęście.
coach-luck-bad-worths = Walki poszły gorzej, niż należało oczekiwać: to był pech.
coach-luck-even-worths = Walki poszły mniej więcej tak, jak należało oczekiwać.
coach-fortune-help-worths = Powyżej środka prowadzisz, licząc pionki, których upadek widziały obie strony.
coach-price-scale-worths = Liczba mówi, ile kosztował ruch: 1 to mniej więcej wartość twojego najsłabszego pionka. Wymienione ruchy najbardziej zaważyły na wyniku.
