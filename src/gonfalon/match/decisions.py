"""The decisions of one seat in a match, each with what the seat knew then: what was taken back is left out."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from gonfalon.core.game import AnyGame
from gonfalon.core.observation import InformationState
from gonfalon.core.seat_decision import SeatDecision

from .referee import MatchState


class PlayedAct(NamedTuple):
    """An action of a game. frame: of the replay, the position in which it was taken."""

    frame: int
    seat: int
    text: str


def decisions_of(match_state: MatchState, seat: int) -> tuple[SeatDecision, ...]:
    """The decisions of a seat, in order, from what this seat has seen alone; whole texts of a set-up (a deck) are left out.

    It replays the match, which takes time in proportion to its length.
    """
    setting, _ = match_state.without_acts()
    acts = [PlayedAct(entry.seq, entry.seat, entry.text) for entry in match_state.played]
    return decisions_in(match_state.game, match_state.game.new(setting.seed, setting.setup), acts, seat)


def decisions_in(game: AnyGame, state: Any, acts: Sequence[PlayedAct], seat: int) -> tuple[SeatDecision, ...]:
    """The same of a game. state: before the first act; it is played on to its end."""
    found = list[tuple[PlayedAct, InformationState]]()
    for act in acts:
        if act.seat == seat:
            known = game.information_state(state, seat)
            decision = known.observation.decision
            if decision is None or not decision.setting_up or decision.options is not None:
                found.append((act, known))
        state.step(act.seat, act.text)
    events = game.information_state(state, seat).events
    begins = [len(known.events) for _, known in found]
    ends = [*begins[1:], len(events)]
    return tuple(
        SeatDecision(
            number,
            act.frame,
            known,
            act.text,
            events[begin:end],
            state.outcome if number == len(found) else None,
        )
        for number, ((act, known), begin, end) in enumerate(zip(found, begins, ends, strict=False), 1)
    )


def digest_of(match_state: MatchState) -> str:
    """A name of the moves of a match: 64 hexadecimal digits that differ as soon as one move does."""
    setting, _ = match_state.without_acts()
    played = [(entry.seat, entry.text, entry.seq) for entry in match_state.played]
    packed = msgspec.json.encode((setting.game, setting.seed, setting.setup, played))
    return hashlib.sha256(packed).hexdigest()
