## Whose turn, who is here

player-hunter = Охотник
player-hunter-help = Прячет старшие фишки и охотится за всем, что наверняка побьёт.
player-miser = Скряга
player-miser-help = Ждёт, считает, что осталось, и наносит ответный удар.
player-prober = Исследователь
player-prober-help = Жертвует разведчиками и младшими фишками, чтобы узнать, что где стоит.
player-rule_based = Простые правила
player-rule_based-help = Ходит по простым правилам и никогда не смотрит вперёд. С ним мы сравниваем других.

## The variants

variant-battle = Сражение
variant-battle-line = Полная игра, в которой ничто не известно наверняка.
variant-duel = Дуэль
variant-duel-line = Горстка фишек, просторная доска. Коротко и остро.
variant-classic = Классика
variant-classic-line = Как в классической коробке, с тремя турнирными правилами на выбор.
variant-classic39 = Классика 39
variant-classic39-line = Классическая игра с 39 фишками, которые называет печатный список.
variant-barrage = Barrage
variant-barrage-line = Набег через широкое открытое поле.
variant-ultimate = Ultimate
variant-ultimate-line = Половина армии, все хитрости.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } фишка у каждой стороны
    [few] { $count } фишки у каждой стороны
    [many] { $count } фишек у каждой стороны
   *[other] { $count } фишки у каждой стороны
 }
stratego-how-1 = Расставьте армию за её знамёнами. Никто другой не видит, кто где стоит.
stratego-how-2 = Одна фишка, одна клетка за ход. Где встретились две, обе показывают ранг; старшая остаётся.
stratego-how-3 = Где-то за минами и обманом стоит флаг. Кто его найдёт, тот победил.
shelf-stratego = Стратего
stratego-idea-1 = Вы видите знамёна, а не ранги.
stratego-idea-2 = Фишки сходятся: обе видны, слабая падает.
stratego-idea-3 = Найдите их флаг раньше, чем найдут ваш.
stratego-games-status-setup-yours = Расставьте свою армию
stratego-games-status-screen = { $seat ->
    [1] Ход красных
   *[2] Ход синих
 }
stratego-games-over-screen = { $seat ->
    [1] Победили красные
   *[2] Победили синие
 }
stratego-games-side = { $seat ->
    [1] вы играете красными
   *[2] вы играете синими
 }

## The game and its rulesets

game-stratego = Стратего
game-middle_earth = Стратего в Средиземье
shelf-middle_earth = Средиземье
variant-me-classic = Средиземье: классика
variant-me-classic-line = Две разные армии, простые правила.
variant-me-powers = Средиземье: особые силы
variant-me-powers-line = Орлы, длинные луки, топор и ярость.
variant-me-ring = Средиземье: уничтожить Кольцо
variant-me-ring-line = Фродо на пути к Роковой горе.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Ход Добра
   *[2] Ход Зла
 }
me-games-over-screen = { $seat ->
    [1] Добро победило
   *[2] Зло победило
 }
me-games-side = { $seat ->
    [1] вы играете за Добро
   *[2] вы играете за Зло
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Красные
   *[2] Синие
 }
me-seat-name = { $seat ->
    [1] Добро
   *[2] Зло
 }
studio-title = Мастерская расстановок
