"""Carrying out a recipe of docs/recipes in a copy of the tree.

diff PATH         each part between lines "@@" is found once in the file: its lines " " and "-" are replaced by those " " and "+"
python PATH, ...  any other block with a path after its language becomes a new file
"""

from __future__ import annotations

import shutil
from pathlib import Path

from . import pages

LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "screenshots")


def copied(root: Path, *parts: str) -> None:
    """Copies these files and folders of the project to the root."""
    for part in parts:
        if (pages.ROOT / part).is_dir():
            shutil.copytree(pages.ROOT / part, root / part, ignore=LEFT_OUT, dirs_exist_ok=True)
        else:
            (root / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(pages.ROOT / part, root / part)


def carry_out(name: str, root: Path) -> list[str]:
    """Do what the blocks of a recipe say, in a copy of the tree; the paths of what they wrote. Raises AssertionError."""
    written = []
    for block in pages.blocks((pages.ROOT / "docs" / "recipes" / name).read_text(encoding="utf-8")):
        where, path = f"{name}:{block.line}", root / block.name
        if "/" not in block.name:
            continue
        if block.word == "diff":
            path.write_text(changed(path.read_text(encoding="utf-8"), block.body, where), encoding="utf-8")
        else:
            assert not path.exists(), f"{where}: {block.name} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.body, encoding="utf-8")
        written.append(block.name)
    return written


def changed(text: str, diff: str, where: str) -> str:
    """The text with every part of the diff applied."""
    for part in diff.split("@@\n"):
        lines = part.splitlines(keepends=True)
        old, new = ("".join(line[1:] for line in lines if line[0] in marks) for marks in (" -", " +"))
        assert text.count(old) == 1, f"{where}: stands {text.count(old)} times in the file:\n{old}"
        text = text.replace(old, new)
    return text
