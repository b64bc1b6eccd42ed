"""The closed catalogue of words with which a file of a user's own cards says what they do (docs/guides/own-cards.md).

A step is a table: `{ step = "deal_damage", which = "enemy", amount = 2 }`. Its fields are the parameters of the engine's function of that
name, so that the catalogue and the engine cannot differ. Selections, seats, numbers and conditions are tables of their own.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, NamedTuple, Optional, cast, get_args, get_type_hints

import msgspec

from ..engine import changes, model, moves, steps
from ..engine import vocabulary as v
from ..engine.programs import Can, Step, Use, telling, uses_of
from ..engine.selecting import (
    POOLS,
    YOU,
    Amount,
    Cards,
    Seat,
    Selector,
    controller,
    has_engaged,
    has_threat,
    host,
    if_undefended,
    may_draw,
    n_players,
    of_sphere,
    pick,
    seat_of,
)
from ..engine.steps import Secret
from ..engine.vocabulary import Context

Table = Mapping[str, Any]
Filter = Callable[[Any, Context, int], bool]
Number = Callable[[Any, Context], int]
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
MOST = 99
"""The largest number that a card may say."""


class WordError(Exception):
    """A word of a card that is not in the catalogue. field: where it stands."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field, self.message = field, message


def as_table(said: Any) -> dict[str, Any] | None:
    """A value that is a table, else None."""
    return cast("dict[str, Any]", said) if isinstance(said, dict) else None


def as_list(said: Any) -> list[Any] | None:
    """A value that is a list, else None."""
    return cast("list[Any]", said) if isinstance(said, list) else None


def fail_unknown(field: str, kind: str, word: object, known: Sequence[str]) -> WordError:
    """The error about a word that there is not, with the nearest one, or all where none is near."""
    near = get_close_matches(str(word), known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(sorted(known))}"
    return WordError(field, f"there is no {kind} {str(word)[:60]!r}; {hint}")


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
        bool: _truth,
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


# ---- plain values ----------------------------------------------------------------------------------------------------------


def word(field: str, said: Any, known: Sequence[str] = ()) -> str:
    """A text, of a closed vocabulary where one is given."""
    if not isinstance(said, str):
        raise WordError(field, "must be a text")
    if known and said not in known:
        raise fail_unknown(field, "such word", said, known)
    return said


def integer(field: str, said: Any) -> int:
    """A whole number from -MOST to MOST."""
    if not isinstance(said, int) or isinstance(said, bool) or not -MOST <= said <= MOST:
        raise WordError(field, f"must be a whole number from -{MOST} to {MOST}")
    return said


def _truth(field: str, said: Any) -> bool:
    if not isinstance(said, bool):
        raise WordError(field, "must be true or false")
    return said


# ---- cards, seats, numbers -------------------------------------------------------------------------------------------------


def fields_of(field: str, said: Any, known: Sequence[str]) -> Table:
    """A table with no other fields than these."""
    table = as_table(said)
    if table is None:
        raise WordError(field, f"must be a table with {', '.join(known)}")
    for key in table:
        if key not in known:
            raise fail_unknown(field, "field", key, known)
    return table


HAND: Final = "hand"
PICKABLE = (*(pool for pool in POOLS if pool != "encounter deck and discard"), "discard")
"""Pools that a file may name anywhere. A deck is not among them, for what lies in it is known to nobody; a hand may be chosen from only
by a step that uses the card at once, so that no state ever tells what lies in a hand."""
USES_AT_ONCE = ("discard_from_hand", "put_into_play")
PICKED = tuple(name for name in inspect.signature(pick).parameters if name != "pool")
SPECIAL: dict[str, Selector] = {"host": host, "encounter top": moves.encounter_top}
"""Selections that are no pool: what this card is attached to; the top card of the encounter deck."""


def selector(field: str, said: Any, pools: Sequence[str] = (*PICKABLE, *SPECIAL)) -> Selector:
    """`{ pick = POOL, ... }` with the filters of `selecting.pick`."""
    table = fields_of(field, said, ("pick", *PICKED))
    if "pick" not in table:
        raise WordError(field, "a selection needs `pick`")
    pool = word(field, table["pick"], pools)
    if pool in SPECIAL:
        if len(table) > 1:
            raise WordError(field, f"{pool!r} takes no filters")
        return SPECIAL[pool]
    hints = get_type_hints(pick)
    more: dict[str, Any] = {}
    for key, value in table.items():
        if key == "pick":
            continue
        hint = hints[key]
        options = [one for one in get_args(hint) if one is not type(None)]
        where = f"{field}.{key}"
        if key in ("of", "engaged_with"):
            more[key] = seat(where, value)
        elif key == "where":
            more[key] = filter_of(where, value)
        elif hint is bool or options == [bool]:
            more[key] = _truth(where, value)
        else:
            more[key] = word(where, value)
    return pick(pool, **more)


def cards(field: str, said: Any) -> Cards:
    """The name of a register (`self`, `host` is `{ pick = "host" }`), or a selection."""
    return said if isinstance(said, str) else selector(field, said)


def seat(field: str, said: Any) -> Seat:
    """The name of a register with a seat, `first`, or `{ controller = CARDS }`."""
    if isinstance(said, str):
        return said
    table = fields_of(field, said, ("controller",))
    return controller(cards(f"{field}.controller", table.get("controller")))


def amount(field: str, said: Any) -> Amount:
    """A number, a register, or a table as of `number`."""
    if isinstance(said, str):
        return said
    return integer(field, said) if as_table(said) is None else number(field, said)


def number(field: str, said: Any) -> Number:
    """A number that is worked out: `{ count = SELECTION, times = 1 }`, `{ players = 2 }`, `{ undefended = 2, otherwise = 1 }`."""
    if isinstance(said, int):
        plain = integer(field, said)
        return telling(lambda s, x: plain)
    table = fields_of(field, said, ("count", "times", "players", "undefended", "otherwise"))
    if "count" in table:
        which, times = selector(f"{field}.count", table["count"]), integer(field, table.get("times", 1))
        return telling(lambda s, x: times * len(which(s, x)), *uses_of(which))
    if "players" in table:
        times = integer(field, table["players"])
        return telling(lambda s, x: times * n_players(s, x))
    if "undefended" in table:
        more, less = integer(field, table["undefended"]), integer(field, table.get("otherwise", 0))
        return telling(if_undefended(more, less), Use("register", "undefended"))
    raise WordError(field, "needs `count`, `players` or `undefended`")


FILTERS: dict[str, Filter] = {
    "could_attack": changes.could_attack,
    "may_enter": lambda s, x, i: s.may_enter(i),
    "has_threat": has_threat,
    "has_engaged": has_engaged,
    "may_draw": may_draw,
    "is_another": lambda s, x, who: who != x["you"],
}
"""Filters of cards and players by name."""


def filter_of(field: str, said: Any) -> Filter:
    """The name of a filter, or `{ sphere = "lore" }`."""
    if as_table(said) is not None:
        sphere = word(f"{field}.sphere", fields_of(field, said, ("sphere",)).get("sphere"), model.SPHERES)
        return of_sphere(sphere)
    return FILTERS[word(field, said, tuple(FILTERS))]


# ---- conditions ------------------------------------------------------------------------------------------------------------


CARD_REGISTERS = ("card", "enemy", "shadow", "host", "self")
SETS = ("cards", "attackers", "defenders")
SEAT_REGISTERS = ("seat", "player", "defending")
"""Registers with one card, several cards, a player."""


class Condition(NamedTuple):
    """A word of a condition. known: the texts that it takes."""

    make: Callable[[Any], Can]
    known: tuple[str, ...]


def _equals(register: str) -> Callable[[Any], Can]:
    def make(value: Any) -> Can:
        def holds(s: Any, x: Context) -> bool:
            return bool(x.get(register) == value)

        return telling(holds, Use("register", register))

    return make


def _reads(holds: Callable[[Any, Context, Any], bool]) -> Callable[[Any], Can]:
    """A condition about the register that is named."""

    def make(register: str) -> Can:
        def made(s: Any, x: Context) -> bool:
            found = x.get(register)
            return found is not None and found != model.NO_HOST and holds(s, x, found)

        return telling(made, Use("register", register))

    return make


def _lies_in(zone: str) -> Can:
    return telling(lambda s, x: _zone_of(s, x["self"]) == zone)


def _zone_of(s: Any, i: int) -> str:
    pile: int = s.pile[i]
    return model.PILE_NAMES[pile].rstrip("0123")


CONDITIONS: dict[str, Condition] = {
    "is": Condition(_reads(lambda s, x, card: card == x["self"]), CARD_REGISTERS),
    "among": Condition(_reads(lambda s, x, found: x["self"] in found), SETS),
    "mine": Condition(_reads(lambda s, x, found: found == x["you"]), SEAT_REGISTERS),
    "host_is": Condition(_reads(lambda s, x, card: s.host[x["self"]] == card), CARD_REGISTERS),
    "host_among": Condition(_reads(lambda s, x, found: s.host[x["self"]] in found), SETS),
    "uncancelled": Condition(_reads(lambda s, x, card: not s.marks[card] & model.CANCELLED), CARD_REGISTERS),
    "ready": Condition(_reads(lambda s, x, card: s.is_ready(card)), CARD_REGISTERS),
    "exhausted": Condition(_reads(lambda s, x, card: not s.is_ready(card)), CARD_REGISTERS),
    "damaged": Condition(_reads(lambda s, x, card: bool(s.damage[card])), CARD_REGISTERS),
    "how": Condition(_equals("how"), get_args(v.Leaving)),
    "type": Condition(_equals("type"), v.CARD_TYPES),
    "phase": Condition(_equals("phase"), v.PHASES[1:]),
    "lies_in": Condition(_lies_in, ("area", "engaged", "staging", "active", "attached", "aside")),
}
"""Word -> condition of what has just happened, or of this card."""
TRUTHS = ("played", "undefended")
SELECTIONS = ("some", "none")


def condition(field: str, said: Any) -> Can:
    """A table of conditions that must all hold. Raises WordError."""
    known = (*CONDITIONS, *TRUTHS, *SELECTIONS, "not")
    table = fields_of(field, said, known)
    if not table:
        raise WordError(field, f"needs one of {', '.join(known)}")
    parts = [_condition(f"{field}.{key}", key, value) for key, value in table.items()]
    return telling(lambda s, x: all(part(s, x) for part in parts), *uses_of(*parts))


def _condition(field: str, key: str, said: Any) -> Can:
    if key in CONDITIONS:
        return CONDITIONS[key].make(word(field, said, CONDITIONS[key].known))
    if key in TRUTHS:
        return _equals(key)(_truth(field, said))
    if key == "not":
        inner = condition(field, said)
        return telling(lambda s, x: not inner(s, x), *uses_of(inner))
    which, is_some = selector(field, said), key == "some"
    return telling(lambda s, x: bool(which(s, x)) == is_some, *uses_of(which))
