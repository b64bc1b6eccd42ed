### The lessons of Fortress: learn/fortress/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Ask and listen
lesson-asking-title = Demander et écouter
lesson-asking-teaches = Demandez un pas à la fois : le silence veut dire que la voie est libre ; « mur » finit votre tour et reste sur votre plan.
lesson-asking-1 = Votre chevalier est en E5. Demandez le pas vers D5.
lesson-asking-1-E5-D5 = Pas un mot d’un mur : la voie est libre, et vous pouvez encore demander.
lesson-asking-1-D5-C5 = Vous êtes en E5 ; partez de là. Une demande fausse ne coûte rien.
lesson-asking-2 = Maintenant D4.
lesson-asking-2-D5-D4 = Un mur ! Le tour finit, mais le mur est sur votre plan pour toujours.
lesson-asking-2-D5-E5 = En arrière, c’est libre et cela n’apprend rien.
lesson-asking-3 = À vous de nouveau. Ne demandez pas ce que vous savez.
lesson-asking-3-D5-C5 = Libre. Chaque fois du terrain nouveau : c’est tout l’art.
lesson-asking-3-D5-D4 = Encore le même mur, et le tour est fini. Il était sur le plan.

## Ladders and pitfalls
lesson-ladders-title = Échelles et trappes
lesson-ladders-teaches = Une échelle est toujours annoncée quand vous êtes dessus ; une trappe en haut vous fait tomber d’un étage, ne coûte pas le tour et reste sur le plan.
lesson-ladders-1 = Encore un pas, vers C3.
lesson-ladders-1-C4-C3 = Une échelle vers le haut ! Toute échelle sur votre case est annoncée.
lesson-ladders-1-C4-B4 = Un mur, et le tour est fini. C3 était libre.
lesson-ladders-2 = Montez.
lesson-ladders-2-C3-mC3 = L’étage du milieu : neuf cases, plus près du drapeau.
lesson-ladders-2-C3-D3 = Un mur ; l’échelle était libre.
lesson-ladders-3 = Essayez mB3.
lesson-ladders-3-mC3-mB3 = Une trappe : vous tombez en B3, et votre tour continue. Notez-la.
lesson-ladders-3-mC3-C3 = De nouveau en bas. Vous vouliez l’étage du milieu.
lesson-ladders-4 = Retour à l’échelle. Où est-elle ?
lesson-ladders-4-B3-C3 = Juste à côté.
lesson-ladders-4-B3-B2 = Un mur. L’échelle est en C3, à côté de vous.
lesson-ladders-5 = En haut, et cette fois pas vers mB3.
lesson-ladders-5-C3-mC3 = Maintenant mC2.
lesson-ladders-5-C3-C2 = Un mur, le tour est fini.
lesson-ladders-6 = L’autre direction.
lesson-ladders-6-mC3-mC2 = Libre. Une trappe ne coûte pas le tour, un mur si : tombez tôt, heurtez tard.
lesson-ladders-6-mC3-mB3 = Encore le même trou.

## Who beats whom
lesson-who-beats-whom-title = Qui bat qui
lesson-who-beats-whom-teaches = Les cartes combattent une fois, puis restent ou partent : la plus forte gagne, la coupe ne cède qu’au magicien, la princesse bat le roi.
lesson-who-beats-whom-1 = Le roi (7) est en E5. Demandez E4.
lesson-who-beats-whom-1-E5-E4 = La coupe empoisonnée ! Elle bat tous sauf le magicien. Le roi est dehors : le rappeler coûte deux tours.
lesson-who-beats-whom-1-E5-D5 = Libre, mais cette leçon porte sur E4.
lesson-who-beats-whom-2 = Qui entre maintenant ? Vous savez ce qu’il y a en E4.
lesson-who-beats-whom-2-enter-wizard = Lui seul boit et vit.
lesson-who-beats-whom-2-enter-knight = 5 est un beau nombre, mais la coupe n’en a pas : seul le magicien passe.
lesson-who-beats-whom-2-enter-dwarf = Le nain trouve les passages secrets ; la coupe le battrait aussi.
lesson-who-beats-whom-2-enter-king = Il est dehors ; le rappeler coûte deux tours, et la coupe le bat encore.
lesson-who-beats-whom-3 = Continuez.
lesson-who-beats-whom-3-E5-E4 = La coupe est partie pour toujours, et le magicien reste en E4 dans le même tour.
lesson-who-beats-whom-3-E5-D5 = La coupe attend encore en E4.

## What silence tells
lesson-silence-title = Ce que dit le silence
lesson-silence-teaches = Seul le nain entend un passage ; où tous les chemins finissent en murs, ce que nul n’a dit est un passage ou une carte.
lesson-silence-1 = D5 est une impasse : murs vers C5 et D4. Le chevalier n’a rien entendu. Personne ne bâtit une salle pour rien : que peut cacher D5 ? Revenez en E5.
lesson-silence-1-D5-E5 = De nouveau à l’entrée : la seule case où vous pouvez échanger.
lesson-silence-1-D5-C5 = Vous connaissez ce mur.
lesson-silence-1-sacrifice-dwarf = Le chevalier est alors dehors, et le rappeler coûte deux tours. Un échange en E5 ne coûte que ce tour.
lesson-silence-2 = Quelle pièce entend mieux ?
lesson-silence-2-swap-dwarf = Le tour finit, rien d’autre n’est perdu : le chevalier pourra resservir.
lesson-silence-2-swap-wizard = Il connaît les coupes, pas les murs. Le nain trouve les passages.
lesson-silence-2-E5-D5 = Le chevalier y est allé et n’a rien entendu.
lesson-silence-3 = Et maintenant D5 de nouveau.
lesson-silence-3-E5-D5 = Un passage secret de D5 à B1. La salle était la porte.
lesson-silence-3-E5-E4 = Une coupe, et le nain est dehors. C’est dans l’impasse qu’il fallait écouter.

## The way to the flag
lesson-way-to-flag-title = Le chemin du drapeau
lesson-way-to-flag-teaches = Un tour dure jusqu’à un mur, un combat perdu ou un échange : arrangez-vous pour que seule la dernière demande puisse échouer.
lesson-way-to-flag-1 = Le passage de D5 mène à B1. Prenez-le.
lesson-way-to-flag-1-passage-D5-B1 = À travers le plateau en une demande.
lesson-way-to-flag-1-D5-D4 = Un mur finit le tour. Le pas sûr d’abord.
lesson-way-to-flag-2 = De B1 à A1.
lesson-way-to-flag-2-B1-A1 = Libre.
lesson-way-to-flag-2-B1-C1 = Un mur : le tour est fini. Dans un coin, regardez d’abord le long du bord.
lesson-way-to-flag-2-B1-B2 = Un mur : le tour est fini.
lesson-way-to-flag-3 = Et A2.
lesson-way-to-flag-3-A1-A2 = Une échelle vers le haut.
lesson-way-to-flag-3-A1-B1 = En arrière ?
lesson-way-to-flag-4 = Montez.
lesson-way-to-flag-4-A2-mA2 = L’étage du milieu.
lesson-way-to-flag-4-A2-A3 = Un mur. Vous aviez une échelle sous les pieds.
lesson-way-to-flag-5 = Trois chemins. Les coins demandent le moins de murs : les bâtisseurs les aiment.
lesson-way-to-flag-5-mA2-mA1 = Le drapeau. Un tour de l’entrée à la fin, car chaque pas sûr est venu d’abord.
lesson-way-to-flag-5-mA2-mB2 = Un mur.
lesson-way-to-flag-5-mA2-mA3 = { lesson-way-to-flag-5-mA2-mB2 }

lesson-missed-beaten = Dans une partie, plusieurs de vos pièces ont été battues.
