"""Rules of thumb for combat: who defends, whom to attack and with whom."""

from __future__ import annotations

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.engine.strikes import attack_against, targets_of

from .fights import (
    HERO_LOSS_COST,
    combat_value,
    defence_cost,
    destroy_bonus,
    fighter,
    foe,
    progress_bonus,
    undefended_cost,
)
from .worth import danger, may_attack, toughness


def enemy(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The strongest attack first, while defenders are ready."""
    return max(choices, key=lambda c: s.stat(c[1], m.STRENGTH))


def defender(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The defender for which the rest of the combat phase has the highest value."""
    attacker = s.pending.source if s.pending else -1
    attack = foe(s, attacker).attack
    ready = [fighter(s, i) for i in s.characters(seat) if s.is_ready(i)]
    engaged = s.piles[m.ENGAGED + seat]
    later = [foe(s, i) for i in engaged if not s.marks[i] & m.ATTACKED and may_attack(s, i, seat)]
    targets = [foe(s, i) for i in engaged]
    most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
    undefended_value = combat_value(ready, later, targets, most_left) - undefended_cost(most_left, attack)
    best: tuple[float, Choice] = (undefended_value if PASS in choices else float("-inf"), PASS)
    for choice in choices:
        if choice == PASS:
            continue
        who = fighter(s, choice[1])
        left = [one for one in ready if one.card != choice[1]]
        value = combat_value(left, later, targets, most_left) - defence_cost(who, attack)
        if value > best[0]:
            best = (value, choice)
    return best[1]


def undefended(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The hero that takes undefended damage: one that survives, of those the one with the most hit points left."""
    attacker = s.pending.source if s.pending else -1
    attack = s.stat(attacker, m.STRENGTH)

    def price(choice: Choice) -> tuple[bool, float]:
        left = s.hits_left(choice[1])
        if left <= attack:
            return True, s.catalogue.cards[choice[1]].threat_cost + left
        return False, -left

    return min(choices, key=price)


def sentinel(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Defend for a partner where the sentinel takes no damage, or where the partner would lose a hero."""
    attacker = s.pending.source if s.pending else -1
    attacked = s.engaged_with(attacker)
    attack = s.stat(attacker, m.STRENGTH)
    best = max((c for c in choices if c != PASS), key=lambda c: s.stat(c[1], m.DEFENSE))
    safe = attack - s.stat(best[1], m.DEFENSE) < s.hits_left(best[1])
    most_left = max((s.hits_left(i) for i in s.heroes(attacked)), default=0) if attacked >= 0 else 99
    needed = undefended_cost(most_left, attack) >= 0.5 * HERO_LOSS_COST
    return best if safe and (needed or attack <= s.stat(best[1], m.DEFENSE) + 1) else PASS


def attack(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Attack the most dangerous enemy that can be destroyed, else one that all attackers together can damage."""
    able = tuple(i for i in s.characters(seat) if s.is_ready(i))
    targets = targets_of(s, seat, able)
    killable: list[tuple[float, Choice]] = []
    hurtable: list[tuple[float, Choice]] = []
    for choice in choices:
        if choice == PASS:
            continue
        foe = choice[1]
        staged = s.engaged_with(foe) < 0
        blows = [attack_against(s, i, foe, staged) for i in targets.get(foe, ())]
        total = max(blows, default=0) if staged else sum(blows)
        if destroy_bonus(s, foe) and total > s.stat(foe, m.DEFENSE):
            return choice
        if total >= toughness(s, foe):
            killable.append((danger(s, foe) - 0.3 * toughness(s, foe), choice))
        elif total > s.stat(foe, m.DEFENSE):
            hurtable.append((total - toughness(s, foe) + 0.1 * danger(s, foe), choice))
    found = killable or hurtable
    return max(found)[1] if found else PASS if PASS in choices else choices[0]


def attackers(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Declare as few attackers as destroy the enemy; all where that is not possible."""
    foe = s.pending.source if s.pending else -1
    chosen: tuple[int, ...] = s.pending.again[3] if s.pending else ()
    staged = s.engaged_with(foe) < 0
    so_far = sum(attack_against(s, i, foe, staged) for i in chosen)
    missing = toughness(s, foe) - so_far
    if missing <= 0 and PASS in choices:
        return PASS
    able = [c for c in choices if c != PASS]
    best = max(able, key=lambda c: progress_bonus(s, c[1]))
    if progress_bonus(s, best[1]) and sum(attack_against(s, c[1], foe, staged) for c in able) >= missing:
        return best
    enough = [c for c in able if attack_against(s, c[1], foe, staged) >= missing]
    if enough:
        return min(enough, key=lambda c: attack_against(s, c[1], foe, staged))
    best = max(able, key=lambda c: attack_against(s, c[1], foe, staged))
    if attack_against(s, best[1], foe, staged) == 0 and PASS in choices:
        return PASS
    return best


def join(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Join a partner's attack only if the own enemies are few."""
    return PASS if s.piles[m.ENGAGED + seat] else attackers_joining(s, seat, choices)


def attackers_joining(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Add attackers while the enemy would survive."""
    foe = s.pending.source if s.pending else -1
    chosen: tuple[int, ...] = s.pending.again[3] if s.pending else ()
    if sum(attack_against(s, i, foe, False) for i in chosen) >= toughness(s, foe):
        return PASS
    return max((c for c in choices if c != PASS), key=lambda c: s.stat(c[1], m.STRENGTH))
