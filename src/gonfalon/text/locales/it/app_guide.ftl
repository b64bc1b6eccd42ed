# The pages of rules: fetched with the words of the guides.

rules-title = Regole
rules-contents = Indice
rules-english-only = Per ora le regole sono qui in inglese.
rules-in-english = L’originale inglese
rules-play-now = Gioca ora
rules-numbered = Regole esatte
rules-numbered-help = Ogni caso, con un numero da citare:
rules-failed = Non è stato possibile caricare le regole.
rules-page-glossary = Glossario
rules-pieces-game = Gioco
rules-pieces-piece = Pedina
rules-pieces-rank = Grado
rules-pieces-count = Numero
rules-try = Prova sul tabellone
