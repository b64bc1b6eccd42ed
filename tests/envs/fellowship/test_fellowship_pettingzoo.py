"""The card game as an environment: PettingZoo's own tests, masks that are just what the rules offer, one return for all."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from gonfalon.core.errors import IllegalActionError
from gonfalon.envs.episode import GameEpisode
from gonfalon.envs.pettingzoo import EpisodeAEC, raw_env
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State
from tests.envs.checks import assert_passes_the_api_tests

CASES: list[Any] = [
    pytest.param({"variant": "passage-through-mirkwood", "ply_cap": 100}, id="mirkwood-1"),
    pytest.param({"variant": "journey-down-the-anduin", "n_seats": 2, "ply_cap": 100}, id="anduin-2"),
    pytest.param(
        {"variant": "escape-from-dol-guldur", "n_seats": 4, "open_hands": True, "ply_cap": 100}, id="escape-4"
    ),
]
each_case = pytest.mark.parametrize("arguments", CASES)


@each_case
def test_it_passes_the_api_tests(arguments: dict[str, Any]) -> None:
    assert_passes_the_api_tests("fellowship", 40, arguments)


@each_case
def test_the_mask_is_what_the_rules_offer_and_all_are_paid_the_same(arguments: dict[str, Any]) -> None:
    """At every ply of a whole game: as many bits as options, in their order; nothing for a seat that owes nothing."""
    aec, rng = raw_env("fellowship", **arguments), np.random.default_rng(1)
    aec.reset(seed=1)
    paid = dict.fromkeys(aec.possible_agents, 0.0)
    kinds: set[str] = set()
    for agent in aec.agent_iter():
        seen, reward, over, cut, told = aec.last()
        assert seen is not None
        paid[agent] += reward
        mask = np.flatnonzero(seen["action_mask"])
        if over or cut:
            assert not mask.size
            aec.step(None)
            continue
        kinds.add(told["kind"])
        assert list(mask) == list(range(len(told["actions"])))
        assert told["kind"] == "mulligan" or not any(
            aec.observe(other)["action_mask"].any() for other in aec.agents if other != agent
        )
        assert np.isfinite(seen["observation"]).all()
        aec.step(int(rng.choice(mask)))
    assert {"mulligan", "planning", "commit"} <= kinds
    assert len(set(paid.values())) == 1
    assert set(paid.values()) <= {1.0, -1.0}


def begun(n_seats: int = 1) -> tuple[EpisodeAEC, State]:
    """An environment before its first decision, and its position."""
    aec = raw_env("fellowship", n_seats=n_seats)
    aec.reset(seed=3)
    assert isinstance(aec.episode, GameEpisode)
    state = aec.episode.state
    assert isinstance(state, State)
    return aec, state


def test_an_action_is_the_index_of_its_option() -> None:
    """The first of two answers keeps the hand, the second draws another; a third is none."""
    hands: list[tuple[int, ...]] = []
    for index, told in enumerate(("keep", "redraw")):
        aec, state = begun()
        assert aec.infos["seat_0"]["actions"][index] == told
        with pytest.raises(IllegalActionError):
            aec.step(2)
        aec.step(index)
        hands.append(state.piles[m.HAND][:6])
    assert hands[0] != hands[1]


def test_no_seat_is_given_what_another_holds() -> None:
    """Two positions that differ in the hand and deck of seat 2 alone look the same to seat 1."""
    (aec, _), (other, state) = begun(2), begun(2)
    hand, deck = state.piles[m.HAND + 1], state.piles[m.DECK + 1]
    state.piles[m.HAND + 1], state.piles[m.DECK + 1] = deck[:6], (*hand, *deck[6:])
    state.pile = [
        next(k for k, pile in enumerate(state.piles) if i in pile) for i in range(state.catalogue.n)
    ]
    assert (aec.observe("seat_0")["observation"] == other.observe("seat_0")["observation"]).all()
    assert (aec.observe("seat_0")["action_mask"] == other.observe("seat_0")["action_mask"]).all()
    assert aec.infos["seat_0"] == other.infos["seat_0"]
