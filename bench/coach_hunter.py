"""Games that the hunter plays on, compiled (`coach_hunter_kernel.py`): scores of acts on boards drawn from what a seat knew."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import coach_hunter_kernel as kernels
import coach_hunter_weights as weights
import numpy as np
from coach_boards import Boards
from coach_rules import CompiledPlayOn, code_of, judged_of, notes_of

from gonfalon.players.stratego.expectimax.lookahead import MAX_MOVES, MEMORY, SIZE, new_room
from gonfalon.players.stratego.expectimax.tables import empty_board, padded
from gonfalon.players.stratego.knowledge.behaviour import EncounterReplay
from gonfalon.players.stratego.knowledge.record import Record


def known_of(record: Record) -> weights.Known:
    """What the hunter knows of the rules, kinds in the kernel's order."""
    duels, seen = record.fights.duels, record.seen
    at = [duels.index[kind] for kind in record.fights.under.kinds]
    wins, ties, loses = (
        np.ascontiguousarray(one[np.ix_(at, at)]) for one in (duels.wins, duels.ties, duels.loses)
    )
    mobile, bomb, flag = (one[at].astype(np.int8) for one in (duels.mobile, duels.bomb, duels.flag))
    return weights.Known(
        wins,
        ties,
        loses,
        mobile,
        bomb,
        flag,
        duels.reach[at].astype(np.int64),
        empty_board(seen.rows, seen.columns, seen.obstacles),
        min(int(seen.limits.two_square_limit), MEMORY // 3),
    )


def seen_of(record: Record) -> weights.Seen:
    """What both players remember: all of it was seen by both."""
    kinds = {kind: number for number, kind in enumerate(record.fights.under.kinds)}
    seen = weights.Seen(
        np.zeros((2, 256, len(kinds)), np.int8),
        np.zeros((2, weights.PAST, 3), np.int64),
        np.zeros(2, np.int64),
    )
    for player in range(2):
        shared: Any = SimpleNamespace(seat=player, fights=record.fights, information=record.information)
        for piece, met in EncounterReplay(shared).met.items():
            for kind, came in met.items():
                seen.met[player, piece, kinds[kind]] = weights.CAME if came else weights.LEFT
        turns = [event for event in record.turns if event.facts["seat"] == player][-weights.PAST :]
        for place, event in enumerate(turns, weights.PAST - len(turns)):
            piece = event.facts["attacker_id" if event.kind == "combat" else "id"]
            seen.past[player, place] = piece, padded(event.facts["source"]), padded(event.facts["target"])
        seen.n_past[player] = len(turns)
    return seen


def new_desk(n_kinds: int) -> weights.Desk:
    """Fresh working memory."""
    most, pieces, places = weights.MOST, 2 * weights.MOST, max(weights.MOST, n_kinds, MAX_MOVES)
    squares = dict.fromkeys(("threat",), (most, SIZE)) | dict.fromkeys(("way", "way_home"), (SIZE,))
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        **dict.fromkeys(("own", "kind"), ((most,), np.int64)),
        "at": ((256,), np.int16),
        **dict.fromkeys(("own_worth", "their_worth"), ((n_kinds,), np.float64)),
        **dict.fromkeys(("worth", "stealth", "danger", "raid", "urgency", "arrival"), ((most,), np.float64)),
        "hidden_gain": ((2, n_kinds), np.float64),
        **dict.fromkeys(("wins", "ties", "loses", "expected"), ((most, most), np.float64)),
        "reckless": ((most, most), np.int8),
        **dict.fromkeys(("vital", "free"), ((most,), np.int8)),
        **{name: (shape, np.float64) for name, shape in squares.items()},
        **dict.fromkeys(("board", "queue"), ((SIZE,), np.int16)),
        "closed": ((SIZE,), np.int8),
        **dict.fromkeys(("square", "side", "reach", "mobile", "shown", "final"), ((pieces,), np.int16)),
        **dict.fromkeys(("chance", "gain", "rest"), ((2, pieces, pieces), np.float32)),
        "place": ((pieces, SIZE), np.float32),
        "turns": ((2, MEMORY, 3), np.int16),
        "n_turns": ((2,), np.int16),
        "steps": ((most, SIZE), np.int16),
        "starts": ((most,), np.int16),
        **dict.fromkeys(("roots", "ordered"), ((MAX_MOVES, 2), np.int16)),
        **dict.fromkeys(("extras", "further", "moves"), ((MAX_MOVES,), np.float64)),
        "values": ((MAX_MOVES + 1,), np.float64),
        "keys": ((places,), np.float64),
        "order": ((MAX_MOVES,), np.int64),
        "budget": ((2,), np.int64),
    }
    return weights.Desk(**{name: np.zeros(*shapes[name]) for name in weights.Desk._fields})


class HunterPlayOn(CompiledPlayOn):
    """The hunter."""

    chance = "bench hunter"

    def __init__(self, boards: Boards, cap: int) -> None:
        super().__init__(boards, cap)
        self.known, self.seen = known_of(self.record), seen_of(self.record)
        self.desk, self.room = new_desk(len(self.record.kinds)), new_room()

    def play(self, state: Any, action: int, notes: Any) -> None:
        """See `CompiledPlayOn`."""
        seen = weights.Seen(*(one.copy() for one in self.seen))
        kernels.step(state, self.tables, action, seen, notes)
        kernels.play_game(
            state, self.tables, self.judged, self.known, self.cap, seen, self.desk, self.room, notes
        )


def values_of(information: Any, state: Any) -> dict[str, float]:
    """Act -> how good it looks to the compiled player, without chance. state: whose information it is."""
    record = Record(information)
    notes, texts = notes_of(record, 1), information.observation.legal
    board: Any = state.array.copy()[0]
    codes: Sequence[int] = [code_of(text) for text in texts]
    notes.actions[: len(codes)] = codes
    desk = new_desk(len(record.kinds))
    kernels.weigh_moves(
        board,
        record.fights.under.tables,
        judged_of(information),
        known_of(record),
        len(codes),
        0.0,
        seen_of(record),
        desk,
        new_room(),
        notes,
    )
    return {text: float(desk.moves[place]) for place, text in enumerate(texts)}
