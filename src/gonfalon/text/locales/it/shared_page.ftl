# La pagina di una partita finita, e la domanda se altri possono vederla.

shared-title-won = { $winner } ha vinto contro { $loser }
shared-title-turned = { $winner } ha ribaltato la partita
shared-title-led = { $winner }: mai in svantaggio
shared-title-behind = { $winner } ha vinto pur essendo in svantaggio
shared-title-drawn = Nessuno ha sfondato
shared-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
shared-rated = con punteggio
shared-won-against = ha battuto
shared-fortune = L’andamento della partita
shared-fortune-help = sopra il centro: { $who } è in vantaggio
shared-moments = Momenti
shared-move = Mossa { $move }
shared-move-of = Mossa { $move } di { $total }
shared-moment-swing = Il cambiamento più grande: da { $before } a { $after }.
shared-moment-turn = La svolta: da { $before } a { $after }.
shared-moment-end = Alla fine: { $after }.
shared-ahead = { $count } avanti
shared-behind = { $count } indietro
shared-level = pari
shared-play-on = Continua dalla mossa { $move }
shared-copy = Copia il link
shared-save = Salva come
shared-save-gif = Immagine animata (GIF)
shared-save-webp = Immagine animata con tutti i colori (WebP)
shared-save-txt = Le mosse come testo
shared-covered = { $count ->
    [one] { $who } tiene coperto ciò che nessuno ha visto. Perciò da qui non si può continuare.
   *[other] { $who } tengono coperto ciò che nessuno ha visto. Perciò da qui non si può continuare.
  }
shared-gone-title = Questa partita non è più conservata
shared-gone-help = Il link è incompleto, o questo server non ha più la partita.
shared-closed-title = Questa partita non viene mostrata
shared-closed-help = Chi l’ha giocata non la mostra a nessuno. Se c’eri anche tu, aprila con il browser in cui hai giocato.
share-title = Mostra questa partita
share-back = Non mostrarla più
share-page = La sua pagina
share-cover = Tieni coperto ciò che non ho mai mostrato
share-shown = Mostrata ad altri
