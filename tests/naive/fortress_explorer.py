"""What a seat of the naive Fortress referee has inside the other's fortress, and what it has been told of it."""

from __future__ import annotations

from typing import Any

from .fortress_parts import ENTRANCE, Edge, Faults, Kind, Square, edge_name


class Illegal(Exception):
    """An action that the rules refuse, and the reason of FORT-5.9."""

    def __init__(self, action: str, reason: str, faults: Faults = []) -> None:  # noqa: B006
        super().__init__(f"{action}: {reason}")
        self.reason, self.faults = reason, faults


class Explorer:
    """One seat's pieces, and all that has been announced to it of the fortress that it explores."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.piece, self.square = "", ENTRANCE
        self.unused: list[str] = list(kind.pieces)
        self.out: list[str] = []
        self.skips = 0
        self.idle = 0
        self.visitors: dict[
            Square, set[str]
        ] = {}  # visited squares; who stood there without any word of a card
        self.walls: set[Edge] = set()
        self.open_edges: set[Edge] = set()
        self.ladders: set[Square] = set()
        self.stood: set[Square] = {ENTRANCE}  # no ladder is ever there (FORT-1.7)
        self.cards: dict[Square, str] = {}
        self.beaten: dict[Square, str] = {}
        self.passages: set[Edge] = set()
        self.bridges: set[Edge] = set()

    def enter(self, piece: str) -> None:
        """A piece stands on the entrance (FORT-4.3, 6.4, 8)."""
        for pile in (self.unused, self.out):
            if piece in pile:
                pile.remove(piece)
        self.piece, self.square = piece, ENTRANCE
        self.visit(ENTRANCE)

    def stand(self, square: Square, word_of_card: bool = False) -> None:
        self.square = square
        self.stood.add(square)
        self.visit(square)
        if not word_of_card:
            self.visitors[square].add(self.piece)

    def visit(self, square: Square) -> bool:
        """Remember that a piece has been there; was it the first? (FORT-4.6)"""
        is_new = square not in self.visitors
        self.visitors.setdefault(square, set())
        return is_new

    def knows_pitfall(self, square: Square) -> bool:
        return self.kind.does(self.cards.get(square, "")) == "drop"

    def seen(self, in_order: tuple[str, ...]) -> dict[str, Any]:
        """What everybody may see of it, as docs/guides/fortress-protocol.md names it."""
        return {
            "pieces": self.piece,
            "squares": self.square.name if self.piece else "",
            "unused": tuple(piece for piece in in_order if piece in self.unused),
            "out": tuple(piece for piece in in_order if piece in self.out),
            "skips": self.skips,
            "idle": self.idle,
            "visited": tuple(square.name for square in sorted(self.visitors)),
            "visitors": tuple(
                " ".join(piece for piece in in_order if piece in self.visitors[square])
                for square in sorted(self.visitors)
            ),
            "walls": tuple(map(edge_name, sorted(self.walls))),
            "open_edges": tuple(map(edge_name, sorted(self.open_edges))),
            "ladders": tuple(square.name for square in sorted(self.ladders)),
            "stood": tuple(square.name for square in sorted(self.stood)),
            "cards": tuple(sorted(f"{card} {square.name}" for square, card in self.cards.items())),
            "beaten": tuple(sorted(f"{card} {square.name}" for square, card in self.beaten.items())),
            "passages": tuple(map(edge_name, sorted(self.passages))),
            "bridges": tuple(map(edge_name, sorted(self.bridges))),
        }
