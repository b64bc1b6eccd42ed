### The puzzles of the card game: learn/fellowship/puzzles has the positions. $act is the name of an answer, $card of a card.

puzzle-fellowship-asked = Партия не проиграна и не выиграна. Какой ответ выигрывает чаще всего?
puzzle-fellowship-mined-title =
    { $theme ->
        [shield] Кто защищается?
        [wounds] Кто примет урон?
        [travel] Куда отправиться?
        [engage] Какой бой?
        [strike] Кого атаковать?
        [hand] Оставить эту руку?
       *[moment] Что теперь?
    } ({ $number })
puzzle-fellowship-attack = { $card } атакует с силой { $amount }.
puzzle-fellowship-state = Раунд { $round }, угроза { $threat }.
puzzle-fellowship-quoted = «{ $act }»
puzzle-fellowship-unit = 1 — это одна выигранная партия из 100. Компьютер доигрывает их по простым правилам; всё, чего вы не видите, тасуется заново. Полоса полна при 30.
puzzle-fellowship-value-best = { $act }: выигрывает чаще всего.
puzzle-fellowship-value-fine = { $act }: выигрывает реже, на { $behind } из 100; за столом это одно и то же.
puzzle-fellowship-value-loose = { $act }: выигрывает реже, на { $behind } из 100; вы что-то отдаёте.
puzzle-fellowship-value-error = { $act }: выигрывает реже, на { $behind } из 100; это ошибка.
puzzle-fellowship-why-road = Так вы дальше продвинетесь в пути.
puzzle-fellowship-why-quest = Так вы сильнее в походе.
puzzle-fellowship-why-threat = Так ваша угроза ниже.
puzzle-fellowship-why-heroes = Так ваши герои здоровее.
puzzle-fellowship-why-company = Так у вас сильнее отряд.
puzzle-fellowship-why-means = Так у вас больше карт и ресурсов.
puzzle-fellowship-why-enemies = Так врагов меньше или они слабее.
puzzle-fellowship-why-wins = { $act }: выигрывает { $chance } из 100, с теми же перетасованными колодами, что и другие (колод: { $games }).
puzzle-fellowship-why-second = Второй ответ, { $act }, выигрывает { $chance } из 100.
puzzle-theme-shield = Кто выдержит удар и кто понадобится потом?
puzzle-theme-wounds = Кто может принять урон?
puzzle-theme-travel = Чего стоит эта локация и что она убирает из зоны подготовки?
puzzle-theme-engage = С каким врагом и когда вступить в столкновение?
puzzle-theme-strike = Какой враг должен пасть первым?
puzzle-theme-spend = Что вам нужно в этом раунде?
puzzle-theme-hand = Можно ли выиграть с такой рукой?
puzzle-theme-moment = Думайте на раунд вперёд.
