# Challenges at a table and on the form: fetched after the first page.

## Встречи: реванши, быстрые игры, вызовы

challenge-wait-title = Вы вызываете: { $who }
challenge-wait-help = Этот человек видит вызов на каждой странице. Пока можно смотреть другие страницы.
challenge-waited = Вы ждёте { $time }.
challenge-good-for = Он действует ещё { $time }.
challenge-over-declined = { $who } отказывается
challenge-over-expired = { $who } не отвечает
challenge-over-withdrawn = Вызов закрыт
challenge-over-help = Партия не началась.
challenge-again = Спросить ещё раз
challenge-player = Вызвать
challenge-block = Не принимать вызовы от этого человека
challenge-blocked = Вы не принимаете вызовов от: { $who }.
challenge-unblock = Снова принимать
challenge-friend = Имя этого человека
challenge-friend-help = Оставьте пустым, чтобы получить ссылку для отправки.
challenge-friend-nameless = Чтобы вызвать кого-то по имени, сначала выберите имя для себя.
challenge-rules = Кто может вызывать вас?
challenge-rules-everybody = Все
challenge-rules-played = Кто уже играл со мной
challenge-rules-nobody = Никто
replay-times = Время
replay-spent = Этот ход
