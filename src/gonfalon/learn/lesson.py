"""What a lesson is, as its file has it: a position of a game, and steps that ask for one act each."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from gonfalon.core.game import Value

Verdict = Literal["right", "wrong"]
"""What a lesson thinks of an act: the lesson goes on, or the act is taken back."""
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
    """

    act: str
    verdict: Verdict
    engine: str
    reply: str = ""
    reply_engine: str = ""
    name: str = ""

    @property
    def text_name(self) -> str:
        """The part of a text's id that stands for the act: letters, digits and hyphens."""
        return self.name or re.sub(r"[^A-Za-z0-9]+", "-", self.act)


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task. shown_act: what "Show me" plays; a right one. replies: what the other seat plays after a right act."""

    shown_act: str
    acts: tuple[ExpectedAct, ...]
    replies: tuple[str, ...] = ()

    def expected(self, act: str) -> ExpectedAct | None:
        """The act as the step expects it, None where it does not."""
        return next((one for one in self.acts if one.act == act), None)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. Its texts are the messages `lesson-<id>-…` (`text_ids`).

    number: its place on the path of the game, from 1. minutes: about how long it takes. rule: the section of the rules page that it
    teaches. ruleset: the text of a ruleset of its own, "" for the variant's. learner: the seat that learns. covers_lifted: the learner
    sees what the other seat hides. test_step: the step that "Test me" asks for, from 1. setup_given: what a lesson of kind `setup`
    begins with.
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
    covers_lifted: bool = False
    test_step: int = 1
    options: dict[str, Value] = {}
    brought: tuple[str, ...] = ()
    ruleset: str = ""
    opening: tuple[Opening, ...] = ()
    setup_given: str = ""

    @property
    def other(self) -> int:
        """The seat that plays the replies."""
        return 1 - self.learner

    def text_id(self, step: int, act: ExpectedAct) -> str:
        """The id of the answer to an act of a step. step: from 0."""
        return f"lesson-{self.id}-{step + 1}-{act.text_name}"

    def text_ids(self) -> tuple[str, ...]:
        """The ids of all its texts: title, the sentence it teaches, the task of every step, the answer to every expected act."""
        found = [f"lesson-{self.id}-title", f"lesson-{self.id}-teaches"]
        for number, step in enumerate(self.steps):
            found.append(f"lesson-{self.id}-{number + 1}")
            found += [self.text_id(number, act) for act in step.acts]
        return tuple(found)
