# The studio of set-ups, and the notes on a set-up.
studio-play = Play with this
studio-box = Game
studio-side = Side
studio-board = Your own rows
studio-unnamed = Without a name
studio-keep-example = Club evening/Left wing
studio-keep-help = A slash puts it into a folder. Set-ups stay in this browser; a device code takes them to another device.
studio-keys = Keys: arrows choose a square, a rank places a piece, X on two squares swaps them, M mirrors, H shows the weak spots, Ctrl+Z and Ctrl+Y undo and redo.
studio-tools = The whole set-up
studio-heat = Weak spots
studio-random = Random…
studio-style-closed = Closed
studio-style-scouts = Scouts in front
studio-style-bluff = Bluff
studio-style-wild = Wild
studio-drawn = Drawn at random: { $style }
studio-swap-with = { $square }: press X on the other square.
studio-in-and-out = Copy, save, open
studio-copy = Copy as text
studio-weak = Where it is weak
studio-weak-none = No weak spot was found.
studio-weak-later = Place all pieces to see it.
studio-weak-help = Notes are advice, not rules. A square is tinted where a note names it. It is darker where the other side often won its first fight when the computer played this set-up.
studio-own = Your own games with it
studio-own-tally = Won { $won } · drawn { $drawn } · lost { $lost }
studio-own-none = No finished game yet.
studio-own-private = Only this browser knows it.
studio-shelf = Set-ups of this army
studio-own-empty = Set-ups that you keep appear here.
studio-folder = Folder: { $name }
studio-ideas = Good ideas
studio-games = { $count ->
        [one] { $count } game of your own
       *[other] { $count } games of your own
    }
studio-move = Put { $name } into a folder
studio-folder-name = Name of the folder
studio-folder-none = no folder
studio-folder-move = Put it there
studio-measured-help = The computer plays both sides: yours with this set-up, the other with set-ups such as people make. Every set-up is tested in the same games, up to 200, while this page is open. 50 % would be even.
studio-compare = Compare with…
studio-compare-few = Both need { $count } games first.
studio-compare-games = Of the same { $games } games { $better } went better and { $worse } went worse.
studio-compare-better = This set-up does better.
studio-compare-worse = The other one does better.
studio-compare-open = No difference can be told yet.
deploy-redone = The change is made again.
deploy-chosen = The set-up that you chose is on the board.
setup-note-flag_forward = The flag stands in the front half: an enemy who breaks through needs { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to it.
setup-note-flag_doors = The flag has { $doors } open doors: whoever wins at { $squares } takes it next.
setup-note-flag_lanes = { $runners ->
        [one] An enemy piece that moves far
       *[other] { $runners } enemy pieces that move far
    } can attack your flag or its guard on { $squares } within { $moves ->
        [one] one move
       *[other] { $moves } moves
    }: close that lane with a stronger piece.
setup-note-few_diggers = Pieces behind the front row that can clear a bomb or a fortress: { $kept }. Late in the game one of them must open the way to the enemy’s flag.
setup-note-front_walls = Pieces in the front row that never move: { $count }. They stand in the way of your own army.
setup-note-no_runner_ahead = No piece that moves far stands in the front half: early on none can test the enemy from a distance.
setup-note-no_runner_behind = All pieces that move far stand in front: none is left for the last run.
setup-note-spy_alone = The piece that can take the strongest enemy stands { $steps } steps from your own two strongest: it avenges neither.
setup-note-giants_together = Your two strongest pieces stand on one wing ({ $squares }): the other wing must do without them.
