"""Who plays the games: this process, several of this machine, or those of a Ray cluster (https://docs.ray.io)."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from gonfalon import players
from gonfalon.core.errors import GonfalonError
from gonfalon.players.worker_threads import one_thread_each

from .selfplay import FAMILY, GameRecord, code_digest, play

LOCAL = "local"
"""Instead of the address of a cluster: Ray on this machine alone, for this run."""
GAMES_AHEAD = 2
"""Games handed to Ray for each core of the cluster, so that no core waits for the next one."""
STORE_BYTES = 100_000_000
"""Size of Ray's object store on this machine; a game takes a few kB."""

Job = tuple[str, int, int]
"""Ruleset, seed and number of a game."""


def _play(job: Job) -> GameRecord:
    return play(*job)


def local_games(ruleset: str, seed: int, numbers: Sequence[int], processes: int) -> Iterator[GameRecord]:
    """Play the games of these numbers and yield them as they end; with one process in this one, in order.

    Raises GonfalonError if a process is killed.
    """
    jobs = [(ruleset, seed, number) for number in numbers]
    if processes <= 1 or len(jobs) <= 1:
        yield from map(_play, jobs)
        return
    players.family_of(FAMILY).warm()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        with one_thread_each():
            games = [pool.submit(_play, job) for job in jobs]
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool:
        raise GonfalonError("a process that played was killed; the same command goes on from there") from None
    finally:
        pool.shutdown(cancel_futures=True)


def ray_games(
    ruleset: str, seed: int, numbers: Sequence[int], address: str, processes: int
) -> Iterator[GameRecord]:
    """The same by tasks of Ray; the game of a worker process that dies is played again by another.

    address: of a cluster's head, "auto" for the one this machine belongs to, or LOCAL, with `processes` workers. Raises GonfalonError
    where Ray is not installed, the cluster is not reached, or a machine of it has other code.
    """
    ray = _ray()
    is_local = address == LOCAL
    if is_local:
        players.family_of(FAMILY).warm()
    own = {"num_cpus": processes, "object_store_memory": STORE_BYTES} if is_local else {}
    try:
        ray.init(address=address, include_dashboard=False if is_local else None, log_to_driver=False, **own)
    except (
        Exception
    ) as error:  # Ray raises bare ones: Exception, RuntimeError, its own, also for a head that does not start
        said = " ".join(str(error).split())
        what = "Ray does not start on this machine" if is_local else f"no Ray cluster answers at {address}"
        raise GonfalonError(f"{what}: {said}") from None
    try:
        yield from _by_tasks(ray, [(ruleset, seed, number) for number in numbers])
    finally:
        ray.shutdown()


def _ray() -> Any:
    """The library, which is an extra. Raises GonfalonError."""
    try:
        return import_module("ray")
    except ImportError:
        raise GonfalonError("--ray needs Ray: pip install 'gonfalon[ray]'") from None


def _by_tasks(ray: Any, jobs: list[Job]) -> Iterator[GameRecord]:
    """Hand out the games and yield them as they end. Cores that join the cluster on the way get games as well."""
    task = ray.remote(num_cpus=1, max_retries=-1)(_play_checked)
    code, waiting, running = code_digest(), iter(jobs), []
    while True:
        wanted = max(1, GAMES_AHEAD * int(ray.cluster_resources().get("CPU", 1)))
        while len(running) < wanted and (job := next(waiting, None)) is not None:
            running.append(task.remote(job, code))
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        for one in done:
            yield _result(ray, one)


def _result(ray: Any, task: Any) -> GameRecord:
    """What a task brought. Raises the error of ours that it ended with, without Ray's wrapping."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GonfalonError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise GonfalonError(
            f"Ray stopped; the same command goes on from there: {' '.join(str(error).split())}"
        ) from None


def _play_checked(job: Job, code: str) -> GameRecord:
    """A task of Ray: play a game with the code whose digest this is. Raises GonfalonError if the machine has other code."""
    if code_digest() != code:
        raise GonfalonError("a machine of the cluster has other code of Gonfalon than this one")
    return play(*job)
