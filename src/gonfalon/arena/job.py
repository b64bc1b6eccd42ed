"""One game between entrants: what is agreed before it (Job) and what is kept of it (Played)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import AnyGame, GameSetup, Outcome, State, Value
from gonfalon.core.rng import stream_seed
from gonfalon.players.external import Forfeit, Program

from .entrants import Entrant, seat_player


class Setting(msgspec.Struct, frozen=True):
    """What is the same for all games of a contest. asked: the options that differ from the ruleset's own.

    seconds: limit of every answer of a program.
    """

    game: str
    setup: GameSetup
    seed: int
    seconds: float = 5.0
    asked: dict[str, Value] = {}

    @property
    def variant(self) -> str:
        """The name of the ruleset."""
        return self.setup.variant

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value."""
        return self.setup.options

    @property
    def is_company(self) -> bool:
        """Do all seats play together?"""
        return games.get(self.game).spec.cooperative


class Job(msgspec.Struct, frozen=True):
    """Game `number` between these players: two opponents, who change sides every game, or a company in the order of its seats.

    most_plies: stop after so many, 0 for none (a game that only warms up).
    """

    setting: Setting
    players: tuple[Entrant, ...]
    number: int
    most_plies: int = 0

    @property
    def first(self) -> int:
        """Who of the players has seat 0."""
        return 0 if self.setting.is_company else self.number % 2

    @property
    def by_seat(self) -> tuple[int, ...]:
        """Seat -> who of the players has it."""
        order = tuple(range(len(self.players)))
        return order[::-1] if self.first else order

    def seed(self, *names: str | int) -> int:
        """A seed for this game. Of two opponents, games 2k and 2k + 1 share theirs, so that players who set up alike have each the
        same two armies, sides changed; where a player meets itself that would be the same game twice, and every game has its own."""
        seeded = [entrant.seed_name for entrant in self.players]
        alone = self.setting.is_company or len(set(seeded)) < len(seeded)
        round_ = self.number if alone else self.number // 2
        return stream_seed(self.setting.seed, *seeded, round_, *names)


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

    @property
    def ms(self) -> float:
        """Mean time of a move, in milliseconds."""
        return round(1000 * self.total / max(1, self.n), 2)

    @property
    def longest_ms(self) -> float:
        """Longest time of a move, in milliseconds."""
        return round(1000 * self.longest, 2)


class Played(msgspec.Struct, frozen=True):
    """A finished game. first: who of the players had seat 0 (`red` in a results file). score: of the first of two opponents, or of a
    company, 1, 0.5 or 0. reason: the rules' word, or `forfeit_...` with what happened in `detail`.

    ms, longest_ms: mean and longest time of a move of each player, on the wall clock. returns: of a company, by seat.
    culprit: the seat that forfeited in a company, -1 for none.
    """

    number: int
    first: int = msgspec.field(name="red")
    score: float
    reason: str
    truncated: bool
    plies: int
    ms: tuple[float, ...]
    longest_ms: tuple[float, ...]
    detail: str = ""
    returns: tuple[float, ...] = ()
    culprit: int = -1


class Ending(msgspec.Struct, frozen=True):
    """How a game ended; the seat of a program that forfeited (-1: none) with what it did."""

    outcome: Outcome
    detail: str = ""
    culprit: int = -1


class _Lost(Exception):
    """A seat has forfeited."""

    def __init__(self, seat: int, forfeit: Forfeit) -> None:
        super().__init__(seat)
        self.seat, self.forfeit = seat, forfeit


def play_out(
    game: str,
    state: Any,
    seats: Sequence[players.Player],
    clocks: Sequence[Clock] | None = None,
    most_plies: int = 0,
) -> Ending:
    """A state to its end; each player is handed its own information state and nothing else. A program may forfeit.

    most_plies: stop after so many, 0 for none.
    """
    rules = games.get(game)
    clocks = clocks or [Clock() for _ in seats]
    programs = [(seat, player) for seat, player in enumerate(seats) if isinstance(player, Program)]
    ending = Ending(Outcome((0.0,) * len(seats), "stopped", True))
    try:
        while state.outcome is None and (not most_plies or state.ply < most_plies):
            seat = state.to_act()[0]
            _act(rules, state, seat, seats[seat], clocks[seat])
            for other, program in programs:
                _tell(rules, state, other, program)
        ending = Ending(state.outcome) if state.outcome else ending
    except _Lost as lost:
        reason = f"forfeit_{lost.forfeit.reason}"
        ending = Ending(
            Outcome(_returns_of_forfeit(rules, state, lost.seat), reason), lost.forfeit.detail, lost.seat
        )
    finally:
        for _, program in programs:
            program.close(ending.outcome.returns, ending.outcome.reason)
    return ending


def _returns_of_forfeit(rules: AnyGame, state: State, loser: int) -> tuple[float, ...]:
    """The lowest return for who forfeits, in a company for everybody, and the highest for its opponents."""
    low, high = rules.spec.utility
    together = rules.spec.cooperative
    return tuple(low if together or seat == loser else high for seat in range(state.n_seats))


def _act(rules: AnyGame, state: State, seat: int, player: players.Player, clock: Clock) -> None:
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


def _tell(rules: AnyGame, state: State, seat: int, program: Program) -> None:
    try:
        program.hear(rules.information_state(state, seat))
    except Forfeit as forfeit:
        raise _Lost(seat, forfeit) from None


def play(job: Job) -> Played:
    """Play one game. Raises GonfalonError for what cannot be played."""
    setting, by_seat = job.setting, job.by_seat
    rules = games.get(setting.game)
    state = rules.new(job.seed("game"), setting.setup)
    seats = [
        seat_player(job.players[who], rules.spec.family, job.seed("player", seat), setting.seconds)
        for seat, who in enumerate(by_seat)
    ]
    clocks = [Clock() for _ in seats]
    ending = play_out(setting.game, state, seats, clocks, job.most_plies)
    returns, together = ending.outcome.returns, setting.is_company
    times = [clocks[by_seat.index(who)] for who in range(len(seats))]
    return Played(
        number=job.number,
        first=job.first,
        score=company_score(returns) if together else score_at(job.first, returns),
        reason=ending.outcome.reason,
        truncated=ending.outcome.truncated,
        plies=state.ply,
        ms=tuple(clock.ms for clock in times),
        longest_ms=tuple(clock.longest_ms for clock in times),
        detail=ending.detail,
        returns=returns if together else (),
        culprit=ending.culprit if together else -1,
    )


def score_at(seat: int, returns: Sequence[float]) -> float:
    """1 for a seat that has more than its opponents, 0 for one that has less, 0.5 for the same."""
    others = max(value for other, value in enumerate(returns) if other != seat)
    return 0.5 if returns[seat] == others else float(returns[seat] > others)


def company_score(returns: Sequence[float]) -> float:
    """1 if nobody has lost and somebody has won, 0 if somebody has lost, else 0.5."""
    return 0.0 if min(returns) < 0 else 1.0 if max(returns) > 0 else 0.5
