"""Section 1: components and armies."""

from __future__ import annotations

import pytest

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import shipped, shipped_ids

ORDER = [
    "flag",
    "bomb",
    "spy",
    "scout",
    "miner",
    "sergeant",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "general",
    "marshal",
]
ARMIES = {
    "battle": (1, 6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1),
    "duel": (1, 2, 1, 2, 2, 0, 0, 0, 0, 0, 1, 1),
    "classic": (1, 6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1),
    "classic39": (1, 6, 1, 6, 5, 5, 4, 4, 3, 2, 1, 1),
    "barrage": (1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1),
    "ultimate": (1, 2, 1, 4, 2, 2, 2, 2, 1, 1, 1, 1),
}
SIZES = {"battle": 40, "duel": 10, "classic": 40, "classic39": 39, "barrage": 8, "ultimate": 20}


@pytest.mark.parametrize("variant", ARMIES)
def test_each_ruleset_has_the_army_of_the_table_for_both_sides(variant: str) -> None:
    """STRAT-1.1, STRAT-1.2, STRAT-1.3, STRAT-1.4, STRAT-1.5, STRAT-1.6."""
    for army in shipped(variant).armies:
        assert tuple(army.get(kind, 0) for kind in ORDER) == ARMIES[variant]
        assert sum(army.values()) == SIZES[variant]


def test_these_six_rulesets_are_shipped() -> None:
    """STRAT-1.1 to 1.6."""
    assert {name for name in shipped_ids() if shipped(name).game == "stratego"} == set(ARMIES)


@pytest.mark.parametrize("variant", ARMIES)
def test_kinds_have_the_letters_ranks_and_reaches_of_the_table(variant: str) -> None:
    """STRAT-1.7, STRAT-1.8, STRAT-1.9, STRAT-1.10."""
    pieces = {piece.id: piece for piece in shipped(variant).pieces}
    assert "".join(pieces[kind].letter for kind in ORDER) == "FBS23456789M"
    assert [pieces[kind].rank for kind in ORDER] == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert [kind for kind in ORDER if pieces[kind].reach == 0] == ["flag", "bomb"]
    assert [kind for kind in ORDER if pieces[kind].reach > 1] == ["scout"]
    assert [kind for kind in ORDER if pieces[kind].flag] == ["flag"]


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
    assert {kind: counts[kind] for kind in ORDER} == {
        kind: (n, n) for kind, n in zip(ORDER, ARMIES["duel"], strict=True)
    }
