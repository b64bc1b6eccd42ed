# The page of a finished game, and the question whether others may see it.
#
# Arguments: $winner, $loser, $who are names; $count, $move, $total are numbers; $before, $after are "12 behind", "3 ahead", "level".

shared-title-won = { $winner } won against { $loser }
shared-title-turned = { $winner } turned the game around
shared-title-led = { $winner } was never behind
shared-title-behind = { $winner } won while behind
shared-title-drawn = Neither side broke through
shared-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
shared-rated = rated
shared-won-against = won against
shared-fortune = How the game went
shared-fortune-help = above the middle: { $who } leads
shared-moments = Moments
shared-move = Move { $move }
shared-move-of = Move { $move } of { $total }
shared-moment-swing = The largest change: from { $before } to { $after }.
shared-moment-turn = The turning point: from { $before } to { $after }.
shared-moment-end = At the end: { $after }.
shared-ahead = { $count } ahead
shared-behind = { $count } behind
shared-level = even
shared-play-on = Play on from move { $move }
shared-copy = Copy link
shared-save = Save as
shared-save-gif = A moving picture (GIF)
shared-save-webp = A moving picture in all its colours (WebP)
shared-save-txt = The moves as text
shared-covered = { $count ->
    [one] { $who } keeps covered what nobody has seen. So nobody can play on from here.
   *[other] { $who } keep covered what nobody has seen. So nobody can play on from here.
  }
shared-gone-title = This game is no longer kept
shared-gone-help = The link is not complete, or this server has no such game any more.
shared-closed-title = This game is not shown
shared-closed-help = Those who played it show it to nobody. If you sat there, open it with the browser you played in.
share-title = Show this game
share-back = Show it no more
share-page = Its page
share-cover = Keep covered what I never showed
share-shown = Shown to others
