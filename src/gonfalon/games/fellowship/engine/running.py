"""Operations that run programs, resolve triggers and hold action windows (CARD-4, CARD-5, CARD-6)."""

from __future__ import annotations

from . import clauses as c
from . import model as m
from .board import limit_key
from .clauses import Clause
from .planning import planning_choices, play_card
from .programs import PROGRAMS
from .state import PASS, Choice, State, operation
from .vocabulary import Context, Trigger, Window, context


@operation
def run(s: State, name: str, at: int, registers: Context) -> None:
    """Run step `at` of a program; the rest is queued behind the frames that the step pushes."""
    steps = PROGRAMS[name]
    if at >= len(steps):
        if s.new_events:
            tell_if_void(s, name, registers)
        s.cause = s.base_cause
        return
    if registers.get("self", -1) >= 0:
        s.cause = s.catalogue.key[registers["self"]]
        clause = c.CLAUSES.get(name) if at == 0 and s.recording else None
        if clause is not None and clause.timing in c.BY_ITSELF:
            s.tell_effect(registers["self"], clause.timing, clause.id)
    rest = len(s.todo)
    s.todo.append(("run", name, at + 1, registers))
    found = steps[at].run(s, registers)
    if found is not None:
        if found.get("stop"):
            del s.todo[rest]
        else:
            s.todo[rest] = ("run", name, at + 1, context(registers, **found))


def tell_if_void(s: State, name: str, registers: Context) -> None:
    """Tell that nothing came of an effect: its program is over, and it is the last that was told. What is told later is something."""
    last = s.new_events[-1]
    is_told_later = bool(s.marks[registers["self"]] & m.SURGING) or any(one.untold for one in PROGRAMS[name])
    if last.kind == "effect" and last.facts["clause"] == name and not is_told_later:
        s.cause = last.cause
        s.tell("no_effect", card=last.facts["card"])


@operation
def store(s: State, register: str) -> None:
    """Put an answer into a register of the program below: a card, a seat, a word, or None for "pass"."""
    _, choice = s.answer
    value = None if choice == PASS else choice[1]
    name, program, at, registers = s.todo.pop()
    s.todo.append((name, program, at, context(registers, **{register: value})))


def can_run(s: State, clause: Clause, registers: Context) -> bool:
    """Could every step of a clause be done?"""
    for steps in (clause.cost, clause.do):
        for step in steps:
            if step.can is not None and not step.can(s, registers):
                return False
    return True


def heard(s: State, i: int, clause: Clause, data: Context) -> bool:
    """Does a trigger concern a clause? A card that has just left play still answers the trigger of its leaving."""
    is_there = s.in_play(i) or (data.get("card") == i and clause.on in ("leaves_play", "explored"))
    is_there = is_there or (clause.set_aside and s.pile[i] == m.ASIDE)
    if not is_there or clause.when is None:
        return is_there
    return clause.when(s, context(context(self=i, you=s.who[i]), **data))


@operation
def trigger(s: State, on: Trigger, *happened: Context) -> None:
    """CARD-6.10: constant effects, then Forced effects, the first player orders different ones; then Responses.

    happened: the facts of what has happened, of several things where they have happened together (CARD-15.9).
    """
    heeding = [
        (i, clause, data)
        for data in happened
        for i, clause in s.catalogue.forced.get(on, ())
        if heard(s, i, clause, data)
    ]
    for timing in (c.PASSIVE, c.FORCED):
        waiting = tuple((i, clause.id, data) for i, clause, data in heeding if clause.timing == timing)
        if waiting:
            s.push("forced", waiting)
    if on in s.catalogue.responses:
        for data in happened:
            s.push("respond", on, data, (), 0, 0)


Waiting = tuple[tuple[int, str, Context], ...]
"""Forced effects that are due: card, program, the facts of its trigger."""


@operation
def forced(s: State, waiting: Waiting) -> None:
    """Forced effects that wait at the same moment; where they differ the first player says which comes next."""
    if len({name for _, name, _ in waiting}) == 1:
        for i, name, data in waiting:
            s.push("run", name, 0, context(context(self=i, you=s.who[i]), **data))
        return
    choices: tuple[Choice, ...] = tuple(dict.fromkeys(("next", i) for i, _, _ in waiting))
    s.ask("order", s.seats()[0], choices, ("forced_next", waiting))


@operation
def forced_next(s: State, waiting: Waiting) -> None:
    """The one chosen, then the others."""
    at = next(k for k, (i, _, _) in enumerate(waiting) if i == s.answer[1][1])
    s.push("forced", waiting[at : at + 1])
    s.push("forced", (*waiting[:at], *waiting[at + 1 :]))


def response_choices(
    s: State, on: Trigger, data: Context, used: tuple[str, ...], seat: int, nobodys: bool = False
) -> tuple[Choice, ...]:
    """The Responses a seat could make to a trigger now, each card once (CARD-6.12). nobodys: those of cards that nobody controls."""
    choices: list[Choice] = []
    held: set[str] = set()
    for i, clause in s.catalogue.responses[on]:
        in_hand = s.pile[i] < m.AREA
        if (in_hand and clause.card in held) or f"{clause.id}/{i}" in used:
            continue
        if may_respond(s, i, clause, data, seat, nobodys):
            choices.append(("play", i) if in_hand else ("use", i, 0))
            if in_hand:
                held.add(clause.card)
    return tuple(choices)


def may_respond(s: State, i: int, clause: Clause, data: Context, seat: int, nobodys: bool) -> bool:
    """May a seat use this Response of this card?"""
    card, at = s.catalogue.cards[i], s.pile[i]
    registers = context(data, self=i, you=seat)
    is_nobodys = s.catalogue.owner[i] < 0 and s.who[i] == m.NOBODY
    if is_nobodys != nobodys:
        return False
    if at == m.HAND + seat:
        if card.type != "event" and not clause.from_hand:
            return False
        if card.type == "event" and not is_affordable(s, i, clause, seat):
            return False
    elif not heard(s, i, clause, data) or (s.who[i] != seat and not nobodys):
        return False
    return (
        (clause.when is None or clause.when(s, registers))
        and s.has_room(clause, i, seat)
        and can_run(s, clause, registers)
    )


def might_respond(s: State, on: Trigger, data: Context, used: tuple[str, ...], seat: int) -> bool:
    """From public knowledge: may a seat hold a card that answers this trigger? (CARD-15: a pause must reveal nothing.)"""
    if not hides_hands(s) or not s.piles[m.HAND + seat]:
        return False
    for i, clause in s.catalogue.responses[on]:
        if could_be_held(s, i, seat) and f"{clause.id}/{i}" not in used:
            registers = context(data, self=i, you=seat, unseen=True)
            card = s.catalogue.cards[i]
            fits = card.type == "event" or clause.from_hand
            pays = card.type != "event" or is_affordable(s, i, clause, seat)
            if (
                fits
                and pays
                and (clause.when is None or clause.when(s, registers))
                and can_run(s, clause, registers)
            ):
                return True
    return False


def hides_hands(s: State) -> bool:
    """Do several seats play whose hands are hidden from one another?"""
    return s.n_seats > 1 and not s.setup.options["open_hands"]


def could_be_held(s: State, i: int, seat: int) -> bool:
    """Is a card in a hand or deck of this seat's own cards, so that others cannot rule out that it is held?"""
    return s.catalogue.owner[i] == seat and s.pile[i] in (m.DECK + seat, m.HAND + seat)


@operation
def respond(s: State, on: Trigger, data: Context, used: tuple[str, ...], turn: int, passes: int) -> None:
    """CARD-15.5: Responses, from the first player clockwise, until all pass in a row; then the first player is offered those of cards
    that nobody controls."""
    seats = s.seats()
    about = int(data.get("card", data.get("enemy", -1)))
    while passes < len(seats):
        seat = seats[turn % len(seats)]
        choices = response_choices(s, on, data, used, seat)
        if choices or might_respond(s, on, data, used, seat):
            then = ("responded", on, data, used, turn, passes)
            s.ask("response", seat, (*choices, PASS), then, about, trigger=on)
            return
        turn, passes = turn + 1, passes + 1
    if passes == len(seats):
        choices = response_choices(s, on, data, used, seats[0], nobodys=True)
        if choices:
            then = ("responded", on, data, used, turn, passes)
            s.ask("response", seats[0], (*choices, PASS), then, about, trigger=on)


@operation
def responded(s: State, on: Trigger, data: Context, used: tuple[str, ...], turn: int, passes: int) -> None:
    """Use the Response chosen, or pass on."""
    seat, choice = s.answer
    if choice == PASS:
        s.push("respond", on, data, used, turn + 1, passes + 1)
        return
    i = choice[1]
    clause = next(clause for j, clause in s.catalogue.responses[on] if j == i)
    start(s, i, clause, seat, data)
    n = len(s.seats())
    s.push("respond", on, data, (*used, f"{clause.id}/{i}"), turn, n if passes == n else 0)


def start(s: State, i: int, clause: Clause, seat: int, data: Context) -> None:
    """Use an ability in play, or play a card from hand for its effect; costs are paid first (CARD-5)."""
    registers = context(data, self=i, you=seat)
    if clause.limit is not None:
        s.limits = (*s.limits, (limit_key(clause, i, seat), clause.limit[1]))
    if s.pile[i] >= m.AREA:
        s.tell("used", seat=seat, card=s.catalogue.key[i])
        s.push("run", clause.id, 0, registers)
        return
    if s.catalogue.cards[i].type == "event":
        s.put(i, m.LIMBO)
        s.known[i] = 0
        s.tell("played", seat=seat, card=s.catalogue.key[i])
        if not clause.pays_itself:
            s.push("pay", seat, s.catalogue.cards[i].sphere, s.catalogue.cards[i].cost or 0)
        s.push("run", clause.id, 0, registers)
        s.push("event_done", i)
        return
    s.push("run", clause.id, 0, registers)


@operation
def event_done(s: State, i: int) -> None:
    """CARD-5: an event is discarded once it has been carried out, unless it says otherwise."""
    if s.pile[i] == m.LIMBO:
        s.forget(i)
        s.put(i, m.DISCARD + s.catalogue.owner[i])


def is_affordable(s: State, i: int, clause: Clause, seat: int) -> bool:
    """Can a seat pay for a card? Where a step of the clause pays, that step says for itself whether it can."""
    card = s.catalogue.cards[i]
    if clause.pays_itself:
        return s.can_pay(seat, card.sphere, 0)
    return s.can_pay(seat, card.sphere, int(card.cost or 0))


@operation
def pay(s: State, seat: int, sphere: str, cost: int) -> None:
    """CARD-5: pay with matching resources; asked only where there are several ways."""
    splits = ways_to_pay(s, seat, sphere, cost)
    if len(splits) == 1:
        spend(s, splits[0])
        return
    s.ask("pay", seat, tuple(("pay", split) for split in splits), ("paid",), cost=cost)


Split = tuple[tuple[int, int], ...]


def ways_to_pay(s: State, seat: int, sphere: str, cost: int) -> list[Split]:
    """Every way to pay: (hero, resources) pairs; from the fullest pool first."""
    payers = sorted(s.payers(seat, sphere), key=lambda i: (-s.resources[i], i))
    splits: list[Split] = []

    def choose(at: int, left: int, so_far: Split) -> None:
        if left == 0:
            splits.append(so_far)
            return
        if at == len(payers):
            return
        for amount in range(min(left, s.resources[payers[at]]), -1, -1):
            choose(at + 1, left - amount, (*so_far, (payers[at], amount)) if amount else so_far)

    choose(0, cost, ())
    return splits


def spend(s: State, split: Split) -> None:
    """Take the resources."""
    for hero, amount in split:
        s.resources[hero] -= amount
    if split:
        s.tell("paid", pools={s.catalogue.key[hero]: amount for hero, amount in split})


@operation
def paid(s: State) -> None:
    """The way chosen."""
    _, (_, split) = s.answer
    spend(s, split)


def action_choices(s: State, seat: int) -> list[Choice]:
    """Every action a seat could take in a window now (CARD-6)."""
    choices: list[Choice] = []
    hand, pile, phase = m.HAND + seat, s.pile, s.phase
    held: set[str] = set()
    for i, clause in s.catalogue.actions:
        at = pile[i]
        if (at < m.AREA and at != hand) or (clause.phase and clause.phase != phase):
            continue
        if at == hand:
            if clause.card in held or s.catalogue.cards[i].type != "event":
                continue
            if not is_affordable(s, i, clause, seat):
                continue
            held.add(clause.card)
        elif not (s.in_play(i) and (s.who[i] == seat or clause.anyone)):
            continue
        if s.has_room(clause, i, seat) and can_run(s, clause, context(self=i, you=seat)):
            actions = [one for one in s.catalogue.clauses[i] if one.timing == c.ACTION]
            choices.append(("play", i) if at == hand else ("use", i, actions.index(clause)))
    return choices


def might_act(s: State, seat: int) -> bool:
    """From public knowledge: may a seat hold an event that could be played now? (CARD-15)"""
    if not hides_hands(s) or not s.piles[m.HAND + seat]:
        return False
    asked: set[str] = set()
    for i, clause in s.catalogue.actions:
        card = s.catalogue.cards[i]
        if card.type == "event" and card.id not in asked and could_be_held(s, i, seat):
            asked.add(card.id)
            registers = context(self=i, you=seat, unseen=True)
            fits = clause.phase in ("", s.phase) and is_affordable(s, i, clause, seat)
            if fits and can_run(s, clause, registers):
                return True
    return False


def take_action(s: State, seat: int, choice: Choice) -> None:
    """Use or play what was chosen in a window."""
    i: int = choice[1]
    actions = [one for one in s.catalogue.clauses[i] if one.timing == c.ACTION]
    start(s, i, actions[choice[2] if choice[0] == "use" else 0], seat, context())


@operation
def window(s: State, name: Window, turn: int, passes: int, planner: int = -1) -> None:
    """CARD-15.1: everybody may act, from the first player clockwise, until all pass in a row; nobody is asked who cannot act.

    planner: the seat whose planning turn this window is; it may play allies and attachments too (CARD-4.2.2). A window whose name is in
    `quiet`, which only playouts of a search set, passes unasked.
    """
    if name in s.quiet:
        return
    seats = s.seats()
    while passes < len(seats):
        seat = seats[turn % len(seats)]
        choices = action_choices(s, seat)
        if seat == planner:
            choices = [*planning_choices(s, seat), *choices]
        might = might_act(s, seat) or (seat == planner and hides_hands(s) and s.piles[m.HAND + seat])
        if choices or might:
            then = ("window_answered", name, turn, passes, planner)
            s.ask("planning" if seat == planner else "window", seat, (*choices, PASS), then, window=name)
            return
        turn, passes = turn + 1, passes + 1


@operation
def window_answered(s: State, name: Window, turn: int, passes: int, planner: int) -> None:
    """Do what was chosen and ask the same seat again, or go on to the next."""
    seat, choice = s.answer
    if choice == PASS:
        s.push("window", name, turn + 1, passes + 1, planner)
        return
    if choice[0] == "play" and s.card(choice[1]).type != "event":
        play_card(s, choice[1], seat)
    else:
        take_action(s, seat, choice)
    s.push("window", name, turn, 0, planner)


@operation
def chosen_mode(s: State, programs: dict[str, str], registers: Context) -> None:
    """Run the effect that was chosen by its name."""
    choice = s.answer[1]
    if choice != PASS:
        s.push("run", programs[choice[1]], 0, registers)
