#!/usr/bin/env python3
"""Take pictures of the moments of a family's games into docs/screenshots, for its guide.

    scripts/moments.py fortress
    scripts/moments.py fellowship card-company card-odds

The second takes the pictures alone whose names begin so. `scripts/screenshots.py` takes those of all families beside its own.
What the moments of a family are stands in scripts/<family>/moments.py. Starts its own server on a temporary data folder.
"""

from __future__ import annotations

import argparse
import importlib

from own_server import own_server
from pictures import FOLDER, INDEX, ROOT, Moments, asked_for, open_browser, save_small
from playwright.sync_api import Browser

from gonfalon import games

LEARNING = "learning"
"""The folder of what all families have: reports of the coach, puzzles, the studio."""


def families() -> dict[str, Moments]:
    """What scripts/<family>/moments.py gives, by family, in the order of the games; then what belongs to all of them."""
    order = dict.fromkeys([*(game.spec.family for game in games.all_games()), LEARNING])
    found = [name for name in order if (ROOT / "scripts" / name / "moments.py").exists()]
    return {name: importlib.import_module(f"{name}.moments").FAMILY for name in found}


def take(browser: Browser, family: Moments, only: list[str]) -> None:
    """Take the pictures whose names begin with one of these; all of them where nothing is named."""
    wanted = [name for name, _ in family.shots if asked_for(name, only)]

    def save(picture: bytes, name: str) -> None:
        if name in wanted:
            save_small(picture, FOLDER / f"{name}.png", family.n_colours)
            print(f"  {name}", flush=True)

    if wanted:
        with own_server(family.is_teaching) as server:
            family.take(browser, server, wanted, save)


def with_section(index: str, family: Moments) -> str:
    """The text of the index with this family's part as it is now; a new part comes last."""
    before, heading, after = index.partition(f"## {family.title}\n")
    if not heading:
        return f"{index}\n{family.section()}"
    _, following, rest = after.partition("\n## ")
    return before + family.section() + following + rest


def main() -> None:
    """Parse the command line and take the pictures."""
    known = families()
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("family", choices=known)
    parser.add_argument("names", nargs="*", help="only these pictures, or those whose names begin so")
    given = parser.parse_args()
    with open_browser() as browser:
        take(browser, known[given.family], given.names)
    index = INDEX.read_text(encoding="utf-8")
    INDEX.write_text(with_section(index, known[given.family]), encoding="utf-8")


if __name__ == "__main__":
    main()
