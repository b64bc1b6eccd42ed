"""The time that seats have left follows from the log alone: charges, increments, flags, and who wins by one."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import IllegalActionError, NotationError, ReplayMismatchError
from gonfalon.match import record, replay
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Clock

FISCHER = Clock(initial=60, increment=2, setup=30)
A_MOVE = Clock(move=20, setup=30)


def match_of(clock: Clock, game: str = "tiny_hidden", variant: str = "", n_seats: int = 0) -> MatchState:
    return MatchState(Setting(game, games.get(game).setup(variant, n_seats=n_seats), 3, clock))


def take(match_state: MatchState, seat: int, spent: int, text: str = "") -> None:
    """An entry that took so long; any action if no text is given."""
    chosen = text or match_state.game.random_action(match_state.state, seat, random.Random(1))
    match_state.take(Entry(match_state.n_entries, seat, chosen, "", 0, spent))


def set_up(match_state: MatchState) -> None:
    while match_state.setting_up():
        take(match_state, match_state.to_act()[0], 1_000)


def left(match_state: MatchState, seat: int) -> int | None:
    assert match_state.clocks is not None
    return match_state.clocks.left(seat, match_state.sets_up(seat))


def test_the_set_up_has_its_own_time():
    match_state = match_of(FISCHER)
    assert [left(match_state, seat) for seat in (0, 1)] == [30_000, 30_000]
    take(match_state, 0, 12_000)
    assert [left(match_state, seat) for seat in (0, 1)] == [18_000, 30_000]
    take(match_state, 1, 1)
    assert [left(match_state, seat) for seat in (0, 1)] == [60_000, 60_000], (
        "setting up costs no playing time"
    )


def test_a_turn_is_charged_and_earns_its_increment():
    match_state = match_of(FISCHER)
    set_up(match_state)
    seat = match_state.to_act()[0]
    take(match_state, seat, 5_000)
    assert left(match_state, seat) == 60_000 - 5_000 + 2_000
    assert left(match_state, 1 - seat) == 60_000


def test_a_clock_per_move_has_its_full_time_for_each_decision():
    match_state = match_of(A_MOVE)
    set_up(match_state)
    for _ in range(2):
        take(match_state, match_state.to_act()[0], 19_000)
    assert [left(match_state, seat) for seat in (0, 1)] == [20_000, 20_000]


def test_table_acts_take_no_time_and_earn_none():
    match_state = match_of(FISCHER)
    set_up(match_state)
    take(match_state, 0, 0, "/draw-offer")
    take(match_state, 1, 0, "/draw-decline")
    assert [left(match_state, seat) for seat in (0, 1)] == [60_000, 60_000]


def test_a_flag_loses_for_its_seat_only_when_its_time_is_over():
    match_state = match_of(FISCHER)
    set_up(match_state)
    seat = match_state.to_act()[0]
    for who, spent in ((seat, 59_999), (1 - seat, 60_000)):
        with pytest.raises(IllegalActionError):
            take(match_state, who, spent, "/flag")
    assert match_state.outcome is None
    take(match_state, seat, 60_000, "/flag")
    assert match_state.outcome is not None
    assert match_state.outcome.reason == "timeout"
    assert match_state.outcome.returns[seat] < match_state.outcome.returns[1 - seat]


def test_nobody_may_drop_a_flag_by_hand():
    for clock in (FISCHER, None):
        match_state = MatchState(Setting("tiny_hidden", games.get("tiny_hidden").setup(), 3, clock))
        set_up(match_state)
        with pytest.raises(IllegalActionError):
            match_state.check(match_state.to_act()[0], "/flag")
        assert "/flag" not in match_state.open_acts(0)
    with pytest.raises(IllegalActionError):
        take(match_state, match_state.to_act()[0], 99_000_000, "/flag")


def test_a_flag_in_the_set_up_ends_no_game():
    match_state = match_of(FISCHER)
    take(match_state, 1, 30_000, "/flag")
    assert match_state.outcome is None
    assert match_state.clocks is not None
    assert match_state.clocks.is_flagged(1)
    assert not match_state.clocks.is_flagged(0)
    with pytest.raises(IllegalActionError):
        take(match_state, 1, 30_000, "/flag")
    take(match_state, 1, 0)
    take(match_state, 0, 1_000)
    assert not match_state.setting_up()


def test_a_company_has_one_clock_and_loses_together():
    match_state = match_of(Clock(initial=60), "tiny_crew", n_seats=3)
    first = match_state.to_act()[0]
    take(match_state, first, 10_000)
    assert {left(match_state, seat) for seat in range(3)} == {50_000}
    take(match_state, match_state.to_act()[0], 50_000, "/flag")
    assert match_state.outcome is not None
    assert match_state.outcome.returns == (match_state.game.spec.utility[0],) * 3


def test_time_spent_stays_spent_after_an_undo_and_comes_back_with_a_restart():
    match_state = match_of(Clock(initial=60), "tiny_crew", n_seats=1)
    take(match_state, 0, 10_000)
    take(match_state, 0, 0, "/undo 0")
    assert left(match_state, 0) == 50_000
    take(match_state, 0, 0, "/restart")
    assert left(match_state, 0) == 60_000


@pytest.mark.parametrize(("clock", "limited"), [(Clock(initial=60), False), (FISCHER, True)])
def test_a_clock_without_time_to_set_up_leaves_that_free(clock: Clock, limited: bool):
    assert (left(match_of(clock), 0) is not None) == limited


@pytest.mark.parametrize("has_piece", [True, False])
def test_the_flag_is_decided_by_the_rule_of_the_game(has_piece: bool):
    """STRAT-8.13: whoever has no mobile piece left wins by no flag."""
    for seed in itertools.count():
        setup = games.get("stratego").setup("barrage", both_immobile="draw")
        match_state = MatchState(Setting("stratego", setup, seed, Clock(initial=60)))
        rng = random.Random(seed)
        while match_state.outcome is None and match_state.n_entries < 1500:
            seat = match_state.to_act()[0]
            if not match_state.setting_up() and _has_mobile(match_state, 1 - seat) == has_piece:
                take(match_state, seat, 60_000, "/flag")
                assert match_state.outcome is not None
                assert match_state.outcome.reason == "timeout"
                assert match_state.outcome.returns[1 - seat] == (1.0 if has_piece else 0.0)
                return
            take(match_state, seat, 0, match_state.game.random_action(match_state.state, seat, rng))


def _has_mobile(match_state: MatchState, seat: int) -> bool:
    """From the board as everybody sees it after the end: is a piece of this seat neither a bomb nor a flag?"""
    board: Any = match_state.game.reveal(match_state.state)
    return any(piece.owner == seat and piece.piece not in ("bomb", "flag") for piece in board.pieces)


# ---- records


def played(clock: Clock | None) -> MatchState:
    match_state = MatchState(Setting("tiny_hidden", games.get("tiny_hidden").setup(), 3, clock))
    set_up(match_state)
    if clock is not None:
        take(match_state, match_state.to_act()[0], 60_000, "/flag")
    return match_state


def test_a_record_says_the_time_of_each_move_and_replays():
    raw = record.dumps(record.record_of(played(FISCHER)))
    again = record.replay(record.loads(raw))
    assert [applied.entry.spent for applied in again.applied] == [1_000, 1_000, 60_000]
    assert again.clocks is not None
    assert again.outcome is not None
    assert again.outcome.reason == "timeout"
    assert record.dumps(record.record_of(again)) == raw


def test_a_record_without_a_clock_is_as_before():
    raw = record.dumps(record.record_of(played(None)))
    assert b"clock" not in raw
    assert record.replay(record.loads(raw)).clocks is None
    assert all(act.spent == 0 for act in record.loads(raw).entries)


def test_a_record_whose_flag_fell_too_soon_is_refused():
    raw = record.dumps(record.record_of(played(FISCHER))).replace(b"60000]", b"59000]")
    with pytest.raises(ReplayMismatchError):
        record.replay(record.loads(raw))
    with pytest.raises(NotationError):
        record.loads(raw.replace(b"59000]", b"-1]"))


@pytest.mark.parametrize("view", ["all", "public", 0])
def test_a_replay_tells_the_time_of_each_move_and_what_the_clocks_had_left(view: replay.ReplayView):
    match_state = match_of(FISCHER)
    expected: list[tuple[tuple[int | None, ...], int]] = [((30_000, 30_000), 0)]
    for spent in (12_000, 1, 5_000, 7_000):
        take(match_state, match_state.to_act()[0], spent)
        expected.append(((left(match_state, 0), left(match_state, 1)), spent))
    entries = [applied.entry for applied in match_state.applied]
    found = replay.frames(match_state.setting, entries, view, 0, len(entries) + 1)
    assert [(frame.clocks, frame.spent) for frame in found] == expected


@pytest.mark.parametrize("clock", [A_MOVE, None])
def test_a_company_has_one_clock_in_a_replay_and_a_game_without_time_none(clock: Clock | None):
    setting = Setting("tiny_crew", games.get("tiny_crew").setup("", n_seats=3), 3, clock)
    (first,) = replay.frames(setting, [], "all", 0, 1)
    assert len(first.clocks) == (0 if clock is None else 1)
