"""The words that effects are written with: who (seats), which (cards), how much, and what is done (CARD-6).

A seat is "you", "first", the name of a register, or a function; cards are "self", a register, or a selector; a number may be a function.
Functions take (state, registers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from . import effects as e
from . import model as m
from .board import GROUPS
from .clauses import Can, Context, Step, program
from .combat import able_attackers, targets_of
from .running import spend, ways_to_pay
from .state import PASS, Choice, State, operation

Selector = Callable[[Any, Context], tuple[int, ...]]
Cards = str | Selector
Seat = str | Callable[[Any, Context], int]
Amount = int | str | Callable[[Any, Context], int]

YOU, FIRST, SELF = "you", "first", "self"
ALL_DAMAGE = 1000
"""More damage than any card has."""


# ---- who, which, how much ----------------------------------------------------------------------------------------------


def seat_of(s: State, x: Context, who: Seat) -> int:
    """A seat, -1 where nobody has been named."""
    if callable(who):
        return who(s, x)
    if who == FIRST:
        return s.seats()[0]
    found = x.get(who)
    return -1 if found is None else found


def cards_of(s: State, x: Context, which: Cards) -> tuple[int, ...]:
    """Cards, () where none has been named."""
    if callable(which):
        return which(s, x)
    found = x.get(which)
    if found is None:
        return ()
    return (found,) if isinstance(found, int) else tuple(found)


def number_of(s: State, x: Context, amount: Amount) -> int:
    """A number."""
    if callable(amount):
        return amount(s, x)
    return int(x.get(amount) or 0) if isinstance(amount, str) else amount


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

    return found


def host(s: State, x: Context) -> tuple[int, ...]:
    """What this card is attached to."""
    found = s.host[x["self"]]
    return (found,) if found >= 0 else ()


def is_hosts(stat_of: Callable[[Any, int], Any]) -> Callable[..., Any]:
    """The answer of an attachment about the card it is attached to: a function of (state, host); 0 about all others."""
    return lambda s, j, i: stat_of(s, i) if s.host[j] == i else 0


def of_sphere(sphere: str) -> Callable[[Any, Context, int], bool]:
    """A filter: cards of a sphere, heroes with an icon that was added to them among them (CARD-2.6)."""
    return lambda s, x, i: sphere in s.spheres(i)


def may_draw(s: State, x: Context, seat: int) -> bool:
    """A filter: players whose draw can change something (CARD-15.10)."""
    return bool(s.piles[m.DECK + seat]) and not s.answers("cannot_draw", seat)


def has_engaged(s: State, x: Context, seat: int) -> bool:
    """A filter: players who are engaged with an enemy."""
    return bool(s.piles[m.ENGAGED + seat])


POOLS: dict[str, Callable[[State], tuple[int, ...]]] = {
    "characters": lambda s: s.all_characters(),
    "heroes": lambda s: tuple(i for seat in s.seats() for i in s.heroes(seat)),
    "allies": lambda s: tuple(i for i in s.all_characters() if s.table.cards[i].type == "ally"),
    "enemies": lambda s: s.enemies(),
    "staged enemies": lambda s: s.staged("enemy"),
    "engaged enemies": lambda s: tuple(i for seat in s.seats() for i in s.piles[m.ENGAGED + seat]),
    "locations": lambda s: (*s.piles[m.ACTIVE], *s.staged("location")),
    "staged locations": lambda s: s.staged("location"),
    "active location": lambda s: s.piles[m.ACTIVE],
    "staging": lambda s: s.piles[m.STAGING],
    "attachments": lambda s: tuple(i for i in s.piles[m.ATTACHED] if s.table.cards[i].type != "enemy"),
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
    type: str = "",
    keyword: str = "",
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
        if (keyword and not s.has_keyword(i, keyword)) or (other_than and x.get(other_than) == i):
            return False
        return where is None or where(s, x, i)

    return found


# ---- choosing ----------------------------------------------------------------------------------------------------------


def choose(
    register: str,
    which: Selector,
    *,
    by: Seat = YOU,
    optional: bool = False,
    kind: str = "target",
    hidden: bool = False,
) -> Step:
    """Somebody chooses one card into a register; nothing happens where there is none. hidden: the cards are of a hand, so that for
    others the choice may be possible whenever the hand is not empty."""

    def run(s: State, x: Context) -> Context | None:
        cards, seat = which(s, x), seat_of(s, x, by)
        if not cards or seat < 0:
            return {register: None}
        if len(cards) == 1 and not optional and not hidden:
            return {register: cards[0]}
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in cards)
        s.ask(kind, seat, (*choices, PASS) if optional else choices, ("store", register), x.get("self", -1))
        return None

    def can(s: State, x: Context) -> bool:
        if hidden and x.get("unseen"):
            return bool(s.piles[m.HAND + x["you"]])
        return optional or bool(which(s, x))

    return Step(run, can)


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
            return {register: None}
        if len(seats) == 1 and not optional:
            return {register: seats[0]}
        choices: tuple[Choice, ...] = tuple(("player", seat) for seat in seats)
        then = ("store", register)
        s.ask("player", seat_of(s, x, by), (*choices, PASS) if optional else choices, then, x.get("self", -1))
        return None

    return Step(run, lambda s, x: optional or bool(able(s, x)))


def choose_number(register: str, most: Callable[[Any, Context], int], *, least: int = 1) -> Step:
    """Somebody chooses a number (X)."""

    def run(s: State, x: Context) -> Context | None:
        high = most(s, x)
        if high <= least:
            return {register: high}
        choices: tuple[Choice, ...] = tuple(("amount", n) for n in range(least, high + 1))
        s.ask("amount", x["you"], choices, ("store", register), x.get("self", -1))
        return None

    return Step(run, lambda s, x: most(s, x) >= least)


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

    return Step(run, lambda s, x: optional or bool(able(s, x)))


# ---- structure ---------------------------------------------------------------------------------------------------------


def each_player(*steps: Step, where: Callable[[Any, Context, int], bool] | None = None) -> Step:
    """The same for every player, from the first on; "you" and "player" are that player."""
    name = program(steps)

    def run(s: State, x: Context) -> None:
        for seat in s.seats():
            if where is None or where(s, x, seat):
                s.push("run", name, 0, {**x, "you": seat, "player": seat})

    return Step(run)


def for_each(register: str, which: Selector, *steps: Step) -> Step:
    """The same for every card of a selection, which is made once."""
    name = program(steps)

    def run(s: State, x: Context) -> None:
        for i in which(s, x):
            s.push("run", name, 0, {**x, register: i})

    return Step(run)


def when(condition: Can, *steps: Step, otherwise: Sequence[Step] = ()) -> Step:
    """Steps that are done only if a condition holds when they are reached."""
    yes, no = program(steps), program(otherwise) if otherwise else ""

    def run(s: State, x: Context) -> None:
        if condition(s, x):
            s.push("run", yes, 0, x)
        elif no:
            s.push("run", no, 0, x)

    return Step(run)


def at_end(until: str, *steps: Step, about: str = SELF) -> Step:
    """Put steps off to the end of the phase or round; nothing is done if the card in the register `about` has left play meanwhile, even
    if it is back (CARD-6.29)."""

    def still_the_same(s: State, x: Context) -> Context:
        return {"stop": s.incarnation[x["about"]] != x["life"]}

    name = program((Step(still_the_same), *steps))

    def run(s: State, x: Context) -> None:
        if x[about] is not None:
            bound = {**x, "about": x[about], "life": s.incarnation[x[about]]}
            s.delayed = (*s.delayed, (until, name, bound))

    return Step(run)


def needs(condition: Can) -> Step:
    """A condition without which an action or Response cannot be used; it does nothing itself."""
    return Step(lambda s, x: None, condition)


def do(run: Callable[[Any, Context], Context | None], can: Can | None = None) -> Step:
    """A step in Python, for an entry with a hook."""
    return Step(run, can)


# ---- costs -------------------------------------------------------------------------------------------------------------


def exhaust(which: Cards = SELF) -> Step:
    """Exhaust cards; as a cost they must be ready."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.exhaust(s, i)

    def can(s: State, x: Context) -> bool:
        cards = cards_of(s, x, which)
        return all(s.is_ready(i) for i in cards)

    return Step(run, can)


def spend_from(which: Cards, amount: int) -> Step:
    """Spend resources of one hero's pool."""

    def run(s: State, x: Context) -> None:
        for hero in cards_of(s, x, which):
            s.resources[hero] -= amount
            s.tell("paid", pools={s.table.key[hero]: amount})

    def can(s: State, x: Context) -> bool:
        return all(s.resources[i] >= amount for i in cards_of(s, x, which))

    return Step(run, can)


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

    return Step(run, lambda s, x: len(payers(s, x)) >= heroes)


def pay_amount(amount: Amount, sphere: str = "") -> Step:
    """Pay a number of resources that the entry computes itself (X); any hero's where no sphere is named."""

    def run(s: State, x: Context) -> None:
        s.push("pay", x["you"], sphere, number_of(s, x, amount))

    return Step(run)


def most_payable(sphere: str) -> Callable[[Any, Context], int]:
    """The most a player could pay with matching resources."""
    return lambda s, x: sum(s.resources[i] for i in s.payers(x["you"], sphere))


def ways(s: State, x: Context, sphere: str, amount: int) -> int:
    """How many ways there are to pay."""
    return len(ways_to_pay(s, x["you"], sphere, amount))


# ---- effects -----------------------------------------------------------------------------------------------------------


def _each(which: Cards, effect: Callable[[State, int, int], Any], amount: Amount = 0) -> Step:
    """An effect on every card of a selection."""

    def run(s: State, x: Context) -> None:
        number = number_of(s, x, amount)
        for i in cards_of(s, x, which):
            effect(s, i, number)

    return Step(run)


def ready(which: Cards) -> Step:
    """Ready cards."""
    return _each(which, lambda s, i, n: e.ready(s, i))


def deal_damage(which: Cards, amount: Amount) -> Step:
    """Deal damage to each."""
    return _each(which, e.deal_damage, amount)


def heal(which: Cards, amount: Amount) -> Step:
    """Heal up to so much damage on each."""
    return _each(which, e.heal, amount)


def add_resources(which: Cards, amount: Amount) -> Step:
    """Add resources to each hero's pool."""
    return _each(which, e.add_resources, amount)


def add_tokens(which: Cards, amount: Amount) -> Step:
    """Lay resource tokens on cards that are no heroes."""

    def effect(s: State, i: int, n: int) -> None:
        s.resources[i] += n
        s.tell("resources", card=s.table.key[i], amount=n)

    return _each(which, effect, amount)


def discard(which: Cards) -> Step:
    """Discard cards in play."""
    return _each(which, lambda s, i, n: e.discard(s, i))


def place_progress(which: Cards, amount: Amount) -> Step:
    """Progress on each of these locations."""
    return _each(which, e.place_on_card, amount)


def progress_on_quest(amount: Amount) -> Step:
    """Progress on the current quest, the active location first (CARD-7)."""
    return Step(lambda s, x: e.place_on_quest(s, number_of(s, x, amount)))


def progress_off_quest(amount: Amount) -> Step:
    """Take progress off the current quest card."""
    return Step(lambda s, x: e.take_from_quest(s, number_of(s, x, amount)))


def raise_threat(amount: Amount, of: Seat = YOU) -> Step:
    """Raise a player's threat, or lower it by a negative amount."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        if seat >= 0:
            e.raise_threat(s, seat, number_of(s, x, amount))

    return Step(run)


def draw(amount: Amount, of: Seat = YOU) -> Step:
    """A player draws cards."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        if seat >= 0:
            e.draw(s, seat, number_of(s, x, amount))

    return Step(run)


def discard_from_hand(which: Cards, of: Seat = YOU) -> Step:
    """Cards of a hand are discarded."""

    def run(s: State, x: Context) -> None:
        e.discard_from_hand(s, seat_of(s, x, of), cards_of(s, x, which))

    return Step(run)


def choose_and_discard_from_hand(of: Seat = YOU) -> Step:
    """A player chooses a card of his hand and discards it."""
    name = program(
        (
            choose("discarded", pick("hand", of=of), by=of, kind="discard", hidden=True),
            discard_from_hand("discarded", of),
        )
    )

    def run(s: State, x: Context) -> None:
        s.push("run", name, 0, x)

    return Step(run, lambda s, x: bool(s.piles[m.HAND + seat_of(s, x, of)]))


def discard_events(of: Seat = YOU) -> Step:
    """A player discards every event of his hand; of what is left all know that it is none (CARD-15)."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        hand = s.piles[m.HAND + seat]
        e.discard_from_hand(s, seat, (i for i in hand if s.table.cards[i].type == "event"))
        for i in s.piles[m.HAND + seat]:
            s.mark(i, m.NOT_EVENT)

    return Step(run)


def search_top(amount: int) -> Step:
    """A player looks at the top cards of his deck and may take one of them unseen; the deck is shuffled (CARD-6)."""

    def top(s: State, x: Context) -> tuple[int, ...]:
        return s.piles[m.DECK + x["you"]][-amount:]

    def look(s: State, x: Context) -> None:
        s.reveal_to(top(s, x), (x["you"],))
        s.tell("searched", seat=x["you"])

    def take(s: State, x: Context) -> None:
        seat = x["you"]
        for i in cards_of(s, x, "found"):
            e.to_hand_unseen(s, i)
        s.shuffle(m.DECK + seat)

    name = program((Step(look), choose("found", top, optional=True, kind="search"), Step(take)))

    def run(s: State, x: Context) -> None:
        s.push("run", name, 0, x)

    return Step(run)


def discard_at_random(amount: Amount, of: Seat = YOU) -> Step:
    """Cards of a hand drawn by lot are discarded; as a cost there must be enough of them."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        hand = sorted(s.piles[m.HAND + seat])
        lot = s.chance("hand").sample(range(len(hand)), min(number_of(s, x, amount), len(hand)))
        e.discard_from_hand(s, seat, [hand[k] for k in lot])

    return Step(run, lambda s, x: len(s.piles[m.HAND + seat_of(s, x, of)]) >= number_of(s, x, amount))


def modify(which: Cards, stat: str, amount: Amount, until: str = m.PHASE) -> Step:
    """Each of these cards gets more or less of a number for a while; the amount is fixed now (CARD-6)."""

    def run(s: State, x: Context) -> None:
        number, level = number_of(s, x, amount), x.get("level", 0) if until == m.ATTACK else 0
        for i in cards_of(s, x, which):
            s.modify(i, stat, number, until, level)
        s.tell("modified", cards=s.keys(cards_of(s, x, which)), stat=stat, amount=number, until=until)

    return Step(run)


def modify_group(group: str, stat: str, amount: Amount, until: str = m.PHASE) -> Step:
    """Every card that belongs to a group now or later, a name in GROUPS, or the total of the "staging area"."""
    assert group in GROUPS or group == "staging area"

    def run(s: State, x: Context) -> None:
        number = number_of(s, x, amount)
        s.modify(group, stat, number, until)
        s.tell("modified", group=group, stat=stat, amount=number, until=until)

    return Step(run)


def cannot_attack(which: Cards, seat: Seat) -> Step:
    """Enemies that cannot attack a player this phase."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            s.modify(i, "cannot_attack", seat_of(s, x, seat), m.PHASE)
            s.tell("held", card=s.table.key[i])

    return Step(run)


def allow_several_defenders(seat: Seat) -> Step:
    """A player may declare several defenders against each attack this phase (CARD-9.13)."""

    def run(s: State, x: Context) -> None:
        s.modify("defenders", "several_defenders", seat_of(s, x, seat), m.PHASE)
        s.tell("several_defenders", seat=seat_of(s, x, seat))

    return Step(run)


def silence(which: Cards) -> Step:
    """Cards of the staging area do not contribute their threat this phase."""

    def effect(s: State, i: int, n: int) -> None:
        s.modify(i, "silenced", 1, m.PHASE)
        s.tell("silenced", card=s.table.key[i])

    return _each(which, effect)


def could_attack(s: State, x: Context, i: int) -> bool:
    """A filter: characters that could attack some enemy alone now (CARD-9.31, CARD-9.32)."""
    return i in able_attackers(s, x["you"]) and bool(targets_of(s, x["you"], (i,)))


def enemies_in_reach(which: Cards) -> Selector:
    """The enemies that a character could attack alone, exhausted or not; of any ready one as long as none is chosen."""

    def found(s: State, x: Context) -> tuple[int, ...]:
        cards = cards_of(s, x, which) or able_attackers(s, x["you"])
        return tuple(targets_of(s, x["you"], cards))

    return found


def attack_with(which: Cards, enemy: Cards) -> Step:
    """Characters attack an enemy at once, beside the attacks of the combat phase; nobody joins (CARD-9.37)."""

    def run(s: State, x: Context) -> None:
        for target in cards_of(s, x, enemy):
            s.push("attack_declared", x["you"], target, cards_of(s, x, which))

    return Step(run)


def give_control(which: Cards, seat: Seat) -> Step:
    """Characters go under another player's control."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.give_control(s, i, seat_of(s, x, seat))

    return Step(run)


def engage(which: Cards, seat: Seat = YOU) -> Step:
    """Enemies engage a player."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.engage(s, i, seat_of(s, x, seat))

    return Step(run)


def return_to_staging(which: Cards) -> Step:
    """Engaged enemies go back to the staging area."""
    return _each(which, lambda s, i, n: e.return_to_staging(s, i))


def add_to_staging(which: Cards) -> Step:
    """Cards are laid in the staging area, not revealed."""
    return _each(which, lambda s, i, n: e.add_to_staging(s, i))


def attach_to_deck(of: Seat = YOU) -> Step:
    """CARD-12: this card attaches itself to the deck of a player."""
    return Step(lambda s, x: e.attach(s, x["self"], m.DECK_HOST - seat_of(s, x, of)))


def make_orc_guard(of: Seat = YOU) -> Step:
    """CARD-12: the top card of a player's deck becomes an Orc Guard engaged with him."""
    return Step(lambda s, x: e.make_orc_guard(s, seat_of(s, x, of)))


def set_aside(card_id: str) -> Step:
    """CARD-12: a card of the encounter deck is laid beside the quest cards, out of play."""

    def run(s: State, x: Context) -> None:
        for i in s.piles[m.ENCOUNTER]:
            if s.table.cards[i].id == card_id:
                s.put(i, m.ASIDE)

    return Step(run)


def reveal_objectives() -> Step:
    """CARD-12: all objectives are searched out of the encounter deck and staged, it is shuffled, then each gets its guard."""

    def run(s: State, x: Context) -> None:
        found = [i for i in sorted(s.piles[m.ENCOUNTER]) if s.table.cards[i].type == "objective"]
        for i in found:
            e.add_to_staging(s, i)
        s.shuffle(m.ENCOUNTER)
        for i in found:
            if s.has_keyword(i, "guarded"):
                s.push("guard", i)

    return Step(run)


def take_prisoner() -> Step:
    """A hero drawn by lot becomes the prisoner (CARD-12)."""
    return Step(lambda s, x: e.take_prisoner(s))


def rescue() -> Step:
    """The prisoner is rescued (CARD-12)."""
    return Step(lambda s, x: e.rescue(s), lambda s, x: e.prisoner(s) >= 0)


def put_into_play(which: Cards, seat: Seat = YOU) -> Step:
    """Cards enter play without being played."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.put_into_play(s, i, seat_of(s, x, seat))

    return Step(run)


def attach_self(to: Cards) -> Step:
    """This card attaches itself to a card."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, to):
            e.attach(s, x["self"], i)

    return Step(run)


def to_hand(which: Cards) -> Step:
    """Cards go to their owner's hand, seen by all (CARD-15)."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            hand = m.HAND + s.table.owner[i]
            if s.pile[i] >= m.AREA:
                e.leave(s, i, hand, how="moved")
            else:
                s.put(i, hand)
                s.known[i] = (1 << s.n_seats) - 1
                s.tell("to_hand", seat=s.table.owner[i], card=s.table.key[i])

    return Step(run)


def shuffle_in(which: Cards) -> Step:
    """Cards leave play and are shuffled into the deck they came from."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            owner = s.table.owner[i]
            deck = m.DECK + owner if owner >= 0 else m.ENCOUNTER
            if m.AREA <= s.pile[i] <= m.ACTIVE or s.pile[i] == m.ATTACHED:
                e.leave(s, i, deck, how="moved")
            else:
                s.forget(i)
                s.put(i, deck)
            s.shuffle(deck)
            s.tell("shuffled_in", card=s.table.key[i])

    return Step(run)


def shuffle_discard_in(of: Seat) -> Step:
    """A player's discard pile is shuffled into his deck; heroes stay where they are (CARD-6.39)."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        for i in s.piles[m.DISCARD + seat]:
            if s.table.cards[i].type != "hero":
                s.forget(i)
                s.put(i, m.DECK + seat)
        s.shuffle(m.DECK + seat)
        s.tell("recycled", seat=seat)

    return Step(run)


def remove_from_game() -> Step:
    """This event does not go to the discard pile but out of the game (CARD-2.17)."""

    def run(s: State, x: Context) -> None:
        s.forget(x["self"])
        s.put(x["self"], m.REMOVED)
        s.tell("removed", card=s.table.key[x["self"]])

    return Step(run)


def look_at(which: Selector) -> Step:
    """A player looks at hidden cards; nobody else sees them, and no register holds them (CARD-6.37)."""

    def run(s: State, x: Context) -> None:
        cards = which(s, x)
        s.reveal_to(cards, (x["you"],))
        s.tell("looked", (x["you"],), cards=s.keys(cards))

    return Step(run, lambda s, x: bool(which(s, x)))


def encounter_top(s: State, x: Context) -> tuple[int, ...]:
    """The top card of the encounter deck."""
    return s.piles[m.ENCOUNTER][-1:]


def encounter_top_to_bottom() -> Step:
    """The top card of the encounter deck goes under it, unseen by the others."""

    def run(s: State, x: Context) -> None:
        s.put(s.piles[m.ENCOUNTER][-1], m.ENCOUNTER, bottom=True)
        s.tell("to_bottom")

    return Step(run, lambda s, x: len(s.piles[m.ENCOUNTER]) > 1)


def take_one_of_top(amount: Amount, of: Seat) -> Step:
    """Look at the top cards of a player's deck, add one to his hand and lay the others back in any order."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        deck = s.piles[m.DECK + seat]
        count = min(number_of(s, x, amount), len(deck))
        if count == 0:
            return
        top = deck[-count:]
        if count > 1:
            for i in top:
                s.known[i] = 0
        s.reveal_to(top, (x["you"],))
        s.tell("looked", (x["you"],), cards=s.keys(top))
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in reversed(top))
        s.ask("take", x["you"], choices, ("top_taken", seat, count), x["self"])

    return Step(run)


@operation
def top_taken(s: State, seat: int, count: int) -> None:
    """The card chosen goes to its owner's hand; the rest is put in order."""
    looker, (_, taken) = s.answer
    s.put(taken, m.HAND + seat)
    s.tell("drew", seat=seat, amount=1)
    s.tell("drew_cards", tuple({seat, looker}), seat=seat, cards=s.keys((taken,)))
    s.push("order_top", looker, seat, count - 1, 0)


@operation
def order_top(s: State, looker: int, seat: int, count: int, placed: int) -> None:
    """Which of the cards of the deck's top that are not in order yet comes next, from the top down? Frames name places, not cards."""
    deck = s.piles[m.DECK + seat]
    if count - placed > 1:
        loose = deck[len(deck) - count : len(deck) - placed]
        choices: tuple[Choice, ...] = tuple(("choose", i) for i in reversed(loose))
        s.ask("order_top", looker, choices, ("top_ordered", seat, count, placed), place=placed + 1)


@operation
def top_ordered(s: State, seat: int, count: int, placed: int) -> None:
    """The card chosen lies above the others that are not in order yet."""
    looker, (_, chosen) = s.answer
    deck = s.piles[m.DECK + seat]
    low, high = len(deck) - count, len(deck) - placed
    loose = tuple(i for i in deck[low:high] if i != chosen)
    s.piles[m.DECK + seat] = (*deck[:low], *loose, chosen, *deck[high:])
    s.push("order_top", looker, seat, count, placed + 1)


def reveal_top(amount: Amount = 1) -> Step:
    """Reveal cards of the encounter deck, one after another."""

    def run(s: State, x: Context) -> None:
        for _ in range(number_of(s, x, amount)):
            s.push("reveal_top")

    return Step(run)


def cancel(which: Cards) -> Step:
    """Cancel the When Revealed or shadow effect of a card (CARD-6)."""
    return _each(which, lambda s, i, n: s.mark(i, m.CANCELLED))


def replace_revealed(which: Cards) -> Step:
    """Another card is revealed in place of this one, after everything else about it (CARD-7.6)."""
    return _each(which, lambda s, i, n: s.mark(i, m.REPLACED))


def gain_surge() -> Step:
    """This card gains surge (it is lost if its When Revealed effect is cancelled)."""
    return Step(lambda s, x: s.mark(x["self"], m.SURGING))


def deal_shadow(which: Cards, amount: Amount = 1) -> Step:
    """Deal more shadow cards to an enemy."""

    def run(s: State, x: Context) -> None:
        for enemy in cards_of(s, x, which):
            for _ in range(number_of(s, x, amount)):
                dealt = e.deal_shadow(s, enemy)
                if dealt >= 0:
                    e.emit(s, "shadow_dealt", enemy=enemy, seat=s.engaged_with(enemy))

    return Step(run)


def uncommit(which: Cards) -> Step:
    """Characters are removed from the quest; they do not ready."""

    def effect(s: State, i: int, n: int) -> None:
        s.mark(i, m.COMMITTED, False)
        s.tell("uncommitted", card=s.table.key[i])

    return _each(which, effect)


def add_from_encounter(card_id: str) -> Step:
    """Search the encounter deck for one copy of a card, add it to the staging area (it is not revealed) and shuffle the deck."""

    def run(s: State, x: Context) -> None:
        for i in (i for i in sorted(s.piles[m.ENCOUNTER]) if s.table.cards[i].id == card_id):
            e.add_to_staging(s, i)
            break
        s.shuffle(m.ENCOUNTER)

    return Step(run)


def look_through_encounter(by: Seat = YOU) -> Step:
    """A player looks through the encounter deck; it is shuffled when he is done (`stage_card`)."""

    def run(s: State, x: Context) -> None:
        s.reveal_to(s.piles[m.ENCOUNTER], (seat_of(s, x, by),))

    return Step(run)


def stage_card(which: Cards) -> Step:
    """Cards that were searched out of the encounter deck or its discards are added to the staging area; the deck is shuffled (CARD-6)."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            e.add_to_staging(s, i)
        s.shuffle(m.ENCOUNTER)

    return Step(run)


def choose_path() -> Step:
    """CARD-7: of several cards of the next stage all but one, by lot, are put away."""

    def run(s: State, x: Context) -> None:
        names = s.table.scenario.quests[s.stage + 1]
        cards = [i for i in sorted(s.piles[m.ASIDE]) if s.table.cards[i].id in names]
        path = s.chance("path").choice(cards)
        for i in cards:
            if i != path:
                s.put(i, m.REMOVED)

    return Step(run)


def win() -> Step:
    """The players have won."""
    return Step(lambda s, x: s.finish(True, "quest_won"))
