### Strona główna, strona do nauki i planowana partia w jednym zdaniu.

## Strona główna

home-heading = Graj
home-title = Wznieś sztandar
home-intro = Gry planszowe, w których każda strona coś ukrywa: armię, labirynt, karty na ręce. Z ludźmi albo z komputerem, za darmo i bez zakładania konta.
home-first-play = Zagraj pierwszą partię
home-first-help = Dziesięć pionków, kilka minut; każdy krok jest objaśniony.
home-know = Znam tę grę
home-your-games = Twoje partie
home-your-games-wait = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
 }
home-all = Zobacz wszystkie
home-play-now = Zagraj teraz
home-play = Graj
home-play-last = Jak ostatnio.
home-play-first = Najłagodniejszy komputer, dopóki nie ukończysz trzech partii.
home-play-fits = W sam raz dla ciebie: wygrywasz mniej więcej co drugą partię.
home-play-change = Zmień
home-play-change-label = Zmień partię do zagrania teraz
home-invite = Zaproś znajomego
home-shelf = Półka
home-shelf-count = { $count ->
    [one] { $count } pudełko
    [few] { $count } pudełka
   *[other] { $count } pudełek
 }
home-shelf-filter = Gry na półce
home-shelf-all = Wszystkie
home-learn-more = lekcje, zadania i zasady
home-how-title = Jak się gra
home-how-rules = Przeczytaj zasady

## Do nauki

learn-intro = Lekcje prowadzą krok po kroku; zasady są pokazane najpierw na obrazkach, potem wiersz po wierszu.
learn-rules = zasady
learn-lessons = Lekcje, jedna po drugiej
learn-puzzles = Zadania: co zagrasz?

## Planowana partia

planned-computer = { $variant } z komputerem ({ $level }).
planned-link = { $variant } ze znajomym, przez link.
planned-anybody = { $variant } z każdym, kto usiądzie.
planned-clock = Zegar: { $clock }.
planned-screen = { $variant }, wszyscy przy tym ekranie.
planned-alone = { $variant } w pojedynkę.
planned-table = { $variant } przy stole na { $count } { $count ->
    [one] osobę
    [few] osoby
   *[other] osób
 }{ $computers ->
    [0] .
    [one] , jedno miejsce ma komputer.
    [few] , { $computers } miejsca mają komputery.
   *[other] , { $computers } miejsc mają komputery.
 }
