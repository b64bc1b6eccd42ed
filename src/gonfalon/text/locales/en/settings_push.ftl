# News for a browser that is closed: the switch, the offer, what notifications say.

push-switch = Tell me even when Gonfalon is closed
push-help = The push service of your browser brings a sealed message. It cannot read it, and it learns nothing about the game.
push-insecure = This needs a page that came over https. Ask the host of this server for such an address. On the server’s own computer, http://localhost works as well.
push-install = On an iPhone or iPad, add Gonfalon to the home screen first: tap Share, then Add to Home Screen. Then open it from there.
push-missing = This browser cannot be told anything while Gonfalon is closed.
push-unavailable = This server sends no messages to closed browsers.
push-denied = Your browser has said no for this site. You can allow it in the browser’s settings for the site.
push-failed = The browser could not reach its push service. Check the connection, then try again.
push-test = Send me a test
push-test-sent = It is on its way.
push-test-failed = The push service did not take it. Try again later.

push-offer = You have a game that takes days. Shall this browser tell you when it is your turn, even while Gonfalon is closed?
push-offer-yes = Yes, tell me
push-offer-no = No, thank you

news-time = Your time is running out
news-time-help = { $variant }: a tenth of your time is left.
news-seated = Somebody has sat down
news-seated-help = { $variant } can begin.
news-over = The game is over
news-over-help = { $variant } has ended.
news-test = This is a test
news-test-help = Gonfalon can tell you when it is your turn.

keeping-week = This browser deletes what a page keeps after seven days without a visit. Your seats would be lost. Make a code first, or add Gonfalon to the home screen.

error-push-endpoint = This server does not know the push service of your browser.
error-push-off = This server sends no messages to closed browsers.
error-push-too-many = This server tells as many browsers as it can. Try again later.
error-push-unknown = This server has forgotten your browser. Turn the switch off and on again.
