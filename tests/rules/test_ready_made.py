"""The ready-made set-ups: legal for both sides of every shipped ruleset whose army they are, and what their names promise."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.core.errors import IllegalActionError
from gonfalon.games.stratego.facts import READY_MADE
from gonfalon.games.stratego.squares import neighbour_names

VARIANTS = [
    (game, variant.id) for game in ("stratego", "middle_earth") for variant in games.get(game).spec.variants
]
WALLED = "closed_house"


def fitting(game: str, variant: str, seat: int) -> dict[str, str]:
    """Idea -> letters of those that this seat may march with."""
    rules = games.get(game)
    state, found = rules.new(0, rules.setup(variant)), dict[str, str]()
    for idea, letters in READY_MADE:
        try:
            rules.check(state, seat, f"deploy {letters}")
        except IllegalActionError:
            continue
        assert idea not in found, "two of one name for one army"
        found[idea] = letters
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_every_army_has_a_choice(game: str, variant: str, seat: int):
    assert len(fitting(game, variant, seat)) >= 2


def test_every_one_is_for_some_army():
    used = {
        letters
        for game, variant in VARIANTS
        for s in (0, 1)
        for letters in fitting(game, variant, s).values()
    }
    assert used == {letters for _, letters in READY_MADE}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_the_flag_of_a_closed_house_has_a_wall_on_every_side(game: str, variant: str, seat: int):
    letters = fitting(game, variant, seat).get(WALLED)
    if letters is None:
        return
    rules = games.get(game)
    seen = rules.observe(rules.new(0, rules.setup(variant)), seat)
    still = {kind.letter for kind in seen.kinds if kind.counts[seat] and kind.reach == 0}  # pyright: ignore[reportAttributeAccessIssue]
    stands = dict(zip(seen.zone, letters, strict=True))  # pyright: ignore[reportAttributeAccessIssue]
    flag = next(square for square, letter in stands.items() if letter == "F")
    beside = [name for name in neighbour_names(flag, 10, 10) if name in stands]
    assert {stands[name] for name in beside} <= still
