# The last position of a game in letters.

diagram-fellowship-round = Round { $round }, stage { $stage }
diagram-fellowship-threat = threat { $threat }
diagram-fellowship-out = threat { $threat }, out of the game
diagram-fellowship-covered = face down
diagram-fellowship-quest = Quest
diagram-fellowship-active = Active location
diagram-fellowship-staging = Staging area
diagram-fellowship-engaged = Engaged
diagram-fellowship-area = In play
