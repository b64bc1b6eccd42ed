## Sides

side-good = Die Guten
side-evil = Die Bösen

## Pieces

piece-gandalf = Gandalf
piece-aragorn = Aragorn
piece-legolas = Legolas
piece-gimli = Gimli
piece-theoden = König Théoden
piece-faramir = Faramir
piece-eomer = Éomer
piece-boromir = Boromir
piece-arwen = Arwen
piece-treebeard = Baumbart
piece-haldir = Haldir
piece-elf = Elb
piece-frodo = Frodo
piece-sam = Sam
piece-merry = Merry
piece-pippin = Pippin
piece-soldier = Soldat Gondors
piece-rider = Reiter von Rohan
piece-eowyn = Éowyn
piece-witch_king = Hexenkönig
piece-saruman = Saruman
piece-nazgul = Nazgûl
piece-gothmog = Gothmog
piece-lurtz = Lurtz
piece-sharku = Sharku
piece-uruk_hai = Uruk-hai
piece-berserker = Berserker
piece-haradrim = Haradrim
piece-orc = Ork
piece-warg_rider = Wargreiter
piece-wormtongue = Schlangenzunge
piece-fortress = Festung

## Powers, and what each does, in one line

power-fly = Fliegen
power-fly-help = Springt in gerader Linie über alles, was im Weg steht, auf das erste freie Feld dahinter. Greift nicht an.
power-seek = Feind aufspüren
power-seek-help = Nennt einen Feind bis zu zwei Felder weit: Er wird gezeigt und, wenn er schwächer ist, geschlagen.
power-seek-only-help = Nennt einen Feind bis zu zwei Felder weit: Er wird gezeigt. Geschlagen wird nichts.
power-bow = Langbogen
power-bow-help = Schießt ein oder zwei Felder weit gerade oder schräg, über alles hinweg: Das Ziel wird gezeigt und, wenn es schwächer ist, geschlagen. Festungen und Berserker bleiben.
power-axe = Zwergenaxt
power-axe-help = Ein Schritt, dann ein bis drei Feinde ringsum. Schwächere fallen; gegen einen Gleichen, einen Stärkeren oder eine Festung fällt Gimli.
power-steed = Schnelles Ross
power-steed-help = Zwei Felder, auch um die Ecke; der zweite Schritt darf angreifen.
power-repeat = Angriff wiederholen
power-repeat-help = Nach einem gewonnenen Angriff darf die Figur den nächsten Feind daneben angreifen oder aufhören.
power-rage = Zorn
power-rage-help = Ein Schritt, dann trifft er alle ringsum: Gleiche, Schwächere und Festungen fallen, und der Berserker auch.
power-stop = Aufhören

## The Ring

ring-open = Frodo trägt den Ring.
ring-destroyed = Der Ring ist zerstört.
ring-taken = Die Bösen haben den Ring, ihre Ränge sind um eins höher.
rank-raised = durch den Ring erhöht
mount-doom = Schicksalsberg
panel-powers = Kräfte
legend-frodo = Frodo, der Ringträger
legend-frodo-help = Die Ränge 5, 6, 7 und 9, Festungen und Kräfte können ihm nichts anhaben, und Rang 4 fällt gegen ihn. Nur der Hexenkönig und die Nazgûl schlagen ihn.
legend-doom-help = Frodo betritt ihn einmal, von einem der zwei bezeichneten Felder. Dann ist der Ring zerstört: Die Bösen verlieren jede Figur von Rang 4 bis 8 und jede Festung.
legend-taken = Fällt Frodo vorher
legend-taken-help = Jede Figur der Bösen steigt um einen Rang, außer Festungen, Schlangenzunge und Fahne.
forbidden-zone = Verbotene Zone
combat-neither = Niemand fällt: Frodo ist unsichtbar

## Acts refused

reason-no_power = Diese Figur hat diese Kraft hier nicht.
reason-power_step = Dorthin führt die Kraft nicht.
reason-power_target = Das sind keine Ziele für diese Kraft.
reason-repeat_only = Greifen Sie mit dieser Figur noch einmal an, oder hören Sie auf.
reason-nothing_to_stop = Es gibt keinen Angriff zu beenden.

## Options

option-seek_captures = Aufspüren schlägt
option-seek_captures-help = An: Ein schwächeres Ziel wird geschlagen, wie im Regelheft. Aus: Es wird nur gezeigt. Mit Schlagen ist Aufspüren in allem besser als der Langbogen.
option-seek_range = Reichweite des Aufspürens
option-seek_range-help = Welche Felder bis zwei weit genannt werden können.
option-seek_range-around = alle 24 ringsum
option-seek_range-lines = 16 in Linien
option-seek_range-cross = 12: ringsum, und zwei geradeaus
option-bow_range = Reichweite des Langbogens
option-bow_range-help = Auf welche Felder bis zwei weit geschossen werden kann.
option-bow_range-lines = 16 in Linien
option-bow_range-cross = 12: ringsum, und zwei geradeaus
option-axe_may_stay = Axt ohne Schritt
option-axe_may_stay-help = Auch von dort, wo die Figur steht, ohne Schritt.
option-axe_stops = Axt endet, wenn Gimli fällt
option-axe_stops-help = Die Ziele werden in der genannten Reihenfolge getroffen; was nach seinem Fall kommt, überlebt.
option-steed_may_return = Ross darf umkehren
option-steed_may_return-help = Der zweite Schritt darf zum Anfang zurückführen.
option-rage_may_stay = Zorn ohne Schritt
option-rage_may_stay-help = Auch von dort, wo die Figur steht, ohne Schritt.
option-rage_alone = Zorn ohne Ziel
option-rage_alone-help = Erlaubt, auch wenn kein Feind ringsum steht.
option-mount_doom = Schicksalsberg
option-mount_doom-help = Welches Feld der beiden Zonen es ist. Wo er auf dem gedruckten Spielbrett liegt, weiß niemand sicher.
option-mount_doom-c5 = c5
option-mount_doom-d5 = d5
option-mount_doom-c6 = c6
option-mount_doom-d6 = d6
option-mount_doom-g5 = g5
option-mount_doom-h5 = h5
option-mount_doom-g6 = g6
option-mount_doom-h6 = h6
option-mount_doom_safe = Frodo ist auf dem Schicksalsberg sicher
option-mount_doom_safe-help = Dort darf keine Kraft auf ihn zielen. Aus: Kräfte schon, Züge nie.
option-haradrim_falls = Haradrim fallen gegen Frodo
option-haradrim_falls-help = Gleicher Rang, doch er kann nicht geschlagen werden. Aus: Niemand fällt.
option-invisible_after_quest = Frodo bleibt unsichtbar
option-invisible_after_quest-help = Auch nach der Zerstörung des Rings. Aus: Von da an ist er eine gewöhnliche 4.

## Powers at the table. $piece a piece in its plain form, $targets a list of targets, $rank the rank of the user

powers-of = Kräfte: { $piece }
power-pick-step = Wählen Sie den Schritt: eines der hellen Felder.
power-pick-target = Wählen Sie ein Ziel: eines der hellen Felder.
power-pick-more = Oder wählen Sie noch ein Ziel.
power-picked = Gewählt: { $squares }
power-back = Zurück
power-confirm = { $power }: ausführen
power-hit = { $square }: { $piece } geschlagen
power-seen = { $square }: { $piece } gezeigt, bleibt
power-falls = { $piece } fällt auch
power-last = Letzte Kraft
power-aim = die unbekannte Figur auf { $square }
power-aim-known = { $piece } auf { $square }
preview-fly = { $piece } fliegt nach { $square }.
preview-seek = { $piece } nennt { $targets }: Alle sehen, was es ist; unter Rang { $rank } wird es geschlagen.
preview-seek-only = { $piece } nennt { $targets }: Alle sehen, was es ist.
preview-bow = { $piece } schießt auf { $targets }: Alle sehen, was es ist; unter Rang { $rank } wird es geschlagen, wenn ein Pfeil ihm etwas anhaben kann.
preview-axe = { $piece } geht nach { $square } und schlägt auf { $targets }. Unter Rang { $rank } fällt das Ziel; gegen ein gleiches, ein stärkeres oder eine Festung fällt { $piece }.
preview-axe-stay = { $piece } schlägt von seinem Feld auf { $targets }. Unter Rang { $rank } fällt das Ziel; gegen ein gleiches, ein stärkeres oder eine Festung fällt { $piece }.
preview-steed = { $piece } reitet über { $via } nach { $square }.
preview-steed-attack = { $piece } reitet über { $via } und greift an: { $targets }.
preview-rage = { $piece } geht nach { $square } und trifft jeden Feind auf den acht Feldern ringsum. Bis Rang { $rank } fallen sie, Festungen auch, und zuletzt { $piece } selbst.
preview-rage-stay = { $piece } trifft jeden Feind auf den acht Feldern ringsum. Bis Rang { $rank } fallen sie, Festungen auch, und zuletzt { $piece } selbst.
preview-other = { $piece }: { $power } { $square } { $targets }
preview-known = Danach wissen alle, wer das ist: { $piece }.
preview-frodo = Frodo würde nur gezeigt.
preview-too-strong = Das Ziel ist zu stark und bleibt.
repeat-owed = { $piece } auf { $square } hat gewonnen: noch einmal angreifen oder aufhören.
repeat-theirs = Die andere Seite darf noch einmal angreifen.
turn-repeat = Noch einmal angreifen oder aufhören
log-quest = { $count ->
    [one] Der Ring ist zerstört: Eine Figur der Bösen fällt.
   *[other] Der Ring ist zerstört: { $count } Figuren der Bösen fallen.
}
log-ring-taken = Frodo ist gefallen. Die Bösen haben den Ring, ihre Ränge steigen um eins.
fate-quest = { $count ->
    [one] Eine Figur der Bösen fällt
   *[other] { $count } Figuren der Bösen fallen
  }: alle von Rang 4 bis 8 und die Festungen. Auf zur Fahne!
fate-ring_taken = Frodo ist gefallen. Goldene Zahlen zeigen die erhöhten Ränge.
log-stop = hört auf
log-neither = niemand fällt
square-picked = für die Kraft gewählt
square-has-powers = hat Kräfte
square-entry = { $square }, leer, ein Zugang zum Schicksalsberg
log-announce-stop = { $side ->
    [red] Die Guten hören auf.
   *[blue] Die Bösen hören auf.
 }

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-side-red = Die Guten
me-side-blue = Die Bösen
me-square-lake = { $square }, Verbotene Zone
me-square-other = { $square }, { $side ->
    [red] Die Guten
   *[blue] Die Bösen
 }: { $piece }
me-square-unknown = { $square }, { $side ->
    [red] Die Guten
   *[blue] Die Bösen
 }: unbekannte Figur
me-turn-side = { $side ->
    [red] Die Guten sind am Zug
   *[blue] Die Bösen sind am Zug
 }
me-reason-immobile = Diese Figur zieht nie. Festungen und Fahnen bleiben, wo sie aufgestellt wurden.
me-reason-blocked = Etwas steht im Weg. Keine Figur zieht über eine andere oder über eine Verbotene Zone.
me-reason-obstacle = Niemand zieht in eine Verbotene Zone.
me-combat-announce = Kampf auf { $square }. Angreifer, { $side ->
    [red] Die Guten
   *[blue] Die Bösen
 }: { $attacker }. Verteidiger: { $defender }. { $result ->
    [attacker] Der Angreifer gewinnt.
    [defender] Der Verteidiger hält stand.
    [neither] Niemand fällt.
   *[both] Beide fallen.
 }
me-log-ready = { $side ->
    [red] Die Guten sind bereit.
   *[blue] Die Bösen sind bereit.
 }
me-log-announce-move = { $side ->
    [red] Die Guten
   *[blue] Die Bösen
 }: { $source } nach { $target }.
me-log-announce-move-shown = { $side ->
    [red] Die Guten
   *[blue] Die Bösen
 }: { $source } nach { $target }, { $piece }.
me-log-announce-rescue = { $side ->
    [red] Die Guten bringen eine Figur auf { $square } zurück.
   *[blue] Die Bösen bringen eine Figur auf { $square } zurück.
 }
me-panel-captured-red = Verluste der Guten
me-panel-captured-blue = Verluste der Bösen
me-annotation-still = Festung oder Fahne
me-curtain-title = { $side ->
    [red] Jetzt kommen die Guten
   *[blue] Jetzt kommen die Bösen
 }
me-curtain-look = { $side ->
    [red] Ich spiele die Guten: Brett zeigen
   *[blue] Ich spiele die Bösen: Brett zeigen
 }
me-curtain-quiet-move = { $side ->
    [red] Die Guten zogen von { $source } nach { $target }.
   *[blue] Die Bösen zogen von { $source } nach { $target }.
 }
me-curtain-deploy = { $side ->
    [red] Die Guten stellen jetzt auf. Die Bösen sehen weg.
   *[blue] Die Bösen stellen jetzt auf. Die Guten sehen weg.
 }
me-end-side-wins = { $winner ->
    [red] Die Guten gewinnen
   *[blue] Die Bösen gewinnen
 }
me-end-flag_captured = { $who ->
    [winner] Sie haben die gegnerische Fahne erobert.
    [loser] Ihre Fahne wurde erobert.
   *[watcher] { $winner ->
        [red] Die Guten haben die Fahne der Bösen erobert.
       *[blue] Die Bösen haben die Fahne der Guten erobert.
    }
 }
me-end-no_legal_move = { $who ->
    [winner] Der Gegner kann nicht mehr ziehen.
    [loser] Sie können nicht mehr ziehen.
   *[watcher] { $winner ->
        [red] Die Bösen können nicht mehr ziehen.
       *[blue] Die Guten können nicht mehr ziehen.
    }
 }
me-end-no_mobile_piece = { $who ->
    [winner] Dem Gegner ist keine Figur geblieben, die ziehen kann.
    [loser] Ihnen ist keine Figur geblieben, die ziehen kann.
   *[watcher] { $winner ->
        [red] Den Bösen ist keine Figur geblieben, die ziehen kann.
       *[blue] Den Guten ist keine Figur geblieben, die ziehen kann.
    }
 }
me-end-resigned = { $who ->
    [winner] Die andere Seite hat aufgegeben.
    [loser] Sie haben aufgegeben.
   *[watcher] { $winner ->
        [red] Die Bösen haben aufgegeben.
       *[blue] Die Guten haben aufgegeben.
    }
 }
me-end-abandoned = { $who ->
    [winner] Die andere Seite blieb weg, und Sie haben den Sieg beansprucht.
    [loser] Sie blieben zu lange weg, und die andere Seite hat den Sieg beansprucht.
   *[watcher] { $winner ->
        [red] Die Bösen blieben weg, und die Guten haben den Sieg beansprucht.
       *[blue] Die Guten blieben weg, und die Bösen haben den Sieg beansprucht.
    }
 }
me-replay-view-red = Die Guten
me-replay-view-blue = Die Bösen
me-start-seat = Ihr Heer
me-start-first-red = Die Guten ziehen zuerst.
me-start-first-blue = Die Bösen ziehen zuerst.
me-option-first-red = Die Guten
me-option-first-blue = Die Bösen
me-belief-side = { $side ->
    [red] Was die Guten wissen konnten
   *[blue] Was die Bösen wissen konnten
 }
me-belief-no-side = Wählen Sie die Guten oder die Bösen, um zu sehen, was diese Seite wissen und vermuten konnte.
me-option-silent_scout = Wenn ein Reiter angreift
me-option-silent_scout-help = Auch bei stiller Verteidigung muss sich der Verteidiger einem Reiter zeigen.
me-option-rescue-help = Erreichen Sie die hinterste Reihe des Gegners, so holen Sie eine verlorene Figur zurück, höchstens zweimal je Partie. Reiter können das nicht; Festungen bleiben verloren.
me-option-two_square_exact-help = Zählt nur, wenn die Figur auf genau denselben zwei Feldern beginnt und hält; ein Reiter kann sich dem entziehen.
me-option-old_scout = Alte Reiter
me-option-old_scout-help = Wie in alten Ausgaben: Wer als Reiter weit zieht, kann im selben Zug nicht angreifen.

## The page for players

me-end-timeout = { $who ->
    [winner] Die Zeit der anderen Seite ist abgelaufen.
    [loser] Ihre Zeit ist abgelaufen.
   *[watcher] { $winner ->
        [red] Die Zeit der Bösen ist abgelaufen.
       *[blue] Die Zeit der Guten ist abgelaufen.
    }
 }
