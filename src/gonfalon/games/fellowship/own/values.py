"""The words for plain values, cards, seats, numbers and conditions of a user's own cards (docs/guides/own-cards.md)."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, cast, get_args, get_type_hints

from ..engine import changes, model, moves
from ..engine import vocabulary as v
from ..engine.programs import Can, Use, telling, uses_of
from ..engine.selecting import (
    POOLS,
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
)
from ..engine.vocabulary import Context

Table = Mapping[str, Any]
Filter = Callable[[Any, Context, int], bool]
Number = Callable[[Any, Context], int]
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


def truth(field: str, said: Any) -> bool:
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
            more[key] = truth(where, value)
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
        return _equals(key)(truth(field, said))
    if key == "not":
        inner = condition(field, said)
        return telling(lambda s, x: not inner(s, x), *uses_of(inner))
    which, is_some = selector(field, said), key == "some"
    return telling(lambda s, x: bool(which(s, x)) == is_some, *uses_of(which))
