"""The learned value: its inputs and files, its sums brought up to date in the tree, and what it does to the search."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.games.stratego.kernel.layout import (
    ATTACKER,
    BOTH,
    CODE_STEP,
    DEFENDER,
    EV_RESULT,
    MOVED,
    OVER,
    POWER_BASE,
    REPEAT,
    RESCUE,
    RESCUE_BASE,
    SHOWN,
)
from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.games.stratego.kernel.powers import power_of
from gonfalon.games.stratego.kernel.quest import is_entry
from gonfalon.games.stratego.kernel.turn import apply
from gonfalon.games.stratego.rules import Rules, rules_for
from gonfalon.players.stratego.search import net_buffers as net_buffers_module
from gonfalon.players.stratego.search import value_net
from gonfalon.players.stratego.search.kernel import tree, value
from gonfalon.players.stratego.search.net_buffers import net_buffers
from gonfalon.players.stratego.search.settings import Settings
from gonfalon.players.stratego.search.value_net import ValueNet, input_index, output_of, shape_of
from gonfalon.players.stratego.search.weights import UNIT, WEIGHTS

from . import test_powers as powers
from .positions import after, playing, search_of, walk
from .test_tree import Plain, searched

SCALE = 1000.0
"""Hundredths for one of a test net's log odds."""
SQUARES = np.array([16 * row + column for row in range(10) for column in range(10)])


def net_for(rules: Rules, seed: int = 1, units: int = 16) -> ValueNet:
    """A net of random weights."""
    rng, shape = np.random.default_rng(seed), shape_of(rules)
    w1 = rng.normal(0.0, 0.08, (shape.n_inputs, units)).astype(np.float32)
    w2 = rng.normal(0.0, 0.5, units).astype(np.float32)
    b1 = rng.normal(0.5, 0.2, units).astype(np.float32)
    return ValueNet(w1, b1, w2, np.array([0.1], np.float32), shape)


def give_net(search: Any, net: ValueNet, scale: float = SCALE) -> Any:
    """The search with a net."""
    learned = net_buffers(net, search.context.seat, scale)
    search.buffers = search.buffers._replace(net=learned)
    return search


def inputs_of(net: ValueNet, record: Any, seat: int) -> np.ndarray:
    """The inputs of a record's pieces, in the view of a seat."""
    squares = np.flatnonzero(record["board"])
    owner, kind = np.divmod(record["board"][squares].astype(np.int64) - 1, CODE_STEP)
    return input_index(net.shape, seat, owner, record["flag"][squares].astype(np.int64), kind, squares)


def summed(net: ValueNet, record: Any, seat: int, scale: float = SCALE) -> int:
    """learned_value from scratch, in the same whole numbers."""
    w1 = np.round(net.w1 * value.ONE).astype(np.int64)
    sums = np.round(net.b1 * value.ONE).astype(np.int64) + w1[inputs_of(net, record, seat)].sum(axis=0)
    w2 = np.round(net.w2 * scale * 2**value.OUTPUT_BITS).astype(np.int64)
    b2 = round(float(net.b2[0]) * scale * 2**value.OUTPUT_SHIFT)
    return int(b2 + np.clip(sums, 0, value.ONE) @ w2) >> value.OUTPUT_SHIFT


# ---- inputs and files ------------------------------------------------------------------------------------------------


def test_an_input_is_a_side_a_status_a_kind_and_a_folded_square():
    shape = value_net.Shape(n_kinds=12, rows=10, columns=10)
    assert shape.n_inputs == 2 * 3 * 12 * 10 * 5
    assert input_index(shape, 0, 0, 0, 0, 0) == 0
    assert input_index(shape, 0, 0, 0, 0, 9) == 0
    assert input_index(shape, 1, 1, 0, 0, 16 * 9 + 9) == 0
    assert input_index(shape, 0, 1, MOVED | SHOWN, 3, 16 * 4 + 6) == (((3 + 2) * 12 + 3) * 10 + 4) * 5 + 3
    assert input_index(shape, 1, 1, MOVED, 3, 16 * 4 + 6) == ((1 * 12 + 3) * 10 + 5) * 5 + 3


def test_every_input_is_one_of_a_piece():
    shape, flags = value_net.Shape(3, 10, 9), np.array([0, MOVED, SHOWN])
    squares = np.array([16 * row + column for row in range(10) for column in range(9)])
    found = input_index(
        shape,
        1,
        np.arange(2)[:, None, None, None],
        flags[:, None, None],
        np.arange(3)[:, None],
        squares,
    )
    assert sorted(set(found.ravel().tolist())) == list(range(shape.n_inputs))


def test_a_net_is_read_as_it_was_written(tmp_path: Path):
    rules = rules_for("battle", {})
    net, path = net_for(rules), tmp_path / "battle.npz"
    value_net.save(path, net, rules, {"seed": 1})
    found = value_net.read(path, rules)
    assert found is not None
    assert found.shape == net.shape
    assert np.allclose(found.w1, net.w1, atol=1e-3)
    assert all(np.array_equal(a, b) for a, b in zip(found[1:4], net[1:4], strict=True))
    assert path.stat().st_size < 2_000_000


def test_a_net_of_other_tables_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    rules, other = rules_for("battle", {}), rules_for("battle", {"aggressor_advantage": True})
    value_net.save(tmp_path / "battle.npz", net_for(rules), rules)
    assert value_net.read(tmp_path / "battle.npz", other) is None
    monkeypatch.setattr(value_net, "FOLDER", tmp_path)
    assert value_net.load(rules) is not None
    assert value_net.load(other) is None
    assert value_net.load(rules_for("duel", {})) is None
    with pytest.raises(ValueError, match="inputs"):
        value_net.save(tmp_path / "ring.npz", net_for(rules), rules_for("me-ring", {}))


# ---- sums in the tree ------------------------------------------------------------------------------------------------


def legal_of(record: Any, tables: Any) -> list[int]:
    legal, buffer = np.zeros(16, np.int64), np.zeros(tree.MAX_ACTIONS, np.int32)
    return buffer[: write_actions(record, tables, legal, buffer)].tolist()


def name_of(record: Any, tables: Any, action: int) -> str:
    """What an action is, for the count of what came up."""
    if action >= POWER_BASE:
        return f"shape {int(tables['shape'][power_of(action)])}"
    if action >= RESCUE_BASE:
        return "rescue" if int(record["phase"]) == RESCUE else "stop"
    again = int(record["phase"]) == REPEAT
    return "again" if again else "fight" if int(record["board"][action & 255]) else "move"


def lines(search: Any, board: Any, rng: random.Random, met: Counter[str]) -> Iterator[tuple[int, Any]]:
    """A random line on the stack: (index, record) after each action."""
    buffers, tables = search.buffers, search.context.tables
    buffers.stack[0] = board
    buffers.net.known[0] = value.NOTHING
    for sp in range(12):
        yield sp, buffers.stack[sp]
        actions = legal_of(buffers.stack[sp], tables) if int(buffers.stack[sp]["phase"]) != OVER else []
        if not actions:
            return
        lively = [a for a in actions if name_of(buffers.stack[sp], tables, a) != "move"]
        action = rng.choice(lively if lively and rng.random() < 0.7 else actions)
        met[name_of(buffers.stack[sp], tables, action)] += 1
        buffers.stack[sp + 1] = buffers.stack[sp]
        apply(buffers.stack[sp + 1], tables, action)
        buffers.net.known[sp + 1] = value.NOTHING


def check_sums(walked: Any, search_at: Any, seed: int) -> Counter[str]:
    """Sums in random lines from positions of a game against those from scratch. What came up."""
    rng, met = random.Random(seed), Counter[str]()
    for state, seat in walked:
        if state.ply % 7 != 3 and state.phase not in (RESCUE, REPEAT):
            continue
        search, board = search_at(state, seat)
        net = net_for(search.context.rules, seed)
        give_net(search, net)
        for _ in range(3):
            for sp, record in lines(search, board, rng, met):
                if rng.random() < 0.5:
                    continue
                found = value.learned_value(search.buffers, search.context.tables, sp)
                assert found == summed(net, record, seat)
                assert abs(found - SCALE * output_of(net, inputs_of(net, record, seat))) < 0.02 * SCALE
    return met


def one_board(state: Any, seat: int) -> tuple[Any, Any]:
    """A search, and one sampled board of it."""
    search = search_of(state, seat)
    return search, search.sampler.sample(search.context.belief.assignments(1))[0]


@pytest.mark.parametrize(
    ("variant", "options", "expected"),
    [("battle", {}, {"move", "fight"}), ("duel", {"rescue": True}, {"move", "fight", "rescue"})],
)
def test_sums_follow_moves_combats_and_rescues(variant: str, options: dict[str, Any], expected: set[str]):
    assert expected <= set(check_sums(walk(variant, options, 4, 300), one_board, 2))


def test_sums_follow_powers_and_repeated_attacks():
    met = Counter[str]()
    for variant, options in (("me-powers", powers.OTHER), ("me-ring", powers.RESCUES)):
        met += check_sums(powers.walk(variant, options, 3, 250), powers.with_truth, 3)
    assert {"move", "fight", "again", "stop", "rescue", "shape 0", "shape 1", "shape 2"} <= set(met)


@pytest.mark.parametrize(
    ("variant", "options"),
    [("battle", {}), ("duel", {"silent_defence": True, "silent_scout": "long"}), ("me-ring", {})],
)
def test_moves_and_plain_combats_are_valued_before_they_are_made(variant: str, options: dict[str, Any]):
    is_trilogy, met = variant == "me-ring", Counter[str]()
    walked = powers.walk(variant, options, 5, 200) if is_trilogy else walk(variant, options, 5, 300)
    for state, seat in walked:
        if state.ply % 17 != 3 or state.phase != 1:
            continue
        search, board = powers.with_truth(state, seat) if is_trilogy else one_board(state, seat)
        net, tables = net_for(search.context.rules), search.context.tables
        give_net(search, net)
        for player in range(2):
            board["player"] = player
            search.buffers.stack[0] = board
            search.buffers.net.known[0] = value.NOTHING
            for action in legal_of(board, tables):
                name = name_of(board, tables, action)
                valued = {"move"} if is_trilogy else {"move", "fight"}
                if name not in valued or is_entry(tables, 0, action & 255):
                    continue
                found = value.learned_value_after(search.buffers, tables, 0, action)
                after_it = search.buffers.stack[1:2]
                after_it[0] = board
                apply(after_it[0], tables, action)
                assert found == summed(net, after_it[0], seat)
                met[f"{name} {int(after_it[0]['event'][EV_RESULT])}"] += 1
                met["told"] += name == "move" and int(after_it[0]["flag"][action & 255]) & SHOWN
        board["player"] = seat
    assert met["move -1"] > 100
    assert is_trilogy or (met["told"] and met[f"fight {ATTACKER}"] and met[f"fight {DEFENDER}"])
    assert variant != "battle" or met[f"fight {BOTH}"]


# ---- the search ------------------------------------------------------------------------------------------------------


def with_net(plain: type[Plain]) -> type[Plain]:
    """The plain search with a net: it counts wherever a position is evaluated as it stands, but not in finished games."""

    class Learned(plain):
        net: ValueNet

        def own(self, state: Any) -> int:
            if int(state["phase"]) == OVER:
                return super().own(state)
            learned = summed(self.net, state, self.me)
            return super().own(state) + (learned if int(state["player"]) == self.me else -learned)

    return Learned


@pytest.mark.parametrize(
    ("variant", "options", "deepest"),
    [
        ("duel", {}, 2),
        ("duel", {"rescue": True}, 1),
        ("battle", {"aggressor_advantage": True}, 1),
        ("me-ring", {}, 1),
    ],
)
def test_the_search_is_the_plain_one_with_the_net(variant: str, options: dict[str, Any], deepest: int):
    is_trilogy, met = variant == "me-ring", Counter[str]()
    walked = powers.walk(variant, options, 6, 300) if is_trilogy else walk(variant, options, 6, 120)
    n, plain_of = 0, with_net(powers.PlainActs if is_trilogy else Plain)
    for state, seat in walked:
        if state.ply % 29 != 3 or state.phase == RESCUE or n >= 5:
            continue
        if is_trilogy and len(powers.TRILOGY.reveal(state).pieces) > 70:
            continue
        n += 1
        search, board = powers.with_truth(state, seat) if is_trilogy else one_board(state, seat)
        plain = plain_of(search.context.tables, search.evaluation.eval_weights)
        plain.net = net_for(search.context.rules)  # type: ignore[attr-defined]
        give_net(search, plain.net)  # type: ignore[attr-defined]
        for depth in range(deepest + 1):
            truth = plain.value(board, depth)
            assert searched(search, board, depth) == truth
            assert searched(search, board, depth, -tree.INFINITE, truth) >= truth
            assert searched(search, board, depth, truth, tree.INFINITE) <= truth
        met += plain.seen
    assert n > 2
    assert met["gamble"]


def marshal_hides(rules: Rules) -> ValueNet:
    """A net that rewards nothing but an own marshal that is not shown."""
    shape, units = shape_of(rules), value_net.LANES
    w1 = np.zeros((shape.n_inputs, units), np.float32)
    kind = rules.kinds.index("marshal")
    for flags in (0, MOVED):
        w1[input_index(shape, 0, 0, flags, kind, SQUARES), 0] = 1.0
    w2 = np.zeros(units, np.float32)
    w2[0] = 5.0
    return ValueNet(w1, np.zeros(units, np.float32), w2, np.zeros(1, np.float32), shape)


def captain_beside_marshal() -> Any:
    """A game in which red's marshal, unknown, may take a captain that has shown itself."""
    state = playing("battle", {"a4": "M", "b4": "2"}, {"b7": "6"})
    return after(state, "b4-b7", "b7-b6", "a4-a5", "b6-b5")


def chosen(monkeypatch: pytest.MonkeyPatch, net: ValueNet | None, share: float) -> tuple[str, np.ndarray]:
    """(Choice, values) in captain_beside_marshal."""
    monkeypatch.setattr(net_buffers_module, "load", lambda _: net)
    settings = Settings(n_boards=4, depth=2, nodes=1 << 40, noise=0.0, guard_cost=0.0, value_share=share)
    search = search_of(captain_beside_marshal(), 0, settings=settings)
    return search.choose(), search.values


def test_a_net_that_wants_the_marshal_hidden_hides_it(monkeypatch: pytest.MonkeyPatch):
    net = marshal_hides(rules_for("battle", {}))
    assert chosen(monkeypatch, net, 0.0)[0] == "a5-b5"
    assert chosen(monkeypatch, net, 1.0)[0] != "a5-b5"


def test_without_a_net_or_a_share_all_is_as_before(monkeypatch: pytest.MonkeyPatch):
    net = marshal_hides(rules_for("battle", {}))
    action, values = chosen(monkeypatch, None, 0.0)
    for other, share in ((net, 0.0), (None, 1.0)):
        again, same = chosen(monkeypatch, other, share)
        assert again == action
        assert same.tolist() == values.tolist()


def test_a_share_counts_the_net_by_so_much(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(net_buffers_module, "load", net_for)
    found = []
    for share in (0.5, 1.0):
        search = search_of(captain_beside_marshal(), 0, settings=Settings(value_share=share))
        board = search.sampler.sample(search.context.belief.assignments(1))[0]
        search.buffers.stack[0] = board
        found.append(value.learned_value(search.buffers, search.context.tables, 0))
        scale = share * UNIT / WEIGHTS.root.log_odds_per_worth
        assert found[-1] == summed(net_for(search.context.rules), board, 0, scale)
    assert abs(found[1]) > 1.5 * abs(found[0]) > 0
