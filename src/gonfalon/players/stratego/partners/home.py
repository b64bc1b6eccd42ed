"""The own flag: its walls, who threatens it, who stays by it, who comes back."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from .lookahead import FAR, SIZE, write_distances
from .style import Style
from .tables import Duels, Grid

OWN_ROWS = 4
"""Rows of the own camp."""
RAID_WORTH = 8.0
"""Worth from which an enemy in the own camp counts as a whole raider."""
GATE = 0.6
"""How much a mover on an open way to the flag threatens it, a sapper before its wall being 1."""
HOME_STEPS = 8
"""From how far an enemy threatens the flag."""
GUARD = (3.0, 11.0)
"""The least and most worth of a piece that stays near the flag."""
N_GUARDS, GUARD_STEPS, FARTHEST = 2, 3, 12
"""How many stay, within how many steps, and how many steps beyond count at most."""
HASTE = 0.35
"""How fast an enemy's threat to the flag shrinks with its steps."""
N_THREATS, LEAST_URGENCY, ABLE = 3, 0.06, 0.6
"""Enemies that a guard is kept against at most, from which threat on, and the chance of beating one that makes a guard."""
IN_TIME, LONG_WAY = 0.3, 20
"""Share of the pull home of a piece that would come in time anyway, and how many steps count at most."""


class Home(NamedTuple):
    """vital: bool[own], the flag and its walls. threat: float64[enemies, SIZE] by where the enemy would stand; danger: where it stands.
    raid: float64[enemies], how many times its worth an enemy counts. raided: is any in the own camp? urgency: float64[enemies], how
    likely it comes; arrival: in how many steps. way_home: float64[SIZE], steps to the flag.
    """

    vital: Any
    threat: Any
    danger: Any
    raid: Any
    raided: bool
    urgency: Any
    arrival: Any
    way_home: Any


class Moment(Protocol):
    """What is asked here of a seat's view of the moment (mind.Mind, which says what each is)."""

    own: list[PieceView]
    enemies: list[PieceView]
    style: Style
    grid: Grid
    duels: Duels
    kind: Any
    chances: Any
    worth: Any
    their_worth: Any
    back: Any
    wins: Any
    ties: Any
    home: Home


def home_of(mind: Moment) -> Home:
    """What there is to fear for the own flag."""
    n, m, d, grid = len(mind.own), len(mind.enemies), mind.duels, mind.grid
    flags = np.flatnonzero(d.flag[mind.kind])
    squares = np.array([grid.number[piece.square] for piece in mind.enemies], int)
    moved = np.array([piece.moved or bool(piece.piece) for piece in mind.enemies], bool)
    raid, raided = np.ones(m), False
    if m:
        inside = (mind.back[squares] < OWN_ROWS) & moved
        raided = bool(inside.any())
        strength = np.minimum(1.0, (mind.chances @ mind.their_worth) / RAID_WORTH)
        raid = 1.0 + mind.style.raid * inside * strength
    if not len(flags) or not m:
        far = np.full(m, float(FAR))
        return Home(
            np.zeros(n, bool),
            np.zeros((m, SIZE)),
            np.zeros(m),
            raid,
            raided,
            np.zeros(m),
            far,
            np.full(SIZE, float(FAR)),
        )
    vital, way_home, way = _ways(mind, int(flags[0]))
    bombs = sorted({int(k) for k in mind.kind if d.bomb[k]})
    sapper = mind.chances @ (d.wins[:, bombs].max(axis=1) if bombs else np.zeros(len(d.kinds)))
    mover = mind.chances @ d.mobile
    flag = grid.number[mind.own[flags[0]].square]
    around = np.abs(grid.row - grid.row[flag]) + np.abs(grid.column - grid.column[flag])
    by_wall = sapper[:, None] / (1.0 + around)
    by_gate = GATE * mover[:, None] / (1.0 + way)
    threat = np.maximum(by_wall, by_gate) * moved[:, None] * (around <= HOME_STEPS)
    danger = threat[np.arange(m), squares]
    raid = raid + mind.style.home_guard * danger
    by_gate = mover / (1.0 + HASTE * way[squares])
    by_wall = sapper / (1.0 + HASTE * (1.0 + way_home[squares]))
    urgency = np.maximum(by_gate, by_wall) * moved
    arrival = np.where(by_gate >= by_wall, way[squares], way_home[squares] + 1.0)
    return Home(vital, threat, danger, raid, raided, urgency, arrival, way_home)


def _ways(mind: Moment, flag: int) -> tuple[Any, Any, Any]:
    """The flag and its walls, and steps to the flag through everything and round what never moves."""
    d, grid = mind.duels, mind.grid
    at = {grid.number[piece.square]: k for k, piece in enumerate(mind.own)}
    square = grid.number[mind.own[flag].square]
    walls = [at[s] for s in grid.near[square] if s in at and not d.mobile[mind.kind[at[s]]]]
    vital = np.zeros(len(mind.own), bool)
    vital[[flag, *walls]] = True
    closed = np.zeros(SIZE, np.int8)
    closed[[s for s, k in at.items() if not d.mobile[mind.kind[k]] and k != flag]] = 1
    steps = np.full((1, SIZE), FAR, np.int16)
    start, queue = np.array([square], np.int16), np.zeros(SIZE, np.int16)
    write_distances(grid.empty, start, np.zeros(SIZE, np.int8), steps, queue)
    way_home = steps[0].astype(float)
    write_distances(grid.empty, start, closed, steps, queue)
    return vital, way_home, np.minimum(FAR, steps[0].astype(float))


def guards(mind: Moment) -> Any:
    """float32[own, SIZE]: two pieces are drawn to the flag, and against each enemy that could come the nearest that beats it."""
    home, style = mind.home, mind.style
    place = np.zeros((len(mind.own), SIZE), np.float32)
    free = mind.duels.mobile[mind.kind] & (mind.duels.reach[mind.kind] == 1)
    squares = np.array([mind.grid.number[piece.square] for piece in mind.own], int)
    if not home.way_home.min():
        fit = free & (mind.worth >= GUARD[0]) & (mind.worth <= GUARD[1])
        near = np.argsort(np.where(fit, home.way_home[squares] + 0.1 * mind.worth, FAR), kind="stable")
        for k in near[: min(N_GUARDS, int(fit.sum()))].tolist():
            place[k] -= style.stay * np.clip(home.way_home - GUARD_STEPS, 0, FARTHEST)
    for j in np.argsort(-home.urgency, kind="stable")[:N_THREATS].tolist():
        able = free & (mind.wins[:, j] + 0.5 * mind.ties[:, j] > ABLE)
        if home.urgency[j] < LEAST_URGENCY or not able.any():
            continue
        k = int(np.where(able, home.way_home[squares] + 0.05 * mind.worth, FAR).argmin())
        free[k] = False
        late = home.way_home[squares[k]] > home.arrival[j] - 2
        pull = style.guard * min(1.0, home.urgency[j] * 3.0) * (1.0 if late else IN_TIME)
        place[k] -= pull * np.minimum(home.way_home, LONG_WAY)
    return place
