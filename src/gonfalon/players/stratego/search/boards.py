"""Restores records for the rules' kernel from an information state; samples fill in the hidden pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from gonfalon.core.events import Event
from gonfalon.games.stratego import actions, legal_action, power_texts
from gonfalon.games.stratego.kernel import playout, two_squares
from gonfalon.games.stratego.kernel.layout import (
    EV_REMOVED,
    HAS_RESCUED,
    MOVED,
    NO_SQUARE,
    PLAY,
    REPEAT,
    RESCUE,
    RESCUE_BASE,
    RIDE,
    SHOWN,
    STATE,
    STOP,
    STRIKE,
)
from gonfalon.games.stratego.kernel.powers import STAY
from gonfalon.games.stratego.legal_action import LegalAction
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import square_of

from ..decision import SearchContext
from ..kernel.tree import write_sampled_boards

REPLAYED = 24
"""Displacements of either side that are recorded again for the two-square rule's memory."""


class BoardSampler:
    """Makes records of the position in which the hidden pieces have sampled kinds. base: STATE[1] with known pieces only."""

    def __init__(self, context: SearchContext) -> None:
        seen, belief, tables = context.seen, context.belief, context.tables
        self.seen, self.rules, self.tables, self.belief = seen, context.rules, tables, belief
        self.base = np.zeros(1, STATE)
        state: Any = self.base[0]
        playout.clear(state, tables)
        self.rescuers = rescuers = belief.record.rescuers
        for piece in seen.pieces:
            kind = belief.index.get(piece.piece, belief.known.get(piece.id, -1))
            if kind < 0:
                continue
            sure = piece.shown or piece.owner == belief.enemy
            flag = (MOVED if piece.moved else 0) | (SHOWN if sure else 0)
            self._put(state, piece.owner, kind, piece, flag | (HAS_RESCUED if piece.id in rescuers else 0))
        self._write_counts(state)
        self._restore_two_squares(state)

    def _put(self, state: Any, player: int, kind: int, piece: Any, flag: int) -> None:
        square = square_of(piece.square)
        playout.place(state, self.tables, player, kind, square)
        state["flag"][square] = flag
        state["id"][square] = piece.id

    def _write_counts(self, state: Any) -> None:
        """Write what the seat knows beside the pieces: losses, counters, whose turn it is and which decision."""
        seen = self.seen
        mine = Counter(piece.piece for piece in seen.pieces if piece.owner == seen.seat)
        for i, kind in enumerate(seen.kinds):
            state["lost"][seen.seat, i] = kind.counts[seen.seat] - mine[kind.id]
            state["lost"][1 - seen.seat, i] = max(0, self.belief.record.lost[kind.id])
        limits = seen.limits
        state["quiet"] = limits.quiet_draw - limits.quiet_left if limits.quiet_draw else 0
        state["ply"], state["turn"] = seen.ply, seen.turn
        state["player"] = seen.seat
        state["next_id"] = 512 + sum(seen.rescues)
        for seat in range(2):
            state["rescues"][seat] = seen.rescues[seat]
        state["phase"] = RESCUE if seen.kind == "rescue" else PLAY
        if seen.kind == "rescue" and seen.last_move is not None:
            stayed = seen.combat is not None and seen.combat.result == "neither"
            state["rescue_square"] = square_of(
                seen.combat.source if seen.combat and stayed else seen.last_move.target
            )
        if seen.ring:
            state["stage"] = RINGS.index(seen.ring)
        if seen.repeat:
            state["phase"], state["repeat_square"] = REPEAT, square_of(seen.repeat)
            state["event"][EV_REMOVED] = 1

    def _restore_two_squares(self, state: Any) -> None:
        """Record the last turns again, for what the two-square rule remembers (STRAT-6, ME-8)."""
        before = None
        for event in self.belief.record.turns[-REPLAYED:]:
            if event.kind == "power":
                self._record_power(state, event.facts)
            elif before is not None and before.kind == "power" and before.ply == event.ply:
                self._record_ride_attack(state, before.facts, event.facts)
            else:
                self._record_move(state, event, before is not None and _is_one_turn(before, event))
            before = event

    def _record_move(self, state: Any, event: Event, again: bool) -> None:
        """Record a move or an attack. again: it belongs to the turn of the event before (ME-8.4)."""
        seat, facts = event.facts["seat"], event.facts
        source, target = square_of(facts["source"]), square_of(facts["target"])
        if event.kind == "combat":
            if facts["result"] == "neither":
                target = source
            two_squares.record_attack(state, self.tables, seat, source, target, again)
        else:
            two_squares.record_turn(state, self.tables, seat, source, target)
        state["last_source"][seat], state["last_target"][seat] = source, target

    def _record_power(self, state: Any, facts: dict[str, Any]) -> None:
        """Record a power (ME-8.1); a ride that ends in an attack is recorded with the combat that follows it."""
        seat, source = facts["seat"], square_of(facts["source"])
        steps = [square_of(name) for name in facts["steps"]]
        index = [power.id for power in self.rules.ruleset.powers].index(facts["power"])
        shape = int(self.tables["shape"][index])
        only_shoots = shape == STRIKE and int(self.tables["steps"][index]) == 1 << STAY
        if shape == RIDE and len(steps) == 2:
            two_squares.record_ride(state, self.tables, seat, source, steps[0], steps[1])
        elif shape == STRIKE and steps:
            two_squares.record_turn(state, self.tables, seat, source, steps[0])
        elif shape != RIDE:
            two_squares.forget_run(state, seat)
        if shape != RIDE or len(steps) == 2:
            state["last_source"][seat] = NO_SQUARE if only_shoots else source
            state["last_target"][seat] = NO_SQUARE if only_shoots else [source, *steps][-1]

    def _record_ride_attack(self, state: Any, ride: dict[str, Any], fight: dict[str, Any]) -> None:
        """Record the combat that ends a ride (ME-8.3, ME-8.5)."""
        seat, tables, source = ride["seat"], self.tables, square_of(ride["source"])
        middle, target = square_of(fight["source"]), square_of(fight["target"])
        if int(tables["two_square_attacks"]) == 0:
            two_squares.forget_run(state, seat)
        else:
            two_squares.record_ride(state, tables, seat, source, middle, target)
            if fight["result"] == "neither":
                two_squares.undo_record(state, seat)
                two_squares.record_turn(state, tables, seat, source, middle)
        came = middle if fight["result"] == "neither" else target
        state["last_source"][seat], state["last_target"][seat] = source, came

    def sample(self, assignments: np.ndarray) -> np.ndarray:
        """STATE[n]: a record for each assignment. assignments: int16[n, hidden] kinds."""
        out = np.zeros(len(assignments), STATE)
        hidden = self.belief.hidden
        squares = np.array([square_of(piece.square) for piece in hidden], np.int16)
        ids = np.array([piece.id for piece in hidden], np.int16)
        rescued = [HAS_RESCUED if piece.id in self.rescuers else 0 for piece in hidden]
        flags = np.array(
            [(MOVED if p.moved else 0) | r for p, r in zip(hidden, rescued, strict=True)], np.int16
        )
        enemy = self.belief.enemy
        write_sampled_boards(self.base[0], self.tables, enemy, squares, ids, flags, assignments, out)
        return out


def _is_one_turn(before: Event, event: Event) -> bool:
    """Are two successive combats attacks of one turn (ME-6.6)?"""
    return before.kind == event.kind == "combat" and before.facts["seat"] == event.facts["seat"]


def action_code(rules: Rules, action: LegalAction) -> int:
    """Kernel code of a legal action in play."""
    if action.choice:
        return STOP if action.choice == legal_action.STOP.choice else RESCUE_BASE
    if action.rescued:
        return actions.code_of_rescue(rules.ruleset, action.rescued, square_of(action.square))
    path = tuple(map(square_of, action.path))
    if action.power:
        index = [power.id for power in rules.ruleset.powers].index(action.power)
        said = power_texts.Announced(index, path, tuple(map(square_of, action.targets)))
        code = power_texts.code_of(rules, said)
    else:
        code = actions.move_code(*path)
    assert code is not None
    return code
