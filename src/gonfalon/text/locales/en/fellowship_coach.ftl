## What the coach says of an answer: cards and numbers by name

coach-quest_few = You sent { $willpower } willpower against { $threat } threat in the staging area; { $better } was better. It was better to send as well: { $cards }.
coach-quest_many = You sent { $willpower } willpower against { $threat } threat in the staging area; { $better } was enough. It was better to keep back: { $cards }.
coach-quest_who = Others could have gone in their place. It was better to keep back: { $cards }.
coach-undefended = Nobody defended against { $enemy }. The better defender: { $card }.
coach-defended = { $card } defended against { $enemy }. It was better to take the damage and stay ready.
coach-defender = { $card } defended against { $enemy }. The better defender: { $other }.
coach-attack_none = You let { $enemy } be. An attack was better.
coach-attack_few = You attacked { $enemy } with { $attack }; { $better } was better.
coach-attack_many = You attacked { $enemy } with { $attack }; { $better } was enough.
coach-attack_who = Another target than { $enemy }, or none, was better.
coach-engage = The other choice of enemy left you the better fights.
coach-travel = The other choice of where to travel was better.
coach-unplayed = { $card } could have come into play, but you did not play it.
coach-event_kept = { $card } would have helped here, and you left it unused.
coach-event_wasted = { $card } brought little here. It was better kept for later.
coach-spent_early = { $card } cost more than it brought. It was better to save.
coach-other_card = { $other } was worth more here than { $card }.
coach-other_choice = The other choice leaves you better off.
coach-kept_hand = You kept these cards. Six new ones win more often.
coach-redrew_hand = You gave these cards back. Kept, they win more often.
coach-leaves = What the better answer leaves you: { $reasons }.
coach-cost-one = It cost about 1 game in { $games } ({ $low } to { $high } of 100).
coach-cost-many = It cost about { $lost } games in 10 ({ $low } to { $high } of 100).

## Things to try next time

coach-tip-quest_few = Before you send anybody, add about two points to the threat in the staging area for each card still to be revealed.
coach-tip-quest_many = Keep back those who must defend or attack this round: just enough willpower will do.
coach-tip-quest_who = Send those with much willpower, and keep those who fight well.
coach-tip-undefended = Decide before the quest who will meet which enemy.
coach-tip-defended = Damage on a hero with many hit points may be cheaper than a defender who is missing later.
coach-tip-defender = Let the one defend who survives the attack and a shadow card, and whom you need least.
coach-tip-attack_none = An enemy that stays attacks again every round: look whether you can bring it down.
coach-tip-attack_few = Before you strike, add up what it takes: the enemy’s defence and its remaining hit points.
coach-tip-attack_many = Strike with as much as it takes, and keep the others for the next enemy.
coach-tip-attack_who = Bring down first what attacks hardest and falls easiest.
coach-tip-engage = Meet an enemy when you are ready for it, before your threat makes it come.
coach-tip-travel = Travel where the threat in the staging area falls most, unless the location punishes you for it.
coach-tip-unplayed = Resources left lying do nothing: an ally played early pays every round.
coach-tip-event_kept = Look through your hand at each pause: an event unplayed at the end helped nobody.
coach-tip-event_wasted = Before you play an event, ask what it changes this round; if little, keep it.
coach-tip-spent_early = Before you pay, think of the dearer card that you are saving for.
coach-tip-other_card = Play first what works every round: willpower, attack, cards, resources.
coach-tip-other_choice = Before you choose, look what each choice leaves for the rest of the round.
coach-tip-kept_hand = Keep first cards that work every round, or three cheap allies and attachments. Else draw again.
coach-tip-redrew_hand = A first hand with one strong card or three cheap ones is worth keeping: new cards are seldom better.

## Prices, luck and the line of chance, in games

coach-accuracy-scale-chances = 100 stands for the answer that wins most, every time.
coach-luck-even-chances = Luck is in none of these numbers: an answer is judged by what you could know.
coach-dearest-chances = Your dearest answers
coach-none-dear-chances = No answer is sure to have cost you much.
coach-turn-chances = { $when } { $act }.
coach-price-scale-chances = “1 in 8” says: of eight games played on, the better answer won about one more.
coach-price-one = 1 in { $games }
coach-price-many = { $lost } in 10
coach-shown-chances = { $when } As you saw it
coach-true-chances = { $when } As it was
coach-played-undrawn-chances = Your answer: { $act }.
coach-best-undrawn-chances = Better: { $act }.
coach-same-chances = No other answer is sure to have been better.
coach-when = Round { $round }: { $question }
coach-when-start = First cards: { $question }
coach-chance = Your chance to win, round by round
coach-chance-help = The share of games that the computer won when it played on from your answers. The true share lies in the band in 95 of 100 cases.
coach-chance-hopeless = The computer hardly ever won from here, so its games cannot tell your answers apart: none of them counts as a mistake.
coach-chance-hopeless-from = From round { $round } on even the computer hardly ever won: answers from there on count neither as right nor as mistakes.
coach-chance-held-out = You held out until round { $last }.
coach-no-tips-closed-chances = These answers cannot be judged: even the computer hardly ever wins with this deck here. Choose another deck, or an easier scenario.
coach-chance-of = Round { $round }: { $share } of 100 ({ $low } to { $high })
coach-chance-of-start = First cards: { $share } of 100 ({ $low } to { $high })
coach-in-numbers = In numbers

## The coach's notes in the replay

coach-notes = Notes of the coach
coach-notes-help = Answers that cost 1 game in 10 or more, by what you knew.
coach-notes-none = No answer is sure to have cost 1 game in 10.
