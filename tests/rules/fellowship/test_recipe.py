"""The recipe for a card, carried out with its invented card: facts, effects and test as the page has them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from gonfalon.games.fellowship.engine import changes, moves, selecting, steps
from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine.model import Card, all_cards

from .board import Board

PAGE = Path(__file__).parents[3] / "docs" / "recipes" / "new-card.md"


def blocks(language: str) -> list[str]:
    """The code blocks of a language on the page."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_invented_card_works_as_the_recipe_says(monkeypatch: pytest.MonkeyPatch):
    (facts,) = blocks("toml")
    effects, scenario = blocks("python")
    (entry,) = tomllib.loads(facts)["card"]
    card = msgspec.convert(entry, Card)
    monkeypatch.setitem(all_cards(), card.id, card)
    words = {**vars(c), **vars(selecting), **vars(steps), **vars(changes), **vars(moves)}
    exec(effects, words)
    assert [clause.id for clause in c.OF_CARD[card.id]] == ["ford-warden.response"]
    found: dict[str, object] = {"Board": Board, "covers": lambda *ids: lambda test: test}
    exec(scenario, found)
    test = next(value for name, value in found.items() if name.startswith("test_"))
    assert callable(test)
    try:
        test()
    finally:
        for table in (c.CLAUSES, c.PROGRAMS, c.OF_CARD):
            for name in (card.id, f"{card.id}.response"):
                table.pop(name, None)
