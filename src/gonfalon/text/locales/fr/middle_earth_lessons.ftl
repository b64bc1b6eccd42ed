### The lessons of Middle-earth: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Fly
lesson-fly-title = Voler
lesson-fly-teaches = Qui vole saute en ligne droite par-dessus tout ce qui est devant lui, jusqu’à la première case libre ; il n’attaque jamais ainsi.
lesson-fly-1 = Gandalf (10) est enfermé en b1 derrière trois des siens. Faites-le sortir en un tour.
lesson-fly-1-fly-b1-b5 = Par-dessus trois têtes, et le voilà à découvert. Tout le monde le connaît maintenant.
lesson-fly-1-b4-b5 = Cela ouvre la rangée en quatre tours. Il sait voler.
lesson-fly-1-b1-b2 = Il ne peut pas traverser les siens. Appuyez sur le sceau de son pouvoir.
lesson-fly-2 = Un orque se met devant lui. Voler n’est pas attaquer ; comment Gandalf le prend-il ?
lesson-fly-2-b5-b6 = À pied : 10 bat 3.
lesson-fly-2-b5-a5 = Il peut s’en aller, mais l’orque est à prendre.

## Seek an Enemy
lesson-seek-title = Débusquer un ennemi
lesson-seek-teaches = On nomme un ennemi à deux cases au plus : il est montré, et tombe si son nombre est plus petit ; celui qui cherche ne bouge ni ne tombe.
lesson-seek-1 = Quelque chose a pris votre cavalier en e6. On le voit : un Uruk-hai (6). En f6, une pièce n’a jamais bougé. Faites chercher Aragorn (9).
lesson-seek-1-seek-e4-e6 = Il tombe là où il est. Aragorn n’a pas fait un pas.
lesson-seek-1-seek-e4-f6 = Une forteresse : montrée, mais elle ne tombe pas ainsi. Celui qui avait marché était le choix sûr.
lesson-seek-1-e4-e5 = À pied, il serait à côté et le Mal frapperait le premier. Il a un pouvoir : appuyez sur le sceau.

## Longbow
lesson-longbow-title = Arc long
lesson-longbow-teaches = L’arc porte à une ou deux cases, tout droit ou en diagonale, par-dessus tout ; forteresse, drapeau et berserker sont seulement montrés.
lesson-longbow-1 = Votre elfe (5) a deux ennemis tout près : un Haradrim (4) en e6, un berserker (5) en f6. Qui tombe sous une flèche ?
lesson-longbow-1-bow-e4-e6 = 4 contre 5 : à terre, à deux cases, et personne ne peut répondre à ce tour.
lesson-longbow-1-bow-e4-f6 = f6 n’est ni tout droit, ni en diagonale : aucune flèche n’y va.
lesson-longbow-1-e4-e5 = À pied à côté du Haradrim : pourquoi marcher, avec un arc ?
lesson-longbow-2 = Maintenant le berserker. Boromir (6) peut-il mieux que l’arc ?
lesson-longbow-2-f4-f5 = Il s’avance devant lui. Attaqué à pied, un berserker n’est qu’un 5.
lesson-longbow-2-e4-d4 = Aucune flèche ne blesse un berserker. Prenez l’épée.
lesson-longbow-3 = Frappez.
lesson-longbow-3-f5-f6 = 6 bat 5. L’arc pour les petits, l’épée pour le berserker.
lesson-longbow-3-e4-e5 = L’arc ne lui fait rien.

## Dwarven Axe
lesson-axe-title = Hache naine
lesson-axe-teaches = Gimli va sur une case libre et frappe jusqu’à trois ennemis autour : les plus petits tombent, mais une forteresse, ou un 8 ou plus, et il est perdu.
lesson-axe-1 = Deux ennemis ont bougé, vers e8 et f8 ; d8 jamais. Gimli (8) va en e7 : qui frappe-t-il ?
lesson-axe-1-axe-e6-e7-e8-f8 = Un orque et un Haradrim d’un seul coup, et Gimli est debout.
lesson-axe-1-axe-e6-e7-d8-e8-f8 = d8 n’a jamais bougé : une forteresse. Elle tient, pas Gimli.
lesson-axe-1-axe-e6-e7-e8 = Un, c’est bien, deux, c’est mieux : nommez les deux qui ont bougé.
lesson-axe-1-e6-e7 = Un simple pas laisse le premier coup au Mal. Avec le sceau, il avance et frappe en un tour.

## Swift Steed
lesson-steed-title = Rapide destrier
lesson-steed-teaches = Théoden avance d’exactement deux cases, en tournant s’il veut ; la seconde peut être une attaque, pas la première.
lesson-steed-1 = Pour atteindre l’Uruk-hai (6) en f5, il faut tourner une fois. Prenez-le à ce tour.
lesson-steed-1-steed-e4-e5-f5 = Autour du coin : 7 bat 6.
lesson-steed-1-steed-e4-f4-f5 = Autour de l’autre coin : 7 bat 6.
lesson-steed-1-e4-e5 = Un pas, c’est son coup simple. Il en a deux.
lesson-steed-1-steed-e4-e5-e6 = 7 contre 7 : les deux tombent. Vous vouliez le 6.
lesson-steed-1-e4-f4 = { lesson-steed-1-e4-e5 }

## Repeat Attack
lesson-repeat-title = Répéter l’attaque
lesson-repeat-teaches = Un Uruk-hai qui gagne un combat peut attaquer encore depuis sa nouvelle case, tant qu’il gagne ; égalité ou défaite, et c’est fini.
lesson-repeat-1 = Vous menez le Mal. L’Uruk-hai (6) est devant un elfe (5), derrière lui Merry (4) et Éomer (7).
lesson-repeat-1-e6-e5 = Gagné. On vous demande : encore ?
lesson-repeat-1-e6-e7 = Loin du festin.
lesson-repeat-2 = Encore, ou s’arrêter ?
lesson-repeat-2-e5-f5 = Deux en un tour.
lesson-repeat-2-stop = Permis, mais Merry n’est qu’un 4.
lesson-repeat-3 = Et Éomer ?
lesson-repeat-3-stop = Juste. 6 contre 7 finirait mal.
lesson-repeat-3-f5-f4 = 6 contre 7 : l’Uruk-hai tombe. Il faut savoir s’arrêter.

## Rage
lesson-rage-title = Rage
lesson-rage-teaches = Un berserker fait un pas et frappe les huit cases autour : égaux, plus petits et forteresses tombent, et lui aussi.
lesson-rage-1 = Trois forteresses sont devant le drapeau du Bien. Un de vos berserkers vaut moins que ce mur.
lesson-rage-1-rage-e5-e4 = Trois forteresses pour un berserker. La voie est libre.
lesson-rage-1-e5-e4 = Un simple pas : Gandalf frappe le premier. Le pas et la rage vont ensemble, en un seul coup.
lesson-rage-1-rage-e5-e6 = Il n’y a personne autour de e6 : la rage a besoin de quelqu’un à frapper.

## The Ring
lesson-ring-title = L’Anneau
lesson-ring-teaches = Frodon sur la Montagne du Destin détruit l’Anneau : tous les 4 à 8 et les forteresses du Mal disparaissent ; seuls Roi-Sorcier et Nazgûl peuvent le prendre.
lesson-ring-1 = La Montagne du Destin est g6, ses entrées sont f6 et g7. Lurtz (7) barre f6. Frodon (4) ne peut l’abattre ; Aragorn (9) le peut, de là où il est.
lesson-ring-1-seek-e4-f6 = Débusqué, Lurtz tombe. L’entrée est libre.
lesson-ring-1-f5-f6 = Frodon est invisible pour Lurtz : personne ne tombe, les deux restent. Mais le Mal sait maintenant qui il est.
lesson-ring-1-e4-e5 = À pied, il lui faut deux tours, et le Nazgûl arrive.
lesson-ring-2 = Le Nazgûl (8) l’a vu et descend la colonne e. Il est l’un des rares à pouvoir prendre Frodon. Allez.
lesson-ring-2-f5-f6 = Sur le seuil.
lesson-ring-2-f5-e5 = Vers le Nazgûl ? L’entrée est f6.
lesson-ring-2-e4-e5 = Pas maintenant : comptez ses pas. Frodon est plus rapide.
lesson-ring-3 = Encore un.
lesson-ring-3-f6-g6 = L’Anneau est détruit. Nazgûl, Uruk-hai et forteresse ont disparu ; il reste l’orque et le drapeau. Au drapeau, maintenant.
lesson-ring-3-f6-f7 = Vous dépassez la montagne. Elle est en g6, à votre droite.
