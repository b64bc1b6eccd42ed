"""Estimates the value of a combat phase for a seat, in points of progress: who defends, who strikes back. Changes no state."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

from .card_table import NOTES
from .worth import may_attack

HERO_LOSS_COST, DAMAGE_COST, NEAR_DEATH_COST, ALLY_DAMAGE_COST = 25.0, 1.0, 2.5, 0.4
"""Costs in points of progress: a hero's death; a point of damage on a hero; in addition, damage that nearly kills it; a point of damage on
an ally."""
DESTROY_VALUE, ENEMY_ATTACK_VALUE, DAMAGE_SHARE = 4.0, 1.0, 0.3
"""Value of destroying an enemy: a constant, and per point of its attack; share of that value for damage that does not destroy it."""
TARGET_DAMAGE_SHARE = 0.6
"""The same share for an enemy that the stage asks to destroy, since damage stays on it."""
SHADOW_DEFENDED, SHADOW_UNDEFENDED = (0.17, 1), (0.13, 2)
"""(chance that a shadow card raises the attack, by how much), for defended and for undefended attacks."""
WIN_VALUE, UNBLOCK_VALUE = 60.0, 8.0
"""Additional value of destroying an enemy where that wins the game, or removes what blocks the last stage."""
SPARE_ATTACK_VALUE = 0.3
"""Value of a point of attack that a character loses by defending."""


ALLY_SCALE = 1.6
ALLY_STAT_COSTS = (1.2, 0.9, 0.5, 0.5)
"""Cost of losing an ally: ALLY_SCALE times the sum over a point of willpower, of attack, of defence, and a constant."""


class Fighter(NamedTuple):
    """A character in combat. left: hit points left. worth: cost of its death. progress_bonus: progress for helping to destroy an enemy."""

    card: int
    willpower: int
    attack: int
    defense: int
    left: int
    is_hero: bool
    worth: float
    progress_bonus: int = 0


class Foe(NamedTuple):
    """An enemy in combat. attack_needed: attack that destroys it. destroy_bonus: additional value of destroying it."""

    card: int
    attack: float
    attack_needed: int
    defense: int
    destroy_bonus: float = 0.0


def fighter(s: State, i: int) -> Fighter:
    """The numbers of a character."""
    card = s.catalogue.cards[i]
    numbers = (s.stat(i, m.WILLPOWER), s.stat(i, m.STRENGTH), s.stat(i, m.DEFENSE))
    is_hero = card.type == "hero"
    worth = (
        HERO_LOSS_COST
        if is_hero
        else 0.5
        if NOTES[card.id].saved_for
        else ALLY_SCALE
        * sum(part * number for part, number in zip(ALLY_STAT_COSTS, (*numbers, 1), strict=True))
    )
    return Fighter(i, *numbers, s.hits_left(i), is_hero, worth, progress_bonus(s, i) if is_hero else 0)


def progress_bonus(s: State, i: int) -> int:
    """Progress that this hero brings when it or a card under it, has helped to destroy an enemy."""
    catalogue = s.catalogue
    found = NOTES[catalogue.cards[i].id].kill_progress
    return found + sum(NOTES[catalogue.cards[j].id].kill_progress for j in s.attached(i))


def foe(s: State, i: int) -> Foe:
    """The numbers of an enemy."""
    defense = s.stat(i, m.DEFENSE)
    seat = s.engaged_with(i)
    attack = s.stat(i, m.STRENGTH) if may_attack(s, i, seat) else 0
    if seat < 0 and NOTES[s.catalogue.cards[i].id].rises:
        attack += 1
    return Foe(i, attack, s.hits_left(i) + defense, defense, destroy_bonus(s, i))


def destroy_bonus(s: State, i: int) -> float:
    """Additional value of destroying an enemy because the current stage asks for it."""
    quest, name = s.quest(), s.catalogue.cards[i].id
    stage = NOTES[s.catalogue.cards[quest].id if quest >= 0 else ""]
    if name in stage.won_by:
        return WIN_VALUE
    return UNBLOCK_VALUE if stage.any_blocks or name in stage.blocked_by else 0.0


def damage_cost(taken: float, left: int, is_hero: bool, worth: float) -> float:
    """Cost of `taken` damage for a character with `left` hit points left. worth: cost of its death."""
    if taken <= 0:
        return 0.0
    if taken >= left:
        return worth
    if not is_hero:
        return ALLY_DAMAGE_COST * taken
    return DAMAGE_COST * taken + NEAR_DEATH_COST * (taken / left) ** 2


def effect_damage_cost(s: State, i: int, amount: int) -> float:
    """Cost of damage that an effect deals to a character, outside attacks."""
    who = fighter(s, i)
    return damage_cost(amount, who.left, who.is_hero, who.worth) + 0.01 * who.willpower + 0.01 * who.attack


def defence_cost(who: Fighter, attack: float) -> float:
    """Expected cost if this character defends against `attack`, shadow card included."""
    chance, more = SHADOW_DEFENDED
    taken = attack - who.defense
    if taken <= -more:
        return 0.05
    plain = damage_cost(taken, who.left, who.is_hero, who.worth)
    return 0.05 + plain + chance * (damage_cost(taken + more, who.left, who.is_hero, who.worth) - plain)


def undefended_cost(most_left: int, attack: float) -> float:
    """Expected cost of an undefended attack: all damage on the hero with the most hit points left."""
    chance, more = SHADOW_UNDEFENDED
    plain = damage_cost(attack, most_left, True, HERO_LOSS_COST)
    return 0.3 + plain + chance * (damage_cost(attack + more, most_left, True, HERO_LOSS_COST) - plain)


class Combat:
    """Values a combat phase for any set of ready characters; what does not depend on the set is computed once.

    attackers: enemies that attack. targets: enemies that can be attacked. most_left: hit points left of the hero with the most.
    """

    def __init__(self, attackers: list[Foe], targets: list[Foe], most_left: int) -> None:
        self.attacks = sorted((one.attack for one in attackers), reverse=True)
        self.targets = [
            (
                one.attack_needed,
                one.defense,
                DESTROY_VALUE + ENEMY_ATTACK_VALUE * one.attack + one.destroy_bonus,
                TARGET_DAMAGE_SHARE if one.destroy_bonus else DAMAGE_SHARE,
            )
            for one in sorted(targets, key=lambda one: one.attack_needed - one.attack - one.destroy_bonus)
        ]
        self.most_left = most_left
        wanted = max(
            targets, key=lambda one: (one.destroy_bonus, one.attack - one.attack_needed), default=None
        )
        self.wanted = wanted.attack_needed if wanted is not None and attackers else None
        self._prices: dict[float, dict[int, float]] = {attack: {} for attack in self.attacks}
        self._undefended: dict[tuple[int, float], float] = {}

    def value(self, ready: list[Fighter]) -> float:
        """The higher value of two orders: defend first and attack with the rest, or first keep enough attack for the best target."""
        if not self.targets and not self.attacks:
            return 0.0
        value = self._fight(ready, ())
        if self.wanted is None or len(ready) < 2:
            return value
        kept: list[Fighter] = []
        missing = self.wanted
        for who in sorted(ready, key=lambda one: (-one.progress_bonus, -one.attack)):
            if missing <= 0:
                break
            kept.append(who)
            missing -= who.attack
        if missing > 0:
            return value
        return max(value, self._fight([who for who in ready if who not in kept], kept))

    def _fight(self, ready: list[Fighter], kept: list[Fighter] | tuple[()]) -> float:
        """Greedy value: the cheapest defence for each attack, strongest first; the rest and `kept` attack the weakest targets first."""
        value, left, most_left = 0.0, list(ready), self.most_left
        for attack in self.attacks:
            best, chosen, prices = self._undefended_cost(most_left, attack), -1, self._prices[attack]
            for k, who in enumerate(left):
                price = prices.get(who.card)
                if price is None:
                    price = (
                        defence_cost(who, attack) + SPARE_ATTACK_VALUE * who.attack + 0.5 * who.progress_bonus
                    )
                    prices[who.card] = price
                if price < best:
                    best, chosen = price, k
            value -= best
            if chosen >= 0:
                del left[chosen]
            else:
                most_left = max(1, most_left - int(attack))
        strength = progress_bonus = 0
        for who in (*left, *kept):
            strength += who.attack
            progress_bonus = max(progress_bonus, who.progress_bonus)
        for attack_needed, defense, gain, share in self.targets:
            if strength >= attack_needed:
                value += gain + progress_bonus
                progress_bonus = 0
                strength -= attack_needed
            elif strength > defense:
                value += share * gain * (strength - defense) / attack_needed
                strength = 0
        return value

    def _undefended_cost(self, most_left: int, attack: float) -> float:
        price = self._undefended.get((most_left, attack))
        if price is None:
            price = self._undefended[most_left, attack] = undefended_cost(most_left, attack)
        return price


def combat_value(ready: list[Fighter], attackers: list[Foe], targets: list[Foe], most_left: int) -> float:
    """The value of one combat phase (`Combat.value`)."""
    return Combat(attackers, targets, most_left).value(ready)
