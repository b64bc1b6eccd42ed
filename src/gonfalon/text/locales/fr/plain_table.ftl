## La page

plain-part = { $name } : { $value }
plain-part-seat = Place
plain-yes = oui
plain-no = non
plain-none = –
plain-title-yours = À vous – { $variant }
plain-reconnecting = La connexion est coupée. Nous réessayons sans cesse ; rien n’est perdu.
plain-yours = À vous
plain-waiting = { $count ->
    [one] On attend { $seats }.
   *[other] On attend { $seats }.
 }
plain-each = Doivent aussi répondre : { $seats }.
plain-any = Une réponse suffit pour tous : la vôtre ou une autre ({ $seats }).
plain-pass = Passer
plain-keys = Touches : 1 à 9 choisissent, P passe, les flèches vont d’un bouton à l’autre.
plain-action = Votre action en toutes lettres
plain-action-help = « Au hasard » écrit une action permise ; changez-la à votre gré. Entrée l’envoie.
plain-send = Envoyer
plain-random = Au hasard
plain-seen = Sur la table
plain-log = Ce qui s’est passé
plain-log-empty = Rien encore.
plain-log-partial = Ce qui précède se revoit après la partie.
plain-not-begun = La table est prête
plain-not-begun-help = La partie commence quand toutes les places sont prises. Libres : { $seats }.

## Qui est là

plain-seats = Places
plain-owes = doit jouer
plain-open = pas encore prise
plain-you = vous
plain-person = présent
plain-away = absent
plain-stand-in = absent ; l’ordinateur continue ({ $level })
plain-lent = vous ; l’ordinateur joue pour vous ({ $level })
plain-offered = invitation par lien
plain-seat-fill = L’ordinateur prend cette place
plain-seat-take-over = L’ordinateur prend la relève
plain-seat-lend = Laisser l’ordinateur jouer pour moi
plain-seat-back = Reprendre ma place
plain-seat-link = Une personne à la place : créer un lien
plain-seat-give-away = Céder ma place : créer un lien
plain-seat-level = Force de l’ordinateur à { $seat }
plain-seat-link-for = Lien pour { $seat }
plain-lent-strip = L’ordinateur joue cette place pour vous.
plain-awaited-computer = { $seat } (l’ordinateur)
plain-awaited-away = { $seat } (absent)
plain-awaited-you = { $seat } (vous)
plain-absent-waits = On attend un absent pendant { $seconds } s.
plain-nothing-to-play = Vous n’avez rien à jouer ici.

## Plusieurs mains sur un écran

plain-hands = Places sur cet écran
plain-covers = Couvrir la table entre les tours
plain-cover-title = Passez l’appareil : { $seat }
plain-cover-help = La table reste couverte jusqu’à ce que { $seat } regarde.
plain-cover-told = Ce que tous ont entendu
plain-cover-look = Regarder : { $seat }
plain-cover-never = Je joue toutes ces places : ne jamais couvrir

## À côté des règles

plain-acts = Autres choses à faire
plain-act-resign = Abandonner
plain-act-concede = Abandonner la partie
plain-act-draw-offer = Proposer nulle
plain-act-draw-accept = Accepter la nulle
plain-act-draw-decline = Continuer
plain-act-unready = Reprendre la réponse
plain-act-claim-win = Réclamer la victoire
plain-act-undo = Revenir en arrière
plain-act-undo-last = Annuler la dernière action
plain-act-undo-to = Revenir plus loin…
plain-act-restart = Recommencer, même donne
plain-act-restart-new = Recommencer, nouvelle donne
plain-act-agree = Accepter
plain-act-refuse = Refuser
plain-practice = Entraînement : cette partie reprend un moment d’une autre et ne compte pas.
plain-practice-short = Entraînement : ne compte pas
plain-act-rematch = Encore une fois
plain-ask-resign = Abandonner cette partie ? L’autre camp gagne.
plain-ask-concede = Abandonner ensemble ? La partie finit quand la plupart des personnes à la table acceptent.
plain-ask-no = Continuer
plain-undo-before = { $number }, avant : { $what }
plain-undo-to = retour avant l’étape { $number } ({ $what })
plain-draw-yours = Votre offre de nulle tient.
plain-draw-theirs = { $seat } propose la nulle.
plain-proposed = { $seat } propose : { $act }
plain-agreed = D’accord : { $seats }.
plain-agree-missing = Doivent encore répondre : { $seats }.
plain-against = Contre : { $seats }.
plain-vote = { $needed } voix sur { $count } décident.
plain-event-resigned = { $seat } a abandonné.
plain-event-draw_offered = { $seat } a proposé la nulle.
plain-event-draw_agreed = { $seat } a accepté la nulle.
plain-event-draw_declined = { $seat } a refusé la nulle.
plain-event-unready = { $seat } a repris une réponse.
plain-event-abandoned = { $seat } a réclamé la victoire.
plain-event-rematch = { $seat } a préparé la partie suivante.
plain-event-proposed = { $seat } a proposé : { $act }
plain-event-agreed = { $seat } a accepté.
plain-event-refused = { $seat } a refusé.
plain-event-conceded = La partie a été abandonnée.
plain-event-undone = Des étapes ont été annulées.
plain-event-restarted = La partie a recommencé.
plain-event-said = { $seat } dit : { $text }
plain-event-signalled = { $seat } fait un signal : { $text }
plain-event-end = La partie est finie.

## La fin

plain-over = La partie est finie
plain-won = Gagné
plain-lost = Perdu
plain-drawn = Nulle
plain-won-together = { $count ->
    [one] Gagné
   *[other] Gagné ensemble
 }
plain-lost-together = { $count ->
    [one] Perdu
   *[other] Perdu ensemble
 }
plain-seats-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent
 }
plain-end-resigned = { $who ->
    [winner] L’autre camp a abandonné.
    [loser] Vous avez abandonné.
   *[other] L’autre camp a abandonné contre { $winner }.
 }
plain-end-draw_agreed = La nulle a été convenue.
plain-end-abandoned = { $who ->
    [winner] L’autre camp n’est pas revenu.
    [loser] Votre absence a trop duré.
   *[other] Personne n’est revenu contre { $winner }.
 }
plain-end-conceded = La partie a été abandonnée.
plain-rematch-open = À la partie suivante

## Relecture

plain-replay = Revoir la partie
plain-replay-of = Revoir la partie : { $variant }
plain-replay-failed = Cette partie n’a pas pu être chargée.
plain-record = Enregistrer la partie
fair-title = Donne honnête
fair-proven = Vérifié dans ce navigateur : ce qui était caché était fixé avant le premier coup et n’a jamais changé.
fair-changed = Cet enregistrement n’est pas ce que votre navigateur a vu pendant la partie. Enregistrez les deux fichiers et montrez-les à l’hôte.
fair-unknown = Cette page ne peut pas le vérifier ici. Enregistrez les deux fichiers et vérifiez-les avec gonfalon verify.
fair-none = Votre navigateur n’a aucun sceau de cette partie : il ne prouve rien ici.
fair-own-part = Ce navigateur a aidé à mélanger : le serveur n’a pas choisi seul la donne.
fair-no-part = Ce navigateur n’a pas aidé à mélanger.
fair-not-proven = Non prouvé : qui a regardé. Un serveur peut lire ce qu’il garde. Le programme gonfalon verify vérifie aussi que la donne vient bien du mélange.
fair-notes = Enregistrer les sceaux
plain-link = Copier un lien vers ce moment
plain-view = Vue
plain-view-all = tout découvert
plain-view-public = comme tous l’ont vue
plain-view-seat = comme { $seat } l’a vue
plain-first = Au début
plain-previous = En arrière
plain-play = Lire
plain-pause = Pause
plain-next = En avant
plain-last = À la fin
plain-frame = Moment
plain-frame-of = { $number } sur { $total }
plain-frame-start = Le début.
plain-frame-unheard = Il s’est passé quelque chose qui ne se voit pas d’ici.

## Le formulaire avant une partie

start-plan-label = { $seat } : qui joue
start-plan-own = moi, sur cet écran
start-plan-link = quelqu’un, par son propre lien
start-plan-open = qui vient, par le lien commun
start-plan-computer = l’ordinateur
start-plan-level = { $seat } : force de l’ordinateur
start-brings = { $seat } : { $kind }
start-brings-any = celui du jeu
start-brings-own = un texte à moi…
start-brings-text = En texte
start-brings-help = Prenez ce que donne le jeu, ou écrivez un texte comme { $example }.
start-absent = Quand quelqu’un est absent
start-absent-help = Qui revient retrouve sa place.
start-absent-wait = Combien de temps attendre
start-absent-then = Ce qui se passe alors
start-absent-never = attendre toujours
start-absent-after = continuer après { $minutes } min
start-absent-passes = son tour passe
start-absent-computer = l’ordinateur joue pour lui ({ $level })

## Invitations

invite-many-title = Envoyez ces liens
invite-many-help = Chacun ouvre une place, une fois. Rien d’autre, pas d’inscription.
invite-for-seat = Pour { $seat }
invite-for-any = { $count ->
    [one] Pour la place libre
   *[other] Pour { $count } places libres : premier arrivé, premier assis
 }
invite-code = Code QR
invite-go-on = À la table
join-brings = { $kind } : ce que vous apportez

## Words of manners, in every game

courtesy-open = Signal
courtesy-title = Un mot aux autres
courtesy-quoted = « { $words } »
courtesy-line = { $seat } : « { $words } »
courtesy-mute = Masquer les mots des autres
courtesy-enough = C’est assez pour l’instant : trois en dix tours.
courtesy-close = Fermer
manners-good-luck = Bonne chance
manners-well-played = Bien joué
manners-one-moment = Un instant
manners-thank-you = Merci
manners-must-go = Je dois partir
notes-open = Notes
notes-help = Vos notes pour cette partie. Elles restent dans ce navigateur ; personne d’autre ne les voit.
notes-not-kept = Ce navigateur ne garde rien : les notes disparaissent quand vous fermez le bloc.

## The clocks: what they show, what is said of them, and how one is chosen.

plain-event-timeout = { $in_setup ->
    [true] { $seat } : temps de préparation écoulé, le serveur a placé le reste.
   *[false] { $seat } : temps écoulé.
 }
plain-end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
    [both] Nulle : un camp a épuisé son temps, mais l’autre ne pouvait plus gagner.
   *[other] { $winner } gagne au temps.
 }
start-clock = Pendule
start-clock-none = Aucune
start-clock-game = { $minutes } + { $increment }
start-clock-day = 1 jour par coup
start-clock-other = Autre…
start-clock-none-help = Personne n’est pressé.
start-clock-game-help = { $minutes } minutes pour la partie et { $increment } secondes de plus à chaque coup.
start-clock-day-help = Un jour pour chaque coup. La partie n’est perdue qu’ensuite.
start-clock-setup-help = Préparation : { $minutes } minutes.
start-clock-shared-help = Une seule pendule pour tous les joueurs.
start-clock-computer-help = L’ordinateur n’a pas de pendule.
start-clock-kind = Comment compter le temps ?
start-clock-kind-game = Pour toute la partie
start-clock-kind-move = Pour chaque coup
start-clock-minutes = Minutes
start-clock-increment = Secondes de plus à chaque coup
start-clock-seconds = Secondes par coup
start-clock-setup = Minutes de préparation
plain-act-claim-draw = Déclarer la nulle
plain-event-called_draw = { $seat } a déclaré la nulle.
plain-end-called_draw = Un camp s’est absenté, et la nulle a été déclarée.
plain-event-closed = L’hôte du serveur a fermé la table.
plain-end-closed = L’hôte du serveur a fermé la table. Personne ne gagne.

## Le formulaire avant une partie

start-opponent-random-help = Il joue au hasard.
start-count = Combien de places ?
start-seats = Qui est assis où ?
start-lot = Placer au hasard
start-lot-help = À la mise en place, le hasard décide qui s’assied où.
start-need-person = Une place au moins doit être la vôtre ou celle d’un invité.
start-learning = Pour apprendre
start-learning-help = Chaque place peut demander ce que donnent ses réponses : l’ordinateur joue la suite à partir de ce que cette place sait.
start-learning-hints-help = Chaque place peut demander un conseil à l’ordinateur. Il repose sur ce que cette place sait.

## Mes parties

games-seats-won = Victoire : { $seats }

## Free text at the table

chat-title = Texte libre
chat-log = Ce que vous vous êtes écrit
chat-empty = Rien n’a été écrit depuis l’ouverture de cette page.
chat-you = Vous
chat-other = Votre adversaire
chat-label = Écrire à votre adversaire
chat-send = Envoyer
chat-mute = Masquer le texte libre
chat-unmute = Montrer le texte libre
chat-unread =
    { $count ->
        [one] Signal, { $count } nouveau texte
       *[other] Signal, { $count } nouveaux textes
    }
chat-help = Le serveur le transmet et ne garde rien. L’hôte n’a rien à lire, et les spectateurs ne le voient pas. 200 caractères, cinq textes en 20 secondes.

## Hints

hint-title = Conseil
hint-thinking = L’ordinateur réfléchit…
hint-longer = Un premier regard. L’ordinateur regarde plus longtemps…
hint-none = Il n’y a rien à décider maintenant.

## Through the changes

steps-undo = Annuler
steps-redo = Rétablir
