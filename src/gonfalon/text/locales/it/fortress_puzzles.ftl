### The puzzles of Fortress: learn/fortress/puzzles has the positions. $piece is the name of a piece, $square of a square, $act of a choice.

puzzle-fortress-asked = La tua pedina su { $square }: { $piece }. Che cosa chiedi adesso? I passi su caselle note non costano turni.
puzzle-fortress-asked-enter = La tua pedina è stata battuta. Quale entra adesso? Una già entrata salta almeno due turni.
puzzle-fortress-mined-title = { $known } caselle note su { $count } ({ $number })
puzzle-fortress-sheet = I tuoi appunti
puzzle-fortress-letter = La scelta { $letter } porta qui.
puzzle-fortress-place = { $square } ({ $floor })
puzzle-fortress-quoted = «{ $act }»
puzzle-fortress-step = Da { $source } a { $square }
puzzle-fortress-up = Su per la scala fino a { $square }
puzzle-fortress-down = Giù per la scala fino a { $square }
puzzle-fortress-passage = Per il passaggio fino a { $square }
puzzle-fortress-bridge = Sul ponte fino a { $square }
puzzle-fortress-unit = 1 è un turno sulla via della bandiera, in media su 1000 fortezze adatte ai tuoi appunti. La barra è piena a 4.
puzzle-fortress-value-best = { $act } chiede meno turni di tutte.
puzzle-fortress-value-fine = { $act } costa { $behind } turni in più: al tavolo va altrettanto bene.
puzzle-fortress-value-loose = { $act } costa { $behind } turni in più: regali qualcosa.
puzzle-fortress-value-error = { $act } costa { $behind } turni in più: un errore.
puzzle-fortress-why-flag = In { $chance } su 100 fortezze adatte ai tuoi appunti la bandiera è proprio su { $square }.
puzzle-fortress-why-open = In { $chance } su 100 fortezze adatte ai tuoi appunti nessun muro chiude la via per { $square }.
puzzle-fortress-why-sure = La via per { $square } è libera di sicuro: non può costarti il turno.
puzzle-fortress-why-beaten = In { $chance } su 100 casi là c’è una carta che batte la tua pedina ({ $piece }).
puzzle-fortress-why-safe = Là non può esserci una carta che batte la tua pedina ({ $piece }).
puzzle-fortress-why-nearer = In { $chance } su 100 casi là comincia la via più breve per la bandiera.
puzzle-fortress-why-change = In { $chance } su 100 fortezze adatte ai tuoi appunti questa pedina ({ $piece }) può arrivare alla bandiera; l’altra ({ $piece2 }) in { $chance2 }.
puzzle-fortress-why-reach = In { $chance } su 100 fortezze adatte ai tuoi appunti questa pedina ({ $piece }) può arrivare alla bandiera.
puzzle-fortress-why-free = Entra senza saltare turni ({ $piece }).
puzzle-fortress-why-price = { $turns ->
    [one] Prima salta { $turns } turno ({ $piece }).
    *[other] Prima salta { $turns } turni ({ $piece }).
}
puzzle-fortress-why-second = La seconda scelta, { $act }, chiede in media più turni.
puzzle-fortress-why-second-wall = La seconda scelta, { $act }, incontra un muro in { $chance } su 100 casi.
puzzle-fortress-why-second-beaten = La seconda scelta, { $act }, incontra una carta che batte la tua pedina in { $chance } su 100 casi.
puzzle-fortress-why-second-nearer = La seconda scelta, { $act }, comincia la via più breve solo in { $chance } su 100 casi.
puzzle-fortress-why-second-change = La seconda scelta, { $act }, spende un turno per il cambio.
puzzle-fortress-why-second-reach = La seconda scelta, { $act }, arriva alla bandiera in { $chance } su 100 casi.
puzzle-fortress-why-second-fights = La seconda pedina ({ $piece }) arriva alla bandiera quasi altrettanto spesso, ma le servono più turni.
puzzle-theme-treasure = Dove può essere ancora la bandiera?
puzzle-theme-walls = Conta i muri che restano.
puzzle-theme-danger = Pensa alle carte che restano.
puzzle-theme-ground = Quale via apre più terreno nuovo?
puzzle-theme-floors = Pensa ai piani.
puzzle-theme-piece = È la pedina giusta?
puzzle-theme-entry = Chi può ancora passare, e a quale prezzo?
