## Встречи: реванши, быстрые игры, вызовы

rematch-offered = { $who } предлагает реванш
rematch-offered-go = Сыграть ещё раз
