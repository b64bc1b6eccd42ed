"""Steps that combine effects: choices, repetition, conditions, costs (CARD-5, CARD-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Literal

import msgspec

from . import effects as e
from . import model as m
from .editions import is_edition, since
from .programs import Can, Inner, Step, Use, program, uses_of
from .running import hides_hands, spend, ways_to_pay
from .selecting import SELF, YOU, Amount, Cards, Seat, Selector, cards_of, held, number_of, seat_of
from .state import PASS, Choice, State
from .vocabulary import PERIODS, Context, Kind, Period, context

Secret = Literal["", "hand", "deck"]
"""What a choice is made from that the others do not see: the chooser's hand, or the encounter deck."""


def hides_how_many(s: State, secret: Secret, seat: int) -> bool:
    """May the others not learn how many cards a choice is made from? A pile of one card has but one answer, as everybody sees."""
    if not is_edition(s, 1):
        return False
    if secret == "hand":
        return hides_hands(s) and len(s.piles[m.HAND + seat]) > 1
    return secret == "deck" and s.n_seats > 1 and len(s.piles[m.ENCOUNTER]) > 1


def lacking(step: Step, reason: str, section: str) -> Step:
    """The step, with the reason that a refusal names when it cannot be done, and the section of the rules."""
    return msgspec.structs.replace(step, lacks=(reason, section))


def choose(
    register: str,
    which: Selector,
    *,
    by: Seat = YOU,
    optional: bool = False,
    kind: Kind = "target",
    secret: Secret = "",
) -> Step:
    """Somebody chooses one card into a register; nothing happens where there is none. secret: what the others do not see of it; to them
    the choice from a hand may be possible whenever the hand is not empty, and a single option is asked for (CARD-15.13)."""

    def run(s: State, x: Context) -> Context | None:
        cards, seat = which(s, x), seat_of(s, x, by)
        if not cards or seat < 0:
            return context(**{register: None})
        is_secret = hides_how_many(s, secret, seat)
        if len(cards) == 1 and not optional and not is_secret:
            return context(**{register: cards[0]})
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in cards)
        offered = (*choices, PASS) if optional else choices
        s.ask(kind, seat, offered, ("store", register), x.get("self", -1), is_secret)
        return None

    def can(s: State, x: Context) -> bool:
        if secret == "hand" and x.get("unseen"):
            return bool(s.piles[m.HAND + x["you"]])
        return optional or bool(which(s, x))

    return Step(run, can, uses=uses_of(which, by), sets=(register,))


def choose_player(
    register: str,
    where: Callable[[Any, Context, int], bool] | None = None,
    *,
    by: Seat = YOU,
    optional: bool = False,
) -> Step:
    """Somebody chooses a player."""

    def able(s: State, x: Context) -> list[int]:
        return [seat for seat in s.seats() if where is None or where(s, x, seat)]

    def run(s: State, x: Context) -> Context | None:
        seats = able(s, x)
        if not seats:
            return context(**{register: None})
        if len(seats) == 1 and not optional:
            return context(**{register: seats[0]})
        choices: tuple[Choice, ...] = tuple(("player", seat) for seat in seats)
        then = ("store", register)
        s.ask("player", seat_of(s, x, by), (*choices, PASS) if optional else choices, then, x.get("self", -1))
        return None

    return Step(run, lambda s, x: optional or bool(able(s, x)), uses=uses_of(where, by), sets=(register,))


def choose_number(register: str, most: Callable[[Any, Context], int], *, least: int = 1) -> Step:
    """Somebody chooses a number (X)."""

    def run(s: State, x: Context) -> Context | None:
        high = most(s, x)
        if high <= least:
            return context(**{register: high})
        choices: tuple[Choice, ...] = tuple(("amount", n) for n in range(least, high + 1))
        s.ask("amount", x["you"], choices, ("store", register), x.get("self", -1))
        return None

    return Step(run, lambda s, x: most(s, x) >= least, uses=uses_of(most), sets=(register,))


def choose_mode(modes: dict[str, Sequence[Step]], *, by: Seat = YOU, optional: bool = False) -> Step:
    """Somebody chooses one of several effects by its name; those that cannot be done are not offered."""
    named = {name: (program(steps), tuple(steps)) for name, steps in modes.items()}

    def able(s: State, x: Context) -> list[str]:
        return [
            name
            for name, (_, steps) in named.items()
            if all(step.can is None or step.can(s, x) for step in steps)
        ]

    def run(s: State, x: Context) -> Context | None:
        names = able(s, x)
        if not names:
            return None
        if len(names) == 1 and not optional:
            s.push("run", named[names[0]][0], 0, x)
            return None
        choices: tuple[Choice, ...] = tuple(("mode", name) for name in names)
        then = ("chosen_mode", {name: pid for name, (pid, _) in named.items()}, x)
        s.ask("mode", seat_of(s, x, by), (*choices, PASS) if optional else choices, then, x["self"])
        return None

    inner = tuple(Inner(tuple(steps)) for steps in modes.values())
    return Step(run, lambda s, x: optional or bool(able(s, x)), uses=uses_of(by), inner=inner)


def each_player(*steps: Step, where: Callable[[Any, Context, int], bool] | None = None) -> Step:
    """The same for every player, from the first on; "you" and "player" are that player."""
    name = program(steps)

    def run(s: State, x: Context) -> None:
        for seat in s.seats():
            if where is None or where(s, x, seat):
                s.push("run", name, 0, context(x, you=seat, player=seat))

    @since(1)
    def can(s: State, x: Context) -> bool:
        named = [
            context(x, you=seat, player=seat) for seat in s.seats() if where is None or where(s, x, seat)
        ]
        return any(all(step.can is None or step.can(s, one) for step in steps) for one in named)

    return Step(run, can, uses=uses_of(where), inner=(Inner(steps, ("player",)),))


def when(condition: Can, *steps: Step, otherwise: Sequence[Step] = ()) -> Step:
    """Steps that are done only if a condition holds when they are reached."""
    yes, no = program(steps), program(otherwise) if otherwise else ""

    def run(s: State, x: Context) -> None:
        if condition(s, x):
            s.push("run", yes, 0, x)
        elif no:
            s.push("run", no, 0, x)

    return Step(run, uses=uses_of(condition), inner=(Inner(steps), Inner(tuple(otherwise))))


def at_end(until: Period, *steps: Step, about: str = SELF) -> Step:
    """Put steps off to the end of the phase or round; nothing is done if the card in the register `about` has left play meanwhile, even
    if it is back (CARD-6.29)."""

    def still_the_same(s: State, x: Context) -> Context:
        return context(stop=s.incarnation[x["about"]] != x["life"])

    name = program((Step(still_the_same), *steps))

    def run(s: State, x: Context) -> None:
        card: int | None = held(x, about)
        if card is not None:
            bound = context(x, about=card, life=s.incarnation[card])
            s.delayed = (*s.delayed, (until, name, bound))

    period = Use("period", until, PERIODS)
    inner = (Inner(steps, ("about", "life")),)
    return Step(run, untold=True, uses=(period, *uses_of(about)), inner=inner)


def needs(condition: Can) -> Step:
    """A condition without which an action or Response cannot be used; it does nothing itself."""
    return Step(lambda s, x: None, condition, uses=uses_of(condition))


def do(run: Callable[[Any, Context], Context | None], can: Can | None = None) -> Step:
    """A step in Python; the function's docstring says what the words cannot."""
    return Step(run, can, uses=uses_of(run, can))


def exhaust(which: Cards = SELF) -> Step:
    """Exhaust cards; as a cost they must be ready."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.exhaust(s, i)

    def can(s: State, x: Context) -> bool:
        cards = cards_of(s, x, which)
        return all(s.is_ready(i) for i in cards)

    return Step(run, can, effect="exhaust", uses=uses_of(which))


def of_sphere_name(sphere: str) -> Use:
    """The use of a sphere, "" for any."""
    return Use("sphere", sphere, ("", *m.SPHERES))


def spend_from(which: Cards, amount: int) -> Step:
    """Spend resources of one hero's pool."""

    def run(s: State, x: Context) -> None:
        for hero in cards_of(s, x, which):
            s.resources[hero] -= amount
            s.tell("paid", pools={s.catalogue.key[hero]: amount})

    def can(s: State, x: Context) -> bool:
        return all(s.resources[i] >= amount for i in cards_of(s, x, which))

    return Step(run, can, price=amount, uses=uses_of(which))


def pay_from_each(heroes: int, sphere: str) -> Step:
    """Pay one resource from each of so many different heroes' pools (CARD-5.10)."""

    def payers(s: State, x: Context) -> list[int]:
        return [i for i in s.payers(x["you"], sphere) if s.resources[i]]

    def run(s: State, x: Context) -> None:
        splits = [tuple((i, 1) for i in some) for some in combinations(payers(s, x), heroes)]
        if len(splits) == 1:
            spend(s, splits[0])
        else:
            s.ask("pay", x["you"], tuple(("pay", split) for split in splits), ("paid",), cost=heroes)

    def can(s: State, x: Context) -> bool:
        return len(payers(s, x)) >= heroes

    lacks = ("needs_more_pools", "CARD-5.10")
    return Step(run, can, lacks=lacks, pays=True, uses=(of_sphere_name(sphere),))


def pay_amount(amount: Amount, sphere: str = "") -> Step:
    """Pay a number of resources that the entry computes itself (X); any hero's where no sphere is named."""

    def run(s: State, x: Context) -> None:
        s.push("pay", x["you"], sphere, number_of(s, x, amount))

    return Step(run, pays=True, deed="pay", uses=(of_sphere_name(sphere), *uses_of(amount)))


def most_payable(sphere: str) -> Callable[[Any, Context], int]:
    """The most a player could pay with matching resources."""
    return lambda s, x: sum(s.resources[i] for i in s.payers(x["you"], sphere))


def ways(s: State, x: Context, sphere: str, amount: int) -> int:
    """How many ways there are to pay."""
    return len(ways_to_pay(s, x["you"], sphere, amount))
