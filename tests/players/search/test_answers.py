"""Levels 1 to 6 answer stored positions as they did when they were stored: work on names and rooms may not change how they play.

`data/answers.json.gz` holds 48 games of eight rulesets (the rule-based player against level 2) and, for 1,000 of their positions, the
answer of each level: [ply, level 1, ..., level 6]. Level 7 is left out: it searches with the
same code as level 6, and 1,000 of its answers would take 15 minutes. Work that is meant to change how levels play stores them anew:

    .venv/bin/python -m tests.players.search.test_answers
"""

from __future__ import annotations

import gzip
import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream_seed

FILE = Path(__file__).parent / "data" / "answers.json.gz"
STORED: list[dict[str, Any]] = json.loads(gzip.decompress(FILE.read_bytes()))
LEVELS = range(1, 7)


def answers(game: dict[str, Any], plies: list[int]) -> list[list[Any]]:
    """[ply, level 1, ..., level 6] of each ply of a game: the levels' answers now."""
    rules = games.get(game["game"])
    state, found = rules.new(game["seed"], rules.setup(game["variant"], **game["options"])), []
    for ply, (seat, action) in enumerate(game["actions"][: max(plies) + 1]):
        if ply in plies:
            information = rules.information_state(state, seat)
            row: list[Any] = [ply]
            for level in LEVELS:
                player = players.make(rules.spec.family, level, stream_seed(game["seed"], level, ply))
                row.append(player.act(information))
            found.append(row)
        state.step(seat, action)
    return found


def differences(game: dict[str, Any], rows: list[list[Any]]) -> list[tuple[int, int, str, str]]:
    """(ply, level, stored answer, answer now) wherever they differ."""
    now = answers(game, [row[0] for row in rows])
    return [
        (stored[0], level, stored[level], new[level])
        for stored, new in zip(rows, now, strict=True)
        for level in LEVELS
        if stored[level] != new[level]
    ]


def store() -> None:
    """Store what the levels answer now, and say how many answers of each level are new."""
    rows = [answers(game, [row[0] for row in game["answers"]]) for game in STORED]
    for level in LEVELS:
        pairs = zip((row for game in STORED for row in game["answers"]), chain(*rows), strict=True)
        print(level, sum(old[level] != new[level] for old, new in pairs))
    stored = [game | {"answers": found} for game, found in zip(STORED, rows, strict=True)]
    FILE.write_bytes(gzip.compress(json.dumps(stored, separators=(",", ":")).encode(), mtime=0))


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


if __name__ == "__main__":
    store()
