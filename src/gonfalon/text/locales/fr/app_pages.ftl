# The pages that are fetched after the first one: the form before a game, invitations, "my games", rules, settings, about.

## The form before a game

start-title = Une partie : { $variant }
start-change-box = Une autre boîte
start-opponent = Qui est en face ?
start-opponent-computer = L’ordinateur
start-opponent-computer-help = Du débutant au meilleur que nous ayons.
start-opponent-link = Un ami
start-opponent-link-help = Vous recevez un lien à envoyer. Il ouvre l’autre place, une seule fois.
start-opponent-screen = Tous deux ici
start-opponent-screen-help = Le plateau est couvert quand le tour passe.
start-level = Quelle force ?
start-players = Ou avec un style à lui
start-fitting = Celui qui me convient
start-fitting-help = Suit vos résultats pour que vous gagniez environ une partie sur deux. Maintenant : { $computer }.
start-seat = Votre place
start-seat-screen = Toutes les places jouent sur cet écran.
start-seat-lot = Au hasard
start-preset = Joué comme
start-more = Autres choix
start-more-lot = camp au hasard
start-advanced-changed = { $count ->
    [0] comme dans la boîte
    [one] { $count } changement
   *[other] { $count } changements
 }
start-reset = Comme dans la boîte
start-group-other = Autres règles
start-go = Commencer la partie

## Presets

preset-standard = La boîte
preset-standard-help = Les règles telles qu’elles sont dans cette boîte.

## The friend's link

invite-title = Envoyez ce lien à votre ami
invite-help = Qui l’ouvre prend l’autre place ; il sert une fois. Rien d’autre n’est nécessaire, pas même une inscription.
invite-link = Lien pour votre ami
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-network = Il s’ouvre sur tout appareil de votre réseau, par exemple du même Wi-Fi.
invite-share = Partager…
invite-share-text = Jouons à { $variant }
invite-qr = Le même lien à scanner avec un téléphone
invite-qr-label = Code QR du lien
invite-meanwhile = En attendant, aller à la table
invite-bar = L’autre place est encore libre.

## Joining

join-title = Vous avez une invitation
join-help = Quelqu’un vous attend à la table. Prenez place ; sans inscription.
join-go = Prendre place
join-going = Vous prenez place…
join-own-title = C’est votre propre invitation
join-own-help = Vous avez déjà une place à cette table. Envoyez le lien à votre ami, ou allez à la partie.
join-own-go = Aller à la partie
join-broken-title = Ce lien n’est pas complet
join-broken-help = Il manque la partie après le #. Demandez à votre ami de renvoyer le lien entier.
join-used-title = Cette invitation a déjà servi
join-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }

## A game's page

match-no-seat-title = Vous n’avez pas de place ici
match-no-seat-help = Ce navigateur n’a pas de place dans cette partie. Si vous jouez sur un autre appareil, continuez là-bas ; si un ami vous a invité, ouvrez le lien qu’il vous a envoyé.
match-gone-title = Cette partie n’est pas ici
match-gone-help = L’adresse est peut-être coupée, ou la partie s’est jouée sur un autre serveur.
match-expired-title = Cette partie n’est plus gardée
match-expired-help = Les parties que personne ne commence prennent fin d’elles-mêmes après quelques jours. L’hôte peut aussi ne garder les anciennes parties qu’un temps.
match-auth-title = Cette place ne s’ouvre pas
match-auth-help = Le serveur ne connaît pas la clé de ce navigateur. Elle vient peut-être d’un autre serveur.
match-away-help = Nous réessayons sans cesse. Rien de votre partie n’est perdu : chaque coup confirmé est gardé.
match-forget = Retirer de ma liste

## My games

games-title = Mes parties
games-intro = Gardées dans ce navigateur. Fermez l’onglet quand vous voulez.
games-empty-title = Rien encore sur la table
games-empty-help = Les parties que vous commencez ou rejoignez se retrouvent ici, même après avoir fermé l’onglet.
games-empty-go = Choisir une boîte
games-now = À vous de jouer
games-going = En cours
games-done = Terminées
games-away-since = Pas de connexion au serveur. Cette liste date du { $when } ; une table s’ouvrira quand le serveur répondra.
games-away = Pas de connexion au serveur. Une table s’ouvrira quand il répondra.
games-more = Montrer { $count } de plus sur { $rest }
games-none = Aucune partie ne correspond à ce choix.
games-filter-state = Quelles parties
games-filter-all = Toutes
games-filter-going = En cours
games-filter-done = Terminées
games-filter-box = Boîte
games-filter-box-any = Toutes les boîtes
games-filter-opponent = Adversaire
games-filter-opponent-any = Tous les adversaires
games-filter-clear = Montrer toutes les parties
games-order = Ordre
games-order-newest = Les plus récentes
games-order-oldest = Les plus anciennes
games-order-longest = Les plus longues

## Replay

replay-page-title = Revoir la partie
replay-back = Retour à la partie
replay-not-over-title = La partie n’est pas finie
replay-not-over-help = Elle pourra être revue quand elle sera finie.

## Settings

settings-title = Réglages
settings-intro = Ils valent pour ce navigateur.
settings-language = Langue
settings-theme = Clair et sombre
settings-theme-auto = comme l’appareil
settings-theme-light = parchemin
settings-theme-dark = ardoise
settings-sound = Son
settings-sound-help = Court et sec : un pas, un choc, votre tour.
settings-sound-off = coupé
settings-sound-soft = faible
settings-sound-normal = normal
settings-sound-loud = fort
settings-motion = Vitesse des animations
settings-motion-help = La vitesse à laquelle les pièces glissent et les événements se déroulent. Avec « immobile », tout se fait d’un coup ; de même quand votre appareil demande moins de mouvement.
settings-motion-reduced = immobile
settings-motion-slow = lente
settings-motion-normal = normale
settings-motion-fast = rapide
settings-telling = Me prévenir quand une partie m’attend
settings-telling-help = Une notification tant que cette page est ouverte sans être visible.
settings-telling-denied = Votre navigateur refuse les notifications pour ce site. Vous pouvez les autoriser dans ses réglages.
settings-telling-insecure = La connexion à cette page n’est pas sécurisée (sans https), et les navigateurs n’autorisent les notifications que si elle l’est.
settings-telling-missing = Ce navigateur n’a pas de notifications.
settings-quiet = Heures calmes
settings-quiet-from = de
settings-quiet-until = à
settings-quiet-help = Aucune notification pendant ce temps. Deux fois la même heure : pas d’heures calmes.
settings-page-keys = Touches des pages
settings-page-keys-help = « / » mène à l’étagère, P joue tout de suite, G mène à vos parties. À une table, d’autres touches servent.
settings-page-keys-on = oui
settings-page-keys-off = non

## About

about-title = À propos de Gonfalon
about-what = Un gonfalon est la bannière que suit une armée. Voici une maison pour les jeux où quelque chose reste caché : dans le navigateur, contre l’ordinateur, contre un ami ou sur un seul écran.
about-unofficial = C’est un projet non officiel, sans lien avec les fabricants ni les éditeurs des jeux. Les noms des jeux appartiennent à leurs propriétaires et ne servent qu’à dire quelles règles on joue. Les règles sont redites avec nos mots ; chaque dessin et chaque ligne du programme sont de nous.
about-privacy-title = Ce qui est gardé
about-privacy = Pas d’inscription, pas de cookies, aucun tiers. Les clés de vos places et vos réglages restent dans ce navigateur ; les coups d’une partie restent sur le serveur qui la mène.
about-licence-title = Ouvert
about-licence = Le programme est un logiciel libre sous licence Apache 2.0. Polices : Alegreya et Source Sans 3, sous licence SIL Open Font.

## When something is not there or fails

connection-blocked-title = Pas de connexion à la table
connection-blocked = Le serveur répond, mais quelque chose en chemin bloque la connexion permanente dont le jeu a besoin : un filtre de votre réseau ou une extension du navigateur. Nous réessayons sans cesse.
connection-busy = Trop de choses sont venues de votre adresse à la fois. La page se reconnecte d’elle-même dans un instant.
match-rules-loading = Le serveur compile les règles pour cet ordinateur. Cela prend environ une minute, une seule fois ; puis la partie commence d’elle-même.

## Ratings

rating-why-casual = Une partie amicale ne compte pas.
rating-why-no-clock = Une partie sans pendule ne compte pas.
rating-why-own-rules = Une partie avec vos propres règles ne compte pas.
rating-why-helped = Avec des conseils, d’autres aides ou des retours en arrière, une partie ne compte pas.
rating-why-restarted = La même donne rejouée ne compte pas.
rating-why-nameless = Seules comptent les parties entre joueurs qui ont un nom.
rating-why-one-person = Une partie avec la même personne à deux places ne compte pas.
rating-why-nobody = Une partie entre ordinateurs ne compte pas.
rating-why-unmeasured = Cet ordinateur n’a pas de classement ici : la partie ne compte pas.
rating-why-changed-hands = Une place a changé de joueur : la partie ne compte pas.
rating-why-aborted = La partie s’est arrêtée avant que tous aient joué : elle ne compte pas.
speed-blitz = Blitz
speed-rapid = Rapide
speed-classical = Classique
speed-correspondence = Correspondance
speed-untimed = Sans pendule
rating-title = Classements
rating-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rating-margin-help = Dans 19 cas sur 20, la vraie force est dans cet intervalle.
rating-change = Votre classement : { $before } → { $after } ({ $change })
start-rated = Est-ce classé ?
start-rated-yes = Classée
start-rated-no = Amicale
start-rated-yes-help = Le résultat change le classement de tous les joueurs.
start-rated-no-help = Le résultat ne change aucun classement.
join-needs-name = Cette partie est classée. Choisissez le nom que les autres verront.

## Lessons

learn-step = Étape { $step } sur { $total }

## Things as files: set-ups, fortresses, decks

file-save-picture = Enregistrer en image
file-open = Ouvrir un fichier

## Things measured by games of the computer: set-ups, fortresses

measure-title = Contre l’ordinateur
measure-level = Niveau
measure-start = Mesurer
measure-stop = Arrêter
measure-games = Parties
measure-points = Points gagnés
measure-going = en cours
measure-interval = { $low } à { $high } %
