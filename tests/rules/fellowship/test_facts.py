"""What the front end knows by itself: the printed cards and the numbers of the rules, as the engine has them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gonfalon.games.fellowship import facts
from gonfalon.games.fellowship.engine import model
from gonfalon.games.fellowship.engine.model import all_cards, all_scenarios
from gonfalon.games.fellowship.engine.round import ROUND
from gonfalon.games.fellowship.game import GAME


def test_the_printed_cards_are_those_of_the_engine() -> None:
    cards = all_cards()
    assert [one.id for one in facts.CARDS] == [name for name in cards if name != "orc-guard"]
    for one in facts.CARDS:
        card = cards[one.id]
        same = ("title", "type", "sphere", "unique", "traits", "keywords", "set")
        assert all(getattr(one, name) == getattr(card, name) for name in same)
        assert one.cost == ("" if card.cost is None else card.cost)
        assert all(getattr(card, name) == value for name, value in one.numbers.items())


def test_a_data_file_beside_the_core_set_is_one_more_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = model.card_entries()
    data = tmp_path / "data"
    shutil.copytree(model.DATA, data)
    (data / "a-second-set.toml").write_text('[[card]]\nid = "one-more"\ntype = "ally"\n', encoding="utf-8")
    monkeypatch.setattr(model, "DATA", data)
    after = model.card_entries()
    assert [entry for entry in after if entry["id"] != "one-more"] == before
    assert [entry["id"] for entry in after if entry not in before] == ["one-more"]
    assert after[-1]["type"] == "quest"


def test_a_scenario_brings_its_facts_with_it() -> None:
    assert tuple(variant.id for variant in GAME.spec.variants) == facts.SCENARIOS
    assert {name: one.threat_limit for name, one in all_scenarios().items()} == facts.THREAT_LIMITS


def test_the_line_after_the_staging_settles_the_quest() -> None:
    assert ROUND[facts.AFTER_STAGING].argument == "after_staging"
    assert ROUND[facts.AFTER_STAGING + 1].does == "resolve_quest"
