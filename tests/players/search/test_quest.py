"""The quest in set-ups and on the way: the wall of the flag stays whole, the bearer starts near and attacks nobody who bars its way."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from gonfalon.games.stratego.rules import rules_for
from gonfalon.players import make
from gonfalon.players.stratego.deploy.people import careful
from gonfalon.players.stratego.deploy.quest import BEARER_STEPS, fit_to_quest

from .test_powers import TRILOGY

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def setups(options: dict[str, Any], n: int, seat: int = 1) -> list[tuple[dict[str, str], dict[str, str]]]:
    """Pairs of a seat's set-ups, Evil's if none is named, square -> letter: as drawn, and as the quest would have it."""
    found = []
    for seed in range(n):
        state = TRILOGY.new(seed, TRILOGY.setup("me-ring", **options))
        information = TRILOGY.information_state(state, seat)
        seen, rng = information.observation, random.Random(seed)
        drawn = careful(seen, rng, 4)
        fitted = fit_to_quest(
            information.observation, rules_for(information.variant, information.options), drawn, rng
        )
        zone = seen.zone
        found.append(
            tuple(dict(zip(zone, text.removeprefix("deploy "), strict=True)) for text in (drawn, fitted))
        )
    return found


def flag_of(at: dict[str, str]) -> str:
    """Where the flag stands."""
    return next(square for square, letter in at.items() if letter == "F")


def wall_of(at: dict[str, str]) -> int:
    """How many fortresses stand beside the flag."""
    flag = flag_of(at)
    beside = (f"{chr(ord(flag[0]) + c)}{int(flag[1:]) + r}" for c, r in BESIDE)
    return sum(at.get(square) == "X" for square in beside)


@pytest.mark.parametrize("options", [{}, {"mount_doom": "d6"}], ids=["g6", "d6"])
def test_a_wall_stays_whole_and_mostly_stands_far_from_mount_doom(options: dict[str, Any]):
    pairs = setups(options, 24)
    right = not options
    away = [(flag_of(fitted)[0] <= "e") == right for _, fitted in pairs]
    assert any(wall_of(drawn) for drawn, _ in pairs)
    for drawn, fitted in pairs:
        assert wall_of(fitted) >= wall_of(drawn)
        assert sorted(fitted.values()) == sorted(drawn.values())
    assert 18 <= sum(away) < 24


def steps_between(one: str, other: str) -> int:
    """Steps between two squares over whatever stands there."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def test_the_bearer_is_deployed_near_the_entry_behind_the_front_row_with_an_escort():
    bearers, escorted = set(), 0
    for drawn, fitted in setups({}, 24, seat=0):
        bearer = next(square for square, letter in fitted.items() if letter == "O")
        beside = {letter for square, letter in fitted.items() if steps_between(square, bearer) == 1}
        assert steps_between(bearer, "f6") <= BEARER_STEPS
        assert int(bearer[1:]) < 4
        assert wall_of(fitted) >= wall_of(drawn)
        assert sorted(fitted.values()) == sorted(drawn.values())
        bearers.add(bearer)
        escorted += "S" in beside and bool(beside & {"G", "A"})
    assert len(bearers) > 2
    assert 12 <= escorted < 24


def after_acts(acts: Sequence[str]) -> Any:
    """Two armies with Frodo on f4 and a Nazgûl on e7, after these acts."""
    good = "FX2X3X22XX" + "3X23235232" + "DG5WSYPRH2" + "BA5EMOT5LI"
    evil = "2XFX2X2223" + "26XX2345X3" + "6G3SWAN6KL" + "6554N52443"
    state = TRILOGY.new(1, TRILOGY.setup("me-ring"))
    for seat, text in enumerate((good, evil)):
        state.step(seat, f"deploy {text}")
    for act in acts:
        state.step(state.to_act()[0], act)
    return state


@pytest.mark.parametrize("level", [4, 5, 6])
def test_the_bearer_does_not_attack_who_has_come_to_bar_its_way(level: int):
    state = after_acts(["e7-e6", "f4-f5", "e6-f6"])
    information = TRILOGY.information_state(state, 0)
    answers = {make(TRILOGY.spec.family, level, seed).act(information) for seed in range(4)}
    assert "f5-f6" not in answers
