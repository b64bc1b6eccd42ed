# Pierwsza runda gry karcianej z przewodnikiem.

fellowship-lesson-title = Pierwsza runda w Mrocznej Puszczy
reason-lesson = Lekcja idzie tu inaczej: zrób to, co mówi ramka u góry.
fellowship-lesson-keep = Te sześć kart to twoja ręka. Niektórzy sprzymierzeńcy są tani, więc zagrasz wcześnie: zachowaj ją.
fellowship-lesson-ally = Każdy bohater dostał 1 zasób. Naciśnij w ręce Strażnika Cytadeli: kosztuje 2.
fellowship-lesson-pay = Płacą bohaterowie ze sfery karty. Tu wszystko jedno którzy: zapłać.
fellowship-lesson-scout = Został jeden zasób. Zagraj za niego Zwiadowcę znad Śnieżnej.
fellowship-lesson-response = Karta z obwódką może odpowiedzieć na to, co się stało. Zwiadowca, wchodząc do gry, kładzie 1 postęp na obszarze: użyj go.
fellowship-lesson-commit = Wyprawa wymaga więcej siły woli niż zagrożenia: teraz 3, a jedna karta jeszcze nadejdzie. Wybierz Aragorna, Glóina i Strażnika (2 + 2 + 1), potem ich wyślij. Kto idzie, jest wyczerpany.
fellowship-lesson-travel = Przybyły Brzęczyrogi: 5 siły woli przeciw 4 zagrożenia dało 1 postęp. Podróżuj na Starą Leśną Drogę, a jej zagrożenie przestanie się liczyć.
fellowship-lesson-ready = Droga przy wejściu pozwala przygotować jedną postać: użyj jej.
fellowship-lesson-who = Wybierz Aragorna: będzie mógł też walczyć.
fellowship-lesson-engage = Wrogowie, których liczba nie przewyższa twojego zagrożenia, przychodzą sami: Pająk (25) przyjdzie. Zostaw Brzęczyrogi (40), przychodząc zadają bohaterowi 5 ran.
fellowship-lesson-defend = Pająk uderza za 3, a zakryta karta na nim może coś dodać. Bohaterowie muszą wytrwać: wybierz Zwiadowcę do obrony.
fellowship-lesson-attack = Teraz ty uderzasz. Pająk ma 4 punkty wytrzymałości i 1 obrony: wybierz go.
fellowship-lesson-attackers = Aragorn (3) i Théodred (2) to 5; minus 1 obrony daje 4 i pająk pada. Wybierz obu i uderz.
fellowship-lesson-window = Tu można by działać. Teraz nic nie pomoże: dalej.
fellowship-lesson-done = Runda się skończyła: wszyscy są znów gotowi, a twoje zagrożenie wzrosło o 1. To była cała runda. Graj dalej, jak chcesz, albo opuść lekcję.
