## Whose turn, who is here

player-hunter = Hunter
player-hunter-help = Hides its high pieces and hunts down whatever it is sure to beat.
player-miser = Miser
player-miser-help = Waits, counts what is left and strikes back.
player-prober = Prober
player-prober-help = Gives up scouts and small pieces to learn what stands where.
player-rule_based = Rules of thumb
player-rule_based-help = Moves by simple rules and never looks ahead. We measure the others against it.

## The variants

variant-battle = Battle
variant-battle-line = The full game, and nothing is certain.
variant-duel = Duel
variant-duel-line = A handful of pieces, a wide board. Short and sharp.
variant-classic = Classic
variant-classic-line = As in the classic box, with three tournament rules to switch on.
variant-classic39 = Classic 39
variant-classic39-line = The classic game with the 39 pieces that its printed list names.
variant-barrage = Barrage
variant-barrage-line = A raid across a lot of open ground.
variant-ultimate = Ultimate
variant-ultimate-line = Half the army, all the tricks.

## The first page, the form before a game, the list of games

pieces-a-side = { $count ->
    [one] { $count } piece a side
   *[other] { $count } pieces a side
 }
stratego-how-1 = Place your army behind its banners. Nobody else sees who stands where.
stratego-how-2 = One piece, one square a turn. Where two meet, both show their rank; the higher stays.
stratego-how-3 = Somewhere behind bombs and bluff stands the flag. Whoever finds it wins.
shelf-stratego = Stratego
stratego-idea-1 = You see their banners, not their ranks.
stratego-idea-2 = Pieces meet: both turn over, the weaker falls.
stratego-idea-3 = Find their flag before they find yours.
stratego-games-status-setup-yours = Set up your army
stratego-games-status-screen = { $seat ->
    [1] Red to move
   *[2] Blue to move
 }
stratego-games-over-screen = { $seat ->
    [1] Red won
   *[2] Blue won
 }
stratego-games-side = { $seat ->
    [1] you play red
   *[2] you play blue
 }

## The game and its rulesets

game-stratego = Stratego
game-middle_earth = Stratego in Middle-earth
shelf-middle_earth = Middle-earth
variant-me-classic = Middle-earth: Classic
variant-me-classic-line = Two unlike armies, the plain rules.
variant-me-powers = Middle-earth: Special Powers
variant-me-powers-line = Eagles, longbows, an axe and a rage.
variant-me-ring = Middle-earth: Destroy the Ring
variant-me-ring-line = Frodo on his way to Mount Doom.

## What other games say of red and blue, of bombs and of water, in the words of this one. Same arguments as there

me-games-status-screen = { $seat ->
    [1] Good to move
   *[2] Evil to move
 }
me-games-over-screen = { $seat ->
    [1] Good won
   *[2] Evil won
 }
me-games-side = { $seat ->
    [1] you play Good
   *[2] you play Evil
 }

## Seats

stratego-seat-name = { $seat ->
    [1] Red
   *[2] Blue
 }
me-seat-name = { $seat ->
    [1] Good
   *[2] Evil
 }
studio-title = Studio of set-ups
