# The last position of a game in letters.

diagram-fortress-cards = Cards
diagram-fortress-beaten = beaten
