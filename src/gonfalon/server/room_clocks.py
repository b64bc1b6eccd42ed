"""The running part of a match's clocks: what each seat has used of the decision that it owes, and which flag falls next.

What entries hold is folded by `match.clocks`; here is what no entry holds yet. Times are seconds on the clock of the loop (loop_clock.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gonfalon.match.clocks import Clocks
from gonfalon.match.referee import MatchState
from gonfalon.storage.clock_marks import ClockMark

from . import wire
from .seating import Seating

START_SECONDS, RETURN_SECONDS = 20.0, 10.0
"""So long a clock waits for its person when a table is complete, and when the server is back."""
RETRY_SECONDS = 5.0
"""So long a clock waits for another try after an answer that could not be stored."""
MOST_LAG, LAG_REFILL = 0.5, 0.15
"""Seconds of a line's delay that one decision is given back at most, and how much of that allowance comes back with each decision."""
MOST_SENDING = 1.0
"""A question counts as sent after so many seconds, even if its reader takes nothing from the line."""


class Arrival(NamedTuple):
    """When an answer arrived, and the delay of its line there and back, in seconds."""

    at: float
    lag: float = 0.0


class Debt:
    """What the seats of one clock owe. v: the update that asks. since: when it began to run, None while it stands still.

    used: seconds before that. decision: its id.
    """

    def __init__(self, v: int, decision: str, used: float) -> None:
        self.v, self.decision, self.used = v, decision, used
        self.since: float | None = None
        self.seats: tuple[int, ...] = ()
        self.is_sent = False
        self._excused_until = 0.0

    def spent(self, at: float) -> float:
        """Seconds used until `at`."""
        return max(0.0, self.used + (0.0 if self.since is None else max(0.0, at - self.since)))

    def excuse(self, begin: float, end: float) -> None:
        """Take the time between these off. No second is taken off twice."""
        if self.since is not None:
            begin = max(begin, self.since, self._excused_until)
            self.used -= max(0.0, end - begin)
            self._excused_until = max(end, self._excused_until)


class RoomClocks:
    """The clocks of one room. mark: what had been used when the server was here last; None for a match of which nothing is known.

    Each entry is charged to its seat: from the moment its question was sent to the moment its answer arrived, less the line's delay.
    answering: the seats whose answers are being dealt with, and when each arrived.
    """

    def __init__(self, match: str, mark: ClockMark | None, is_new: bool) -> None:
        self.match, self.n_entries = match, -1 if mark is None else mark.seq
        self._carried = {} if mark is None else {clock: used / 1000 for clock, used in mark.used.items()}
        self._patience = START_SECONDS if is_new else RETURN_SECONDS
        self._waits_until: float | None = None
        self._been_here: set[int] = set()
        self._debts: dict[int, Debt] = {}
        self._allowance: dict[int, float] = {}
        self.answering: list[tuple[int, float]] = []

    # ---- who owes what -------------------------------------------------------------------------------------------

    def follow(self, match_state: MatchState, seating: Seating, v: int, now: float) -> None:
        """Look who owes what now. A clock runs once one of its people has been here, or has been waited for."""
        clocks = _clocks_of(match_state)
        owed = self._owed(match_state, seating, clocks)
        if owed and self._waits_until is None:
            self._waits_until = now + self._patience
        if match_state.n_entries != self.n_entries:
            self._carried = {}
        self._debts = {clock: debt for clock, debt in self._debts.items() if clock in owed}
        for clock, (decision, seats) in owed.items():
            debt = self._debts.get(clock)
            if debt is None or (clocks.clock.move and debt.decision != decision):
                debt = self._debts[clock] = Debt(v, decision, self._carried.pop(clock, 0.0))
            debt.seats = seats
            if debt.since is None and self._may_run(seats, now):
                debt.since = now

    def _owed(
        self, match_state: MatchState, seating: Seating, clocks: Clocks
    ) -> dict[int, tuple[str, tuple[int, ...]]]:
        """Clock -> the id of what is owed and the seats of people who owe it. Computers answer in a time of their own."""
        found: dict[int, tuple[str, tuple[int, ...]]] = {}
        for decision in match_state.decisions() if seating.is_complete else ():
            if not seating.is_computer_played(decision.seat):
                clock = clocks.of(decision.seat)
                decision_id, seats = found.get(clock, (decision.id, ()))
                found[clock] = decision_id, (*seats, decision.seat)
        return found

    def _may_run(self, seats: tuple[int, ...], now: float) -> bool:
        is_waited_for = self._waits_until is not None and now >= self._waits_until
        return is_waited_for or not self._been_here.isdisjoint(seats)

    def arrive(self, seat: int, came: float, now: float) -> None:
        """The person of a seat is here. What the server took to let them in, since they came, costs no time."""
        self._been_here.add(seat)
        for debt in self._debts.values():
            if seat in debt.seats:
                debt.excuse(came, now)

    def note_sent(self, seat: int, v: int, at: float) -> None:
        """Update `v`, or what somebody who comes back is shown, has gone out to a seat: its time begins now, not when it was queued."""
        for debt in self._debts.values():
            if seat in debt.seats and debt.v == v and debt.since is not None and not debt.is_sent:
                debt.is_sent = True
                debt.since = max(debt.since, min(at, debt.since + MOST_SENDING))

    def settle(self, match_state: MatchState, seat: int) -> None:
        """A seat has answered: what it used is in the log."""
        self._debts.pop(_clocks_of(match_state).of(seat), None)

    def forget(self) -> None:
        """The game has begun again: nobody has used anything."""
        self._debts = {}

    # ---- what is charged -----------------------------------------------------------------------------------------

    def spent(self, match_state: MatchState, seat: int, at: float, lag: float) -> int:
        """Milliseconds that an answer of a seat is charged which arrived at `at` over a line with this delay there and back."""
        debt = self._debts.get(_clocks_of(match_state).of(seat))
        if debt is None or seat not in debt.seats:
            return 0
        return round(1000 * max(0.0, debt.spent(at) - self._given_back(seat, lag)))

    def _given_back(self, seat: int, lag: float) -> float:
        return min(lag, self._allowance.get(seat, MOST_LAG))

    def take_lag(self, seat: int, lag: float) -> None:
        """An answer has been charged: its delay comes off the allowance."""
        left = self._allowance.get(seat, MOST_LAG) - self._given_back(seat, lag)
        self._allowance[seat] = min(MOST_LAG, left + LAG_REFILL)

    def excuse(self, match_state: MatchState, seat: int, came: float, now: float) -> None:
        """An answer that came could not be stored. Its seat pays neither for that nor for the time until it may try again."""
        debt = self._debts.get(_clocks_of(match_state).of(seat))
        if debt is not None and seat in debt.seats and debt.since is not None:
            debt.used, debt.since = debt.spent(came), now + RETRY_SECONDS

    def is_out(self, match_state: MatchState, seat: int, spent: int) -> bool:
        """Is the time of a seat over when it has used so many milliseconds?"""
        left = _clocks_of(match_state).left(seat, match_state.sets_up(seat))
        return left is not None and spent >= left

    def _spent_by(self, debt: Debt, now: float) -> float:
        """Seconds that a clock has run: until the first answer arrived that is being dealt with, or until now."""
        return debt.spent(min([now, *(at for seat, at in self.answering if seat in debt.seats)]))

    # ---- what comes next -----------------------------------------------------------------------------------------

    def seconds_until_next(self, match_state: MatchState, now: float) -> float | None:
        """Seconds until a flag falls or a clock begins to run, None if nothing is to come. A flag waits for what may be on its way."""
        found = [time_left for _, time_left in self._time_left(match_state, now)]
        if self._waits_until is not None and any(debt.since is None for debt in self._debts.values()):
            found.append(self._waits_until - now)
        return min(found, default=None)

    def seconds_until_tenth(self, match_state: MatchState, seat: int, now: float) -> float | None:
        """Seconds until a tenth of the time is left that a seat has for its decision; None where its clock stands still or has no limit."""
        clocks, setting_up = _clocks_of(match_state), match_state.sets_up(seat)
        debt, left = self._debts.get(clocks.of(seat)), clocks.left(seat, setting_up)
        if debt is None or debt.since is None or seat not in debt.seats or left is None:
            return None
        whole = clocks.clock.setup if setting_up else clocks.clock.move or clocks.clock.initial
        return left / 1000 - self._spent_by(debt, now) - whole / 10

    def fallen(self, match_state: MatchState, now: float) -> int | None:
        """A seat whose flag falls now, None if there is none."""
        clocks = _clocks_of(match_state)
        for seat, time_left in self._time_left(match_state, now):
            has_fallen = match_state.sets_up(seat) and clocks.is_flagged(seat)
            if time_left <= 0 and not has_fallen:
                return seat
        return None

    def _time_left(self, match_state: MatchState, now: float) -> Iterator[tuple[int, float]]:
        clocks = _clocks_of(match_state)
        for debt in self._debts.values():
            left = clocks.left(debt.seats[0], match_state.sets_up(debt.seats[0]))
            if left is not None and debt.since is not None:
                yield debt.seats[0], left / 1000 - self._spent_by(debt, now) + MOST_LAG

    def mark(self, match_state: MatchState, now: float) -> ClockMark:
        """What has been used and no entry holds."""
        used = {clock: round(1000 * self._spent_by(debt, now)) for clock, debt in self._debts.items()}
        for clock, seconds in self._carried.items():
            used.setdefault(clock, round(1000 * seconds))
        return ClockMark(self.match, match_state.n_entries, used)

    def told(self, match_state: MatchState, seating: Seating, v: int, now: float) -> wire.Clocks:
        """What everybody is told of the clocks."""
        clocks = _clocks_of(match_state)
        seats = range(match_state.n_seats)
        return wire.Clocks(
            v, tuple(self._told(match_state, seating, seat, now) for seat in seats), clocks.shared
        )

    def _told(self, match_state: MatchState, seating: Seating, seat: int, now: float) -> wire.SeatClock:
        clocks = _clocks_of(match_state)
        setting_up = match_state.sets_up(seat)
        left = clocks.left(seat, setting_up)
        debt = self._debts.get(clocks.of(seat))
        if debt is not None and (clocks.shared or seat in debt.seats):
            state: wire.ClockState = "stands" if debt.since is None else "runs"
            left = None if left is None else max(0, left - round(1000 * self._spent_by(debt, now)))
        else:
            state = "waits"
        if clocks.of(seat) == clocks.out:
            return wire.SeatClock(0, "out", setting_up)
        if not clocks.shared and seating.kind(seat) == "computer":
            left = None
        return wire.SeatClock(left, state, setting_up)


def _clocks_of(match_state: MatchState) -> Clocks:
    assert match_state.clocks is not None, "this match has no clock"
    return match_state.clocks
