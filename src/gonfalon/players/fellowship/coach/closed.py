"""From which round on hardly any game played on was won, whatever was answered: there no answer can be told from another."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.intervals import share_interval

from ...coaching import JudgedTurn

HARDLY_EVER = 0.1
"""The share of games won may not be higher than this, by its 95 % interval over all these rounds."""
MOST_OF_A_ROUND = 0.05
"""Share of games won in a single one of these rounds: one with more was still open."""


def closed_turns(turns: Sequence[JudgedTurn]) -> frozenset[int]:
    """Numbers of the turns of the longest run of last rounds in which hardly any game was won."""
    rounds = dict[int, list[JudgedTurn]]()
    for turn in turns:
        rounds.setdefault(_round_of(turn), []).append(turn)
    won = games = 0.0
    run, found = set[int](), frozenset[int]()
    for number in sorted(rounds, reverse=True):
        of_round = sum(turn.games for turn in rounds[number])
        won_in_it = sum(turn.standing / 100 * turn.games for turn in rounds[number])
        if of_round and won_in_it / of_round > MOST_OF_A_ROUND:
            break
        won, games = won + won_in_it, games + of_round
        run |= {turn.number for turn in rounds[number]}
        if games and share_interval(won / games, int(games))[1] < HARDLY_EVER:
            found = frozenset(run)
    return found


def _round_of(turn: JudgedTurn) -> int:
    return int(turn.asked.facts["round"]) if turn.asked else 0
