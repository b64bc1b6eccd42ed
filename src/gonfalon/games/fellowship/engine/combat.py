"""Shadow cards and the attacks of enemies in four steps (CARD-9.1 to CARD-9.28)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from . import clauses as c
from . import effects as e
from . import model as m
from .board import Modifier
from .state import PASS, Choice, State, operation
from .vocabulary import Window, context


class AttackFacts(TypedDict):
    """What the frames of an attack carry. level: its nesting depth. extra: an effect brought it about. sentinel: other players have been
    asked for a sentinel."""

    level: int
    extra: bool
    sentinel: NotRequired[bool]


def by_engagement_cost(s: State, seat: int) -> list[int]:
    """The enemies engaged with a seat, highest engagement cost first, those without one last (CARD-9)."""

    def cost(i: int) -> int:
        found = s.card(i).engagement_cost
        return -1 if found is None else found

    return sorted(s.piles[m.ENGAGED + seat], key=lambda i: -cost(i))


@operation
def deal_shadows(s: State) -> None:
    """CARD-9: one each, the first player's enemies first."""
    for seat in s.seats():
        for enemy in by_engagement_cost(s, seat):
            dealt = e.deal_shadow(s, enemy)
            if dealt >= 0:
                e.emit(s, "shadow_dealt", enemy=enemy, seat=seat)


@operation
def enemy_attacks(s: State) -> None:
    """CARD-9: each player in turn resolves the attacks on him."""
    for seat in s.seats():
        s.push("next_enemy", seat)


@operation
def next_enemy(s: State, seat: int) -> None:
    """Step 1: the active player chooses which engaged enemy attacks next."""
    if s.eliminated[seat]:
        return
    left = tuple(
        i
        for i in s.piles[m.ENGAGED + seat]
        if not s.marks[i] & m.ATTACKED and not s.answers("cannot_attack", i, seat) and not is_held(s, i, seat)
    )
    if not left:
        return
    if len(left) == 1:
        s.push("attack_of", left[0], seat)
    else:
        s.ask("enemy", seat, tuple(("enemy", i) for i in left), ("enemy_chosen", seat))


def held_by(s: State, enemy: int, seat: int) -> Modifier | None:
    """What forbids this enemy to attack this seat for the rest of the phase."""
    held = (x for x in s.modifiers if x.stat == "cannot_attack" and x.amount == seat and x.target == enemy)
    return next(held, None)


def is_held(s: State, enemy: int, seat: int) -> bool:
    """Does an effect forbid this enemy to attack this seat in this phase?"""
    return held_by(s, enemy, seat) is not None


def is_through(s: State, seat: int) -> bool:
    """Are the attacks on a seat in this phase over, all of them that come by the rules? (CARD-9.7)"""
    frames = (*s.todo, *s.queue)
    if any(frame[0] == "may_attack" for frame in frames):
        return True
    left = [frame[1] for frame in frames if frame[0] == "next_enemy"]
    return bool(left) and seat not in left


def may_be_held(s: State, enemy: int) -> bool:
    """Could what forbids an engaged enemy to attack its player in this phase still matter (CARD-15.10)? Its attack is to come, or under
    way (CARD-R27), and nothing of the kind holds it yet."""
    seat = s.engaged_with(enemy)
    if is_held(s, enemy, seat):
        return False
    if any(frame[0] == "enemy_attack" and frame[2] == enemy for frame in s.todo):
        return True
    return not s.marks[enemy] & m.ATTACKED and not is_through(s, seat)


@operation
def enemy_chosen(s: State, seat: int) -> None:
    """The attack chosen, then the next."""
    s.push("attack_of", s.answer[1][1], seat)


@operation
def attack_of(s: State, enemy: int, seat: int) -> None:
    """One attack of an engaged enemy, then the others; each attacks once in a phase (CARD-9.7)."""
    s.mark(enemy, m.ATTACKED)
    s.push("enemy_attack", 1, enemy, seat, (), {"level": attack_level(s), "extra": False})
    s.push("next_enemy", seat)


def attack_level(s: State) -> int:
    """How many attacks are under way."""
    kinds = ("enemy_attack", "player_attack", "player_damage")
    return sum(frame[0] in kinds for frame in (*s.todo, *s.queue))


def is_undefended(s: State, defenders: tuple[int, ...]) -> bool:
    """CARD-9: nobody has been declared, or nobody who was is still there."""
    return not still_there(s, defenders)


def still_there(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some characters that are still in play."""
    return tuple(i for i in cards if m.AREA <= s.pile[i] < m.ENGAGED)


def is_ended(s: State, enemy: int, seat: int, facts: AttackFacts) -> bool:
    """CARD-9.23: is the attacker gone or the attacked player out?"""
    is_there = m.ENGAGED <= s.pile[enemy] <= m.STAGING or (facts["extra"] and s.pile[enemy] == m.SHADOWS)
    return s.eliminated[seat] or not is_there


@operation
def attack_window(s: State, name: Window, enemy: int, seat: int, facts: AttackFacts) -> None:
    """The window after a step, unless the attack is over (CARD-9.23)."""
    if not is_ended(s, enemy, seat, facts):
        s.push("window", name, 0, 0)


@operation
def enemy_attack(
    s: State, step: int, enemy: int, seat: int, defenders: tuple[int, ...], facts: AttackFacts
) -> None:
    """One step of an attack. It ends when the attacker is destroyed or the player is out; other moves do not stop it (CARD-9)."""
    if is_ended(s, enemy, seat, facts):
        s.push("attack_over", enemy, seat, facts, False)
        return
    s.cause = s.base_cause = "enemy_attack"
    following = ("enemy_attack", step + 1, enemy, seat, defenders, facts)
    if step == 1:
        s.tell("attacks", enemy=s.catalogue.key[enemy], seat=seat)
        e.emit(s, "attacks", enemy=enemy, seat=seat)
        s.push("attack_window", "attack_1", enemy, seat, facts)
        s.push(*following)
    elif step == 2:
        s.push("declare_defender", enemy, seat, (), facts)
    elif step == 3:
        s.push("turn_shadows", enemy, seat, defenders, facts)
        s.push("attack_window", "attack_3", enemy, seat, facts)
        s.push(*following)
    else:
        s.push("enemy_damage", enemy, seat, defenders, facts)


def able_defenders(s: State, seat: int) -> tuple[int, ...]:
    """The ready characters of a seat that may defend."""
    return tuple(i for i in s.characters(seat) if s.is_ready(i) and not s.answers("cannot_fight", i))


def may_declare_several(s: State, seat: int) -> bool:
    """May a seat declare several defenders against each attack of this phase? (CARD-9.13)"""
    return any(x.stat == "several_defenders" and x.amount == seat for x in s.modifiers)


@operation
def declare_defender(s: State, enemy: int, seat: int, chosen: tuple[int, ...], facts: AttackFacts) -> None:
    """Step 2: the attacked player exhausts a character or lets the attack come undefended."""
    able = tuple(i for i in able_defenders(s, seat) if i not in chosen)
    if not able or (chosen and not may_declare_several(s, seat)):
        s.push("defenders_done", enemy, seat, chosen, facts)
        return
    choices: tuple[Choice, ...] = (*(("defend", i) for i in able), PASS)
    s.ask("defender", seat, choices, ("defender_answered", enemy, seat, chosen, facts), enemy)


@operation
def defender_answered(s: State, enemy: int, seat: int, chosen: tuple[int, ...], facts: AttackFacts) -> None:
    """One defender more, or no more."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("defenders_done", enemy, seat, chosen, facts)
    else:
        s.push("declare_defender", enemy, seat, (*chosen, choice[1]), facts)


@operation
def defenders_done(s: State, enemy: int, seat: int, chosen: tuple[int, ...], facts: AttackFacts) -> None:
    """CARD-10: after "undefended" another player's sentinel may step in."""
    if not chosen and "sentinel" not in facts:
        others = [other for other in s.seats() if other != seat]
        s.push("sentinels", enemy, seat, tuple(others), facts)
        return
    for i in chosen:
        e.exhaust(s, i)
    if chosen:
        s.tell("defended", enemy=s.catalogue.key[enemy], cards=s.keys(chosen))
        for i in chosen:
            e.emit(s, "defender_declared", card=i, enemy=enemy, seat=seat)
    else:
        s.tell("undefended", enemy=s.catalogue.key[enemy], seat=seat)
    s.push("attack_window", "attack_2", enemy, seat, facts)
    s.push("enemy_attack", 3, enemy, seat, chosen, facts)


@operation
def sentinels(s: State, enemy: int, seat: int, others: tuple[int, ...], facts: AttackFacts) -> None:
    """Each other player in turn may declare a sentinel; the defending player stays the attacked one."""
    while others:
        able = tuple(i for i in able_defenders(s, others[0]) if s.has_keyword(i, "sentinel"))
        if able:
            choices: tuple[Choice, ...] = (*(("defend", i) for i in able), PASS)
            s.ask(
                "sentinel", others[0], choices, ("sentinel_answered", enemy, seat, others[1:], facts), enemy
            )
            return
        others = others[1:]
    s.push("defenders_done", enemy, seat, (), {**facts, "sentinel": True})


@operation
def sentinel_answered(s: State, enemy: int, seat: int, others: tuple[int, ...], facts: AttackFacts) -> None:
    """The sentinel defends, or the next player is asked."""
    choice = s.answer[1]
    if choice == PASS:
        s.push("sentinels", enemy, seat, others, facts)
    else:
        s.push("defenders_done", enemy, seat, (choice[1],), {**facts, "sentinel": True})


@operation
def turn_shadows(s: State, enemy: int, seat: int, defenders: tuple[int, ...], facts: AttackFacts) -> None:
    """Step 3: shadow cards one by one, in the order they were dealt; more may come while they resolve."""
    waiting = [i for i in s.shadows(enemy) if not s.marks[i] & m.FACE_UP]
    if not waiting:
        return
    i = waiting[0]
    s.mark(i, m.FACE_UP)
    s.known[i] = 0
    s.tell("shadow_turned", card=s.catalogue.key[i], enemy=s.catalogue.key[enemy])
    clause = s.catalogue.clause(i, c.SHADOW)
    if clause is not None:
        e.emit(s, "shadow_turned", card=i, enemy=enemy, seat=seat)
        s.push("resolve_shadow", i, clause.id, enemy, seat, defenders, facts)
    else:
        e.emit(s, "blank_shadow", enemy=enemy, shadow=i)
    s.push("turn_shadows", enemy, seat, defenders, facts)


def has_blank_shadow(s: State, enemy: int) -> bool:
    """Has one of the shadow cards turned on an enemy had no effect, or had it cancelled? (CARD-12)"""
    return any(
        s.marks[i] & m.CANCELLED or s.catalogue.clause(i, c.SHADOW) is None
        for i in s.shadows(enemy)
        if s.marks[i] & m.FACE_UP
    )


@operation
def resolve_shadow(
    s: State,
    i: int,
    name: str,
    enemy: int,
    seat: int,
    defenders: tuple[int, ...],
    facts: AttackFacts,
) -> None:
    """The effect of one shadow card, unless cancelled. "Undefended" is judged now (CARD-9)."""
    if s.marks[i] & m.CANCELLED or s.pile[i] != m.SHADOWS:
        s.tell("cancelled", card=s.catalogue.key[i])
        return
    registers = context(
        self=i,
        you=seat,
        enemy=enemy,
        defending=seat,
        defenders=still_there(s, defenders),
        undefended=is_undefended(s, defenders),
        level=facts["level"],
    )
    s.push("run", name, 0, registers)
    s.push("trigger", "shadow_resolved", {"enemy": enemy, "seat": seat, "shadow": i})


@operation
def enemy_damage(s: State, enemy: int, seat: int, defenders: tuple[int, ...], facts: AttackFacts) -> None:
    """Step 4: the attack less the defence, on a defender, or all of it on a hero of the attacked player."""
    strength = s.stat(enemy, m.STRENGTH)
    there = still_there(s, defenders)
    if len(there) == 0:
        heroes = s.heroes(seat)
        if len(heroes) > 1 and strength > 0:
            choices: tuple[Choice, ...] = tuple(("choose", i) for i in heroes)
            s.ask(
                "undefended",
                seat,
                choices,
                ("damage_chosen", enemy, seat, strength, facts),
                enemy,
                amount=strength,
            )
        elif heroes:
            take_enemy_damage(s, enemy, seat, heroes[0], strength, facts)
        else:
            s.push("attack_over", enemy, seat, facts, True)
        return
    defense = sum(s.stat(i, m.DEFENSE) for i in there if not has_lost_defense(s, i))
    amount = max(0, strength - defense)
    s.tell("blow", enemy=s.catalogue.key[enemy], attack=strength, defense=defense)
    if len(there) > 1 and amount:
        choices = tuple(("choose", i) for i in there)
        s.ask("spread", seat, choices, ("damage_chosen", enemy, seat, amount, facts), enemy, amount=amount)
    else:
        take_enemy_damage(s, enemy, seat, there[0], amount, facts)


def has_lost_defense(s: State, i: int) -> bool:
    """Does a shadow keep a defender from counting its defence?"""
    return any(x.target == i and x.stat == "no_defense" for x in s.modifiers)


@operation
def damage_chosen(s: State, enemy: int, seat: int, strength: int, facts: AttackFacts) -> None:
    """The hero chosen, or the one of several defenders, takes all of it (CARD-9.20, CARD-9.21)."""
    take_enemy_damage(s, enemy, seat, s.answer[1][1], strength, facts)


def take_enemy_damage(s: State, enemy: int, seat: int, target: int, amount: int, facts: AttackFacts) -> None:
    """Deal the damage; damage beyond the hit points is lost, unless the enemy says otherwise."""
    left = s.hits_left(target)
    e.deal_damage(s, target, amount)
    if amount > left and s.answers("excess_to_threat", enemy):
        e.raise_threat(s, seat, amount - left)
    s.dirty = True
    s.push("attack_over", enemy, seat, facts, True)


@operation
def attack_over(s: State, enemy: int, seat: int, facts: AttackFacts, whole: bool) -> None:
    """CARD-9.22: triggers of an attack that reached its fourth step, then its window, then effects for this attack end."""
    if whole:
        e.emit(s, "attacked", enemy=enemy, seat=seat)
        s.push("window", "attack_4", 0, 0)
    s.push("attack_forgotten", facts["level"])


@operation
def attack_by_effect(s: State, enemy: int, seat: int) -> None:
    """An attack that an effect brings about: one new shadow card in place of those that lie there; outside the combat phase it goes when
    the attack is over (CARD-9.25 to CARD-9.28)."""
    drop_shadows(s, enemy)
    if e.deal_shadow(s, enemy) >= 0:
        e.emit(s, "shadow_dealt", enemy=enemy, seat=s.engaged_with(enemy))
    s.push("enemy_attack", 1, enemy, seat, (), {"level": attack_level(s), "extra": True})
    if s.phase != "combat":
        s.push("drop_shadows", enemy)


@operation
def drop_shadows(s: State, enemy: int) -> None:
    """The shadow cards of an enemy are discarded without effect."""
    for i in s.shadows(enemy):
        e.drop_shadow(s, i)


@operation
def attack_forgotten(s: State, level: int) -> None:
    """Effects "for this attack" end."""
    s.end_modifiers(m.ATTACK, level)
