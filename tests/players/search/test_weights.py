"""The records of weights and settings: every field is explained and read, and nothing changes them during a game."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

import pytest

from gonfalon.players.stratego.search import settings, weights
from gonfalon.players.stratego.search.settings import Settings
from gonfalon.players.stratego.search.weights import WEIGHTS

from .positions import search_of, walk

FOLDER = Path(weights.__file__).parent
RECORDS = [getattr(WEIGHTS, field.name) for field in dataclasses.fields(WEIGHTS)]


def explained(path: Path) -> dict[str, set[str]]:
    """Class -> its fields that a docstring follows."""
    found: dict[str, set[str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            pairs = zip(node.body, node.body[1:], strict=False)
            fields = [a.target for a, b in pairs if isinstance(a, ast.AnnAssign) and isinstance(b, ast.Expr)]
            found[node.name] = {one.id for one in fields if isinstance(one, ast.Name)}
    return found


def test_every_field_is_explained():
    told = explained(FOLDER / "weights.py")
    for record in RECORDS:
        names = {field.name for field in dataclasses.fields(record)}
        assert names == told[type(record).__name__]
    assert set(Settings._fields) == explained(Path(settings.__file__))["Settings"]


def test_every_field_is_read():
    others = [path for path in FOLDER.glob("*.py") if path.name != "weights.py"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in others)
    for record in RECORDS:
        for field in dataclasses.fields(record):
            assert re.search(rf"\.{field.name}\b", text), (type(record).__name__, field.name)
    for name in Settings._fields:
        assert re.search(rf"settings\.{name}\b", text), name


def test_a_context_and_its_weights_cannot_be_changed():
    state, seat = next((s, seat) for s, seat in walk("duel", {}, 1, 20) if s.ply == 8)
    context = search_of(state, seat).context
    with pytest.raises(dataclasses.FrozenInstanceError):
        context.urgency = 1.0  # pyright: ignore
    with pytest.raises(dataclasses.FrozenInstanceError):
        context.weights.guard.trade = 1.0  # pyright: ignore
