# Страница законченной партии и вопрос, можно ли показать её другим.

shared-title-won = Победа: { $winner }. Поражение: { $loser }
shared-title-turned = { $winner }: перелом в партии и победа
shared-title-led = { $winner }: победа без отставания
shared-title-behind = { $winner }: победа при отставании
shared-title-drawn = Никто не прорвался
shared-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
shared-rated = с рейтингом
shared-won-against = победа над:
shared-fortune = Как шла партия
shared-fortune-help = выше середины: впереди { $who }
shared-moments = Моменты
shared-move = Ход { $move }
shared-move-of = Ход { $move } из { $total }
shared-moment-swing = Самая большая перемена: { $before } → { $after }.
shared-moment-turn = Перелом: { $before } → { $after }.
shared-moment-end = В конце: { $after }.
shared-ahead = впереди на { $count }
shared-behind = позади на { $count }
shared-level = наравне
shared-play-on = Играть дальше с хода { $move }
shared-copy = Скопировать ссылку
shared-save = Сохранить как
shared-save-gif = Движущаяся картинка (GIF)
shared-save-webp = Движущаяся картинка, все цвета (WebP)
shared-save-txt = Ходы текстом
shared-covered = { $count ->
    [one] { $who } не открывает того, чего никто не видел. Поэтому отсюда нельзя играть дальше.
    [few] { $who } не открывают того, чего никто не видел. Поэтому отсюда нельзя играть дальше.
   *[other] { $who } не открывают того, чего никто не видел. Поэтому отсюда нельзя играть дальше.
  }
shared-gone-title = Этой партии больше нет
shared-gone-help = Ссылка неполная, или на этом сервере партии уже нет.
shared-closed-title = Эту партию не показывают
shared-closed-help = Игроки никому её не показывают. Если вы в ней играли, откройте её в том же браузере.
share-title = Показать эту партию
share-back = Больше не показывать
share-page = Её страница
share-cover = Не открывать того, что не было показано
share-shown = Показана другим
