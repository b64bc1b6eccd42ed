# Stratego in Middle-earth: the page for players.

guide-me-armies-title = Good and Evil
guide-me-armies =
    Forty pieces on each side, and no two armies alike. Evil begins.
    Set up in secret, then move and fight as in Stratego: one piece, one square; where two meet both show their rank and the higher stays; equal ranks both fall. Take the enemy’s flag.
guide-me-pieces-title = All pieces
guide-me-pieces = A piece without a note goes one square a turn and beats every lower rank.
guide-me-roles-title = Who can do what
guide-me-roles =
    Fortresses are the bombs: they destroy whoever attacks, but soldiers and orcs (3) take them.
    Riders (2) go any distance in a straight line. Éowyn and Wormtongue (S) are the weakest, yet take the enemy’s 10 if they attack first.
guide-me-strikes-title = Powers that strike
guide-me-strikes = In the second and third game a piece may use its power in place of its move. The piece is shown before anything happens, and so is every target.
guide-me-marches-title = Powers that march
guide-me-marches = The board shows where a power can go, and nothing is final before you confirm it.
guide-me-ring-title = The Ring
guide-me-ring =
    In the third game Frodo carries the Ring. If he walks onto Mount Doom it is destroyed, and Evil’s pieces of rank 4 to 8 and its fortresses are gone.
    Only the Witch-king and the Nazgûl can take him; if they do before that, Evil’s ranks grow by one.
guide-me-boxes-title = The three games
guide-me-boxes = Begin with the first; each of the others adds something.
