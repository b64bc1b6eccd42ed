# Il primo round guidato del gioco di carte.

fellowship-lesson-title = Il primo round a Bosco Atro
reason-lesson = La lezione qui va altrove: fai ciò che dice il riquadro in alto.
fellowship-lesson-keep = Queste sei carte sono la tua mano. Alcuni alleati costano poco, potrai giocare presto: tienila.
fellowship-lesson-ally = Ogni tuo eroe ha ricevuto 1 risorsa. Premi la Guardia della Cittadella nella tua mano: costa 2.
fellowship-lesson-pay = Pagano gli eroi della sfera della carta. Qui non importa chi: paga.
fellowship-lesson-scout = Resta una risorsa. Gioca con essa l’Esploratore di Snowbourn.
fellowship-lesson-response = Una carta cerchiata può rispondere a ciò che è appena successo. L’Esploratore entrando mette 1 progresso su un luogo: usalo.
fellowship-lesson-commit = La ricerca vuole più volontà della minaccia: ora 3, e una carta deve ancora arrivare. Scegli Aragorn, Glóin e la Guardia (2 + 2 + 1), poi mandali. Chi va si esaurisce.
fellowship-lesson-travel = Sono arrivati i Mosconi Ronzanti: 5 volontà contro 4 minaccia, 1 progresso. Viaggia verso la Vecchia Via e la sua minaccia non conta più.
fellowship-lesson-ready = La Via riporta pronto un personaggio all’arrivo: usala.
fellowship-lesson-who = Scegli Aragorn: così potrà anche combattere.
fellowship-lesson-engage = I nemici il cui numero non supera la tua minaccia vengono da soli: il Ragno (25) verrà. Lascia i Mosconi Ronzanti (40): arrivando feriscono un eroe di 5.
fellowship-lesson-defend = Il Ragno colpisce per 3 e la carta coperta può aggiungere altro. Gli eroi devono durare: scegli l’Esploratore per difendere.
fellowship-lesson-attack = Ora colpisci tu. Il Ragno ha 4 punti ferita e 1 difesa: sceglilo.
fellowship-lesson-attackers = Aragorn (3) e Théodred (2) fanno 5; meno 1 difesa sono 4, e cade. Scegli entrambi e colpisci.
fellowship-lesson-window = Qui potresti agire. Ora nulla aiuta: continua.
fellowship-lesson-done = Il round è finito: tutti sono di nuovo pronti e la tua minaccia è salita di 1. Era un round intero. Continua qui come vuoi, o lascia la lezione.
