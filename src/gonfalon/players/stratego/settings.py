"""The settings of the levels: how much each searches, what it believes and what it cares for."""

from __future__ import annotations

from typing import NamedTuple

from .belief.belief import N_SWEEPS, Trusts


class Settings(NamedTuple):
    """How a level plays. Worths are in units of a piece that beats next to nothing; shares are from 0 to 1."""

    n_boards: int = 12  # boards sampled for a move
    depth: int = 3  # plies searched, before quiescence
    nodes: int = 30_000  # nodes searched at most for a move, over all boards
    trusts: Trusts = Trusts()  # how far the belief trusts each clue
    belief_sweeps: int = N_SWEEPS  # sweeps of the belief's walk that chances are counted in
    n_setups: int = 30  # deployments drawn for the one that is chosen
    noise: float = 0.1  # worth that chance may add to a move
    guard_cost: float = 150.0  # worth that certain loss of the own flag costs (terms/guard.py)
    expected_share: float = 0.0
    """Weight of the look-ahead over expected values; the tree's mean over the boards has 1. 0: it is not used."""
    ms: float = 0.0  # milliseconds for a move; 0: the clock is not read, and the answer depends on seed and information alone
    forget_turns: float = 0.0
    """Turns after which half of the lowest shown pieces are forgotten (knowledge/forgetting.py); 0: never."""
    flight_share: float = 0.0
    """What being near a known enemy that takes a piece costs: this share of its worth, divided by the steps and two."""
    full_guard: bool = False
    """Does the guard of the flag look closer? A defender may be taken first, or meet an enemy before the gate. A digger between two gates
    threatens both. A runner takes the flag from afar."""
    back_row_cost: float = 0.0  # worth that the first move of a piece of the back rows costs: whatever still rests there hides the flag
    playouts: int = 0
    """Boards played on for each of the best root moves, without powers, while an enemy mover is unknown; 0: none."""
    use_endgame: bool = False
    """Does it play endgames by their own rules? Few enemies come sooner and are worth more; a lead is kept; sappers dig to the flag."""


STRONG = {"flight_share": 1.0, "full_guard": True, "back_row_cost": 1.0, "use_endgame": True}
"""What levels 6 and 7 have and the others have not."""
LEVELS = {
    # boards, depth, nodes, trusts, sweeps, set-ups, noise, guard cost, expected share
    1: Settings(6, 1, 6_000, Trusts(0.55, 0.0, 0.0), 160, 4, 0.6, 7.0, forget_turns=75),
    2: Settings(8, 1, 8_000, Trusts(0.7, 0.1, 0.0), 160, 10, 0.3, 50.0),
    3: Settings(10, 1, 10_000, Trusts(0.8, 1.0, 0.0), 160, 20, 0.15, 80.0, 0.15),
    4: Settings(13, 3, 40_000, Trusts(0.8, 1.0, 0.4), 240, 30, 0.1, 150.0, 0.22),
    5: Settings(20, 3, 80_000, Trusts(0.9, 1.0, 0.55), 400, 30, 0.1, 150.0, 0.8),
    6: Settings(30, 3, 150_000, Trusts(), N_SWEEPS, 30, 0.1, 150.0, 1.0, playouts=20, **STRONG),
    7: Settings(100, 3, 4_000_000, Trusts(), 4_800, 30, 0.1, 150.0, 1.0, playouts=400, **STRONG),
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
