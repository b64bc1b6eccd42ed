"""An explorer that samples fortresses which agree with its notes and requests the square with the lowest expected cost for its gain.

Moves over known edges cost no turn, so it chooses among *leads*: requests for something unknown, from any square that the piece can
reach. Over the sampled fortresses a lead has a cost, the turns lost to walls and to cards that beat the piece, and a gain, the steps by
which it brings the piece nearer to the flag. It takes the lead with the lowest cost divided by gain. If in most samples this piece
cannot reach the flag, it compares the other pieces.
"""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.rng import stream
from gonfalon.games.fortress.cards import LOSE
from gonfalon.games.fortress.grading import requests_at, walk
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.notes import Notes, is_trapped
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.words import CHALLENGE, CLIMB, STEP

from .depth_first import Act, Paths, change, free_path, next_piece
from .prospects import BEATEN, FAR, Prospect

USELESS = 20.0
"""Turns added to the cost of a piece with nothing left to find, so that it comes last."""
MOST_STEPS = 10
"""Cap on the unknown steps to the flag; it also stands for a flag out of reach."""
LEAST_GAIN = 0.01
"""Lower bound of a gain, in steps, since the cost is divided by it."""


class Settings(NamedTuple):
    """n_drawn: fortresses sampled per decision. new_square_gain: gain of any unvisited square, in steps. prior: weight of the share of
    walls at the start, in samples. beaten_cost: turns that a beaten piece costs beside its turn and the turns to skip.
    step_cost: turns for each unknown step on the way to the flag. unreachable_cost: turns if the piece cannot reach the flag.
    compare_share: share of samples without a way to the flag from which on pieces are compared. change_margin: turns by which another
    piece must be better.
    """

    n_drawn: int = 24
    new_square_gain: float = 1.0
    prior: float = 20.0
    beaten_cost: float = 0.8
    step_cost: float = 0.45
    unreachable_cost: float = 6.0
    compare_share: float = 0.5
    change_margin: float = 0.5


class Explorer:
    """Chooses acts from notes alone; the same seed and notes give the same act. Its attributes only cache the last result."""

    def __init__(self, rules: Rules, seed: int, settings: Settings = Settings()) -> None:  # noqa: B008
        self.rules, self.seed, self.settings = rules, seed, settings
        self.wall_share = rules.ruleset.walls * rules.plan.n_forts / max(1, len(rules.plan.edges))
        self._drawn: tuple[object, list[Maze]] = (None, [])
        self._chosen: tuple[object, Act] = (None, 0)

    def choose(self, notes: Notes) -> Act:
        """The next act. A chosen request is kept while the piece is on its way there, and forgotten once it is made."""
        if notes.piece < 0:
            return self.best_piece(notes)[1]
        reached = walk(self.rules, notes, notes.piece, notes.square)
        key = (knowledge(notes), notes.piece, notes.unused, frozenset(reached))
        if self._chosen[0] != key:
            self._chosen = (key, self.decide(notes, reached))
        chosen = self._chosen[1]
        if isinstance(chosen, int):
            return change(self.rules, notes, chosen)
        if reached.get(chosen.source):
            return reached[chosen.source][0]
        self._chosen = (None, 0)
        return chosen

    def decide(self, notes: Notes, reached: Paths) -> Act:
        """The request to make (from the square where it starts), or the piece that should enter instead."""
        free = free_path(self.rules, notes, notes.piece, reached)
        if free:
            return free[-1]
        new, last = leads(self.rules, notes, notes.piece, reached)
        if not new:
            return last[0] if last else self._without_leads(notes)
        prospects = self._prospects(notes, notes.piece)
        if self._may_change(notes, reached, prospects):
            other, piece = self.best_piece(notes)
            here = 1.0 + self._turns(prospects, notes.square)
            if other + 1 + self.settings.change_margin < here:
                return piece
        return min(new, key=lambda lead: self._cost_per_gain(notes, lead, prospects))

    def ranked(self, notes: Notes, reached: Paths) -> list[Request]:
        """The requests for squares where nobody has been, the one that `decide` would make first."""
        prospects = self._prospects(notes, notes.piece)
        new = leads(self.rules, notes, notes.piece, reached)[0]
        return sorted(new, key=lambda lead: self._cost_per_gain(notes, lead, prospects))

    def _cost_per_gain(self, notes: Notes, request: Request, prospects: list[Prospect]) -> float:
        """Expected turns lost by a lead for each step by which it brings the piece nearer to the flag."""
        settings, (way, _, target, link, _) = self.settings, request
        lost, gain, n = 0.0, settings.new_square_gain * len(prospects), len(prospects)
        for prospect in prospects:
            maze, far = prospect.maze, prospect.far
            if way == STEP and maze.walls >> link & 1:
                lost += 1
            elif way == CLIMB and target > request.source and self.rules.drops[maze.cards[target]]:
                continue
            elif prospect.landing[target] == BEATEN:
                lost += 1 + self.rules.card_skips[maze.cards[target]] + settings.beaten_cost
            else:
                gain += min(MOST_STEPS, far[notes.square]) - min(MOST_STEPS, far[prospect.landing[target]])
        assumed = settings.prior * self.wall_share if way == STEP else 0.0
        return (lost + assumed) / (n + settings.prior) / max(LEAST_GAIN, gain / n)

    def _turns(self, prospects: list[Prospect], square: int) -> float:
        """Estimated turns from a square to the flag: step_cost for each unknown step, averaged over the samples."""
        settings, total = self.settings, 0.0
        for prospect in prospects:
            far = prospect.far[square]
            most = settings.unreachable_cost
            total += most if far == FAR else min(most, far * settings.step_cost)
        return total / len(prospects)

    def _may_change(self, notes: Notes, reached: Paths, prospects: list[Prospect]) -> bool:
        """May the piece leave, and has it no way to the flag in at least compare_share of the samples?"""
        rules = self.rules
        if len(rules.pieces) == 1:
            return False
        blocked = sum(prospect.far[notes.square] == FAR for prospect in prospects)
        if blocked < self.settings.compare_share * len(prospects):
            return False
        return not rules.only_if_trapped or rules.plan.entrance in reached or is_trapped(rules, notes)

    def best_piece(self, notes: Notes) -> tuple[float, int]:
        """(estimated turns, piece) of the best piece to enter; the piece inside only if there is no other."""
        rules, choices = self.rules, []
        for piece in range(len(rules.pieces)):
            if piece != notes.piece:
                reached = walk(rules, notes, piece, rules.plan.entrance)
                turns = self._turns(self._prospects(notes, piece), rules.plan.entrance)
                turns += notes.price(rules, piece)
                if not any(leads(rules, notes, piece, reached)) and not free_path(
                    rules, notes, piece, reached
                ):
                    turns += USELESS
                choices.append((turns, piece))
        return min(choices) if choices else (0.0, next_piece(rules, notes))

    def _without_leads(self, notes: Notes) -> Act:
        """The act where no lead is left: a challenge if the rules allow it and no sample has a reachable flag, else the best piece."""
        rules = self.rules
        if rules.may_challenge:
            self._prospects(notes, 0)
            if not any(is_reachable(rules, maze) for maze in self._drawn[1]):
                return Request(CHALLENGE)
        return self.best_piece(notes)[1]

    def _prospects(self, notes: Notes, piece: int) -> list[Prospect]:
        """A Prospect of each sampled fortress for this piece; the samples are drawn once for what is known now."""
        key = knowledge(notes)
        if self._drawn[0] != key:
            rng, sampler = stream(self.seed, "draw", repr(key)), MazeSampler(self.rules, notes)
            self._drawn = (key, [sampler.draw(rng) for _ in range(self.settings.n_drawn)])
        return [Prospect(self.rules, notes, maze, piece) for maze in self._drawn[1]]


def leads(rules: Rules, notes: Notes, piece: int, reached: Paths) -> tuple[list[Request], list[Request]]:
    """(requests for unvisited squares, nearest first; steps over unknown edges to visited squares out of reach).

    reached: squares that the piece can come to. A request for a square with a card known to beat the piece is left out.
    """
    new, last = [], []
    for here in reached:
        for request in requests_at(rules, notes, here):
            target = request.target
            if is_known_to_beat(rules, notes, piece, target):
                continue
            if not notes.visited >> target & 1:
                new.append(request)
            elif request.way == STEP and not notes.open >> request.link & 1 and target not in reached:
                last.append(request)
    return new, last


def is_known_to_beat(rules: Rules, notes: Notes, piece: int, square: int) -> bool:
    """Is a card that beats the piece known to lie there, or below a pitfall there?"""
    while notes.pits >> square & 1:
        square = rules.plan.below[square]
    kind = 0 if notes.gone >> square & 1 else notes.card_at(square)
    return rules.effects[kind][piece] == LOSE


def knowledge(notes: Notes) -> tuple[object, ...]:
    """What is known of the fortress, as a key; where the pieces stand is not part of it."""
    return (
        notes.walls,
        notes.open,
        notes.ladders,
        notes.stood,
        notes.visited,
        notes.visitors,
        notes.cards,
        notes.gone,
        notes.bridge,
    )
