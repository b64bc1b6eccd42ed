# The guided first round of the card game.

fellowship-lesson-title = The first round of Mirkwood
reason-lesson = The lesson goes another way here: do what the frame above says.
fellowship-lesson-keep = These six cards are your hand. Some allies are cheap, so you can play early: keep it.
fellowship-lesson-ally = Each of your heroes has earned 1 resource. Press the Guard of the Citadel in your hand: he costs 2.
fellowship-lesson-pay = Heroes of the card’s sphere pay for it. It does not matter here who does: pay.
fellowship-lesson-scout = One resource is left. Play the Snowbourn Scout for it.
fellowship-lesson-response = A card with a ring may answer what has just happened. The Scout puts 1 progress on a location as he comes into play: use him.
fellowship-lesson-commit = The quest needs more willpower than there is threat: 3 now, and one card is still to come. Choose Aragorn, Glóin and the Guard (2 + 2 + 1), then send them. Whoever goes is exhausted.
fellowship-lesson-travel = Hummerhorns came: 5 willpower against 4 threat made 1 progress. Travel to the Old Forest Road, and its threat counts no longer.
fellowship-lesson-ready = The Road lets one character ready as you arrive: use it.
fellowship-lesson-who = Choose Aragorn: so he can fight as well.
fellowship-lesson-engage = Enemies whose number is no higher than your threat come by themselves: the Spider (25) will. Leave the Hummerhorns (40) alone, they wound a hero by 5 when they come.
fellowship-lesson-defend = The Spider strikes for 3, and the card face down on it may add something. Heroes have to last: choose the Snowbourn Scout to defend.
fellowship-lesson-attack = Now it is your turn to strike. The Spider has 4 hit points and 1 defence: choose it.
fellowship-lesson-attackers = Aragorn (3) and Théodred (2) make 5; less 1 defence that is 4, and it falls. Choose both and strike.
fellowship-lesson-window = Here you could act. Nothing helps now: go on.
fellowship-lesson-done = The round is over: everybody is ready again, and your threat rose by 1. That was the whole round. Play on here as you like, or leave the lesson.
