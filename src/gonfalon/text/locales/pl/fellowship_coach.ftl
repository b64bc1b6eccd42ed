## What the coach says of an answer: cards and numbers by name

coach-quest_few = Siła woli na wyprawie: { $willpower }, zagrożenie w strefie przygotowań: { $threat }; lepiej było { $better }. Warto było wysłać także: { $cards }.
coach-quest_many = Siła woli na wyprawie: { $willpower }, zagrożenie w strefie przygotowań: { $threat }; wystarczało { $better }. Lepiej było zatrzymać: { $cards }.
coach-quest_who = Zamiast nich mogli pójść inni. Lepiej było zatrzymać: { $cards }.
coach-undefended = Nikt nie bronił przed atakiem: { $enemy }. Lepszy obrońca: { $card }.
coach-defended = Obrońca: { $card }, atak: { $enemy }. Lepiej było przyjąć obrażenia i pozostać w gotowości.
coach-defender = Obrońca: { $card }, atak: { $enemy }. Lepszy obrońca: { $other }.
coach-attack_none = Wróg zostawiony w spokoju: { $enemy }. Atak był lepszy.
coach-attack_few = Cel ataku: { $enemy }, siła { $attack }; lepiej było { $better }.
coach-attack_many = Cel ataku: { $enemy }, siła { $attack }; wystarczało { $better }.
coach-attack_who = Lepszy był inny cel niż { $enemy } albo żaden.
coach-engage = Inny wybór przeciwnika dawał lepsze walki.
coach-travel = Inny wybór celu podróży był lepszy.
coach-unplayed = Ta karta mogła wejść do gry, a nie została zagrana: { $card }.
coach-event_kept = Ta karta by tu pomogła, a nie została użyta: { $card }.
coach-event_wasted = Ta karta dała tu niewiele: { $card }. Lepiej było zachować ją na później.
coach-spent_early = Ta karta kosztowała więcej, niż dała: { $card }. Lepiej było oszczędzać.
coach-other_card = Więcej warta była tu karta { $other } niż { $card }.
coach-other_choice = Inny wybór daje lepsze położenie.
coach-kept_hand = Te karty zostały na ręce. Sześć nowych wygrywa częściej.
coach-redrew_hand = Te karty zostały oddane. Zatrzymane wygrywają częściej.
coach-leaves = Co daje lepsza odpowiedź: { $reasons }.
coach-cost-one = Koszt: około 1 partii na { $games } (od { $low } do { $high } na 100).
coach-cost-many = Koszt: około { $lost } na 10 partii (od { $low } do { $high } na 100).

## Things to try next time

coach-tip-quest_few = Zanim kogoś wyślesz, dodaj do zagrożenia w strefie przygotowań około dwóch punktów za każdą kartę do odkrycia.
coach-tip-quest_many = Zatrzymaj tych, którzy w tej rundzie muszą bronić lub atakować: siły woli potrzeba tylko tyle, ile wystarczy.
coach-tip-quest_who = Wysyłaj tych z dużą siłą woli, zatrzymuj tych, którzy dobrze walczą.
coach-tip-undefended = Przed wyprawą zdecyduj, kto stawi czoła któremu wrogowi.
coach-tip-defended = Obrażenia wytrzymałego bohatera bywają tańsze niż obrońca, którego potem zabraknie.
coach-tip-defender = Niech broni ten, kto przetrwa atak i kartę Cienia, a jest najmniej potrzebny.
coach-tip-attack_none = Wróg, który zostaje, atakuje co rundę: sprawdź, czy możesz go pokonać.
coach-tip-attack_few = Przed ciosem zsumuj obronę wroga i jego pozostałą wytrzymałość: tyle trzeba.
coach-tip-attack_many = Uderzaj z taką siłą, jakiej trzeba, a resztę zachowaj na następnego wroga.
coach-tip-attack_who = Najpierw pokonuj to, co najmocniej atakuje i najłatwiej pada.
coach-tip-engage = Mierz się z wrogiem, gdy wszystko gotowe, zanim ściągnie go zagrożenie.
coach-tip-travel = Podróżuj tam, gdzie zagrożenie w strefie przygotowań spada najbardziej, chyba że obszar za to karze.
coach-tip-unplayed = Leżące zasoby nic nie dają: wcześnie zagrany sprzymierzeniec opłaca się co rundę.
coach-tip-event_kept = Przy każdej pauzie przejrzyj karty na ręce: wydarzenie, które zostało na koniec, nikomu nie pomogło.
coach-tip-event_wasted = Przed zagraniem wydarzenia zapytaj, co zmieni w tej rundzie; jeśli mało, zachowaj je.
coach-tip-spent_early = Zanim zapłacisz, pomyśl o droższej karcie, na którą zbierasz.
coach-tip-other_card = Najpierw zagrywaj to, co działa co rundę: siłę woli, atak, karty, zasoby.
coach-tip-other_choice = Przed wyborem sprawdź, co zostawia na resztę rundy.
coach-tip-kept_hand = Warto zatrzymać pierwsze karty, które działają co rundę, albo trzy tanie: sojuszników lub dodatki. W innym razie lepiej dobrać nowe.
coach-tip-redrew_hand = Pierwszą rękę z jedną silną kartą albo trzema tanimi warto zatrzymać: nowe rzadko są lepsze.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 oznacza: za każdym razem odpowiedź, która wygrywa najczęściej.
coach-luck-even-chances = Szczęście nie wchodzi do tych liczb: odpowiedź ocenia się po tym, co można było wiedzieć.
coach-dearest-chances = Twoje najdroższe odpowiedzi
coach-none-dear-chances = O żadnej odpowiedzi nie wiadomo na pewno, że kosztowała wiele.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = „1 na 8” oznacza: na osiem dogranych partii lepsza odpowiedź wygrała mniej więcej o jedną więcej.
coach-price-one = 1 na { $games }
coach-price-many = { $lost } na 10
coach-shown-chances = { $when } Tak jak było widać
coach-true-chances = { $when } Tak jak było naprawdę
coach-played-undrawn-chances = Twoja odpowiedź: { $act }.
coach-best-undrawn-chances = Lepiej: { $act }.
coach-same-chances = Żadna inna odpowiedź nie była na pewno lepsza.
coach-when = Runda { $round }: { $question }
coach-when-start = Pierwsze karty: { $question }
coach-chance = Twoje szanse na zwycięstwo, runda po rundzie
coach-chance-help = Udział partii, które komputer wygrał, grając dalej po twoich odpowiedziach. Prawdziwy udział leży w paśmie w 95 na 100 przypadków.
coach-chance-hopeless = Stąd komputer prawie nigdy nie wygrywał, więc jego partie nie rozróżniają twoich odpowiedzi i żadnej nie uznaje się za błąd.
coach-chance-hopeless-from = Od rundy { $round } nawet komputer prawie nigdy nie wygrywał: dalszych odpowiedzi nie uznaje się ani za trafne, ani za błędy.
coach-chance-held-out = Udało się wytrwać do rundy { $last }.
coach-no-tips-closed-chances = Tych odpowiedzi nie da się ocenić: tą talią nawet komputer prawie nigdy tu nie wygrywa. Wybierz inną talię lub łatwiejszy scenariusz.
coach-chance-of = Runda { $round }: { $share } na 100 (od { $low } do { $high })
coach-chance-of-start = Pierwsze karty: { $share } na 100 (od { $low } do { $high })
coach-in-numbers = W liczbach

## The coach's notes in the replay

coach-notes = Uwagi trenera
coach-notes-help = Odpowiedzi, które kosztowały 1 partię na 10 lub więcej, według tego, co było wiadome.
coach-notes-none = O żadnej odpowiedzi nie wiadomo na pewno, że kosztowała 1 partię na 10.
