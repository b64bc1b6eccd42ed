# Стратего в Средиземье. Как en/middle_earth.ftl.

## The game and its rulesets

game-middle_earth = Стратего в Средиземье
variant-me-classic = Средиземье: классика
variant-me-classic-line = Две разные армии, простые правила.
variant-me-powers = Средиземье: особые силы
variant-me-powers-line = Орлы, длинные луки, топор и ярость.
variant-me-ring = Средиземье: уничтожь Кольцо
variant-me-ring-line = Фродо на пути к Роковой горе.

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
power-fly-help = Перелетает по прямой через всё, что рядом, на первую свободную клетку. Не нападает.
power-seek = Выследить врага
power-seek-help = Называет врага в двух клетках и ближе: его открывают, а более слабого берут.
power-bow = Длинный лук
power-bow-help = Стреляет на одну-две клетки прямо или наискось: цель открывают, а более слабую берут.
power-axe = Гномий топор
power-axe-help = Шаг, затем от одного до трёх врагов вокруг. Слабые падают; равный, сильный или крепость стоят Гимли.
power-steed = Быстрый конь
power-steed-help = Две клетки, можно за угол; вторым шагом можно напасть.
power-repeat = Повторная атака
power-repeat-help = После удачной атаки может напасть на соседа или остановиться.
power-rage = Ярость
power-rage-help = Шаг, затем удар по всем вокруг: равные, слабые и крепости падают, и берсерк тоже.
power-stop = Остановиться

## The Ring

ring-open = Фродо несёт Кольцо.
ring-destroyed = Кольцо уничтожено.
ring-taken = Кольцо у Зла: его ранги на единицу выше.
mount-doom = Роковая гора
forbidden-zone = Запретная зона
combat-neither = Никто не пал: Фродо невидим

## Acts refused

reason-no_power = У этой фигуры здесь нет такой силы.
reason-power_step = Эта сила туда не ведёт.
reason-power_target = Для этой силы это не цели.
reason-repeat_only = Напади этой фигурой ещё раз или остановись.
reason-nothing_to_stop = Нет атаки, которую можно прервать.

## Options

option-seek_captures = Выслеживание берёт
option-seek_captures-help = Включено, как в книжке; выключено — только открывает. Со взятием это во всём лучший лук.
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
option-mount_doom-help = Какая это клетка двух зон. Печатное поле точно не известно.
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
