## What the coach says of a turn: pieces, squares and chances by name

coach-lost_known = { $piece } contro { $kind }, che conoscevi: questo scontro non si poteva vincere.
coach-into_still = In base a ciò che sapevi, chi attacca ({ $piece }) cade in { $chance } su 100 casi: in { $square } stava una pedina mai mossa.
coach-gamble = In base a ciò che sapevi, chi attacca ({ $piece }) cade in { $square } in { $chance } su 100 casi.
coach-walked_up = La tua pedina ({ $piece }) si è fermata accanto a un nemico noto in { $square }: { $kind }.
coach-left_standing = Un nemico noto in { $square } ({ $kind }) poteva prendere la tua pedina ({ $piece }), e tu l’hai lasciata lì.
coach-missed = Si poteva attaccare { $square } ({ $piece }): in base a ciò che sapevi si vince in { $chance } su 100 casi.
coach-flag = Ha aperto una via verso la tua bandiera.
coach-flag_left = Una via verso la tua bandiera era aperta, e l’hai lasciata aperta.
coach-flag_or_doom = Ha aperto una via verso la tua bandiera o verso Monte Fato.
coach-flag_or_doom_left = Una via verso la tua bandiera o verso Monte Fato era aperta, e l’hai lasciata aperta.
coach-told = Ha mostrato la tua pedina ({ $piece }), che si poteva indovinare solo in { $chance } su 100 casi.
coach-to_and_fro = La tua pedina ({ $piece }) è tornata da dove veniva, senza guadagnare niente.
coach-plan = { $best } prepara meglio il seguito: qualche mossa più avanti il computer vedeva più guadagni o meno perdite.
coach-plan_near = { $best } si avvicina a un obiettivo.
coach-plan_safe = { $best } tiene una pedina più al sicuro.
coach-plan_learn = { $best } fa sapere di più sull’altra parte.
coach-was = Era: { $kind }.
coach-misread = C’era da aspettarselo: in base a ciò che sapevi era così in { $chance } su 100 casi.
coach-unlucky = Giusto, e sfortunato: questo attacco vince in { $chance } su 100 casi.
coach-better_takes = { $best } prende un nemico noto: { $kind }.
coach-better_wins = { $best } vince in { $chance } su 100 casi.
coach-better_asks = { $best } scopre che cosa sta in { $square }.
coach-better_safe = { $best } mette al sicuro la tua pedina: { $piece }.
coach-better_flag = { $best } protegge meglio la via verso la tua bandiera.
coach-better_flag_or_doom = { $best } protegge meglio la tua bandiera e Monte Fato.
coach-better_quiet = { $best } non rischia niente e non mostra niente di nuovo.
coach-better_moves = { $best } non rischia niente e mostra solo che la pedina in { $square } può muoversi.
coach-better_else = { $best } è meglio.
coach-took_known = { $piece } ha preso in { $square } un nemico noto: { $kind }.
coach-took = { $piece } ha preso in { $square }: { $kind }. In base a ciò che sapevi riesce in { $chance } su 100 casi.
coach-ambush = Un nemico ({ $kind }) ha attaccato in { $square } la tua pedina coperta ({ $piece }) ed è caduto.
coach-bluff_fled = La tua pedina coperta ({ $piece }) stava in { $square } accanto a un nemico forte ({ $kind }), che se n’è andato.
coach-bluff_passed = La tua pedina coperta ({ $piece }) stava in { $square } accanto a un nemico forte ({ $kind }), che l’ha lasciata stare.
coach-touch = Tocca una pedina nemica per vedere che cosa poteva essere in base a ciò che sapevi.

## Things to try next time

coach-tip-lost_known = Non attaccare una pedina che sai più forte: aggirala.
coach-tip-into_still = Metti alla prova con un esploratore ciò che si è mosso; lascia agli artificieri ciò che non si è mai mosso.
coach-tip-gamble = Prima che una pedina forte ne attacchi una sconosciuta, falla provare da una debole.
coach-tip-walked_up = Quando un nemico forte è noto, conta prima di ogni mossa i suoi passi verso le tue pedine.
coach-tip-left_standing = Prima di ogni mossa cerca le tue pedine accanto a un nemico noto, e salva prima quelle.
coach-tip-missed = Cerca prima gli attacchi che vincono quasi sempre; solo dopo muovi con calma.
coach-tip-flag = Prima che una pedina lasci la tua bandiera, guarda chi potrebbe entrare.
coach-tip-flag_or_doom = Prima che una pedina lasci la tua bandiera o Monte Fato, guarda chi potrebbe entrare.
coach-tip-told = Tieni coperte le pedine forti: muovi le altre finché non costa niente.
coach-tip-to_and_fro = Una mossa indietro non guadagna niente: porta avanti un’altra pedina.
coach-tip-plan = Scegli un obiettivo e porta lì due pedine.

## Prices, luck and the line of fortune, in worths

coach-luck-good-worths = I tuoi scontri sono andati meglio del previsto: è stata fortuna.
coach-luck-bad-worths = I tuoi scontri sono andati peggio del previsto: è stata sfortuna.
coach-luck-even-worths = I tuoi scontri sono andati più o meno come previsto.
coach-fortune-help-worths = Sopra la metà eri in vantaggio, in base alle pedine che entrambi hanno visto cadere.
coach-price-scale-worths = Il numero dice quanto è costata una mossa: 1 vale circa la tua pedina più debole. Le mosse indicate hanno pesato di più sul risultato.
