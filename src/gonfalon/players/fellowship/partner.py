"""A player that follows the signals of the other seats and announces its plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core import talk
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.core.talk import Talk
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME

from ..family import Player
from .partner_requests import NONE, PartnerRequests, answer, requests_of
from .plans import PHASES, TEXTS, kind_asked, plan, planned

HEED = "heed"
"""The message with which a signal is acknowledged."""


class Partner:
    """Fulfils players.Talker. inner: the player that takes all decisions for which nothing was announced or signalled."""

    def __init__(self, inner: Player, seed: int) -> None:
        self.inner, self.seed = inner, seed
        self._heard: tuple[Talk, ...] = ()

    def hear(self, heard: Sequence[Talk]) -> None:
        """Take all messages sent so far."""
        self._heard = tuple(heard)

    def act(self, information: InformationState) -> str:
        """A legal action: as announced, else as signalled by the others, else that of the inner player."""
        requests, announced = self._requests(information), self._announced(information)
        if requests == NONE and announced is None:
            return self.inner.act(information)
        state = GAME.sample(information, stream(self.seed, "sample", information.observation.ply))
        assert state.pending is not None
        choices = next(choices for seat, choices in state.pending.asks if seat == information.seat)
        found = planned(state, choices, announced.parts) if announced else None
        if found is None:
            found = answer(state, information.seat, choices, requests)
        return self.inner.act(information) if found is None else state.text(found)

    def say(self, information: InformationState) -> str:
        """An acknowledgement of a new signal, else the plan for this phase if it is new; "" for nothing."""
        seat = information.seat
        now = self._of_round(information)
        last_own = max((k for k, one in enumerate(now) if one.seat == seat), default=-1)
        last_signal = _last_signal(now, seat)
        if last_signal > last_own:
            said = now[last_signal]
            return talk.write(HEED, {"signal": said.text, **said.parts})
        if self._has_said_enough(information, now, last_signal):
            return ""
        turn = information.observation.turn
        found = plan(
            information,
            self._requests(information),
            stream(self.seed, "plan", turn),
            lambda s, choices: self._decide(s, choices, information),
        )
        if found is None:
            return ""
        before = _last_of(now, seat, found.text)
        if before < 0:
            return talk.write(found.text, found.parts)
        is_asked_for = before < last_signal and now[before].parts != found.parts
        is_other = self._departs(information, now[before].parts, found.parts)
        return talk.write(found.text, found.parts) if is_asked_for or is_other else ""

    def _has_said_enough(self, information: InformationState, now: Sequence[Talk], last_signal: int) -> bool:
        """Would no plan for this phase be worth another word? It is announced, nobody has asked for anything since, and its decision is
        not owed now. Finding the plan takes a search, and this is asked at every position."""
        text = TEXTS.get(PHASES.get(getattr(information.observation, "phase", ""), ""), "")
        before = _last_of(now, information.seat, text)
        return before >= 0 and before > last_signal and not kind_asked(information)

    def _decide(self, s: State, choices: tuple[Choice, ...], information: InformationState) -> Choice:
        """The choice of this player in a state that may come, made as it would be made then."""
        found = answer(s, information.seat, choices, self._requests(information))
        if found is not None:
            return found
        text = self.inner.act(GAME.information_state(s, information.seat))
        return next(choice for choice in choices if s.text(choice) == text)

    def _departs(
        self, information: InformationState, before: Mapping[str, str], now: Mapping[str, str]
    ) -> bool:
        """Does a new plan lead to another choice for the decision owed now than the plan announced?"""
        if not kind_asked(information):
            return False
        state = GAME.sample(information, stream(self.seed, "sample", information.observation.ply))
        assert state.pending is not None
        if state.pending.kind == "commit":
            return set(before["who"].split(",")) != set(now["who"].split(","))
        choices = next(choices for seat, choices in state.pending.asks if seat == information.seat)
        return planned(state, choices, before) != planned(state, choices, now)

    def _announced(self, information: InformationState) -> Talk | None:
        """What this seat has announced for the decision it owes; None if nothing, or if others have asked for something since."""
        text = TEXTS.get(kind_asked(information))
        now = self._of_round(information)
        own = [k for k, one in enumerate(now) if one.seat == information.seat and one.text == text]
        return now[own[-1]] if own and own[-1] > _last_signal(now, information.seat) else None

    def _of_round(self, information: InformationState) -> list[Talk]:
        return [one for one in self._heard if one.turn == information.observation.turn]

    def _requests(self, information: InformationState) -> PartnerRequests:
        return requests_of(self._heard, information.seat, information.observation.turn)


def _last_of(said: Sequence[Talk], seat: int, text: str) -> int:
    """Index of the last message of this seat with this id, -1 if there is none."""
    return max((k for k, one in enumerate(said) if one.seat == seat and one.text == text), default=-1)


def _last_signal(said: Sequence[Talk], seat: int) -> int:
    """Index of the last signal of another seat, -1 if there is none."""
    return max((k for k, one in enumerate(said) if one.is_signal and one.seat != seat), default=-1)
