# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Вы смотрите
watch-after-end-title = Вы увидите эту партию, когда она закончится
watch-after-end-help = Так решил стол. Оставьте страницу открытой: партия появится сама.
watch-not-begun-title = Эта партия ещё не началась
watch-not-begun-help = Одно место ещё свободно. Оставьте страницу открытой: партия появится сама.
watch-closed-help = Стол играет без зрителей. Если у вас там есть место, откройте партию в том браузере, в котором вы его заняли.
watch-gone-help = Ссылка неполная, или партия находится на другом сервере.
watch-others = Партии для просмотра
watch-setting-up = Армии расставляются
watch-rematch = Смотреть реванш
start-watching-nobody = Никто
start-watching-link = По ссылке
start-watching-everybody = Все
start-watching-nobody-help = Партию видят только те, кто за столом.
start-watching-link-help = У стола есть ссылка, которую можно дать другим. Зрители видят только то, что можно знать всем за столом.
start-watching-everybody-help = Партия стоит в списке этого сервера. Зрители видят только то, что можно знать всем за столом.
start-delay = С каким опозданием?
start-delay-short = 3 минуты, 5 ходов
start-delay-long = 15 минут, 15 ходов
start-delay-end = После конца
start-delay-none = Сразу
start-delay-help = Так никто из зрителей не успеет помочь игроку.
start-delay-none-help = Кто занимает место, узнаёт об этом заранее и, садясь, соглашается.
share-ask = Показать эту партию
share-own = Эту партию может увидеть каждый, у кого есть её адрес.
watch-applaud = Аплодировать
watch-applaud-sent = Вы аплодировали
watch-applaud-late = Аплодировать уже поздно
watch-applaud-help = Игроки узнают после конца, сколько человек аплодировало.
watch-applauded = { $count ->
    [one] Аплодировал { $count } зритель
    [few] Аплодировали { $count } зрителя
   *[other] Аплодировали { $count } зрителей
  }
settings-watch-name = Показывать моё имя, когда я смотрю
settings-watch-name-help = Его видят только игроки за этим столом. Иначе они видят число.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: ещё нет
guess-press = Выберите клетку: { $seat }.
guess-known = Вы угадали { $right } из { $count }.
guess-unknown = Те, кто играл, не показали того, что было скрыто.
