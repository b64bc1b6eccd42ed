# Stratego Fortress: the page for players.

rules-page-fortress = Stratego Fortress
guide-fortress-goal-title = Le but
guide-fortress-goal =
    Chacun construit un labyrinthe à trois étages et y cache un drapeau. Puis il explore celui de l’autre sans le voir. Qui trouve le premier le drapeau adverse gagne.
    Ce qu’une pièce rencontre est annoncé, et figure dès lors dans vos notes.
guide-fortress-parts-title = Le matériel
guide-fortress-parts = Les explorateurs ont une force et se battent avec elle ; les cartes sont cachées dans la forteresse.
guide-fortress-minute-title = La première minute
guide-fortress-minute = Essayez ici : cachez un drapeau, dressez des murs, envoyez un chevalier, et trouvez votre chemin dans un labyrinthe.
guide-fortress-build-title = Construisez en secret
guide-fortress-build =
    Placez 20 murs, 3 échelles et toutes les cartes. Une échelle joint une case à celle juste au-dessus. Rien ne se trouve en E5, où tous entrent.
    Le drapeau doit pouvoir être atteint. La page montre ce qui manque et ce qui gêne ; une forteresse toute faite s’obtient d’un seul bouton.
guide-fortress-explore-title = Explorez
guide-fortress-explore =
    Demandez une case voisine de votre pièce. Si la voie est libre, vous y allez et pouvez continuer ; si un mur s’y dresse, il est annoncé et votre tour finit.
    Les échelles sont annoncées là où vous êtes et ne coûtent rien. Sur ce que vous connaissez, vous marchez autant que vous voulez.
guide-fortress-cards-title = Ce qui guette
guide-fortress-cards =
    Une trappe vous fait tomber d’un étage, et vous continuez de là ; en bas, elle ne fait rien. Aucune échelle ne se monte jusqu’à une trappe.
    Les autres cartes combattent, et le nombre le plus haut gagne : une carte battue disparaît, une pièce battue coûte le reste du tour. Dans l’introduction, le chevalier retourne en E5 et passe des tours : un pour le roi ou le duc, deux pour la coupe empoisonnée.
guide-fortress-pieces-title = Quatre explorateurs
guide-fortress-pieces =
    Au jeu principal, roi (7), chevalier (5), magicien (3) et nain (2) entrent un par un. Un échange en E5 coûte le reste du tour, un sacrifice n’importe où aussi. Une pièce perdue ou sacrifiée peut revenir, pour deux tours de plus.
    La princesse (1) bat le roi et personne d’autre. Seul le magicien bat la coupe empoisonnée. Seul le nain trouve le passage secret, mais tous peuvent ensuite le prendre.
guide-fortress-end-title = La fin, et les trois jeux
guide-fortress-end = Qui trouve le drapeau gagne aussitôt. Puis les deux forteresses s’ouvrent, et les deux chemins peuvent être refaits.

## The table of pieces and cards; $pieces are names, $count a number

fortress-parts-strength = Force
fortress-parts-explorers = Explorateurs
fortress-parts-inside = { $count ->
    [one] Dans la forteresse
   *[other] Dans chacune des deux forteresses
 }
fortress-parts-flag = Qui le trouve a gagné.
fortress-parts-drop = Qui arrive ici tombe d’un étage.
fortress-parts-twin = Mène à l’autre bout. Trouvé seulement par : { $pieces }.
fortress-parts-beats-all = Bat tout le monde.
fortress-parts-loses = Bat tout le monde sauf : { $pieces }.
fortress-parts-beats = Bat aussi : { $pieces }.
fortress-parts-returns = { $count ->
    [one] La pièce battue retourne à l’entrée et passe { $count } tour.
   *[other] La pièce battue retourne à l’entrée et passe { $count } tours.
 }
