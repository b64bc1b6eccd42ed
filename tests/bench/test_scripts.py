"""The other timed scripts do the work they say they time. Nothing is timed here."""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import rules_for

from .loading import load

batch, calls, parts = load("batch"), load("calls"), load("parts")


def test_doing_a_part_twice_leaves_the_games_as_they_are() -> None:
    bench = parts.Bench(rules_for("battle", dict(parts.OPTIONS)))
    boards, plies = set(), set()
    for part in range(parts.END + 1):
        plies.add(bench.play(part, 5, 3)[1])
        boards.add(bench.states[0]["board"].tobytes())
    assert len(plies) == len(boards) == 1
    assert min(plies) > 100


def test_the_layout_is_what_the_environment_holds() -> None:
    env = batch.make("battle", 4)
    told = batch.layout("battle", 4)
    assert told["planes"] == "int8[4, 2 seats, 32, 100]"
    assert told["planes_bytes_a_game"] == env.reset().planes[0].nbytes == 6400
    assert told["mask_bytes_a_game"] == 400
    assert told["record_bytes_a_game"] == STATE.itemsize
    assert 0 < told["plane_bytes_changed_a_step"] < 6400


def test_chosen_actions_are_legal_and_of_every_kind() -> None:
    mask = np.zeros((64, 10), np.uint8)
    mask[:, [2, 3, 7]] = 1
    actions = np.zeros(64, np.int32)
    batch.choose_all(mask, np.array([4], np.int64), actions)
    assert set(actions.tolist()) == {2, 3, 7}


def test_every_loop_of_the_batch_runs() -> None:
    chosen = batch.loops("duel", 4)
    assert list(chosen) == ["random", "given", "mover", "scratch", "games", "masked", "fill"]
    for loop in chosen.values():
        wall, _ = loop(3)
        assert wall > 0


def test_every_call_is_made_at_every_ply() -> None:
    rows = {row["call"]: row for row in calls.calls("duel", 1, 10)}
    assert set(rows) == {"new", "legal", "step", "observe", "copy", "sample"}
    assert rows["new"]["calls"] == rows["sample"]["calls"] == 1
    assert rows["step"]["calls"] == rows["legal"]["calls"] == rows["copy"]["calls"] == 8
