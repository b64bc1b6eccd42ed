### The puzzles of Stratego: learn/stratego/puzzles has the positions, `puzzle-<puzzle>-<act>` answers an act.

## What every puzzle of these games may say
puzzle-mined = Que savez-vous, et que jouez-vous ?
puzzle-mined-stratego-title = { $own } contre { $others } ({ $number })
puzzle-unit = 1 est à peu près la valeur de votre pièce la plus faible. La barre est pleine à 4.
puzzle-why-attack = En { $square }, dans { $chance } cas sur 100 : { $piece }. Attaquez.
puzzle-why-attack-two = En { $square }, dans { $chance } cas sur 100 : { $piece } ; dans { $chance2 } : { $piece2 }. Attaquez.
puzzle-why-wins = L’attaque gagne dans { $chance } cas sur 100.
puzzle-why-learn = Ce que vous y apprenez vaut plus que la pièce que vous risquez.
puzzle-why-flag = Cela tient le danger loin de votre drapeau.
puzzle-why-safe = Votre pièce en { $square } est en danger : elle quitte la portée de ce qui la bat.
puzzle-why-near = Cela amène votre pièce là où l’on a besoin d’elle.
puzzle-why-ahead = Ce qui suit aux prochains tours décide.
puzzle-why-counting-other = En comptant seulement, { $act } semble le meilleur, mais ce que les pièces ont fait en dit plus.
puzzle-why-counting-tie = En comptant seulement, c’est presque égal, mais ce que les pièces ont fait en dit plus.
puzzle-why-second = Le deuxième choix, { $act }, rapporte nettement moins.
puzzle-theme-counting = Comptez ce qui reste.
puzzle-theme-price = Pensez au prix.
puzzle-theme-exchange = Pensez à ce qui suit un échange.
puzzle-theme-escape = Une de vos pièces est en danger.
puzzle-theme-hunt = Quelque chose peut être pris.
puzzle-theme-house = Regardez ce qui n’a jamais bougé.
puzzle-theme-habits = Comment les gens placent-ils leur armée ?
puzzle-theme-defence = Votre drapeau a besoin d’aide.
puzzle-theme-behaviour = Regardez comment la pièce s’est conduite.
puzzle-theme-secrecy = Pensez à ce que vous montrez.
puzzle-theme-asking = Cela vaut la peine de vérifier.
puzzle-theme-plan = Réfléchissez deux tours à l’avance.

## The last one standing still
puzzle-last-still-title = La dernière immobile
puzzle-last-still = Six des huit pièces de Bleu ont bougé ; i10 s’est révélée être une bombe. Que reste-t-il pour b10 ?
puzzle-last-still-why = Un drapeau ne bouge jamais. Une pièce n’a jamais bougé : b10 est le drapeau, à coup sûr, et votre éclaireur en b4 a la voie libre. La partie est finie.
puzzle-last-still-e5-e4 = Prudent, mais vous offrez un tour à Bleu dans une partie gagnée.

## Let the cheap one guess
puzzle-cheap-guess-title = Que la moins chère devine
puzzle-cheap-guess = Deux pièces n’ont jamais bougé : b10, à côté de votre maréchal, et j10, au bout de la colonne de votre éclaireur. L’une est forcément le drapeau. Qui devine ?
puzzle-cheap-guess-why = Si vous vous trompez, un éclaireur coûte peu et un maréchal coûte la partie ; si vous avez raison, les deux gagnent. Et j10, dans le coin, est plus souvent le drapeau : 68 sur 100.
puzzle-cheap-guess-b9-b10 = Le maréchal se mise lui-même sur une place qui est moins souvent le drapeau.
puzzle-cheap-guess-b9-a9 = Attendre donne le tour à Bleu et ne vous apprend rien.

## Right either way
puzzle-either-way-title = Bon dans tous les cas
puzzle-either-way = Votre maréchal a pris le général en e7 ; une pièce est aussitôt venue en e8, à côté de lui. Attaquer, ou s’écarter ?
puzzle-either-way-why = C’est un espion (50 sur 100), leur maréchal (26) ou un bluff. Un espion tombe si vous attaquez d’abord. Si c’est le maréchal, les deux partent, et votre général est alors le plus fort. Toute réponse est bonne pour vous : attaquez maintenant.
puzzle-either-way-e7-d7 = Sûr, et l’espion a un deuxième essai.
puzzle-either-way-e7-e6 = Retour par le même chemin, et il suit.

## Which one do you save?
puzzle-which-one-title = Lequel sauvez-vous ?
puzzle-which-one = Vous êtes Bleu. Le maréchal de Rouge en c8 touche votre colonel (8) en c7 et votre capitaine (6) en b8. Il en prendra un. Lequel bouge, et où ?
puzzle-which-one-why = Le colonel vaut plus. En d7 il est à côté de votre général, hors de portée du maréchal ce tour-ci. Le capitaine est le prix.
puzzle-which-one-b8-a8 = Sauve un 6 et donne un 8.
puzzle-which-one-b7-a7 = Personne ne menaçait encore b7.

## Who ran beside you?
puzzle-who-ran-title = Qui s’est écarté ?
puzzle-who-ran = Votre maréchal a pris un colonel et un général. Trois éclaireurs sont connus. La pièce en f6 s’est écartée vers le passage. La poursuivre, ou aider chez vous ?
puzzle-who-ran-why = f6 s’est écartée d’un maréchal : dans la plupart des cas un 4, un 5 ou un 6, et pas une bombe, car elle a bougé. Le maréchal la prend maintenant ; la première rangée se charge des éclaireurs.
puzzle-who-ran-d4-e4 = Prend un éclaireur (2) ; f6 vaut plus et s’échappe.
puzzle-who-ran-f7-f8 = Dans les rangées du fond : c’est là que sont les bombes.

## Who is left that beats a nine?
puzzle-who-is-left-title = Qui bat encore un neuf ?
puzzle-who-is-left = Votre général est à côté de i8, une pièce qui a bougé puis s’est arrêtée. Comptez ce que Bleu a pour le battre avant de décider.
puzzle-who-is-left-why = Seul le maréchal bat un 9. i8 a bougé, ce n’est donc pas une bombe ; elle n’a jamais cherché vos pièces fortes comme le ferait un maréchal. Éclaireur 52, démineur 27, lieutenant 11 sur 100. Attaquez.
puzzle-who-is-left-a4-a5 = Un pas sur l’autre aile ; i8 n’attendra pas.
puzzle-who-is-left-d4-e4 = Tranquille, et le général reste à côté d’un cadeau.

## The house in the corner
puzzle-house-corner-title = La maison dans le coin
puzzle-house-corner = Trois pièces de Bleu dans le coin n’ont jamais bougé ; une quatrième est seule en c9. Où est le drapeau, et qui ouvre la porte ?
puzzle-house-corner-why = Trois pièces ensemble qui ne bougent jamais font une maison : j10 est le drapeau dans 97 cas sur 100, j9 et i10 sont des bombes. Votre démineur est à la porte.
puzzle-house-corner-j8-i8 = Derrière le coin, il y a une autre bombe ; vous perdez un tour.
puzzle-house-corner-d4-c4 = Un coup tranquille laisse à Bleu le temps de rentrer.

## If you must fall, fall forward
puzzle-fall-forward-title = S’il faut tomber, tombez en avant
puzzle-fall-forward = Votre capitaine (6) est loin dans le camp de Bleu, un commandant (7) derrière lui : il sera pris. Devant lui, une pièce qui n’a jamais bougé. L’attaquer, ou fuir en a8 ?
puzzle-fall-forward-why = En a8 il vit un tour de plus. b9 n’a jamais bougé alors que la porte était ouverte ; on y garde des démineurs et des éclaireurs : démineur 49, éclaireur 34 sur 100. Neuf fois sur dix il gagne quelque chose avant de tomber.
puzzle-fall-forward-b8-a8 = Un tour de plus, puis il est pris pour rien.
puzzle-fall-forward-f6-f5 = Le lieutenant est une belle prise, mais il sera encore là au tour suivant ; le capitaine, non.

## Three steps to your flag
puzzle-three-steps-title = À trois pas de votre drapeau
puzzle-three-steps = Une pièce de Bleu descend tout droit la colonne e vers votre bombe en e2 ; derrière est votre drapeau. Vous ne savez pas ce que c’est. Que faites-vous ?
puzzle-three-steps-why = Qui marche droit sur une bombe peut être un démineur, et le drapeau derrière est tout ce que vous avez. Le maréchal va en f3, à côté de la case où elle doit entrer, et la prend là.
puzzle-three-steps-c3-c2 = Le général arrive un pas trop tard.
puzzle-three-steps-h8-i8 = Une question à l’autre bout pendant que la maison brûle.

## Stand where he must come
puzzle-stand-where-title = Être là où il doit passer
puzzle-stand-where = Vous êtes Bleu. Une pièce de Rouge que vous ne connaissez pas est en f8, à deux pas des bombes autour de votre drapeau en g10. Votre démineur est en e8.
puzzle-stand-where-why = Attaquer f8, c’est perdre le démineur contre tout ce qui dépasse 3. De f9 un démineur ouvre f10 ou g9. En e9 le vôtre est à côté de f9 : qui y vient est attaqué d’abord.
puzzle-stand-where-e8-f8 = Un 3 contre une inconnue : vous le perdez le plus souvent, et la porte est ouverte.
puzzle-stand-where-i7-i8 = Trop loin pour arriver à temps.
puzzle-stand-where-a5-a6 = Une bonne pièce au mauvais bout.

## Who walks up to a marshal?
puzzle-who-walks-up-title = Qui s’approche d’un maréchal ?
puzzle-who-walks-up = Votre maréchal vient de se montrer en f7. Une pièce jusque-là immobile vient en e7, juste à côté de lui. Qu’est-ce que c’est ?
puzzle-who-walks-up-why = Qui s’approche d’un 10 connu ? Un espion (44 sur 100), ou un maréchal qui veut l’échange (29) ; guère une pièce qui a quelque chose à perdre. Attaquez d’abord : l’espion ne gagne que s’il attaque.
puzzle-who-walks-up-f7-f8 = Il suit ; et la prochaine fois vous ne le verrez peut-être pas.
puzzle-who-walks-up-j4-j9 = Le deuxième choix, mais loin derrière : la question est posée au mauvais endroit, et le couteau est à côté de vous.

## Take it with the one they know
puzzle-known-takes-title = Avec celui qu’ils connaissent
puzzle-known-takes = Un éclaireur est à côté de votre général (9) et de votre maréchal (10). Bleu a vu le général ; personne n’a vu le maréchal. Qui le prend ?
puzzle-known-takes-why = Les deux prennent l’éclaireur. Le général n’apprend rien à Bleu ; le maréchal montrerait où il est, et leur espion saurait qui chercher.
puzzle-known-takes-f4-f5 = Prend le même éclaireur et montre le maréchal.
puzzle-known-takes-j1-j9 = Une longue course dans le coin : rien ne s’en va de là, l’éclaireur en f5, si.
