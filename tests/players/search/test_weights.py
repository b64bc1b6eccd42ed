"""The records of weights and settings: every field is explained and read, and nothing changes them during a game."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

import pytest

from gonfalon.players import stratego
from gonfalon.players.stratego.settings import LEVELS, Settings
from gonfalon.players.stratego.terms import guard

from .positions import search_of, walk

SOURCES = {
    path: path.read_text(encoding="utf-8") for path in sorted(Path(stratego.__file__).parent.rglob("*.py"))
}


def records() -> list[tuple[str, list[ast.AnnAssign], list[str]]]:
    """(class, its fields, the lines of its file) of every record of weights, and of the settings."""
    found = []
    for text in SOURCES.values():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name.endswith(("Weights", "Settings")):
                fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
                found.append((node.name, fields, text.splitlines()))
    return found


def test_every_field_is_explained():
    names = {name for name, _, _ in records()}
    assert {
        "PieceWeights",
        "GuardWeights",
        "QuestWeights",
        "PowerWeights",
        "BeliefWeights",
        "Settings",
    } <= names
    for name, fields, lines in records():
        for field in fields:
            assert field.end_lineno
            line, below = lines[field.end_lineno - 1], lines[field.end_lineno]
            assert "  # " in line or below.strip().startswith('"""'), (name, ast.unparse(field.target))


def test_every_field_is_read():
    text = "\n".join(SOURCES.values())
    for name, fields, _ in records():
        for field in fields:
            assert re.search(rf"\.{ast.unparse(field.target)}\b", text), (name, ast.unparse(field.target))


def test_every_setting_is_changed_by_some_level():
    alike = {name for name in Settings._fields if len({getattr(one, name) for one in LEVELS.values()}) == 1}
    assert alike == {"ms"}, "a setting that no level changes is a constant"


def test_a_context_and_its_weights_cannot_be_changed():
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 1, 20) if s.ply == 8)
    context = search_of(state, seat).context
    with pytest.raises(dataclasses.FrozenInstanceError):
        context.urgency = 1.0  # pyright: ignore
    with pytest.raises(dataclasses.FrozenInstanceError):
        guard.WEIGHTS.trade = 1.0  # pyright: ignore
