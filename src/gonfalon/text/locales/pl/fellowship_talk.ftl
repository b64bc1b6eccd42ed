# Co mówi się przy stole gry karcianej: sygnały i plany.

fellowship-talk = Sygnały dla innych
fellowship-talk-none = W tej rundzie jeszcze ani słowa.
fellowship-signal-commit-more = Wyślij więcej
fellowship-signal-keep-defender = Zostaw obrońcę
fellowship-signal-save-resources = Oszczędzaj zasoby
fellowship-signal-take-enemy = Weź: { $enemy }
fellowship-event-signalled = { $seat } daje znak: { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = Na wyprawę: { $who }. Siła woli { $willpower }, zagrożenie { $threat }.
fellowship-said-quest-nobody = Nikt z moich nie idzie na wyprawę.
fellowship-said-keeps = Gotowi zostają: { $keeps }.
fellowship-said-defends = Atak: { $enemy }, obrona: { $defender }.
fellowship-said-undefended = Bez obrony: { $undefended }.
fellowship-said-takes = Podejmuję walkę: { $takes }.
fellowship-why-asked-more = Proszono o więcej.
fellowship-why-asked-defender = Proszono o obrońcę.
fellowship-why-all-go = Wyprawa potrzebuje wszystkich.
fellowship-why-nobody-ready = Nikt nie jest gotowy.
fellowship-why-enemies = Zaatakują: { $against }.
fellowship-why-unknown = Coś jeszcze może nadejść.
fellowship-why-asked-take = O to proszono.
fellowship-why-strong-enough = Mamy dość sił.
fellowship-why-withstand = Obrona wytrzyma, jeśli cień nie wzmocni ataku.
fellowship-why-nobody-falls = Będą obrażenia, ale nikt nie padnie, jeśli cień ich nie zwiększy.
fellowship-why-one-falls = Obrońca padnie; inaczej stracilibyśmy więcej.
fellowship-why-better-the-damage = Obrażenia to mniejsza strata niż obrońca.
fellowship-heed-commit-more = Dobrze, wyślę więcej.
fellowship-heed-keep-defender = Dobrze, zostawię obrońcę.
fellowship-heed-save-resources = Dobrze, oszczędzam zasoby.
fellowship-heed-take-enemy = Dobrze, jeśli zdołam, biorę: { $enemy }.

fellowship-why-may = Możesz: { $act }.

fellowship-odds-ask = Jakie są szanse?
fellowship-odds-title = Szanse tej decyzji
fellowship-odds-help = Dla każdej odpowiedzi komputer rozegrał do końca { $games } gier według prostych reguł, losując od nowa wszystko, czego nie widzisz. Gra tak słabiej niż z przeszukiwaniem, więc porównuj odpowiedzi, zamiast ufać liczbie.
fellowship-odds-playing = Trwają gry …
fellowship-odds-won = Wygrane
fellowship-odds-outlook = Widoki
fellowship-odds-won-of = { $won } z { $games }
fellowship-odds-outlook-help = Widoki: czego komputer oczekuje po dwóch kolejnych rundach, od 0 (przegrana) do 100 (wygrana).
fellowship-odds-none = Nie ma tu czego porównywać.
fellowship-odds-outlook-of = { $share } na 100
