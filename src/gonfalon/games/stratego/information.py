"""Information states: everything a seat has seen since the start (perfect recall)."""

from __future__ import annotations

from gonfalon.core.observation import InformationState

from .observe import observe
from .state import StrategoState


def information_state(state: StrategoState, seat: int) -> InformationState:
    """What `seat` has done, heard, and been offered, in order."""
    steps = list(state.history)
    own = [(ply, step) for ply, step in enumerate(steps) if step.seat == seat]
    return InformationState(
        game=state.rules.ruleset.game,
        setup=state.setup,
        seat=seat,
        actions=tuple((ply, step.action) for ply, step in own),
        events=tuple(e for step in steps for e in step.events if e.heard_by(seat)),
        offered=tuple(step.offered for _, step in own),
        observation=observe(state, seat),
    )
