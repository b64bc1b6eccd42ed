#!/usr/bin/env python3
"""Write the parts of docs/screenshots/README.md that list the moments of the families, from scripts/<family>/moments.py.

The part before them lists the pages. `scripts/screenshots.py` writes it when it takes their pictures.
"""

from __future__ import annotations

import sys
from pathlib import Path

from derived_files import run
from moments import families, with_section
from pictures import INDEX


def files() -> dict[Path, str]:
    """The index with its text."""
    index = INDEX.read_text(encoding="utf-8")
    for family in families().values():
        index = with_section(index, family)
    return {INDEX: index}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
