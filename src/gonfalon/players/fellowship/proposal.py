"""Decks that the computer proposes: lists that have won come first (sound.py), then decks made by rules of thumb (CARD-14).

A deck that is made has heroes of the spheres asked for, and the cards that serve them best against a scenario. A deck's worth is the sum
over its cards, less for further copies, with penalties for a high mean cost, few allies, and cards of spheres with too few heroes. Hill
climbing by swaps from several random starts maximises it; no game is played, so that games can test the deck.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from gonfalon.core.errors import GonfalonError
from gonfalon.core.rng import Rng
from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m

from .card_table import NOTES
from .sound import best_first

STARTS, SWAPS = 3, 700
"""Random starts, and swaps tried from each."""
COPY_SHARES = {"any": (1.0, 0.9, 0.7), "unique": (1.0, 0.4, 0.1)}
"""Share of the worth that the first, second and third copy of a card count."""
LEAST_ALLIES, DEAR_FROM_COST, COST_PENALTY, UNPAYABLE_PENALTY = 24, 2.4, 1.0, 0.6
"""Fewest allies without a penalty; highest mean cost without a penalty; penalty for a point of cost of a card; penalty for a card beyond
what the heroes of its sphere can pay."""
OTHER_EVENT_WORTH = 1.0
"""Worth of a card in a deck on which the notes say nothing."""


class ScenarioWeights(NamedTuple):
    """Worth of a point of each number against a scenario. threat: cost of a point of the heroes' threat."""

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
    """The worth of one copy of a card, less the penalty for its cost."""
    cost = card.cost if isinstance(card.cost, int) else 2
    notes = NOTES[card.id]
    known = notes.deck_worth if card.type == "event" else notes.worth
    if card.type == "ally" and known is None:
        known = (
            weights.willpower * card.willpower
            + weights.attack * card.attack
            + weights.defense * card.defense
            + weights.hit_points * card.hit_points
        )
    return (OTHER_EVENT_WORTH if known is None else known) + 1.5 - COST_PENALTY * cost


def hero_worth(card: m.Card, weights: ScenarioWeights) -> float:
    """The worth of a hero, less the cost of its threat."""
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
        self.parts = [
            COPY_SHARES["unique" if c.unique and not NOTES[c.id].saved_for else "any"] for c in self.cards
        ]
        self.of_heroes = sum(hero_worth(hero, weights) for hero in heroes)

    def value(self, counts: Sequence[int]) -> float:
        """The worth of a deck. counts: copies of each card of `cards`."""
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
        total -= 12 * max(0.0, cost / max(1, size) - DEAR_FROM_COST) + max(0, LEAST_ALLIES - allies)
        for sphere, n in spent.items():
            total -= UNPAYABLE_PENALTY * max(0.0, n - self.share[sphere] * size - 4)
        return total

    def hill_climb(self, rng: Rng) -> tuple[float, list[int]]:
        """(worth, counts) of a deck after SWAPS swaps from a random start; a swap that lowers the worth is not kept."""
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


def companies(
    spheres: Sequence[str], weights: ScenarioWeights, taken: Collection[str] = ()
) -> list[tuple[m.Card, ...]]:
    """Sets of three heroes of the spheres, with at least one of each sphere (of up to three), best first.

    taken: ids of heroes to leave out.
    """
    heroes = [
        c for c in m.all_cards().values() if c.type == "hero" and c.sphere in spheres and c.id not in taken
    ]
    wanted = min(len(set(spheres)), decks.MOST_HEROES)
    found = [
        three
        for three in combinations(sorted(heroes, key=lambda c: c.number), decks.MOST_HEROES)
        if len({hero.sphere for hero in three}) >= wanted
    ]
    return sorted(found, key=lambda three: -sum(hero_worth(hero, weights) for hero in three))


MOST_COMPANIES = 4
"""Sets of heroes for which a deck is made."""


def propose(
    scenario: str,
    spheres: Sequence[str],
    copies: str,
    rng: Rng,
    number: int = 0,
    taken: Collection[str] = (),
) -> str:
    """A legal deck of 50 cards as text. spheres: () for any. number: proposals before this one, 0 for the first. taken: ids of heroes of
    other seats. Raises GonfalonError where there are too few cards that the heroes can pay."""
    unknown = sorted(set(spheres) - set(m.SPHERES))
    if unknown:
        raise GonfalonError(f"there is no sphere {unknown[0][:40]!r}; known: {', '.join(m.SPHERES)}")
    sound = best_first(scenario, spheres, copies, taken)
    return sound[number].text if number < len(sound) else made(scenario, spheres, copies, rng, taken)


def made(scenario: str, spheres: Sequence[str], copies: str, rng: Rng, taken: Collection[str] = ()) -> str:
    """A deck made by the rules of thumb alone. Raises TooFewCardsError."""
    weights = SCENARIO_WEIGHTS.get(scenario, SCENARIO_WEIGHTS["passage-through-mirkwood"])
    best: tuple[float, str] | None = None
    for three in companies(tuple(spheres) or m.SPHERES, weights, taken)[:MOST_COMPANIES]:
        pool = Pool(three, copies, weights)
        if sum(pool.most) < decks.LEAST_CARDS:
            continue
        for _ in range(STARTS):
            value, counts = pool.hill_climb(rng)
            if best is None or value > best[0]:
                best = value, pool.text(counts)
    if best is None:
        raise TooFewCardsError("these spheres have too few cards for a deck; name another one")
    return best[1]


class TooFewCardsError(GonfalonError):
    """The cards allowed do not make a deck."""

    code = "proposal/cards"
