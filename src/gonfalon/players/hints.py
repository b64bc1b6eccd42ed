"""A hint: what a computer would do in a seat's place, what it believes and why, and what each action reveals to the others.

Names are words of a family with a message for each in its texts. Rules are ids of the family's rules page.
"""

from __future__ import annotations

import msgspec

from gonfalon.core.events import GameWord

from .coaching import CoachRemark


class Clue(msgspec.Struct, frozen=True):
    """One reason for the belief about a hidden thing.

    name: the family's word for it. rule: the id of its rule, "" for habits. facts: its details by name. logs: (kind, natural logarithm
    of the factor for the kind's chance), for the likeliest kinds in the end. The first clue starts from 1, so a kind's logs add up to
    the logarithm of its chance.
    """

    name: GameWord
    rule: str = ""
    facts: dict[str, int | str] = {}
    logs: tuple[tuple[str, float], ...] = ()


class Reading(msgspec.Struct, frozen=True):
    """The belief about one hidden thing of another seat. id, place, known and chances: as in Belief. clues: why, in order."""

    id: int
    place: str
    known: bool
    chances: tuple[tuple[str, float], ...]
    clues: tuple[Clue, ...]


class Shown(msgspec.Struct, frozen=True):
    """What an action reveals to the others about one of this seat's hidden things, whatever it meets.

    id: its number in the observation, -1 for a new one. place: where it is before the action. name: the word for how it is shown.
    kinds: its possible kinds for the others afterwards; one kind: they know it. before, after: the others' best chance for the true
    kind, by counting and by habits, before the action and after it.
    """

    id: int
    place: str
    name: GameWord
    rule: str
    kinds: tuple[str, ...]
    before: float
    after: float


class Target(msgspec.Struct, frozen=True):
    """A target of an action, a thing of another seat.

    chances: (kind, chance), the likeliest few first. outcomes: (the family's word for an outcome, its chance), likeliest first.
    is_told: does this seat learn its kind, whatever the outcome? rule: the id of the rule for that.
    """

    id: int
    place: str
    chances: tuple[tuple[str, float], ...]
    outcomes: tuple[tuple[GameWord, float], ...]
    is_told: bool
    rule: str


class Reason(msgspec.Struct, frozen=True):
    """A part of an action's gain. name: the family's word for it. worth: in the hint's unit."""

    name: GameWord
    worth: float


class HintedAct(msgspec.Struct, frozen=True):
    """One answer to the decision, and what it leads to.

    gain: its value beyond the mean of all answers that were compared, in the hint's unit. behind: the difference to the best one. doubt:
    the standard error of that over the sampled positions. reasons: parts of the gain, the largest first; they add up to it. risk: the
    chance that the acting thing is lost at once. said: what it does well, in the coach's sentences. then: the answers that it means to
    give after this one, in order, where several make one plan, as steps towards a square.
    """

    action: str
    gain: float = 0.0
    behind: float = 0.0
    doubt: float = 0.0
    reasons: tuple[Reason, ...] = ()
    targets: tuple[Target, ...] = ()
    risk: float = 0.0
    shows: tuple[Shown, ...] = ()
    said: tuple[CoachRemark, ...] = ()
    then: tuple[str, ...] = ()


class Hint(msgspec.Struct, frozen=True):
    """Advice of a computer to a seat, from what the seat knows.

    unit: the family's word for the unit of gains. acts: the best answers to the seat's decision, best first, () if it has none.
    readings: one for each thing of the others that is hidden or was shown.
    """

    unit: GameWord
    acts: tuple[HintedAct, ...]
    readings: tuple[Reading, ...]
