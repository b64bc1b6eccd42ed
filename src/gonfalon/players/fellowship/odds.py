"""Odds of each plan of a decision: games played to their end by the rules of thumb, from states that agree with what the seat knows.

All plans are tried in the same samples (common random numbers); unlike in the search none is dropped."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME

from ..family import Odds
from .evaluation import value_of
from .search import playout
from .search_plans import Plan, before_the_set, follow, plans

OUTLOOK_ROUNDS, LONGEST = 2, 60
"""Rounds after which the outlook is evaluated; rounds after which a game counts as lost."""


class OddsSettings(NamedTuple):
    """samples: sampled states at most, each played once for every plan. most_plans: plans reported.

    playouts: games played in all, counted once for each seat of the table, for a game of four takes about four times as long as one alone.
    """

    samples: int = 60
    most_plans: int = 8
    playouts: int = 400

    def n_samples(self, n_plans: int, n_seats: int) -> int:
        """How many sampled states are played; it follows from the decision alone, never from the time that a game takes."""
        return max(1, min(self.samples, self.playouts // (n_plans * n_seats)))


def odds(information: InformationState, settings: OddsSettings | None = None) -> tuple[Odds, ...]:
    """The odds of the plans for the decision this seat owes, in the order of the search; () where there is only one answer."""
    settings = settings or OddsSettings()
    earlier, chosen, _ = before_the_set(information)
    rng = stream(0, "odds", earlier.observation.ply)
    state, seat = GAME.sample(earlier, rng), information.seat
    choices = (
        next((found for asked, found in state.pending.asks if asked == seat), ()) if state.pending else ()
    )
    if len(choices) < 2 or chosen:
        return ()
    found = plans(state, seat, choices, settings.most_plans)
    texts = [_texts(state, seat, plan) for plan in found]
    games = settings.n_samples(len(found), information.setup.n_seats)
    won, outlook = _played(information, found, games, rng)
    return tuple(
        Odds(actions, won[k], games, round(outlook[k] / games, 3)) for k, actions in enumerate(texts)
    )


def _texts(s: State, seat: int, plan: Plan) -> tuple[str, ...]:
    """The actions of a plan."""
    twin, found = s.fork(), []
    for choice in plan:
        found.append(twin.text(choice))
        follow(twin, seat, (choice,))
    return tuple(found)


def _played(
    information: InformationState, found: list[Plan], games: int, rng: Rng
) -> tuple[list[int], list[float]]:
    """(games won by each plan, sum of the outlook of each plan). games: played with each."""
    won, outlook = [0] * len(found), [0.0] * len(found)
    for _ in range(games):
        sample = GAME.sample(information, rng)
        sample.seed = rng.getrandbits(62)
        for k, plan in enumerate(found):
            s = sample.fork()
            before = s.round
            follow(s, information.seat, plan)
            outlook[k] += playout(s, OUTLOOK_ROUNDS - (s.round - before), value_of)
            won[k] += int(playout(s, LONGEST, _is_won))
    return won, outlook


def _is_won(s: State) -> float:
    return float(s.outcome is not None and s.outcome.returns[0] > 0)
