"""Search with powers and the quest: true boards, values that add up, the plain search's answers, nothing hidden read."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from gonfalon import games, players
from gonfalon.core.game import resample
from gonfalon.games.stratego.kernel.layout import (
    MAX_POWERS,
    POWER_BASE,
    RESCUE,
    RESCUE_BASE,
    STATE,
    STOP,
)
from gonfalon.games.stratego.kernel.powers import power_of, user_of
from gonfalon.games.stratego.kernel.turn import apply
from gonfalon.players.stratego.decision import search_tables
from gonfalon.players.stratego.kernel import power_eval, power_moves, tree
from gonfalon.players.stratego.kernel.eval_weights import N_STRIKES, position_value
from gonfalon.players.stratego.search.acts import act_of
from gonfalon.players.stratego.search.boards import action_code

from .positions import after, decisions, legal_of, playing, search_of, with_truth
from .test_tree import BIG, Plain

TRILOGY: Any = games.get("middle_earth")
OTHER = {"axe_may_stay": True, "axe_stops": True, "rage_may_stay": True, "rage_alone": True}
STEEDS = {"steed_may_return": True, "two_square_attacks": False, "bow_range": "cross", "seek_captures": False}
RESCUES = {"rescue": True, "aggressor_advantage": True, "mount_doom": "c5", "mount_doom_safe": False}
MIXES: list[tuple[str, dict[str, Any]]] = [
    ("me-powers", {}),
    ("me-ring", {}),
    ("me-powers", OTHER),
    ("me-powers", {**STEEDS, "two_square_exact": True}),
    ("me-ring", {**STEEDS, **OTHER}),
    ("me-ring", RESCUES),
]
IDS = ["powers", "ring", "others", "steeds", "both", "rescues"]


def walk(
    variant: str, options: dict[str, Any], seed: int, n_plies: int, restless: float = 0.3
) -> Iterator[tuple[Any, int]]:
    """The decisions of a lively game: powers, attacks, the bearer on its way, moves taken back; no flag is taken."""
    return decisions(TRILOGY, lively, variant, options, seed, n_plies, restless)


def lively(state: Any, seat: int, rng: random.Random, restless: float) -> str:
    """A legal action, as walk wants it."""
    texts = list(state.decisions()[0].actions)
    pieces = {piece.square: piece.piece for piece in TRILOGY.reveal(state).pieces}
    texts = [text for text in texts if pieces.get(text.split("-")[-1]) != "flag"] or texts
    last = next((step.action for step in reversed(state.history) if step.seat == seat), "")
    back = "-".join(reversed(last.split("-")))
    if back in texts and rng.random() < restless:
        return back
    if "f6-g6" in texts or "b5-c5" in texts:
        return "f6-g6" if "f6-g6" in texts else "b5-c5"
    words = [text for text in texts if " " in text]
    steeds = [text for text in words if text.startswith("steed")]
    if words and rng.random() < 0.3:
        return rng.choice(steeds if steeds and rng.random() < 0.4 else words)
    moves = [text for text in texts if " " not in text]
    ahead = [
        t
        for t in moves
        if "-" in t and (int(t.split("-")[1][1:]) - int(t.split("-")[0][1:])) * (1 - 2 * seat) > 0
    ]
    fights = [t for t in moves if "-" in t and t.split("-")[1] in pieces]
    again = [text for text in fights if pieces[text.split("-")[0]] == "uruk_hai"]
    chosen = rng.random()
    if fights and chosen < 0.4:
        return rng.choice(again or fights)
    return rng.choice(ahead if ahead and chosen < 0.7 else moves or texts)


def made(state: Any, tables: Any, action: int) -> Any:
    """The record after an action."""
    child = np.zeros(1, STATE)
    child[0] = state
    apply(child[0], tables, action)
    return child[0]


# ---- boards ------------------------------------------------------------------------------------------------------------

SAME = (
    "hash", "own", "mover", "slider", "power_users", "mobile", "board", "id", "player", "phase", "quiet", "turn",
    "rescues", "next_id", "stage", "repeat_square", "result", "reason",
)  # fmt: skip


def check_same(board: Any, truth: Any, tables: Any) -> None:
    """Two records have the same in all that matters for what comes."""
    for name in SAME:
        assert np.array_equal(board[name], truth[name]), name
    assert np.array_equal(board["flag"] & 5, truth["flag"] & 5)
    assert legal_of(board, tables) == legal_of(truth, tables)


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=IDS)
@pytest.mark.parametrize(
    ("restless", "seeds"),
    [(0.2, (1,)), *(pytest.param(restless, (1, 2, 3), marks=pytest.mark.long) for restless in (0.2, 0.8))],
)
def test_the_true_board_is_the_true_position_now_and_after_every_act(
    variant: str, options: dict[str, Any], restless: float, seeds: tuple[int, ...]
):
    met: Counter[str] = Counter()
    stride = 12 if len(seeds) == 1 else 4
    for seed in seeds:
        for state, seat in walk(variant, options, seed, 400, restless):
            met[f"phase {state.phase}"] += 1
            if state.ply % stride != 2 and state.phase not in (RESCUE, 4):
                continue
            search, board = with_truth(state, seat)
            tables, truth = search.context.tables, np.zeros(1, STATE)
            truth[0] = state.record
            check_same(board, truth[0], tables)
            known = [(p.square, p.shown) for p in search.context.seen.pieces if p.owner == seat]
            assert known
            for action in legal_of(truth[0], tables)[:: 1 if state.phase == 4 else 3]:
                met[f"power {power_of(action)}" if action >= POWER_BASE else "move"] += 1
                check_same(made(board, tables, action), made(truth[0], tables, action), tables)
    assert met["phase 4"] or len(seeds) == 1 or restless > 0.5 or "rescue" in options
    assert met["move"] > 100


def test_every_text_has_the_code_of_the_kernel():
    for state, seat in walk("me-ring", OTHER, 5, 120):
        tables = search_tables(state.rules)[0]
        actions = state.legal_actions()
        assert sorted(action_code(state.rules, action) for action in actions) == sorted(
            legal_of(state.record, tables)
        )
        assert len(actions) == len(set(actions))
        assert seat == state.player


# ---- values ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=IDS)
def test_an_act_changes_the_worth_by_what_it_says(variant: str, options: dict[str, Any]):
    met: Counter[str] = Counter()
    for state, seat in walk(variant, options, 3, 260):
        if state.ply % 9 != 4 or state.phase == RESCUE:
            continue
        search = search_of(state, seat)
        board, record = (
            search.sampler.sample(search.context.belief.assignments(1))[0],
            search.evaluation.eval_weights,
        )
        record["square"][1 - seat] += np.arange(256) % 7
        before = position_value(board, search.context.tables, record)
        for player in (0, 1):
            if int(board["phase"]) == 0 or (player != seat and state.phase == 4):
                continue
            board["player"] = player
            sign = 1 if player == seat else -1
            for action in legal_of(board, search.context.tables):
                if RESCUE_BASE <= action < STOP:
                    continue
                child = made(board, search.context.tables, action)
                told = sign * power_eval.action_gain(board, search.context.tables, record, action, False)
                assert position_value(child, search.context.tables, record) == before + told, action
                met["use" if action >= POWER_BASE else "move"] += 1
                met["quest"] += int(child["stage"]) != int(board["stage"])
        board["player"] = seat
    assert met["use"] > 50
    assert met["move"] > 200


@pytest.mark.parametrize("variant", ["me-powers", "me-ring"])
def test_what_is_unknown_counts_as_the_mean_of_what_it_may_be(variant: str):
    """The control variate of a strike is what it takes in a board beyond the expectation: 0 on the whole."""
    n = 0
    for state, seat in walk(variant, {}, 8, 200):
        if state.ply % 13 != 4 or state.phase != 1:
            continue
        search = search_of(state, seat)
        variates = search.control_variates(search.context.belief.assignments(400))
        for j, text in enumerate(search.legal):
            if search.moves.codes[text] >= POWER_BASE and variates[:, j].any():
                n += 1
                spread = variates[:, j].std()
                assert abs(variates[:, j].mean()) < 0.35 * spread + 60, text
    assert n > 10


# ---- the tree ----------------------------------------------------------------------------------------------------------


class PlainActs(Plain):
    """The plain search with powers: of a piece's strikes it looks at those that the tree looks at."""

    def actions(self, state: Any) -> list[int]:
        guess = int(state["player"]) == self.me
        deltas = np.zeros(tree.MAX_ACTIONS, np.int32)
        n = power_moves.write_candidates(
            state, self.tables, self.weights, guess, self.legal, self.buffer, deltas, False
        )
        return self.buffer[:n].tolist()

    def at_once(self, state: Any, action: int) -> int:
        return power_eval.action_gain(
            state, self.tables, self.weights, action, int(state["player"]) == self.me
        )

    def quiet(self, state: Any, action: int) -> bool:
        return not power_moves.is_forcing(state, self.tables, action, self.at_once(state, action))

    def blind(self, state: Any, action: int) -> bool:
        return power_eval.has_hidden_target(state, self.tables, action)

    def of_action(self, state: Any, action: int, depth: int) -> int:
        if self.blind(state, action) and int(state["player"]) == self.me:
            self.seen["gamble"] += 1
            return self.own(state) + self.at_once(state, action)
        self.seen["use" if action >= POWER_BASE else "stop" if action == STOP else "move"] += 1
        child = self.made(state, action)
        value = self.value(child, depth - 1)
        self.seen["again"] += child["player"] == state["player"] and action < POWER_BASE
        return value if int(child["player"]) == int(state["player"]) else -value


@pytest.mark.parametrize(
    ("variant", "seed"),
    [
        ("me-ring", 6),
        *(pytest.param(*case, marks=pytest.mark.long) for case in (("me-powers", 4), ("me-ring", 9))),
    ],
)
def test_the_search_is_the_plain_one(variant: str, seed: int):
    met: Counter[str] = Counter()
    n = 0
    for state, seat in walk(variant, {}, seed, 400):
        pieces = len(TRILOGY.reveal(state).pieces)
        if pieces > 70 or (state.ply % 29 != 3 and state.phase != 4) or n >= 6 or state.phase == RESCUE:
            continue
        deepest = 2 if pieces < 45 else 1
        n += 1
        search = search_of(state, seat)
        board = search.sampler.sample(search.context.belief.assignments(1))[0]
        plain, buffers = PlainActs(search.context.tables, search.evaluation.eval_weights), search.tree.buffers
        for depth in range(deepest + 1):
            truth = plain.value(board, depth)
            for alpha, beta in ((-BIG, BIG), (-BIG, truth), (truth, BIG), (truth - 50, truth + 50)):
                buffers.keys[:], buffers.frames[:, tree.KILLER_A :] = 0, -1
                buffers.budget[:] = 0, 1 << 50
                buffers.stack[0] = board
                found = tree.search(
                    buffers, search.context.tables, search.evaluation.eval_weights, 0, depth, alpha, beta
                )
                if alpha < truth < beta:
                    assert found == truth
                else:
                    assert found <= alpha if truth <= alpha else found >= beta
        met += plain.seen
    assert n
    assert met["use"]
    assert met["again"] or seed == 9


def test_of_many_ways_to_strike_the_best_are_looked_at():
    """Every act of the tree is legal, no piece and power has more than a few strikes, and the best single target is among them."""
    n = 0
    for state, seat in walk("me-powers", OTHER, 12, 200):
        if state.ply % 7 != 3 or state.phase != 1:
            continue
        search = search_of(state, seat)
        board = search.sampler.sample(search.context.belief.assignments(1))[0]
        legal = set(legal_of(board, search.context.tables))
        plain = PlainActs(search.context.tables, search.evaluation.eval_weights)
        looked = plain.actions(board)
        assert set(looked) <= legal
        assert len(set(looked)) == len(looked)
        uses = Counter((power_of(code), user_of(code)) for code in looked if code >= POWER_BASE)
        assert {code for code in legal if code < POWER_BASE} <= set(looked)
        assert all(number <= 2 * power_moves.MAX_USES for number in uses.values())
        for code in legal:
            if code >= POWER_BASE:
                assert uses[power_of(code), user_of(code)]
                n += 1
    assert n > 30


# ---- nothing hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["me-powers", "me-ring"])
def test_states_that_look_the_same_get_the_same_answer(variant: str):
    rng, n, differ = random.Random(3), 0, 0
    for state, seat in walk(variant, {}, 13, 140):
        if state.ply % 17 != 5 and state.phase != 4:
            continue
        twin = resample(TRILOGY, state, seat, rng)
        truths = [[piece.piece for piece in TRILOGY.reveal(one).pieces] for one in (state, twin)]
        differ += truths[0] != truths[1]
        here, there = search_of(state, seat, 5).context.belief, search_of(twin, seat, 5).context.belief
        assert np.array_equal(here.logs, there.logs)
        assert np.array_equal(here.chances, there.chances)
        for level in (1, 3, 4, 6, 7):
            answers = {
                players.make("stratego", level, 7, nodes=1500).act(TRILOGY.information_state(one, seat))
                for one in (state, twin)
            }
            assert len(answers) == 1
            assert answers <= set(state.legal_texts())
        n += 1
    assert n >= 4
    assert differ >= 0.7 * n


def test_deployments_say_nothing_but_are_legal_and_mind_the_way():
    """The bearer not far from Mount Doom, its own entry walled by the other side; never twice the same."""
    texts = {seat: set() for seat in range(2)}
    n_walled, n_near = 0, 0
    for seed in range(12):
        state = TRILOGY.new(seed, TRILOGY.setup("me-ring"))
        for seat in (0, 1):
            text = players.make("stratego", 4, seed).act(TRILOGY.information_state(state, seat))
            texts[seat].add(text)
            state.step(seat, text)
        at = {piece.square: piece.piece for piece in TRILOGY.reveal(state).pieces}
        n_walled += at["g7"] == "fortress"
        n_near += any(
            at[square] == "frodo" for square in ("e4", "f4", "f3", "f2", "e3", "a4", "b4", "i4", "j4")
        )
    assert [len(found) for found in texts.values()] == [12, 12]
    assert n_walled >= 9
    assert n_near >= 8


def test_a_strike_at_all_in_range_hits_whom_powers_may_touch():
    """ME-5.4, ME-9.7: everybody in range but whoever stands where no power touches, here on a6."""
    good, evil = {"a4": "2", "b4": "3", "a1": "F"}, {"b7": "5", "j7": "2", "j10": "F"}
    state = playing("me-powers", good, evil)
    after(state, "j7-j6", "a4-a5", "j6-i6", "a5-a6", "i6-j6", "b4-b5")
    text = "rage b7-b6"
    context = search_of(state, 1).context
    assert [piece.square for piece in act_of(context, context.actions[text]).struck] == ["b5", "a6"]
    context.tables["untouchable"][6] = 1
    assert [piece.square for piece in act_of(context, context.actions[text]).struck] == ["b5"]
    state.step(1, text)
    events = TRILOGY.information_state(state, 1).events
    told = next(event for event in reversed(events) if event.kind == "power")
    assert [target["square"] for target in told.facts["targets"]] == ["b5", "a6"]


def test_kinds_fit_the_eval_weights():
    """Every power of the shipped games has room in the tables of the weights."""
    for variant in ("me-powers", "me-ring"):
        rules = TRILOGY.new(1, TRILOGY.setup(variant)).rules
        users = sum(len(power.users) for power in rules.ruleset.powers if power.shape == "strike")
        assert users < N_STRIKES
        assert len(rules.ruleset.powers) <= MAX_POWERS
