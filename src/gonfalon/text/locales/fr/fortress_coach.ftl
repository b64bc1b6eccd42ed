## What the coach says of a step in Fortress: places and pieces by name

coach-wall_known = Votre plan montrait le mur entre { $source } et { $target } : le tour était fini, et vous n’avez rien appris.
coach-wall_sure = Il y avait forcément un mur entre { $source } et { $target } : les murs restants remplissaient juste les places restantes.
coach-beaten_known = Vous saviez ce qui se trouve en { $square } : { $card }. Cette carte bat votre pièce ({ $piece }).
coach-idle = Trop de pas de suite n’ont rien trouvé de neuf, et votre tour a pris fin.
coach-dear_piece = Cette pièce coûtait deux tours de plus, car elle était battue ou sacrifiée ({ $piece }). Une autre coûtait moins : { $other }.
coach-wrong_piece = D’après vos notes, mieux vaut cette pièce : { $other }. Il lui faut moins de tours jusqu’au drapeau ({ $piece }).
coach-sacrificed = Vous avez sacrifié votre pièce ({ $piece }), alors qu’un chemin libre menait à l’entrée. Un échange là-bas la garde prête.
coach-early_swap = Votre pièce ({ $piece }) avait encore quelque chose à trouver : continuer demande moins de tours que changer.
coach-late_swap = D’après vos notes, dans { $chance } cas sur 100, votre pièce ({ $piece }) n’a aucun chemin vers le drapeau. Il était temps d’en changer.
coach-win_missed = Votre pièce ({ $piece }) bat à coup sûr la carte en { $square } : { $card }. Le chemin est libre et ne coûte aucun tour.
coach-blocked_likely = D’après vos notes, cela finit votre tour dans { $chance } cas sur 100 ; { $best } dans { $other }.
coach-away = { $best } mène au drapeau en moins de tours, en moyenne sur les forteresses qui vont avec vos notes.
coach-challenge_early = Vous avez dit le drapeau hors d’atteinte. D’après vos notes, il ne l’est que dans { $chance } cas sur 100.
coach-challenge_lucky = Cette fois, il l’était : c’était de la chance.
coach-challenge_late = D’après vos notes, le drapeau est hors d’atteinte dans { $chance } cas sur 100. Il était temps de contester.
coach-challenge_right = Vous avez contesté à raison : le drapeau était hors d’atteinte, comme dans { $chance } cas sur 100 d’après vos notes.
coach-challenge_unlucky = Bon choix, mais malchance : le drapeau était à portée, ce qui, d’après vos notes, n’arrive que dans { $chance } cas sur 100.
coach-ask_instead = Mieux : { $best }.
coach-stopped_unlucky = Bon choix, mais malchance : d’après vos notes, cela ne vous arrête là que dans { $chance } cas sur 100.
coach-found_flag = Vous avez trouvé le drapeau en { $square }. D’après vos notes, il y était dans { $chance } cas sur 100.
coach-found_passage = Vous avez trouvé le passage secret entre { $square } et { $other }.
coach-beat_known = Votre pièce ({ $piece }) a battu en { $square } une carte que vous connaissiez : { $card }.
coach-act-enter = faire entrer ({ $piece })
coach-other-pieces = Vos autres pièces : { $pieces }
coach-hint_flag = { $best } : d’après vos notes, le drapeau s’y trouve dans { $chance } cas sur 100.
coach-hint_way = { $best } : d’après vos notes, le plus court chemin vers le drapeau passe par là dans { $chance } cas sur 100.
coach-hint_win = { $best } : votre pièce ({ $piece }) y bat à coup sûr cette carte : { $card }.
coach-hint_search = { $best } : le chemin est libre, et votre pièce ({ $piece }) peut y trouver le passage secret.
coach-hint_enter = D’après vos notes, cette pièce ({ $piece }) a un chemin vers le drapeau dans { $chance } cas sur 100.
coach-hint_stuck = D’après vos notes, dans { $chance } cas sur 100, votre pièce ({ $piece }) n’a aucun chemin vers le drapeau.
coach-hint_challenge = D’après vos notes, le drapeau est hors d’atteinte dans { $chance } cas sur 100. Il est temps de contester.
coach-hint_stops = Un mur y met fin à votre tour dans { $wall } cas sur 100, une carte y bat votre pièce dans { $card }.
coach-hint_stops_wall = Un mur y met fin à votre tour dans { $chance } cas sur 100.
coach-hint_stops_card = Une carte y bat votre pièce dans { $chance } cas sur 100.
coach-hint_stops_not = Presque rien ne peut y mettre fin à votre tour.
coach-hint_walk = Allez d’abord en { $square } : le chemin est connu et ne coûte aucun tour.

## Things to try next time

coach-tip-wall_known = Regardez le plan avant de demander : un mur dessiné ne cède jamais.
coach-tip-wall_sure = Comptez les murs de votre plan. S’il n’en manque aucun, ou s’il ne reste que leurs places, inutile de demander.
coach-tip-beaten_known = Envoyez la pièce qui bat la carte, ou faites le tour.
coach-tip-idle = Sachez où vous allez avant de marcher : seule une case nouvelle met fin aux pas inutiles.
coach-tip-dear_piece = Gardez des pièces en réserve : une pièce battue ou sacrifiée coûte deux tours de plus.
coach-tip-wrong_piece = Avant de faire entrer une pièce, pensez aux cartes encore cachées et à qui elles battent.
coach-tip-early_swap = Ne changez de pièce que lorsqu’elle n’a plus rien à trouver.
coach-tip-late_swap = Quand une pièce ne peut plus avancer, ramenez-la à l’entrée et échangez-la aussitôt.
coach-tip-win_missed = Prenez d’abord les cartes que votre pièce bat à coup sûr : cela ne coûte aucun tour et ouvre le chemin.
coach-tip-blocked_likely = Demandez d’abord là où mur et carte sont le moins à craindre : échelles et passages n’ont pas de mur.
coach-tip-away = Demandez vers les cases où aucune pièce n’a été : le drapeau est là.
coach-tip-challenge_early = Contester à tort fait perdre la partie : demandez encore tant qu’un chemin reste possible.
coach-tip-challenge_late = Quand vos notes ne laissent aucun chemin vers le drapeau, contestez au lieu de demander encore.

## The page, in turns

coach-looking-turns = Examen de votre pas { $looked } sur { $count }
coach-deepening-turns = Examen plus long de vos pas les plus coûteux : { $done } sur { $count }
coach-looked-turns = Vos pas examinés : { $count }
coach-turn-turns = Pas { $turn }, { $act }.
coach-previous-turns = Votre pas précédent
coach-next-turns = Votre pas suivant
coach-shown-turns = Pas { $turn }, comme vous l’avez vu
coach-true-turns = Pas { $turn }, comme c’était
coach-dearest-turns = Vos pas les plus coûteux
coach-none-dear-turns = Aucun pas ne vous a coûté cher.
coach-price-scale-turns = Le nombre dit combien de tours un pas a coûtés, en moyenne sur les forteresses qui vont avec vos notes.
coach-luck-good-turns = Murs et cartes vous ont arrêté moins souvent que prévu : c’était de la chance.
coach-luck-bad-turns = Murs et cartes vous ont arrêté plus souvent que prévu : c’était de la malchance.
coach-luck-even-turns = Murs et cartes vous ont arrêté à peu près aussi souvent que prévu.
coach-fortune-help-turns = Au-dessus du milieu vous étiez plus près du drapeau, d’après ce qui avait été dit aux deux explorateurs.
coach-turned-turns = La partie a tourné ici.
coach-summary-turns = Tours : { $spent }. Nécessaires : { $needed }. Perdus : { $lost }.
coach-summary-so-far-turns = Pour l’instant, tours : { $spent }. Nécessaires : { $needed }. Perdus : { $lost }.
coach-summary-help-turns = Nécessaires : à peu près ce qu’il faut, avec la même chance, à qui note tout. Arrondi au tour.
