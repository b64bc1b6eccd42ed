# La dernière position d’une partie, en lettres.

diagram-fellowship-round = Manche { $round }, étape { $stage }
diagram-fellowship-threat = menace { $threat }
diagram-fellowship-out = menace { $threat }, éliminé
diagram-fellowship-covered = face cachée
diagram-fellowship-quest = Quête
diagram-fellowship-active = Lieu actif
diagram-fellowship-staging = Zone de préparation
diagram-fellowship-engaged = Ennemis
diagram-fellowship-area = En jeu
