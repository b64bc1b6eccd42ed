# Последняя позиция партии, записанная буквами.

diagram-fortress-cards = Карты
diagram-fortress-beaten = побита
