## Meeting: rematches, quick pairs, challenges

rematch-offered = { $who } offers a rematch
rematch-offered-go = Play again
quick-title = Play at once, with whoever comes. Everybody may watch, a little late.
quick-title-rated = Play at once, with whoever comes. Rated if both have a name. Everybody may watch, a little late.
error-challenge-not-taken = This person takes no challenges from you.
error-challenge-needs-name = A challenge is between people with names. Take a name first.
error-challenge-gone = This challenge is over.
error-challenge-too-many = Too many challenges wait for an answer. Take one back or wait.
challenge-title = Challenges
challenge-from = { $who } challenges you
challenge-side = you play { $side }
challenge-left = { $time } left
challenge-accept = Accept
challenge-aside = Put this away for now
challenge-decline = Decline
planned-challenge = { $variant } against { $who }.
