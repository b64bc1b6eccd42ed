"""What is left to go by when a UCC referee's lines contradict the rules: the rows of the board, and what was told on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.observation import Decision, InformationState
from gonfalon.games.stratego.legal_action import move as moved
from gonfalon.games.stratego.notation.ucc_lines import ENEMY
from gonfalon.games.stratego.notation.ucc_reading import (
    Board,
    ReceivedMove,
    after,
    endings,
    legal_ends,
    sent,
)
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.ruleset import Ruleset
from gonfalon.games.stratego.squares import square_of

NAMELESS = 512
"""Public names from here on belong to pieces of which nobody can say where they were deployed."""


class FallbackBoard:
    """A board of views that follows the rows. base: the last information state that agreed with the rules."""

    def __init__(self, base: InformationState, ruleset: Ruleset) -> None:
        seen = base.observation
        assert isinstance(seen, StrategoObservation)
        self.base, self.seen, self.seat, self.ruleset = base, seen, base.seat, ruleset
        self.views = {view.square: view for view in seen.pieces}
        self.ids = {piece.letter: piece.id for piece in ruleset.pieces}
        self.letters = {piece.id: piece.letter for piece in ruleset.pieces}
        self.events = list(base.events)
        self.actions = list(base.actions)
        self.ply, self.nameless = seen.ply, NAMELESS

    def board(self) -> Board:
        """What the views amount to."""
        return {
            square: self.letters[view.piece] if view.owner == self.seat else ENEMY
            for square, view in self.views.items()
        }

    def turn(self, pending: str, heard: Sequence[ReceivedMove], board: Board | None) -> None:
        """Take what was told, then believe the rows."""
        moves = list(heard)
        if pending and all(f"{move.source}-{move.target}" != pending for move in moves):
            moves.insert(0, sent(pending))
        for move in moves:
            self._take(move, board)
        if board is not None:
            self._believe(board)

    def _take(self, move: ReceivedMove, board: Board | None) -> None:
        """One move, if a piece stands where it begins; where its end was not told, the first that the rows do not deny."""
        mover, standing = self.views.get(move.source), self.views.get(move.target)
        if mover is None or (standing is not None and standing.owner == mover.owner):
            return
        if mover.owner == self.seat:
            self.actions.append((self.ply, f"{move.source}-{move.target}"))
        ways = endings(self.board(), move)
        if board is not None:
            ways = [
                way for way in ways if after(self.board(), way).get(move.target) == board.get(move.target)
            ] or ways
        move = ways[0]
        del self.views[move.source]
        if standing is None:
            self.views[move.target] = msgspec.structs.replace(mover, square=move.target, moved=True)
            self._note("move", mover, move, {"id": mover.id, "piece": ""})
        else:
            self._fight(mover, standing, move)
        self.ply += 1

    def _fight(self, mover: PieceView, standing: PieceView, move: ReceivedMove) -> None:
        attacker = self._named(mover, move.attacker)
        defender = self._named(standing, move.defender)
        if move.result != "defender":
            del self.views[move.target]
        if move.result == "attacker":
            self.views[move.target] = msgspec.structs.replace(
                attacker, square=move.target, moved=True, shown=bool(attacker.piece)
            )
        elif move.result == "defender":
            self.views[move.target] = msgspec.structs.replace(defender, shown=bool(defender.piece))
        if not (attacker.piece and defender.piece):
            return
        facts = {"attacker_id": mover.id, "defender_id": standing.id, "result": move.result}
        self._note("combat", mover, move, facts | {"attacker": attacker.piece, "defender": defender.piece})

    def _named(self, view: PieceView, letter: str) -> PieceView:
        """The view, with what was told of it."""
        return view if view.piece or not letter else msgspec.structs.replace(view, piece=self.ids[letter])

    def _note(self, kind: str, mover: PieceView, move: ReceivedMove, facts: dict[str, Any]) -> None:
        way = {"seat": mover.owner, "source": move.source, "target": move.target}
        self.events.append(Event(self.ply, kind, way | facts))

    def _believe(self, board: Board) -> None:
        """Keep the views that the rows bear out; a piece that stands where none stood is one that has vanished elsewhere, if any has."""
        mine = self.board()
        kept = {square: self.views[square] for square in board if mine.get(square) == board[square]}
        gone = [view for square, view in self.views.items() if square not in kept]
        for square, letter in board.items():
            if square in kept:
                continue
            same = [v for v in gone if (ENEMY if v.owner != self.seat else self.letters[v.piece]) == letter]
            if same:
                gone.remove(same[0])
                kept[square] = msgspec.structs.replace(same[0], square=square, moved=True)
            else:
                kept[square] = self._stranger(square, letter)
        self.views = kept

    def _stranger(self, square: str, letter: str) -> PieceView:
        """A piece that nobody had seen."""
        self.nameless += 1
        if letter == ENEMY:
            return PieceView(self.nameless, square, 1 - self.seat, "", True, False)
        return PieceView(self.nameless, square, self.seat, self.ids[letter], True, False)

    def information(self) -> InformationState:
        """The last one that agreed with the rules, with the board of now."""
        order = sorted(self.views.items(), key=lambda item: square_of(item[0]))
        options = tuple(moved(*ends).option for ends in sorted(legal_ends(self.board())))
        seen = msgspec.structs.replace(
            self.seen,
            ply=self.ply,
            turn=max(0, self.ply - 2),
            phase="play",
            decision=Decision(self.seat, "move", options, str(self.ply), "move"),
            to_act=(self.seat,),
            pieces=tuple(view for _, view in order),
            last_move=None,
            combat=None,
            returns=None,
            reason="",
        )
        return msgspec.structs.replace(
            self.base,
            actions=tuple(self.actions),
            events=tuple(self.events),
            offered=("",) * len(self.actions),
            observation=seen,
        )
