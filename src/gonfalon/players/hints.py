"""A hint: what a computer would do in a seat's place, what it believes and why, and what each act would show the others.

Names are words of a family; the text room has a message for each. Rules are ids of the family's rules page.
"""

from __future__ import annotations

import msgspec

from gonfalon.core.events import GameWord


class Clue(msgspec.Struct, frozen=True):
    """One reason for what is believed of a hidden thing.

    name: the family's word for it. rule: the id of the rule it follows from, "" for habits. facts: its details by name. logs: (kind,
    natural logarithm of the factor by which it changed the kind's chance), for the kinds that are likeliest in the end. The first clue
    changes from 1, so that a kind's logs add up to the logarithm of its chance.
    """

    name: GameWord
    rule: str = ""
    facts: dict[str, int | str] = {}
    logs: tuple[tuple[str, float], ...] = ()


class Reading(msgspec.Struct, frozen=True):
    """What is believed of one hidden thing of another seat's. id, place, known and chances: as in Belief. clues: why, in order."""

    id: int
    place: str
    known: bool
    chances: tuple[tuple[str, float], ...]
    clues: tuple[Clue, ...]


class Shown(msgspec.Struct, frozen=True):
    """What an act would tell the others of one of this seat's hidden things, whatever it meets.

    id: its number in the observation, -1 for a new one. place: where it is before the act. name: the word for how it is told. kinds: what
    it may still be for the others afterwards; one kind: they know it. before, after: the chance that the others could give to what it
    is, by counting and by habits, before the act and after it.
    """

    id: int
    place: str
    name: GameWord
    rule: str
    kinds: tuple[str, ...]
    before: float
    after: float


class Target(msgspec.Struct, frozen=True):
    """A thing of another seat's that an act is aimed at.

    chances: (kind, chance), the likeliest few first. outcomes: (the family's word for an outcome, its chance), likeliest first. is_told: is
    this seat told what it is, whatever the outcome, if it does not know? rule: that says so.
    """

    id: int
    place: str
    chances: tuple[tuple[str, float], ...]
    outcomes: tuple[tuple[str, float], ...]
    is_told: bool
    rule: str


class Reason(msgspec.Struct, frozen=True):
    """A part of an act's gain. name: the family's word for it. worth: in the hint's unit."""

    name: GameWord
    worth: float


class HintedAct(msgspec.Struct, frozen=True):
    """One answer to the decision.

    gain: what it is expected to bring beyond the mean of all answers, in the hint's unit. behind: how much less than the best one; doubt:
    the standard error of that over the positions drawn. reasons: parts of the gain, the largest first; they add up to it. risk: the
    chance that the acting thing is lost at once.
    """

    action: str
    gain: float = 0.0
    behind: float = 0.0
    doubt: float = 0.0
    reasons: tuple[Reason, ...] = ()
    targets: tuple[Target, ...] = ()
    risk: float = 0.0
    shows: tuple[Shown, ...] = ()


class Hint(msgspec.Struct, frozen=True):
    """What a computer would say to a seat, from what the seat knows.

    unit: the family's word for what gains are counted in. acts: the best answers to the decision the seat owes, best first, () if it owes
    none. readings: of every thing of the others' that it cannot be sure of or was told.
    """

    unit: GameWord
    acts: tuple[HintedAct, ...]
    readings: tuple[Reading, ...]
