## Begegnung: Revanchen, schnelle Paarungen, Herausforderungen

rematch-offered = { $who } bietet eine Revanche an
rematch-offered-go = Noch einmal spielen
quick-title = Sofort spielen, mit dem, der kommt. Alle dürfen zuschauen, etwas verzögert.
quick-title-rated = Sofort spielen, mit dem, der kommt. Gewertet, wenn beide einen Namen haben. Alle dürfen zuschauen, etwas verzögert.
error-challenge-not-taken = Diese Person nimmt von Ihnen keine Herausforderungen an.
error-challenge-needs-name = Eine Herausforderung gilt zwischen Personen mit Namen. Wählen Sie zuerst einen Namen.
error-challenge-gone = Diese Herausforderung ist vorbei.
error-challenge-too-many = Zu viele Herausforderungen warten auf Antwort. Nehmen Sie eine zurück oder warten Sie.
challenge-title = Herausforderungen
challenge-from = { $who } fordert Sie heraus
challenge-side = Sie spielen { $side }
challenge-left = noch { $time }
challenge-accept = Annehmen
challenge-aside = Jetzt beiseitelegen
challenge-decline = Ablehnen
planned-challenge = { $variant } gegen { $who }.
