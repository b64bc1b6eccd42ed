"""Section 1: components and armies."""

from __future__ import annotations

import re

import pytest

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import shipped, shipped_ids

from .tables import ARMIES, KINDS, PAGE


@pytest.mark.parametrize("variant", ARMIES)
def test_each_ruleset_has_the_army_of_the_table_for_both_sides(variant: str) -> None:
    """STRAT-1.1, STRAT-1.2, STRAT-1.3, STRAT-1.4, STRAT-1.5, STRAT-1.6."""
    for army in shipped(variant).armies:
        assert {kind: army.get(kind, 0) for kind in KINDS} | {"all": sum(army.values())} == ARMIES[variant]


def test_the_rulesets_of_the_table_are_shipped_and_no_others() -> None:
    """STRAT-1.1 to 1.6."""
    assert {name for name in shipped_ids() if shipped(name).game == "stratego"} == set(ARMIES)


def test_every_ruleset_has_a_rule_of_its_own() -> None:
    """STRAT-1.1 to 1.6."""
    told = re.findall(
        r"^- \*\*STRAT-1\.\d+\*\* `([a-z0-9-]+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(told) == sorted(ARMIES)


@pytest.mark.parametrize("variant", ARMIES)
def test_kinds_have_the_letters_ranks_and_reaches_of_the_table(variant: str) -> None:
    """STRAT-1.7, STRAT-1.8, STRAT-1.9, STRAT-1.10."""
    pieces = {piece.id: piece for piece in shipped(variant).pieces}
    assert set(pieces) == set(KINDS)
    for kind, (letter, rank, moves) in KINDS.items():
        assert (pieces[kind].letter, pieces[kind].rank) == (letter, 0 if rank == "none" else int(rank))
        assert min(pieces[kind].reach, 2) == ("never", "one square", "any distance (4.6)").index(moves)
        assert pieces[kind].flag == (kind == "flag")


def test_the_classic_spy_shows_a_letter_for_its_rank() -> None:
    """STRAT-1.10."""
    labels = {name: {p.id: p.label for p in shipped(name).pieces} for name in ("battle", "classic")}
    assert labels["battle"]["spy"] == "1"
    assert labels["classic"]["spy"] == "S"


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_everybody_knows_the_army_lists_from_the_start(seat: int) -> None:
    """STRAT-1.11."""
    seen = GAME.observe(GAME.new(1, GAME.setup("duel")), seat)
    assert isinstance(seen, StrategoObservation)
    counts = {kind.id: kind.counts for kind in seen.kinds}
    assert counts == {kind: (ARMIES["duel"][kind],) * 2 for kind in KINDS}
