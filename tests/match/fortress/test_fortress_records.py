"""Whole games of Fortress through the referee, as records, and in replay."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import ReplayMismatchError
from gonfalon.games.fortress.game import GAME
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from tests.match.records import assert_comes_back

MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("fortress-intro", {}),
    ("fortress-main", {"idle_limit": 5}),
    ("fortress-main", {"unreachable": "loses", "entrance_cards": True}),
    ("fortress-bridge", {}),
)
each_mix = pytest.mark.parametrize(
    ("variant", "options"), MIXES, ids=[f"{n}-{m[0]}" for n, m in enumerate(MIXES)]
)


def take(match_state: MatchState, seat: int, text: str) -> None:
    """An entry, as the log holds it."""
    match_state.take(Entry(match_state.n_entries, seat, text, "", 0))


def played(
    variant: str, options: dict[str, Any], seed: int, *beside: tuple[int, str], plies: int = 4000
) -> MatchState:
    """A random game, without free sacrifices, at most so many plies long; table acts at the end."""
    brought = ("", "random") if seed % 2 else ("", "")
    match_state = MatchState(
        Setting("fortress", GAME.setup(variant, brought=brought, ply_cap=4000, **options), seed)
    )
    state, rng = match_state.state, random.Random(seed)
    while state.outcome is None and state.ply < plies:
        seat = state.to_act()[-1]
        take(match_state, seat, GAME.random_action(state, seat, rng))
    for seat, act in beside:
        take(match_state, seat, act)
    return match_state


@each_mix
def test_whole_games_end_with_the_flag_and_come_back_from_their_records(
    tmp_path: Path, variant: str, options: dict[str, Any]
) -> None:
    reasons = set()
    for seed in range(6):
        match_state = played(variant, options, seed)
        outcome = match_state.state.outcome
        assert outcome is not None
        reasons.add(outcome.reason)
        assert_comes_back(match_state, tmp_path / f"{seed}.json")
    assert "flag_found" in reasons
    assert reasons <= {"flag_found", "ply_cap"}


@pytest.mark.parametrize(
    ("beside", "reason"),
    [
        ([(0, "/resign")], "resigned"),
        ([(1, "/draw-offer"), (0, "/draw-accept")], "draw_agreed"),
    ],
)
def test_ends_beside_the_rules_are_recorded(beside: list[tuple[int, str]], reason: str) -> None:
    """FORT-9.3."""
    made = record.record_of(played("fortress-main", {}, 4, *beside, plies=6))
    assert made.reason == reason
    assert record.replay(record.loads(record.dumps(made))).outcome is not None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": "0" * 32}, "has changed since"),
        ({"returns": (1.0, -1.0), "reason": "flag_found"}, "does not end as the record says"),
        ({"entries": (record.Act(0, "build flag A1"),)}, "ply 0: build"),
    ],
)
def test_a_record_that_is_not_so_is_refused(change: dict[str, Any], why: str) -> None:
    made = record.record_of(played("fortress-intro", {}, 2, plies=4))
    with pytest.raises(ReplayMismatchError, match=why):
        record.replay(msgspec.structs.replace(made, **change))
