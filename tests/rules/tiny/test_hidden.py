"""Outpost, section by section (docs/rules/tiny_hidden.md): board before, actions, board after."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.errors import Fault, FaultyActionError, IllegalActionError, NotYourTurnError
from gonfalon.games.tiny.hidden import GAME, OutpostState


def standing(south: str, north: str, brought: tuple[str, ...] = (), **options: Any) -> OutpostState:
    """Both have deployed."""
    state = GAME.new(1, GAME.setup(brought=brought, **options))
    state.step(1, f"deploy {north}")
    state.step(0, f"deploy {south}")
    return state


def moved(state: OutpostState, *moves: str) -> OutpostState:
    """The same state after these moves, by turns."""
    for move in moves:
        state.step(state.player, move)
    return state


def board(state: OutpostState) -> str:
    """Row 1 first: "0K" a piece, "." nothing, "!" behind a piece that is shown."""
    cells = [f"{p.owner}{p.letter}{'!' * p.shown}" if p else "." for p in state.board]
    return " / ".join(" ".join(cells[row : row + 3]) for row in (0, 3, 6))


def test_2_both_deploy_at_once_in_secret_and_may_take_it_back():
    state = GAME.new(1)
    assert [(d.seat, d.id, d.options) for d in state.decisions()] == [
        (0, "deploy", None),
        (1, "deploy", None),
    ]
    assert all(d.setting_up and d.revocable for d in state.decisions())
    state.step(1, "deploy 1K2")
    assert GAME.observe(state, 0).board[2] == ("1x", "1x", "1x")
    assert GAME.observe(state, 1).board[2] == ("11", "1K", "12")
    with pytest.raises(NotYourTurnError):
        state.step(1, "deploy K12")


@pytest.mark.parametrize(
    ("row", "faults"),
    [
        ("K1", [Fault("missing_piece", ("2",))]),
        ("KK2", [Fault("extra_piece", ("K",)), Fault("missing_piece", ("1",))]),
        ("K12x", [Fault("unknown_piece", ("x",))]),
        ("", [Fault("missing_piece", ("K", "1", "2"))]),
    ],
)
def test_2_everything_wrong_with_a_row_is_named(row: str, faults: list[Fault]):
    with pytest.raises(FaultyActionError, match="TINYH-2") as caught:
        GAME.new(1).step(0, f"deploy {row}")
    assert list(caught.value.faults) == faults


def test_3_soldiers_go_one_step_and_the_keep_never():
    state = standing("K12", "K12")
    assert state.decisions()[0].actions == ("b1-b2", "c1-c2")
    assert state.decisions()[0].options[0].parts == {"source": "b1", "target": "b2"}  # type: ignore[index]
    for move in ("a1-a2", "b1-b3", "b1-c2", "b1-c1", "b2-b3"):
        with pytest.raises(IllegalActionError, match="TINYH-3"):
            state.step(0, move)
    assert board(moved(state, "b1-b2")) == "0K . 02 / . 01 . / 1K 11 12"


@pytest.mark.parametrize(
    ("options", "after"),
    [
        ({}, "0K . 02 / . . 11 / 1K 12! ."),
        ({"ambush": True}, "0K . 02 / . . 11 / 1K 01! ."),
        ({"survivor": "covered"}, "0K . 02 / . . 11 / 1K 12 ."),
    ],
)
def test_4_a_1_attacks_a_2(options: dict[str, Any], after: str):
    state = standing("K12", "K21", **options)
    assert board(moved(state, "b1-b2", "c3-c2", "b2-b3")) == after


def test_4_equals_both_go_and_both_hear_what_they_were():
    state = standing("K12", "K12")
    moved(state, "b1-b2")
    (event,) = state.step(1, "b3-b2")
    assert board(state) == "0K . 02 / . . . / 1K . 12"
    assert (event.kind, event.facts["attacker"], event.facts["defender"]) == ("fought", "1", "1")


def test_5_the_keep_falls_to_anybody():
    state = moved(standing("K12", "1K2"), "b1-b2", "a3-a2", "b2-b3")
    assert state.outcome is not None
    assert (state.outcome.returns, state.outcome.reason) == ((1.0, -1.0), "keep_taken")


def test_5_who_has_no_move_loses():
    state = moved(standing("1K2", "1K2"), "a1-a2", "a3-a2", "c1-c2", "c3-c2")
    assert state.outcome is not None
    assert (state.outcome.returns, state.outcome.reason) == ((-1.0, 1.0), "no_move_left")


@pytest.mark.parametrize(
    ("options", "returns", "reason"),
    [
        ({"move_cap": 3}, (0.0, 0.0), "move_cap"),
        ({"move_cap": 3, "count_soldiers": True}, (-1.0, 1.0), "more_soldiers"),
    ],
)
def test_5_the_game_is_cut_short(options: dict[str, Any], returns: tuple[float, float], reason: str):
    state = moved(standing("K12", "K21", **options), "b1-b2", "c3-c2", "b2-b3")
    assert state.outcome is not None
    assert (state.outcome.returns, state.outcome.reason) == (returns, reason)


def test_5_without_a_cap_it_goes_on():
    state = standing("K12", "K12", move_cap=0)
    for _ in range(30):
        moved(state, "b1-b2", "c3-c2", "b2-b1", "c2-c3")
    assert state.outcome is None


def test_6_an_army_is_brought_in_secret():
    state = GAME.new(1, GAME.setup(brought=("K22", "1K1")))
    assert state.decisions()[1].facts["army"] == "K11"
    assert GAME.observe(state, 0).armies == ("K22", "")
    assert GAME.information_state(state, 0).setup.brought == ("K22", "")
    with pytest.raises(FaultyActionError):
        state.step(1, "deploy K12")
    state.step(1, "deploy 1K1")


@pytest.mark.parametrize("army", ["K1", "KK1", "K123", "k12", "112", "K12 "])
def test_6_an_army_is_one_keep_and_two_soldiers(army: str):
    with pytest.raises(FaultyActionError, match="TINYH-6"):
        GAME.setup(brought=(army, ""))
