"""What a seat of this family sees (FORT-7.6, FORT-7.7)."""

from __future__ import annotations

from gonfalon.core.observation import Observation


class FortressObservation(Observation, frozen=True, kw_only=True):
    """Own fortress, and what each side has found out about the other's: all of that was announced to everybody.

    Every tuple of two belongs to seat 0 and seat 1: fortresses and built to the builder, everything else to the explorer.

    first: the seat that begins. built: is the fortress finished? fortresses: its text, "" where this seat may not see it.
    pieces: the piece in the other's fortress, "" none yet. squares: where it stands. unused, out: the other pieces (FORT-8.2).
    skips: turns still to skip. idle: idle requests in a row in this turn. visited: squares where a piece has been. visitors: of each
    of these, the pieces that stood there without any word of a card, with blanks between. walls, open_edges: edges with a wall, without.
    ladders: the lower squares of ladders announced. stood: squares whose ladders are all known. cards: `duke C3`, as known.
    beaten: likewise, cards that are gone. passages: `A1-mC3`, as found. bridges: likewise.
    """

    first: int
    built: tuple[bool, bool]
    fortresses: tuple[str, str]
    pieces: tuple[str, str]
    squares: tuple[str, str]
    unused: tuple[tuple[str, ...], tuple[str, ...]]
    out: tuple[tuple[str, ...], tuple[str, ...]]
    skips: tuple[int, int]
    idle: tuple[int, int]
    visited: tuple[tuple[str, ...], tuple[str, ...]]
    visitors: tuple[tuple[str, ...], tuple[str, ...]]
    walls: tuple[tuple[str, ...], tuple[str, ...]]
    open_edges: tuple[tuple[str, ...], tuple[str, ...]]
    ladders: tuple[tuple[str, ...], tuple[str, ...]]
    stood: tuple[tuple[str, ...], tuple[str, ...]]
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    beaten: tuple[tuple[str, ...], tuple[str, ...]]
    passages: tuple[tuple[str, ...], tuple[str, ...]]
    bridges: tuple[tuple[str, ...], tuple[str, ...]]
