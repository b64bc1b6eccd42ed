"""Every level answers stored positions as it did at commit 0d230e2: work on names and rooms may not change how it plays.

`data/answers-0d230e2.json.gz` holds 48 games of eight rulesets (the rule-based player against level 2) and, for 1,000 of their
positions, the answer of each level: [ply, level 1, ..., level 6].
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream_seed

STORED: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parent / "data" / "answers-0d230e2.json.gz").read_bytes())
)


def differences(game: dict[str, Any], rows: list[list[Any]]) -> list[tuple[int, int, str, str]]:
    """(ply, level, stored answer, answer now) wherever they differ."""
    rules = games.get(game["game"])
    state = rules.new(game["seed"], rules.setup(game["variant"], **game["options"]))
    wanted, found = {row[0]: row[1:] for row in rows}, []
    for ply, (seat, action) in enumerate(game["actions"][: max(wanted) + 1]):
        if ply in wanted:
            information = rules.information_state(state, seat)
            for level, stored in enumerate(wanted[ply], 1):
                player = players.make(rules.spec.family, level, stream_seed(game["seed"], level, ply))
                answer = player.act(information)
                if answer != stored:
                    found.append((ply, level, stored, answer))
        state.step(seat, action)
    return found


def test_a_thousand_positions_are_stored():
    assert sum(len(game["answers"]) for game in STORED) == 1000
    assert {len(row) for game in STORED for row in game["answers"]} == {7}


@pytest.mark.parametrize("number", range(0, len(STORED), 4))
def test_levels_answer_as_before(number: int):
    game = STORED[number]
    assert differences(game, game["answers"][number % 7 :: 9][:2]) == []


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(STORED)))
def test_levels_answer_every_stored_position_as_before(number: int):
    assert differences(STORED[number], STORED[number]["answers"]) == []
