"""Games as numbered actions and arrays, one after another: the common part of the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple

import msgspec
import numpy as np

from gonfalon import games
from gonfalon.core.errors import (
    ArgumentError,
    GameOverError,
    GonfalonError,
    IllegalActionError,
    NotYourTurnError,
)
from gonfalon.core.game import SPECTATOR, AnyGame, Decision, GameSetup, Outcome, State
from gonfalon.core.observation import ANY, InformationState
from gonfalon.core.rng import stream

N_DRAWN = 4
"""Legal actions drawn at random for a decision that is too large to list."""


class ObservationBox(NamedTuple):
    """Shape and dtype of an observation's array, and the range of its numbers."""

    shape: tuple[int, ...]
    low: float
    high: float
    dtype: type


ILLEGAL_ACTION = "illegal_action"
"""info["reason"] of an episode that an illegal action has ended."""
ILLEGAL_ANSWERS = ("end", "raise")
"""What an illegal action may do: end the episode, or raise IllegalActionError."""
RENDER_MODES = ("ansi",)
NO_EPISODE = "no episode is running: call reset()"


def require_switches(illegal: str, render_mode: str | None) -> None:
    """Raise ArgumentError for a value that `illegal` or `render_mode` does not take."""
    if illegal not in ILLEGAL_ANSWERS:
        raise ArgumentError(f"illegal {illegal!r}: it takes {', '.join(ILLEGAL_ANSWERS)}")
    if render_mode not in (None, *RENDER_MODES):
        raise ArgumentError(f"render_mode {render_mode!r}: it takes {', '.join(RENDER_MODES)}")


def number_of(action: Any) -> int:
    """An action as a number. Raises ArgumentError for what is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise ArgumentError(f"action {str(action)[:80]!r}: it takes a whole number") from None


class Episode(ABC):
    """A game that is played again from every `reset`, with actions numbered from 0 to n_actions - 1. It holds the state.

    A seat is *asked* when the environment takes an answer from it now. lowest_return: the lowest return the game can end with.
    """

    name: str
    n_seats: int
    n_actions: int
    lowest_return: float
    box: ObservationBox
    _state: Any = None

    def require_begun(self) -> Any:
        """The state. Raises GonfalonError before the first `reset`."""
        if self._state is None:
            raise GonfalonError(NO_EPISODE)
        return self._state

    @abstractmethod
    def reset(self, seed: int) -> None:
        """A new game; the seed settles all chance in it."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now, in order; empty exactly when the game is over."""

    @abstractmethod
    def vector(self, seat: int) -> np.ndarray:
        """What `seat` may know now, as an array of `box`."""

    @abstractmethod
    def mask(self, seat: int) -> np.ndarray:
        """int8[n_actions]: 1 for each legal number of `seat`; all 0 when it is not asked."""

    @abstractmethod
    def check(self, seat: int, number: int) -> None:
        """Raise the IllegalActionError that `act` would raise, or return."""

    @abstractmethod
    def act(self, seat: int, number: int) -> None:
        """Take a numbered action. Raises IllegalActionError and changes nothing."""

    @abstractmethod
    def act_by_text(self, seat: int, action: str) -> None:
        """Take an action given as its canonical text, as players answer. Raises IllegalActionError and changes nothing."""

    @abstractmethod
    def information(self, seat: int) -> InformationState:
        """Everything `seat` has seen since the start: what a player of that seat is handed."""

    @abstractmethod
    def render(self) -> str:
        """What a spectator sees, as text."""

    def act_together(self, numbers: Sequence[tuple[int, int]]) -> None:
        """Take the actions of all seats asked, as (seat, number) pairs. Raises IllegalActionError before any of them is taken."""
        for seat, number in numbers:
            self.check(seat, number)
        for seat, number in numbers:
            self.act(seat, number)

    def observe(self, seat: int) -> dict[str, np.ndarray]:
        """{"observation": as `vector`, "action_mask": as `mask`}."""
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        """Information for `seat` beside its arrays: the reason once the game is over."""
        return {"reason": self.outcome.reason} if self.outcome else {}


class GameEpisode(Episode):
    """Any game, by its options and its vectors: number k is option k of the decision that the seat owes.

    A decision too large to list offers up to N_DRAWN legal actions, drawn by `game.random_action` from a stream of the episode's
    seed when the decision is first owed; those drawn twice are offered once. Their texts, like those of listed options, stand in
    `info(seat)["actions"]`. Of the seats of a decision that any one may answer, only the first is asked.

    game: an id, or a game that is not registered. Other arguments as for `game.setup`, whose errors are raised.
    """

    def __init__(
        self,
        game: str | AnyGame,
        variant: str = "",
        n_seats: int = 0,
        brought: Sequence[str] = (),
        preset: str = "",
        **options: Any,
    ) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.setup: GameSetup = self.game.setup(
            variant, preset=preset, n_seats=n_seats, brought=brought, **options
        )
        self.name, self.n_seats = self.game.spec.id, self.setup.n_seats
        self.lowest_return = self.game.spec.utility[0]
        encoding = self.game.encoding(self.setup)
        self.n_actions = encoding.n_options
        self.box = ObservationBox((encoding.length,), -1.0, 1.0, np.float32)
        self._seen_setups = [self.game.seen_setup(self.setup, seat) for seat in range(self.n_seats)]
        self._seed = 0
        self._owed: dict[int, Decision] = {}
        self._actions: dict[int, tuple[str, ...]] = {}

    @property
    def state(self) -> State:
        """The position with all its secrets. Raises GonfalonError before the first `reset`."""
        return self.require_begun()

    def reset(self, seed: int) -> None:
        """A new game; the seed settles its chance and the actions drawn for large decisions."""
        self._state, self._seed = self.game.new(seed, self.setup), seed
        self._owed, self._actions = {}, {}
        self._note_decisions()

    def _note_decisions(self) -> None:
        """Store the decisions owed and the texts of their numbers; a decision still owed keeps its texts."""
        known = {seat: decision.id for seat, decision in self._owed.items()}
        self._owed = {decision.seat: decision for decision in self.state.decisions()}
        self._actions = {
            seat: self._actions[seat] if known.get(seat) == decision.id else self._texts(decision)
            for seat, decision in self._owed.items()
        }

    def _texts(self, decision: Decision) -> tuple[str, ...]:
        """The action texts of a decision by number. Raises GonfalonError if the game lists more options than `encoding.n_options`."""
        if decision.options is None:
            rng = stream(self._seed, "drawn", decision.id, decision.seat)
            n_drawn = min(N_DRAWN, self.n_actions)
            drawn = (self.game.random_action(self.state, decision.seat, rng) for _ in range(n_drawn))
            return tuple(dict.fromkeys(drawn))
        if len(decision.options) > self.n_actions:
            listed, said = len(decision.options), f"encoding.n_options is {self.n_actions}"
            raise GonfalonError(f"{self.name}: {listed} options of {decision.kind!r}, but {said}")
        return decision.actions or ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.state.outcome

    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer, in order; of a decision that any one may answer only the first of its seats."""
        self.require_begun()
        found, shared = [], set()
        for seat, decision in self._owed.items():
            if decision.owed_by == ANY:
                if decision.id in shared:
                    continue
                shared.add(decision.id)
            found.append(seat)
        return tuple(found)

    def vector(self, seat: int) -> np.ndarray:
        """float32[length], `game.encode` of what `seat` may know now."""
        seen = self.game.observe(self.state, seat)
        return np.array(self.game.encode(self._seen_setups[seat], seen), np.float32)

    def mask(self, seat: int) -> np.ndarray:
        """int8[n_actions]: 1 for each option of `seat`; all 0 when it is not asked."""
        mask = np.zeros(self.n_actions, np.int8)
        if seat in self.asked():
            mask[: len(self._actions[seat])] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """{"kind": of the decision, "actions": the texts of the numbers} for a seat that is asked; the reason once it is over."""
        if seat in self.asked():
            return {"kind": self._owed[seat].kind, "actions": self._actions[seat]}
        return super().info(seat)

    def text_of(self, seat: int, number: int) -> str:
        """The canonical text of an action number. Raises IllegalActionError if the number stands for no action now."""
        described = f"action {number} of seat {seat}"
        if self.outcome:
            raise GameOverError(described, "game_over")
        if seat not in self.asked():
            raise NotYourTurnError(described, "wrong_turn")
        n_offered = len(self._actions[seat])
        if not 0 <= number < n_offered:
            raise IllegalActionError(described, f"not among the {n_offered} options")
        return self._actions[seat][number]

    def check(self, seat: int, number: int) -> None:
        """Raise the IllegalActionError that `act` would raise, or return."""
        self.text_of(seat, number)

    def act(self, seat: int, number: int) -> None:
        """Take a numbered action. Raises IllegalActionError and changes nothing."""
        self.act_by_text(seat, self.text_of(seat, number))

    def act_by_text(self, seat: int, action: str) -> None:
        """Take an action given as its canonical text, numbered now or not. Raises IllegalActionError and changes nothing."""
        self.state.step(seat, action)
        self._note_decisions()

    def act_together(self, numbers: Sequence[tuple[int, int]]) -> None:
        """Take the actions in order; one whose decision an earlier action has removed is skipped."""
        chosen = [(self._owed[seat].id, seat, text) for seat, text in self._chosen_texts(numbers)]
        for decision_id, seat, text in chosen:
            owed = self._owed.get(seat)
            if owed is not None and owed.id == decision_id:
                self.act_by_text(seat, text)

    def _chosen_texts(self, numbers: Sequence[tuple[int, int]]) -> list[tuple[int, str]]:
        return [(seat, self.text_of(seat, number)) for seat, number in numbers]

    def information(self, seat: int) -> InformationState:
        """Everything `seat` has seen since the start."""
        return self.game.information_state(self.state, seat)

    def render(self) -> str:
        """What a spectator may know, a field a line."""
        seen = msgspec.to_builtins(self.game.observe(self.state, SPECTATOR))
        return "\n".join(f"{name}: {value}" for name, value in seen.items())
