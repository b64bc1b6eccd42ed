## What the coach says of a step in Fortress: places and pieces by name

coach-wall_known = La tua pianta mostrava il muro tra { $source } e { $target }: il turno è finito e non hai saputo niente di nuovo.
coach-wall_sure = Tra { $source } e { $target } doveva esserci un muro: i muri rimasti bastavano appena per i posti rimasti.
coach-beaten_known = Sapevi che cosa c’è su { $square }: { $card }. Quella carta batte la tua pedina ({ $piece }).
coach-idle = Troppi passi di fila non hanno trovato niente di nuovo, e il tuo turno è finito.
coach-dear_piece = Questa pedina costava due turni in più, perché battuta o sacrificata ({ $piece }). Un’altra costava meno: { $other }.
coach-wrong_piece = In base ai tuoi appunti era meglio un’altra pedina: { $other }. Le servono meno turni fino alla bandiera ({ $piece }).
coach-sacrificed = Hai sacrificato la tua pedina ({ $piece }), ma una via libera portava all’entrata. Uno scambio lì la tiene pronta.
coach-early_swap = La tua pedina ({ $piece }) aveva ancora qualcosa da trovare: continuare chiede meno turni che cambiare.
coach-late_swap = In { $chance } su 100 fortezze adatte ai tuoi appunti la tua pedina ({ $piece }) non ha una via per la bandiera. Era ora di cambiarla.
coach-win_missed = La tua pedina ({ $piece }) batte di sicuro la carta su { $square }: { $card }. La via è libera e non costa turni.
coach-blocked_likely = In { $chance } su 100 fortezze adatte ai tuoi appunti questo chiude il tuo turno; { $best } in { $other }.
coach-away = { $best } porta alla bandiera in meno turni, in media sulle fortezze adatte ai tuoi appunti.
coach-challenge_early = Hai detto che la bandiera è irraggiungibile. Lo è solo in { $chance } su 100 fortezze adatte ai tuoi appunti.
coach-challenge_lucky = Questa volta lo era: è stata fortuna.
coach-challenge_late = In { $chance } su 100 fortezze adatte ai tuoi appunti la bandiera è irraggiungibile. Era ora di contestare.
coach-challenge_right = Hai contestato a ragione: la bandiera era irraggiungibile, come in { $chance } su 100 fortezze adatte ai tuoi appunti.
coach-challenge_unlucky = Mossa giusta, ma sfortunata: la bandiera era raggiungibile, mentre secondo i tuoi appunti lo è solo in { $chance } su 100 fortezze.
coach-ask_instead = Meglio: { $best }.
coach-stopped_unlucky = Mossa giusta, ma sfortunata: solo { $chance } su 100 fortezze adatte ai tuoi appunti ti fermano lì.
coach-found_flag = Hai trovato la bandiera su { $square }. Era lì in { $chance } su 100 fortezze adatte ai tuoi appunti.
coach-found_passage = Hai trovato il passaggio segreto tra { $square } e { $other }.
coach-beat_known = La tua pedina ({ $piece }) ha battuto su { $square } una carta che conoscevi: { $card }.
coach-act-enter = far entrare ({ $piece })
coach-other-pieces = Le tue altre pedine: { $pieces }
coach-hint_flag = { $best }: in { $chance } su 100 fortezze adatte ai tuoi appunti la bandiera è lì.
coach-hint_way = { $best }: in { $chance } su 100 fortezze adatte ai tuoi appunti la via più breve per la bandiera passa di lì.
coach-hint_win = { $best }: la tua pedina ({ $piece }) batte di sicuro la carta che è lì: { $card }.
coach-hint_search = { $best }: la via è libera, e la tua pedina ({ $piece }) può trovare lì il passaggio segreto.
coach-hint_enter = Questa pedina ({ $piece }) ha una via per la bandiera in { $chance } su 100 fortezze adatte ai tuoi appunti.
coach-hint_stuck = In { $chance } su 100 fortezze adatte ai tuoi appunti la tua pedina ({ $piece }) non ha una via per la bandiera.
coach-hint_challenge = In { $chance } su 100 fortezze adatte ai tuoi appunti la bandiera è irraggiungibile. È ora di contestare.
coach-hint_stops = Lì un muro chiude il tuo turno in { $wall } su 100 fortezze, una carta batte la tua pedina in { $card }.
coach-hint_stops_wall = Lì un muro chiude il tuo turno in { $chance } su 100 fortezze.
coach-hint_stops_card = Lì una carta batte la tua pedina in { $chance } su 100 fortezze.
coach-hint_stops_not = Lì quasi niente può chiudere il tuo turno.
coach-hint_walk = Prima vai in { $square }: la via è nota e non costa turni.

## Things to try next time

coach-tip-wall_known = Guarda la pianta prima di chiedere: un muro disegnato non cede mai.
coach-tip-wall_sure = Conta i muri sulla pianta. Se non ne manca nessuno, o restano solo i loro posti, non serve chiedere.
coach-tip-beaten_known = Manda la pedina che batte la carta, o giraci intorno.
coach-tip-idle = Decidi dove andare prima di camminare: solo una casella nuova mette fine ai passi a vuoto.
coach-tip-dear_piece = Tieni pedine non usate: una battuta o sacrificata costa due turni in più.
coach-tip-wrong_piece = Prima di far entrare una pedina, pensa alle carte ancora nascoste e a chi battono.
coach-tip-early_swap = Cambia pedina solo quando non ha più niente da trovare.
coach-tip-late_swap = Quando una pedina non può andare avanti, riportala all’entrata e scambiala subito.
coach-tip-win_missed = Prendi prima le carte che la tua pedina batte di sicuro: non costa turni e apre la via.
coach-tip-blocked_likely = Chiedi prima dove un muro o una carta sono meno probabili: scale e passaggi non hanno muri.
coach-tip-away = Chiedi verso la parte dove nessuna pedina è stata: lì c’è la bandiera.
coach-tip-challenge_early = Chi contesta a torto perde la partita: continua a chiedere finché una via può esserci.
coach-tip-challenge_late = Quando gli appunti non lasciano vie per la bandiera, contesta invece di chiedere ancora.

## The page, in turns

coach-looking-turns = Esame del tuo passo { $looked } di { $count }
coach-deepening-turns = Esame più lungo dei tuoi passi più costosi: { $done } di { $count }
coach-looked-turns = Tuoi passi esaminati: { $count }
coach-turn-turns = Passo { $turn }, { $act }.
coach-previous-turns = Il tuo passo precedente
coach-next-turns = Il tuo passo successivo
coach-shown-turns = Passo { $turn }, come l’hai visto
coach-true-turns = Passo { $turn }, com’era davvero
coach-dearest-turns = I tuoi passi più costosi
coach-none-dear-turns = Nessun passo ti è costato molto.
coach-price-scale-turns = Il numero dice quanti turni è costato un passo, in media sulle fortezze adatte ai tuoi appunti.
coach-luck-good-turns = Muri e carte ti hanno fermato meno del previsto: è stata fortuna.
coach-luck-bad-turns = Muri e carte ti hanno fermato più del previsto: è stata sfortuna.
coach-luck-even-turns = Muri e carte ti hanno fermato più o meno come previsto.
coach-fortune-help-turns = Sopra la metà eri più vicino alla bandiera, in base a ciò che è stato detto ai due esploratori.
coach-turned-turns = Qui la partita ha cambiato verso.
coach-summary-turns = Turni: { $spent }. Necessari: { $needed }. Sprecati: { $lost }.
coach-summary-so-far-turns = Turni finora: { $spent }. Necessari: { $needed }. Sprecati: { $lost }.
coach-summary-help-turns = Necessari: circa quanto serve, con la stessa fortuna, a chi annota tutto. Arrotondati al turno.
