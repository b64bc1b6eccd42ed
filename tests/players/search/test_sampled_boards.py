"""The boards that the search draws: each agrees with what the seat sees, and with the true rules about what may be done next."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.kernel.layout import CODE_STEP, MOVED, PLAY, RESCUE, SHOWN, STATE
from gonfalon.games.stratego.kernel.turn import apply
from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego.decision import search_tables
from gonfalon.players.stratego.search.boards import action_code

from .positions import MIX_IDS, MIXES, legal_of, lively, search_of, walk, with_truth

SAME = (
    "hash", "own", "mover", "slider", "mobile", "board", "id", "player", "phase", "quiet", "turn",
    "rescues", "next_id",
)  # fmt: skip


def check_pieces(search: Any, board: Any) -> None:
    """Every piece that the seat sees stands in the board, as what it is known to be, and no other."""
    seen, belief = search.context.seen, search.context.belief
    assert np.count_nonzero(board["board"]) == len(seen.pieces)
    for piece in seen.pieces:
        square = square_of(piece.square)
        owner, kind = divmod(int(board["board"][square]) - 1, CODE_STEP)
        name, flag = belief.kinds[kind], int(board["flag"][square])
        assert owner == piece.owner
        assert int(board["id"][square]) == piece.id
        assert bool(flag & MOVED) == piece.moved
        if owner == seen.seat or piece.piece:
            assert name == piece.piece
        if owner == seen.seat or piece.shown:
            assert bool(flag & SHOWN) == piece.shown
        else:
            assert bool(flag & SHOWN) == (piece.id in belief.known)
        if piece.moved:
            assert search.context.fights.pieces[name].reach > 0


def check_counts(search: Any, board: Any) -> None:
    """No army has more of a kind than it began with; what is named as lost is not there."""
    seen, enemy = search.context.seen, 1 - search.context.seen.seat
    standing = Counter(int(code) - 1 for code in board["board"][board["board"] != 0].tolist())
    lost = dict(seen.captured[enemy].pieces)
    named = sum(lost.values()) == seen.captured[enemy].total
    for i, kind in enumerate(seen.kinds):
        for owner in range(2):
            n = standing[i + CODE_STEP * owner]
            assert n <= kind.counts[owner]
        assert (
            int(board["lost"][seen.seat, i]) == kind.counts[seen.seat] - standing[i + CODE_STEP * seen.seat]
        )
        if named:
            assert standing[i + CODE_STEP * enemy] == kind.counts[enemy] - lost.get(kind.id, 0)
            assert int(board["lost"][enemy, i]) == lost.get(kind.id, 0)
    for owner in range(2):
        still = {i for i, kind in enumerate(seen.kinds) if kind.reach == 0}
        movers = sum(
            n for code, n in standing.items() if code // CODE_STEP == owner and code % CODE_STEP not in still
        )
        assert int(board["mobile"][owner]) == movers


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_every_sampled_board_agrees_with_what_is_seen(variant: str, options: dict[str, Any]):
    n, differ = 0, 0
    for state, seat in walk(variant, options, 5, 600, 0.2):
        if state.ply % 7 != 2 and state.phase != RESCUE:
            continue
        search = search_of(state, seat)
        boards = search.sampler.sample(search.context.belief.assignments(3))
        for board in boards:
            check_pieces(search, board)
            check_counts(search, board)
            assert int(board["player"]) == seat
            assert int(board["phase"]) == (RESCUE if search.context.seen.kind == "rescue" else PLAY)
            assert int(board["turn"]) == state.turn
        n += 1
        differ += len({board["board"].tobytes() for board in boards}) > 1
    assert n > 10
    assert differ > n // 4


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
@pytest.mark.parametrize("restless", [0.1, 0.8])
def test_the_true_assignment_gives_the_true_position(variant: str, options: dict[str, Any], restless: float):
    for state, seat in walk(variant, options, 6, 400, restless):
        if state.ply % 15 != 2 and state.phase != RESCUE:
            continue
        _, board = with_truth(state, seat)
        for name in SAME:
            assert np.array_equal(board[name], state.record[name]), name
        assert int(board["lost"][seat].sum()) == int(state.record["lost"][seat].sum())


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_the_same_is_legal_now_and_next(variant: str, options: dict[str, Any]):
    """The two-square bars of both seats, rescues and their squares: as in the true record under the search's tables."""
    rng, n_barred = random.Random(4), 0
    tables = None
    for state, seat in walk(variant, options, 7, 200, 0.85):
        if state.ply % 2:
            continue
        tables = search_tables(state.rules)[0] if tables is None else tables
        search, board = with_truth(state, seat)
        truth = np.zeros(1, STATE)
        truth[0] = state.record
        here = legal_of(board, tables)
        assert here == legal_of(truth[0], tables)
        assert {action_code(state.rules, search.context.actions[text]) for text in search.legal} <= set(here)
        action = state.check(seat, lively(state, seat, rng, 0.9))
        apply(board, tables, action)
        apply(truth[0], tables, action)
        following = legal_of(truth[0], tables)
        assert legal_of(board, tables) == following
        truth[0]["bar_line"] = -1
        n_barred += len(following) < len(legal_of(truth[0], tables))
    assert n_barred > 5


def test_a_piece_that_has_rescued_rescues_no_more():
    """STRAT-9.3: in the boards, too, a piece brings back one other at most."""
    n = 0
    for seed in range(2):
        for state, seat in islice(walk("duel", {"rescue": True}, seed, 400), 0, None, 5):
            truth = state.record
            if not (truth["flag"] & 4).any() or state.phase == RESCUE:
                continue
            _, board = with_truth(state, seat)
            assert np.array_equal(board["flag"] & 4, truth["flag"] & 4)
            n += 1
    assert n
