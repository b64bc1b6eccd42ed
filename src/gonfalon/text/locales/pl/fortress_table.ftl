# Stratego Fortress, in Polish. Arguments as in en/fortress.ftl.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] Król
    [knight] Rycerz
    [wizard] Czarodziej
    [dwarf] Krasnolud
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Flaga
    [cup] Zatruty kielich
    [king] Król
    [duke] Książę
    [soldier] Żołnierz
    [princess] Księżniczka
    [passage] Tajne przejście
    [pitfall] Zapadnia
   *[other] { $card }
 }
value-king = Król
value-knight = Rycerz
value-wizard = Czarodziej
value-dwarf = Krasnolud

## Options and what seats bring

start-group-building = Budowa
option-first-lot = losowo
option-idle_limit = Puste kroki
option-idle_limit-help = Tura kończy się po tylu krokach z rzędu, które nie odkrywają nic nowego.
option-sacrifice_only_if_trapped = Poświęcanie tylko w pułapce
option-sacrifice_only_if_trapped-help = Nie: figurę można oddać w każdej chwili swojej tury.
option-unreachable = Flaga nie do zdobycia
option-unreachable-help = Czy taka twierdza jest odrzucana, czy wolno ją zbudować na własne ryzyko.
option-unreachable-refused = jest odrzucana
option-unreachable-loses = przegrywa po zakwestionowaniu
option-entrance_cards = Karty na wejściu
option-entrance_cards-help = Na E5 może leżeć każda karta oprócz flagi.
bring-fortress = Twierdza

## On the table

field-first = Kto zaczyna
field-built = Zbudowana
field-fortresses = Twierdza
field-pieces = Figura w środku
field-squares = Stoi na
field-unused = Figury nieużyte
field-out = Figury poza grą
field-skips = Tury do stracenia
field-idle = Puste kroki
field-visited = Odwiedzone pola
field-visitors = Kto tam stał
field-walls = Znalezione mury
field-open_edges = Wolne krawędzie
field-ladders = Znalezione drabiny
field-stood = Pola o znanych drabinach
field-cards = Znalezione karty
field-beaten = Pokonane karty
field-passages = Tajne przejścia
field-bridges = Most
row-built = { $seat }
row-fortresses = { $seat }
row-pieces = { $seat }
row-squares = { $seat }
row-unused = { $seat }
row-out = { $seat }
row-skips = { $seat }
row-idle = { $seat }
row-visited = { $seat }
row-visitors = { $seat }
row-walls = { $seat }
row-open_edges = { $seat }
row-ladders = { $seat }
row-stood = { $seat }
row-cards = { $seat }
row-beaten = { $seat }
row-passages = { $seat }
row-bridges = { $seat }

## Decisions

kind-build = Zbuduj swoją twierdzę
kind-enter = Wybierz figurę
kind-explore = Odkrywaj
prompt-fortress_build = Zbuduj swoją twierdzę: 20 murów, 3 drabiny i wszystkie karty. Do flagi musi prowadzić droga.
prompt-fortress_enter = Tura { $turn }: która figura wchodzi?
prompt-fortress_explore = Tura { $turn }: { fortress-piece } stoi na { $square }. Dokąd?
part-piece = Figura
part-piece-king = Król (7)
part-piece-knight = Rycerz (5)
part-piece-wizard = Czarodziej (3)
part-piece-dwarf = Krasnolud (2)
part-turns_to_skip = Tury do stracenia
part-turns_to_skip-0 = bez straty tury
part-turns_to_skip-1 = strata jednej tury
part-turns_to_skip-2 = strata dwóch tur
part-way = Jak
part-way-step = krok
part-way-climb = po drabinie
part-way-passage = tajnym przejściem
part-way-bridge = przez most
part-swap = Zamień
part-swap-king = Zamień na Króla
part-swap-knight = Zamień na Rycerza
part-swap-wizard = Zamień na Czarodzieja
part-swap-dwarf = Zamień na Krasnoluda
part-sacrifice = Poświęć
part-sacrifice-king = Poświęć, potem Król
part-sacrifice-knight = Poświęć, potem Rycerz
part-sacrifice-wizard = Poświęć, potem Czarodziej
part-sacrifice-dwarf = Poświęć, potem Krasnolud
part-choice-challenge = Zakwestionuj: tej flagi nie da się zdobyć

## Events

event-starts = Pierwsza tura: { $seat }.
event-built = { $seat }: twierdza gotowa.
event-turn = { $seat }: twoja tura.
event-entered = { $seat }: { fortress-piece } wchodzi na { $square }.
event-moved = { $seat }: { fortress-piece } idzie z { $source } na { $target }.
event-wall = { $seat }: mur między { $source } a { $target }.
event-blocked = { $seat }: drabiny na { $square } nie można użyć. U góry: { fortress-card }.
event-fell = { $seat }: { fortress-card } na { $source }. { fortress-piece } spada na { $target }.
event-won = { $seat }: { fortress-piece } ({ $strength }) wygrywa: { fortress-card } ({ $card_strength }) na { $square }.
event-lost = { $seat }: { fortress-card } ({ $card_strength }) na { $square }. Przegrywa { fortress-piece } ({ $strength }).
event-passage = { $seat }: tajne przejście łączy { $square } i { $other }.
event-ladder = { $seat }: { $way ->
    [up] drabina w górę
   *[other] drabina w dół
 } na { $square }.
event-bridge = { $seat }: most prowadzi z { $square } na { $other }.
event-returned = { $seat }: { fortress-piece } wraca na { $square }.
event-exchanged = { $seat }: { fortress-piece } schodzi (zamiana).
event-sacrificed = { $seat }: { fortress-piece } schodzi (poświęcenie).
event-skips = { $seat }: tury do stracenia: { $turns }.
event-cancelled = { $seat }: nie ma już tur do stracenia.
event-turn_over = { $seat }: { $why ->
    [wall] tura kończy się na murze.
    [beaten] tura kończy się przegraną walką.
    [swap] tura kończy się zamianą.
    [sacrifice] tura kończy się poświęceniem.
   *[other] tura się kończy: za dużo kroków, a nic nowego.
 }
event-skipped = { $seat }: strata tury. Do stracenia zostało: { $left }.
event-flag = { $seat }: flaga znaleziona na { $square }!
event-challenged = { $seat }, zarzut: do flagi nie ma drogi.

## What is refused, and how it ends

reason-not_understood = W tej grze nie ma takiego działania.
reason-unknown_square = Nie ma takiego pola.
reason-wrong_start = Figura stoi gdzie indziej.
reason-blocked_ladder = Ta drabina prowadzi do zapadni, nie można jej użyć.
reason-no_way = Nie prowadzi tam stąd żadna znana droga.
reason-not_at_entrance = Figury zamienia się na E5.
reason-same_piece = Ta figura jest już w środku.
reason-not_trapped = Poświęcić można tylko figurę, o której wiadomo, że jest w pułapce.
fault-wrong_start = Figura stoi na { $where }.
fault-unknown_word = To nie jest część twierdzy: { $where }
fault-unknown_square = Nie ma takiego pola: { $where }
fault-no_edge = To nie jest krawędź między sąsiednimi polami: { $where }
fault-wall_twice = Dwa mury w jednym miejscu: { $where }
fault-walls_missing = Mury do ustawienia: { $where }
fault-walls_extra = Za dużo murów: { $where }
fault-no_ladder_place = Nie ma piętra powyżej: { $where }
fault-ladder_twice = Dwie drabiny w jednym miejscu: { $where }
fault-ladders_missing = Drabiny do ustawienia: { $where }
fault-ladders_extra = Za dużo drabin: { $where }
fault-card_missing = Karty do położenia: { $where }
fault-card_extra = Za dużo kart: { $where }
fault-cards_on_square = Więcej niż jedna karta na { $where }
fault-card_on_entrance = Na E5 nie może leżeć karta: { $where }
fault-flag_on_entrance = Flaga nie może leżeć na E5.
fault-bridge_missing = Brakuje mostu.
fault-bridge_extra = O jeden most za dużo: { $where }
fault-no_bridge_place = Most łączy pole jednej twierdzy, nie E5, z polem drugiej: { $where }
fault-flag_unreachable = Do flagi nie ma drogi. Odcięte: { $where }
fault-in_the_way = Wystarczyłoby usunąć jedno z tych: { $where }
end-flag_found = Flaga została znaleziona.
end-flag_unreachable = Do flagi nie było drogi: przegrywa strona, która ją ukryła.
end-flag_reachable = Do flagi była droga: zakwestionowano to niesłusznie.

## Hints

fortress-hint-unit = Liczba mówi, o ile tur droga jest dłuższa od najlepszej. To średnia z twierdz zgodnych z twoimi notatkami.
fortress-hint-best = najlepiej
fortress-hint-even = prawie tak samo
fortress-hint-behind = Ta droga jest dłuższa niż najlepsza. Różnica w turach: { $turns }, z dokładnością do { $doubt }.
