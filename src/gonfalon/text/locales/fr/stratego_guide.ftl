# Stratego: the page for players.

rules-page-stratego = Stratego
rules-page-middle-earth = Stratego en Terre du Milieu
rules-tips = Conseils de jeu
guide-stratego-goal-title = Le but
guide-stratego-goal =
    Chaque camp a une armée et un drapeau. Qui prend le drapeau adverse gagne.
    Vous voyez vos pièces ; de celles d’en face, vous ne voyez que le dos. On découvre qui se tient où en combattant, en observant et en devinant.
guide-stratego-pieces-title = Les pièces
guide-stratego-pieces = Une pièce sans remarque avance d’une case par tour et bat tous les rangs inférieurs.
guide-stratego-setup-title = Placez en secret
guide-stratego-setup =
    Placez votre armée comme vous voulez sur les cases de votre côté ; personne ne le voit. Une touche donne une mise en place au hasard, que vous pouvez modifier.
    Drapeau et bombes ne bougent jamais : donnez au drapeau un coin tranquille et un peu de compagnie.
guide-stratego-march-title = Marchez
guide-stratego-march =
    Le rouge commence, puis les camps alternent. Une pièce avance d’une case : devant, derrière ou de côté, jamais en diagonale ni dans un lac.
    L’éclaireur (2) va tout droit tant que la voie est libre, et peut attaquer au bout. Qui court loin se trahit.
guide-stratego-fight-title = Combattez
guide-stratego-fight =
    Allez sur une pièce adverse, et toutes deux montrent leur rang. Le nombre le plus haut reste, le plus bas est pris ; à égalité, les deux tombent.
    Si l’attaquant gagne, il prend la case ; si le défenseur gagne, il reste où il est. On n’est jamais obligé d’attaquer.
guide-stratego-few-title = Quelques exceptions
guide-stratego-few =
    Une bombe abat qui l’attaque et reste, mais le démineur (3) l’enlève.
    L’espion (S) est le plus faible de tous, et prend pourtant le maréchal (10) s’il attaque le premier.
guide-stratego-repeat-title = Pas sans fin
guide-stratego-repeat =
    Une pièce ne peut aller et venir sans fin entre les deux mêmes cases : après quelques fois, elle doit faire autre chose.
    Elle ne peut pas non plus poursuivre sans cesse une pièce adverse en repassant par les mêmes positions. Le plateau dit quand un coup n’est pas permis, et pourquoi.
guide-stratego-end-title = La fin
guide-stratego-end =
    Qui prend le drapeau gagne aussitôt. Qui doit jouer et ne le peut pas a perdu.
    Si rien n’est pris pendant longtemps, la partie est nulle. Une fois les deux armées en place, on peut aussi abandonner ou proposer la nulle.
guide-stratego-boxes-title = Les boîtes
guide-stratego-boxes = Toutes suivent ces règles ; seule la taille change. Dans le classique américain, trois règles de tournoi peuvent s’ajouter : à rang égal l’attaquant gagne, le défenseur se tait, les pièces prises reviennent.

## Pieces

piece-flag = drapeau
piece-bomb = bombe
piece-spy = espion
piece-scout = éclaireur
piece-miner = démineur
piece-sergeant = sergent
piece-lieutenant = lieutenant
piece-captain = capitaine
piece-major = commandant
piece-colonel = colonel
piece-general = général
piece-marshal = maréchal
piece-unknown = pièce inconnue

## The table of pieces; $pieces and $powers are names

army-stays = Ne bouge jamais.
army-runs = Avance en ligne droite, aussi loin qu’on veut.
army-flag = Qui le prend a gagné.
army-fells = Détruit tout attaquant, sauf : { $pieces }.
army-takes = En attaquant, bat aussi : { $pieces }.
army-falls-to = Perd contre une attaque de : { $pieces }.
army-powers = Pouvoirs : { $powers }.
