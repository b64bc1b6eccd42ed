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

player-first_game = Première partie
player-first_game-help = Joue le plus souvent sans regarder, oublie vite et ne devine jamais : fait pour être battu.
player-first_week = Première semaine
player-first_week-help = Voit ce qui est devant lui, oublie vite et ne devine jamais.
player-first_month = Premier mois
player-first_month-help = Connaît les règles simples, mais joue encore parfois sans regarder.
player-newcomer = Nouveau venu
player-newcomer-help = Joue comme une personne à ses premières parties. Il nous sert à mesurer les ordinateurs doux.
start-level-1 = Débutant
start-level-1-help = Voit un coup d’avance, devine peu et oublie ce qu’il a vu.
start-level-2 = Élève
start-level-2-help = N’oublie rien, mais joue encore distraitement.
start-level-3 = Attentif
start-level-3-help = Se trompe rarement et garde son drapeau, mais ne voit pas loin.
start-level-4 = Aguerri
start-level-4-help = Sait comment les gens placent leurs pièces, lit vos coups et en calcule plusieurs d’avance.
start-level-5 = Fort
start-level-5-help = Devine mieux ce qui se cache où et prend un peu plus de temps.
start-level-6 = Très fort
start-level-6-help = Veille mieux à sa propre sécurité et sait finir une partie.
start-level-7 = Le plus fort
start-level-7-help = Pèse davantage de possibilités : réfléchit jusqu’à une seconde à chaque coup.
seat-name = Place { $seat }
rule-link = La règle
start-default = dans cette boîte : { $value }
start-on = oui
start-off = non
start-going = Mise en place…

## The friend's link

invite-copy-failed = La copie n’a pas marché ici. Sélectionnez le lien et copiez-le vous-même.
invite-here-only = Ce lien ne s’ouvre que sur cet ordinateur. Pour que les téléphones et les autres ordinateurs de votre réseau puissent l’ouvrir, lancez Gonfalon avec :
invite-show = Montrer le lien

## A game's page

match-away-title = Le serveur ne répond pas
match-rules-standard = comme dans la boîte

## My games

games-status-waiting = Attend que votre ami ouvre le lien
games-status-setup-yours = Préparez votre camp
games-status-setup-theirs = L’autre camp se prépare
games-status-yours = À vous de jouer
games-status-theirs = À l’autre camp de jouer
games-status-screen = Place { $seat } : c’est son tour
games-status-screen-setup = Mise en place sur un écran
games-won = Gagnée
games-lost = Perdue
games-drawn = Nulle
games-over-screen = La place { $seat } a gagné
games-won-all = Tous ont gagné
games-lost-all = Tous ont perdu
games-status-gone = N’est plus sur ce serveur
games-status-away = Le serveur ne répond pas pour le moment
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
games-remove-question = Retirer cette partie de la liste ? Ce navigateur n’aura alors plus la clé de votre place.
games-remove-yes = Retirer
games-remove-no = Garder
games-shared = montrée aux autres

## Settings

news-turn = À vous de jouer
news-turn-help = { $variant } vous attend.

## When something is not there or fails

notfound-title = Hors de la carte
notfound-help = Il n’y a rien à cette adresse.
error-general = Quelque chose a mal tourné. Réessayez.
error-title = Cela n’a pas marché
error-server-away = Le serveur ne répond pas. Vérifiez qu’il tourne et que vous êtes en ligne, puis réessayez.
error-server-failed = Le serveur a trébuché. Réessayez dans un instant.
error-request-failed = Le serveur n’a pas accepté cela.
error-request-invalid = Le serveur n’a pas compris cela.
error-request-body = Le serveur n’a pas compris cela.
error-request-game = Le serveur ne connaît pas ce jeu.
error-request-variant = Le serveur ne connaît pas cette variante.
error-request-player = Le serveur ne connaît pas ce joueur ordinateur.
error-request-opponent = Le serveur ne connaît pas ce genre d’adversaire.
error-request-side = Le serveur ne connaît pas cette couleur.
error-request-seats = Le serveur ne sait pas comment attribuer ces places.
error-message-too-long = C’est trop long.
error-replay-view = On ne peut pas revoir la partie de ce point de vue.
error-replay-mismatch = Cet enregistrement ne va pas avec les règles qu’il nomme. On ne peut pas le montrer.
error-view-leak = La partie a été arrêtée, car quelque chose y a mal tourné. Rien de ce qui était caché n’a été montré.
error-notation-invalid = Le serveur n’a pas compris ce coup.
error-action-illegal = Les règles ne le permettent pas maintenant.
error-action-not-your-turn = Ce n’est pas votre tour.
error-action-game-over = La partie est finie.
error-action-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
error-http = Le serveur n’a pas accepté cela.
error-storage-failed = Le serveur n’a pas pu enregistrer cela. Rien n’a changé ; réessayez.
error-storage-conflict = Quelqu’un a été plus rapide. Regardez de nouveau, puis réessayez.
error-match-unknown = Il n’y a pas de telle partie sur ce serveur.
error-match-token = La clé de cette place n’est pas valable.
error-match-invite = Cette invitation ne vaut plus. Quelqu’un l’a peut-être déjà utilisée ; demandez une nouvelle partie.
error-match-running = Cela n’est montré qu’une fois la partie finie.
error-match-seat-held = Quelqu’un est assis à cette place : lui seul peut la céder.
error-match-seat-not-now = Cette place ne peut pas changer de main ainsi maintenant.
error-match-seat-waits = La personne assise à cette place vient de s’absenter. Les autres pourront en disposer quand la table ne l’attendra plus.
error-match-one-seat = Vous avez déjà une place à cette table. Cette invitation est pour quelqu’un d’autre.
error-match-needs-name = Une partie classée demande un nom. Choisissez d’abord un nom.
error-match-not-rated = Cette partie ne peut pas être classée. Il faut une pendule, les règles de la boîte, aucune aide, et des adversaires qui ont un nom ou un classement.
error-match-pledge = Cette table a été préparée il y a trop longtemps. Veuillez réessayer.
error-match-too-late = Trop tard : cette place n’est plus libre.
error-match-no-rematch = Personne n’a encore demandé une autre partie ici.
error-match-expired = Cette partie n’a jamais commencé, ou le serveur ne la garde plus.
error-seats-busy = Trop de pages suivent les places libres. La liste arrive quand même de temps en temps.
error-seats-too-many = Trop de vos places attendent déjà. Reprenez-en d’abord une.
error-club-full = Ce club est complet.
error-club-invite = Cette invitation n’est plus valable. Demandez un nouveau lien.
error-club-not-yours = Seul le fondateur du club peut le faire.
error-club-too-many = Vous êtes dans autant de clubs que permis. Quittez-en d’abord un.
error-club-unknown = Il n’y a pas de tel club sur ce serveur.
error-tournament-full = Toutes les places de ce tournoi sont prises.
error-tournament-needs-name = Un tournoi demande un nom. Choisissez d’abord un nom.
error-tournament-nobody = Seul l’hôte de ce serveur annonce des tournois.
error-tournament-not-now = Ce n’est pas possible maintenant.
error-tournament-not-yours = Vous ne pouvez pas faire cela dans ce tournoi.
error-tournament-too-late = Il est trop tard pour entrer dans ce tournoi.
error-tournament-too-many = Trop de tournois sont annoncés. Attendez qu’un tournoi finisse.
error-tournament-unknown = Il n’y a pas de tel tournoi sur ce serveur.
error-match-no-odds = Cette table n’indique pas les chances.
error-match-no-coach = Il n’y a pas d’entraîneur pour ce jeu.
error-match-no-hints = Cette table ne donne pas de conseils.
error-match-no-decision = Il n’y a rien à répondre maintenant.
error-work = L’ordinateur n’a pas pu terminer. Réessayez plus tard.
error-ruleset-invalid = Ces réglages ne vont pas ensemble. Annulez le dernier, ou prenez la boîte telle qu’elle est.
error-limit-too-many = C’est trop à la fois : { $what }. Réessayez dans { $time }.
limit-time-seconds = { $count } s
limit-time-minutes = { $count } min
limit-tables = nouvelles parties
limit-joins = invitations et places
limit-sockets = connexions
limit-messages = messages
limit-streams = pages qui suivent en direct
limit-thinking = aide de l’ordinateur
limit-measurements = mesures
limit-coach = rapports de l’entraîneur
limit-pictures = images
limit-summaries = listes de parties
limit-reads = parties terminées consultées
limit-looks = pages et listes consultées
limit-wrong-keys = clés qui n’ouvrent rien
limit-names = changements de nom
limit-codes = nouveaux codes
limit-code-tries = codes essayés
limit-passkeys = clés d’accès
limit-push = demandes de notifications
limit-challenges = défis
limit-announcements = nouveaux tournois et clubs
limit-waiting = conseils, chances, mesures, rapports et images en attente
limit-waiting-table = conseils et chances en attente à cette table
error-connection-closed = La page a été fermée avant la réponse.

## Ratings

rating-new = nouveau
rating-provisional = Provisoire : encore peu de parties
