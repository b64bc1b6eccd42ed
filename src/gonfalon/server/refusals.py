"""Turn refusals into messages, and what people send into table acts."""

from __future__ import annotations

import secrets

from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.match import table_actions
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import (
    RESTART_NEW,
    SEED_BITS,
    ClaimDraw,
    ClaimWin,
    Concede,
    Rematch,
    Resign,
    Restart,
    Say,
    TableAct,
    Unready,
)

from . import update_stream, wire
from .seating import Seating

WITH_OPEN_SEATS = (Resign, Unready)
"""The table acts that may be done while a seat is still to be taken."""


def act_of_people(text: str) -> TableAct | None:
    """The table act that somebody sends, None for an action of the game.

    People name an entry to undo to and a signal, nothing else. Raises IllegalActionError for another argument: or a player could lead
    the others to a match, or to cards, of their choice.
    """
    if text == RESTART_NEW:
        return Restart(secrets.randbits(SEED_BITS))
    act = table_actions.parse(text)
    if isinstance(act, Say) or (isinstance(act, (Rematch, Concede, Restart)) and act.argument):
        raise IllegalActionError(act.word, "unknown_act")
    return act


def completed(seat: int, act: TableAct, match_state: MatchState, seating: Seating) -> TableAct:
    """A table act that this seat may do now, with who votes on it. Raises IllegalActionError."""
    match_state.check_act(seat, act)
    if isinstance(act, Say):
        return act
    may_claim = not isinstance(act, (ClaimWin, ClaimDraw)) or _may_claim(seat, match_state, seating)
    if not may_claim or not (seating.is_complete or isinstance(act, WITH_OPEN_SEATS)):
        raise IllegalActionError(act.word, "not_now")
    return Concede(seating.voters(seat)) if isinstance(act, Concede) else act


def _may_claim(seat: int, match_state: MatchState, seating: Seating) -> bool:
    owes_preparation = match_state.setting_up() and seat in match_state.to_act()
    seconds = update_stream.claim_after(match_state.setting.clock)
    return seconds > 0 and not owes_preparation and seating.is_deserted(seat, seconds)


def refusal_of(error: IllegalActionError) -> wire.Refusal:
    """What a player is told of an error."""
    faults = error.faults if isinstance(error, FaultyActionError) else ()
    return wire.Refusal(error.code, error.reason, error.section, faults)


def nack_of(command: str, error: IllegalActionError) -> wire.Nack:
    told = refusal_of(error)
    return wire.Nack(command, told.code, told.reason, told.section, told.faults)
