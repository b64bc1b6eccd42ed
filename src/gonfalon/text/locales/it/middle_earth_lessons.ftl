### The lessons of Middle-earth: learn/stratego/lessons has the positions, `lesson-<lesson>-<step>-<act>` answers an act.

## Fly
lesson-fly-title = Volare
lesson-fly-teaches = Chi vola salta in linea retta sopra tutto ciò che ha davanti e arriva sulla prima casella libera; così non attacca mai.
lesson-fly-1 = Gandalf (10) è chiuso in b1 dietro tre dei suoi. Fallo uscire in un turno.
lesson-fly-1-fly-b1-b5 = Sopra tre teste, ed è allo scoperto. Ora tutti lo conoscono.
lesson-fly-1-b4-b5 = Così la fila si apre in quattro turni. Lui sa volare.
lesson-fly-1-b1-b2 = Non può passare attraverso i suoi. Premi il sigillo del suo potere.
lesson-fly-2 = Un orco gli si mette davanti. Volare non è attaccare; come lo prende Gandalf?
lesson-fly-2-b5-b6 = A piedi: 10 batte 3.
lesson-fly-2-b5-a5 = Può andarsene, ma l’orco è lì da prendere.

## Seek an Enemy
lesson-seek-title = Scovare un Nemico
lesson-seek-teaches = Si nomina un nemico entro due caselle: viene mostrato e cade se il suo numero è più basso; chi cerca non si muove e non cade.
lesson-seek-1 = Qualcosa ha preso il tuo cavaliere in e6. È mostrato: un Uruk-Hai (6). In f6 c’è una pedina mai mossa. Fai cercare Aragorn (9).
lesson-seek-1-seek-e4-e6 = Cade dove sta. Aragorn non ha fatto un passo.
lesson-seek-1-seek-e4-f6 = Una fortezza: mostrata, ma così non cade. Quello che aveva camminato era la scelta sicura.
lesson-seek-1-e4-e5 = A piedi gli sarebbe accanto e il Male colpirebbe per primo. Ha un potere: premi il sigillo.

## Longbow
lesson-longbow-title = Arco Lungo
lesson-longbow-teaches = L’arco arriva a una o due caselle, in linea o in diagonale, sopra tutto; fortezza, bandiera e Berseker sono solo mostrati.
lesson-longbow-1 = Il tuo elfo (5) ha due nemici vicini: un Haradrim (4) in e6, un Berseker (5) in f6. Chi cade per una freccia?
lesson-longbow-1-bow-e4-e6 = 4 contro 5: a terra, a due caselle, e in questo turno nessuno può rispondere.
lesson-longbow-1-bow-e4-f6 = f6 non è né in linea né in diagonale: lì non arriva nessuna freccia.
lesson-longbow-1-e4-e5 = A piedi accanto all’Haradrim: perché camminare, con un arco?
lesson-longbow-2 = Ora il Berseker. Boromir (6) sa fare meglio dell’arco?
lesson-longbow-2-f4-f5 = Gli si mette davanti. Attaccato a piedi, un Berseker è solo un 5.
lesson-longbow-2-e4-d4 = Nessuna freccia ferisce un Berseker. Usa la spada.
lesson-longbow-3 = Colpisci.
lesson-longbow-3-f5-f6 = 6 batte 5. L’arco per i piccoli, la spada per il Berseker.
lesson-longbow-3-e4-e5 = L’arco non gli fa male.

## Dwarven Axe
lesson-axe-title = Ascia Nanesca
lesson-axe-teaches = Gimli va su una casella libera e colpisce fino a tre nemici intorno: i più bassi cadono, ma con una fortezza, o con un 8 o più, cade anche lui.
lesson-axe-1 = Due nemici si sono mossi, in e8 e f8; d8 mai. Gimli (8) va in e7: chi colpisce?
lesson-axe-1-axe-e6-e7-e8-f8 = Un orco e un Haradrim in un colpo solo, e Gimli è in piedi.
lesson-axe-1-axe-e6-e7-d8-e8-f8 = d8 non si è mai mossa: una fortezza. Lei resta, Gimli no.
lesson-axe-1-axe-e6-e7-e8 = Uno è bene, due è meglio: nomina tutti e due quelli che si sono mossi.
lesson-axe-1-e6-e7 = Un semplice passo lascia al Male il primo colpo. Con il sigillo va e colpisce in un turno.

## Swift Steed
lesson-steed-title = Destriero Veloce
lesson-steed-teaches = Théoden cavalca esattamente due caselle, anche intorno a un angolo; la seconda può essere un attacco, la prima no.
lesson-steed-1 = L’Uruk-Hai (6) in f5 è dietro un angolo. Prendilo in questo turno.
lesson-steed-1-steed-e4-e5-f5 = Intorno all’angolo: 7 batte 6.
lesson-steed-1-steed-e4-f4-f5 = Intorno all’altro angolo: 7 batte 6.
lesson-steed-1-e4-e5 = Un passo è la sua mossa semplice. Ne ha due.
lesson-steed-1-steed-e4-e5-e6 = 7 contro 7: cadono tutti e due. Volevi il 6.
lesson-steed-1-e4-f4 = { lesson-steed-1-e4-e5 }

## Repeat Attack
lesson-repeat-title = Ripetere l’Attacco
lesson-repeat-teaches = Un Uruk-Hai che vince un attacco può attaccare ancora dalla nuova casella, finché vince; un pareggio o una sconfitta lo ferma.
lesson-repeat-1 = Guidi il Male. L’Uruk-Hai (6) sta davanti a un elfo (5), dietro ci sono Merry (4) ed Éomer (7).
lesson-repeat-1-e6-e5 = Vinto. Ti si chiede: ancora?
lesson-repeat-1-e6-e7 = Via dal banchetto.
lesson-repeat-2 = Ancora, o ti fermi?
lesson-repeat-2-e5-f5 = Due in un turno.
lesson-repeat-2-stop = Permesso, ma Merry è solo un 4.
lesson-repeat-3 = Ed Éomer?
lesson-repeat-3-stop = Giusto. 6 contro 7 finirebbe male.
lesson-repeat-3-f5-f4 = 6 contro 7: l’Uruk-Hai cade. Bisogna sapersi fermare.

## Rage
lesson-rage-title = Ira
lesson-rage-teaches = Un Berseker fa un passo e colpisce tutte le otto caselle intorno: pari, più bassi e fortezze cadono, e anche lui.
lesson-rage-1 = Tre fortezze stanno davanti alla bandiera del Bene. Uno dei tuoi Berseker vale meno di questo muro.
lesson-rage-1-rage-e5-e4 = Tre fortezze per un Berseker. La via è aperta.
lesson-rage-1-e5-e4 = Un semplice passo: ora Gandalf colpisce per primo. Passo e Ira in una sola mossa.
lesson-rage-1-rage-e5-e6 = Intorno a e6 non c’è nessuno: l’Ira ha bisogno di qualcuno da colpire.

## The Ring
lesson-ring-title = L’Anello
lesson-ring-teaches = Frodo su Monte Fato distrugge l’Anello: spariscono tutti i 4–8 e le fortezze del Male; per strada possono prenderlo solo Re Stregone e Nazgûl.
lesson-ring-1 = Monte Fato è g6, le sue entrate sono f6 e g7. Lurtz (7) sbarra f6. Frodo (4) non può batterlo; Aragorn (9) sì, da dove sta.
lesson-ring-1-seek-e4-f6 = Scovato, Lurtz cade. L’entrata è libera.
lesson-ring-1-f5-f6 = Frodo è invisibile per Lurtz: nessuno cade, restano tutti e due. Ma ora il Male sa chi è.
lesson-ring-1-e4-e5 = A piedi gli servono due turni, e il Nazgûl arriva.
lesson-ring-2 = Il Nazgûl (8) l’ha visto e scende lungo la colonna e. È uno dei pochi che possono prendere Frodo. Vai.
lesson-ring-2-f5-f6 = Sulla soglia.
lesson-ring-2-f5-e5 = Verso il Nazgûl? L’entrata è f6.
lesson-ring-2-e4-e5 = Non ora: conta i suoi passi. Frodo è più veloce.
lesson-ring-3 = Ancora uno.
lesson-ring-3-f6-g6 = L’Anello è distrutto. Nazgûl, Uruk-Hai e fortezza sono spariti; restano l’orco e la bandiera. Ora alla bandiera.
lesson-ring-3-f6-f7 = Oltre il monte. È g6, alla tua destra.
