"""Hand over seats while a match goes on: to a computer of a level, back to a person, or to somebody by a link."""

from __future__ import annotations

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.players import Computer
from gonfalon.storage.rows import SeatRow

from . import wire
from .rooms import Room
from .seating import Seating

HELD = WireError("match/seat-held", "somebody sits at this seat: only they may give it away")
WAITS = WireError("match/seat-waits", "whoever sits at this seat has been away for a short time only")
NOT_NOW = WireError("match/seat-not-now", "this seat cannot change hands like that now")


def after_change(room: Room, asker: int, request: wire.SeatChange, invite: str) -> SeatRow:
    """The seat as it is to be stored. asker: any seat of whoever asks. invite: what to store for a new link. Raises WireError."""
    seating = room.seating
    if not games.get(room.row.setting.game).spec.cooperative:
        raise WireError("match/seat-not-now", "seats change hands only where all play together")
    if not 0 <= request.seat < len(seating.seat_rows):
        raise WireError("request/seats", "there is no such seat")
    seat_row = seating.seat_rows[request.seat]
    is_own = seating.share_holder(asker, request.seat)
    if request.to == "computer":
        return _to_computer(seating, seat_row, is_own, Computer(request.level, request.player))
    if request.to == "person":
        if seat_row.kind != "person" or not is_own:
            raise HELD if seat_row.kind == "person" else NOT_NOW
        return seat_row._replace(stand_in=-1, player="", invite="", yields=False)
    return _to_link(seating, seat_row, is_own, invite, room.begun)


def _to_computer(seating: Seating, seat_row: SeatRow, is_own: bool, computer: Computer) -> SeatRow:
    """An open seat or a computer's gets this computer; that of somebody who has left or asks, one that stands in."""
    level, player = computer
    if seat_row.kind in ("open", "computer"):
        return seat_row._replace(kind="computer", level=-1 if player else level, player=player, invite="")
    if not is_own and not seating.has_left(seat_row.seat):
        raise HELD if seating.is_here(seat_row.seat) else WAITS
    return seat_row._replace(stand_in=level, player=player, invite="", yields=False)


def _to_link(seating: Seating, seat_row: SeatRow, is_own: bool, invite: str, has_begun: bool) -> SeatRow:
    """A link for a seat that a computer plays: it plays on until somebody comes. Before the beginning the seat is open again.

    Whoever makes a link to the own seat lets go of it when somebody comes; whoever has left may come back also then.
    """
    if seat_row.kind == "person" and is_own:
        return seat_row._replace(invite=invite, yields=True)
    if not seating.is_left_to_computer(seat_row.seat):
        raise _why_no_link(seating, seat_row)
    if seat_row.kind == "computer" and not has_begun:
        return seat_row._replace(kind="open", level=-1, player="", invite=invite, brought="")
    return seat_row._replace(invite=invite, yields=False)


def _why_no_link(seating: Seating, seat_row: SeatRow) -> WireError:
    """What speaks against a link to a seat that nobody has left to a computer."""
    if seat_row.kind != "person":
        return NOT_NOW
    is_away = not seating.is_here(seat_row.seat)
    return WAITS if is_away and not seating.has_left(seat_row.seat) else HELD
