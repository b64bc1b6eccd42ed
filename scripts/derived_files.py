"""What every generator of derived files shares: files are compared with the texts of today, and written.

A generator is a script with a function `files() -> Files`; its last line is `sys.exit(run(__file__, files))`. `scripts/derived.py` finds
all of them and runs them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Files = Mapping[Path, str | None]
"""Path -> the text that belongs there, None for a file that belongs there no more."""


def stale(files: Files) -> list[Path]:
    """The files that are missing, out of date or not wanted any more, in their order."""
    return [path for path, text in files.items() if _text_at(path) != text]


def _text_at(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def write(files: Files) -> list[Path]:
    """Bring the files up to date. Returns those that were not."""
    changed = stale(files)
    for path in changed:
        text = files[path]
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return changed


def is_check(about: str, arguments: Sequence[str] | None = None) -> bool:
    """Was `--check` asked for, on the command line of a generator?"""
    parser = argparse.ArgumentParser(description=about, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is old")
    return parser.parse_args(arguments).check


def bring_up_to_date(script: Path, files: Callable[[], Files], only_check: bool) -> int:
    """Write the files of a generator and name those that have changed; the number of faults.

    only_check: write nothing, each file that is out of date is a fault. A source that makes no sense (ValueError) is one, too.
    """
    place = script.resolve().relative_to(ROOT)
    try:
        wanted = files()
    except ValueError as error:
        print(f"{place}: {error}", file=sys.stderr)
        return 1
    for path in (changed := stale(wanted) if only_check else write(wanted)):
        name = path.relative_to(ROOT)
        print(f"{name} is out of date: run {place}" if only_check else f"wrote {name}")
    return len(changed) if only_check else 0


def run(script: str, files: Callable[[], Files]) -> int:
    """The command of a generator: write its files, with `--check` only say which are out of date. Returns the exit code."""
    about = f"Write what follows from others: {Path(script).name} is one of the scripts that scripts/derived.py runs."
    return min(1, bring_up_to_date(Path(script), files, is_check(about)))
