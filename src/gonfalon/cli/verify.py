"""gonfalon verify: what records prove of how they were dealt, checked offline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gonfalon.core.errors import GonfalonError

from .files import one_line, read_input


def verify_files(paths: Sequence[Path], say: Callable[[str], Any], notes: Path | None = None) -> int:
    """Print what each record proves and what it does not, or what is wrong with it. Returns exit code 0, 1 if anything is wrong.

    notes: what a browser has kept of a single match, None for nothing.
    """
    if notes is not None and len(paths) > 1:
        say("--notes takes a single record")
        return 1
    n_wrong = sum(_verify_file(path, say, notes) for path in paths)
    return int(n_wrong > 0)


def _verify_file(path: Path, say: Callable[[str], Any], notes: Path | None) -> bool:
    """Is something wrong with this record?"""
    from gonfalon.match import record
    from gonfalon.match.verification import read_notes, verify

    name = path.name
    try:
        found = record.loads(read_input(path))
        name = notes.name if notes is not None else name
        kept = read_notes(read_input(notes)) if notes is not None else None
    except GonfalonError as error:
        say(one_line(f"{name}: {error}"))
        return True
    verified = verify(found, kept)
    for fault in verified.faults:
        say(one_line(f"{path.name}: {fault}"))
    if not verified.faults:
        say(one_line(f"{path.name}: in order"))
    for line in verified.proven:
        say(one_line(f"  proven: {line}"))
    for line in verified.unproven:
        say(one_line(f"  not proven: {line}"))
    return bool(verified.faults)
