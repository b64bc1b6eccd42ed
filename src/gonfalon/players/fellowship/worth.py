"""Values of cards and enemies for the rules of thumb. A worth has no unit; only comparisons have a meaning."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

from .card_table import NOTES

RESOURCE_WORTH, RESOURCE_WORTH_IF_RICH, RICH_FROM = 0.9, 0.3, 7
"""Worth of a resource; its worth from RICH_FROM resources on; that number."""


OTHER_WORTH = 1.5
"""Worth in hand of an event or attachment on which the notes say nothing."""


STAT_WORTHS = (1.5, 1.1, 0.7, 0.5)
"""Worth of a point of willpower, attack, defence and hit points of a character in hand."""


def worth(s: State, i: int) -> float:
    """The worth of a card; 0 for a unique card in hand that may not enter play."""
    card = s.catalogue.cards[i]
    if card.type == "event":
        return known if (known := NOTES[card.id].worth) is not None else OTHER_WORTH
    if card.unique and s.pile[i] < m.DISCARD and not s.may_enter(i):
        return 0.0
    if card.type in m.CHARACTERS:
        willpower, attack, defense, hits = STAT_WORTHS
        plain = (
            willpower * card.willpower
            + attack * card.attack
            + defense * card.defense
            + hits * card.hit_points
        )
        notes = NOTES[card.id]
        own = plain + notes.more if notes.worth is None else notes.worth
        return own + (8 if card.type == "hero" else 0)
    return known if (known := NOTES[card.id].worth) is not None else OTHER_WORTH


def net_worth(s: State, seat: int, i: int) -> float:
    """The worth of playing a card now, less the worth of the resources it costs."""
    cost = s.catalogue.cards[i].cost
    value = worth(s, i)
    if NOTES[s.catalogue.cards[i].id].host == "enemy":
        held = [j for j in s.piles[m.ENGAGED + seat] if may_attack(s, j, seat)]
        value = max((1.5 * s.stat(j, m.STRENGTH) + 0.4 * toughness(s, j) for j in held), default=0.0) - 1.5
    rich = sum(s.resources[j] for j in s.heroes(seat)) >= RICH_FROM
    return value - (RESOURCE_WORTH_IF_RICH if rich else RESOURCE_WORTH) * (
        cost if isinstance(cost, int) else 0
    )


def danger(s: State, enemy: int) -> float:
    """How dangerous an enemy is: its attack plus half its threat."""
    return s.stat(enemy, m.STRENGTH) + 0.5 * s.stat(enemy, m.THREAT)


def strength_of(s: State, seat: int, but: tuple[int, ...] = ()) -> int:
    """Sum of the attack of all ready characters of a seat, except those in `but`."""
    return sum(s.stat(i, m.STRENGTH) for i in s.characters(seat) if s.is_ready(i) and i not in but)


def toughness(s: State, enemy: int) -> int:
    """The attack it takes to destroy an enemy now."""
    return s.hits_left(enemy) + s.stat(enemy, m.DEFENSE)


def may_attack(s: State, enemy: int, seat: int) -> bool:
    """May this enemy attack: does no card forbid it?"""
    return not s.answers("cannot_attack", enemy, seat)


def engaged_this_round(s: State, seat: int) -> list[int]:
    """The enemies that are engaged with a seat or will be after the checks."""
    threat = s.threat[seat]
    costs = ((i, s.card(i).engagement_cost) for i in s.staged("enemy"))
    woken = [i for i, cost in costs if cost is not None and cost <= threat]
    return [*s.piles[m.ENGAGED + seat], *woken]
