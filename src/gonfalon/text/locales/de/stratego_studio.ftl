# The studio of set-ups, and the notes on a set-up.
studio-play = Damit spielen
studio-box = Spiel
studio-side = Seite
studio-board = Ihre eigenen Reihen
studio-unnamed = Ohne Namen
studio-keep-example = Vereinsabend/Linker Flügel
studio-keep-help = Ein Schrägstrich legt sie in einen Ordner. Aufstellungen bleiben in diesem Browser; ein Gerätecode bringt sie auf ein anderes Gerät.
studio-keys = Tasten: Pfeile wählen ein Feld, ein Rang setzt eine Figur, X auf zwei Feldern vertauscht sie, M spiegelt, H zeigt die Schwachstellen, Strg+Z und Strg+Y gehen zurück und vor.
studio-tools = Die ganze Aufstellung
studio-heat = Schwachstellen
studio-random = Zufall …
studio-style-closed = Geschlossen
studio-style-scouts = Aufklärer vorn
studio-style-bluff = Täuschung
studio-style-wild = Wild durcheinander
studio-drawn = Zufällig aufgestellt: { $style }
studio-swap-with = { $square }: Drücken Sie X auf dem anderen Feld.
studio-in-and-out = Kopieren, speichern, öffnen
studio-copy = Als Text kopieren
studio-weak = Wo sie schwach ist
studio-weak-none = Es wurde keine Schwachstelle gefunden.
studio-weak-later = Setzen Sie alle Figuren, um es zu sehen.
studio-weak-help = Hinweise sind Rat, keine Regel. Ein Feld ist getönt, wo ein Hinweis es nennt. Dunkler ist es, wo die andere Seite oft ihren ersten Kampf gewann, als der Computer diese Aufstellung spielte.
studio-own = Ihre eigenen Partien damit
studio-own-tally = Gewonnen { $won } · remis { $drawn } · verloren { $lost }
studio-own-none = Noch keine beendete Partie.
studio-own-private = Nur dieser Browser weiß davon.
studio-shelf = Aufstellungen dieses Heeres
studio-own-empty = Hier stehen Aufstellungen, die Sie behalten.
studio-folder = Ordner: { $name }
studio-ideas = Gute Ideen
studio-games = { $count ->
        [one] { $count } eigene Partie
       *[other] { $count } eigene Partien
    }
studio-move = { $name } in einen Ordner legen
studio-folder-name = Name des Ordners
studio-folder-none = kein Ordner
studio-folder-move = Dorthin legen
studio-measured-help = Der Computer spielt beide Seiten: Ihre mit dieser Aufstellung, die andere mit Aufstellungen, wie Menschen sie machen. Jede Aufstellung wird in denselben Partien geprüft, bis zu 200, solange diese Seite offen ist. Ausgeglichen wären 50 %.
studio-compare = Vergleichen mit …
studio-compare-few = Beide brauchen zuerst { $count } Partien.
studio-compare-games = Von denselben { $games } Partien gingen { $better } besser und { $worse } schlechter aus.
studio-compare-better = Diese Aufstellung ist besser.
studio-compare-worse = Die andere ist besser.
studio-compare-open = Noch ist kein Unterschied zu erkennen.
deploy-redone = Die Änderung ist wieder da.
deploy-chosen = Die Aufstellung, die Sie gewählt haben, steht auf dem Brett.
setup-note-flag_forward = Die Fahne steht in der vorderen Hälfte: Wer durchbricht, braucht { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } zu ihr.
setup-note-flag_doors = Die Fahne hat { $doors } offene Türen: Wer auf { $squares } siegt, nimmt sie als Nächstes.
setup-note-flag_lanes = { $runners ->
        [one] Eine gegnerische Figur, die weit zieht, kann
       *[other] { $runners } gegnerische Figuren, die weit ziehen, können
    } Ihre Fahne oder deren Wache auf { $squares } in { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } angreifen: Schließen Sie diese Bahn mit einer stärkeren Figur.
setup-note-few_diggers = Figuren hinter der ersten Reihe, die eine Bombe oder Festung räumen können: { $kept }. Spät in der Partie muss eine davon den Weg zur gegnerischen Fahne öffnen.
setup-note-front_walls = Figuren in der ersten Reihe, die nie ziehen: { $count }. Sie stehen Ihrem eigenen Heer im Weg.
setup-note-no_runner_ahead = In der vorderen Hälfte steht keine Figur, die weit zieht: Anfangs kann niemand den Gegner aus der Ferne prüfen.
setup-note-no_runner_behind = Alle, die weit ziehen, stehen vorn: Für den letzten Lauf bleibt keiner.
setup-note-spy_alone = Die Figur, die den stärksten Gegner schlagen kann, steht { $steps } Schritte von Ihren beiden stärksten: Sie rächt keine davon.
setup-note-giants_together = Ihre beiden stärksten Figuren stehen auf einem Flügel ({ $squares }): Der andere muss ohne sie auskommen.
