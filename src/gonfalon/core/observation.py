"""What a seat must decide and may know: its decision, its observation (now) and its information state (since the start)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import Event, GameWord

SPECTATOR = -1
"""The seat number of a spectator."""
ACTION_LIMIT = 16_000
"""The most characters of an action, and of a seat's deck or army: in sockets, records and files."""
OwedBy = Literal["each", "any"]
"""Who must answer a decision of several seats: each of them, or any one for all."""
EACH: OwedBy = "each"
ANY: OwedBy = "any"
Value = bool | int | str
"""The value of an option."""


class GameSetup(msgspec.Struct, frozen=True):
    """Everything fixed before the first decision.

    variant: the name of a ruleset. options: every option with its value. brought: a text for each seat ("": the game's own
    choice), () if the seats supply none; secret unless `BringSpec.open`. edition: the `GameSpec.edition` under which the match
    began; its rules stay as they were then. `Game.setup` gives the newest.
    """

    variant: str = ""
    options: dict[str, Value] = {}
    n_seats: int = 2
    brought: tuple[str, ...] = ()
    edition: int = 0


class Option(msgspec.Struct, frozen=True):
    """One legal action. action: its canonical text. parts: its components by name (source, target, card ...), so that nobody
    parses the text."""

    action: str
    parts: dict[str, str] = {}


class Decision(msgspec.Struct, frozen=True):
    """A choice that a seat must make now.

    kind: a family's word for the question. options: all legal actions, or None if they are too many to list (a set-up, a deck). Then
    `Game.check` validates one and `Game.random_action` makes a legal one. id: identity of the question. Simultaneous decisions of
    several seats share one id, and an id never returns. owed_by: EACH of these seats must answer, or ANY one for all. decline: the
    option that says no, "" if there is none. prompt: the message `prompt-<prompt>`, with `facts` as its arguments. setting_up: the
    decision belongs to the preparation. revocable: a seat may take its answer back while another seat has not answered the same id.
    """

    seat: int
    kind: GameWord
    options: tuple[Option, ...] | None
    id: str
    prompt: GameWord
    facts: dict[str, str | int] = {}
    owed_by: OwedBy = EACH
    decline: str = ""
    setting_up: bool = False
    revocable: bool = False

    @property
    def actions(self) -> tuple[str, ...] | None:
        """The canonical texts of the options; None if they are too many to list."""
        return None if self.options is None else tuple(option.action for option in self.options)

    @property
    def is_optional(self) -> bool:
        """May this seat decline?"""
        return self.decline != ""


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's observation: public plain data for one seat. Subclasses add the game's named parts.

    Only subclasses of this type (and Event facts) can be encoded towards a wire. seat: -1 is a spectator. to_act: the seats that
    must decide. decision: this seat's, None if it has none. returns, reason: the outcome, None and "" during the game.
    """

    game: str
    variant: str
    seat: int
    ply: int
    turn: int
    to_act: tuple[int, ...]
    decision: Decision | None = None
    returns: tuple[float, ...] | None = None
    reason: GameWord = ""

    @property
    def kind(self) -> str:
        """The kind of this seat's decision, "" if none."""
        return self.decision.kind if self.decision else ""

    @property
    def legal(self) -> tuple[str, ...] | None:
        """The texts of this seat's legal actions; None for a decision too large to list, () without a decision."""
        return self.decision.actions if self.decision else ()


class InformationState(msgspec.Struct, frozen=True, kw_only=True):
    """Perfect recall of one seat: its actions, the events it received, and the legal actions it was offered.

    setup: as this seat may know it (`Game.seen_setup`). actions: (ply, action) of this seat's own decisions. events: those it
    received, in order. offered: a fingerprint of the legal actions offered at each own decision. observation: what it sees now.
    """

    game: str
    setup: GameSetup
    seat: int
    actions: tuple[tuple[int, str], ...]
    events: tuple[Event, ...]
    offered: tuple[str, ...]
    observation: Observation

    @property
    def variant(self) -> str:
        """The name of the ruleset."""
        return self.setup.variant

    @property
    def options(self) -> dict[str, Value]:
        """Every option with its value."""
        return self.setup.options
