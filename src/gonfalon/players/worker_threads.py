"""How many threads the libraries of a worker process use: one, since there is a worker for every core."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

VARIABLES = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables that the libraries read when they are imported."""


@contextlib.contextmanager
def one_thread_each() -> Iterator[None]:
    """Within, started processes use one thread each; this process's own environment is as before afterwards."""
    before = {name: os.environ.get(name) for name in VARIABLES}
    os.environ.update(dict.fromkeys(VARIABLES, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
