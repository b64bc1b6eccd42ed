"""What the families give to the measurements of their coaches (`coach.py`): who plays, who plays on, and which acts may be mistakes."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from coach_planting import PlantingFamily

from gonfalon import players
from gonfalon.players.fellowship.odds import LONGEST
from gonfalon.players.fellowship.search import playout
from gonfalon.players.fellowship.search_plans import WEIGHED_WITH_TIME, before_the_set

N_ATTACKS, N_QUIET = 3, 2
"""Acts that are tried at one moment of a Stratego game: attacks by the strongest pieces, and other moves."""


def _stratego_candidates(known: Any, act: str, rng: random.Random) -> list[str]:
    """A few attacks, those of strong pieces first, and a few other moves."""
    seen = known.observation
    order = {kind.id: place for place, kind in enumerate(seen.kinds)}
    strength = {piece.square: order.get(piece.piece, 0) for piece in seen.pieces}
    others = [text for text in rng.sample(seen.legal, len(seen.legal)) if text != act]
    attacks = [text for text in others if text.partition("-")[2] in strength]
    quiet = [text for text in others if text not in set(attacks)]
    attacks.sort(key=lambda text: strength[text.partition("-")[0]])
    return [*attacks[:N_ATTACKS], *quiet[:N_QUIET]]


def _compiled_rules(information: Any, cap: int) -> Callable[[str, int], float]:
    """The rule-based player, compiled."""
    from coach_rules import RulesPlayOn

    return RulesPlayOn(information, cap).score


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
    candidates=_stratego_candidates,
    is_moment=_is_in_play,
    first=10,
    last=120,
    cap=400,
    compiled={"rule_based": _compiled_rules},
)


N_TRIED = 5
"""Acts that are tried at one moment of the other games."""


def _any_others(known: Any, act: str, rng: random.Random) -> list[str]:
    """A few other acts."""
    others = [text for text in known.observation.legal if text != act]
    return rng.sample(others, min(N_TRIED, len(others)))


FORTRESS = PlantingFamily(
    name="fortress",
    variants=("fortress-main", "fortress-intro"),
    makers={
        "newcomer": partial(players.make_named, "fortress", "newcomer"),
        "depth_first": partial(players.make_named, "fortress", "depth_first"),
        "level_2": partial(players.make, "fortress", 2),
    },
    judges=("depth_first", "level_2"),
    candidates=_any_others,
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
    candidates=_any_others,
    is_moment=_is_weighed,
    first=0,
    last=150,
    cap=2_000,
    n_seats=1,
    finish=_by_rules_of_thumb,
)
FAMILIES = {one.name: one for one in (STRATEGO, FORTRESS, FELLOWSHIP)}
