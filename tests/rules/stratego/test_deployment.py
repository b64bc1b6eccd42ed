"""Section 3: deployment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.core.errors import DeploymentError, DeploymentFault, IllegalActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.ruleset import loads, shipped, shipped_ids
from gonfalon.games.stratego.state import StrategoState

from .test_armies import SIZES

DUEL = "F..M..9..BB33S22" + "." * 24


def new(variant: str = "battle", **options: Any) -> StrategoState:
    return GAME.new(1, variant, **options)


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
def test_armies_fill_the_zone_as_far_as_they_go(variant: str) -> None:
    """STRAT-3.3, STRAT-3.4: none empty in battle and classic, one in classic39, many in the small games."""
    state = new(variant)
    text = random_army(state, 0).removeprefix("deploy ")
    assert len(text) == 40
    assert text.count(".") == 40 - SIZES[variant]
    state.step(0, f"deploy {text}")
    state.step(1, random_army(state, 1))
    assert sum(view.owner == 0 for view in sight(state, 0).pieces) == SIZES[variant]


@pytest.mark.parametrize("rows", ["1", "2", "3", "4"])
def test_duel_may_use_any_row_of_the_zone(rows: str) -> None:
    """STRAT-3.4."""
    at = 10 * (int(rows) - 1)
    state = new("duel")
    state.step(0, "deploy " + "." * at + "FM9BB33S22" + "." * (30 - at))
    assert {view.square[1:] for view in sight(state, 0).pieces} == {rows}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (DUEL[:-1], DeploymentFault.WRONG_LENGTH),
        (DUEL + ".", DeploymentFault.WRONG_LENGTH),
        ("", DeploymentFault.WRONG_LENGTH),
        (DUEL.replace("F", "x"), DeploymentFault.UNKNOWN_PIECE),
        (DUEL.replace("M", " "), DeploymentFault.UNKNOWN_PIECE),
        (DUEL.replace("M", "é"), DeploymentFault.UNKNOWN_PIECE),
        (DUEL.replace("M", "9"), DeploymentFault.TOO_MANY),
        (DUEL.replace("F", "M"), DeploymentFault.TOO_FEW),
        (DUEL.replace("S", "."), DeploymentFault.TOO_FEW),
        (DUEL.replace(".", "8", 1), DeploymentFault.TOO_MANY),
        ("." * 40, DeploymentFault.TOO_FEW),
    ],
)
def test_every_piece_of_the_army_is_placed_and_none_besides(text: str, fault: DeploymentFault) -> None:
    """STRAT-3.3: the error names everything that is wrong, and nothing has changed."""
    state = new("duel")
    before = state.digest()
    with pytest.raises(DeploymentError) as caught:
        state.step(0, f"deploy {text}")
    assert fault in caught.value.faults
    assert state.digest() == before
    assert state.to_act() == (0, 1)


def test_a_move_is_no_deployment() -> None:
    """STRAT-3.3."""
    with pytest.raises(DeploymentError):
        new("duel").step(0, "a4-a5")


def test_both_deploy_at_the_same_time_in_either_order() -> None:
    """STRAT-3.5."""
    for first in (0, 1):
        state = new("duel")
        assert [d.seat for d in state.decisions()] == [0, 1]
        state.step(first, f"deploy {DUEL}")
        assert state.to_act() == (1 - first,)
        state.step(1 - first, f"deploy {DUEL}")
        assert state.to_act() == (0,)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_until_both_are_ready_others_learn_only_that_a_seat_is_ready(viewer: int) -> None:
    """STRAT-3.5: two quite different set-ups look the same."""
    seen = []
    for text in (DUEL, DUEL[::-1]):
        state = new("duel")
        events = state.step(0, f"deploy {text}")
        assert [(e.kind, e.facts) for e in events if e.heard_by(viewer)] == [("ready", {"seat": 0})]
        seen.append(sight(state, viewer))
    assert seen[0] == seen[1]
    assert seen[0].ready == (True, False)
    assert seen[0].pieces == ()


def test_who_is_ready_sees_its_own_army_only() -> None:
    """STRAT-3.5."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    seen = sight(state, 0)
    assert seen.own_deployment == DUEL
    assert len(seen.pieces) == 10
    assert all(view.owner == 0 and view.piece and not view.moved for view in seen.pieces)


def test_once_both_stand_everybody_sees_squares_and_colours_and_nobody_kinds() -> None:
    """STRAT-3.6."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    events = state.step(1, f"deploy {DUEL}")
    assert [event.kind for event in events] == ["ready", "start"]
    for viewer in (0, 1, SPECTATOR):
        views = sight(state, viewer).pieces
        assert len(views) == 20
        assert all(bool(view.piece) == (view.owner == viewer) for view in views)
        assert not any(view.moved or view.shown for view in views)


def test_a_set_up_is_written_from_the_own_back_row_in_columns_a_to_j_for_both() -> None:
    """STRAT-3.7."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    state.step(1, f"deploy {DUEL}")
    red = {view.square: view.piece for view in sight(state, 0).pieces if view.owner == 0}
    blue = {view.square: view.piece for view in sight(state, 1).pieces if view.owner == 1}
    assert (red["a1"], red["d1"], red["g1"], red["j1"], red["a2"]) == (
        "flag",
        "marshal",
        "general",
        "bomb",
        "bomb",
    )
    assert (blue["a10"], blue["d10"], blue["g10"], blue["j10"], blue["a9"]) == (
        "flag",
        "marshal",
        "general",
        "bomb",
        "bomb",
    )


def test_obstacles_inside_the_zone_are_left_out_of_the_text() -> None:
    """STRAT-3.7, STRAT-12.3."""
    ruleset = loads(
        """
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
    )
    assert ruleset.zones[0] == ("a1", "c1", "a2", "b2", "c2")
    assert ruleset.zones[1] == ("a4", "b4", "a3", "b3", "c3")


def test_the_armies_stand_for_good_once_both_are_ready() -> None:
    """STRAT-3.6."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    state.step(1, f"deploy {DUEL}")
    for seat in (0, 1):
        with pytest.raises(IllegalActionError):
            state.step(seat, f"deploy {DUEL}")


def test_deployment_counts_neither_as_turn_nor_towards_the_cap() -> None:
    """STRAT-3.8, STRAT-8.7: a cap of one ply cuts the game after the first move, not before it."""
    state = new("duel", ply_cap=1)
    state.step(0, f"deploy {DUEL}")
    state.step(1, f"deploy {DUEL}")
    assert (state.turn, state.outcome) == (0, None)
    state.step(0, state.legal_texts()[0])
    assert state.turn == 1
    assert state.outcome is not None
    assert state.outcome.reason == "ply_cap"


def test_only_the_seat_that_still_owes_its_army_may_deploy() -> None:
    """STRAT-4.9: not your decision."""
    state = new("duel")
    state.step(0, f"deploy {DUEL}")
    with pytest.raises(IllegalActionError) as caught:
        state.step(0, "a4-a5")
    assert (caught.value.reason, caught.value.section) == ("wrong_turn", "STRAT-4.1")
