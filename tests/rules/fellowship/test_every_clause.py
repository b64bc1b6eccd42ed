"""Every clause and keyword of every card has a test that fails without it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.games.fellowship.cards import load
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine.model import all_cards

from .covers import COVERED

load()
for found in pkgutil.iter_modules([str(Path(__file__).parent)]):
    if found.name.startswith("test_") and found.name != "test_every_clause":
        importlib.import_module(f"{__package__}.{found.name}")

KEYWORDS = [f"{card.id}.{word.split()[0]}" for card in all_cards().values() for word in card.keywords]
VICTORIES = [f"{card.id}.victory" for card in all_cards().values() if card.victory]
EVERYTHING = [*c.CLAUSES, *KEYWORDS, *VICTORIES]
SHOWN = [one for one in EVERYTHING if one in COVERED]


def without(one: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a clause or keyword away: its program does nothing, its answer is nothing, the keyword is not there."""
    if one in c.CLAUSES:
        clause = c.CLAUSES[one]
        monkeypatch.setitem(c.PROGRAMS, one, ())
        monkeypatch.setattr(clause, "cost", ())
        monkeypatch.setattr(clause, "do", ())
        if clause.value is not None:
            nothing: Any = () if clause.timing == c.ATTACH else 0
            monkeypatch.setattr(clause, "value", lambda *_: nothing)
        return
    card_id, _, word = one.rpartition(".")
    if word == "victory":
        plain = all_cards()[card_id]
        monkeypatch.setitem(all_cards(), card_id, msgspec.structs.replace(plain, victory=0))
        return
    real = type(all_cards()[card_id]).keyword
    monkeypatch.setattr(
        type(all_cards()[card_id]),
        "keyword",
        lambda self, name: 0 if (self.id, name) == (card_id, word) else real(self, name),
    )


@pytest.mark.parametrize("one", SHOWN)
def test_a_clause_is_missed_when_it_is_taken_away(one: str, monkeypatch: pytest.MonkeyPatch):
    tests = COVERED.get(one, [])
    assert tests, f"no test covers {one}"
    without(one, monkeypatch)
    assert any(map(fails, tests)), f"{one} is not missed by {[test.__name__ for test in tests]}"


def fails(test: Callable[[], object]) -> bool:
    """Whether it fails; the first that does is enough."""
    try:
        test()
    except Exception:
        return True
    return False


def test_every_clause_is_covered_and_nothing_else():
    assert set(COVERED) == set(EVERYTHING)
