"""Acts of a company: conceding, undoing and restarting by the consent of every seat; nothing is ever erased."""

from __future__ import annotations

import random

import pytest

from gonfalon import games
from gonfalon.core.errors import GameOverError, IllegalActionError, StaleActionError
from gonfalon.core.events import Event
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting, replay_entries
from gonfalon.server import update_stream

SEED = 5


def a_match(n_seats: int, plies: int = 0) -> MatchState:
    """A crew after some random actions."""
    match_state, rng = (
        MatchState(Setting("tiny_crew", games.get("tiny_crew").setup(n_seats=n_seats), SEED)),
        random.Random(1),
    )
    for _ in range(plies):
        seat = match_state.to_act()[0]
        say(match_state, seat, match_state.game.random_action(match_state.state, seat, rng))
    return match_state


def say(match_state: MatchState, seat: int, text: str) -> tuple[Event, ...]:
    return match_state.take(Entry(match_state.n_entries, seat, text, "", 0)).events


def agreed(match_state: MatchState, text: str) -> list[str]:
    """Propose by seat 0, agree by all others; the kinds of the last events."""
    events = say(match_state, 0, text)
    for seat in range(1, match_state.n_seats):
        events = say(match_state, seat, "/agree")
    return [event.kind for event in events]


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_an_undo_rewinds_to_the_position_after_an_entry(n_seats: int):
    match_state = a_match(n_seats, 2)
    digest, entries = match_state.state.digest(), match_state.n_entries
    seat = match_state.to_act()[0]
    say(match_state, seat, match_state.game.random_action(match_state.state, seat, random.Random(2)))
    assert "undone" in agreed(match_state, f"/undo {entries}")
    assert match_state.state.digest() == digest
    assert match_state.n_entries == entries + 1 + n_seats
    again = replay_entries(match_state.setting, [applied.entry for applied in match_state.applied])
    assert again.state.digest() == digest


def test_what_was_undone_stays_undone_when_more_is_undone():
    match_state = a_match(1, 3)
    fresh = a_match(1).state.digest()
    say(match_state, 0, "/undo 2")
    say(match_state, 0, match_state.game.random_action(match_state.state, 0, random.Random(4)))
    say(match_state, 0, "/undo 0")
    assert match_state.state.digest() == fresh
    assert "/undo" not in match_state.open_acts(0)


@pytest.mark.parametrize("said", ["", " ", "-1", "3", "99", "x", "1 1", "9999999"])
def test_only_an_entry_that_can_be_gone_back_to_is_taken(said: str):
    match_state = a_match(2, 3)
    with pytest.raises(IllegalActionError):
        match_state.check(0, f"/undo {said}".rstrip(" ") if not said.strip() else f"/undo {said}")


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_a_restart_plays_the_same_seed_or_a_new_one(n_seats: int):
    match_state = a_match(n_seats, 3)
    fresh = a_match(n_seats).state.digest()
    assert "restarted" in agreed(match_state, "/restart")
    assert match_state.state.digest() == fresh
    agreed(match_state, "/restart 77")
    assert match_state.state.digest() != fresh
    other = MatchState(Setting("tiny_crew", match_state.setting.setup, 77))
    assert match_state.state.digest() == other.state.digest()


def test_the_seed_of_a_restart_is_told_to_nobody():
    match_state = a_match(2, 1)
    (event,) = say(match_state, 0, "/restart 123454321")
    assert match_state.proposal is not None
    assert match_state.proposal.action == "/restart new"
    told = [event, *say(match_state, 1, "/agree")]
    assert "123454321" not in repr(told)
    assert b"123454321" not in update_stream.newest(match_state, 0)


def test_a_proposal_waits_for_everybody_and_ends_with_a_refusal_or_a_move():
    match_state = a_match(3, 1)
    digest = match_state.state.digest()
    say(match_state, 1, "/concede")
    assert match_state.proposal is not None
    assert match_state.proposal.agreed == (1,)
    assert match_state.open_acts(1) == ()
    assert set(match_state.open_acts(0)) == {"/agree", "/refuse"}
    say(match_state, 0, "/agree")
    say(match_state, 2, "/refuse")
    assert match_state.proposal is None
    assert (match_state.outcome, match_state.state.digest()) == (None, digest)
    say(match_state, 1, "/concede")
    seat = match_state.to_act()[0]
    say(match_state, seat, match_state.game.random_action(match_state.state, seat, random.Random(2)))
    assert match_state.proposal is None


def test_a_move_that_has_not_seen_a_proposal_does_not_end_it():
    match_state = a_match(2, 3)
    shown, seat = match_state.n_entries, match_state.to_act()[0]
    say(match_state, 1 - seat, "/restart")
    with pytest.raises(StaleActionError):
        match_state.check_seen(seat, "x", shown)
    match_state.check_seen(seat, "x", shown + 1)
    match_state.check_seen(seat, "/refuse", shown)
    say(match_state, seat, "/refuse")
    match_state.check_seen(seat, "x", shown)


@pytest.mark.parametrize("n_seats", [1, 2, 3, 4])
def test_a_company_concedes_together_and_may_begin_again(n_seats: int):
    match_state = a_match(n_seats, 2)
    kinds = agreed(match_state, "/concede")
    assert kinds[-2:] == ["conceded", "end"]
    assert match_state.outcome is not None
    assert match_state.outcome.returns == (-1.0,) * n_seats
    with pytest.raises(GameOverError):
        match_state.check(0, "/undo" + " 0")
    agreed(match_state, "/restart 9")
    assert match_state.outcome is None
    assert match_state.to_act() == tuple(range(n_seats))
