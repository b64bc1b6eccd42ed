"""What an act would tell the enemy of one's own pieces (STRAT-4.5, 4.7, 5.2, 9.2, 9.3.9; ME-5.3, 9.6)."""

from __future__ import annotations

import random

import msgspec
import numpy as np

from gonfalon.games.stratego.observation import PieceView

from ...hints import Shown
from ..belief.belief import Belief, Trusts
from ..decision import SearchContext
from ..knowledge.record import Record
from ..search.acts import NO_POWER, Act
from .readings import LEAST_CHANCE

NEW = -1
"""In place of the number of a piece that is only now brought back."""


class EnemyEyes:
    """What the enemy could infer of this seat's pieces from public events, counts and habits of deployment.

    belief: a Belief with the seats exchanged. It leaves out what the enemy's pieces have met, for this seat does not know them.
    """

    def __init__(self, context: SearchContext) -> None:
        self.context, seen = context, context.seen
        pieces = tuple(
            msgspec.structs.replace(piece, piece=piece.piece if piece.shown else "") for piece in context.own
        )
        other = 1 - seen.seat
        information = msgspec.structs.replace(
            context.record.information,
            seat=other,
            events=tuple(event for event in context.record.information.events if event.heard_by(other)),
            observation=msgspec.structs.replace(seen, seat=other, pieces=pieces, decision=None),
        )
        n_sweeps, trusts = context.settings.belief_sweeps, Trusts(1.0, 0.0, 1.0)
        self.belief = Belief(Record(information), random.Random(0), trusts, n_sweeps)
        self.pieces = self.belief.pieces
        self.rows = {piece.id: row for row, piece in enumerate(self.belief.hidden)}
        self.is_mobile = np.array([context.is_mobile(kind) for kind in self.belief.kinds])

    def told_by(self, act: Act) -> tuple[Shown, ...]:
        """What the act would tell the enemy, whatever it meets."""
        action = self.context.actions[act.text]
        if action.rescued:
            return self._rescued(action.rescued, action.square)
        if act.piece is None or act.piece.shown or act.piece.id not in self.rows:
            return ()
        told = self._naming(act)
        if told is not None:
            return (self._shown(act.piece, *told, (act.piece.piece,)),)
        kinds = tuple(self.pieces.may_be(act.piece))  # by all that everybody has seen
        mobile = tuple(kind for kind in kinds if self.context.is_mobile(kind))
        if act.piece.moved or mobile == kinds:
            return ()
        left = self.belief.chances[self.rows[act.piece.id]] @ self.is_mobile
        return (self._shown(act.piece, "moved", "STRAT-4.5", mobile, float(left)),)

    def _naming(self, act: Act) -> tuple[str, str] | None:
        """The word and the rule by which an act names its piece, None if it does not."""
        context = self.context
        if act.power != NO_POWER:
            return "power", "ME-5.3"
        if act.attacked is not None:
            return "fought", "STRAT-9.2.1" if context.rules.options["silent_defence"] else "STRAT-5.2"
        if act.stand == context.seen.mount_doom != "":
            return "quest", "ME-9.6"
        lengths = int(context.rules.tables["revealing_lengths"][context.seat])
        return ("far", "STRAT-4.7") if (lengths >> act.steps) & 1 else None

    def _shown(
        self, piece: PieceView, name: str, rule: str, kinds: tuple[str, ...], left: float | None = None
    ) -> Shown:
        """kinds: what it may be afterwards. left: the chance given to these before; None where the one kind is told."""
        truth = self.belief.index[piece.piece]
        before = max(LEAST_CHANCE, float(self.belief.chances[self.rows[piece.id], truth]))
        after = 1.0 if left is None else before / max(left, before)
        return Shown(piece.id, piece.square, name, rule, kinds, round(before, 3), round(after, 3))

    def _rescued(self, kind: str, square: str) -> tuple[Shown, ...]:
        """STRAT-9.3.9: everybody is told which kind came back, under silent defence nobody but its seat."""
        if self.context.rules.options["silent_defence"]:
            kinds = self.context.seen.rescue_pieces
            return (Shown(NEW, square, "rescue", "STRAT-9.3.9", kinds, 0.0, round(1 / len(kinds), 3)),)
        return (Shown(NEW, square, "rescue", "STRAT-9.3.9", (kind,), 0.0, 1.0),)
