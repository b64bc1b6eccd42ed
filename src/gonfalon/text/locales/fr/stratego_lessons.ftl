### The lessons of Stratego: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Moving
lesson-moving-title = Se déplacer
lesson-moving-teaches = Une pièce, une case, tout droit, en arrière ou de côté ; jamais à travers un lac, jamais en diagonale.
lesson-moving-1 = Menez le capitaine de d4 au passage entre les lacs. Le premier pas ?
lesson-moving-1-d4-e4 = Bien. La route du nord commence en e4.
lesson-moving-1-d4-d5 = C’est un lac. Personne ne nage en armure : faites le tour.
lesson-moving-1-d4-e5 = Jamais en diagonale. Deux pas : d’abord e4, puis e5.
lesson-moving-1-d4-f4 = Une case par tour. Seul l’éclaireur va plus loin.
lesson-moving-1-d4-c4 = Permis, mais cela éloigne du passage. Essayez de l’autre côté.
lesson-moving-2 = Maintenant par le passage : deux pas jusqu’à e6, un par tour.
lesson-moving-2-e4-e5 = Encore un.
lesson-moving-2-e4-f4 = Permis, mais de côté. Le passage est tout droit.
lesson-moving-3 = Et le dernier.
lesson-moving-3-e5-e6 = Passé. Dans une vraie partie, il serait maintenant seul parmi quarante pièces cachées.
lesson-moving-3-e5-e4 = En arrière ? C’est permis, mais la leçon attend devant.

## Fighting
lesson-fighting-title = Combattre
lesson-fighting-teaches = Allez sur une pièce ennemie pour l’attaquer : le plus grand nombre reste, à égalité les deux partent, et les deux sont montrées.
lesson-fighting-1 = Votre capitaine (6) est devant un lieutenant (5) et un commandant (7). Gagnez un combat.
lesson-fighting-1-e5-e6 = 6 bat 5 : le lieutenant est parti et votre capitaine est en e6.
lesson-fighting-1-e5-f5 = 6 contre 7 : votre capitaine tombe. Regardez les nombres.
lesson-fighting-1-f4-f5 = 5 contre 7 : votre lieutenant tombe. Attaquez plus petit.
lesson-fighting-1-e5-e4 = Il ne s’y passe rien. Attaquez la pièce que votre 6 bat.
lesson-fighting-2 = Le commandant (7) en f5 est à côté de votre lieutenant. Sauvez le lieutenant, ou il est perdu.
lesson-fighting-2-f4-e4 = Parti. S’écarter, c’est aussi combattre.
lesson-fighting-2-f4-g4 = { lesson-fighting-2-f4-e4 }
lesson-fighting-2-f4-f3 = Un pas en arrière, mais il peut suivre. Pour l’instant, le lieutenant est sauf.
lesson-fighting-2-f4-f5 = 5 contre 7 : le lieutenant tombe.
lesson-fighting-2-e6-e7 = Le commandant prend maintenant votre lieutenant : 7 contre 5.
lesson-fighting-3 = Un capitaine arrive. Allez à sa rencontre et voyez ce qui arrive entre deux égaux : un pas vers e7.
lesson-fighting-3-e6-e7 = À lui de décider.
lesson-fighting-3-e6-e5 = Restez près de lui.
lesson-fighting-4 = 6 contre 6. Attaquez.
lesson-fighting-4-e7-e8 = Égalité : les deux partent. C’est bon quand vous menez, mauvais quand vous êtes derrière.
lesson-fighting-4-e7-e6 = C’est attendre. Attaquez-le et voyez ce qui arrive entre deux égaux.

## Scouts ask questions
lesson-scouts-title = Les éclaireurs posent des questions
lesson-scouts-teaches = Un éclaireur court tout droit aussi loin qu’il veut et peut attaquer au bout ; il gagne rarement : il demande qui se tient là.
lesson-scouts-1 = Votre maréchal (10) est en i8. Il bat tout, sauf une bombe et un espion qui attaque. j8 est-elle sûre ? Envoyez l’éclaireur de j3 poser la question.
lesson-scouts-1-j3-j8 = Le général (9) ! Votre éclaireur tombe et tout le monde a vu les deux. Un 2 pour la place d’un 9, c’est une affaire.
lesson-scouts-1-i8-j8 = Cette fois, cela marche. Mais il y a des bombes parmi les pièces, et le maréchal est la moitié du jeu. Posez d’abord la question.
lesson-scouts-1-j3-j7 = On sait maintenant que c’est un éclaireur (lui seul va si loin), et vous ne savez rien. Courez jusqu’au bout.
lesson-scouts-1-a3-a8 = Une bombe ; bon à savoir, mais le maréchal est de l’autre côté.
lesson-scouts-2 = Maintenant vous savez. Profitez-en.
lesson-scouts-2-i8-j8 = 10 bat 9 : la meilleure prise du plateau, pour un éclaireur.
lesson-scouts-2-a3-a7 = Le général ne vous attendra pas.

## Bombs and miners
lesson-bombs-title = Bombes et démineurs
lesson-bombs-teaches = Une bombe détruit tout attaquant, sauf le démineur (3) : il la désamorce et prend sa place.
lesson-bombs-1 = Votre lieutenant est tombé sur une bombe en e9. Elle y est encore. Qui y va ensuite ?
lesson-bombs-1-d7-e7 = Le démineur prend la route sûre : e7, puis e8.
lesson-bombs-1-d7-d8 = d8 est à côté de la pièce cachée de d9 : elle sort et prend le démineur. Prenez la route sûre.
lesson-bombs-1-f7-f8 = Le commandant tomberait aussi en e9. Seul un démineur désamorce.
lesson-bombs-1-f7-e7 = Vous gênez le démineur. Seul un démineur désamorce.
lesson-bombs-2 = Vers e8.
lesson-bombs-2-e7-e8 = À côté de la bombe.
lesson-bombs-2-f7-f8 = Le démineur d’abord.
lesson-bombs-3 = Désamorcez.
lesson-bombs-3-e8-e9 = La bombe est partie et votre démineur est en e9. Regardez ce qu’il y a derrière.
lesson-bombs-3-e8-d8 = d8 est à côté d’une pièce cachée. La bombe est tout droit.
lesson-bombs-4 = Que gardait la bombe ?
lesson-bombs-4-e9-e10 = Le drapeau. Vous gagnez.
lesson-bombs-4-e9-d9 = Un sergent (4) : votre démineur tombe. Les bombes entourent les drapeaux, pas les sergents.

## The spy and the marshal
lesson-spy-title = L’espion et le maréchal
lesson-spy-teaches = L’espion tue le maréchal s’il attaque lui-même ; attaqué, l’espion est perdu : laissez le maréchal faire le dernier pas.
lesson-spy-1 = Votre éclaireur a trouvé le maréchal (10), et il vient par le passage. Il est en e5, votre espion en e3, une case entre eux. Que faire ?
lesson-spy-1-a4-a5 = Patience. C’est à lui de faire le dernier pas.
lesson-spy-1-a4-b4 = { lesson-spy-1-a4-a5 }
lesson-spy-1-a4-a3 = { lesson-spy-1-a4-a5 }
lesson-spy-1-e3-e4 = À côté de lui, et c’est son tour : il attaque, et l’espion n’est qu’un 1.
lesson-spy-1-e3-f3 = Le piège était sur son chemin. Laissez l’espion là où il doit passer.
lesson-spy-1-e3-e2 = Trop timide : il prend une autre route.
lesson-spy-2 = Il est à côté de l’espion, et c’est votre tour.
lesson-spy-2-e3-e4 = La pièce la plus faible prend la plus forte. Votre général ne craint plus que les bombes.
lesson-spy-2-e3-d3 = Il n’attendra pas deux fois. Attaquez.
lesson-spy-2-a5-a6 = Il prend l’espion. Vous le teniez !

## The flag
lesson-flag-title = Le drapeau
lesson-flag-teaches = Toute pièce qui bouge peut prendre le drapeau, et la partie est finie ; il ne bouge jamais : cherchez parmi ce qui n’a jamais bougé.
lesson-flag-1 = La pièce de d8 a bougé : ni bombe, ni drapeau. Trois pièces qui n’ont jamais bougé en entourent une quatrième, f10. Frappez à la porte.
lesson-flag-1-f8-f9 = Une bombe, et votre démineur est à sa place. Des bombes devant une pièce : une maison.
lesson-flag-1-c8-d8 = Vous gagnez un sergent, mais le drapeau n’est pas une pièce qui marche.
lesson-flag-1-f8-e8 = Autour de la maison, il n’y a que d’autres murs. Tout droit.
lesson-flag-2 = Trois chemins depuis f9. Qui a le plus de voisins qui n’ont jamais bougé ?
lesson-flag-2-f9-f10 = Le drapeau. Vous gagnez.
lesson-flag-2-f9-e9 = De nouveau dehors. Le milieu de la maison est f10.

## Where to hide the flag
lesson-hiding-place-title = Où cacher le drapeau
lesson-hiding-place-teaches = Le drapeau veut la dernière rangée, des bombes à ses portes, une pièce mobile tout près, et un second endroit qui lui ressemble.
lesson-hiding-place-1 = Tout est placé, sauf le drapeau. Quatre cases sont libres : mettez-le sur l’une et voyez qui pourrait venir.
lesson-hiding-place-1-d1 = Des bombes des deux côtés et devant, le bord derrière : seul un démineur entre, et il lui faut deux tours à la porte.
lesson-hiding-place-1-a1 = Un coin a deux portes, et les deux sont ouvertes : toute pièce qui longe le bord le prend.
lesson-hiding-place-1-e4 = Devant tout le monde : le premier éclaireur qui descend le passage le prend, et la partie est finie.
lesson-hiding-place-1-h2 = Dans la deuxième rangée, les quatre voisins tombent l’un après l’autre, et aucun n’est une bombe.

## To and fro
lesson-to-and-fro-title = Va-et-vient
lesson-to-and-fro-teaches = Trois fois la même ligne, puis vous devez faire autre chose ; ne courez donc jamais de-ci de-là, courez vers un ami.
lesson-to-and-fro-1 = Le commandant (7) chasse votre capitaine (6), qui est passé trois fois entre e4 et f4. Essayez encore, ou trouvez mieux.
lesson-to-and-fro-1-f4-g4 = Parti, et devant votre colonel. S’il suit, il sera à côté d’un 8.
lesson-to-and-fro-1-f4-e4 = Trois passages de suite sur une ligne, c’est tout ce que vous avez. Tout autre coup rompt la série.
lesson-to-and-fro-1-f4-f5 = 6 contre 7 : votre capitaine tombe.
lesson-to-and-fro-1-f3-g3 = Le colonel s’en va et le commandant prend votre capitaine.
lesson-to-and-fro-2 = Il a suivi. Qui est à côté de lui ?
lesson-to-and-fro-2-f3-f4 = 8 bat 7. Le chasseur a été mené au colonel.
lesson-to-and-fro-2-g4-f4 = 6 contre 7. Regardez qui d’autre est à côté de lui.
lesson-to-and-fro-2-f3-f2 = Vous le laissez partir.

## What the enemy can know
lesson-what-they-know-title = Ce que l’ennemi peut savoir
lesson-what-they-know-teaches = Tout coup dit quelque chose : un premier pas « ni bombe, ni drapeau », un long pas « éclaireur », un combat dit tout.
lesson-what-they-know-1 = Les bleus ont vu votre capitaine combattre en e6. Rien d’autre n’a bougé chez vous. Jouez un coup qui ne leur apprend rien.
lesson-what-they-know-1-e6-e7 = Rien de nouveau : ils connaissaient le capitaine.
lesson-what-they-know-1-e6-f6 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-e6-e5 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-b3-b4 = Cela dit : « b3 n’est ni bombe, ni drapeau. » Pour le maréchal, c’est beaucoup. En avez-vous besoin maintenant ?
lesson-what-they-know-1-i3-i4 = Un petit pas : ils apprennent qu’elle bouge. Ce peut être tout ce qui bouge.
lesson-what-they-know-1-i3-i7 = Ils le savent maintenant avec certitude : un éclaireur.
lesson-what-they-know-1-h3-h4 = L’espion a bougé ; un endroit de moins où chercher une bombe.
lesson-what-they-know-2 = Et maintenant l’inverse : quel coup leur en dit le plus ?
lesson-what-they-know-2-i3-i7 = Juste : ils le savent maintenant avec certitude, et ce n’était qu’une promenade. C’est parfois le prix ; vous le connaissez maintenant.
lesson-what-they-know-2-i3-i8 = Juste : ils le savent maintenant avec certitude, et ce n’était qu’une promenade.
lesson-what-they-know-2-i3-i6 = { lesson-what-they-know-2-i3-i8 }
lesson-what-they-know-2-b3-b4 = Cela dit seulement qu’elle peut bouger, comme 33 pièces sur 40.
lesson-what-they-know-2-e7-e8 = Ils connaissent déjà ce capitaine : cela ne dit rien.

## Your first set-up
lesson-first-setup-title = Votre première mise en place
lesson-first-setup-teaches = Drapeau derrière des bombes, trois démineurs gardés, éclaireurs devant et derrière, maréchal et général séparés, l’espion près de l’un d’eux : le reste est affaire de goût.
lesson-first-setup-1 = Cette mise en place a des défauts. Échangez des pièces jusqu’à ce qu’il ne reste aucune remarque.
lesson-first-setup-1-done = Plus de défaut. Le reste est affaire de goût : jouez avec elle.
lesson-setup-flag-forward = Votre drapeau est dans la troisième rangée ou plus loin : les éclaireurs le voient en premier. Reculez-le.
lesson-setup-flag-open = Le drapeau a plus d’une porte sans bombe. Fermez-les.
lesson-setup-miners-forward = Les démineurs gagnent la fin de la partie. Gardez-en trois sur cinq dans les deux rangées du fond.
lesson-setup-bombs-wall-you-in = Trois bombes dans la première rangée enferment vos propres pièces. Une seule y suffit.
lesson-setup-no-scout-in-front = Personne devant ne peut poser de questions : deux éclaireurs doivent être dans la première rangée.
lesson-setup-no-scout-kept = Gardez deux éclaireurs derrière : ils décident tard dans la partie.
lesson-setup-spy-alone = L’espion est loin de votre 9 et de votre 10 : qui vengera-t-il ? Trois pas au plus.
lesson-setup-giants-together = Maréchal et général du même côté : l’autre appartient à l’ennemi.

## What a lesson about setting up asks for
setup-lesson-check = Vérifier cette mise en place
setup-lesson-here = libre pour le drapeau

lesson-missed-spy = Dans une partie, l’espion a pris votre maréchal.
lesson-missed-bombs = Dans une partie, vous avez perdu plusieurs pièces sur des bombes.
lesson-missed-flag = Dans une partie, votre drapeau a été trouvé.
