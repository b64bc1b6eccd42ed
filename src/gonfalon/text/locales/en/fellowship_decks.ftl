# The deck builder, proposals and the campaign of the card game.

decks-tabs = What is shown
decks-tab-cards = Cards
decks-tab-text = As text
decks-tab-deck = Deck ({ $count })
decks-name = Name of the deck
decks-new-name = Deck { $number }
decks-save = Save
decks-saved = Saved
decks-open = Open a deck…
decks-new = An empty deck
decks-mine = My decks
decks-starters = Starter decks
decks-starter-leadership = Starter deck: Leadership
decks-starter-tactics = Starter deck: Tactics
decks-starter-spirit = Starter deck: Spirit
decks-starter-lore = Starter deck: Lore
decks-share = Copy link
decks-shared = Link copied
decks-forget = Delete “{ $name }”
decks-forget-yes = Delete
decks-forget-no = Keep
decks-carry = Drag the card into the deck, or back out of it.
decks-search = Search names, traits, words…
decks-cards = Cards
decks-by-sphere = Spheres
decks-by-type = Types
decks-by-cost = Costs
decks-by-trait = Trait
decks-any-trait = Any trait
decks-cost = Cost { $cost }
decks-in-deck = In the deck
decks-order = Order
decks-order-sphere = By sphere, then cost
decks-order-cost = By cost
decks-order-type = By type
decks-order-name = By name
decks-shown =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
decks-all = Show all
decks-none-shown = No card fits all of these filters.
decks-copies-of = Copies of { $card }
decks-the-deck = The deck
decks-choose-hero = Choose a hero
decks-threat = starting threat
decks-size = cards besides heroes
decks-mean = average cost
decks-curve = Cards by cost
decks-traits = Traits of heroes and allies
decks-group-ally = Allies
decks-group-attachment = Attachments
decks-group-event = Events
decks-hand = A hand
decks-draw = Draw a hand
decks-play = Play with this deck
decks-scenario = Scenario
decks-checking = Being checked…
decks-away = The server does not answer: the rules cannot be checked now.
decks-fine = The deck keeps all rules.
decks-else-fine = Everything else is in order.
decks-fault-too_few_cards =
    { $left ->
        [one] 1 card to go
       *[other] { $left } cards to go
    } of at least { $least }.
decks-fault-hero_count =
    { $count ->
        [0] A deck needs one to three heroes.
       *[other] A deck has one to three heroes, not { $count }.
    }
decks-fault-unknown_card = Line { $line }: there is no card “{ $name }”.
decks-fault-other_printing = Line { $line }: this { $card } is from another set. Only the core set is played here. Without the note ({ $most }) it is the core card.
decks-fault-unclear_count = Line { $line }: how many copies are meant? “{ $name }”
decks-left-out = Left out, because it is no part of the deck:
left-out-title = Line { $line }, title: { $text }
left-out-packs = Line { $line }, list of packs: { $text }
left-out-sideboard = Line { $line }, in the sideboard: { $text }
left-out-scenario = Line { $line }, a card of the scenario: { $text }
left-out-total = Line { $line }, a sum: { $text }
left-out-note = Line { $line }, a note: { $text }
decks-fault-too_many_copies = Line { $line }: at most { $most } of { $card }.
decks-text = The deck as a list
decks-text-help = A line for each card: 3x and its name. Lists of RingsDB and files of OCTGN are read, too. What is left out is named.
decks-copy = Copy text
decks-copied = Copied
decks-tidy = Put in order
decks-to-file = Into a file
decks-from-file = From a file
decks-file-long = This file is too long for a deck.
decks-bring-any = A starter deck that nobody has
decks-bring-list = A list of my own…
decks-lone-hero = With one hero and one player, Escape from Dol Guldur is lost at once: that hero becomes the prisoner.
fellowship-start-brings-help = A starter deck such as { $example }, a deck of yours, or a list.
decks-tab-proposal = Proposal
decks-proposal-help = The computer proposes a legal deck of 50 cards. First comes a list that has won, where one fits; then decks made by its rules of thumb against the scenario.
decks-proposal-spheres = Of these spheres (none: any)
decks-proposal-go = Propose a deck
decks-proposal-another = Propose another
decks-proposal-name = Proposal { $number }: { $scenario }
decks-sound = Decks that have won
decks-sound-three-spheres = Three spheres
decks-sound-sword-and-axe = Sword and axe
decks-sound-will-and-wisdom = Will and wisdom
decks-idea-leadership = Collects resources and puts many allies into play: strong everywhere, and the one to learn with.
decks-idea-tactics = Kills what comes near, and is slow on the quest: good beside a second player.
decks-idea-spirit = Much willpower at a low threat, and cancels for bad surprises; it fights badly.
decks-idea-lore = Heals, draws cards and looks ahead: slow, but hard to wear down.
decks-idea-three-spheres = Éowyn quests, Théodred pays, Beravor draws: the best list of the three for long scenarios.
decks-idea-sword-and-axe = Aragorn quests and stands up again, Glóin turns wounds into resources, Gimli fells what engages them.
decks-idea-will-and-wisdom = Éowyn and Glorfindel bring much willpower, Denethor defends, and what is revealed can be cancelled.
decks-propose-here = Propose a deck that has a chance
decks-propose-hardly-won = Alone hardly any deck wins here: with the decks of the program the computer won { $won } of { $games } games.
decks-of-seat = { $seat } brings { $heroes }.
decks-hero-taken = { $count ->
    [one] { $heroes } sits at another seat already: no hero is at a table twice.
   *[other] { $heroes } sit at another seat already: no hero is at a table twice.
}
decks-proposal-one = The cards of one sphere make no deck of 50: choose a second one, or none.
decks-measure-title = How often does the computer win with it?
decks-measure-help = The computer plays { $games } games alone, by its rules of thumb, with the deck on the table. This takes a while and slows nothing down. A proposed deck is measured by itself.
decks-measure-go = Measure this deck
decks-measure-stop = Stop
decks-measure-waiting = Waits for other measurements…
decks-measure-gave-way = The server is measuring another deck. Press “Measure this deck” to wait in line.
decks-measure-before = Measured before the deck was last changed.
decks-measure-so-far = Won { $won } of { $done } games; that means { $low } to { $high } % (true 95 times in 100).
decks-measure-of = { $deck } against { $scenario }
error-measure-busy = Too many decks are being measured. Try again in a few minutes.
error-measure-unknown = This measurement is gone. Start it again.
campaign-intro = The three scenarios in order with the same decks. A lost one is begun again; the scores of the three wins are added, and less is better. Campaigns are kept in this browser, their games on the server.
campaign-new = A new campaign
campaign-name = Its name
campaign-name-of = Campaign { $number }
campaign-seat = Deck of seat { $seat }
campaign-start = Begin the campaign
campaign-sheet = Sheet of the campaign
campaign-games = Games
campaign-result = Result
campaign-score = Score ({ $rules })
campaign-total = Together
campaign-going = goes on
campaign-go-on = Go on with the game
campaign-play = Play: { $scenario }
campaign-done = All three scenarios are won.
campaign-lost = Nobody is left to go on: every hero has fallen or is out of the game. The campaign is lost.
campaign-anew = Begin again
campaign-kind = Between the scenarios
campaign-kind-usual = usual campaign
campaign-kind-hard = hard campaign
campaign-kind-help = In the hard campaign threat, wounds, fallen heroes and discard piles go with you into the next scenario. The rest is shuffled back into the decks.
campaign-carried = Carried into { $scenario }:
campaign-carried-threat = threat { $threat }
campaign-carried-wounds = wounds: { $heroes }
campaign-carried-fallen = fallen: { $heroes }
campaign-carried-discard = discarded cards: { $cards }
campaign-forget = Delete the campaign
campaign-own-deck = a deck of one’s own
campaign-hard = Hard:
campaign-search = The computer that tries 40 times before each answer won { $won } of { $games }.
campaign-computer = The computer (rules of thumb) won { $won } of { $games } games alone with this deck.
campaign-measure = { $seats ->
    [1] Measure this deck
   *[other] Measure these decks
}
campaign-measure-again = Measure again
campaign-measured = Measured in this browser on { $date }: the computer (rules of thumb) won { $won } of { $games } games { $seats ->
    [1] alone with this deck
   *[other] with these decks
}; that means { $low } to { $high } % (true 95 times in 100).
campaign-unmeasured = Not measured with { $seats ->
    [1] this deck
   *[other] these decks
} yet.
campaign-unknown = Not measured with these decks: not all of them are known yet.
campaign-people = On this server, people won { $won } of { $games } games with as many seats.
campaign-suiting-first = For a first game “{ $difficulty }” suits you: it is the gentlest.
campaign-suiting = After your last game here “{ $difficulty }” suits you. After a win it gets harder, after a loss gentler.
campaign-suiting-choose = Choose “{ $difficulty }”
campaign-suiting-deck = For a first game “{ $deck }” suits you. Playing like a newcomer, the computer won { $won } of { $games } games with it. With any other starter deck it won at most { $most }.
campaign-suiting-take = Take “{ $deck }”
campaign-player = Player
campaign-players = Players
campaign-won = Won
campaign-best = Best sum (less is better)
campaign-friend-deck = Your friend chooses this deck: each game makes a link, and whoever opens it brings one.
campaign-link = Copy link to this sheet
campaign-offered = A sheet by link: { $name }
campaign-offered-help = Kept here, it stands beside your own and reads the results of its finished games. Games are begun by whoever began the campaign.
campaign-offered-keep = Keep this sheet
