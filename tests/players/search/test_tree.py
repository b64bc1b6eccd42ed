"""The compiled search against a plain recursive one with the same meaning, and the values it adds up."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.kernel.layout import (
    CODE_STEP,
    DRAW,
    NO_LEGAL_MOVE,
    NO_MOBILE_PIECE,
    OVER,
    QUIET_DRAW,
    RESCUE,
    RESCUE_BASE,
    SHOWN,
    STATE,
)
from gonfalon.games.stratego.kernel.legal import is_barred, write_actions, write_moves
from gonfalon.games.stratego.kernel.turn import apply
from gonfalon.players.stratego.kernel import tree
from gonfalon.players.stratego.kernel.eval_weights import UNIT, position_value
from gonfalon.players.stratego.kernel.power_eval import action_gain
from gonfalon.players.stratego.search import root
from gonfalon.players.stratego.search.boards import action_code
from gonfalon.players.stratego.settings import Settings
from gonfalon.players.stratego.terms import material

from .positions import OWN, STRATEGO, TOURNAMENT, after, playing, search_of, walk

BIG = 1 << 40


class Plain:
    """The search as one would write it down: no window, no table, no order. seen: what its positions had in them."""

    def __init__(self, tables: Any, record: Any) -> None:
        self.tables, self.weights = tables, record
        self.me = int(record["searcher"])
        self.legal, self.buffer = np.zeros(16, np.int64), np.zeros(tree.MAX_ACTIONS, np.int32)
        self.seen: Counter[str] = Counter()

    def actions(self, state: Any) -> list[int]:
        n = write_actions(state, self.tables, self.legal, self.buffer)
        return self.buffer[:n].tolist()

    def made(self, state: Any, action: int) -> Any:
        child = np.zeros(1, STATE)
        child[0] = state
        apply(child[0], self.tables, action)
        return child[0]

    def own(self, state: Any) -> int:
        """What the position is worth as it stands, to the player to move."""
        score = position_value(state, self.tables, self.weights)
        return score if int(state["player"]) == self.me else -score

    def ended(self, state: Any) -> int:
        """The same of a finished game."""
        reason = int(state["reason"])
        self.seen[f"end {reason}"] += 1
        if reason in (NO_LEGAL_MOVE, NO_MOBILE_PIECE):
            won = int(state["result"]) == int(state["player"])
            return int(self.weights["stuck"]) * (1 if won else -1)
        return self.own(state) if reason == 1 else 0

    def quiet(self, state: Any, action: int) -> bool:
        """Is this no attack that gains (nor a rescue), so that it is not looked at beyond the depth?"""
        if action >= RESCUE_BASE:
            return False
        if int(state["board"][action & 255]) == 0:
            return True
        return self.at_once(state, action) <= 0

    def at_once(self, state: Any, action: int) -> int:
        guess = int(state["player"]) == self.me
        return action_gain(state, self.tables, self.weights, action, guess)

    def blind(self, state: Any, action: int) -> bool:
        square = action & 255
        return action < RESCUE_BASE and int(state["board"][square]) != 0 and not state["flag"][square] & SHOWN

    def value(self, state: Any, depth: int) -> int:
        """To the player to move."""
        if int(state["phase"]) == OVER:
            return self.ended(state)
        if depth <= tree.QUIET_DEPTH:
            return self.own(state)
        actions, worth = self.actions(state), -BIG
        self._note(state, actions)
        if depth <= 0:
            worth = self.own(state)
            actions = [action for action in actions if not self.quiet(state, action)]
        elif not actions:
            return -int(self.weights["stuck"])
        return max([worth, *(self.of_action(state, action, depth) for action in actions)])

    def of_action(self, state: Any, action: int, depth: int) -> int:
        """Of an action, to the player who takes it."""
        standing = self.own(state)
        if self.blind(state, action) and int(state["player"]) == self.me:
            self.seen["gamble"] += 1
            return standing + self.at_once(state, action)
        child = self.made(state, action)
        value = self.value(child, depth - 1)
        return value if int(child["player"]) == int(state["player"]) else -value

    def _note(self, state: Any, actions: list[int]) -> None:
        if int(state["phase"]) == RESCUE:
            self.seen["rescue"] += 1
        elif is_barred(state, int(state["player"])):
            legal = np.zeros(16, np.int64)
            self.seen["barred"] += len(actions) < write_moves(state, self.tables, int(state["player"]), legal)


def searched(search: Any, state: Any, depth: int, alpha: int = -BIG, beta: int = BIG) -> int:
    """The same by the compiled search, its table wiped."""
    buffers = search.tree.buffers
    buffers.keys[:], buffers.frames[:, tree.KILLER_A :] = 0, -1
    buffers.budget[:] = 0, 1 << 50
    buffers.stack[0] = state
    return tree.search(buffers, search.context.tables, search.evaluation.eval_weights, 0, depth, alpha, beta)


def boards_of(state: Any, seat: int, n: int = 1) -> tuple[Any, np.ndarray, Plain]:
    search = search_of(state, seat)
    boards = search.sampler.sample(search.context.belief.assignments(n))
    return search, boards, Plain(search.context.tables, search.evaluation.eval_weights)


CASES: list[tuple[str, dict[str, Any], int, int, float, list[str]]] = [
    ("duel", {}, 6, 2, 0.1, ["gamble"]),
    ("duel", {"two_square_limit": 2}, 7, 1, 0.8, ["barred"]),
    ("battle", {"aggressor_advantage": True}, 5, 1, 0.3, ["gamble"]),
    ("barrage", {"quiet_draw": 24, "silent_defence": True}, 8, 2, 0.1, ["gamble", "end 6"]),
    (OWN, {}, 4, 3, 0.3, ["gamble"]),
    (OWN, {"two_square_limit": 2, "two_square_attacks": False, "chase": "off"}, 9, 2, 0.8, ["barred"]),
]
"""Variant, options, seed, deepest look, restlessness, and what must have come up (ends by the kernel's numbers)."""


def sampled(variant: str, options: dict[str, Any], seed: int, restless: float, most: int = 6) -> Any:
    """(MoveSearch, board, plain search) at some moments of two games."""
    n = 0
    for number in (seed, seed + 100):
        for state, seat in walk(variant, options, number, 120, restless):
            if state.ply % 11 == 3 and state.phase != RESCUE and n < most:
                n += 1
                search, boards, plain = boards_of(state, seat)
                yield search, boards[0], plain


@pytest.mark.parametrize("case", CASES)
def test_the_search_is_the_plain_one(case: tuple[Any, ...]):
    variant, options, seed, deepest, restless, expected = case
    met: Counter[str] = Counter()
    for search, board, plain in sampled(variant, options, seed, restless, 6 if deepest < 3 else 4):
        for depth in range(deepest + 1):
            assert searched(search, board, depth) == plain.value(board, depth)
        met += plain.seen
    assert {name for name in expected if not met[name]} == set()


@pytest.mark.parametrize("variant", ["duel", OWN])
def test_a_window_bounds_what_is_found(variant: str):
    for search, board, plain in sampled(variant, {}, 3, 0.1, 4):
        truth = plain.value(board, 1)
        for alpha, beta in (
            (-BIG, truth),
            (truth, BIG),
            (truth - 50, truth + 50),
            (truth - 900, truth - 700),
        ):
            found = searched(search, board, 1, alpha, beta)
            if alpha < truth < beta:
                assert found == truth
            elif truth <= alpha:
                assert truth <= found <= alpha
            else:
                assert beta <= found <= truth


@pytest.mark.parametrize("variant", ["duel", OWN])
def test_the_table_of_positions_changes_no_value_where_all_is_known(variant: str):
    options = {"two_square_limit": 0, "quiet_draw": 0, "chase": "off"}
    for search, board, plain in sampled(variant, options, 12, 0.1, 3):
        board["flag"] |= np.where(board["board"] != 0, SHOWN, 0).astype(np.int8)
        search.tree.buffers = tree.new_buffers(12)
        deepest = 3 if variant == OWN else 2
        search.tree.buffers.keys[:] = 0
        search.tree.buffers.budget[:] = 0, 1 << 50
        for depth in range(1, deepest + 1):
            search.tree.buffers.stack[0] = board
            found = tree.search(
                search.tree.buffers,
                search.context.tables,
                search.evaluation.eval_weights,
                0,
                depth,
                -BIG,
                BIG,
            )
            assert found == plain.value(board, depth)


# ---- what a position is worth ----------------------------------------------------------------------------------------

WORTHS = [
    ("battle", {}),
    ("classic", TOURNAMENT),
    ("classic", {"silent_defence": True, "silent_scout": "long"}),
    (OWN, {"rescue": True, "rescue_revealed": True}),
]


def summed(board: Any, record: Any) -> int:
    """position_value, written down anew: the sum over the pieces."""
    total = 0
    for square in np.flatnonzero(board["board"]).tolist():
        owner, kind = divmod(int(board["board"][square]) - 1, CODE_STEP)
        worth = int(record["worth"][owner, kind]) + int(record["square"][owner, kind, square])
        total += worth if owner == int(record["searcher"]) else -worth
    return total


@pytest.mark.parametrize(("variant", "options"), WORTHS)
def test_a_move_changes_the_worth_by_what_it_says(variant: str, options: dict[str, Any]):
    n_fights = 0
    for state, seat in walk(variant, options, 21, 400):
        if state.ply % 13 != 4 or state.phase == RESCUE:
            continue
        search, boards, plain = boards_of(state, seat)
        record = search.evaluation.eval_weights
        record["square"][1 - seat] = np.arange(256) % 7  # so that the enemy's squares count, too
        before = position_value(boards[0], search.context.tables, record)
        assert before == summed(boards[0], record)
        for player in (0, 1):
            boards[0]["player"] = player
            sign = 1 if player == seat else -1
            for action in plain.actions(boards[0]):
                n_fights += int(boards[0]["board"][action & 255]) != 0
                told = sign * action_gain(boards[0], search.context.tables, record, action, False)
                child = plain.made(boards[0], action)
                assert (
                    position_value(child, search.context.tables, record)
                    == before + told
                    == summed(child, record)
                )
    assert n_fights > 15


# ---- the root --------------------------------------------------------------------------------------------------------


def judged(search: Any, board: Any, depth: int, variate: Any, margin: int, budget: int = 1 << 50) -> Any:
    """tree.evaluate_root of all legal actions: (did it end?, the values, nodes)."""
    codes = np.array(
        [action_code(search.context.rules, search.context.actions[text]) for text in search.legal], np.int32
    )
    found, buffers = np.zeros(len(codes), np.int64), search.tree.buffers
    buffers.keys[:], buffers.frames[:, tree.KILLER_A :] = 0, -1
    buffers.budget[:] = 0, budget
    done = tree.evaluate_root(
        board,
        buffers,
        search.context.tables,
        search.evaluation.eval_weights,
        5,
        depth,
        codes,
        variate,
        margin,
        found,
    )
    return done, found, int(buffers.budget[0]), codes


def expected_values(plain: Plain, board: Any, codes: Any, depth: int) -> np.ndarray:
    """The plain search's value of every action; an attack on an unknown piece happens in this board as it is drawn."""
    values = []
    for code in codes.tolist():
        child = plain.made(board, code)
        value = plain.value(child, depth - 1)
        values.append(value if int(child["player"]) == plain.me else -value)
    return np.array(values, np.int64)


@pytest.mark.parametrize(("variant", "depth"), [("duel", 1), ("duel", 2), (OWN, 3)])
def test_root_actions_are_told_apart_within_the_margin(variant: str, depth: int):
    n_cut = 0
    for search, board, plain in sampled(variant, {}, 30, 0.1, 3):
        variate = np.array([17 * (i % 3) - 17 for i in range(len(search.legal))], np.int64)
        _, found, nodes, codes = judged(search, board, depth, variate, 1 << 39)
        truth = expected_values(plain, board, codes, depth) - variate
        assert found.tolist() == truth.tolist()
        done, narrow, fewer, _ = judged(search, board, depth, variate, 200)
        assert done
        assert fewer <= nodes
        near = truth > truth.max() - 200
        assert narrow[near].tolist() == truth[near].tolist()
        assert (narrow[~near] <= truth.max() - 200).all()
        assert (narrow >= truth).all()
        n_cut += int((narrow != truth).sum())
    assert n_cut


def test_a_bonus_counts_before_the_margin_does(monkeypatch: pytest.MonkeyPatch):
    """A move marked down by more than the margin does not lose to one that the search only knows to be worse still."""
    usual, rng, n_marked, walked = root.MARGIN, random.Random(4), 0, walk("duel", {}, 6, 200)
    for state, seat in islice(walked, 5, None, 9):
        if STRATEGO.observe(state, seat).kind != "move":
            continue
        settings = Settings(n_boards=1, depth=2, nodes=1 << 40, noise=0.0, guard_cost=0.0)
        plain = search_of(state, seat, settings=settings)
        bonuses = {text: rng.choice((0.0, -50.0 * UNIT)) for text in plain.legal}
        chosen = []
        for margin in (usual, float(1 << 30)):
            monkeypatch.setattr(root, "MARGIN", margin)
            search = search_of(state, seat, settings=settings)
            monkeypatch.setattr(search.moves, "bonus", bonuses.__getitem__)
            chosen.append(search.choose())
            values = search.values
        assert chosen[0] == chosen[1]
        n_marked += plain.choose() != chosen[0]
        assert max(values) == values[search.legal.index(chosen[0])]
    assert n_marked > 3


def test_a_spent_budget_is_told():
    search, board, _ = next(iter(sampled("duel", {}, 30, 0.1, 1)))
    variate = np.zeros(len(search.legal), np.int64)
    done, _, nodes, _ = judged(search, board, 3, variate, 1600)
    assert done
    done, _, fewer, _ = judged(search, board, 3, variate, 1600, nodes // 2)
    assert not done
    assert nodes // 2 < fewer <= nodes // 2 + 1


# ---- single situations -----------------------------------------------------------------------------------------------


def test_a_rescue_is_one_more_decision_of_the_same_player():
    """From the rescue decision on: it is the best rescue that counts, though the player moves twice running."""
    n, changed = 0, 0
    for state, seat in walk("duel", {"rescue": True}, 3, 400):
        if state.phase != RESCUE:
            continue
        search, boards, plain = boards_of(state, seat)
        for depth in (0, 1):
            worth = searched(search, boards[0], depth)
            assert worth == plain.value(boards[0], depth)
        standing = plain.own(boards[0])
        children = [plain.made(boards[0], action) for action in plain.actions(boards[0])]
        assert {int(child["player"]) for child in children} == {1 - seat}
        best = max(
            position_value(child, search.context.tables, search.evaluation.eval_weights) for child in children
        )
        changed += best > standing
        n += 1
    assert n
    assert changed


def test_a_rescue_at_the_last_ply_is_seen():
    for search, board, plain in sampled("duel", {"rescue": True}, 6, 0.1, 12):
        for depth in (1, 2):
            assert searched(search, board, depth) == plain.value(board, depth)


def test_who_is_far_behind_takes_the_draw():
    for search, board, plain in sampled("duel", {"quiet_draw": 60, "two_square_limit": 0}, 6, 0.1, 12):
        search.evaluation.eval_weights["square"][1 - plain.me] += 3000
        board["quiet"] = 59
        assert searched(search, board, 1) == plain.value(board, 1) >= 0


def test_who_cannot_move_has_lost():
    search, board, plain = next(iter(sampled("duel", {"quiet_draw": 0}, 6, 0.1, 1)))
    board["mover"][:], board["slider"][:] = 0, 0
    for player in range(2):
        board["player"] = player
        assert (
            searched(search, board, 2)
            == plain.value(board, 2)
            == -int(search.evaluation.eval_weights["stuck"])
        )


@pytest.mark.parametrize("reason", [NO_LEGAL_MOVE, NO_MOBILE_PIECE])
def test_a_finished_game_is_won_lost_or_worth_nothing(reason: int):
    search, board, plain = next(iter(sampled("duel", {}, 6, 0.1, 1)))
    board["phase"], board["reason"], board["result"] = OVER, reason, plain.me
    lost = int(search.evaluation.eval_weights["stuck"])
    assert searched(search, board, 2) == (lost if int(board["player"]) == plain.me else -lost)
    board["result"] = 1 - plain.me
    assert searched(search, board, 2) == (-lost if int(board["player"]) == plain.me else lost)
    board["reason"], board["result"] = QUIET_DRAW, DRAW
    assert searched(search, board, 2) == plain.value(board, 2) == 0


def test_a_flag_that_can_be_taken_is_taken():
    """A board in which the piece beside the own one is the flag: the root attack ends the game and brings its worth."""
    state = after(playing("duel", {"e4": "9", "a1": "F"}, {"e7": "F", "a7": "3"}), "e4-e5", "a7-a8", "e5-e6")
    state = after(state, "a8-a7")
    search = search_of(state, 0)
    truth = {piece.id: piece.piece for piece in STRATEGO.reveal(state).pieces}
    row = [[search.context.belief.index[truth[piece.id]] for piece in search.context.belief.hidden]]
    board = search.sampler.sample(np.array(row, np.int16))[0]
    variate = np.zeros(len(search.legal), np.int64)
    _, found, _, codes = judged(search, board, 2, variate, 1 << 39)
    assert search.legal[int(found.argmax())] == "e6-e7"
    assert (
        int(
            Plain(search.context.tables, search.evaluation.eval_weights).made(
                board, int(codes[found.argmax()])
            )["phase"]
        )
        == OVER
    )
    assert found.max() - np.sort(found)[-2] > int(material.ENEMY_FLAG * 50)
