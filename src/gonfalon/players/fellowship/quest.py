"""Rules of thumb for the quest: which characters commit, and which stay ready for this round's combat.

Every set of characters gets one value. It is the expected progress or threat, averaged over the cards left in the encounter deck (public
except for their order), plus the value of the combat with those who stay. Their opponents are the enemies that will be engaged and, by its
chance, one more from the encounter deck."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.engine.strikes import attack_against

from .card_table import NOTES
from .fights import (
    DAMAGE_SHARE,
    DESTROY_VALUE,
    ENEMY_ATTACK_VALUE,
    HERO_LOSS_COST,
    WIN_VALUE,
    Combat,
    Fighter,
    Foe,
    damage_cost,
    effect_damage_cost,
    fighter,
    foe,
)
from .worth import engaged_this_round, may_attack

PROGRESS_VALUE, THREAT_COST, THREAT_DOUBLING = 1.0, 1.2, 8.0
"""Value of a point of progress; cost of a point of threat, in points of progress; points of threat above HIGH_THREAT that double that
cost."""
HIGH_THREAT = 32
"""Threat level above which threat costs more."""
READY_VALUE = 0.3
"""Value of a ready character beyond the combat that can be foreseen, for two characters at most."""
ENGAGEMENT_COST = 0.8
"""Cost, per point of its attack, of an enemy that engages because the threat level has risen."""
RESOURCE_VALUE = 0.8
"""Value of the resource that Theodred adds when he commits."""
EXCESS_VALUE = 0.1
"""Value of a point of progress beyond what the stage needs."""
LOCATION_PROGRESS_VALUE = 0.8
"""Value of a point of progress that an ability places on a location."""
MOST_WILLPOWER = 30
"""Cap on the willpower that is valued."""
EXHAUSTIVE_UP_TO = 4
"""Up to so many characters all sets are valued; with more, hill climbing starts from the best set of the k characters of most willpower."""


class NextCard(NamedTuple):
    """What the next revealed card may be. threats: threat it adds -> number of such cards. enemy: mean of the enemies that would engage at
    once. chance: chance of such an enemy. hurt_chance: chance of an enemy that damages a committed character. hurt: by how much."""

    threats: dict[int, int]
    enemy: Foe
    chance: float
    hurt_chance: float = 0.0
    hurt: int = 0


def next_card(s: State, seat: int) -> NextCard:
    """Statistics of the encounter deck, without its order; of the top card alone if the seat has seen it."""
    deck = s.piles[m.ENCOUNTER] or s.piles[m.ENCOUNTER_DISCARD]
    if deck and s.known[deck[-1]] >> seat & 1:
        deck = deck[-1:]
    threat, threats = s.threat[seat], dict[int, int]()
    n = attack = attack_needed = defense = hurt_chance = hurt = 0
    cards = s.catalogue.cards
    for i in deck:
        card = cards[i]
        threats[card.threat] = threats.get(card.threat, 0) + 1
        notes = NOTES[card.id]
        if notes.on_reveal:
            hurt_chance, hurt = hurt_chance + 1, max(hurt, notes.entry_damage)
        if card.type == "enemy" and card.engagement_cost is not None and card.engagement_cost <= threat:
            n += 1
            attack += card.attack + notes.rises
            attack_needed += card.hit_points + card.defense
            defense += card.defense
    if not n:
        return NextCard(threats, Foe(-1, 0, 99, 0), 0.0)
    return NextCard(
        threats,
        Foe(-1, attack / n, round(attack_needed / n), round(defense / n)),
        n / len(deck),
        hurt_chance / len(deck),
        hurt,
    )


def commit(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The next choice towards the best set of characters to commit, "pass" when it is complete."""
    chosen = commit_set(s, seat, choices)
    return chosen[0] if chosen else PASS


def commit_set(s: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices that commit the best set, without the final "pass"."""
    weighed = CommitSets(s, seat, choices)
    if not weighed.candidates:
        return ()
    best = weighed.best()
    return tuple(("commit", who.card) for k, who in enumerate(weighed.candidates) if best >> k & 1)


class CommitSets:
    """Values the sets of characters that a seat may still commit. candidates: those with willpower, highest first; bit k is candidate k."""

    def __init__(self, s: State, seat: int, choices: tuple[Choice, ...]) -> None:
        all_ready = [fighter(s, c[1]) for c in choices if c[0] == "commit"]
        self.candidates = [who for who in all_ready if who.willpower > 0]
        self.candidates.sort(key=lambda who: (-who.willpower, who.attack))
        self._known: dict[int, float] = {}
        if self.candidates:
            self._prepare(s, seat, [who for who in all_ready if who.willpower <= 0])

    def _prepare(self, s: State, seat: int, idle: list[Fighter]) -> None:
        """Compute what does not depend on the set."""
        candidates = self.candidates
        chosen: tuple[int, ...] = s.pending.again[2] if s.pending else ()
        self.n_chosen = len(chosen)
        self.sent = s.committed_willpower() + sum(s.stat(i, m.WILLPOWER) for i in chosen)
        self.comes = comes = next_card(s, seat)
        self.scale = QuestScale(s, seat, comes.threats)
        met = engaged_this_round(s, seat)
        targets = [foe(s, i) for i in met]
        enemies = [one for one in targets if may_attack(s, one.card, seat)]
        self.hunters = {
            who.card: staging_attack_value(s, who, met)
            for who in candidates
            if s.answers("attacks_staging", who.card)
        }
        most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
        self.hurts = [damage_cost(comes.hurt, who.left, who.is_hero, who.worth) for who in candidates]
        self.gone = min((effect_damage_cost(s, i, comes.hurt) for i in chosen), default=HERO_LOSS_COST)
        if has_feint(s, seat):
            enemies.sort(key=lambda one: one.attack)
            del enemies[-1:]
        self.again = {who.card for who in candidates if readies_again(s, who.card)}
        self.idle = idle + [fighter(s, i) for i in chosen if readies_again(s, i)]
        self.quest_bonuses = [quest_bonus(s, who.card) for who in candidates]
        names = s.catalogue.cards
        self.leader = next((k for k, who in enumerate(candidates) if NOTES[names[who.card].id].leads), -1)
        self.now = Combat(enemies, targets, most_left)
        self.then = Combat([*enemies, comes.enemy], [*targets, comes.enemy], most_left)

    def best(self) -> int:
        """The set with the highest value, as a bit mask."""
        n = len(self.candidates)
        if n <= EXHAUSTIVE_UP_TO:
            return max(range(1 << n), key=self.value)
        best = max(((1 << k) - 1 for k in range(n + 1)), key=self.value)
        while True:
            found = max(self._near(best), key=self.value)
            if self.value(found) <= self.value(best):
                return best
            best = found

    def _near(self, bits: int) -> list[int]:
        """The neighbours of a set: one character more, one less, or one exchanged."""
        n = len(self.candidates)
        sent = [1 << k for k in range(n) if bits >> k & 1]
        kept = [1 << k for k in range(n) if not bits >> k & 1]
        return [
            *(bits ^ one for one in (*sent, *kept)),
            *(bits ^ one ^ other for one in sent for other in kept),
        ]

    def value_of(self, cards: frozenset[int]) -> float:
        """The value of committing these cards; those without willpower are ignored."""
        return self.value(sum(1 << k for k, who in enumerate(self.candidates) if who.card in cards))

    def value(self, bits: int) -> float:
        """The value of committing exactly the candidates whose bits are set."""
        value = self._known.get(bits)
        if value is None:
            value = self._known[bits] = self._value(bits)
        return value

    def _value(self, bits: int) -> float:
        """The value, computed: quest, combat, and the bonuses of single characters."""
        willpower, home, value, hurt = self.sent, self.idle[:], 0.0, self.gone
        sent = bits.bit_count() + self.n_chosen
        leads = self.leader >= 0 and not bits >> self.leader & 1 and sent > 1
        for k, who in enumerate(self.candidates):
            if bits >> k & 1:
                willpower += who.willpower
                value += self.quest_bonuses[k]
                hurt = min(hurt, self.hurts[k])
                if who.card in self.again:
                    home.append(who)
            elif not (leads and k == self.leader):
                home.append(who)
        if leads:
            willpower += sent
        value += PROGRESS_VALUE * self.scale.value(willpower)
        value += self._fights(home)
        if sent:
            value -= self.comes.hurt_chance * hurt
        if self.hunters:
            value += sum(self.hunters.get(who.card, 0.0) for who in home)
        return value

    def _fights(self, home: list[Fighter]) -> float:
        """Expected value of this round's combat with the characters that stay ready, over the next revealed card."""
        chance = self.comes.chance
        value = READY_VALUE * min(len(home), 2) - 0.01 * len(home)
        if chance < 1:
            value += (1 - chance) * self.now.value(home)
        if chance:
            value += chance * self.then.value(home)
        return value


def quest_bonus(s: State, i: int) -> float:
    """Value that a committed character brings beyond its willpower."""
    brings = NOTES[s.catalogue.cards[i].id].on_quest
    if brings == "resource":
        return RESOURCE_VALUE
    if brings == "locations":
        return LOCATION_PROGRESS_VALUE * len(s.staged("location"))
    return LOCATION_PROGRESS_VALUE if brings == "active" and s.active_location() >= 0 else 0.0


def readies_again(s: State, i: int) -> bool:
    """Will this character be ready again after the quest: Aragorn with a resource, or a hero with Unexpected Courage?"""
    cards = s.catalogue.cards
    if NOTES[cards[i].id].readies == "resource":
        return s.resources[i] > 0
    return any(NOTES[cards[j].id].readies == "attached" and s.is_ready(j) for j in s.attached(i))


def has_feint(s: State, seat: int) -> bool:
    """Has the seat Feint in hand and can pay for it, so that one enemy will not attack?"""
    return any(NOTES[s.catalogue.cards[i].id].stops_attack for i in s.piles[m.HAND + seat]) and s.can_pay(
        seat, "tactics", 1
    )


def staging_attack_value(s: State, who: Fighter, met: list[int]) -> float:
    """Value of the attack of a ready character on an enemy in the staging area. met: enemies that will engage, left out."""
    best = 0.0
    for i in s.staged("enemy"):
        if i not in met:
            one = foe(s, i)
            hurt = attack_against(s, who.card, i, True) - one.defense
            if hurt > 0:
                gain = DESTROY_VALUE + ENEMY_ATTACK_VALUE * one.attack
                best = max(
                    best,
                    gain
                    * (
                        1.0
                        if hurt >= one.attack_needed - one.defense
                        else DAMAGE_SHARE * hurt / one.attack_needed
                    ),
                )
    return best


def enemies_above_threat(s: State, seat: int) -> list[tuple[int, float]]:
    """(threat level, cost) of enemies in the staging area that engage only at a higher threat level than the seat's."""
    found: list[tuple[int, float]] = []
    for i in s.staged("enemy"):
        card = s.catalogue.cards[i]
        if card.engagement_cost is not None and card.engagement_cost > s.threat[seat]:
            effect_damage_cost = HERO_LOSS_COST if NOTES[card.id].stings else 0.0
            found.append((card.engagement_cost, ENGAGEMENT_COST * s.stat(i, m.STRENGTH) + effect_damage_cost))
    return found


class QuestScale:
    """Values an amount of willpower on the quest: the mean over the threat that the next card may add (cached)."""

    def __init__(self, s: State, seat: int, threats: dict[int, int]) -> None:
        cards = sum(threats.values())
        mean = sum(threat * n for threat, n in threats.items()) / cards if cards else 0.0
        others = len(s.seats()) - 1
        staged = s.staging_threat() + (mean + 0.3) * others + sum(s.answers("extra_reveals")) * mean
        if others and s.pending and s.seats()[-1] != seat:
            staged = max(0.0, staged * 0.6)
        quest, location = s.quest(), s.active_location()
        need = max(0, (s.catalogue.cards[quest].quest_points or 0) - s.progress[quest]) if quest >= 0 else 0
        need += (s.catalogue.cards[location].quest_points or 0) - s.progress[location] if location >= 0 else 0
        self.staged, self.need, self.threat = staged, need, s.threat[seat]
        self.fear = THREAT_COST * (1 + max(0, self.threat - HIGH_THREAT) / THREAT_DOUBLING)
        self.wakes = enemies_above_threat(s, seat)
        self.is_last = bool(s.answers("last_stage")) and not s.answers("no_advance")
        self.limit = s.catalogue.scenario.threat_limit
        self.drawn = {0: 1} if s.answers("no_staging") or not cards else threats
        self.total = sum(self.drawn.values())
        self._known: dict[int, float] = {}

    def value(self, willpower: int) -> float:
        """The value of `willpower`, in points of progress."""
        willpower = min(willpower, MOST_WILLPOWER)
        value = self._known.get(willpower)
        if value is None:
            value = self._known[willpower] = self._value(willpower)
        return value

    def _value(self, willpower: int) -> float:
        value, need, threat_now = 0.0, self.need, self.threat
        for threat, n in self.drawn.items():
            net = willpower - self.staged - threat
            value += n * (
                min(net, need) + EXCESS_VALUE * max(0.0, net - need) if net > 0 else self.fear * net
            )
            if self.is_last and net >= need:
                value += n * WIN_VALUE
            elif threat_now - min(net, 0) + 1 >= self.limit:
                value -= n * WIN_VALUE
            if net < 0 and self.wakes:
                value -= n * sum(cost for least, cost in self.wakes if threat_now - net >= least)
        return value / self.total
