## What the coach says of an answer: cards and numbers by name

coach-quest_few = Vous avez envoyé { $willpower } de volonté contre { $threat } de menace en zone de préparation ; { $better } valait mieux. À envoyer aussi : { $cards }.
coach-quest_many = Vous avez envoyé { $willpower } de volonté contre { $threat } de menace en zone de préparation ; { $better } suffisait. À garder en réserve : { $cards }.
coach-quest_who = D’autres pouvaient partir à leur place. À garder en réserve : { $cards }.
coach-undefended = Personne n’a défendu contre { $enemy }. Le meilleur défenseur : { $card }.
coach-defended = { $card } a défendu contre { $enemy }. Mieux valait subir les dégâts et ne pas s’épuiser.
coach-defender = { $card } a défendu contre { $enemy }. Le meilleur défenseur : { $other }.
coach-attack_none = Vous avez laissé { $enemy } tranquille. Une attaque valait mieux.
coach-attack_few = Vous avez attaqué { $enemy } avec { $attack } ; { $better } valait mieux.
coach-attack_many = Vous avez attaqué { $enemy } avec { $attack } ; { $better } suffisait.
coach-attack_who = Une autre cible que { $enemy }, ou aucune, valait mieux.
coach-engage = L’autre choix d’adversaire vous laissait de meilleurs combats.
coach-travel = L’autre choix de destination valait mieux.
coach-unplayed = { $card } pouvait entrer en jeu, et vous n’en avez rien fait.
coach-event_kept = { $card } aurait aidé ici, et n’a pas servi.
coach-event_wasted = { $card } a peu rapporté ici. Mieux valait la garder pour plus tard.
coach-spent_early = { $card } a coûté plus qu’elle n’a rapporté. Mieux valait économiser.
coach-other_card = { $other } valait mieux ici que { $card }.
coach-other_choice = L’autre choix vous laisse en meilleure posture.
coach-kept_hand = Vous avez gardé ces cartes. Six nouvelles gagnent plus souvent.
coach-redrew_hand = Vous avez rendu ces cartes. Gardées, elles gagnent plus souvent.
coach-leaves = Ce que laisse la meilleure réponse : { $reasons }.
coach-cost-one = Cela a coûté environ 1 partie sur { $games } ({ $low } à { $high } sur 100).
coach-cost-many = Cela a coûté environ { $lost } parties sur 10 ({ $low } à { $high } sur 100).

## Things to try next time

coach-tip-quest_few = Avant d’envoyer quelqu’un, ajoutez à la menace de la zone de préparation environ deux points par carte encore à révéler.
coach-tip-quest_many = Gardez ceux qui devront défendre ou attaquer dans cette manche : il suffit de juste assez de volonté.
coach-tip-quest_who = Envoyez ceux qui ont beaucoup de volonté, gardez ceux qui combattent bien.
coach-tip-undefended = Décidez avant la quête qui affrontera quel ennemi.
coach-tip-defended = Des dégâts sur un héros solide coûtent parfois moins qu’un défenseur qui manquera ensuite.
coach-tip-defender = Faites défendre celui qui survit à l’attaque et à une carte Ombre, et dont vous avez le moins besoin.
coach-tip-attack_none = Un ennemi qui reste attaque à chaque manche : voyez si vous pouvez l’abattre.
coach-tip-attack_few = Avant de frapper, additionnez ce qu’il faut : la défense de l’ennemi et ses points de vie restants.
coach-tip-attack_many = Frappez avec ce qu’il faut, et gardez les autres pour l’ennemi suivant.
coach-tip-attack_who = Abattez d’abord ce qui attaque le plus fort et tombe le plus vite.
coach-tip-engage = Engagez un ennemi quand tout est prêt, avant que votre menace ne l’attire.
coach-tip-travel = Voyagez là où la menace de la zone de préparation baisse le plus, sauf si le lieu vous punit.
coach-tip-unplayed = Des ressources qui dorment ne font rien : un allié joué tôt rapporte à chaque manche.
coach-tip-event_kept = À chaque pause, parcourez votre main : un événement resté à la fin n’a aidé personne.
coach-tip-event_wasted = Avant de jouer un événement, demandez-vous ce qu’il change dans cette manche ; si c’est peu, gardez-le.
coach-tip-spent_early = Avant de payer, pensez à la carte plus chère pour laquelle vous économisez.
coach-tip-other_card = Jouez d’abord ce qui sert à chaque manche : volonté, attaque, cartes, ressources.
coach-tip-other_choice = Avant de choisir, voyez ce que chaque choix laisse pour la fin de la manche.
coach-tip-kept_hand = Gardez des premières cartes qui servent à chaque manche, ou trois alliés et attachements bon marché. Sinon, repiochez.
coach-tip-redrew_hand = Une première main avec une carte forte ou trois bon marché vaut d’être gardée : les nouvelles sont rarement meilleures.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 veut dire : à chaque fois la réponse qui gagne le plus.
coach-luck-even-chances = La chance n’entre dans aucun de ces nombres : une réponse est jugée d’après ce que vous pouviez savoir.
coach-dearest-chances = Vos réponses les plus chères
coach-none-dear-chances = Aucune réponse n’a coûté cher de façon sûre.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = « 1 sur 8 » veut dire : sur huit parties poursuivies, la meilleure réponse en a gagné environ une de plus.
coach-price-one = 1 sur { $games }
coach-price-many = { $lost } sur 10
coach-shown-chances = { $when } Comme vous l’avez vu
coach-true-chances = { $when } Comme c’était
coach-played-undrawn-chances = Votre réponse : { $act }.
coach-best-undrawn-chances = Mieux : { $act }.
coach-same-chances = Aucune autre réponse n’était sûrement meilleure.
coach-when = Manche { $round } : { $question }
coach-when-start = Premières cartes : { $question }
coach-chance = Vos chances de victoire, manche par manche
coach-chance-help = La part des parties que l’ordinateur a gagnées en poursuivant après vos réponses. La vraie part est dans la bande 95 fois sur 100.
coach-chance-hopeless = L’ordinateur n’a presque jamais gagné d’ici : ses parties ne peuvent pas départager vos réponses, et aucune ne compte comme une erreur.
coach-chance-hopeless-from = À partir de la manche { $round }, même l’ordinateur n’a presque jamais gagné : dès lors, aucune réponse ne compte, ni comme juste ni comme erreur.
coach-chance-held-out = Vous avez tenu jusqu’à la manche { $last }.
coach-no-tips-closed-chances = Ces réponses ne se jugent pas : même l’ordinateur ne gagne presque jamais ici avec ce paquet. Choisissez un autre paquet ou un scénario plus facile.
coach-chance-of = Manche { $round } : { $share } sur 100 ({ $low } à { $high })
coach-chance-of-start = Premières cartes : { $share } sur 100 ({ $low } à { $high })
coach-in-numbers = En chiffres

## The coach's notes in the replay

coach-notes = Notes de l’entraîneur
coach-notes-help = Réponses qui ont coûté 1 partie sur 10 ou plus, d’après ce que vous saviez.
coach-notes-none = Aucune réponse n’a sûrement coûté 1 partie sur 10.
