"""Hints in Fortress: the best way is found and told in the coach's sentences, from what was announced and from nothing else."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gonfalon import games, players
from gonfalon.core.observation import InformationState
from gonfalon.games.fortress.sample import sample
from gonfalon.learn.loading import lessons
from gonfalon.players.fortress.coach.hinting import HINTS, hint_of
from gonfalon.players.fortress.coach.sampled import Budget
from gonfalon.players.hints import Hint, HintedAct

RULES: Any = games.get("fortress")
BUILT = next(lesson.brought[0] for lesson in lessons() if lesson.id == "silence")
"""A wall lies between D5 and D4, another between D5 and C5; the cup waits on E4."""
SMALL = Budget(24, 12)


def state_after(*acts: str, **options: Any) -> Any:
    """Both explore the same fortress of the main game, red begins, and these acts are taken in turn."""
    state = RULES.new(3, RULES.setup("fortress-main", first="red", brought=(BUILT, BUILT), **options))
    for act in acts:
        state.step(state.to_act()[0], act)
    return state


def information(state: Any, seat: int | None = None) -> InformationState:
    """What the seat that is on turn knows, or another one."""
    return RULES.information_state(state, state.to_act()[0] if seat is None else seat)


def explored(variant: str, seed: int, n: int) -> Iterator[Any]:
    """The states of a game between two explorers, up to n decisions, once both fortresses stand."""
    state = RULES.new(seed, RULES.setup(variant))
    seats = [players.make("fortress", level, seed) for level in (2, 3)]
    while state.outcome is None and state.ply < n:
        seat = state.to_act()[0]
        found = RULES.information_state(state, seat)
        if found.observation.decision.kind != "build":
            yield state
        state.step(seat, seats[seat].act(found))


def words(act: HintedAct) -> list[str]:
    """The names of what is said of an act."""
    return [one.name for one in act.said]


INTO_A_WALL = ("enter knight", "E5-D5", "D5-D4", "enter king", "E5-D5", "D5-D4")


def test_a_wall_that_is_known_is_never_proposed_and_a_free_walk_comes_first():
    hint = hint_of(information(state_after(*INTO_A_WALL)), SMALL)
    aims = [(act.action, *act.then)[-1] for act in hint.acts]
    assert "D5-D4" not in aims
    (walked,) = [act for act in hint.acts if act.then[-1:] == ("E5-E4",)]
    assert (walked.action, walked.then) == ("D5-E5", ("E5-E4",))
    assert walked.said[-1].name == "hint_walk"
    assert walked.said[-1].facts == {"square": "E5"}


def test_before_a_piece_enters_the_pieces_are_compared():
    hint = hint_of(information(state_after()), SMALL)
    assert len(hint.acts) == 3
    assert all(act.action.startswith("enter ") and words(act) == ["hint_enter"] for act in hint.acts)


@pytest.mark.parametrize("effort", HINTS)
def test_a_card_that_the_piece_beats_for_sure_is_named_at_the_first_word_too(effort: Any):
    """The knight was beaten by the cup on E4: the wizard beats it for sure."""
    acts = ("enter knight", "E5-E4", "enter wizard", "enter king", "E5-D5", "D5-D4")
    hint = players.hint(information(state_after(*acts)), effort)
    assert hint is not None
    assert (hint.unit, hint.acts[0].action) == ("turns", "E5-E4")
    assert hint.acts[0].said[0].name == "hint_win"
    assert hint.acts[0].said[0].facts == {"best": "E5-E4", "piece": "wizard", "card": "cup"}
    assert (hint.acts[0].risk, hint.acts[0].behind, hint.acts[0].doubt) == (0, 0, 0)


def test_there_is_no_hint_while_one_waits_or_builds():
    assert hint_of(information(state_after(*INTO_A_WALL), seat=1), SMALL) == Hint("turns", (), ())
    state = RULES.new(3, RULES.setup("fortress-intro"))
    assert hint_of(information(state), SMALL) == Hint("turns", (), ())


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main", "fortress-bridge"])
def test_acts_are_legal_and_in_order_and_plans_can_be_walked(variant: str):
    n_plans = 0
    for n, state in enumerate(explored(variant, 3, 60)):
        if n % 7:
            continue
        hint = hint_of(information(state), SMALL)
        assert hint.acts
        assert hint.acts[0].behind == hint.acts[0].doubt == 0
        for act in hint.acts:
            assert act.said
            n_plans += walk_plan(state.copy(), act)
    assert n_plans


def walk_plan(state: Any, act: HintedAct) -> int:
    """Give the answers of a plan one after the other: the walk never ends the turn."""
    seat = state.to_act()[0]
    for action in (act.action, *act.then):
        assert state.to_act()[0] == seat, act
        decision = information(state).observation.decision
        assert decision
        assert action in (decision.actions or ()), act
        state.step(seat, action)
    return bool(act.then)


@pytest.mark.parametrize("variant", ["fortress-intro", "fortress-main"])
def test_two_fortresses_that_agree_with_what_is_known_have_the_same_hint(variant: str):
    rng, n_changed = random.Random(3), 0
    for n, state in enumerate(explored(variant, 5, 40)):
        if n % 9 != 4:
            continue
        seat = state.to_act()[0]
        twin = sample(information(state), rng)
        told = [msgspec.json.encode(hint_of(information(one, seat), SMALL)) for one in (state, twin)]
        assert told[0] == told[1]
        n_changed += RULES.reveal(twin) != RULES.reveal(state)
    assert n_changed


def test_no_clock_cuts_a_hint(monkeypatch: pytest.MonkeyPatch):
    found = information(state_after(*INTO_A_WALL))
    told = players.hint(found, "quick")
    hours = itertools.count(step=3600.0)
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, lambda: next(hours))
    assert players.hint(found, "quick") == told


def test_the_first_word_plays_few_fortresses_and_the_longer_look_ten_times_as_many():
    assert HINTS["quick"].n_mazes * 10 == HINTS["deep"].n_mazes
