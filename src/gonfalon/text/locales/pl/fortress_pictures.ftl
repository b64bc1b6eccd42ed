# Ostatnia pozycja partii, zapisana literami.

diagram-fortress-cards = Karty
diagram-fortress-beaten = pokonana
