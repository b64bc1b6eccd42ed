## Sides

side-good = Добро
side-evil = Зло

## Pieces

piece-gandalf = Гэндальф
piece-aragorn = Арагорн
piece-legolas = Леголас
piece-gimli = Гимли
piece-theoden = король Теоден
piece-faramir = Фарамир
piece-eomer = Эомер
piece-boromir = Боромир
piece-arwen = Арвен
piece-treebeard = Древобород
piece-haldir = Халдир
piece-elf = эльф
piece-frodo = Фродо
piece-sam = Сэм
piece-merry = Мерри
piece-pippin = Пиппин
piece-soldier = воин Гондора
piece-rider = всадник Рохана
piece-eowyn = Эовин
piece-witch_king = Король-чародей
piece-saruman = Саруман
piece-nazgul = назгул
piece-gothmog = Готмог
piece-lurtz = Лурц
piece-sharku = Шарку
piece-uruk_hai = урук-хай
piece-berserker = берсерк
piece-haradrim = харадрим
piece-orc = орк
piece-warg_rider = всадник на варге
piece-wormtongue = Гнилоуст
piece-fortress = крепость

## Powers, and what each does, in one line

power-fly = Полёт
power-fly-help = Перелетает по прямой через всё, что стоит на пути, на первую свободную клетку. Не нападает.
power-seek = Выследить врага
power-seek-help = Называет врага в двух клетках и ближе: его открывают, а более слабого берут.
power-seek-only-help = Называет врага в двух клетках и ближе: его открывают. Никого не берут.
power-bow = Длинный лук
power-bow-help = Стреляет на одну или две клетки по прямой или диагонали поверх всего: цель открывают, а более слабую берут. Крепости и берсерки остаются.
power-axe = Гномий топор
power-axe-help = Шаг, затем от одного до трёх врагов вокруг. Слабые падают; против равного, более сильного или крепости гибнет Гимли.
power-steed = Быстрый конь
power-steed-help = Две клетки, можно за угол; вторым шагом можно напасть.
power-repeat = Повторная атака
power-repeat-help = После удачной атаки может напасть на другого врага рядом или остановиться.
power-rage = Ярость
power-rage-help = Шаг, затем удар по всем вокруг: равные, слабые и крепости падают, и берсерк тоже.
power-stop = Остановиться

## The Ring

ring-open = Фродо несёт Кольцо.
ring-destroyed = Кольцо уничтожено.
ring-taken = Кольцо у Зла: его ранги на единицу выше.
rank-raised = повышен Кольцом
mount-doom = Роковая гора
panel-powers = Силы
legend-frodo = Фродо, хранитель Кольца
legend-frodo-help = Ранги 5, 6, 7 и 9, крепости и силы ему не страшны, а ранг 4 в бою с ним гибнет. Взять его могут только Король-чародей и назгулы.
legend-doom-help = Фродо входит туда один раз, с одной из двух отмеченных клеток. Тогда Кольцо уничтожено: Зло теряет все фишки рангов с 4 по 8 и все крепости.
legend-taken = Если Фродо падёт раньше
legend-taken-help = Каждая фишка Зла поднимается на ранг, кроме крепостей, Гнилоуста и флага.
forbidden-zone = Запретная зона
combat-neither = Никто не пал: Фродо невидим

## Acts refused

reason-no_power = У этой фишки здесь нет такой силы.
reason-power_step = Эта сила туда не ведёт.
reason-power_target = Для этой силы это не цели.
reason-repeat_only = Нападите этой фишкой ещё раз или остановитесь.
reason-nothing_to_stop = Нет атаки, которую можно прервать.

## Options

option-seek_captures = Выслеживание берёт
option-seek_captures-help = Включено: более слабую цель берут, как в книжке. Выключено: её только открывают. Со взятием выслеживание во всём лучше лука.
option-seek_range = Дальность выслеживания
option-seek_range-help = Какие клетки не дальше двух можно назвать.
option-seek_range-around = все 24 вокруг
option-seek_range-lines = 16 по линиям
option-seek_range-cross = 12: вокруг и две прямо
option-bow_range = Дальность лука
option-bow_range-help = По каким клеткам не дальше двух можно стрелять.
option-bow_range-lines = 16 по линиям
option-bow_range-cross = 12: вокруг и две прямо
option-axe_may_stay = Топор без шага
option-axe_may_stay-help = Также с места, без шага.
option-axe_stops = Топор останавливается с гибелью Гимли
option-axe_stops-help = Цели бьют в названном порядке; те, что после его гибели, выживают.
option-steed_may_return = Конь может вернуться
option-steed_may_return-help = Второй шаг может вернуть в начало.
option-rage_may_stay = Ярость без шага
option-rage_may_stay-help = Также с места, без шага.
option-rage_alone = Ярость без цели
option-rage_alone-help = Разрешена, хотя вокруг нет врага.
option-mount_doom = Роковая гора
option-mount_doom-help = Какая это клетка двух зон. Какая она на печатной доске, точно не известно.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = На Роковой горе Фродо в безопасности
option-mount_doom_safe-help = Там в него не целит ни одна сила. Выключено: силы могут, ходы нет.
option-haradrim_falls = Харадримы падают перед Фродо
option-haradrim_falls-help = Равны по рангу, но его взять нельзя. Выключено: никто не падает.
option-invisible_after_quest = Фродо остаётся невидимым
option-invisible_after_quest-help = И после уничтожения Кольца. Выключено: с тех пор он простая 4.

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Силы: { $piece }
power-pick-step = Выберите шаг: одну из светлых клеток.
power-pick-target = Выберите цель: одну из светлых клеток.
power-pick-more = Или выберите ещё одну цель.
power-picked = Выбрано: { $squares }
power-back = Назад
power-confirm = { $power }: исполнить
power-hit = { $square }: { $piece }, взята
power-seen = { $square }: { $piece }, открыта, остаётся
power-falls = гибнет и { $piece }
power-last = Последняя сила
power-aim = неизвестная фишка на { $square }
power-aim-known = { $piece } на { $square }
preview-fly = { $piece } летит на { $square }.
preview-seek = { $piece } указывает цель: { $targets }. Все увидят, кто это; ниже ранга { $rank } цель взята.
preview-seek-only = { $piece } указывает цель: { $targets }. Все увидят, кто это.
preview-bow = { $piece } стреляет, цель: { $targets }. Все увидят, кто это; ниже ранга { $rank } цель взята, если стрела может её ранить.
preview-axe = { $piece } идёт на { $square } и бьёт; цели: { $targets }. Ниже ранга { $rank } цель гибнет; за равную, более сильную или крепость { $piece } платит жизнью.
preview-axe-stay = { $piece } бьёт со своей клетки; цели: { $targets }. Ниже ранга { $rank } цель гибнет; за равную, более сильную или крепость { $piece } платит жизнью.
preview-steed = { $piece } скачет через { $via } на { $square }.
preview-steed-attack = { $piece } скачет через { $via } и нападает; цель: { $targets }.
preview-rage = { $piece } идёт на { $square } и бьёт всех врагов на восьми клетках вокруг. До ранга { $rank } гибнут все, крепости тоже, а затем и { $piece }.
preview-rage-stay = { $piece } бьёт всех врагов на восьми клетках вокруг. До ранга { $rank } гибнут все, крепости тоже, а затем и { $piece }.
preview-other = { $piece }: { $power } { $square } { $targets }
preview-known = После этого все знают, кто это: { $piece }.
preview-frodo = Фродо будет только открыт.
preview-too-strong = Цель слишком сильна и устоит.
repeat-owed = { $piece } на { $square }: победа. Атакуйте ещё раз или остановитесь.
repeat-theirs = Другая сторона может атаковать ещё раз.
turn-repeat = Атакуйте ещё раз или остановитесь
log-quest = { $count ->
    [one] Кольцо уничтожено: гибнет { $count } фишка Зла.
    [few] Кольцо уничтожено: гибнут { $count } фишки Зла.
    [many] Кольцо уничтожено: гибнут { $count } фишек Зла.
   *[other] Кольцо уничтожено: гибнут { $count } фишки Зла.
  }
log-ring-taken = Фродо пал. Кольцо у Зла, его ранги растут на единицу.
fate-quest = { $count ->
    [one] Гибнет { $count } фишка Зла
    [few] Гибнут { $count } фишки Зла
    [many] Гибнут { $count } фишек Зла
   *[other] Гибнут { $count } фишки Зла
  }: все рангом от 4 до 8 и крепости. Теперь — за флагом!
fate-ring_taken = Фродо пал. Золотые числа показывают повышенные ранги.
log-stop = останавливается
log-neither = никто не пал
square-picked = выбрана для силы
square-has-powers = есть силы
square-entry = { $square }, пусто, подход к Роковой горе
log-announce-stop = { $side ->
    [red] Добро останавливается.
   *[blue] Зло останавливается.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Добро
me-side-blue = Зло
me-square-lake = { $square }, Запретная зона
me-square-other = { $square }, { $side ->
    [red] Добро
   *[blue] Зло
 }: { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Добро
   *[blue] Зло
 }: неизвестная фишка
me-turn-side = { $side ->
    [red] Ход Добра
   *[blue] Ход Зла
 }
me-reason-immobile = Эта фишка никогда не ходит. Крепости и флаги остаются там, где их поставили.
me-reason-blocked = Что-то стоит на пути. Ни одна фишка не проходит ни над другой, ни над Запретной зоной.
me-reason-obstacle = В Запретную зону никто не входит.
me-combat-announce = Схватка на { $square }. Нападает { $side ->
    [red] Добро
   *[blue] Зло
 }: { $attacker }. Защищается: { $defender }. { $result ->
    [attacker] Побеждает нападающий.
    [defender] Защитник устоял.
    [neither] Никто не пал.
   *[both] Гибнут оба.
 }
me-log-ready = { $side ->
    [red] Добро готово.
   *[blue] Зло готово.
 }
me-log-announce-move = { $side ->
    [red] Добро
   *[blue] Зло
 }: { $source } на { $target }.
me-log-announce-move-shown = { $side ->
    [red] Добро
   *[blue] Зло
 }: { $source } на { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Добро возвращает фишку на { $square }.
   *[blue] Зло возвращает фишку на { $square }.
 }
me-panel-captured-red = Потери Добра
me-panel-captured-blue = Потери Зла
me-annotation-still = крепость или флаг
me-curtain-title = { $side ->
    [red] Передайте Добру
   *[blue] Передайте Злу
 }
me-curtain-look = { $side ->
    [red] Я играю за Добро: открыть доску
   *[blue] Я играю за Зло: открыть доску
 }
me-curtain-quiet-move = { $side ->
    [red] Добро пошло с { $source } на { $target }.
   *[blue] Зло пошло с { $source } на { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Сейчас расставляет Добро. Зло не смотрит.
   *[blue] Сейчас расставляет Зло. Добро не смотрит.
 }
me-end-side-wins = { $winner ->
    [red] Победило Добро
   *[blue] Победило Зло
 }
me-end-flag_captured = { $who ->
    [winner] Вы захватили флаг противника.
    [loser] Ваш флаг захвачен.
   *[watcher] { $winner ->
        [red] Добро захватило флаг Зла.
       *[blue] Зло захватило флаг Добра.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] Противник больше не может ходить.
    [loser] Вы больше не можете ходить.
   *[watcher] { $winner ->
        [red] Зло больше не может ходить.
       *[blue] Добро больше не может ходить.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] У противника не осталось фишек, которые могут ходить.
    [loser] У вас не осталось фишек, которые могут ходить.
   *[watcher] { $winner ->
        [red] У Зла не осталось фишек, которые могут ходить.
       *[blue] У Добра не осталось фишек, которые могут ходить.
    }
 }
me-end-resigned = { $who ->
    [winner] Другая сторона сдалась.
    [loser] Вы сдались.
   *[watcher] { $winner ->
        [red] Зло сдалось.
       *[blue] Добро сдалось.
    }
 }
me-end-abandoned = { $who ->
    [winner] Другая сторона не вернулась, и вы потребовали победу.
    [loser] Вас не было слишком долго, и другая сторона потребовала победу.
   *[watcher] { $winner ->
        [red] Зло не вернулось, и Добро потребовало победу.
       *[blue] Добро не вернулось, и Зло потребовало победу.
    }
 }
me-replay-view-red = Добро
me-replay-view-blue = Зло
me-start-seat = Ваша армия
me-start-first-red = Начинает Добро.
me-start-first-blue = Начинает Зло.
me-option-first-red = Добро
me-option-first-blue = Зло
me-belief-side = { $side ->
    [red] Что могло знать Добро
   *[blue] Что могло знать Зло
 }
me-belief-no-side = Выберите Добро или Зло, чтобы увидеть, что эта сторона могла знать и о чём догадываться.
me-option-silent_scout = Когда нападает всадник
me-option-silent_scout-help = И при молчаливой защите защитник обязан показаться всаднику.
me-option-rescue-help = Дойдите до последнего ряда противника и верните одну потерянную фишку, не более двух раз за партию. Всадники этого не могут; крепости не возвращаются.
me-option-two_square_exact-help = Считается, только если фишка начинает и останавливается на тех же двух клетках; всадник может так ускользнуть.
me-option-old_scout = Старые всадники
me-option-old_scout-help = Как в старых изданиях: всадник, ушедший далеко, не может в тот же ход нападать.

## The page for players

me-end-timeout = { $who ->
    [winner] У другой стороны вышло время.
    [loser] Ваше время вышло.
   *[watcher] { $winner ->
        [red] У Зла вышло время.
       *[blue] У Добра вышло время.
    }
 }
