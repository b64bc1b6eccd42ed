# Watching at a table, and what is chosen for it: fetched after the first page.

watch-bar = Stai guardando
watch-after-end-title = Vedrai questa partita quando sarà finita
watch-after-end-help = Il tavolo ha scelto così. Lascia aperta la pagina: la partita comparirà da sola.
watch-not-begun-title = Questa partita non è ancora cominciata
watch-not-begun-help = Un posto è ancora libero. Lascia aperta la pagina: la partita comparirà da sola.
watch-closed-help = Il tavolo gioca senza spettatori. Se hai un posto lì, aprila nel browser in cui lo hai preso.
watch-gone-help = Il link non è completo, oppure la partita è su un altro server.
watch-others = Partite da guardare
watch-setting-up = Gli eserciti si schierano
watch-rematch = Guarda la rivincita
start-watching-nobody = Nessuno
start-watching-link = Con il link
start-watching-everybody = Tutti
start-watching-nobody-help = Solo chi siede al tavolo vede la partita.
start-watching-link-help = Il tavolo ha un link da dare. Chi guarda vede solo ciò che tutto il tavolo può sapere.
start-watching-everybody-help = La partita è nell’elenco di questo server. Chi guarda vede solo ciò che tutto il tavolo può sapere.
start-delay = Con quanto ritardo?
start-delay-short = 3 minuti, 5 mosse
start-delay-long = 15 minuti, 15 mosse
start-delay-end = Dopo la fine
start-delay-none = In diretta
start-delay-help = Così nessuno che guarda può aiutare in tempo chi gioca.
start-delay-none-help = Chi prende un posto lo sa prima, e sedendosi accetta.
share-ask = Mostra questa partita
share-own = Chi ha l’indirizzo può vedere questa partita.
watch-applaud = Applaudi
watch-applaud-sent = Hai applaudito
watch-applaud-late = Troppo tardi per applaudire
watch-applaud-help = I giocatori sanno dopo la fine quanti hanno applaudito.
watch-applauded = { $count ->
    [one] Una persona che guardava ha applaudito
   *[other] { $count } persone che guardavano hanno applaudito
  }
settings-watch-name = Mostra il mio nome quando guardo
settings-watch-name-help = Lo vedono solo i giocatori di quel tavolo. Altrimenti vedono un numero.
guess-at = { $seat }: { $place }
guess-not-yet = { $seat }: non ancora
guess-press = Scegli la casella: { $seat }.
guess-known = { $count ->
    [one] Hai indovinato { $right } su una.
   *[other] Hai indovinato { $right } su { $count }.
  }
guess-unknown = Chi ha giocato non ha mostrato ciò che era nascosto.
