"""Fortresses as docs/rules/fortress.md tells of them: squares, texts, faults, and whether the flag can be reached.

Slow and plain, after sections 1 to 3 and 12 of that page alone. A fortress is a bag of squares, edges and cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .fortress_parts import (
    ENTRANCE,
    Edge,
    Faults,
    Fortress,
    Kind,
    Square,
    above,
    all_squares,
    below,
    beside,
    edge,
    edge_name,
)


def written(fortress: Fortress, kind: Kind) -> str:
    """The text of a fortress, sorted."""
    parts = [" ".join(["walls", *map(edge_name, sorted(fortress.walls))])]
    parts.append(" ".join(["ladders", *(at.name for at in sorted(fortress.ladders))]))
    if fortress.bridge:
        parts.append(f"bridge {fortress.bridge[0].name}-{fortress.bridge[1].name}")
    for card in kind.cards:
        places = sorted(at for at, lies in fortress.cards.items() if lies == card)
        parts.append(" ".join([card, *(at.name for at in places)]))
    return "; ".join(parts)


def parts_of(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every part: its word and its places, as they were written."""
    for line in text.splitlines():
        for part in line.split("#")[0].split(";"):
            words = re.split(r"[\s,]+", part.strip(" \t,"))
            if words != [""]:
                yield words[0], words[1:]


class Reading:
    """Reads a text: the fortress, and all faults of FORT-3.9 but those of 3.7."""

    def __init__(self, text: str, kind: Kind, entrance_cards: bool) -> None:
        self.kind, self.faults, self.fortress = kind, Faults(), Fortress(kind)
        self.placed: list[tuple[str, Square]] = []  # cards, in the order of the text
        self.bridges: list[Edge] = []
        self.by_name = {square.name.lower(): square for square in all_squares(kind)}
        for word, places in parts_of(text):
            self._part(word, places)
        self._count()
        self._cards_where_none_may_lie(entrance_cards)
        self.fortress.cards = {square: card for card, square in self.placed}

    def _fault(self, what: str, *where: str) -> None:
        """Name a fault; the same fault of the same place is named once, a card as often as it is missing or too many."""
        if what in ("card_missing", "card_extra") or (what, where) not in self.faults:
            self.faults.append((what, where))

    def _part(self, word: str, places: list[str]) -> None:
        readers: dict[str, Any] = {"walls": self._wall, "ladders": self._ladder}
        readers |= dict.fromkeys(self.kind.cards, self._card)
        if self.kind.n_fortresses == 2:
            readers["bridge"] = self._bridge
        if word.lower() not in readers:
            self._fault("unknown_word", word)
            return
        for place in places:
            readers[word.lower()](place, word.lower())

    def _square(self, text: str) -> Square | None:
        square = self.by_name.get(text.lower())
        if square is None:
            self._fault("unknown_square", text)
        return square

    def _two_squares(self, text: str) -> tuple[Square, Square] | None:
        if not all(text.partition("-")):
            self._fault("unknown_square", text)  # one of the two is missing
            return None
        ends = [self._square(end) for end in text.split("-", 1)]
        return (ends[0], ends[1]) if ends[0] and ends[1] else None

    def _wall(self, text: str, _word: str) -> None:
        ends = self._two_squares(text)
        if ends is None:
            return
        if ends[1] not in beside(ends[0]):
            self._fault("no_edge", text)
        elif edge(*ends) in self.fortress.walls:
            self._fault("wall_twice", edge_name(edge(*ends)))
        else:
            self.fortress.walls.add(edge(*ends))

    def _ladder(self, text: str, _word: str) -> None:
        square = self._square(text)
        if square is None:
            return
        if above(square) is None:
            self._fault("no_ladder_place", square.name)
        elif square in self.fortress.ladders:
            self._fault("ladder_twice", square.name)
        else:
            self.fortress.ladders.add(square)

    def _card(self, text: str, word: str) -> None:
        square = self._square(text)
        if square is not None:
            self.placed.append((word, square))

    def _bridge(self, text: str, _word: str) -> None:
        ends = self._two_squares(text)
        if ends is None:
            return
        near, far = sorted(ends)
        if (near.far, far.far) != (0, 1) or near == ENTRANCE:
            self._fault("no_bridge_place", text)
        else:
            self.bridges.append((near, far))

    def _count(self) -> None:
        """FORT-3.3, 12.2, 12.4."""
        for far in range(self.kind.n_fortresses):
            mark = "far " * far
            n_walls = sum(low.far == far for low, _ in self.fortress.walls)
            n_ladders = sum(low.far == far for low in self.fortress.ladders)
            dues = ("walls", n_walls, self.kind.n_walls), ("ladders", n_ladders, self.kind.n_ladders)
            for what, n, due in dues:
                if n != due:
                    self._fault(f"{what}_{'missing' if n < due else 'extra'}", f"{mark}{abs(n - due)}")
            lying = Counter(card for card, square in self.placed if square.far == far)
            for card, (does, due, *_) in self.kind.cards.items():
                if does != "flag":
                    self._count_card(f"{mark}{card}", lying[card], due)
        flag = next(card for card, (does, *_) in self.kind.cards.items() if does == "flag")
        self._count_card(flag, sum(card == flag for card, _ in self.placed), 1)
        if self.kind.n_fortresses == 2:
            if not self.bridges:
                self._fault("bridge_missing")
            for ends in self.bridges[1:]:
                self._fault("bridge_extra", edge_name(ends))
            self.fortress.bridge = self.bridges[0] if self.bridges else None

    def _count_card(self, name: str, n: int, due: int) -> None:
        for _ in range(abs(n - due)):
            self._fault("card_missing" if n < due else "card_extra", name)

    def _cards_where_none_may_lie(self, entrance_cards: bool) -> None:
        """FORT-3.5, 3.6."""
        for square, n in Counter(square for _, square in self.placed).items():
            if n > 1:
                self._fault("cards_on_square", square.name)
        for card, square in self.placed:
            if square == ENTRANCE and not entrance_cards:
                self._fault("card_on_entrance", card)
            elif square == ENTRANCE and self.kind.does(card) == "flag":
                self._fault("flag_on_entrance")


def read(text: str, kind: Kind, entrance_cards: bool, may_be_unreachable: bool) -> tuple[Fortress, Faults]:
    """A fortress and everything that is wrong with it (FORT-3.9); text: without `build`."""
    reading = Reading(text, kind, entrance_cards)
    fortress, faults = reading.fortress, reading.faults
    if not faults and not may_be_unreachable:
        squares = squares_come_to(fortress, kind)
        if flag_square(fortress) not in squares:
            missed = [square.name for square in all_squares(kind) if square not in squares]
            faults.append(("flag_unreachable", tuple(missed)))
            faults.append(("in_the_way", tuple(in_the_way(fortress, kind))))
    return fortress, faults


def flag_square(fortress: Fortress) -> Square:
    return next(square for square, card in fortress.cards.items() if fortress.kind.does(card) == "flag")


def can_reach_flag(fortress: Fortress, kind: Kind) -> bool:
    """Is there a course of play that brings a piece onto the flag?"""
    return flag_square(fortress) in squares_come_to(fortress, kind)


def ways_from(fortress: Fortress, square: Square, known: set[int]) -> list[Square]:
    """The squares where one request can lead to. known: the fortresses, 0 or 1, whose passage is known."""
    targets = [other for other in beside(square) if edge(square, other) not in fortress.walls]  # FORT-5.2
    lower, higher = fortress.ladder_down(square), fortress.ladder_up(square)
    if lower:  # FORT-5.3
        targets.append(lower)
    if higher and not fortress.drops(higher):  # FORT-5.4
        targets.append(higher)
    other = fortress.passage_from(square)
    if other and square.far in known:  # FORT-5.6
        targets.append(other)
    other = fortress.bridge_from(square)
    if other:  # FORT-12.3: announced to whoever stands there
        targets.append(other)
    return targets


def squares_come_to(fortress: Fortress, kind: Kind) -> set[Square]:
    """All squares that some piece can come to, if everything goes well."""
    now, known = fortress.copy(), set[int]()
    while True:
        before = (len(now.cards), len(known))
        squares = set[Square]()
        for piece in kind.pieces:
            squares |= walk(now, known, piece)
        if (len(now.cards), len(known)) == before:
            return squares


def walk(fortress: Fortress, known: set[int], piece: str) -> set[Square]:
    """All squares that this piece can come to from E5. Takes away the cards it beats, adds the passages it finds."""
    come_to, todo = {ENTRANCE}, [ENTRANCE]
    while todo:
        for target in ways_from(fortress, todo.pop(), known):
            while fortress.drops(target):  # FORT-6.2
                come_to.add(target)
                target = below(target)
            card, kind = fortress.cards.get(target, ""), fortress.kind
            if kind.does(card) == "twin" and piece in kind.cards[card].finders:
                known.add(target.far)  # FORT-3.8: on E5, too, by coming back
            if target in come_to:
                continue
            come_to.add(target)
            if kind.beats(card, piece):
                continue
            if kind.does(card) == "fight":
                del fortress.cards[target]
            if kind.does(card) != "flag":
                todo.append(target)
    return come_to


def in_the_way(fortress: Fortress, kind: Kind) -> list[str]:
    """Everything that need only be taken away for the flag to be reachable (FORT-3.9)."""
    found = []
    for wall in sorted(fortress.walls):
        without = fortress.copy()
        without.walls.remove(wall)
        if can_reach_flag(without, kind):
            found.append(f"wall {edge_name(wall)}")
    for square, card in sorted(fortress.cards.items()):
        without = fortress.copy()
        del without.cards[square]
        if kind.does(card) in ("fight", "drop") and can_reach_flag(without, kind):
            found.append(f"{card} {square.name}")
    return found


def course_of_play(fortress: Fortress, kind: Kind) -> bool:
    """The same question as can_reach_flag, by trying all plays: FORT-3.8 says that "counts as gone" changes nothing.

    A position of this search is the piece, its square, the cards that are gone and the passages that are known.
    """
    start = [(piece, ENTRANCE, frozenset[Square](), frozenset[int]()) for piece in kind.pieces]
    seen, todo = set(start), list(start)
    while todo:
        piece, square, gone, known = todo.pop()
        now = fortress.copy()
        now.cards = {at: card for at, card in fortress.cards.items() if at not in gone}
        after = [(other, ENTRANCE, gone, known) for other in kind.pieces]  # begins anew
        for target in ways_from(now, square, set(known)):
            while now.drops(target):
                target = below(target)
            card = now.cards.get(target, "")
            does = kind.does(card)
            if does == "flag":
                return True
            if does != "fight":
                found = does == "twin" and piece in kind.cards[card].finders
                after.append((piece, target, gone, known | {target.far} if found else known))
            elif not kind.beats(card, piece):
                after.append((piece, target, gone | {target}, known))
        for position in after:
            if position not in seen:
                seen.add(position)
                todo.append(position)
    return False
