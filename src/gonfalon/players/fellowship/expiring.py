"""Actions whose whole effect ends before anything can use it: the search does not compare them (CARD-6).

A noisy comparison would now and then prefer such an action to passing, and discard a card for willpower that no quest uses any more.
"""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.board import Modifier
from gonfalon.games.fellowship.engine.state import Choice, Pending, State, operation

from .quest import readies_again
from .rule_based import choose
from .rule_based_actions import attack_now, attacks_to_come, is_point_useful

MOST_ANSWERS = 12
"""Most answers of one action until it has been carried out: targets, a mode, a payment."""
QUEST_WINDOWS = frozenset(("quest_start", "after_commit", "after_staging"))
"""Windows before the quest is resolved: willpower still counts."""
BLOW_WINDOWS = frozenset(("attack_1", "attack_2", "attack_3"))
"""Windows of an enemy's attack before its damage is dealt: the defender's defense still counts."""
STRIKE_WINDOWS = frozenset(("strike_1", "strike_2"))
"""Windows of a player's attack before its damage is dealt: the strength of an exhausted attacker still counts."""
ACTION_KINDS = frozenset(("planning", "window"))
"""Kinds of decisions that offer actions."""


@operation
def window_left(s: State) -> None:
    """Stop a twin where its window is over, before the phase goes on. **Mutates:** s."""
    s.pending = Pending("window_left", (), -1, {}, "", ("window_left",), 0)


def expires_unused(s: State, seat: int, choice: Choice) -> bool:
    """Does this action of a window only cost something and change numbers that nothing will use before they change back?"""
    if choice[0] not in ("use", "play") or s.pending is None or s.pending.kind not in ACTION_KINDS:
        return False
    twin = carried_out(s, seat, choice)
    added = twin.modifiers[len(s.modifiers) :]
    if not added or twin.modifiers[: len(s.modifiers)] != s.modifiers:
        return False
    return not any(is_used_later(s, seat, one) for one in added) and only_costs(s, twin, seat)


def carried_out(s: State, seat: int, choice: Choice) -> State:
    """The state after an action, still in its window, with the answers of the rules of thumb to what the action asks."""
    twin = s.fork()
    assert s.pending is not None
    here = s.pending.facts.get("window")
    twin.todo.insert(len(twin.todo) - 1, ("window_left",))
    twin.take(seat, choice)
    for _ in range(MOST_ANSWERS):
        pending = twin.pending
        if pending is None or not pending.asks or pending.facts.get("window") == here:
            break
        asked, choices = pending.asks[0]
        twin.take(asked, choose(twin, asked, choices))
    return twin


def is_used_later(s: State, seat: int, modifier: Modifier) -> bool:
    """May something still use this change of a number before it ends? True for what this module does not judge."""
    assert s.pending is not None
    if modifier.until not in (m.PHASE, m.ATTACK):
        return True
    rule = USES.get(modifier.stat)
    return rule is None or rule(s, seat, modifier.target, str(s.pending.facts.get("window")))


def _uses_willpower(s: State, seat: int, who: int | str, window: str) -> bool:
    """Is the quest still to be resolved, is this character on it or able to go, and would a point more change its result?"""
    if s.phase != "quest" or window not in QUEST_WINDOWS:
        return False
    if window == "after_staging" and not is_point_useful(s, seat):
        return False
    is_there = _is_no_character(s, who) or bool(s.marks[int(who)] & m.COMMITTED)
    return is_there or (window == "quest_start" and _is_ready_soon(s, int(who)))


def _uses_defense(s: State, seat: int, who: int | str, window: str) -> bool:
    """Does this character defend now, or may it defend against an attack to come?"""
    if s.phase != "combat":
        return False
    enemy, defenders = attack_now(s)
    is_under_way = window in BLOW_WINDOWS and enemy >= 0
    if not is_under_way and not any(attacks_to_come(s, other) for other in s.seats()):
        return False
    return _is_no_character(s, who) or int(who) in defenders or _is_ready_soon(s, int(who))


def _uses_strength(s: State, seat: int, who: int | str, window: str) -> bool:
    """May this character, or this enemy, still strike in this phase?"""
    if s.phase != "combat" or not any(s.piles[m.ENGAGED + other] for other in s.seats()):
        return False
    return _is_no_character(s, who) or window in STRIKE_WINDOWS or _is_ready_soon(s, int(who))


USES: dict[str, Callable[[State, int, int | str, str], bool]] = {
    m.WILLPOWER: _uses_willpower,
    m.DEFENSE: _uses_defense,
    m.STRENGTH: _uses_strength,
}
"""Number -> rule that says whether a change of it is used: (state, seat, its target, window)."""


def _is_no_character(s: State, who: int | str) -> bool:
    """Is this a group, an enemy or a location? They are not judged."""
    return isinstance(who, str) or s.catalogue.cards[who].type not in m.CHARACTERS


def _is_ready_soon(s: State, i: int) -> bool:
    """Is this character ready, or does an effect ready it on demand?"""
    return s.is_ready(i) or readies_again(s, i)


def only_costs(s: State, twin: State, seat: int) -> bool:
    """Is nothing on the board better for the action: no damage, progress, resource, card, ready character or lower threat?"""
    same = ("damage", "progress", "host", "who", "threat", "eliminated", "phase", "round", "stage")
    if any(getattr(s, name) != getattr(twin, name) for name in same) or twin.outcome is not None:
        return False
    if any(after > before for before, after in zip(s.resources, twin.resources, strict=True)):
        return False
    if any(before & ~after & m.EXHAUSTED for before, after in zip(s.marks, twin.marks, strict=True)):
        return False
    spent = (m.DISCARD + seat, m.HAND + seat)
    return all(
        after == before or (before == spent[1] and after == spent[0])
        for before, after in zip(s.pile, twin.pile, strict=True)
    )
