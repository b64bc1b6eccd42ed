"""Rules of thumb: a sensible answer to every decision, from what its seat may know, in about 20 microseconds.

They read a state, but of it only what lies open and the seat's own hand: the state they are handed is a sample. `choose` serves the
player and the playouts of search."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.planning import restricted_on
from gonfalon.games.fellowship.engine.state import PASS, Choice, State

from .fights import combat_value, fighter, foe
from .thumb_fights import attack, attackers, defender, enemy, join, sentinel, undefended
from .worth import HEALING, LATE, MEAN_THREAT, coming, menace, toughness, worth

Rule = Callable[[State, int, tuple[Choice, ...]], Choice]


def choose(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """One of the choices that a seat has."""
    if len(choices) == 1:
        return choices[0]
    assert s.pending is not None
    rule = RULES.get(s.pending.kind)
    return rule(s, seat, choices) if rule else choices[0]


def mulligan(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Keep a hand with two cards that can be played early."""
    hand = [s.table.cards[i] for i in s.piles[m.HAND + seat]]
    early = [c for c in hand if c.type in ("ally", "attachment") and isinstance(c.cost, int) and c.cost <= 3]
    good = any(c.id in ("steward-of-gondor", "unexpected-courage", "celebrians-stone") for c in hand)
    return ("keep",) if good or len(early) >= 2 else ("redraw",)


def planning(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Steward first; then the card that is worth most; abilities that bring something at no risk."""
    plays = [
        c
        for c in choices
        if c[0] == "play" and s.table.cards[c[1]].type != "event" and has_place(s, seat, c[1])
    ]
    for choice in choices:
        if choice[0] == "use" and s.table.cards[choice[1]].id == "steward-of-gondor":
            return choice
    best = max(plays, key=lambda c: worth(s, c[1]), default=None)
    if best is not None and worth(s, best[1]) > 0:
        return best
    return _action(s, seat, choices)


def has_place(s: State, seat: int, i: int) -> bool:
    """Is there a hero with room for one more restricted attachment?"""
    return not s.has_keyword(i, "restricted") or any(
        len(restricted_on(s, hero)) < 2 for hero in s.heroes(seat)
    )


def window(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Use what helps now, else pass."""
    return _action(s, seat, choices)


def _action(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    for choice in choices:
        if choice != PASS and choice[0] in ("use", "play") and _is_useful(s, seat, choice[1]):
            return choice
    return PASS if PASS in choices else choices[0]


def _is_useful(s: State, seat: int, i: int) -> bool:
    """Is this the moment for an action?"""
    name, phase = s.table.cards[i].id, s.phase
    if name in HEALING:
        return any(s.damage[j] >= 2 for j in s.heroes(seat))
    if name in LATE:
        return phase == "combat" and not s.piles[m.ENGAGED + seat]
    if name in ("loriens-wealth", "steward-of-gondor"):
        return True
    short = s.staging_threat() - s.committed_willpower()
    if name == "faramir":
        return phase == "quest" and len(s.committed()) >= 2 and short >= -2
    if name in ("radagasts-cunning", "secret-paths"):
        return phase == "quest" and short >= -1 and bool(s.committed())
    if name == "eowyn":
        return (
            phase == "quest" and -1 <= short <= 0 and bool(s.committed()) and len(s.piles[m.HAND + seat]) > 3
        )
    if name == "the-galadhrims-greeting":
        return s.threat[seat] >= 35
    if name in ("feint", "thicket-of-spears"):
        left = [j for j in s.piles[m.ENGAGED + seat] if not s.marks[j] & m.ATTACKED]
        hard = [j for j in left if s.stat(j, m.STRENGTH) >= 3]
        return (
            phase == "combat"
            and s.pending is not None
            and s.pending.facts.get("window") == "after_shadows"
            and (
                bool(hard)
                if name == "feint"
                else len(left) > 1 or any(s.stat(j, m.STRENGTH) >= 5 for j in left)
            )
        )
    if name == "rain-of-arrows":
        return phase == "combat" and sum(s.hits_left(j) == 1 for j in s.piles[m.ENGAGED + seat]) >= 1
    if name == "quick-strike":
        left = [j for j in s.piles[m.ENGAGED + seat] if not s.marks[j] & m.ATTACKED]
        most = max((s.stat(j, m.STRENGTH) for j in s.characters(seat) if s.is_ready(j)), default=0)
        return phase == "combat" and any(toughness(s, j) <= most for j in left)
    if name == "unexpected-courage":
        hosts = s.host[i]
        return hosts >= 0 and not s.is_ready(hosts) and phase in ("combat", "encounter")
    if name in ("ever-vigilant", "common-cause", "grim-resolve"):
        tired = [j for j in s.characters(seat) if not s.is_ready(j)]
        return (
            phase == "combat"
            and len(tired) >= (3 if name == "grim-resolve" else 1)
            and bool(s.piles[m.ENGAGED + seat])
        )
    if name == "sneak-attack":
        holds = any(s.table.cards[j].id == "gandalf" for j in s.piles[m.HAND + seat])
        return holds and phase == "combat" and bool(s.enemies())
    if name == "stand-and-fight":
        return True
    if name in ("gandalfs-map", "dungeon-torch", "shadow-key"):
        return s.threat[seat] < 46
    return name == "fortune-or-fate"


def commit(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Of all sets of characters the one that is best for quest and combat together; one character of it after another."""
    candidates = [fighter(s, c[1]) for c in choices if c[0] == "commit"]
    chosen: tuple[int, ...] = s.pending.again[2] if s.pending else ()
    candidates.sort(key=lambda who: (-who.willpower, who.attack))
    if len(candidates) > MOST_WEIGHED:
        sure = candidates[: len(candidates) - MOST_WEIGHED]
        if sure[0].willpower > 0:
            return ("commit", sure[0].card)
        candidates = candidates[:MOST_WEIGHED]
    sent = s.committed_willpower() + sum(s.stat(i, m.WILLPOWER) for i in chosen)
    enemies = [foe(s, i) for i in coming(s, seat)]
    most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
    weigh = quest_scale(s, seat)
    best, wanted = float("-inf"), 0
    for bits in range(1 << len(candidates)):
        willpower, home = sent, []
        useless = False
        for k, who in enumerate(candidates):
            if bits >> k & 1:
                willpower += who.willpower
                useless |= who.willpower == 0
            else:
                home.append(who)
        if useless:
            continue
        value = QUEST * weigh[min(willpower, len(weigh) - 1)] + combat_value(
            home, enemies, enemies, most_left
        )
        value += AT_HOME * min(len(home), 2) - 0.01 * len(home)
        if value > best:
            best, wanted = value, bits
    for k, who in enumerate(candidates):
        if wanted >> k & 1:
            return ("commit", who.card)
    return PASS


QUEST, AT_HOME, FEAR, STAGED = 1.0, 3.0, 1.5, 0.6
"""What a point of progress is worth in the fights' points, a character that stays ready (two at most), how much more a point of threat
weighs than one of progress, and a point of threat in the staging area."""


MOST_WEIGHED = 8
"""Characters of which every set is weighed; with more, the most willing go anyway."""


def quest_scale(s: State, seat: int) -> list[float]:
    """The value of so much willpower, by index: the mean over what the next card might add to the threat."""
    others = len(s.seats()) - 1
    staged = s.staging_threat() + (MEAN_THREAT + 0.3) * others + sum(s.answers("extra_reveals")) * MEAN_THREAT
    if others and s.pending and s.seats()[-1] != seat:
        staged = max(0.0, staged * 0.6)
    quest, location = s.quest(), s.active_location()
    need = (s.table.cards[quest].quest_points or 0) - s.progress[quest] if quest >= 0 else 0
    need += (s.table.cards[location].quest_points or 0) - s.progress[location] if location >= 0 else 0
    fear = FEAR + max(0, s.threat[seat] - 30) / 10
    drawn = (0,) if s.answers("no_staging") else REVEALED
    scale: list[float] = []
    for willpower in range(31):
        value = 0.0
        for threat in drawn:
            net = willpower - staged - threat
            value += min(net, need) + 0.1 * max(0.0, net - need) if net > 0 else fear * net
        scale.append(value / len(drawn))
    return scale


REVEALED = (0, 1, 2, 2, 3)
"""Threat that one revealed card may add."""


def travel(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Go where the most threat leaves the staging area for the least trouble."""
    costs = {
        "necromancers-pass": 1.0,
        "mountains-of-mirkwood": 1.5,
        "tower-gate": 2.0,
        "great-forest-web": 1.0,
    }
    costs |= {"enchanted-stream": 0.5, "gladden-fields": 0.3}

    def value(choice: Choice) -> float:
        i = choice[1]
        return (
            s.stat(i, m.THREAT)
            - 0.2 * (s.table.cards[i].quest_points or 0)
            - costs.get(s.table.cards[i].id, 0)
        )

    best = max((c for c in choices if c != PASS), key=value)
    return best if value(best) > -0.5 or PASS not in choices else PASS


def engage(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Take an enemy if the combat with it is worth more than its threat in the staging area costs."""
    ready = [fighter(s, i) for i in s.characters(seat) if s.is_ready(i)]
    woken = coming(s, seat)
    enemies = [foe(s, i) for i in woken]
    most_left = max((s.hits_left(i) for i in s.heroes(seat)), default=0)
    before = combat_value(ready, enemies, enemies, most_left)
    best: tuple[float, Choice] = (0.0, PASS)
    for choice in choices:
        if choice == PASS or choice[1] in woken:
            continue
        more = [*enemies, foe(s, choice[1])]
        gain = combat_value(ready, more, more, most_left) - before + STAGED * s.stat(choice[1], m.THREAT)
        if gain > best[0]:
            best = (gain, choice)
    return best[1]


def response(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Responses help; a few are kept for need."""
    for choice in choices:
        if choice == PASS:
            continue
        name = s.table.cards[choice[1]].id
        if name == "aragorn" and not coming(s, seat) and not s.staged("enemy"):
            continue
        if name in ("dark-knowledge", "valiant-sacrifice") and s.setup.n_seats > 1:
            continue
        return choice
    return PASS


def target(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Harm the dangerous, help the able."""
    cards = [c for c in choices if c != PASS]
    first = cards[0][1]
    kind = s.table.cards[first].type
    source = s.table.cards[s.pending.source] if s.pending and s.pending.source >= 0 else None
    hostile = source is not None and source.type in ("enemy", "treachery", "quest")
    if kind == "enemy":
        return max(cards, key=lambda c: menace(s, c[1]))
    if kind == "location":
        return max(cards, key=lambda c: s.stat(c[1], m.THREAT))
    if kind in m.CHARACTERS:
        if source is not None and source.id in HEALING:
            return max(cards, key=lambda c: s.damage[c[1]])
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
    if source in ("dwarven-axe", "blade-of-gondolin"):
        return max(own, key=lambda c: s.stat(c[1], m.STRENGTH) + 2 * s.has_trait(c[1], "dwarf"))
    if source == "forest-snare":
        return max(choices, key=lambda c: menace(s, c[1]))
    if source == "steward-of-gondor":
        return min(own, key=lambda c: s.resources[c[1]])
    return max(own, key=lambda c: s.stat(c[1], m.DEFENSE))


def player(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Oneself, if one may."""
    return ("player", seat) if ("player", seat) in choices else choices[0]


def amount(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """As much as one can."""
    return max(c for c in choices if c != PASS)


def mode(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """Gandalf strikes a weak enemy, soothes a high threat, else brings cards."""
    names = [c[1] for c in choices if c != PASS]
    if "damage" in names and any(s.hits_left(i) <= 4 for i in s.enemies()):
        return ("mode", "damage")
    if "threat" in names and (s.threat[seat] >= 36 or not s.piles[m.DECK + seat]):
        return ("mode", "threat")
    return ("mode", "draw") if "draw" in names else choices[0]


def discard(s: State, seat: int, choices: tuple[Choice, ...]) -> Choice:
    """The card that is worth least."""
    return min((c for c in choices if c != PASS), key=lambda c: worth(s, c[1]))


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
