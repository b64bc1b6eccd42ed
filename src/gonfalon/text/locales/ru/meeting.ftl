## Встречи: реванши, быстрые игры, вызовы

rematch-offered = { $who } предлагает реванш
rematch-offered-go = Сыграть ещё раз
quick-title = Играть сразу с тем, кто придёт. Смотреть может каждый, с небольшим опозданием.
quick-title-rated = Играть сразу с тем, кто придёт. С рейтингом, если у обоих есть имя. Смотреть может каждый, с небольшим опозданием.
error-challenge-not-taken = Этот человек не принимает от вас вызовов.
error-challenge-needs-name = Вызов бывает между людьми с именами. Сначала выберите имя.
error-challenge-gone = Этот вызов уже закрыт.
error-challenge-too-many = Слишком много вызовов ждут ответа. Отмените один или подождите.
challenge-title = Вызовы
challenge-from = { $who } вызывает вас
challenge-side = ваша сторона: { $side }
challenge-left = осталось { $time }
challenge-accept = Принять
challenge-aside = Отложить пока
challenge-decline = Отклонить
planned-challenge = { $variant }, соперник: { $who }.
