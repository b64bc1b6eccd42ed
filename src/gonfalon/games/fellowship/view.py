"""What a seat may know, built by an allow-list (CARD-1), and what it has seen since the start."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, cast

from gonfalon.core.game import SPECTATOR, decision_of
from gonfalon.core.observation import GameSetup, InformationState

from .engine import model as m
from .engine.combat import still_there
from .engine.state import State
from .observation import CardView, FellowshipObservation, SeatView
from .prospects import is_quiet, prospects
from .scores import scores_of

EVERYTHING = -2
"""The seat number of who sees everything (`Game.reveal`)."""
HIDDEN_PILES = frozenset((*range(m.DECK, m.DISCARD), m.ENCOUNTER, m.SHADOWS, m.UNDER))
UNTOUCHED = (0, 0, 0, 0, m.NO_HOST, 0)
"""Damage, resources, progress, marks, host and who knows it, of a card with which nothing has happened."""
ZONES = {
    m.STAGING: "staging",
    m.ACTIVE: "active",
    m.ATTACHED: "attached",
    m.SHADOWS: "shadows",
    m.QUEST: "quest",
}
TABLE_PILES = (*range(m.AREA, m.ENCOUNTER), m.LIMBO, m.ATTACHED, m.SHADOWS, m.QUEST, m.UNDER)
GAME_ID = "fellowship"


class Sight:
    """What some may know of hidden cards. eyes: seats, SPECTATOR, EVERYTHING. sees_all: does one of these know every card?"""

    __slots__ = ("_open_piles", "_shown", "_state", "eyes", "sees_all")

    def __init__(self, s: State, eyes: Collection[int]) -> None:
        self._state, self.eyes, self.sees_all = s, eyes, EVERYTHING in eyes
        hands = range(s.n_seats) if s.setup.options["open_hands"] else eyes
        self._open_piles = frozenset(m.HAND + seat for seat in hands if seat >= 0)
        self._shown = 0
        for seat in eyes:
            if seat >= SPECTATOR:
                self._shown |= m.SHOWN if seat == SPECTATOR else 1 << seat

    def knows(self, i: int) -> bool:
        """May one of them know which card this is: is it public, in their own hand, or has it been shown to one of them?"""
        s = self._state
        at = s.pile[i]
        if at not in HIDDEN_PILES or self.sees_all or at in self._open_piles:
            return True
        return bool(s.known[i] & self._shown) or (at == m.SHADOWS and bool(s.marks[i] & m.FACE_UP))

    def pile(self, number: int) -> list[int]:
        """The cards of a pile, -1 for each that none of them knows."""
        cards = self._state.piles[number]
        if number not in HIDDEN_PILES or self.sees_all or number in self._open_piles:
            return [*cards]
        if number == m.SHADOWS:
            return [i if self.knows(i) else -1 for i in cards]
        known, shown = self._state.known, self._shown
        return [i if known[i] & shown else -1 for i in cards]


def card_view(s: State, i: int, sight: Sight) -> CardView:
    """One card of the table as these see it."""
    at, host = s.pile[i], s.host[i]
    area = next((base for base in (m.AREA, m.ENGAGED) if base <= at < base + 4), -1)
    zone = {m.AREA: "area", m.ENGAGED: "engaged"}.get(area) or ZONES.get(at) or m.PILE_NAMES[at]
    under = (
        f"deck {m.DECK_HOST - host + 1}"
        if host <= m.DECK_HOST
        else s.catalogue.key[host]
        if host >= 0
        else ""
    )
    place: dict[str, Any] = {"zone": zone, "seat": at - area if area >= 0 else -1, "host": under}
    if not sight.knows(i):
        return CardView("", "", **place)
    card, marks = s.catalogue.cards[i], s.marks[i]
    place["controller"] = s.who[i] if s.who[i] < 4 else -1
    numbers: dict[str, Any] = {}
    if card.type in ("hero", "ally", "enemy"):
        numbers = {name: s.stat(i, name) for name in (m.STRENGTH, m.DEFENSE, m.HITS)}
    if card.type in m.CHARACTERS:
        numbers[m.WILLPOWER] = s.stat(i, m.WILLPOWER)
    if card.type in ("enemy", "location"):
        numbers[m.THREAT] = 0 if s.is_silenced(i) else s.stat(i, m.THREAT)
    if card.type == "hero" and m.AREA <= at < m.ENGAGED:
        numbers["spheres"] = tuple(sorted(s.spheres(i)))
    return CardView(
        s.catalogue.key[i],
        card.id,
        **place,
        **numbers,
        exhausted=bool(marks & m.EXHAUSTED),
        committed=bool(marks & m.COMMITTED),
        prisoner=bool(marks & m.PRISONER),
        damage=s.damage[i],
        resources=s.resources[i],
        progress=s.progress[i],
        price=-1 if card.engagement_cost is None else card.engagement_cost,
        points=card.quest_points or 0,
        traits=(*card.traits, *(trait for trait in s.answers("trait", i) if trait not in card.traits)),
    )


def seat_view(s: State, owner: int, sight: Sight) -> SeatView:
    """What belongs to one seat, as these see it."""

    def shown(i: int) -> str:
        return s.catalogue.key[i] if sight.knows(i) else "!" if s.marks[i] & m.NOT_EVENT else ""

    return SeatView(
        threat=s.threat[owner],
        eliminated=s.eliminated[owner],
        hand=tuple(shown(i) for i in s.piles[m.HAND + owner]),
        deck=len(s.piles[m.DECK + owner]),
        discard=tuple(s.keys(s.piles[m.DISCARD + owner])),
    )


def attack_view(s: State) -> dict[str, Any]:
    """The attack under way: enemy, seat or attackers, defenders; {} if there is none."""
    for frame in reversed((*s.todo, *s.queue)):
        if frame[0] in ("enemy_attack", "enemy_damage", "turn_shadows"):
            *_, enemy, seat, defenders, _ = frame
            return {
                "enemy": s.catalogue.key[enemy],
                "seat": seat,
                "defenders": s.keys(still_there(s, defenders)),
            }
        if frame[0] in ("defender_answered", "sentinel_answered", "damage_chosen"):
            return {"enemy": s.catalogue.key[frame[1]], "seat": frame[2], "defenders": []}
        if frame[0] in ("player_attack", "player_damage"):
            return {"enemy": s.catalogue.key[frame[2]], "attackers": s.keys(frame[3])}
    return {}


def engine_view(s: State, sight: Sight) -> dict[str, Any]:
    """The data from which the sampler rebuilds the game. A card unknown to these is -1 in its pile; tokens on its place are public."""
    piles = [sight.pile(number) for number in range(m.N_PILES)]
    rows = list(zip(s.who, s.damage, s.resources, s.progress, s.marks, s.host, s.known, strict=True))
    owners = enumerate(s.catalogue.owner)
    touched = {i for i, owner in owners if rows[i] != (owner if owner >= 0 else m.NOBODY, *UNTOUCHED)}
    cards: list[list[int]] = []
    places: list[list[int]] = []
    for number, pile in enumerate(s.piles):
        if touched.isdisjoint(pile):
            continue
        for position, i in enumerate(pile):
            if i not in touched:
                continue
            if piles[number][position] >= 0:
                cards.append([i, *rows[i]])
            else:
                places.append([number, position, *rows[i]])
    pending = s.pending
    todo: list[Any] = [*s.todo[: pending.depth], pending.again] if pending else []
    joint = {}
    if pending and pending.joint:
        answers = s.todo[-1][1]
        joint = {
            "answered": [one for one, _ in answers],
            "own": [list(c) for one, c in answers if one in sight.eyes],
        }
    return {
        "piles": piles,
        "cards": cards,
        "places": places,
        "incarnation": list(s.incarnation),
        "todo": todo,
        "joint": joint,
        "modifiers": [list(one) for one in s.modifiers],
        "limits": list(s.limits),
        "delayed": list(s.delayed),
        "shuffles": s.shuffles,
        "rounds": s.rounds_done,
    }


def observe(s: State, seat: int, shown: Collection[int] = ()) -> FellowshipObservation:
    """The table as a seat sees it (SPECTATOR: what everybody knows; EVERYTHING: all of it). shown: seats that show it what they see."""
    return _observe(s, seat, Sight(s, (seat, *shown)), _Common(s))


def observe_each(s: State, seats: Iterable[int]) -> dict[int, FellowshipObservation]:
    """The same for each of these seats. What is public is worked out once."""
    common = _Common(s)
    return {seat: _observe(s, seat, Sight(s, (seat,)), common) for seat in seats}


class _Common:
    """What all who look at a position see alike: cards that lie open by their numbers, and figures of the whole table."""

    __slots__ = ("attack", "committed", "scores", "staged", "views")

    def __init__(self, s: State) -> None:
        self.views: dict[int, CardView] = {}
        self.committed, self.staged = s.committed_willpower(), s.staging_threat()
        self.attack, self.scores = attack_view(s), scores_of(s)

    def card_view(self, s: State, i: int, sight: Sight) -> CardView:
        """As the function of this name."""
        if s.pile[i] in HIDDEN_PILES:
            return card_view(s, i, sight)
        found = self.views.get(i)
        if found is None:
            found = self.views[i] = card_view(s, i, sight)
        return found


def _observe(s: State, seat: int, sight: Sight, common: _Common) -> FellowshipObservation:
    outcome, place = s.outcome, max(seat, SPECTATOR)
    return FellowshipObservation(
        game=GAME_ID,
        variant=s.setup.variant,
        seat=place,
        ply=s.ply,
        turn=s.turn,
        to_act=s.to_act(),
        decision=decision_of(s, place),
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        round=s.round,
        phase=s.phase,
        stage=s.stage + 1,
        first=s.first,
        cards=tuple(common.card_view(s, i, sight) for number in TABLE_PILES for i in s.piles[number]),
        seats=tuple(seat_view(s, owner, sight) for owner in range(s.n_seats)),
        encounter=len(s.piles[m.ENCOUNTER]),
        encounter_discard=tuple(s.keys(s.piles[m.ENCOUNTER_DISCARD])),
        victory=tuple(s.keys(s.piles[m.VICTORY])),
        removed=tuple(s.keys(s.piles[m.REMOVED])),
        aside=tuple(
            s.catalogue.key[i]
            for i in s.piles[m.ASIDE]
            if s.catalogue.cards[i].type == "enemy" and s.catalogue.owner[i] < 0
        ),
        committed=common.committed,
        staged=common.staged,
        attack=common.attack,
        scores=common.scores,
        engine=engine_view(s, sight),
        prospects=prospects(s, seat),
        quiet=is_quiet(s, seat),
    )


def information_state(s: State, seat: int, setup: GameSetup) -> InformationState:
    """Perfect recall of a seat; for a sampled state, the information state it was sampled from and everything since."""
    steps = list(s.past)
    own = [(ply, step) for ply, step in enumerate(steps, s.past_from) if step.seat == seat]
    actions = tuple((ply, step.action) for ply, step in own)
    offered = tuple(step.offered for _, step in own)
    told = (s.start, *(step.events for step in steps))
    events = tuple(event for group in told for event in group if event.heard_by(seat))
    if s.origin is not None:
        earlier: InformationState = s.origin
        if earlier.seat == seat:
            actions, offered = (*earlier.actions, *actions), (*earlier.offered, *offered)
            events = (*earlier.events, *events)
        else:
            events = (*(event for event in earlier.events if event.heard_by(seat)), *events)
    return InformationState(
        game=GAME_ID,
        setup=setup,
        seat=seat,
        actions=actions,
        events=events,
        offered=offered,
        observation=observe(s, seat),
    )


def plain_data(value: Any) -> Any:
    """Lists of decoded messages as the tuples that frames are made of; dictionaries stay."""
    if isinstance(value, list | tuple):
        return tuple(plain_data(one) for one in cast("list[Any]", value))
    if isinstance(value, dict):
        return {key: plain_data(one) for key, one in cast("dict[str, Any]", value).items()}
    return value
