### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = Votre pièce en { $square } : { $piece }. Que demandez-vous ensuite ? Les pas sur des cases connues ne coûtent pas de tour.
puzzle-fortress-asked-enter = Votre pièce a été battue. Laquelle entre maintenant ? Une pièce déjà entrée passe au moins deux tours.
puzzle-fortress-mined-title = { $known } cases connues sur { $count } ({ $number })
puzzle-fortress-sheet = Vos notes
puzzle-fortress-letter = Le choix { $letter } mène ici.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = « { $act } »
puzzle-fortress-step = De { $source } à { $square }
puzzle-fortress-up = Monter l’échelle vers { $square }
puzzle-fortress-down = Descendre l’échelle vers { $square }
puzzle-fortress-passage = Par le passage vers { $square }
puzzle-fortress-bridge = Par le pont vers { $square }
puzzle-fortress-unit = 1 est un tour sur le chemin du drapeau, en moyenne sur 1000 forteresses qui vont avec vos notes. La barre est pleine à 4.
puzzle-fortress-value-best = { $act } demande le moins de tours.
puzzle-fortress-value-fine = { $act } prend { $behind } tours de plus : aussi bon à la table.
puzzle-fortress-value-loose = { $act } prend { $behind } tours de plus : vous y perdez un peu.
puzzle-fortress-value-error = { $act } prend { $behind } tours de plus : une erreur.
puzzle-fortress-why-flag = D’après vos notes, dans { $chance } cas sur 100, le drapeau lui-même est en { $square }.
puzzle-fortress-why-open = D’après vos notes, dans { $chance } cas sur 100, aucun mur ne barre le chemin vers { $square }.
puzzle-fortress-why-sure = Le chemin vers { $square } est libre à coup sûr : il ne peut pas vous coûter le tour.
puzzle-fortress-why-beaten = Dans { $chance } cas sur 100, une carte qui bat votre pièce s’y trouve ({ $piece }).
puzzle-fortress-why-safe = Aucune carte qui bat votre pièce ne peut s’y trouver ({ $piece }).
puzzle-fortress-why-nearer = Dans { $chance } cas sur 100, le plus court chemin vers le drapeau commence là.
puzzle-fortress-why-change = D’après vos notes, cette pièce ({ $piece }) peut atteindre le drapeau dans { $chance } cas sur 100 ; l’autre ({ $piece2 }) dans { $chance2 }.
puzzle-fortress-why-reach = D’après vos notes, cette pièce ({ $piece }) peut atteindre le drapeau dans { $chance } cas sur 100.
puzzle-fortress-why-free = Elle entre sans passer de tour ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] Elle passe d’abord { $turns } tour ({ $piece }).
    *[other] Elle passe d’abord { $turns } tours ({ $piece }).
}
puzzle-fortress-why-second = Le deuxième choix, { $act }, prend plus de tours en moyenne.
puzzle-fortress-why-second-wall = Le deuxième choix, { $act }, rencontre un mur dans { $chance } cas sur 100.
puzzle-fortress-why-second-beaten = Le deuxième choix, { $act }, rencontre une carte qui bat votre pièce dans { $chance } cas sur 100.
puzzle-fortress-why-second-nearer = Le deuxième choix, { $act }, ne commence le plus court chemin que dans { $chance } cas sur 100.
puzzle-fortress-why-second-change = Le deuxième choix, { $act }, dépense un tour pour l’échange.
puzzle-fortress-why-second-reach = Le deuxième choix, { $act }, atteint le drapeau dans { $chance } cas sur 100.
puzzle-fortress-why-second-fights = La deuxième pièce ({ $piece }) atteint le drapeau à peu près aussi souvent, mais il lui faut plus de tours.
puzzle-theme-treasure = Où le drapeau peut-il encore être ?
puzzle-theme-walls = Comptez les murs qui restent.
puzzle-theme-danger = Pensez aux cartes qui restent.
puzzle-theme-ground = Quel chemin ouvre le plus de terrain neuf ?
puzzle-theme-floors = Pensez aux étages.
puzzle-theme-piece = Est-ce la bonne pièce ?
puzzle-theme-entry = Qui peut encore passer, et à quel prix ?
