# News for a browser that is closed: the switch, the offer, what notifications say.

push-switch = Me prévenir même quand Gonfalon est fermé
push-help = Le service push de votre navigateur apporte un message scellé. Il ne peut pas le lire et n’apprend rien de la partie.
push-insecure = Il faut pour cela une page venue par https. Demandez une telle adresse à l’hôte de ce serveur. Sur l’ordinateur du serveur, http://localhost convient aussi.
push-install = Sur iPhone et iPad, ajoutez d’abord Gonfalon à l’écran d’accueil : Partager, puis Sur l’écran d’accueil. Ouvrez-le ensuite de là.
push-missing = On ne peut rien annoncer à ce navigateur tant que Gonfalon est fermé.
push-unavailable = Ce serveur n’envoie pas de messages aux navigateurs fermés.
push-denied = Votre navigateur refuse les notifications pour ce site. Vous pouvez les autoriser dans ses réglages.
push-failed = Le navigateur n’a pas atteint son service push. Vérifiez la connexion, puis réessayez.
push-test = M’envoyer un essai
push-test-sent = Il est en route.
push-test-failed = Le service push ne l’a pas pris. Réessayez plus tard.

push-offer = Vous avez une partie qui dure des jours. Ce navigateur doit-il vous prévenir quand c’est à vous, même si Gonfalon est fermé ?
push-offer-yes = Oui, prévenez-moi
push-offer-no = Non, merci

news-time = Votre temps s’épuise
news-time-help = { $variant } : il vous reste un dixième de votre temps.
news-seated = Quelqu’un a pris place
news-seated-help = { $variant } peut commencer.
news-over = La partie est finie
news-over-help = { $variant } : la partie est finie.
news-test = Ceci est un essai
news-test-help = Gonfalon peut vous prévenir quand c’est à vous.

keeping-week = Ce navigateur efface ce qu’une page garde après sept jours sans visite. Vos places seraient perdues. Créez d’abord un code, ou ajoutez Gonfalon à l’écran d’accueil.

error-push-endpoint = Ce serveur ne connaît pas le service push de votre navigateur.
error-push-off = Ce serveur n’envoie pas de messages aux navigateurs fermés.
error-push-too-many = Ce serveur prévient déjà autant de navigateurs qu’il peut. Réessayez plus tard.
error-push-unknown = Ce serveur a oublié votre navigateur. Désactivez puis réactivez le réglage.
