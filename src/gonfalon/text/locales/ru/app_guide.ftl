# The pages of rules: fetched with the words of the guides.

rules-title = Правила
rules-contents = Содержание
rules-english-only = Правила пока даны здесь по-английски.
rules-in-english = Оригинал на английском
rules-play-now = Играть сейчас
rules-numbered = Точные правила
rules-numbered-help = Каждый случай, с номером для ссылок:
rules-failed = Не удалось загрузить правила.
rules-page-glossary = Словарик
rules-pieces-game = Игра
rules-pieces-piece = Фишка
rules-pieces-rank = Ранг
rules-pieces-count = Число
rules-try = Попробовать на доске
