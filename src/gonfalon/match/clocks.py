"""The time that the seats of a match have left: a fold over its entries. The server measures (room_clocks.py)."""

from __future__ import annotations

from .terms import Clock


class Clocks:
    """What is left of a match's time, after its entries so far.

    shared: the seats have one clock together, as in a cooperative game; it has index 0. Otherwise each seat's clock has its number.
    flagged: clocks whose time to set up is over; the server then answers what their seats owe of the set-up. out: the clock that has ended
    the game, -1 for none. game_times, setup_times: milliseconds that each clock has left for the game and for setting up.
    """

    def __init__(self, clock: Clock, n_seats: int, shared: bool) -> None:
        self.clock, self.n_seats, self.shared = clock, n_seats, shared
        self.reset()

    def reset(self) -> None:
        """Give all clocks their full time: a game begins, or begins again."""
        n_clocks = 1 if self.shared else self.n_seats
        self.game_times, self.setup_times = (
            [seconds * 1000] * n_clocks for seconds in (self.clock.initial, self.clock.setup)
        )
        self.flagged: set[int] = set()
        self.out = -1

    def of(self, seat: int) -> int:
        """The clock of a seat."""
        return 0 if self.shared else seat

    def left(self, seat: int, setting_up: bool) -> int | None:
        """Milliseconds that a seat has for what it owes, None for no limit. A decision of a clock "per move" has its full time."""
        if setting_up:
            return self.setup_times[self.of(seat)] if self.clock.setup else None
        return self.clock.move * 1000 or self.game_times[self.of(seat)]

    def charge(self, seat: int, spent: int, setting_up: bool) -> None:
        """Take milliseconds off the clock of a seat."""
        times = self.setup_times if setting_up else self.game_times
        times[self.of(seat)] = max(0, times[self.of(seat)] - spent)

    def reward(self, seat: int) -> None:
        """Add the increment: this seat has completed a turn."""
        self.game_times[self.of(seat)] += self.clock.increment * 1000

    def end_setup(self, seat: int) -> None:
        """The time of a seat to set up is over."""
        self.setup_times[self.of(seat)] = 0
        self.flagged.add(self.of(seat))

    def is_flagged(self, seat: int) -> bool:
        """Is the time of this seat to set up over?"""
        return self.of(seat) in self.flagged

    def is_over(self, seat: int, spent: int, setting_up: bool) -> bool:
        """Is there no time left after so many milliseconds more? False where there is no limit, or the set-up has ended already."""
        left = self.left(seat, setting_up)
        return left is not None and spent >= left and not (setting_up and self.is_flagged(seat))
