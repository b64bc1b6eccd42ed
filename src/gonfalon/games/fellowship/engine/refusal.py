"""Why an action is not legal: a reason and the section of the rules, found from what the seat may see."""

from __future__ import annotations

from . import clauses as c
from . import model as m
from .planning import hosts_for
from .running import can_run, is_affordable
from .state import State

Reason = tuple[str, str]
NOT_OFFERED: Reason = ("not_offered", "CARD-4.12")
READY_SECTIONS = {"commit": "CARD-7.1", "defend": "CARD-9.11", "attacker": "CARD-9.31"}
"""Verbs that need a ready character of one's own -> the rule that says so."""


def why_not(s: State, seat: int, action: str) -> Reason:
    """The first reason against an action of this seat."""
    verb, _, rest = action.partition(" ")
    key = rest.partition(" ")[0]
    i = next((n for n in range(s.catalogue.n) if s.catalogue.key[n] == key), -1)
    if i < 0:
        return NOT_OFFERED
    if verb == "play" and s.pile[i] == m.HAND + seat:
        return of_play(s, seat, i)
    if s.in_play(i) and verb == "use":
        return of_use(s, seat, i)
    if s.in_play(i) and verb in READY_SECTIONS:
        return of_character(s, seat, i, READY_SECTIONS[verb])
    return NOT_OFFERED


def of_play(s: State, seat: int, i: int) -> Reason:
    """Why a card of the hand cannot be played."""
    card, pending = s.catalogue.cards[i], s.pending
    kind = pending.kind if pending else ""
    if card.type == "event":
        return of_event(s, seat, i, kind)
    if kind != "planning":
        return "planning_only", "CARD-5.1"
    if not s.may_enter(i):
        return "title_in_play", "CARD-2.8"
    unpaid = of_payment(s, seat, card.sphere, int(card.cost or 0))
    if unpaid is not None:
        return unpaid
    if card.type == "attachment" and not hosts_for(s, i, seat):
        return "no_host", "CARD-5.18"
    return NOT_OFFERED


def of_event(s: State, seat: int, i: int, kind: str) -> Reason:
    """Why an event cannot be played."""
    card = s.catalogue.cards[i]
    actions = [clause for clause in s.catalogue.clauses[i] if clause.timing == c.ACTION]
    if not actions:
        return "answers_only", "CARD-5.3"
    if kind not in ("planning", "window"):
        return "window_only", "CARD-5.2"
    if all(clause.phase and clause.phase != s.phase for clause in actions):
        return "phase_only", "CARD-6.2"
    if not any(is_affordable(s, i, clause, seat) for clause in actions):
        return of_payment(s, seat, card.sphere, int(card.cost or 0)) or NOT_OFFERED
    return "no_effect", "CARD-5.14"


def of_payment(s: State, seat: int, sphere: str, cost: int) -> Reason | None:
    """What is missing for the payment; None if nothing is."""
    payers = s.payers(seat, sphere)
    if not payers:
        return "no_icon", "CARD-5.6"
    return ("too_dear", "CARD-5.4") if sum(s.resources[h] for h in payers) < cost else None


def of_use(s: State, seat: int, i: int) -> Reason:
    """Why an ability of a card in play cannot be used."""
    actions = [clause for clause in s.catalogue.clauses[i] if clause.timing == c.ACTION]
    if not actions:
        return "no_action", "CARD-6.2"
    if s.who[i] != seat and not any(clause.anyone for clause in actions):
        return "not_yours", "CARD-6.3"
    if s.pending is None or s.pending.kind not in ("planning", "window"):
        return "window_only", "CARD-4.8"
    fitting = [clause for clause in actions if clause.phase in ("", s.phase)]
    if not fitting:
        return "phase_only", "CARD-6.2"
    if not any(s.has_room(clause, i, seat) for clause in fitting):
        return "limit_reached", "CARD-5.15"
    if s.marks[i] & m.EXHAUSTED and not any(can_run(s, one, {"self": i, "you": seat}) for one in fitting):
        return "exhausted", "CARD-2.18"
    return "no_effect", "CARD-5.14"


def of_character(s: State, seat: int, i: int, section: str) -> Reason:
    """Why a character cannot quest, defend or attack."""
    if s.catalogue.cards[i].type not in m.CHARACTERS:
        return "no_character", "CARD-2.2"
    if s.who[i] != seat:
        return "not_yours", section
    return ("exhausted", section) if s.marks[i] & m.EXHAUSTED else ("not_able", section)
