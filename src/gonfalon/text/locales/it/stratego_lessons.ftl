### The lessons of Stratego: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Moving
lesson-moving-title = Muoversi
lesson-moving-teaches = Una pedina, una casella, avanti, indietro o di lato; mai attraverso un lago, mai in diagonale.
lesson-moving-1 = Porta il capitano da d4 al varco fra i laghi. Il primo passo?
lesson-moving-1-d4-e4 = Bene. La strada per il nord comincia in e4.
lesson-moving-1-d4-d5 = Quello è un lago. In armatura nessuno nuota: giraci intorno.
lesson-moving-1-d4-e5 = Mai in diagonale. Due passi: prima e4, poi e5.
lesson-moving-1-d4-f4 = Una casella per turno. Solo l’esploratore va più lontano.
lesson-moving-1-d4-c4 = Permesso, ma porta lontano dal varco. Prova dall’altra parte.
lesson-moving-2 = Ora attraverso il varco: due passi fino a e6, uno per turno.
lesson-moving-2-e4-e5 = Ancora uno.
lesson-moving-2-e4-f4 = Permesso, ma di lato. Il varco è dritto davanti.
lesson-moving-3 = E l’ultimo.
lesson-moving-3-e5-e6 = Fatto. In una vera partita ora sarebbe solo fra quaranta pedine coperte.
lesson-moving-3-e5-e4 = Indietro? Puoi, ma la lezione aspetta davanti.

## Fighting
lesson-fighting-title = Combattere
lesson-fighting-teaches = Vai su una pedina nemica per attaccare: il numero più alto resta, a pari numero vanno via tutte e due, e si mostrano entrambe.
lesson-fighting-1 = Il tuo capitano (6) sta davanti a un tenente (5) e a un maggiore (7). Vinci un combattimento.
lesson-fighting-1-e5-e6 = 6 batte 5: il tenente è via e il tuo capitano sta in e6.
lesson-fighting-1-e5-f5 = 6 contro 7: il tuo capitano cade. Guarda i numeri.
lesson-fighting-1-f4-f5 = 5 contro 7: il tuo tenente cade. Attacca qualcosa di più piccolo.
lesson-fighting-1-e5-e4 = Lì non succede niente. Attacca la pedina che il tuo 6 batte.
lesson-fighting-2 = Il maggiore (7) in f5 è accanto al tuo tenente. Salva il tenente, o lo perdi.
lesson-fighting-2-f4-e4 = Via. Anche spostarsi è un modo di combattere.
lesson-fighting-2-f4-g4 = { lesson-fighting-2-f4-e4 }
lesson-fighting-2-f4-f3 = Un passo indietro, ma può seguirlo. Per ora il tenente è salvo.
lesson-fighting-2-f4-f5 = 5 contro 7: il tenente cade.
lesson-fighting-2-e6-e7 = Ora il maggiore prende il tuo tenente: 7 contro 5.
lesson-fighting-3 = Arriva un capitano. Vagli incontro e guarda che cosa succede fra due pari: un passo in e7.
lesson-fighting-3-e6-e7 = Ora tocca a lui decidere.
lesson-fighting-3-e6-e5 = Resta vicino.
lesson-fighting-4 = 6 contro 6. Attacca.
lesson-fighting-4-e7-e8 = Pari: vanno via tutti e due. Bene se sei in vantaggio, male se sei indietro.
lesson-fighting-4-e7-e6 = Così aspetti. Attaccalo e guarda che cosa succede fra due pari.

## Scouts ask questions
lesson-scouts-title = Gli esploratori fanno domande
lesson-scouts-teaches = Un esploratore corre in linea retta quanto vuole e può attaccare alla fine; vince di rado: chiede chi c’è lì.
lesson-scouts-1 = Il tuo maresciallo (10) sta in i8. Batte tutto, tranne una bomba e una spia che attacca. È sicura j8? Manda a chiedere l’esploratore in j3.
lesson-scouts-1-j3-j8 = Il generale (9)! Il tuo esploratore cade e tutti hanno visto entrambi. Un 2 per il posto di un 9 è un affare.
lesson-scouts-1-i8-j8 = Stavolta va bene. Ma fra le pedine ci sono bombe, e il maresciallo è mezza partita. Prima chiedi.
lesson-scouts-1-j3-j7 = Ora sanno che è un esploratore (solo lui va così lontano), e tu non sai niente. Corri fino in fondo.
lesson-scouts-1-a3-a8 = Una bomba; buono a sapersi, ma il maresciallo è dall’altra parte.
lesson-scouts-2 = Ora lo sai. Usalo.
lesson-scouts-2-i8-j8 = 10 batte 9: la presa migliore sul tabellone, per un esploratore.
lesson-scouts-2-a3-a7 = Il generale non ti aspetterà.

## Bombs and miners
lesson-bombs-title = Bombe e artificieri
lesson-bombs-teaches = Una bomba distrugge ogni attaccante tranne l’artificiere (3): lui la disinnesca e prende il suo posto.
lesson-bombs-1 = Il tuo tenente è finito su una bomba in e9. È ancora lì. Chi va adesso?
lesson-bombs-1-d7-e7 = L’artificiere prende la strada sicura: e7, poi e8.
lesson-bombs-1-d7-d8 = d8 è accanto alla pedina coperta in d9: esce e prende l’artificiere. Prendi la strada sicura.
lesson-bombs-1-f7-f8 = Anche il maggiore cadrebbe in e9. Solo un artificiere disinnesca.
lesson-bombs-1-f7-e7 = Blocchi l’artificiere. Solo un artificiere disinnesca.
lesson-bombs-2 = Avanti in e8.
lesson-bombs-2-e7-e8 = Accanto alla bomba.
lesson-bombs-2-f7-f8 = Prima l’artificiere.
lesson-bombs-3 = Disinnesca.
lesson-bombs-3-e8-e9 = La bomba è via e il tuo artificiere sta in e9. Guarda che cosa c’è dietro.
lesson-bombs-3-e8-d8 = d8 è accanto a una pedina coperta. La bomba è dritta davanti.
lesson-bombs-4 = Che cosa proteggeva la bomba?
lesson-bombs-4-e9-e10 = La bandiera. Vinci.
lesson-bombs-4-e9-d9 = Un sergente (4): il tuo artificiere cade. Le bombe stanno intorno alle bandiere, non accanto ai sergenti.

## The spy and the marshal
lesson-spy-title = La spia e il maresciallo
lesson-spy-teaches = La spia uccide il maresciallo se attacca lei; attaccata, la spia è persa: lascia fare al maresciallo l’ultimo passo.
lesson-spy-1 = Il tuo esploratore ha trovato il maresciallo (10), che scende dal varco. Lui sta in e5, la tua spia in e3, una casella in mezzo. E adesso?
lesson-spy-1-a4-a5 = Pazienza. Ora tocca a lui l’ultimo passo.
lesson-spy-1-a4-b4 = { lesson-spy-1-a4-a5 }
lesson-spy-1-a4-a3 = { lesson-spy-1-a4-a5 }
lesson-spy-1-e3-e4 = Accanto a lui, e tocca a lui: attacca, e la spia è solo un 1.
lesson-spy-1-e3-f3 = La trappola era sulla sua strada. Lascia la spia dove lui deve passare.
lesson-spy-1-e3-e2 = Troppo timida: lui prende un’altra strada.
lesson-spy-2 = Sta accanto alla spia, e tocca a te.
lesson-spy-2-e3-e4 = La pedina più debole prende la più forte. D’ora in poi il tuo generale teme solo le bombe.
lesson-spy-2-e3-d3 = Non aspetterà due volte. Attacca.
lesson-spy-2-a5-a6 = Prende la spia. Ce l’avevi!

## The flag
lesson-flag-title = La bandiera
lesson-flag-teaches = Ogni pedina che si muove prende la bandiera, e la partita è finita; la bandiera non si muove mai: cerca fra chi non si è mai mosso.
lesson-flag-1 = La pedina in d8 si è mossa: né bomba né bandiera. Tre mai mosse ne circondano una quarta, f10. Bussa alla porta.
lesson-flag-1-f8-f9 = Una bomba, e il tuo artificiere sta al suo posto. Bombe davanti a una pedina: una casa.
lesson-flag-1-c8-d8 = Vinci un sergente, ma la bandiera non è una pedina che cammina.
lesson-flag-1-f8-e8 = Intorno alla casa c’è solo altro muro. Dritto.
lesson-flag-2 = Tre strade da f9. Chi ha più vicini che non si sono mai mossi?
lesson-flag-2-f9-f10 = La bandiera. Vinci.
lesson-flag-2-f9-e9 = Di nuovo fuori. Il centro della casa è f10.

## Where to hide the flag
lesson-hiding-place-title = Dove nascondere la bandiera
lesson-hiding-place-teaches = La bandiera vuole l’ultima fila, bombe alle porte, una pedina mobile vicina, e un secondo posto che le somigli.
lesson-hiding-place-1 = Tutto è schierato tranne la bandiera. Quattro caselle sono libere: mettila su una e guarda chi potrebbe venire.
lesson-hiding-place-1-d1 = Bombe ai due lati e davanti, dietro il bordo: entra solo un artificiere, e gli servono due turni alla porta.
lesson-hiding-place-1-a1 = Un angolo ha due porte, tutte e due aperte: ogni pedina che viene lungo il bordo la prende.
lesson-hiding-place-1-e4 = Davanti a tutti: il primo esploratore che scende dal varco la prende, e la partita è finita.
lesson-hiding-place-1-h2 = In seconda fila i quattro vicini cadono uno dopo l’altro, e nessuno è una bomba.

## To and fro
lesson-to-and-fro-title = Avanti e indietro
lesson-to-and-fro-teaches = Tre volte la stessa linea, poi devi fare altro; quindi mai avanti e indietro, corri da un amico.
lesson-to-and-fro-1 = Il maggiore (7) dà la caccia al tuo capitano (6), che è passato tre volte fra e4 e f4. Prova ancora, o trova di meglio.
lesson-to-and-fro-1-f4-g4 = Via, e davanti al tuo colonnello. Se lo segue, si trova accanto a un 8.
lesson-to-and-fro-1-f4-e4 = Tre passaggi di fila su una linea sono tutto quello che hai. Ogni altra mossa interrompe la serie.
lesson-to-and-fro-1-f4-f5 = 6 contro 7: il tuo capitano cade.
lesson-to-and-fro-1-f3-g3 = Il colonnello se ne va e il maggiore prende il tuo capitano.
lesson-to-and-fro-2 = Lo ha seguito. Chi c’è accanto a lui?
lesson-to-and-fro-2-f3-f4 = 8 batte 7. Il cacciatore è stato portato dal colonnello.
lesson-to-and-fro-2-g4-f4 = 6 contro 7. Guarda chi altro gli sta accanto.
lesson-to-and-fro-2-f3-f2 = Lo lasci andare.

## What the enemy can know
lesson-what-they-know-title = Che cosa può sapere il nemico
lesson-what-they-know-teaches = Ogni mossa dice qualcosa: il primo passo «né bomba né bandiera», un passo lungo «esploratore», un combattimento tutto.
lesson-what-they-know-1 = I blu hanno visto il tuo capitano in e6: ha combattuto. Nient’altro di tuo si è mosso. Fai una mossa che non dica loro niente di nuovo.
lesson-what-they-know-1-e6-e7 = Niente di nuovo: il capitano lo conoscevano.
lesson-what-they-know-1-e6-f6 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-e6-e5 = { lesson-what-they-know-1-e6-e7 }
lesson-what-they-know-1-b3-b4 = Dice: «b3 non è né bomba né bandiera». Per il maresciallo è molto. Ti serve adesso?
lesson-what-they-know-1-i3-i4 = Un piccolo passo: sanno che si muove. Può ancora essere tutto ciò che si muove.
lesson-what-they-know-1-i3-i7 = Ora lo sanno di sicuro: un esploratore.
lesson-what-they-know-1-h3-h4 = La spia si è mossa; un posto in meno dove cercare una bomba.
lesson-what-they-know-2 = E ora il contrario: quale mossa dice loro di più?
lesson-what-they-know-2-i3-i7 = Giusto: ora lo sanno di sicuro, e tu hai fatto solo una passeggiata. A volte il prezzo è questo; ora lo conosci.
lesson-what-they-know-2-i3-i8 = Giusto: ora lo sanno di sicuro, e tu hai fatto solo una passeggiata.
lesson-what-they-know-2-i3-i6 = { lesson-what-they-know-2-i3-i8 }
lesson-what-they-know-2-b3-b4 = Dice solo che può muoversi, e possono 33 pedine su 40.
lesson-what-they-know-2-e7-e8 = Questo capitano lo conoscono già: non dice niente.

## Your first set-up
lesson-first-setup-title = Il tuo primo schieramento
lesson-first-setup-teaches = Bandiera dietro le bombe, tre artificieri indietro, esploratori davanti e dietro, maresciallo e generale separati, la spia vicino a uno dei due: il resto è gusto.
lesson-first-setup-1 = Questo schieramento ha difetti. Scambia pedine finché non resta nessuna nota.
lesson-first-setup-1-done = Nessun difetto. Il resto è gusto: gioca con questo.
lesson-setup-flag-forward = La bandiera sta in terza fila o più avanti: gli esploratori la vedono per prima. Portala indietro.
lesson-setup-flag-open = La bandiera ha più di una porta senza bomba. Chiudile.
lesson-setup-miners-forward = Gli artificieri vincono la fine della partita. Tienine tre su cinque nelle due file dietro.
lesson-setup-bombs-wall-you-in = Tre bombe in prima fila murano le tue pedine. Lì ne basta una.
lesson-setup-no-scout-in-front = Davanti nessuno può fare domande: due esploratori devono stare in prima fila.
lesson-setup-no-scout-kept = Tieni due esploratori indietro: decidono a fine partita.
lesson-setup-spy-alone = La spia è lontana dal tuo 9 e dal tuo 10: chi dovrebbe vendicare? Tre passi al massimo.
lesson-setup-giants-together = Maresciallo e generale dalla stessa parte: l’altra è del nemico.

## What a lesson about setting up asks for
setup-lesson-check = Controlla lo schieramento
setup-lesson-here = libera per la bandiera

lesson-missed-spy = In una partita la spia ti ha preso il maresciallo.
lesson-missed-bombs = In una partita hai perso più pedine sulle bombe.
lesson-missed-flag = In una partita la tua bandiera è stata trovata.
