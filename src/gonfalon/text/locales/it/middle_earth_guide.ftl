# Stratego in Middle-earth: the page for players.

guide-me-armies-title = Bene e Male
guide-me-pieces-title = Tutte le pedine
guide-me-pieces = Una pedina senza nota si muove di una casella per turno e batte ogni grado inferiore.
guide-me-armies =
    Quaranta pedine per parte, e i due eserciti sono diversi. Comincia il Male.
    Schierati in segreto, poi muovi e combatti come a Stratego: una pedina, una casella; dove due si incontrano mostrano il grado e la più alta resta; a pari grado cadono entrambe. Prendi la bandiera nemica.
guide-me-roles-title = Chi sa fare cosa
guide-me-roles =
    Le fortezze sono le bombe: abbattono chi attacca, ma soldati e orchi (3) le prendono.
    I cavalieri (2) vanno in linea retta quanto vogliono. Éowyn e Vermilinguo (S) sono i più deboli, eppure prendono il 10 nemico se attaccano per primi.
guide-me-strikes-title = Poteri che colpiscono
guide-me-strikes = Nel secondo e nel terzo gioco una pedina può usare il suo potere al posto della mossa. La pedina viene mostrata prima che accada qualcosa, e così ogni bersaglio.
guide-me-marches-title = Poteri che marciano
guide-me-marches = Il tabellone mostra dove un potere può arrivare, e nulla è definitivo prima della tua conferma.
guide-me-ring-title = L’Anello
guide-me-ring =
    Nel terzo gioco Frodo porta l’Anello. Se sale su Monte Fato l’Anello è distrutto, e le pedine del Male di grado da 4 a 8 e le sue fortezze svaniscono.
    Solo il Re Stregone e i Nazgûl possono prenderlo; se ci riescono prima, i gradi del Male salgono di uno.
guide-me-boxes-title = I tre giochi
guide-me-boxes = Comincia dal primo; ognuno degli altri aggiunge qualcosa.
