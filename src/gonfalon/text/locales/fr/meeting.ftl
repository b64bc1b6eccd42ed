## Rencontres : revanches, parties rapides, défis

rematch-offered = { $who } propose une revanche
rematch-offered-go = Rejouer
quick-title = Jouer tout de suite, avec qui vient. Tout le monde peut regarder, avec un léger retard.
quick-title-rated = Jouer tout de suite, avec qui vient. Classée si les deux ont un nom. Tout le monde peut regarder, avec un léger retard.
error-challenge-not-taken = Cette personne n’accepte pas de défis de votre part.
error-challenge-needs-name = Un défi se lance entre personnes qui ont un nom. Choisissez d’abord un nom.
error-challenge-gone = Ce défi est terminé.
error-challenge-too-many = Trop de défis attendent une réponse. Reprenez-en un ou attendez.
challenge-title = Défis
challenge-from = { $who } vous défie
challenge-side = vous jouez { $side }
challenge-left = encore { $time }
challenge-accept = Accepter
challenge-aside = Mettre de côté pour l’instant
challenge-decline = Refuser
planned-challenge = { $variant } contre { $who }.
