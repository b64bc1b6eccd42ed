"""A state that agrees with everything a seat has seen; hidden cards and all later chance are drawn again (CARD-15)."""

from __future__ import annotations

from typing import Any

from gonfalon.core.errors import GonfalonError
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng

from .engine import model as m
from .engine.board import Modifier
from .engine.catalogue import CardCatalogue
from .engine.state import State, ask_again
from .observation import FellowshipObservation
from .view import plain_data

TRIES = 1000


def sample(catalogue: CardCatalogue, information: InformationState, rng: Rng) -> State:
    """A state in which known cards lie where they lie and the unknown ones are dealt at random to the unknown places.

    A draw that could not have led to the decision owed now is rejected (nobody plays a card that puts an ally of his hand into play
    without having one). Raises GonfalonError after TRIES draws.
    """
    for _ in range(TRIES):
        s = _drawn(catalogue, information, rng)
        if _asks_the_same(s, information):
            return s
    raise GonfalonError("no state found that agrees with what this seat has seen")


def _asks_the_same(s: State, information: InformationState) -> bool:
    """Is the decision owed the same, by the same seats, as observed?"""
    seen = information.observation
    assert isinstance(seen, FellowshipObservation)
    if seen.returns is not None:
        return True
    if s.pending is None or s.to_act() != seen.to_act:
        return False
    asked = [*s.todo[: s.pending.depth], s.pending.again]
    return asked == list(plain_data(seen.engine["todo"]))


def _drawn(catalogue: CardCatalogue, information: InformationState, rng: Rng) -> State:
    """One state drawn, which may ask another decision than the one observed."""
    seen = information.observation
    assert isinstance(seen, FellowshipObservation)
    engine = seen.engine
    s = State(information.setup, catalogue, rng.getrandbits(62))
    lay_out(s, engine, rng)
    s.incarnation = list(engine["incarnation"])
    s.modifiers = tuple(Modifier(*one) for one in plain_data(engine["modifiers"]))
    s.limits, s.delayed = plain_data(engine["limits"]), plain_data(engine["delayed"])
    s.shuffles, s.rounds_done, s.ply = engine["shuffles"], engine["rounds"], seen.ply
    s.threat = [one.threat for one in seen.seats]
    s.eliminated = [one.eliminated for one in seen.seats]
    s.first, s.round, s.stage, s.phase = seen.first, seen.round, seen.stage - 1, seen.phase
    s.origin = information
    s.todo = list(plain_data(engine["todo"]))
    s.dirty = False
    ask_again(s)
    if engine["joint"]:
        _answer_for_others(s, information.seat, engine["joint"], rng)
    return s


def lay_out(s: State, engine: dict[str, Any], rng: Rng) -> None:
    """Fill every pile; a place whose card is known to be no event gets none."""
    piles: list[list[int]] = [list(pile) for pile in engine["piles"]]
    known = {i for pile in piles for i in pile if i >= 0}
    unknown: dict[int, list[int]] = {}
    for i in range(s.catalogue.n):
        if i not in known:
            unknown.setdefault(s.catalogue.owner[i], []).append(i)
    for cards in unknown.values():
        rng.shuffle(cards)
    rows: dict[tuple[int, int], list[int]] = {(row[0], row[1]): row[2:] for row in engine["places"]}
    empty = [(number, at) for number, pile in enumerate(piles) for at, i in enumerate(pile) if i < 0]
    empty.sort(key=lambda place: not rows.get(place, [0] * 7)[4] & m.NOT_EVENT)
    for number, at in empty:
        row = rows.get((number, at))
        cards = unknown[_pool(s, number, row)]
        piles[number][at] = _take(s, cards, bool(row and row[4] & m.NOT_EVENT))
    for number, pile in enumerate(piles):
        s.piles[number] = tuple(pile)
        for i in pile:
            s.pile[i] = number
    for i, *row in engine["cards"]:
        _set_columns(s, i, row)
    for (number, at), row in rows.items():
        _set_columns(s, piles[number][at], row)


def _pool(s: State, number: int, row: list[int] | None) -> int:
    """Whose cards may lie in a place: a seat's, or -1 for the encounter deck's."""
    if number in (m.ENCOUNTER, m.SHADOWS):
        return -1
    if number == m.UNDER:
        assert row is not None
        return s.catalogue.owner[row[5]]
    return number % 4


def _take(s: State, cards: list[int], no_event: bool) -> int:
    """One of the shuffled cards that fits."""
    if not no_event:
        return cards.pop()
    at = next(k for k in range(len(cards) - 1, -1, -1) if s.catalogue.cards[cards[k]].type != "event")
    return cards.pop(at)


def _set_columns(s: State, i: int, row: list[int]) -> None:
    s.who[i], s.damage[i], s.resources[i], s.progress[i], s.marks[i], s.host[i], s.known[i] = row


def _answer_for_others(s: State, seat: int, joint: dict[str, Any], rng: Rng) -> None:
    """Others have answered in secret: their answers are drawn too."""
    pending = s.pending
    assert pending is not None
    own = [tuple(choice) for choice in joint["own"]]
    answers: list[tuple[int, Any]] = []
    for other in joint["answered"]:
        choices = next(choices for asked, choices in pending.asks if asked == other)
        answers.append((other, own[0] if other == seat else rng.choice(choices)))
    name, _ = s.todo.pop()
    s.todo.append((name, tuple(answers)))
    left = tuple(ask for ask in pending.asks if ask[0] not in joint["answered"])
    s.pending = pending._replace(asks=left, id=f"{pending.kind}-{s.ply - len(answers)}")
