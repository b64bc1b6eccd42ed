# Watching a match: who may, how late, and what is told on the way.

app-nav-watch = Guarda
watch-title = Guarda
watch-lead = Partite in corso che tutti possono guardare, con un po’ di ritardo.
watch-all = Tutte le partite da guardare
watch-empty-title = Ora non c’è nessuna partita da guardare
watch-empty-help = Intanto guarda una partita finita. Una partita compare qui quando il suo tavolo lascia guardare tutti.
watch-late = { $minutes } min di ritardo
watch-late-none = in diretta
watch-late-end = dopo la fine
watch-ends-in = È finita; vedrai la fine tra { $time }.
watch-over = È finita
watch-as-of = Situazione alle { $time }
watch-closed-title = Questa partita non si può guardare
watch-gone-title = Questa partita qui non esiste
watch-count = { $count ->
    [0] Nessuno guarda
    [one] Una persona guarda
   *[other] { $count } persone guardano
  }
watch-copy = Copia il link per guardare
watch-terms-link = Chi ha il link può guardare,
watch-terms-everybody = Tutti possono guardare,
watch-terms-short = con almeno 3 minuti e 5 mosse di ritardo.
watch-terms-long = con almeno 15 minuti e 15 mosse di ritardo.
watch-terms-end = dopo la fine.
watch-terms-none = in diretta.
error-match-not-shared = I giocatori non mostrano questa partita, o non tutta.
watch-empty-go = Guarda una partita finita
watch-side = Fianco a fianco
watch-side-choose = Quale partita è mostrata
watch-side-game = Partita { $number }
watch-named = Chi guarda
