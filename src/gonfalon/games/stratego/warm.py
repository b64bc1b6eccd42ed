"""Compiles the rules' kernels, so that a first game does not wait for them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from gonfalon.core.errors import GonfalonError

from .kernel import movement, powers, rescue, turn, two_squares

WARM_GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("duel", {"chase": "literal"}),
    ("classic", {"rescue": True}),
    ("me-ring", {}),
)
"""Rulesets and options that together have every kind of decision."""
WARM_PLIES = 60
"""So many are enough to call every kernel; what a seat may do by itself is asked for by `ask_kernels`."""
SAMPLED = 40
"""Plies after which one state is sampled and one position encoded in each game."""
REFUSALS_EVERY = 8
"""After SAMPLED plies actions are refused at one ply of so many: the same kernels answer again."""
REFUSED = ("a1-a2", "e5-e6", "e6-e4", "j10-j9", "rescue none", "stop", "fly e5 up", "axe e5 at e6")
"""Actions that are seldom legal; refusing them runs the kernels that find the reason."""


_warmed: set[str] = set()
"""What has been played in this process. All games of this family share one set of kernels."""


def play_short_games(game: Any) -> None:
    """Play a short random game of each of WARM_GAMES and call every method of the contract on it; once in a process."""
    if _warmed:
        return
    rng = random.Random(1)
    for variant, options in WARM_GAMES:
        setup = game.setup(variant, ply_cap=WARM_PLIES, **options)
        state, ply = game.new(1, setup), 0
        while state.outcome is None:
            seat, ply = state.to_act()[0], ply + 1
            action = game.random_action(state, seat, rng)
            if ply <= SAMPLED or ply % REFUSALS_EVERY == 0:
                ask_refusals(game, state, seat, action)
            state.step(seat, action)
            if ply == SAMPLED:
                information = game.information_state(state, seat)
                game.sample(information, rng)
                game.encode(setup, information.observation)
        ask_kernels(state.record, state.rules.tables)
        for seat in (0, 1):
            game.observe(state, seat)
        game.encoding(setup)
        game.reveal(state.copy())
    _warmed.update(variant for variant, _ in WARM_GAMES)


def ask_refusals(game: Any, state: Any, seat: int, action: str) -> None:
    """Have actions refused: those of REFUSED, and a legal move with source and target exchanged."""
    turned = "-".join(reversed(action.split("-")))
    for text in (*REFUSED, turned):
        try:
            game.check(state, seat, text)
        except GonfalonError:
            continue


def ask_kernels(record: Any, tables: Any) -> None:
    """Call directly the kernels that refusals, texts and events of powers use; square 0 and power 0 stand for any."""
    movement.is_open(tables, 0)
    movement.step_of(0)
    two_squares.crosses_bar(record, tables, 0, 0, 16)
    rescue.is_rescuable(record, tables, 0, 0)
    powers.rides(record, tables, 0, 0, 0, False)
    powers.free_step(record, tables, 0, 0)
    powers.landing(record, tables, 0, 0)
    powers.window(record, tables, 0, 0)
    powers.place_to_square(32, 0)
    for of_code in (powers.power_of, powers.user_of, powers.argument_of):
        of_code(powers.code_of_use(0, 0, 0))
    turn.gives_away(tables, 0, 1)
    record_runs(record.copy(), tables)
    exchange_piece(record.copy(), tables)


def record_runs(record: Any, tables: Any) -> None:
    """Call what writes down a turn for the two-square rule by itself, as the search does with a position seen from outside, and the
    end without a move. Mutates record."""
    two_squares.record_turn(record, tables, 0, 0, 16)
    two_squares.record_attack(record, tables, 0, 0, 16, False)
    two_squares.record_ride(record, tables, 0, 0, 16, 17)
    two_squares.undo_record(record, 0)
    two_squares.forget_run(record, 0)
    turn.end_without_move(record, tables, np.zeros(16, np.int64))


def exchange_piece(record: Any, tables: Any) -> None:
    """Exchange a piece for itself, as a seat under another program's referee does with its stand-ins. Mutates record."""
    square = int(np.flatnonzero(record["board"])[0])
    code = int(record["board"][square])
    turn.lift(record, tables, square)
    turn.land(record, tables, code, square)
