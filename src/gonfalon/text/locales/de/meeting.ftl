## Begegnung: Revanchen, schnelle Paarungen, Herausforderungen

rematch-offered = { $who } bietet eine Revanche an
rematch-offered-go = Noch einmal spielen
