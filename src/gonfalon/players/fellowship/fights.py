"""What a combat phase would be worth to a seat: who defends against whom, who strikes back. Numbers alone, no state is changed."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

HERO_LOST, WOUND, ALLY_WOUND = 30.0, 2.0, 0.5
"""What the death of a hero, a point of damage on a hero and on an ally cost, in points of progress."""
STRUCK_DOWN, FOR_ITS_ATTACK, SCRATCH = 6.0, 0.8, 0.3
"""What it is worth to destroy an enemy: so much, and more for its attack; a point of damage on one that stays."""
SHADOW_ATTACK = 1.0
"""Attack that a shadow card adds on average."""


class Fighter(NamedTuple):
    """A character. worth: what its death costs."""

    card: int
    willpower: int
    attack: int
    defense: int
    left: int
    is_hero: bool
    worth: float


class Foe(NamedTuple):
    """An enemy. tough: the attack that destroys it. armour: its defence. comes: it will attack this seat."""

    card: int
    attack: float
    tough: int
    armour: int


def fighter(s: State, i: int) -> Fighter:
    """The numbers of a character."""
    card = s.table.cards[i]
    numbers = (s.stat(i, m.WILLPOWER), s.stat(i, m.STRENGTH), s.stat(i, m.DEFENSE))
    is_hero = card.type == "hero"
    worth = HERO_LOST if is_hero else 1.2 * numbers[0] + 0.9 * numbers[1] + 0.5 * numbers[2] + 0.5
    return Fighter(i, *numbers, s.hits_left(i), is_hero, worth)


def foe(s: State, i: int) -> Foe:
    """The numbers of an enemy."""
    armour = s.stat(i, m.DEFENSE)
    return Foe(i, s.stat(i, m.STRENGTH) + SHADOW_ATTACK, s.hits_left(i) + armour, armour)


def price_of_defence(who: Fighter, attack: float) -> float:
    """What it costs if this one defends: a wound or a life; likelier the nearer the attack comes to its hit points."""
    taken = attack - who.defense
    if taken <= 0:
        return 0.05
    if taken >= who.left + 0.5:
        return who.worth
    if taken >= who.left - 0.5:
        return 0.5 * who.worth + WOUND * taken
    return (WOUND if who.is_hero else ALLY_WOUND) * taken


def price_undefended(most_left: int, attack: float) -> float:
    """What it costs to let an attack come: all on the hero who can bear it best."""
    if attack >= most_left + 0.5:
        return HERO_LOST
    if attack >= most_left - 1:
        return 0.5 * HERO_LOST + WOUND * attack
    return WOUND * attack + 0.3


def combat_value(ready: list[Fighter], attackers: list[Foe], targets: list[Foe], most_left: int) -> float:
    """The value of a combat in which these are ready: each attack is met as cheaply as can be, the strongest first; then whoever is left
    strikes at the targets, the weakest first."""
    value, left = 0.0, list(ready)
    for enemy in sorted(attackers, key=lambda one: -one.attack):
        best, chosen = price_undefended(most_left, enemy.attack), -1
        for k, who in enumerate(left):
            price = price_of_defence(who, enemy.attack) + 0.25 * who.attack
            if price < best:
                best, chosen = price, k
        value -= best
        if chosen >= 0:
            del left[chosen]
    strength = sum(who.attack for who in left)
    for enemy in sorted(targets, key=lambda one: one.tough - one.attack):
        if strength >= enemy.tough:
            value += STRUCK_DOWN + FOR_ITS_ATTACK * enemy.attack
            strength -= enemy.tough
        elif strength > enemy.armour:
            value += SCRATCH * (strength - enemy.armour)
            strength = 0
    return value
