"""Compiles what a search needs in a process of its own, so that nobody waits for it."""

from __future__ import annotations

from pathlib import Path


def compile_apart() -> None:
    """Let a child process compile the kernels of the search and of the rules, if they are not in the cache."""
    from gonfalon.games.stratego import compiling

    folders = (Path(__file__).parent / "kernel", Path(__file__).parent / "expectimax")
    compiling.compile_apart(__package__ or "", *folders, with_rules=True)
