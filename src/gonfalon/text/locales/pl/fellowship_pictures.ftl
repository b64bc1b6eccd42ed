# Ostatnia pozycja partii, zapisana literami.

diagram-fellowship-round = Runda { $round }, etap { $stage }
diagram-fellowship-threat = zagrożenie { $threat }
diagram-fellowship-out = zagrożenie { $threat }, poza grą
diagram-fellowship-covered = zakryta
diagram-fellowship-quest = Wyprawa
diagram-fellowship-active = Aktywny obszar
diagram-fellowship-staging = Strefa przygotowań
diagram-fellowship-engaged = Wrogowie
diagram-fellowship-area = W grze
