# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Ссылка на ваше место
seat-link-title = Эта ссылка не открывает места
seat-link-broken = У ссылки потерян конец. Скопируйте её ещё раз целиком.
player-computer = { $name }, компьютер
player-guest = гость
games-opponent-person = соперник: { $name }
games-with-named = с участием: { $names }
error-person = Сервер этого не принял.
error-person-key = У этого браузера нет ключа к имени.
error-person-unknown = На этом сервере ни у кого нет такого имени или ключа.
error-person-code = Этот код неизвестен или уже использован.
error-person-name-taken = Это имя уже занято. Выберите другое.
error-person-name-length = В имени от 2 до 24 знаков.
error-person-name-letters = В имени буквы одного алфавита. Между ними могут стоять цифры, пробелы, точки, дефисы и апострофы.
error-person-name-reserved = Это имя оставлено для компьютеров или сервера.
error-person-name-refused = Хозяин этого сервера не разрешает такое имя.
error-request-too-often = Слишком часто. Подождите минуту и попробуйте снова.
error-passkey = Этот ключ доступа не принят.
error-passkey-known = Этот ключ доступа уже известен.
error-passkey-late = Это длилось слишком долго. Попробуйте снова.
error-passkey-not-here = По этому адресу ключей доступа нет. Им нужны https и имя.
error-passkey-refused = Этот ключ доступа не подходит к этому серверу.
error-passkey-too-many = Ключей доступа уже достаточно. Сначала удалите один.
error-passkey-unknown = Этот сервер больше не знает этого ключа доступа.
