## Incontri: rivincite, partite rapide, sfide

rematch-offered = { $who } offre la rivincita
rematch-offered-go = Gioca ancora
quick-title = Gioca subito, con chi arriva. Tutti possono guardare, con un po’ di ritardo.
quick-title-rated = Gioca subito, con chi arriva. Con punteggio se entrambi hanno un nome. Tutti possono guardare, con un po’ di ritardo.
error-challenge-not-taken = Questa persona non accetta sfide da te.
error-challenge-needs-name = Una sfida è tra persone con un nome. Scegli prima un nome.
error-challenge-gone = Questa sfida è finita.
error-challenge-too-many = Troppe sfide aspettano una risposta. Ritirane una o aspetta.
challenge-title = Sfide
challenge-from = { $who } ti sfida
challenge-side = la tua parte: { $side }
challenge-left = ancora { $time }
challenge-accept = Accetta
challenge-aside = Metti da parte per ora
challenge-decline = Rifiuta
planned-challenge = { $variant } contro { $who }.
