"""The partners are frozen: a yardstick that moves measures nothing.

`data/answers.json` holds what each answers in positions of the 48 games that the levels' own test keeps (eight rulesets, powers and
quest included), and how each sets up: rows of [game, ply, answer of each partner in the order of NAMES]; ply 0 or 1 is a set-up.
A partner that answers otherwise is another player: give it a name of its own, and leave these as they are. Once they were not left: the
quest was mended (docs/tried/stratego.md), which changed five answers, all in me-ring.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.core.rng import stream_seed

from .positions import NAMES

GAMES: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parents[1] / "search" / "data" / "answers.json.gz").read_bytes())
)
ANSWERS = Path(__file__).parent / "data" / "answers.json"
ROWS: list[list[Any]] = json.loads(ANSWERS.read_text(encoding="utf-8")) if ANSWERS.exists() else []
PLIES_OF_GAME = 4


def answers_in(number: int, plies: list[int]) -> list[list[Any]]:
    """Rows for these plies of a stored game."""
    game = GAMES[number]
    rules = games.get(game["game"])
    state, rows = rules.new(game["seed"], rules.setup(game["variant"], **game["options"])), []
    for ply, (seat, action) in enumerate(game["actions"][: max(plies) + 1]):
        if ply in plies:
            information = rules.information_state(state, seat)
            seed = stream_seed(game["seed"], "partner", ply)
            rows.append(
                [
                    number,
                    ply,
                    *(players.make_named("stratego", name, seed).act(information) for name in NAMES),
                ]
            )
        state.step(seat, action)
    return rows


def test_positions_of_every_game_are_stored():
    assert NAMES == ("hunter", "miser", "prober")
    assert {row[0] for row in ROWS} == set(range(len(GAMES)))
    assert len(ROWS) >= PLIES_OF_GAME * len(GAMES)


EVERYDAY = range(0, len(GAMES), 3)


@pytest.mark.parametrize(
    "number",
    [n if n in EVERYDAY else pytest.param(n, marks=pytest.mark.long) for n in range(len(GAMES))],
)
def test_partners_answer_as_they_were_frozen(number: int):
    """In every third game, and in all of them under --long."""
    stored = [row for row in ROWS if row[0] == number]
    assert answers_in(number, [row[1] for row in stored]) == stored
