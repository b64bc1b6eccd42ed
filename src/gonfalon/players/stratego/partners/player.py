"""A partner: it draws a set-up, and looks ahead over what it knows."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed
from gonfalon.games.stratego.observation import StrategoObservation

from ..powers import PowerJudge, results_now, with_quest
from .deployment import deployed
from ..worth import Fights, fights_of
from .lookahead import Room, look, new_room
from .mind import Mind
from .style import Style
from .tables import duels_of

NOISE = 0.05
VISIT = 0.6
"""What going back to a square costs that the piece has left lately."""
RECKLESS = 30.0
"""What it costs to run into the unknown with a strong piece."""


class PartnerPlayer:
    """Answers from seed and information state alone."""

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
        rules = with_quest(information)
        if rules is not None or seen.kind == "rescue":
            from ..rule_based import judge_of

            judge = judge_of(information, rng)
            return max(seen.legal, key=judge.rescue_value if seen.kind == "rescue" else judge.value)
        fights = fights_of(information.variant, bool(information.options["aggressor_advantage"]))
        mind = Mind(information, self.style, fights, duels_of(fights), rng)
        self.room = self.room or new_room()
        return choose(mind, seen.legal, self.room)


def choose(mind: Mind, legal: tuple[str, ...], room: Room) -> str:
    """The best of the standard moves."""
    position, n = mind.position, len(mind.own)
    number = mind.grid.number
    moves = [text.split("-") for text in legal]
    roots = np.array([(position.board[number[a]], number[b]) for a, b in moves], np.int16)
    extras = extras_of(mind, roots)
    order = np.argsort(-extras, kind="stable")
    best, kept = 0, None
    budget = np.zeros(2, np.int64)
    budget[1] = mind.style.nodes
    for depth in range(2, mind.style.depth + 1):
        values = np.zeros(len(roots) + 1)
        snapshot = position.n_turns.copy()
        done = look(position, room, depth, roots[order], extras[order], values, budget)
        position.n_turns[:] = snapshot
        if not done and kept is not None:
            break
        kept = values
        order = order[np.argsort(-values[:-1], kind="stable")]
        best = int(order[0])
        if not done:
            break
    return legal[best]


def extras_of(mind: Mind, roots: np.ndarray) -> np.ndarray:
    """What each root move is worth besides what the look-ahead sees."""
    n, style, rng = len(mind.own), mind.style, mind.rng
    visits = visits_of(mind.information)
    extras = np.zeros(len(roots))
    back = mind.grid.row if mind.seat == 0 else mind.seen.rows - 1 - mind.grid.row
    for k, (piece, target) in enumerate(roots.tolist()):
        own = mind.own[piece]
        extras[k] = NOISE * rng.random()
        source = mind.grid.number[own.square]
        enemy = int(mind.position.board[target]) - n
        if enemy >= 0:
            if mind.reckless[piece, enemy]:
                extras[k] -= RECKLESS * mind.loses[piece, enemy]
        elif max(abs(mind.grid.row[source] - mind.grid.row[target]), abs(mind.grid.column[source] - mind.grid.column[target])) > 1:
            extras[k] -= mind.stealth[piece] + (0.4 if not own.shown else 0.0)
        if not own.moved:
            extras[k] -= style.rest * (2.0 if back[source] < 2 else 1.0)
        extras[k] -= VISIT * min(3, visits[mind.grid.name[target], own.id])
    return extras


def visits_of(information: InformationState) -> Counter[tuple[str, int]]:
    """(square, piece id) -> how often the piece has left that square in this seat's last dozen moves."""
    own = {ply for ply, _ in information.actions[-12:]}
    visits: Counter[tuple[str, int]] = Counter()
    for event in information.events[-60:]:
        if event.kind == "move" and event.ply in own:
            visits[event.facts["source"], event.facts["id"]] += 1
    return visits
