"""The miner of puzzles: the same game gives the same puzzles, it goes on where it stopped, and what it writes is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import puzzle_mining
import pytest
from stratego import make_puzzle, mine_puzzles

from gonfalon.learn import puzzle_loading, puzzles

MINED = [
    puzzle
    for puzzle in puzzle_loading.puzzles()
    if puzzle.collection == "mined" and puzzle.game == "stratego"
]


@pytest.fixture(scope="module")
def first_game() -> dict[str, Any]:
    """Game 0, a short one in Barrage."""
    return mine_puzzles.mined(0) | {"seconds": 2.0}


def test_a_game_gives_what_is_shipped_of_it(first_game: dict[str, Any]):
    shipped = [puzzle for puzzle in MINED if puzzle.id.startswith("mined-0-")]
    assert [puzzle["id"] for puzzle in first_game["puzzles"]] == [puzzle.id for puzzle in shipped]
    assert [puzzle["best"] for puzzle in first_game["puzzles"]] == [puzzle.best for puzzle in shipped]
    counts = list(first_game["counts"].values())
    assert counts == sorted(counts, reverse=True)


def test_it_goes_on_where_it_stopped(tmp_path: Path, first_game: dict[str, Any]):
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(first_game) + '\n{"number": 1, "var', encoding="utf-8")
    played: list[int] = []

    def other_game(number: int) -> dict[str, Any]:
        played.append(number)
        return first_game | {"number": number}

    miner = mine_puzzles.MINER._replace(mined=other_game)
    puzzle_mining.mine(miner, path, 3, 1e9)
    puzzle_mining.mine(miner, path, 3, 1e9)
    assert played == [1, 2]
    assert [game["number"] for game in puzzle_mining.stored(path)] == [0, 1, 2]


def test_it_stops_at_the_goal(tmp_path: Path, first_game: dict[str, Any]):
    path = tmp_path / "games.jsonl"
    miner = mine_puzzles.MINER._replace(mined=lambda number: first_game | {"number": number}, goal=1)
    puzzle_mining.mine(miner, path, 5, 1e9)
    assert len(puzzle_mining.stored(path)) == 1


def test_what_is_published_is_read(tmp_path: Path, first_game: dict[str, Any]):
    miner = mine_puzzles.MINER._replace(collection=tmp_path / "mined.jsonl", yields=tmp_path / "yield.csv")
    puzzle_mining.publish(miner, [first_game])
    found = puzzle_loading.read(tmp_path / "mined.jsonl")
    assert [puzzle.title.facts["number"] for puzzle in found] == [n + 1 for n in range(len(found))]
    for puzzle in found:
        assert puzzles.replayed(puzzle).to_act() == (puzzle.seat,)
    row = (tmp_path / "yield.csv").read_text(encoding="utf-8").splitlines()[1]
    assert row.startswith("stratego,barrage,1,")


def test_every_mined_puzzle_needs_what_was_seen():
    for puzzle in MINED:
        assert puzzle.proof.seeds == len(puzzle_mining.SEEDS)
        assert puzzle.proof.least_gap >= mine_puzzles.LEAST_GAP
        assert puzzle.why[-1].text == "puzzle-why-second"


def test_a_draft_is_completed_as_the_shipped_puzzle_is():
    shipped = puzzle_loading.puzzle("either-way")
    draft = make_puzzle.Draft(
        shipped.id, shipped.variant, shipped.acts, shipped.seat, shipped.theme, wrong=tuple(shipped.wrong)
    )
    made = make_puzzle.completed(draft)
    assert made["values"] == shipped.values
    assert (made["best"], made["position"]) == (shipped.best, shipped.position)
    assert made["first_rating"] == shipped.first_rating
    assert made["why"] == [{"text": "puzzle-either-way-why"}]
    assert made["wrong"].keys() == shipped.wrong.keys()
