#!/usr/bin/env python3
"""Write every file that follows from other files of this repository. `--check` writes nothing and says which are out of date.

Each is made by a generator: a script in scripts, scripts/<family> or bench with a function `files`. No generator reads what another
one writes, so they run in the order of their names, in one process.

Not among them is what a person must look at (golden games, pictures) or what takes a long run (measured tables, slow tests).
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from derived_files import ROOT, bring_up_to_date, is_check

SCRIPTS, BENCH = ROOT / "scripts", ROOT / "bench"
IMPORTED_FROM = (SCRIPTS, ROOT, ROOT / "src")
"""Folders whose modules generators import. Those of bench come last: they lie in no package and have everyday names."""


def generators() -> list[Path]:
    """The scripts with a function `files`, in alphabetical order."""
    found = [*SCRIPTS.glob("*.py"), *SCRIPTS.glob("*/*.py"), *BENCH.glob("*.py")]
    return sorted(
        path for path in found if re.search(r"^def files\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    )


def module_name(script: Path) -> str:
    """What a script is imported by: `results_pages`, `<family>.<script>`, `capacity_page`."""
    home = BENCH if script.is_relative_to(BENCH) else SCRIPTS
    return ".".join(script.relative_to(home).with_suffix("").parts)


def main() -> int:
    """Run every generator; 1 if a file is out of date (`--check`) or cannot be made."""
    only_check = is_check((__doc__ or "").partition("\n")[0])
    sys.path[:0] = map(str, IMPORTED_FROM)
    sys.path.append(str(BENCH))
    found, n_faults = generators(), 0
    for script in found:
        n_faults += bring_up_to_date(script, import_module(module_name(script)).files, only_check)
    if not n_faults:
        print(f"the files of {len(found)} generators are of today")
    return min(1, n_faults)


if __name__ == "__main__":
    sys.exit(main())
