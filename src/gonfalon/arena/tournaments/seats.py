"""Who of two takes the first seat, by the preferences of the FIDE Handbook (C.04.3, A.6 and E)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NONE, MILD, STRONG, ABSOLUTE = range(4)
"""How strongly somebody should have a seat."""


class Preference(NamedTuple):
    """The seat that somebody should have next. difference: games at seat 0 less games at seat 1. seat: -1 for either."""

    seat: int
    strength: int
    difference: int


def preference(seats: Sequence[int]) -> Preference:
    """The preference after games at these seats.

    It is absolute after twice the same seat or with a difference of 2, strong with a difference of 1, else mild: the other seat.
    """
    if not seats:
        return Preference(-1, NONE, 0)
    difference = sum(1 if seat == 0 else -1 for seat in seats)
    twice = len(seats) > 1 and seats[-1] == seats[-2]
    if abs(difference) > 1:
        return Preference(int(difference > 0), ABSOLUTE, difference)
    if twice:
        return Preference(1 - seats[-1], ABSOLUTE, difference)
    if difference:
        return Preference(int(difference > 0), STRONG, difference)
    return Preference(1 - seats[-1], MILD, difference)


def clash(one: Preference, other: Preference) -> int:
    """How strongly two want the same seat: NONE, or the weaker of their wishes."""
    if one.seat != other.seat or one.seat == -1:
        return NONE
    return min(one.strength, other.strength)


def takes_first_seat(higher: Sequence[int], lower: Sequence[int], by_number: bool) -> bool:
    """Does the higher ranked take seat 0? higher, lower: the seats they had. by_number: what the pairing number gives without games."""
    one, other = preference(higher), preference(lower)
    if one.seat != other.seat:
        if one.seat == -1:
            return other.seat == 1
        return one.seat == 0
    if one.seat == -1:
        return by_number
    if one.strength != other.strength:
        stronger = one if one.strength > other.strength else other
        return (stronger.seat == 0) == (stronger is one)
    if one.strength == ABSOLUTE and abs(one.difference) != abs(other.difference):
        return (one.seat == 0) == (abs(one.difference) > abs(other.difference))
    for mine, theirs in zip(reversed(higher), reversed(lower), strict=False):
        if mine != theirs:
            return mine == 1
    return one.seat == 0
