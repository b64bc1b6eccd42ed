### The path of lessons and the lesson at its board: what every game's lessons say.

learn-title = Lekcje
learn-paths = Gry
learn-path-list = Lista lekcji
learn-progress = { $done } z { $count }
learn-go-on = Dalej: { $title }
learn-all-done = Wszystkie lekcje tej ścieżki są zrobione.
learn-minutes = { $count ->
    [one] około { $count } minuty
    [few] około { $count } minut
    [many] około { $count } minut
    *[other] około { $count } minuty
}
learn-done = zrobione
learn-shown = Znana z twoich partii
learn-test = Sprawdź mnie
learn-test-help = Jedno zadanie z każdej lekcji, która została. Co zrobisz od razu dobrze, zostanie odhaczone.
learn-test-over = { $count ->
    [one] Od razu dobrze: { $right } z { $count } zadania.
    [few] Od razu dobrze: { $right } z { $count } zadań.
   *[many] Od razu dobrze: { $right } z { $count } zadań.
 }
learn-test-none = Nie ma już o co pytać.
learn-lesson-of = Lekcja { $number } z { $count }
learn-task-of = Zadanie { $number } z { $count }
learn-sentence = Czego uczy ta lekcja
learn-show = Pokaż
learn-know = Znam to
learn-next = Następna lekcja
learn-again = Jeszcze raz
learn-back = Wszystkie lekcje
learn-finished = Zrobione. Można iść dalej.
learn-right = Dobrze.
learn-other = To wolno, ale ta lekcja jest o czym innym. Ruch został cofnięty.
learn-refused = Zasady tu na to nie pozwalają.
learn-faults = { $count ->
    [one] Został { $count } błąd:
    [few] Zostały { $count } błędy:
    [many] Zostało { $count } błędów:
    *[other] Zostało { $count } błędu:
}
learn-next-task = Następne zadanie
learn-pointed = Patrz: { $act }
learn-save-title = Zabierz swoje postępy
learn-save-help = Postępy zostają w tej przeglądarce. Skopiuj tę linię i wklej ją w innej.
learn-save-copy = Kopiuj
learn-save-copied = Skopiowano
learn-save-field = Linia z innej przeglądarki
learn-save-take = Przejmij
learn-save-taken = { $count ->
    [one] Przejęto { $count } lekcję.
    [few] Przejęto { $count } lekcje.
    [many] Przejęto { $count } lekcji.
    *[other] Przejęto { $count } lekcji.
}
