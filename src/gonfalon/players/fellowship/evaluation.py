"""Estimates the chance that the company wins from a state at which a playout is cut: a logistic regression on features of the state.

`scripts/fellowship/value.py` plays games, fits the weights to their results and writes them (value.json). Results of games tell what goes
with winning, not what an answer causes: `scripts/fellowship/corrections.py` corrects that by plans played on in the same samples."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State

from .card_table import NOTES

WEIGHTS = Path(__file__).with_name("value.json")
FEATURES = (
    "one",
    "stage_2",
    "stage_3",
    "to_go",
    "to_go_late",
    "explored_soon",
    "threat",
    "threat_high",
    "threat_last",
    "heroes_lost",
    "hero_hits",
    "hero_weakest",
    "willpower",
    "attack",
    "defense",
    "allies",
    "resources",
    "hand",
    "attachments",
    "staged",
    "staged_cards",
    "behind",
    "ahead",
    "pace",
    "enemies",
    "enemy_attack",
    "enemy_hits",
    "enemy_staged",
    "engaged",
    "uncovered",
    "round",
    "great_enemy",
    "hunted",
    "hunted_to_go",
    "ally_hits",
    "best_defense",
    "tired",
    "threat_30",
    "saved_for",
    "hand_allies",
    "deck",
    "income",
    "staged_enemy_threat",
    "one_hero",
    "attack_over",
)
"""Names of the entries of `features`, in order; an entry that belongs to a seat is the mean over the seats."""


SEARCH_BONUS, LINEAR_SHARE, MOST_LOG_ODDS = 1.3, 0.3, 10.0
"""Added to the fitted log odds, since a player that searches wins more than the rules of thumb; share of the value that is linear in the
log odds; bound of the log odds."""


def points_to_go(s: State) -> tuple[float, float]:
    """(to go on this stage, on this and all later ones), in progress, or in hit points where a stage asks to destroy an enemy."""
    quest = s.quest()
    if quest < 0:
        return 0.0, 0.0
    points = s.catalogue.cards[quest].quest_points
    here = max(0.0, float(points - s.progress[quest])) if points is not None else _enemies_to_go(s)
    return here, here + sum(STAGES.get(s.setup.variant, ())[s.stage + 1 :])


def _enemies_to_go(s: State) -> float:
    """Hit points left of the great enemy that must be destroyed, or of all enemies where the scenario asks for all.

    Before the great enemy is in play its full hit points count.
    """
    hits = [s.hits_left(i) for i in s.enemies()]
    great = [
        left
        for left, i in zip(hits, s.enemies(), strict=True)
        if s.catalogue.cards[i].hit_points >= GREAT_ENEMY_HITS
    ]
    if s.setup.variant == "journey-down-the-anduin":
        return float(min(sum(hits), 20))
    return float(min(great)) if great else GREAT_ENEMY_HITS + 4.0


GREAT_ENEMY_HITS = 9
"""Printed hit points from which an enemy counts as great."""
STAGES = {
    "passage-through-mirkwood": (8.0, 2.0, 10.0),
    "journey-down-the-anduin": (8.0, 16.0, 8.0),
    "escape-from-dol-guldur": (9.0, 15.0, 7.0),
}
"""Scenario -> progress that each stage asks for, about 8 where it asks to destroy an enemy."""


def features(s: State) -> tuple[float, ...]:
    """float[len(FEATURES)]: the entries named there, each of the order of 1."""
    n = max(1, len(s.seats()))
    here, to_go = points_to_go(s)
    location = s.active_location()
    road = (s.catalogue.cards[location].quest_points or 0) - s.progress[location] if location >= 0 else 0
    threat = max((s.threat[seat] for seat in s.seats()), default=50)
    own = _company(s)
    staged = s.staging_threat()
    net = own.willpower - staged - MEAN_THREAT * n
    pace = (to_go + road) / max(1.0, 0.6 * net)
    return (
        1.0,
        float(s.stage == 1),
        float(s.stage >= 2),
        to_go / 10,
        here / 10 * (s.stage >= 2),
        road / 5,
        threat / 50,
        max(0, threat - 38) / 10,
        max(0, threat - 45) / 5,
        own.lost / s.n_seats,
        own.hits / (10 * n),
        own.weakest / 3,
        own.willpower / (8 * n),
        own.attack / (8 * n),
        own.defense / (8 * n),
        own.allies / (4 * n),
        own.resources / (6 * n),
        sum(len(s.piles[m.HAND + seat]) for seat in s.seats()) / (5 * n),
        len(s.piles[m.ATTACHED]) / (3 * n),
        staged / (6 * n),
        len(s.piles[m.STAGING]) / (4 * n),
        max(0.0, -net) / (4 * n),
        max(0.0, net) / (6 * n),
        min(pace, 25.0) / max(4.0, 50.0 - threat),
        *_against(s, own.defense, n),
        min(s.round, 20) / 10,
        *_great(s, here),
        own.ally_hits / (8 * n),
        own.best_defense / 3,
        own.tired / (2 * n),
        max(0, threat - 30) / 10,
        *_held(s, n),
        sum(s.stat(i, m.THREAT) for i in s.staged("enemy")) / (5 * n),
        float(3 * s.n_seats - own.lost <= n),
        max(0, own.attack - 4 * n) / (8 * n),
    )


def _great(s: State, here: float) -> tuple[float, ...]:
    """Features: great enemy in play, whether the stage asks to destroy an enemy, hit points to go."""
    quest = s.quest()
    left = max(
        (s.hits_left(i) for i in s.enemies() if s.catalogue.cards[i].hit_points >= GREAT_ENEMY_HITS),
        default=0,
    )
    hunted = float(s.stage >= 2 and quest >= 0 and s.catalogue.cards[quest].quest_points is None)
    return left / 10, hunted, hunted * here / 10


def _held(s: State, n: int) -> tuple[float, ...]:
    """Features of hands and decks: a card that resources are saved for and allies in hand, cards left to draw, lasting income in play."""
    cards = s.catalogue.cards
    hands = [cards[i] for seat in s.seats() for i in s.piles[m.HAND + seat]]
    income = sum(NOTES[cards[i].id].income for i in s.piles[m.ATTACHED])
    return (
        float(any(NOTES[card.id].saved_for for card in hands)),
        sum(card.type == "ally" for card in hands) / (2 * n),
        min(sum(len(s.piles[m.DECK + seat]) for seat in s.seats()), 10 * n) / (10 * n),
        income / n,
    )


def _against(s: State, defense: int, n: int) -> tuple[float, ...]:
    """Features of enemies in play: number, attack, hit points, staged, engaged, attack that no ready defence covers."""
    enemies = s.enemies()
    attack = sum(s.stat(i, m.STRENGTH) for i in enemies)
    engaged = sum(len(s.piles[m.ENGAGED + seat]) for seat in s.seats())
    return (
        len(enemies) / (3 * n),
        attack / (6 * n),
        sum(s.hits_left(i) for i in enemies) / (10 * n),
        (len(enemies) - engaged) / (2 * n),
        engaged / (2 * n),
        max(0.0, attack - defense / 2) / (5 * n),
    )


class Company(NamedTuple):
    """Sums over the characters of all seats. lost: heroes that have fallen. weakest: the fewest hit points left of a hero, 6 at most."""

    willpower: int
    attack: int
    defense: int
    hits: int
    weakest: int
    lost: int
    allies: int
    resources: int
    ally_hits: int
    best_defense: int
    tired: int


def _company(s: State) -> Company:
    """The characters of all seats."""
    willpower = attack = defense = hits = allies = resources = ally_hits = best = tired = 0
    lost, weakest = 3 * s.n_seats, 6
    for i in s.all_characters():
        willpower += s.stat(i, m.WILLPOWER)
        attack += s.stat(i, m.STRENGTH)
        own_defense = s.stat(i, m.DEFENSE)
        defense += own_defense
        best = max(best, own_defense)
        tired += not s.is_ready(i)
        if s.catalogue.is_hero[i]:
            left = s.hits_left(i)
            hits, weakest, lost = hits + left, min(weakest, left), lost - 1
            resources += min(s.resources[i], 4)
        else:
            allies += 1
            ally_hits += s.hits_left(i)
    return Company(willpower, attack, defense, hits, weakest, lost, allies, resources, ally_hits, best, tired)


MEAN_THREAT = 1.5
"""Threat that a revealed card adds."""


FIRST = "passage-through-mirkwood"
"""The scenario whose weights serve where a scenario has none of its own."""


@lru_cache(maxsize=8)
def weights(scenario: str = FIRST) -> tuple[float, ...]:
    """The weights fitted to games of a scenario, one for each of FEATURES."""
    fitted: dict[str, dict[str, dict[str, float]]] = json.loads(WEIGHTS.read_text())
    known = fitted.get(scenario, fitted[FIRST])["weights"]
    return tuple(known[name] for name in FEATURES)


@lru_cache(maxsize=8)
def corrections(scenario: str) -> tuple[float, ...]:
    """What plans that were played on in the same samples add for each of FEATURES; () for a scenario without such weights."""
    fitted: dict[str, dict[str, Any]] = json.loads(WEIGHTS.read_text())
    known = fitted.get(scenario, {}).get("corrections")
    return tuple(known["weights"][name] for name in FEATURES) if known else ()


def value_of(s: State) -> float:
    """Value of a state from 0 (lost) to 1 (won): mostly the chance of winning; a part linear in its log odds distinguishes positions
    near 0 and 1."""
    return _won(s) if s.outcome is not None else _value(s, features(s))


def corrected_value(s: State) -> float:
    """Value by which a search compares plans: `value_of` plus corrections for what differs between plans. It may leave the range 0 to 1.

    The corrections (`scripts/fellowship/corrections.py`) are fitted to games of one seat and apply to these alone.
    """
    if s.outcome is not None:
        return _won(s)
    numbers = features(s)
    more = corrections(s.setup.variant) if s.n_seats == 1 else ()
    return _value(s, numbers) + sum(weight * number for weight, number in zip(more, numbers, strict=False))


def _won(s: State) -> float:
    return 1.0 if s.outcome is not None and s.outcome.returns[0] > 0 else 0.0


def _value(s: State, numbers: tuple[float, ...]) -> float:
    """`value_of` of a game that goes on, from its features."""
    fitted = weights(s.setup.variant)
    odds = SEARCH_BONUS + sum(weight * number for weight, number in zip(fitted, numbers, strict=True))
    odds = max(-MOST_LOG_ODDS, min(MOST_LOG_ODDS, odds))
    return (1.0 - LINEAR_SHARE) / (1.0 + math.exp(-odds)) + LINEAR_SHARE * (0.5 + odds / (2 * MOST_LOG_ODDS))
