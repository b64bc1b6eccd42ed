"""Another version plays in a process of its own, by its own state; here the other version is this one."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from gonfalon import players

from .loading import BENCH, load

versions = load("versions")
ASKED = Namespace(
    checkout=BENCH.parent,
    against="rule_based",
    variant="duel",
    level=1,
    ms=0.0,
    games=2,
    seed=7,
    jobs=1,
    file=None,
)


def in_one_process(number: int) -> tuple[float, int]:
    """(score of the level, plies) of the same game with both players in this process."""
    rules, state = versions.new_state("duel", 7)
    seats = [players.make("stratego", 1, 8), players.make_named("stratego", "rule_based", 9)]
    if number % 2 == 0:
        seats.reverse()
    plies = 0
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, seats[seat].act(rules.information_state(state, seat)))
        plies += 1
    return (1 + state.outcome.returns[1 - number % 2]) / 2, plies


def test_its_games_are_those_of_one_process() -> None:
    played = versions.share(ASKED, 0)
    assert [game.number for game in played] == [0, 1]
    assert [(game.score, game.plies) for game in played] == [in_one_process(0), in_one_process(1)]


def test_jobs_share_the_pairs_of_games() -> None:
    assert [versions.numbers_of(job, 2, 7) for job in (0, 1)] == [[0, 1, 4, 5], [2, 3, 6]]


def test_games_on_file_are_not_played_again(tmp_path: Path) -> None:
    kept = Namespace(**vars(ASKED) | {"file": tmp_path / "games.jsonl"})
    first = versions.share(kept, 0, frozenset([1]))
    with kept.file.open("a") as file:
        lines = [{**versions.series(kept), "number": "1"}, {**versions.series(kept), "number": 1}]
        file.write("".join(json.dumps(line) + "\n" for line in lines) + '5\n{"cut off')
    assert [game.number for game in first] == [0]
    assert versions.on_file(kept) == first
    assert versions.on_file(Namespace(**vars(kept) | {"seed": 8})) == []
