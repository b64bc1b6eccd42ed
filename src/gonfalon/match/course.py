"""What everybody could follow of a finished match, in one pass over its actions."""

from __future__ import annotations

from gonfalon.core.course import Course, Heard, Position
from gonfalon.core.game import SPECTATOR, State

from . import view
from .referee import MatchState


def course_of(match_state: MatchState) -> Course:
    """The course of a match that is over: actions that were taken back are left out, frames keep their numbers of the replay."""
    setting, _ = match_state.without_acts()
    game = match_state.game
    state = game.new(setting.seed, setting.setup)
    heard = list[Heard]()
    positions = [Position(0, state.turn, game.information_state(state, SPECTATOR))]
    sets_up = _sets_up(state)
    for entry in match_state.played:
        turn, frame = state.turn, entry.seq + 1
        events = state.step(entry.seat, entry.text)
        heard.append(Heard(frame, turn, view.heard(events, SPECTATOR)))
        if state.outcome is not None or not (sets_up or state.turn > turn):
            continue
        if sets_up:  # the first turn begins once everybody has prepared
            positions.clear()
        positions.append(Position(frame, state.turn, game.information_state(state, SPECTATOR)))
        sets_up = sets_up and _sets_up(state)
    seen = game.seen_setup(setting.setup, SPECTATOR)
    return Course(seen, tuple(heard), tuple(positions), game.observe_shared(state, ()))


def _sets_up(state: State) -> bool:
    """Does somebody still prepare (placing an army, choosing a hand)?"""
    return any(decision.setting_up for decision in state.decisions())
