"""One game between two entrants: what is agreed before it (Job) and what is kept of it (Played)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import Game, Outcome, seats_to_act
from gonfalon.core.rng import stream_seed
from gonfalon.players.external import Forfeit, Program

from .entrants import Entrant, seat_player


class Setting(msgspec.Struct, frozen=True):
    """What is the same for all games of a contest. options: all of them; asked: those that differ from the ruleset's own.

    seconds: limit of every answer of a program.
    """

    game: str
    variant: str
    options: dict[str, Any]
    seed: int
    seconds: float = 5.0
    asked: dict[str, Any] = {}


class Job(msgspec.Struct, frozen=True):
    """Game `number` of a pairing. pair: the two entrants; the one at `red` has seat 0, the other seat 1."""

    setting: Setting
    pair: tuple[Entrant, Entrant]
    number: int

    @property
    def red(self) -> int:
        """Who of the pair has seat 0: sides change every game."""
        return self.number % 2

    def seed(self, *names: str | int) -> int:
        """A seed for this game. Games 2k and 2k + 1 share theirs, so that players who set up alike have each the same two armies,
        sides changed; where a player meets itself that would be the same game twice, and every game has its own."""
        first, second = (entrant.name for entrant in self.pair)
        round_ = self.number if first == second else self.number // 2
        return stream_seed(self.setting.seed, first, second, round_, *names)


class Clock(msgspec.Struct):
    """Times of a player's moves, in seconds; set-ups, which have no list of legal actions, are not counted."""

    n: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one answer."""
        self.n += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


class Played(msgspec.Struct, frozen=True):
    """A finished game. score: of the pair's first, 1, 0.5 or 0. reason: the rules' word, or `forfeit_...` with what happened in `detail`.

    ms, longest_ms: mean and longest time of a move of each of the pair, on the wall clock.
    """

    number: int
    red: int
    score: float
    reason: str
    truncated: bool
    plies: int
    ms: tuple[float, float]
    longest_ms: tuple[float, float]
    detail: str = ""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended, with what a program did if it forfeited."""

    outcome: Outcome
    detail: str = ""


class _Lost(Exception):
    """A seat has forfeited."""

    def __init__(self, seat: int, forfeit: Forfeit) -> None:
        super().__init__(seat)
        self.seat, self.forfeit = seat, forfeit


def play_out(
    game: str, state: Any, seats: Sequence[players.Player], clocks: Sequence[Clock] | None = None
) -> Ending:
    """A state to its end; each player is handed its own information state and nothing else. A program may forfeit."""
    rules = games.get(game)
    clocks = clocks or [Clock() for _ in seats]
    programs = [(seat, player) for seat, player in enumerate(seats) if isinstance(player, Program)]
    ending = Ending(Outcome((0.0,) * len(seats), "stopped"))
    try:
        while state.outcome is None:
            for seat in seats_to_act(state):
                _act(rules, state, seat, seats[seat], clocks[seat])
                for other, program in programs:
                    _tell(rules, state, other, program)
        ending = Ending(state.outcome)
    except _Lost as lost:
        returns = tuple(-1.0 if seat == lost.seat else 1.0 for seat in range(len(seats)))
        ending = Ending(Outcome(returns, f"forfeit_{lost.forfeit.reason}"), lost.forfeit.detail)
    finally:
        for _, program in programs:
            program.close(ending.outcome.returns, ending.outcome.reason)
    return ending


def _act(rules: Game, state: Any, seat: int, player: players.Player, clock: Clock) -> None:
    """One decision of a seat. A program's illegal action is a forfeit, a player's of ours is a bug that raises."""
    information = rules.information_state(state, seat)
    began = time.perf_counter()
    try:
        action = player.act(information)
    except Forfeit as forfeit:
        raise _Lost(seat, forfeit) from None
    if information.observation.legal is not None:
        clock.add(time.perf_counter() - began)
    try:
        state.step(seat, action)
    except IllegalActionError as error:
        if not isinstance(player, Program):
            raise
        raise _Lost(seat, Forfeit("illegal", str(error))) from None


def _tell(rules: Game, state: Any, seat: int, program: Program) -> None:
    try:
        program.hear(rules.information_state(state, seat))
    except Forfeit as forfeit:
        raise _Lost(seat, forfeit) from None


def play(job: Job) -> Played:
    """Play one game. Raises GonfalonError for what cannot be played."""
    setting = job.setting
    rules = games.get(setting.game)
    state: Any = rules.new(job.seed("game"), setting.variant, **setting.options)
    by_seat = (0, 1) if job.red == 0 else (1, 0)
    seats = [
        seat_player(job.pair[who], rules.spec.family, job.seed("player", seat), setting.seconds)
        for seat, who in enumerate(by_seat)
    ]
    clocks = [Clock(), Clock()]
    ending = play_out(setting.game, state, seats, clocks)
    times = [clocks[seat] for seat in by_seat]
    return Played(
        number=job.number,
        red=job.red,
        score=(ending.outcome.returns[job.red] + 1) / 2,
        reason=ending.outcome.reason,
        truncated=ending.outcome.truncated,
        plies=state.ply,
        ms=(_ms(times[0].total / max(1, times[0].n)), _ms(times[1].total / max(1, times[1].n))),
        longest_ms=(_ms(times[0].longest), _ms(times[1].longest)),
        detail=ending.detail,
    )


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
