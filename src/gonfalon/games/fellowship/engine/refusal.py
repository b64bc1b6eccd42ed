"""Why an action is not legal: a reason and the section of the rules, found from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable

from . import clauses as c
from . import model as m
from .combat import held_by
from .planning import hosts_for
from .programs import PROGRAMS, Steps
from .questing import travel_choices
from .running import can_run, is_affordable
from .state import State, explanation
from .strikes import able_attackers, targets_of
from .vocabulary import Context, Question, context

Reason = tuple[str, str]
FORBIDDING = frozenset(
    (
        *("ally_limit", "cannot_attack", "cannot_draw", "cannot_fight"),
        *("must_travel", "no_attachments", "no_optional_engagement"),
    )
)
"""Questions by which a passive effect forbids an act. Every clause that answers one is a reason of its own: `reason-<clause>` names it."""
NOT_OFFERED: Reason = ("not_offered", "CARD-4.12")
READY_SECTIONS = {"commit": "CARD-7.1", "defend": "CARD-9.11", "attacker": "CARD-9.31"}
"""Verbs that need a ready character of one's own -> the rule that says so."""


@explanation
def why_not(s: State, seat: int, action: str) -> Reason:
    """The first reason against an action of this seat. A question asks for cards of its own, whatever the verb; else the verb says what
    was meant."""
    verb, _, rest = action.partition(" ")
    key = rest.partition(" ")[0]
    kind = s.pending.kind if s.pending else ""
    if verb in ("pass", "mode"):
        return of_pass(s, kind) if verb == "pass" else of_mode(s, key)
    i = next((n for n in range(s.catalogue.n) if s.catalogue.key[n] == key), -1)
    if i < 0:
        return NOT_OFFERED
    if s.pile[i] == m.HAND + seat:
        return of_hand(s, seat, i, kind, verb)
    if is_held_prisoner(s, i):
        return PRISONER
    if not s.in_play(i):
        return NOT_OFFERED
    if kind in OF_QUESTION:
        return OF_QUESTION[kind](s, seat, i)
    if verb == "use":
        return of_use(s, seat, i)
    if verb in READY_SECTIONS:
        return of_character(s, seat, i, READY_SECTIONS[verb])
    return NOT_OFFERED if kind in ("planning", "window") else ("not_asked_for", "CARD-6.30")


def of_pass(s: State, kind: str) -> Reason:
    """Why nobody may pass here."""
    must = forbidder(s, "must_travel", section="CARD-7.21") if kind == "travel" else None
    return must or ("not_asked_for", "CARD-6.30")


def of_mode(s: State, name: str) -> Reason:
    """Why one of several effects cannot be chosen."""
    asks, *facts = s.todo[-1] if s.todo else ("",)
    if asks != "chosen_mode" or name not in facts[0]:
        return NOT_OFFERED
    return of_steps(s, PROGRAMS[facts[0][name]], facts[1]) or ("no_effect", "CARD-15.10")


# ---- what forbids ------------------------------------------------------------------------------------------------------


def reason_of(clause: c.Clause) -> str:
    """The reason of a clause that forbids: its id without dots, as message names have none."""
    return clause.id.replace(".", "-")


def forbidder(
    s: State, question: Question, *about: object, answer: object = None, section: str = "CARD-6.22"
) -> Reason | None:
    """The passive effect in play that forbids something; None if none does. answer: only one that answers this."""
    for i, clause in s.catalogue.passives.get(question, ()):
        said = clause.value(s, i, *about) if clause.value is not None and s.in_play(i) else None
        if said and answer in (None, said):
            return reason_of(clause), section
    return None


def of_steps(s: State, steps: Steps, registers: Context) -> Reason | None:
    """What forbids the steps of an effect, or what they lack; None where they say nothing of it."""
    for step in steps:
        if step.forbidden_by:
            forbidding = forbidder(s, step.forbidden_by, registers["you"])
            if forbidding is not None:
                return forbidding
        if step.lacks and step.can is not None and not step.can(s, registers):
            return step.lacks
    return None


def of_clauses(s: State, seat: int, i: int, clauses: list[c.Clause]) -> Reason:
    """Why none of the clauses of a card can be used: what forbids it, else that something is missing."""
    registers = context(self=i, you=seat)
    found = (of_steps(s, (*one.cost, *one.do), registers) for one in clauses)
    return next((reason for reason in found if reason is not None), ("no_effect", "CARD-5.14"))


PRISONER: Reason = ("prisoner", "CARD-12.5")


def is_held_prisoner(s: State, i: int) -> bool:
    """Is a card the prisoner, or attached to it?"""
    held = s.host[i] if s.pile[i] == m.ATTACHED else i
    return held >= 0 and bool(s.marks[held] & m.PRISONER)


# ---- cards of the hand -------------------------------------------------------------------------------------------------


def of_hand(s: State, seat: int, i: int, kind: str, verb: str) -> Reason:
    """Why a card of the hand cannot be played, or chosen."""
    if verb == "play":
        return of_play(s, seat, i, kind)
    return ("title_in_play", "CARD-2.8") if kind == "target" and not s.may_enter(i) else NOT_OFFERED


def of_play(s: State, seat: int, i: int, kind: str) -> Reason:
    """Why a card of the hand cannot be played. kind: of the question."""
    card = s.catalogue.cards[i]
    if kind == "mulligan":
        return "whole_hand", "CARD-3.8"
    if card.type == "event":
        return of_event(s, seat, i, kind)
    if kind != "planning":
        return "planning_only", "CARD-5.1"
    if not s.may_enter(i):
        return "title_in_play", "CARD-2.8"
    unpaid = of_payment(s, seat, card.sphere, int(card.cost or 0))
    if unpaid is not None:
        return unpaid
    if card.type == "ally":
        return forbidder(s, "ally_limit") or NOT_OFFERED
    return of_hosts(s, seat, i) if not hosts_for(s, i, seat) else NOT_OFFERED


def of_hosts(s: State, seat: int, i: int) -> Reason:
    """Why there is nothing that an attachment may be attached to."""
    clause = s.catalogue.clause(i, c.ATTACH)
    hosts = (
        clause.value(s, context(self=i, you=seat)) if clause is not None and clause.value is not None else ()
    )
    forbidding = (forbidder(s, "no_attachments", host) for host in hosts)
    return next((reason for reason in forbidding if reason), ("no_host", "CARD-5.18"))


def of_event(s: State, seat: int, i: int, kind: str) -> Reason:
    """Why an event cannot be played."""
    card = s.catalogue.cards[i]
    actions = [clause for clause in s.catalogue.clauses[i] if clause.timing == c.ACTION]
    if kind == "response" and any(clause.timing == c.RESPONSE for clause in s.catalogue.clauses[i]):
        unpaid = of_payment(s, seat, card.sphere, int(card.cost or 0))
        return unpaid or ("other_trigger", "CARD-6.4")
    if not actions:
        return "answers_only", "CARD-5.3"
    if kind not in ("planning", "window"):
        return "window_only", "CARD-5.2"
    if all(clause.phase and clause.phase != s.phase for clause in actions):
        return "phase_only", "CARD-6.2"
    if not any(is_affordable(s, i, clause, seat) for clause in actions):
        return of_payment(s, seat, card.sphere, int(card.cost or 0)) or NOT_OFFERED
    return of_clauses(s, seat, i, actions)


def of_payment(s: State, seat: int, sphere: str, cost: int) -> Reason | None:
    """What is missing for the payment; None if nothing is."""
    payers = s.payers(seat, sphere)
    if not payers:
        held = (h for h in s.piles[m.AREA + seat] if s.marks[h] & m.PRISONER)
        return PRISONER if any(sphere in s.spheres(h) for h in held) else ("no_icon", "CARD-5.6")
    return ("too_dear", "CARD-5.4") if sum(s.resources[h] for h in payers) < cost else None


# ---- cards in play -----------------------------------------------------------------------------------------------------


def of_use(s: State, seat: int, i: int) -> Reason:
    """Why an ability of a card in play cannot be used."""
    actions = [clause for clause in s.catalogue.clauses[i] if clause.timing == c.ACTION]
    if not actions:
        return "no_action", "CARD-6.2"
    if s.who[i] != seat and not any(clause.anyone for clause in actions):
        return "not_yours", "CARD-6.3"
    if s.catalogue.cards[i].type == "objective" and is_guarded(s, i):
        return "guarded", "CARD-10.5"
    if s.pending is None or s.pending.kind not in ("planning", "window"):
        return "window_only", "CARD-4.8"
    fitting = [clause for clause in actions if clause.phase in ("", s.phase)]
    if not fitting:
        return "phase_only", "CARD-6.2"
    if not any(s.has_room(clause, i, seat) for clause in fitting):
        return "limit_reached", "CARD-5.15"
    if s.marks[i] & m.EXHAUSTED and not any(can_run(s, one, context(self=i, you=seat)) for one in fitting):
        return "exhausted", "CARD-2.18"
    return of_clauses(s, seat, i, fitting)


def is_guarded(s: State, i: int) -> bool:
    """Does an objective lie with an enemy or a location that guards it?"""
    host = s.host[i] if s.pile[i] == m.ATTACHED else -1
    return host >= 0 and s.catalogue.cards[host].type in ("enemy", "location")


def of_character(s: State, seat: int, i: int, section: str) -> Reason:
    """Why a character cannot quest, defend or attack."""
    if s.catalogue.cards[i].type not in m.CHARACTERS:
        return "no_character", "CARD-2.2"
    if s.who[i] != seat:
        return "not_yours", section
    if s.pending is not None and s.catalogue.key[i] in s.pending.facts.get("chosen", ()):
        return "already_chosen", section
    if s.marks[i] & m.EXHAUSTED:
        return "exhausted", section
    return (forbidder(s, "cannot_fight", i) if section != "CARD-7.1" else None) or ("not_able", section)


# ---- questions that ask for certain cards ------------------------------------------------------------------------------


def of_ready(section: str) -> Callable[[State, int, int], Reason]:
    """The reasons of a question for ready characters of one's own."""
    return lambda s, seat, i: of_character(s, seat, i, section)


def of_sentinel(s: State, seat: int, i: int) -> Reason:
    """Why a character cannot defend for another player."""
    reason = of_character(s, seat, i, "CARD-9.12")
    return ("needs_sentinel", "CARD-9.12") if reason[0] == "not_able" else reason


def of_attacker(s: State, seat: int, i: int) -> Reason:
    """Why a character cannot take part in an attack."""
    joins = s.pending is not None and s.pending.kind == "join"
    reason = of_character(s, seat, i, "CARD-9.33" if joins else "CARD-9.31")
    if reason[0] == "not_able" and not s.has_keyword(i, "ranged"):
        return "needs_ranged", "CARD-9.33" if joins else "CARD-9.32"
    return reason


def of_target(s: State, seat: int, i: int) -> Reason:
    """Why an enemy cannot be attacked now."""
    if s.catalogue.cards[i].type != "enemy":
        return "no_enemy", "CARD-9.31"
    if i in targets_of(s, seat, able_attackers(s, seat)):
        return "attacked_once", "CARD-9.29"
    return ("not_engaged", "CARD-9.31") if s.engaged_with(i) < 0 else ("needs_ranged", "CARD-9.32")


def of_next_enemy(s: State, seat: int, i: int) -> Reason:
    """Why it is not this enemy that attacks next."""
    if s.catalogue.cards[i].type != "enemy":
        return "no_enemy", "CARD-9.8"
    if s.engaged_with(i) != seat:
        return "not_engaged", "CARD-9.8"
    if s.marks[i] & m.ATTACKED:
        return "has_attacked", "CARD-9.8"
    held = held_by(s, i, seat)
    if held is not None and held.by:
        return reason_of(c.CLAUSES[held.by]), "CARD-9.9"
    return forbidder(s, "cannot_attack", i, seat, section="CARD-9.9") or ("cannot_attack", "CARD-9.9")


def of_journey(s: State, seat: int, i: int) -> Reason:
    """Why the company cannot travel to a card."""
    if s.catalogue.cards[i].type != "location" or s.pile[i] != m.STAGING:
        return "no_location", "CARD-7.18"
    is_payable = any(choice[1] == i for choice in travel_choices(s))
    must = forbidder(s, "must_travel", section="CARD-7.21") if is_payable else None
    return must or ("travel_price", "CARD-7.19")


def of_engaging(s: State, seat: int, i: int) -> Reason:
    """Why an enemy cannot be engaged by choice."""
    if s.catalogue.cards[i].type != "enemy":
        return "no_enemy", "CARD-8.1"
    if s.pile[i] == m.STAGING:
        return forbidder(s, "no_optional_engagement", answer=i) or NOT_OFFERED
    return "engaged_already", "CARD-8.1"


def of_tie(s: State, seat: int, i: int) -> Reason:
    """Why it is not this enemy that engages by a check."""
    if s.catalogue.cards[i].type != "enemy" or s.pile[i] != m.STAGING:
        return "no_enemy", "CARD-8.3"
    return ("no_cost", "CARD-8.6") if s.card(i).engagement_cost is None else ("other_cost", "CARD-8.3")


def of_host(s: State, seat: int, i: int) -> Reason:
    """Why an attachment cannot be attached to a card."""
    return forbidder(s, "no_attachments", i) or ("wrong_host", "CARD-5.18")


def of_payer(s: State, seat: int, i: int) -> Reason:
    """Why a card gives no resources for what is being paid."""
    if s.who[i] != seat:
        return "not_yours", "CARD-5.12"
    if not s.catalogue.is_hero[i]:
        return "heroes_pay", "CARD-5.4"
    return ("no_match", "CARD-5.4") if s.resources[i] else ("pool_empty", "CARD-5.4")


OfCard = Callable[[State, int, int], Reason]
OF_QUESTION: dict[str, OfCard] = {
    "commit": of_ready("CARD-7.1"),
    "defender": of_ready("CARD-9.11"),
    "sentinel": of_sentinel,
    "attackers": of_attacker,
    "join": of_attacker,
    "attack": of_target,
    "enemy": of_next_enemy,
    "travel": of_journey,
    "engage": of_engaging,
    "tie": of_tie,
    "pay": of_payer,
    "undefended": lambda s, seat, i: ("own_hero", "CARD-9.20"),
    "spread": lambda s, seat, i: ("a_defender", "CARD-9.21"),
    "host": of_host,
    "restricted": lambda s, seat, i: ("a_restricted", "CARD-10.7"),
    "response": lambda s, seat, i: ("other_trigger", "CARD-6.4"),
    "mulligan": lambda s, seat, i: ("whole_hand", "CARD-3.8"),
}
"""Kind of question -> why a card in play is no answer to it."""
