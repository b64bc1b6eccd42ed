"""The quest in set-ups and on the way: the flag's wall stays whole, the flag looks away, hunters keep near."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.games.stratego.rules import rules_for
from gonfalon.players.stratego.search.quest_deployment import fit_to_quest
from gonfalon.players.stratego.search.quest_eval import write_quest_weights
from gonfalon.players.stratego.search.weights import UNIT, WEIGHTS
from gonfalon.players.stratego.setups import careful

from .test_powers import TRILOGY, search_of, walk

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def setups(options: dict[str, Any], n: int) -> list[tuple[dict[str, str], dict[str, str]]]:
    """Pairs of Evil's set-ups, square -> letter: as drawn, and as the quest would have it."""
    found = []
    for seed in range(n):
        state = TRILOGY.new(seed, TRILOGY.setup("me-ring", **options))
        information = TRILOGY.information_state(state, 1)
        seen, rng = information.observation, random.Random(seed)
        drawn = careful(seen, rng, 4)
        fitted = fit_to_quest(information, rules_for(information.variant, information.options), drawn, rng)
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


def test_who_takes_the_bearer_is_attracted_to_the_open_entry_and_who_bars_it_onto_it():
    state = next(state for state, seat in walk("me-ring", {}, 3, 400) if seat == 1 and state.ply > 20)
    search = search_of(state, 1)
    assert search.context.seen.ring == "open"
    before = search.evaluation.eval_weights["square"][1].copy()
    write_quest_weights(search.evaluation.eval_weights, search.context)
    more = search.evaluation.eval_weights["square"][1] - before
    hunter, bar, prey = (more[search.context.belief.index[name]] for name in ("nazgul", "lurtz", "orc"))
    f6, f5, f4 = (16 * row + 5 for row in (5, 4, 3))
    assert hunter[f6] > bar[f6] == round(UNIT * WEIGHTS.quest.on_entry) > prey[f6] == 0
    assert (
        hunter[f5]
        == round(UNIT * WEIGHTS.quest.near_entry / 2)
        > hunter[f4]
        == round(UNIT * WEIGHTS.quest.near_entry / 3)
        > 0
    )
    assert bar[f5] == prey[f5] == 0
