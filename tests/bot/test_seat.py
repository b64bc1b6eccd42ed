"""What a seat makes of a referee's lines: in a true game, exactly what the game itself would tell that seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.cli.stratego.ucc import Seat
from gonfalon.core.events import Event
from gonfalon.games.stratego.notation import ucc_lines
from gonfalon.games.stratego.notation.ucc_lines import MoveOutcome
from gonfalon.games.stratego.notation.ucc_reading import ReceivedMove, board_of, hear
from gonfalon.games.stratego.observation import StrategoObservation

GAME = games.get("stratego")
Garble = Callable[[list[ReceivedMove], dict[str, str]], tuple[list[ReceivedMove], dict[str, str] | None]]


def outcome_line(state: Any, event: Event) -> str:
    """What a referee says of a move."""
    letters = {piece.id: piece.letter for piece in state.rules.ruleset.pieces}
    facts = event.facts
    fight = (
        (facts["result"], letters[facts["attacker"]], letters[facts["defender"]])
        if event.kind == "combat"
        else ()
    )
    return ucc_lines.write_outcome(MoveOutcome(facts["source"], facts["target"], *fight))


def board_for(state: Any, seat: int) -> dict[str, str]:
    """The rows that a seat is sent."""
    seen = GAME.observe(state, seat)
    assert isinstance(seen, StrategoObservation)
    board = board_of(ucc_lines.write_board(seen))
    assert board is not None
    return board


def whole(
    heard: list[ReceivedMove], board: dict[str, str]
) -> tuple[list[ReceivedMove], dict[str, str] | None]:
    """Nothing is lost on the way."""
    return heard, board


class GameResult:
    """A game between two of our players in which one seat also follows by a referee's lines."""

    def __init__(
        self, seed: int, seat: int, levels: tuple[int, int], garble: Garble = whole, cap: int = 300
    ) -> None:
        self.state: Any = GAME.new(seed, GAME.setup("battle", preset="ucc", ply_cap=cap))
        self.seat, self.garble = seat, garble
        self.follower = Seat(seat)
        self.players = [players.make("stratego", level, seed * 2 + s) for s, level in enumerate(levels)]
        self.pending = ""
        self.heard: list[ReceivedMove] = []
        for s in range(2):
            action = self.players[s].act(GAME.information_state(self.state, s))
            self.state.step(s, action)
            if s == seat:
                self.follower.deploy(action.removeprefix("deploy "))

    def run(self, at_turn: Callable[[GameResult], None]) -> int:
        """To the end; how many turns the seat had."""
        turns = 0
        while self.state.outcome is None:
            mover = self.state.player
            if mover == self.seat:
                heard, board = self.garble(self.heard, board_for(self.state, mover))
                self.follower.turn(self.pending, heard, board)
                at_turn(self)
                self.heard, turns = [], turns + 1
            action = self.players[mover].act(GAME.information_state(self.state, mover))
            event = self.state.step(mover, action)[0]
            told = hear(outcome_line(self.state, event))
            assert told is not None
            self.heard.append(told)
            self.pending = action if mover == self.seat else self.pending
        return turns


def same(game: GameResult) -> None:
    """The follower knows what the game's own information state says, options of this test apart."""
    true = GAME.information_state(game.state, game.seat)
    read = game.follower.information()
    assert game.follower.fallback is None
    assert (read.game, read.variant, read.seat) == (true.game, true.variant, true.seat)
    assert read.options | {"ply_cap": 0} == true.options | {"ply_cap": 0}
    assert read.events == true.events
    assert read.actions == true.actions
    assert read.offered == true.offered
    assert read.observation == true.observation


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("levels", [(1, 1), (0, 1), (0, 0)])
@pytest.mark.parametrize(("seed", "cap"), [(1, 160), pytest.param(2, 300, marks=pytest.mark.long)])
def test_reading_a_referee_tells_exactly_what_the_game_would(
    seed: int, cap: int, seat: int, levels: tuple[int, int]
):
    assert GameResult(seed, seat, levels, cap=cap).run(same) > 20


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sampler_can_use_what_was_read(seat: int):
    rng = random.Random(seat)

    def sampled(game: GameResult) -> None:
        if game.state.ply % 50 < 2:
            state = GAME.sample(game.follower.information(), rng)
            assert GAME.observe(state, game.seat) == GAME.observe(game.state, game.seat)

    assert GameResult(7, seat, (1, 1), cap=160).run(sampled) > 20
