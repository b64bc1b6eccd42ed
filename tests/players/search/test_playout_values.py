"""Playouts: they keep to the rules, to what each side knows and to their budget."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gonfalon.core.game import resample
from gonfalon.games.stratego.kernel.layout import CODE_STEP, KIND_BITS, MOVED, OVER, SHOWN
from gonfalon.games.stratego.kernel.legal import write_actions
from gonfalon.games.stratego.kernel.turn import apply
from gonfalon.players.stratego import clock as clocks
from gonfalon.players.stratego.clock import SearchClock
from gonfalon.players.stratego.decision import SearchContext
from gonfalon.players.stratego.kernel import playouts, tree
from gonfalon.players.stratego.search import playout_values
from gonfalon.players.stratego.search.boards import action_code
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.search.playout_values import Playouts, with_playouts
from gonfalon.players.stratego.settings import MOST_PLAYOUTS, Settings, settings_of

from .positions import MIX_IDS, MIXES, STRATEGO, clock_from_now, walk

SMALL = Settings(n_boards=3, nodes=2_000, belief_sweeps=40, playouts=4)
"""A quick search."""


def search_at(
    state: Any, seat: int, settings: Settings = SMALL, clock: SearchClock | None = None
) -> MoveSearch:
    """The search of a decision, its chances from the same seed every time."""
    rng = random.Random(3)
    context = SearchContext(STRATEGO.information_state(state, seat), rng, settings)
    return MoveSearch(context, rng, tree.new_buffers(), clock or clock_from_now(settings.ms))


def judged(search: MoveSearch, n_boards: int = 3, seed: int = 1) -> np.ndarray:
    """Playouts of the first six legal actions."""
    boards = search.sampler.sample(search.context.belief.assignments(n_boards))
    codes = np.array(
        [action_code(search.context.rules, search.context.actions[text]) for text in search.legal[:6]],
        np.int32,
    )
    return Playouts(search.context, search.evaluation, random.Random(seed)).values(boards, codes)


def next_action(search: MoveSearch, board: Any, seed: int, stamp: int = 0) -> int:
    """What the policy does on a board."""
    one = Playouts(search.context, search.evaluation, random.Random(1))
    one.buffers.rng[0] = seed
    return playouts.choose_action(board, search.context.tables, one.buffers, one.policy, stamp)


# ---- what they play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "options"), MIXES, ids=MIX_IDS)
def test_the_policy_keeps_to_the_rules(variant: str, options: dict[str, Any]):
    plies, legal, actions = 0, np.zeros(16, np.int64), np.zeros(tree.MAX_ACTIONS, np.int32)
    for state, seat in walk(variant, options, 19, 60):
        if state.ply % 5:
            continue
        search = search_at(state, seat)
        tables, board = (
            search.context.tables,
            search.sampler.sample(search.context.belief.assignments(1))[0],
        )
        for ply in range(20):
            n = write_actions(board, tables, legal, actions)
            if int(board["phase"]) == OVER or n == 0:
                break
            action = next_action(search, board, 7 + ply)
            assert action in actions[:n]
            apply(board, tables, action)
            plies += 1
    assert plies > 10


def test_neither_side_sees_what_is_hidden_from_it():
    """Two hidden pieces of like status change places: their enemy's choice stays."""
    compared = 0
    for state, seat in walk("battle", {}, 18, 90):
        if state.ply % 9 or state.ply < 20:
            continue
        search = search_at(state, seat)
        board = search.sampler.sample(search.context.belief.assignments(1))[0]
        for mover in range(2):
            here, there = board.copy(), board.copy()
            here["player"] = there["player"] = mover
            first, second = hidden_pair(there, 1 - mover)
            swap_kinds(there, first, second)
            one, other = (next_action(search, place, 11) for place in (here, there))
            assert one == other
            compared += 1
    assert compared > 10


def hidden_pair(board: Any, owner: int) -> tuple[int, int]:
    """Squares of two hidden movers of different kinds, both at rest."""
    found: dict[int, int] = {}
    for square in range(256):
        code, flag = int(board["board"][square]), int(board["flag"][square])
        is_mover = code and (int(board["mover"][owner, (square >> 4) + 1]) >> (square & 15)) & 1
        is_slider = code and (int(board["slider"][owner, (square >> 4) + 1]) >> (square & 15)) & 1
        if is_mover and not is_slider and code > owner * CODE_STEP and not flag & (SHOWN | MOVED):
            found.setdefault((code - 1) & KIND_BITS, square)
    first, second = list(found.values())[:2]
    return first, second


def swap_kinds(board: Any, first: int, second: int) -> None:
    """Change the kinds of two pieces that move alike."""
    code = int(board["board"][first])
    board["board"][first] = board["board"][second]
    board["board"][second] = code


def test_they_see_nothing_that_is_hidden_from_the_seat():
    rng, compared = random.Random(5), 0
    for state, seat in walk("battle", {}, 12, 60):
        if state.ply % 12:
            continue
        twin = resample(STRATEGO, state, seat, rng)
        here, there = (judged(search_at(one, seat)) for one in (state, twin))
        assert np.array_equal(here, there)
        compared += 1
    assert compared > 2


# ---- how they are counted ------------------------------------------------------------------------------------------------


def test_one_board_played_on_says_nothing():
    """What is sure of a mean follows from the spread over boards, which one alone has not."""
    values = np.array([100.0, 90.0, -900.0, 80.0])
    assert with_playouts(values, np.array([[0.0, 200.0, -50.0]]), np.array([0, 1, 3])) is values


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """How many boards and actions playouts were asked for, for each decision."""
    asked: list[list[int]] = []

    class Counted(Playouts):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            asked.append([0, 0])

        def values(self, boards: np.ndarray, codes: np.ndarray) -> np.ndarray:
            asked[-1] = [asked[-1][0] + len(boards), len(codes)]
            return super().values(boards, codes)

    monkeypatch.setattr(playout_values, "Playouts", Counted)
    return asked


def test_they_end_with_the_time_and_with_few_nodes_are_not_asked(asked: list[list[int]]):
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 3, 40) if s.ply == 20)
    search_at(state, seat, SMALL._replace(playouts=12, nodes=6_000)).choose()
    assert asked[0][0] == 12
    search_at(state, seat, SMALL._replace(ms=0.001)).choose()
    assert asked[1:] == [[0, 0]]
    texts = [search_at(state, seat, SMALL._replace(nodes=400, playouts=n)).choose() for n in (0, 200)]
    assert texts[0] == texts[1]
    assert asked[2:] == []


def test_a_time_limit_has_boards_played_on_until_it_ends(
    asked: list[list[int]], monkeypatch: pytest.MonkeyPatch
):
    """The clock goes on by a tenth of a millisecond whenever it is looked at."""
    state, seat = next((s, seat) for s, seat in walk("battle", {}, 3, 40) if s.ply == 20)
    for ms in (10, 50):
        looks = itertools.count(step=1e-4)
        ticking = SimpleNamespace(perf_counter=lambda: next(looks), thread_time=lambda: next(looks))  # noqa: B023
        monkeypatch.setattr(clocks, "time", ticking)
        settings = settings_of(6, ms)._replace(belief_sweeps=40)
        search_at(state, seat, settings, SearchClock(0.0, ms)).choose()
    (few, _), (more, _) = asked
    assert 0 < few < more < MOST_PLAYOUTS
