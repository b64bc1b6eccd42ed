"""A series takes players: what makes one of a seed, a level, a name."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import gonfalon
from gonfalon import arena, players
from gonfalon.arena import entrants
from gonfalon.cli.main import app
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState


class First:
    """Takes the first legal action; notes the seeds it was made with."""

    seeds: list[int] = []  # noqa: RUF012

    def __init__(self, seed: int) -> None:
        self.seeds.append(seed)

    def act(self, information: InformationState) -> str:
        legal = information.observation.legal
        return legal[0] if legal else players.RandomPlayer(1).act(information)


def test_a_class_plays_a_name_and_changes_seats():
    First.seeds.clear()
    first: list[int] = []
    found = arena.series(
        First,
        "random",
        "tiny_hidden",
        n_games=6,
        say=lambda job, game, *_: first.append(job.by_seat.index(0)),
    )
    assert [entrant.name for entrant in found.players] == ["First", "random"]
    assert found.result.n_games == 6
    assert found.complete
    assert first == [0, 1, 0, 1, 0, 1]
    assert len(First.seeds) == 6
    again = arena.series(First, arena.level(0), "tiny_hidden", n_games=6)
    assert again.result == found.result, "the same seed gives the same games"


def test_a_player_is_called_by_its_maker():
    made = functools.partial(players.make, "stratego", 1)
    names = [entrants.entrant_of(one).name for one in (First, players.RandomPlayer, made, "level:4@20")]
    assert names == ["First", "RandomPlayer", "make(stratego, 1)", "level:4@20"]


def test_a_level_takes_a_budget():
    assert arena.level(6, ms=200) == entrants.parse("level:6@200")
    assert arena.level(6, nodes=5000) == entrants.parse("level:6@5000n")
    assert arena.level(6) == entrants.parse("level:6")
    assert arena.level(0) == entrants.parse("random")


def test_workers_play_with_a_class_of_a_module():
    alone = arena.series(players.RandomPlayer, "random", "tiny_hidden", n_games=4)
    assert (
        arena.series(players.RandomPlayer, "random", "tiny_hidden", n_games=4, n_workers=2).result
        == alone.result
    )


def test_a_company_has_a_player_for_each_seat():
    found = arena.series(First, ["random", players.RandomPlayer], "tiny_crew", n_games=2, n_seats=4)
    assert [entrant.name for entrant in found.players] == ["First", "random", "RandomPlayer", "RandomPlayer"]
    assert arena.series(First, (), "tiny_crew", n_games=1, n_seats=2).is_company


def test_no_file_keeps_games_of_a_player_of_ones_own(tmp_path: Path):
    file = arena.ResultsFile(tmp_path / "games.jsonl", "c")
    with pytest.raises(GonfalonError, match="keeps no games of your own player"):
        arena.series(First, "random", "tiny_hidden", file=file)
    kept = arena.series("random", arena.level(0), "tiny_hidden", n_games=2, file=file)
    assert arena.series("random", "random", "tiny_hidden", n_games=2, file=file).on_file == 2
    assert kept.on_file == 0


def test_the_command_line_plays_the_same_series(tmp_path: Path):
    words = ["match", "random", "random", "--game", "tiny_hidden", "--games", "8", "--jobs", "1", "--quiet"]
    said = CliRunner().invoke(app, [*words, "--seed", "5", "--json", "--file", str(tmp_path / "a.jsonl")])
    assert said.exit_code == 0, said.output
    found: dict[str, Any] = json.loads(said.stdout)
    result = gonfalon.series("random", "random", "tiny_hidden", n_games=8, seed=5).result
    assert [found[name] for name in result._fields] == list(result)
