"""Turn refusals into messages, and what people type into the acts that the log stores."""

from __future__ import annotations

import secrets

from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.match import table_actions
from gonfalon.match.referee import SEED_BITS

from . import wire

RESTART_NEW = f"{table_actions.RESTART} new"
"""What people say to start over with another seed, which the room draws and nobody is told."""
WITH_OPEN_SEATS = (table_actions.RESIGN, table_actions.UNREADY)
"""The acts beside the rules that may be done while a seat is still to be taken."""


def as_logged(action: str) -> str:
    """An act with the argument that the log wants; from people the only argument is the entry to undo to.

    Raises IllegalActionError: or a player could lead the others to a match, or to cards, of their choice.
    """
    if not table_actions.is_act(action):
        return action
    if action == RESTART_NEW:
        return f"{table_actions.RESTART} {secrets.randbits(SEED_BITS)}"
    name = action.partition(" ")[0]
    if name == table_actions.SIGNAL:
        return action
    if name not in table_actions.ALL or (" " in action and name != table_actions.UNDO):
        raise IllegalActionError(name, "unknown_act")
    return action


def refusal_of(error: IllegalActionError) -> wire.Refusal:
    """What a player is told of an error."""
    faults = error.faults if isinstance(error, FaultyActionError) else ()
    told = tuple(wire.FaultText(fault.kind, fault.where) for fault in faults)
    return wire.Refusal(error.code, error.reason, error.section, told)


def nack_of(command: str, error: IllegalActionError) -> wire.Nack:
    told = refusal_of(error)
    return wire.Nack(command, told.code, told.reason, told.section, told.faults)
