"""What a combat phase would be worth to a seat: who defends against whom, who strikes back. Numbers alone, no state is changed."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

from .worth import may_attack

HERO_LOST, WOUND, LAST_WOUND, ALLY_WOUND = 25.0, 1.0, 2.5, 0.4
"""What the death of a hero, a point of damage on a hero, all the damage short of death on top of that, and a point on an ally cost, in
points of progress."""
STRUCK_DOWN, FOR_ITS_ATTACK, SCRATCH = 4.0, 1.0, 0.3
"""What it is worth to destroy an enemy: so much, and more for its attack; the share of that which damage short of it brings."""
SHADOW_DEFENDED, SHADOW_UNDEFENDED = (0.17, 1), (0.13, 2)
"""How likely a shadow card adds to the attack, and how much, where somebody defends and where nobody does."""
WINS, BLOCKS = 60.0, 8.0
"""What it is worth beyond that where it wins the game, or lets the last stage be done."""
ARM = 0.3
"""What a point of attack is worth that a defender might have struck back with."""


ALLY = 1.6
"""What the loss of an ally costs, for its numbers."""


class Fighter(NamedTuple):
    """A character. worth: what its death costs. bounty: progress that comes if it helps to destroy an enemy."""

    card: int
    willpower: int
    attack: int
    defense: int
    left: int
    is_hero: bool
    worth: float
    bounty: int = 0


class Foe(NamedTuple):
    """An enemy. tough: the attack that destroys it. armour: its defence. prize: what it is worth to destroy it beyond its attack."""

    card: int
    attack: float
    tough: int
    armour: int
    prize: float = 0.0


def fighter(s: State, i: int) -> Fighter:
    """The numbers of a character."""
    card = s.table.cards[i]
    numbers = (s.stat(i, m.WILLPOWER), s.stat(i, m.STRENGTH), s.stat(i, m.DEFENSE))
    is_hero = card.type == "hero"
    worth = (
        HERO_LOST
        if is_hero
        else 0.5
        if card.id == "gandalf"
        else ALLY * (1.2 * numbers[0] + 0.9 * numbers[1] + 0.5 * numbers[2] + 0.5)
    )
    return Fighter(i, *numbers, s.hits_left(i), is_hero, worth, bounty(s, i) if is_hero else 0)


def bounty(s: State, i: int) -> int:
    """Progress that comes when this hero has helped to destroy an enemy."""
    table = s.table
    found = 2 if table.cards[i].id == "legolas" else 0
    return found + sum(table.cards[j].id == "blade-of-gondolin" for j in s.attached(i))


CHARGES = {"forest-spider"}
"""Enemies that attack with one more in the round in which they engage."""


def foe(s: State, i: int) -> Foe:
    """The numbers of an enemy."""
    armour = s.stat(i, m.DEFENSE)
    seat = s.engaged_with(i)
    attack = s.stat(i, m.STRENGTH) if may_attack(s, i, seat) else 0
    if seat < 0 and s.table.cards[i].id in CHARGES:
        attack += 1
    return Foe(i, attack, s.hits_left(i) + armour, armour, prize(s, i))


def prize(s: State, i: int) -> float:
    """What it is worth to destroy an enemy beyond its attack: some stages ask for it."""
    if s.table.cards[i].id != "ungoliants-spawn" or s.stage < 2:
        return 0.0
    return WINS if not s.table.cards[s.quest()].quest_points else BLOCKS


def pain(taken: float, left: int, is_hero: bool, worth: float) -> float:
    """What so much damage costs one who can bear less than `left` of it."""
    if taken <= 0:
        return 0.0
    if taken >= left:
        return worth
    if not is_hero:
        return ALLY_WOUND * taken
    return WOUND * taken + LAST_WOUND * (taken / left) ** 2


STINGS = {"dol-guldur-orcs": 2, "hummerhorns": 5}
"""Damage that an enemy does to one character as it comes, by id."""


def sting(s: State, i: int, amount: int) -> float:
    """What so much damage outside combat costs on a character."""
    who = fighter(s, i)
    return pain(amount, who.left, who.is_hero, who.worth) + 0.01 * who.willpower + 0.01 * who.attack


def price_of_defence(who: Fighter, attack: float) -> float:
    """What it costs if this one defends: wounds or a life, with or without what a shadow card adds."""
    chance, more = SHADOW_DEFENDED
    taken = attack - who.defense
    if taken <= -more:
        return 0.05
    plain = pain(taken, who.left, who.is_hero, who.worth)
    return 0.05 + plain + chance * (pain(taken + more, who.left, who.is_hero, who.worth) - plain)


def price_undefended(most_left: int, attack: float) -> float:
    """What it costs to let an attack come: all on the hero who can bear it best."""
    chance, more = SHADOW_UNDEFENDED
    plain = pain(attack, most_left, True, HERO_LOST)
    return 0.3 + plain + chance * (pain(attack + more, most_left, True, HERO_LOST) - plain)


def combat_value(ready: list[Fighter], attackers: list[Foe], targets: list[Foe], most_left: int) -> float:
    """The value of a combat in which these are ready: the better of two ways, to meet every attack first and strike with whoever is left,
    or to keep enough of the strongest for the target that is wanted most."""
    value = _fight(ready, (), attackers, targets, most_left)
    if not targets or not attackers or len(ready) < 2:
        return value
    wanted = max(targets, key=lambda one: (one.prize, one.attack - one.tough))
    kept: list[Fighter] = []
    missing = wanted.tough
    for who in sorted(ready, key=lambda one: (-one.bounty, -one.attack)):
        if missing <= 0:
            break
        kept.append(who)
        missing -= who.attack
    if missing > 0:
        return value
    return max(value, _fight([who for who in ready if who not in kept], kept, attackers, targets, most_left))


def _fight(
    ready: list[Fighter],
    kept: list[Fighter] | tuple[()],
    attackers: list[Foe],
    targets: list[Foe],
    most_left: int,
) -> float:
    """Each attack is met as cheaply as can be, the strongest first; then whoever is left strikes at the targets, the weakest first."""
    value, left = 0.0, list(ready)
    for enemy in sorted(attackers, key=lambda one: -one.attack):
        best, chosen = price_undefended(most_left, enemy.attack), -1
        for k, who in enumerate(left):
            price = price_of_defence(who, enemy.attack) + ARM * who.attack + 0.5 * who.bounty
            if price < best:
                best, chosen = price, k
        value -= best
        if chosen >= 0:
            del left[chosen]
        else:
            most_left = max(1, most_left - int(enemy.attack))
    left += kept
    strength = sum(who.attack for who in left)
    bounty = max((who.bounty for who in left), default=0)
    for enemy in sorted(targets, key=lambda one: one.tough - one.attack - one.prize):
        gain = STRUCK_DOWN + FOR_ITS_ATTACK * enemy.attack + enemy.prize
        if strength >= enemy.tough:
            value += gain + bounty
            bounty = 0
            strength -= enemy.tough
        elif strength > enemy.armour:
            value += SCRATCH * gain * (strength - enemy.armour) / enemy.tough
            strength = 0
    return value
