"""What a lesson is, as its file has it: a position of a game, and steps that ask for one act each."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Literal

import msgspec

from gonfalon.core.game import Value

Verdict = Literal["right", "part", "wrong"]
"""What a lesson thinks of an act: the lesson goes on; it stays, and the step asks for more; it is taken back."""
LessonKind = Literal["moves", "choice", "setup"]
"""What a step asks for: an act of play; one of the set-ups that the file lists; a set-up without faults, made from a given one."""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One act that is played before the lesson begins."""

    seat: int
    act: str


class ExpectedAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act that a step has an answer for.

    engine: what the rules answer to it, in the words of `tests/learn`, which replays it. reply: what the other seat does then, to show
    the consequence; reply_engine: what the rules answer to that. name: stands for the act in the id of its text; "" for the act itself.
    after: the parts of the step that have to be done before, in any order; without them the act is another one. told: has it an answer
    of its own? Parts have none.
    """

    act: str
    verdict: Verdict
    engine: str
    reply: str = ""
    reply_engine: str = ""
    name: str = ""
    after: tuple[str, ...] = ()
    told: bool = True

    @property
    def has_text(self) -> bool:
        """Has it an answer of its own?"""
        return self.told and self.verdict != "part"

    @property
    def text_name(self) -> str:
        """The part of a text's id that stands for the act: letters, digits and hyphens."""
        return self.name or re.sub(r"[^A-Za-z0-9]+", "-", self.act)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task. shown_act: what "Show me" plays after shown_parts; a right one.

    replies: what is played after a right act: by the other seat where it is asked, else by the learner, whom nobody asks here.
    """

    shown_act: str
    acts: tuple[ExpectedAct, ...]
    replies: tuple[str, ...] = ()
    shown_parts: tuple[str, ...] = ()

    @property
    def shown_way(self) -> tuple[str, ...]:
        """All acts that "Show me" plays, one after the other."""
        return (*self.shown_parts, self.shown_act)

    def expected(self, act: str, parts: Collection[str] = ()) -> ExpectedAct | None:
        """The act as the step expects it, None where it does not. parts: what has been done of the step."""
        return next((one for one in self.acts if one.act == act and set(one.after) <= set(parts)), None)

    def shown_next(self, parts: Collection[str]) -> str:
        """What "Show me" plays after these parts."""
        return next(act for act in self.shown_way if act not in parts or act == self.shown_act)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. Its texts are the messages `lesson-<id>-…` (`text_ids`).

    number: its place on the path of the game, from 1. minutes: about how long it takes. rule: the section of the rules page that it
    teaches. ruleset: the text of a ruleset of its own, "" for the variant's. learner: the seat that learns. seats: how many there are.
    covers_lifted: the learner sees what the other seat hides. test_step: the step that "Test me" asks for, from 1. setup_given: what a
    lesson of kind `setup` begins with. known_without: the reason of a refusal: who met none in three own games knows it.
    """

    game: str
    number: int
    minutes: int
    rule: str
    variant: str
    steps: tuple[Step, ...]
    id: str = ""
    kind: LessonKind = "moves"
    learner: int = 0
    seats: int = 2
    covers_lifted: bool = False
    test_step: int = 1
    options: dict[str, Value] = {}
    brought: tuple[str, ...] = ()
    ruleset: str = ""
    opening: tuple[Opening, ...] = ()
    setup_given: str = ""
    known_without: str = ""

    def text_id(self, step: int, act: ExpectedAct) -> str:
        """The id of the answer to an act of a step. step: from 0."""
        return f"lesson-{self.id}-{step + 1}-{act.text_name}"

    def text_ids(self) -> tuple[str, ...]:
        """The ids of all its texts: title, the sentence it teaches, the task of every step, the answer to every expected act."""
        found = [f"lesson-{self.id}-title", f"lesson-{self.id}-teaches"]
        for number, step in enumerate(self.steps):
            found.append(f"lesson-{self.id}-{number + 1}")
            found += [self.text_id(number, act) for act in step.acts if act.has_text]
        return tuple(found)
