# La page d’une partie terminée, et la question de savoir si d’autres peuvent la voir.

shared-title-won = { $winner } a gagné contre { $loser }
shared-title-turned = { $winner } a renversé la partie
shared-title-led = { $winner } n’a jamais été derrière
shared-title-behind = { $winner } a gagné malgré un retard
shared-title-drawn = Aucun camp n’a percé
shared-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
shared-rated = classée
shared-won-against = a battu
shared-fortune = Le cours de la partie
shared-fortune-help = au-dessus du milieu : { $who } mène
shared-moments = Moments
shared-move = Coup { $move }
shared-move-of = Coup { $move } sur { $total }
shared-moment-swing = Le plus grand changement : de { $before } à { $after }.
shared-moment-turn = Le tournant : de { $before } à { $after }.
shared-moment-end = À la fin : { $after }.
shared-ahead = { $count } d’avance
shared-behind = { $count } de retard
shared-level = égalité
shared-play-on = Continuer à partir du coup { $move }
shared-copy = Copier le lien
shared-save = Enregistrer sous
shared-save-gif = Image animée (GIF)
shared-save-webp = Image animée, toutes les couleurs (WebP)
shared-save-txt = Les coups en texte
shared-covered = { $count ->
    [one] { $who } garde couvert ce que personne n’a vu. On ne peut donc pas continuer d’ici.
   *[other] { $who } gardent couvert ce que personne n’a vu. On ne peut donc pas continuer d’ici.
  }
shared-gone-title = Cette partie n’est plus conservée
shared-gone-help = Le lien est incomplet, ou ce serveur n’a plus cette partie.
shared-closed-title = Cette partie n’est pas montrée
shared-closed-help = Ceux qui l’ont jouée ne la montrent à personne. Si vous y étiez, ouvrez-la avec le navigateur dans lequel vous avez joué.
share-title = Montrer cette partie
share-back = Ne plus la montrer
share-page = Sa page
share-cover = Garder couvert ce que je n’ai jamais montré
share-shown = Montrée aux autres
