# Die letzte Stellung einer Partie, in Buchstaben.

diagram-fortress-cards = Bodenplatten
diagram-fortress-beaten = geschlagen
