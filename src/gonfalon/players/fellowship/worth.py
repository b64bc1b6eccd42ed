"""What cards and enemies are worth to the rules of thumb."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

WORTH = {
    "steward-of-gondor": 9.0,
    "unexpected-courage": 6.0,
    "celebrians-stone": 6.0,
    "the-favor-of-the-lady": 4.0,
    "gandalf": 12.0,
    "daughter-of-the-nimrodel": 3.4,
    "northern-tracker": 8.0,
    "faramir": 8.0,
    "dwarven-axe": 3.5,
    "self-preservation": 2.0,
    "forest-snare": 5.0,
    "protector-of-lorien": 2.8,
    "horn-of-gondor": 2.0,
    "blade-of-gondolin": 2.5,
    "citadel-plate": 2.0,
    "power-in-the-earth": 1.2,
    "dark-knowledge": -1.0,
}
"""What a card is worth beyond its numbers, by id."""


LATE = {"beravor", "gleowine", "denethor", "henamarth-riversong"}
"""Abilities that exhaust somebody who may be needed before: used when combat is over."""


LEFT_ALONE = {"hummerhorns"}
"""Enemies that nobody engages of his own will: they hurt a hero as they come."""


HEALING = {
    "lore-of-imladris": 3,
    "beorns-hospitality": 3,
    "daughter-of-the-nimrodel": 1,
    "self-preservation": 1,
    "glorfindel": 1,
}
"""What heals, by id, and the damage on a hero with at most two hit points left from which it is used."""
PRICE, PRICE_WHEN_RICH, RICH = 0.9, 0.3, 7
"""What a resource is worth in the scale of cards, and what it is worth with so many of them."""


EVENTS = {
    "a-test-of-will": 4.0,
    "the-galadhrims-greeting": 5.0,
    "hasty-stroke": 2.1,
    "a-light-in-the-dark": 2.1,
    "strength-of-will": 1.8,
    "radagasts-cunning": 2.2,
    "secret-paths": 2.2,
    "lore-of-imladris": 2.1,
    "beorns-hospitality": 2.1,
    "loriens-wealth": 5.0,
    "feint": 4.0,
    "thicket-of-spears": 3.0,
    "quick-strike": 2.5,
    "sneak-attack": 3.0,
}
"""What an event in hand is worth; the others 1.5."""


NUMBERS = (1.5, 1.1, 0.7, 0.5)
"""What a point of willpower, attack, defence and hit points of a character in hand is worth."""


def worth(s: State, i: int) -> float:
    """What a card is worth, from its numbers and what it can do."""
    card = s.table.cards[i]
    if card.type == "event":
        return EVENTS.get(card.id, 1.5)
    if card.unique and s.pile[i] < m.DISCARD and not s.may_enter(i):
        return 0.0
    if card.type in m.CHARACTERS:
        willpower, attack, defense, hits = NUMBERS
        plain = (
            willpower * card.willpower
            + attack * card.attack
            + defense * card.defense
            + hits * card.hit_points
        )
        return WORTH.get(card.id, plain) + (8 if card.type == "hero" else 0)
    return WORTH.get(card.id, 1.5)


def bargain(s: State, seat: int, i: int) -> float:
    """What it brings to play a card now, its cost taken off."""
    cost = s.table.cards[i].cost
    value = worth(s, i)
    if s.table.cards[i].id == "forest-snare":
        held = [j for j in s.piles[m.ENGAGED + seat] if may_attack(s, j, seat)]
        value = max((1.5 * s.stat(j, m.STRENGTH) + 0.4 * toughness(s, j) for j in held), default=0.0) - 1.5
    rich = sum(s.resources[j] for j in s.heroes(seat)) >= RICH
    return value - (PRICE_WHEN_RICH if rich else PRICE) * (cost if isinstance(cost, int) else 0)


def menace(s: State, enemy: int) -> float:
    """How much an enemy is to be feared."""
    return s.stat(enemy, m.STRENGTH) + 0.5 * s.stat(enemy, m.THREAT)


def strength_of(s: State, seat: int, but: tuple[int, ...] = ()) -> int:
    """The attack of all ready characters of a seat."""
    return sum(s.stat(i, m.STRENGTH) for i in s.characters(seat) if s.is_ready(i) and i not in but)


def toughness(s: State, enemy: int) -> int:
    """The attack it takes to destroy an enemy now."""
    return s.hits_left(enemy) + s.stat(enemy, m.DEFENSE)


def may_attack(s: State, enemy: int, seat: int) -> bool:
    """Is this enemy not held by a card that keeps it from attacking?"""
    return not s.answers("cannot_attack", enemy, seat)


def coming(s: State, seat: int) -> list[int]:
    """The enemies that are engaged with a seat or will be after the checks."""
    threat = s.threat[seat]
    costs = ((i, s.card(i).engagement_cost) for i in s.staged("enemy"))
    woken = [i for i, cost in costs if cost is not None and cost <= threat]
    return [*s.piles[m.ENGAGED + seat], *woken]
