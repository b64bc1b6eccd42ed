"""Plays games on the machines of a Ray cluster: the same games, with the same results, as the workers of this machine."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any, Self

from gonfalon.core.errors import GonfalonError

from .job import GameResult, Job, play
from .results import code_version

MOST_RETRIES = 5
"""Times that a game is begun anew whose worker or machine is lost."""


class RayWorkers:
    """A context of workers in the cluster at an address ("auto", HOST:PORT, ray://HOST:PORT, or "local" for one on this machine).

    n: games at a time, 0 for as many as the cluster has cores. Every machine needs this version of gonfalon, and the programs that play.
    """

    def __init__(self, address: str, n: int = 0) -> None:
        self.address, self.n = address, n
        self._ray: Any = None
        self._is_ours = False
        self._running: dict[Any, Job] = {}

    def __enter__(self) -> Self:
        self._ray = ray = ray_module()
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise GonfalonError(
                    f"--ray {self.address}: no cluster answers there ({str(error).splitlines()[0][:200]});"
                    " start one with `ray start --head`"
                ) from None
        return self

    def __exit__(self, *_: object) -> None:
        for reference in self._running:
            with contextlib.suppress(Exception):
                self._ray.cancel(reference, force=True)
        self._running.clear()
        if self._is_ours:
            self._ray.shutdown()

    def run(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, GameResult]]:
        """Play the jobs and yield results in the order in which games end. A game whose worker is lost is played again.

        Raises GonfalonError; then no more games are played.
        """
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(play_here)
        version, jobs = code_version(), iter(jobs)
        at_once = self.n or max(1, int(ray.cluster_resources().get("CPU", 1)))
        for job in islice(jobs, at_once):
            self._running[remote.remote(job, version)] = job
        while self._running:
            (reference, *_), _ = ray.wait(list(self._running), num_returns=1)
            job = self._running.pop(reference)
            yield job, self._answer(reference, job)
            for following in islice(jobs, 1):
                self._running[remote.remote(following, version)] = following

    def _answer(self, reference: Any, job: Job) -> GameResult:
        who = f"game {job.number}, {', '.join(entrant.name for entrant in job.players)}"
        try:
            answer = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise GonfalonError(f"{who}: {type(error).__name__}: {str(error)[:300]}") from None
        if isinstance(answer, str):
            raise GonfalonError(f"{who}: {answer}")
        return answer


def ray_module() -> Any:
    """Ray, if it is installed. Raises GonfalonError that says how to install it."""
    try:
        return import_module("ray")
    except ImportError:
        raise GonfalonError("--ray needs Ray, of the extra `ray`: pip install '.[ray]'") from None


def play_here(job: Job, version: str) -> GameResult | str:
    """What a worker of the cluster does: the game, or why it cannot be played here."""
    if _own_version() != version:
        return (
            f"a machine of the cluster has version {_own_version()}, this one has {version}; install the same"
        )
    try:
        return play(job)
    except GonfalonError as error:
        return str(error)


@lru_cache(maxsize=1)
def _own_version() -> str:
    return code_version()
