# Что говорится за столом карточной игры: знаки и планы.

fellowship-talk = Знаки остальным
fellowship-talk-none = В этом раунде ещё ни слова.
fellowship-signal-commit-more = Больше в поход
fellowship-signal-keep-defender = Оставьте защитника
fellowship-signal-save-resources = Берегите ресурсы
fellowship-signal-take-enemy = Возьмите: { $enemy }
fellowship-event-signalled = { $seat } подаёт знак: { $words }
fellowship-event-said = { $seat }: { $words }
fellowship-said-quest = В поход: { $who }. Сила воли { $willpower }, угроза { $threat }.
fellowship-said-quest-nobody = Из моих никто не идёт в поход.
fellowship-said-keeps = Наготове остаются: { $keeps }.
fellowship-said-defends = Атака: { $enemy }, защита: { $defender }.
fellowship-said-undefended = Без защиты: { $undefended }.
fellowship-said-takes = Вступаю в бой: { $takes }.
fellowship-why-asked-more = Просили больше.
fellowship-why-asked-defender = Просили защитника.
fellowship-why-all-go = Поход требует всех.
fellowship-why-nobody-ready = Никто не готов.
fellowship-why-enemies = Нападут: { $against }.
fellowship-why-unknown = Ещё может кто-то появиться.
fellowship-why-asked-take = Об этом просили.
fellowship-why-strong-enough = У нас хватит сил.
fellowship-why-withstand = Защита устоит, если тень не усилит атаку.
fellowship-why-nobody-falls = Урон будет, но никто не падёт, если тень его не увеличит.
fellowship-why-one-falls = Защитник падёт; иначе мы потеряли бы больше.
fellowship-why-better-the-damage = Урон обойдётся дешевле защитника.
fellowship-heed-commit-more = Хорошо, пошлю больше.
fellowship-heed-keep-defender = Хорошо, оставлю защитника.
fellowship-heed-save-resources = Хорошо, берегу ресурсы.
fellowship-heed-take-enemy = Хорошо, если смогу, беру: { $enemy }.

fellowship-why-may = Можно: { $act }.

fellowship-odds-ask = Каковы шансы?
fellowship-odds-title = Шансы этого решения
fellowship-odds-help = Для каждого ответа компьютер доиграл до конца партий: { $games } — по своим простым правилам, заново разыграв всё, чего вы не видите. Так он играет слабее, чем с поиском, поэтому сравнивайте ответы, а не доверяйте числу.
fellowship-odds-playing = Партии доигрываются…
fellowship-odds-won = Победы
fellowship-odds-outlook = Виды
fellowship-odds-won-of = { $won } из { $games }
fellowship-odds-outlook-help = Виды: чего компьютер ждёт через два раунда, от 0 (поражение) до 100 (победа).
fellowship-odds-none = Здесь нечего сравнивать.
fellowship-odds-outlook-of = { $share } из 100
