# Stratego: the page for players.

rules-page-stratego = Stratego
rules-page-middle-earth = Stratego nella Terra di Mezzo
rules-tips = Consigli di gioco
guide-stratego-goal-title = Lo scopo
guide-stratego-goal =
    Ogni parte ha un esercito e una bandiera. Chi prende la bandiera nemica vince.
    Vedi le tue pedine; di quelle nemiche vedi solo il dorso. Chi sta dove si scopre combattendo, osservando e indovinando.
guide-stratego-pieces-title = Le pedine
guide-stratego-pieces = Una pedina senza nota si muove di una casella per turno e batte ogni grado inferiore.
guide-stratego-setup-title = Schierati in segreto
guide-stratego-setup =
    Disponi l’esercito come vuoi sulle caselle della tua parte; nessuno lo vede. Con un tasto hai uno schieramento a caso, che puoi cambiare.
    Bandiera e bombe non si muovono mai: dai alla bandiera un angolo tranquillo e un po’ di compagnia.
guide-stratego-march-title = Marcia
guide-stratego-march =
    Comincia il rosso, poi si alternano. Una pedina si muove di una casella: avanti, indietro o di lato, mai in diagonale, mai in un lago.
    L’esploratore (2) va in linea retta quanto vuole, se la via è libera, e alla fine può attaccare. Chi corre lontano si rivela esploratore.
guide-stratego-fight-title = Combatti
guide-stratego-fight =
    Muovi su una pedina nemica ed entrambe mostrano il grado. Il numero più alto resta, il più basso è perso; a pari grado cadono tutte e due.
    Se vince l’attaccante prende la casella; se vince il difensore resta dov’è. Attaccare non è obbligatorio.
guide-stratego-few-title = Alcune sono diverse
guide-stratego-few =
    Una bomba abbatte chi la attacca e resta, ma l’artificiere (3) la toglie.
    La spia (S) è la più debole di tutte, eppure prende il maresciallo (10) se attacca per prima.
guide-stratego-repeat-title = Non all’infinito
guide-stratego-repeat =
    Una pedina non può andare avanti e indietro fra le stesse due caselle all’infinito: dopo alcune volte deve fare altro.
    Né può inseguire una pedina nemica passando sempre per le stesse posizioni. Il tabellone ti dice quando una mossa non è permessa, e perché.
guide-stratego-end-title = Come finisce
guide-stratego-end =
    Chi prende la bandiera vince subito. Chi deve muovere e non può ha perso.
    Se a lungo non si cattura nulla la partita è patta. Si può anche abbandonare o proporre patta, una volta schierati i due eserciti.
guide-stratego-boxes-title = Le scatole
guide-stratego-boxes = Seguono tutte queste regole; cambia la grandezza. Nel classico americano si possono attivare tre regole da torneo: a pari grado vince l’attaccante, il difensore tace, le pedine catturate tornano.

## Pieces

piece-flag = bandiera
piece-bomb = bomba
piece-spy = spia
piece-scout = esploratore
piece-miner = artificiere
piece-sergeant = sergente
piece-lieutenant = tenente
piece-captain = capitano
piece-major = maggiore
piece-colonel = colonnello
piece-general = generale
piece-marshal = maresciallo
piece-unknown = pedina sconosciuta

## The table of pieces; $pieces and $powers are names

army-stays = Non si muove mai.
army-runs = Va lontano quanto vuole in linea retta.
army-flag = Chi la prende ha vinto.
army-fells = Distrugge chi attacca, tranne: { $pieces }.
army-takes = Se attacca, batte anche: { $pieces }.
army-falls-to = Perde contro un attacco di: { $pieces }.
army-powers = Poteri: { $powers }.
