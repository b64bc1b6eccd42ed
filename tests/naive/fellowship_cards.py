"""Cards, players and questions of the naive referee of the card game, from docs/rules/card-game.md alone."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Any

Printed = dict[str, Any]


@dataclass(eq=False)
class Card:
    """A copy of a card. key: a name that only this copy has. owner: a seat, or None (CARD-2.9)."""

    key: int
    printed: Printed
    owner: int | None = None
    controller: int | None = None
    exhausted: bool = False
    damage: int = 0
    resources: int = 0
    progress: int = 0
    engaged: int | None = None  # the seat that an enemy is engaged with
    since: int = 0  # when it engaged, in engagements of this game (CARD-9.2)
    attached: list[Card] = field(default_factory=list["Card"])
    shadows: list[Card] = field(default_factory=list["Card"])
    guards: Card | None = None  # the objective that this enemy or location guards (CARD-10.3)

    def is_a(self, kind: str) -> bool:
        """Whether it is of the type `kind`."""
        return self.printed["type"] == kind

    def has(self, keyword: str) -> bool:
        """Whether the keyword is printed on it."""
        return any(word.split()[0] == keyword for word in self.printed.get("keywords", ()))

    @property
    def doomed(self) -> int:
        """X of Doomed X (CARD-10.1)."""
        words = [word.split() for word in self.printed.get("keywords", ())]
        return sum(int(word[1]) for word in words if word[0] == "doomed")

    def number(self, name: str) -> int:
        """A printed number."""
        return int(self.printed.get(name, 0))

    def wipe(self) -> None:
        """Takes off all tokens, as when a card leaves play (CARD-2.19, 2.21)."""
        self.exhausted, self.damage, self.resources, self.progress = False, 0, 0, 0
        self.controller, self.engaged, self.guards = self.owner, None, None
        self.attached, self.shadows = [], []


Pile = list[list[Card]]
"""A discard pile from the bottom: each group came at one moment, in an order that the page leaves open."""


@dataclass(eq=False)
class Player:
    """What belongs to a seat."""

    seat: int
    heroes: list[Card]
    deck: list[Card]
    threat: int = 0
    allies: list[Card] = field(default_factory=list[Card])
    hand: list[Card] = field(default_factory=list[Card])
    discards: Pile = field(default_factory=list[list[Card]])
    is_out: bool = False

    @property
    def characters(self) -> list[Card]:
        """CARD-2.2."""
        return self.heroes + self.allies

    def ready(self, keyword: str = "") -> list[Card]:
        """His ready characters, those with the keyword where one is named."""
        return [card for card in self.characters if not card.exhausted and (not keyword or card.has(keyword))]

    def draw(self, number: int) -> None:
        """CARD-6.38."""
        self.hand += self.deck[:number]
        self.deck = self.deck[number:]


@dataclass(frozen=True)
class Some:
    """Any of these cards together, at least so many of them."""

    of: frozenset[int]
    least: int = 0


@dataclass(frozen=True)
class Question:
    """A seat owes an answer of a kind: one of `options`, or any choice of cards that a `Some` allows."""

    seat: int
    kind: str
    options: frozenset[Any] | Some

    @property
    def only_answer(self) -> list[Any]:
        """The answer, where there is just one (CARD-15.3)."""
        if not isinstance(self.options, Some):
            return list(self.options) if len(self.options) == 1 else []
        if len(self.options.of) == self.options.least:
            return [self.options.of]
        return []

    def allows(self, answer: Any) -> bool:
        """Whether this is a possible answer."""
        if isinstance(self.options, Some):
            return answer <= self.options.of and len(answer) >= self.options.least
        return answer in self.options


def payments(cost: int, pools: dict[int, int]) -> frozenset[Any]:
    """All ways to pay exactly the cost, each a set of (hero, number), numbers above 0 (CARD-5.4, 5.8)."""
    found: set[Any] = set()
    for numbers in product(*(range(min(cost, pool) + 1) for pool in pools.values())):
        if sum(numbers) == cost:
            found.add(
                frozenset((hero, number) for hero, number in zip(pools, numbers, strict=True) if number)
            )
    return frozenset(found)


def read(path: str) -> Any:
    """What a TOML file says."""
    with open(path, "rb") as file:
        return tomllib.load(file)


def encounter_cards(printed: list[Printed], sets: list[str], difficulty: str) -> Counter[str]:
    """How often each card is in the encounter deck (CARD-3.3, 3.11)."""
    column = "quantity_easy" if difficulty == "easy" else "quantity"
    return +Counter({card["id"]: card[column] for card in printed if card.get("set") in sets})
