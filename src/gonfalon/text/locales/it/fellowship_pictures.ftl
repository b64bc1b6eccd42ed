# L’ultima posizione di una partita, in lettere.

diagram-fellowship-round = Round { $round }, stadio { $stage }
diagram-fellowship-threat = minaccia { $threat }
diagram-fellowship-out = minaccia { $threat }, fuori dal gioco
diagram-fellowship-covered = coperta
diagram-fellowship-quest = Ricerca
diagram-fellowship-active = Luogo attivo
diagram-fellowship-staging = Area Allestimento
diagram-fellowship-engaged = Nemici
diagram-fellowship-area = In gioco
