"""Turns to the flag after each act of a position of Fortress, over fortresses that fit the notes of the seat that is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from gonfalon import games, players
from gonfalon.core.observation import InformationState
from gonfalon.games.fortress.grading import Solo, walk
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.plan import NONE
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.words import CLIMB, STEP
from gonfalon.learn.fortress.puzzle_position import LEVELS_TRIED, known, ways
from gonfalon.players.fortress.depth_first import (
    add_squares,
    depth_first_way,
    free_path,
    next_piece,
    squares_in_order,
)
from gonfalon.players.fortress.explorer import Explorer, Settings
from gonfalon.players.fortress.prospects import BEATEN, FAR, Prospect

MOST_TURNS = 40
"""Turns that are counted for one fortress."""
TRIES, FINDS = 5, 3
"""Tries of a level; so many of them must find the act."""
MOST_REQUESTS = 60
"""Requests that a player makes over known squares before a try counts as missed."""


class Searched(NamedTuple):
    """What a search found: turns to the flag after each act, for each fortress, the turn that goes on now counted."""

    turns: dict[str, list[int]]

    @property
    def means(self) -> dict[str, float]:
        """Mean turns after each act."""
        return {act: sum(row) / len(row) for act, row in self.turns.items()}

    @property
    def best(self) -> str:
        """The act with the fewest turns."""
        return min(self.turns, key=lambda act: sum(self.turns[act]))

    @property
    def second(self) -> str:
        """The next one."""
        return min((act for act in self.turns if act != self.best), key=lambda act: sum(self.turns[act]))

    @property
    def gaps(self) -> list[int]:
        """By how many turns the second is behind, in each fortress."""
        return [b - a for a, b in zip(self.turns[self.best], self.turns[self.second], strict=True)]

    @property
    def gap(self) -> float:
        """By how many turns the second is behind in the mean."""
        return sum(self.gaps) / len(self.gaps)

    @property
    def doubt(self) -> float:
        """The standard error of the gap."""
        gaps, mean = self.gaps, self.gap
        return sqrt(sum((one - mean) ** 2 for one in gaps) / (len(gaps) - 1) / len(gaps))


def together(searches: Sequence[Searched]) -> Searched:
    """Several searches of the same acts as one."""
    return Searched({act: [n for one in searches for n in one.turns[act]] for act in searches[0].turns})


class Shares(NamedTuple):
    """Shares, from 0 to 1, of the fortresses that fit the notes. wall: one bars the step. beaten: a card there beats the piece. flag: it
    lies there. nearer: the act leads nearer to the flag. reaches: the piece that then stands inside can come to the flag at all.
    """

    wall: float
    beaten: float
    flag: float
    nearer: float
    reaches: float


class Asked:
    """A position: the rules, what the seat knows, and the ways one may choose from."""

    def __init__(self, information: InformationState) -> None:
        self.information = information
        self.rules, self.notes = known(information)
        self.ways = ways(self.rules, self.notes)
        self.order = squares_in_order(self.rules, information.events, information.seat)
        self.sampler = MazeSampler(self.rules, self.notes)

    def drawn(self, n: int, seed: int) -> list[Maze]:
        """Fortresses that fit the notes."""
        rng = random.Random(seed)
        return [self.sampler.draw(rng) for _ in range(n)]

    @property
    def is_entering(self) -> bool:
        """Is a piece to enter for one that was beaten?"""
        return self.notes.piece < 0

    def has_choice(self, fewest: int) -> bool:
        """Are there so many acts, and not just one way on and giving the piece up?"""
        if self.is_entering:
            return len(self.ways) >= fewest
        n_requests = sum(way[-1].piece < 0 for way in self.ways.values())
        return len(self.ways) >= fewest and n_requests != 1

    def has_free_gain(self) -> bool:
        """Is something to be had over known squares, at no price? Then that comes before every question."""
        rules, notes = self.rules, self.notes
        return not self.is_entering and bool(
            free_path(rules, notes, notes.piece, walk(rules, notes, notes.piece, notes.square))
        )

    def price(self, act: str) -> int:
        """Turns to skip if this piece enters; 0 for a request."""
        way = self.ways[act]
        return self.notes.price(self.rules, way[-1].piece) if self.is_entering else 0


def search(asked: Asked, acts: Iterable[str], n: int, seed: int, n_drawn: int = 0) -> Searched:
    """The turns after each of these acts, over n fortresses. n_drawn: fortresses that the explorer draws who plays on, 0 for the
    depth-first one.
    """
    mazes = asked.drawn(n, seed)
    return Searched({act: [played_on(asked, maze, act, n_drawn) for maze in mazes] for act in acts})


def played_on(asked: Asked, maze: Maze, act: str, n_drawn: int) -> int:
    """Turns to the flag of one fortress: the act, then an explorer that knows no more than the seat."""
    solo = Solo(asked.rules, maze)
    solo.notes = solo.state.notes[0] = asked.notes.copy()
    order = list(asked.order)
    explorer = Explorer(solo.rules, 0, Settings(n_drawn=n_drawn)) if n_drawn else None
    if asked.is_entering:
        add_squares(solo.rules, order, solo.act(asked.ways[act][-1].piece), 0)
    else:
        _follow(solo, asked.ways[act], order)
    while not solo.is_over and solo.turns < MOST_TURNS:
        notes = solo.notes
        if explorer or notes.piece < 0:
            meaning = explorer.choose(notes) if explorer else next_piece(solo.rules, notes, order)
            add_squares(solo.rules, order, solo.act(meaning), 0)
        else:
            _follow(solo, depth_first_way(solo.rules, notes, order), order)
    return min(MOST_TURNS, solo.turns)


def _follow(solo: Solo, way: Sequence[Request], order: list[int]) -> None:
    """Make requests one after another; the way stops where the piece does not come to where the next begins. **Mutates:** order."""
    for request in way:
        if solo.is_over or solo.notes.piece < 0 or request.source not in (NONE, solo.notes.square):
            return
        add_squares(solo.rules, order, solo.act(request), 0)


def shares(asked: Asked, act: str, mazes: list[Maze]) -> Shares:
    """What stands and lies where an act leads."""
    rules, notes, request = asked.rules, asked.notes, asked.ways[act][-1]
    piece, counts = notes.piece if request.piece < 0 else request.piece, [0] * 5
    for maze in mazes:
        prospect = Prospect(rules, notes, maze, piece)
        start = notes.square if request.piece < 0 else rules.plan.entrance
        counts[4] += prospect.far[start] < FAR
        if request.piece >= 0:
            continue
        wall = request.way == STEP and maze.walls >> request.link & 1
        landing = prospect.landing[request.target]
        counts[0] += wall
        counts[1] += not wall and landing == BEATEN
        counts[2] += not wall and maze.cards[request.target] == rules.flag
        is_blocked = request.way == CLIMB and rules.drops[maze.cards[request.target]]
        if not wall and landing != BEATEN and not is_blocked:
            counts[3] += prospect.far[landing] < prospect.far[notes.square]
    return Shares(*(count / len(mazes) for count in counts))


def reaching(asked: Asked, piece: int, start: int, mazes: list[Maze]) -> float:
    """The share of fortresses in which a piece can come from a square to the flag, from 0 to 1."""
    fars = [Prospect(asked.rules, asked.notes, maze, piece).far[start] for maze in mazes]
    return sum(far < FAR for far in fars) / len(mazes)


def lowest_level(asked: Asked, best: str) -> int:
    """The lowest level that asks for it in three of five tries; 0 for none."""
    for level in LEVELS_TRIED:
        hits = sum(_choice(asked, level, seed) == best for seed in range(TRIES))
        if hits >= FINDS:
            return level
    return 0


def _choice(asked: Asked, level: int, seed: int) -> str:
    """What a player asks for after its steps over known squares, "" where it hits a known wall or walks for too long."""
    information, rules = asked.information, games.get("fortress")
    state, seat = rules.sample(information, random.Random(seed)), information.seat
    player = players.make("fortress", level, seed)
    for _ in range(MOST_REQUESTS):
        act = player.act(rules.information_state(state, seat))
        if act in asked.ways:
            return act
        state.step(seat, act)
        if state.outcome is not None or state.to_act() != (seat,):
            return ""
    return ""
