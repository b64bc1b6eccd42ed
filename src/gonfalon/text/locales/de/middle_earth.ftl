# Stratego in Mittelerde. Wie en/middle_earth.ftl.

## The game and its rulesets

game-middle_earth = Stratego in Mittelerde
variant-me-classic = Mittelerde: Klassisch
variant-me-classic-line = Zwei ungleiche Heere, die einfachen Regeln.
variant-me-powers = Mittelerde: Besondere Kräfte
variant-me-powers-line = Adler, Langbögen, eine Axt und ein Zorn.
variant-me-ring = Mittelerde: Zerstöre den Ring
variant-me-ring-line = Frodo auf dem Weg zum Schicksalsberg.

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
piece-witch_king = der Hexenkönig
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
power-fly-help = Springt in gerader Linie über alles neben sich bis auf das erste freie Feld dahinter. Greift nicht an.
power-seek = Feind aufspüren
power-seek-help = Nennt einen Feind bis zu zwei Felder weit: er wird gezeigt und, wenn er schwächer ist, geschlagen.
power-bow = Langbogen
power-bow-help = Schießt ein oder zwei Felder gerade oder schräg: das Ziel wird gezeigt und, wenn es schwächer ist, geschlagen.
power-axe = Zwergenaxt
power-axe-help = Ein Schritt, dann ein bis drei Feinde ringsum. Schwächere fallen; ein gleicher, ein stärkerer oder eine Festung kostet Gimli.
power-steed = Schnelles Ross
power-steed-help = Zwei Felder, auch um die Ecke; der zweite Schritt darf angreifen.
power-repeat = Angriff wiederholen
power-repeat-help = Nach einem gewonnenen Angriff darf es den nächsten Feind daneben angreifen oder aufhören.
power-rage = Zorn
power-rage-help = Ein Schritt, dann trifft er alle ringsum: gleiche, schwächere und Festungen fallen, und der Berserker auch.
power-stop = Aufhören

## The Ring

ring-open = Frodo trägt den Ring.
ring-destroyed = Der Ring ist zerstört.
ring-taken = Das Böse hat den Ring: seine Ränge sind um eins höher.
mount-doom = Schicksalsberg
forbidden-zone = Verbotene Zone
combat-neither = Niemand fällt: Frodo ist unsichtbar

## Acts refused

reason-no_power = Diese Figur hat diese Kraft hier nicht.
reason-power_step = Dorthin führt die Kraft nicht.
reason-power_target = Das sind keine Ziele für diese Kraft.
reason-repeat_only = Greife mit dieser Figur noch einmal an, oder höre auf.
reason-nothing_to_stop = Es gibt keinen Angriff, der aufhören könnte.

## Options

option-seek_captures = Aufspüren schlägt
option-seek_captures-help = An wie im Regelheft; aus deckt es nur auf. Mit Schlagen ist Aufspüren in allem der bessere Langbogen.
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
option-mount_doom-help = Welches Feld der beiden Zonen es ist. Der gedruckte Plan ist nicht sicher bekannt.
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
option-haradrim_falls-help = Gleicher Rang, doch er kann nicht geschlagen werden. Aus: niemand fällt.
option-invisible_after_quest = Frodo bleibt unsichtbar
option-invisible_after_quest-help = Auch nach der Zerstörung des Rings. Aus: von da an ist er eine gewöhnliche 4.
