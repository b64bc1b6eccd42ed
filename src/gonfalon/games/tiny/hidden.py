"""Outpost: two seats, three hidden pieces each on a board of 3 x 3 (docs/rules/tiny_hidden.md)."""

from __future__ import annotations

import hashlib
from itertools import permutations
from typing import Any

from gonfalon.core.errors import (
    DeploymentError,
    DeploymentFault,
    GameOverError,
    IllegalActionError,
    NotYourTurnError,
)
from gonfalon.core.events import Event
from gonfalon.core.game import Decision, GameSpec, Outcome, VariantSpec
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.rng import Rng

from .history import Step, draw_until_agrees, fingerprint, information_of

PIECES = "K12"
CAP = 30
SETUPS = tuple("".join(p) for p in permutations(PIECES))
Piece = tuple[int, str, bool]
"""(owner, letter, shown)"""


class OutpostObservation(Observation, frozen=True, kw_only=True):
    """board: nine cells, row 1 first: "" empty, "0K" a piece of seat 0 that this seat knows, "1?" one it does not."""

    board: tuple[str, ...]


class OutpostState:
    """Fulfils core.game.State."""

    n_seats = 2

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.setups: list[str | None] = [None, None]
        self.board: list[Piece | None] = [None] * 9
        self.player, self.moves = 0, 0
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None

    @property
    def ply(self) -> int:
        return len(self.steps)

    @property
    def turn(self) -> int:
        return self.moves

    def decisions(self) -> tuple[Decision, ...]:
        """Set-ups of both seats at once (TINYH-2), then one move at a time."""
        if self.outcome:
            return ()
        if None in self.setups:
            return tuple(Decision(s, "deploy", None) for s in range(2) if self.setups[s] is None)
        return (Decision(self.player, "move", self.legal()),)

    def legal(self) -> tuple[str, ...]:
        """TINYH-3: one step onto a free or enemy square with a 1 or a 2."""
        found = []
        for source, piece in enumerate(self.board):
            if piece and piece[0] == self.player and piece[1] != "K":
                for target in _beside(source):
                    there = self.board[target]
                    if there is None or there[0] != self.player:
                        found.append(f"{_name(source)}-{_name(target)}")
        return tuple(sorted(found))

    def check(self, seat: int, action: str) -> None:
        """Raise what speaks against an action."""
        if self.outcome:
            raise GameOverError(action, "game_over", "TINYH-5")
        decision = next((d for d in self.decisions() if d.seat == seat), None)
        if decision is None:
            raise NotYourTurnError(action, "wrong_turn", "TINYH-3")
        if decision.options is None:
            if action not in {f"deploy {setup}" for setup in SETUPS}:
                raise DeploymentError(action[:20], DeploymentFault.WRONG_LENGTH, "TINYH-2")
        elif action not in decision.options:
            raise IllegalActionError(action, "illegal", "TINYH-3")

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take an action. Raises IllegalActionError."""
        self.check(seat, action)
        offered = fingerprint(next(d.options for d in self.decisions() if d.seat == seat))
        events = self._deploy(seat, action[7:]) if None in self.setups else self._move(action)
        self.steps.append(Step(seat, action, events, offered))
        return events

    def _deploy(self, seat: int, setup: str) -> tuple[Event, ...]:
        self.setups[seat] = setup
        if None not in self.setups:
            for owner, text in enumerate(self.setups):
                for column, letter in enumerate(text or ""):
                    self.board[owner * 6 + column] = (owner, letter, False)
            self._stop_if_stuck()
        return (Event(self.ply, "ready", {"seat": seat}),)

    def _move(self, action: str) -> tuple[Event, ...]:
        source, target = _index(action[:2]), _index(action[3:])
        own, there = self.board[source], self.board[target]
        assert own is not None
        facts: dict[str, Any] = {"seat": self.player, "source": action[:2], "target": action[3:]}
        self.board[source] = None
        if there is None:
            self.board[target] = own
        else:
            facts |= {"attacker": own[1], "defender": there[1]}
            self.board[target] = _winner(own, there)
            if there[1] == "K":
                self._end(self.player, "keep_taken")
        self.moves += 1
        self.player = 1 - self.player
        self._stop_if_stuck()
        return (Event(self.ply, "combat" if there else "move", facts),)

    def _stop_if_stuck(self) -> None:
        if self.outcome is None and not self.legal():
            self._end(1 - self.player, "no_legal_move")
        elif self.outcome is None and self.moves >= CAP:
            self.outcome = Outcome((0.0, 0.0), "cap", True)

    def _end(self, winner: int, reason: str) -> None:
        self.outcome = Outcome((1.0, -1.0) if winner == 0 else (-1.0, 1.0), reason)

    def copy(self) -> OutpostState:
        """An independent state."""
        twin = OutpostState(self.seed)
        twin.setups, twin.board, twin.steps = list(self.setups), list(self.board), list(self.steps)
        twin.player, twin.moves, twin.outcome = self.player, self.moves, self.outcome
        return twin

    def digest(self) -> str:
        """Fingerprint, secrets included."""
        whole = (self.setups, self.board, self.player, self.moves, self.outcome, len(self.steps))
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:32]


def _winner(attacker: Piece, defender: Piece) -> Piece | None:
    """TINYH-4: the keep falls to anybody, the higher stays, equals both go; who fought is known from now on."""
    if defender[1] == "K" or attacker[1] > defender[1]:
        return attacker[0], attacker[1], True
    return None if attacker[1] == defender[1] else (defender[0], defender[1], True)


def _name(square: int) -> str:
    return "abc"[square % 3] + "123"[square // 3]


def _index(name: str) -> int:
    return "123".index(name[1]) * 3 + "abc".index(name[0])


def _beside(square: int) -> list[int]:
    row, column = divmod(square, 3)
    steps = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    return [r * 3 + c for r, c in steps if 0 <= r < 3 and 0 <= c < 3]


class Outpost:
    """The rules object."""

    spec = GameSpec("tiny_hidden", "tiny", 2, 2, False, False, True, (VariantSpec("", ()),), "tiny_hidden")

    def new(self, seed: int, variant: str = "", /, **options: Any) -> OutpostState:
        return OutpostState(seed)

    def check(self, state: OutpostState, seat: int, action: str) -> None:
        state.check(seat, action)

    def random_action(self, state: OutpostState, seat: int, rng: Rng) -> str:
        decision = next(d for d in state.decisions() if d.seat == seat)
        return rng.choice(decision.options or tuple(f"deploy {setup}" for setup in SETUPS))

    def observe(self, state: OutpostState, seat: int) -> OutpostObservation:
        return self._seen(state, seat, lambda owner, shown: shown or owner == seat)

    def reveal(self, state: OutpostState) -> OutpostObservation:
        return self._seen(state, -1, lambda owner, shown: True)

    def _seen(self, state: OutpostState, seat: int, knows: Any) -> OutpostObservation:
        decision = next((d for d in state.decisions() if d.seat == seat), None)
        cells = [f"{p[0]}{p[1] if knows(p[0], p[2]) else '?'}" if p else "" for p in state.board]
        if None in state.setups and seat >= 0 and state.setups[seat]:
            for column, letter in enumerate(state.setups[seat] or ""):
                cells[seat * 6 + column] = f"{seat}{letter}"
        return OutpostObservation(
            game="tiny_hidden",
            variant="",
            seat=seat,
            ply=state.ply,
            turn=state.turn,
            to_act=tuple(d.seat for d in state.decisions()),
            kind=decision.kind if decision else "",
            legal=decision.options if decision else (),
            returns=state.outcome.returns if state.outcome else None,
            reason=state.outcome.reason if state.outcome else "",
            board=tuple(cells),
        )

    def information_state(self, state: OutpostState, seat: int) -> InformationState:
        return information_of("tiny_hidden", {}, seat, state.steps, (), self.observe(state, seat))

    def sample(self, information: InformationState, rng: Rng) -> OutpostState:
        """Exact: every enemy set-up is tried in random order; the first that would have looked the same is uniform among them."""
        order = rng.sample(SETUPS, len(SETUPS))

        def guess() -> OutpostState | None:
            return replayed(information, order.pop()) if order else None

        return draw_until_agrees(
            information, guess, lambda s: self.information_state(s, information.seat), len(SETUPS)
        )


def replayed(information: InformationState, enemy: str) -> OutpostState | None:
    """The game as this seat saw it, with another enemy set-up; None if it cannot have gone that way."""
    state, own = OutpostState(0), dict(information.actions)
    for event in information.events:
        seat = event.facts["seat"]
        text = (
            f"deploy {enemy}"
            if event.kind == "ready"
            else f"{event.facts.get('source')}-{event.facts.get('target')}"
        )
        try:
            state.step(seat, own[state.ply] if seat == information.seat else text)
        except (IllegalActionError, KeyError):
            return None
    return state


GAME = Outpost()
