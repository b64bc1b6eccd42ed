## What the coach says of an answer: cards and numbers by name

coach-quest_few = Hai mandato { $willpower } di volontà contro { $threat } di minaccia nell’area Allestimento; { $better } era meglio. Da mandare anche: { $cards }.
coach-quest_many = Hai mandato { $willpower } di volontà contro { $threat } di minaccia nell’area Allestimento; { $better } bastava. Da tenere indietro: { $cards }.
coach-quest_who = Altri potevano andare al loro posto. Da tenere indietro: { $cards }.
coach-undefended = Nessuno ha difeso contro { $enemy }. Il difensore migliore: { $card }.
coach-defended = { $card } ha difeso contro { $enemy }. Era meglio subire i danni e restare pronti.
coach-defender = { $card } ha difeso contro { $enemy }. Il difensore migliore: { $other }.
coach-attack_none = Hai lasciato in pace { $enemy }. Un attacco era meglio.
coach-attack_few = Hai attaccato { $enemy } con { $attack }; { $better } era meglio.
coach-attack_many = Hai attaccato { $enemy } con { $attack }; { $better } bastava.
coach-attack_who = Un bersaglio diverso da { $enemy }, o nessuno, era meglio.
coach-engage = L’altra scelta di chi ingaggiare ti lasciava scontri migliori.
coach-travel = L’altra scelta della meta era migliore.
coach-unplayed = { $card } poteva entrare in gioco, ma non l’hai giocata.
coach-event_kept = { $card } qui avrebbe aiutato, ed è rimasta inutilizzata.
coach-event_wasted = { $card } qui ha reso poco. Era meglio tenerla per dopo.
coach-spent_early = { $card } è costata più di quanto ha reso. Era meglio risparmiare.
coach-other_card = { $other } qui valeva più di { $card }.
coach-other_choice = L’altra scelta ti lascia in una posizione migliore.
coach-kept_hand = Hai tenuto queste carte. Sei nuove vincono più spesso.
coach-redrew_hand = Hai restituito queste carte. A tenerle si vince più spesso.
coach-leaves = Che cosa ti lascia la risposta migliore: { $reasons }.
coach-cost-one = È costata circa 1 partita su { $games } (da { $low } a { $high } su 100).
coach-cost-many = È costata circa { $lost } partite su 10 (da { $low } a { $high } su 100).

## Things to try next time

coach-tip-quest_few = Prima di mandare qualcuno, aggiungi alla minaccia dell’area Allestimento circa due punti per ogni carta ancora da rivelare.
coach-tip-quest_many = Tieni indietro chi deve difendere o attaccare in questo round: basta la volontà che serve.
coach-tip-quest_who = Manda chi ha molta volontà, e tieni chi combatte bene.
coach-tip-undefended = Decidi prima della ricerca chi affronterà quale nemico.
coach-tip-defended = I danni a un eroe robusto possono costare meno di un difensore che poi manca.
coach-tip-defender = Fai difendere chi sopravvive all’attacco e a una carta Ombra, e che ti serve di meno.
coach-tip-attack_none = Un nemico che resta attacca a ogni round: guarda se puoi abbatterlo.
coach-tip-attack_few = Prima di colpire, somma ciò che serve: la difesa del nemico e i punti ferita che gli restano.
coach-tip-attack_many = Colpisci con quanto serve, e tieni gli altri per il prossimo nemico.
coach-tip-attack_who = Abbatti prima ciò che attacca più forte e cade più facilmente.
coach-tip-engage = Ingaggia un nemico quando sei pronto, prima che la tua minaccia lo attiri.
coach-tip-travel = Viaggia dove la minaccia dell’area Allestimento cala di più, se il luogo non ti punisce.
coach-tip-unplayed = Le risorse ferme non fanno nulla: un alleato giocato presto rende a ogni round.
coach-tip-event_kept = A ogni pausa guarda la tua mano: un evento rimasto alla fine non ha aiutato nessuno.
coach-tip-event_wasted = Prima di un evento chiediti che cosa cambia in questo round; se poco, tienilo.
coach-tip-spent_early = Prima di pagare, pensa alla carta più cara per cui risparmi.
coach-tip-other_card = Gioca prima ciò che serve a ogni round: volontà, attacco, carte, risorse.
coach-tip-other_choice = Prima di scegliere, guarda che cosa lascia ogni scelta per il resto del round.
coach-tip-kept_hand = Tieni prime carte che servono a ogni round, o tre alleati e aggregati a buon prezzo. Altrimenti pesca di nuovo.
coach-tip-redrew_hand = Una prima mano con una carta forte o tre a buon prezzo va tenuta: le nuove sono di rado migliori.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 significa: ogni volta la risposta che vince di più.
coach-luck-even-chances = La fortuna non entra in questi numeri: una risposta è giudicata da ciò che potevi sapere.
coach-dearest-chances = Le tue risposte più care
coach-none-dear-chances = Di nessuna risposta è certo che sia costata molto.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = «1 su 8» significa: su otto partite proseguite la risposta migliore ne ha vinta circa una in più.
coach-price-one = 1 su { $games }
coach-price-many = { $lost } su 10
coach-shown-chances = { $when } Come l’hai visto
coach-true-chances = { $when } Com’era davvero
coach-played-undrawn-chances = La tua risposta: { $act }.
coach-best-undrawn-chances = Meglio: { $act }.
coach-same-chances = Nessun’altra risposta era di certo migliore.
coach-when = Round { $round }: { $question }
coach-when-start = Prime carte: { $question }
coach-chance = Le tue possibilità di vittoria, round per round
coach-chance-help = La parte di partite vinte dal computer proseguendo dopo le tue risposte. La parte vera sta nella fascia 95 volte su 100.
coach-chance-hopeless = Da qui il computer non ha vinto quasi mai: le sue partite non distinguono le tue risposte, e nessuna conta come errore.
coach-chance-hopeless-from = Dal round { $round } in poi nemmeno il computer ha vinto quasi mai: da lì le risposte non contano né come giuste né come errori.
coach-chance-held-out = Hai resistito fino al round { $last }.
coach-no-tips-closed-chances = Queste risposte non si possono giudicare: qui, con questo mazzo, nemmeno il computer vince quasi mai. Scegli un altro mazzo o uno scenario più facile.
coach-chance-of = Round { $round }: { $share } su 100 (da { $low } a { $high })
coach-chance-of-start = Prime carte: { $share } su 100 (da { $low } a { $high })
coach-in-numbers = In numeri

## The coach's notes in the replay

coach-notes = Note dell’allenatore
coach-notes-help = Risposte costate 1 partita su 10 o più, in base a ciò che sapevi.
coach-notes-none = Nessuna risposta è di certo costata 1 partita su 10.
