## Rencontres : revanches, parties rapides, défis

rematch-offered = { $who } propose une revanche
rematch-offered-go = Rejouer
