"""Section 3: deployment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import shipped, shipped_ids
from gonfalon.games.stratego.state import StrategoState

from .scenario import NewScenario
from .tables import SIZES

DUEL = "F..M..9..BB33S22" + "." * 24


def new(variant: str = "battle", **options: Any) -> StrategoState:
    return GAME.new(1, GAME.setup(variant, **options))


def sight(state: StrategoState, seat: int) -> StrategoObservation:
    seen = GAME.observe(state, seat)
    assert isinstance(seen, StrategoObservation)
    return seen


def random_army(state: StrategoState, seat: int) -> str:
    return GAME.random_action(state, seat, random.Random(seat))


@pytest.mark.parametrize("variant", shipped_ids())
def test_the_zone_is_the_four_rows_nearest_to_the_seat(variant: str) -> None:
    """STRAT-3.2."""
    red, blue = shipped(variant).zones
    assert {name[1:] for name in red} == {"1", "2", "3", "4"}
    assert {name[1:] for name in blue} == {"7", "8", "9", "10"}
    assert len(red) == len(blue) == 40


@pytest.mark.parametrize("variant", SIZES)
def test_armies_fill_the_zone_as_far_as_they_go(scenario: NewScenario, variant: str) -> None:
    """STRAT-1.1, STRAT-1.2, STRAT-1.3, STRAT-1.4, STRAT-1.5, STRAT-1.6, STRAT-3.2, STRAT-3.3, STRAT-3.4: no square is
    empty in battle and classic, one in classic39, many elsewhere."""
    game = scenario.undeployed(variant)
    for seat in (0, 1):
        text = random_army(new(variant), seat).removeprefix("deploy ")
        assert len(text) == 40
        assert text.count(".") == 40 - SIZES[variant]
        game.deploy(seat, text)
    owners = [seat for seat, _ in game.board().values()]
    assert (owners.count(0), owners.count(1)) == (SIZES[variant], SIZES[variant])


@pytest.mark.parametrize("rows", ["1", "2", "3", "4"])
def test_duel_may_use_any_row_of_the_zone(scenario: NewScenario, rows: str) -> None:
    """STRAT-3.4."""
    at = 10 * (int(rows) - 1)
    game = scenario.undeployed("duel").deploy(0, "." * at + "FM9BB33S22" + "." * (30 - at)).deploy(1, DUEL)
    assert {square[1:] for square, (seat, _) in game.board().items() if seat == 0} == {rows}


@pytest.mark.parametrize(
    "text",
    [
        *(DUEL[:-1], DUEL + ".", "", DUEL.replace("F", "x"), DUEL.replace("M", "9"), DUEL.replace("F", "M")),
        *(DUEL.replace("S", "."), DUEL.replace(".", "8", 1), "." * 40, "F" * 40),
    ],
)
def test_a_wrong_army_is_no_set_up(scenario: NewScenario, text: str) -> None:
    """STRAT-3.3."""
    scenario.undeployed("duel").refuses_deployment(0, text).deploy(0, DUEL)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (DUEL[:-1], "wrong_length"),
        (DUEL + ".", "wrong_length"),
        ("", "wrong_length"),
        (DUEL.replace("F", "x"), "unknown_piece"),
        (DUEL.replace("M", " "), "unknown_piece"),
        (DUEL.replace("M", "é"), "unknown_piece"),
        (DUEL.replace("M", "9"), "too_many"),
        (DUEL.replace("F", "M"), "too_few"),
        (DUEL.replace("S", "."), "too_few"),
        (DUEL.replace(".", "8", 1), "too_many"),
        ("." * 40, "too_few"),
    ],
)
def test_every_piece_of_the_army_is_placed_and_none_besides(text: str, fault: str) -> None:
    """STRAT-3.3: the error names everything that is wrong, and nothing has changed."""
    state = new("duel")
    before = state.digest()
    with pytest.raises(FaultyActionError) as caught:
        state.step(0, f"deploy {text}")
    assert fault in {found.kind for found in caught.value.faults}
    assert state.digest() == before
    assert state.to_act() == (0, 1)


def test_a_move_is_no_deployment() -> None:
    """STRAT-3.3."""
    with pytest.raises(FaultyActionError):
        new("duel").step(0, "a4-a5")


@pytest.mark.parametrize("first", [0, 1])
def test_both_deploy_at_the_same_time_in_either_order(scenario: NewScenario, first: int) -> None:
    """STRAT-3.5: until both stand nobody may move."""
    game = scenario.undeployed("duel").deploy(first, DUEL)
    assert [text for text in game.legal() if "-" in text] == []
    game.deploy(1 - first, DUEL)
    assert game.on_turn == "red"
    assert game.legal() != []


def test_a_seat_owes_its_set_up_until_it_is_ready(engine: NewScenario) -> None:
    """STRAT-3.5."""
    for first in (0, 1):
        state = engine.undeployed("duel").state
        assert [d.seat for d in state.decisions()] == [0, 1]
        state.step(first, f"deploy {DUEL}")
        assert state.to_act() == (1 - first,)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_until_both_are_ready_others_learn_only_that_a_seat_is_ready(
    scenario: NewScenario, viewer: int
) -> None:
    """STRAT-3.5."""
    game = scenario.undeployed("duel").deploy(0, DUEL)
    assert game.side.told(viewer) == [("ready", {"seat": 0})]
    assert game.pieces(viewer) == {}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_two_different_set_ups_look_the_same_to_others(engine: NewScenario, viewer: int) -> None:
    """STRAT-3.5."""
    one, other = (engine.undeployed("duel").deploy(0, text).seen_by(viewer) for text in (DUEL, DUEL[::-1]))
    assert one == other
    assert one.ready == (True, False)


def test_who_is_ready_sees_its_own_army_only() -> None:
    """STRAT-3.5."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    seen = sight(state, 0)
    assert seen.own_deployment == DUEL
    assert len(seen.pieces) == 10
    assert all(view.owner == 0 and view.piece and not view.moved for view in seen.pieces)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_once_both_stand_everybody_sees_squares_and_colours_and_nobody_kinds(
    scenario: NewScenario, viewer: int
) -> None:
    """STRAT-3.6."""
    game = scenario.undeployed("duel").deploy(0, DUEL).deploy(1, DUEL)
    assert game.kinds_told(viewer) == ["ready", "start"]
    views = game.pieces(viewer).values()
    assert len(views) == 20
    assert all(bool(view.piece) == (view.owner == viewer) for view in views)
    assert not any(view.moved or view.shown for view in views)


def test_a_set_up_is_written_from_the_own_back_row_in_columns_a_to_j_for_both(scenario: NewScenario) -> None:
    """STRAT-3.7."""
    board = scenario.undeployed("duel").deploy(0, DUEL).deploy(1, DUEL).board()
    for seat, squares in ((0, "a1 d1 g1 j1 a2"), (1, "a10 d10 g10 j10 a9")):
        kinds = [board[square] for square in squares.split()]
        assert kinds == [(seat, kind) for kind in ("flag", "marshal", "general", "bomb", "bomb")]


WET = """
id = "wet"
extends = "battle"
[board]
rows = 4
columns = 3
setup_rows = 2
obstacles = ["b1", "c4"]
[army]
flag = 1
miner = 2
"""


def test_obstacles_inside_the_zone_are_left_out_of_the_text(scenario: NewScenario) -> None:
    """STRAT-3.7, STRAT-12.3: the zones are a1 c1 a2 b2 c2 and a4 b4 a3 b3 c3."""
    game = scenario.undeployed(WET).refuses_deployment(0, "F3...3").deploy(0, "F3..3").deploy(1, "3F3..")
    assert game.board() == {
        "a1": (0, "flag"),
        "c1": (0, "miner"),
        "c2": (0, "miner"),
        "a4": (1, "miner"),
        "b4": (1, "flag"),
        "a3": (1, "miner"),
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_the_armies_stand_for_good_once_both_are_ready(scenario: NewScenario, seat: int) -> None:
    """STRAT-3.6."""
    scenario.undeployed("duel").deploy(0, DUEL).deploy(1, DUEL).refuses_deployment(seat, DUEL)


def test_deployment_counts_neither_as_turn_nor_towards_the_cap(scenario: NewScenario) -> None:
    """STRAT-3.8, STRAT-8.7: a cap of one ply cuts the game after the first move, not before it."""
    game = scenario.undeployed("duel", ply_cap=1).deploy(0, DUEL).deploy(1, DUEL)
    assert (game.turns, game.end) == (0, None)
    game.play(game.legal()[0])
    assert (game.turns, game.end) == (1, ("draw", "ply_cap"))


def test_only_the_seat_that_still_owes_its_army_may_deploy() -> None:
    """STRAT-4.9: not your decision."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    with pytest.raises(IllegalActionError) as caught:
        state.step(0, "a4-a5")
    assert (caught.value.reason, caught.value.section) == ("wrong_turn", "STRAT-4.1")
