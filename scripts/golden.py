#!/usr/bin/env python3
"""Golden games and perft counts of every family: rewrite them with `scripts/golden.py`, read them in the tests.

`scripts/golden.py VARIANT` adds a golden game of a variant: it looks for one that is long enough by itself, and writes the perft
file of a variant that has none.

A golden game (tests/golden) is a whole game as text that people can read: every decision with how many options there were, what each
seat and a spectator heard, and now and then the true state beside what each of them sees. The file's own actions are played again,
so a change of the rules changes the text and not the game. A perft file (tests/perft) counts the ways to go on from fixed positions.
What differs from family to family stands in scripts/<family>/golden.py.

Explain every difference in the commit that brings it.
"""

from __future__ import annotations

import argparse
import importlib
import re
from pathlib import Path
from typing import Any

from golden_files import (
    ROOT,
    SHORTEST,
    Family,
    Perft,
    Position,
    Script,
    read_perft,
    read_script,
    read_value,
    write_files,
    write_perft,
)

from gonfalon import games

MOST_SEEDS = 5000
"""So many random games are tried for a new golden game."""
MOST_LEAVES = 50_000
"""A new perft file goes no deeper than this."""


def families() -> dict[str, Family]:
    """What scripts/<family>/golden.py gives, by family."""
    found = sorted(path.parent.name for path in (ROOT / "scripts").glob("*/golden.py"))
    return {name: importlib.import_module(f"{name}.golden").FAMILY for name in found}


def family_of(variant: str) -> Family:
    """The family that has this variant. Raises SystemExit where none with golden games has it."""
    known = families()
    for game in games.all_games():
        if game.spec.family in known and variant in {one.id for one in game.spec.variants}:
            return known[game.spec.family]
    raise SystemExit(f"there is no variant {variant} in the families {', '.join(known)}")


# ---- golden games


def find(variant: str, options: dict[str, Any], shown: list[str]) -> Script:
    """The first random game that is long enough and shows every one of these words. Raises SystemExit where none is."""
    family = family_of(variant)
    for seed in range(1, MOST_SEEDS + 1):
        script = family.invent(variant, options, seed)
        if len(script.actions) > SHORTEST and _shows(family, script, shown):
            return script
    raise SystemExit(
        f"none of {MOST_SEEDS} games of {variant} has more than {SHORTEST} decisions and {shown}"
    )


def _shows(family: Family, script: Script, words: list[str]) -> bool:
    text = family.write(script) if words else ""
    return all(re.search(rf"\b{re.escape(word)}\b", text) for word in words)


# ---- perft


def counted(perft: Perft, variant: str, positions: list[Position]) -> str:
    """The text of a perft file with the counts of today."""
    title = f"{variant}: sequences of so many decisions from fixed positions (scripts/golden.py writes the counts)"
    return write_perft(
        title, positions, lambda position, depth: perft.count(perft.start(variant, position), depth)
    )


def positions_of(perft: Perft, script: Script) -> list[Position]:
    """Positions of a game, its start and some after equal parts of it, with the depths that are worth counting."""
    red, blue = (
        next(action for owner, action in script.actions if owner == seat).removeprefix(perft.verb)
        for seat in (0, 1)
    )
    moves = [action for _, action in script.actions[2:]]
    options = {**script.options, "first": script.first} if script.first else script.options
    found: list[Position] = []
    for part in range(perft.n_positions):
        position = Position(options, red, blue, moves[: len(moves) * part // perft.n_positions], {})
        found.append(position._replace(counts=_depths(perft, script.variant, position)))
    return found


def _depths(perft: Perft, variant: str, position: Position) -> dict[int, int]:
    """The counts of one decision, two and more, as long as they are small."""
    state = perft.start(variant, position)
    counts = {depth: perft.count(state, depth) for depth in (1, 2)}
    for depth in range(3, perft.deepest + 1):
        leaves = perft.count(state, depth)
        if leaves > MOST_LEAVES:
            break
        counts[depth] = leaves
    return counts


# ---- both


def add(variant: str, name: str, options: dict[str, Any], shown: list[str]) -> None:
    """Find a new golden game and write it, and the variant's perft file where there is none."""
    family = family_of(variant)
    path = family.path(name or variant)
    if path.exists():
        raise SystemExit(f"{path.name} is there already; --name gives the new game another name")
    script = find(variant, options, shown)
    texts = {path: family.write(script)}
    if family.perft and not (counts := family.perft.folder / f"{variant}.perft").exists():
        texts[counts] = counted(family.perft, variant, positions_of(family.perft, script))
    write_files(texts)


def update() -> None:
    """Rewrite every file and say which have changed."""
    texts: dict[Path, str] = {}
    for family in families().values():
        for name in family.names():
            script = read_script(family.path(name).read_text(encoding="utf-8"))
            texts[family.path(name)] = family.write(script)
            texts |= family.beside(name, script)
        if family.perft:
            for path in sorted(family.perft.folder.glob("*.perft")):
                positions = read_perft(path.read_text(encoding="utf-8"))
                texts[path] = counted(family.perft, path.stem, positions)
    write_files(texts)


def main() -> None:
    """Rewrite all files, or find one more game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("variant", nargs="?", help="find a new golden game of this variant")
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="the options it is played with")
    parser.add_argument("--name", default="", help="the name of its file, that of the variant if not given")
    parser.add_argument("--shows", action="append", default=[], metavar="WORD", help="a word it must hold")
    given = parser.parse_args()
    if given.variant:
        pairs = (pair.partition("=") for pair in given.options)
        options = {name: read_value(value) for name, _, value in pairs}
        add(given.variant, given.name, options, given.shows)
    else:
        update()


if __name__ == "__main__":
    main()
