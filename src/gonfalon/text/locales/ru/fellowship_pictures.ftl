# Последняя позиция партии, записанная буквами.

diagram-fellowship-round = Раунд { $round }, этап { $stage }
diagram-fellowship-threat = угроза { $threat }
diagram-fellowship-out = угроза { $threat }, вне игры
diagram-fellowship-covered = закрытая карта
diagram-fellowship-quest = Поход
diagram-fellowship-active = Активная локация
diagram-fellowship-staging = Зона подготовки
diagram-fellowship-engaged = Враги
diagram-fellowship-area = В игре
