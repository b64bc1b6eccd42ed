"""One Stratego game as planes and numbered moves, for the PettingZoo and the Gymnasium environment."""

from __future__ import annotations

from typing import Any

import numpy as np

from gonfalon.core.errors import ArgumentError, Fault, FaultyActionError, IllegalActionError, NotYourTurnError
from gonfalon.core.game import SPECTATOR, Outcome
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.envs.episode import Episode, ObservationBox
from gonfalon.games.stratego import actions, compiling, deployment, power_texts
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import planes
from gonfalon.games.stratego.kernel.layout import DEPLOYMENT, DOWN, LEFT, RIGHT, UP
from gonfalon.games.stratego.observe import observe
from gonfalon.games.stratego.rules import rules_for
from gonfalon.games.stratego.squares import (
    column_of,
    is_on_board,
    name_of,
    row_of,
    square_at,
    square_name,
    square_of,
)
from gonfalon.games.stratego.state import StrategoState

from .batch import worded

SETUPS = ("sampled", "given", "placed")
BACK = {UP: (-1, 0), DOWN: (1, 0), RIGHT: (0, -1), LEFT: (0, 1)}
"""Direction of travel -> (rows, columns) from a square to the one before it."""


class StrategoEpisode(Episode):
    """A game with numbered actions and plane observations, each turned to the side of the seat that looks.

    setup: "sampled" (both sides drawn uniformly at reset), "given" (`deployments`, the letters of both seats), "placed" (each
    seat fills its zone square by square: number n_moves + kind puts that kind on the next square, n_moves + K leaves it empty).
    Planes are those of kernel/planes.py; while a seat places, plane 2K+5 marks the square to fill.
    """

    def __init__(
        self,
        variant: str,
        setup: str,
        deployments: tuple[str, str] | None,
        options: dict[str, Any],
        preset: str = "",
    ) -> None:
        if setup not in SETUPS:
            raise ArgumentError(f"setup {setup!r}: it takes {', '.join(SETUPS)}")
        if (setup == "given") != (deployments is not None):
            raise ArgumentError('deployments and setup="given" go together')
        if deployments is not None and (isinstance(deployments, str) or len(deployments) != 2):
            raise ArgumentError("deployments: two texts, red's and blue's")
        self.variant, self.setup, self.deployments = variant, setup, deployments
        self.preset, self.options = preset, {"ply_cap": 4000, **options}
        compiling.compile_apart(__package__ or "")
        self.rules = rules_for(variant, self.options, preset)
        self.game_setup = GAME.setup(variant, preset=preset, **self.options)
        ruleset = self.rules.ruleset
        for seat, letters in enumerate(deployments or ()):
            if faults := deployment.faults_of(ruleset, seat, letters):
                raise ValueError(f"deployment {letters[:80]!r} of seat {seat}: {worded(faults)} (STRAT-3.3)")
        self.n_kinds = len(ruleset.pieces)
        self.n_moves = int(planes.n_actions(self.rules.tables))
        self.n_actions = self.n_moves + (self.n_kinds + 1 if setup == "placed" else 0)
        self.name, self.n_seats, self.lowest_return = "stratego", 2, -1.0
        self.shape = (int(planes.n_planes(self.rules.tables)), ruleset.rows, ruleset.columns)
        self.box = ObservationBox(self.shape, 0, 100, np.int8)
        self.placed: list[str] = ["", ""]

    @property
    def state(self) -> StrategoState:
        """The position with all its secrets. Raises GonfalonError before the first `reset`."""
        return self.require_begun()

    def reset(self, seed: int) -> None:
        """A new game; the seed settles a sampled set-up."""
        self._state = GAME.new(seed, self.game_setup)
        self.placed = ["", ""]
        if self.setup == "placed":
            return
        for seat in range(2):
            given = self.deployments or ("", "")
            rng = stream(seed, "deployment", seat)
            letters = given[seat] or deployment.random_letters(self.rules.ruleset, seat, rng)
            self.state.step(seat, deployment.PREFIX + letters)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.state.outcome

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an action."""
        return self.state.to_act()

    def asked(self) -> tuple[int, ...]:
        """The seats that owe an action, in order."""
        return self.state.to_act()

    def vector(self, seat: int) -> np.ndarray:
        """int8[planes, rows, columns], what this seat may know now."""
        boards = np.zeros(self.shape, np.int8)
        flat = boards.reshape(self.shape[0], -1)
        if self.state.phase == DEPLOYMENT:
            self._write_zone(seat, flat)
        else:
            planes.write_planes(self.state.record, self.rules.tables, seat, flat)
        return boards

    def _write_zone(self, seat: int, flat: np.ndarray) -> None:
        letters = self.rules.ruleset.by_letter(seat)
        text = self.state.deployed[seat] or self.placed[seat]
        zone = self.rules.zone_squares[seat]
        for square, letter in zip(zone, text, strict=False):
            if letter != ".":
                flat[letters[letter], planes.cell_of(self.rules.tables, seat, square)] = 1
        if len(text) < len(zone):
            flat[2 * self.n_kinds + 5, planes.cell_of(self.rules.tables, seat, zone[len(text)])] = 1
        for name in self.rules.ruleset.obstacles:
            square = square_of(name)
            flat[2 * self.n_kinds + 4, planes.cell_of(self.rules.tables, seat, square)] = 1

    def mask(self, seat: int) -> np.ndarray:
        """1 for each legal number of this seat; all 0 if it owes nothing."""
        mask = np.zeros(self.n_actions, np.int8)
        if seat not in self.to_act():
            return mask
        if self.state.phase == DEPLOYMENT:
            self._mask_placing(seat, mask)
        else:
            for code in self.codes():
                mask[planes.number_of(self.rules.tables, seat, code)] = 1
        return mask

    def codes(self) -> list[int]:
        """Kernel codes of the legal actions of the seat to act."""
        return self.state.legal_codes()

    def _mask_placing(self, seat: int, mask: np.ndarray) -> None:
        left = self._left(seat)
        for kind, count in enumerate(left):
            mask[self.n_moves + kind] = count > 0
        empty = len(self.rules.zone_squares[seat]) - len(self.placed[seat]) - sum(left)
        mask[self.n_moves + self.n_kinds] = empty > 0

    def _left(self, seat: int) -> list[int]:
        """Pieces of each kind still to place."""
        ruleset = self.rules.ruleset
        return [
            count - self.placed[seat].count(piece.letter)
            if (count := ruleset.armies[seat].get(piece.id, 0))
            else 0
            for piece in ruleset.pieces
        ]

    def act(self, seat: int, number: int) -> None:
        """Take a numbered action. Raises IllegalActionError and changes nothing."""
        if self.state.phase == DEPLOYMENT:
            self._place(seat, number)
            return
        self.state.step(seat, self.text_of(seat, number))

    def check(self, seat: int, number: int) -> None:
        """Raise the IllegalActionError that `act` would raise, or return."""
        if self.state.phase == DEPLOYMENT:
            self._check_placing(seat, number)
        else:
            self.state.check(seat, self.text_of(seat, number))

    def text_of(self, seat: int, number: int) -> str:
        """The canonical text of what a number asks for now, legal or not. Raises IllegalActionError for a number that asks for nothing."""
        code = planes.code_of(self.rules.tables, seat, number) if 0 <= number < self.n_moves else -1
        if code < 0:
            raise IllegalActionError(f"action {number}", "unknown_action")
        if code >= planes.STOP:
            return self._text_of_power(number, code)
        if code >= planes.RESCUE_BASE:
            return actions.rescue_of(self.rules.ruleset, code).text
        target, back = code & 255, BACK[code >> 8]
        board, tables = self.state.record["board"], self.rules.tables
        row, column = row_of(target), column_of(target)
        while True:
            row, column = row + back[0], column + back[1]
            if not (0 <= row < int(tables["rows"]) and 0 <= column < int(tables["columns"])):
                raise IllegalActionError(f"action {number}", "no_piece", "STRAT-4.2")
            if int(board[square_at(row, column)]) != 0:
                return f"{square_name(row, column)}-{name_of(target)}"

    def _text_of_power(self, number: int, code: int) -> str:
        """The text of `stop` or a power. Raises IllegalActionError for a step off the board and for a flight that lands nowhere."""
        if code != planes.STOP:
            path = power_texts.path_of(self.rules, self.state.record, code)
            squares = (*path, *power_texts.named_targets(self.rules, code, path[-1]))
            board = self.rules.ruleset.rows, self.rules.ruleset.columns
            if not all(is_on_board(square, *board) for square in squares):
                raise IllegalActionError(f"action {number}", "power_step", "ME-6")
        return self.state.text_of(code)

    def _check_placing(self, seat: int, number: int) -> None:
        if seat not in self.to_act():
            raise NotYourTurnError(f"action {number}", "wrong_turn", "STRAT-4.1")
        if not self.n_moves <= number < self.n_actions:
            raise IllegalActionError(f"action {number}", "unknown_action")
        if not self.mask(seat)[number]:
            raise FaultyActionError(f"action {number}", (Fault("too_many"),), "STRAT-3.3", "deployment")

    def _place(self, seat: int, number: int) -> None:
        self._check_placing(seat, number)
        kind = number - self.n_moves
        self.placed[seat] += "." if kind == self.n_kinds else self.rules.ruleset.pieces[kind].letter
        if len(self.placed[seat]) == len(self.rules.zone_squares[seat]):
            self.state.step(seat, deployment.PREFIX + self.placed[seat])

    def act_by_text(self, seat: int, action: str) -> None:
        """Take an action given as its canonical text. Raises IllegalActionError and changes nothing."""
        self.state.step(seat, action)

    def information(self, seat: int) -> InformationState:
        """Everything `seat` has seen since the start."""
        return GAME.information_state(self.state, seat)

    def render(self) -> str:
        """The public board: known pieces by letter, unknown ones as ?, red's with an R before it, the last row first."""
        seen = observe(self.state, SPECTATOR)
        letters = {kind.id: kind.letter for kind in seen.kinds}
        cells = dict.fromkeys(seen.obstacles, "~")
        for piece in seen.pieces:
            letter = letters.get(piece.piece, "?")
            cells[piece.square] = f"{'R' if piece.owner == 0 else 'b'}{letter}"
        columns = [chr(ord("a") + c) for c in range(seen.columns)]
        rows = (" ".join(f"{cells.get(f'{c}{r}', '.'):>2}" for c in columns) for r in range(seen.rows, 0, -1))
        return "\n".join(rows)
