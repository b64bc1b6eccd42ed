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
WORN_DOWN = 0.6
"""That share of an enemy whose end is asked for: its damage stays."""
SHADOW_DEFENDED, SHADOW_UNDEFENDED = (0.17, 1), (0.13, 2)
"""How likely a shadow card adds to the attack, and how much, where somebody defends and where nobody does."""
WINS, BLOCKS = 60.0, 8.0
"""What it is worth beyond that where it wins the game, or lets the last stage be done."""
ARM = 0.3
"""What a point of attack is worth that a defender might have struck back with."""


ALLY = 1.6
ALLY_NUMBERS = (1.2, 0.9, 0.5, 0.5)
"""What the loss of an ally costs, for its numbers: a point of willpower, attack and defence, and for being there."""


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
        else ALLY * sum(part * number for part, number in zip(ALLY_NUMBERS, (*numbers, 1), strict=True))
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


ENDS = {"dont-leave-the-path": ("ungoliants-spawn",)}
HOLDS = {
    "beorns-path": ("ungoliants-spawn",),
    "to-the-river": ("hill-troll",),
    "out-of-the-dungeons": ("nazgul-of-dol-guldur",),
}
ALL_MUST_FALL = {"ambush-on-the-shore"}
"""Stages whose last act is the end of an enemy, that cannot be done while one is in play, and that end with the last enemy."""


def prize(s: State, i: int) -> float:
    """What it is worth to destroy an enemy beyond its attack: some stages ask for it."""
    quest, name = s.quest(), s.table.cards[i].id
    stage = s.table.cards[quest].id if quest >= 0 else ""
    if name in ENDS.get(stage, ()):
        return WINS
    return BLOCKS if name in HOLDS.get(stage, ()) or stage in ALL_MUST_FALL else 0.0


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


class Combat:
    """A combat phase against these attackers, for any set of characters that stays ready: what does not depend on the set is found once.

    attackers: the enemies that attack. targets: those that can be struck at. most_left: hit points of the hero who has most.
    """

    def __init__(self, attackers: list[Foe], targets: list[Foe], most_left: int) -> None:
        self.attacks = sorted((one.attack for one in attackers), reverse=True)
        self.targets = [
            (
                one.tough,
                one.armour,
                STRUCK_DOWN + FOR_ITS_ATTACK * one.attack + one.prize,
                WORN_DOWN if one.prize else SCRATCH,
            )
            for one in sorted(targets, key=lambda one: one.tough - one.attack - one.prize)
        ]
        self.most_left = most_left
        wanted = max(targets, key=lambda one: (one.prize, one.attack - one.tough), default=None)
        self.wanted = wanted.tough if wanted is not None and attackers else None
        self._prices: dict[float, dict[int, float]] = {attack: {} for attack in self.attacks}
        self._undefended: dict[tuple[int, float], float] = {}

    def value(self, ready: list[Fighter]) -> float:
        """The better of two ways: to meet every attack first and strike with whoever is left, or to keep enough of the strongest for the
        target that is wanted most."""
        if not self.targets and not self.attacks:
            return 0.0
        value = self._fight(ready, ())
        if self.wanted is None or len(ready) < 2:
            return value
        kept: list[Fighter] = []
        missing = self.wanted
        for who in sorted(ready, key=lambda one: (-one.bounty, -one.attack)):
            if missing <= 0:
                break
            kept.append(who)
            missing -= who.attack
        if missing > 0:
            return value
        return max(value, self._fight([who for who in ready if who not in kept], kept))

    def _fight(self, ready: list[Fighter], kept: list[Fighter] | tuple[()]) -> float:
        """Each attack is met as cheaply as can be, the strongest first; then whoever is left strikes at the targets, the weakest first."""
        value, left, most_left = 0.0, list(ready), self.most_left
        for attack in self.attacks:
            best, chosen, prices = self._price_undefended(most_left, attack), -1, self._prices[attack]
            for k, who in enumerate(left):
                price = prices.get(who.card)
                if price is None:
                    price = price_of_defence(who, attack) + ARM * who.attack + 0.5 * who.bounty
                    prices[who.card] = price
                if price < best:
                    best, chosen = price, k
            value -= best
            if chosen >= 0:
                del left[chosen]
            else:
                most_left = max(1, most_left - int(attack))
        strength = bounty = 0
        for who in (*left, *kept):
            strength += who.attack
            bounty = max(bounty, who.bounty)
        for tough, armour, gain, share in self.targets:
            if strength >= tough:
                value += gain + bounty
                bounty = 0
                strength -= tough
            elif strength > armour:
                value += share * gain * (strength - armour) / tough
                strength = 0
        return value

    def _price_undefended(self, most_left: int, attack: float) -> float:
        price = self._undefended.get((most_left, attack))
        if price is None:
            price = self._undefended[most_left, attack] = price_undefended(most_left, attack)
        return price


def combat_value(ready: list[Fighter], attackers: list[Foe], targets: list[Foe], most_left: int) -> float:
    """The value of a combat in which these are ready."""
    return Combat(attackers, targets, most_left).value(ready)
