"""What cards and enemies are worth to the rules of thumb."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

MEAN_THREAT = 1.6
"""Threat that a card revealed in the staging step adds on average."""


WORTH = {
    "steward-of-gondor": 9.0,
    "unexpected-courage": 6.0,
    "celebrians-stone": 6.0,
    "the-favor-of-the-lady": 4.0,
    "gandalf": 12.0,
    "northern-tracker": 8.0,
    "faramir": 8.0,
    "forest-snare": 5.0,
    "dwarven-axe": 3.5,
    "self-preservation": 3.0,
    "protector-of-lorien": 2.5,
    "horn-of-gondor": 2.0,
    "blade-of-gondolin": 2.5,
    "citadel-plate": 2.0,
    "power-in-the-earth": 1.0,
    "dark-knowledge": -1.0,
}
"""What a card is worth beyond its numbers, by id."""


LATE = {"beravor", "gleowine", "denethor", "henamarth-riversong"}
"""Abilities that exhaust somebody who may be needed before: used when combat is over."""


HEALING = {
    "lore-of-imladris",
    "beorns-hospitality",
    "daughter-of-the-nimrodel",
    "self-preservation",
    "glorfindel",
}


def worth(s: State, i: int) -> float:
    """What a card is worth, from its numbers and what it can do."""
    card = s.table.cards[i]
    if card.type in m.CHARACTERS:
        plain = 1.5 * card.willpower + 1.1 * card.attack + 0.7 * card.defense + 0.5 * card.hit_points
        return WORTH.get(card.id, plain) + (8 if card.type == "hero" else 0)
    return WORTH.get(card.id, 1.5)


def menace(s: State, enemy: int) -> float:
    """How much an enemy is to be feared."""
    return s.stat(enemy, m.STRENGTH) + 0.5 * s.stat(enemy, m.THREAT)


def strength_of(s: State, seat: int, but: tuple[int, ...] = ()) -> int:
    """The attack of all ready characters of a seat."""
    return sum(s.stat(i, m.STRENGTH) for i in s.characters(seat) if s.is_ready(i) and i not in but)


def toughness(s: State, enemy: int) -> int:
    """The attack it takes to destroy an enemy now."""
    return s.hits_left(enemy) + s.stat(enemy, m.DEFENSE)


def coming(s: State, seat: int) -> list[int]:
    """The enemies that are engaged with a seat or will be after the checks."""
    threat = s.threat[seat]
    costs = ((i, s.card(i).engagement_cost) for i in s.staged("enemy"))
    woken = [i for i, cost in costs if cost is not None and cost <= threat]
    return [*s.piles[m.ENGAGED + seat], *woken]
