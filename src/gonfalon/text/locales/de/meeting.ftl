## Begegnung: Revanchen, schnelle Paarungen, Herausforderungen

rematch-offered = { $who } bietet eine Revanche an
rematch-offered-go = Noch einmal spielen
quick-title = Sofort spielen, mit wem auch immer
quick-title-rated = Sofort spielen, mit wem auch immer. Gewertet, wenn beide einen Namen haben.
