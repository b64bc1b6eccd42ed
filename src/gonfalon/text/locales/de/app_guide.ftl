# The pages of rules: fetched with the words of the guides.

rules-title = Regeln
rules-contents = Inhalt
rules-english-only = Die Regeln stehen hier vorerst auf Englisch.
rules-in-english = Das englische Original
rules-play-now = Jetzt spielen
rules-numbered = Genaue Regeln
rules-numbered-help = Jeder Fall, mit einer Nummer zum Zitieren:
rules-failed = Die Regeln konnten nicht geladen werden.
rules-page-glossary = Glossar
rules-pieces-game = Spiel
rules-pieces-piece = Figur
rules-pieces-rank = Rang
rules-pieces-count = Anzahl
rules-try = Am Brett ausprobieren
