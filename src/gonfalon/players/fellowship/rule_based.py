"""Rules of thumb: a sensible answer to every decision, from what its seat may know, in about 20 microseconds.

They read a state, but of it only what lies open and the seat's own hand: the state they are handed is a sample. `choose` serves the
player and the playouts of search."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.planning import restricted_on
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .fights import STINGS, bounty, combat_value, fighter, foe, sting
from .quest import commit
from .rule_based_actions import (
    CANCELS,
    act,
    blow_now,
    by_gandalf,
    discard,
    gandalf_waits,
    is_sleepy,
    is_worth_cancelling,
    mode,
    stirs,
)
from .rule_based_fights import attack, attackers, defender, enemy, join, sentinel, undefended
from .worth import (
    HEALING,
    LEFT_ALONE,
    bargain,
    coming,
    may_attack,
    menace,
    strength_of,
    toughness,
    worth,
)

Rule = Callable[[State, int, tuple[Choice, ...]], Choice]


def choose(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """One of the choices that a seat has."""
    if len(choices) == 1:
        return choices[0]
    assert s.pending is not None
    rule = RULES.get(s.pending.kind)
    return rule(s, seat, choices) if rule else choices[0]


def mulligan(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Keep a hand with a card that carries the game, or with enough that can be played early."""
    hand = [s.table.cards[i] for i in s.piles[m.HAND + seat]]
    early = [c for c in hand if c.type in ("ally", "attachment") and isinstance(c.cost, int) and c.cost <= 3]
    good = any(c.id in KEPT for c in hand)
    return ("keep",) if good or len(early) >= EARLY else ("redraw",)


KEPT = {"steward-of-gondor", "unexpected-courage", "northern-tracker"}
EARLY = 3
"""Cards for which a hand is kept, and how many cheap allies and attachments are enough without one."""


def planning(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Steward first, what keeps a strong enemy from coming, the card that is worth most; abilities that bring something at no risk."""
    plays = [
        c
        for c in choices
        if c[0] == "play" and s.table.cards[c[1]].type != "event" and has_place(s, seat, c[1])
    ]
    for choice in choices:
        if choice[0] == "use" and s.table.cards[choice[1]].id == "steward-of-gondor":
            return choice
    if stirs(s, seat):
        for choice in choices:
            if choice[0] == "play" and s.table.cards[choice[1]].id in SOOTHES:
                return choice
    best = max(plays, key=lambda c: bargain(s, seat, c[1]), default=None)
    if best is not None and bargain(s, seat, best[1]) > 0 and not gandalf_waits(s, seat, best[1]):
        return best
    return act(s, seat, choices)


SOOTHES = {"the-galadhrims-greeting"}
"""Events that lower the threat."""


def has_place(s: State, seat: int, i: int) -> bool:
    """Is there a hero with room for one more restricted attachment?"""
    return not s.has_keyword(i, "restricted") or any(
        len(restricted_on(s, hero)) < 2 for hero in s.heroes(seat)
    )


def window(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Use what helps now, else pass."""
    return act(s, seat, choices)


def travel(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Go where the most threat leaves the staging area for the least trouble."""
    costs = {
        "necromancers-pass": 1.0,
        "tower-gate": 2.0,
        "great-forest-web": 1.0,
    }
    costs |= {"enchanted-stream": 0.5, "gladden-fields": 0.3}
    if coming(s, seat):
        costs["great-forest-web"] = 4.0
    ready = sum(s.is_ready(i) for i in s.characters(seat))
    spare = ready - sum(may_attack(s, i, seat) for i in coming(s, seat))
    costs["mountains-of-mirkwood"] = 1.0 if spare >= 2 else 2.0 if spare == 1 else 4.0

    def value(choice: Choice) -> float:
        i = choice[1]
        return (
            s.stat(i, m.THREAT)
            - 0.2 * (s.table.cards[i].quest_points or 0)
            - costs.get(s.table.cards[i].id, 0)
        )

    best = max((c for c in choices if c != PASS), key=value)
    return best if value(best) > -0.7 or PASS not in choices else PASS


STAGED = 1.2
"""What a point of threat in the staging area costs, in points of progress."""
UPKEEP = 3.0
"""What an enemy costs that is engaged and will not be destroyed in this round."""


def engage(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take an enemy if the combat with it is worth more than its threat in the staging area costs."""
    ready = [fighter(s, i) for i in s.characters(seat) if s.is_ready(i)]
    woken = coming(s, seat)
    targets = [foe(s, i) for i in woken]
    enemies = [foe(s, i) for i in woken if may_attack(s, i, seat)]
    most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
    before = combat_value(ready, enemies, targets, most_left)
    strength = sum(who.attack for who in ready)
    best: tuple[float, Choice] = (0.0 if PASS in choices else float("-inf"), PASS)
    for choice in choices:
        if choice == PASS or choice[1] in woken or s.table.cards[choice[1]].id in LEFT_ALONE:
            continue
        one = foe(s, choice[1])
        gain = combat_value(ready, [*enemies, one], [*targets, one], most_left) - before
        gain += STAGED * s.stat(choice[1], m.THREAT)
        if strength < one.tough:
            gain -= UPKEEP
        if gain > best[0]:
            best = (gain, choice)
    return best[1]


def response(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Responses help; a few are kept for need."""
    for choice in choices:
        if choice == PASS:
            continue
        name = s.table.cards[choice[1]].id
        if name in CANCELS and not is_worth_cancelling(s, seat, choice[1]):
            continue
        if name in ("dark-knowledge", "valiant-sacrifice") and s.setup.n_seats > 1:
            continue
        return choice
    return PASS


WANTED = {"ungoliants-spawn"}
"""Enemies whose end wins a game: a stage that brings an enemy had better bring this one, else the weakest."""


def target(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Harm the dangerous, help the able."""
    cards = [c for c in choices if c != PASS]
    first = cards[0][1]
    kind = s.table.cards[first].type
    source = s.table.cards[s.pending.source] if s.pending and s.pending.source >= 0 else None
    hostile = source is not None and source.type in ("enemy", "treachery", "quest")
    if kind == "enemy":
        if source is not None and source.type == "quest":
            return max(cards, key=lambda c: (s.table.cards[c[1]].id in WANTED, -menace(s, c[1])))
        if source is not None and source.id == "gandalf":
            return max(cards, key=lambda c: by_gandalf(s, c[1]))
        if source is not None and source.id == "son-of-arnor":
            ready = strength_of(s, seat)
            return max(cards, key=lambda c: (toughness(s, c[1]) <= ready, -menace(s, c[1])))
        if source is not None and source.id == "a-light-in-the-dark":
            return max(cards, key=lambda c: (is_sleepy(s, seat, c[1]), menace(s, c[1])))
        return max(cards, key=lambda c: menace(s, c[1]))
    if kind == "location":
        return max(cards, key=lambda c: s.stat(c[1], m.THREAT))
    if kind in m.CHARACTERS:
        if source is not None and source.id == "blade-mastery":
            return max(cards, key=lambda c: c[1] in blow_now(s)[1])
        if source is not None and source.id == "old-forest-road" and coming(s, seat):
            return max(cards, key=lambda c: 2 * s.stat(c[1], m.DEFENSE) + s.stat(c[1], m.STRENGTH))
        if source is not None and source.id in HEALING:
            return max(cards, key=lambda c: s.damage[c[1]])
        if source is not None and source.id in STINGS:
            return min(cards, key=lambda c: sting(s, c[1], STINGS[source.id]))
        if hostile:
            return min(cards, key=lambda c: (not s.is_ready(c[1]), worth(s, c[1]) - s.hits_left(c[1])))
        return max(cards, key=lambda c: worth(s, c[1]))
    return (
        max(cards, key=lambda c: worth(s, c[1])) if not hostile else min(cards, key=lambda c: worth(s, c[1]))
    )


def host(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Willpower to the willing, weapons to the strong; help of the enemy's side goes on the strongest enemy."""
    source = s.table.cards[s.pending.source].id if s.pending and s.pending.source >= 0 else ""
    own = [c for c in choices if s.who[c[1]] == seat] or list(choices)
    if s.pending and s.pending.source >= 0 and s.has_keyword(s.pending.source, "restricted"):
        own = [c for c in own if len(restricted_on(s, c[1])) < 2] or own
    if source in ("celebrians-stone", "the-favor-of-the-lady", "unexpected-courage"):
        return max(own, key=lambda c: s.stat(c[1], m.WILLPOWER))
    if source == "blade-of-gondolin":
        return max(own, key=lambda c: (bounty(s, c[1]), s.stat(c[1], m.STRENGTH)))
    if source == "citadel-plate":
        return max(own, key=lambda c: (s.table.cards[c[1]].id == "gimli", s.damage[c[1]]))
    if source == "dwarven-axe":
        return max(own, key=lambda c: s.stat(c[1], m.STRENGTH) + 2 * s.has_trait(c[1], "dwarf"))
    if source == "forest-snare":
        return max(choices, key=lambda c: (may_attack(s, c[1], seat), menace(s, c[1])))
    if source == "protector-of-lorien":
        return max(own, key=lambda c: (not s.attached(c[1]), s.stat(c[1], m.WILLPOWER)))
    if source == "self-preservation":
        return max(
            own, key=lambda c: (s.table.cards[c[1]].type == "hero", s.damage[c[1]], s.stat(c[1], m.DEFENSE))
        )
    if source == "steward-of-gondor":
        return max(own, key=lambda c: (demand(s, seat, c[1]), -s.resources[c[1]]))
    return max(own, key=lambda c: s.stat(c[1], m.DEFENSE))


def demand(s: State, seat: int, hero: int) -> float:
    """What a hero's resources are wanted for: the cost of the seat's cards of its spheres, in hand and deck, shared with the other heroes
    of the sphere."""
    cards = s.table.cards
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
    """Oneself, if one may."""
    return ("player", seat) if ("player", seat) in choices else choices[0]


def amount(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """As much as one can."""
    return max(c for c in choices if c != PASS)


def cost(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """What one can spare best."""
    return discard(s, seat, choices)


def yes(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take what is offered."""
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
    "buy_ready": yes,
}
