# La dernière position d’une partie, en lettres.

diagram-fortress-cards = Cartes
diagram-fortress-beaten = battue
