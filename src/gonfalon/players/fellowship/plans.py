"""Plans that a computer announces for a phase, as facts about public cards.

A plan is the seat's own part of one playout of the phase from what it knows, with the choices that the player itself would make. Only
commitments, engagements and defences are announced, and no card is played from a hand, so that a plan names only public cards. The player
follows its announcement; if it would choose otherwise when the decision comes, it first announces a new plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.game import GAME

from .partner_requests import PartnerRequests, choose_requested
from .worth import engaged_this_round

QUEST, ENGAGE, COMBAT = "plan-quest", "plan-engage", "plan-combat"
MOST_DECISIONS = 80
"""Most decisions of one playout of a phase."""
PHASES = {"quest": "commit", "encounter": "engage", "combat": "defender"}
"""Phase -> kind of the decision that is announced in it."""
TEXTS = {"commit": QUEST, "engage": ENGAGE, "defender": COMBAT}
"""Kind of a decision -> message id of its announcement."""
REASONS = {
    QUEST: ("asked-more", "asked-defender", "all-go", "nobody-ready", "enemies", "unknown"),
    ENGAGE: ("asked-take", "strong-enough"),
    COMBAT: ("withstand", "nobody-falls", "one-falls", "better-the-damage", "nobody-ready"),
}
"""Message id of an announcement -> the words that its `why` may be."""
Decide = Callable[[State, tuple[Choice, ...]], Choice]
"""What a player would choose at an own decision of one of these kinds."""


class Plan(NamedTuple):
    """A message and its parts: keys of cards joined by commas, numbers, and `why`, a word."""

    text: str
    parts: dict[str, str]


def plan(information: InformationState, requests: PartnerRequests, rng: Rng, decide: Decide) -> Plan | None:
    """The plan of this seat for the current phase, None where there is nothing to announce."""
    phase = getattr(information.observation, "phase", "")
    if phase not in PHASES:
        return None
    state = GAME.sample(information, rng)
    seat = information.seat
    if state.outcome is not None or state.eliminated[seat] or not _lies_ahead(state, seat, phase):
        return None
    tell = {"quest": _quest, "encounter": _engage, "combat": _combat}[phase]
    return tell(state, seat, requests, decide)


def kind_asked(information: InformationState) -> str:
    """The kind of the announced decision that this seat owes now, "" if it owes none."""
    decision = information.observation.decision
    return decision.kind if decision is not None and decision.kind in TEXTS else ""


def planned(s: State, choices: tuple[Choice, ...], parts: Mapping[str, str]) -> Choice | None:
    """The choice that an announcement leads to, None where it does not concern this decision."""
    assert s.pending is not None
    by_key = {s.catalogue.key[c[1]]: c for c in choices if len(c) > 1}
    if s.pending.kind == "commit":
        who = parts.get("who", "").split(",")
        return next((by_key[key] for key in who if key in by_key), PASS if PASS in choices else None)
    if s.pending.kind == "engage":
        return next((by_key[key] for key in parts.get("takes", "").split(",") if key in by_key), None)
    enemy = s.catalogue.key[s.pending.source]
    defenders = dict(pair.split(":") for pair in parts.get("defends", "").split(",") if pair)
    if enemy in parts.get("undefended", "").split(","):
        return PASS if PASS in choices else None
    return by_key.get(defenders.get(enemy, ""))


def _lies_ahead(s: State, seat: int, phase: str) -> bool:
    """Will the seat still be asked the decision that this phase's plan is about?"""
    assert s.pending is not None
    kind = PHASES[phase]
    is_asked = s.pending.kind == kind and any(asked == seat for asked, _ in s.pending.asks)
    if phase == "combat":
        fresh = all(not s.marks[i] & m.ATTACKED for i in s.piles[m.ENGAGED + seat])
        return bool(s.piles[m.ENGAGED + seat]) and (fresh or is_asked)
    if is_asked and phase == "quest" and s.pending.again[2]:
        return False  # the set is being chosen
    frames = [*s.todo[: s.pending.depth], s.pending.again]
    named = any(frame[0] == kind and frame[1] == seat for frame in frames)
    return named and (s.pending.kind == kind or phase == "quest")


def _own_choices(
    s: State, seat: int, requests: PartnerRequests, kind: str, decide: Decide
) -> list[tuple[int, int]]:
    """(card that asks, card chosen) of the seat's own decisions of a kind, played on to the end of the phase."""
    s = s.fork()
    found: list[tuple[int, int]] = []
    phase = s.phase
    for _ in range(MOST_DECISIONS):
        if s.outcome is not None or s.phase != phase or s.pending is None:
            break
        asked, choices = s.pending.asks[0]
        open_only = tuple(c for c in choices if c[0] != "play") or choices
        mine = requests if asked == seat else PartnerRequests()
        is_told = asked == seat and s.pending.kind == kind
        choice = decide(s, open_only) if is_told else choose_requested(s, asked, open_only, mine)
        if is_told and len(choice) > 1:
            found.append((s.pending.source, choice[1]))
        s.take(asked, choice)
    return found


def _quest(s: State, seat: int, requests: PartnerRequests, decide: Decide) -> Plan:
    sent = [i for _, i in _own_choices(s, seat, requests, "commit", decide)]
    ready = [i for i in s.characters(seat) if s.is_ready(i) and i not in sent]
    enemies = engaged_this_round(s, seat)
    parts = {
        "who": _keys(s, sent),
        "willpower": str(sum(s.stat(i, m.WILLPOWER) for i in sent)),
        "threat": str(s.staging_threat()),
        "keeps": _keys(s, ready),
        "against": _keys(s, enemies),
        "why": _reason(bool(ready), bool(enemies), bool(sent), requests),
    }
    return Plan(QUEST, parts)


def _reason(keeps: bool, threatened: bool, goes: bool, requests: PartnerRequests) -> str:
    """The reason for a plan for the quest, as a word of its message."""
    if requests.more and goes:
        return "asked-more"
    if requests.defender and keeps:
        return "asked-defender"
    if not keeps:
        return "all-go" if goes else "nobody-ready"
    return "enemies" if threatened else "unknown"


def _engage(s: State, seat: int, requests: PartnerRequests, decide: Decide) -> Plan | None:
    taken = [i for _, i in _own_choices(s, seat, requests, "engage", decide)]
    if not taken:
        return None
    asked = any(s.catalogue.key[i] in requests.take for i in taken)
    return Plan(ENGAGE, {"takes": _keys(s, taken), "why": "asked-take" if asked else "strong-enough"})


def _combat(s: State, seat: int, requests: PartnerRequests, decide: Decide) -> Plan:
    assert s.pending is not None
    met = dict(_own_choices(s, seat, requests, "defender", decide))
    now = s.pending.source if s.pending.kind == "defender" else -1
    engaged = [i for i in s.piles[m.ENGAGED + seat] if i == now or not s.marks[i] & m.ATTACKED]
    met = {enemy: met[enemy] for enemy in engaged if enemy in met}
    ready = [i for i in s.characters(seat) if s.is_ready(i) and i not in met.values()]
    pairs = [f"{s.catalogue.key[enemy]}:{s.catalogue.key[who]}" for enemy, who in met.items()]
    parts = {
        "defends": ",".join(pairs),
        "undefended": _keys(s, [enemy for enemy in engaged if enemy not in met]),
        "keeps": _keys(s, ready),
        "why": _combat_reason(s, met, bool(ready)),
    }
    return Plan(COMBAT, parts)


def _combat_reason(s: State, met: Mapping[int, int], keeps: bool) -> str:
    """The reason for a plan for combat, from what lies open: shadow cards are not counted. met: enemy -> its defender."""
    if not met:
        return "better-the-damage" if keeps else "nobody-ready"
    blows = [(who, max(0, s.stat(enemy, m.STRENGTH) - s.stat(who, m.DEFENSE))) for enemy, who in met.items()]
    if any(blow >= s.stat(who, m.HITS) - s.damage[who] for who, blow in blows):
        return "one-falls"
    return "nobody-falls" if any(blow for _, blow in blows) else "withstand"


def _keys(s: State, cards: list[int] | tuple[int, ...]) -> str:
    return ",".join(s.catalogue.key[i] for i in cards)
