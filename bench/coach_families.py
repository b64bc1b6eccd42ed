"""What the families give to the measurements of their coaches (`coach.py`): who plays, who plays on, and when a mistake may be planted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from coach_boards import Boards
from coach_planting import PlantingFamily

from gonfalon import players
from gonfalon.players.fellowship.odds import LONGEST
from gonfalon.players.fellowship.search import playout
from gonfalon.players.fellowship.search_plans import WEIGHED_WITH_TIME, before_the_set


def _compiled_rules(boards: Boards, cap: int) -> Callable[[str, int], float]:
    """The rule-based player, compiled."""
    from coach_rules import RulesPlayOn

    return RulesPlayOn(boards, cap).score


def _compiled_hunter(boards: Boards, cap: int) -> Callable[[str, int], float]:
    """The hunter, compiled."""
    from coach_hunter import HunterPlayOn

    return HunterPlayOn(boards, cap).score


def _is_in_play(known: Any) -> bool:
    decision = known.observation.decision
    return decision is not None and not decision.setting_up and len(known.observation.legal or ()) > 1


STRATEGO = PlantingFamily(
    name="stratego",
    variants=("duel", "battle"),
    makers={
        style: partial(players.make_named, "stratego", style) for style in ("hunter", "prober", "rule_based")
    },
    judges=("rule_based", "hunter"),
    is_moment=_is_in_play,
    first=10,
    last=120,
    cap=400,
    moments=40,
    compiled={"rule_based": _compiled_rules, "hunter": _compiled_hunter},
)


FORTRESS = PlantingFamily(
    name="fortress",
    variants=("fortress-main", "fortress-intro"),
    makers={
        "newcomer": partial(players.make_named, "fortress", "newcomer"),
        "depth_first": partial(players.make_named, "fortress", "depth_first"),
        "level_2": partial(players.make, "fortress", 2),
    },
    judges=("depth_first", "level_2"),
    is_moment=_is_in_play,
    first=2,
    last=40,
    cap=2_000,
)


def _is_weighed(known: Any) -> bool:
    """Does the coach of the card game judge this answer, and is it the first of its set?"""
    decision = known.observation.decision
    if decision is None or decision.options is None or len(decision.options) < 2 or before_the_set(known)[1]:
        return False
    kind = decision.facts["window"] if decision.kind == "window" else decision.kind
    return kind in WEIGHED_WITH_TIME


def _by_rules_of_thumb(state: Any, seat: int) -> float:
    """1 if the company wins that goes on by the rules of thumb, else 0."""
    return playout(
        state, LONGEST, lambda over: float(over.outcome is not None and over.outcome.returns[seat] > 0)
    )


FELLOWSHIP = PlantingFamily(
    name="fellowship",
    variants=("passage-through-mirkwood", "journey-down-the-anduin"),
    makers={"rule_based": partial(players.make, "fellowship", 1)},
    judges=("rule_based",),
    is_moment=_is_weighed,
    first=0,
    last=150,
    cap=2_000,
    n_seats=1,
    finish=_by_rules_of_thumb,
)
FAMILIES = {one.name: one for one in (STRATEGO, FORTRESS, FELLOWSHIP)}
