"""Whole games of the card game through the referee, as records, and in replay."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core.errors import ReplayMismatchError
from gonfalon.games.fellowship.game import GAME
from gonfalon.match import record
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from tests.match.records import assert_comes_back

MIXES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("passage-through-mirkwood", 1, {}),
    ("passage-through-mirkwood", 2, {"rules": "2011", "first_player": "2"}),
    ("journey-down-the-anduin", 3, {"difficulty": "easy", "open_hands": True}),
    ("escape-from-dol-guldur", 4, {"difficulty": "basic"}),
)
each_mix = pytest.mark.parametrize(("scenario", "n_seats", "options"), MIXES)


def take(match_state: MatchState, seat: int, text: str) -> None:
    """An entry, as the log holds it."""
    match_state.take(Entry(match_state.n_entries, seat, text, "", 0))


def played(scenario: str, n_seats: int, options: dict[str, Any], seed: int, plies: int = 4000) -> MatchState:
    """A random game, at most so many plies long; the second seat brings a starter deck of its own."""
    brought = ("", "lore", "", "")[:n_seats]
    setup = GAME.setup(scenario, n_seats=n_seats, brought=brought, ply_cap=4000, **options)
    match_state = MatchState(Setting("fellowship", setup, seed))
    state, rng = match_state.state, random.Random(seed)
    while state.outcome is None and state.ply < plies:
        seat = rng.choice(state.to_act())
        take(match_state, seat, GAME.random_action(state, seat, rng))
    return match_state


@each_mix
def test_whole_games_come_back_from_their_records(
    tmp_path: Path, scenario: str, n_seats: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        match_state = played(scenario, n_seats, options, seed)
        outcome = match_state.state.outcome
        assert outcome is not None
        assert outcome.reason in ("all_eliminated", "prisoner_lost", "quest_won")
        assert_comes_back(match_state, tmp_path / f"{seed}.json")


def test_a_company_that_concedes_or_goes_back_is_recorded() -> None:
    """CARD-11.13: both need everybody's consent."""
    match_state = played("passage-through-mirkwood", 2, {}, 4, plies=12)
    before = match_state.state.digest()
    at = match_state.n_entries
    seat = match_state.state.to_act()[0]
    take(match_state, seat, GAME.random_action(match_state.state, seat, random.Random(1)))
    assert match_state.state.digest() != before
    take(match_state, 0, f"/undo {at}")
    take(match_state, 1, "/agree")
    assert match_state.state.digest() == before
    take(match_state, 1, "/concede")
    assert match_state.state.outcome is None
    take(match_state, 0, "/agree")
    made = record.record_of(match_state)
    assert made.reason == "conceded"
    assert record.replay(record.loads(record.dumps(made))).outcome is not None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"returns": (1.0,), "reason": "quest_won"}, "does not end as the record says"),
        ({"entries": (record.Act(0, "play gandalf.1"),)}, "ply 0: play"),
    ],
)
def test_a_record_that_is_not_so_is_refused(change: dict[str, Any], why: str) -> None:
    made = record.record_of(played("passage-through-mirkwood", 1, {}, 2, plies=4))
    with pytest.raises(ReplayMismatchError, match=why):
        record.replay(msgspec.structs.replace(made, **change))
