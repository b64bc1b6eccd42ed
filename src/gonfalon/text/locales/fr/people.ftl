# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Lien vers votre place
seat-link-title = Ce lien n’ouvre aucune place
seat-link-broken = La fin du lien manque. Copiez-le encore une fois, en entier.
player-computer = { $name }, ordinateur
player-guest = un invité
games-opponent-person = contre { $name }
games-with-named = avec { $names }
error-person = Le serveur n’a pas accepté cela.
error-person-key = Ce navigateur n’a la clé d’aucun nom.
error-person-unknown = Personne sur ce serveur n’a ce nom ou cette clé.
error-person-code = Ce code est inconnu ou a déjà servi.
error-person-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
error-person-name-length = Un nom a de 2 à 24 caractères.
error-person-name-letters = Un nom a des lettres d’un seul alphabet. Chiffres, espaces, points, traits d’union et apostrophes peuvent s’y glisser.
error-person-name-reserved = Ce nom est réservé aux ordinateurs ou au serveur.
error-person-name-refused = L’hôte de ce serveur n’autorise pas ce nom.
error-request-too-often = C’était trop souvent. Attendez une minute, puis réessayez.
error-passkey = Cette clé d’accès n’a pas été acceptée.
error-passkey-known = Cette clé d’accès est déjà connue.
error-passkey-late = C’était trop long. Réessayez.
error-passkey-not-here = Il n’y a pas de clés d’accès à cette adresse. Il leur faut https et un nom.
error-passkey-refused = Cette clé d’accès ne va pas avec ce serveur.
error-passkey-too-many = Cela fait assez de clés d’accès. Retirez-en une d’abord.
error-passkey-unknown = Ce serveur ne connaît plus cette clé d’accès.
