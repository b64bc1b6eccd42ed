# An offered seat at its table and on the form: fetched after the first page.

## Open seats: tables that everybody on the server may join

seats-wait-title = Your seat is offered
seats-wait-help = Everybody on this server sees it. Whoever sits down first plays with you. You may look at other pages meanwhile; a horn sounds when somebody comes.
seats-bar-show = Show the offer
seats-closed-title = This seat is offered no more
seats-closed-help = Nobody was at the table for a while, so it left the list.
seats-closed-again = Offer a seat again

## On the form before a game

start-opponent-anybody = Anybody
start-opponent-anybody-help = Your seat is shown to everybody on this server. Whoever sits down first plays.
start-anybody-fills = If nobody comes within { $seconds } seconds, a computer sits down: { $level }.
start-listed = Offer these seats to everybody
start-listed-help = The seats for the first who come stand in the list of open seats of this server.
