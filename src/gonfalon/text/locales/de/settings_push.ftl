# News for a browser that is closed: the switch, the offer, what notifications say.

push-switch = Melden, auch wenn Gonfalon geschlossen ist
push-help = Der Push-Dienst Ihres Browsers bringt eine versiegelte Nachricht. Er kann sie nicht lesen und erfährt nichts über die Partie.
push-insecure = Dafür muss die Seite über https kommen. Fragen Sie den Gastgeber dieses Servers nach einer solchen Adresse. Auf dem Rechner des Servers geht auch http://localhost.
push-install = Auf iPhone und iPad legen Sie Gonfalon zuerst auf den Home-Bildschirm: Teilen, dann Zum Home-Bildschirm. Öffnen Sie es danach von dort.
push-missing = Diesem Browser kann man nichts melden, solange Gonfalon geschlossen ist.
push-unavailable = Dieser Server schickt geschlossenen Browsern keine Nachrichten.
push-denied = Ihr Browser verbietet Mitteilungen für diese Seite. In seinen Einstellungen können Sie sie erlauben.
push-failed = Der Browser hat seinen Push-Dienst nicht erreicht. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
push-test = Eine Probenachricht schicken
push-test-sent = Sie ist unterwegs.
push-test-failed = Der Push-Dienst hat sie nicht angenommen. Versuchen Sie es später noch einmal.

push-offer = Sie haben eine Partie, die Tage dauert. Soll dieser Browser melden, wenn Sie am Zug sind, auch wenn Gonfalon geschlossen ist?
push-offer-yes = Ja, bitte melden
push-offer-no = Nein, danke

news-time = Ihre Zeit wird knapp
news-time-help = { $variant }: Sie haben noch ein Zehntel Ihrer Zeit.
news-seated = Jemand hat Platz genommen
news-seated-help = { $variant } kann beginnen.
news-over = Die Partie ist zu Ende
news-over-help = { $variant } ist beendet.
news-test = Das ist eine Probe
news-test-help = Gonfalon kann Ihnen melden, wenn Sie am Zug sind.

keeping-week = Dieser Browser löscht nach sieben Tagen ohne Besuch, was eine Seite sich merkt. Ihre Plätze wären verloren. Machen Sie vorher einen Code, oder legen Sie Gonfalon auf den Home-Bildschirm.

error-push-endpoint = Dieser Server kennt den Push-Dienst Ihres Browsers nicht.
error-push-off = Dieser Server schickt geschlossenen Browsern keine Nachrichten.
error-push-too-many = Dieser Server benachrichtigt schon so viele Browser, wie er kann. Versuchen Sie es später noch einmal.
error-push-unknown = Dieser Server hat Ihren Browser vergessen. Schalten Sie das Melden aus und wieder ein.
