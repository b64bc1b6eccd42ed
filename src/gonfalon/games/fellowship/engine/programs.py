"""Programs: tuples of steps, and the check of what their steps say.

A frame of the state names a program and a position in it, so that a state holds only plain data. Every step tells which words it uses and
which registers it reads and sets, so that a program is checked when its card is loaded.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import islice
from types import CodeType
from typing import Any, NamedTuple, TypeVar

import msgspec

from gonfalon.core.errors import RulesetError

from .vocabulary import REGISTERS, Context, Effect, Question

Run = Callable[[Any, Context], "Context | None"]
Can = Callable[[Any, Context], bool]
F = TypeVar("F", bound=Callable[..., Any])
FIRST = "first"
"""The first player, where a word takes a seat."""


class CardError(RulesetError):
    """The entry of a card says something that the engine does not know; the message names the card's clause."""


class Use(NamedTuple):
    """A word that a step uses. kind: what it names. known: the words that there are; None for a register that the step reads."""

    kind: str
    word: str
    known: Collection[str] | None = None


class Inner(NamedTuple):
    """A program inside a step. sets: registers that are set as it begins."""

    steps: tuple[Step, ...]
    sets: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """One instruction. run: changes the state, may push frames or ask, returns registers to set. can: could it be done?
    forbidden_by: the question by which a passive effect may forbid it to a seat. lacks: (reason, section) of the refusal when it cannot
    be done; () where that says nothing more than that something is missing. pays: it pays for the card itself, so that the printed cost
    is not paid. forbids: the act that it forbids for a while. uses, sets, inner: what the check of the card reads.
    effect, amount: what it does and how much, for players; 0 where the number is worked out when it is done. price: resources that it
    takes from the pool of its own card. deed: what it does with what was chosen, in words of `asked.ASKED`; "" for its `effect`.
    untold: it changes something of which no event tells yet."""

    run: Run
    can: Can | None = None
    forbidden_by: Question | None = None
    lacks: tuple[str, str] | tuple[()] = ()
    pays: bool = False
    forbids: Question | None = None
    effect: Effect | None = None
    amount: int = 0
    price: int = 0
    deed: str = ""
    untold: bool = False
    uses: tuple[Use, ...] = ()
    sets: tuple[str, ...] = ()
    inner: tuple[Inner, ...] = ()


Steps = Sequence[Step]
PROGRAMS: dict[str, tuple[Step, ...]] = {}
"""id -> steps; a clause's program has the clause's id."""
_programs = 0


def program(steps: Steps) -> str:
    """Register steps inside steps (a choice between modes, something for each player) and give their name."""
    global _programs
    _programs += 1
    name = f"part-{_programs}"
    PROGRAMS[name] = tuple(steps)
    return name


# ---- what a step uses ---------------------------------------------------------------------------------------------------


def uses_of(*said: object) -> tuple[Use, ...]:
    """The uses of what a word was given: a register by its name, a function by what it tells of itself or by its code."""
    found: list[Use] = []
    for one in said:
        if isinstance(one, str):
            found += [Use("register", one)] if one != FIRST else []
        elif callable(one):
            told: tuple[Use, ...] | None = getattr(one, "uses", None)
            found += _uses_of_code(one) if told is None else told
    return tuple(found)


def telling(function: F, *uses: Use) -> F:
    """The function itself, which now tells the uses of what it was made of."""
    function.uses = uses  # type: ignore[attr-defined]
    return function


def _uses_of_code(function: object) -> list[Use]:
    """The registers that a function of (state, registers ...) reads by name."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_argcount < 2:
        return []
    return [Use("register", word) for word in _subscripts(code, code.co_varnames[1])]


def _subscripts(code: CodeType, name: str) -> Iterator[str]:
    """The texts by which a variable is subscripted, in functions inside this one as well."""
    run = list(dis.get_instructions(code))
    for load, key, then in zip(run, islice(run, 1, None), islice(run, 2, None), strict=False):
        loads = load.opname.startswith(("LOAD_FAST", "LOAD_DEREF"))
        is_read = loads and load.argrepr.split(", ")[-1] == name
        is_key = key.opname == "LOAD_CONST" and then.opname.startswith("BINARY_")
        if is_read and is_key and isinstance(key.argval, str):
            yield key.argval
    for one in code.co_consts:
        if isinstance(one, CodeType) and name in one.co_freevars:
            yield from _subscripts(one, name)


# ---- the check ----------------------------------------------------------------------------------------------------------


def require(where: str, kind: str, word: str, known: Collection[str]) -> None:
    """Raise CardError where a word is not one of the known ones."""
    if word not in known:
        near = get_close_matches(word, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(sorted(filter(None, known)))}"
        raise CardError(f"{where}: there is no {kind} {word!r}; {hint}")


def check_uses(where: str, uses: Iterable[Use], filled: Collection[str]) -> None:
    """Raise CardError where a word is unknown, or a register is read that is not among those filled."""
    for use in uses:
        if use.known is not None:
            require(where, use.kind, use.word, use.known)
            continue
        require(where, use.kind, use.word, REGISTERS)
        if use.word not in filled:
            raise CardError(
                f"{where}: reads the register {use.word!r}, which nothing has set;"
                f" set are: {', '.join(sorted(filled))}"
            )


def check_program(where: str, steps: Steps, filled: Collection[str]) -> None:
    """Check steps in their order. where: the clause, for messages. filled: the registers set before the first step."""
    known = set(filled)
    for step in steps:
        for register in step.sets:
            require(where, "register", register, REGISTERS)
        check_uses(where, step.uses, known)
        for inner in step.inner:
            check_program(where, inner.steps, known.union(inner.sets))
        known.update(step.sets)
