"""Scripts of one family lie in a folder of its name, pictures of learning with all families in one; general scripts serve every family."""

from __future__ import annotations

import ast
from pathlib import Path

from gonfalon import games

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
FAMILIES = {game.spec.family for game in games.all_games()}


def imported(path: Path) -> set[str]:
    """The first words of what a file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = {name.name.split(".")[0] for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return plain | {(node.module or "").split(".")[0] for node in nodes if isinstance(node, ast.ImportFrom)}


ACROSS_FAMILIES = {"learning"}


def test_every_folder_of_scripts_is_a_familys() -> None:
    folders = {path.parent.name for path in SCRIPTS.glob("*/*.py")}
    assert folders <= FAMILIES | ACROSS_FAMILIES


def test_a_general_script_is_not_named_after_a_family_and_imports_none() -> None:
    for path in SCRIPTS.glob("*.py"):
        assert not {family for family in FAMILIES if family in path.stem}, path.name
        assert not imported(path) & FAMILIES, path.name
