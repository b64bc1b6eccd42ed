"""The observation of Fortress (FORT-7.6, FORT-7.7)."""

from __future__ import annotations

from gonfalon.core.observation import Observation


class FortressObservation(Observation, frozen=True, kw_only=True):
    """The own fortress, and what each seat knows of the other's; that is public, since it was announced.

    Every tuple of two belongs to seat 0 and seat 1: fortresses and built to the builder, everything else to the explorer.

    first: the seat that begins. built: is the fortress finished? fortresses: its text, "" where this seat may not see it.
    pieces: the piece in the other's fortress, "" none yet. squares: where it stands. unused, out: the other pieces (FORT-8.2).
    skips: turns still to skip. idle: idle requests in a row in this turn. visited: squares where a piece has been. visitors: for each
    of these, the pieces that stood there and met no announced card, separated by blanks. walls, open_edges: edges known to have a wall
    or none. ladders: lower squares of known ladders. stood: squares whose ladders are all known. cards: known cards, as `duke C3`.
    beaten: cards that are beaten, likewise. passages: known passages, as `A1-mC3`. bridges: likewise.
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
