"""Both scores: of the first rulebook and of the FAQ (CARD-11)."""

from __future__ import annotations

from .engine import model as m
from .engine.state import State

POINTS_A_ROUND = 10


def scores_of(s: State) -> dict[str, int]:
    """The lower the better. 2011: final threat, threat cost of dead heroes, damage on living ones, less victory points; FAQ: ten more
    for every completed round. A seat that is out counts the threat limit and all of its heroes as dead.
    The score of the rule set stands first (CARD-13.3)."""
    total = 0
    for seat in range(s.n_seats):
        heroes = [
            i
            for i in range(s.catalogue.n)
            if s.catalogue.owner[i] == seat and s.catalogue.cards[i].type == "hero"
        ]
        if s.eliminated[seat]:
            total += s.catalogue.scenario.threat_limit + sum(s.catalogue.cards[i].threat_cost for i in heroes)
            continue
        total += s.threat[seat]
        for i in heroes:
            alive = m.AREA <= s.pile[i] < m.ENGAGED
            total += s.damage[i] if alive else s.catalogue.cards[i].threat_cost
    total -= sum(s.catalogue.cards[i].victory for i in s.piles[m.VICTORY])
    both = {"faq": total + POINTS_A_ROUND * s.rounds_done, "2011": total}
    return {s.catalogue.rules: both.pop(s.catalogue.rules), **both}
