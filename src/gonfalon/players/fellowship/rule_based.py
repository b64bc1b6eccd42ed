"""Rules of thumb: an answer to every decision from what its seat may know, in about 20 microseconds.

They are given a sampled state and read only its public part and the seat's own hand. The player and the playouts of the search call
`choose`."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.planning import restricted_on
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .fights import ENTRY_DAMAGE, combat_value, effect_damage_cost, fighter, foe, progress_bonus
from .quest import commit
from .rule_based_actions import (
    CANCELS,
    act,
    attack_now,
    discard,
    gandalf_target_rank,
    gandalf_waits,
    is_worth_cancelling,
    mode,
    strong_enemy_engages_soon,
    would_stay_staged,
)
from .rule_based_fights import attack, attackers, defender, enemy, join, sentinel, undefended
from .worth import (
    HEALING,
    NEVER_ENGAGED,
    danger,
    engaged_this_round,
    may_attack,
    net_worth,
    strength_of,
    toughness,
    worth,
)

Rule = Callable[[State, int, tuple[Choice, ...]], Choice]


def choose(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The choice of the rule for the decision's kind."""
    if len(choices) == 1:
        return choices[0]
    assert s.pending is not None
    rule = RULES.get(s.pending.kind)
    return rule(s, seat, choices) if rule else choices[0]


def mulligan(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Keep a hand with one of KEEP_CARDS, or with EARLY_CARDS cheap allies and attachments."""
    hand = [s.catalogue.cards[i] for i in s.piles[m.HAND + seat]]
    early = [c for c in hand if c.type in ("ally", "attachment") and isinstance(c.cost, int) and c.cost <= 3]
    good = any(c.id in KEEP_CARDS for c in hand)
    return ("keep",) if good or len(early) >= EARLY_CARDS else ("redraw",)


KEEP_CARDS = {"steward-of-gondor", "unexpected-courage", "northern-tracker"}
EARLY_CARDS = 3
"""Cards for which a hand is kept; number of cheap allies and attachments that is enough without one."""


def planning(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """In this order: use the Steward, lower the threat if a strong enemy engages soon, play the card of the highest net worth, `act`."""
    plays = [
        c
        for c in choices
        if c[0] == "play" and s.catalogue.cards[c[1]].type != "event" and has_place(s, seat, c[1])
    ]
    for choice in choices:
        if choice[0] == "use" and s.catalogue.cards[choice[1]].id == "steward-of-gondor":
            return choice
    if strong_enemy_engages_soon(s, seat):
        for choice in choices:
            if choice[0] == "play" and s.catalogue.cards[choice[1]].id in LOWERS_THREAT:
                return choice
    best = max(plays, key=lambda c: net_worth(s, seat, c[1]), default=None)
    if best is not None and net_worth(s, seat, best[1]) > 0 and not gandalf_waits(s, seat, best[1]):
        return best
    return act(s, seat, choices)


LOWERS_THREAT = {"the-galadhrims-greeting"}
"""Events that lower the threat level."""


def has_place(s: State, seat: int, i: int) -> bool:
    """Is there a hero with room for one more restricted attachment?"""
    return not s.has_keyword(i, "restricted") or any(
        len(restricted_on(s, hero)) < 2 for hero in s.heroes(seat)
    )


def window(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take an action that helps now, else pass (rule_based_actions)."""
    return act(s, seat, choices)


def travel(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Travel to the location with the highest threat less the cost of its travel and active effects, if that is worth it."""
    costs = {
        "necromancers-pass": 1.0,
        "tower-gate": 2.0,
        "great-forest-web": 1.0,
    }
    costs |= {"enchanted-stream": 0.5, "gladden-fields": 0.3}
    if engaged_this_round(s, seat):
        costs["great-forest-web"] = 4.0
    ready = sum(s.is_ready(i) for i in s.characters(seat))
    spare = ready - sum(may_attack(s, i, seat) for i in engaged_this_round(s, seat))
    costs["mountains-of-mirkwood"] = 1.0 if spare >= 2 else 2.0 if spare == 1 else 4.0

    def value(choice: Choice) -> float:
        i = choice[1]
        return (
            s.stat(i, m.THREAT)
            - 0.2 * (s.catalogue.cards[i].quest_points or 0)
            - costs.get(s.catalogue.cards[i].id, 0)
        )

    best = max((c for c in choices if c != PASS), key=value)
    return best if value(best) > -0.7 or PASS not in choices else PASS


STAGED_THREAT_COST = 1.2
"""Cost of a point of threat in the staging area, in points of progress."""
ENGAGED_ENEMY_COST = 3.0
"""Cost of an engaged enemy that cannot be destroyed in this round, in points of progress."""


def engage(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Engage the enemy for which combat changes the value by less than its threat in the staging area costs; else none."""
    ready = [fighter(s, i) for i in s.characters(seat) if s.is_ready(i)]
    woken = engaged_this_round(s, seat)
    targets = [foe(s, i) for i in woken]
    enemies = [foe(s, i) for i in woken if may_attack(s, i, seat)]
    most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
    before = combat_value(ready, enemies, targets, most_left)
    strength = sum(who.attack for who in ready)
    best: tuple[float, Choice] = (0.0 if PASS in choices else float("-inf"), PASS)
    for choice in choices:
        if choice == PASS or choice[1] in woken or s.catalogue.cards[choice[1]].id in NEVER_ENGAGED:
            continue
        one = foe(s, choice[1])
        gain = combat_value(ready, [*enemies, one], [*targets, one], most_left) - before
        gain += STAGED_THREAT_COST * s.stat(choice[1], m.THREAT)
        if strength < one.attack_needed:
            gain -= ENGAGED_ENEMY_COST
        if gain > best[0]:
            best = (gain, choice)
    return best[1]


def response(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take the first Response, except those that are kept for a better moment."""
    for choice in choices:
        if choice == PASS:
            continue
        name = s.catalogue.cards[choice[1]].id
        if name in CANCELS and not is_worth_cancelling(s, seat, choice[1]):
            continue
        if name in ("dark-knowledge", "valiant-sacrifice") and s.setup.n_seats > 1:
            continue
        return choice
    return PASS


WINNING_TARGETS = {"ungoliants-spawn"}
"""Enemies whose destruction wins the game: where a stage lets the players choose an enemy, they choose this one, else the weakest."""


def target(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The target of an effect: the most dangerous enemy for harm, the character of the highest worth for help."""
    cards = [c for c in choices if c != PASS]
    first = cards[0][1]
    kind = s.catalogue.cards[first].type
    source = s.catalogue.cards[s.pending.source] if s.pending and s.pending.source >= 0 else None
    hostile = source is not None and source.type in ("enemy", "treachery", "quest")
    if kind == "enemy":
        if source is not None and source.type == "quest":
            return max(cards, key=lambda c: (s.catalogue.cards[c[1]].id in WINNING_TARGETS, -danger(s, c[1])))
        if source is not None and source.id == "gandalf":
            return max(cards, key=lambda c: gandalf_target_rank(s, c[1]))
        if source is not None and source.id == "son-of-arnor":
            ready = strength_of(s, seat)
            return max(cards, key=lambda c: (toughness(s, c[1]) <= ready, -danger(s, c[1])))
        if source is not None and source.id == "a-light-in-the-dark":
            return max(cards, key=lambda c: (would_stay_staged(s, seat, c[1]), danger(s, c[1])))
        return max(cards, key=lambda c: danger(s, c[1]))
    if kind == "location":
        return max(cards, key=lambda c: s.stat(c[1], m.THREAT))
    if kind in m.CHARACTERS:
        if source is not None and source.id == "blade-mastery":
            return max(cards, key=lambda c: c[1] in attack_now(s)[1])
        if source is not None and source.id == "old-forest-road" and engaged_this_round(s, seat):
            return max(cards, key=lambda c: 2 * s.stat(c[1], m.DEFENSE) + s.stat(c[1], m.STRENGTH))
        if source is not None and source.id in HEALING:
            return max(cards, key=lambda c: s.damage[c[1]])
        if source is not None and source.id in ENTRY_DAMAGE:
            return min(cards, key=lambda c: effect_damage_cost(s, c[1], ENTRY_DAMAGE[source.id]))
        if hostile:
            return min(cards, key=lambda c: (not s.is_ready(c[1]), worth(s, c[1]) - s.hits_left(c[1])))
        return max(cards, key=lambda c: worth(s, c[1]))
    return (
        max(cards, key=lambda c: worth(s, c[1])) if not hostile else min(cards, key=lambda c: worth(s, c[1]))
    )


def host(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The host of an attachment: the character whose number it raises is highest; a card against enemies goes on the most dangerous."""
    source = s.catalogue.cards[s.pending.source].id if s.pending and s.pending.source >= 0 else ""
    own = [c for c in choices if s.who[c[1]] == seat] or list(choices)
    if s.pending and s.pending.source >= 0 and s.has_keyword(s.pending.source, "restricted"):
        own = [c for c in own if len(restricted_on(s, c[1])) < 2] or own
    if source in ("celebrians-stone", "the-favor-of-the-lady", "unexpected-courage"):
        return max(own, key=lambda c: s.stat(c[1], m.WILLPOWER))
    if source == "blade-of-gondolin":
        return max(own, key=lambda c: (progress_bonus(s, c[1]), s.stat(c[1], m.STRENGTH)))
    if source == "citadel-plate":
        return max(own, key=lambda c: (s.catalogue.cards[c[1]].id == "gimli", s.damage[c[1]]))
    if source == "dwarven-axe":
        return max(own, key=lambda c: s.stat(c[1], m.STRENGTH) + 2 * s.has_trait(c[1], "dwarf"))
    if source == "forest-snare":
        return max(choices, key=lambda c: (may_attack(s, c[1], seat), danger(s, c[1])))
    if source == "protector-of-lorien":
        return max(own, key=lambda c: (not s.attached(c[1]), s.stat(c[1], m.WILLPOWER)))
    if source == "self-preservation":
        return max(
            own,
            key=lambda c: (s.catalogue.cards[c[1]].type == "hero", s.damage[c[1]], s.stat(c[1], m.DEFENSE)),
        )
    if source == "steward-of-gondor":
        return max(own, key=lambda c: (demand(s, seat, c[1]), -s.resources[c[1]]))
    return max(own, key=lambda c: s.stat(c[1], m.DEFENSE))


def demand(s: State, seat: int, hero: int) -> float:
    """Demand for a hero's resources: the cost of the seat's cards of its spheres in hand and deck, divided by the heroes that can pay."""
    cards = s.catalogue.cards
    total = 0.0
    for sphere in s.spheres(hero):
        cost = sum(
            cost
            for i in (*s.piles[m.HAND + seat], *s.piles[m.DECK + seat])
            if cards[i].sphere == sphere and isinstance(cost := cards[i].cost, int)
        )
        total += cost / max(1, len(s.payers(seat, sphere)))
    return total


def player(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The own seat if it is offered, else the first."""
    return ("player", seat) if ("player", seat) in choices else choices[0]


def amount(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The highest amount."""
    return max(c for c in choices if c != PASS)


def cost(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The card to pay with: the one of the lowest worth."""
    return discard(s, seat, choices)


def accept(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The first choice."""
    return choices[0]


RULES: dict[str, Rule] = {
    "mulligan": mulligan,
    "planning": planning,
    "window": window,
    "commit": commit,
    "travel": travel,
    "engage": engage,
    "enemy": enemy,
    "defender": defender,
    "undefended": undefended,
    "sentinel": sentinel,
    "attack": attack,
    "attackers": attackers,
    "join": join,
    "response": response,
    "target": target,
    "host": host,
    "player": player,
    "amount": amount,
    "mode": mode,
    "discard": discard,
    "cost": cost,
    "restricted": discard,
    "buy_ready": accept,
}
