"""What a hard campaign carries from a scenario that was won to the next one, as the text of an option (CARD-11.15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from gonfalon.core.errors import Fault, RulesetError
from gonfalon.core.game import GameSetup
from gonfalon.core.observation import ACTION_LIMIT

from . import model as m
from .state import State

CARRIED: Final = "carried"
"""The option of a set-up that holds it: JSON, a list with one object for each seat. No form offers it; without it nothing is carried."""

MOST_THREAT = 99
"""The highest threat limit that a scenario can have."""


class CarriedSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat carries: public facts only. threat: its threat level. damage: tokens by the id of a living hero.

    discard: the ids of its discard pile, the lowest card first. The heroes among them are dead.
    """

    threat: int
    damage: dict[str, int] = {}
    discard: tuple[str, ...] = ()


CarriedDeck = tuple[Sequence[str], Sequence[str]]
"""Ids of the heroes and of the other cards of a deck."""


@lru_cache(maxsize=64)
def read(text: str, n_seats: int) -> tuple[CarriedSeat, ...]:
    """The seats of the option's text, all that can be checked without their decks checked. Raises RulesetError."""
    if len(text) > ACTION_LIMIT:
        raise RulesetError(f"option {CARRIED} takes at most {ACTION_LIMIT} characters, not {len(text)}")
    try:
        seats = msgspec.json.decode(text, type=tuple[CarriedSeat, ...])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RulesetError(f"option {CARRIED} takes what a won scenario carries, as JSON: {error}") from None
    if len(seats) != n_seats:
        raise RulesetError(f"option {CARRIED} has {len(seats)} seats for a table of {n_seats}")
    for number, seat in enumerate(seats, 1):
        fault = _fault_of(seat)
        if fault:
            raise RulesetError(f"option {CARRIED}, seat {number}: {fault}")
    return seats


def _fault_of(seat: CarriedSeat) -> str:
    """What is wrong with a seat whatever its deck, "" if nothing is."""
    known = m.known_cards()
    if not 0 <= seat.threat <= MOST_THREAT:
        return f"a threat level is 0 to {MOST_THREAT}, not {seat.threat}"
    for name, damage in seat.damage.items():
        card = known.get(name)
        if card is None or card.type != "hero":
            return f"{name[:80]!r} is no hero"
        if name in seat.discard:
            return f"{name} is dead and has no damage"
        if not 0 < damage < card.hit_points:
            return f"a living {name} has 1 to {card.hit_points - 1} damage, not {damage}"
    for name in seat.discard:
        if name not in known or known[name].type not in m.PLAYER_TYPES:
            return f"{name[:80]!r} is no player's card"
    return ""


def of_setup(setup: GameSetup) -> tuple[CarriedSeat, ...]:
    """What the seats of a game carry into it; () if nothing is carried. Raises RulesetError."""
    text = setup.options.get(CARRIED, "")
    return read(str(text), setup.n_seats) if text else ()


def is_out(seat: CarriedSeat, heroes: Sequence[str], threat_limit: int) -> bool:
    """Has a player been eliminated: no hero of the deck is left, or the threat limit is reached?"""
    return seat.threat >= threat_limit or (bool(heroes) and set(heroes) <= set(seat.discard))


def foreign_cards(seat: CarriedSeat, deck: CarriedDeck) -> tuple[str, ...]:
    """The ids that a seat carries although its deck does not hold them, or not as often; in their order."""
    left = [*deck[0], *deck[1]]
    foreign: list[str] = []
    for name in (*seat.damage, *seat.discard):
        if name in left:
            left.remove(name)
        else:
            foreign.append(name)
    return tuple(dict.fromkeys(foreign))


def faults_of(
    seats: Sequence[CarriedSeat], decks: Sequence[CarriedDeck | None], threat_limit: int
) -> tuple[Fault, ...]:
    """What is wrong with what is carried beside the decks of the seats. decks: None for a deck that is not known yet."""
    foreign = [
        name
        for seat, deck in zip(seats, decks, strict=True)
        if deck is not None
        for name in foreign_cards(seat, deck)
    ]
    if foreign:
        return (Fault("carried_card", tuple(dict.fromkeys(foreign))),)
    gone = [
        deck is not None and is_out(seat, deck[0], threat_limit)
        for seat, deck in zip(seats, decks, strict=True)
    ]
    return (Fault("carried_nobody"),) if seats and all(gone) else ()


def following(s: State) -> str:
    """The option's text for the scenario after one that was won; "" if the game is not won, or nobody is left to go on.

    A hero that lived only by what was attached to it is dead. An event that was being played lies on the discard pile.
    """
    if s.outcome is None or s.outcome.returns[0] <= 0:
        return ""
    seats = [_seat_after(s, seat) for seat in range(s.n_seats)]
    limit = s.catalogue.scenario.threat_limit
    if all(is_out(seat, _heroes(s, number), limit) for number, seat in enumerate(seats)):
        return ""
    return msgspec.json.encode(seats).decode()


def _heroes(s: State, seat: int) -> list[str]:
    """The ids of the heroes of a deck, the dead ones among them."""
    catalogue = s.catalogue
    cards = (catalogue.cards[i] for i in range(catalogue.n) if catalogue.owner[i] == seat)
    return [card.id for card in cards if card.type == "hero"]


def _seat_after(s: State, seat: int) -> CarriedSeat:
    cards = s.catalogue.cards
    discard = [
        cards[i].id for i in (*s.piles[m.DISCARD + seat], *s.piles[m.LIMBO]) if s.catalogue.owner[i] == seat
    ]
    living = [
        i
        for i in range(s.catalogue.n)
        if s.catalogue.owner[i] == seat and cards[i].type == "hero" and cards[i].id not in discard
    ]
    fallen = [cards[i].id for i in living if s.damage[i] >= cards[i].hit_points]
    damage = {cards[i].id: s.damage[i] for i in living if s.damage[i] and cards[i].id not in fallen}
    return CarriedSeat(min(s.threat[seat], MOST_THREAT), damage, (*discard, *fallen))
