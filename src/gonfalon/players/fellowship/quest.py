"""Rules of thumb for the quest: who goes, and who stays for the fights of this round.

One sum judges every set of characters: the progress or the threat it would bring, over what the next card of the encounter deck may be
(which cards are left is open, their order is not), and the combat with those who stay: against the enemies that will be engaged, and
against these and one more as the encounter deck still holds."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.engine.strikes import attack_against

from .fights import (
    CHARGES,
    FOR_ITS_ATTACK,
    HERO_LOST,
    SCRATCH,
    STINGS,
    STRUCK_DOWN,
    WINS,
    Combat,
    Fighter,
    Foe,
    fighter,
    foe,
    pain,
    sting,
)
from .worth import LEFT_ALONE, coming, may_attack

QUEST, FEAR, RISE = 1.0, 1.2, 8.0
"""What a point of progress is worth in the fights' points, a point of threat in points of progress; and how many points of threat above
FEARED double the latter."""
FEARED = 32
AT_HOME = 0.3
"""What one character that stays ready is worth beyond the fights that can be foreseen, two at most."""
WOKEN = 0.8
"""What it costs, for each point of its attack, that an enemy engages because the threat has risen."""
INCOME = 0.8
"""What the resource is worth that Theodred brings from the quest."""
BEYOND = 0.1
"""What a point of progress beyond what the stage asks for is worth."""
EXPLORED = 0.8
"""What a point of progress on a location is worth that comes by an ability."""
MOST_WILLPOWER = 30
"""More willpower than this counts as this much."""
ALL_WEIGHED = 4
"""Characters of which every set is weighed; of more, sets are climbed from the best of those that send the most willing."""


class Next(NamedTuple):
    """What one revealed card may be. threats: what it adds to the staging area, with how many cards do so. enemy: the mean of the enemies
    that would be engaged at once. chance: that it is such an enemy. stings: that it is one that hurts somebody on the quest."""

    threats: dict[int, int]
    enemy: Foe
    chance: float
    stings: float = 0.0


def next_card(s: State, seat: int) -> Next:
    """What the encounter deck holds, from its cards without their order; the top card itself where the seat has seen it."""
    deck = s.piles[m.ENCOUNTER] or s.piles[m.ENCOUNTER_DISCARD]
    if deck and s.known[deck[-1]] >> seat & 1:
        deck = deck[-1:]
    threat, threats = s.threat[seat], dict[int, int]()
    n = attack = tough = armour = stings = 0
    cards = s.table.cards
    for i in deck:
        card = cards[i]
        threats[card.threat] = threats.get(card.threat, 0) + 1
        stings += card.id == "dol-guldur-orcs"
        if card.type == "enemy" and card.engagement_cost is not None and card.engagement_cost <= threat:
            n += 1
            attack += card.attack + (card.id in CHARGES)
            tough += card.hit_points + card.defense
            armour += card.defense
    if not n:
        return Next(threats, Foe(-1, 0, 99, 0), 0.0)
    return Next(
        threats, Foe(-1, attack / n, round(tough / n), round(armour / n)), n / len(deck), stings / len(deck)
    )


def commit(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Of the sets of characters the one that is best for quest and combat together; one character of it after another."""
    chosen = commit_set(s, seat, choices)
    return chosen[0] if chosen else PASS


def commit_set(s: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices that commit that set, without the "pass" that ends it."""
    weighed = Sets(s, seat, choices)
    if not weighed.candidates:
        return ()
    best = weighed.best()
    return tuple(("commit", who.card) for k, who in enumerate(weighed.candidates) if best >> k & 1)


class Sets:
    """All sets of characters that a seat might still commit, each with its value. candidates: who has willpower, the most willing first."""

    def __init__(self, s: State, seat: int, choices: tuple[Choice, ...]) -> None:
        all_ready = [fighter(s, c[1]) for c in choices if c[0] == "commit"]
        self.candidates = [who for who in all_ready if who.willpower > 0]
        self.candidates.sort(key=lambda who: (-who.willpower, who.attack))
        self._known: dict[int, float] = {}
        if self.candidates:
            self._prepare(s, seat, [who for who in all_ready if who.willpower <= 0])

    def _prepare(self, s: State, seat: int, idle: list[Fighter]) -> None:
        """Find all that does not depend on the set."""
        candidates = self.candidates
        chosen: tuple[int, ...] = s.pending.again[2] if s.pending else ()
        self.n_chosen = len(chosen)
        self.sent = s.committed_willpower() + sum(s.stat(i, m.WILLPOWER) for i in chosen)
        self.comes = comes = next_card(s, seat)
        self.scale = QuestScale(s, seat, comes.threats)
        met = coming(s, seat)
        targets = [foe(s, i) for i in met]
        enemies = [one for one in targets if may_attack(s, one.card, seat)]
        self.hunters = {
            who.card: hunt(s, who, met) for who in candidates if s.answers("attacks_staging", who.card)
        }
        most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
        sting_of_orcs = STINGS["dol-guldur-orcs"]
        self.hurts = [pain(sting_of_orcs, who.left, who.is_hero, who.worth) for who in candidates]
        self.gone = min((sting(s, i, sting_of_orcs) for i in chosen), default=HERO_LOST)
        if has_feint(s, seat):
            enemies.sort(key=lambda one: one.attack)
            del enemies[-1:]
        self.again = {who.card for who in candidates if stands_again(s, who.card)}
        self.idle = idle + [fighter(s, i) for i in chosen if stands_again(s, i)]
        self.extras = [extra(s, who.card) for who in candidates]
        names = s.table.cards
        self.leader = next((k for k, who in enumerate(candidates) if names[who.card].id == "faramir"), -1)
        self.now = Combat(enemies, targets, most_left)
        self.then = Combat([*enemies, comes.enemy], [*targets, comes.enemy], most_left)

    def best(self) -> int:
        """The set that is worth most, as bits."""
        n = len(self.candidates)
        if n <= ALL_WEIGHED:
            return max(range(1 << n), key=self.value)
        best = max(((1 << k) - 1 for k in range(n + 1)), key=self.value)
        while True:
            found = max(self._near(best), key=self.value)
            if self.value(found) <= self.value(best):
                return best
            best = found

    def _near(self, bits: int) -> list[int]:
        """The sets with one more, one less, or one exchanged."""
        n = len(self.candidates)
        sent = [1 << k for k in range(n) if bits >> k & 1]
        kept = [1 << k for k in range(n) if not bits >> k & 1]
        return [
            *(bits ^ one for one in (*sent, *kept)),
            *(bits ^ one ^ other for one in sent for other in kept),
        ]

    def value_of(self, cards: frozenset[int]) -> float:
        """What it is worth to send these cards; whoever has no willpower counts nothing."""
        return self.value(sum(1 << k for k, who in enumerate(self.candidates) if who.card in cards))

    def value(self, bits: int) -> float:
        """What it is worth to send the candidates whose bits are set, and nobody else."""
        value = self._known.get(bits)
        if value is None:
            value = self._known[bits] = self._value(bits)
        return value

    def _value(self, bits: int) -> float:
        """The sum itself: quest, fights, and what some characters bring besides."""
        willpower, home, value, hurt = self.sent, self.idle[:], 0.0, self.gone
        sent = bits.bit_count() + self.n_chosen
        leads = self.leader >= 0 and not bits >> self.leader & 1 and sent > 1
        for k, who in enumerate(self.candidates):
            if bits >> k & 1:
                willpower += who.willpower
                value += self.extras[k]
                hurt = min(hurt, self.hurts[k])
                if who.card in self.again:
                    home.append(who)
            elif not (leads and k == self.leader):
                home.append(who)
        if leads:
            willpower += sent
        value += QUEST * self.scale.value(willpower)
        value += self._fights(home)
        if sent:
            value -= self.comes.stings * hurt
        if self.hunters:
            value += sum(self.hunters.get(who.card, 0.0) for who in home)
        return value

    def _fights(self, home: list[Fighter]) -> float:
        """The combat of this round with those who stay, over what the next card may bring."""
        chance = self.comes.chance
        value = AT_HOME * min(len(home), 2) - 0.01 * len(home)
        if chance < 1:
            value += (1 - chance) * self.now.value(home)
        if chance:
            value += chance * self.then.value(home)
        return value


def extra(s: State, i: int) -> float:
    """What a character brings to the quest beyond its willpower."""
    name = s.table.cards[i].id
    if name == "theodred":
        return INCOME
    if name == "northern-tracker":
        return EXPLORED * len(s.staged("location"))
    return EXPLORED if name == "lorien-guide" and s.active_location() >= 0 else 0.0


def stands_again(s: State, i: int) -> bool:
    """Will this character be ready again after the quest: Aragorn for a resource, who has Unexpected Courage by it?"""
    if s.table.cards[i].id == "aragorn":
        return s.resources[i] > 0
    return any(s.table.cards[j].id == "unexpected-courage" and s.is_ready(j) for j in s.attached(i))


def has_feint(s: State, seat: int) -> bool:
    """Can the seat keep one enemy from attacking?"""
    return any(s.table.cards[i].id == "feint" for i in s.piles[m.HAND + seat]) and s.can_pay(
        seat, "tactics", 1
    )


def hunt(s: State, who: Fighter, met: list[int]) -> float:
    """What a character that stays ready can do to an enemy of the staging area that will not come by itself."""
    best = 0.0
    for i in s.staged("enemy"):
        if i not in met:
            one = foe(s, i)
            hurt = attack_against(s, who.card, i, True) - one.armour
            if hurt > 0:
                gain = STRUCK_DOWN + FOR_ITS_ATTACK * one.attack
                best = max(
                    best, gain * (1.0 if hurt >= one.tough - one.armour else SCRATCH * hurt / one.tough)
                )
    return best


def sleepers(s: State, seat: int) -> list[tuple[int, float]]:
    """The enemies of the staging area that a higher threat would wake: the threat that does it, and what that costs."""
    found: list[tuple[int, float]] = []
    for i in s.staged("enemy"):
        card = s.table.cards[i]
        if card.engagement_cost is not None and card.engagement_cost > s.threat[seat]:
            sting = HERO_LOST if card.id in LEFT_ALONE else 0.0
            found.append((card.engagement_cost, WOKEN * s.stat(i, m.STRENGTH) + sting))
    return found


class QuestScale:
    """The value of so much willpower on the quest: the mean over what the next card might add to the threat. Found when first asked for."""

    def __init__(self, s: State, seat: int, threats: dict[int, int]) -> None:
        cards = sum(threats.values())
        mean = sum(threat * n for threat, n in threats.items()) / cards if cards else 0.0
        others = len(s.seats()) - 1
        staged = s.staging_threat() + (mean + 0.3) * others + sum(s.answers("extra_reveals")) * mean
        if others and s.pending and s.seats()[-1] != seat:
            staged = max(0.0, staged * 0.6)
        quest, location = s.quest(), s.active_location()
        need = max(0, (s.table.cards[quest].quest_points or 0) - s.progress[quest]) if quest >= 0 else 0
        need += (s.table.cards[location].quest_points or 0) - s.progress[location] if location >= 0 else 0
        self.staged, self.need, self.threat = staged, need, s.threat[seat]
        self.fear = FEAR * (1 + max(0, self.threat - FEARED) / RISE)
        self.wakes = sleepers(s, seat)
        self.is_last = bool(s.answers("last_stage")) and not s.answers("no_advance")
        self.limit = s.table.scenario.threat_limit
        self.drawn = {0: 1} if s.answers("no_staging") or not cards else threats
        self.total = sum(self.drawn.values())
        self._known: dict[int, float] = {}

    def value(self, willpower: int) -> float:
        """In points of progress."""
        willpower = min(willpower, MOST_WILLPOWER)
        value = self._known.get(willpower)
        if value is None:
            value = self._known[willpower] = self._value(willpower)
        return value

    def _value(self, willpower: int) -> float:
        value, need, threat_now = 0.0, self.need, self.threat
        for threat, n in self.drawn.items():
            net = willpower - self.staged - threat
            value += n * (min(net, need) + BEYOND * max(0.0, net - need) if net > 0 else self.fear * net)
            if self.is_last and net >= need:
                value += n * WINS
            elif threat_now - min(net, 0) + 1 >= self.limit:
                value -= n * WINS
            if net < 0 and self.wakes:
                value -= n * sum(cost for least, cost in self.wakes if threat_now - net >= least)
        return value / self.total
