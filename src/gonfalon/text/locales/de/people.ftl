# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Link zu Ihrem Platz
seat-link-title = Dieser Link öffnet keinen Platz
seat-link-broken = Dem Link fehlt das Ende. Kopieren Sie ihn noch einmal ganz.
player-computer = { $name }, Computer
player-guest = ein Gast
games-opponent-person = gegen { $name }
games-with-named = mit { $names }
error-person = Der Server hat das nicht angenommen.
error-person-key = Dieser Browser hat keinen Schlüssel zu einem Namen.
error-person-unknown = Niemand auf diesem Server hat diesen Namen oder Schlüssel.
error-person-code = Dieser Code ist unbekannt oder wurde schon benutzt.
error-person-name-taken = Diesen Namen hat schon jemand. Wählen Sie einen anderen.
error-person-name-length = Ein Name hat 2 bis 24 Zeichen.
error-person-name-letters = Ein Name hat Buchstaben eines Alphabets. Ziffern, Leerzeichen, Punkte, Bindestriche und Apostrophe dürfen dazwischen stehen.
error-person-name-reserved = Dieser Name ist den Computern oder dem Server vorbehalten.
error-person-name-refused = Der Gastgeber dieses Servers erlaubt diesen Namen nicht.
error-request-too-often = Das war zu oft. Warten Sie eine Minute und versuchen Sie es noch einmal.
error-passkey = Dieser Passkey wurde nicht angenommen.
error-passkey-known = Dieser Passkey ist schon bekannt.
error-passkey-late = Das hat zu lange gedauert. Versuchen Sie es noch einmal.
error-passkey-not-here = An dieser Adresse gibt es keine Passkeys. Sie brauchen https und einen Namen.
error-passkey-refused = Dieser Passkey passt nicht zu diesem Server.
error-passkey-too-many = Das sind genug Passkeys. Entfernen Sie zuerst einen.
error-passkey-unknown = Dieser Server kennt diesen Passkey nicht mehr.
