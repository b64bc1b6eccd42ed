"""A partner: a player that deploys by rules and moves by a look-ahead over what it knows."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import Rules

from ..powers import PowerJudge, results_now, with_quest
from ..rule_based import judge_of
from ..worth import Fights, fights_of
from .assessment import Assessment
from .deployment import deployed
from .lookahead import INFINITE, Room, look, new_room
from .quest import LEAST_POWER, add_quest, go_on, is_standard, quest_extras
from .style import Style
from .tables import Duels, duels_of

FIRST_DEPTH = 2
"""Plies of the first iteration; its result counts even if the budget of positions was used up."""
NOISE = 0.05
"""Random amount added to each root move at most, in units of worth."""
RAIDED = 0.2
"""Factor on the cost of showing that a piece can move, while enemies stand in the own camp."""
VISIT = 0.6
"""Cost of returning to a square that the piece has left lately."""
RECKLESS = 30.0
"""Cost of attacking an unknown piece with a strong one."""


class PartnerPlayer:
    """Fulfils players.Player: the same seed and information state give the same answer."""

    def __init__(self, seed: int, style: Style) -> None:
        self.seed, self.style = seed, style
        self.room: Room | None = None

    def act(self, information: InformationState) -> str:
        """A legal action."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        rng = random.Random(stream_seed(self.seed, "partner", seen.ply))
        if seen.kind == "deploy":
            return deployed(seen, rng, self.style.setups)
        assert seen.legal
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.kind == "rescue":
            return max(seen.legal, key=judge_of(information, rng).rescue_value)
        rules = with_quest(information)
        fights, duels = tables_of(information, rules)
        assessment = Assessment(information, self.style, fights, duels, rng)
        if seen.kind == "repeat":
            return go_on(assessment, seen.legal)
        self.room = self.room or new_room()
        return self._choose(assessment, rules, seen.legal)

    def _choose(self, assessment: Assessment, rules: Rules | None, legal: tuple[str, ...]) -> str:
        """The best standard move, or a power with a higher expected value."""
        assert self.room is not None
        if rules is None:
            return choose(assessment, list(legal), self.room)[0]
        add_quest(assessment, rules)
        standard = [text for text in legal if is_standard(text)]
        best, gain = choose(assessment, standard, self.room) if standard else ("", -INFINITE)
        judge = PowerJudge(assessment.information, assessment.rng, rules)
        powers = [(judge.value(text), text) for text in legal if not is_standard(text)]
        value, power = max(powers, default=(-INFINITE, ""))
        return power if not best or value > max(gain, LEAST_POWER) else best


def tables_of(information: InformationState, rules: Rules | None) -> tuple[Fights, Duels]:
    """The combat tables in force now."""
    aggressor = bool(information.options["aggressor_advantage"])
    variant = information.variant
    if rules is None:
        fights = fights_of(variant, aggressor)
        return fights, _duels(variant, aggressor) if not variant.endswith(".toml") else duels_of(fights)
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    fights = Fights(variant, aggressor, results_now(rules, seen.ring))
    return fights, duels_of(fights)


@lru_cache(maxsize=64)
def _duels(variant: str, aggressor: bool) -> Duels:
    return duels_of(fights_of(variant, aggressor))


def choose(assessment: Assessment, legal: list[str], room: Room) -> tuple[str, float]:
    """(the best standard move, its value less that of passing)."""
    position, number = assessment.position, assessment.grid.number
    moves = [text.split("-") for text in legal]
    roots = np.array([(position.board[number[a]], number[b]) for a, b in moves], np.int16)
    extras = extras_of(assessment, roots) + quest_extras(assessment, legal)
    order = np.argsort(-extras, kind="stable")
    best, gain = 0, -INFINITE
    budget = np.zeros(2, np.int64)
    budget[1] = assessment.style.nodes
    for depth in range(FIRST_DEPTH, assessment.style.depth + 1):
        values = np.zeros(len(roots) + 1)
        done = look(position, room, depth, roots[order], extras[order], values, budget)
        if not done and depth > FIRST_DEPTH:
            break
        ranked = np.argsort(-values[:-1], kind="stable")
        gain = float(values[ranked[0]] - values[-1])
        order = order[ranked]
        best = int(order[0])
        if not done:
            break
    return legal[best], gain


def extras_of(assessment: Assessment, roots: np.ndarray) -> np.ndarray:
    """float64[moves]: additional value of each root move, beyond the look-ahead."""
    n, style, rng = len(assessment.own), assessment.style, assessment.rng
    visits = visits_of(assessment.information)
    extras = np.zeros(len(roots))
    back = assessment.grid.row if assessment.seat == 0 else assessment.seen.rows - 1 - assessment.grid.row
    for k, (piece, target) in enumerate(roots.tolist()):
        own = assessment.own[piece]
        extras[k] = NOISE * rng.random()
        source = assessment.grid.number[own.square]
        enemy = int(assessment.position.board[target]) - n
        if enemy >= 0:
            if assessment.reckless[piece, enemy]:
                extras[k] -= RECKLESS * assessment.loses[piece, enemy]
        elif (
            max(
                abs(assessment.grid.row[source] - assessment.grid.row[target]),
                abs(assessment.grid.column[source] - assessment.grid.column[target]),
            )
            > 1
        ):
            extras[k] -= assessment.stealth[piece] + (0.4 if not own.shown else 0.0)
        if not own.moved:
            extras[k] -= style.rest * (RAIDED if assessment.home.raided else 2.0 if back[source] < 2 else 1.0)
        extras[k] -= VISIT * min(3, visits[assessment.grid.name[target], own.id])
    return extras


def visits_of(information: InformationState) -> Counter[tuple[str, int]]:
    """(square, piece id) -> how often the piece has left that square in this seat's last dozen moves."""
    own = {ply for ply, _ in information.actions[-12:]}
    visits: Counter[tuple[str, int]] = Counter()
    for event in information.events[-60:]:
        if event.kind == "move" and event.ply in own:
            visits[event.facts["source"], event.facts["id"]] += 1
    return visits
