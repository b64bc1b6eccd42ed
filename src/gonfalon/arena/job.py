"""One game between entrants: Job says what to play, GameResult what came of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.arguments import require_action
from gonfalon.core.errors import ArgumentError, IllegalActionError
from gonfalon.core.game import AnyGame, GameSetup, Outcome, State, Value
from gonfalon.core.rng import stream_seed
from gonfalon.core.scores import company_score, score_at
from gonfalon.players.external import Forfeit, Program

from .entrants import Entrant, seat_player


class ContestSetting(msgspec.Struct, frozen=True):
    """What all games of a contest share. seconds: limit of every answer of a program.

    changed_options: the options whose values differ from the variant's defaults.
    """

    game: str
    setup: GameSetup
    seed: int
    seconds: float = 5.0
    changed_options: dict[str, Value] = {}

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
    """Game `number` of these players: two opponents, who change seats every game, or a team in the order of its seats.

    most_plies: plies after which the game stops, 0 for no limit (set for games that only compile kernels).
    """

    setting: ContestSetting
    players: tuple[Entrant, ...]
    number: int
    most_plies: int = 0

    @property
    def first(self) -> int:
        """Index into `players` of the player at seat 0."""
        return 0 if self.setting.is_company else self.number % 2

    @property
    def by_seat(self) -> tuple[int, ...]:
        """Seat -> index into `players`."""
        order = tuple(range(len(self.players)))
        return order[::-1] if self.first else order

    def seed(self, *names: str | int) -> int:
        """A seed of this game, derived from `names`. Of two opponents games 2k and 2k + 1 share it, with the seats changed.

        Players who draw their set-ups by the same rule thus have each of two armies once. Where a player meets itself the pair would be
        the same game twice, so every game has a seed of its own; so it is in a team.
        """
        seeded = [entrant.seed_name for entrant in self.players]
        unpaired = self.setting.is_company or len(set(seeded)) < len(seeded)
        pair = self.number if unpaired else self.number // 2
        return stream_seed(self.setting.seed, *seeded, pair, *names)


class MoveTimes(msgspec.Struct):
    """Wall-clock times of one player's answers, in seconds; answers without a list of legal actions (set-ups) are not counted."""

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


class GameResult(msgspec.Struct, frozen=True):
    """A finished game. first: index of the player at seat 0 (`red` in a results file). score: 1, 0.5 or 0, of the first of two
    opponents or of the team. reason: a reason of the rules, or `forfeit_...` with the cause in `detail`.

    ms, longest_ms: mean and longest wall-clock time of an answer of each player, in milliseconds. returns: of a team, by seat.
    culprit: the seat that forfeited in a team, -1 for none.
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
    """How a game ended. culprit: seat of the program that forfeited, -1 for none; detail: what it did."""

    outcome: Outcome
    detail: str = ""
    culprit: int = -1


class _Forfeited(Exception):
    """A seat has forfeited: ends the game inside `play_out`."""

    def __init__(self, seat: int, forfeit: Forfeit) -> None:
        super().__init__(seat)
        self.seat, self.forfeit = seat, forfeit


def play_out(
    game: str,
    state: Any,
    seats: Sequence[players.Player],
    clocks: Sequence[MoveTimes] | None = None,
    most_plies: int = 0,
) -> Ending:
    """Play a state to its end; each player is given its own information state and nothing else. A program may forfeit.

    clocks: filled with the time of every answer. most_plies: plies after which the game stops, 0 for no limit.
    Mutates: state, clocks. Raises ArgumentError for another number of players than seats, and for an answer that is no text.
    """
    rules = games.get(game)
    if len(seats) != state.n_seats:
        raise ArgumentError(f"{len(seats)} players for {state.n_seats} seats: give one for each")
    clocks = clocks or [MoveTimes() for _ in seats]
    programs = [(seat, player) for seat, player in enumerate(seats) if isinstance(player, Program)]
    ending = Ending(Outcome((0.0,) * len(seats), "stopped", True))
    try:
        while state.outcome is None and (not most_plies or state.ply < most_plies):
            seat: int = state.to_act()[0]
            _act(rules, state, seat, seats[seat], clocks[seat])
            for other, program in programs:
                _send_news(rules, state, other, program)
        ending = Ending(state.outcome) if state.outcome else ending
    except _Forfeited as lost:
        reason = f"forfeit_{lost.forfeit.reason}"
        ending = Ending(
            Outcome(_returns_of_forfeit(rules, state, lost.seat), reason), lost.forfeit.detail, lost.seat
        )
    finally:
        for _, program in programs:
            program.close(ending.outcome.returns, ending.outcome.reason)
    return ending


def _returns_of_forfeit(rules: AnyGame, state: State, loser: int) -> tuple[float, ...]:
    """The lowest return for the seat that forfeits (in a team for all seats), the highest for its opponents."""
    low, high = rules.spec.utility
    together = rules.spec.cooperative
    return tuple(low if together or seat == loser else high for seat in range(state.n_seats))


def _act(rules: AnyGame, state: State, seat: int, player: players.Player, clock: MoveTimes) -> None:
    """Take one decision of a seat. An illegal action of a program is a forfeit; of a player in this package it raises, as a bug."""
    information = rules.information_state(state, seat)
    began = time.perf_counter()
    try:
        action = player.act(information)
    except Forfeit as forfeit:
        raise _Forfeited(seat, forfeit) from None
    if information.observation.legal is not None:
        clock.add(time.perf_counter() - began)
    require_action(seat, action, type(player).__name__)
    try:
        state.step(seat, action)
    except IllegalActionError as error:
        if not isinstance(player, Program):
            raise
        raise _Forfeited(seat, Forfeit("illegal", str(error))) from None


def _send_news(rules: AnyGame, state: State, seat: int, program: Program) -> None:
    """Send a program the events it has not received yet; a program that does not take them forfeits."""
    try:
        program.hear(rules.information_state(state, seat))
    except Forfeit as forfeit:
        raise _Forfeited(seat, forfeit) from None


def play(job: Job) -> GameResult:
    """Play one game. Raises GonfalonError if it cannot be played."""
    setting, by_seat = job.setting, job.by_seat
    rules = games.get(setting.game)
    state = rules.new(job.seed("game"), setting.setup)
    seats = [
        seat_player(job.players[who], rules.spec.family, job.seed("player", seat), setting.seconds)
        for seat, who in enumerate(by_seat)
    ]
    clocks = [MoveTimes() for _ in seats]
    ending = play_out(setting.game, state, seats, clocks, job.most_plies)
    returns, together = ending.outcome.returns, setting.is_company
    times = [clocks[by_seat.index(who)] for who in range(len(seats))]
    return GameResult(
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
