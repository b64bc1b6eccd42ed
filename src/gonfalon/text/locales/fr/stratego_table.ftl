## What a piece can do

piece-flag-help = Ne bouge jamais. Qui le prend gagne.
piece-bomb-help = Ne bouge jamais. Détruit tout attaquant qui ne sait pas la désamorcer.
piece-spy-help = Bat le maréchal quand l’espion attaque.
piece-scout-help = Va aussi loin qu’il veut en ligne droite.
piece-miner-help = Désamorce les bombes.

## Sides

side-red = Rouge
side-blue = Bleu
side-you = vous

## The board and its squares, as a screen reader says them

board-label = Plateau, { $columns } sur { $rows }
board-help = Les flèches vont de case en case. Entrée ou Espace prend une pièce et la pose. Échap la lâche. M écrit une marque à la craie sur une pièce adverse.
board-turned = Vous voyez le plateau du côté { $side ->
    [red] rouge
   *[blue] bleu
 }.
square-empty = { $square }, vide
square-lake = { $square }, eau
square-own = { $square }, à vous : { $piece }
square-other = { $square }, { $side ->
    [red] rouge
   *[blue] bleu
 } : { $piece }
square-unknown = { $square }, pièce { $side ->
    [red] rouge
   *[blue] bleue
 }, inconnue
square-moved = a bougé
square-not-moved = n’a pas bougé
square-shown = connue de l’adversaire
square-mark = votre marque à la craie : { $mark }
square-held = en main
square-target = case libre où aller
square-attack = peut être attaquée
square-planned = le coup prévu finit ici
square-zone = case de mise en place
square-last-source = le dernier coup est parti d’ici
square-last-target = le dernier coup a fini ici

## Set-up

deploy-title = Placez votre armée
deploy-intro = Personne d’autre ne voit vos pièces. Glissez-les, ou choisissez-en une puis sa case.
deploy-keys = Touches : les flèches choisissent une case, le chiffre ou la lettre d’un rang y pose la pièce, Suppr la reprend.
deploy-left = { $count ->
    [0] Toutes les pièces sont placées
    [one] Encore { $count } pièce à placer
   *[other] Encore { $count } pièces à placer
 }
deploy-tray = Pièces encore à placer
deploy-tray-piece = { $piece }, reste { $count }
deploy-tray-empty = Votre armée est en place.
deploy-stands = Votre armée est prête. Changez-la, ou appuyez sur « Prêt ».
led-deploy = Vos dix pièces sont en place, le drapeau entre deux bombes : appuyez sur « Prêt ».
led-first = À vous : touchez une de vos pièces de devant.
led-held = Touchez une case marquée pour y aller ; seuls les éclaireurs vont plus loin qu’une case.
led-wait = L’autre camp joue d’abord ; vous voyez ses bannières, pas ses rangs.
led-go-on = Une pièce, une case par tour : avancez jusqu’à rencontrer quelqu’un.
led-combat = Les deux ont montré leur rang, le plus haut est resté : vous connaissez désormais cette pièce.
led-flag = Les bombes et le drapeau ne bougent jamais : cherchez-le parmi les pièces immobiles.
deploy-random = Au hasard
deploy-random-help = Placer toute l’armée dans un ordre sensé tiré au hasard
deploy-clear = Vider
deploy-undo = Annuler
deploy-undo-help = Annuler le dernier changement (Ctrl+Z)
deploy-undone = Le dernier changement est annulé.
deploy-mirror = Miroir
deploy-mirror-help = Échanger gauche et droite
deploy-paste = Coller
deploy-paste-help = Prendre une mise en place dans un texte (Ctrl+V)
deploy-paste-title = Coller une mise en place
deploy-paste-text = Mise en place sous forme de texte
deploy-paste-hint = Des lettres, des noms ou des nombres, avec ou sans virgules ; la rangée du fond d’abord. La gauche du texte est votre gauche.
deploy-paste-read = Mettre sur le plateau
deploy-paste-done = La mise en place collée est sur le plateau.
deploy-paste-left-out = Laissé de côté : { $lines }
deploy-paste-more = et { $count } de plus
deploy-paste-failed = Le serveur n’a pas lu le texte. Réessayez.
deploy-random-done = L’armée a été placée au hasard.
deploy-random-failed = Le serveur n’a pas rendu de mise en place. Placez les pièces vous-même, ou réessayez.
deploy-fill = Compléter
deploy-fill-help = Placer raisonnablement les pièces restantes ; les autres ne bougent pas
deploy-filled = Le reste est placé. Vos pièces n’ont pas bougé.
deploy-setups = Mises en place
deploy-setups-help = Mises en place entières : les vôtres et des toutes prêtes
deploy-setups-all = Toutes…
deploy-setups-title = Mises en place
deploy-setups-own = Les vôtres
deploy-setups-ready = Toutes prêtes
deploy-as-last-time = Comme la dernière fois
deploy-taken = Sur le plateau : { $name }
deploy-keep = Garder
deploy-keep-over = Remplacer
deploy-keep-name = Nom pour la mise en place du plateau
deploy-keep-later = Placez des pièces, et vous pourrez garder la mise en place ici sous un nom. Elle reste dans ce navigateur.
deploy-kept = Gardée dans ce navigateur : { $name }
deploy-kept-before = Ma mise en place
deploy-throw-away = Jeter { $name }
deploy-thrown = Jetée : { $name }
deploy-put-back = Remettre
idea-closed_house = La maison murée
idea-closed_house-help = Le drapeau est muré de tous les côtés.
idea-two_houses = Deux maisons
idea-two_houses-help = Deux coins se ressemblent ; le drapeau est dans l’un d’eux.
idea-scouts_first = Les éclaireurs d’abord
idea-scouts_first-help = Le front est rapide et coûte peu : il interroge, les pièces fortes répondent.
idea-gap = Le gardien du passage
idea-gap-help = Un géant se tient derrière le chemin du milieu.
idea-spy_door = L’espion à la porte
idea-spy_door-help = Le plus fort qui vient au drapeau rencontre d’abord l’espion.
idea-quiet = Géants silencieux
idea-quiet-help = Les deux pièces les plus fortes attendent à l’arrière de savoir qui prendre.
idea-split = Un géant sur chaque aile
idea-split-help = Qui attaque, d’un côté ou de l’autre, rencontre une des deux pièces les plus fortes.
idea-stopped_lane = La voie barrée
idea-stopped_lane-help = Une bombe barre une partie du milieu : vous choisissez l’aile où l’on joue.
idea-diggers_home = Les sapeurs à la maison
idea-diggers_home-help = Tous ceux qui enlèvent bombes ou forteresses attendent la fin de la partie dans les deux rangées du fond.
idea-empty_house = La maison vide
idea-empty_house-help = Un coin est muré, mais le drapeau est ailleurs, derrière moins de murs.
idea-second_line = La forte seconde ligne
idea-second_line-help = Derrière chaque éclaireur de devant, une pièce forte frappe qui le prend.
idea-spy_shadow = Dans l’ombre du géant
idea-spy_shadow-help = L’espion est à côté d’une des deux pièces les plus fortes : qui le prend est pris.
deploy-cleared = La mise en place a été vidée.
deploy-mirrored = Gauche et droite sont échangées.
deploy-ready = Prêt
deploy-ready-left = Prêt · encore { $count }
deploy-ready-help = Dire à l’autre camp que vous êtes prêt
deploy-ready-not-yet = Placez d’abord toutes les pièces
deploy-back = Changer la mise en place
deploy-done = Vous êtes prêt.
deploy-other-open = L’autre place est encore libre. Placez-vous en attendant.
deploy-other-deploying = L’autre camp se place encore.
deploy-other-ready = L’autre camp est prêt et vous attend.
deploy-other-computer = L’ordinateur place son armée.
deploy-wait-open = Vous êtes prêt. L’autre place est encore libre.
deploy-wait-deploying = Vous êtes prêt. L’autre camp se place encore.
deploy-wait-away = Vous êtes prêt. L’autre camp s’est absenté.
deploy-placed = { $piece } en { $square }
deploy-swapped = { $square } et { $target } échangées
deploy-returned = { $piece } à nouveau en réserve
deploy-outside = Vous ne pouvez rien placer sur cette case.
deploy-held = { $piece } en main : touchez une case verte.
left-out-comment = Ligne { $line }, un commentaire : { $text }
left-out-label = Ligne { $line }, une étiquette : { $text }
left-out-no_piece = Ligne { $line }, sans pièce : { $text }
guessed-ranks_up = { $value } est le rang le plus élevé, 1 le plus bas.
guessed-ranks_down = 1 est le rang le plus élevé, { $value } le plus bas.
guessed-front_first = La rangée de devant vient d’abord dans le texte.
fault-text_too_long = Le texte est trop long. Il peut avoir { $where } caractères.
fault-text_empty = Le texte est vide.
fault-no_set_up = Il n’y a pas de mise en place dans le texte : { $where }
fault-numbers_unclear = Les nombres peuvent se lire de deux façons. Écrivez des lettres, par exemple B pour les bombes et F pour le drapeau.
fault-no_such_piece = Aucune pièce ne s’appelle { $where }.
fault-squares_named = Cases (dans le texte, à remplir) : { $where }
fault-wrong_length = Une mise en place a une lettre par case.
fault-too_many = En trop : { $where }
fault-too_few = Il manque : { $where }

## Whose turn, who is here

turn-yours = À vous de jouer
turn-rescue = Ramenez une pièce
turn-theirs = L’autre camp réfléchit
turn-computer = L’ordinateur réfléchit
turn-side = { $side ->
    [red] Au rouge de jouer
   *[blue] Au bleu de jouer
 }
turn-over = La partie est finie
turn-number = Tour { $turn }
turn-sending = Envoi de votre coup…
told-held = { $piece } peut aller en { $squares }.
told-held-many = { $piece } peut aller sur { $count ->
    [one] { $count } case.
   *[other] { $count } cases.
 }
you-are = Vous jouez { $side ->
    [red] rouge
   *[blue] bleu
 }
title-your-turn = ● À vous – Stratego
title-waiting = Stratego – attente
title-over = Stratego – partie finie
title-deploy = Stratego – mise en place
title-replay = Stratego – revoir
presence-open = cette place est encore libre
presence-here = présent
presence-away = absent depuis { $seconds } s
presence-away-long = absent depuis { $minutes } min
presence-computer = ordinateur
presence-claim-in = Absent. Dans { $seconds } s vous pourrez réclamer la victoire.
presence-claim-now = Absence trop longue. Vous pouvez réclamer la victoire, déclarer la nulle ou attendre.
connection-connecting = Connexion…
connection-lost = La connexion est perdue. Les essais continuent d’eux-mêmes ; rien de votre partie n’est perdu.
match-loading = Ouverture de la partie…

## Acts beside the rules

act-draw-offer = Proposer nulle
act-draw-offered = Votre offre de nulle tient.
act-draw-received = L’autre camp propose nulle.
act-draw-accept = Accepter
act-draw-decline = Refuser
act-resign = Abandonner
act-resign-question = Abandonner cette partie ?
act-resign-yes = Oui, abandonner
act-resign-no = Continuer
act-end = Fin…
act-claim = Réclamer la victoire
act-claim-wait = Attendre encore
act-rematch = Revanche
act-rematch-open = Aller à la revanche
act-replay = Revoir la partie
act-home = Accueil
act-annotate = Craie
act-annotate-help = Écrire sur les pièces adverses. Personne d’autre ne le voit.
act-menu = Partie
act-close = Fermer
act-help = Touches et aide

## Moves refused, in plain words

refused-title = Pas permis
refused-failed = Le coup n’est pas parvenu au serveur. Réessayez.
reason-wrong_turn = Ce n’est pas votre tour.
reason-notation = Ce n’est pas un coup : nommez deux cases, par exemple a4-a5.
reason-game_over = La partie est finie.
reason-no_piece = Il n’y a pas de pièce sur cette case.
reason-not_your_piece = Cette pièce n’est pas à vous.
reason-immobile = Cette pièce ne bouge jamais. Bombes et drapeaux restent où ils ont été placés.
reason-blocked = Quelque chose barre le chemin. Aucune pièce ne saute par-dessus une autre ni par-dessus l’eau.
reason-out_of_reach = C’est trop loin. Seule une pièce à longue portée fait plus d’une case.
reason-diagonal = Les pièces vont tout droit, en avant, en arrière ou de côté, jamais en diagonale.
reason-obstacle = Personne n’entre dans l’eau.
reason-own_piece = Une de vos pièces s’y trouve.
reason-two_square = Cette pièce a fait assez d’allers et retours entre les deux mêmes cases. Jouez-en une autre, ou allez ailleurs.
reason-chase = Ce coup poursuivrait une chasse jusqu’à une position déjà vue sur le plateau. Choisissez un autre coup.
reason-rescue_kind = Cette pièce ne peut être ramenée.
reason-rescue_square = Une pièce sauvée se pose sur une case libre de votre moitié.
reason-rescue_none_pending = Il n’y a rien à ramener maintenant.
reason-rescue_pending = Décidez d’abord quelle pièce ramener.
reason-deployment = Cette mise en place est incomplète ou enfreint une règle.
reason-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
reason-unreadable = Le serveur n’a pas compris ce coup.
reason-other = Les règles ne le permettent pas maintenant.

## Combat

combat-title = Combat en { $square }
combat-attacks = attaque
combat-defends = défend
combat-you = vous
combat-not-shown = non montré
combat-not-shown-help = Défense muette : le défenseur ne dit pas ce qu’il est.
combat-attacker = L’attaquant gagne
combat-defender = Le défenseur tient
combat-both = Les deux tombent
combat-flag = Le drapeau est pris !
ribbon-beats = { $winner } l’emporte, { $loser } tombe
ribbon-both = { $attacker } et { $defender } tombent
ribbon-bomb = Une bombe. { $loser } n’est plus
ribbon-dig = { $winner } désamorce une bombe
ribbon-spy = { $winner } frappe : { $loser } tombe
ribbon-flag-won = Le drapeau est pris
ribbon-flag-lost = Votre drapeau est tombé
combat-skip = Continuer
combat-line = { $attacker } – { $defender }
combat-announce = Combat en { $square }. Attaquant, { $side ->
    [red] rouge
   *[blue] bleu
 } : { $attacker }. Défenseur : { $defender }. { $result ->
    [attacker] L’attaquant gagne.
    [defender] Le défenseur tient.
   *[both] Les deux tombent.
 }
combat-own = Votre pièce en { $square } était : { $piece }. L’autre camp n’en a rien su.
combat-last = Dernier combat
combat-none = Pas encore de combat

## Move log

log-title = Coups
log-empty = Pas encore de coup.
log-earlier = Les coups précédents ne sont pas gardés sur cet appareil. Vous pourrez les revoir après la partie.
log-start = La bataille commence.
log-ready = { $side ->
    [red] Le rouge est prêt.
   *[blue] Le bleu est prêt.
 }
log-move = { $source } – { $target }
log-move-shown = { $source } – { $target }, { $piece }
log-combat = { $source } × { $target } : { $attacker } – { $defender }
log-won = l’attaquant gagne
log-held = le défenseur tient
log-both = les deux tombent
log-rescue = de retour en { $square } : { $piece }
log-rescue-hidden = une pièce est de retour en { $square }
log-rescue-declined = rien n’est ramené
log-announce-move = { $side ->
    [red] Rouge
   *[blue] Bleu
 } : { $source } vers { $target }.
log-announce-move-shown = { $side ->
    [red] Rouge
   *[blue] Bleu
 } : { $source } vers { $target }, { $piece }.
log-announce-rescue = { $side ->
    [red] Le rouge ramène une pièce en { $square }.
   *[blue] Le bleu ramène une pièce en { $square }.
 }

## Panels

panel-army = Armées
panel-captured = Prises
panel-captured-yours = Vos pertes
panel-captured-theirs = Vos prises
panel-captured-red = Pertes du rouge
panel-captured-blue = Pertes du bleu
panel-captured-none = rien encore
panel-captured-more = et encore { $count }
panel-captured-hidden = { $count ->
    [one] { $count } pièce, non montrée
   *[other] { $count } pièces, non montrées
 }
panel-captured-piece = { $piece } : { $count }
panel-remaining = Encore en jeu
panel-remaining-help = Ce qu’il reste à chaque armée, d’après ce que vous savez
panel-remaining-piece = { $piece } : { $count } sur { $total }
panel-remaining-yours = Vous
panel-remaining-theirs = Adversaire
panel-rank = Rang
panel-piece = Pièce
panel-log = Coups
panel-rules = Règles
panel-tabs = À côté du plateau

## Limits

limit-quiet = { $turns ->
    [one] Nulle dans { $turns } tour
   *[other] Nulle dans { $turns } tours
 }
limit-quiet-help = Sans prise, la partie est nulle dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }.
limit-two-square = Allers et retours : { $used } sur { $limit }
limit-two-square-help = Une pièce peut franchir la même limite { $limit } fois de suite. Ensuite, elle doit faire autre chose.
limit-two-square-theirs = Adversaire : allers et retours { $used } sur { $limit }
premove-planned = Prévu : { $source } vers { $target }. Si une pièce se montre, ce coup est annulé.
premove-held = { $piece } : choisissez où aller quand ce sera à vous.
premove-take-back = Reprendre
premove-taken-back = Le coup prévu est annulé.
premove-revealed = Quelque chose a été révélé : le coup prévu est annulé.
premove-impossible = Le coup prévu n’est plus possible.
limit-chase = Vous pourchassez : { $count }
limit-chase-theirs = On vous pourchasse : { $count }
limit-chase-help = La même pièce est poursuivie encore et encore. Bientôt les règles interdiront un coup qui répète une position ; il faudra jouer autrement.

## Rescue

rescue-title = Ramener une pièce
rescue-choose-piece = Quelle pièce prise revient sur le plateau ?
rescue-choose-square = Où la placer ? Choisissez une des cases éclairées.
rescue-chosen = { $piece } : choisissez une case éclairée
rescue-other = Choisir une autre pièce
rescue-decline = Ne rien ramener
rescue-theirs = L’autre camp peut ramener une pièce.
rescue-count = { $count ->
    [one] { $count } sauvetage
   *[other] { $count } sauvetages
 }

## Chalk marks

annotation-title = Marque à la craie en { $square }
annotation-help = Personne d’autre ne la voit. C’est votre idée, non un fait.
annotation-none = Effacer
annotation-question = incertaine
annotation-strong = forte
annotation-weak = faible
annotation-still = bombe ou drapeau
annotation-mode-on = Craie en main : choisissez une pièce adverse.

## Two on one screen

curtain-title = { $side ->
    [red] Passez au rouge
   *[blue] Passez au bleu
 }
curtain-help = Le plateau est couvert, pour que personne ne voie les pièces de l’autre.
curtain-look = { $side ->
    [red] Je suis le rouge : montrer le plateau
   *[blue] Je suis le bleu : montrer le plateau
 }
curtain-last = Ce qui vient de se passer
curtain-quiet-move = { $side ->
    [red] Le rouge est allé de { $source } en { $target }.
   *[blue] Le bleu est allé de { $source } en { $target }.
 }
curtain-cover = Couvrir le plateau
curtain-pass = { $side ->
    [red] Couvrir et passer au rouge
   *[blue] Couvrir et passer au bleu
 }
curtain-deploy = { $side ->
    [red] Le rouge se place. Le bleu regarde ailleurs.
   *[blue] Le bleu se place. Le rouge regarde ailleurs.
 }

## The end

end-you-win = Vous gagnez
end-you-lose = Vous perdez
end-drawn = Partie nulle
end-side-wins = { $winner ->
    [red] Le rouge gagne
   *[blue] Le bleu gagne
 }
end-both-armies = Les deux armées sont à découvert.
end-see-board = Voir le plateau
end-see-card = Voir le résultat
end-stat-turns = { $turns ->
    [one] tour
   *[other] tours
 }
end-stat-best = plus belle prise, tour { $turn }
end-stat-best-words = { $winner } contre { $loser }
end-stat-no-capture = aucune prise
end-stat-bluff = plus longtemps à côté d’un ennemi plus fort, sans être reconnue (tours)
end-fortune = Le cours de la partie
end-fortune-help = De combien votre armée était plus forte que l’autre, tour par tour. Touchez la ligne pour revoir la partie à cet endroit.
end-lowest = au plus bas { $turn }
end-turned = tournant { $turn }
end-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
end-flag_captured = { $who ->
    [winner] Vous avez pris le drapeau adverse.
    [loser] Votre drapeau a été pris.
   *[watcher] { $winner ->
        [red] Le rouge a pris le drapeau bleu.
       *[blue] Le bleu a pris le drapeau rouge.
    }
 }
end-no_legal_move = { $who ->
    [winner] L’adversaire ne peut plus jouer.
    [loser] Vous ne pouvez plus jouer.
   *[watcher] { $winner ->
        [red] Le bleu ne peut plus jouer.
       *[blue] Le rouge ne peut plus jouer.
    }
 }
end-no_mobile_piece = { $who ->
    [winner] L’adversaire n’a plus de pièce qui puisse bouger.
    [loser] Vous n’avez plus de pièce qui puisse bouger.
   *[watcher] { $winner ->
        [red] Le bleu n’a plus de pièce qui puisse bouger.
       *[blue] Le rouge n’a plus de pièce qui puisse bouger.
    }
 }
end-both_immobile = Aucun camp ne peut plus bouger.
end-exchange_draw = Les dernières pièces mobiles sont tombées ensemble. Personne ne peut gagner.
end-quiet_draw = Trop de tours ont passé sans prise.
end-ply_cap = La partie a atteint le nombre de coups convenu.
end-resigned = { $who ->
    [winner] L’autre camp a abandonné.
    [loser] Vous avez abandonné.
   *[watcher] { $winner ->
        [red] Le bleu a abandonné.
       *[blue] Le rouge a abandonné.
    }
 }
end-draw_agreed = Les deux camps se sont accordés sur la nulle.
end-abandoned = { $who ->
    [winner] L’autre camp est resté absent et vous avez réclamé la victoire.
    [loser] Votre absence a duré trop longtemps et l’autre camp a réclamé la victoire.
   *[watcher] { $winner ->
        [red] Le bleu est resté absent et le rouge a réclamé la victoire.
       *[blue] Le rouge est resté absent et le bleu a réclamé la victoire.
    }
 }
end-other = La partie est finie.
end-rematch-waiting = Une revanche est prête. L’autre camp peut vous y rejoindre.

## Replay

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-failed = La partie ne peut être revue. Elle pourra l’être quand elle sera finie.
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-ply = Coup { $ply } sur { $total }
replay-slider = Coup
replay-start = Début
replay-view = Vu par
replay-view-red = Rouge
replay-view-blue = Bleu
replay-view-public = Public
replay-view-all = Tout
replay-reveal = Dévoiler
replay-reveal-help = Maintenez ou pressez R pour tout montrer
replay-hide = Recouvrir
replay-link = Copier le lien de ce coup
replay-link-copied = Lien copié.
replay-keys = Touches : flèches gauche et droite, Début, Fin, Espace pour lire, R pour dévoiler. Maj et une flèche vont de case en case sur le plateau.
replay-turn = Tourner le plateau

## Revoir la partie : ce qu’un camp pouvait savoir et supposer

belief-title = Suppositions
belief-computer = Ce que savait l’ordinateur ({ $level })
belief-side = { $side ->
    [red] Ce que le rouge pouvait savoir
   *[blue] Ce que le bleu pouvait savoir
 }
belief-computer-knew = { $count ->
    [0] Il ne connaissait aucune de vos { $total } pièces.
   *[other] Il connaissait { $count } de vos { $total } pièces.
 }
belief-computer-forgot = { $count ->
    [one] Il en avait vu une autre et l’avait oubliée.
   *[other] Il en avait vu { $count } autres et les avait oubliées.
 }
belief-computer-guess = En { $square }, il supposait : { $piece } ({ $chance }).
belief-computer-flag = Il cherchait votre drapeau en { $square } ({ $chance }).
belief-computer-random = Il joue au hasard et ne suppose rien.
belief-side-knew = { $count ->
    [0] Aucune des { $total } pièces d’en face n’était connue.
    [one] Une des { $total } pièces d’en face était connue.
   *[other] { $count } des { $total } pièces d’en face étaient connues.
 }
belief-side-guess = En { $square }, le plus probable : { $piece } ({ $chance }).
belief-side-flag = Le drapeau était le plus probablement en { $square } ({ $chance }).
belief-none = Personne ne sait rien avant que les deux armées soient en place.
belief-no-game = Pour ce jeu, il n’y a pas de suppositions.
belief-no-side = Choisissez rouge ou bleu pour voir ce que ce camp pouvait savoir et supposer.
belief-failed = Impossible d’obtenir ce qui était connu. Essayez un autre coup.
belief-show = Suppositions sur le plateau
belief-eyes = Avec les yeux de l’ordinateur
belief-choose = Montrez ou touchez une pièce pour voir ce qu’elle peut être.
belief-piece = La pièce en { $square }
belief-known = Connue : { $piece }
belief-forgotten = Montrée une fois, puis oubliée.
belief-truth = En vérité : { $piece }
belief-others = autres
belief-more-than = plus de { $chance }
belief-chance = { $piece } { $chance }
belief-spoken = peut-être { $chances }

## The first page, the form before a game, the list of games

stratego-how-1-title = Placez-vous en secret
stratego-how-2-title = Avancez, affrontez
stratego-how-3-title = Prenez le drapeau
stratego-start-seat = Votre couleur
start-first-red = Le rouge commence.
start-first-blue = Le bleu commence.
stratego-start-seat-screen = Les deux couleurs jouent sur cet écran.
start-army = Armée
start-army-classic = 40 pièces
start-army-classic39 = 39 pièces, selon une liste imprimée
start-group-tournament-help = Tirées du livret classique, à combiner librement ; toutes sont inactives tant que vous ne les activez pas.
option-quiet_draw-first = Nulle si rien ne se passe
option-quiet_draw-on = { $value ->
    [one] Après { $value } tour sans prise, la partie est nulle.
   *[other] Après { $value } tours sans prise, la partie est nulle.
 } Aucun livret ne le dit ; c’est notre ajout, pour que toute partie finisse.
option-quiet_draw-off = Inactif : une partie sans prise peut durer toujours.
start-group-tournament = Règles de tournoi
start-group-repeat = Allers et retours
start-group-end = Comment finit une partie
stratego-start-group-other = Les pièces et ce que l’on voit
start-group-powers = Pouvoirs
start-group-ring = L’Anneau
stratego-invite-share-text = Jouons à Stratego : { $variant }
stratego-invite-meanwhile = Placer mon armée en attendant
match-rules-quiet = { $turns ->
    [one] nulle après { $turns } tour sans prise
   *[other] nulle après { $turns } tours sans prise
 }
match-rules-no-quiet = pas de nulle faute de prise

## Presets

preset-isf = Fédération
preset-isf-help = Comme joue la fédération de tournois ISF.
preset-gravon = Gravon
preset-gravon-help = Comme sur le serveur Gravon ; sans nulle faute de prise.
preset-ucc = Concours 2012
preset-ucc-help = Comme au concours de programmes de 2012 : aucune limite aux répétitions, fin après 10 000 coups.

## Options: a name, a line of help, the choices

option-aggressor_advantage = Avantage à l’attaquant
option-aggressor_advantage-help = À rang égal, l’attaquant gagne au lieu que les deux tombent.
option-silent_defence = Défense muette
option-silent_defence-help = Seul l’attaquant montre son rang. Les pièces battues retournent à leur propriétaire sans être vues.
option-silent_scout = Quand un éclaireur attaque
option-silent_scout-help = Même en défense muette, le défenseur doit se montrer à un éclaireur.
option-silent_scout-any = à chaque attaque
option-silent_scout-long = seulement de loin
option-rescue = Sauvetage
option-rescue-help = Atteignez la dernière rangée adverse et ramenez une pièce perdue, deux fois par partie au plus. Les éclaireurs ne le peuvent pas ; les bombes restent perdues.
option-rescue_moves_only = Par simple déplacement seulement
option-rescue_moves_only-help = Une attaque qui finit sur la dernière rangée ne sauve personne.
option-rescue_rows = Rangées pour la pièce sauvée
option-rescue_rows-help = Sur combien de vos rangées elle peut revenir. 0 : toute votre moitié.
option-rescue_revealed = Les pièces sauvées restent connues
option-rescue_revealed-help = L’autre camp continue de voir ce qui a été ramené.
option-two_square_limit = Allers et retours
option-two_square_limit-help = Combien de fois de suite une pièce peut franchir la même limite entre deux cases. 0 : sans limite.
option-two_square_attacks = Les attaques comptent aussi
option-two_square_attacks-help = Une attaque à travers cette limite compte comme un déplacement.
option-two_square_exact = Exactement les deux mêmes cases
option-two_square_exact-help = Ne compte que si la pièce part et s’arrête sur les deux mêmes cases ; un éclaireur peut alors s’en échapper.
option-chase = Poursuite sans fin
option-chase-help = Peut-on pourchasser une pièce en rond ? Le livret interdit plus de deux tours ; si vous ne changez rien, la règle plus douce de l’ISF vaut.
option-chase-off = permise
option-chase-isf = aucune position deux fois
option-chase-literal = deux tours au plus
option-quiet_draw = Nulle faute de prise
option-quiet_draw-help = Tours des deux camps sans prise avant que la partie soit nulle. 0 : jamais. C’est notre ajout ; aucun livret ne le dit.
option-ply_cap = Partie la plus longue
option-ply_cap-help = La partie s’arrête, nulle, après ce nombre de coups. 0 : jamais.
option-both_immobile = Quand aucun camp ne peut bouger
option-both_immobile-help = Ce qui vaut quand personne n’a plus de coup.
option-both_immobile-mover_loses = le camp qui doit jouer perd
option-both_immobile-draw = nulle
option-exchange_draw = Nulle par dernier échange
option-exchange_draw-help = Si les dernières pièces mobiles des deux camps tombent ensemble, la partie est nulle.
option-no_mobile = Quand un camp n’a plus rien de mobile
option-no_mobile-help = À quel moment la défaite compte.
option-no_mobile-on_turn = il perd à son tour
option-no_mobile-at_once = il perd aussitôt
option-old_scout = Éclaireurs d’autrefois
option-old_scout-help = Comme dans les vieilles éditions : un éclaireur qui va loin ne peut attaquer dans le même tour.
option-captured = Pièces prises
option-captured-help = Qui peut regarder les pièces prises.
option-captured-open = tout le monde
option-captured-prisoner = qui les a prises
option-captured-secret = qui les a perdues
option-captured-hidden = personne
option-first = Premier coup
option-first-help = Quelle couleur commence.
option-first-red = rouge
option-first-blue = bleu

## Settings

settings-numbering = Nombres sur les pièces
settings-numbering-help = Seule l’impression change, jamais la force. En Terre du Milieu, le plus grand nombre est toujours le plus fort.
settings-numbering-high = le maréchal vaut 10
settings-numbering-old_us = le maréchal vaut 1

## The page for players

end-timeout = { $who ->
    [winner] L’autre camp a épuisé son temps.
    [loser] Votre temps est écoulé.
   *[watcher] { $winner ->
        [red] Le bleu a épuisé son temps.
       *[blue] Le rouge a épuisé son temps.
    }
 }
end-timeout-draw = Nulle : un camp a épuisé son temps, mais l’autre ne pouvait plus gagner.
stratego-guess-title = Devinez les drapeaux
stratego-guess-help = Choisissez un camp, puis une case. Personne d’autre ne la voit. Vous l’apprendrez à la fin.
act-claim-draw = Déclarer la nulle
end-called_draw = Un camp s’est absenté, et la nulle a été déclarée.
end-closed = L’hôte du serveur a fermé la table. Personne ne gagne.

player-first_game-after = L’ordinateur : deux coups sur trois sans regarder, ce que vous montriez oublié après quelques tours, et jamais une supposition. Essayez le suivant.
player-first_week-after = L’ordinateur : quatre coups sur dix sans regarder, ce que vous montriez vite oublié, et jamais une supposition.
player-first_month-after = L’ordinateur : un coup sur huit sans regarder, et après un temps j’ai oublié ce que vous aviez montré.
