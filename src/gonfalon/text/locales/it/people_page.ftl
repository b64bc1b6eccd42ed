# Names, crests, codes and passkeys, and the page of a player: fetched after the first page.

person-title = Il tuo nome
person-intro = Un nome compare al tavolo e conserva la storia delle tue partite. Non serve un account.
person-ask = Come vuoi che ti chiamiamo?
person-change = Nome e stemma
person-edit = Nome e stemma
person-name = Nome
person-name-help = Da 2 a 24 caratteri. Tutti su questo server possono vederlo.
person-crest = Cambia lo stemma
person-take = Scegli questo nome
person-save = Salva
person-another = Un’altra proposta
person-cancel = Annulla
person-go = Scegli un nome
person-page = La tua pagina
person-settings = Le tue partite, il nome e lo stemma, e i codici per altri dispositivi.
person-bring = Porta qui il tuo nome
person-ways = Andarsene
person-free = Libera il mio nome
person-free-help = I tuoi posti non mostrano più il nome, e qualcun altro può prenderlo. La tua storia aspetta finché non scegli un altro nome.
person-free-question = Liberare questo nome?
person-free-yes = Libera
person-forget = Dimenticami
person-forget-help = Cancella il tuo nome e la tua storia da questo server. Le partite restano, senza nome. Non si può annullare.
person-forget-question = Cancellare nome e storia per sempre?
person-forget-yes = Dimenticami
person-adjectives = grigio, rosso, quieto, audace, antico, agile, saggio, bianco, dorato, allegro, solitario, fiero
person-animals = Airone, Orso, Falco, Tasso, Gufo, Cervo, Corvo, Lupo, Merlo, Castoro, Cigno, Grillo
person-proposal = { $animal } { $adjective }
crest-cloth = Stoffa
crest-division = Divisione
crest-device = Simbolo
crest-cloth-gules = rosso e oro
crest-cloth-azure = blu e argento
crest-cloth-vert = verde e oro
crest-cloth-or = oro e bruno
crest-cloth-argent = bianco e rosso
crest-cloth-sable = nero e rosso
crest-cloth-purpure = viola e lilla
crest-cloth-tenne = ruggine e crema
crest-division-plain = tinta unita
crest-division-pale = due metà
crest-division-fess = fascia orizzontale
crest-division-bend = fascia obliqua
crest-division-chevron = angolo
crest-division-quarterly = quattro quarti
crest-division-border = bordo
crest-device-star = stella
crest-device-sun = sole
crest-device-moon = luna
crest-device-tower = torre
crest-device-tree = albero
crest-device-leaf = foglia
crest-device-key = chiave
crest-device-coronet = corona
crest-device-anchor = ancora
crest-device-wheel = ruota
crest-device-fish = pesce
crest-device-arrow = freccia
crest-device-flame = fiamma
crest-device-bell = campana
device-title = Passa a un altro dispositivo
device-help = Un codice porta con sé il tuo nome e i tuoi posti. Vale una volta, per 10 minuti, e poi sono su entrambi.
device-make = Mostra un codice
device-left = ancora { $time }
printed-title = Se perdi questo dispositivo
printed-help = Stampa questo codice o scrivilo. Riporta il tuo nome e i tuoi posti, e il dispositivo perso non apre più nulla.
printed-there = Hai già un codice così. Uno nuovo annulla il vecchio.
printed-make = Crea un codice da stampare
printed-again = Crea un nuovo codice
printed-print = Stampa
code-copy = Copia
code-copied = Copiato
code-label = Codice
code-help = Da un altro dispositivo, o stampato. Maiuscole e spazi non contano.
code-go = Usa il codice
passkey-title = Passkey
passkey-help = Una passkey sta nel telefono, nel computer o in una chiave da inserire. Riporta il tuo nome e i tuoi posti in un altro browser. Nessuno ne ha bisogno.
passkey-label = Come si deve chiamare?
passkey-example = Il mio telefono
passkey-add = Aggiungi una passkey
passkey-nameless = Passkey
passkey-added = aggiunta il { $day }
passkey-used = usata l’ultima volta il { $day }
passkey-remove = Togli
passkey-remove-name = Togli { $name }
passkey-remove-help = I browser che hanno avuto il tuo nome con questa passkey lo perdono, ma non quello che usi ora.
passkey-come-back = Torna con una passkey
passkey-come-back-help = Il dispositivo te lo chiede; non scrivi nessun nome.
passkey-cancelled = Nessuna passkey è stata usata. Puoi riprovare.
passkey-bar-insecure = A questo indirizzo non ci sono passkey, perché la connessione non è sicura. Serve https.
passkey-bar-address = A un indirizzo di numeri non ci sono passkey. Apri questa pagina con un nome, come localhost.
passkey-bar-browser = Questo browser non ha passkey.
keeping-blocked = Questo browser non conserva nulla per questa pagina. Se lo chiudi, nome e posti vanno persi. Crea prima un codice, o permetti alla pagina di salvare dati.
keeping-private = Questa sembra una finestra privata. Se la chiudi, nome e posti vanno persi. Crea prima un codice, o gioca in una finestra normale.
player-since =
    { $count ->
        [one] { $count } partita · da { $month }
       *[other] { $count } partite · da { $month }
    }
player-share = Copia l’indirizzo
player-how = Come va
player-how-own = Come vinci
player-which-game = Quale gioco
player-box =
    { $count ->
        [one] { $name }, { $count } partita
       *[other] { $name }, { $count } partite
    }
player-all = dei punti, probabilmente tra { $low } e { $high } · { $won } vinte su { $count }
player-all-won = di vittorie: { $won } partite su { $count } · probabilmente tra { $low } e { $high }
player-by-setup = Per schieramento
player-by-other = Per avversario
player-by-companion = Per compagno
player-by-game = Per gioco
player-by-length = Per durata
player-of = su { $count }
player-range = , probabilmente tra { $low } e { $high }
player-turns = da { $least } a { $most } turni
player-turns-just = { $most } turni
player-setup = Schieramento { $number }, l’ultima volta { $day }
player-bars = Il segno mostra la quota ottenuta. La barra mostra dove probabilmente sta la quota vera.
player-overlap = Le barre si sovrappongono: nulla è ancora provato.
player-setups-own = Solo tu vedi i tuoi schieramenti.
player-labels-own = Solo tu vedi questo.
player-latest = Ultime partite
player-empty = La tua prima partita scriverà la prima riga.
player-empty-other = Ancora nessuna partita finita.
player-more =
    { $count ->
        [one] ancora { $count }
       *[other] altre { $count }
    }
player-won = Vinta
player-drawn = Patta
player-lost = Persa
player-alone = In solitario
player-nobody = Nessuno ha questo nome
player-nobody-help = Forse è stato cambiato o liberato.
