"""Fortresses as docs/rules/fortress.md tells of them: squares, texts, faults, and whether the flag can be reached.

Slow and plain, after sections 1 to 3 and 12 of that page alone. A fortress is a bag of squares, edges and cards.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

SIDES = (5, 3, 2)  # FORT-1.1
FLOOR_MARKS = ("", "m", "t")
Faults = list[tuple[str, tuple[str, ...]]]


class Square(NamedTuple):
    """One square; squares compare in the order of FORT-1.2 and 12.1. far: 0 or 1; letter and number from 0."""

    far: int
    floor: int
    letter: int
    number: int

    @property
    def name(self) -> str:
        return name_of(self)


@cache
def name_of(square: Square) -> str:
    """FORT-1.2, 12.1."""
    floor = "2" * square.far + FLOOR_MARKS[square.floor]
    return f"{floor}{'ABCDE'[square.letter]}{square.number + 1}"


Edge = tuple[Square, Square]
ENTRANCE = Square(0, 0, 4, 4)  # FORT-1.5


class Card(NamedTuple):
    """What one kind of card does (FORT-14.2, 14.3). does: `flag`, `drop`, `silent`, `twin` or `fight`."""

    does: str
    count: int = 1
    strength: int = 0
    beats: tuple[str, ...] = ()
    loses_to: tuple[str, ...] = ()
    goes_back: bool = False
    skip: int = 0
    finders: tuple[str, ...] = ()


PIECE_STRENGTH = {"king": 7, "knight": 5, "wizard": 3, "dwarf": 2}
NO_CARD = Card("silent", 0)


class Kind(NamedTuple):
    """What a game has (FORT-2, 12.2, 12.4, 14). cards, n_walls, n_ladders: in each fortress."""

    cards: dict[str, Card]
    pieces: tuple[str, ...]
    n_fortresses: int
    idle_limit: int
    n_walls: int = 20
    n_ladders: int = 3

    def does(self, card: str) -> str:
        """What a card of this name does; that of no card, "", is nothing."""
        return self.cards.get(card, NO_CARD).does

    def beaten_by(self, card: str, piece: str) -> bool:
        """Does the piece beat this card that fights? (FORT-6.5, 14.3)"""
        own = self.cards[card]
        if piece in own.loses_to:
            return True
        if piece in own.beats or own.strength == 0:
            return False
        return PIECE_STRENGTH[piece] > own.strength

    def beats(self, card: str, piece: str) -> bool:
        """Is there a fight, and does the card win it?"""
        return self.does(card) == "fight" and not self.beaten_by(card, piece)


PITFALL, FLAG = Card("drop", 2), Card("flag")
INTRO_CARDS = {
    "flag": FLAG,
    "cup": Card("fight", beats=("knight",), goes_back=True, skip=2),
    "king": Card("fight", strength=7, beats=("knight",), goes_back=True, skip=1),
    "duke": Card("fight", strength=6, beats=("knight",), goes_back=True, skip=1),
    "pitfall": PITFALL,
}
"""FORT-2.2, 6.4: the knight beats none, and comes back."""
MAIN_CARDS = {
    "flag": FLAG,
    "cup": Card("fight", beats=("king", "knight", "dwarf"), loses_to=("wizard",)),
    "duke": Card("fight", strength=6, beats=("knight", "wizard", "dwarf"), loses_to=("king",)),
    "soldier": Card("fight", strength=4, beats=("wizard", "dwarf"), loses_to=("king", "knight")),
    "princess": Card("fight", strength=1, beats=("king",), loses_to=("knight", "wizard", "dwarf")),
    "passage": Card("twin", 2, finders=("dwarf",)),
    "pitfall": PITFALL,
}
"""FORT-2.3, and the table of FORT-6.5."""
MAIN_PIECES = ("king", "knight", "wizard", "dwarf")
KINDS = {
    "fortress-intro": Kind(INTRO_CARDS, ("knight",), 1, idle_limit=76),
    "fortress-main": Kind(MAIN_CARDS, MAIN_PIECES, 1, idle_limit=76),
    "fortress-bridge": Kind(MAIN_CARDS, MAIN_PIECES, 2, idle_limit=152),
}


def kind_of_file(text: str) -> tuple[Kind, dict[str, Any]]:
    """The game of a user's file, and the options it sets (FORT-14); the file must be sound, and leave the floors as they are."""
    told = tomllib.loads(text)
    kind = KINDS[told["extends"]]
    cards = dict(kind.cards)
    for row in told.get("card", []):
        if row.get("count", 1):
            cards[row["id"]] = card_of(row)
        else:
            cards.pop(row["id"], None)
    options = dict(told.get("options", {}))
    made = kind._replace(
        cards=cards,
        pieces=tuple(piece for piece in MAIN_PIECES if piece in told.get("pieces", kind.pieces)),
        n_fortresses=told.get("fortresses", kind.n_fortresses),
        n_walls=told.get("walls", kind.n_walls),
        n_ladders=told.get("ladders", kind.n_ladders),
        idle_limit=options.pop("idle_limit", kind.idle_limit),
    )
    return made, options


def card_of(row: dict[str, Any]) -> Card:
    """A [[card]] table (FORT-14.2, 14.3)."""
    does = next((word for word in ("flag", "drop", "silent", "twin") if row.get(word)), "fight")
    return Card(
        does,
        row.get("count", 1),
        row.get("strength", 0),
        tuple(row.get("beats", ())),
        tuple(row.get("loses_to", ())),
        row.get("return", False),
        row.get("skip", 0),
        tuple(row.get("finders", ())),
    )


def all_squares(kind: Kind) -> list[Square]:
    """FORT-1.1, 12.1."""
    return list(squares_by_name(kind.n_fortresses).values())


@cache
def squares_by_name(n_fortresses: int) -> dict[str, Square]:
    """All squares under their names, in order."""
    squares = [
        Square(far, floor, letter, number)
        for far in range(n_fortresses)
        for floor, side in enumerate(SIDES)
        for letter in range(side)
        for number in range(side)
    ]
    return {square.name: square for square in squares}


def is_square(square: Square) -> bool:
    """Does a floor reach so far? (FORT-1.1, 1.4)"""
    if not 0 <= square.floor < len(SIDES):
        return False
    return 0 <= square.letter < SIDES[square.floor] and 0 <= square.number < SIDES[square.floor]


def named_square(text: str, kind: Kind) -> Square | None:
    """The square of exactly this name."""
    return squares_by_name(kind.n_fortresses).get(text)


@cache
def beside(square: Square) -> list[Square]:
    """The squares beside, sorted (FORT-1.3)."""
    shifts = ((1, 0), (-1, 0), (0, 1), (0, -1))
    around = [square._replace(letter=square.letter + a, number=square.number + b) for a, b in shifts]
    return sorted(other for other in around if is_square(other))


def edge(one: Square, other: Square) -> Edge:
    """The edge between two squares, the lower first (FORT-1.3)."""
    return (min(one, other), max(one, other))


def edge_name(between: Edge) -> str:
    return f"{between[0].name}-{between[1].name}"


def above(square: Square) -> Square | None:
    """The square right above (FORT-1.1)."""
    higher = square._replace(floor=square.floor + 1)
    return higher if is_square(higher) else None


def below(square: Square) -> Square:
    """The square right below; only for squares that are not on the bottom."""
    return square._replace(floor=square.floor - 1)


@dataclass
class Fortress:
    """What a builder has built. kind: of the game. ladders: their lower squares. bridge: near end, far end."""

    kind: Kind
    walls: set[Edge] = field(default_factory=set)
    ladders: set[Square] = field(default_factory=set)
    cards: dict[Square, str] = field(default_factory=dict)
    bridge: tuple[Square, Square] | None = None

    def ladder_down(self, square: Square) -> Square | None:
        """Where the ladder down from here leads (FORT-1.7)."""
        return below(square) if square.floor and below(square) in self.ladders else None

    def ladder_up(self, square: Square) -> Square | None:
        """Where the ladder up from here leads."""
        return above(square) if square in self.ladders else None

    def passage_from(self, square: Square) -> Square | None:
        """The other passage card, if one lies here (FORT-5.6, 12.2)."""
        twin = self.cards.get(square, "")
        if self.kind.does(twin) != "twin":
            return None
        return next(
            at for at, card in self.cards.items() if card == twin and at != square and at.far == square.far
        )

    def bridge_from(self, square: Square) -> Square | None:
        """The other end of the bridge, if it begins here (FORT-12.3)."""
        if self.bridge is None or square not in self.bridge:
            return None
        return self.bridge[1] if self.bridge[0] == square else self.bridge[0]

    def drops(self, square: Square) -> bool:
        """Does a piece fall here? (FORT-6.2, 6.3)"""
        return self.kind.does(self.cards.get(square, "")) == "drop" and square.floor > 0

    def copy(self) -> Fortress:
        return Fortress(self.kind, set(self.walls), set(self.ladders), dict(self.cards), self.bridge)


# ---- text (FORT-3.2) -------------------------------------------------------------------------------------------------


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


# ---- can the flag be reached? (FORT-3.7, 3.8) ------------------------------------------------------------------------


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
            if target in come_to:
                continue
            come_to.add(target)
            card = fortress.cards.get(target, "")
            kind = fortress.kind
            if kind.beats(card, piece):
                continue
            if kind.does(card) == "fight":
                del fortress.cards[target]
            if kind.does(card) == "twin" and piece in kind.cards[card].finders:
                known.add(target.far)
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
