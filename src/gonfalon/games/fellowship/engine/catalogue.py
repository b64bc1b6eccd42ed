"""All card instances of a game with their owners and clauses; nothing here changes during a game (CARD-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import clauses as c
from .model import Card, Scenario, known_cards

RULES_2011 = "2011"
"""The value of the option `rules` for the rules of the first printing."""


class CardCatalogue:
    """The card instances of one set-up, by index. n: how many. cards: printed card. owner: seat, -1 for encounter and quest cards.
    encounter: the instances of the encounter deck.

    key: readable name (`aragorn`, `forest-spider.2`). clauses: those in force under the rule set. forced, responses, passives: trigger or
    question -> (instance, clause) pairs; actions: such pairs. own: the set of a user's file that is played with (`own.files`). Instances
    are numbered in the order of the lists, never of a shuffled deck, so that a number reveals nothing.
    """

    def __init__(
        self,
        scenario: Scenario,
        decks: Sequence[tuple[tuple[str, ...], tuple[str, ...]]],
        easy: bool,
        rules: str,
        own: str = "",
    ) -> None:
        known = known_cards()
        self.scenario, self.rules, self.n_seats = scenario, rules, len(decks)
        self.heroes = tuple(heroes for heroes, _ in decks)
        ids: list[tuple[str, int]] = []
        for seat, (heroes, deck) in enumerate(decks):
            ids += [(name, seat) for name in (*heroes, *deck)]
        for name, card in known.items():
            if card.set in scenario.sets and card.set and card.own in ("", own):
                ids += [(name, -1)] * (card.quantity_easy if easy else card.quantity)
        ids += [(name, -1) for stage in scenario.quests for name in stage]
        for name in scenario.tokens:
            ids += [(name, seat) for seat, (_, deck) in enumerate(decks) for _ in deck]
        self.cards: tuple[Card, ...] = tuple(known[name] for name, _ in ids)
        self.is_hero = tuple(card.type == "hero" for card in self.cards)
        self.owner = tuple(seat for _, seat in ids)
        self.n = len(ids)
        self.encounter = tuple(
            i for i, card in enumerate(self.cards) if self.owner[i] < 0 and card.type != "quest"
        )
        self.key = _keys([name for name, _ in ids])
        self.by_key = {key: i for i, key in enumerate(self.key)}
        self.clauses = tuple(self._valid(card.id) for card in self.cards)
        self.index_clauses()
        self.made_by: tuple[Any, ...] | None = None
        """The arguments of `catalogues.catalogue_for`, where that made it."""

    def _valid(self, card_id: str) -> tuple[c.Clause, ...]:
        """The clauses of a card under this rule set: a clause for this rule set replaces the general one with the same id."""
        own = [one for one in c.OF_CARD.get(card_id, ()) if one.rules in ("", self.rules)]
        special = {one.id.removesuffix("-2011") for one in own if one.rules == RULES_2011}
        return tuple(one for one in own if one.rules or one.id not in special)

    def index_clauses(self) -> None:
        """Fill actions, forced, responses and passives from `clauses`."""
        forced: dict[str, list[tuple[int, c.Clause]]] = {}
        responses: dict[str, list[tuple[int, c.Clause]]] = {}
        passives: dict[str, list[tuple[int, c.Clause]]] = {}
        self.actions: list[tuple[int, c.Clause]] = []
        kinds = {c.FORCED: forced, c.RESPONSE: responses, c.PASSIVE: passives}
        for i, own in enumerate(self.clauses):
            for clause in own:
                if clause.timing == c.ACTION:
                    self.actions.append((i, clause))
                elif clause.timing in kinds:
                    into = kinds[clause.timing]
                    if clause.timing == c.PASSIVE and clause.do:
                        into = forced
                    elif clause.timing == c.FORCED and clause.value is not None:
                        into = passives
                    into.setdefault(clause.on, []).append((i, clause))
        self.forced = {on: tuple(found) for on, found in forced.items()}
        self.responses = {on: tuple(found) for on, found in responses.items()}
        self.passives = {on: tuple(found) for on, found in passives.items()}

    def clause(self, i: int, timing: str) -> c.Clause | None:
        """The first clause of an instance with this timing, None if it has none."""
        return next((one for one in self.clauses[i] if one.timing == timing), None)


def _keys(names: list[str]) -> tuple[str, ...]:
    """A unique key for each name: `aragorn` where a name occurs once, `forest-spider.1`, `.2` where it occurs several times."""
    total: dict[str, int] = {}
    for name in names:
        total[name] = total.get(name, 0) + 1
    met: dict[str, int] = {}
    keys: list[str] = []
    for name in names:
        met[name] = met.get(name, 0) + 1
        keys.append(name if total[name] == 1 else f"{name}.{met[name]}")
    return tuple(keys)
