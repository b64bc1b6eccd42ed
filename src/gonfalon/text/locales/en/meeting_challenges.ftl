# Challenges at a table and on the form: fetched after the first page.

## Meeting: rematches, quick pairs, challenges

challenge-wait-title = You challenge { $who }
challenge-wait-help = The other person sees the challenge on every page. You may look at other pages meanwhile.
challenge-waited = You have waited { $time }.
challenge-good-for = It stays open for { $time }.
challenge-over-declined = { $who } declines
challenge-over-expired = { $who } has not answered
challenge-over-withdrawn = The challenge is over
challenge-over-help = The game has not begun.
challenge-again = Ask again
challenge-player = Challenge
challenge-block = No challenges from this person
challenge-blocked = You take no challenges from { $who }.
challenge-unblock = Take them again
challenge-friend = Name of your friend
challenge-friend-help = Leave it empty to get a link that you send.
challenge-friend-nameless = To challenge a friend by name, take a name of your own first.
challenge-rules = Who may challenge you?
challenge-rules-everybody = Everybody
challenge-rules-played = People I played
challenge-rules-nobody = Nobody
replay-times = Times
replay-spent = This move
