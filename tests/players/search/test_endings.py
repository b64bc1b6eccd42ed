"""What a level that knows endings does: a lead is guarded, sappers dig to a flag whose place is known, the last movers are hunted."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gonfalon import players
from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego.search.attraction import flag_wall_chances
from gonfalon.players.stratego.search.piece_values import piece_worths
from gonfalon.players.stratego.search.root_moves import PlainRootMoves
from gonfalon.players.stratego.search.settings import Settings
from gonfalon.players.stratego.search.weights import WEIGHTS

from .positions import STRATEGO, YARD, search_of, walk
from .test_guard import RED, deployed, knowing
from .test_values import steps_round

BLUE = {"e7": "F", "d7": "B", "e6": "B", "a7": "3", "a6": "6"}
HUNT = """
id = "hunt"
extends = "battle"
[army.red]
flag = 1
bomb = 3
marshal = 1
general = 1
colonel = 1
major = 2
captain = 2
lieutenant = 2
sergeant = 2
miner = 3
scout = 3
[army.blue]
flag = 1
bomb = 6
captain = 1
lieutenant = 1
sergeant = 1
"""
"""Seventeen movers against three."""


def told(state: Any, seat: int, **settings: Any) -> Any:
    """A seat's search from the start, as if it knew what every enemy is; few movers are worth no more than many."""
    weights = replace(WEIGHTS, piece=replace(WEIGHTS.piece, few_movers=0.0))
    return knowing(state, seat, weights, noise=0.0, guard_cost=0.0, **settings)


def lead_of(state: Any, seat: int, fights: Any) -> float:
    """The worth of an army less that of the other, by what truly stands."""
    armies = [
        Counter(piece.piece for piece in STRATEGO.reveal(state).pieces if piece.owner == p) for p in range(2)
    ]
    sums = []
    for own, other in ((armies[seat], armies[1 - seat]), (armies[1 - seat], armies[seat])):
        worths = piece_worths(fights, own, other)
        sums.append(sum(n * worths[name] for name, n in own.items() if name != "flag"))
    return sums[0] - sums[1]


def test_a_lead_makes_danger_cost_more_and_nothing_makes_it_cost_less():
    """By the odds of losing, which fall by 0.087 of a log for a unit of worth; never more than six times."""
    met = Counter()
    for state, seat in islice(walk("battle", {}, 6, 900), 3, None, 12):
        search = search_of(state, seat, settings=Settings(guard_cost=10.0, use_endgame=True))
        lead = lead_of(state, seat, search.context.fights)
        stake = min(6.0, math.exp(0.087 * max(0.0, lead)))
        assert search.evaluation.stake == pytest.approx(stake)
        assert isinstance(search.moves, PlainRootMoves)
        assert search.moves.danger_cost(0.5) == pytest.approx(500.0 * stake)
        assert search_of(state, seat, settings=Settings(guard_cost=10.0)).evaluation.stake == 1.0
        met["behind" if lead <= 0 else "far ahead" if stake == 6.0 else "ahead"] += 1
    assert len(met) == 3, met


def test_a_sapper_goes_to_the_wall_of_a_known_flag_round_what_rests(yard: str):
    state = deployed(yard, RED | {"d1": ".", "a1": "F", "c1": "3"}, BLUE)
    plain, digging = told(state, 0), told(state, 0, use_endgame=True)
    near, at = plain.context.fights.near, plain.context.piece_at
    assert digging.evaluation.flag_walls == {"d7": 1.0, "e6": 1.0}
    closed = {name for name, piece in at.items() if piece.owner == 1 or piece.piece != "miner"}
    ways = [steps_round(closed, bomb, near) for bomb in digging.evaluation.flag_walls]
    miner, captain = (plain.context.belief.index[name] for name in ("miner", "captain"))
    gained = digging.evaluation.eval_weights["square"] - plain.evaluation.eval_weights["square"]
    for name in near:
        steps = min(way.get(name, 99) for way in ways)
        assert gained[0, miner, square_of(name)] == 40 * max(0, 20 - steps)
    assert not gained[0, captain].any()
    assert not gained[1].any()
    assert digging.choose() == "c1-c2"


def test_no_sapper_digs_where_the_flag_is_a_guess(yard: str):
    search = told(deployed(yard, RED, BLUE), 0, use_endgame=True)
    flag, bomb = (search.context.belief.index[name] for name in ("flag", "bomb"))
    for row in search.context.belief.chances[
        [search.context.hidden_row[search.context.piece_at[name].id] for name in ("e7", "d7", "e6")]
    ]:
        assert row[flag] + row[bomb] == 1.0
    rows = [search.context.hidden_row[search.context.piece_at[name].id] for name in ("e7", "d7", "e6")]
    search.context.belief.chances[rows, flag], search.context.belief.chances[rows, bomb] = (
        (0.49, 0.3, 0.21),
        (0.51, 0.7, 0.79),
    )
    assert flag_wall_chances(search.context) == {}
    search.context.belief.chances[rows, flag], search.context.belief.chances[rows, bomb] = (
        (0.5, 0.3, 0.2),
        (0.5, 0.7, 0.8),
    )
    assert flag_wall_chances(search.context) == pytest.approx({"d7": 0.35, "e6": 0.4})


def test_what_rests_may_go_when_it_goes_to_dig(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("bomb = 2", "bomb = 3"))
    state = deployed(str(path), RED | {"e1": "B"}, BLUE | {"c7": "B"})
    resting, digging = (told(state, 0, back_row_cost=3.0, use_endgame=endings) for endings in (False, True))
    for text in digging.legal:
        miner = digging.context.piece_at[text.split("-")[0]].piece == "miner"
        assert digging.moves.bonus(text) - resting.moves.bonus(text) == pytest.approx(300.0 * miner)


def test_the_fewer_movers_a_side_has_the_more_each_is_worth():
    """The worth that a side's movers share is the same for both: it leaves the lead as it is."""
    share, met = WEIGHTS.piece.few_movers, set()
    for state, seat in islice(walk("battle", {}, 6, 900), 3, None, 24):
        plain, ending = (
            search_of(state, seat, settings=Settings(use_endgame=endings)) for endings in (False, True)
        )
        gained = ending.evaluation.eval_weights["worth"] - plain.evaluation.eval_weights["worth"]
        fights = plain.context.fights
        for player in range(2):
            army = [piece.piece for piece in STRATEGO.reveal(state).pieces if piece.owner == player]
            n_movers = sum(fights.pieces[name].reach > 0 for name in army)
            met.add(n_movers)
            for i, name in enumerate(plain.context.belief.kinds):
                mobile = fights.pieces[name].reach > 0
                assert gained[player, i] == pytest.approx(100 * share / n_movers if mobile else 0, abs=1)
    assert min(met) <= 20 < max(met)


def fleeing(state: Any, seat: int, rng: random.Random) -> str:
    """A legal move that attacks nobody and ends farthest from those who hunt the mover, if there is one."""
    seen = STRATEGO.observe(state, seat)
    at = {piece.square: piece for piece in seen.pieces}
    hunters = [name for name, piece in at.items() if piece.owner != seat and piece.moved]

    def far(text: str) -> tuple[bool, float]:
        target = text.split("-")[1]
        steps = [abs(ord(target[0]) - ord(h[0])) + abs(int(target[1:]) - int(h[1:])) for h in hunters]
        return target not in at, min(min(steps, default=9), 9) + 0.5 * rng.random()

    return max(seen.legal, key=far)


@pytest.mark.parametrize("seed", range(3))
def test_seventeen_movers_hunt_down_three_that_flee(tmp_path: Path, seed: int):
    path, rng = tmp_path / "hunt.toml", random.Random(seed)
    path.write_text(HUNT)
    state = STRATEGO.new(seed, STRATEGO.setup(str(path)))
    hunter = players.make("stratego", 6, seed, nodes=20_000)
    state.step(0, hunter.act(STRATEGO.information_state(state, 0)))
    state.step(1, STRATEGO.random_action(state, 1, rng))
    while state.outcome is None and state.ply < 300:
        seat = state.to_act()[0]
        state.step(seat, fleeing(state, 1, rng) if seat else hunter.act(STRATEGO.information_state(state, 0)))
    assert state.outcome is not None
    assert state.outcome.returns == (1.0, -1.0)
