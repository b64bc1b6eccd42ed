"""The family's closed vocabularies. `scripts/wire_types.py` writes each of them as a union into the front end's types."""

from __future__ import annotations

from typing import Any, Literal

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.events import Event

Phase = Literal["deployment", "play", "rescue", "over", "repeat"]
"""How far a game is; in a rescue or a repeat the seat that has moved owes one more answer."""
DecisionKind = Literal["deploy", "move", "rescue", "repeat"]
"""What a seat is asked."""
EventKind = Literal[
    "ready",
    "start",
    "move",
    "combat",
    "own_combat",
    "rescue",
    "own_rescue",
    "rescue_declined",
    "stop",
    "power",
    "quest",
    "ring_taken",
    "end",
]
"""What is told of a game; those that begin with "own" are told to one seat alone."""
CombatResult = Literal["both", "attacker", "defender", "neither"]
"""Who stands after a combat: nobody (both are captured), one of the two, or each where it stood."""
RingState = Literal["", "open", "destroyed", "taken"]
"""What has become of the Ring, "" where there is no quest."""
EndReason = Literal[
    "flag_captured",
    "no_legal_move",
    "both_immobile",
    "no_mobile_piece",
    "exchange_draw",
    "quiet_draw",
    "ply_cap",
]
"""Why a game is over by the rules."""
RefusalReason = Literal[
    "game_over",
    "wrong_turn",
    "notation",
    "deployment",
    "no_piece",
    "not_your_piece",
    "immobile",
    "out_of_reach",
    "diagonal",
    "obstacle",
    "own_piece",
    "blocked",
    "two_square",
    "chase",
    "rescue_none_pending",
    "rescue_kind",
    "rescue_square",
    "no_power",
    "power_step",
    "power_target",
    "nothing_to_stop",
    "repeat_only",
]
"""Why an action is not legal."""


def tell(ply: int, kind: EventKind, facts: dict[str, Any], audience: tuple[int, ...] | None = None) -> Event:
    """An event of this family; its cause is added when the action is over."""
    return Event(ply, kind, facts, audience)


def refused(action: str, reason: RefusalReason, section: str) -> IllegalActionError:
    """The error that refuses an action, and the rule that forbids it."""
    return IllegalActionError(action, reason, section)
