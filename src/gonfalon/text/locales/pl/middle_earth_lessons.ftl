### The lessons of Middle-earth: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Fly
lesson-fly-title = Lot
lesson-fly-teaches = Kto lata, skacze prosto nad wszystkim, co stoi przed nim, na pierwsze wolne pole; tak nigdy nie atakuje.
lesson-fly-1 = Gandalf (10) jest zamknięty na b1 za trzema swoimi. Wyprowadź go w jednej turze.
lesson-fly-1-fly-b1-b5 = Nad trzema głowami i stoi na otwartej przestrzeni. Teraz wszyscy go znają.
lesson-fly-1-b4-b5 = To otworzy rząd za cztery tury. On umie latać.
lesson-fly-1-b1-b2 = Przez swoich nie przejdzie. Naciśnij pieczęć jego mocy.
lesson-fly-2 = Ork staje przed nim. Lot to nie atak; jak Gandalf go bije?
lesson-fly-2-b5-b6 = Pieszo: 10 bije 3.
lesson-fly-2-b5-a5 = Może odejść, ale orka można zbić.

## Seek an Enemy
lesson-seek-title = Wytrop wroga
lesson-seek-teaches = Wskazuje się wroga do dwóch pól dookoła: zostaje pokazany i pada, jeśli ma niższą liczbę; tropiący nie rusza się i nie pada.
lesson-seek-1 = Coś zbiło twojego jeźdźca na e6. Jest pokazane: Uruk-hai (6). Na f6 stoi pionek, który się nie ruszył. Niech tropi Aragorn (9).
lesson-seek-1-seek-e4-e6 = Pada tam, gdzie stoi. Aragorn nie zrobił kroku.
lesson-seek-1-seek-e4-f6 = Twierdza: pokazana, ale tak nie padnie. Pewny był ten, który chodził.
lesson-seek-1-e4-e5 = Pieszo stanąłby obok i Zło uderzyłoby pierwsze. Ma moc: naciśnij pieczęć.

## Longbow
lesson-longbow-title = Długi łuk
lesson-longbow-teaches = Łuk sięga jedno lub dwa pola, prosto lub na ukos, nad wszystkim; twierdza, flaga i berserker zostają tylko pokazane.
lesson-longbow-1 = Twój elf (5) ma blisko dwóch wrogów: Haradrima (4) na e6 i berserkera (5) na f6. Kto padnie od strzały?
lesson-longbow-1-bow-e4-e6 = 4 przeciw 5: trafiony z dwóch pól i nikt w tej turze nie odpowie.
lesson-longbow-1-bow-e4-f6 = f6 nie leży ani prosto, ani na ukos: tam strzała nie doleci.
lesson-longbow-1-e4-e5 = Pieszo obok Haradrima: po co chodzić, mając łuk?
lesson-longbow-2 = Teraz berserker. Czy Boromir (6) zrobi to lepiej niż łuk?
lesson-longbow-2-f4-f5 = Staje przed nim. Zaatakowany pieszo berserker to tylko 5.
lesson-longbow-2-e4-d4 = Żadna strzała nie zrani berserkera. Użyj miecza.
lesson-longbow-3 = Uderz.
lesson-longbow-3-f5-f6 = 6 bije 5. Łuk na małych, miecz na berserkera.
lesson-longbow-3-e4-e5 = Łuk nic mu nie zrobi.

## Dwarven Axe
lesson-axe-title = Krasnoludzki topór
lesson-axe-teaches = Gimli wchodzi na wolne pole i uderza do trzech wrogów wokół: niżsi padają, ale twierdza albo ktoś z 8 lub więcej to jego koniec.
lesson-axe-1 = Dwóch wrogów się ruszyło, na e8 i f8; d8 nigdy. Gimli (8) idzie na e7: kogo uderzy?
lesson-axe-1-axe-e6-e7-e8-f8 = Ork i Haradrim jednym ciosem, a Gimli stoi.
lesson-axe-1-axe-e6-e7-d8-e8-f8 = d8 nigdy się nie ruszyło: twierdza. Ona stoi, Gimli nie.
lesson-axe-1-axe-e6-e7-e8 = Jeden to dobrze, dwóch lepiej: wskaż obu, którzy się ruszyli.
lesson-axe-1-e6-e7 = Zwykły krok daje Złu pierwszy cios. Z pieczęcią idzie i uderza w jednej turze.

## Swift Steed
lesson-steed-title = Rączy rumak
lesson-steed-teaches = Théoden jedzie dokładnie dwa pola, także za róg; drugie może być atakiem, pierwsze nie.
lesson-steed-1 = Uruk-hai (6) na f5 stoi za rogiem. Zbij go w tej turze.
lesson-steed-1-steed-e4-e5-f5 = Za róg: 7 bije 6.
lesson-steed-1-steed-e4-f4-f5 = Za drugi róg: 7 bije 6.
lesson-steed-1-e4-e5 = Jeden krok to jego zwykły ruch. Ma dwa.
lesson-steed-1-steed-e4-e5-e6 = 7 przeciw 7: padają obaj. Chcesz przecież 6.
lesson-steed-1-e4-f4 = { lesson-steed-1-e4-e5 }

## Repeat Attack
lesson-repeat-title = Ponowny atak
lesson-repeat-teaches = Uruk-hai, który wygra atak, może atakować znowu z nowego pola, dopóki wygrywa; remis lub porażka to kończy.
lesson-repeat-1 = Prowadzisz Zło. Uruk-hai (6) stoi przed elfem (5), za nim Merry (4) i Éomer (7).
lesson-repeat-1-e6-e5 = Wygrana. Pytanie: jeszcze raz?
lesson-repeat-1-e6-e7 = Daleko od uczty.
lesson-repeat-2 = Jeszcze raz czy koniec?
lesson-repeat-2-e5-f5 = Dwóch w jednej turze.
lesson-repeat-2-stop = Wolno, ale Merry to tylko 4.
lesson-repeat-3 = A Éomer?
lesson-repeat-3-stop = Dobrze. 6 przeciw 7 skończyłoby się źle.
lesson-repeat-3-f5-f4 = 6 przeciw 7: Uruk-hai pada. Trzeba wiedzieć, kiedy przestać.

## Rage
lesson-rage-title = Szał
lesson-rage-teaches = Berserker robi krok i uderza wszystkie osiem pól wokół: równi, niżsi i twierdze padają, a on także.
lesson-rage-1 = Trzy twierdze stoją przed flagą Dobra. Jeden twój berserker jest wart mniej niż ten mur.
lesson-rage-1-rage-e5-e4 = Trzy twierdze za jednego berserkera. Droga wolna.
lesson-rage-1-e5-e4 = Zwykły krok: teraz pierwszy uderzy Gandalf. Krok i szał w jednym ruchu.
lesson-rage-1-rage-e5-e6 = Wokół e6 nikogo nie ma: szał musi w kogoś uderzyć.

## The Ring
lesson-ring-title = Pierścień
lesson-ring-teaches = Frodo na Górze Przeznaczenia niszczy Pierścień: znikają wszystkie 4 do 8 i twierdze Zła; po drodze mogą go zbić tylko Czarnoksiężnik i Nazgûl.
lesson-ring-1 = Góra Przeznaczenia to g6, wejścia to f6 i g7. Lurtz (7) zagradza f6. Frodo (4) go nie powali; Aragorn (9) może, stamtąd, gdzie stoi.
lesson-ring-1-seek-e4-f6 = Wytropiony Lurtz pada. Wejście jest wolne.
lesson-ring-1-f5-f6 = Frodo jest dla Lurtza niewidzialny: nikt nie pada, obaj zostają. Ale teraz Zło wie, kim on jest.
lesson-ring-1-e4-e5 = Pieszo potrzebuje dwóch tur, a Nazgûl nadchodzi.
lesson-ring-2 = Nazgûl (8) to widział i schodzi kolumną e. To jeden z nielicznych, którzy mogą zbić Froda. Idź.
lesson-ring-2-f5-f6 = Na progu.
lesson-ring-2-f5-e5 = W stronę Nazgûla? Wejście to f6.
lesson-ring-2-e4-e5 = Nie teraz: policz jego kroki. Frodo jest szybszy.
lesson-ring-3 = Jeszcze jeden.
lesson-ring-3-f6-g6 = Pierścień zniszczony. Nie ma Nazgûla, Uruk-hai ani twierdzy; zostały ork i flaga. Teraz po flagę.
lesson-ring-3-f6-f7 = Obok góry. To g6, po prawej.
