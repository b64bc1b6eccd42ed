"""Beginnings and ends of phases and rounds, and the phases without a module of their own: resource, planning, refresh (CARD-4)."""

from __future__ import annotations

from . import effects as e
from . import model as m
from .questing import remake_deck
from .state import PASS, Choice, State, operation
from .vocabulary import Context, Period, Phase


@operation
def phase_begins(s: State, phase: Phase) -> None:
    """A phase begins."""
    if phase == "resource":
        s.round += 1
    s.phase, s.dirty = phase, True
    if phase == "quest":
        remake_deck(s)
    s.tell("phase", phase=phase, round=s.round)
    e.emit(s, "phase_begins", phase=phase)


@operation
def phase_ends(s: State, phase: Phase) -> None:
    """CARD-4.10: what lasts until the end of the phase is over, then comes what takes place at the end."""
    s.end_modifiers(m.PHASE)
    e.emit(s, "phase_ends", phase=phase)
    s.push("run_delayed", m.PHASE)
    if phase == "quest":
        s.push("quest_over")


@operation
def run_delayed(s: State, until: Period) -> None:
    """Run the effects that were delayed to the end of the phase or round (CARD-6)."""
    due = tuple((name, context) for when, name, context in s.delayed if when == until)
    s.delayed = tuple(one for one in s.delayed if one[0] != until)
    if due:
        s.push("delayed", due)


@operation
def delayed(s: State, due: tuple[tuple[str, Context], ...]) -> None:
    """One after the other; where several concern the same card the first player says which comes first (CARD-12.35)."""
    name, context = due[0]
    rivals = tuple(other for _, other in due if other["about"] == context["about"])
    if len(rivals) > 1:
        choices: tuple[Choice, ...] = tuple(("next", other["self"]) for other in rivals)
        s.ask("order", s.seats()[0], choices, ("delayed_next", due), context["about"])
        return
    s.push("run_one_delayed", name, context)
    if due[1:]:
        s.push("delayed", due[1:])


@operation
def delayed_next(s: State, due: tuple[tuple[str, Context], ...]) -> None:
    """The one chosen, then the others: they find another card, or none (CARD-6.29)."""
    chosen = s.answer[1][1]
    at = next(k for k, (_, context) in enumerate(due) if context["self"] == chosen)
    s.push("run_one_delayed", *due[at])
    if due[1:]:
        s.push("delayed", (*due[:at], *due[at + 1 :]))


@operation
def run_one_delayed(s: State, name: str, context: Context) -> None:
    """One delayed effect."""
    s.tell_effect(context["self"], "delayed")
    s.push("run", name, 0, context)


@operation
def quest_over(s: State) -> None:
    """CARD-4.3.9: nobody is committed any more."""
    for i in range(s.catalogue.n):
        s.marks[i] &= ~m.COMMITTED


@operation
def gain_resources(s: State) -> None:
    """CARD-4: a resource for every hero."""
    for seat in s.seats():
        for hero in s.heroes(seat):
            s.resources[hero] += 1
    s.tell("income")


@operation
def draw_cards(s: State) -> None:
    """CARD-4: a card for every player."""
    for seat in s.seats():
        e.draw(s, seat, 1)


@operation
def planning_turns(s: State) -> None:
    """CARD-4.2.2: each player in turn."""
    for seat in s.seats():
        s.push("plan", seat)


@operation
def ready_cards(s: State) -> None:
    """CARD-4: every exhausted card readies; some ask a price for it."""
    held = {host: (j, price) for j, host, price in s.answers("refresh_price")}
    for seat in s.seats():
        own = [*s.piles[m.AREA + seat], *(i for i in s.piles[m.ATTACHED] if s.who[i] == seat)]
        for i in own:
            if i not in held:
                s.marks[i] &= ~m.EXHAUSTED
            elif not s.is_ready(i):
                s.push("buy_ready", i)
    s.tell("refreshed")


@operation
def buy_ready(s: State, hero: int) -> None:
    """Offer to pay the price of every card that keeps a hero exhausted; without it the hero stays exhausted."""
    price = sum(price for _, host, price in s.answers("refresh_price") if host == hero)
    if s.resources[hero] >= price and not s.marks[hero] & m.PRISONER:
        s.ask("buy_ready", s.who[hero], (("choose", hero), PASS), ("ready_bought", price), hero, cost=price)


@operation
def ready_bought(s: State, price: int) -> None:
    """Take the answer: ready the hero for its price, or leave it exhausted."""
    choice = s.answer[1]
    if choice != PASS:
        s.resources[choice[1]] -= price
        e.ready(s, choice[1])


@operation
def raise_all_threat(s: State) -> None:
    """CARD-4: one for every player, and what cards add."""
    more = sum(s.told_answers("refresh_threat"))
    for seat in s.seats():
        e.raise_threat(s, seat, 1 + more)
    s.cause = s.base_cause


@operation
def pass_first_player(s: State) -> None:
    """CARD-4: the token goes clockwise."""
    s.first = e.next_seat(s, s.first)
    s.tell("first_player", seat=s.first)


@operation
def round_ends(s: State) -> None:
    """CARD-4.10: what lasts until the end of the round is over, then comes what takes place at the end."""
    s.end_modifiers(m.ROUND)
    e.emit(s, "round_ends", round=s.round)
    s.push("run_delayed", m.ROUND)
    s.push("round_over")


@operation
def round_over(s: State) -> None:
    """One more round completed (it counts in the score of the FAQ, CARD-11)."""
    s.rounds_done += 1
    s.tell("round_over", round=s.round)
