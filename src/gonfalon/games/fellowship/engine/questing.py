"""Committing, staging and the order of a reveal, resolution, travel (CARD-7)."""

from __future__ import annotations

from . import clauses as c
from . import effects as e
from . import model as m
from .editions import is_edition
from .round import skip_window
from .state import PASS, Choice, State, operation
from .vocabulary import context


@operation
def commit_characters(s: State) -> None:
    """CARD-7: each player in turn commits all his characters at once, then come the responses."""
    for seat in s.seats():
        s.push("commit", seat, ())


@operation
def commit(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """One character after another, until the seat is done."""
    if s.eliminated[seat]:
        return
    choices = tuple(("commit", i) for i in s.characters(seat) if s.is_ready(i) and i not in chosen)
    if choices:
        s.ask("commit", seat, (*choices, PASS), ("committing", seat, chosen), chosen=s.keys(chosen))
    else:
        s.push("committed", seat, chosen)


@operation
def committing(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """Take the answer: one more character, or commit those chosen."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("committed", seat, chosen)
    else:
        s.push("commit", seat, (*chosen, choice[1]))


@operation
def committed(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """The characters are exhausted and stand committed to the end of the phase."""
    for i in chosen:
        s.mark(i, m.EXHAUSTED | m.COMMITTED)
    if chosen:
        s.tell("committed", seat=seat, cards=s.keys(chosen))
        e.emit(s, "committed", seat=seat, cards=chosen)


@operation
def staging(s: State) -> None:
    """CARD-7: one card a player still in the game, counted now, and what a stage adds."""
    if s.answers("no_staging"):
        skip_window(s)
        return
    for _ in range(len(s.seats()) + sum(s.answers("extra_reveals"))):
        s.push("reveal_top")


@operation
def reveal_top(s: State, n_surges: int = 0) -> None:
    """CARD-7: reveal the top card; in the quest phase alone an empty deck is made of its discards again. n_surges: that led here."""
    top = take_top(s)
    if top >= 0:
        s.push("reveal", top, False, n_surges)


def take_top(s: State) -> int:
    """The top card of the encounter deck, -1 where there is none and none can be made."""
    remake_deck(s)
    deck = s.piles[m.ENCOUNTER]
    return deck[-1] if deck else -1


def remake_deck(s: State) -> None:
    """CARD-7.9: in the quest phase an empty encounter deck is made of its discards."""
    if may_remake(s):
        for i in s.piles[m.ENCOUNTER_DISCARD]:
            s.put(i, m.ENCOUNTER)
        s.shuffle(m.ENCOUNTER)
        s.tell("reshuffled")


def may_remake(s: State) -> bool:
    """Is it the quest phase, the encounter deck empty, and something there to make it of?"""
    return s.phase == "quest" and not s.piles[m.ENCOUNTER] and bool(s.piles[m.ENCOUNTER_DISCARD])


@operation
def reveal(s: State, i: int, as_guard: bool = False, n_surges: int = 0) -> None:
    """CARD-7, the order of a reveal: constant effects on it, When Revealed, doomed, guarded, its place, surge. as_guard: it was revealed
    for a guarded objective, so that a Guarded of its own comes when that one is done with (CARD-10.3). n_surges: one after the other,
    that led here."""
    s.put(i, m.LIMBO)
    s.known[i] = 0
    s.tell("revealed", card=s.catalogue.key[i])
    card = s.catalogue.cards[i]
    if card.type == "enemy":
        for said in s.told_answers("as_revealed", i):
            e.deal_damage(s, i, said)
        s.cause = s.base_cause
        if s.hits_left(i) == 0:
            e.destroy(s, i)
            return
    clause = s.catalogue.clause(i, c.REVEALED)
    if clause is not None:
        s.push("trigger", "revealing", {"card": i})
        s.push("resolve_revealed", i, clause.id)
    s.push("revealed_doomed", i, as_guard, n_surges)


@operation
def resolve_revealed(s: State, i: int, name: str) -> None:
    """The When Revealed effect, unless it has been cancelled."""
    if s.marks[i] & m.CANCELLED:
        s.tell("cancelled", card=s.catalogue.key[i])
        return
    s.push("run", name, 0, {"self": i, "you": s.seats()[0]})


@operation
def revealed_doomed(s: State, i: int, as_guard: bool, n_surges: int = 0) -> None:
    """CARD-7.6: doomed, then guarded, the place of the card, surge. Doomed after the When Revealed effect is our decision (CARD-15.17)."""
    card = s.catalogue.cards[i]
    doomed = card.keyword("doomed")
    if doomed:
        s.tell_effect(i, "doomed")
        for seat in s.seats():
            e.raise_threat(s, seat, doomed)
        s.cause = s.base_cause
    if card.keyword("guarded") and not as_guard:
        s.push("guard", i, ())
    s.push("revealed_place", i, n_surges)


@operation
def revealed_place(s: State, i: int, n_surges: int = 0) -> None:
    """CARD-7.6: the card goes where it belongs; surge and a replacement reveal one more. As many surges as there are encounter cards end:
    the deck may hold nothing else (CARD-10.2)."""
    card = s.catalogue.cards[i]
    surge = card.keyword("surge") or s.marks[i] & m.SURGING
    replaced = s.marks[i] & m.REPLACED
    if s.pile[i] == m.LIMBO:
        if card.type == "treachery":
            s.forget(i)
            s.put(i, m.ENCOUNTER_DISCARD)
        else:
            e.add_to_staging(s, i)
    s.marks[i] &= ~(m.CANCELLED | m.REPLACED | m.SURGING)
    if surge and n_surges < len(s.catalogue.encounter):
        s.tell_effect(i, "surge")
        s.cause = s.base_cause
        s.push("reveal_top", n_surges + 1)
    if replaced:
        s.push("reveal_top")
    s.dirty = True


@operation
def guard(s: State, objective: int, waiting: tuple[int, ...]) -> None:
    """CARD-10.3: the next card is revealed and attached to a guarded objective; another objective goes to the staging area by itself.
    waiting: guarded objectives that came up so, which get their guards afterwards, the first one first; () before edition 1, where such
    an objective gets its guard at once."""
    top = take_top(s)
    if top < 0:
        return
    s.push("reveal", top, is_edition(s, 1))
    s.push("guarding", objective, top, waiting)


@operation
def guarding(s: State, objective: int, top: int, waiting: tuple[int, ...]) -> None:
    """What was revealed guards the objective if it lies there; a treachery is over at once, and so is its guard."""
    kind = s.catalogue.cards[top].type
    if kind == "objective":
        is_waiting = is_edition(s, 1) and s.has_keyword(top, "guarded") and s.pile[top] == m.STAGING
        guarded = (top,) if is_waiting else ()
        s.push("guard", objective, (*waiting, *guarded))
        return
    if (
        kind in ("enemy", "location")
        and s.pile[top] == m.STAGING
        and s.pile[objective] in (m.LIMBO, m.STAGING)
    ):
        s.put(objective, m.ATTACHED)
        s.host[objective] = top
        s.tell("guarded", card=s.catalogue.key[objective], by=s.catalogue.key[top])
    if waiting:
        s.push("guard", waiting[0], waiting[1:])


@operation
def resolve_quest(s: State) -> None:
    """CARD-7: willpower against threat; the outcome stands before any token is placed."""
    willpower, threat = s.committed_willpower(), s.staging_threat()
    s.tell("quest_resolved", willpower=willpower, threat=threat)
    if willpower > threat:
        e.emit(s, "quest_succeeded", amount=willpower - threat)
        s.push("quest_progress", willpower - threat)
    elif threat > willpower:
        e.emit(s, "quest_failed", amount=threat - willpower)
        s.push("quest_threat", threat - willpower)


@operation
def quest_progress(s: State, amount: int) -> None:
    """CARD-7.13: the difference as progress."""
    e.place_on_quest(s, amount)


@operation
def quest_threat(s: State, amount: int) -> None:
    """CARD-7.11: everybody's threat level rises by the difference."""
    for seat in s.seats():
        e.raise_threat(s, seat, amount)


def travel_choices(s: State) -> list[Choice]:
    """The locations the players could travel to: one at a time, its Travel costs payable (CARD-7)."""
    found: list[Choice] = []
    for i in s.staged("location"):
        clause = s.catalogue.clause(i, c.TRAVEL)
        registers = context(self=i, you=s.seats()[0])
        if clause is None or all(step.can is None or step.can(s, registers) for step in clause.cost):
            found.append(("travel", i))
    return found


@operation
def travel_step(s: State) -> None:
    """The first player decides whether and where to travel; some locations leave no choice."""
    if s.active_location() >= 0:
        return
    choices = travel_choices(s)
    must = [choice for choice in choices if choice[1] in s.answers("must_travel")]
    if must and len(must) == 1:
        s.push("travel_to", must[0][1])
    elif choices:
        s.ask("travel", s.seats()[0], tuple(must) or (*choices, PASS), ("travel_answered",))


@operation
def travel_answered(s: State) -> None:
    """Pay what the location asks for, then go."""
    choice = s.answer[1]
    if choice != PASS:
        s.push("travel_to", choice[1])


@operation
def travel_to(s: State, location: int) -> None:
    """CARD-7: Travel costs first."""
    clause = s.catalogue.clause(location, c.TRAVEL)
    if clause is not None:
        s.push("run", clause.id, 0, {"self": location, "you": s.seats()[0]})
    s.push("arrive", location)


@operation
def arrive(s: State, location: int) -> None:
    """The location becomes active, if it is still there."""
    if s.pile[location] == m.STAGING and s.active_location() < 0:
        e.make_location_active(s, location)
        e.emit(s, "travelled", card=location)
