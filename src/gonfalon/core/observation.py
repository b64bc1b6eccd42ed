"""What a seat is asked and may know: its decision, its observation (now) and its information state (since the start)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import Event, GameWord

SPECTATOR = -1
"""The seat number of somebody who only watches."""
ACTION_LIMIT = 16_000
"""The most characters of an action, and of what a seat brings: in sockets, records and files."""
OwedBy = Literal["each", "any"]
"""Who must answer a decision that several seats owe: each of them, or any one for all."""
EACH: OwedBy = "each"
ANY: OwedBy = "any"
Value = bool | int | str
"""The value of an option."""


class GameSetup(msgspec.Struct, frozen=True):
    """All that is settled before the first decision.

    variant: the name of a ruleset. options: every option with its value. brought: a text for each seat ("": the game's own
    choice), () where nobody brings anything; as secret as `BringSpec.open` says. edition: the `GameSpec.edition` under which the match
    began: what it offers, asks and reads stays as it was then. `Game.setup` gives the newest.
    """

    variant: str = ""
    options: dict[str, Value] = {}
    n_seats: int = 2
    brought: tuple[str, ...] = ()
    edition: int = 0


class Option(msgspec.Struct, frozen=True):
    """One legal action. action: its canonical text. parts: what it consists of by name (source, target, card ...), so that
    nobody parses the text."""

    action: str
    parts: dict[str, str] = {}


class Decision(msgspec.Struct, frozen=True):
    """Something a seat owes now.

    kind: a family's word for what is asked. options: all legal actions, or None where they are too many to list (a set-up, a
    deck); then `Game.check` validates one and `Game.random_action` makes one that is legal by construction.
    id: the identity of what is asked; seats that owe the same thing together have decisions of the same id, and an id that has
    passed never comes back. owed_by: EACH of these seats must answer, or ANY one for all. decline: the option that answers
    "none of it", "" where an answer is due. prompt: message `prompt-<prompt>` of the text room, with `facts` as its arguments.
    setting_up: it belongs to the preparation, before the game proper. revocable: the answer may be taken back while others
    still owe a decision of this id.
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
        """The canonical texts of the options; None where they are too many to list."""
        return None if self.options is None else tuple(option.action for option in self.options)

    @property
    def is_optional(self) -> bool:
        """May this seat decline?"""
        return self.decline != ""


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """Base of every game's observation: public plain data for one seat. Subclasses add the game's named parts.

    Only subclasses of this type (and Event facts) can be encoded towards a wire. seat: -1 is a spectator. to_act: the seats that
    owe a decision. decision: what this seat owes, None if nothing. returns, reason: the outcome, None and "" while it goes on.
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
        """The kind of the decision this seat owes, "" if none."""
        return self.decision.kind if self.decision else ""

    @property
    def legal(self) -> tuple[str, ...] | None:
        """The texts of this seat's legal actions; None for a decision too big to list, () if it owes none."""
        return self.decision.actions if self.decision else ()


class InformationState(msgspec.Struct, frozen=True, kw_only=True):
    """Perfect recall of one seat: what it has done, what it heard, what it was offered, what was refused.

    setup: as this seat may know it (`Game.seen_setup`). actions: (ply, action) of this seat's own decisions. events: those it
    heard, in order. offered: a fingerprint of the legal actions offered at each own decision. observation: what it sees now.
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
