# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Link al tuo posto
seat-link-title = Questo link non apre alcun posto
seat-link-broken = Al link manca la fine. Copialo ancora una volta, per intero.
player-computer = { $name }, computer
player-guest = un ospite
games-opponent-person = contro { $name }
games-with-named = con { $names }
error-person = Il server non lo ha accettato.
error-person-key = Questo browser non ha la chiave di alcun nome.
error-person-unknown = Nessuno su questo server ha questo nome o questa chiave.
error-person-code = Questo codice non è noto o è già stato usato.
error-person-name-taken = Qualcuno ha già questo nome. Scegline un altro.
error-person-name-length = Un nome ha da 2 a 24 caratteri.
error-person-name-letters = Un nome ha lettere di un solo alfabeto. Tra loro possono stare cifre, spazi, punti, trattini e apostrofi.
error-person-name-reserved = Questo nome è riservato ai computer o al server.
error-person-name-refused = Chi gestisce questo server non ammette questo nome.
error-request-too-often = Troppe volte. Aspetta un minuto e riprova.
error-passkey = Questa passkey non è stata accettata.
error-passkey-known = Questa passkey è già nota.
error-passkey-late = Ci è voluto troppo tempo. Riprova.
error-passkey-not-here = A questo indirizzo non ci sono passkey. Servono https e un nome.
error-passkey-refused = Questa passkey non va con questo server.
error-passkey-too-many = Le passkey sono già abbastanza. Prima togline una.
error-passkey-unknown = Questo server non conosce più questa passkey.
