# L’ultima posizione di una partita, in lettere.

diagram-fortress-cards = Carte
diagram-fortress-beaten = battuta
