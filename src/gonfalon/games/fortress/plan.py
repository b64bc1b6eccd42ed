"""The plan of a fortress: its squares, edges and places for ladders, as numbers and as names (FORT-1)."""

from __future__ import annotations

from functools import lru_cache

FLOOR_LETTERS = ("", "m", "t")
"""Prefix of square names on the bottom, middle and top floor (FORT-1.2)."""
COLUMNS = "ABCDEFGHI"
NONE = -1


class Plan:
    """The fixed geometry of a fortress. Squares, edges and places for ladders are numbered from 0 in the order of FORT-1.2.

    sizes: the side of each floor in squares, bottom first. n_forts: fortresses joined by a bridge, 1 or 2.
    names: of the squares. floor, fort: of each square. above, below: the square one floor up or down, NONE where there is none.
    edges: pairs of squares, lower first; edge_names likewise. ladders: (lower, upper) square; ladder_names: the lower one's name.
    beside: of each square the pairs (square beside, edge between). up, down: the ladder that begins or ends at a square, or NONE.
    """

    def __init__(self, sizes: tuple[int, ...], n_forts: int = 1) -> None:
        self.sizes, self.n_forts = sizes, n_forts
        places = [
            (fort, level, letter, number)
            for fort in range(n_forts)
            for level, size in enumerate(sizes)
            for letter in range(size)
            for number in range(size)
        ]
        at = {place: square for square, place in enumerate(places)}
        self.n_squares = len(places)
        self.names = tuple(_name(*place) for place in places)
        self.index = {name: square for square, name in enumerate(self.names)}
        self.fort = tuple(fort for fort, _, _, _ in places)
        self.floor = tuple(level for _, level, _, _ in places)
        self.above = tuple(at.get((f, level + 1, c, r), NONE) for f, level, c, r in places)
        self.below = tuple(at.get((f, level - 1, c, r), NONE) for f, level, c, r in places)
        self.entrance = sizes[0] * sizes[0] - 1
        self.edges = tuple(
            sorted(
                (square, at[other])
                for square, (f, level, c, r) in enumerate(places)
                for other in ((f, level, c + 1, r), (f, level, c, r + 1))
                if other in at
            )
        )
        self.edge_names = tuple(f"{self.names[a]}-{self.names[b]}" for a, b in self.edges)
        self.edge_index = {pair: edge for edge, pair in enumerate(self.edges)}
        self.edge_index |= {(b, a): edge for edge, (a, b) in enumerate(self.edges)}
        self.ladders = tuple((low, high) for low, high in enumerate(self.above) if high != NONE)
        self.ladder_names = tuple(self.names[low] for low, _ in self.ladders)
        self.up = _ends(self.n_squares, [low for low, _ in self.ladders])
        self.down = _ends(self.n_squares, [high for _, high in self.ladders])
        self.beside = tuple(
            tuple(
                sorted(
                    (b if a == square else a, edge)
                    for edge, (a, b) in enumerate(self.edges)
                    if square in (a, b)
                )
            )
            for square in range(self.n_squares)
        )

    def squares_of(self, fort: int) -> tuple[int, ...]:
        """The squares of one fortress, in order."""
        return tuple(square for square, of in enumerate(self.fort) if of == fort)

    def edges_of(self, fort: int) -> tuple[int, ...]:
        """The edges of one fortress, in order."""
        return tuple(edge for edge, (a, _) in enumerate(self.edges) if self.fort[a] == fort)

    def ladders_of(self, fort: int) -> tuple[int, ...]:
        """The places for ladders of one fortress, in order."""
        return tuple(ladder for ladder, (low, _) in enumerate(self.ladders) if self.fort[low] == fort)


def _name(fort: int, level: int, letter: int, number: int) -> str:
    """FORT-1.2, FORT-12.1: `E5`, `mC3`, `tA1`, in the far fortress `2E5`."""
    return f"{'2' if fort else ''}{FLOOR_LETTERS[level]}{COLUMNS[letter]}{number + 1}"


def _ends(n_squares: int, ends: list[int]) -> tuple[int, ...]:
    """For each square its index in `ends`, or NONE."""
    found = [NONE] * n_squares
    for place, square in enumerate(ends):
        found[square] = place
    return tuple(found)


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@lru_cache(maxsize=64)
def plan_of(sizes: tuple[int, ...], n_forts: int) -> Plan:
    """The plan with these floors (cached)."""
    return Plan(sizes, n_forts)
