"""The players' attacks in three steps, and the end of the combat (CARD-9.29 to CARD-9.38)."""

from __future__ import annotations

from . import effects as e
from . import model as m
from .combat import attack_level, still_there
from .state import PASS, Choice, State, operation


@operation
def player_attacks(s: State) -> None:
    """CARD-9: each player in turn, one attack for each enemy."""
    for seat in s.seats():
        s.push("may_attack", seat, ())


def able_attackers(s: State, seat: int) -> tuple[int, ...]:
    """The ready characters of a seat that may attack."""
    return tuple(i for i in s.characters(seat) if s.is_ready(i) and not s.answers("cannot_fight", i))


def targets_of(s: State, seat: int, able: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """enemy -> the characters of a seat that could attack it: all of them where it is engaged with the seat, ranged ones elsewhere, and
    those who may strike into the staging area. A shadow card that attacks itself is attacked by nobody (CARD-12.20)."""
    found: dict[int, tuple[int, ...]] = {}
    ranged = tuple(i for i in able if s.has_keyword(i, "ranged"))
    for enemy in s.enemies():
        with_seat = s.engaged_with(enemy)
        if with_seat == seat:
            found[enemy] = able
        elif with_seat >= 0:
            found[enemy] = ranged
        elif s.pile[enemy] == m.STAGING:
            found[enemy] = tuple(i for i in able if s.answers("attacks_staging", i))
    return {enemy: cards for enemy, cards in found.items() if cards}


@operation
def may_attack(s: State, seat: int, done: tuple[int, ...]) -> None:
    """Choose an enemy to attack, or be done."""
    if s.eliminated[seat]:
        return
    targets = targets_of(s, seat, able_attackers(s, seat))
    choices: tuple[Choice, ...] = tuple(("attack", enemy) for enemy in targets if enemy not in done)
    if choices:
        s.ask("attack", seat, (*choices, PASS), ("attack_chosen", seat, done))


@operation
def attack_chosen(s: State, seat: int, done: tuple[int, ...]) -> None:
    """The enemy is chosen: now the attackers."""
    choice = s.answer[1]
    if choice != PASS:
        s.push("choose_attackers", seat, choice[1], (), done)


@operation
def choose_attackers(s: State, seat: int, enemy: int, chosen: tuple[int, ...], done: tuple[int, ...]) -> None:
    """Step 1: one attacker after another, at least one; who strikes into the staging area goes alone."""
    able = targets_of(s, seat, able_attackers(s, seat)).get(enemy, ())
    left = tuple(i for i in able if i not in chosen)
    alone = bool(chosen) and s.engaged_with(enemy) < 0
    if left and not alone:
        choices: tuple[Choice, ...] = tuple(("attacker", i) for i in left)
        s.ask(
            "attackers",
            seat,
            (*choices, PASS) if chosen else choices,
            ("attacker_chosen", seat, enemy, chosen, done),
            enemy,
            chosen=s.keys(chosen),
        )
    else:
        s.push("join_attack", seat, enemy, chosen, tuple(o for o in s.seats() if o != seat), done)


@operation
def attacker_chosen(s: State, seat: int, enemy: int, chosen: tuple[int, ...], done: tuple[int, ...]) -> None:
    """Take the answer: one more attacker, or declare those chosen."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("join_attack", seat, enemy, chosen, tuple(o for o in s.seats() if o != seat), done)
    else:
        s.push("choose_attackers", seat, enemy, (*chosen, choice[1]), done)


@operation
def join_attack(
    s: State, seat: int, enemy: int, chosen: tuple[int, ...], others: tuple[int, ...], done: tuple[int, ...]
) -> None:
    """CARD-9.33: who has been declared is exhausted; then ranged characters of the other players may join, each player in turn."""
    for i in chosen:
        e.exhaust(s, i)
    while others:
        able = able_attackers(s, others[0]) if s.engaged_with(enemy) >= 0 else ()
        ranged = tuple(i for i in able if i not in chosen and s.has_keyword(i, "ranged"))
        if ranged:
            choices: tuple[Choice, ...] = (*(("attacker", i) for i in ranged), PASS)
            then = ("joined", seat, enemy, chosen, others, done)
            s.ask("join", others[0], choices, then, enemy, chosen=s.keys(chosen))
            return
        others = others[1:]
    s.push("attack_declared", seat, enemy, chosen)
    s.push("may_attack", seat, (*done, enemy))


@operation
def joined(
    s: State, seat: int, enemy: int, chosen: tuple[int, ...], others: tuple[int, ...], done: tuple[int, ...]
) -> None:
    """One more ranged attacker, or none of this player."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("join_attack", seat, enemy, chosen, others[1:], done)
    else:
        s.push("join_attack", seat, enemy, (*chosen, choice[1]), others, done)


@operation
def attack_declared(s: State, seat: int, enemy: int, attackers: tuple[int, ...]) -> None:
    """All attackers are known; a window follows each step."""
    s.tell("attack", seat=seat, enemy=s.catalogue.key[enemy], cards=s.keys(attackers))
    staged = s.engaged_with(enemy) < 0
    s.push("strike_window", "strike_1", enemy, attackers)
    s.push("player_attack", seat, enemy, attackers, attack_level(s), staged)


@operation
def strike_window(s: State, name: str, enemy: int, attackers: tuple[int, ...]) -> None:
    """The window after a step, unless the attack is over (CARD-9.36)."""
    if is_struck_at(s, enemy, attackers):
        s.push("window", name, 0, 0)


@operation
def player_attack(
    s: State, seat: int, enemy: int, attackers: tuple[int, ...], level: int, staged: bool
) -> None:
    """Steps 2 and 3: the sum of the attackers' strength less the enemy's defence. staged: it was declared into the staging area."""
    s.push("strike_window", "strike_2", enemy, attackers)
    s.push("player_damage", seat, enemy, attackers, level, staged)


def is_struck_at(s: State, enemy: int, attackers: tuple[int, ...]) -> bool:
    """CARD-9.36: are the target and an attacker still there?"""
    return bool(still_there(s, attackers)) and m.ENGAGED <= s.pile[enemy] <= m.STAGING


@operation
def player_damage(
    s: State, seat: int, enemy: int, attackers: tuple[int, ...], level: int, staged: bool
) -> None:
    """The enemy takes the difference; nothing happens if it is gone."""
    if is_struck_at(s, enemy, attackers):
        strength = sum(attack_against(s, i, enemy, staged) for i in still_there(s, attackers))
        defense = s.stat(enemy, m.DEFENSE)
        s.tell("strike", enemy=s.catalogue.key[enemy], attack=strength, defense=defense)
        life = s.incarnation[enemy]
        e.deal_damage(s, enemy, max(0, strength - defense))
        s.push("struck", seat, enemy, attackers, level, life)
    else:
        s.push("struck", seat, enemy, attackers, level, -1)


def attack_against(s: State, i: int, enemy: int, staged: bool) -> int:
    """A character's strength against this enemy, with what counts against some enemies only."""
    return s.stat(i, m.STRENGTH) + sum(s.answers("attack_against", i, enemy, staged))


@operation
def struck(s: State, seat: int, enemy: int, attackers: tuple[int, ...], level: int, life: int) -> None:
    """After an attack: did it destroy the enemy?"""
    s.end_modifiers(m.ATTACK, level)
    if life >= 0 and s.incarnation[enemy] != life:
        e.emit(s, "attack_destroyed", enemy=enemy, attackers=attackers, seat=seat)
    if life >= 0:
        s.push("window", "strike_3", 0, 0)


@operation
def combat_ends(s: State) -> None:
    """CARD-9: shadow cards that are left are discarded; one that has attacked itself lies on nobody and goes where it says."""
    for i in s.piles[m.SHADOWS]:
        if s.host[i] != m.NO_HOST:
            e.drop_shadow(s, i)
    for i in s.enemies():
        s.mark(i, m.ATTACKED, False)
