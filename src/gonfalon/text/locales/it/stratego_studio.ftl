# The studio of set-ups, and the notes on a set-up.
studio-play = Gioca con questo
studio-box = Gioco
studio-side = Parte
studio-board = Le tue file
studio-unnamed = Senza nome
studio-keep-example = Serata del circolo/Ala sinistra
studio-keep-help = Una barra lo mette in una cartella. Gli schieramenti restano in questo browser; un codice di dispositivo li porta con sé.
studio-keys = Tasti: le frecce scelgono una casella, un grado posa una pedina, X su due caselle le scambia, M specchia, H mostra il calore, Ctrl+Z e Ctrl+Y annullano e ripetono.
studio-tools = Tutto lo schieramento
studio-redo = Ripeti
studio-heat = Calore
studio-random = A caso…
studio-style-closed = Chiuso
studio-style-scouts = Esploratori davanti
studio-style-bluff = Finta
studio-style-wild = Selvaggio
studio-drawn = Scelto a caso: { $style }
studio-swap-with = { $square }: premi X sull’altra casella.
studio-in-and-out = Dentro e fuori
studio-copy = Copia come testo
studio-picture = Salva come immagine
studio-file = Apri un file
studio-weak = Dove è debole
studio-weak-none = Un secondo sguardo non trova nulla.
studio-weak-later = Posa tutte le pedine per vederlo.
studio-weak-help = Le note sono consigli, non regole. Una casella è colorata dove una nota la nomina, e più scura dove l’altra parte ha spesso vinto per prima nelle partite misurate.
studio-own = Le tue partite con questo
studio-own-tally = Vinte { $won } · patte { $drawn } · perse { $lost }
studio-own-none = Ancora nessuna partita finita.
studio-own-private = Lo sa solo questo browser.
studio-shelf = Schieramenti di questo esercito
studio-own-empty = Qui stanno gli schieramenti che tieni.
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
studio-measured = Contro il computer
studio-level = Livello
studio-measure = Misura
studio-measure-stop = Ferma
studio-column-games = Partite
studio-column-won = Punti
studio-measuring = in misura
studio-interval = da { $low } a { $high } %
studio-measured-help = Il computer gioca le due parti: la tua con questo schieramento, l’altra con schieramenti come li fa la gente. Tutti incontrano le stesse partite, fino a 200 finché questa pagina è aperta.
studio-compare = Confronta con…
studio-compare-few = Prima servono { $count } partite a ciascuno.
studio-compare-games = Partite uguali: { $games }. Meglio: { $better }, peggio: { $worse }.
studio-compare-better = Questo schieramento va meglio.
studio-compare-worse = L’altro va meglio.
studio-compare-open = Ancora non si vede una differenza.
deploy-redone = Ripetuto.
deploy-chosen = Lo schieramento scelto è pronto.
setup-note-flag_forward = La bandiera sta nella metà davanti: a chi sfonda { $steps ->
        [one] basta un passo
       *[other] bastano { $steps } passi
    }.
setup-note-flag_doors = La bandiera ha { $doors } porte aperte: chi vince in { $squares } poi la prende.
setup-note-few_diggers = Dietro la prima fila, chi sa scavare: { $kept }. Tardi nella partita qualcuno deve aprire la casa della loro bandiera.
setup-note-front_walls = In prima fila non si muovono mai: { $count }. Intralciano il tuo esercito.
setup-note-no_runner_ahead = Nella metà davanti non c’è nessuno che va lontano: all’inizio nessuno può chiedere da lontano.
setup-note-no_runner_behind = Tutti quelli che vanno lontano stanno davanti: per l’ultima corsa non resta nessuno.
setup-note-spy_alone = Chi può prendere il più forte sta a { $steps } passi dai tuoi due più forti: non vendica nessuno.
setup-note-giants_together = I tuoi due più forti stanno su un’ala ({ $squares }): l’altra deve farne a meno.
