"""What never changes in a game: which cards there are, who owns them, and where to look for clauses of a kind (CARD-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from . import clauses as c
from .model import Card, Scenario, all_cards, all_scenarios

RULES_2011 = "2011"


class Table:
    """One per set-up. cards: the printed card of every instance. owner: a seat, or -1 for encounter and quest cards.

    key: a readable name of every instance (`aragorn`, `forest-spider.2`). Instances are numbered in the order of the lists, never in
    that of a shuffled deck, so that a number tells nothing.
    """

    def __init__(
        self,
        scenario: Scenario,
        decks: Sequence[tuple[tuple[str, ...], tuple[str, ...]]],
        easy: bool,
        rules: str,
    ) -> None:
        known = all_cards()
        self.scenario, self.rules, self.n_seats = scenario, rules, len(decks)
        self.heroes = tuple(heroes for heroes, _ in decks)
        ids: list[tuple[str, int]] = []
        for seat, (heroes, deck) in enumerate(decks):
            ids += [(name, seat) for name in (*heroes, *deck)]
        for name, card in known.items():
            if card.set in scenario.sets and card.set:
                ids += [(name, -1)] * (card.quantity_easy if easy else card.quantity)
        ids += [(name, -1) for stage in scenario.quests for name in stage]
        for name in scenario.tokens:
            ids += [(name, seat) for seat, (_, deck) in enumerate(decks) for _ in deck]
        self.cards: tuple[Card, ...] = tuple(known[name] for name, _ in ids)
        self.is_hero = tuple(card.type == "hero" for card in self.cards)
        self.owner = tuple(seat for _, seat in ids)
        self.n = len(ids)
        self.key = _keys([name for name, _ in ids])
        self.by_key = {key: i for i, key in enumerate(self.key)}
        self.clauses = tuple(self._valid(card.id) for card in self.cards)
        self.index_clauses()

    def _valid(self, card_id: str) -> tuple[c.Clause, ...]:
        """The clauses of a card under this rule set: one marked for it takes the place of the unmarked one of the same id."""
        own = [one for one in c.OF_CARD.get(card_id, ()) if one.rules in ("", self.rules)]
        special = {one.id.removesuffix("-2011") for one in own if one.rules == RULES_2011}
        return tuple(one for one in own if one.rules or one.id not in special)

    def index_clauses(self) -> None:
        """Who listens to what: instances with their clauses, by trigger and by question."""
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
        """The first clause of a timing on an instance."""
        return next((one for one in self.clauses[i] if one.timing == timing), None)


def _keys(names: list[str]) -> tuple[str, ...]:
    """`aragorn` where there is one of a name, `forest-spider.1`, `.2` where there are several."""
    total: dict[str, int] = {}
    for name in names:
        total[name] = total.get(name, 0) + 1
    met: dict[str, int] = {}
    keys: list[str] = []
    for name in names:
        met[name] = met.get(name, 0) + 1
        keys.append(name if total[name] == 1 else f"{name}.{met[name]}")
    return tuple(keys)


@lru_cache(maxsize=64)
def table_for(
    scenario: str, decks: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...], easy: bool, rules: str
) -> Table:
    """The table of a set-up, made once."""
    from gonfalon.games.fellowship import cards

    cards.load()
    return Table(all_scenarios()[scenario], decks, easy, rules)
