"""Why one answer is better than another: the outlook is linear in the features of a state, so their difference falls into parts."""

from __future__ import annotations

from collections.abc import Sequence

from ..hints import Reason
from .evaluation import FEATURES, weights

MOST_REASONS, LEAST_WORTH = 2, 0.05
"""Reasons that are told of an answer, and the log odds that a part must be worth for it."""
PARTS: dict[str, str] = {
    **dict.fromkeys(
        ("stage_2", "stage_3", "to_go", "to_go_late", "explored_soon", "hunted", "hunted_to_go"), "road"
    ),
    **dict.fromkeys(("willpower", "behind", "ahead", "pace", "staged"), "quest"),
    **dict.fromkeys(("threat", "threat_high", "threat_last", "threat_30"), "threat"),
    **dict.fromkeys(("heroes_lost", "hero_hits", "hero_weakest", "one_hero"), "heroes"),
    **dict.fromkeys(
        ("attack", "defense", "allies", "ally_hits", "best_defense", "tired", "attack_over"), "company"
    ),
    **dict.fromkeys(
        ("resources", "hand", "attachments", "saved_for", "hand_allies", "deck", "income"), "means"
    ),
    **dict.fromkeys(
        (
            *(
                "staged_cards",
                "enemies",
                "enemy_attack",
                "enemy_hits",
                "enemy_staged",
                "engaged",
                "uncovered",
            ),
            *("great_enemy", "staged_enemy_threat"),
        ),
        "enemies",
    ),
}
"""Feature -> the part of the outlook that it is told as. The round and the constant are no reason."""


def mean_features(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """float[len(FEATURES)]: the mean of rows of features; () without rows."""
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def reasons_of(scenario: str, own: tuple[float, ...], others: tuple[float, ...]) -> tuple[Reason, ...]:
    """The parts in which an outlook differs most from another, in log odds. own, others: mean features of the states compared."""
    if not own or not others:
        return ()
    worth: dict[str, float] = {}
    for name, weight, here, there in zip(FEATURES, weights(scenario), own, others, strict=True):
        if name in PARTS:
            worth[PARTS[name]] = worth.get(PARTS[name], 0.0) + weight * (here - there)
    most = sorted(worth.items(), key=lambda part: -abs(part[1]))[:MOST_REASONS]
    return tuple(Reason(name, round(value, 3)) for name, value in most if abs(value) >= LEAST_WORTH)
