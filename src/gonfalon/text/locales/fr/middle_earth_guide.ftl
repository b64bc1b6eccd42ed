# Stratego in Middle-earth: the page for players.

guide-me-armies-title = Le Bien et le Mal
guide-me-armies =
    Quarante pièces de chaque côté, et deux armées différentes. Le Mal commence.
    Placez en secret, puis marchez et combattez comme à Stratego : une pièce, une case ; quand deux se rencontrent, elles montrent leur rang et la plus haute reste ; à égalité, les deux tombent. Prenez le drapeau adverse.
guide-me-pieces-title = Toutes les pièces
guide-me-pieces = Une pièce sans remarque avance d’une case par tour et bat tous les rangs inférieurs.
guide-me-roles-title = Qui peut quoi
guide-me-roles =
    Les forteresses sont les bombes : elles abattent l’attaquant, mais soldats et orques (3) les prennent.
    Les cavaliers (2) vont tout droit aussi loin qu’ils veulent. Éowyn et Langue de Serpent (S) sont les plus faibles, et prennent pourtant le 10 adverse s’ils attaquent les premiers.
guide-me-strikes-title = Des pouvoirs qui frappent
guide-me-strikes = Dans le deuxième et le troisième jeu, une pièce peut user de son pouvoir au lieu de se déplacer. On la montre d’abord, et chaque cible aussi.
guide-me-marches-title = Des pouvoirs qui marchent
guide-me-marches = Le plateau montre jusqu’où va un pouvoir, et rien n’est définitif avant votre accord.
guide-me-ring-title = L’Anneau
guide-me-ring =
    Dans le troisième jeu, Frodon porte l’Anneau. S’il monte sur la Montagne du Destin, l’Anneau est détruit, et les pièces du Mal de rang 4 à 8 et ses forteresses disparaissent.
    Seuls le Roi-Sorcier et les Nazgûl peuvent le prendre ; s’ils y parviennent avant, les rangs du Mal montent d’un.
guide-me-boxes-title = Les trois jeux
guide-me-boxes = Commencez par le premier ; chacun des autres ajoute quelque chose.
