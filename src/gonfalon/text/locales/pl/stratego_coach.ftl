## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } przeciw znanemu wrogowi ({ $kind }): tej walki nie dało się wygrać.
coach-into_still = Według tego, co było wiadome, atakujący ({ $piece }) pada w { $chance } przypadkach na 100: na { $square } stała figura, która nigdy się nie ruszyła.
coach-gamble = Według tego, co było wiadome, atakujący ({ $piece }) pada na { $square } w { $chance } przypadkach na 100.
coach-walked_up = Twoja figura ({ $piece }) stanęła obok znanego wroga na { $square }: { $kind }.
coach-left_standing = Znany wróg na { $square } ({ $kind }) mógł zabrać twoją figurę ({ $piece }), a ona tam została.
coach-missed = Można było zaatakować { $square } ({ $piece }): według tego, co było wiadome, to wygrywa w { $chance } przypadkach na 100.
coach-flag = To otworzyło drogę do twojej flagi.
coach-told = To pokazało twoją figurę ({ $piece }), którą można było zgadnąć tylko w { $chance } przypadkach na 100.
coach-to_and_fro = Twoja figura ({ $piece }) wróciła tam, skąd przyszła, i nic to nie dało.
coach-plan = { $best } lepiej przygotowuje dalszą grę: kilka ruchów dalej komputer widział więcej zysków albo mniej strat.
coach-plan_near = { $best } zbliża się do celu.
coach-plan_safe = { $best } lepiej chroni figurę.
coach-plan_learn = { $best } więcej mówi o drugiej stronie.
coach-was = Stało tam: { $kind }.
coach-misread = Tego należało się spodziewać: mówiło tak { $chance } odczytań na 100.
coach-unlucky = Słusznie, ale pechowo: ten atak wygrywa w { $chance } przypadkach na 100.
coach-better_takes = { $best } zabiera znanego wroga: { $kind }.
coach-better_wins = { $best } wygrywa w { $chance } przypadkach na 100.
coach-better_asks = { $best } pyta, co stoi na { $square }.
coach-better_safe = { $best } chroni twoją figurę: { $piece }.
coach-better_flag = { $best } nie otwiera drogi do twojej flagi.
coach-better_quiet = { $best } nic nie ryzykuje i nie pokazuje nic nowego.
coach-better_moves = { $best } nic nie ryzykuje i pokazuje tylko, że { $square } może się ruszyć.
coach-better_else = { $best } jest lepsze.
coach-took_known = { $piece } bije na { $square } znanego wroga: { $kind }.
coach-took = { $piece } bije na { $square }: { $kind }. Według tego, co było wiadome, udaje się to w { $chance } przypadkach na 100.
coach-ambush = Wróg ({ $kind }) zaatakował na { $square } twoją nierozpoznaną figurę ({ $piece }) i padł.
coach-bluff_fled = Twoja nierozpoznana figura ({ $piece }) stała na { $square } obok silnego wroga ({ $kind }), a on odszedł.
coach-bluff_passed = Twoja nierozpoznana figura ({ $piece }) stała na { $square } obok silnego wroga ({ $kind }), a on jej nie ruszył.
coach-touch = Dotknij figury wroga, aby zobaczyć, czym mogła być według tego, co było wiadome.

## Things to try next time

coach-tip-lost_known = Nie atakuj figury, o której wiesz, że jest silniejsza: obejdź ją.
coach-tip-into_still = Pytaj zwiadowcą o to, co się ruszyło; co nigdy się nie ruszyło, zostaw saperom.
coach-tip-gamble = Zanim silna figura zaatakuje nieznaną, niech zapyta tania.
coach-tip-walked_up = Gdy silny wróg jest znany, przed każdym ruchem licz jego kroki do twoich figur.
coach-tip-left_standing = Przed każdym ruchem szukaj swoich figur obok znanego wroga i najpierw je ratuj.
coach-tip-missed = Najpierw szukaj ataków, które zwykle wygrywają; dopiero potem ruszaj się spokojnie.
coach-tip-flag = Zanim figura odejdzie od flagi, sprawdź, kto mógłby wejść.
coach-tip-told = Nie pokazuj silnych figur: ruszaj inne, dopóki nic to nie kosztuje.
coach-tip-to_and_fro = Ruch w tył nic nie daje: wyprowadź inną figurę.
coach-tip-plan = Wybierz cel i prowadź do niego dwie figury.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = Walki poszły lepiej, niż należało oczekiwać: to było szczęście.
coach-luck-bad-worths = Walki poszły gorzej, niż należało oczekiwać: to był pech.
coach-luck-even-worths = Walki poszły mniej więcej tak, jak należało oczekiwać.
coach-fortune-help-worths = Powyżej środka prowadzisz, licząc figury, których upadek widziały obie strony.
coach-price-scale-worths = Liczba mówi, ile kosztował ruch: 1 to mniej więcej wartość twojej najsłabszej figury.
