"""The quest in set-ups and on the way: the flag's wall stays whole, the flag looks away, hunters keep near."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego.search import quest
from gonfalon.players.stratego.search.thought import UNIT
from gonfalon.players.stratego.setups import careful

from .test_powers import TRILOGY, thought_of, walk

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def setups(options: dict[str, Any], n: int) -> list[tuple[dict[str, str], dict[str, str]]]:
    """Pairs of Evil's set-ups, square -> letter: as drawn, and as the quest would have it."""
    found = []
    for seed in range(n):
        state = TRILOGY.new(seed, TRILOGY.setup("me-ring", **options))
        information = TRILOGY.information_state(state, 1)
        seen, rng = information.observation, random.Random(seed)
        drawn = careful(seen, rng, 4)
        minded = quest.minded(information, rules_for(information.variant, information.options), drawn, rng)
        zone = seen.zone
        found.append(
            tuple(dict(zip(zone, text.removeprefix("deploy "), strict=True)) for text in (drawn, minded))
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
    away = [(flag_of(minded)[0] <= "e") == right for _, minded in pairs]
    assert any(wall_of(drawn) for drawn, _ in pairs)
    for drawn, minded in pairs:
        assert wall_of(minded) >= wall_of(drawn)
        assert sorted(minded.values()) == sorted(drawn.values())
    assert 18 <= sum(away) < 24


def test_who_takes_the_bearer_is_drawn_to_the_open_entry_and_who_bars_it_onto_it():
    state = next(state for state, seat in walk("me-ring", {}, 3, 400) if seat == 1 and state.ply > 20)
    thought = thought_of(state, 1)
    assert thought.seen.ring == "open"
    before = thought.aims["square"][1].copy()
    quest.write_aims(thought.aims, thought)
    more = thought.aims["square"][1] - before
    hunter, bar, prey = (more[thought.belief.index[name]] for name in ("nazgul", "lurtz", "orc"))
    f6, f5, f4 = (16 * row + 5 for row in (5, 4, 3))
    assert hunter[f6] > bar[f6] == round(UNIT * quest.GUARD) > prey[f6] == 0
    assert hunter[f5] == round(UNIT * quest.LURK / 2) > hunter[f4] == round(UNIT * quest.LURK / 3) > 0
    assert bar[f5] == prey[f5] == 0
