"""Games that the rule-based player plays on, compiled (`coach_rules_kernel.py`): scores of acts on boards drawn from what a seat knew."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import coach_rules_kernel as kernels
import numpy as np
from coach_boards import Boards

from gonfalon import games
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.actions import move_code
from gonfalon.games.stratego.kernel.layout import DRAW, OVER
from gonfalon.games.stratego.squares import square_name, square_of
from gonfalon.players.stratego.knowledge.fights import Fights, fights_now
from gonfalon.players.stratego.knowledge.habits import Habits
from gonfalon.players.stratego.knowledge.record import LATELY, Record, is_combat, turns_since


def code_of(act: str) -> int:
    """The kernel's code of a move."""
    source, target = map(square_of, act.split("-"))
    code = move_code(source, target)
    assert code is not None
    return code


def plays(information: Any) -> bool:
    """Are these rules that the compiled player knows?"""
    fights = fights_now(information)
    tables = fights.under.tables
    return not fights.has_powers and not any(int(tables[one]) for one in ("silent", "rescue"))


def judged_of(information: Any) -> kernels.Judged:
    """What the player knows of the rules."""
    fights = fights_now(information)
    kinds = fights.under.kinds
    n = len(kinds)
    habit = np.ones((2, n, 256))
    for seat in range(2):
        rules: Any = games.get("stratego")
        seen = rules.observe(
            rules.new(0, rules.setup(information.variant, **dict(information.options))), seat
        )
        habits = Habits(seen, fights.rules.zones[1 - seat])
        for kind in range(n):
            for row in range(seen.rows):
                for column in range(seen.columns):
                    name = square_name(row, column)
                    habit[seat, kind, square_of(name)] = habits.share(kinds[kind], name)
    return kernels.Judged(
        np.array([kind in fights.bombs for kind in kinds], np.int8),
        np.array([kind in fights.sappers for kind in kinds], np.int8),
        np.array([[_ambushes(fights, one, other) for other in kinds] for one in kinds], np.int8),
        habit,
    )


def _ambushes(fights: Fights, one: str, other: str) -> bool:
    pieces = fights.pieces
    if pieces[one].reach == 0 or pieces[other].reach == 0:
        return False
    return fights.wins(one, other) and pieces[other].rank > pieces[one].rank + 1


def notes_of(record: Record, seed: int) -> kernels.Notes:
    """Working memory at a decision. record: of the seat that decides; the moves are heard by both."""
    n = len(record.kinds)
    notes = kernels.Notes(
        np.zeros(16, np.int64),
        np.zeros(8192, np.int32),
        np.zeros((2, n), np.int64),
        np.zeros((2, n)),
        np.zeros(kernels.N_ENEMIES, np.int64),
        np.zeros((kernels.N_ENEMIES, n)),
        np.zeros(kernels.N_ENEMIES, np.int8),
        np.zeros((n, kernels.N_ENEMIES)),
        np.zeros((n, kernels.N_ENEMIES)),
        np.zeros((kernels.N_ENEMIES, 256), np.int16),
        np.zeros(256, np.int16),
        np.full((2, LATELY, 2), -1, np.int32),
        np.zeros(2, np.int64),
        np.array([turns_since(record, is_combat)], np.int64),
        np.array([seed], np.int64),
    )
    for seat in range(2):
        turns = [event for event in record.turns if event.facts["seat"] == seat][-LATELY:]
        for place, event in enumerate(turns):
            if event.kind == "move":
                notes.left[seat, place] = square_of(event.facts["source"]), event.facts["id"]
        notes.left_at[seat] = len(turns) % LATELY
    return notes


class CompiledPlayOn(ABC):
    """Games that a compiled player plays on from one decision. chance: names its draws.

    Raises ValueError for rules that it does not know.
    """

    chance: str

    def __init__(self, boards: Boards, cap: int) -> None:
        if not plays(boards.information):
            raise ValueError(f"the compiled player does not know all rules of {boards.information.variant}")
        self.boards, self.cap = boards, cap
        self.record, self.judged = Record(boards.information), judged_of(boards.information)
        self.tables = self.record.fights.under.tables

    @abstractmethod
    def play(self, state: Any, action: int, notes: kernels.Notes) -> None:
        """Act and play on. **Mutates:** state, notes."""

    def score(self, act: str, seed: int) -> float:
        """1 for a game that the seat has won after this act, 0 for one that it has lost."""
        state: Any = self.boards.of(seed).copy()[0]
        self.play(state, code_of(act), notes_of(self.record, stream_seed(seed, self.chance) & (2**62 - 1)))
        if int(state["phase"]) != OVER or int(state["result"]) == DRAW:
            return 0.5
        return float(int(state["result"]) == self.boards.information.seat)


class RulesPlayOn(CompiledPlayOn):
    """The rule-based player."""

    chance = "bench rules"

    def play(self, state: Any, action: int, notes: kernels.Notes) -> None:
        """See `CompiledPlayOn`."""
        kernels.step(state, self.tables, action, notes)
        kernels.play_game(state, self.tables, self.judged, self.cap, notes)


def values_of(information: Any, state: Any) -> dict[str, float]:
    """Act -> how good it looks to the compiled player, without chance. state: whose information it is."""
    record = Record(information)
    rules, notes = record.fights.under, notes_of(record, 1)
    board: Any = state.array.copy()[0]
    n = kernels.look(board, rules.tables, judged_of(information), notes)
    texts: Sequence[str] = information.observation.legal
    return {text: float(kernels.value_of(board, rules.tables, code_of(text), n, notes)) for text in texts}
