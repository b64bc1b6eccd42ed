### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = Twoja figura na { $square }: { $piece }. O co pytasz teraz? Kroki po znanych polach nie kosztują tury.
puzzle-fortress-asked-enter = Twoja figura została pobita. Która teraz wchodzi? Ta, która już była w środku, traci co najmniej dwie tury.
puzzle-fortress-mined-title = Znane pola: { $known } z { $count } ({ $number })
puzzle-fortress-sheet = Twoje notatki
puzzle-fortress-letter = Tu prowadzi wybór { $letter }.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = „{ $act }”
puzzle-fortress-step = Z { $source } na { $square }
puzzle-fortress-up = Drabiną w górę na { $square }
puzzle-fortress-down = Drabiną w dół na { $square }
puzzle-fortress-passage = Tajnym przejściem na { $square }
puzzle-fortress-bridge = Mostem na { $square }
puzzle-fortress-unit = 1 to jedna tura w drodze do flagi, średnio w 1000 twierdzach zgodnych z twoimi notatkami. Pasek jest pełny przy 4.
puzzle-fortress-value-best = { $act } wymaga najmniej tur.
puzzle-fortress-value-fine = { $act } trwa o { $behind } tury dłużej: przy stole równie dobre.
puzzle-fortress-value-loose = { $act } trwa o { $behind } tury dłużej: trochę tracisz.
puzzle-fortress-value-error = { $act } trwa o { $behind } tury dłużej: to błąd.
puzzle-fortress-why-flag = W { $chance } na 100 twierdz zgodnych z twoimi notatkami sama flaga leży na { $square }.
puzzle-fortress-why-open = W { $chance } na 100 twierdz zgodnych z twoimi notatkami żaden mur nie zamyka drogi na { $square }.
puzzle-fortress-why-sure = Droga na { $square } jest na pewno wolna: nie może kosztować tury.
puzzle-fortress-why-beaten = W { $chance } na 100 przypadków leży tam karta, która bije twoją figurę ({ $piece }).
puzzle-fortress-why-safe = Nie może tam leżeć karta, która bije twoją figurę ({ $piece }).
puzzle-fortress-why-nearer = W { $chance } na 100 przypadków zaczyna się tam najkrótsza droga do flagi.
puzzle-fortress-why-change = W { $chance } na 100 twierdz zgodnych z twoimi notatkami ta figura ({ $piece }) w ogóle dojdzie do flagi; inna ({ $piece2 }) w { $chance2 }.
puzzle-fortress-why-reach = W { $chance } na 100 twierdz zgodnych z twoimi notatkami ta figura ({ $piece }) w ogóle dojdzie do flagi.
puzzle-fortress-why-free = Wchodzi bez straty tury ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] Najpierw traci { $turns } turę ({ $piece }).
    [few] Najpierw traci { $turns } tury ({ $piece }).
    *[many] Najpierw traci { $turns } tur ({ $piece }).
}
puzzle-fortress-why-second = Drugi wybór, { $act }, wymaga średnio więcej tur.
puzzle-fortress-why-second-wall = Drugi wybór, { $act }, trafia na mur w { $chance } na 100 przypadków.
puzzle-fortress-why-second-beaten = Drugi wybór, { $act }, trafia na kartę bijącą twoją figurę w { $chance } na 100 przypadków.
puzzle-fortress-why-second-nearer = Drugi wybór, { $act }, zaczyna najkrótszą drogę tylko w { $chance } na 100 przypadków.
puzzle-fortress-why-second-change = Drugi wybór, { $act }, traci turę na zamianę.
puzzle-fortress-why-second-reach = Drugi wybór, { $act }, dochodzi do flagi w { $chance } na 100 przypadków.
puzzle-fortress-why-second-fights = Druga figura ({ $piece }) dochodzi do flagi prawie równie często, ale potrzebuje więcej tur.
puzzle-theme-treasure = Gdzie jeszcze może leżeć flaga?
puzzle-theme-walls = Policz mury, które zostały.
puzzle-theme-danger = Pomyśl o kartach, które zostały.
puzzle-theme-ground = Która droga otwiera najwięcej nowych pól?
puzzle-theme-floors = Pomyśl o piętrach.
puzzle-theme-piece = Czy to właściwa figura?
puzzle-theme-entry = Kto jeszcze przejdzie i ile to kosztuje?
