## Incontri: rivincite, partite rapide, sfide

rematch-offered = { $who } offre la rivincita
rematch-offered-go = Gioca ancora
