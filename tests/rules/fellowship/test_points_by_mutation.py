"""Each of the 37 points is flipped by a patch, and one of the tests that name it must fail."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from gonfalon.games.fellowship import decks, view
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import effects
from gonfalon.games.fellowship.engine.state import State

from . import test_combat, test_effects, test_later_points, test_points
from .flips import FLIPS, Patch, flips, operation

MODULES = (test_points, test_later_points, test_combat, test_effects)


@flips("P37")
def everybody_sees_every_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view.Sight, "knows", lambda sight, i: True)
    patch.setattr(view.Sight, "pile", lambda sight, number: [*sight._state.piles[number]])


@flips("P20")
def the_attack_of_an_effect_has_no_shadow_card(patch: pytest.MonkeyPatch) -> None:
    facts = {"level": 0, "extra": True}
    operation(
        patch,
        "attack_by_effect",
        lambda s, enemy, seat: s.push("enemy_attack", 1, enemy, seat, (), facts),
    )


@flips("P27")
def then_needs_nothing(patch: pytest.MonkeyPatch) -> None:
    def run(s: State, name: str, at: int, context: c.Context) -> None:
        steps = c.PROGRAMS[name]
        if at < len(steps):
            s.todo.append(("run", name, at + 1, context))
            steps[at].run(s, context)

    operation(patch, "run", run)


@flips("P28")
def encounter_attachments_follow_control_too(patch: pytest.MonkeyPatch) -> None:
    real = effects.give_control

    def give(s: State, i: int, seat: int) -> None:
        real(s, i, seat)
        for j in s.attached(i):
            s.who[j] = seat

    patch.setattr(effects, "give_control", give)


def naming(point: str) -> list[Callable[[], None]]:
    """The tests that name a point, one for each value of a parameter."""
    found: list[Callable[[], None]] = []
    for name, test in [pair for module in MODULES for pair in vars(module).items()]:
        if not name.startswith("test_") or f"CARD-{point}:" not in (test.__doc__ or ""):
            continue
        if inspect.signature(test).parameters:
            found += [lambda test=test, rules=rules: test(rules) for rules in test_points.BOTH]
        else:
            found.append(test)
    return found


POINTS = [f"P{number}" for number in range(1, 38)]


CASES = [(point, patch) for point in POINTS for patch in FLIPS.get(point, [])]


@pytest.mark.parametrize(("point", "flip"), CASES, ids=[f"{point}-{flip.__name__}" for point, flip in CASES])
def test_a_flipped_point_is_seen(point: str, flip: Patch, monkeypatch: pytest.MonkeyPatch):
    decks.read_deck.cache_clear()
    flip(monkeypatch)
    failed = 0
    for test in naming(point):
        try:
            test()
        except (AssertionError, pytest.fail.Exception):
            failed += 1
    monkeypatch.undo()
    decks.read_deck.cache_clear()
    assert failed, f"{flip.__name__} is seen by no test of {point}"


def test_every_point_has_a_test_and_a_flip():
    page = test_points.PAGE
    assert re.findall(r"^\| \*\*CARD-(P\d+)\*\*", page, re.M) == POINTS
    assert [point for point in POINTS if not naming(point)] == []
    assert [point for point in POINTS if point not in FLIPS] == []
