"""What a hidden piece's behaviour says of its kind: how long it rested, whose neighbour it became, from whom it fled.

The likelihoods come from `behaviour.toml`, which scripts/stratego/behaviour_tables.py counts in games of our own players.
Rulesets with other pieces work by role and by who beats whom.
"""

from __future__ import annotations

import math
import operator
import tomllib
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

from gonfalon.games.stratego.observation import home_of

from ..knowledge.behaviour import IdleTurns, Reaction, observed
from ..knowledge.enemy import EnemyPieces
from ..knowledge.fights import Fights
from ..knowledge.habits import roles_of

IDLE = 0.6  # share by which the counted first moves are trusted: the opponent need not play as ours do (docs/tried/stratego.md)
REACTIONS = 0.8  # the same of what hidden pieces do beside shown ones
MOST = 3.0  # log weight that the behaviour of a piece may reach, for or against a kind
PACES = (0.2, 0.3, 0.4, 0.55, 0.75, 1.0, 1.35, 1.8)
"""Factors on the counted rates of first moves: some sides move their pieces later, others sooner."""
PACE_SPREAD = 0.5  # standard deviation of the logarithm of that factor over opponents, before any is known
WINS, TIES, LOSES = "wins", "ties", "loses"


@lru_cache(maxsize=1)
def tables() -> dict[str, Any]:
    """starts: role -> first moves for an idle turn, by class of idle turns. near, fled, attacked: relation -> likelihood."""
    return tomllib.loads((Path(__file__).parent / "behaviour.toml").read_text(encoding="utf-8"))


def relation(fights: Fights, kind: str, other: str) -> str:
    """How a combat with the other kind ends for a piece of this kind. It attacks, unless it cannot move."""
    if fights.pieces[kind].reach == 0:
        return WINS if fights.result(other, kind) == "defender" else LOSES
    result = fights.result(kind, other)
    return {"attacker": WINS, "defender": LOSES}.get(result, TIES)


CLASS_ENDS = (0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0, 7.0, math.inf)
"""Where the classes of idle turns begin and end that first moves are counted by."""


def log_unmoved(rates: list[float], idle: float, pace: float = 1.0) -> float:
    """Log chance that a piece has not moved after so many idle turns.

    rates: first moves for an idle turn, by class. pace: factor on them.
    """
    number = bisect_right(CLASS_ENDS, idle) - 1
    return -pace * (_expected_moves(tuple(rates))[number] + rates[number] * (idle - CLASS_ENDS[number]))


@lru_cache(maxsize=64)
def _expected_moves(rates: tuple[float, ...]) -> list[float]:
    """Expected first moves up to the beginning of each class."""
    lengths = (end - begin for begin, end in pairwise(CLASS_ENDS))
    return [0.0, *accumulate(map(operator.mul, rates[:-1], lengths))]


def log_first_move(rates: list[float], idle: float, pace: float = 1.0) -> float:
    """Log density of a first move after so many idle turns, up to what all kinds share."""
    return log_unmoved(rates, idle, pace) + math.log(rates[bisect_right(CLASS_ENDS, idle) - 1])


def pace_of(turns: list[tuple[float, bool]], rates: list[float], mobile: float) -> float:
    """The expected pace of a side, from the idle turns of its pieces and whether each has moved. mobile: share of mobile pieces."""
    costs = [(-log_unmoved(rates, idle), has_moved) for idle, has_moved in turns]
    logs = []
    for pace in PACES:
        log = -0.5 * (math.log(pace) / PACE_SPREAD) ** 2
        for cost, has_moved in costs:
            if has_moved:
                log += math.log(pace) - pace * cost
            else:
                log += math.log(mobile * math.exp(-pace * cost) + 1.0 - mobile + 1e-9)
        logs.append(log)
    shares = [math.exp(log - max(logs)) for log in logs]
    return sum(map(operator.mul, shares, PACES)) / sum(shares)


def behaviour_logs(pieces: EnemyPieces, share: float) -> dict[tuple[int, str], float]:
    """(piece id, kind) -> log weight of what the hidden piece did, at most MOST from 0. share: how far it counts."""
    kinds = pieces.kinds
    idle_turns, reactions = observed(pieces.record)
    idle, done = idle_logs(pieces, idle_turns), reaction_logs(pieces, reactions)
    out: dict[tuple[int, str], float] = {}
    for row, piece in enumerate(pieces.hidden):
        for column, kind in enumerate(kinds):
            value = IDLE * idle[row][column]
            for reaction in reactions.get(piece.id, ()):
                value += REACTIONS * done[reaction.what, reaction.other, kind]
            out[piece.id, kind] = max(-MOST, min(MOST, share * value))
    return out


def idle_logs(pieces: EnemyPieces, idle: IdleTurns) -> list[list[float]]:
    """Log weight of each hidden piece's idle turns for each kind; 0 if immobile, or rescued (it has a number of its own)."""
    seen, fights, kinds = pieces.seen, pieces.fights, pieces.kinds
    starts, counts = tables()["starts"], {kind.id: kind.counts[idle.side] for kind in seen.kinds}
    roles, mobile = roles_of(seen.kinds, idle.side), [fights.pieces[kind].reach > 0 for kind in kinds]
    n_mobile = sum(n for kind, n in counts.items() if fights.pieces[kind].reach > 0)
    pace = pace_of(idle.all_turns(), starts["any"], n_mobile / max(1, sum(counts.values())))
    rates = [starts.get(roles.get(kind, ""), starts["any"]) for kind in kinds]
    out = []
    for piece in pieces.hidden:
        turns, log = idle.of(piece.id), log_first_move if piece.moved else log_unmoved
        is_deployed = home_of(piece.id) is not None
        told = zip(rates, mobile, strict=True)
        out.append([log(rate, turns, pace) if can and is_deployed else 0.0 for rate, can in told])
    return out


def reaction_logs(
    pieces: EnemyPieces, reactions: dict[int, list[Reaction]]
) -> dict[tuple[str, str, str], float]:
    """(what was done, kind of the shown piece, kind of who did it) -> log likelihood. reactions: by piece."""
    seen = {(one.what, one.other): one for some in reactions.values() for one in some}
    return {
        (what, other, kind): math.log(_likelihood(pieces.fights, one, kind))
        for (what, other), one in seen.items()
        for kind in pieces.kinds
    }


def _likelihood(fights: Fights, reaction: Reaction, kind: str) -> float:
    """How likely (up to a factor that all kinds share) a piece of the kind does that."""
    related = relation(fights, kind, reaction.other)
    if fights.pieces[kind].reach == 0:
        return 1.0
    if reaction.what == "stayed":
        return 1.0 - tables()["fled"][related] - tables()["attacked"][related]
    return tables()[reaction.what][related]
