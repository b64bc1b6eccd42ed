# Die letzte Stellung einer Partie, in Buchstaben.

diagram-fortress-cards = Karten
diagram-fortress-beaten = geschlagen
