"""A fortress as built (walls, ladders, cards, bridge), and its text form: writing and reading (FORT-3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.core.errors import Fault

from .plan import bits
from .rules import Rules
from .words import FaultKind

WALLS, LADDERS, BRIDGE = "walls", "ladders", "bridge"
FAR = "far "


class Maze(NamedTuple):
    """What one builder has built. walls, ladders: one bit for each edge and place of the plan. cards: the kind on each square, 0 none.

    bridge: its near and its far end, () in a single fortress.
    """

    walls: int
    ladders: int
    cards: tuple[int, ...]
    bridge: tuple[int, ...] = ()


def text_of(rules: Rules, maze: Maze) -> str:
    """The canonical text of a fortress: walls, ladders, bridge, cards in the order of the ruleset (FORT-3.2)."""
    plan = rules.plan
    parts = [
        (WALLS, [plan.edge_names[edge] for edge in bits(maze.walls)]),
        (LADDERS, [plan.ladder_names[ladder] for ladder in bits(maze.ladders)]),
        (BRIDGE, ["-".join(plan.names[end] for end in maze.bridge)] if maze.bridge else []),
    ]
    for kind, name in enumerate(rules.kinds):
        if kind:
            parts.append((name, [plan.names[s] for s, card in enumerate(maze.cards) if card == kind]))
    return "; ".join(f"{word} {' '.join(places)}" for word, places in parts if places)


class Draft:
    """Parses a text into a fortress and collects all faults."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.walls = self.ladders = 0
        self.cards = [0] * rules.plan.n_squares
        self.bridges: list[tuple[int, int]] = []
        self.extra: list[tuple[int, int]] = []
        self.faults: list[Fault] = []

    def fault(self, kind: FaultKind, *where: str) -> None:
        """Add a fault, unless the same one is noted."""
        found = Fault(kind, tuple(place[:20] for place in where))
        if found not in self.faults and len(self.faults) < 100:
            self.faults.append(found)

    def square(self, name: str) -> int | None:
        """A square by its name."""
        low = name.lower()
        square = self.rules.plan.index.get(low[:-2] + low[-2:].upper())
        if square is None:
            self.fault("unknown_square", name)
        return square

    def pair(self, text: str) -> tuple[int, int] | None:
        """Two squares with a hyphen between."""
        first, _, second = text.partition("-")
        if not first or not second:
            self.fault("unknown_square", text)
            return None
        a, b = self.square(first), self.square(second)
        return None if a is None or b is None else (a, b)

    def add_wall(self, text: str) -> None:
        """FORT-3.4: one wall on an edge, however it is written."""
        pair = self.pair(text)
        edge = self.rules.plan.edge_index.get(pair) if pair else None
        if pair and edge is None:
            self.fault("no_edge", text)
        elif edge is not None:
            if self.walls >> edge & 1:
                self.fault("wall_twice", self.rules.plan.edge_names[edge])
            self.walls |= 1 << edge

    def add_ladder(self, text: str) -> None:
        """FORT-1.7: a ladder begins below a square of the next floor."""
        square = self.square(text)
        if square is None:
            return
        ladder = self.rules.plan.up[square]
        if ladder < 0:
            self.fault("no_ladder_place", self.rules.plan.names[square])
        elif self.ladders >> ladder & 1:
            self.fault("ladder_twice", self.rules.plan.names[square])
        else:
            self.ladders |= 1 << ladder

    def add_bridge(self, text: str) -> None:
        """FORT-12.3: from one fortress to the other, not on the entrance."""
        pair = self.pair(text)
        plan = self.rules.plan
        if pair is None:
            return
        near, far = sorted(pair)
        if plan.fort[near] == plan.fort[far] or near == plan.entrance:
            self.fault("no_bridge_place", text)
        else:
            self.bridges.append((near, far))

    def add_card(self, kind: int, text: str) -> None:
        """FORT-3.5, FORT-3.6: one card on a square, none on the entrance."""
        square = self.square(text)
        if square is None:
            return
        rules = self.rules
        if square == rules.plan.entrance and kind == rules.flag and rules.entrance_cards:
            self.fault("flag_on_entrance")
        elif square == rules.plan.entrance and not rules.entrance_cards:
            self.fault("card_on_entrance", rules.kinds[kind])
        if self.cards[square]:
            self.fault("cards_on_square", rules.plan.names[square])
            self.extra.append((kind, square))
        else:
            self.cards[square] = kind

    def read(self, text: str) -> None:
        """Take in a whole text."""
        for written, places in parts_of(text):
            word = written.lower()
            if word == WALLS:
                add = self.add_wall
            elif word == LADDERS:
                add = self.add_ladder
            elif word == BRIDGE and self.rules.has_bridge:
                add = self.add_bridge
            elif word in self.rules.kind_index:
                kind = self.rules.kind_index[word]
                for place in places:
                    self.add_card(kind, place)
                continue
            else:
                self.fault("unknown_word", written)
                continue
            for place in places:
                add(place)
        self._count()

    def _count(self) -> None:
        """FORT-3.3: check the number of walls, ladders and cards in each fortress."""
        rules, plan = self.rules, self.rules.plan
        found = [(self.cards[square], square) for square in range(plan.n_squares)] + self.extra
        for fort in range(plan.n_forts):
            far = FAR if fort else ""
            walls = sum(self.walls >> edge & 1 for edge in plan.edges_of(fort))
            ladders = sum(self.ladders >> ladder & 1 for ladder in plan.ladders_of(fort))
            self._compare("walls_missing", "walls_extra", far, walls, rules.ruleset.walls)
            self._compare("ladders_missing", "ladders_extra", far, ladders, rules.ruleset.ladders)
            for kind in range(1, len(rules.kinds)):
                if kind != rules.flag:
                    lie = sum(card == kind and plan.fort[square] == fort for card, square in found)
                    self._compare_cards(kind, far, lie, rules.counts[kind])
        self._compare_cards(rules.flag, "", sum(card == rules.flag for card, _ in found), 1)
        if rules.has_bridge:
            if not self.bridges:
                self.fault("bridge_missing")
            for near, far_end in self.bridges[1:]:
                self.fault("bridge_extra", f"{plan.names[near]}-{plan.names[far_end]}")

    def _compare(self, missing: FaultKind, extra: FaultKind, far: str, number: int, wanted: int) -> None:
        if number < wanted:
            self.fault(missing, f"{far}{wanted - number}")
        elif number > wanted:
            self.fault(extra, f"{far}{number - wanted}")

    def _compare_cards(self, kind: int, far: str, number: int, wanted: int) -> None:
        name = far + self.rules.kinds[kind]
        if number < wanted:
            self.fault("card_missing", *(name for _ in range(wanted - number)))
        elif number > wanted:
            self.fault("card_extra", *(name for _ in range(min(number - wanted, 50))))


def parts_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """(keyword, places) of each part; comments are skipped."""
    for line in re.split(r"[;\n]", re.sub(r"#[^\n]*", "", text)):
        words = line.replace(",", " ").replace("\r", " ").split()
        if words:
            yield words[0], words[1:]


def read(rules: Rules, text: str) -> tuple[Maze, list[Fault]]:
    """Parse a text: (fortress, faults). With faults the fortress is incomplete. Whether the flag is reachable is checked by reach.py."""
    draft = Draft(rules)
    draft.read(text)
    bridge = draft.bridges[0] if draft.bridges else ()
    return Maze(draft.walls, draft.ladders, tuple(draft.cards), bridge), draft.faults
