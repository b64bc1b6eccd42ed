## Le formulaire avant une partie

home-others = Autres jeux
start-level-0 = Au hasard

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

## Erreurs

error-action-faulty = Ce n’est pas complet ou cela enfreint une règle.

## The clocks: what they show, what is said of them, and how one is chosen.

clock-strip = Pendules
clock-table = La table
clock-table-time = La table : { $time }
clock-seat-time = { $seat } : { $time }
clock-waits = reste { $time }
clock-runs = reste { $time }, en marche
clock-stands = reste { $time }, à l’arrêt
clock-out = Temps écoulé
clock-still = pendules arrêtées
clock-call-thirty = Plus que trente secondes
clock-call-ten = Plus que dix secondes
clock-call-stands = Les pendules sont arrêtées
error-chat = Ce texte n’a pas été transmis.
error-chat-closed = Personne ne peut lire de texte libre à cette table.
error-chat-empty = Rien n’a été écrit.
error-chat-refused = L’hôte de ce serveur n’admet pas ces mots.
error-chat-too-long = Un texte a 200 caractères au plus.
error-chat-too-often = Cinq textes en 20 secondes suffisent. Attendez un moment.

## Games to watch

plain-turn = Tour { $turn }

## Who plays, and how a table is

plain-computer = Ordinateur : { $level }
plain-computer-random = Ordinateur, joue au hasard
join-learning = Cette table sert à apprendre : chaque camp peut demander l’aide de l’ordinateur, à partir de ce qu’il sait lui-même.
start-watching = Qui peut regarder ?
news-some-game = Une partie
