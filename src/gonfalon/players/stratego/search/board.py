"""The position of an information state as records of the rules' kernel, one for each world."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego import actions, power_texts
from gonfalon.games.stratego.kernel import playout, two_squares
from gonfalon.games.stratego.kernel.layout import (
    CHASE_OFF,
    EV_REMOVED,
    HAS_RESCUED,
    MOVED,
    NO_SQUARE,
    PLAY,
    REPEAT,
    RESCUE,
    RIDE,
    SHOWN,
    STATE,
    STOP,
    STRIKE,
)
from gonfalon.games.stratego.kernel.powers import STAY
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.observe import RINGS
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.squares import square_of

from .belief import Belief
from .kernel.sampled_boards import write_sampled_boards

REMEMBERED = 24
"""Displacements of either side that are played over for the two-square rule's memory."""


def search_tables(rules: Rules) -> np.ndarray:
    """The ruleset's tables without the rules that need the whole history (the chase; the first move obeys it anyway)."""
    tables = rules.array.copy()
    tables["chase"] = CHASE_OFF
    tables["ply_cap"] = 0
    return tables


def code_of(rules: Rules, action: str) -> int:
    """Kernel code of a legal action in play."""
    if action.startswith("rescue"):
        return actions.rescue_code(rules.ruleset, action)
    if action == power_texts.STOP_TEXT:
        return STOP
    if " " in action:
        code = power_texts.code_of(rules, power_texts.parse(rules, action))
        assert code is not None
        return code
    source, target = action.split("-")
    code = actions.move_code(square_of(source), square_of(target))
    assert code is not None
    return code


class Board:
    """Everything of the position but the hidden kinds. base: STATE[1] with known pieces only."""

    def __init__(self, information: InformationState, rules: Rules, tables: Any, belief: Belief) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.seen, self.rules, self.tables, self.belief = seen, rules, tables, belief
        self.base = np.zeros(1, STATE)
        state: Any = self.base[0]
        playout.clear(state, tables)
        kinds = {kind.id: i for i, kind in enumerate(seen.kinds)}
        known, rescuers = belief.known, _rescuers(information)
        self.rescuers = rescuers
        for piece in seen.pieces:
            kind = (
                kinds.get(piece.piece, known.get(piece.id, -1))
                if piece.owner == belief.enemy
                else kinds[piece.piece]
            )
            if kind < 0:
                continue
            sure = piece.shown or piece.owner == belief.enemy
            flag = (MOVED if piece.moved else 0) | (SHOWN if sure else 0)
            self._put(state, piece.owner, kind, piece, flag | (HAS_RESCUED if piece.id in rescuers else 0))
        self._counts(state, information)
        self._memory(state, information)

    def _put(self, state: Any, player: int, kind: int, piece: Any, flag: int) -> None:
        square = square_of(piece.square)
        playout.place(state, self.tables, player, kind, square)
        state["flag"][square] = flag
        state["id"][square] = piece.id

    def _counts(self, state: Any, information: InformationState) -> None:
        seen = self.seen
        mine = Counter(piece.piece for piece in seen.pieces if piece.owner == seen.seat)
        for i, kind in enumerate(seen.kinds):
            state["lost"][seen.seat, i] = kind.counts[seen.seat] - mine[kind.id]
            state["lost"][1 - seen.seat, i] = max(0, self.belief.memory.lost[kind.id])
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

    def _memory(self, state: Any, information: InformationState) -> None:
        """STRAT-6, ME-8: play the last turns over for what the two-square rule remembers."""
        last = [e for e in information.events[-4 * REMEMBERED :] if e.kind in ("move", "combat", "power")]
        before = None
        for event in last[-REMEMBERED:]:
            if event.kind == "power":
                self._remember_power(state, event.facts)
            elif before is not None and before.kind == "power" and before.ply == event.ply:
                self._remember_charge(state, before.facts, event.facts)
            else:
                self._remember_move(state, event, before is not None and _is_one_turn(before, event))
            before = event

    def _remember_move(self, state: Any, event: Event, again: bool) -> None:
        """again: it goes on with the turn of the event before (ME-8.4)."""
        seat, facts = event.facts["seat"], event.facts
        source, target = square_of(facts["source"]), square_of(facts["target"])
        if event.kind == "combat":
            if facts["result"] == "neither":
                target = source
            two_squares.record_attack(state, self.tables, seat, source, target, again)
        else:
            two_squares.record_turn(state, self.tables, seat, source, target)
        state["last_source"][seat], state["last_target"][seat] = source, target

    def _remember_power(self, state: Any, facts: dict[str, Any]) -> None:
        """ME-8.1; a ride that ends in an attack is left to the combat that is told after it."""
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

    def _remember_charge(self, state: Any, ride: dict[str, Any], fight: dict[str, Any]) -> None:
        """ME-8.3, ME-8.5: the combat that ends a ride."""
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

    def worlds(self, hand_outs: np.ndarray) -> np.ndarray:
        """STATE[n]: a record for each row of kinds of the hidden pieces."""
        out = np.zeros(len(hand_outs), STATE)
        hidden = self.belief.hidden
        squares = np.array([square_of(piece.square) for piece in hidden], np.int16)
        ids = np.array([piece.id for piece in hidden], np.int16)
        rescued = [HAS_RESCUED if piece.id in self.rescuers else 0 for piece in hidden]
        flags = np.array(
            [(MOVED if p.moved else 0) | r for p, r in zip(hidden, rescued, strict=True)], np.int16
        )
        write_sampled_boards(
            self.base[0], self.tables, self.belief.enemy, squares, ids, flags, hand_outs, out
        )
        return out


def _is_one_turn(before: Event, event: Event) -> bool:
    """Two combats of one seat running are attacks of one turn (ME-6.6)."""
    return before.kind == event.kind == "combat" and before.facts["seat"] == event.facts["seat"]


def _rescuers(information: InformationState) -> set[int]:
    """Ids of the pieces that have brought another back (STRAT-9.3: each may once)."""
    found, mover = set(), -1
    for event in information.events:
        if event.kind == "move":
            mover = event.facts["id"]
        elif event.kind == "combat":
            mover = event.facts["attacker_id"]
        elif event.kind == "power":
            mover = event.facts["id"]
        elif event.kind == "rescue":
            found.add(mover)
    return found
