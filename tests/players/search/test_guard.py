"""Guarding the own flag: who may come to it, who can answer, and that a player calls its defenders back in time."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of
from gonfalon.players.stratego import decision
from gonfalon.players.stratego.decision import SearchContext, context_of
from gonfalon.players.stratego.kernel import tree
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.settings import LEVELS, Settings
from gonfalon.players.stratego.terms.guard import WEIGHTS as GUARD
from gonfalon.players.stratego.terms.guard import Guard

from .positions import (
    STRATEGO,
    YARD,
    after,
    clock_from_now,
    search_of,
    true_kinds,
)

RED = {"a1": "F", "b1": "B", "a2": "B", "e2": "6", "d1": "3"}
BLUE = {"e7": "F", "d7": "B", "e6": "B", "b6": "3", "a6": "6"}


def deployed(variant: str, red: dict[str, str], blue: dict[str, str]) -> Any:
    """A game whose set-ups are given square by square; the other squares stay free."""
    state = STRATEGO.new(1, STRATEGO.setup(variant))
    for seat, wished in enumerate((red, blue)):
        zone = STRATEGO.observe(state, seat).zone
        state.step(seat, "deploy " + "".join(wished.get(name, ".") for name in zone))
    return state


def knowing(state: Any, seat: int, **settings: Any) -> MoveSearch:
    """A seat's search, told what every enemy is."""
    rng = random.Random(1)
    context = context_of(STRATEGO.information_state(state, seat), rng, Settings(**settings))
    truth, belief = true_kinds(state), context.belief
    for i, piece in enumerate(belief.hidden):
        kind = belief.index[truth[piece.id]]
        belief.chances[i] = np.eye(len(belief.kinds))[kind]
        belief.current[i], belief.logs[i, :], belief.logs[i, kind] = kind, -np.inf, 0.0
    return MoveSearch(context, rng, tree.new_buffers(0), clock_from_now())


def guard_of(search: MoveSearch) -> Guard:
    """The search's guard; it has one."""
    assert search.guard is not None
    return search.guard


def seeing(context: SearchContext, pieces: list[PieceView]) -> SearchContext:
    """The same context with other pieces on the board."""
    return dataclasses.replace(context, seen=replace(context.seen, pieces=tuple(pieces)))


# ---- by hand -----------------------------------------------------------------------------------------------------------


def test_a_sapper_is_no_danger_while_somebody_can_answer_it(yard: str):
    state = after(deployed(yard, RED, BLUE), "d1-e1", "b6-b5", "e2-d2", "b5-b4", "d2-e2", "b4-b3")
    guard = guard_of(knowing(state, 0))
    assert 0.2 < guard.now < 1
    assert guard.after("e2", "d2") < guard.now <= guard.after("e2", "e3")


def standing(guard: Guard, enemy: str, square: str, *, defended: bool) -> float:
    """The danger if an enemy stood elsewhere, with the defenders where they are or without any."""
    guard.enemies[guard.enemy_at[enemy]] = square_of(square)
    if not defended:
        guard.defenders[:] = -1
    return guard._danger()


def test_a_sapper_digs_through_a_second_wall(tmp_path: Path):
    """From d1 the gate b1 is two moves away through c1, four round it: one would be in time to answer round it."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("bomb = 2", "bomb = 3"))
    state = deployed(str(path), RED | {"c1": "B"}, BLUE | {"c7": "B"})
    found, decay = (
        standing(guard_of(knowing(state, 0)), "b6", "d1", defended=False),
        GUARD.approach_decay,
    )
    assert decay <= found < decay + decay**2
    assert standing(guard_of(knowing(state, 0)), "b6", "d1", defended=True) > 0.1


def test_who_only_ties_with_the_piece_at_an_open_gate_does_not_pass_it(yard: str):
    state = deployed(yard, RED | {"a2": "6", "e2": "B"}, BLUE)
    guard = guard_of(knowing(state, 0))
    miner = standing(guard, "b6", "e7", defended=True)
    assert standing(guard, "a6", "a3", defended=True) == pytest.approx(miner)


def test_who_stands_at_an_open_gate_is_past_every_answer(yard: str):
    state = deployed(yard, RED | {"a2": ".", "d2": "B"}, BLUE)
    guard = guard_of(knowing(state, 0))
    assert standing(guard, "a6", "a2", defended=True) == pytest.approx(GUARD.pass_walker, abs=0.01)


def test_a_runner_is_one_move_from_wherever_it_sees_the_gate(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "scout = 1\n")
    state = deployed(
        str(path), RED | {"a2": ".", "d2": "B", "e1": "2"}, BLUE | {"d6": "2", "b6": "."} | {"c6": "3"}
    )
    assert standing(guard_of(knowing(state, 0)), "d6", "a6", defended=False) >= GUARD.pass_runner


def test_to_take_it_ends_the_danger_of_it(yard: str):
    state = after(deployed(yard, RED, BLUE), "e2-d2", "b6-b5", "d2-c2", "b5-b4", "c2-c3", "b4-b3")
    search = knowing(state, 0)
    assert guard_of(search).after("c3", "b3") < 1e-9
    assert guard_of(search).after("c3", "c4") > 0


def test_an_attack_counts_all_that_it_may_bring(yard: str):
    state = after(deployed(yard, RED, BLUE), "e2-d2", "b6-b5", "d2-c2", "b5-b4", "c2-c3", "b4-b3")
    search = search_of(state, 0)
    guard, names = Guard(search.context), search.context.belief.kinds
    row = guard.chances[guard.enemy_at["b3"]]
    even = float(row[names.index("captain")])
    assert 0 < even < 1
    assert guard.after("c3", "b3") == pytest.approx(
        even * guard._danger(guard.defender_at["c3"], -1, guard.enemy_at["b3"])
        + (1 - even) * guard._danger(guard.defender_at["c3"], 0x21, guard.enemy_at["b3"])
    )


def test_a_player_that_guards_calls_its_captain_back(yard: str, monkeypatch: pytest.MonkeyPatch):
    moves = ("e2-e3", "b6-b5", "e3-e4", "b5-b4", "e4-e5")
    state = after(deployed(yard, RED | {"e1": "3", "d1": "."}, BLUE), *moves, "b4-b3")
    monkeypatch.setattr(decision, "ATTACK_URGE", 0.0)
    chosen = {
        worth: knowing(state, 0, guard_cost=worth, depth=1, noise=0.0).choose() for worth in (0.0, 300.0)
    }
    assert chosen[0.0] not in ("e1-d1", "e5-e4", "e5-d5")
    assert chosen[300.0] in ("e1-d1", "e5-e4", "e5-d5")


# ---- the full guard: what is seen besides --------------------------------------------------------------------------------


def placed(state: Any, enemies: dict[str, str], defenders: dict[str, str], *, full: bool) -> float:
    """The danger to Red with pieces put elsewhere, by where they were deployed; who is not named is taken off the board."""
    guard = guard_of(knowing(state, 0, full_guard=full))
    for at, squares in ((guard.enemy_at, enemies), (guard.defender_at, defenders)):
        pieces = guard.enemies if at is guard.enemy_at else guard.defenders
        for square, i in at.items():
            pieces[i] = square_of(squares[square]) if square in squares else -1
    return guard._danger()


def test_a_defender_that_may_be_taken_first_counts_less(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "major = 1\n")
    state = deployed(str(path), RED | {"c1": "7"}, BLUE | {"c7": "7"})
    holds = {"b6": "b4"}, {"e2": "c2"}
    comes = GUARD.approach_decay**2
    for full in (False, True):
        assert placed(state, *holds, full=full) < 1e-9
        assert placed(state, {"b6": "b4", "a6": "c3"}, {"c1": "c2"}, full=full) < 1e-9
    attacked, far = ({"b6": "b4", "c7": square} for square in ("c3", "e5"))
    assert placed(state, attacked, holds[1], full=False) < 1e-9
    removed = GUARD.unknown_defender
    assert placed(state, attacked, holds[1], full=True) >= 0.9 * removed * comes
    assert 0 < placed(state, far, holds[1], full=True) < 0.5 * placed(state, attacked, holds[1], full=True)
    both = placed(state, attacked, {"e2": "c2", "c1": "d2"}, full=True)
    assert both < 0.5 * placed(state, attacked, holds[1], full=True), (
        "the major answers in the captain's place"
    )


def test_a_defender_that_is_not_shown_is_attacked_less(tmp_path: Path):
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "major = 1\n")
    state = deployed(str(path), RED | {"c1": "7"}, BLUE | {"c7": "7"})
    search = knowing(state, 0, full_guard=True)
    hidden = guard_of(search).removal_chance
    pieces = [replace(piece, shown=piece.owner == 0) for piece in search.context.seen.pieces]
    shown = Guard(seeing(search.context, pieces)).removal_chance
    assert np.allclose(hidden, GUARD.unknown_defender * shown)
    assert shown.max() == 1.0


def test_a_digger_is_met_before_the_wall_it_opens(tmp_path: Path):
    """a2 lies behind a3: nobody could answer there, but before a3 the captain takes the miner."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("bomb = 2", "bomb = 4").replace("setup_rows = 2", "setup_rows = 3"))
    state = deployed(str(path), RED | {"a3": "B", "b2": "B"}, BLUE | {"d6": "B", "c7": "B"})
    assert placed(state, {"b6": "a5"}, {"e2": "b3"}, full=False) > 0.1
    assert placed(state, {"b6": "a5"}, {"e2": "b3"}, full=True) < 1e-9
    assert placed(state, {"b6": "a5"}, {"e2": "e3"}, full=True) > 0.1


def test_a_digger_between_two_gates_threatens_both(tmp_path: Path):
    """From b2 it goes to a2 or b1. In two moves one defender can come beside its gate, or two with one move each, not both."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD.replace("captain = 1", "captain = 2"))
    red = {"a1": "F", "b1": "B", "a2": "B", "d2": "6", "e2": "6", "c2": "3"}
    state = deployed(str(path), red, BLUE | {"c7": "6"})
    in_time, too_late = {"e2": "a4", "d2": "d1"}, {"e2": "a4", "d2": "e1"}
    for stands in (in_time, too_late):
        assert placed(state, {"b6": "b4"}, stands, full=False) < 0.03
    safe = placed(state, {"b6": "b4"}, in_time, full=True)
    assert placed(state, {"b6": "b4"}, too_late, full=True) > safe + 0.03


def test_a_runner_takes_the_flag_from_afar(tmp_path: Path):
    """It need not stop at the open gate, where the captain would take it; with the captain on the gate there is no way."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD + "scout = 1\n")
    state = deployed(
        str(path), RED | {"a2": ".", "d2": "B", "e1": "2"}, BLUE | {"d6": "2", "b6": "."} | {"c6": "3"}
    )
    assert placed(state, {"d6": "a6"}, {"e2": "b2"}, full=False) < 1e-9
    assert placed(state, {"d6": "a6"}, {"e2": "b2"}, full=True) == pytest.approx(GUARD.pass_runner)
    assert placed(state, {"d6": "c6"}, {"e2": "b2"}, full=True) < 1e-9
    assert placed(state, {"d6": "a6"}, {"e2": "a2"}, full=True) < 1e-9


def test_the_upper_levels_guard_harder():
    costs = [settings.guard_cost for settings in LEVELS.values()]
    assert costs[0] > 0
    assert costs == sorted(costs)
    assert [level for level, settings in LEVELS.items() if settings.full_guard] == [6, 7]
