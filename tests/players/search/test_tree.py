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
from gonfalon.players.stratego.search import thought as thinking
from gonfalon.players.stratego.search.board import code_of
from gonfalon.players.stratego.search.kernel import tree
from gonfalon.players.stratego.search.kernel.eval_weights import displacement_gain, position_value
from gonfalon.players.stratego.search.kernel.power_eval import expected_attack_gain
from gonfalon.players.stratego.search.player import Settings
from gonfalon.players.stratego.search.thought import MARGIN, UNIT

from .positions import OWN, STRATEGO, TOURNAMENT, after, playing, thought_of, walk

BIG = 1 << 40


class Plain:
    """The search as one would write it down: no window, no table, no order. seen: what its positions had in them."""

    def __init__(self, tables: Any, record: Any) -> None:
        self.tables, self.aims = tables, record
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
        score = position_value(state, self.tables, self.aims)
        return score if int(state["player"]) == self.me else -score

    def ended(self, state: Any) -> int:
        """The same of a finished game."""
        reason = int(state["reason"])
        self.seen[f"end {reason}"] += 1
        if reason in (NO_LEGAL_MOVE, NO_MOBILE_PIECE):
            won = int(state["result"]) == int(state["player"])
            return int(self.aims["stuck"]) * (1 if won else -1)
        return self.own(state) if reason == 1 else 0

    def quiet(self, state: Any, action: int) -> bool:
        """Is this no attack that gains (nor a rescue), so that it is not looked at beyond the depth?"""
        if action >= RESCUE_BASE:
            return False
        if int(state["board"][action & 255]) == 0:
            return True
        return self.at_once(state, action) <= 0

    def at_once(self, state: Any, action: int) -> int:
        if self.blind(state, action) and int(state["player"]) == self.me:
            return expected_attack_gain(state, self.aims, action)
        return displacement_gain(state, self.tables, self.aims, action)

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
            return -int(self.aims["stuck"])
        return max([worth, *(self.of_action(state, action, depth) for action in actions)])

    def of_action(self, state: Any, action: int, depth: int) -> int:
        """Of an action, to the player who takes it."""
        standing = self.own(state)
        if self.blind(state, action) and int(state["player"]) == self.me:
            self.seen["gamble"] += 1
            return standing + expected_attack_gain(state, self.aims, action)
        child = self.made(state, action)
        value = self.value(child, depth - 1)
        return value if int(child["player"]) == int(state["player"]) else -value

    def _note(self, state: Any, actions: list[int]) -> None:
        if int(state["phase"]) == RESCUE:
            self.seen["rescue"] += 1
        elif is_barred(state, int(state["player"])):
            legal = np.zeros(16, np.int64)
            self.seen["barred"] += len(actions) < write_moves(state, self.tables, int(state["player"]), legal)


def searched(thought: Any, state: Any, depth: int, alpha: int = -BIG, beta: int = BIG) -> int:
    """The same by the compiled search, its table wiped."""
    buffers = thought.desk
    buffers.keys[:], buffers.frames[:, tree.KILLER_A :] = 0, -1
    buffers.budget[:] = 0, 1 << 50
    buffers.stack[0] = state
    return tree.search(buffers, thought.tables, thought.aims, 0, depth, alpha, beta)


def worlds_of(state: Any, seat: int, n: int = 1) -> tuple[Any, np.ndarray, Plain]:
    thought = thought_of(state, seat)
    worlds = thought.board.worlds(thought.belief.hand_outs(n))
    return thought, worlds, Plain(thought.tables, thought.aims)


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
    """(Thought, world, plain search) at some moments of two games."""
    n = 0
    for number in (seed, seed + 100):
        for state, seat in walk(variant, options, number, 120, restless):
            if state.ply % 11 == 3 and state.phase != RESCUE and n < most:
                n += 1
                thought, worlds, plain = worlds_of(state, seat)
                yield thought, worlds[0], plain


@pytest.mark.parametrize("case", CASES)
def test_the_search_is_the_plain_one(case: tuple[Any, ...]):
    variant, options, seed, deepest, restless, expected = case
    met: Counter[str] = Counter()
    for thought, world, plain in sampled(variant, options, seed, restless, 6 if deepest < 3 else 4):
        for depth in range(deepest + 1):
            assert searched(thought, world, depth) == plain.value(world, depth)
        met += plain.seen
    assert {name for name in expected if not met[name]} == set()


@pytest.mark.parametrize("variant", ["duel", OWN])
def test_a_window_bounds_what_is_found(variant: str):
    for thought, world, plain in sampled(variant, {}, 3, 0.1, 4):
        truth = plain.value(world, 1)
        for alpha, beta in (
            (-BIG, truth),
            (truth, BIG),
            (truth - 50, truth + 50),
            (truth - 900, truth - 700),
        ):
            found = searched(thought, world, 1, alpha, beta)
            if alpha < truth < beta:
                assert found == truth
            elif truth <= alpha:
                assert truth <= found <= alpha
            else:
                assert beta <= found <= truth


@pytest.mark.parametrize("variant", ["duel", OWN])
def test_the_table_of_positions_changes_no_value_where_all_is_known(variant: str):
    options = {"two_square_limit": 0, "quiet_draw": 0, "chase": "off"}
    for thought, world, plain in sampled(variant, options, 12, 0.1, 3):
        world["flag"] |= np.where(world["board"] != 0, SHOWN, 0).astype(np.int8)
        thought.desk = tree.new_buffers(12)
        deepest = 3 if variant == OWN else 2
        thought.desk.keys[:] = 0
        thought.desk.budget[:] = 0, 1 << 50
        for depth in range(1, deepest + 1):
            thought.desk.stack[0] = world
            found = tree.search(thought.desk, thought.tables, thought.aims, 0, depth, -BIG, BIG)
            assert found == plain.value(world, depth)


# ---- what a position is worth ----------------------------------------------------------------------------------------

WORTHS = [
    ("battle", {}),
    ("classic", TOURNAMENT),
    ("classic", {"silent_defence": True, "silent_scout": "long"}),
    (OWN, {"rescue": True, "rescue_revealed": True}),
]


def summed(world: Any, record: Any) -> int:
    """position_value, written down anew: the sum over the pieces."""
    total = 0
    for square in np.flatnonzero(world["board"]).tolist():
        owner, kind = divmod(int(world["board"][square]) - 1, CODE_STEP)
        worth = int(record["worth"][owner, kind]) + int(record["square"][owner, kind, square])
        if not world["flag"][square] & SHOWN:
            worth += int(record["hidden"][owner, kind])
        total += worth if owner == int(record["searcher"]) else -worth
    return total


@pytest.mark.parametrize(("variant", "options"), WORTHS)
def test_a_move_changes_the_worth_by_what_it_says(variant: str, options: dict[str, Any]):
    n_fights = 0
    for state, seat in walk(variant, options, 21, 400):
        if state.ply % 13 != 4 or state.phase == RESCUE:
            continue
        thought, worlds, plain = worlds_of(state, seat)
        record = thought.aims
        record["square"][1 - seat] = np.arange(256) % 7  # so that the enemy's squares count, too
        before = position_value(worlds[0], thought.tables, record)
        assert before == summed(worlds[0], record)
        for player in (0, 1):
            worlds[0]["player"] = player
            sign = 1 if player == seat else -1
            for action in plain.actions(worlds[0]):
                n_fights += int(worlds[0]["board"][action & 255]) != 0
                told = sign * displacement_gain(worlds[0], thought.tables, record, action)
                child = plain.made(worlds[0], action)
                assert position_value(child, thought.tables, record) == before + told == summed(child, record)
    assert n_fights > 15


# ---- the root --------------------------------------------------------------------------------------------------------


def judged(thought: Any, world: Any, depth: int, luck: Any, margin: int, budget: int = 1 << 50) -> Any:
    """tree.evaluate_root of all legal actions: (did it end?, the values, nodes)."""
    codes = np.array([code_of(thought.rules, text) for text in thought.legal], np.int32)
    found, buffers = np.zeros(len(codes), np.int64), thought.desk
    buffers.keys[:], buffers.frames[:, tree.KILLER_A :] = 0, -1
    buffers.budget[:] = 0, budget
    done = tree.evaluate_root(
        world, buffers, thought.tables, thought.aims, 5, depth, codes, luck, margin, found
    )
    return done, found, int(buffers.budget[0]), codes


def expected_values(plain: Plain, world: Any, codes: Any, depth: int) -> np.ndarray:
    """The plain search's value of every action; an attack on an unknown piece happens in this world as it is drawn."""
    values = []
    for code in codes.tolist():
        child = plain.made(world, code)
        value = plain.value(child, depth - 1)
        values.append(value if int(child["player"]) == plain.me else -value)
    return np.array(values, np.int64)


@pytest.mark.parametrize(("variant", "depth"), [("duel", 1), ("duel", 2), (OWN, 3)])
def test_root_actions_are_told_apart_within_the_margin(variant: str, depth: int):
    n_cut = 0
    for thought, world, plain in sampled(variant, {}, 30, 0.1, 3):
        luck = np.array([17 * (i % 3) - 17 for i in range(len(thought.legal))], np.int64)
        _, found, nodes, codes = judged(thought, world, depth, luck, 1 << 39)
        truth = expected_values(plain, world, codes, depth) - luck
        assert found.tolist() == truth.tolist()
        done, narrow, fewer, _ = judged(thought, world, depth, luck, 200)
        assert done
        assert fewer <= nodes
        near = truth > truth.max() - 200
        assert narrow[near].tolist() == truth[near].tolist()
        assert (narrow[~near] <= truth.max() - 200).all()
        assert (narrow >= truth).all()
        n_cut += int((narrow != truth).sum())
    assert n_cut


def test_what_is_beside_the_search_counts_before_the_margin_does(monkeypatch: pytest.MonkeyPatch):
    """A move marked down by more than the margin does not lose to one that the search only knows to be worse still."""
    rng, n_marked, walked = random.Random(4), 0, walk("duel", {}, 6, 200)
    for state, seat in islice(walked, 5, None, 9):
        if STRATEGO.observe(state, seat).kind != "move":
            continue
        settings = Settings(worlds=1, depth=2, nodes=1 << 40, noise=0.0, guard=0.0)
        plain = thought_of(state, seat, settings=settings)
        beside = {text: rng.choice((0.0, -50.0 * UNIT)) for text in plain.legal}
        chosen = []
        for margin in (MARGIN, 1 << 30):
            monkeypatch.setattr(thinking, "MARGIN", margin)
            thought = thought_of(state, seat, settings=settings)
            monkeypatch.setattr(thought, "_beside", beside.__getitem__)
            chosen.append(thought.choose())
            values = thought.values
        assert chosen[0] == chosen[1]
        n_marked += plain.choose() != chosen[0]
        assert max(values) == values[thought.legal.index(chosen[0])]
    assert n_marked > 3


def test_a_spent_budget_is_told():
    thought, world, _ = next(iter(sampled("duel", {}, 30, 0.1, 1)))
    luck = np.zeros(len(thought.legal), np.int64)
    done, _, nodes, _ = judged(thought, world, 3, luck, 1600)
    assert done
    done, _, fewer, _ = judged(thought, world, 3, luck, 1600, nodes // 2)
    assert not done
    assert nodes // 2 < fewer <= nodes // 2 + 1


# ---- single situations -----------------------------------------------------------------------------------------------


def test_a_rescue_is_one_more_decision_of_the_same_player():
    """From the rescue decision on: it is the best rescue that counts, though the player moves twice running."""
    n, changed = 0, 0
    for state, seat in walk("duel", {"rescue": True}, 3, 400):
        if state.phase != RESCUE:
            continue
        thought, worlds, plain = worlds_of(state, seat)
        for depth in (0, 1):
            worth = searched(thought, worlds[0], depth)
            assert worth == plain.value(worlds[0], depth)
        standing = plain.own(worlds[0])
        children = [plain.made(worlds[0], action) for action in plain.actions(worlds[0])]
        assert {int(child["player"]) for child in children} == {1 - seat}
        best = max(position_value(child, thought.tables, thought.aims) for child in children)
        changed += best > standing
        n += 1
    assert n
    assert changed


def test_a_rescue_at_the_last_ply_is_seen():
    for thought, world, plain in sampled("duel", {"rescue": True}, 6, 0.1, 12):
        for depth in (1, 2):
            assert searched(thought, world, depth) == plain.value(world, depth)


def test_who_is_far_behind_takes_the_draw():
    for thought, world, plain in sampled("duel", {"quiet_draw": 60, "two_square_limit": 0}, 6, 0.1, 12):
        thought.aims["square"][1 - plain.me] += 3000
        world["quiet"] = 59
        assert searched(thought, world, 1) == plain.value(world, 1) >= 0


def test_who_cannot_move_has_lost():
    thought, world, plain = next(iter(sampled("duel", {"quiet_draw": 0}, 6, 0.1, 1)))
    world["mover"][:], world["slider"][:] = 0, 0
    for player in range(2):
        world["player"] = player
        assert searched(thought, world, 2) == plain.value(world, 2) == -int(thought.aims["stuck"])


@pytest.mark.parametrize("reason", [NO_LEGAL_MOVE, NO_MOBILE_PIECE])
def test_a_finished_game_is_won_lost_or_worth_nothing(reason: int):
    thought, world, plain = next(iter(sampled("duel", {}, 6, 0.1, 1)))
    world["phase"], world["reason"], world["result"] = OVER, reason, plain.me
    lost = int(thought.aims["stuck"])
    assert searched(thought, world, 2) == (lost if int(world["player"]) == plain.me else -lost)
    world["result"] = 1 - plain.me
    assert searched(thought, world, 2) == (-lost if int(world["player"]) == plain.me else lost)
    world["reason"], world["result"] = QUIET_DRAW, DRAW
    assert searched(thought, world, 2) == plain.value(world, 2) == 0


def test_a_flag_that_can_be_taken_is_taken():
    """A world in which the piece beside the own one is the flag: the root attack ends the game and brings its worth."""
    state = after(playing("duel", {"e4": "9", "a1": "F"}, {"e7": "F", "a7": "3"}), "e4-e5", "a7-a8", "e5-e6")
    state = after(state, "a8-a7")
    thought = thought_of(state, 0)
    truth = {piece.id: piece.piece for piece in STRATEGO.reveal(state).pieces}
    row = [[thought.belief.index[truth[piece.id]] for piece in thought.belief.hidden]]
    world = thought.board.worlds(np.array(row, np.int16))[0]
    luck = np.zeros(len(thought.legal), np.int64)
    _, found, _, codes = judged(thought, world, 2, luck, 1 << 39)
    assert thought.legal[int(found.argmax())] == "e6-e7"
    assert int(Plain(thought.tables, thought.aims).made(world, int(codes[found.argmax()]))["phase"]) == OVER
    assert found.max() - np.sort(found)[-2] > int(thought.settings.flag * 50)
