"""The words of docs/speed.md and docs/strength.md around their tables; `results_pages.py` fills them in."""

from __future__ import annotations

SPEED = """{how}# How fast it is

Medians on one core of a two-core virtual machine (AMD EPYC, Zen 4 or Zen 5; *shared* means that other programs ran beside).
Timed work is never part of the tests. [bench/README.md](../bench/README.md) tells how to run each command.
The raw rows are in [bench/results](../bench/results).

{parts}
## A server beside 1,200 half-sent requests

An honest visitor asks for the health page, creates a match and moves, while somebody holds 1,200 unfinished requests open.
Medians in milliseconds with the worst in brackets, 20 visits each, on a shared machine.
All 640 wishes were answered, and the log stayed empty.

{half}
## Time limits

A computer with a time limit must answer within it. A move is *late* when it takes over 10 ms more.
The bar is one late move in 1,000 with a busy process on every core.
Runs beside builds and tests had a raised priority, so that they got most of a core.
At 1,000 ms the sample is short: 541 of the 10,000 moves that the bar asks for. At 50 ms me-ring misses the bar.
In the last three rows the search made 1,353 of 1,357 moves at 50 ms, and every move at 100 and 150 ms. The bar is 99 in 100.

{clock}
"""
SCENARIOS = {
    "passage-through-mirkwood": "Passage Through Mirkwood",
    "journey-down-the-anduin": "Journey Down the Anduin",
    "escape-from-dol-guldur": "Escape from Dol Guldur",
}
GROUPS = {
    "rules": "Stratego and its games of Middle-earth",
    "start": "Starting",
    "server": "Server",
    "pages": "Pages on a phone",
    "fortress": "Stratego Fortress",
    "cards": "The card game",
}

STRENGTH = """{how}# How strong the computer players are

A score is the share of points: a win counts 1, a draw 1/2. Brackets hold the 95 per cent interval (Wilson) and the number of games.
Colours change every game. The raw rows, with seeds and commits, are in [bench/results](../bench/results).

![Scores of each level against the level below](pictures/strength.svg)

## Stratego: each level against the level below

{ladder}
The target is 0.6 to 0.75. In Battle all scores fall in it; most intervals do not. In Duel levels 5 and 7 gain little.

## The steps below level 1

`newcomer` is a model of a person's first games: rules of thumb, a quarter of the moves made without looking,
and half of what was shown forgotten after twenty turns.

{steps}
In Fortress some games between `first_week` and `first_game` were cut short, and count as draws: 14 of 40 in the main game, 9 of 60 in the
introduction.

In the card game nobody plays against a newcomer: the difficulty says how hard a game is. The same model answers by rules of thumb, and a
quarter of its answers without looking. Alone it wins:

{newcomers}
Measured by:

    .venv/bin/gonfalon match first_week newcomer --ruleset me-ring --games 100 --seed 4000
    .venv/bin/python bench/fellowship_players.py --player newcomer --difficulty easy --games 400 --scenario passage-through-mirkwood

## Stratego: against players it was not tuned on

`hunter`, `miser` and `prober` are frozen opponents of one style each ([what they do](tried/stratego.md#the-frozen-opponents)).
Level 6 has 100 ms a move in the first three rows and its fixed budget in the others.

{partners}
Level 6 scores {old} against its own version of commit `0d230e2` in Battle at 100 ms.
It lost {late_now} of {late_games} games to the hunter after ply 300, the old version {late_then}.
With more time (level 7) it scores {seven}.
In Duel it scores {doubled} when its time is doubled: from 50 to 100 ms a move, and from 100 to 200.

## Stratego: against rules of thumb

{thumb}
`rule_based` scores {thumb_random} against random moves. Two frozen opponents miss their target of 0.75 in Barrage, Duel or me-powers.

## Stratego Fortress

{fortress}
An explorer needs the fewest turns, a builder costs the opponent the most:

{turns}
Targets: level 4 wins 90 per cent against `depth_first` and each level 60 per cent against the one below. All are met.
Level 4 was to need 0.8 of the turns of `depth_first`; it needs {of_depth_first}.

## The card game: scenarios won

One seat, standard difficulty, unless said. *40 playouts* is the search of before, with 40 playouts a decision.
Levels 2 to 5 are today's search with more and more time.

{scenarios}
Level 1 was to win 0.35 of Mirkwood and wins {thumb_mirkwood}.
The search was to win 0.70; that of before won {search_mirkwood}. The Tactics deck holds it back.
{companies}
Of the four starter decks together {levels_mirkwood}.
With two seats level 5 was to win 0.95 and wins {level5_of_two}. In Journey Down the Anduin two seats of level 1 win {anduin_of_two}.
*Clairvoyant* sees the order of every deck. It counts the games that one of up to 100 lines wins: a lower bound of what can be won at all.

## The card game: positions

Games of each level in [positions](../tests/players/fellowship/positions.toml) where an expert knows the answer, one a seed: how many were
played well by the search of before, and by that of today.

{positions}
Level 5 has won {level5_mirkwood} of Mirkwood since, {level5_mean} in the mean of the decks. The bar is 0.75; even the clairvoyant player
above loses a fifth. The bars ask for 200 games a deck. So many were not played, and too few to tell whether level 5 wins half of Anduin.
A decision of level 5 at a table of four took up to 4.2 seconds of CPU before, and 2.0 after (five decisions of planning).

## Measure it again

    .venv/bin/gonfalon match level:6@100 prober --ruleset duel --games 100 --seed 5900000
    .venv/bin/python bench/fortress_players.py explorers --variant fortress-main --n 200
    .venv/bin/python bench/fellowship_players.py --player search --playouts 40 --games 50 --scenario passage-through-mirkwood
    .venv/bin/python bench/fellowship_ceiling.py --games 20 --scenario passage-through-mirkwood
    .venv/bin/python tests/players/fellowship/positions.py --levels 4 5 --seeds 5

What was tried and did not help: [Stratego](tried/stratego.md), [Fortress](tried/fortress.md), [the card game](tried/card-game.md).
"""
