"""Rules of thumb: an answer to every decision from what its seat may know, in about 20 microseconds.

They are given a sampled state and read only its public part and the seat's own hand. The player and the playouts of the search call
`choose`."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.planning import restricted_on
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .card_table import NOTES
from .fights import combat_value, effect_damage_cost, fighter, foe, progress_bonus
from .notes import Host, Notes
from .quest import commit
from .rule_based_actions import (
    act,
    attack_now,
    discard,
    is_near_limit,
    is_worth_cancelling,
    mode,
    strong_enemy_engages_soon,
    target_rank,
    waits_for_better,
    would_stay_staged,
)
from .rule_based_fights import attack, attackers, defender, enemy, join, sentinel, undefended
from .worth import (
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
    """Keep a hand with a card that is worth it, or with EARLY_CARDS cheap allies and attachments."""
    hand = [s.catalogue.cards[i] for i in s.piles[m.HAND + seat]]
    early = [c for c in hand if c.type in ("ally", "attachment") and isinstance(c.cost, int) and c.cost <= 3]
    good = any(NOTES[c.id].kept for c in hand)
    return ("keep",) if good or len(early) >= EARLY_CARDS else ("redraw",)


EARLY_CARDS = 3
"""Number of cheap allies and attachments for which a hand is kept without a card that is worth it."""


def planning(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """In this order: use what brings resources, lower the threat before a strong enemy engages or the limit is near, play the card of the
    highest net worth."""
    plays = [
        c
        for c in choices
        if c[0] == "play" and s.catalogue.cards[c[1]].type != "event" and has_place(s, seat, c[1])
    ]
    for choice in choices:
        if choice[0] == "use" and NOTES[s.catalogue.cards[choice[1]].id].first:
            return choice
    if strong_enemy_engages_soon(s, seat) or is_near_limit(s, seat):
        for choice in choices:
            if choice[0] == "play" and NOTES[s.catalogue.cards[choice[1]].id].lowers_threat:
                return choice
    best = max(plays, key=lambda c: net_worth(s, seat, c[1]), default=None)
    if best is not None and net_worth(s, seat, best[1]) > 0 and not waits_for_better(s, seat, best[1]):
        return best
    return act(s, seat, choices)


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
    met = engaged_this_round(s, seat)
    ready = sum(s.is_ready(i) for i in s.characters(seat))
    spare = ready - sum(may_attack(s, i, seat) for i in met)
    reveal_cost = 1.0 if spare >= 2 else 2.0 if spare == 1 else FULL_TRAVEL_COST

    def cost(notes: Notes) -> float:
        if notes.travel == "reveals":
            return reveal_cost
        return FULL_TRAVEL_COST if notes.travel == "tires" and met else notes.travel_cost

    def value(choice: Choice) -> float:
        i = choice[1]
        return (
            s.stat(i, m.THREAT)
            - 0.2 * (s.catalogue.cards[i].quest_points or 0)
            - cost(NOTES[s.catalogue.cards[i].id])
        )

    best = max((c for c in choices if c != PASS), key=value)
    return best if value(best) > -0.7 or PASS not in choices else PASS


FULL_TRAVEL_COST = 4.0
"""Cost of a journey that takes characters which combat needs."""
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
        if choice == PASS or choice[1] in woken or NOTES[s.catalogue.cards[choice[1]].id].stings:
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
        notes = NOTES[s.catalogue.cards[choice[1]].id]
        if notes.cancels and not is_worth_cancelling(s, seat, choice[1]):
            continue
        if notes.alone and s.setup.n_seats > 1:
            continue
        return choice
    return PASS


def target(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The target of an effect: the most dangerous enemy for harm, the character of the highest worth for help."""
    cards = [c for c in choices if c != PASS]
    kind = s.catalogue.cards[cards[0][1]].type
    source = s.catalogue.cards[s.pending.source] if s.pending and s.pending.source >= 0 else None
    notes = NOTES[source.id if source is not None else ""]
    if kind == "enemy":
        brought = source is not None and source.type == "quest"
        return max(cards, key=lambda c: _enemy_rank(s, seat, c[1], notes, brought))
    if kind == "location":
        return max(cards, key=lambda c: s.stat(c[1], m.THREAT))
    hostile = source is not None and source.type in ("enemy", "treachery", "quest")
    if kind in m.CHARACTERS:
        return _character(s, seat, cards, notes, hostile)
    best = max if not hostile else min
    return best(cards, key=lambda c: worth(s, c[1]))


def _enemy_rank(s: State, seat: int, i: int, notes: Notes, brought: bool) -> tuple[bool, float]:
    """Sort key of an enemy as a target. brought: a stage brings it: the one whose end wins the game, else the weakest."""
    if brought:
        return NOTES[s.catalogue.cards[i].id].wanted, -danger(s, i)
    if notes.target == "destroy":
        return target_rank(s, i, notes.damage)
    if notes.target == "beatable":
        return toughness(s, i) <= strength_of(s, seat), -danger(s, i)
    return notes.target == "stays" and would_stay_staged(s, seat, i), danger(s, i)


def _character(s: State, seat: int, cards: list[Choice], notes: Notes, hostile: bool) -> Choice:
    """The character that an effect helps or, of an encounter card, harms."""
    if notes.target == "defender":
        return max(cards, key=lambda c: c[1] in attack_now(s)[1])
    if notes.target == "fighter" and engaged_this_round(s, seat):
        return max(cards, key=lambda c: 2 * s.stat(c[1], m.DEFENSE) + s.stat(c[1], m.STRENGTH))
    if notes.heals_from:
        return max(cards, key=lambda c: s.damage[c[1]])
    if notes.entry_damage:
        return min(cards, key=lambda c: effect_damage_cost(s, c[1], notes.entry_damage))
    if hostile:
        return min(cards, key=lambda c: (not s.is_ready(c[1]), worth(s, c[1]) - s.hits_left(c[1])))
    return max(cards, key=lambda c: worth(s, c[1]))


def host(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The host of an attachment: the character whose number it raises is highest; a card against enemies goes on the most dangerous."""
    source = s.catalogue.cards[s.pending.source].id if s.pending and s.pending.source >= 0 else ""
    kind = NOTES[source].host
    if kind == "enemy":
        return max(choices, key=lambda c: (may_attack(s, c[1], seat), danger(s, c[1])))
    own = [c for c in choices if s.who[c[1]] == seat] or list(choices)
    if s.pending and s.pending.source >= 0 and s.has_keyword(s.pending.source, "restricted"):
        own = [c for c in own if len(restricted_on(s, c[1])) < 2] or own
    return max(own, key=lambda c: HOSTS[kind](s, seat, c[1]))


HOSTS: dict[Host, Callable[[State, int, int], tuple[float, ...]]] = {
    "": lambda s, seat, i: (s.stat(i, m.DEFENSE),),
    "attack": lambda s, seat, i: (s.stat(i, m.STRENGTH),),
    "damaged": lambda s, seat, i: (NOTES[s.catalogue.cards[i].id].hardens, s.damage[i]),
    "dwarf": lambda s, seat, i: (s.stat(i, m.STRENGTH) + 2 * s.has_trait(i, "dwarf"),),
    "free": lambda s, seat, i: (not s.attached(i), s.stat(i, m.WILLPOWER)),
    "hero_hurt": lambda s, seat, i: (s.catalogue.is_hero[i], s.damage[i], s.stat(i, m.DEFENSE)),
    "progress": lambda s, seat, i: (progress_bonus(s, i), s.stat(i, m.STRENGTH)),
    "resources": lambda s, seat, i: (demand(s, seat, i), -s.resources[i]),
    "willpower": lambda s, seat, i: (s.stat(i, m.WILLPOWER),),
}
"""Notes on the host of an attachment -> sort key of a host; the highest gets it."""


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
