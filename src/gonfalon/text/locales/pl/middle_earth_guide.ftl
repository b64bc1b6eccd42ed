# Stratego in Middle-earth: the page for players.

guide-me-armies-title = Dobro i Zło
guide-me-pieces-title = Wszystkie pionki
guide-me-pieces = Pionek bez uwagi idzie o jedno pole i bije każdą niższą rangę.
guide-me-armies =
    Po czterdzieści pionków z każdej strony, a armie są różne. Zaczyna Zło.
    Ustaw się w tajemnicy, potem ruszaj się i walcz jak w Stratego: jeden pionek, jedno pole; gdzie dwa się spotkają, pokazują rangę i wyższy zostaje; przy równych padają oba. Zdobądź flagę wroga.
guide-me-roles-title = Kto co potrafi
guide-me-roles =
    Twierdze są bombami: niszczą każdego, kto atakuje, ale żołnierze i orkowie (3) je zdobywają.
    Jeźdźcy (2) idą prosto, jak daleko chcą. Éowyna i Gadzi Język (S) są najsłabsi, a jednak biją dziesiątkę wroga, jeśli zaatakują pierwsi.
guide-me-strikes-title = Moce, które uderzają
guide-me-strikes = W drugiej i trzeciej grze pionek może użyć swojej mocy zamiast ruchu. Pionek zostaje odkryty, zanim cokolwiek się stanie, i każdy cel też.
guide-me-marches-title = Moce, które maszerują
guide-me-marches = Plansza pokazuje, dokąd sięga moc, i nic nie jest ostateczne, dopóki nie potwierdzisz.
guide-me-ring-title = Pierścień
guide-me-ring =
    W trzeciej grze Frodo niesie Pierścień. Jeśli wejdzie na Górę Przeznaczenia, Pierścień ginie, a pionki Zła o rangach od 4 do 8 i jego twierdze znikają.
    Zbić go mogą tylko Czarnoksiężnik i Nazgûle; jeśli zrobią to wcześniej, rangi Zła rosną o jeden.
guide-me-boxes-title = Trzy gry
guide-me-boxes = Zacznij od pierwszej; każda następna coś dodaje.
