# The pages of rules: fetched with the words of the guides.

rules-title = Rules
rules-contents = Contents
rules-english-only = The rules stand here in English for now.
rules-in-english = The English original
rules-play-now = Play now
rules-numbered = Exact rules
rules-numbered-help = Every case, with a number that can be cited:
rules-failed = The rules could not be loaded.
rules-page-glossary = Glossary
rules-pieces-game = Game
rules-pieces-piece = Piece
rules-pieces-rank = Rank
rules-pieces-count = Number
rules-try = Try it on the board
