"""An explorer that draws fortresses which agree with its notes, and asks where most is won for the turns that are likely to be lost.

Walking over what is known costs nothing, so a choice is one of the *leads*: requests that bring something new, from any of the squares
that the piece can come to. In the drawn fortresses a lead has a price, the turns lost to walls and to cards that beat the piece, and a
gain, by how much it brings the piece nearer to the flag. The lead with the lowest price for its gain is followed. Where most drawn
fortresses keep the flag out of this piece's reach, the other pieces are compared with it.
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
from gonfalon.games.fortress.requests import CHALLENGE, CLIMB, STEP, Request
from gonfalon.games.fortress.rules import Rules

from .depth_first import Act, Paths, change, free_path, next_piece
from .prospects import BEATEN, FAR, Prospect

USELESS = 20.0
"""Turns by which a piece with nothing to find is put behind all others."""
CUT = 10
"""No way to the flag is counted as longer, nor one that is not there."""
LEAST_GAIN = 0.01


class Settings(NamedTuple):
    """n_drawn: fortresses drawn for a choice. bonus: what a square where nobody has been is worth by itself, in squares on the way.
    prior: so many drawn fortresses count for the share of walls at the start. loss: turns that a beaten piece costs beside its turn and
    those to skip. toll: turns for each new thing on the way to the flag. no_way: turns for a flag out of the piece's reach.
    blocked: share of drawn fortresses with such a flag from which on pieces are compared. doubt: turns by which another must be better.
    """

    n_drawn: int = 24
    bonus: float = 1.0
    prior: float = 20.0
    loss: float = 0.8
    toll: float = 0.45
    no_way: float = 6.0
    blocked: float = 0.5
    doubt: float = 0.5


class Explorer:
    """Chooses acts from notes alone; the same seed and notes give the same act. What it has worked out last is kept, not needed."""

    def __init__(self, rules: Rules, seed: int, settings: Settings = Settings()) -> None:  # noqa: B008
        self.rules, self.seed, self.settings = rules, seed, settings
        self.wall_share = rules.ruleset.walls * rules.plan.n_forts / max(1, len(rules.plan.edges))
        self._drawn: tuple[object, list[Maze]] = (None, [])
        self._chosen: tuple[object, Act] = (None, 0)

    def choose(self, notes: Notes) -> Act:
        """The next act."""
        if notes.piece < 0:
            return self._best_piece(notes)[1]
        reached = walk(self.rules, notes, notes.piece, notes.square)
        key = (knowledge(notes), notes.piece, notes.unused, frozenset(reached))
        if self._chosen[0] != key:
            self._chosen = (key, self._decide(notes, reached))
        chosen = self._chosen[1]
        if isinstance(chosen, int):
            return change(self.rules, notes, chosen)
        return (*reached[chosen.source], chosen)[0] if chosen.source in reached else chosen

    def _decide(self, notes: Notes, reached: Paths) -> Act:
        """A lead to follow, or the piece that should come instead."""
        free = free_path(self.rules, notes, notes.piece, reached)
        if free:
            return free[-1]
        new, last = leads(self.rules, notes, notes.piece, reached)
        if not new:
            return last[0] if last else self._without_leads(notes)
        prospects = self._prospects(notes, notes.piece)
        if self._may_change(notes, reached, prospects):
            other, piece = self._best_piece(notes)
            here = 1.0 + self._turns(prospects, notes.square)
            if other + 1 + self.settings.doubt < here:
                return piece
        return min(new, key=lambda lead: self._price_of_gain(notes, lead, prospects))

    def _price_of_gain(self, notes: Notes, request: Request, prospects: list[Prospect]) -> float:
        """Turns that are likely to be lost for each square that the lead brings the piece nearer to the flag."""
        settings, (way, _, target, link, _) = self.settings, request
        lost, gain, n = 0.0, settings.bonus * len(prospects), len(prospects)
        for prospect in prospects:
            maze, far = prospect.maze, prospect.far
            if way == STEP and maze.walls >> link & 1:
                lost += 1
            elif way == CLIMB and target > request.source and self.rules.drops[maze.cards[target]]:
                continue
            elif prospect.landing[target] == BEATEN:
                lost += 1 + self.rules.card_skips[maze.cards[target]] + settings.loss
            else:
                gain += min(CUT, far[notes.square]) - min(CUT, far[prospect.landing[target]])
        assumed = settings.prior * self.wall_share if way == STEP else 0.0
        return (lost + assumed) / (n + settings.prior) / max(LEAST_GAIN, gain / n)

    def _turns(self, prospects: list[Prospect], square: int) -> float:
        """Mean turns from a square to the flag, roughly: so many for each new thing on the way."""
        settings, total = self.settings, 0.0
        for prospect in prospects:
            far = prospect.far[square]
            total += settings.no_way if far == FAR else min(settings.no_way, far * settings.toll)
        return total / len(prospects)

    def _may_change(self, notes: Notes, reached: Paths, prospects: list[Prospect]) -> bool:
        """Are the other pieces worth comparing, and may this one leave?"""
        rules = self.rules
        if len(rules.pieces) == 1:
            return False
        blocked = sum(prospect.far[notes.square] == FAR for prospect in prospects)
        if blocked < self.settings.blocked * len(prospects):
            return False
        return not rules.only_if_trapped or rules.plan.entrance in reached or is_trapped(rules, notes)

    def _best_piece(self, notes: Notes) -> tuple[float, int]:
        """(mean turns, the piece) of the best one to enter; the one inside left out, if there is another."""
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
        """Nothing is left to ask for: another piece; a challenge, where that is allowed and no drawn fortress says otherwise."""
        rules = self.rules
        if rules.may_challenge:
            self._prospects(notes, 0)
            if not any(is_reachable(rules, maze) for maze in self._drawn[1]):
                return Request(CHALLENGE)
        return self._best_piece(notes)[1]

    def _prospects(self, notes: Notes, piece: int) -> list[Prospect]:
        """The drawn fortresses as this piece meets them."""
        key = knowledge(notes)
        if self._drawn[0] != key:
            rng, sampler = stream(self.seed, "draw", repr(key)), MazeSampler(self.rules, notes)
            self._drawn = (key, [sampler.draw(rng) for _ in range(self.settings.n_drawn)])
        return [Prospect(self.rules, notes, maze, piece) for maze in self._drawn[1]]


def leads(rules: Rules, notes: Notes, piece: int, reached: Paths) -> tuple[list[Request], list[Request]]:
    """Requests from squares that can be reached: those that lead where nobody has been, the nearest first; and steps over edges that
    nobody knows, to squares where pieces have been and that cannot be reached otherwise."""
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
    """Does a card that beats the piece lie there, or below a pitfall there, as far as one knows?"""
    while notes.pits >> square & 1:
        square = rules.plan.below[square]
    kind = 0 if notes.gone >> square & 1 else notes.card_at(square)
    return rules.effects[kind][piece] == LOSE


def knowledge(notes: Notes) -> tuple[object, ...]:
    """All that is known of the fortress, without where the pieces are."""
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
