"""Squares, cards, pieces and fortresses as the naive referee of Fortress holds them, from docs/rules/fortress.md alone."""

from __future__ import annotations

import tomllib
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
