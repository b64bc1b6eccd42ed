"""Short ways to place pieces: one side's pieces with a flag and a spare piece of each side in the corners."""

from __future__ import annotations

from typing import Any

from .scenario import EVIL, GOOD, NewScenario, Scenario

FOE = "j10 flag, i10 orc"
OWN = "a1 flag, b1 pippin"


def at(
    scenario: NewScenario, good: str, evil: str, game: str = "me-ring", turn: int = GOOD, **more: Any
) -> Scenario:
    """A game with exactly these pieces. more: ring, lost and options."""
    return scenario(good, evil, game, ("good", "evil")[turn], **more)


def good(
    scenario: NewScenario, pieces: str, evil: str = FOE, game: str = "me-powers", **more: Any
) -> Scenario:
    """Good on turn, with its flag at a1 and a pippin at b1."""
    return at(scenario, f"{pieces}, {OWN}", evil, game, **more)


def evil(scenario: NewScenario, pieces: str, against: str, game: str = "me-powers", **more: Any) -> Scenario:
    """Evil on turn, with its flag at j10 and an orc at i10."""
    return at(scenario, f"{against}, {OWN}", f"{pieces}, {FOE}", game, EVIL, **more)


def frodo_at(
    scenario: NewScenario, square: str, others: str = "", evil: str = "", turn: int = GOOD, **options: Any
) -> Scenario:
    """Game 3 with Frodo on a square, and each side's flag and spare piece in the corners."""
    mine = ", ".join(filter(None, [f"{square} frodo", others, OWN]))
    theirs = ", ".join(filter(None, [evil, FOE]))
    return at(scenario, mine, theirs, "me-ring", turn, **options)
