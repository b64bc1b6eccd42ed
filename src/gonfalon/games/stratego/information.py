"""Information states: everything a seat has seen since the start (perfect recall)."""

from __future__ import annotations

import hashlib

from gonfalon.core.observation import InformationState

from .kernel.layout import PLAY, REPEAT
from .observe import observe
from .state import StrategoState


def information_state(state: StrategoState, seat: int) -> InformationState:
    """What `seat` has done, heard, and been offered, in order."""
    own = [(ply, step) for ply, step in enumerate(state.history) if step.seat == seat]
    return InformationState(
        game=state.rules.ruleset.game,
        setup=state.setup,
        seat=seat,
        actions=tuple((ply, step.action) for ply, step in own),
        events=tuple(e for step in state.history for e in step.events if e.heard_by(seat)),
        offered=tuple(_digest(step.offered) for _, step in own),
        observation=observe(state, seat),
    )


def _digest(offered: bytes) -> str:
    return hashlib.blake2b(offered, digest_size=8).hexdigest() if offered else ""


def fingerprint(state: StrategoState) -> str:
    """The fingerprint of the legal set of now; empty where none is enumerated."""
    return _digest(state.offered_bytes()) if state.phase in (PLAY, REPEAT) else ""
