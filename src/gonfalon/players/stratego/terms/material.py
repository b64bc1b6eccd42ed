"""What pieces are worth, and what attacks on them gain and teach."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from ..decision import SearchContext
from ..kernel.eval_weights import N_IDS, UNIT
from ..knowledge.fights import IMMOBILE
from .powers import add_power_worths
from .quest import BEARER_WORTH, is_quest_open

# Worth of pieces beside what knowledge/fights.py says. Fits to results of games played no better: docs/tried/stratego.md.
STEEPNESS = 4.0
"""Power of the share of enemy movers a piece beats, by which its worth grows: the higher, the more the top counts."""
OWN_FLAG = 150.0  # worth of the own flag
FEW_MOVERS = 10.0
"""Further worth that a side's mobile pieces share in the endgame: the fewer are left, the more each counts."""
NO_MOVE = 500.0  # value of a game won or lost because a side cannot move
ENEMY_FLAG = 70.0  # worth of the enemy's flag, whose place is mostly a guess
LEARN_WORTH = 0.5  # worth of learning what a hidden piece is
DELAYED_SHARE = 0.4
"""Share of an expected gain from a hidden piece that counts if the attack is not made now."""
LEARN_SHARE = 0.04  # share of a hidden piece's expected worth that learning what it is is worth
CERTAIN_CHANCE = 0.995  # chance from which on a hidden piece counts as known: nothing is learned of it
LOG_ODDS_PER_WORTH = 0.087
"""Growth of the log odds of winning with a unit of lead in worth (fitted: docs/tried/stratego.md)."""
MOST_STAKE = 6.0  # factor by which a lead raises the cost of danger at most


def write_worths(record: Any, context: SearchContext) -> float:
    """Write both sides' worths of pieces; the own side's lead without flags, in worth."""
    seat, belief = context.seat, context.belief
    mine = Counter(piece.piece for piece in context.own)
    theirs = Counter(belief.left)
    theirs.update(belief.kinds[kind] for kind in belief.known.values())
    lead = 0.0
    for player, own, enemies in ((seat, mine, theirs), (1 - seat, theirs, mine)):
        worths = _worths(context, own, enemies)
        total = sum(n * worths[name] for name, n in own.items() if not context.fights.is_flag(name))
        lead += total if player == seat else -total
        for i, name in enumerate(belief.kinds):
            is_flag = context.fights.is_flag(name)
            flag = OWN_FLAG if player == seat else ENEMY_FLAG
            record["worth"][player, i] = round(UNIT * (flag if is_flag else worths[name]))
    return lead


def _worths(context: SearchContext, own: Counter[str], enemies: Counter[str]) -> dict[str, float]:
    """Kind -> what a piece of it is worth to a side that has `own` left against `enemies`."""
    worths = context.fights.worths(own, enemies, STEEPNESS, flag=IMMOBILE)
    if context.settings.use_endgame:
        n_movers = sum(n for name, n in own.items() if context.is_mobile(name))
        for name in filter(context.is_mobile, worths):
            worths[name] += FEW_MOVERS / max(1, n_movers)
    if context.has_powers:
        add_power_worths(worths, context, enemies)
    quest = context.rules.ruleset.quest
    if quest and is_quest_open(context):
        worths[quest.bearer] = BEARER_WORTH
    return worths


def learn_values_of(record: Any, context: SearchContext, sights: dict[int, float]) -> dict[int, float]:
    """Id of a hidden piece -> hundredths that learning what it is is worth. sights: what of that is for the quest."""
    belief = context.belief
    worth = piece_worths_without_flags(record, context)
    base = UNIT * LEARN_WORTH + context.urgency
    out = {}
    for i, piece in enumerate(belief.hidden):
        chances = belief.chances[i]
        certain = chances.max() >= CERTAIN_CHANCE
        known = 0.0 if certain else LEARN_SHARE * float(worth @ chances)
        out[piece.id] = base + known + sights.get(piece.id, 0.0)
    return out


def piece_worths_without_flags(eval_weights: Any, context: SearchContext) -> np.ndarray:
    """float64[kinds]: hundredths that the enemy's pieces are worth, 0 for flags."""
    kinds = context.belief.kinds
    worth = eval_weights["worth"][1 - context.seat, : len(kinds)].astype(float)
    worth[[context.fights.is_flag(name) for name in kinds]] = 0.0
    return worth


def write_hidden_attacks(
    record: Any, context: SearchContext, expected: dict[int, np.ndarray], learn_values: dict[int, float]
) -> None:
    """Write what attacking a hidden piece later is worth: less than now, if it gains."""
    n = len(context.belief.kinds)
    for piece in context.belief.hidden:
        whole = expected[piece.id] + learn_values[piece.id]
        whole = np.where(whole > 0, whole * DELAYED_SHARE, whole)
        record["attack_hidden"][:n, piece.id & (N_IDS - 1)] = np.round(whole)


def stake_of(context: SearchContext, lead: float) -> float:
    """Factor on the cost of danger: the odds of losing what a lead has won."""
    if not context.settings.use_endgame:
        return 1.0
    return min(MOST_STAKE, math.exp(LOG_ODDS_PER_WORTH * max(0.0, lead)))


def explain_attack(context: SearchContext, gains: np.ndarray, piece: PieceView, attacked: PieceView) -> float:
    """Hundredths that an attack by an own piece gains on average. gains: as of Evaluation."""
    return float(gains[context.belief.index[piece.piece]] @ context.chances_of(attacked))


def explain_safety(context: SearchContext, record: Any, piece: PieceView, stand: str) -> float:
    """Hundredths that a move saves: by how much less likely an enemy beside the own piece beats it."""
    worth = float(record["worth"][context.seat, context.belief.index[piece.piece]])
    return worth * (_beaten(context, piece, piece.square) - _beaten(context, piece, stand))


def _beaten(context: SearchContext, piece: PieceView, square: str) -> float:
    """The largest chance that an enemy's piece beside a square beats the piece there by attacking it."""
    chances = [0.0]
    for beside in context.fights.near[square]:
        enemy = context.piece_at.get(beside)
        if enemy is None or enemy.owner == context.seat:
            continue
        row = zip(context.belief.kinds, context.chances_of(enemy), strict=True)
        chances.append(sum(float(p) for kind, p in row if p and context.fights.wins(kind, piece.piece)))
    return max(chances)
