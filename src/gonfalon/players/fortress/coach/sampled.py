"""A decision of an explorer over fortresses drawn from what it knew: turns still needed after an act, and what stops a request."""

from __future__ import annotations

from statistics import mean
from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.fortress.cards import DROP, FLAG, LOSE, NOTHING
from gonfalon.games.fortress.grading import Goal, Solo, turns_on, walk
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.requests import Request, understand
from gonfalon.games.fortress.rules import Rules
from gonfalon.games.fortress.sample import prepare
from gonfalon.games.fortress.words import CHALLENGE, CLIMB, ENTER, SACRIFICE, STEP, SWAP

from ...coaching import Effort
from ..depth_first import Act, change
from ..explorer import Explorer, Settings
from ..player import action_text


class Budget(NamedTuple):
    """n_mazes: fortresses in which both acts are played on. n_drawn: those from which the best act is chosen."""

    n_mazes: int
    n_drawn: int


BUDGETS: dict[Effort, Budget] = {"quick": Budget(96, 24), "deep": Budget(480, 48)}
SEED = 44
MOST_TRIES = 40
"""Fortresses drawn for each that is kept, at most."""
N_STANDING = 32
"""Fortresses of each side that say who is nearer to the flag."""
MOST_AHEAD = 40.0
"""Cap on the turns by which a seat is ahead."""
FAIR_CHALLENGE = 0.5
"""Chance that the flag is out of reach from which on a challenge is right."""
FREE, WALL, CARD, FOUND = range(4)
"""What a request ends in: nothing that ends the turn, a wall, a card that beats the piece, the flag."""


class SampledDecision:
    """What a seat knew at a decision, and fortresses that agree with it; equal knowledge gives equal fortresses.

    notes, other_notes: of the seat and of the other explorer; all of it was announced. mazes: the fortresses, their flags in reach.
    out_of_reach: share of the drawn fortresses whose flag is not, 0 where nobody may build such a one (FORT-3.7).
    reached: squares that the piece can come to without asking anything, with the requests that lead there.
    """

    def __init__(self, information: InformationState, budget: Budget) -> None:
        state = prepare(information, stream(SEED, "replay")).state
        self.rules: Rules = state.rules
        self.notes, self.other_notes = state.notes[information.seat], state.notes[1 - information.seat]
        self.mazes, n_drawn = self._drawn(self.notes, budget.n_mazes)
        is_any_allowed = self.rules.may_challenge
        self.out_of_reach = 1.0 - len(self.mazes) / n_drawn if is_any_allowed and n_drawn else 0.0
        self.explorer = Explorer(self.rules, SEED, Settings(n_drawn=budget.n_drawn))
        is_inside = self.notes.piece >= 0
        self.reached = walk(self.rules, self.notes, self.notes.piece, self.notes.square) if is_inside else {}
        self.best = self._best()
        self._turns: dict[Act, list[int]] = {}

    def _drawn(self, notes: Notes, n: int) -> tuple[list[Maze], int]:
        """(at most n fortresses whose flags can be reached, how many were drawn for them); fewer where few such agree with the notes, so
        that a look stays short."""
        rng, sampler, found = stream(SEED, "mazes"), MazeSampler(self.rules, notes), list[Maze]()
        for n_drawn in range(1, MOST_TRIES * n + 1):
            maze = sampler.draw_any(rng)
            if is_reachable(self.rules, maze):
                found.append(maze)
                if len(found) == n:
                    return found, n_drawn
        return found, MOST_TRIES * n

    def _best(self) -> Act:
        """What the explorer of the highest level does."""
        if self.notes.piece < 0:
            return self.explorer.best_piece(self.notes)[1]
        return self.explorer.decide(self.notes, self.reached)

    # ---- acts ----------------------------------------------------------------------------------------------------

    def act(self, action: str) -> Act:
        """The meaning of a legal answer."""
        if self.notes.piece < 0:
            return self.rules.pieces.index(action.removeprefix(f"{ENTER} "))
        return understand(self.rules, self.notes, action)

    def text(self, act: Act) -> str:
        """An act as it is written; a change of the piece as it ends, after the walk to the entrance."""
        notes = self.notes
        if isinstance(act, int) and notes.piece >= 0:
            act = self.as_change(act)
        return action_text(self.rules, notes, act)

    def as_change(self, piece: int) -> Request:
        """The swap for a piece, or the sacrifice where no free walk leads to the entrance."""
        may_swap = piece != self.notes.piece and self.rules.plan.entrance in self.reached
        return Request(SWAP if may_swap else SACRIFICE, piece=piece)

    @property
    def is_challenge_fair(self) -> bool:
        """Is the flag likelier out of reach than not?"""
        return self.out_of_reach >= FAIR_CHALLENGE

    def is_challenge(self, act: Act) -> bool:
        """Does this say that the flag cannot be reached?"""
        return isinstance(act, Request) and act.way == CHALLENGE

    def is_free(self, act: Act) -> bool:
        """Is this a move over what is known, from where the piece can come back as freely?"""
        if isinstance(act, int) or act.way in (SWAP, SACRIFICE, CHALLENGE):
            return False
        notes, landing = self.notes, self._known_landing(act.target)
        if act.way == STEP and not notes.open >> act.link & 1:
            return False
        if not notes.visited >> landing & 1 or landing not in self.reached:
            return False
        return notes.square in walk(self.rules, notes, notes.piece, landing)

    def _known_landing(self, square: int) -> int:
        while self.notes.pits >> square & 1:
            square = self.rules.plan.below[square]
        return square

    def beating_card(self, request: Request) -> tuple[int, int] | None:
        """(square, kind) of the card that is known to beat the piece after this request; None for none."""
        square = self._known_landing(request.target)
        kind = 0 if self.notes.gone >> square & 1 else self.notes.card_at(square)
        return (square, kind) if self.rules.effects[kind][self.notes.piece] == LOSE else None

    def is_card_known(self, square: str) -> bool:
        """Was a card known to lie on the square of this name?"""
        return bool(self.notes.card_at(self.rules.plan.index[square]))

    def is_sure_wall(self, request: Request) -> bool:
        """Must a wall stand there, because all walls that are left stand on the edges that are left?"""
        notes, rules, plan = self.notes, self.rules, self.rules.plan
        if request.way != STEP or (notes.open | notes.walls) >> request.link & 1:
            return False
        edges = plan.edges_of(plan.fort[request.source])
        known = sum(notes.walls >> edge & 1 for edge in edges)
        unknown = sum(not (notes.walls | notes.open) >> edge & 1 for edge in edges)
        return rules.ruleset.walls - known == unknown

    # ---- over the fortresses -------------------------------------------------------------------------------------

    def turns(self, act: Act) -> list[int]:
        """For each fortress the turns until the flag, this one included: this act, then the explorer that goes to what is nearest."""
        if act not in self._turns:
            self._turns[act] = [self._played(maze, act) for maze in self.mazes]
        return self._turns[act]

    def _played(self, maze: Maze, act: Act) -> int:
        solo = Solo(self.rules, maze, self.notes)
        if isinstance(act, int):
            self._change(solo, act)
        elif act.way in (SWAP, SACRIFICE):
            solo.act(act)
        else:
            solo.follow(Goal((*self.reached[act.source], act)))
        return turns_on(solo)

    def _change(self, solo: Solo, piece: int) -> None:
        if solo.notes.piece < 0:
            solo.act(piece)
            return
        if self.as_change(piece).way == SWAP:
            solo.follow(Goal(self.reached[self.rules.plan.entrance]))
        solo.act(change(self.rules, solo.notes, piece))

    def end_of(self, maze: Maze, request: Request) -> int:
        """FREE, WALL, CARD or FOUND in a fortress."""
        rules, notes, square = self.rules, self.notes, request.target
        if request.way == STEP and maze.walls >> request.link & 1:
            return WALL
        if request.way == CLIMB and square > request.source and rules.drops[maze.cards[square]]:
            return FREE
        while True:
            effect = rules.landing[square][maze.cards[square]][notes.piece]
            if effect != DROP:
                break
            square = rules.plan.below[square]
        effect = NOTHING if notes.gone >> square & 1 else effect
        return CARD if effect == LOSE else FOUND if effect == FLAG else FREE

    def share(self, request: Request, *ends: int) -> float:
        """The share of the fortresses in which a request ends so."""
        return mean(self.end_of(maze, request) in ends for maze in self.mazes) if self.mazes else 0.0

    def chance_of_flag(self, action: str) -> int:
        """In how many of 100 fortresses this answer finds the flag."""
        act = self.act(action)
        return 0 if isinstance(act, int) else round(100 * self.share(act, FOUND))

    def standing(self) -> float:
        """Turns by which the seat is nearer to its flag, by what both explorers were told."""
        own, others = self.mazes[:N_STANDING], self._drawn(self.other_notes, N_STANDING)[0]
        if not own or not others:
            return 0.0
        own_left, others_left = (
            mean(turns_on(Solo(self.rules, maze, notes)) for maze in mazes)
            for notes, mazes in ((self.notes, own), (self.other_notes, others))
        )
        ahead = others_left + self.other_notes.skips - own_left
        return max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
