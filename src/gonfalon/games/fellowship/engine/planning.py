"""Playing allies and attachments: hosts, paying, entering play, restricted items (CARD-5)."""

from __future__ import annotations

from . import clauses as c
from . import effects as e
from . import model as m
from .state import Choice, State, operation
from .vocabulary import context


def planning_choices(s: State, seat: int) -> list[Choice]:
    """The allies and attachments a seat could play now (CARD-5)."""
    choices: list[Choice] = []
    seen: set[str] = set()
    for i in s.piles[m.HAND + seat]:
        card = s.catalogue.cards[i]
        if card.type in ("ally", "attachment") and card.id not in seen and can_play(s, i, seat):
            seen.add(card.id)
            choices.append(("play", i))
    return choices


def can_play(s: State, i: int, seat: int) -> bool:
    """May a seat play this ally or attachment now: paid for, not a second unique one, somewhere to go?"""
    card = s.catalogue.cards[i]
    if not s.can_pay(seat, card.sphere, int(card.cost or 0)) or not s.may_enter(i):
        return False
    if card.type == "ally":
        limits = s.answers("ally_limit")
        return not limits or s.used("allies") < min(limits)
    return bool(hosts_for(s, i, seat))


def hosts_for(s: State, i: int, seat: int) -> tuple[int, ...]:
    """What an attachment may be attached to."""
    clause = s.catalogue.clause(i, c.ATTACH)
    if clause is None or clause.value is None:
        return ()
    return tuple(
        host for host in clause.value(s, context(self=i, you=seat)) if not s.answers("no_attachments", host)
    )


@operation
def plan(s: State, seat: int) -> None:
    """CARD-4.2.2: a seat's own planning turn, a window in which it is asked first."""
    if not s.eliminated[seat]:
        s.push("window", "planning", s.seats().index(seat), 0, seat)


def play_card(s: State, i: int, seat: int) -> None:
    """Pay, then the card enters play (an attachment's host is chosen before)."""
    card = s.catalogue.cards[i]
    s.put(i, m.LIMBO)
    s.known[i] = 0
    s.tell("played", seat=seat, card=s.catalogue.key[i])
    if card.type == "attachment":
        s.push("choose_host", i, seat)
        return
    s.push("pay", seat, card.sphere, card.cost or 0)
    s.push("enter", i, seat)


@operation
def choose_host(s: State, i: int, seat: int) -> None:
    """What an attachment that is played goes under."""
    hosts = hosts_for(s, i, seat)
    if len(hosts) == 1:
        s.push("host_is", i, seat, hosts[0])
    else:
        s.ask("host", seat, tuple(("choose", host) for host in hosts), ("host_chosen", i, seat), i)


@operation
def host_chosen(s: State, i: int, seat: int) -> None:
    """The host of an attachment is chosen."""
    host_is(s, i, seat, s.answer[1][1])


@operation
def host_is(s: State, i: int, seat: int, host: int) -> None:
    """Pay for an attachment, then attach it."""
    card = s.catalogue.cards[i]
    s.push("pay", seat, card.sphere, card.cost or 0)
    s.push("attach_it", i, seat, host)


@operation
def attach_it(s: State, i: int, seat: int, host: int) -> None:
    """The attachment goes under its host."""
    e.attach(s, i, host, seat)


@operation
def enter(s: State, i: int, seat: int) -> None:
    """A played ally enters play."""
    s.limits = (*s.limits, ("allies", m.ROUND))
    e.put_into_play(s, i, seat, played=True)


def restricted_on(s: State, hero: int) -> tuple[int, ...]:
    """The restricted cards under a character."""
    return tuple(i for i in s.attached(hero) if s.has_keyword(i, "restricted"))


@operation
def too_many_restricted(s: State, hero: int) -> None:
    """CARD-10: of three restricted attachments one is discarded."""
    found = restricted_on(s, hero)
    if len(found) > 2:
        s.ask("restricted", s.who[hero], tuple(("choose", i) for i in found), ("drop_chosen",), hero)


@operation
def drop_chosen(s: State) -> None:
    """The card chosen leaves play."""
    e.leave(s, s.answer[1][1])
