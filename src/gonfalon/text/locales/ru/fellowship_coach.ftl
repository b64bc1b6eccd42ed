## What the coach says of an answer: cards and numbers by name

coach-quest_few = Вы отправили силу воли { $willpower } против угрозы { $threat } в зоне угрозы; лучше было { $better }. Стоило отправить и: { $cards }.
coach-quest_many = Вы отправили силу воли { $willpower } против угрозы { $threat } в зоне угрозы; хватало { $better }. Лучше было оставить: { $cards }.
coach-quest_who = Вместо них могли пойти другие. Лучше было оставить: { $cards }.
coach-undefended = Никто не защищался, атака: { $enemy }. Лучший защитник: { $card }.
coach-defended = Защитник: { $card }, атака: { $enemy }. Лучше было получить урон и остаться наготове.
coach-defender = Защитник: { $card }, атака: { $enemy }. Лучший защитник: { $other }.
coach-attack_none = Враг оставлен в покое: { $enemy }. Лучше было атаковать.
coach-attack_few = Цель атаки: { $enemy }, сила { $attack }; лучше было { $better }.
coach-attack_many = Цель атаки: { $enemy }, сила { $attack }; хватало { $better }.
coach-attack_who = Лучше была другая цель, чем { $enemy }, или никакая.
coach-engage = Другой выбор противника оставлял лучшие бои.
coach-travel = Другой выбор пути был лучше.
coach-unplayed = Эта карта могла войти в игру, а осталась: { $card }.
coach-event_kept = Эта карта помогла бы здесь, а осталась без дела: { $card }.
coach-event_wasted = Эта карта дала здесь мало: { $card }. Лучше было сберечь её на потом.
coach-spent_early = Эта карта стоила больше, чем дала: { $card }. Лучше было копить.
coach-other_card = Здесь больше стоила карта { $other }, чем { $card }.
coach-other_choice = Другой выбор оставляет вас в лучшем положении.
coach-leaves = Что оставляет лучший ответ: { $reasons }.
coach-cost-one = Цена: около 1 партии из { $games } (от { $low } до { $high } из 100).
coach-cost-many = Цена: около { $lost } партий из 10 (от { $low } до { $high } из 100).

## Things to try next time

coach-tip-quest_few = Прежде чем отправлять, прибавьте к угрозе в зоне около двух очков за каждую карту, которая ещё откроется.
coach-tip-quest_many = Оставляйте тех, кто в этом раунде должен защищаться или атаковать: хватит и нужной силы воли.
coach-tip-quest_who = Отправляйте тех, у кого есть сила воли, оставляйте тех, кто хорошо сражается.
coach-tip-undefended = Решайте до похода, кто встретит какого врага.
coach-tip-defended = Урон крепкому герою бывает дешевле, чем защитник, которого потом не хватит.
coach-tip-defender = Пусть защищается тот, кто выдержит атаку и карту тени и нужен меньше всех.
coach-tip-attack_none = Враг, который остаётся, атакует каждый раунд: проверьте, можно ли его одолеть.
coach-tip-attack_few = Перед ударом сложите, сколько нужно: защита врага и оставшееся у него здоровье.
coach-tip-attack_many = Бейте с той силой, какая нужна, а остальных берегите для следующего врага.
coach-tip-attack_who = Сначала одолевайте то, что сильнее атакует и легче падает.
coach-tip-engage = Встречайте врага, когда вы готовы, прежде чем его приведёт ваша угроза.
coach-tip-travel = Отправляйтесь туда, где угроза в зоне падает сильнее, если место за это не карает.
coach-tip-unplayed = Лежащие ресурсы ничего не дают: рано сыгранный союзник окупается каждый раунд.
coach-tip-event_kept = При каждой паузе просматривайте руку: событие, оставшееся в конце, никому не помогло.
coach-tip-event_wasted = Перед событием спросите себя, что оно изменит в этом раунде; если мало, сберегите его.
coach-tip-spent_early = Прежде чем платить, подумайте о более дорогой карте, на которую вы копите.
coach-tip-other_card = Сначала играйте то, что действует каждый раунд: силу воли, атаку, карты, ресурсы.
coach-tip-other_choice = Перед выбором посмотрите, что он оставляет на остаток раунда.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 значит: каждый раз ответ, который выигрывает чаще всего.
coach-luck-even-chances = Удачи в этих числах нет: ответ оценивается по тому, что вы могли знать.
coach-dearest-chances = Ваши самые дорогие ответы
coach-none-dear-chances = Ни об одном ответе нельзя уверенно сказать, что он дорого стоил.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = «1 из 8» значит: из восьми доигранных партий лучший ответ выиграл примерно на одну больше.
coach-price-one = 1 из { $games }
coach-price-many = { $lost } из 10
coach-shown-chances = { $when } Как видели вы
coach-true-chances = { $when } Как было на самом деле
coach-played-undrawn-chances = Ваш ответ: { $act }.
coach-best-undrawn-chances = Лучше: { $act }.
coach-same-chances = Ни один другой ответ не был наверняка лучше.
coach-when = Раунд { $round }: { $question }
coach-chance = Ваши шансы на победу по раундам
coach-chance-help = Доля партий, которые компьютер выиграл, продолжая после ваших ответов. Истинная лежит в полосе в 95 случаях из 100.
coach-chance-hopeless = Отсюда компьютер почти никогда не выигрывал: его партии не различают ваших ответов, и ни один не порицается.
coach-chance-of = Раунд { $round }: { $share } из 100 (от { $low } до { $high })
coach-in-numbers = В числах

## The coach's notes in the replay

coach-notes = Заметки тренера
coach-notes-help = Ответы ценой в 1 партию из 10 или больше, по тому, что вы знали.
coach-notes-none = Ни один ответ не стоил наверняка 1 партии из 10.
