# Names of people, crests, codes that carry keys, and the page of a player.

seat-link = Link do twojego miejsca
seat-link-title = Ten link nie otwiera miejsca
seat-link-broken = Linkowi brakuje końca. Skopiuj go jeszcze raz w całości.
player-computer = { $name }, komputer
player-guest = gość
games-opponent-person = przeciwnik: { $name }
games-with-named = z udziałem: { $names }
error-person = Serwer tego nie przyjął.
error-person-key = Ta przeglądarka nie ma klucza do żadnej nazwy.
error-person-unknown = Nikt na tym serwerze nie ma takiej nazwy ani klucza.
error-person-code = Ten kod jest nieznany albo był już użyty.
error-person-name-taken = Ktoś ma już tę nazwę. Wybierz inną.
error-person-name-length = Nazwa ma od 2 do 24 znaków.
error-person-name-letters = Nazwa ma litery jednego alfabetu. Między nimi mogą stać cyfry, odstępy, kropki, łączniki i apostrofy.
error-person-name-reserved = Ta nazwa jest zastrzeżona dla komputerów albo serwera.
error-person-name-refused = Gospodarz tego serwera nie dopuszcza tej nazwy.
error-request-too-often = Za często. Odczekaj minutę i spróbuj ponownie.
error-passkey = Ten klucz dostępu nie został przyjęty.
error-passkey-known = Ten klucz dostępu jest już znany.
error-passkey-late = To trwało za długo. Spróbuj ponownie.
error-passkey-not-here = Pod tym adresem nie ma kluczy dostępu. Potrzebują https i nazwy.
error-passkey-refused = Ten klucz dostępu nie pasuje do tego serwera.
error-passkey-too-many = Kluczy dostępu jest już dość. Najpierw usuń jeden.
error-passkey-unknown = Ten serwer nie zna już tego klucza dostępu.
