# The Lord of the Rings card game: the page for players.

rules-page-card-game = Le Seigneur des Anneaux : le jeu de cartes

guide-fellowship-goal-title = Le but
guide-fellowship-goal =
    D’un à quatre joueurs voyagent ensemble. On joue contre un scénario, jamais les uns contre les autres : tous gagnent ou tous perdent.
    Un scénario est une suite d’étapes de quête. Achevez la dernière tant qu’un joueur au moins est encore en jeu, et vous avez gagné.
    Vous perdez quand tous les joueurs sont éliminés.
guide-fellowship-cards-title = Les cartes
guide-fellowship-cards =
    Les héros sont en jeu dès le début. Ils partent en quête, attaquent, défendent et paient. Les alliés font de même, mais ne paient pas. Héros et alliés ensemble s’appellent personnages.
    Les attachements se glissent sous une autre carte et la modifient. Si elle quitte le jeu, ils partent aussi. Les événements servent une fois, puis sont défaussés.
    Le paquet Rencontre contient ennemis, lieux, traîtrises et objectifs. Ce qu’il apporte attend d’abord dans la zone de préparation.
    Une carte unique ne peut entrer en jeu tant qu’une carte du même nom s’y trouve, à qui que ce soit.
    Une carte défaussée va toujours dans la pile de son propriétaire. Votre paquet ne se refait jamais avec votre défausse.
guide-fellowship-kinds-title = Les sortes de cartes
guide-fellowship-kinds = Ce que fait chaque sorte, et combien la boîte de base en contient.
guide-fellowship-heroes-title = Les héros
guide-fellowship-heroes = Les nombres sont sous leurs signes : volonté, attaque, défense, points de vie et ce que le héros ajoute à votre menace.
guide-fellowship-setup-title = Avant la première manche
guide-fellowship-setup =
    Choisissez un scénario. Chacun prend un à trois héros et un paquet. Aucun héros ne peut être deux fois sur la table.
    Votre menace commence à la somme des coûts de menace de vos héros.
    Piochez six cartes. Vous pouvez une fois les remélanger toutes et en piocher six autres ; celles-là, vous les gardez.
    Puis la première étape dit ce qui se trouve sur la table au départ. Avant la première manche, aucune action n’est possible.
guide-fellowship-secret-title = Ce qui est secret
guide-fellowship-secret =
    Parlez autant que vous voulez, mais ne nommez ni ne montrez les cartes de votre main, ni celles que vous êtes seul à avoir vues.
    Tout ce qui est sur la table est public, de même que les défausses et les listes des paquets. L’ordre des paquets et les cartes face cachée sont secrets.
    Une option ouvre toutes les mains.
guide-fellowship-round-title = La manche
guide-fellowship-round =
    Une manche a sept phases : ressources, organisation, quête, voyage, rencontre, combat, restauration. Le premier joueur commence partout, puis on suit le sens horaire.
    Entre les pas s’ouvrent des fenêtres où chacun peut utiliser des actions et jouer des événements. Une fenêtre se ferme quand tous ont passé de suite.
    Restauration : toutes les cartes épuisées sont redressées, la menace de chacun monte de 1, et le joueur suivant devient premier joueur.
guide-fellowship-pay-title = Ressources et organisation
guide-fellowship-pay =
    À la première phase, chaque héros reçoit une ressource et chaque joueur pioche une carte. Un paquet vide n’en donne pas.
    À la deuxième, chacun à son tour joue alliés et attachements, autant qu’il peut en payer.
    Une carte se paie avec des héros de sa sphère. Plusieurs de ces héros peuvent payer ensemble. Les cartes neutres se paient avec n’importe quels héros.
    Une carte de coût 0 ne coûte rien, mais il faut un héros de sa sphère. Les capacités des cartes en jeu se paient avec n’importe quel héros.
    Un attachement peut aller sur le personnage d’un autre joueur ; c’est alors celui-ci qui le contrôle.
guide-fellowship-quest-title = Quête
guide-fellowship-quest =
    D’abord, chacun à son tour engage des personnages dans la quête : tous à la fois, et ils s’épuisent. Ils y restent jusqu’à la fin de la phase.
    Puis une carte Rencontre par joueur est révélée, l’une après l’autre. Les effets « Une fois révélée » ont lieu. Ennemis, lieux et objectifs restent dans la zone de préparation ; les traîtrises sont défaussées.
    Puis on compare : la volonté de tous ceux qui sont en quête contre la menace de toutes les cartes de la zone de préparation.
    Plus de volonté : la différence devient des progrès. Plus de menace : celle de chaque joueur monte de la différence. Égalité : rien ne se passe.
    Si le paquet Rencontre s’épuise pendant cette phase, sa défausse est mélangée et le remplace. Pas dans les autres phases.
guide-fellowship-stages-title = Progrès et étapes
guide-fellowship-stages =
    Les progrès vont d’abord au lieu actif. Quand celui-ci a autant de jetons que de points de quête, il est exploré et défaussé ; le reste va à l’étape.
    Dès qu’une étape a ses points de quête, la suivante est révélée, même au milieu d’un pas. Les progrès en trop sont perdus. Tout le reste demeure.
    Certaines étapes ne se quittent pas avant qu’une condition soit remplie. Jusque-là, les progrès s’accumulent.
guide-fellowship-travel-title = Voyage
guide-fellowship-travel =
    Si aucun lieu n’est actif, vous pouvez voyager vers un lieu de la zone de préparation. Le premier joueur décide.
    Sa menace ne compte plus, mais il se dresse entre vous et l’étape.
    S’il a un effet Voyage, c’est le prix. Qui ne peut le payer ne peut y aller.
guide-fellowship-engage-title = Rencontre
guide-fellowship-engage =
    D’abord, chaque joueur peut engager un ennemi de la zone de préparation, quel que soit son coût d’engagement.
    Puis viennent les tests, chacun à son tour et tour après tour : parmi les ennemis dont le coût d’engagement ne dépasse pas votre menace, celui dont le coût est le plus haut s’engage avec vous. On s’arrête quand un tour entier n’engage personne.
    Un ennemi reste avec vous jusqu’à sa défaite ou jusqu’à ce qu’une carte le déplace.
guide-fellowship-defend-title = Les ennemis attaquent
guide-fellowship-defend =
    D’abord, chaque ennemi engagé reçoit une carte Ombre, face cachée, du paquet Rencontre. Si le paquet est vide, il n’y en a pas.
    Puis chaque ennemi attaque une fois son joueur. Vous choisissez l’ordre. Un : choisissez l’ennemi. Deux : épuisez un personnage comme défenseur, ou laissez l’attaque sans défense. Trois : retournez la carte Ombre ; seul son effet Ombre compte. Quatre : l’attaque de l’ennemi moins la défense du défenseur donne les dégâts.
    Sans défense, tous les dégâts vont à un de vos héros, sans rien retrancher. Si le défenseur n’est plus là avant les dégâts, l’attaque est sans défense.
    Une carte qui a autant de dégâts que de points de vie est détruite. Les dégâts restent d’une manche à l’autre.
    Une fois l’ennemi choisi, seule sa fin arrête l’attaque.
guide-fellowship-attack-title = Vous attaquez
guide-fellowship-attack =
    Après tous les ennemis, les joueurs attaquent, à tour de rôle. Chacun peut attaquer une fois chaque ennemi engagé avec lui.
    Un : nommez l’ennemi et épuisez autant de personnages que vous voulez. Deux : additionnez leur attaque. Trois : cette somme moins la défense de l’ennemi donne les dégâts.
    À la fin, toutes les cartes Ombre sont défaussées.
guide-fellowship-effects-title = Ce que disent les cartes
guide-fellowship-effects =
    Sans mot en gras : vaut tout le temps. Action : à utiliser dans une fenêtre. Réponse : à utiliser quand vient son occasion. Forcé : arrive de soi-même. Une fois révélée : arrive quand la carte est révélée.
    À la même occasion : ce qui vaut tout le temps, puis Forcé, puis les Réponses. Chacun une fois.
    Ce que vous payez, épuisez ou défaussez avant un deux-points est le prix ; il reste payé même si l’effet est annulé. « Ne peut pas » l’emporte sur tout. Ce qui suit « puis » a besoin de ce qui précède.
    Les valeurs ne descendent jamais sous 0. Là où un choix reste ouvert, le premier joueur décide.
guide-fellowship-keywords-title = Mots-clés
guide-fellowship-keywords = Ils ouvrent le texte d’une carte et valent chaque fois qu’elle est révélée ou en jeu.
guide-fellowship-keyword-doomed = Fatalité X
guide-fellowship-keyword-doomed-help = Quand elle est révélée, la menace de chacun monte de X.
guide-fellowship-keyword-surge = Déferlement
guide-fellowship-keyword-surge-help = Quand elle est révélée, une autre carte l’est après elle.
guide-fellowship-keyword-guarded = Gardé
guide-fellowship-keyword-guarded-help = La carte suivante du paquet Rencontre le garde. Personne ne peut prendre l’objectif avant qu’elle ait disparu.
guide-fellowship-keyword-ranged = Distance
guide-fellowship-keyword-ranged-help = Peut attaquer les ennemis engagés avec d’autres, seul ou en se joignant à leur attaque.
guide-fellowship-keyword-sentinel = Sentinelle
guide-fellowship-keyword-sentinel-help = Peut défendre pour un autre joueur qui n’a déclaré aucun défenseur.
guide-fellowship-keyword-restricted = Restreint
guide-fellowship-keyword-restricted-help = Un personnage porte au plus deux de ces cartes. Avec une troisième, l’une des trois est défaussée.
guide-fellowship-keyword-victory = Victoire X
guide-fellowship-keyword-victory-help = Vaincue ou explorée, elle est mise de côté et compte X points.
guide-fellowship-out-title = Éliminé
guide-fellowship-out =
    Un joueur est éliminé quand il n’a plus de héros, quand sa menace atteint 50, ou quand une carte le dit. C’est immédiat.
    Ses cartes vont dans les défausses de leurs propriétaires. Ses ennemis retournent dans la zone de préparation avec leurs dégâts. Dès lors, une carte de moins est révélée.
    Les autres continuent ; s’ils gagnent, tous ont gagné.
guide-fellowship-score-title = Le score
guide-fellowship-score =
    Un score bas est bon. On additionne la menace de tous les joueurs, les coûts de menace des héros morts et les dégâts des vivants. On retranche les points de victoire.
    Le compte plus récent ajoute 10 par manche achevée. Le jeu donne les deux.
    Un joueur éliminé compte 50, plus les coûts de menace de tous ses héros.
guide-fellowship-modes-title = Paquets et façons de jouer
guide-fellowship-modes =
    Commencez par Passage dans la Forêt Noire et un des quatre paquets de départ de 30 cartes. Un paquet à vous a 50 cartes au moins, et trois au plus du même nom.
    Facile : un paquet Rencontre plus petit, et chaque héros commence avec une ressource. De base : sans cartes Ombre. Normale : tout.
    Deux jeux de règles : avec toutes les corrections, ou comme imprimées en 2011. Ils diffèrent par le texte de cinq cartes et par le score.

## The tables of cards

fellowship-kinds = Cartes de la boîte de base
fellowship-kinds-kind = Sorte
fellowship-kinds-different = Différentes
fellowship-heroes = Héros de la boîte de base
fellowship-kind-hero = Là dès le début : part en quête, attaque, défend et paie.
fellowship-kind-ally = Coûte des ressources, puis part en quête, attaque et défend pour vous.
fellowship-kind-attachment = Coûte des ressources et renforce la carte sous laquelle il se trouve.
fellowship-kind-event = Agit une fois, tout de suite, puis est défaussé.
fellowship-kind-enemy = Vient à vous et attaque à chaque manche.
fellowship-kind-location = Ajoute de la menace jusqu’à ce que vous y alliez ou l’exploriez.
fellowship-kind-treachery = Fait du mal une fois, puis disparaît.
fellowship-kind-objective = Peut être pris ; certains scénarios en ont besoin.
fellowship-kind-quest = Une étape du scénario, à terminer avec des progrès.
