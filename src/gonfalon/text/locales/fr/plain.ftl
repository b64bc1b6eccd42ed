## Le formulaire avant une partie

home-others = Autres jeux
start-opponent-random-help = Il joue au hasard.
start-count = Combien de places ?
start-seats = Qui est assis où ?
start-level-0 = Au hasard
start-lot = Tirer les places au sort
start-lot-help = Qui est assis où se tire à la mise en place.
start-need-person = Une place au moins doit être la vôtre ou celle d’un invité.
start-learning = Pour apprendre
start-learning-help = Chaque place peut demander ce que donnent ses réponses : l’ordinateur joue la suite à partir de ce que cette place sait.
start-learning-hints-help = Chaque place peut demander un conseil à l’ordinateur. Il repose sur ce que cette place sait.

## Mes parties

games-you = vous : { $seats }
games-you-all = toutes les places sur cet écran
games-with-computers = { $count ->
    [one] avec l’ordinateur
   *[other] avec { $count } ordinateurs
 }
games-with-people = { $count ->
    [one] avec une autre personne
   *[other] avec { $count } autres personnes
 }
games-status-waits = Attend { $seats }
games-status-open = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
 }
games-status-act = À jouer : { $seats }
games-seats-won = Gagné : { $seats }

## Erreurs

error-action-faulty = Ce n’est pas complet ou cela enfreint une règle.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Pendules
clock-table = La table
clock-table-time = La table : { $time }
clock-seat-time = { $seat }: { $time }
clock-waits = { $time } restantes
clock-runs = { $time } restantes, en marche
clock-stands = { $time } restantes, à l’arrêt
clock-out = Temps écoulé
clock-still = pendules arrêtées
clock-call-thirty = Plus que trente secondes
clock-call-ten = Plus que dix secondes
clock-call-stands = Les pendules sont arrêtées
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
error-chat = Ce texte n’a pas été transmis.
error-chat-closed = Personne ne peut lire de texte libre à cette table.
error-chat-empty = Rien n’a été écrit.
error-chat-refused = L’hôte de ce serveur n’admet pas ces mots.
error-chat-too-long = Un texte a 200 caractères au plus.
error-chat-too-often = Cinq textes en 20 secondes suffisent. Attendez un moment.
