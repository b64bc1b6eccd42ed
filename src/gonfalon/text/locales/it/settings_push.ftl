# News for a browser that is closed: the switch, the offer, what notifications say.

push-switch = Avvisami anche quando Gonfalon è chiuso
push-help = Il servizio push del browser porta un messaggio sigillato. Non può leggerlo e non sa nulla della partita.
push-insecure = Serve una pagina arrivata via https. Chiedi un indirizzo così a chi gestisce questo server. Sul computer del server va bene anche http://localhost.
push-install = Su iPhone e iPad aggiungi prima Gonfalon alla schermata Home: Condividi, poi Aggiungi alla schermata Home. Poi aprilo da lì.
push-missing = A questo browser non si può dire nulla mentre Gonfalon è chiuso.
push-unavailable = Questo server non manda messaggi ai browser chiusi.
push-denied = Il browser vieta le notifiche per questo sito. Puoi permetterle nelle sue impostazioni.
push-failed = Il browser non ha raggiunto il suo servizio push. Controlla la connessione e riprova.
push-test = Mandami una prova
push-test-sent = È in viaggio.
push-test-failed = Il servizio push non l’ha accettata. Riprova più tardi.

push-offer = Hai una partita che dura giorni. Questo browser deve avvisarti quando tocca a te, anche mentre Gonfalon è chiuso?
push-offer-yes = Sì, avvisami
push-offer-no = No, grazie

news-time = Il tuo tempo sta per finire
news-time-help = { $variant }: ti resta un decimo del tempo.
news-seated = Qualcuno si è seduto
news-seated-help = { $variant } può cominciare.
news-over = La partita è finita
news-over-help = { $variant }: la partita è finita.
news-test = Questa è una prova
news-test-help = Gonfalon può avvisarti quando tocca a te.

keeping-week = Questo browser cancella ciò che una pagina conserva dopo sette giorni senza visite. I tuoi posti andrebbero persi. Crea prima un codice, o aggiungi Gonfalon alla schermata Home.

error-push-endpoint = Questo server non conosce il servizio push del tuo browser.
error-push-off = Questo server non manda messaggi ai browser chiusi.
error-push-too-many = Questo server avvisa già tutti i browser che può. Riprova più tardi.
error-push-unknown = Questo server ha dimenticato il tuo browser. Spegni e riaccendi l’interruttore.
