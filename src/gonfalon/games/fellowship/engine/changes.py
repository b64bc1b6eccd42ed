"""Effects on tokens, hands, numbers and rules (CARD-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeGuard

from . import effects as e
from . import model as m
from . import vocabulary as v
from .board import GROUPS, STAGING_AREA
from .editions import since
from .programs import Inner, Step, Use, program, telling, uses_of
from .selecting import YOU, Amount, Cards, Seat, Selector, cards_of, may_draw, number_of, pick, seat_of
from .state import State
from .steps import choose
from .strikes import able_attackers, targets_of
from .vocabulary import Context


def plain(amount: Amount) -> int:
    """A number as the card prints it, 0 where it is worked out later."""
    return amount if isinstance(amount, int) else 0


def on_each(
    which: Cards,
    effect: Callable[[State, int, int], Any],
    amount: Amount = 0,
    kind: v.Effect | None = None,
    deed: str = "",
) -> Step:
    """An effect on every card of a selection."""

    def run(s: State, x: Context) -> None:
        number = number_of(s, x, amount)
        for i in cards_of(s, x, which):
            effect(s, i, number)

    return Step(run, effect=kind, amount=plain(amount), deed=deed, uses=uses_of(which, amount))


def ready(which: Cards) -> Step:
    """Ready cards."""
    return on_each(which, lambda s, i, n: e.ready(s, i), kind="ready")


def deal_damage(which: Cards, amount: Amount) -> Step:
    """Deal damage to each."""
    return on_each(which, e.deal_damage, amount, kind="damage")


def heal(which: Cards, amount: Amount) -> Step:
    """Heal up to so much damage on each."""
    return on_each(which, e.heal, amount, kind="heal")


def add_resources(which: Cards, amount: Amount) -> Step:
    """Add resources to each hero's pool."""
    return on_each(which, e.add_resources, amount, kind="resources")


def add_tokens(which: Cards, amount: Amount) -> Step:
    """Lay resource tokens on cards that are no heroes."""

    def effect(s: State, i: int, n: int) -> None:
        s.resources[i] += n
        s.tell("resources", card=s.catalogue.key[i], amount=n)

    return on_each(which, effect, amount)


def discard(which: Cards) -> Step:
    """Discard cards in play."""
    return on_each(which, lambda s, i, n: e.discard(s, i), deed="discard")


def place_progress(which: Cards, amount: Amount) -> Step:
    """Progress on each of these locations."""
    return on_each(which, e.place_on_card, amount, kind="progress")


def progress_on_quest(amount: Amount) -> Step:
    """Progress on the current quest, the active location first (CARD-7)."""
    return Step(
        lambda s, x: e.place_on_quest(s, number_of(s, x, amount)),
        effect="progress",
        amount=plain(amount),
        uses=uses_of(amount),
    )


def progress_off_quest(amount: Amount) -> Step:
    """Take progress off the current quest card."""
    return Step(lambda s, x: e.take_from_quest(s, number_of(s, x, amount)), uses=uses_of(amount))


def raise_threat(amount: Amount, of: Seat = YOU) -> Step:
    """Raise a player's threat, or lower it by a negative amount."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        if seat >= 0:
            e.raise_threat(s, seat, number_of(s, x, amount))

    @since(1)
    def can(s: State, x: Context) -> bool:
        seat = seat_of(s, x, of)
        return not isinstance(amount, int) or amount >= 0 or seat < 0 or s.threat[seat] > 0

    deed = "lower" if plain(amount) < 0 else "raise"
    return Step(run, can, effect="threat", amount=plain(amount), deed=deed, uses=uses_of(amount, of))


def pay_threat(amount: int) -> Step:
    """Lower one's threat level as a cost: by the whole number or not at all (CARD-5.11)."""
    return Step(
        lambda s, x: e.raise_threat(s, x["you"], -amount),
        since(1)(lambda s, x: s.threat[x["you"]] >= amount),
        lacks=("threat_too_low", "CARD-5.11"),
    )


def draw(amount: Amount, of: Seat = YOU) -> Step:
    """A player draws cards."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        if seat >= 0:
            e.draw(s, seat, number_of(s, x, amount))

    @since(1)
    def can(s: State, x: Context) -> bool:
        seat = seat_of(s, x, of)
        return seat < 0 or may_draw(s, x, seat)

    return Step(
        run, can, forbidden_by="cannot_draw", effect="draw", amount=plain(amount), uses=uses_of(amount, of)
    )


def discard_from_hand(which: Cards, of: Seat = YOU) -> Step:
    """Cards of a hand are discarded."""

    def run(s: State, x: Context) -> None:
        e.discard_from_hand(s, seat_of(s, x, of), cards_of(s, x, which))

    return Step(run, uses=uses_of(which, of))


def choose_and_discard_from_hand(of: Seat = YOU) -> Step:
    """A player chooses a card of his hand and discards it."""
    steps = (
        choose("discarded", pick("hand", of=of), by=of, kind="discard", secret="hand"),
        discard_from_hand("discarded", of),
    )
    name = program(steps)

    def run(s: State, x: Context) -> None:
        s.push("run", name, 0, x)

    return Step(run, lambda s, x: bool(s.piles[m.HAND + seat_of(s, x, of)]), inner=(Inner(steps),))


def discard_events(of: Seat = YOU) -> Step:
    """A player discards every event of his hand; of what is left all know that it is none (CARD-15)."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        hand = s.piles[m.HAND + seat]
        e.discard_from_hand(s, seat, (i for i in hand if s.catalogue.cards[i].type == "event"))
        for i in s.piles[m.HAND + seat]:
            s.mark(i, m.NOT_EVENT)

    return Step(run, uses=uses_of(of))


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

    steps = (Step(look), choose("found", top, optional=True, kind="search"), Step(take))
    name = program(steps)

    def run(s: State, x: Context) -> None:
        s.push("run", name, 0, x)

    @since(1)
    def can(s: State, x: Context) -> bool:
        return bool(s.piles[m.DECK + x["you"]])

    return Step(run, can, effect="draw", amount=1, inner=(Inner(steps),))


def discard_at_random(amount: Amount, of: Seat = YOU) -> Step:
    """Random cards of a hand are discarded; as a cost there must be enough of them."""

    def run(s: State, x: Context) -> None:
        seat = seat_of(s, x, of)
        hand = sorted(s.piles[m.HAND + seat])
        lot = s.chance("hand").sample(range(len(hand)), min(number_of(s, x, amount), len(hand)))
        e.discard_from_hand(s, seat, [hand[k] for k in lot])

    def can(s: State, x: Context) -> bool:
        return len(s.piles[m.HAND + seat_of(s, x, of)]) >= number_of(s, x, amount)

    return Step(run, can, uses=uses_of(amount, of))


def is_number(stat: v.Change) -> TypeGuard[v.Stat]:
    """Is it a number of a card that changes, not a rule about it?"""
    return stat in v.STATS


def of_change(stat: str, until: str) -> tuple[Use, ...]:
    """The uses of a change of a number for a while."""
    return Use("number", stat, v.CHANGES), Use("duration", until, v.DURATIONS)


def modify(which: Cards, stat: v.Change, amount: Amount, until: v.Duration = m.PHASE) -> Step:
    """Each of these cards gets more or less of a number for a while; the amount is fixed now (CARD-6)."""

    def run(s: State, x: Context) -> None:
        number, level = number_of(s, x, amount), x.get("level", 0) if until == m.ATTACK else 0
        cards = cards_of(s, x, which)
        for i in cards:
            s.modify(i, stat, number, until, level)
        if cards:
            s.tell("modified", cards=s.keys(cards), stat=stat, amount=number, until=until)

    uses = (*of_change(stat, until), *uses_of(which, amount))
    deed = "strengthen" if plain(amount) > 0 else "weaken" if plain(amount) < 0 else ""
    return Step(run, effect=stat if is_number(stat) else None, amount=plain(amount), deed=deed, uses=uses)


def modify_group(group: str, stat: v.Change, amount: Amount, until: v.Duration = m.PHASE) -> Step:
    """Every card that belongs to a group now or later, a name in GROUPS, or the total of STAGING_AREA."""

    def run(s: State, x: Context) -> None:
        number = number_of(s, x, amount)
        s.modify(group, stat, number, until)
        s.tell("modified", group=group, stat=stat, amount=number, until=until)

    group_use = Use("group", group, (*GROUPS, STAGING_AREA))
    return Step(run, uses=(group_use, *of_change(stat, until), *uses_of(amount)))


def cannot_attack(which: Cards, seat: Seat) -> Step:
    """Enemies that cannot attack a player this phase."""

    def run(s: State, x: Context) -> None:
        for i in cards_of(s, x, which):
            s.modify(i, CANNOT_ATTACK, seat_of(s, x, seat), m.PHASE, by=_forbidding_clause(s, x))
            s.tell("held", card=s.catalogue.key[i])

    return Step(run, effect="hold", forbids=CANNOT_ATTACK, uses=uses_of(which, seat))


CANNOT_ATTACK: Final = "cannot_attack"
"""What forbids an enemy its attack on a player, as a passive effect or for a while."""


def _forbidding_clause(s: State, x: Context) -> str:
    """The id of the clause with which the card of this program forbids something."""
    own = s.catalogue.clauses[x["self"]]
    return next((one.id for one in own if any(step.forbids for step in one.do)), "")


def allow_several_defenders(seat: Seat) -> Step:
    """A player may declare several defenders against each attack this phase (CARD-9.13)."""

    def run(s: State, x: Context) -> None:
        s.modify("defenders", "several_defenders", seat_of(s, x, seat), m.PHASE)
        s.tell("several_defenders", seat=seat_of(s, x, seat))

    return Step(run, deed="defend", uses=uses_of(seat))


def silence(which: Cards) -> Step:
    """Cards of the staging area do not contribute their threat this phase."""

    def effect(s: State, i: int, n: int) -> None:
        s.modify(i, "silenced", 1, m.PHASE)
        s.tell("silenced", card=s.catalogue.key[i])

    return on_each(which, effect, kind="silence")


def could_attack(s: State, x: Context, i: int) -> bool:
    """A filter: characters that could attack some enemy alone now (CARD-9.31, CARD-9.32)."""
    return i in able_attackers(s, x["you"]) and bool(targets_of(s, x["you"], (i,)))


def enemies_in_reach(which: Cards) -> Selector:
    """The enemies that a character could attack alone, exhausted or not; of any ready one as long as none is chosen."""

    def found(s: State, x: Context) -> tuple[int, ...]:
        cards = cards_of(s, x, which) or able_attackers(s, x["you"])
        return tuple(targets_of(s, x["you"], cards))

    return telling(found, *uses_of(which))
