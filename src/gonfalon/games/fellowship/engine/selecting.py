"""Selectors of seats, cards and numbers, and their filters (CARD-6.30, CARD-6.31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import model as m
from . import vocabulary as v
from .editions import since
from .programs import FIRST, Use, telling, uses_of
from .state import State
from .vocabulary import Context

YOU, SELF = "you", "self"

Selector = Callable[[Any, Context], tuple[int, ...]]


Cards = str | Selector


Seat = str | Callable[[Any, Context], int]


Amount = int | str | Callable[[Any, Context], int]


ALL_DAMAGE = 1000
"""More damage than any card has."""


def held(x: Context, register: str) -> Any:
    """What a register holds, None where it has not been set."""
    return x.get(register)


def seat_of(s: State, x: Context, who: Seat) -> int:
    """A seat, -1 where nobody has been named."""
    if callable(who):
        return who(s, x)
    if who == FIRST:
        return s.seats()[0]
    found: int | None = held(x, who)
    return -1 if found is None else found


def cards_of(s: State, x: Context, which: Cards) -> tuple[int, ...]:
    """Cards, () where none has been named."""
    if callable(which):
        return which(s, x)
    found: int | tuple[int, ...] | None = held(x, which)
    if found is None:
        return ()
    return (found,) if isinstance(found, int) else found


def number_of(s: State, x: Context, amount: Amount) -> int:
    """A number."""
    if callable(amount):
        return amount(s, x)
    return int(held(x, amount) or 0) if isinstance(amount, str) else amount


def if_undefended(more: int, otherwise: int) -> Callable[[Any, Context], int]:
    """The number of a shadow effect that is another one in an undefended attack (CARD-9)."""
    return lambda s, x: more if x["undefended"] else otherwise


def n_players(s: State, x: Context) -> int:
    """How many players are in the game."""
    return len(s.seats())


def controller(which: Cards) -> Callable[[Any, Context], int]:
    """The seat that controls a card."""

    def found(s: State, x: Context) -> int:
        cards = cards_of(s, x, which)
        return s.who[cards[0]] if cards and s.who[cards[0]] < 4 else -1

    return telling(found, *uses_of(which))


def host(s: State, x: Context) -> tuple[int, ...]:
    """What this card is attached to."""
    found = s.host[x["self"]]
    return (found,) if found >= 0 else ()


def is_hosts(stat_of: Callable[[Any, int], int]) -> Callable[[Any, int, int], int]:
    """The answer of an attachment about the card it is attached to: a function of (state, host); 0 about all others."""
    return lambda s, j, i: stat_of(s, i) if s.host[j] == i else 0


def of_sphere(sphere: str) -> Callable[[Any, Context, int], bool]:
    """A filter: cards of a sphere, heroes with an icon that was added to them among them (CARD-2.6)."""
    return lambda s, x, i: sphere in s.spheres(i)


def may_draw(s: State, x: Context, seat: int) -> bool:
    """A filter: players whose draw can change something (CARD-15.10)."""
    return bool(s.piles[m.DECK + seat]) and not s.answers("cannot_draw", seat)


@since(1)
def has_threat(s: State, x: Context, seat: int) -> bool:
    """A filter: players whose threat level can be lowered."""
    return s.threat[seat] > 0


def has_engaged(s: State, x: Context, seat: int) -> bool:
    """A filter: players who are engaged with an enemy."""
    return bool(s.piles[m.ENGAGED + seat])


POOLS: dict[str, Callable[[State], tuple[int, ...]]] = {
    "characters": lambda s: s.all_characters(),
    "heroes": lambda s: tuple(i for seat in s.seats() for i in s.heroes(seat)),
    "allies": lambda s: tuple(i for i in s.all_characters() if s.catalogue.cards[i].type == "ally"),
    "enemies": lambda s: s.enemies(),
    "staged enemies": lambda s: s.staged("enemy"),
    "engaged enemies": lambda s: tuple(i for seat in s.seats() for i in s.piles[m.ENGAGED + seat]),
    "locations": lambda s: (*s.piles[m.ACTIVE], *s.staged("location")),
    "staged locations": lambda s: s.staged("location"),
    "active location": lambda s: s.piles[m.ACTIVE],
    "staging": lambda s: s.piles[m.STAGING],
    "attachments": lambda s: tuple(i for i in s.piles[m.ATTACHED] if s.catalogue.cards[i].type != "enemy"),
    "committed": lambda s: s.committed(),
    "encounter discard": lambda s: s.piles[m.ENCOUNTER_DISCARD],
    "victory": lambda s: s.piles[m.VICTORY],
    "encounter deck and discard": lambda s: tuple(
        sorted((*s.piles[m.ENCOUNTER], *s.piles[m.ENCOUNTER_DISCARD]))
    ),
}


HIDDEN_POOLS = {"hand": m.HAND, "discard": m.DISCARD, "deck": m.DECK}


def pick(
    pool: str,
    *,
    of: Seat | None = None,
    trait: str = "",
    type: v.CardType | None = None,
    keyword: v.Keyword | None = None,
    ready: bool | None = None,
    damaged: bool = False,
    committed: bool | None = None,
    other_than: str = "",
    engaged_with: Seat | None = None,
    where: Callable[[Any, Context, int], bool] | None = None,
) -> Selector:
    """A selector: the cards of a pool that fit every filter.

    pool: a name in POOLS, or "hand", "discard" or "deck" of the seat `of` (all seats' where `of` is None). A filter by a register that is
    not set yet lets everything through, so that an action can be judged before its targets are chosen.
    """

    def found(s: State, x: Context) -> tuple[int, ...]:
        seat = seat_of(s, x, of) if of is not None else -1
        if pool in HIDDEN_POOLS:
            seats = (seat,) if seat >= 0 else range(s.n_seats)
            cards = tuple(i for one in seats for i in s.piles[HIDDEN_POOLS[pool] + one])
        else:
            cards = POOLS[pool](s)
            if seat >= 0:
                cards = tuple(i for i in cards if s.who[i] == seat)
        if engaged_with is not None:
            enemy_of = seat_of(s, x, engaged_with)
            if enemy_of >= 0:
                cards = tuple(i for i in cards if s.engaged_with(i) == enemy_of)
        return tuple(i for i in cards if fits(s, x, i))

    def fits(s: State, x: Context, i: int) -> bool:
        if (ready is not None and s.is_ready(i) != ready) or (damaged and not s.damage[i]):
            return False
        if committed is not None and bool(s.marks[i] & m.COMMITTED) != committed:
            return False
        if (type and s.card(i).type != type) or (trait and not s.has_trait(i, trait)):
            return False
        if (keyword and not s.has_keyword(i, keyword)) or (other_than and held(x, other_than) == i):
            return False
        return where is None or where(s, x, i)

    words = [Use("pool", pool, (*POOLS, *HIDDEN_POOLS))]
    words += [Use("type of card", type, v.CARD_TYPES)] if type else []
    words += [Use("keyword", keyword, v.KEYWORDS)] if keyword else []
    words += [Use("trait", trait, m.all_traits())] if trait else []
    return telling(found, *words, *uses_of(of, other_than or None, engaged_with, where))
