"""Scenarios: a position, actions, and what must come of them, asked of either referee (sides.py) in the same words."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, ClassVar, Self

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.state import StrategoState

from .sides import VIEWERS, Contents, EngineSide, Pile, Side, Standing

SQUARE = re.compile(r"[a-p][1-9][0-9]?")


class Scenario:
    """A running game with short words for what a test asks of it."""

    page: ClassVar[str]
    """What the ids of the rules page begin with."""

    def __init__(self, side: Side) -> None:
        self.side = side

    @property
    def state(self) -> StrategoState:
        """The engine's state, in scenarios that run over the engine alone."""
        assert isinstance(self.side, EngineSide), "this scenario must ask for `engine`"
        return self.side.state

    @property
    def events(self) -> list[Event]:
        """All events with all their facts, in scenarios that run over the engine alone."""
        assert isinstance(self.side, EngineSide), "this scenario must ask for `engine`"
        return self.side.events

    def seen_by(self, viewer: int) -> StrategoObservation:
        """The whole observation of a seat or SPECTATOR, in scenarios that run over the engine alone."""
        assert isinstance(self.side, EngineSide), "this scenario must ask for `engine`"
        return self.side.observed(viewer)

    # ---- acting

    def _named(self, action: str) -> str:
        """A text that names every square which the action just taken may have changed."""
        return action

    def _unlike(self, before: Contents, after: Contents) -> bool:
        """Has a square changed between the two?"""
        return before != after

    def play(self, *actions: str) -> Self:
        """Take these actions, each by the seat to act. Every square that they do not name must stay as it was."""
        for action in actions:
            before, seat = self.side.squares(), self.side.to_act
            assert seat is not None, f"{action}: the game is over"
            refusal = self.side.attempt(seat, action)
            assert refusal is None, f"{action}: {refusal}"
            named = set(SQUARE.findall(self._named(action)))
            for square, stood in self.side.squares().items():
                changed = self._unlike(before[square], stood)
                assert not changed or square in named, f"{square} has changed, though nothing names it"
        return self

    def refuses(self, action: str, reason: str, section: str = "", seat: int | None = None) -> Self:
        """The action is refused for this reason (the engine cites the section), and nothing at all changes."""
        before, to_act = self.side.fingerprint(), self.side.to_act
        asking = seat if seat is not None else to_act if to_act is not None else 0
        refusal = self.side.attempt(asking, action)
        assert refusal is not None, f"{action} is not refused"
        assert refusal.reason == reason
        if section and isinstance(self.side, EngineSide):
            assert refusal.section in (section, f"{self.page}-{section}")
        assert action not in self.side.legal() or asking != to_act
        assert self.side.fingerprint() == before
        return self

    def allows(self, *actions: str) -> Self:
        """These actions are legal now."""
        missing = set(actions) - set(self.side.legal())
        assert not missing, f"not legal: {missing}; legal: {self.side.legal()}"
        return self

    def fault(self, action: str, seat: int | None = None) -> str:
        """Why this action of the seat (to act) would be refused, "" if it is legal."""
        to_act = self.side.to_act
        asking = seat if seat is not None else to_act if to_act is not None else 0
        fault = self.side.fault(asking, action)
        assert (fault == "") == (asking == to_act and action in self.side.legal())
        return fault

    # ---- asking

    def pieces(self, viewer: int) -> dict[str, Standing]:
        """Square -> the piece on it as a viewer sees it."""
        return self.side.seen(viewer)

    def piece(self, square: str, viewer: int = SPECTATOR) -> Standing:
        """The piece on a square as a viewer sees it."""
        return self.side.seen(viewer)[square]

    def board(self) -> dict[str, tuple[int, str]]:
        """The truth: square -> (seat, kind)."""
        return {square: (piece.owner, piece.piece) for square, piece in self.side.standing().items()}

    def pile(self, viewer: int, owner: int) -> Pile:
        """The lost pieces of a seat as a viewer sees them."""
        return self.side.pile(viewer, owner)

    def lost(self, seat: int) -> Counter[str]:
        """The true list of what a seat has lost."""
        return self.side.lost(seat)

    def told(self, viewer: int, kind: str = "") -> list[dict[str, Any]]:
        """The facts of the events (of one kind) of the last action that a viewer was told."""
        return [facts for name, facts in self.side.told(viewer) if kind in ("", name)]

    def told_so_far(self, viewer: int, kind: str = "") -> list[dict[str, Any]]:
        """The facts of all events (of one kind) that a viewer was told since the scenario began."""
        return [facts for name, facts in self.side.told_since_the_start(viewer) if kind in ("", name)]

    def kinds_told(self, viewer: int = SPECTATOR) -> list[str]:
        """The kinds of the last action's events that a viewer was told, in order."""
        return [kind for kind, _ in self.side.told(viewer)]

    def told_all(self, kind: str) -> dict[str, Any]:
        """The facts of the one event of this kind of the last action, which everybody was told."""
        (facts,) = self.told(SPECTATOR, kind)
        assert all(self.told(viewer, kind) == [facts] for viewer in VIEWERS)
        return facts

    def kinds_told_so_far(self, viewer: int) -> list[str]:
        """The kinds of all events that a viewer was told since the scenario began."""
        return [kind for kind, _ in self.side.told_since_the_start(viewer)]

    @property
    def owes_rescue(self) -> bool:
        """Is a rescue decision open?"""
        return self.side.owes_rescue

    @property
    def turns(self) -> int:
        """Turns that are over."""
        return self.side.turn

    @property
    def plies(self) -> int:
        """Decisions taken since the scenario began."""
        return self.side.plies

    @property
    def quiet_turns(self) -> int:
        """Turns since a piece left the board."""
        return self.side.quiet_turns

    @property
    def quiet_left(self) -> int:
        """Quiet turns until the draw, 0 where there is none."""
        return self.side.quiet_left

    @property
    def rescues(self) -> tuple[int, int]:
        """How often each seat has rescued."""
        return self.side.rescues

    @property
    def chase_counts(self) -> tuple[int, int]:
        """The chase counts of both seats."""
        return self.side.chase_counts

    @property
    def follow_counts(self) -> tuple[int, int]:
        """The following turns of both seats, as the literal reading counts them."""
        return self.side.follow_counts

    @property
    def ended(self) -> str:
        """The reason of the end, "" while the game goes on."""
        return self.outcome[1] if self.outcome else ""

    @property
    def outcome(self) -> tuple[tuple[int, int], str] | None:
        """(returns, reason), None while the game goes on."""
        return self.side.outcome
