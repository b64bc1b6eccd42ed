### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Спрашивать и слушать
lesson-asking-teaches = Спрашивайте каждый раз об одном шаге: молчание значит, что путь свободен; «стена» кончает ваш ход и остаётся на вашем плане.
lesson-asking-1 = Ваш рыцарь стоит на E5. Спросите о шаге на D5.
lesson-asking-1-E5-D5 = О стене ни слова: путь свободен, и можно спрашивать дальше.
lesson-asking-1-D5-C5 = Вы на E5; начните оттуда. Неверный вопрос ничего не стоит.
lesson-asking-2 = Теперь D4.
lesson-asking-2-D5-D4 = Стена! Ход кончается, но стена на вашем плане навсегда.
lesson-asking-2-D5-E5 = Назад свободно и ничего нового не говорит.
lesson-asking-3 = Снова ваш ход. Не спрашивайте о том, что знаете.
lesson-asking-3-D5-C5 = Свободно. Каждый раз новое место: в этом всё искусство.
lesson-asking-3-D5-D4 = Та же стена, и хода нет. На плане она была.

## Ladders and pitfalls
lesson-ladders-title = Лестницы и ямы
lesson-ladders-teaches = О лестнице говорят всегда, когда вы на ней стоите; яма наверху роняет на этаж ниже, не стоит хода и остаётся на плане.
lesson-ladders-1 = Ещё один шаг, на C3.
lesson-ladders-1-C4-C3 = Лестница наверх! О каждой лестнице на вашей клетке вам говорят.
lesson-ladders-1-C4-B4 = Стена, и ход окончен. C3 была открыта.
lesson-ladders-2 = Поднимайтесь.
lesson-ladders-2-C3-mC3 = Средний этаж: девять клеток, ближе к флагу.
lesson-ladders-2-C3-D3 = Стена; лестница была свободна.
lesson-ladders-3 = Попробуйте mB3.
lesson-ladders-3-mC3-mB3 = Яма: вы падаете на B3, и ход продолжается. Запишите её.
lesson-ladders-3-mC3-C3 = Опять вниз. Вам был нужен средний этаж.
lesson-ladders-4 = Назад к лестнице. Где она?
lesson-ladders-4-B3-C3 = Совсем рядом.
lesson-ladders-4-B3-B2 = Стена. Лестница на C3, рядом с вами.
lesson-ladders-5 = Наверх, и на этот раз не на mB3.
lesson-ladders-5-C3-mC3 = Теперь mC2.
lesson-ladders-5-C3-C2 = Стена, ход окончен.
lesson-ladders-6 = В другую сторону.
lesson-ladders-6-mC3-mC2 = Свободно. Яма не стоит хода, стена стоит: падайте раньше, ударяйтесь позже.
lesson-ladders-6-mC3-mB3 = Опять та же яма.

## Who beats whom
lesson-who-beats-whom-title = Кто кого бьёт
lesson-who-beats-whom-teaches = Карты сражаются один раз и остаются или уходят: побеждает большая сила, чаша уступает только волшебнику, принцесса бьёт короля.
lesson-who-beats-whom-1 = Король (7) стоит на E5. Спросите об E4.
lesson-who-beats-whom-1-E5-E4 = Чаша с ядом! Она бьёт всех, кроме волшебника. Король выбыл: вернуть его стоит двух ходов.
lesson-who-beats-whom-1-E5-D5 = Свободно, но этот урок про E4.
lesson-who-beats-whom-2 = Кто войдёт теперь? Вы знаете, что лежит на E4.
lesson-who-beats-whom-2-enter-wizard = Только он пьёт и остаётся жив.
lesson-who-beats-whom-2-enter-knight = 5 — хорошее число, но у чаши его нет: пройдёт только волшебник.
lesson-who-beats-whom-2-enter-dwarf = Гном находит ходы; чаша побила бы и его.
lesson-who-beats-whom-2-enter-king = Он выбыл; вернуть его стоит двух ходов, и чаша побьёт его снова.
lesson-who-beats-whom-3 = Дальше.
lesson-who-beats-whom-3-E5-E4 = Чаши больше нет, а волшебник остаётся на E4 в тот же ход.
lesson-who-beats-whom-3-E5-D5 = Чаша всё ещё ждёт на E4.

## What silence tells
lesson-silence-title = Что говорит молчание
lesson-silence-teaches = Тайный ход слышит только гном; где все пути кончаются стенами, там молчание скрывает ход или карту.
lesson-silence-1 = D5 — тупик: стены к C5 и D4. Рыцарь ничего не услышал. Никто не строит комнату зря: что может лежать на D5? Вернитесь на E5.
lesson-silence-1-D5-E5 = Снова у входа: заменять фигуру можно только здесь.
lesson-silence-1-D5-C5 = Эту стену вы знаете.
lesson-silence-1-sacrifice-dwarf = Так рыцарь выбывает, и вернуть его стоит двух ходов. Замена на E5 стоит только этого хода.
lesson-silence-2 = Кто слышит больше?
lesson-silence-2-swap-dwarf = Ход кончается, больше ничего не потеряно: рыцарь снова в запасе.
lesson-silence-2-swap-wizard = Он разбирается в чашах, не в стенах. Тайные ходы находит гном.
lesson-silence-2-E5-D5 = Рыцарь там был и ничего не слышал.
lesson-silence-3 = А теперь снова D5.
lesson-silence-3-E5-D5 = Тайный ход с D5 на B1. Комната была дверью.
lesson-silence-3-E5-E4 = Чаша, и гном выбыл. Слушать надо было в тупике.

## The way to the flag
lesson-way-to-flag-title = Путь к флагу
lesson-way-to-flag-teaches = Ход длится до стены, проигранного боя или замены: стройте его так, чтобы не удаться мог только последний вопрос.
lesson-way-to-flag-1 = Тайный ход с D5 ведёт на B1. Идите.
lesson-way-to-flag-1-passage-D5-B1 = Через всю доску одним вопросом.
lesson-way-to-flag-1-D5-D4 = Стена кончает ход. Сначала верный шаг.
lesson-way-to-flag-2 = С B1 на A1.
lesson-way-to-flag-2-B1-A1 = Свободно.
lesson-way-to-flag-2-B1-C1 = Стена: ход окончен. В углу сначала смотрите вдоль края.
lesson-way-to-flag-2-B1-B2 = Стена: ход окончен.
lesson-way-to-flag-3 = И A2.
lesson-way-to-flag-3-A1-A2 = Лестница наверх.
lesson-way-to-flag-3-A1-B1 = Назад?
lesson-way-to-flag-4 = Наверх.
lesson-way-to-flag-4-A2-mA2 = Средний этаж.
lesson-way-to-flag-4-A2-A3 = Стена. У вас под ногами была лестница.
lesson-way-to-flag-5 = Три пути. Углам нужно меньше всего стен: строители их любят.
lesson-way-to-flag-5-mA2-mA1 = Флаг. Один ход от входа до конца, потому что каждый верный шаг был раньше.
lesson-way-to-flag-5-mA2-mB2 = Стена.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = В одной партии несколько ваших фигур были побеждены.
