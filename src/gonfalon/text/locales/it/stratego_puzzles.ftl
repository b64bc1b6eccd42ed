### The puzzles of Stratego: learn/stratego/puzzles has the positions, `puzzle-<puzzle>-<act>` answers an act.

## What every puzzle of these games may say
puzzle-mined = Che cosa sai, e che cosa giochi?
puzzle-mined-stratego-title = { $own } contro { $others } ({ $number })
puzzle-unit = 1 è circa il valore della tua pedina più debole. La barra è piena a 4.
puzzle-why-attack = In { $square }, in { $chance } su 100 casi: { $piece }. Attacca.
puzzle-why-attack-two = In { $square }, in { $chance } su 100 casi: { $piece }; in { $chance2 }: { $piece2 }. Attacca.
puzzle-why-wins = L’attacco vince in { $chance } su 100 casi.
puzzle-why-learn = Quello che impari lì vale più della pedina che rischi.
puzzle-why-flag = Tiene il pericolo lontano dalla tua bandiera.
puzzle-why-safe = La tua pedina in { $square } è in pericolo: esce dalla portata di chi la batte.
puzzle-why-near = Porta la tua pedina dove serve.
puzzle-why-ahead = Decide quello che segue nei prossimi turni.
puzzle-why-counting-other = A contare soltanto, { $act } sembra la migliore, ma quello che le pedine hanno fatto dice di più.
puzzle-why-counting-tie = A contare soltanto è quasi pari, ma quello che le pedine hanno fatto dice di più.
puzzle-why-second = La seconda scelta, { $act }, rende chiaramente meno.
puzzle-theme-counting = Conta quello che resta.
puzzle-theme-price = Pensa al prezzo.
puzzle-theme-exchange = Pensa a quello che viene dopo uno scambio.
puzzle-theme-escape = Una delle tue pedine è in pericolo.
puzzle-theme-hunt = Qualcosa si può prendere.
puzzle-theme-house = Guarda quello che non si è mai mosso.
puzzle-theme-habits = Come si schiera di solito un esercito?
puzzle-theme-defence = La tua bandiera ha bisogno di aiuto.
puzzle-theme-behaviour = Guarda come si è comportata la pedina.
puzzle-theme-secrecy = Pensa a quello che mostri.
puzzle-theme-asking = Conviene scoprirlo.
puzzle-theme-plan = Pensa con due turni di anticipo.

## The last one standing still
puzzle-last-still-title = L’ultima ferma
puzzle-last-still = Sei delle otto pedine di Blu si sono mosse; i10 si è mostrata come bomba. Che cosa resta per b10?
puzzle-last-still-why = Una bandiera non si muove mai. Una sola pedina non si è mai mossa: b10 è la bandiera, di sicuro, e il tuo esploratore in b4 ha la via libera. La partita è finita.
puzzle-last-still-e5-e4 = Prudente, ma regali un turno a Blu in una partita vinta.

## Let the cheap one guess
puzzle-cheap-guess-title = Indovini quella che costa poco
puzzle-cheap-guess = Due pedine non si sono mai mosse: b10, accanto al tuo maresciallo, e j10, in fondo alla colonna del tuo esploratore. Una deve essere la bandiera. Chi indovina?
puzzle-cheap-guess-why = Se sbagli, un esploratore costa poco e un maresciallo costa la partita; se hai ragione, vincono entrambi. E j10, nell’angolo, è più spesso la bandiera: 68 su 100.
puzzle-cheap-guess-b9-b10 = Il maresciallo scommette se stesso su un posto che è meno spesso la bandiera.
puzzle-cheap-guess-b9-a9 = Aspettare dà il turno a Blu e non ti dice niente.

## Right either way
puzzle-either-way-title = Giusto comunque
puzzle-either-way = Il tuo maresciallo ha preso il generale in e7; subito una pedina è venuta in e8 accanto a lui. Attaccare o farsi da parte?
puzzle-either-way-why = È una spia (50 su 100), il loro maresciallo (26) o un bluff. Una spia cade se attacchi tu. Se è il maresciallo, cadono entrambi, e allora il tuo generale è il più forte. Ogni risposta ti va bene: attacca adesso.
puzzle-either-way-e7-d7 = Sicuro, e dà alla spia una seconda occasione.
puzzle-either-way-e7-e6 = Indietro per la stessa via, e lui segue.

## Which one do you save?
puzzle-which-one-title = Quale salvi?
puzzle-which-one = Sei Blu. Il maresciallo di Rosso in c8 è accanto al tuo colonnello (8) in c7 e al tuo capitano (6) in b8. Ne prende uno. Quale si muove, e dove?
puzzle-which-one-why = Il colonnello vale di più. In d7 sta accanto al tuo generale, in questo turno fuori dal raggio del maresciallo. Il capitano è il prezzo.
puzzle-which-one-b8-a8 = Salva un 6 e dà un 8.
puzzle-which-one-b7-a7 = Nessuno minacciava ancora b7.

## Who ran beside you?
puzzle-who-ran-title = Chi si è scostato?
puzzle-who-ran = Il tuo maresciallo ha preso un colonnello e un generale. Tre esploratori sono noti. La pedina in f6 si è scostata verso il varco. Inseguirla, o aiutare a casa?
puzzle-who-ran-why = f6 si è scostata da un maresciallo: nella maggior parte dei casi è un 4, un 5 o un 6, e non una bomba, perché si è mossa. Il maresciallo la prende adesso; degli esploratori si occupa la prima fila.
puzzle-who-ran-d4-e4 = Prende un esploratore (2); f6 vale di più e scappa.
puzzle-who-ran-f7-f8 = Nelle file dietro: lì ci sono le bombe.

## Who is left that beats a nine?
puzzle-who-is-left-title = Chi batte ancora un nove?
puzzle-who-is-left = Il tuo generale è accanto a i8, una pedina che si è mossa e poi fermata. Conta quali pedine di Blu potrebbero batterlo prima di decidere.
puzzle-who-is-left-why = Solo il maresciallo batte un 9. i8 si è mossa, quindi non è una bomba; non ha mai cercato le tue pedine forti come farebbe un maresciallo. Esploratore 52, artificiere 27, tenente 11 su 100. Attacca.
puzzle-who-is-left-a4-a5 = Un passo sull’altra ala; i8 non aspetta.
puzzle-who-is-left-d4-e4 = Tranquillo, e il generale resta fermo accanto a un regalo.

## The house in the corner
puzzle-house-corner-title = La casa nell’angolo
puzzle-house-corner = Tre pedine di Blu nell’angolo non si sono mai mosse; una quarta sta sola in c9. Dov’è la bandiera, e chi apre la porta?
puzzle-house-corner-why = Tre che stanno insieme e non si muovono mai sono una casa: j10 è la bandiera in 97 casi su 100, j9 e i10 sono bombe. Il tuo artificiere è alla porta.
puzzle-house-corner-j8-i8 = Dietro l’angolo c’è un’altra bomba; perdi un turno.
puzzle-house-corner-d4-c4 = Una mossa tranquilla dà a Blu il tempo di tornare.

## If you must fall, fall forward
puzzle-fall-forward-title = Se devi cadere, cadi in avanti
puzzle-fall-forward = Il tuo capitano (6) è nel campo di Blu, un maggiore (7) alle spalle: sarà preso. Una casella avanti c’è una pedina che non si è mai mossa. Attaccarla o fuggire in a8?
puzzle-fall-forward-why = In a8 vive un turno in più. b9 non si è mai mossa benché la porta fosse aperta; lì si tengono artificieri ed esploratori: artificiere 49, esploratore 34 su 100. In nove casi su dieci vince qualcosa prima di cadere.
puzzle-fall-forward-b8-a8 = Un turno in più, poi è preso per niente.
puzzle-fall-forward-f6-f5 = Il tenente è un buon premio, ma ci sarà ancora al prossimo turno; il capitano no.

## Three steps to your flag
puzzle-three-steps-title = Tre passi dalla tua bandiera
puzzle-three-steps = Una pedina di Blu scende dritta per la colonna e verso la tua bomba in e2; dietro c’è la tua bandiera. Non sai che cosa sia. Che cosa fai?
puzzle-three-steps-why = Chi va dritto a una bomba può essere un artificiere, e la bandiera lì dietro è tutto quello che hai. Il maresciallo va in f3, accanto alla casella dove deve entrare, e la prende lì.
puzzle-three-steps-c3-c2 = Il generale arriva con un passo di ritardo.
puzzle-three-steps-h8-i8 = Una domanda dall’altra parte mentre la casa brucia.

## Stand where he must come
puzzle-stand-where-title = Mettersi dove lui deve passare
puzzle-stand-where = Sei Blu. Una pedina di Rosso che non conosci è in f8, a due passi dalle bombe intorno alla tua bandiera in g10. Il tuo artificiere è in e8.
puzzle-stand-where-why = Attaccando f8 perdi l’artificiere contro tutto ciò che supera 3. Da f9 un artificiere apre f10 o g9. In e9 il tuo sta accanto a f9: chi ci arriva è attaccato per primo.
puzzle-stand-where-e8-f8 = Un 3 contro una sconosciuta: per lo più lo perdi, e la porta è aperta.
puzzle-stand-where-i7-i8 = Troppo lontano per arrivare in tempo.
puzzle-stand-where-a5-a6 = Una buona pedina dalla parte sbagliata.

## Who walks up to a marshal?
puzzle-who-walks-up-title = Chi va incontro a un maresciallo?
puzzle-who-walks-up = Il tuo maresciallo si è appena mostrato in f7. Una pedina ferma fino allora viene in e7, proprio accanto a lui. Che cos’è?
puzzle-who-walks-up-why = Chi va incontro a un 10 noto? Una spia (44 su 100), o un maresciallo che vuole lo scambio (29); difficilmente una pedina che ha qualcosa da perdere. Attacca subito: la spia vince solo se attacca.
puzzle-who-walks-up-f7-f8 = Ti segue; e la prossima volta forse non la vedi.
puzzle-who-walks-up-j4-j9 = La seconda scelta, ma molto indietro: chiede nel posto sbagliato mentre il coltello è accanto a te.

## Take it with the one they know
puzzle-known-takes-title = Con quello che conoscono
puzzle-known-takes = Un esploratore è accanto al tuo generale (9) e al tuo maresciallo (10). Blu ha visto il generale; nessuno ha visto il maresciallo. Chi lo prende?
puzzle-known-takes-why = Entrambi prendono l’esploratore. Il generale non dice niente di nuovo a Blu; il maresciallo mostrerebbe dov’è, e la loro spia saprebbe chi cercare.
puzzle-known-takes-f4-f5 = Prende lo stesso esploratore e mostra il maresciallo.
puzzle-known-takes-j1-j9 = Una lunga corsa nell’angolo: da lì niente scappa, l’esploratore in f5 sì.
