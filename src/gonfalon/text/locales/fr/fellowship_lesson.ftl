# Le premier tour guidé du jeu de cartes.

fellowship-lesson-title = Le premier tour à Mirkwood
reason-lesson = La leçon va autrement ici : faites ce que dit le cadre du haut.
fellowship-lesson-keep = Ces six cartes sont votre main. Des alliés sont bon marché, vous pourrez jouer tôt : gardez-la.
fellowship-lesson-ally = Chacun de vos héros a reçu 1 ressource. Appuyez sur la Garde de la Citadelle dans votre main : elle coûte 2.
fellowship-lesson-pay = Les héros de la sphère de la carte paient. Peu importe lesquels ici : payez.
fellowship-lesson-scout = Il reste une ressource. Jouez avec elle l’Éclaireur de Snowbourn.
fellowship-lesson-response = Une carte cerclée peut répondre à ce qui vient d’arriver. L’Éclaireur met 1 progrès sur un lieu en entrant en jeu : utilisez-le.
fellowship-lesson-commit = La quête demande plus de volonté qu’il n’y a de menace : 3 maintenant, et une carte doit encore venir. Choisissez Aragorn, Glóin et la Garde (2 + 2 + 1), puis envoyez-les. Qui part est épuisé.
fellowship-lesson-travel = Des Bourdonneurs sont venus : 5 de volonté contre 4 de menace, 1 progrès. Voyagez vers la Vieille Route, et sa menace ne compte plus.
fellowship-lesson-ready = La Route redresse un personnage à l’arrivée : utilisez-la.
fellowship-lesson-who = Choisissez Aragorn : il pourra aussi combattre.
fellowship-lesson-engage = Les ennemis dont le nombre ne dépasse pas votre menace viennent d’eux-mêmes : l’Araignée (25) viendra. Laissez les Bourdonneurs (40), ils blessent un héros de 5 en venant.
fellowship-lesson-defend = L’Araignée frappe à 3, et la carte cachée sur elle peut en ajouter. Les héros doivent durer : choisissez l’Éclaireur pour défendre.
fellowship-lesson-attack = À vous de frapper. L’Araignée a 4 points de vie et 1 de défense : choisissez-la.
fellowship-lesson-attackers = Aragorn (3) et Théodred (2) font 5 ; moins 1 de défense, 4, et elle tombe. Choisissez les deux et frappez.
fellowship-lesson-window = Vous pourriez agir ici. Rien n’aide maintenant : continuez.
fellowship-lesson-done = Le tour est fini : tous sont redressés, votre menace a monté de 1. C’était un tour entier. Continuez ici à votre guise, ou quittez la leçon.
