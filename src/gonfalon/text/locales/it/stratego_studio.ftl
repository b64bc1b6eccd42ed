# The studio of set-ups, and the notes on a set-up.
studio-play = Gioca con questo
studio-box = Gioco
studio-side = Parte
studio-board = Le tue file
studio-unnamed = Senza nome
studio-keep-example = Serata del circolo/Ala sinistra
studio-keep-help = Una barra lo mette in una cartella. Gli schieramenti restano in questo browser; un codice di dispositivo li porta su un altro dispositivo.
studio-keys = Tasti: le frecce scelgono una casella, un grado posa una pedina, X su due caselle le scambia, M specchia, H mostra i punti deboli, Ctrl+Z e Ctrl+Y annullano e ripetono.
studio-tools = Tutto lo schieramento
studio-heat = Punti deboli
studio-random = A caso…
studio-style-closed = Chiuso
studio-style-scouts = Esploratori davanti
studio-style-bluff = Finta
studio-style-wild = Scatenato
studio-drawn = Scelto a caso: { $style }
studio-swap-with = { $square }: premi X sull’altra casella.
studio-in-and-out = Copia, salva, apri
studio-copy = Copia come testo
studio-weak = Dove è debole
studio-weak-none = Nessun punto debole trovato.
studio-weak-later = Posa tutte le pedine per vederlo.
studio-weak-help = Le note sono consigli, non regole. Una casella è colorata dove una nota la nomina. È più scura dove l’altra parte ha spesso vinto il suo primo scontro quando il computer giocava questo schieramento.
studio-own = Le tue partite con questo
studio-own-tally = Vinte { $won } · patte { $drawn } · perse { $lost }
studio-own-none = Ancora nessuna partita finita.
studio-own-private = Lo sa solo questo browser.
studio-shelf = Schieramenti di questo esercito
studio-own-empty = Qui compaiono gli schieramenti che conservi.
studio-folder = Cartella: { $name }
studio-ideas = Buone idee
studio-games = { $count ->
        [one] { $count } tua partita
       *[other] { $count } tue partite
    }
studio-move = Metti { $name } in una cartella
studio-folder-name = Nome della cartella
studio-folder-none = nessuna cartella
studio-folder-move = Metti là
studio-measured-help = Il computer gioca le due parti: la tua con questo schieramento, l’altra con schieramenti come li fa la gente. Ogni schieramento è provato nelle stesse partite, fino a 200, finché questa pagina è aperta. La parità sarebbe al 50 %.
studio-compare = Confronta con…
studio-compare-few = Prima servono { $count } partite a ciascuno.
studio-compare-games = Stesse partite: { $games }. Meglio: { $better }, peggio: { $worse }.
studio-compare-better = Questo schieramento va meglio.
studio-compare-worse = L’altro va meglio.
studio-compare-open = Ancora non si vede una differenza.
deploy-redone = La modifica è rifatta.
deploy-chosen = Lo schieramento scelto è sul tabellone.
setup-note-flag_forward = La bandiera sta nella metà davanti: a chi sfonda { $steps ->
        [one] basta un passo
       *[other] bastano { $steps } passi
    }.
setup-note-flag_doors = La bandiera ha { $doors } porte aperte: chi vince in { $squares } poi la prende.
setup-note-flag_lanes = { $runners ->
        [one] Una pedina nemica che va lontano può
       *[other] { $runners } pedine nemiche che vanno lontano possono
    } attaccare la tua bandiera o chi la protegge ({ $squares }) in { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }: chiudi quella linea con una pedina più forte.
setup-note-few_diggers = Pedine dietro la prima fila che possono togliere una bomba o una fortezza: { $kept }. A fine partita una di loro deve aprire la via verso la bandiera nemica.
setup-note-front_walls = Pedine in prima fila che non si muovono mai: { $count }. Intralciano il tuo esercito.
setup-note-no_runner_ahead = Nella metà davanti non c’è nessuna pedina che va lontano: all’inizio nessuno può mettere alla prova il nemico da lontano.
setup-note-no_runner_behind = Tutte le pedine che vanno lontano stanno davanti: per l’ultima corsa non ne resta nessuna.
setup-note-spy_alone = La pedina che può prendere il nemico più forte sta a { $steps } passi dalle tue due più forti: non ne vendica nessuna.
setup-note-giants_together = Le tue due pedine più forti stanno su un’ala ({ $squares }): l’altra deve farne a meno.
