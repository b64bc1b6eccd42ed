# The pages of rules: fetched with the words of the guides.

rules-title = Règles
rules-contents = Sommaire
rules-english-only = Les règles sont pour l’instant en anglais.
rules-in-english = L’original anglais
rules-play-now = Jouer maintenant
rules-numbered = Règles exactes
rules-numbered-help = Chaque cas, avec un numéro à citer :
rules-failed = Les règles n’ont pas pu être chargées.
rules-page-glossary = Glossaire
rules-pieces-game = Jeu
rules-pieces-piece = Pièce
rules-pieces-rank = Rang
rules-pieces-count = Nombre
rules-try = Essayer sur le plateau
