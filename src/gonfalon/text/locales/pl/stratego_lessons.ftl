### The lessons of Stratego: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Moving
lesson-moving-title = Ruchy
lesson-moving-teaches = Jeden pionek, jedno pole, prosto, w tył lub w bok; nigdy przez jezioro, nigdy na ukos.
lesson-moving-1 = Poprowadź kapitana z d4 do przejścia między jeziorami. Pierwszy krok?
lesson-moving-1-d4-e4 = Dobrze. Droga na północ zaczyna się na e4.
lesson-moving-1-d4-d5 = To jezioro. W zbroi nikt nie pływa: obejdź je.
lesson-moving-1-d4-e5 = Nigdy na ukos. Dwa kroki: najpierw e4, potem e5.
lesson-moving-1-d4-f4 = Jedno pole na turę. Dalej idzie tylko zwiadowca.
lesson-moving-1-d4-c4 = Wolno, ale to oddala od przejścia. Spróbuj z drugiej strony.
lesson-moving-2 = Teraz przez przejście: dwa kroki do e6, po jednym na turę.
lesson-moving-2-e4-e5 = Jeszcze jeden.
lesson-moving-2-e4-f4 = Wolno, ale w bok. Przejście jest na wprost.
lesson-moving-3 = I ostatni.
lesson-moving-3-e5-e6 = Udało się. W prawdziwej partii byłby teraz sam wśród czterdziestu zakrytych pionków.
lesson-moving-3-e5-e4 = Znowu w tył? Wolno, ale lekcja czeka z przodu.

## Fighting
lesson-fighting-title = Walka
lesson-fighting-teaches = Wejdź na pionek wroga, by zaatakować: wyższa liczba zostaje, przy równych schodzą oba, i oba się odkrywają.
lesson-fighting-1 = Twój kapitan (6) stoi przed porucznikiem (5) i majorem (7). Wygraj walkę.
lesson-fighting-1-e5-e6 = 6 bije 5: porucznika nie ma, a twój kapitan stoi na e6.
lesson-fighting-1-e5-f5 = 6 przeciw 7: twój kapitan pada. Spójrz na liczby.
lesson-fighting-1-f4-f5 = 5 przeciw 7: twój porucznik pada. Zaatakuj coś mniejszego.
lesson-fighting-1-e5-e4 = Tam nic się nie dzieje. Zaatakuj pionek, który twoja 6 pobije.
lesson-fighting-2 = Major (7) na f5 stoi obok twojego porucznika. Uratuj porucznika albo go stracisz.
lesson-fighting-2-f4-e4 = Odszedł. Uniki to też walka.
lesson-fighting-2-f4-g4 = { lesson-fighting-2-f4-e4 }
lesson-fighting-2-f4-f3 = Krok w tył, ale on może iść za tobą. Na razie żyjesz.
lesson-fighting-2-f4-f5 = 5 przeciw 7: porucznik pada.
lesson-fighting-2-e6-e7 = Teraz major bije twojego porucznika: 7 przeciw 5.
lesson-fighting-3 = Nadchodzi kapitan. Wyjdź mu naprzeciw i zobacz, co się dzieje między równymi: krok na e7.
lesson-fighting-3-e6-e7 = Teraz on musi zdecydować.
lesson-fighting-3-e6-e5 = Zostań blisko.
lesson-fighting-4 = 6 przeciw 6. Atakuj.
lesson-fighting-4-e7-e8 = Równe rangi: schodzą oba. Dobrze, gdy prowadzisz, źle, gdy przegrywasz.
lesson-fighting-4-e7-e6 = To tylko czekanie. Zaatakuj i zobacz, co się dzieje między równymi.

## Scouts ask questions
lesson-scouts-title = Zwiadowcy pytają
lesson-scouts-teaches = Zwiadowca biegnie prosto, jak daleko chce, i na końcu może zaatakować; rzadko wygrywa: pyta, kto tam stoi.
lesson-scouts-1 = Twój marszałek (10) stoi na i8. Bije wszystko oprócz bomby i atakującego szpiega. Czy j8 jest bezpieczne? Niech zapyta zwiadowca z j3.
lesson-scouts-1-j3-j8 = Generał (9)! Twój zwiadowca pada, a wszyscy widzieli oba pionki. Dwójka za miejsce dziewiątki to dobry interes.
lesson-scouts-1-i8-j8 = Tym razem się udało. Ale są tu też bomby, a marszałek to pół gry. Najpierw zapytaj.
lesson-scouts-1-j3-j7 = Teraz wiedzą, że to zwiadowca (tylko on idzie tak daleko), a ty nie wiesz nic. Biegnij do końca.
lesson-scouts-1-a3-a8 = Bomba; dobrze wiedzieć, ale marszałek jest po drugiej stronie.
lesson-scouts-2 = Teraz wiesz. Skorzystaj.
lesson-scouts-2-i8-j8 = 10 bije 9: najlepsze bicie na planszy, za jednego zwiadowcę.
lesson-scouts-2-a3-a7 = Generał nie będzie na ciebie czekał.

## Bombs and miners
lesson-bombs-title = Bomby i saperzy
lesson-bombs-teaches = Bomba niszczy każdego atakującego oprócz sapera (3): on ją rozbraja i staje na jej miejscu.
lesson-bombs-1 = Twój porucznik wpadł na bombę na e9. Bomba wciąż tam jest. Kto pójdzie teraz?
lesson-bombs-1-d7-e7 = Saper idzie bezpieczną drogą: e7, potem e8.
lesson-bombs-1-d7-d8 = d8 jest obok zakrytego pionka na d9: wychodzi i bije sapera. Idź bezpieczną drogą.
lesson-bombs-1-f7-f8 = Major też padłby na e9. Bomby rozbraja tylko saper.
lesson-bombs-1-f7-e7 = Blokujesz sapera. Bomby rozbraja tylko saper.
lesson-bombs-2 = Dalej na e8.
lesson-bombs-2-e7-e8 = Obok bomby.
lesson-bombs-2-f7-f8 = Najpierw saper.
lesson-bombs-3 = Rozbrój.
lesson-bombs-3-e8-e9 = Bomby nie ma, a twój saper stoi na e9. Zobacz, co stoi za nią.
lesson-bombs-3-e8-d8 = d8 jest obok zakrytego pionka. Bomba jest na wprost.
lesson-bombs-4 = Czego strzegła bomba?
lesson-bombs-4-e9-e10 = Flaga. Wygrywasz.
lesson-bombs-4-e9-d9 = Sierżant (4): twój saper pada. Bomby stoją wokół flag, nie obok sierżantów.

## The spy and the marshal
lesson-spy-title = Szpieg i marszałek
lesson-spy-teaches = Szpieg zabija marszałka, jeśli sam atakuje; zaatakowany jest stracony: ostatni krok zostaw marszałkowi.
lesson-spy-1 = Twój zwiadowca znalazł marszałka (10), a on idzie przejściem. Stoi na e5, twój szpieg na e3, jedno pole między nimi. Co teraz?
lesson-spy-1-a4-a5 = Cierpliwości. Teraz on musi zrobić ostatni krok.
lesson-spy-1-a4-b4 = { lesson-spy-1-a4-a5 }
lesson-spy-1-a4-a3 = { lesson-spy-1-a4-a5 }
lesson-spy-1-e3-e4 = Obok niego, a to jego tura: atakuje, a szpieg to tylko 1.
lesson-spy-1-e3-f3 = Pułapka stała na jego drodze. Zostaw szpiega tam, gdzie on musi przejść.
lesson-spy-1-e3-e2 = Zbyt nieśmiało: on pójdzie inną drogą.
lesson-spy-2 = Stoi obok szpiega, a to twoja tura.
lesson-spy-2-e3-e4 = Najsłabszy pionek bije najsilniejszy. Twój generał boi się odtąd tylko bomb.
lesson-spy-2-e3-d3 = Drugi raz nie poczeka. Atakuj.
lesson-spy-2-a5-a6 = Bije szpiega. A już był twój!

## The flag
lesson-flag-title = Flaga
lesson-flag-teaches = Każdy pionek, który się rusza, zdobywa flagę i kończy grę; flaga nigdy się nie rusza: szukaj wśród tych, co stoją.
lesson-flag-1 = Pionek na d8 się ruszył: ani bomba, ani flaga. Trzy, które nigdy się nie ruszyły, stoją wokół czwartego, f10. Zapukaj do drzwi.
lesson-flag-1-f8-f9 = Bomba, a na jej miejscu twój saper. Bomby przed pionkiem: to dom.
lesson-flag-1-c8-d8 = Bijesz sierżanta, ale flaga to nie pionek, który chodzi.
lesson-flag-1-f8-e8 = Wokół domu jest tylko więcej muru. Prosto.
lesson-flag-2 = Trzy drogi z f9. Kto ma najwięcej sąsiadów, którzy nigdy się nie ruszyli?
lesson-flag-2-f9-f10 = Flaga. Wygrywasz.
lesson-flag-2-f9-e9 = Znowu na zewnątrz. Środek domu to f10.

## Where to hide the flag
lesson-hiding-place-title = Gdzie ukryć flagę
lesson-hiding-place-teaches = Flaga chce ostatniego rzędu, bomb przy drzwiach, ruchomego pionka w pobliżu i drugiego miejsca, które wygląda tak samo.
lesson-hiding-place-1 = Stoi wszystko oprócz flagi. Cztery pola są wolne: postaw ją na jednym i zobacz, kto mógłby przyjść.
lesson-hiding-place-1-d1 = Bomby z obu stron i z przodu, z tyłu krawędź: wejdzie tylko saper, a przy drzwiach potrzebuje dwóch tur.
lesson-hiding-place-1-a1 = Róg ma dwoje drzwi i oboje stoją otworem: zdobędzie ją każdy, kto przyjdzie wzdłuż krawędzi.
lesson-hiding-place-1-e4 = Na oczach wszystkich: pierwszy zwiadowca, który przybiegnie przejściem, zdobędzie ją i koniec gry.
lesson-hiding-place-1-h2 = W drugim rzędzie czterech sąsiadów pada jeden po drugim, a żaden nie jest bombą.

## To and fro
lesson-to-and-fro-title = Tam i z powrotem
lesson-to-and-fro-teaches = Trzy razy przez tę samą linię, potem musisz zrobić coś innego; więc nie biegaj tam i z powrotem, biegnij do przyjaciela.
lesson-to-and-fro-1 = Major (7) ściga twojego kapitana (6), który trzy razy przeszedł między e4 a f4. Spróbuj jeszcze raz albo znajdź coś lepszego.
lesson-to-and-fro-1-f4-g4 = Ucieka, i to obok twojego pułkownika. Jeśli pójdzie za nim, stanie obok ósemki.
lesson-to-and-fro-1-f4-e4 = Trzy przejścia z rzędu przez jedną linię to wszystko, co masz. Każdy inny ruch przerywa serię.
lesson-to-and-fro-1-f4-f5 = 6 przeciw 7: twój kapitan pada.
lesson-to-and-fro-1-f3-g3 = Pułkownik odchodzi, a major bije twojego kapitana.
lesson-to-and-fro-2 = Poszedł za nim. Kto stoi obok niego?
lesson-to-and-fro-2-f3-f4 = 8 bije 7. Łowca przyszedł prosto do pułkownika.
lesson-to-and-fro-2-g4-f4 = 6 przeciw 7. Zobacz, kto jeszcze stoi obok niego.
lesson-to-and-fro-2-f3-f2 = Pozwalasz mu odejść.

## What the enemy can know
lesson-what-they-know-title = Co może wiedzieć wróg
lesson-what-they-know-teaches = Każdy ruch coś mówi: pierwszy krok „nie bomba, nie flaga”, długi krok „zwiadowca”, walka mówi wszystko.
lesson-what-they-know-1 = Niebieskie widziały twojego kapitana na e6: walczył. Nic innego u ciebie się nie ruszyło. Zrób ruch, który nie powie im nic nowego.
lesson-what-they-know-1-e6-e7 = Nic nowego: kapitana już znały.
lesson-what-they-know-1-e6-f6 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-e6-e5 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-b3-b4 = Mówi: „b3 to ani bomba, ani flaga”. O marszałku to dużo. Czy potrzebujesz go teraz?
lesson-what-they-know-1-i3-i4 = Mały krok: wiedzą, że się rusza. To wciąż może być wszystko, co się rusza.
lesson-what-they-know-1-i3-i7 = Teraz wiedzą na pewno: zwiadowca.
lesson-what-they-know-1-h3-h4 = Szpieg się ruszył; o jedno miejsce mniej, gdzie szukać bomby.
lesson-what-they-know-2 = A teraz odwrotnie: który ruch powie im najwięcej?
lesson-what-they-know-2-i3-i7 = Dobrze: teraz wiedzą to na pewno, a to był tylko spacer. Czasem taka jest cena; teraz ją znasz.
lesson-what-they-know-2-i3-i8 = Dobrze: teraz wiedzą to na pewno, a to był tylko spacer.
lesson-what-they-know-2-i3-i6 = { lesson-what-they-know-2-i3-i8 }
lesson-what-they-know-2-b3-b4 = To mówi tylko, że może się ruszać, a mogą 33 z 40 pionków.
lesson-what-they-know-2-e7-e8 = Tego kapitana już znają: to nic nie mówi.

## Your first set-up
lesson-first-setup-title = Twoje pierwsze ustawienie
lesson-first-setup-teaches = Flaga za bombami, trzech saperów w odwodzie, zwiadowcy z przodu i z tyłu, marszałek i generał osobno, szpieg przy jednym z nich: reszta to gust.
lesson-first-setup-1 = To ustawienie ma błędy. Zamieniaj pionki, aż nie zostanie żadna uwaga.
lesson-first-setup-1-done = Nie ma już błędów. Reszta to gust: zagraj tym.
lesson-setup-flag-forward = Flaga stoi w trzecim rzędzie lub dalej: zwiadowcy zobaczą ją pierwszą. Cofnij ją.
lesson-setup-flag-open = Flaga ma więcej niż jedne drzwi bez bomby. Zamknij je.
lesson-setup-miners-forward = Saperzy wygrywają końcówkę. Zostaw trzech z pięciu w dwóch tylnych rzędach.
lesson-setup-bombs-wall-you-in = Trzy bomby w pierwszym rzędzie zamurowują twoje pionki. Jedna tam wystarczy.
lesson-setup-no-scout-in-front = Z przodu nikt nie może pytać: dwóch zwiadowców powinno stać w pierwszym rzędzie.
lesson-setup-no-scout-kept = Zostaw dwóch zwiadowców z tyłu: decydują pod koniec gry.
lesson-setup-spy-alone = Szpieg stoi daleko od twojej 9 i 10: kogo ma pomścić? Najwyżej trzy kroki.
lesson-setup-giants-together = Marszałek i generał po tej samej stronie: druga należy do wroga.

## What a lesson about setting up asks for
setup-lesson-check = Sprawdź ustawienie
setup-lesson-here = wolne dla flagi

lesson-missed-spy = W pewnej partii szpieg zbił twojego marszałka.
lesson-missed-bombs = W pewnej partii kilka twoich pionków przepadło na bombach.
lesson-missed-flag = W pewnej partii znaleziono twoją flagę.
