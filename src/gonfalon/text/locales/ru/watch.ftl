# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Смотреть
watch-title = Смотреть
watch-lead = Партии, которые идут сейчас и которые может смотреть каждый, с небольшим опозданием.
watch-all = Все партии для просмотра
watch-empty-title = Сейчас смотреть нечего
watch-empty-help = Посмотрите пока завершённую. Партия появляется здесь, когда её стол разрешает смотреть всем.
watch-late = с опозданием { $minutes } мин
watch-late-none = в прямом эфире
watch-late-end = после конца
watch-ends-in = Партия окончена; конец вы увидите через { $time }.
watch-over = Партия окончена
watch-as-of = Положение на { $time }
watch-closed-title = Эту партию смотреть нельзя
watch-gone-title = Такой партии здесь нет
watch-count = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
  }
watch-copy = Скопировать ссылку для зрителей
watch-terms-link = Смотреть может тот, у кого есть ссылка,
watch-terms-everybody = Смотреть может каждый,
watch-terms-short = не раньше чем через 3 минуты и 5 ходов.
watch-terms-long = не раньше чем через 15 минут и 15 ходов.
watch-terms-end = после конца.
watch-terms-none = сразу.
error-match-not-shared = Игроки не показывают эту партию или показывают не всё.
watch-empty-go = Посмотреть завершённую партию
watch-side = Рядом
watch-side-choose = Какая партия показана
watch-side-game = Партия { $number }
watch-named = Кто смотрит
