"""Every registered game has its rules page, and cites only what stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon import games
from gonfalon.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
SECTION = re.compile(r"\b([A-Z]{2,})-([A-Z]?\d+(?:\.\d+)*)")
ALL = [pytest.param(game, id=game.spec.id) for game in games.all_games()]


def page_of(game: Game) -> str:
    """The rules page of a game."""
    return (ROOT / "docs" / "rules" / f"{game.spec.rules_page}.md").read_text(encoding="utf-8")


def known_to(game: Game) -> set[str]:
    """The sections of all rules pages of a game's family: its pages build on one another."""
    family = {
        other.spec.rules_page: other for other in games.all_games() if other.spec.family == game.spec.family
    }
    return {section for other in family.values() for section in known_sections(page_of(other))}


def known_sections(page: str) -> set[str]:
    """Every id that the page defines, with the sections that hold it and its numbered points.

    STRAT-9.1.2 makes STRAT-9.1 and STRAT-9 known; point 3 of STRAT-6.4 is STRAT-6.4.3. P7 is of a list of its own.
    """
    found = set()
    pieces = re.split(r"\*\*([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*)\*\*", page)
    for name, body in zip(pieces[1::2], pieces[2::2], strict=True):
        area, number = name.split("-")
        parts = number.split(".")
        found |= {f"{area}-{'.'.join(parts[:n])}" for n in range(1, len(parts) + 1)}
        found |= {f"{name}.{point}" for point in re.findall(r"^\s+(\d+)\. ", body, re.MULTILINE)}
    return found


@pytest.mark.parametrize("game", ALL)
def test_the_rules_page_numbers_its_sections_once(game: Game):
    ids = re.findall(r"^\s*-? ?\*\*([A-Z]{2,}-[\d.]+)\*\*", page_of(game), re.MULTILINE)
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", ALL)
def test_the_code_cites_only_sections_that_exist(game: Game):
    known = known_to(game)
    areas = {name.split("-")[0] for name in known}
    folder = ROOT / "src" / "gonfalon" / "games" / game.spec.family
    cited = {
        f"{area}-{number}"
        for path in folder.rglob("*.py")
        for area, number in SECTION.findall(path.read_text(encoding="utf-8"))
        if area in areas
    }
    assert cited
    assert cited - known == set()


@pytest.mark.parametrize("game", ALL)
def test_options_cite_their_section_and_keep_their_defaults(game: Game):
    known = known_to(game)
    for variant in game.spec.variants:
        for option in variant.options:
            assert option.section in known, option.name
            assert isinstance(option.default, {"bool": bool, "int": int, "choice": str}[option.type])
            assert option.type != "choice" or option.default in option.choices
            assert option.type != "int" or option.low <= int(option.default) <= option.high


@pytest.mark.parametrize("game", ALL)
def test_what_a_lobby_must_know_is_declared(game: Game):
    spec = game.spec
    assert games.get(spec.id) is game
    assert 1 <= spec.min_seats <= spec.max_seats <= 4
    assert spec.variants
    assert len({variant.id for variant in spec.variants}) == len(spec.variants)
    assert spec.min_seats <= game.new(1).n_seats <= spec.max_seats
