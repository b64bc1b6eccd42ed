# Stratego Fortress, in German. Arguments as in en/fortress.ftl.

## Pieces, cards, squares

fortress-piece = { $piece ->
    [king] König
    [knight] Ritter
    [wizard] Zauberer
    [dwarf] Zwerg
   *[other] { $piece }
 }
fortress-card = { $card ->
    [flag] Fahne
    [cup] Giftbecher
    [king] König
    [duke] Herzog
    [soldier] Soldat
    [princess] Prinzessin
    [passage] Geheimgang
    [pitfall] Fallgrube
   *[other] { $card }
 }
value-king = König
value-knight = Ritter
value-wizard = Zauberer
value-dwarf = Zwerg

## Options and what seats bring

start-group-building = Bauen
option-first-lot = durch Zufall
option-idle_limit = Leerschritte
option-idle_limit-help = Nach so vielen Schritten hintereinander, die nichts Neues finden, ist der Zug zu Ende.
option-sacrifice_only_if_trapped = Opfern nur in der Falle
option-sacrifice_only_if_trapped-help = Aus: Eine Figur darf im eigenen Zug jederzeit aufgegeben werden.
option-unreachable = Eine unerreichbare Fahne
option-unreachable-help = Ob eine solche Festung abgelehnt wird oder auf eigene Gefahr gebaut werden darf.
option-unreachable-refused = wird abgelehnt
option-unreachable-loses = verliert, wenn sie angezweifelt wird
option-entrance_cards = Karten auf dem Eingang
option-entrance_cards-help = Auf E5 darf jede Karte außer der Fahne liegen.
bring-fortress = Festung

## On the table

field-first = Wer beginnt
field-built = Gebaut
field-fortresses = Festung
field-pieces = Figur darin
field-squares = Sie steht auf
field-unused = Unbenutzte Figuren
field-out = Figuren außer Spiel
field-skips = Auszusetzende Züge
field-idle = Leerschritte
field-visited = Betretene Felder
field-visitors = Wer dort stand
field-walls = Gefundene Mauern
field-open_edges = Offene Kanten
field-ladders = Gefundene Leitern
field-stood = Felder, deren Leitern bekannt sind
field-cards = Gefundene Karten
field-beaten = Geschlagene Karten
field-passages = Geheimgänge
field-bridges = Brücke
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

kind-build = Bauen Sie Ihre Festung
kind-enter = Wählen Sie eine Figur
kind-explore = Erkunden
prompt-fortress_build = Bauen Sie Ihre Festung: 20 Mauern, 3 Leitern und alle Karten. Die Fahne muss erreichbar sein.
prompt-fortress_enter = Zug { $turn }: Welche Figur betritt die Festung?
prompt-fortress_explore = Zug { $turn }: { fortress-piece } steht auf { $square }. Wohin?
part-piece = Figur
part-piece-king = König (7)
part-piece-knight = Ritter (5)
part-piece-wizard = Zauberer (3)
part-piece-dwarf = Zwerg (2)
part-turns_to_skip = Auszusetzende Züge
part-turns_to_skip-0 = ohne auszusetzen
part-turns_to_skip-1 = einmal aussetzen
part-turns_to_skip-2 = zweimal aussetzen
part-way = Wie
part-way-step = ein Schritt
part-way-climb = über die Leiter
part-way-passage = durch den Geheimgang
part-way-bridge = über die Brücke
part-swap = Tauschen
part-swap-king = Gegen den König tauschen
part-swap-knight = Gegen den Ritter tauschen
part-swap-wizard = Gegen den Zauberer tauschen
part-swap-dwarf = Gegen den Zwerg tauschen
part-sacrifice = Opfern
part-sacrifice-king = Opfern, danach der König
part-sacrifice-knight = Opfern, danach der Ritter
part-sacrifice-wizard = Opfern, danach der Zauberer
part-sacrifice-dwarf = Opfern, danach der Zwerg
part-choice-challenge = Anzweifeln: Diese Fahne ist nicht zu erreichen

## Events

event-starts = { $seat } beginnt.
event-built = { $seat }: Die Festung steht.
event-turn = { $seat }: Sie sind am Zug.
event-entered = { $seat }: { fortress-piece } tritt bei { $square } ein.
event-moved = { $seat }: { fortress-piece } zieht von { $source } nach { $target }.
event-wall = { $seat }: Mauer zwischen { $source } und { $target }.
event-blocked = { $seat }: Die Leiter nach { $square } ist nicht zu benutzen. Oben: { fortress-card }.
event-fell = { $seat }: { fortress-card } auf { $source }. { fortress-piece } fällt nach { $target }.
event-won = { $seat }: { fortress-piece } ({ $strength }) schlägt { fortress-card } ({ $card_strength }) auf { $square }.
event-lost = { $seat }: { fortress-card } ({ $card_strength }) auf { $square } schlägt { fortress-piece } ({ $strength }).
event-passage = { $seat }: Ein Geheimgang verbindet { $square } und { $other }.
event-ladder = { $seat }: { $way ->
    [up] Leiter nach oben
   *[other] Leiter nach unten
 } auf { $square }.
event-bridge = { $seat }: Eine Brücke führt von { $square } nach { $other }.
event-returned = { $seat }: { fortress-piece } geht zurück nach { $square }.
event-exchanged = { $seat }: { fortress-piece } wird ausgetauscht.
event-sacrificed = { $seat }: { fortress-piece } wird geopfert.
event-skips = { $seat }: auszusetzende Züge: { $turns }.
event-cancelled = { $seat } muss nicht mehr aussetzen.
event-turn_over = { $seat }: { $why ->
    [wall] Der Zug endet an der Mauer.
    [beaten] Der Zug endet mit einem verlorenen Kampf.
    [swap] Der Zug endet mit einem Tausch.
    [sacrifice] Der Zug endet mit einem Opfer.
   *[other] Der Zug endet: zu viele Schritte ohne etwas Neues.
 }
event-skipped = { $seat } setzt aus. Noch auszusetzen: { $left }.
event-flag = { $seat }: Die Fahne ist gefunden, auf { $square }!
event-challenged = { $seat } sagt: Die Fahne ist nicht zu erreichen.

## What is refused, and how it ends

reason-not_understood = Das ist kein Zug dieses Spiels.
reason-unknown_square = Dieses Feld gibt es nicht.
reason-wrong_start = Die Figur steht anderswo.
reason-blocked_ladder = Diese Leiter führt zu einer Fallgrube und ist nicht zu benutzen.
reason-no_way = Kein bekannter Weg führt von hier dorthin.
reason-not_at_entrance = Getauscht wird auf E5.
reason-same_piece = Diese Figur ist schon in der Festung.
reason-not_trapped = Geopfert werden darf nur eine Figur, von der man weiß, dass sie gefangen ist.
fault-wrong_start = Die Figur steht auf { $where }.
fault-unknown_word = Das ist kein Teil einer Festung: { $where }
fault-unknown_square = Kein solches Feld: { $where }
fault-no_edge = Das ist keine Kante zwischen zwei benachbarten Feldern: { $where }
fault-wall_twice = Zwei Mauern an einer Stelle: { $where }
fault-walls_missing = Noch zu setzende Mauern: { $where }
fault-walls_extra = Überzählige Mauern: { $where }
fault-no_ladder_place = Kein Stockwerk darüber: { $where }
fault-ladder_twice = Zwei Leitern an einer Stelle: { $where }
fault-ladders_missing = Noch zu setzende Leitern: { $where }
fault-ladders_extra = Überzählige Leitern: { $where }
fault-card_missing = Noch zu legende Karten: { $where }
fault-card_extra = Überzählige Karten: { $where }
fault-cards_on_square = Mehr als eine Karte auf { $where }
fault-card_on_entrance = Auf E5 darf keine Karte liegen: { $where }
fault-flag_on_entrance = Die Fahne darf nicht auf E5 liegen.
fault-bridge_missing = Die Brücke fehlt.
fault-bridge_extra = Eine Brücke zu viel: { $where }
fault-no_bridge_place = Eine Brücke verbindet ein Feld der einen Festung, nicht E5, mit einem der anderen: { $where }
fault-flag_unreachable = Die Fahne ist nicht zu erreichen. Abgeschnitten: { $where }
fault-in_the_way = Es würde genügen, eines davon wegzunehmen: { $where }
end-flag_found = Die Fahne wurde gefunden.
end-flag_unreachable = Die Fahne war nicht zu erreichen: Wer sie versteckt hat, verliert.
end-flag_reachable = Die Fahne war zu erreichen: zu Unrecht angezweifelt.

## Hints

fortress-hint-unit = Die Zahl sagt, wie viele Züge mehr ein Weg braucht als der beste. Sie ist ein Mittel über Festungen, die zu Ihren Notizen passen.
fortress-hint-best = am besten
fortress-hint-even = etwa so gut
fortress-hint-behind = So brauchen Sie { $turns } Züge mehr als auf dem besten Weg, auf { $doubt } genau.
