## Meeting: rematches, quick pairs, challenges

rematch-offered = { $who } offers a rematch
rematch-offered-go = Play again
