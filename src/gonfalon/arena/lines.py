"""The line protocol for programs in any language and for any game: JSON lines in, actions as text out (docs/guides/arena.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.observation import ACTION_LIMIT, InformationState, Observation
from gonfalon.match import view
from gonfalon.players.external import SETUP_SECONDS, Forfeit, Program

PROTOCOL = 2
"""Version of these messages, sent in `start`. Since 2 the decision owed is `observation.decision`, with parts for every option."""


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The first line of a game. seconds: limit of every answer. options: all, with their values. brought: as far as this seat knows it."""

    protocol: int
    game: str
    variant: str
    options: dict[str, Any]
    seat: int
    seconds: float
    n_seats: int
    brought: tuple[str, ...]


class Act(msgspec.Struct, frozen=True, tag="act"):
    """A decision is owed: the program answers with one line, the text of the action. events: those since the last line."""

    observation: Observation
    events: tuple[Event, ...]


class News(msgspec.Struct, frozen=True, tag="news"):
    """What happened since the last line; no answer is due."""

    events: tuple[Event, ...]


class End(msgspec.Struct, frozen=True, tag="end"):
    """The last line: returns by seat, and the reason for the end."""

    returns: tuple[float, ...]
    reason: str


view.allow(Start, Act, News, End)


class LinesProgram(Program):
    """A player in a process of its own that speaks this protocol."""

    def act(self, information: InformationState) -> str:
        """Send `start` (once) and `act`, and return the action it answers. Raises Forfeit."""
        seen = information.observation
        first = self.child is None
        deadline = self.deadline(SETUP_SECONDS if first else 0.0)
        child = self.started()
        if first:
            child.say(_line(self._start(information)), deadline)
        news = view.heard(self.news(information), information.seat)
        child.say(_line(Act(seen, news), information.seat), deadline)
        answer = child.line(deadline).strip()
        if answer == "resign":
            raise Forfeit("resigned")
        if not answer or len(answer) > ACTION_LIMIT or not answer.isprintable():
            raise Forfeit("garbage", "it answered no action")
        return answer

    def _start(self, information: InformationState) -> Start:
        setup = information.setup
        return Start(
            protocol=PROTOCOL,
            game=information.game,
            variant=setup.variant,
            options=setup.options,
            seat=information.seat,
            seconds=self.seconds,
            n_seats=setup.n_seats,
            brought=setup.brought,
        )

    def hear(self, information: InformationState) -> None:
        """Send `news` if there are new events and the program has been started. Raises Forfeit."""
        if self.child is None:
            return
        events = view.heard(self.news(information), information.seat)
        if events:
            self.child.say(_line(News(events), information.seat), self.deadline())

    def farewell(self, returns: tuple[float, ...], reason: str) -> str:
        """The line `end`."""
        return _line(End(returns, reason))


def _line(message: msgspec.Struct, seat: int | None = None) -> str:
    return view.encode(message, seat).decode() + "\n"
