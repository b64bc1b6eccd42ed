"""StrategoObservation.remaining: what is left of each army, as far as a seat may look it up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.games.stratego.observation import StrategoObservation

GAME = games.get("stratego")


def played(plies: int, **options: Any) -> StrategoObservation:
    """What red sees after so many plies of a random duel."""
    setup, rng = GAME.setup("duel", **options), random.Random(3)
    state = GAME.new(3, setup)
    for seat in (0, 1):
        state.step(seat, players.random_action("stratego", setup, seat, 3))
    while state.ply < plies and state.outcome is None:
        state.step(state.to_act()[0], GAME.random_action(state, state.to_act()[0], rng))
    return GAME.observe(state, 0)


@pytest.mark.parametrize("plies", [2, 60])
def test_what_is_lost_is_taken_off(plies: int) -> None:
    """STRAT-10.8: with the mode `open` everybody may look up the lost pieces."""
    seen = played(plies, captured="open")
    for owner, left in enumerate(seen.remaining):
        lost = {view.owner: dict(view.pieces) for view in seen.captured}[owner]
        assert dict(left) == {
            kind.id: n for kind in seen.kinds if (n := kind.counts[owner] - lost.get(kind.id, 0))
        }
        n_lost = next(view.total for view in seen.captured if view.owner == owner)
        assert sum(n for _, n in left) + n_lost == sum(kind.counts[owner] for kind in seen.kinds)
    assert (sum(view.total for view in seen.captured) > 0) == (plies == 60)


def test_what_may_not_be_looked_up_is_not_taken_off() -> None:
    """STRAT-9.2.6, STRAT-10.8: silent defence shows removed pieces to their owners alone."""
    seen = played(60, silent_defence=True)
    hidden = [view.owner for view in seen.captured if view.total and not view.pieces]
    assert hidden
    for owner in hidden:
        assert sum(n for _, n in seen.remaining[owner]) == sum(kind.counts[owner] for kind in seen.kinds)
