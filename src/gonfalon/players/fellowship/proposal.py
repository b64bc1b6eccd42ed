"""Decks proposed by rules of thumb: heroes of the spheres asked for, and the cards that serve them best against a scenario (CARD-14).

A deck's worth is a sum over its cards, with less for every further copy, and prices for a dear curve, few allies and spheres whose
cards the heroes cannot pay. It is climbed by swaps from several starts; no game is played, so that games can judge the deck afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from gonfalon.core.errors import GonfalonError
from gonfalon.core.rng import Rng
from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m

from .worth import WORTH

STARTS, SWAPS = 3, 700
"""Climbs from drawn starts, and the swaps that each tries."""
PART = {"any": (1.0, 0.9, 0.7), "unique": (1.0, 0.4, 0.1)}
"""What the first, second and third copy of a card count; further copies of a unique card wait in the hand."""
PASSING = {"gandalf"}
"""Unique cards that leave play by themselves, so that the next copy is soon wanted."""
LEAST_ALLIES, DEAR, PRICE_OF_COST, UNPAID = 24, 2.4, 1.0, 0.6
"""Allies below which a deck is thought thin, mean cost above which it is slow, what a point of cost counts, and a card whose sphere
has too few heroes."""
EVENTS = {
    "sneak-attack": 5.0,
    "feint": 4.0,
    "a-test-of-will": 4.5,
    "hasty-stroke": 2.5,
    "the-galadhrims-greeting": 4.0,
    "valiant-sacrifice": 0.5,
    "quick-strike": 2.5,
    "radagasts-cunning": 2.0,
    "secret-paths": 2.5,
    "lore-of-imladris": 2.5,
    "stand-and-fight": 2.5,
    "ever-vigilant": 1.5,
    "common-cause": 1.5,
    "grim-resolve": 4.0,
    "for-gondor": 1.5,
    "loriens-wealth": 3.0,
}
"""Worth of events, by id; others count OTHER."""
OTHER = 1.0


class ScenarioWeights(NamedTuple):
    """What a point of a number is worth against a scenario; threat: a point of the heroes' threat costs, as a price."""

    willpower: float
    attack: float
    defense: float
    hit_points: float
    threat: float


SCENARIO_WEIGHTS = {
    "passage-through-mirkwood": ScenarioWeights(1.6, 1.1, 0.7, 0.5, 0.35),
    "journey-down-the-anduin": ScenarioWeights(1.5, 1.3, 0.9, 0.5, 0.6),
    "escape-from-dol-guldur": ScenarioWeights(2.0, 1.0, 0.6, 0.4, 0.35),
}


def card_worth(card: m.Card, weights: ScenarioWeights) -> float:
    """What one copy brings, less what it costs."""
    cost = card.cost if isinstance(card.cost, int) else 2
    known = WORTH.get(card.id, EVENTS.get(card.id))
    if card.type == "ally" and known is None:
        known = (
            weights.willpower * card.willpower
            + weights.attack * card.attack
            + weights.defense * card.defense
            + weights.hit_points * card.hit_points
        )
    return (OTHER if known is None else known) + 1.5 - PRICE_OF_COST * cost


def hero_worth(card: m.Card, weights: ScenarioWeights) -> float:
    """What a hero brings, less the threat it costs."""
    gain = weights.willpower * card.willpower + weights.attack * card.attack
    gain += weights.defense * card.defense + weights.hit_points * card.hit_points
    return gain - weights.threat * card.threat_cost


class Pool:
    """The cards that a company of heroes can pay, and the worth of every deck made of them."""

    def __init__(self, heroes: Sequence[m.Card], copies: str, weights: ScenarioWeights) -> None:
        self.heroes = tuple(heroes)
        spheres = [hero.sphere for hero in heroes]
        self.share = {sphere: spheres.count(sphere) / len(spheres) for sphere in spheres}
        playable = {*spheres, "neutral"}
        cards = sorted(m.all_cards().values(), key=lambda card: card.number)
        self.cards = [c for c in cards if c.type in m.PLAYER_TYPES[1:] and c.sphere in playable]
        few = copies == decks.ONE_CORE
        self.most = [min(decks.MOST_COPIES, c.quantity) if few else decks.MOST_COPIES for c in self.cards]
        self.worth = [card_worth(c, weights) for c in self.cards]
        self.cost = [c.cost if isinstance(c.cost, int) else 2 for c in self.cards]
        self.parts = [PART["unique" if c.unique and c.id not in PASSING else "any"] for c in self.cards]
        self.of_heroes = sum(hero_worth(hero, weights) for hero in heroes)

    def value(self, counts: Sequence[int]) -> float:
        """The worth of a deck with so many copies of each card."""
        total, size, cost, allies = self.of_heroes, 0, 0, 0
        spent = dict.fromkeys(self.share, 0)
        for k, count in enumerate(counts):
            if not count:
                continue
            total += self.worth[k] * sum(self.parts[k][:count])
            size, cost = size + count, cost + self.cost[k] * count
            card = self.cards[k]
            allies += count if card.type == "ally" else 0
            if card.sphere in spent:
                spent[card.sphere] += count
        total -= 12 * max(0.0, cost / max(1, size) - DEAR) + max(0, LEAST_ALLIES - allies)
        for sphere, n in spent.items():
            total -= UNPAID * max(0.0, n - self.share[sphere] * size - 4)
        return total

    def climbed(self, rng: Rng) -> tuple[float, list[int]]:
        """A deck that no swap tried makes better, from a drawn start."""
        copies = [k for k, most in enumerate(self.most) for _ in range(most)]
        rng.shuffle(copies)
        counts = [0] * len(self.cards)
        for k in copies[: decks.LEAST_CARDS]:
            counts[k] += 1
        value = self.value(counts)
        for _ in range(SWAPS):
            out = rng.choice([k for k, n in enumerate(counts) if n])
            free = [k for k, n in enumerate(counts) if n < self.most[k] and k != out]
            if not free:
                break
            into = rng.choice(free)
            counts[out], counts[into] = counts[out] - 1, counts[into] + 1
            changed = self.value(counts)
            if changed >= value:
                value = changed
            else:
                counts[out], counts[into] = counts[out] + 1, counts[into] - 1
        return value, counts

    def text(self, counts: Sequence[int]) -> str:
        """The deck as a list (CARD-14.6)."""
        lines = [f"1x {hero.title}" for hero in self.heroes] + [""]
        for kind in m.PLAYER_TYPES[1:]:
            rows = [(c, n) for c, n in zip(self.cards, counts, strict=True) if n and c.type == kind]
            lines += [f"{n}x {c.title}" for c, n in rows]
        return "\n".join(lines) + "\n"


def companies(spheres: Sequence[str], weights: ScenarioWeights) -> list[tuple[m.Card, ...]]:
    """Three heroes of the spheres with one of each at least (up to three), the best first."""
    heroes = [c for c in m.all_cards().values() if c.type == "hero" and c.sphere in spheres]
    wanted = min(len(set(spheres)), decks.MOST_HEROES)
    found = [
        three
        for three in combinations(sorted(heroes, key=lambda c: c.number), decks.MOST_HEROES)
        if len({hero.sphere for hero in three}) >= wanted
    ]
    return sorted(found, key=lambda three: -sum(hero_worth(hero, weights) for hero in three))


MOST_COMPANIES = 4
"""Companies of heroes for which a deck is made."""


def propose(scenario: str, spheres: Sequence[str], copies: str, rng: Rng) -> str:
    """A legal deck of 50 cards as text. spheres: () for any. Raises GonfalonError where there are too few cards that the heroes can pay."""
    unknown = sorted(set(spheres) - set(m.SPHERES))
    if unknown:
        raise GonfalonError(f"there is no sphere {unknown[0][:40]!r}; known: {', '.join(m.SPHERES)}")
    weights = SCENARIO_WEIGHTS.get(scenario, SCENARIO_WEIGHTS["passage-through-mirkwood"])
    best: tuple[float, str] | None = None
    for three in companies(tuple(spheres) or m.SPHERES, weights)[:MOST_COMPANIES]:
        pool = Pool(three, copies, weights)
        if sum(pool.most) < decks.LEAST_CARDS:
            continue
        for _ in range(STARTS):
            value, counts = pool.climbed(rng)
            if best is None or value > best[0]:
                best = value, pool.text(counts)
    if best is None:
        raise TooFewCardsError("these spheres have too few cards for a deck; name another one")
    return best[1]


class TooFewCardsError(GonfalonError):
    """The cards allowed do not make a deck."""

    code = "proposal/cards"
