"""Games on a cluster: the same as on this machine, game by game; nothing is lost with a worker. Needs Ray, of the extra `ray`."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from gonfalon.arena import ray_workers
from gonfalon.arena.job import GameResult
from gonfalon.arena.ray_workers import RayWorkers, play_here
from gonfalon.arena.results import ResultsFile
from gonfalon.arena.series import series
from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState
from gonfalon.players import RandomPlayer

ray: Any = import_module("ray") if find_spec("ray") else None
GAME = ("tiny_hidden", "outpost")
MARKER = ""
"""A file: the first player that finds it missing makes it and ends its process."""
on_a_cluster = pytest.mark.skipif(ray is None, reason="Ray is not installed: pip install '.[ray]'")


class Mortal(RandomPlayer):
    """Plays at random. The first of all of them ends the process that it is in."""

    def act(self, information: InformationState) -> str:
        with contextlib.suppress(FileExistsError):
            Path(MARKER).touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().act(information)


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """Two nodes of one core each, on this machine."""
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    path = os.pathsep.join(sys.path)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = path  # the nodes hand it on to their workers
    nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False, logging_level="ERROR")
    try:
        yield
    finally:
        ray.shutdown()
        nodes.shutdown()
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


@on_a_cluster
@pytest.mark.long
def test_two_nodes_play_the_games_of_this_machine_and_go_on_where_they_stopped(cluster: None, tmp_path: Path):
    here = series("random", "random", *GAME, n_games=12)
    file, heard = ResultsFile(tmp_path / "games.jsonl", "now", False), list[GameResult]()

    def say(_: Any, played: GameResult, known: int, total: int) -> None:
        heard.append(played)
        assert known <= total

    for n_games in (5, 12):
        there = series(
            "random", "random", *GAME, n_games=n_games, file=file, say=say, n_workers=0, ray="auto"
        )
    assert there.games == here.games
    assert sorted(one.number for one in heard) == list(range(12)), "each was played once"


@on_a_cluster
@pytest.mark.long
def test_a_worker_that_is_killed_loses_nothing(
    cluster: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys.modules[__name__], "MARKER", str(tmp_path / "died"))
    there = series(Mortal, "random", *GAME, n_games=6, n_workers=0, ray="auto")
    assert (tmp_path / "died").exists()
    here = series(Mortal, "random", *GAME, n_games=6)
    assert there.games == here.games


# ---- without a cluster -----------------------------------------------------------------------------------------------


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GonfalonError, match=r"pip install '\.\[ray\]'"):
        series("random", "random", *GAME, n_games=2, n_workers=0, ray="auto")


class HandRay:
    """As much of Ray as the workers use: one game at a time is done, the newest first. n_lost: games whose worker never comes back."""

    class exceptions:
        class RayError(Exception):
            pass

    def __init__(self) -> None:
        self.is_up, self.n_lost, self.most, self.cancelled = False, 0, 0, 0

    def is_initialized(self) -> bool:
        return self.is_up

    def init(self, address: str, **_: Any) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody there")
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **_: Any) -> Any:
        def remote(work: Any) -> Any:
            return type("Remote", (), {"remote": staticmethod(lambda *args: Reference(work, args))})

        return remote

    def wait(self, references: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(references))
        return references[-num_returns:], references[:-num_returns]

    def get(self, reference: Any) -> Any:
        if self.n_lost:
            self.n_lost -= 1
            raise self.exceptions.RayError("the node is gone")
        return reference.work(*reference.args)

    def cancel(self, reference: Any, force: bool) -> None:
        self.cancelled += 1


class Reference:
    def __init__(self, work: Any, args: Any) -> None:
        self.work, self.args = work, args


@pytest.fixture
def hand_ray(monkeypatch: pytest.MonkeyPatch) -> HandRay:
    found = HandRay()
    monkeypatch.setattr(ray_workers, "ray_module", lambda: found)
    monkeypatch.setattr(ray_workers, "code_version", lambda: "now")
    return found


def test_no_more_games_run_than_there_are_cores_and_all_are_counted(hand_ray: HandRay):
    there = series("random", "random", *GAME, n_games=9, n_workers=0, ray="auto")
    assert there.games == series("random", "random", *GAME, n_games=9).games
    assert hand_ray.most == 3
    assert not hand_ray.is_up, "it is left"


def test_an_address_that_nobody_answers_at_is_a_clear_error(hand_ray: HandRay):
    with pytest.raises(GonfalonError, match="--ray nowhere:1: no cluster answers there"):
        RayWorkers("nowhere:1").__enter__()


def test_a_game_that_is_lost_for_good_is_named_and_the_others_are_ended(hand_ray: HandRay):
    hand_ray.n_lost = 1
    with pytest.raises(GonfalonError, match="game 2, random, random: RayError: the node is gone"):
        series("random", "random", *GAME, n_games=9, n_workers=0, ray="auto")
    assert hand_ray.cancelled == 2


def test_a_machine_of_another_version_plays_nothing(hand_ray: HandRay, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ray_workers, "_own_version", lambda: "then")
    job: Any = None
    assert (
        play_here(job, "now")
        == "a machine of the cluster has version then, this one has now; install the same"
    )
    with pytest.raises(GonfalonError, match="has version then"):
        series("random", "random", *GAME, n_games=2, n_workers=0, ray="auto")
