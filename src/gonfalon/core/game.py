"""The interface of every game.

An *action* is its canonical text: immutable, readable, typeable (`a4-a5`). A *decision* is plain data: what a seat must choose now. A
*setup* is everything fixed before the first decision. Terms follow OpenSpiel and PettingZoo.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Container, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

import msgspec

from .arguments import require_name, require_seed, require_setup, require_texts
from .box import BoxSpec as BoxSpec
from .box import Shelf as Shelf
from .errors import RulesetError
from .events import Event
from .events import GameWord as GameWord
from .observation import ACTION_LIMIT as ACTION_LIMIT
from .observation import EACH as EACH
from .observation import SPECTATOR as SPECTATOR
from .observation import Decision as Decision
from .observation import GameSetup as GameSetup
from .observation import InformationState, Observation
from .observation import Option as Option
from .observation import Value as Value
from .rng import Rng
from .table_rights import COMPANY as COMPANY
from .table_rights import OPPONENTS as OPPONENTS
from .table_rights import TALK as TALK
from .table_rights import TableRight as TableRight
from .text_reading import Guessed as Guessed
from .text_reading import LeftOut as LeftOut
from .text_reading import ReadPart as ReadPart
from .text_reading import TextReading as TextReading

OptionType = Literal["bool", "int", "choice"]
"""The type of an option's values."""


class OptionSpec(msgspec.Struct, frozen=True):
    """One declared option; a form, a CLI flag and a TOML field all come from it.

    low/high bound an int. section: the rule it changes. group: options of one group are shown
    together. needs: names of options that must be on (not 0) for this one to mean anything; `!name` must be off. first: shown
    before all others, not under the fine print. The titles are the messages `option-<name>` and `option-<name>-help`,
    those of choices `option-<name>-<choice>`, those of groups `start-group-<group>`.
    """

    name: str
    type: OptionType
    default: Value
    section: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    group: GameWord = "other"
    needs: tuple[str, ...] = ()
    first: bool = False


class VariantSpec(msgspec.Struct, frozen=True):
    """A named ruleset of a game with its own defaults (`options` lists every option with this variant's default)."""

    id: str
    options: tuple[OptionSpec, ...]
    presets: tuple[str, ...] = ()
    box: BoxSpec = BoxSpec()


class BringSpec(msgspec.Struct, frozen=True):
    """The text that each seat may supply before a match (a deck, an army): at most ACTION_LIMIT characters, "" for the game's choice.

    kind: a word for it, with the message `bring-<kind>` as its title. section: the rule. open: everybody may read it from the start.
    example: a text that is valid in every variant.
    """

    kind: GameWord
    section: str
    open: bool
    example: str


class GameSpec(msgspec.Struct, frozen=True):
    """What a lobby, an environment or a command line must know about a game.

    table_actions: the table acts that people may do (OPPONENTS or COMPANY, or a part of them). table_sections: the rule for each,
    if there is one. brings: the text that a seat may supply, None for nothing. presets: the values of every named bundle of options,
    for forms. seat_names: message ids of the seats; () if seats only have numbers. edition: number of the rules for new matches. A
    game raises it when it changes legal actions, questions or texts. Older matches keep theirs, so that they replay.
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
    presets: dict[str, dict[str, Value]] = {}
    table_actions: tuple[TableRight, ...] = ()
    table_sections: dict[TableRight, str] = {}
    brings: BringSpec | None = None
    edition: int = 0

    def variant(self, name: str) -> VariantSpec | None:
        """A variant by its id, None for an unknown one."""
        return next((one for one in self.variants if one.id == name), None)


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: returns per seat (within `GameSpec.utility`), the reason, cut off or not.

    reason: a family's word, or one of `match.table_actions.TableEnd`.
    """

    returns: tuple[float, ...]
    reason: GameWord
    truncated: bool = False


class Encoding(msgspec.Struct, frozen=True):
    """Sizes of a game as numbers. length: of the vector of `Game.encode`. n_options: the most options a decision can list."""

    length: int
    n_options: int


class State(Protocol):
    """One position with everything hidden. Only match, arena and envs hold it; no player gets it."""

    @property
    def setup(self) -> GameSetup:
        """What was fixed before the first decision, with the texts of all seats."""
        ...

    @property
    def ply(self) -> int:
        """Decisions taken so far, those of the set-up included."""
        ...

    @property
    def turn(self) -> int:
        """Turns completed; a turn may take several decisions (a move and what it calls for)."""
        ...

    @property
    def n_seats(self) -> int:
        """How many seats play, numbered from 0."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None during the game."""
        ...

    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions, at most one a seat; empty exactly when `outcome` is set. `questions`, if a state has it, lists no options."""
        ...

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now, in order, without listing what is legal."""
        ...

    def step(self, seat: int, action: str) -> tuple[Event, ...]:
        """Take `action` for `seat`. Mutates this state. Raises IllegalActionError, ArgumentError for no text (state unchanged)."""
        ...

    def copy(self) -> Self:
        """An independent state; cheap."""
        ...

    def digest(self) -> str:
        """Hex fingerprint of the full state. **Hidden:** it never leaves the server before the end."""
        ...


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation, covariant=True)  # noqa: E741


class Game(ABC, Generic[S, O]):
    """The rules object of a game, generic over its state and its observation. Stateless; one instance is enough."""

    spec: GameSpec

    # ---- before the first decision -------------------------------------------------------------------------------

    def setup(
        self,
        variant: str = "",
        /,
        *,
        preset: str = "",
        n_seats: int = 0,
        brought: Sequence[str] = (),
        **options: Any,
    ) -> GameSetup:
        """`settle` with the options as keywords: `game.setup("a_variant", an_option=100)`."""
        return self.settle(variant, options, preset, n_seats, brought)

    def settle(
        self,
        variant: str,
        options: dict[str, Value],
        preset: str = "",
        n_seats: int = 0,
        brought: Sequence[str] = (),
    ) -> GameSetup:
        """A complete, checked setup: options completed from the variant's defaults, number of seats and their texts checked.

        variant: a name in `spec.variants` (the first if empty), or another name that the game takes (a path to a user's file). n_seats: 0
        for the minimum. brought: a text for each seat, or none. Raises RulesetError, IllegalActionError for an illegal text.
        """
        n_seats = n_seats or self.spec.min_seats
        self._require_n_seats(n_seats)
        require_name("variant", variant)
        require_name("preset", preset)
        require_texts("brought", brought)
        if len(brought) not in (0, n_seats) or (any(brought) and self.spec.brings is None):
            raise RulesetError(f"{self.spec.id}: {len(brought)} texts were brought for {n_seats} seats")
        name = variant or self.spec.variants[0].id
        completed = self.complete_options(name, preset, options)
        made = GameSetup(name, completed, n_seats, tuple(brought), self.spec.edition)
        for seat, text in enumerate(made.brought):
            self.check_brought(made, seat, text)
        if made.brought:
            self.check_table(made)
        return made

    def settle_recorded(
        self, variant: str, options: dict[str, Value], n_seats: int, brought: Sequence[str], edition: int
    ) -> GameSetup:
        """The setup of a match that was recorded with this `GameSetup.edition`. The texts of an older table are not checked together again.

        Raises RulesetError, also for an edition that this version does not know; IllegalActionError for an illegal text.
        """
        newest = self.spec.edition
        if edition == newest:
            return self.settle(variant, options, n_seats=n_seats, brought=brought)
        if not 0 <= edition < newest:
            raise RulesetError(f"{self.spec.id}: this version knows no rules of edition {edition}")
        if len(brought) not in (0, n_seats):
            raise RulesetError(f"{self.spec.id}: {len(brought)} texts were brought for {n_seats} seats")
        made = self.settle(variant, options, n_seats=n_seats)
        made = msgspec.structs.replace(made, brought=tuple(brought), edition=edition)
        for seat, text in enumerate(made.brought):
            self.check_brought(made, seat, text)
        return made

    def complete_options(self, variant: str, preset: str, options: dict[str, Value]) -> dict[str, Value]:
        """Every option of a variant with its value. Raises RulesetError for an unknown variant, preset, option or value."""
        found = self.spec.variant(variant)
        if found is None:
            raise RulesetError(f"{self.spec.id} has no variant {variant[:80]!r}")
        if preset and preset not in found.presets:
            raise RulesetError(f"no preset {preset[:80]!r}; known: {', '.join(found.presets) or 'none'}")
        chosen = {**self.spec.presets.get(preset, {}), **options}
        unknown = [name for name in chosen if name not in {option.name for option in found.options}]
        if unknown:
            raise RulesetError(f"unknown option {unknown[0][:80]!r}")
        return {
            option.name: checked_value(option, chosen.get(option.name, option.default))
            for option in found.options
        }

    def check_brought(self, setup: GameSetup, seat: int, text: str) -> None:
        """Raise an IllegalActionError with the faults of a seat's text, or return. "" is always legal."""
        if text:
            raise RulesetError(f"{self.spec.id}: seats bring nothing")

    def check_table(self, setup: GameSetup, waiting: Container[int] = (), newest: int = -1) -> None:
        """Raise an IllegalActionError for texts of seats that are legal alone, but not together.

        setup: with the texts of all seats. waiting: seats without a text yet. newest: the seat whose text is checked, -1 for all.
        **Hidden:** the error reveals nothing of secret texts of others.
        """

    def write_out(self, setup: GameSetup, seat: int, text: str, rng: Rng) -> str:
        """The text itself; for a keyword the text it stands for, generated with `rng` (such as a random army)."""
        return text

    def appraise(self, setup: GameSetup, seat: int, text: str) -> dict[str, Value]:
        """Properties of a text of `seat`, for its author: name -> number or word; {} if there are none."""
        return {}

    def read_text(self, setup: GameSetup, seat: int, text: str) -> TextReading:
        """Read a text in any known form: what is understood, left out or guessed. Empty if the game reads none.

        In a game without `brings` the text is the first answer of `seat`; raises an IllegalActionError with its faults. With `brings`
        this never raises; `check_brought` checks the text.
        """
        return TextReading()

    def statistics_labels(self, setup: GameSetup, seat: int) -> dict[GameWord, tuple[str, ...]]:
        """By what a seat's finished games are counted for its person, beside variant and companions: kind -> ids of messages.

        The message of a kind is `statistics-<kind>`. {} for games without such labels. setup: with the texts of all seats.
        """
        return {}

    def rules_digest(self, variant: str) -> str:
        """Fingerprint of a variant's ruleset, for records; "" if a variant is only its options."""
        return ""

    def warm(self) -> None:
        """Compile kernels and load files, so that a first game does not wait for them."""

    # ---- a game --------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, seed: int, setup: GameSetup | None = None) -> S:
        """A new state. setup: as `setup()` made it; None for the first variant with its defaults. Raises ArgumentError, RulesetError."""

    def new_of_ruleset(self, seed: int, text: str, variant: str) -> S:
        """A state under a ruleset given as text, for lessons: no record holds it. variant: whose words it has. Raises RulesetError."""
        raise RulesetError(f"{self.spec.id} is played by no ruleset")

    def settled(self, seed: int, setup: GameSetup | None) -> GameSetup:
        """The setup that `new` plays: the given one, completed with default options, or the first variant. One that lacks options
        was written by hand and gets the newest edition. Raises ArgumentError for an invalid seed or setup, RulesetError for another game's.
        """
        require_seed(seed)
        if setup is None:
            return self.setup()
        require_setup(setup)
        self._require_n_seats(setup.n_seats)
        found = self.spec.variant(setup.variant)
        if found is not None and setup.options.keys() == {option.name for option in found.options}:
            return setup
        options = self.complete_options(setup.variant, "", setup.options)
        edition = setup.edition if setup.options.keys() == options.keys() else self.spec.edition
        return msgspec.structs.replace(setup, options=options, edition=edition)

    def _require_n_seats(self, n_seats: Any) -> None:
        least, most = self.spec.min_seats, self.spec.max_seats
        if not isinstance(n_seats, int) or not least <= n_seats <= most:
            takes = f"{least} to {most}" if least < most else str(least)
            raise RulesetError(f"{self.spec.id} is played by {takes} seats, not {n_seats}")

    @abstractmethod
    def check(self, state: S, seat: int, action: str) -> None:
        """Raise the IllegalActionError that `step` would raise, or return. Hidden facts never show in it.

        Raises ArgumentError for an action that is no text.
        """

    @abstractmethod
    def random_action(self, state: S, seat: int, rng: Rng) -> str:
        """A legal action for the decision of `seat`. It is uniform over listed options; if they are too many to list it may not be.

        Raises NotYourTurnError if the seat has no decision.
        """

    @abstractmethod
    def observe(self, state: S, seat: int) -> O:
        """What `seat` (or SPECTATOR) may know now, built by an allow-list. Raises ArgumentError for another seat."""

    def observe_each(self, state: S, seats: Collection[int]) -> Mapping[int, O]:
        """`observe` for each of these seats. A game may work out once what they all see."""
        return {seat: self.observe(state, seat) for seat in seats}

    def observe_open(self, state: S, seat: int) -> O:
        """What `seat` would know if nothing were covered: for lessons, never for a match."""
        return self.observe(state, seat)

    @abstractmethod
    def information_state(self, state: S, seat: int) -> InformationState:
        """Everything `seat` (or SPECTATOR) has seen since the start. Raises ArgumentError for another seat."""

    @abstractmethod
    def sample(self, information: InformationState, rng: Rng) -> S:
        """A state that agrees with `information`; every chance stream drawn again."""

    @abstractmethod
    def reveal(self, state: S) -> O:
        """The observation with nothing hidden, for ended games and for tools that hold the state. Never called for a running match."""

    def observe_shared(self, state: S, seats: Collection[int]) -> O:
        """What everybody may see of a finished game at a position of it. seats: those that show all of theirs.

        With all seats as `reveal`. Otherwise what was public *in play* and what these seats held: the same for two games that differ
        only in what others never showed. The default gives the public view; a game whose public view opens up at the end narrows it.
        """
        if set(range(state.n_seats)) <= set(seats):
            return self.reveal(state)
        return self.observe(state, SPECTATOR)

    def follow_up(self, state: S) -> dict[str, Value]:
        """Options with which the next match of a series goes on from a finished one; {} for none. Public facts only."""
        return {}

    def can_win(self, state: S, seat: int) -> bool:
        """Could this seat still win, whatever all do? Asked when an opponent's time is over. **Hidden:** it is used only to end a game."""
        return True

    def signals(self, state: S, seat: int) -> tuple[Option, ...]:
        """The signals that `seat` may send now, from public facts. Action: as `core.talk.write` makes it. Parts: its facts and `text`."""
        return ()

    # ---- as numbers ----------------------------------------------------------------------------------------------

    @abstractmethod
    def encoding(self, setup: GameSetup) -> Encoding:
        """The sizes of this game's vectors and option lists under a setup."""

    @abstractmethod
    def encode(self, setup: GameSetup, observation: Observation) -> Sequence[float]:
        """An observation of this game as `encoding(setup).length` numbers from -1 to 1."""

    def seen_setup(self, setup: GameSetup, seat: int) -> GameSetup:
        """A setup as `seat` may know it: texts of others only if `BringSpec.open`."""
        if not setup.brought or (self.spec.brings is not None and self.spec.brings.open):
            return setup
        brought = tuple(text if owner == seat else "" for owner, text in enumerate(setup.brought))
        return msgspec.structs.replace(setup, brought=brought)


AnyGame = Game[Any, Any]
"""A game of any state and observation type."""


def checked_value(option: OptionSpec, value: Any) -> Value:
    """The value, if the option takes it. Raises RulesetError with the allowed values."""
    if option.type == "bool" and isinstance(value, bool):
        return value
    if option.type == "int" and isinstance(value, int) and not isinstance(value, bool):
        if option.low <= value <= option.high:
            return value
    elif option.type == "choice" and isinstance(value, str) and value in option.choices:
        return value
    words = {"bool": "true or false", "int": f"a whole number from {option.low} to {option.high}"}
    takes = words.get(option.type) or ", ".join(option.choices)
    raise RulesetError(f"option {option.name} takes {takes}, not {str(value)[:80]!r}")


def resample(game: Game[S, Any], state: S, seat: int, rng: Rng) -> S:
    """Shorthand for tests: a state that `seat` cannot distinguish from `state`."""
    return game.sample(game.information_state(state, seat), rng)


def decision_of(state: State, seat: int) -> Decision | None:
    """The open decision of `seat`, or None."""
    return next((d for d in state.decisions() if d.seat == seat), None)
