"""Requests that other seats have signalled, and the choices that follow from them. A request holds for the round of its signal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gonfalon.core.talk import Talk
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.signals import COMMIT_MORE, KEEP_DEFENDER, SAVE_RESOURCES, TAKE_ENEMY

from .rule_based import choose
from .worth import engaged_this_round

MORE_WILLPOWER = 2
"""Willpower added on the signal "commit more", if available."""
LEAST_ATTACK = 2
"""Attack that a kept defender must survive where no enemy will engage."""


class PartnerRequests(NamedTuple):
    """The requests to a seat in this round. more: commit more. defender: keep a defender. save: save resources. take: keys of enemies."""

    more: bool = False
    defender: bool = False
    save: bool = False
    take: tuple[str, ...] = ()


NONE = PartnerRequests()


def requests_of(heard: Sequence[Talk], seat: int, turn: int) -> PartnerRequests:
    """The requests of the other seats that hold in a round."""
    said = [one for one in heard if one.is_signal and one.seat != seat and one.turn == turn]
    names = {one.text for one in said}
    take = tuple(dict.fromkeys(one.parts.get("enemy", "") for one in said if one.text == TAKE_ENEMY))
    return PartnerRequests(COMMIT_MORE in names, KEEP_DEFENDER in names, SAVE_RESOURCES in names, take)


def choose_requested(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> Choice:
    """The choice that a request leads to, else that of the rules of thumb."""
    found = answer(s, seat, choices, requests)
    return choose(s, seat, choices) if found is None else found


def answer(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> Choice | None:
    """The choice that a request leads to, None where no request concerns this decision."""
    rule = _RULES.get(s.pending.kind) if s.pending else None
    return rule(s, seat, choices, requests) if rule and requests != NONE else None


def _commit(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> Choice | None:
    if not (requests.more or requests.defender):
        return None
    assert s.pending is not None
    chosen: tuple[int, ...] = s.pending.again[2]
    wanted = commit_set(s, seat, choices, requests)
    return next((c for c in choices if c != PASS and c[1] in wanted and c[1] not in chosen), PASS)


def commit_set(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> set[int]:
    """The characters to commit: those of the rules of thumb, without a defender or with more willpower, as requested."""
    assert s.pending is not None
    able = {*s.pending.again[2], *(c[1] for c in choices if c != PASS)}
    wanted = _usual_set(s, seat, able)
    kept = -1
    if requests.defender:
        kept = best_defender(s, seat, able)
        wanted.discard(kept)
    if requests.more:
        added = 0
        for i in sorted(able - wanted - {kept}, key=lambda i: (-s.stat(i, m.WILLPOWER), i)):
            if added < MORE_WILLPOWER and s.stat(i, m.WILLPOWER) > 0:
                wanted.add(i)
                added += s.stat(i, m.WILLPOWER)
    return wanted


def _usual_set(s: State, seat: int, able: set[int]) -> set[int]:
    """The set that the rules of thumb would commit, asked from the start of the decision."""
    pending = s.pending
    assert pending is not None
    name, _, _, *rest = pending.again
    sent: list[int] = []
    try:
        while len(sent) < len(able):
            left = (*(("commit", i) for i in sorted(able - {*sent})), PASS)
            asks = ((seat, left),)
            s.pending = pending._replace(asks=asks, again=(name, seat, tuple(sent), *rest))
            choice = choose(s, seat, left)
            if choice == PASS:
                break
            sent.append(choice[1])
    finally:
        s.pending = pending
    return set(sent)


def best_defender(s: State, seat: int, able: set[int]) -> int:
    """The character to keep as a defender: much defence and many hit points, little willpower; -1 if none can defend."""
    fit = [i for i in sorted(able) if _can_defend(s, seat, i)] or sorted(able)
    return max(
        fit,
        key=lambda i: 2 * s.stat(i, m.DEFENSE) + s.hits_left(i) - s.stat(i, m.WILLPOWER),
        default=-1,
    )


def _can_defend(s: State, seat: int, i: int) -> bool:
    """Would this character survive the strongest attack of this round's engaged enemies?"""
    attack = max((s.stat(enemy, m.STRENGTH) for enemy in engaged_this_round(s, seat)), default=LEAST_ATTACK)
    return s.hits_left(i) > max(LEAST_ATTACK, attack) - s.stat(i, m.DEFENSE)


def _engage(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> Choice | None:
    return next((c for c in choices if c != PASS and s.catalogue.key[c[1]] in requests.take), None)


def _save(s: State, seat: int, choices: tuple[Choice, ...], requests: PartnerRequests) -> Choice | None:
    """Play nothing that costs resources, except help in combat."""
    if not requests.save or s.phase == "combat":
        return None
    free = tuple(c for c in choices if c[0] != "play" or s.catalogue.cards[c[1]].cost == 0)
    return choose(s, seat, free) if free else None


_RULES: dict[str, Callable[[State, int, tuple[Choice, ...], PartnerRequests], Choice | None]] = {
    "commit": _commit,
    "engage": _engage,
    "planning": _save,
    "window": _save,
}
