"""Which games count: the rules as pure functions of what is known of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

CasualReason = Literal[
    "casual",
    "no-clock",
    "own-rules",
    "helped",
    "restarted",
    "nameless",
    "one-person",
    "nobody",
    "unmeasured",
    "changed-hands",
    "aborted",
]
"""Why a game does not count. casual: nobody has asked for a rated game. helped: hints, advice, undo or lessons were open at this table.
restarted: the same deal has been played before. nameless: a seat is held by somebody without a name, or in a cooperative game by a
computer. one-person: the same person sits at two seats. nobody: only computers play. unmeasured: a computer without a rating plays.
changed-hands: a seat was taken over. aborted: it ended before every seat had acted."""


class Table(msgspec.Struct, frozen=True):
    """What is agreed before a game. people: the key of the person at each seat, "" for a computer, None for one without a name.

    rated: did those who sit down ask for it? clocked: has it a clock, correspondence included? own_rules: does it depart from the rules of
    the box? helped: are hints, advice, undo or lessons open? restarted: is it a deal that was played before?
    measured: has every computer here a rating (`computer_rating`)?
    """

    people: tuple[str | None, ...]
    rated: bool = False
    clocked: bool = True
    own_rules: bool = False
    helped: bool = False
    restarted: bool = False
    measured: bool = True
    cooperative: bool = False


class Course(msgspec.Struct, frozen=True):
    """What happened in a game. moves: of each seat, the set-up left out. by_rule: did the rules of the game end it, not people or a clock?

    changed_hands: did a seat get another player after the start?
    """

    moves: tuple[int, ...]
    by_rule: bool
    changed_hands: bool = False


def why_casual(table: Table) -> CasualReason | None:
    """Why games at this table cannot count, None if they can. A cooperative game needs no clock."""
    named = [person for person in table.people if person]
    checks: tuple[tuple[bool, CasualReason], ...] = (
        (not table.rated, "casual"),
        (not table.clocked and not table.cooperative, "no-clock"),
        (table.own_rules, "own-rules"),
        (table.helped, "helped"),
        (table.restarted, "restarted"),
        (None in table.people or (table.cooperative and "" in table.people), "nameless"),
        (len(set(named)) < len(named), "one-person"),
        (not named, "nobody"),
        (not table.measured, "unmeasured"),
    )
    return next((reason for fails, reason in checks if fails), None)


def why_not_counted(table: Table, course: Course) -> CasualReason | None:
    """Why a finished game changes no rating, None if it does."""
    reason = why_casual(table)
    if reason:
        return reason
    if course.changed_hands:
        return "changed-hands"
    return "aborted" if not course.by_rule and min(course.moves, default=0) == 0 else None
