## Incontri: rivincite, partite rapide, sfide

rematch-offered = { $who } offre la rivincita
rematch-offered-go = Gioca ancora
quick-title = Gioca subito, con chi arriva
quick-title-rated = Gioca subito, con chi arriva. Con punteggio se entrambi hanno un nome.
