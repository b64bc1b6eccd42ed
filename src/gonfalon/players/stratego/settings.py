"""The settings of the levels: how much each searches, what it believes and what it cares for."""

from __future__ import annotations

from typing import NamedTuple

from .belief.belief import N_SWEEPS, Trusts


class Settings(NamedTuple):
    """How a level plays. Worths are in units of a piece that beats next to nothing; shares are from 0 to 1."""

    n_boards: int = 12  # boards sampled for a move
    depth: int = 3  # plies searched, before quiescence
    nodes: int = 30_000  # nodes searched at most for a move, over all boards
    ms: float = 0.0  # milliseconds for a move; 0: the clock is not read, and the answer depends on seed and information alone
    trusts: Trusts = Trusts()  # how far the belief trusts each clue
    belief_sweeps: int = N_SWEEPS  # sweeps of the belief's walk that chances are counted in
    forget_turns: float = 0.0
    """Turns after which half of the lowest shown pieces are forgotten (knowledge/forgetting.py); 0: never."""
    n_setups: int = 30  # deployments drawn for the one that is chosen
    noise: float = 0.1  # worth that chance may add to a move
    flight_share: float = 0.0
    """What being near a known enemy that takes a piece costs: this share of its worth, divided by the steps and two."""
    guard_cost: float = 150.0
    """Worth that certain loss of the own flag costs (terms/guard.py)."""
    full_guard: bool = False
    """Does the guard of the flag look closer? A defender may be taken first, or meet an enemy before the gate. A digger between two gates
    threatens both. A runner takes the flag from afar."""
    back_row_cost: float = 0.0  # worth that the first move of a piece of the back rows costs: whatever still rests there hides the flag
    expected_share: float = 0.0
    """Weight of the look-ahead over expected values; the tree's mean over the boards has 1. 0: it is not used."""
    playouts: int = 0
    """Boards played on for each of the best root moves, without powers, while an enemy mover is unknown; 0: none."""
    use_endgame: bool = False
    """Does it play endgames by their own rules? Few enemies come sooner and are worth more; a lead is kept; sappers dig to the flag."""


SIXTH = Settings(
    n_boards=30,
    depth=3,
    nodes=150_000,
    full_guard=True,
    back_row_cost=1.0,
    flight_share=1.0,
    expected_share=1.0,
    playouts=20,
    use_endgame=True,
)
"""Level 6; level 7 is the same with more boards, nodes, sweeps and playouts."""
LEVELS = {
    1: Settings(
        n_boards=6,
        depth=1,
        nodes=6_000,
        trusts=Trusts(0.55, 0.0, 0.0),
        belief_sweeps=160,
        forget_turns=75,
        n_setups=4,
        noise=0.6,
        guard_cost=7.0,
    ),
    2: Settings(
        n_boards=8,
        depth=1,
        nodes=8_000,
        trusts=Trusts(0.7, 0.1, 0.0),
        belief_sweeps=160,
        n_setups=10,
        noise=0.3,
        guard_cost=50.0,
    ),
    3: Settings(
        n_boards=10,
        depth=1,
        nodes=10_000,
        trusts=Trusts(0.8, 1.0, 0.0),
        belief_sweeps=160,
        n_setups=20,
        noise=0.15,
        guard_cost=80.0,
        expected_share=0.15,
    ),
    4: Settings(
        n_boards=13,
        depth=3,
        nodes=40_000,
        trusts=Trusts(0.8, 1.0, 0.4),
        belief_sweeps=240,
        expected_share=0.22,
    ),
    5: Settings(
        n_boards=20,
        depth=3,
        nodes=80_000,
        trusts=Trusts(0.9, 1.0, 0.55),
        belief_sweeps=400,
        expected_share=0.8,
    ),
    6: SIXTH,
    7: SIXTH._replace(n_boards=100, nodes=4_000_000, belief_sweeps=4_800, playouts=400),
}
"""Level -> settings. Budgets are in nodes, so that a level plays alike on any machine."""
UNLIMITED_NODES = 1 << 50
MORE_DEPTH = 3
"""Plies that a time limit adds to a level's depth."""
MOST_PLAYOUTS = 2_000
"""Boards that a level with playouts plays on under a time limit, if it lasts."""


def settings_of(level: int, ms: float | None = None, nodes: int | None = None) -> Settings:
    """A level's settings with another budget: `ms` milliseconds, or `nodes`, or both; 0 ms: the clock is not read."""
    settings = LEVELS[level]
    if ms is not None and ms > 0:
        depth, playouts = settings.depth + MORE_DEPTH, MOST_PLAYOUTS if settings.playouts else 0
        settings = settings._replace(ms=float(ms), nodes=UNLIMITED_NODES, depth=depth, playouts=playouts)
    if nodes is not None:
        settings = settings._replace(nodes=nodes)
    return settings
