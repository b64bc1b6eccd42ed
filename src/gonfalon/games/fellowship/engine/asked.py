"""What a card asks for: what it will do with the card, player or number that is chosen (CARD-6)."""

from __future__ import annotations

from typing import Any

from .programs import PROGRAMS, Step

ASKED: dict[str, frozenset[str]] = {
    "target": frozenset(
        {
            "damage",
            "discard",
            "shuffle",
            "attach",
            "resources",
            "engage",
            "progress",
            "ready",
            "exhaust",
            "enter",
            "heal",
            "hand",
            "silence",
            "uncommit",
            "stage",
            "return",
            "strengthen",
            "weaken",
            "hold",
            "strike",
        }
    ),
    "player": frozenset(
        {
            "draw",
            "strengthen",
            "heal",
            "lower",
            "raise",
            "looked_at",
            "attach",
            "give",
            "recycle",
            "damage",
            "hold",
            "defend",
        }
    ),
    "amount": frozenset({"heal", "pay"}),
    "cost": frozenset({"exhaust"}),
}
"""Kind of decision -> what its question can say that is done: each has a prompt of its own."""


def asked_for(kind: str, frames: list[tuple[Any, ...]]) -> tuple[str, int]:
    """What is done with the answer, and how much, 0 where no number is known; ("", 0) where nothing can be said.

    frames: of the state, the next last: the one that stores the answer lies on the program that goes on with it."""
    if kind not in ASKED or len(frames) < 2 or frames[-1][0] != "store" or frames[-2][0] != "run":
        return "", 0
    program, at = frames[-2][1:3]
    registers = {frames[-1][1]}
    for step in PROGRAMS[program][at:]:
        if not _reads(step, registers):
            continue
        for deed in (step.deed, step.effect):
            if deed in ASKED[kind]:
                return str(deed), abs(step.amount)
        registers.update(step.sets)  # chosen among what was chosen: that one is asked for
    return "", 0


def _reads(step: Step, registers: set[str]) -> bool:
    """Does a step, or one inside it, use what a register holds?"""
    if any(use.known is None and use.word in registers for use in step.uses):
        return True
    return any(_reads(one, registers) for inner in step.inner for one in inner.steps)
