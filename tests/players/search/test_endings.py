"""What a level that knows endings does: a lead is guarded, and sappers dig their way to a flag whose place is known."""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego.search.attraction import flag_wall_chances
from gonfalon.players.stratego.search.piece_values import piece_worths
from gonfalon.players.stratego.search.root_moves import PlainRootMoves
from gonfalon.players.stratego.search.settings import Settings

from .positions import STRATEGO, YARD, search_of, walk
from .test_guard import RED, deployed, knowing
from .test_values import steps_round

BLUE = {"e7": "F", "d7": "B", "e6": "B", "a7": "3", "a6": "6"}


def told(state: Any, seat: int, **settings: Any) -> Any:
    """A seat's search from the start, as if it knew what every enemy is."""
    return knowing(state, seat, noise=0.0, guard_cost=0.0, **settings)


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
