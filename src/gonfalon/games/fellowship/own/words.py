"""The closed catalogue of words with which a file of a user's own cards says what they do (docs/guides/own-cards.md).

A step is a table: `{ step = "deal_damage", which = "enemy", amount = 2 }`. Its fields are the parameters of the engine's function of that
name, so that the catalogue and the engine cannot differ. Selections, seats, numbers and conditions are tables of their own.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Optional, get_args, get_type_hints

import msgspec

from ..engine import changes, moves, steps
from ..engine import vocabulary as v
from ..engine.programs import Can, Step
from ..engine.selecting import YOU, Amount, Cards, Seat, Selector, seat_of
from ..engine.steps import Secret
from ..engine.vocabulary import Context
from .values import (
    HAND,
    USES_AT_ONCE,
    Filter,
    Number,
    Table,
    WordError,
    amount,
    as_list,
    as_table,
    cards,
    condition,
    fail_unknown,
    filter_of,
    integer,
    number,
    seat,
    selector,
    truth,
    word,
)

PYTHON_ALONE = (
    *("do", "lacking", "on_each", "look_through_encounter", "pay_amount"),
    *(
        "take_prisoner",
        "rescue",
        "make_orc_guard",
        "attach_to_deck",
        "choose_path",
        "set_aside",
        "reveal_objectives",
    ),
)
"""Steps that a file cannot say: some take a Python function, one shows a whole deck, the others belong to a shipped scenario."""
MOST_NESTED = 6
"""Steps inside steps."""


# ---- steps ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def step_words() -> dict[str, Callable[..., Step]]:
    """Every step of the engine that a file may name: the public functions of its rooms that return a Step."""
    found: dict[str, Callable[..., Step]] = {}
    for room in (steps, changes, moves):
        for name, function in inspect.getmembers(room, inspect.isfunction):
            is_step = function.__module__ == room.__name__ and get_type_hints(function).get("return") is Step
            takes_any = any(hint is Any for hint in get_type_hints(function).values())
            if is_step and not takes_any and name not in PYTHON_ALONE:
                found[name] = function
    return dict(sorted(found.items()))


def steps_of(field: str, said: Any, depth: int = 0) -> tuple[Step, ...]:
    """A list of steps. Raises WordError."""
    listed = as_list(said)
    if listed is None:
        raise WordError(field, "must be a list of steps, each a table with `step`")
    if depth > MOST_NESTED:
        raise WordError(field, f"steps may lie inside one another {MOST_NESTED} times at most")
    for at, one in enumerate(listed):
        if _is_from_hand(one):
            _check_hand(field, one, as_table(listed[at + 1]) or {} if at + 1 < len(listed) else {})
    return tuple(_step(field, one, depth) for one in listed)


def _is_from_hand(said: Any) -> bool:
    """Is it a choice from a hand?"""
    which = as_table((as_table(said) or {}).get("which"))
    return which is not None and which.get("pick") == HAND


def _check_hand(field: str, said: Table, then: Table) -> None:
    """A card of a hand is chosen by whose hand it is, and used at once."""
    if said["which"].get("of") != said.get("by", YOU):
        raise WordError(
            field,
            "a card of a hand is chosen by its player: `of` in the selection, and `by` where it is not `you`",
        )
    if then.get("step") not in USES_AT_ONCE or then.get("which") != said.get("register"):
        names = " or ".join(USES_AT_ONCE)
        raise WordError(
            field, f"a card chosen from a hand must be used by the next step: {names} of its register"
        )


def _step(field: str, said: Any, depth: int) -> Step:
    table = as_table(said)
    if table is None or "step" not in table:
        raise WordError(field, "a step is a table with `step`, the name of what is done")
    words, name = step_words(), table["step"]
    if name not in words:
        raise fail_unknown(field, "step", name, tuple(words))
    given = {key: value for key, value in table.items() if key != "step"}
    if "secret" in given:
        raise WordError(field, "`secret` is not said: a choice from a hand is secret by itself")
    if name == "choose" and _is_from_hand(said):
        which = selector(f"{field}, choose.which", given.pop("which"), (HAND,))
        return _called(field, "choose", _choose_from_hand(which), given, depth)
    return _called(field, str(name), words[str(name)], given, depth)


def _choose_from_hand(which: Selector) -> Callable[..., Step]:
    """`choose` with its selection and its secrecy settled."""

    def choose(register: str, *, by: Seat = YOU, optional: bool = False, kind: v.Kind = "target") -> Step:
        return steps.choose(register, which, by=by, optional=optional, kind=kind, secret=HAND)

    return choose


def _called(field: str, name: str, function: Callable[..., Step], given: Table, depth: int) -> Step:
    """Call a function of the engine with parameters from a table."""
    signature, hints = inspect.signature(function), get_type_hints(function)
    names = tuple(signature.parameters)
    for key in given:
        if key not in names:
            raise fail_unknown(field, f"parameter of {name}", key, names or ("none",))
    rest: tuple[Any, ...] = ()
    bound: dict[str, Any] = {}
    for parameter in signature.parameters.values():
        if parameter.name not in given:
            if (
                parameter.default is inspect.Parameter.empty
                and parameter.kind is not parameter.VAR_POSITIONAL
            ):
                raise WordError(field, f"{name} needs `{parameter.name}`")
            continue
        where = f"{field}, {name}.{parameter.name}"
        if parameter.kind is parameter.VAR_POSITIONAL:
            rest = steps_of(where, given[parameter.name], depth + 1)
        elif parameter.name == "kind":
            bound["kind"] = word(where, given["kind"], CHOICES)
        else:
            bound[parameter.name] = _value(where, hints[parameter.name], given[parameter.name], depth)
    seats = [bound[one] for one in names if one in bound and hints[one] in (Seat, Seat | None)]
    before = (
        [bound.pop(one) for one in names[: names.index(_steps_name(signature))] if one in bound]
        if rest
        else []
    )
    made = function(*before, *rest, **bound)
    return made if name in ASKS_ALONE else _done_where_it_can(made, seats)


CHOICES: tuple[v.Kind, ...] = ("target", "cost", "discard")
"""Kinds of choices that a file may make; the others are the engine's own questions, whose answers look otherwise."""
ASKS_ALONE = ("choose", "choose_player", "choose_number", "choose_mode")
"""Steps that set their register to nothing, or do nothing, where there is no choice."""


def _done_where_it_can(step: Step, seats: Sequence[Seat]) -> Step:
    """The step, which is left out where it cannot be done or the player that it names has not been chosen. Our own cards are written so
    that this cannot happen; a file is not trusted with it."""

    def is_there(s: Any, x: Context) -> bool:
        return all(0 <= seat_of(s, x, one) < s.n_seats for one in seats)

    def run(s: Any, x: Context) -> Context | None:
        is_done = is_there(s, x) and (step.can is None or step.can(s, x))
        return step.run(s, x) if is_done else None

    def can(s: Any, x: Context) -> bool:
        return not is_there(s, x) or step.can is None or step.can(s, x)

    return msgspec.structs.replace(step, run=run, can=can if seats else step.can)


def _steps_name(signature: inspect.Signature) -> str:
    return next(one.name for one in signature.parameters.values() if one.kind is one.VAR_POSITIONAL)


def _value(where: str, hint: Any, said: Any, depth: int) -> Any:
    """A parameter by its type in the engine."""
    readers: dict[Any, Callable[[str, Any], Any]] = {
        Cards: cards,
        Selector: selector,
        Seat: seat,
        Amount: amount,
        Can: condition,
        Filter: filter_of,
        Optional[Filter]: filter_of,  # noqa: UP045  (pyright knows no `|` of an alias of Callable)
        Number: number,
        bool: truth,
        int: integer,
    }
    if hint in readers:
        return readers[hint](where, said)
    if hint == Sequence[Step]:
        return steps_of(where, said, depth + 1)
    if hint == dict[str, Sequence[Step]]:
        modes = as_table(said)
        if not modes:
            raise WordError(where, "must be a table of named lists of steps")
        return {name: steps_of(f"{where}.{name}", one, depth + 1) for name, one in modes.items()}
    if hint is not str and hint != Secret and not get_args(hint):
        raise WordError(where, "cannot be said in a file")
    return word(where, said, () if hint is str else tuple(str(one) for one in get_args(hint)))
