"""Table acts as values. They are in the log next to the actions and begin with "/".

`parse` turns a text into a value once, at the door: where a message, an entry of the log or a record comes in. Which acts a match has, its
game declares (`GameSpec.table_actions`): opponents resign and agree on a draw; in a
cooperative game seats concede, undo and restart by consent.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self, get_args

import msgspec

from gonfalon.core import talk
from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import GameSpec, TableRight

SEED_BITS = 63
ENTRY_DIGITS = 6
"""The number of an entry to go back to has at most so many digits."""
TableWord = Literal[
    "/resign",
    "/draw-offer",
    "/draw-accept",
    "/draw-decline",
    "/unready",
    "/claim-win",
    "/claim-draw",
    "/rematch",
    "/concede",
    "/undo",
    "/restart",
    "/agree",
    "/refuse",
    "/signal",
    "/say",
    "/flag",
    "/close",
]
"""How the text of an act begins, in logs, records and on the wire."""
TableEnd = Literal["resigned", "draw_agreed", "abandoned", "called_draw", "conceded", "timeout", "closed"]
"""Reasons of an outcome by a table act; the event that tells of it has the same kind."""
TableEvent = Literal[
    TableEnd,
    "draw_offered",
    "draw_declined",
    "unready",
    "rematch",
    "agreed",
    "refused",
    "undone",
    "restarted",
    "signalled",
    "said",
]
"""The kind of the event that tells of an act. Before what needs consent happens, a "proposed" tells of it."""
OLD_WORDS: dict[str, TableWord] = {"/undeploy": "/unready"}
"""Words that logs and records of version 1 use."""


class Act(msgspec.Struct, frozen=True):
    """Base of the acts. word: how its text begins. event: what tells of it. rights: a game that declares one of them has this act."""

    word: ClassVar[TableWord]
    event: ClassVar[TableEvent]
    rights: ClassVar[tuple[TableRight, ...]]

    @property
    def argument(self) -> str:
        """What follows the word in the log, "" for nothing."""
        return ""

    @property
    def written(self) -> str:
        """The text that stands in the log."""
        return f"{self.word} {self.argument}".rstrip(" ")

    @property
    def shown(self) -> str:
        """The text that everybody may read."""
        return self.written

    @classmethod
    def read(cls, argument: str) -> Self:
        """The act with this argument. Raises IllegalActionError if it takes no such one."""
        if argument:
            raise IllegalActionError(cls.word, "unknown_act")
        return cls()


class Resign(Act, frozen=True):
    """The seat loses, all others win."""

    word, event, rights = "/resign", "resigned", ("resign",)


class ClaimWin(Act, frozen=True):
    """The seat wins over an opponent who has left."""

    word, event, rights = "/claim-win", "abandoned", ("claim",)


class ClaimDraw(Act, frozen=True):
    """The seat calls it a draw after an opponent has left. Only games in which a draw can be agreed have it."""

    word, event, rights = "/claim-draw", "called_draw", ("claim",)


class OfferDraw(Act, frozen=True):
    """Offers a draw."""

    word, event, rights = "/draw-offer", "draw_offered", ("draw",)


class AcceptDraw(Act, frozen=True):
    """Takes the other's offer: the game is drawn."""

    word, event, rights = "/draw-accept", "draw_agreed", ("draw",)


class DeclineDraw(Act, frozen=True):
    """Turns the other's offer down."""

    word, event, rights = "/draw-decline", "draw_declined", ("draw",)


class Unready(Act, frozen=True):
    """Takes back a revocable answer while others still owe theirs."""

    word, event, rights = "/unready", "unready", ("unready",)


class Flag(Act, frozen=True):
    """The seat's time is over: the server writes it in a match with a clock. During set-up the server then sets up for the seat; in play
    the others win, or nobody does if none of them could (`Game.can_win`)."""

    word, event, rights = "/flag", "timeout", ()


class Close(Act, frozen=True):
    """Whoever runs the server has closed the table: the server writes it, and nobody wins."""

    word, event, rights = "/close", "closed", ()


class Rematch(Act, frozen=True):
    """Opens the next match, named `match` ("" before it has a name)."""

    match: str = ""

    word, event, rights = "/rematch", "rematch", ()

    @property
    def argument(self) -> str:
        return self.match

    @classmethod
    def read(cls, argument: str) -> Self:
        return cls(argument)


class Concede(Act, frozen=True):
    """Proposes to give up together. voters: the seats that vote, in order; () for every seat, all of which must agree."""

    voters: tuple[int, ...] = ()

    word, event, rights = "/concede", "conceded", ("concede",)

    @property
    def argument(self) -> str:
        return " ".join(map(str, self.voters))

    @classmethod
    def read(cls, argument: str) -> Self:
        said = argument.split(" ") if argument else []
        if len({*said}) != len(said) or not all(_is_number(one, 2) for one in said):
            raise IllegalActionError(cls.word, "not_now")
        return cls(tuple(sorted(map(int, said))))


class Undo(Act, frozen=True):
    """Proposes to go back to where the log had `keep` entries."""

    keep: int

    word, event, rights = "/undo", "undone", ("undo",)

    @property
    def argument(self) -> str:
        return str(self.keep)

    @classmethod
    def read(cls, argument: str) -> Self:
        if not _is_number(argument, ENTRY_DIGITS):
            raise IllegalActionError(cls.word, "not_now")
        return cls(int(argument))


class Restart(Act, frozen=True):
    """Proposes a restart. seed: of the new game, None for the same one. **Hidden:** nobody is told the seed."""

    seed: int | None = None

    word, event, rights = "/restart", "restarted", ("restart",)

    @property
    def argument(self) -> str:
        return "" if self.seed is None else str(self.seed)

    @property
    def shown(self) -> str:
        return self.word if self.seed is None else RESTART_NEW

    @classmethod
    def read(cls, argument: str) -> Self:
        if not argument:
            return cls()
        if not _is_number(argument, 19) or int(argument) >= 2**SEED_BITS:
            raise IllegalActionError(cls.word, "not_now")
        return cls(int(argument))


class Agree(Act, frozen=True):
    """Votes for what is proposed."""

    word, event, rights = "/agree", "agreed", ("concede", "undo", "restart")


class Refuse(Act, frozen=True):
    """Votes against what is proposed."""

    word, event, rights = "/refuse", "refused", ("concede", "undo", "restart")


class _Talk(Act, frozen=True):
    """Something said at the table, which changes nothing. text, parts: as in `core.talk.Talk`."""

    text: str
    parts: dict[str, str]

    @property
    def argument(self) -> str:
        return talk.write(self.text, self.parts)

    @classmethod
    def read(cls, argument: str) -> Self:
        return cls(*talk.read(argument))


class Signal(_Talk, frozen=True):
    """A wish to the others, one of `Game.signals`, or a word of manners (`core.manners`), which every game has."""

    word, event, rights = "/signal", "signalled", ("talk",)


class Say(_Talk, frozen=True):
    """What a computer announces."""

    word, event, rights = "/say", "said", ("talk",)


Consented = Concede | Undo | Restart
"""Proposals: they take effect when every seat has agreed; conceding with voters when most of these have."""
TableEnding = Resign | AcceptDraw | ClaimWin | ClaimDraw | Concede | Flag | Close
"""The acts that end a game."""
TableAct = (
    Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | Unready
    | ClaimWin
    | ClaimDraw
    | Consented
    | Agree
    | Refuse
    | Signal
    | Say
    | Flag
    | Close
    | Rematch
)
"""Every table act."""
BY_SERVER = (Flag, Close)
"""The acts that nobody can send: the server alone writes them."""
RESTART_NEW = f"{Restart.word} new"
"""What people say, and are told, of a restart with another seed: the room draws it."""
_ACTS: dict[str, type[TableAct]] = {act.word: act for act in get_args(TableAct)}
ALL: tuple[TableWord, ...] = tuple(act.word for act in _ACTS.values())
ENDS: tuple[TableEnd, ...] = get_args(TableEnd)


def is_act(text: str) -> bool:
    """Is this text a table act?"""
    return text.startswith("/")


def parse(text: str) -> TableAct | None:
    """The act that a text means, None for an action of the game. Raises IllegalActionError for an act that there is not."""
    if not is_act(text):
        return None
    word, space, argument = text.partition(" ")
    act = _ACTS.get(OLD_WORDS.get(word, word))
    if act is None or (space and not argument):
        raise IllegalActionError(word[:20], "unknown_act")
    return act.read(argument)


def declared(spec: GameSpec) -> tuple[TableWord, ...]:
    """The words of the acts that matches of a game may have."""
    granted = {*spec.table_actions}
    found = [act for act in _ACTS.values() if act in (Rematch, Signal) or granted.intersection(act.rights)]
    return tuple(act.word for act in found if act is not ClaimDraw or "draw" in granted)


def section_of(act: TableAct, spec: GameSpec) -> str:
    """The rule that speaks of an act, "" where there is none."""
    first = next(iter(act.rights), None)
    return spec.table_sections.get(first, "") if first else ""


def _is_number(said: str, most_digits: int) -> bool:
    """Is this a number from 0 in ASCII digits?"""
    return said.isascii() and said.isdecimal() and len(said) <= most_digits
