"""Weights and settings: every one is explained and read, and nothing changes a decision's context."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from gonfalon.players import stratego
from gonfalon.players.stratego.settings import LEVELS, Settings

from .positions import search_of, walk

SOURCES = {
    path: path.read_text(encoding="utf-8") for path in sorted(Path(stratego.__file__).parent.rglob("*.py"))
}


ROOMS = ("belief", "search", "terms")
Weight = tuple[Path, str, int]
"""Its file, its name, the index of the line after it."""


def weights() -> list[Weight]:
    """The numbers by which a level judges, and its settings."""
    found = []
    for path, text in SOURCES.items():
        body = ast.parse(text).body if path.parent.name in ROOMS or path.stem == "clock" else []
        for node in body:
            if isinstance(node, ast.Assign) and _is_number(node.value):
                found.append((path, ast.unparse(node.targets[0]), node.end_lineno))
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name.endswith(("Weights", "Settings")):
                fields = (one for one in node.body if isinstance(one, ast.AnnAssign))
                found += [(path, f".{ast.unparse(one.target)}", one.end_lineno) for one in fields]
    return found


def _is_number(node: ast.expr) -> bool:
    return not any(isinstance(one, (ast.Name, ast.Call, ast.Dict, ast.Tuple)) for one in ast.walk(node))


def test_every_weight_is_explained():
    assert {"STEEPNESS", "APPROACH_DECAY", "ON_ENTRY", "BURN_IN", ".nodes"} <= {
        name for _, name, _ in weights()
    }
    for path, name, end in weights():
        line, below = SOURCES[path].splitlines()[end - 1 : end + 1]
        assert "  # " in line or below.strip().startswith('"""'), (path.name, name)


def test_every_weight_is_read():
    text = "\n".join(SOURCES.values())
    for path, name, _ in weights():
        pattern = re.escape(name) + r"\b"
        assert len(re.findall(pattern, text)) > (0 if name[0] == "." else 1), (path.name, name)


def test_every_setting_is_changed_by_some_level():
    alike = {name for name in Settings._fields if len({getattr(one, name) for one in LEVELS.values()}) == 1}
    assert alike == {"ms"}, "a setting that no level changes is a constant"


def test_a_context_cannot_be_changed():
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 1, 20) if s.ply == 8)
    context = search_of(state, seat).context
    with pytest.raises(AttributeError):
        context.urgency = 1.0  # pyright: ignore
