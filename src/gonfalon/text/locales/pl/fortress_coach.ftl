## What the coach says of a step in Fortress: places and pieces by name

coach-wall_known = Twój plan pokazywał mur między { $source } a { $target }: tura się skończyła i nic nowego nie wiadomo.
coach-wall_sure = Między { $source } a { $target } musiał stać mur: brakujące mury akurat wypełniały pozostałe miejsca.
coach-beaten_known = Było ci wiadome, co leży na { $square }: { $card }. Ta karta bije twoją figurę ({ $piece }).
coach-idle = Zbyt wiele kroków z rzędu nie znalazło nic nowego, więc tura się skończyła.
coach-dear_piece = Ta figura kosztowała dwie tury więcej, bo była pobita lub poświęcona ({ $piece }). Inna kosztowała mniej: { $other }.
coach-wrong_piece = Według twoich notatek lepsza była inna figura: { $other }. Do flagi potrzebuje mniej tur ({ $piece }).
coach-sacrificed = Twoja figura została poświęcona ({ $piece }), choć wolna droga prowadziła do wejścia. Zamiana tam zachowuje ją na później.
coach-early_swap = Twoja figura ({ $piece }) miała jeszcze co znaleźć: dalsza droga wymaga mniej tur niż zamiana.
coach-late_swap = W { $chance } na 100 twierdz zgodnych z twoimi notatkami twoja figura ({ $piece }) nie ma drogi do flagi. To był czas na inną figurę.
coach-win_missed = Twoja figura ({ $piece }) na pewno bije kartę na { $square }: { $card }. Droga jest wolna i nie kosztuje tury.
coach-blocked_likely = W { $chance } na 100 twierdz zgodnych z twoimi notatkami to kończy twoją turę; { $best } w { $other }.
coach-away = { $best } prowadzi do flagi w mniejszej liczbie tur, średnio w twierdzach zgodnych z twoimi notatkami.
coach-challenge_early = Flaga została zakwestionowana, a jest nie do zdobycia tylko w { $chance } na 100 twierdz zgodnych z twoimi notatkami.
coach-challenge_lucky = Tym razem tak było: to był łut szczęścia.
coach-challenge_late = W { $chance } na 100 twierdz zgodnych z twoimi notatkami flagi nie da się zdobyć. Był czas ją zakwestionować.
coach-challenge_right = Flaga została zakwestionowana słusznie: była nie do zdobycia, jak w { $chance } na 100 twierdz zgodnych z twoimi notatkami.
coach-challenge_unlucky = Słusznie, lecz pech: flaga była do zdobycia, choć według twoich notatek tak jest tylko w { $chance } na 100 twierdz.
coach-ask_instead = Lepiej: { $best }.
coach-stopped_unlucky = Słusznie, lecz pech: tylko { $chance } na 100 twierdz zgodnych z twoimi notatkami zatrzymuje cię tam.
coach-found_flag = Flaga znaleziona na { $square }. Leżała tam w { $chance } na 100 twierdz zgodnych z twoimi notatkami.
coach-found_passage = Znalezione tajne przejście między { $square } a { $other }.
coach-beat_known = Twoja figura ({ $piece }) pobiła na { $square } znaną kartę: { $card }.
coach-act-enter = wejście ({ $piece })
coach-other-pieces = Twoje pozostałe figury: { $pieces }
coach-hint_flag = { $best }: w { $chance } na 100 twierdz zgodnych z twoimi notatkami leży tam flaga.
coach-hint_way = { $best }: w { $chance } na 100 twierdz zgodnych z twoimi notatkami tamtędy prowadzi najkrótsza droga do flagi.
coach-hint_win = { $best }: twoja figura ({ $piece }) na pewno bije leżącą tam kartę: { $card }.
coach-hint_search = { $best }: droga jest wolna, a twoja figura ({ $piece }) może tam znaleźć tajne przejście.
coach-hint_enter = Ta figura ({ $piece }) ma drogę do flagi w { $chance } na 100 twierdz zgodnych z twoimi notatkami.
coach-hint_stuck = W { $chance } na 100 twierdz zgodnych z twoimi notatkami twoja figura ({ $piece }) nie ma drogi do flagi.
coach-hint_challenge = W { $chance } na 100 twierdz zgodnych z twoimi notatkami flagi nie da się zdobyć. Czas ją zakwestionować.
coach-hint_stops = W { $wall } na 100 twierdz twoją turę kończy tam mur, a w { $card } karta bije twoją figurę.
coach-hint_stops_wall = W { $chance } na 100 twierdz twoją turę kończy tam mur.
coach-hint_stops_card = W { $chance } na 100 twierdz karta bije tam twoją figurę.
coach-hint_stops_not = Prawie nic nie może tam zakończyć twojej tury.
coach-hint_walk = Najpierw idź na { $square }: droga jest znana i nie kosztuje tury.

## Things to try next time

coach-tip-wall_known = Spójrz na plan, zanim zapytasz: narysowany mur nigdy nie ustąpi.
coach-tip-wall_sure = Licz mury na planie. Gdy żadnego nie brakuje albo zostały tylko ich miejsca, nie trzeba pytać.
coach-tip-beaten_known = Wyślij figurę, która bije tę kartę, albo ją obejdź.
coach-tip-idle = Wiedz, dokąd idziesz, zanim ruszysz: dopiero nowe pole kończy puste kroki.
coach-tip-dear_piece = Zachowaj figury nieużyte: pobita lub poświęcona kosztuje dwie tury więcej.
coach-tip-wrong_piece = Zanim figura wejdzie, pomyśl o ukrytych jeszcze kartach i o tym, kogo biją.
coach-tip-early_swap = Zamieniaj figurę dopiero wtedy, gdy nie ma już nic do znalezienia.
coach-tip-late_swap = Gdy figura nie ma dalszej drogi, wróć nią do wejścia i od razu ją zamień.
coach-tip-win_missed = Najpierw bierz karty, które twoja figura na pewno bije: to nie kosztuje tury i otwiera drogę.
coach-tip-blocked_likely = Pytaj najpierw tam, gdzie mur lub karta są najmniej prawdopodobne: drabiny i przejścia nie mają murów.
coach-tip-away = Pytaj w stronę pól, na których nie stała żadna figura: tam leży flaga.
coach-tip-challenge_early = Kto zakwestionuje niesłusznie, przegrywa: pytaj dalej, dopóki droga może istnieć.
coach-tip-challenge_late = Gdy notatki nie zostawiają drogi do flagi, zakwestionuj ją, zamiast pytać dalej.

## The page, in turns

coach-looking-turns = Trener ogląda twój krok { $looked } z { $count }
coach-deepening-turns = Dłuższe spojrzenie na najkosztowniejsze kroki: { $done } z { $count }
coach-looked-turns = Obejrzane twoje kroki: { $count }
coach-turn-turns = Krok { $turn }, { $act }.
coach-previous-turns = Twój poprzedni krok
coach-next-turns = Twój następny krok
coach-shown-turns = Krok { $turn }, tak jak był widziany
coach-true-turns = Krok { $turn }, tak jak było naprawdę
coach-dearest-turns = Twoje najkosztowniejsze kroki
coach-none-dear-turns = Żaden krok nie kosztował cię wiele.
coach-price-scale-turns = Liczba mówi, ile tur kosztował krok, średnio w twierdzach zgodnych z twoimi notatkami.
coach-luck-good-turns = Mury i karty zatrzymywały cię rzadziej, niż należało oczekiwać: to było szczęście.
coach-luck-bad-turns = Mury i karty zatrzymywały cię częściej, niż należało oczekiwać: to był pech.
coach-luck-even-turns = Mury i karty zatrzymywały cię mniej więcej tak często, jak należało oczekiwać.
coach-fortune-help-turns = Powyżej środka flaga była bliżej ciebie, według tego, co powiedziano obu stronom.
coach-turned-turns = Tu partia się odwróciła.
coach-summary-turns = Tury: { $spent }. Potrzebne: { $needed }. Zmarnowane: { $lost }.
coach-summary-so-far-turns = Tury dotąd: { $spent }. Potrzebne: { $needed }. Zmarnowane: { $lost }.
coach-summary-help-turns = Potrzebne to mniej więcej tyle, ile przy tym samym szczęściu zużywa ktoś, kto wszystko notuje. Zaokrąglone do całych tur.
