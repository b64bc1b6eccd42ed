## Rencontres : revanches, parties rapides, défis

rematch-offered = { $who } propose une revanche
rematch-offered-go = Rejouer
quick-title = Jouer tout de suite, avec qui vient
quick-title-rated = Jouer tout de suite, avec qui vient. Classée si les deux ont un nom.
