# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Link to your seat
seat-link-title = This link opens no seat
seat-link-broken = The link has lost its end. Copy it once more, as a whole.
player-computer = { $name }, computer
player-guest = a guest
games-opponent-person = against { $name }
games-with-named = with { $names }
error-person = The server did not accept this.
error-person-key = This browser has no key to a name.
error-person-unknown = Nobody on this server has this name or key.
error-person-code = This code is not known or has been used.
error-person-name-taken = Somebody has this name. Choose another.
error-person-name-length = A name has 2 to 24 characters.
error-person-name-letters = A name has letters of one alphabet. Digits, spaces, full stops, hyphens and apostrophes may stand between them.
error-person-name-reserved = This name is kept for the computers or for the server.
error-person-name-refused = The host of this server does not allow this name.
error-request-too-often = That was too often. Wait a minute, then try again.
error-passkey = This passkey was not accepted.
error-passkey-known = This passkey is known already.
error-passkey-late = That took too long. Try again.
error-passkey-not-here = There are no passkeys at this address. They need https and a name.
error-passkey-refused = This passkey does not fit this server.
error-passkey-too-many = These are enough passkeys. Remove one first.
error-passkey-unknown = This server does not know this passkey any more.
