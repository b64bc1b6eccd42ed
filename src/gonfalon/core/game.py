"""The contract every game fulfils.

An *action* is its canonical text: immutable, readable, typeable (`a4-a5`). A game may add an integer codec of its own.
A *decision* is plain data: who owes what now. Everything else hangs on four verbs: new, step, observe, sample.
Terms follow OpenSpiel and PettingZoo.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

import msgspec

from .events import Event
from .observation import InformationState, Observation
from .rng import Rng

SPECTATOR = -1
"""The seat number of somebody who only watches."""


class OptionSpec(msgspec.Struct, frozen=True):
    """One declared option; a form, a CLI flag and a TOML field all come from it.

    type: "bool", "int" or "choice". low/high bound an int. section: the rule it changes. Titles stand in the text room
    under `option-<name>` and `option-<name>-help`, choices under `option-<name>-<choice>`.
    """

    name: str
    type: str
    default: bool | int | str
    section: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class VariantSpec(msgspec.Struct, frozen=True):
    """A named ruleset of a game with its own defaults (`options` lists every option with this variant's default)."""

    id: str
    options: tuple[OptionSpec, ...]
    presets: tuple[str, ...] = ()


class GameSpec(msgspec.Struct, frozen=True):
    """What a lobby, an environment or a command line must know about a game.

    presets: the values of every named bundle of options, so that a form can show what a preset means before it is chosen.
    """

    id: str
    family: str
    min_seats: int
    max_seats: int
    cooperative: bool
    chance: bool
    hidden: bool
    variants: tuple[VariantSpec, ...]
    rules_page: str
    seat_names: tuple[str, ...] = ()
    utility: tuple[float, float] = (-1.0, 1.0)
    presets: dict[str, dict[str, bool | int | str]] = {}


class Decision(msgspec.Struct, frozen=True):
    """Something a seat owes now.

    options: the canonical texts of all legal actions, or None where they are too many to list (deployment); then
    `Game.check` validates one and `Game.random_action` makes one that is legal by construction.
    """

    seat: int
    kind: str
    options: tuple[str, ...] | None


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: returns per seat (within `GameSpec.utility`), the reason (a game's enum value), cut short or not."""

    returns: tuple[float, ...]
    reason: str
    truncated: bool = False


class State(Protocol):
    """One position with all its secrets. Held by match, arena and envs alone; never given to a player."""

    @property
    def ply(self) -> int:
        """Decisions taken so far, those of deployment included."""
        ...

    @property
    def turn(self) -> int:
        """Turns completed; a turn may take several decisions (a move and a rescue)."""
        ...

    @property
    def n_seats(self) -> int:
        """How many seats play, numbered from 0."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        ...

    def decisions(self) -> tuple[Decision, ...]:
        """Who owes what now; empty exactly when `outcome` is set."""
        ...

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take `action` for `seat`. Mutates this state. Raises IllegalActionError (state unchanged)."""
        ...

    def copy(self) -> Self:
        """An independent state, cheaply."""
        ...

    def digest(self) -> str:
        """Hex fingerprint of the whole state, secrets included: it never leaves the server before the end."""
        ...


class Game(Protocol):
    """The rules object. Stateless; one instance serves everybody."""

    @property
    def spec(self) -> GameSpec:
        """Its variants with their options, its seats, and what kind of game it is."""
        ...

    def new(self, seed: int, variant: str = "", /, **options: Any) -> Any:
        """A fresh state. `variant` is a name in `spec.variants` (first when empty) or a path to a user's file. Raises RulesetError."""
        ...

    def check(self, state: Any, seat: int, action: str) -> None:
        """Raise the IllegalActionError that `step` would raise, or return. Hidden facts never show in it."""
        ...

    def random_action(self, state: Any, seat: int, rng: Rng) -> str:
        """A legal action for a decision of `seat`, legal by construction, not always uniform for huge decisions."""
        ...

    def observe(self, state: Any, seat: int) -> Observation:
        """What `seat` (or SPECTATOR) may know now, built by an allow-list."""
        ...

    def information_state(self, state: Any, seat: int) -> InformationState:
        """Everything `seat` has seen since the start."""
        ...

    def sample(self, information: InformationState, rng: Rng) -> Any:
        """A state that agrees with `information`; every chance stream drawn anew."""
        ...

    def reveal(self, state: Any) -> Observation:
        """Everything, for the end of a game and for tools that hold the state anyway. Never called for a running match."""
        ...


def resample(game: Game, state: Any, seat: int, rng: Rng) -> Any:
    """Shorthand for tests: a state `seat` cannot tell from `state`."""
    return game.sample(game.information_state(state, seat), rng)


def decision_of(state: State, seat: int) -> Decision | None:
    """The decision `seat` owes now, or None."""
    return next((d for d in state.decisions() if d.seat == seat), None)


def seats_to_act(state: State) -> Sequence[int]:
    """Seats that owe a decision, in order. A state may offer `to_act()` to answer without listing what is legal."""
    quick = getattr(state, "to_act", None)
    return quick() if quick is not None else [d.seat for d in state.decisions()]
