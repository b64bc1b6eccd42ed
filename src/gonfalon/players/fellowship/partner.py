"""A player that can be talked to: it follows the signals of the other seats and says what it means to do."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core import talk
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.core.talk import Talk
from gonfalon.games.fellowship.game import GAME

from ..family import Player
from .partner_requests import NONE, PartnerRequests, answer, requests_of
from .plans import plan

HEED = "heed"
"""The message with which a signal is acknowledged."""


class Partner:
    """Fulfils players.Talker around a player that decides what nobody has asked for."""

    def __init__(self, inner: Player, seed: int) -> None:
        self.inner, self.seed = inner, seed
        self._heard: tuple[Talk, ...] = ()

    def hear(self, heard: Sequence[Talk]) -> None:
        """Take in all that has been said at the table."""
        self._heard = tuple(heard)

    def act(self, information: InformationState) -> str:
        """A legal action: what the others ask for, else the inner player's."""
        seen = information.observation
        requests = self._requests(information)
        if requests != NONE:
            state = GAME.sample(information, stream(self.seed, "sample", seen.ply))
            assert state.pending is not None
            choices = next(choices for seat, choices in state.pending.asks if seat == information.seat)
            found = answer(state, information.seat, choices, requests)
            if found is not None:
                return state.text(found)
        return self.inner.act(information)

    def say(self, information: InformationState) -> str:
        """An acknowledgement of a new signal, else the plan for this phase if it is new; "" for nothing."""
        seat, turn = information.seat, information.observation.turn
        now = [one for one in self._heard if one.turn == turn]
        last_own = max((k for k, one in enumerate(now) if one.seat == seat), default=-1)
        last_signal = max((k for k, one in enumerate(now) if one.is_signal and one.seat != seat), default=-1)
        if last_signal > last_own:
            said = now[last_signal]
            return talk.write(HEED, {"signal": said.text, **said.parts})
        found = plan(information, self._requests(information), stream(self.seed, "plan", turn))
        if found is None:
            return ""
        before = [k for k, one in enumerate(now) if one.seat == seat and one.text == found.text]
        is_new = not before or (before[-1] < last_signal and now[before[-1]].parts != found.parts)
        return talk.write(found.text, found.parts) if is_new else ""

    def _requests(self, information: InformationState) -> PartnerRequests:
        return requests_of(self._heard, information.seat, information.observation.turn)
