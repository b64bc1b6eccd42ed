# Die letzte Stellung einer Partie, in Buchstaben.

diagram-fellowship-round = Runde { $round }, Abschnitt { $stage }
diagram-fellowship-threat = Bedrohung { $threat }
diagram-fellowship-out = Bedrohung { $threat }, ausgeschieden
diagram-fellowship-covered = verdeckt
diagram-fellowship-quest = Abenteuer
diagram-fellowship-active = Aktives Gebiet
diagram-fellowship-staging = Aufmarschgebiet
diagram-fellowship-engaged = Gegner
diagram-fellowship-area = Im Spiel
