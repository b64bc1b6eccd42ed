# The Lord of the Rings card game: the page for players.

rules-page-card-game = The Lord of the Rings: The Card Game

guide-fellowship-goal-title = The goal
guide-fellowship-goal =
    One to four players travel together. You play against a scenario, never against each other: all win or all lose.
    A scenario is a row of quest stages. Complete the last one while at least one player is still in the game, and you have won.
    You lose when every player has been eliminated.
guide-fellowship-cards-title = The cards
guide-fellowship-cards =
    Heroes are in play from the start. They quest, attack, defend and pay. Allies do the same, but do not pay. Heroes and allies together are called characters.
    Attachments lie under another card and change it. When that card leaves play they go too. Events are used once and discarded.
    The encounter deck holds enemies, locations, treacheries and objectives. Whatever it brings waits in the staging area first.
    A unique card cannot come into play while one of the same title is in play, whoever has it.
    A discarded card always goes to its owner’s pile. Your own deck is never made anew from your discard pile.
guide-fellowship-kinds-title = The kinds of cards
guide-fellowship-kinds = What each kind does, and how many of it the core set holds.
guide-fellowship-heroes-title = The heroes
guide-fellowship-heroes = Numbers stand under their signs: willpower, attack, defence, hit points and what the hero adds to your threat.
guide-fellowship-setup-title = Before the first round
guide-fellowship-setup =
    Choose a scenario. Each player takes one to three heroes and a deck. No hero may stand on the table twice.
    Your threat level begins at the sum of your heroes’ threat costs.
    Draw six cards. You may shuffle all six back once and draw six others; these you keep.
    Then the first stage says what lies on the table at the start. Actions are not possible before the first round.
guide-fellowship-secret-title = What is secret
guide-fellowship-secret =
    Talk as much as you like, but do not name or show the cards in your hand, nor cards that you alone have seen.
    Everything on the table is open, and so are all discard piles and the lists of the decks. The order of decks and cards face down are secret.
    An option opens all hands.
guide-fellowship-round-title = The round
guide-fellowship-round =
    A round has seven phases: resources, planning, quest, travel, encounter, combat, refresh. The first player begins everywhere, then it goes clockwise.
    Between the steps there are windows in which everybody may use actions and play events. A window closes when all have passed in a row.
    Refresh: all exhausted cards are readied, everybody’s threat level rises by 1, and the next player becomes first player.
guide-fellowship-pay-title = Resources and planning
guide-fellowship-pay =
    In the first phase each hero gets one resource, and each player draws one card. An empty deck gives none.
    In the second phase each player in turn plays allies and attachments, as many as can be paid for.
    A card is paid from heroes of its own sphere. Several such heroes may pay together. Neutral cards are paid by any heroes.
    A card of cost 0 costs nothing, but you need a hero of its sphere. Abilities of cards in play may be paid by any hero.
    An attachment may go to another player’s character; then that player controls it.
guide-fellowship-quest-title = Quest
guide-fellowship-quest =
    First, each player in turn sends characters on the quest: all at once, and they exhaust. They stay on the quest until the end of the phase.
    Then one encounter card for each player is revealed, one after the other. “When revealed” effects take place. Enemies, locations and objectives stay in the staging area; treacheries are discarded.
    Then compare: the willpower of all on the quest against the threat of all cards in the staging area.
    More willpower: the difference is progress. More threat: everybody’s threat level rises by the difference. Equal: nothing happens.
    If the encounter deck runs out in this phase, its discard pile is shuffled and becomes the new deck. In other phases it is not.
guide-fellowship-stages-title = Progress and stages
guide-fellowship-stages =
    Progress goes to the active location first. When that has as many tokens as its quest points it is explored and discarded; the rest goes to the stage.
    As soon as a stage has its quest points the next one is turned up, even in the middle of a step. Progress left over is lost. Everything else stays as it is.
    Some stages cannot be left before a condition is met. Until then progress gathers.
guide-fellowship-travel-title = Travel
guide-fellowship-travel =
    If no location is active, you may travel to one in the staging area. The first player decides.
    Its threat no longer counts, but it stands between you and the stage.
    If it has a travel effect, that is the price. Whoever cannot pay it cannot go.
guide-fellowship-engage-title = Encounter
guide-fellowship-engage =
    First, each player may take one enemy from the staging area, whatever its engagement cost.
    Then come the checks, in turn and round after round: of the enemies whose engagement cost is not above your threat level, the one with the highest engages you. The checks end when a whole round engages nobody.
    An enemy stays with you until it is defeated or a card moves it.
guide-fellowship-defend-title = Enemies attack
guide-fellowship-defend =
    First each engaged enemy is dealt a shadow card, face down, from the encounter deck. If the deck is empty there is none.
    Then each enemy attacks its player once. You choose the order. One: choose the enemy. Two: exhaust one character as defender, or leave the attack undefended. Three: turn the shadow card; only its shadow effect counts. Four: the enemy’s attack less the defender’s defence is the damage.
    Undefended damage goes to one of your heroes, all of it and without defence. If the defender is gone before the damage, the attack is undefended.
    A card with as much damage as hit points is destroyed. Damage stays from round to round.
    Once an enemy has been chosen, only its end stops the attack.
guide-fellowship-attack-title = You attack
guide-fellowship-attack =
    After all enemies the players attack, in turn. Each player may attack each enemy engaged with them once.
    One: name the enemy and exhaust as many characters as you like. Two: add up their attack. Three: that sum less the enemy’s defence is the damage.
    At the end all shadow cards are discarded.
guide-fellowship-effects-title = What cards say
guide-fellowship-effects =
    No bold word: holds all the time. Action: yours to use in a window. Response: yours to use when the trigger comes. Forced: happens by itself. When Revealed: happens when the card is revealed.
    At one trigger: what holds all the time, then Forced, then Responses. Each once.
    What you pay, exhaust or discard before a colon is the price; it stays paid even if the effect is cancelled. “Cannot” is stronger than anything else. What follows “then” needs what stands before it.
    Numbers never fall below 0. Where the table leaves a choice open, the first player decides.
guide-fellowship-keywords-title = Keywords
guide-fellowship-keywords = They stand at the beginning of a card’s text and work whenever the card is revealed or in play.
guide-fellowship-keyword-doomed = Doomed X
guide-fellowship-keyword-doomed-help = When it is revealed, everybody’s threat level rises by X.
guide-fellowship-keyword-surge = Surge
guide-fellowship-keyword-surge-help = When it is revealed, one more card is revealed after it.
guide-fellowship-keyword-guarded = Guarded
guide-fellowship-keyword-guarded-help = The next card of the encounter deck becomes its guard. Nobody can claim the objective before the guard is gone.
guide-fellowship-keyword-ranged = Ranged
guide-fellowship-keyword-ranged-help = May attack enemies engaged with other players, alone or joining their attack.
guide-fellowship-keyword-sentinel = Sentinel
guide-fellowship-keyword-sentinel-help = May defend for another player who has declared no defender.
guide-fellowship-keyword-restricted = Restricted
guide-fellowship-keyword-restricted-help = A character carries two of these cards at most. With a third, one of the three is discarded.
guide-fellowship-keyword-victory = Victory X
guide-fellowship-keyword-victory-help = Defeated or explored, it lies aside and counts X points.
guide-fellowship-out-title = Out of the game
guide-fellowship-out =
    A player is out when their last hero is gone, when their threat level reaches 50, or when a card says so. It happens at once.
    Their cards go to the owners’ discard piles. Their enemies go back to the staging area with their damage. One card fewer is revealed from then on.
    The others play on, and if they win, all have won.
guide-fellowship-score-title = The score
guide-fellowship-score =
    A low score is a good one. Add up: the threat levels of all players, the threat costs of dead heroes, the damage on the living. Take off the victory points.
    The newer way of counting adds 10 for every completed round. The game tells both.
    A player who is out counts 50 and the threat costs of all their heroes.
guide-fellowship-modes-title = Decks and ways to play
guide-fellowship-modes =
    Begin with Passage Through Mirkwood and one of the four starter decks of 30 cards. A deck of your own has at least 50 cards and at most three of a title.
    Easy: a smaller encounter deck, and each hero begins with one resource. Basic: no shadow cards. Standard: all of it.
    Two sets of rules: with all later corrections, or as first printed in 2011. They differ in the words of five cards and in the score.

## The tables of cards

fellowship-kinds = Cards of the core set
fellowship-kinds-kind = Kind
fellowship-kinds-different = Different
fellowship-heroes = Heroes of the core set
fellowship-kind-hero = Yours from the start: quests, attacks, defends and pays.
fellowship-kind-ally = Costs resources, then quests, attacks and defends for you.
fellowship-kind-attachment = Costs resources and makes the card it lies under stronger.
fellowship-kind-event = Works once, at once, and is discarded.
fellowship-kind-enemy = Comes for you and attacks every round.
fellowship-kind-location = Adds threat until you travel there or explore it.
fellowship-kind-treachery = Does harm once and is gone.
fellowship-kind-objective = Can be claimed, and some scenarios need it.
fellowship-kind-quest = A stage of the scenario, to be completed with progress.
