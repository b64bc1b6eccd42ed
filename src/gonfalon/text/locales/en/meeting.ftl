## Meeting: rematches, quick pairs, challenges

rematch-offered = { $who } offers a rematch
rematch-offered-go = Play again
quick-title = Play at once, with whoever comes
quick-title-rated = Play at once, with whoever comes. Rated if both have a name.
