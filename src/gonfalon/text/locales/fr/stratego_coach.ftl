## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } contre { $kind }, que vous connaissiez : ce combat ne pouvait pas être gagné.
coach-into_still = D’après ce que vous saviez, l’attaquant ({ $piece }) tombe dans { $chance } cas sur 100 : en { $square } se tenait une pièce qui n’avait jamais bougé.
coach-gamble = D’après ce que vous saviez, l’attaquant ({ $piece }) tombe en { $square } dans { $chance } cas sur 100.
coach-walked_up = Votre pièce ({ $piece }) s’est arrêtée à côté d’un ennemi connu en { $square } : { $kind }.
coach-left_standing = Un ennemi connu en { $square } ({ $kind }) pouvait prendre votre pièce ({ $piece }), et vous l’avez laissée là.
coach-missed = Une attaque en { $square } était possible ({ $piece }) : d’après ce que vous saviez, elle gagne dans { $chance } cas sur 100.
coach-flag = Cela a ouvert un chemin vers votre drapeau.
coach-flag_left = Un chemin vers votre drapeau était ouvert, et vous l’avez laissé ouvert.
coach-flag_or_doom = Cela a ouvert un chemin vers votre drapeau ou vers la Montagne du Destin.
coach-flag_or_doom_left = Un chemin vers votre drapeau ou vers la Montagne du Destin était ouvert, et vous l’avez laissé ouvert.
coach-told = Cela a montré votre pièce ({ $piece }), qu’on ne pouvait deviner que dans { $chance } cas sur 100.
coach-to_and_fro = Votre pièce ({ $piece }) est retournée d’où elle venait, sans rien gagner.
coach-plan = { $best } prépare mieux la suite : l’ordinateur voyait, quelques coups plus loin, plus de gains ou moins de pertes.
coach-plan_near = { $best } s’approche d’un objectif.
coach-plan_safe = { $best } garde une pièce plus à l’abri.
coach-plan_learn = { $best } apprend davantage sur l’autre camp.
coach-was = C’était : { $kind }.
coach-misread = Il fallait s’y attendre : d’après ce que vous saviez, cela arrive { $chance } fois sur 100.
coach-unlucky = Juste, et pas de chance : cette attaque gagne dans { $chance } cas sur 100.
coach-better_takes = { $best } prend un ennemi connu : { $kind }.
coach-better_wins = { $best } gagne dans { $chance } cas sur 100.
coach-better_asks = { $best } montre ce qui se tient en { $square }.
coach-better_safe = { $best } met votre pièce à l’abri : { $piece }.
coach-better_flag = { $best } garde mieux le chemin vers votre drapeau.
coach-better_flag_or_doom = { $best } garde mieux votre drapeau et la Montagne du Destin.
coach-better_quiet = { $best } ne risque rien et ne montre rien de nouveau.
coach-better_moves = { $best } ne risque rien et montre seulement que la pièce en { $square } peut bouger.
coach-better_else = { $best } est meilleur.
coach-took_known = { $piece } a pris en { $square } un ennemi connu : { $kind }.
coach-took = { $piece } a pris en { $square } : { $kind }. D’après ce que vous saviez, cela réussit dans { $chance } cas sur 100.
coach-ambush = Un ennemi ({ $kind }) a attaqué en { $square } votre pièce cachée ({ $piece }) et il est tombé.
coach-bluff_fled = Votre pièce cachée ({ $piece }) se tenait en { $square } à côté d’un ennemi fort ({ $kind }), et il est parti.
coach-bluff_passed = Votre pièce cachée ({ $piece }) se tenait en { $square } à côté d’un ennemi fort ({ $kind }), et il l’a laissée.
coach-touch = Touchez une pièce ennemie pour voir ce qu’elle pouvait être d’après ce que vous saviez.

## Things to try next time

coach-tip-lost_known = N’attaquez pas une pièce que vous savez plus forte : contournez-la.
coach-tip-into_still = Testez avec un éclaireur ce qui a bougé ; laissez aux démineurs ce qui n’a jamais bougé.
coach-tip-gamble = Avant qu’une pièce forte attaque une inconnue, faites tester celle-ci par une pièce faible.
coach-tip-walked_up = Quand un ennemi fort est connu, comptez avant chaque coup ses pas jusqu’à vos pièces.
coach-tip-left_standing = Avant chaque coup, cherchez vos pièces à côté d’un ennemi connu et sauvez-les d’abord.
coach-tip-missed = Cherchez d’abord les attaques qui gagnent le plus souvent ; ensuite seulement, jouez calmement.
coach-tip-flag = Avant qu’une pièce quitte votre drapeau, regardez qui pourrait entrer.
coach-tip-flag_or_doom = Avant qu’une pièce quitte votre drapeau ou la Montagne du Destin, regardez qui pourrait entrer.
coach-tip-told = Gardez vos pièces fortes cachées : faites bouger les autres tant que cela ne coûte rien.
coach-tip-to_and_fro = Un coup en arrière ne gagne rien : avancez une autre pièce.
coach-tip-plan = Choisissez un objectif, et menez-y deux pièces.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = Vos combats ont mieux tourné que prévu : c’était de la chance.
coach-luck-bad-worths = Vos combats ont moins bien tourné que prévu : c’était de la malchance.
coach-luck-even-worths = Vos combats ont tourné à peu près comme prévu.
coach-fortune-help-worths = Au-dessus du milieu vous meniez, d’après les pièces que les deux camps ont vues tomber.
coach-price-scale-worths = Le nombre dit ce qu’un coup a coûté : 1 vaut à peu près votre pièce la plus faible. Les coups nommés ont le plus pesé sur le résultat.
