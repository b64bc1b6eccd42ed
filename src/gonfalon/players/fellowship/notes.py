"""What the rules of thumb know about a card beyond its printed numbers. For an unknown card it is drawn from the clauses of the card.

Numbers are in the units of `worth` (a worth has no unit) unless a field says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeVar

from gonfalon.games.fellowship.engine import clauses as c
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.programs import Step

T = TypeVar("T")
Role = Literal[
    "",
    "always",
    "arrows",
    "claim",
    "damage",
    "defend",
    "discard_for_defense",
    "discard_for_willpower",
    "fetch",
    "gondor",
    "heal",
    "heal_in_combat",
    "hold",
    "hold_all",
    "lower_threat",
    "progress",
    "raise_committed",
    "ready",
    "ready_host",
    "ready_many",
    "return",
    "search",
    "silence",
    "sneak",
    "strike",
    "willpower",
]
"""When its action is used (rule_based_actions.ROLES); "": never, or only as `late` says."""
Target = Literal["", "beatable", "defender", "destroy", "fighter", "stays"]
"""How its target is chosen where the kind of the target does not say (rule_based.target)."""
Host = Literal[
    "", "attack", "damaged", "dwarf", "enemy", "free", "hero_hurt", "progress", "resources", "willpower"
]
"""Which host an attachment gets (rule_based.HOSTS); "": the one of most defence."""


class Notes(NamedTuple):
    """Notes on one card.

    worth: in hand; None where its printed numbers say it, to which `more` is added. deck_worth: of an event in a deck that is proposed.
    role, target, host: see there. damage: that its effect deals to an enemy. heals_from: damage from which it heals a hero that is
    nearly lost. late: its action is used when combat is over, since it exhausts a character. draws: its action draws cards. first: it
    is used before any card is played. kept: a hand with it is kept. lowers_threat: played before a strong enemy engages. saved_for:
    resources are kept for it; it leaves play by itself. alone: its Response is used at tables of one only. income: it brings a resource
    or a ready character every round. kill_progress: progress when it, or what it lies under, helps to destroy an enemy. on_quest: what
    it brings when it commits. readies: it, or what it lies under, is ready again after the quest. leads: it raises all that are
    committed. stops_attack: in hand, one enemy will not attack. hardens: its attack grows with its damage.

    cancels: what it cancels; replaced: another card comes instead. shrug: an encounter card that no cancelling is worth, or none that
    brings a replacement. hurts_tired: it hurts exhausted characters. entry_damage: damage to one character when it is revealed or
    engages. on_reveal: that damage falls on the quest. stings: it is never engaged by choice. rises: one more attack in the round in
    which it engages. wanted: its end wins the game. travel_cost: in points of threat; travel: what else the cost depends on.
    won_by, blocked_by: of a stage, the enemies whose end wins it, or whose presence blocks it; any_blocks: any enemy does.
    """

    worth: float | None = None
    more: float = 0.0
    deck_worth: float | None = None
    role: Role = ""
    target: Target = ""
    host: Host = ""
    damage: int = 0
    heals_from: int = 0
    late: bool = False
    draws: bool = False
    first: bool = False
    kept: bool = False
    lowers_threat: bool = False
    saved_for: bool = False
    alone: bool = False
    income: bool = False
    kill_progress: int = 0
    on_quest: Literal["", "resource", "locations", "active"] = ""
    readies: Literal["", "resource", "attached"] = ""
    leads: bool = False
    stops_attack: bool = False
    hardens: bool = False
    cancels: Literal["", "revealed", "replaced", "shadow"] = ""
    shrug: Literal["", "replaced", "all"] = ""
    hurts_tired: bool = False
    entry_damage: int = 0
    on_reveal: bool = False
    stings: bool = False
    rises: bool = False
    wanted: bool = False
    travel_cost: float = 0.0
    travel: Literal["", "tires", "reveals"] = ""
    won_by: tuple[str, ...] = ()
    blocked_by: tuple[str, ...] = ()
    any_blocks: bool = False


# ---- notes drawn from the clauses ---------------------------------------------------------------------------------------
EFFECT_WORTHS = {
    "willpower": 1.5,
    "attack": 1.1,
    "defense": 0.9,
    "hit_points": 0.6,
    "damage": 1.4,
    "heal": 0.7,
    "ready": 2.0,
    "resources": 2.0,
    "progress": 1.0,
    "draw": 1.6,
    "hold": 4.0,
    "silence": 2.2,
    "return": 2.1,
    "strike": 2.5,
    "enter": 3.0,
    "cancel": 3.0,
}
"""Effect -> worth of one use of it, for a point where it has a number."""
LASTING = 2.5
"""How many times an action of an attachment, or what it adds to a number, counts: it stays."""
MOST_POINTS = 3
"""Most points of an effect that count: healing all damage is no better than healing three."""
STING = 3
"""Damage on engaging from which an enemy is not engaged by choice."""
TRAVEL_COST = 1.0
"""The cost of a journey that asks for something unknown."""
ROLE_OF: dict[str, Role] = {
    "resources": "always",
    "enter": "always",
    "hold": "hold",
    "silence": "silence",
    "return": "return",
    "strike": "strike",
    "heal": "heal",
    "draw": "fetch",
    "damage": "damage",
    "willpower": "willpower",
    "ready": "ready",
    "progress": "progress",
    "defense": "defend",
    "attack": "defend",
}
"""Effect -> when an action with it is used; the first that an action has, in this order."""
TARGET_OF: dict[str, Target] = {
    "damage": "destroy",
    "return": "stays",
    "defense": "defender",
    "attack": "defender",
}
"""Effect -> how its target is chosen."""
HOST_OF: dict[str, Host] = {
    "willpower": "willpower",
    "attack": "attack",
    "hit_points": "damaged",
    "resources": "resources",
    "ready": "willpower",
    "heal": "hero_hurt",
}
"""Effect, or number that it adds to -> the host of an attachment."""


def drawn(card_id: str) -> Notes:
    """The notes on a card that follow from its clauses: a default for a card without notes of its own."""
    card, clauses = m.known_cards().get(card_id), c.OF_CARD.get(card_id, ())
    if card is None:
        return Notes()
    if card.type in m.PLAYER_TYPES:
        return _of_player_card(card, clauses)
    return _of_encounter_card(clauses)


def _effects(steps: Iterable[Step]) -> Iterator[tuple[str, int]]:
    """(effect, points) of every step, those inside others included."""
    for step in steps:
        if step.effect is not None:
            yield step.effect, step.amount
        for inner in step.inner:
            yield from _effects(inner.steps)


def _done(clauses: Iterable[c.Clause], *timings: str) -> dict[str, int]:
    """Effect -> points of what clauses of these timings do, their costs left out."""
    return {effect: points for one in clauses if one.timing in timings for effect, points in _effects(one.do)}


class _Alone:
    """A table with one attachment, card 0 on card 1, from which a plain answer may be read."""

    host = (1, -1)

    def has_trait(self, i: int, trait: str) -> bool:
        return False


def _added(clauses: Iterable[c.Clause]) -> dict[str, int]:
    """Number -> what an attachment adds to it; 1 where that depends on the table."""
    found: dict[str, int] = {}
    for one in clauses:
        if one.timing == c.PASSIVE and one.on in HOST_OF | EFFECT_WORTHS and one.value is not None:
            try:
                found[one.on] = int(one.value(_Alone(), 0, 1))
            except (AttributeError, IndexError, TypeError):
                found[one.on] = 1
    return found


def _first(table: Mapping[str, T], names: Iterable[str], otherwise: T) -> T:
    """What a table says of the first of some names that it knows."""
    return next((table[name] for name in names if name in table), otherwise)


def _of_player_card(card: m.Card, clauses: tuple[c.Clause, ...]) -> Notes:
    """Notes on a hero, ally, attachment or event."""
    done, answers = _done(clauses, c.ACTION), _done(clauses, c.RESPONSE)
    added = _added(clauses)
    costs = {effect for one in clauses if one.timing == c.ACTION for effect, _ in _effects(one.cost)}
    lowers = done.get("threat", 0) < 0
    role: Role = "lower_threat" if lowers else _first(ROLE_OF, [name for name in ROLE_OF if name in done], "")
    if role == "ready" and card.type == "attachment":
        role = "ready_host"
    late = role == "fetch" and "exhaust" in costs and card.type in m.CHARACTERS
    forbids = any(one.timing == c.PASSIVE and one.on == "cannot_attack" for one in clauses)
    keys = (*added, *done)
    return Notes(
        worth=(worth := _worth(card, done | answers, added, forbids)),
        deck_worth=worth,
        more=0.5 * _total(done | answers) if card.type in m.CHARACTERS else 0.0,
        role="" if late else role,
        target=_first(TARGET_OF, (*done, *answers), ""),
        host="enemy" if forbids or _is_harm(added) else _first(HOST_OF, keys, ""),
        damage=max(done.get("damage", 0), answers.get("damage", 0)),
        heals_from=1 if role == "heal" else 0,
        late=late,
        draws="draw" in done,
        first=role == "always" and "resources" in done,
        lowers_threat=lowers and card.type == "event",
        cancels=_cancels(clauses),
    )


def _is_harm(added: dict[str, int]) -> bool:
    """Does an attachment lower what it lies on?"""
    return bool(added) and sum(added.values()) < 0


def _total(done: dict[str, int]) -> float:
    """The worth of one use of some effects."""
    points = {effect: min(max(1, amount), MOST_POINTS) for effect, amount in done.items()}
    total = sum(EFFECT_WORTHS.get(effect, 0.0) * n for effect, n in points.items())
    return total + 0.9 * max(0, -done.get("threat", 0))


def _worth(card: m.Card, done: dict[str, int], added: dict[str, int], forbids: bool) -> float | None:
    """The worth of a card in hand; None for a character, whose printed numbers say it."""
    if card.type in m.CHARACTERS:
        return None
    if card.type == "event":
        return max(1.5, _total(done))
    lasting = sum(EFFECT_WORTHS.get(name, 0.5) * n for name, n in added.items())
    if forbids or _is_harm(added):
        return EFFECT_WORTHS["hold"] + abs(lasting)
    return max(1.5, LASTING * (lasting + _total(done)))


def _cancels(clauses: Iterable[c.Clause]) -> Literal["", "revealed", "shadow"]:
    """What the Responses of a card cancel."""
    for one in clauses:
        if one.timing == c.RESPONSE and "cancel" in dict(_effects(one.do)):
            return "shadow" if one.on == "shadow_turned" else "revealed"
    return ""


def _of_encounter_card(clauses: tuple[c.Clause, ...]) -> Notes:
    """Notes on an enemy, a location, a treachery or an objective."""
    engaging = _done((one for one in clauses if one.on == "engaged"), c.FORCED)
    revealed = _done(clauses, c.REVEALED)
    travels = [one for one in clauses if one.timing == c.TRAVEL]
    asked = {effect for one in travels for effect, _ in _effects(one.cost)}
    return Notes(
        role="claim" if any(one.timing == c.ACTION for one in clauses) else "",
        entry_damage=max(engaging.get("damage", 0), revealed.get("damage", 0)),
        stings=engaging.get("damage", 0) >= STING,
        rises=engaging.get("attack", 0) > 0,
        travel_cost=TRAVEL_COST * len(travels),
        travel="tires" if "exhaust" in asked else "",
    )
