# The teaching games, in German. Arguments as in en/tiny.ftl.

preset-raid = Überfall
preset-raid-help = Kurz und scharf: Hinterhalte, zwölf Züge, und die Soldaten werden gezählt.

## Options and what seats bring

start-group-watch = Die Wache
start-group-combat = Kampf
option-darkness = Dunkelheit
option-darkness-help = Kommt zu jedem Ziel hinzu.
option-leader = Wer führt
option-leader-help = Wer führt, sagt nach einer Runde, wer die Hand tauschen darf.
option-leader-highest = höchste Karte
option-leader-in_turn = reihum
option-horn = Das Horn
option-horn-help = Einmal im Spiel darf die Wache einer Aufgabe ausweichen und eine andere aufdecken.
option-ambush = Hinterhalt
option-ambush-help = Eine angreifende 1 schlägt eine 2.
option-survivor = Wer einen Kampf übersteht
option-survivor-help = Ob die andere Seite weiterhin weiß, welche Figur es ist.
option-survivor-open = bleibt bekannt
option-survivor-covered = wird wieder verdeckt
option-move_cap = Züge in einer Partie
option-move_cap-help = Nach so vielen Zügen wird die Partie abgebrochen; 0 heißt nie.
option-count_soldiers = Soldaten zählen
option-count_soldiers-help = Wird die Partie abgebrochen, gewinnt die Seite mit mehr Soldaten.
bring-keepsake = Andenken
bring-army = Heer
value-lamp = Lampe
value-bell = Glocke

## On the table

field-hands = Handkarten
field-table = Ausgespielt
field-task = Aufgabe
field-target = Ziel
field-passed = Bestandene Runden
field-horn = Horn noch da
field-deck_left = Karten im Deck
field-board = Brett
field-armies = Heere
field-moves_left = Züge übrig
row-hands = { $seat }
row-table = { $seat }
row-armies = { $seat }
row-board = { $row }
column-board = { $column ->
    [1] a
    [2] b
   *[other] c
 }
value-back = verdeckt
value-board-0K = ▲ K
value-board-01 = ▲ 1
value-board-02 = ▲ 2
value-board-0x = ▲ ?
value-board-1K = ▼ K
value-board-11 = ▼ 1
value-board-12 = ▼ 2
value-board-1x = ▼ ?

## Decisions

kind-deploy = Aufstellung
kind-move = Zug
kind-face = Der Aufgabe stellen?
kind-play = Karte ausspielen
kind-help = Wer tauscht die Hand?
kind-keep = Hand behalten?
prompt-watch_face = Die Aufgabe ist { $task }. Die Karten müssen zusammen { $target } ergeben. Stellen Sie sich ihr?
prompt-watch_play = Spielen Sie verdeckt eine Karte aus. Zusammen müssen sie { $target } ergeben; die Aufgabe ist { $task }.
prompt-watch_help = Sie führen. Wer darf die Karten tauschen?
prompt-watch_keep = Behalten Sie Ihre Karten, oder ziehen Sie neue?
prompt-outpost_deploy = Stellen Sie { $army } auf Reihe { $row } auf: Schreiben Sie „deploy“ und ein Zeichen für jedes Feld, von a bis c.
prompt-outpost_move = Zug { $turn }: Ziehen Sie einen Soldaten um ein Feld.
part-card = Karte
part-source = Von
part-target = Nach
part-choice = Wahl
part-choice-face = Ihr stellen
part-choice-avoid = Ins Horn blasen
part-choice-keep = Behalten
part-choice-swap = Neue ziehen
part-choice-rest = Niemand: Die Wache ruht, das nächste Ziel ist um 1 niedriger

## Events

event-dealt = { $seat }: gezogene Karten: { $count }
event-drawn = { $seat }: Es ist eine { $card }.
event-task = Die Aufgabe ist { $card }: Gebraucht werden { $target }.
event-faced = { $seat }: Die Wache stellt sich der Aufgabe.
event-avoided = { $seat }: Das Horn ertönt, der Aufgabe wird ausgewichen.
event-committed = { $seat }: Eine Karte liegt verdeckt.
event-shown = Die Karten { $cards } ergeben { $sum } von { $target }.
event-round_passed = Die Runde ist bestanden.
event-round_failed = Die Runde ist verloren.
event-rested = { $seat }: Die Wache ruht.
event-helped = { $seat }: Jetzt wählt { $helped_seat }.
event-kept = { $seat }: Die Hand bleibt.
event-swapped = { $seat }: Die Hand wird weggelegt.
event-deployed = { $seat }: aufgestellt.
event-stepped = { $seat }: { $source } nach { $target }.
event-fought = { $seat }: { $source } greift { $target } an, { $attacker } gegen { $defender }.

## What is refused, and how it ends

reason-not_offered = Das steht nicht zur Wahl.
fault-unknown_keepsake = Ein solches Andenken gibt es nicht: { $where }. Es gibt lamp und bell.
fault-unknown_piece = Keine Figur hat dieses Zeichen: { $where }
fault-extra_piece = Zu viele: { $where }
fault-missing_piece = Es fehlen: { $where }
fault-not_one_keep = Ein Heer hat genau eine Burg, K.
fault-not_two_soldiers = Ein Heer hat genau zwei Soldaten, 1 oder 2.
end-watch_held = Die Wache hat mindestens zwei Runden bestanden: Die Nacht ist vorbei.
end-watch_failed = Die Wache hat weniger als zwei Runden bestanden.
end-keep_taken = Die Burg ist gefallen.
end-no_move_left = Eine Seite hatte keinen Zug mehr.
end-move_cap = Die Partie hat ihren letzten Zug erreicht.
end-more_soldiers = Die Partie hat ihren letzten Zug erreicht, und eine Seite hatte mehr Soldaten.
