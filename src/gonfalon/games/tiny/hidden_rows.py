"""Outpost: the notation of squares, and what is wrong with a row or an army (docs/rules/tiny_hidden.md)."""

from __future__ import annotations

from itertools import permutations

from gonfalon.core.errors import Fault

PIECES = "K12"
ARMIES = ("K11", "K12", "K22")
OWN_ARMY = "K12"
ROWS = tuple(sorted({"".join(row) for army in ARMIES for row in permutations(army)}))


def name(index: int) -> str:
    """Square 0 is a1, square 8 is c3."""
    return "abc"[index % 3] + "123"[index // 3]


def square(text: str) -> int:
    """The other way round."""
    return "123".index(text[1]) * 3 + "abc".index(text[0])


def beside(index: int) -> list[int]:
    """The squares one step away."""
    row, column = divmod(index, 3)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * 3 + c for r, c in steps if 0 <= r < 3 and 0 <= c < 3]


def army_of(brought: str) -> str:
    """TINYH-6: the pieces of an army, keep first; "" is the game's own."""
    return "".join(sorted(brought or OWN_ARMY, key=PIECES.index))


def row_faults(row: str, army: str) -> list[Fault]:
    """TINYH-2: what is wrong with a row that must hold the pieces of an army."""
    known = [letter for letter in PIECES if row.count(letter) != army.count(letter)]
    extra = tuple(letter for letter in known if row.count(letter) > army.count(letter))
    found = {"extra_piece": extra, "missing_piece": tuple(letter for letter in known if letter not in extra)}
    return unknown_pieces(row) + [Fault(kind, where) for kind, where in found.items() if where]


def army_faults(army: str) -> list[Fault]:
    """TINYH-6: what is wrong with an army that must hold one keep and two soldiers."""
    keeps, soldiers = army.count("K"), army.count("1") + army.count("2")
    found = {"not_one_keep": keeps != 1, "not_two_soldiers": soldiers != 2}
    return unknown_pieces(army) + [Fault(kind) for kind, wrong in found.items() if wrong]


def unknown_pieces(text: str) -> list[Fault]:
    """One fault that names every letter which is no piece."""
    letters = tuple(dict.fromkeys(letter for letter in text[:80] if letter not in PIECES))
    return [Fault("unknown_piece", letters)] if letters else []
