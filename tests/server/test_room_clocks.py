"""The running part of the clocks, with times as the test gives them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Clock
from gonfalon.server.room_clocks import (
    LAG_REFILL,
    MOST_LAG,
    MOST_SENDING,
    RETRY_SECONDS,
    RETURN_SECONDS,
    START_SECONDS,
    RoomClocks,
)
from gonfalon.server.seating import Seating
from gonfalon.storage.clock_marks import ClockMark
from gonfalon.storage.rows import SeatKind, SeatRow

FISCHER = Clock(initial=60, increment=2, setup=30)


class Table:
    """A match with its clocks, and a time that the test moves."""

    def __init__(
        self,
        clock: Clock = FISCHER,
        kinds: tuple[SeatKind, ...] = ("person", "person"),
        game: str = "tiny_hidden",
        mark: ClockMark | None = None,
        is_new: bool = True,
    ) -> None:
        setup = games.get(game).setup(n_seats=len(kinds))
        self.match_state = MatchState(Setting(game, setup, 3, clock))
        self.seating = Seating(
            [SeatRow(n, kind, "", "", 0 if kind == "computer" else -1) for n, kind in enumerate(kinds)]
        )
        self.clocks = RoomClocks("m", mark, is_new)
        self.now = 100.0

    def follow(self) -> None:
        self.clocks.follow(self.match_state, self.seating, self.match_state.n_entries + 1, self.now)

    def come(self, *seats: int) -> None:
        for seat in seats:
            self.clocks.arrive(seat, self.now, self.now)
        self.follow()

    def answer(self, seat: int, lag: float = 0.0) -> int:
        """Any action; what it is charged."""
        text = self.match_state.game.random_action(self.match_state.state, seat, random.Random(1))
        spent = self.clocks.spent(self.match_state, seat, self.now, lag)
        self.clocks.take_lag(seat, lag)
        self.match_state.take(Entry(self.match_state.n_entries, seat, text, "", 0, spent))
        if not self.seating.is_computer_played(seat):
            self.clocks.settle(self.match_state, seat)
        self.follow()
        return spent

    @property
    def told(self) -> list[tuple[int | None, str]]:
        found = self.clocks.told(self.match_state, self.seating, 1, self.now)
        return [(one.left, one.state) for one in found.seats]


def test_each_seat_is_charged_from_the_moment_it_owes():
    table = Table()
    table.come(0, 1)
    table.now += 4
    assert table.answer(0) == 4_000
    table.now += 3
    assert table.answer(1) == 7_000, "both owed the set-up from the beginning"
    table.now += 2.5
    assert table.answer(table.match_state.to_act()[0]) == 2_500


def test_a_clock_waits_for_its_person_but_not_for_ever():
    table = Table()
    table.come(0)
    assert table.told == [(30_000, "runs"), (30_000, "stands")]
    assert table.clocks.seconds_until_next(table.match_state, table.now) == START_SECONDS
    table.now += START_SECONDS
    table.follow()
    table.now += 1
    assert table.told == [(9_000, "runs"), (29_000, "runs")]


@pytest.mark.parametrize("back_after", [3.0, 100.0])
def test_nothing_is_charged_from_a_kill_until_its_person_is_back(back_after: float):
    table = Table(mark=ClockMark("m", 0, {0: 5_000}), is_new=False)
    table.follow()
    assert table.told[0] == (25_000, "stands")
    waited = min(back_after, RETURN_SECONDS)
    table.now += waited
    table.come(*((0,) if back_after < RETURN_SECONDS else ()))
    assert table.told[0] == (25_000, "runs")
    table.now += 2
    assert table.answer(0) == 7_000, "what was used before the kill, and since"


def test_a_mark_of_an_earlier_decision_counts_no_more():
    table = Table(mark=ClockMark("m", 7, {0: 5_000}), is_new=False)
    table.come(0)
    assert table.told[0] == (30_000, "runs")


def test_a_mark_holds_what_no_entry_holds_also_while_it_stands_still():
    table = Table(mark=ClockMark("m", 0, {0: 5_000, 1: 1_000}), is_new=False)
    assert table.clocks.mark(table.match_state, table.now) == ClockMark("m", 0, {0: 5_000, 1: 1_000})
    table.come(0)
    table.now += 2
    assert table.clocks.mark(table.match_state, table.now) == ClockMark("m", 0, {0: 7_000, 1: 1_000})


def test_the_time_begins_when_the_question_has_gone_out():
    table = Table()
    table.come(0, 1)
    table.clocks.note_sent(0, 1, table.now + 0.4)
    table.clocks.note_sent(0, 1, table.now + 0.9)  # a second page of the same person changes nothing
    table.clocks.note_sent(1, 1, table.now + 50)  # whoever takes nothing off the line gains a second at most
    table.now += 10
    assert table.answer(0) == 9_600
    assert table.answer(1) == round(1000 * (10 - MOST_SENDING))


def test_the_delay_of_a_line_is_given_back_within_bounds():
    table = Table(Clock(initial=600))
    table.come(0, 1)
    table.answer(0)
    table.answer(1)
    charged: list[float] = []
    seat = table.match_state.to_act()[0]
    for _ in range(2):
        table.now += 2
        charged.append(table.answer(seat, lag=5.0))
        table.now += 1
        table.answer(1 - seat)
    assert charged == [2_000 - 1000 * MOST_LAG, 2_000 - 1000 * LAG_REFILL]


def test_an_answer_that_cannot_be_stored_costs_nobody_time():
    table = Table()
    table.come(0, 1)
    came = table.now + 2
    for _ in range(3):
        table.now += 3.0
        table.clocks.excuse(table.match_state, 0, came, table.now)
        came = table.now + RETRY_SECONDS
        table.now = came
    assert table.answer(0) == 2_000, "until the first try"
    table.now += 1
    assert table.answer(1) == 1000 * (3 * (3 + RETRY_SECONDS) + 1), "the other has not tried"


def test_a_clock_goes_on_when_nobody_tries_again():
    table = Table()
    table.come(0, 1)
    table.now += 2
    table.clocks.excuse(table.match_state, 0, table.now, table.now)
    table.now += RETRY_SECONDS + 3
    assert table.answer(0) == 5_000


def test_the_clock_of_an_answer_shows_when_it_arrived_until_it_is_dealt_with():
    table = Table()
    table.come(0, 1)
    table.clocks.answering.append((0, table.now + 2))
    table.now += 31
    assert table.clocks.mark(table.match_state, table.now).used == {0: 2_000, 1: 31_000}
    assert table.told == [(28_000, "runs"), (0, "runs")]
    assert table.clocks.fallen(table.match_state, table.now) == 1, "the other seat has not answered"
    table.clocks.answering.clear()
    assert table.told[0] == (0, "runs"), "it was refused"


def test_what_it_takes_to_let_somebody_in_costs_no_time():
    table = Table(mark=ClockMark("m", 0, {0: 5_000}), is_new=False)
    table.follow()
    table.now += RETURN_SECONDS
    table.follow()
    came = table.now + 2
    table.now += 11
    table.clocks.arrive(0, came, table.now)
    table.clocks.arrive(0, came + 1, table.now)  # a second page: no second counts twice
    assert table.answer(0) == 7_000


def test_a_computer_has_no_clock():
    table = Table(kinds=("person", "computer"))
    table.come(0)
    table.now += 5
    assert table.told == [(25_000, "runs"), (None, "waits")]
    assert table.answer(1) == 0


def test_a_clock_begins_only_when_all_seats_are_taken():
    table = Table(kinds=("person", "open"))
    table.come(0)
    assert table.told == [(30_000, "waits"), (30_000, "waits")]


def test_a_clock_per_move_begins_again_with_each_decision():
    table = Table(Clock(move=20))
    table.come(0, 1)
    table.answer(0)
    table.answer(1)
    seat = table.match_state.to_act()[0]
    table.now += 19
    assert table.told[seat] == (1_000, "runs")
    table.answer(seat)
    assert table.told == [(20_000, "runs" if n != seat else "waits") for n in range(2)]


def test_a_flag_falls_when_time_and_what_may_be_on_its_way_are_over():
    table = Table()
    table.come(0, 1)
    table.now += 30.2
    assert table.clocks.fallen(table.match_state, table.now) is None, "an answer may be on its way"
    assert table.clocks.is_out(table.match_state, 0, 30_200)
    table.now += MOST_LAG
    assert table.clocks.fallen(table.match_state, table.now) == 0
    assert table.told[0] == (0, "runs")


def test_a_company_has_one_clock_that_runs_while_a_person_owes():
    table = Table(Clock(initial=60), ("person", "computer", "person"), "tiny_crew")
    table.come(0, 2)
    whole = 0
    for _ in range(12):
        if table.match_state.outcome is not None:
            break
        table.now += 1
        owing = [seat for seat in table.match_state.to_act() if not table.seating.is_computer_played(seat)]
        whole += 1000 * bool(owing)
        table.answer(table.match_state.to_act()[-1])
    clocks: Any = table.match_state.clocks
    running = table.clocks.mark(table.match_state, table.now).used.get(0, 0)
    assert whole > 0
    assert clocks.left(0, False) + whole - running == 60_000
    assert len(set(table.told)) == 1
