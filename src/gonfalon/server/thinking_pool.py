"""The two pools of a server: one thinks, one draws."""

from __future__ import annotations

import os

from .limits import Limits
from .metrics import NO_METRICS, Metrics, WorkKind
from .work_pool import WorkPool
from .workers import ProcessWorker, ThreadWorker

THINKING: tuple[WorkKind, ...] = ("computer", "hint", "odds", "study", "measurement", "coach")
"""The most urgent first: somebody waits for a computer's move, nobody for the last turns that a coach looks at."""
DRAWING: tuple[WorkKind, ...] = ("preview", "film")
IDLE: tuple[WorkKind, ...] = ("measurement", "coach", "film")
"""What nobody waits for with a game: it computes only while nobody else wants its processor (decision 23)."""
MOST_THINKERS = 4
"""Processes that think unless the host says otherwise: each takes about 200 MB."""
DRAWERS = 2
"""Processes that draw: a film takes one of them for seconds, previews have the other."""


def usual_thinkers() -> int:
    """How many processes think unless the host says otherwise: one a core, few."""
    return max(1, min(MOST_THINKERS, os.cpu_count() or 1))


def thinking_pool(n: int, metrics: Metrics = NO_METRICS, limits: Limits | None = None) -> WorkPool:
    """Where computers think, hints are found, games measured and turns judged. n: processes, 0 for threads of this one."""
    workers = [ProcessWorker() for _ in range(n)] or [ThreadWorker() for _ in range(usual_thinkers())]
    unbounded: tuple[WorkKind, ...] = ("computer", "measurement", "coach")
    return WorkPool(workers, THINKING, metrics, limits, {"coach": 1}, unbounded, IDLE)


def drawing_pool(metrics: Metrics = NO_METRICS, limits: Limits | None = None) -> WorkPool:
    """Where pictures are made, one film at a time."""
    workers = [ProcessWorker() for _ in range(DRAWERS)]
    return WorkPool(workers, DRAWING, metrics, limits, {"film": 1}, idle=IDLE)
