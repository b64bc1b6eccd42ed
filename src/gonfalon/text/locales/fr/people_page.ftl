# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Votre nom
person-intro = Un nom s’affiche à la table et garde l’historique de vos parties. Il ne faut pas de compte.
person-ask = Comment voulez-vous qu’on vous appelle ?
person-change = Nom et blason
person-edit = Nom et blason
person-name = Nom
person-name-help = De 2 à 24 caractères. Tout le monde sur ce serveur peut le voir.
person-crest = Changer le blason
person-take = Choisir ce nom
person-save = Enregistrer
person-another = Autre proposition
person-cancel = Annuler
person-go = Choisir un nom
person-page = Votre page
person-settings = Vos parties, votre nom et votre blason, et des codes pour d’autres appareils.
person-bring = Apporter votre nom d’ailleurs
person-ways = Partir
person-free = Libérer mon nom
person-free-help = Vos places n’affichent plus de nom, et quelqu’un d’autre peut le prendre. Votre historique attend que vous choisissiez un autre nom.
person-free-question = Libérer ce nom ?
person-free-yes = Libérer
person-forget = Oubliez-moi
person-forget-help = Supprime votre nom et votre historique de ce serveur. Les parties restent, sans nom. C’est définitif.
person-forget-question = Supprimer nom et historique pour de bon ?
person-forget-yes = Oubliez-moi
person-adjectives = gris, roux, discret, hardi, agile, sage, blanc, doré, joyeux, solitaire, brave, rusé
person-animals = Héron, Renard, Lynx, Blaireau, Faucon, Lièvre, Hibou, Cerf, Corbeau, Merle, Castor, Loup
person-proposal = { $animal } { $adjective }
crest-cloth = Étoffe
crest-division = Partage
crest-device = Emblème
crest-cloth-gules = rouge et or
crest-cloth-azure = bleu et argent
crest-cloth-vert = vert et or
crest-cloth-or = or et brun
crest-cloth-argent = blanc et rouge
crest-cloth-sable = noir et rouge
crest-cloth-purpure = violet et lilas
crest-cloth-tenne = roux et crème
crest-division-plain = uni
crest-division-pale = deux moitiés
crest-division-fess = bande en travers
crest-division-bend = bande en biais
crest-division-chevron = chevron
crest-division-quarterly = quartiers
crest-division-border = bordure
crest-device-star = étoile
crest-device-sun = soleil
crest-device-moon = lune
crest-device-tower = tour
crest-device-tree = arbre
crest-device-leaf = feuille
crest-device-key = clé
crest-device-coronet = couronne
crest-device-anchor = ancre
crest-device-wheel = roue
crest-device-fish = poisson
crest-device-arrow = flèche
crest-device-flame = flamme
crest-device-bell = cloche
device-title = Passer sur un autre appareil
device-help = Un code emporte votre nom et vos places. Il sert une fois, pendant 10 minutes, puis ils sont sur les deux.
device-make = Afficher un code
device-left = encore { $time }
printed-title = Si cet appareil est perdu
printed-help = Imprimez ce code ou notez-le. Il rend votre nom et vos places, et l’appareil perdu n’ouvre plus rien.
printed-there = Vous avez déjà un tel code. Un nouveau met fin à l’ancien.
printed-make = Créer un code à imprimer
printed-again = Créer un nouveau code
printed-print = Imprimer
code-copy = Copier
code-copied = Copié
code-label = Code
code-help = D’un autre appareil, ou imprimé. Majuscules et espaces n’ont pas d’importance.
code-go = Utiliser le code
passkey-title = Clés d’accès
passkey-help = Une clé d’accès se trouve sur votre téléphone, votre ordinateur ou une clé à brancher. Elle rend votre nom et vos places dans un autre navigateur. Personne n’en a besoin.
passkey-label = Comment l’appeler ?
passkey-example = Mon téléphone
passkey-add = Ajouter une clé d’accès
passkey-nameless = Clé d’accès
passkey-added = ajoutée le { $day }
passkey-used = dernière utilisation le { $day }
passkey-remove = Retirer
passkey-remove-name = Retirer { $name }
passkey-remove-help = Les navigateurs qui ont eu votre nom par elle le perdent, mais pas celui-ci.
passkey-come-back = Revenir avec une clé d’accès
passkey-come-back-help = L’appareil vous demande ; vous ne tapez aucun nom.
passkey-cancelled = Aucune clé d’accès n’a servi. Vous pouvez réessayer.
passkey-bar-insecure = Il n’y a pas de clés d’accès à cette adresse, car la connexion n’est pas sûre. Il leur faut https.
passkey-bar-address = Il n’y a pas de clés d’accès à une adresse en chiffres. Ouvrez cette page sous un nom, comme localhost.
passkey-bar-browser = Ce navigateur n’a pas de clés d’accès.
keeping-blocked = Ce navigateur ne garde rien pour cette page. Si vous le fermez, votre nom et vos places sont perdus. Créez d’abord un code, ou autorisez cette page à stocker des données.
keeping-private = Cette fenêtre semble privée. Si vous la fermez, votre nom et vos places sont perdus. Créez d’abord un code, ou jouez dans une fenêtre ordinaire.
player-since =
    { $count ->
        [one] { $count } partie · depuis { $month }
       *[other] { $count } parties · depuis { $month }
    }
player-share = Copier l’adresse
player-how = Les résultats
player-how-own = Comment vous gagnez
player-which-game = Quel jeu
player-box =
    { $count ->
        [one] { $name }, { $count } partie
       *[other] { $name }, { $count } parties
    }
player-all = des points, sans doute { $low } à { $high } · { $won } parties gagnées sur { $count }
player-all-won = de victoires : { $won } parties sur { $count } · sans doute { $low } à { $high }
player-by-setup = Par mise en place
player-by-other = Par adversaire
player-by-companion = Par compagnon
player-by-game = Par jeu
player-by-length = Par durée
player-of = sur { $count }
player-range = , sans doute { $low } à { $high }
player-turns = { $least } à { $most } tours
player-turns-just = { $most } tours
player-setup = Mise en place { $number }, dernière fois : { $day }
player-bars = Le trait montre la part obtenue. La barre montre où se trouve sans doute la vraie part.
player-overlap = Les barres se chevauchent : rien n’est encore prouvé.
player-setups-own = Personne d’autre ne voit vos mises en place.
player-labels-own = Personne d’autre ne voit cela.
player-latest = Dernières parties
player-empty = Votre première partie écrira la première ligne.
player-empty-other = Pas encore de partie terminée.
player-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
player-won = Gagnée
player-drawn = Nulle
player-lost = Perdue
player-alone = En solitaire
player-nobody = Personne ne porte ce nom
player-nobody-help = Il a peut-être été changé ou libéré.
