"""What the options of an open question would take and do, and whether a window may pass unasked: for the tables of people.

Everything here follows from what the asked seat may know: the public table and its own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from .engine import clauses as c
from .engine import model as m
from .engine.programs import PROGRAMS, Step
from .engine.running import Split, ways_to_pay
from .engine.state import PASS, Choice, Pending, State
from .observation import Prospect

KINDS = ("window", "planning", "response")
"""Kinds of questions whose options have prospects of their own."""
COMBAT_EFFECTS = frozenset(("hold", "return", "strike", "damage", "enter"))
QUEST_EFFECTS = frozenset(("willpower", "silence", "progress"))


def prospects(s: State, seat: int) -> tuple[Prospect, ...]:
    """What each play or use that a seat is offered would take and do; of a payment, the way that spares the heroes' needs."""
    choices = _choices(s, seat)
    if s.pending is None or not choices:
        return ()
    if s.pending.kind == "pay":
        split = sparing(s, seat, [choice[1] for choice in choices])
        return (Prospect(s.text(("pay", split)), pays=_pools(s, split)),)
    if s.pending.kind == "mode":
        return tuple(_of_modes(s, choices))
    if s.pending.kind == "target":
        return _of_targets(s, choices, s.pending.source)
    if s.pending.kind not in KINDS:
        return ()
    return tuple(_prospect(s, seat, choice, s.pending) for choice in choices if choice[0] in ("play", "use"))


def is_quiet(s: State, seat: int) -> bool:
    """May this question be passed unasked: a window at which nothing matters, or an engagement that comes by itself?"""
    pending, choices = s.pending, _choices(s, seat)
    if pending is None or PASS not in choices:
        return False
    if pending.kind == "engage":
        return s.n_seats == 1 and all(
            _comes_anyway(s, seat, choice[1]) for choice in choices if choice != PASS
        )
    if pending.kind != "window":
        return False
    return not any(matters(s, seat, choice, pending) for choice in choices if choice[0] in ("play", "use"))


def _choices(s: State, seat: int) -> tuple[Choice, ...]:
    """What a seat is offered; () where it owes nothing."""
    asks = s.pending.asks if s.pending else ()
    return next((choices for asked, choices in asks if asked == seat), ())


def _comes_anyway(s: State, seat: int, enemy: int) -> bool:
    """Will the engagement checks bring this enemy to the only player? (CARD-8)"""
    cost = s.card(enemy).engagement_cost
    return cost is not None and cost <= s.threat[seat] and not s.answers("no_checks")


# ---- what an option takes and does -------------------------------------------------------------------------------------


def effects_of(steps: Iterable[Step]) -> Iterator[tuple[str, int]]:
    """(effect, points) of every step, those inside others included."""
    for step in steps:
        if step.effect is not None:
            yield step.effect, step.amount
        for inner in step.inner:
            yield from effects_of(inner.steps)


def clause_of(s: State, choice: Choice, pending: Pending) -> c.Clause | None:
    """The ability that a choice stands for; None for an ally or attachment that is played."""
    i: int = choice[1]
    if pending.kind == "response":
        responses = s.catalogue.responses[pending.facts["trigger"]]
        return next((clause for j, clause in responses if j == i), None)
    if choice[0] == "play" and s.card(i).type != "event":
        return None
    clauses = s.catalogue.clauses[i]
    actions = [one for one in clauses if one.timing == c.ACTION]
    return actions[choice[2] if choice[0] == "use" else 0]


def _prospect(s: State, seat: int, choice: Choice, pending: Pending) -> Prospect:
    """One play or use."""
    i, clause = choice[1], clause_of(s, choice, pending)
    card = s.card(i)
    pays: dict[str, int] = {}
    if choice[0] == "use":
        own = sum(step.price for step in clause.cost) if clause else 0
        pays = {s.catalogue.key[i]: own} if own else {}
    elif isinstance(card.cost, int) and card.cost and not (clause and clause.pays_itself):
        ways = ways_to_pay(s, seat, card.sphere, card.cost)
        pays = _pools(s, sparing(s, seat, ways, i)) if ways else {}
    return Prospect(
        s.text(choice),
        pays=pays,
        effects=dict(effects_of(clause.do)) if clause else {},
        exhausts=clause is not None and "exhaust" in dict(effects_of(clause.cost)),
        matters=matters(s, seat, choice, pending),
    )


def _of_targets(s: State, choices: tuple[Choice, ...], source: int) -> tuple[Prospect, ...]:
    """What the card that asks would do to each target; nothing is said where its text has several effects to tell apart."""
    timings = (c.ACTION, c.RESPONSE, c.REVEALED, c.FORCED)
    clauses = [one for one in s.catalogue.clauses[source] if one.timing in timings] if source >= 0 else []
    if len(clauses) != 1:
        return ()
    effects = dict(effects_of(clauses[0].do))
    return tuple(Prospect(s.text(choice), effects=effects) for choice in choices if choice != PASS)


def _of_modes(s: State, choices: tuple[Choice, ...]) -> Iterator[Prospect]:
    """What each of several effects of a card would do."""
    asks, *facts = s.todo[-1] if s.todo else ("",)
    if asks == "chosen_mode":
        for choice in choices:
            if choice != PASS:
                yield Prospect(s.text(choice), effects=dict(effects_of(PROGRAMS[facts[0][choice[1]]])))


def _pools(s: State, split: Split) -> dict[str, int]:
    """A way to pay by the keys of the heroes."""
    return {s.catalogue.key[hero]: amount for hero, amount in split}


# ---- paying ------------------------------------------------------------------------------------------------------------


def sparing(s: State, seat: int, ways: list[Split], played: int = -1) -> Split:
    """Of several ways to pay, the first that leaves most of what the heroes need their resources for.

    That is the price of an ability of their own, and what the other cards of the hand cost. played: the card that is paid for."""
    return min(ways, key=lambda split: _unmet(s, seat, dict(split), played))


def _unmet(s: State, seat: int, split: dict[int, int], played: int) -> int:
    """How much could no longer be paid for after this: an ability of a hero counts for three cards of the hand."""
    left = {hero: s.resources[hero] - split.get(hero, 0) for hero in s.heroes(seat)}
    unmet = 0
    for hero in left:
        price = max((_own_price(clause) for clause in s.catalogue.clauses[hero]), default=0)
        unmet += 3 * (left[hero] < price <= s.resources[hero])
    for i in s.piles[m.HAND + seat]:
        card = s.card(i)
        if i == played or not isinstance(card.cost, int):
            continue
        pools = s.payers(seat, card.sphere)
        before = sum(s.resources[hero] for hero in pools)
        unmet += sum(left[hero] for hero in pools) < card.cost <= before
    return unmet


def _own_price(clause: c.Clause) -> int:
    """Resources of its own pool that an ability takes."""
    return sum(step.price for step in clause.cost)


# ---- what matters ------------------------------------------------------------------------------------------------------


def matters(s: State, seat: int, choice: Choice, pending: Pending) -> bool:
    """Would this play or use change something in this window that a later one cannot? Always so for a response."""
    clause = clause_of(s, choice, pending)
    if pending.kind != "window" or clause is None:
        return True
    effects = dict(effects_of(clause.do))
    if "cancel" in effects:
        return True
    rule = WINDOWS.get(str(pending.facts["window"]))
    return rule is not None and rule(s, seat, effects, choice)


Rule = Callable[[State, int, dict[str, int], Choice], bool]


def _after_staging(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """The last window before the quest is settled: willpower, threat in the staging area and progress count."""
    if not QUEST_EFFECTS & effects.keys() or not s.committed():
        return False
    ahead = s.committed_willpower() - s.staging_threat()
    quest, road = s.quest(), s.active_location()
    missing = sum((s.card(i).quest_points or 0) - s.progress[i] for i in (quest, road) if i >= 0)
    return ahead < missing or "progress" in effects


def _after_engagement(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """The last window before the checks: a lower threat keeps an enemy away."""
    less = -effects.get("threat", 0)
    costs = [s.card(i).engagement_cost for i in s.staged("enemy")]
    return any(cost is not None and s.threat[seat] - less < cost <= s.threat[seat] for cost in costs)


def _to_come(s: State, seat: int) -> list[int]:
    """Engaged enemies that have yet to attack."""
    return [i for i in s.piles[m.ENGAGED + seat] if not s.marks[i] & m.ATTACKED]


def _after_checks(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """Where nobody will fight, the last window in which a ready character may draw or earn before all cards ready."""
    return not s.piles[m.ENGAGED + seat] and _is_lost_in_refresh(effects, choice)


def _is_lost_in_refresh(effects: dict[str, int], choice: Choice) -> bool:
    """Is it an ability of a card in play whose use of this round would be lost?"""
    return choice[0] == "use" and bool({"draw", "resources", "heal"} & effects.keys())


def _after_shadows(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """Before the attacks: whoever is held back, struck or stands ready decides the fight."""
    if not s.piles[m.ENGAGED + seat]:
        return False
    if _is_lost_in_refresh(effects, choice):
        return True
    if "ready" in effects and any(not s.is_ready(i) for i in s.characters(seat)):
        return True
    return bool(COMBAT_EFFECTS & effects.keys())


def _after_attack(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """After an attack: the next enemy may be held back, and whoever is readied may defend or, after the last one, attack."""
    to_come = _to_come(s, seat)
    if "ready" in effects and s.piles[m.ENGAGED + seat]:
        characters = s.characters(seat)
        n_ready = sum(s.is_ready(i) for i in characters)
        return n_ready < (len(to_come) or len(characters))
    return bool({"hold", "return"} & effects.keys()) and bool(to_come)


def _before_damage(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """The shadow is turned: more defence, or less attack, may save the defender."""
    if not {"defense", "attack"} & effects.keys():
        return False
    for frame in reversed(s.todo):
        if frame[0] == "enemy_attack":
            enemy, defenders = frame[2], frame[4]
            return any(s.stat(enemy, m.STRENGTH) > s.stat(i, m.DEFENSE) for i in defenders)
    return False


def _before_strike(s: State, seat: int, effects: dict[str, int], choice: Choice) -> bool:
    """The attackers stand: more attack may destroy an enemy that would survive."""
    if "attack" not in effects:
        return False
    for frame in reversed(s.todo):
        if frame[0] == "player_attack":
            enemy, attackers = frame[2], frame[3]
            strength = sum(s.stat(i, m.STRENGTH) for i in attackers)
            return strength < s.stat(enemy, m.DEFENSE) + s.hits_left(enemy)
    return False


WINDOWS: dict[str, Rule] = {
    "after_staging": _after_staging,
    "after_engagement": _after_engagement,
    "after_checks": _after_checks,
    "after_shadows": _after_shadows,
    "attack_3": _before_damage,
    "attack_4": _after_attack,
    "strike_1": _before_strike,
}
"""Window -> does an effect count there? In the other windows nothing does that could not be done later."""
