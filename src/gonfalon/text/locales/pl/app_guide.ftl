# The pages of rules: fetched with the words of the guides.

rules-title = Zasady
rules-contents = Spis treści
rules-english-only = Zasady są tu na razie po angielsku.
rules-in-english = Oryginał po angielsku
rules-play-now = Zagraj teraz
rules-numbered = Dokładne zasady
rules-numbered-help = Każdy przypadek, z numerem do cytowania:
rules-failed = Nie udało się wczytać zasad.
rules-page-glossary = Słowniczek
rules-pieces-game = Gra
rules-pieces-piece = Pionek
rules-pieces-rank = Ranga
rules-pieces-count = Liczba
rules-try = Wypróbuj na planszy
