"""Messages about the coach: how far a report on a seat's finished game is, and what it says so far."""

from __future__ import annotations

from typing import Literal

import msgspec

from gonfalon.players.coaching import CoachReport

CoachStatus = Literal["none", "waiting", "running", "done", "stopped"]
"""How far a report is: nobody has asked for it; others are before it; the coach looks at the game; it is kept; it could not be finished."""


class CoachPage(msgspec.Struct, frozen=True):
    """GET and POST /api/matches/{match}/coach, after the end, with the key to a seat: what this seat's decisions were worth.

    It follows from what the seat knew alone. POST begins a report, GET only looks. decisions: of the seat, set-up left out. looked: how
    many the coach has looked at. deep: how many it looks at once more, the dearest ones; deepened: of these, how many are done. report:
    what has been found so far, null before the first finding. The server keeps a report with the game.
    """

    match: str
    seat: int
    status: CoachStatus
    decisions: int = 0
    looked: int = 0
    deep: int = 0
    deepened: int = 0
    report: CoachReport | None = None
