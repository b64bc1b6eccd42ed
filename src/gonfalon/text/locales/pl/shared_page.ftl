# Strona zakończonej partii i pytanie, czy inni mogą ją zobaczyć.

shared-title-won = Wygrana: { $winner }. Przegrana: { $loser }
shared-title-turned = { $winner }: przełom i wygrana
shared-title-led = { $winner }: ani chwili straty
shared-title-behind = { $winner }: wygrana mimo straty
shared-title-drawn = Nikt się nie przedarł
shared-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
  }
shared-rated = rankingowa
shared-won-against = wygrana z:
shared-fortune = Przebieg partii
shared-fortune-help = nad środkiem: prowadzi { $who }
shared-moments = Momenty
shared-move = Ruch { $move }
shared-move-of = Ruch { $move } z { $total }
shared-moment-swing = Największa zmiana: { $before } → { $after }.
shared-moment-turn = Punkt zwrotny: { $before } → { $after }.
shared-moment-end = Na końcu: { $after }.
shared-ahead = { $count } do przodu
shared-behind = { $count } do tyłu
shared-level = równo
shared-play-on = Graj dalej od ruchu { $move }
shared-copy = Kopiuj link
shared-save = Zapisz jako
shared-save-gif = Ruchomy obraz (GIF)
shared-save-webp = Ruchomy obraz w pełnych kolorach (WebP)
shared-save-txt = Ruchy jako tekst
shared-covered = { $count ->
    [one] { $who } nie odsłania tego, czego nikt nie widział. Dlatego stąd nie można grać dalej.
    [few] { $who } nie odsłaniają tego, czego nikt nie widział. Dlatego stąd nie można grać dalej.
   *[other] { $who } nie odsłaniają tego, czego nikt nie widział. Dlatego stąd nie można grać dalej.
  }
shared-gone-title = Tej partii już nie ma
shared-gone-help = Link jest niepełny albo ten serwer nie ma już tej partii.
shared-closed-title = Ta partia nie jest pokazywana
shared-closed-help = Gracze nikomu jej nie pokazują. Jeśli to twoja partia, otwórz ją w tej samej przeglądarce, w której była grana.
share-title = Pokaż tę partię
share-back = Nie pokazuj więcej
share-page = Jej strona
share-cover = Nie odsłaniaj tego, czego nie pokazano
share-shown = Pokazana innym
