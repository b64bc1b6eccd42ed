"""What the golden games of every family must hold."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from golden_files import SHORTEST, Script, read_script


def check_played_again(path: Path, write: Callable[[Script], str], command: str) -> None:
    """The file's own actions, played again, must give the file to the letter. command: what writes the file."""
    advice = f"{command} writes it; explain the difference in the commit"
    assert path.exists(), f"{path.name} is missing: {advice}"
    text = path.read_text(encoding="utf-8")
    again = write(read_script(text))
    lines = difflib.unified_diff(text.splitlines(), again.splitlines(), lineterm="")
    difference = "\n".join(list(lines)[:40])
    assert again == text, f"{path.name} differs ({advice}):\n{difference}"


def check_listed(path: Path, listed: tuple[str, dict[str, Any], int], end: str) -> None:
    """The file holds a game of the listed variant and options that goes to its end. end: how the line that says so begins."""
    script = read_script(path.read_text(encoding="utf-8"))
    assert (script.variant, script.options) == listed[:2]
    check_whole(path, end)


def check_whole(path: Path, end: str) -> None:
    """The file holds a game of some length that goes to its end. end: how the line that says so begins."""
    text = path.read_text(encoding="utf-8")
    script = read_script(text)
    assert any(line.lstrip().startswith(end) for line in text.splitlines())
    assert len(script.actions) > SHORTEST


def check_complete(
    folder: Path, games: dict[str, tuple[str, dict[str, Any], int]], variants: set[str]
) -> None:
    """There is a golden game of every variant, and no file besides those listed."""
    assert {variant for variant, _, _ in games.values()} == variants
    assert {path.stem for path in folder.glob("*.txt")} == set(games)
