# The Lord of the Rings card game: the page for players.

rules-page-card-game = Władca Pierścieni: gra karciana

guide-fellowship-goal-title = Cel
guide-fellowship-goal =
    Od jednego do czterech graczy wędruje razem. Gra się przeciw scenariuszowi, nigdy przeciw sobie: wygrywają wszyscy albo przegrywają wszyscy.
    Scenariusz to szereg etapów wyprawy. Ukończcie ostatni, póki choć jeden gracz jest w grze, a wygracie.
    Przegrywacie, gdy wszyscy gracze zostali wyeliminowani.
guide-fellowship-cards-title = Karty
guide-fellowship-cards =
    Bohaterowie są w grze od początku. Ruszają na wyprawę, atakują, bronią i płacą. Sprzymierzeńcy robią to samo, tylko nie płacą. Bohaterowie i sprzymierzeńcy to razem postacie.
    Dodatki leżą pod inną kartą i ją zmieniają. Gdy ona opuszcza grę, one też. Wydarzenia zagrywa się raz i odrzuca.
    W talii spotkań są wrogowie, obszary, podstępy i cele. To, co przynosi, czeka najpierw w strefie przygotowań.
    Karta unikatowa nie może wejść do gry, póki jest w niej karta o tej samej nazwie, u kogokolwiek.
    Odrzucona karta trafia zawsze na stos właściciela. Własnej talii nigdy nie odnawia się z odrzuconych kart.
guide-fellowship-kinds-title = Rodzaje kart
guide-fellowship-kinds = Co robi każdy rodzaj i ile jest go w zestawie podstawowym.
guide-fellowship-heroes-title = Bohaterowie
guide-fellowship-heroes = Liczby stoją pod znakami: siła woli, atak, obrona, wytrzymałość i ile zagrożenia wnosi bohater.
guide-fellowship-setup-title = Przed pierwszą rundą
guide-fellowship-setup =
    Wybierzcie scenariusz. Każdy bierze od jednego do trzech bohaterów i talię. Żaden bohater nie może leżeć na stole dwa razy.
    Twój poziom zagrożenia zaczyna się od sumy kosztów zagrożenia twoich bohaterów.
    Dobierz sześć kart. Raz możesz wtasować wszystkie sześć i dobrać sześć innych; te zatrzymujesz.
    Potem pierwszy etap mówi, co na początku leży na stole. Przed pierwszą rundą nie ma akcji.
guide-fellowship-secret-title = Co jest tajne
guide-fellowship-secret =
    Rozmawiajcie do woli, ale nie nazywajcie i nie pokazujcie kart z ręki ani tych, które widział tylko jeden z was.
    Wszystko na stole jest jawne, także stosy kart odrzuconych i listy talii. Kolejność kart w taliach i karty zakryte są tajne.
    Opcja odkrywa wszystkie ręce.
guide-fellowship-round-title = Runda
guide-fellowship-round =
    Runda ma siedem faz: zasoby, planowanie, wyprawa, podróż, spotkanie, walka, odświeżenie. Wszędzie zaczyna pierwszy gracz, potem zgodnie z ruchem wskazówek zegara.
    Między krokami są okna, w których każdy może używać akcji i zagrywać wydarzenia. Okno zamyka się, gdy wszyscy po kolei spasują.
    Odświeżenie: wyczerpane karty znów są gotowe, poziom zagrożenia każdego rośnie o 1, a pierwszym graczem zostaje następny.
guide-fellowship-pay-title = Zasoby i planowanie
guide-fellowship-pay =
    W pierwszej fazie każdy bohater dostaje jeden zasób, a każdy gracz dobiera kartę. Z pustej talii się nie dobiera.
    W drugiej każdy po kolei zagrywa sprzymierzeńców i dodatki, ile może opłacić.
    Za kartę płacą bohaterowie jej sfery. Kilku takich bohaterów może płacić razem. Za karty neutralne płacą dowolni bohaterowie.
    Karta o koszcie 0 nic nie kosztuje, ale trzeba mieć bohatera jej sfery. Za zdolności kart w grze płaci dowolny bohater.
    Dodatek można dać postaci innego gracza; wtedy to on go kontroluje.
guide-fellowship-quest-title = Wyprawa
guide-fellowship-quest =
    Najpierw każdy po kolei wysyła postacie na wyprawę: wszystkie naraz, i wyczerpują się. Pozostają na niej do końca fazy.
    Potem dla każdego gracza odkrywa się jedną kartę spotkań, jedną po drugiej. Działają efekty „Po odkryciu”. Wrogowie, obszary i cele zostają w strefie przygotowań; podstępy się odrzuca.
    Potem się porównuje: siłę woli wszystkich na wyprawie z zagrożeniem wszystkich kart w strefie przygotowań.
    Więcej siły woli: różnica to postęp. Więcej zagrożenia: poziom każdego rośnie o różnicę. Po równo: nic się nie dzieje.
    Jeśli w tej fazie skończy się talia spotkań, tasuje się jej odrzucone karty i one są nową talią. W innych fazach nie.
guide-fellowship-stages-title = Postęp i etapy
guide-fellowship-stages =
    Postęp idzie najpierw na aktywny obszar. Gdy ma on tyle żetonów, ile punktów wyprawy, jest zbadany i odrzucony; reszta idzie na etap.
    Gdy tylko etap ma swoje punkty wyprawy, odkrywa się następny, nawet w środku kroku. Nadmiar postępu przepada. Wszystko inne zostaje, jak było.
    Niektórych etapów nie można opuścić przed spełnieniem warunku. Do tego czasu postęp się zbiera.
guide-fellowship-travel-title = Podróż
guide-fellowship-travel =
    Jeśli żaden obszar nie jest aktywny, możecie ruszyć do jednego ze strefy przygotowań. Decyduje pierwszy gracz.
    Jego zagrożenie już się nie liczy, ale stoi on między wami a etapem.
    Jeśli ma efekt podróży, to jest cena. Kto nie może jej zapłacić, nie może tam iść.
guide-fellowship-engage-title = Spotkanie
guide-fellowship-engage =
    Najpierw każdy gracz może wejść w zwarcie z jednym wrogiem ze strefy przygotowań, bez względu na jego koszt zwarcia.
    Potem są sprawdzenia, po kolei i kółko po kółku: z wrogów, których koszt zwarcia nie przekracza twojego poziomu zagrożenia, podchodzi do ciebie ten o najwyższym. Koniec, gdy przez całe kółko nikt nie podejdzie.
    Wróg zostaje, aż zostanie pokonany albo przeniesie go karta.
guide-fellowship-defend-title = Wrogowie atakują
guide-fellowship-defend =
    Najpierw każdy wróg w zwarciu dostaje zakrytą kartę Cienia z talii spotkań. Jeśli talia jest pusta, nie dostaje.
    Potem każdy wróg raz atakuje swojego gracza. Kolejność wybierasz ty. Raz: wybierz wroga. Dwa: wyczerp jedną postać jako obrońcę albo zostaw atak bez obrony. Trzy: odkryj kartę Cienia; liczy się tylko jej efekt Cienia. Cztery: atak wroga minus obrona obrońcy to obrażenia.
    Bez obrony wszystkie obrażenia idą na jednego z twoich bohaterów, a jego obrona się nie liczy. Jeśli obrońcy zabraknie przed obrażeniami, atak jest bez obrony.
    Karta z tyloma obrażeniami, ile ma punktów wytrzymałości, jest zniszczona. Obrażenia zostają z rundy na rundę.
    Gdy wróg jest już wybrany, atak zatrzyma tylko jego koniec.
guide-fellowship-attack-title = Twoje ataki
guide-fellowship-attack =
    Po wszystkich wrogach atakują gracze, po kolei. Każdy może raz zaatakować każdego wroga, z którym jest w zwarciu.
    Raz: wskaż wroga i wyczerp dowolnie wiele postaci. Dwa: dodaj ich atak. Trzy: ta suma minus obrona wroga to obrażenia.
    Na koniec odrzuca się wszystkie karty Cienia.
guide-fellowship-effects-title = Co mówią karty
guide-fellowship-effects =
    Bez grubego słowa: działa stale. Akcja: do użycia w oknie. Reakcja: do użycia, gdy nadarzy się jej okazja. Wymuszony: dzieje się sam. Po odkryciu: dzieje się, gdy karta zostaje odkryta.
    Przy tej samej okazji: to, co działa stale, potem wymuszone, potem reakcje. Każde raz.
    To, co płacisz, wyczerpujesz lub odrzucasz przed dwukropkiem, jest ceną; pozostaje zapłacona, nawet gdy efekt zostanie anulowany. „Nie może” jest mocniejsze od wszystkiego. To, co po „potem”, wymaga tego, co przed nim.
    Wartości nigdy nie spadają poniżej 0. Gdzie wybór jest otwarty, decyduje pierwszy gracz.
guide-fellowship-keywords-title = Słowa kluczowe
guide-fellowship-keywords = Stoją na początku tekstu karty i działają zawsze, gdy karta jest odkrywana albo jest w grze.
guide-fellowship-keyword-doomed = Zguba X
guide-fellowship-keyword-doomed-help = Po odkryciu poziom zagrożenia każdego rośnie o X.
guide-fellowship-keyword-surge = Nawała
guide-fellowship-keyword-surge-help = Po odkryciu odkrywa się po niej jeszcze jedną kartę.
guide-fellowship-keyword-guarded = Strzeżony
guide-fellowship-keyword-guarded-help = Strzeże go następna karta talii spotkań. Nikt nie zdobędzie celu, póki ona nie zniknie.
guide-fellowship-keyword-ranged = Dystans
guide-fellowship-keyword-ranged-help = Może atakować wrogów w zwarciu z innymi graczami, sama albo dołączając do ich ataku.
guide-fellowship-keyword-sentinel = Wartownik
guide-fellowship-keyword-sentinel-help = Może bronić innego gracza, który nie wskazał obrońcy.
guide-fellowship-keyword-restricted = Ograniczenie
guide-fellowship-keyword-restricted-help = Postać ma najwyżej dwie takie karty. Przy trzeciej jedną z trzech się odrzuca.
guide-fellowship-keyword-victory = Zwycięstwo X
guide-fellowship-keyword-victory-help = Pokonana lub zbadana leży z boku i daje X punktów.
guide-fellowship-out-title = Poza grą
guide-fellowship-out =
    Gracz odpada, gdy nie ma już bohaterów, gdy jego poziom zagrożenia sięgnie 50 albo gdy każe karta. Dzieje się to od razu.
    Jego karty trafiają na stosy właścicieli. Jego wrogowie wracają do strefy przygotowań ze swoimi obrażeniami. Odtąd odkrywa się o jedną kartę mniej.
    Pozostali grają dalej, a jeśli wygrają, wygrali wszyscy.
guide-fellowship-score-title = Wynik
guide-fellowship-score =
    Niski wynik jest dobry. Dodaje się poziomy zagrożenia wszystkich graczy, koszty zagrożenia poległych bohaterów i obrażenia żywych. Odejmuje się punkty zwycięstwa.
    Nowszy sposób dodaje 10 za każdą ukończoną rundę. Gra podaje oba.
    Za gracza, który odpadł, liczy się 50 i koszty zagrożenia wszystkich jego bohaterów.
guide-fellowship-modes-title = Talie i sposoby gry
guide-fellowship-modes =
    Na początek: Droga przez Mroczną Puszczę i jedna z czterech talii startowych po 30 kart. Własna talia ma co najmniej 50 kart i najwyżej trzy o tej samej nazwie.
    Łatwa: mniejsza talia spotkań, a każdy bohater zaczyna z jednym zasobem. Podstawowa: bez kart Cienia. Zwykła: wszystko.
    Dwa zbiory zasad: z wszystkimi późniejszymi poprawkami albo jak w druku z 2011 roku. Różnią się tekstem pięciu kart i wynikiem.

## The tables of cards

fellowship-kinds = Karty zestawu podstawowego
fellowship-kinds-kind = Rodzaj
fellowship-kinds-different = Różnych
fellowship-heroes = Bohaterowie zestawu podstawowego
fellowship-kind-hero = Twój od początku: rusza na wyprawę, atakuje, broni i płaci.
fellowship-kind-ally = Kosztuje zasoby, potem rusza na wyprawę, atakuje i broni.
fellowship-kind-attachment = Kosztuje zasoby i wzmacnia kartę, pod którą leży.
fellowship-kind-event = Działa raz, od razu, i jest odrzucane.
fellowship-kind-enemy = Przychodzi do ciebie i atakuje w każdej rundzie.
fellowship-kind-location = Dodaje zagrożenie, aż tam wyruszysz albo go zbadasz.
fellowship-kind-treachery = Szkodzi raz i znika.
fellowship-kind-objective = Można go zdobyć; niektóre scenariusze go wymagają.
fellowship-kind-quest = Etap scenariusza, który kończą żetony postępu.
