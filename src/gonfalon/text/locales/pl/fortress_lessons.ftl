### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Pytaj i słuchaj
lesson-asking-teaches = Pytaj o jeden krok naraz: cisza znaczy, że droga wolna; „mur” kończy turę i zostaje na twoim planie.
lesson-asking-1 = Twój rycerz stoi na E5. Zapytaj o krok na D5.
lesson-asking-1-E5-D5 = Ani słowa o murze: droga wolna i możesz pytać dalej.
lesson-asking-1-D5-C5 = Stoisz na E5; zacznij stamtąd. Złe pytanie nic nie kosztuje.
lesson-asking-2 = Teraz D4.
lesson-asking-2-D5-D4 = Mur! Tura się kończy, ale mur zostaje na twoim planie na zawsze.
lesson-asking-2-D5-E5 = W tył jest wolne i nic nowego nie mówi.
lesson-asking-3 = Znowu twoja tura. Nie pytaj o to, co wiesz.
lesson-asking-3-D5-C5 = Wolne. Za każdym razem nowy teren: na tym polega cała sztuka.
lesson-asking-3-D5-D4 = Znowu ten sam mur i po turze. Był na planie.

## Ladders and pitfalls
lesson-ladders-title = Drabiny i zapadnie
lesson-ladders-teaches = O drabinie słyszysz zawsze, gdy na niej stoisz; zapadnia na górze zrzuca o piętro niżej, nie kosztuje tury i zostaje na planie.
lesson-ladders-1 = Jeszcze jeden krok, na C3.
lesson-ladders-1-C4-C3 = Drabina w górę! O każdej drabinie na swoim polu usłyszysz.
lesson-ladders-1-C4-B4 = Mur i po turze. C3 było wolne.
lesson-ladders-2 = Wejdź.
lesson-ladders-2-C3-mC3 = Środkowe piętro: dziewięć pól, bliżej flagi.
lesson-ladders-2-C3-D3 = Mur; drabina była wolna.
lesson-ladders-3 = Spróbuj mB3.
lesson-ladders-3-mC3-mB3 = Zapadnia: spadasz na B3, a tura trwa dalej. Zapisz ją.
lesson-ladders-3-mC3-C3 = Znowu na dół. Chodziło o środkowe piętro.
lesson-ladders-4 = Wróć do drabiny. Którędy?
lesson-ladders-4-B3-C3 = Tuż obok.
lesson-ladders-4-B3-B2 = Mur. Drabina jest na C3, obok ciebie.
lesson-ladders-5 = W górę, i tym razem nie na mB3.
lesson-ladders-5-C3-mC3 = Teraz mC2.
lesson-ladders-5-C3-C2 = Mur, po turze.
lesson-ladders-6 = W drugą stronę.
lesson-ladders-6-mC3-mC2 = Wolne. Zapadnia nie kosztuje tury, mur tak: spadaj wcześnie, uderzaj późno.
lesson-ladders-6-mC3-mB3 = Znowu ta sama dziura.

## Who beats whom
lesson-who-beats-whom-title = Kto kogo bije
lesson-who-beats-whom-teaches = Karty walczą raz i zostają albo odchodzą: wyższa siła wygrywa, kielich ustępuje tylko czarodziejowi, księżniczka bije króla.
lesson-who-beats-whom-1 = Król (7) stoi na E5. Zapytaj o E4.
lesson-who-beats-whom-1-E5-E4 = Zatruty kielich! Bije wszystkich oprócz czarodzieja. Król jest poza grą: przywołanie go kosztuje dwie tury.
lesson-who-beats-whom-1-E5-D5 = Wolne, ale ta lekcja jest o E4.
lesson-who-beats-whom-2 = Kto wejdzie teraz? Wiesz, co leży na E4.
lesson-who-beats-whom-2-enter-wizard = Tylko on pije i żyje.
lesson-who-beats-whom-2-enter-knight = 5 to ładna liczba, ale kielich nie ma żadnej: przejdzie tylko czarodziej.
lesson-who-beats-whom-2-enter-dwarf = Krasnolud znajduje przejścia; kielich pobiłby też jego.
lesson-who-beats-whom-2-enter-king = Jest poza grą; przywołanie kosztuje dwie tury, a kielich znów go pobije.
lesson-who-beats-whom-3 = Dalej.
lesson-who-beats-whom-3-E5-E4 = Kielicha nie ma na zawsze, a czarodziej zostaje na E4 w tej samej turze.
lesson-who-beats-whom-3-E5-D5 = Kielich wciąż czeka na E4.

## What silence tells
lesson-silence-title = Co mówi cisza
lesson-silence-teaches = Tylko krasnolud słyszy przejście; gdzie wszystkie drogi kończą się murem, tam przemilczane jest przejście albo karta.
lesson-silence-1 = D5 to ślepy zaułek: mury do C5 i D4. Rycerz nic nie usłyszał. Nikt nie buduje izby po nic: co może leżeć na D5? Wróć na E5.
lesson-silence-1-D5-E5 = Znowu przy wejściu: tylko tu można zamieniać.
lesson-silence-1-D5-C5 = Ten mur już znasz.
lesson-silence-1-sacrifice-dwarf = Rycerz jest wtedy poza grą, a przywołanie go kosztuje dwie tury. Zamiana na E5 kosztuje tylko tę turę.
lesson-silence-2 = Która figura słyszy więcej?
lesson-silence-2-swap-dwarf = Tura się kończy, nic więcej nie przepada: rycerz znów jest do użycia.
lesson-silence-2-swap-wizard = On zna się na kielichach, nie na murach. Krasnolud znajduje przejścia.
lesson-silence-2-E5-D5 = Rycerz tam był i nic nie słyszał.
lesson-silence-3 = A teraz znowu D5.
lesson-silence-3-E5-D5 = Tajne przejście z D5 do B1. Ta izba była drzwiami.
lesson-silence-3-E5-E4 = Kielich i krasnolud poza grą. Słuchać trzeba było w ślepym zaułku.

## The way to the flag
lesson-way-to-flag-title = Droga do flagi
lesson-way-to-flag-teaches = Tura trwa do muru, przegranej walki lub zamiany: ułóż ją tak, by tylko ostatnie pytanie mogło się nie udać.
lesson-way-to-flag-1 = Przejście z D5 prowadzi na B1. Skorzystaj.
lesson-way-to-flag-1-passage-D5-B1 = Przez całą planszę jednym pytaniem.
lesson-way-to-flag-1-D5-D4 = Mur kończy turę. Najpierw pewny krok.
lesson-way-to-flag-2 = Z B1 na A1.
lesson-way-to-flag-2-B1-A1 = Wolne.
lesson-way-to-flag-2-B1-C1 = Mur: po turze. W rogu sprawdź najpierw wzdłuż krawędzi.
lesson-way-to-flag-2-B1-B2 = Mur: po turze.
lesson-way-to-flag-3 = I A2.
lesson-way-to-flag-3-A1-A2 = Drabina w górę.
lesson-way-to-flag-3-A1-B1 = Z powrotem?
lesson-way-to-flag-4 = W górę.
lesson-way-to-flag-4-A2-mA2 = Środkowe piętro.
lesson-way-to-flag-4-A2-A3 = Mur. Pod nogami była drabina.
lesson-way-to-flag-5 = Trzy drogi. Narożniki potrzebują najmniej murów: budowniczy je lubią.
lesson-way-to-flag-5-mA2-mA1 = Flaga. Jedna tura od wejścia do końca, bo każdy pewny krok był najpierw.
lesson-way-to-flag-5-mA2-mB2 = Mur.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = W pewnej partii pokonano kilka twoich figur.
