# The house around the games, in French. Arguments as in en/app.ftl.

## Everywhere

app-skip = Aller au contenu
app-home = Gonfalon, accueil
app-nav = Menu principal
app-nav-games = Mes parties
app-nav-games-turn = { $count ->
    [one] Mes parties, à vous de jouer dans { $count }
   *[other] Mes parties, à vous de jouer dans { $count }
 }
app-nav-rules = Règles
app-nav-learn = Apprendre
app-nav-settings = Réglages
app-about-line = Gonfalon n’est pas officiel et n’a aucun lien avec les fabricants des jeux ; leurs noms appartiennent à leurs propriétaires. Tout ce qui est dessiné et écrit ici est de nous.
app-about = À propos
app-loading = Un instant…
app-try-again = Réessayer
app-go-home = Retour à l’accueil
app-copied = Copié
app-language = Langue
app-title-home = Gonfalon
app-title = { $page } – Gonfalon

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
start-level-1 = Débutant
start-level-1-help = Voit un coup d’avance, devine peu et oublie ce qu’il a vu.
start-level-2 = Élève
start-level-2-help = N’oublie rien, mais joue encore distraitement.
start-level-3 = Attentif
start-level-3-help = Se trompe rarement et garde son drapeau, mais ne voit pas loin.
start-level-4 = Aguerri
start-level-4-help = Sait comment on se place, lit vos coups et en calcule plusieurs d’avance.
start-level-5 = Fort
start-level-5-help = Devine mieux ce qui se trouve où et prend un peu plus de temps.
start-level-6 = Très fort
start-level-6-help = Veille mieux à sa propre sécurité et sait finir une partie.
start-level-7 = Le plus fort
start-level-7-help = Pèse davantage de possibilités : réfléchit jusqu’à une seconde à chaque coup.
start-players = Ou avec un style à lui
start-seat = Votre place
seat-name = Place { $seat }
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
rule-link = La règle
start-default = dans cette boîte : { $value }
start-on = oui
start-off = non
start-go = Commencer la partie
start-going = Mise en place…

## Presets

preset-standard = La boîte
preset-standard-help = Les règles telles qu’elles sont dans cette boîte.

## The friend's link

invite-title = Envoyez ce lien à votre ami
invite-help = Qui l’ouvre prend l’autre place ; il sert une fois. Rien d’autre n’est nécessaire, pas même une inscription.
invite-link = Lien pour votre ami
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-failed = La copie n’a pas marché ici. Sélectionnez le lien et copiez-le vous-même.
invite-here-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour que les téléphones et les autres ordinateurs de votre réseau puissent l’ouvrir, lancez Gonfalon avec :
invite-network = Il s’ouvre sur tout appareil de votre réseau, par exemple du même Wi-Fi.
invite-share = Partager…
invite-share-text = Jouons à { $variant }
invite-qr = Le même lien à scanner avec un téléphone
invite-qr-label = Code QR du lien
invite-meanwhile = En attendant, aller à la table
invite-bar = L’autre place est encore libre.
invite-show = Montrer le lien

## Joining

join-title = Vous êtes invité
join-help = Quelqu’un vous attend à la table. Prenez place ; sans inscription.
join-learning = Cette table sert à apprendre : chaque camp peut demander l’aide de l’ordinateur, à partir de ce qu’il sait lui-même.
join-go = Prendre place
join-going = Vous prenez place…
join-own-title = C’est votre propre invitation
join-own-help = Vous êtes déjà assis à cette table. Envoyez le lien à votre ami, ou allez à la partie.
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
match-auth-title = Cette place ne s’ouvre pas
match-auth-help = Le serveur ne connaît pas la clé de ce navigateur. Elle vient peut-être d’un autre serveur.
match-away-title = Le serveur ne répond pas
match-away-help = Les essais continuent d’eux-mêmes. Rien de votre partie n’est perdu : chaque coup confirmé est gardé.
match-forget = Retirer de ma liste
match-rules-standard = comme dans la boîte

## My games

games-title = Mes parties
games-intro = Gardées dans ce navigateur. Fermez l’onglet quand vous voulez.
games-empty-title = Rien encore sur la table
games-empty-help = Les parties que vous commencez ou rejoignez se retrouvent ici, même après avoir fermé l’onglet.
games-empty-go = Choisir une boîte
games-now = À vous de jouer
games-going = En cours
games-done = Terminées
games-status-waiting = Attend que votre ami ouvre le lien
games-status-setup-yours = Préparez votre côté
games-status-setup-theirs = L’autre camp se place
games-status-yours = À vous de jouer
games-status-theirs = À l’autre camp de jouer
games-status-screen = À la place { $seat } de jouer
games-status-screen-setup = Mise en place sur un écran
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
games-over-screen = La place { $seat } a gagné
games-won-all = Tous ont gagné
games-lost-all = Tous ont perdu
games-status-gone = N’est plus sur ce serveur
games-status-away = Le serveur ne répond pas pour le moment
games-away-since = Pas de connexion au serveur. Cette liste date du { $when } ; une table s’ouvrira quand le serveur répondra.
games-away = Pas de connexion au serveur. Une table s’ouvrira quand il répondra.
games-opponent-computer = contre l’ordinateur
games-opponent-link = avec un ami
games-opponent-screen = sur un écran
games-side = vous avez la place { $seat }
games-turn = tour { $turn }
games-open = Ouvrir
games-open-label = Ouvrir { $variant }, { $status }
games-replay = Revoir
games-replay-label = Revoir { $variant }
games-remove = Retirer
games-remove-label = Retirer { $variant } de cette liste
games-remove-question = Retirer cette partie de la liste ? Ce navigateur n’aura alors plus la clé de sa place.
games-remove-yes = Retirer
games-remove-no = Garder
games-shared = montrée aux autres
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

## Rules

rules-title = Règles
rules-contents = Sommaire
rules-english-only = Les règles sont pour l’instant en anglais.
rules-numbered = Règles exactes, en anglais
rules-numbered-help = Chaque cas, avec un numéro à citer :
rules-failed = Les règles n’ont pas pu être chargées.
rules-page-glossary = Glossaire

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
settings-motion-help = La vitesse à laquelle les pièces glissent et les événements se déroulent. Immobile, tout va d’un coup ; de même si votre appareil demande moins de mouvement.
settings-motion-reduced = immobile
settings-motion-slow = lente
settings-motion-normal = normale
settings-motion-fast = rapide
settings-telling = Me prévenir quand une partie m’attend
settings-telling-help = Une notification tant que cette page est ouverte sans être visible.
settings-telling-denied = Votre navigateur refuse les notifications pour ce site. Vous pouvez les autoriser dans ses réglages.
settings-telling-insecure = Cette page est venue sans certificat (simple http), et les navigateurs n’autorisent les notifications qu’avec un certificat.
settings-telling-missing = Ce navigateur n’a pas de notifications.
settings-quiet = Heures calmes
settings-quiet-from = de
settings-quiet-until = à
settings-quiet-help = Aucune notification pendant ce temps. Deux fois la même heure : pas d’heures calmes.
news-turn = À vous de jouer
news-turn-help = { $variant } vous attend.
settings-page-keys = Touches des pages
settings-page-keys-help = « / » mène à l’étagère, P joue tout de suite, G mène à vos parties. À une table, d’autres touches comptent.
settings-page-keys-on = oui
settings-page-keys-off = non

## About

about-title = À propos de Gonfalon
about-what = Un gonfalon est la bannière que suit une armée. Voici une maison pour les jeux à information cachée : dans le navigateur, contre l’ordinateur, contre un ami ou sur un seul écran.
about-unofficial = C’est un projet non officiel, sans lien avec les fabricants ni les éditeurs des jeux. Les noms des jeux appartiennent à leurs propriétaires et ne servent qu’à dire quelles règles on joue. Les règles sont redites avec nos mots ; chaque dessin et chaque ligne du programme sont de nous.
about-privacy-title = Ce qui est gardé
about-privacy = Pas d’inscription, pas de cookies, aucun tiers. Les clés de vos places et vos réglages restent dans ce navigateur ; les coups d’une partie restent sur le serveur qui la mène.
about-licence-title = Ouvert
about-licence = Le programme est un logiciel libre sous licence Apache 2.0. Polices : Alegreya et Source Sans 3, sous licence SIL Open Font.

## When something is not there or fails

notfound-title = Hors de la carte
notfound-help = Il n’y a rien à cette adresse.

error-general = Quelque chose a mal tourné. Réessayez.
error-title = Cela n’a pas marché
error-server-away = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous êtes en ligne, puis réessayez.
error-server-failed = Le serveur a eu un accident. Réessayez dans un instant.
error-request-failed = Le serveur n’a pas accepté cela.
error-request-invalid = Le serveur n’a pas compris cela.
error-request-body = Le serveur n’a pas compris cela.
error-request-game = Le serveur ne connaît pas ce jeu.
error-request-variant = Le serveur ne connaît pas cette variante.
error-request-player = Le serveur ne connaît pas ce joueur de l’ordinateur.
error-request-opponent = Le serveur ne connaît pas ce genre d’adversaire.
error-request-side = Le serveur ne connaît pas cette couleur.
error-request-seats = Le serveur ne sait pas comment attribuer ces places.
error-message-too-long = C’est trop long.
error-replay-view = La partie ne peut être revue de ce point de vue.
error-replay-mismatch = Cet enregistrement ne s’accorde pas avec les règles qu’il nomme. Il ne peut être montré.
error-view-leak = La partie a été arrêtée, car quelque chose y a mal tourné. Rien de ce qui était caché n’a été montré.
error-notation-invalid = Le serveur n’a pas compris ce coup.
error-action-illegal = Les règles ne le permettent pas maintenant.
error-action-not-your-turn = Ce n’est pas votre tour.
error-action-game-over = La partie est finie.
error-action-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
error-http = Le serveur n’a pas accepté cela.
error-storage-failed = Le serveur n’a pas pu garder cela. Rien n’a changé ; réessayez.
error-storage-conflict = Quelqu’un a été plus rapide. Regardez de nouveau, puis réessayez.
error-match-unknown = Il n’y a pas de telle partie sur ce serveur.
error-match-token = La clé de cette place n’est pas valable.
error-match-invite = Cette invitation ne vaut plus. Quelqu’un l’a peut-être déjà utilisée ; demandez une nouvelle partie.
error-match-running = Cela n’est montré qu’une fois la partie finie.
error-match-seat-held = Quelqu’un est assis à cette place : lui seul peut la céder.
error-match-seat-not-now = Cette place ne peut pas changer de main ainsi maintenant.
error-match-seat-waits = La personne assise à cette place vient de s’absenter. Les autres pourront en disposer quand la table ne l’attendra plus.
error-match-one-seat = Vous êtes déjà assis à cette table. Cette invitation est pour quelqu’un d’autre.
error-match-needs-name = Une partie classée demande un nom. Prenez d’abord un nom.
error-match-not-rated = Cette partie ne peut pas être classée. Il faut une pendule, les règles de la boîte, aucune aide, et des adversaires qui ont un nom ou un classement.
error-match-too-late = Trop tard : cette place n’est plus libre.
error-match-no-rematch = Personne n’a encore demandé une autre partie ici.
error-seats-busy = Trop de pages suivent les places libres. La liste arrive quand même de temps en temps.
error-seats-too-many = Trop de vos places attendent déjà. Reprenez-en d’abord une.
error-club-full = Ce club a autant de membres que permis.
error-club-invite = Cette invitation n’est plus valable. Demandez un nouveau lien.
error-club-not-yours = Seul le fondateur du club peut le faire.
error-club-too-many = Vous êtes dans autant de clubs que permis. Quittez-en d’abord un.
error-club-unknown = Il n’y a pas de tel club sur ce serveur.
error-tournament-full = Toutes les places de ce tournoi sont prises.
error-tournament-needs-name = Un tournoi demande un nom. Prenez d’abord un nom.
error-tournament-nobody = Seul l’hôte de ce serveur annonce des tournois.
error-tournament-not-now = Ce n’est pas possible maintenant.
error-tournament-not-yours = Vous ne pouvez pas faire cela dans ce tournoi.
error-tournament-too-late = Il est trop tard pour entrer dans ce tournoi.
error-tournament-too-many = Trop de tournois sont annoncés. Attendez qu’un tournoi finisse.
error-tournament-unknown = Il n’y a pas de tel tournoi sur ce serveur.
error-match-no-odds = Cette table n’indique pas les chances.
error-match-no-hints = Cette table ne donne pas de conseils.
error-match-no-decision = Il n’y a rien à répondre maintenant.
error-odds-busy = Trop de demandes à la fois. Réessayez dans quelques secondes.
error-hints-busy = Trop de demandes à la fois. Réessayez dans quelques secondes.
error-ruleset-invalid = Ces réglages ne vont pas ensemble. Annulez le dernier, ou prenez la boîte telle qu’elle est.
connection-blocked-title = La liaison avec la table ne s’ouvre pas
connection-blocked = Le serveur répond, mais quelque chose en chemin interdit les WebSockets : un proxy, un pare-feu ou une extension du navigateur. Le jeu en a besoin. Les essais continuent d’eux-mêmes.
error-connection-closed = La page a été fermée avant la réponse.

## Ratings

rating-new = nouveau
rating-provisional = Provisoire : encore peu de parties
rating-why-casual = Une partie amicale ne compte pas.
rating-why-no-clock = Une partie sans pendule ne compte pas.
rating-why-own-rules = Vos propres règles ne comptent pas.
rating-why-helped = Avec des indices, des conseils ou des retours en arrière, une partie ne compte pas.
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

learn-link = Apprendre en un tour guidé
learn-step = Étape { $step } sur { $total }
learn-leave = Quitter la leçon
