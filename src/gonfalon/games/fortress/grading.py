"""Grades a fortress by the turns that a fixed nearest-first explorer needs to find its flag."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gonfalon.core.events import Event
from gonfalon.core.game import GameSetup

from .cards import FIND, LOSE, WIN
from .maze import Maze
from .maze_sampler import allowed
from .notes import Notes, is_trapped
from .requests import Request
from .rules import Rules
from .state import FortressState
from .words import BRIDGE, CLIMB, PASSAGE, SACRIFICE, STEP, SWAP

UNSEEN, SEARCH, CLEAR, EDGE = USES = range(4)
"""Kinds of goals: an unvisited square, a square to search for a passage, a card to beat, an edge between known squares."""
MOST_TURNS = 150
"""Turns after which the explorer gives up."""
EXPLORER = 0
"""Its seat."""
HARDER = (4, 8, 13, 18)
"""Turns from which on a fortress counts as one grade harder: of random fortresses of both games about a third, then each time a
fifth, lie below. Joined fortresses take twice as many."""


class Goal(NamedTuple):
    """Requests that lead, over known edges, to something unknown."""

    requests: tuple[Request, ...]


class Solo:
    """One explorer alone in a fortress; it knows only what is announced. turns: turns used, those skipped included.

    notes: what it knows already, nothing if missing; they are not changed.
    """

    def __init__(self, rules: Rules, maze: Maze, notes: Notes | None = None) -> None:
        self.rules = rules = _without_cap(rules)
        setup = GameSetup("", rules.options)
        self.state = FortressState(rules, setup, EXPLORER, [maze, maze])
        if notes is not None:
            self.state.notes[EXPLORER] = notes.copy()
        self.notes: Notes = self.state.notes[EXPLORER]
        self.turns = 1

    @property
    def is_over(self) -> bool:
        """Is the flag found, or are MOST_TURNS used?"""
        return self.state.outcome is not None or self.turns >= MOST_TURNS

    def act(self, meaning: Request | int) -> tuple[Event, ...]:
        """Take an act and return what it announced; the other seat never acts, its turns are only counted."""
        turn = self.state.turn
        events = self.state.follow(EXPLORER, "", meaning)
        if self.state.turn != turn:
            self.turns += 1 + self.notes.skips
            self.notes.skips = self.notes.idle = 0
            self.state.player = EXPLORER
        return events

    def follow(self, goal: Goal) -> None:
        """Make the requests of a goal one by one; stop when the piece does not end where the request leads."""
        for request in goal.requests:
            if self.notes.square != request.source or self.notes.piece < 0 or self.is_over:
                return
            self.act(request)


@lru_cache(maxsize=16)
def _without_cap(rules: Rules) -> Rules:
    """The same rules for as many decisions as it takes: a game cut short (FORT-9.2) says nothing about the fortress."""
    is_capped = rules.ply_cap and rules.edition
    return Rules(rules.ruleset, {**rules.options, "ply_cap": 0}) if is_capped else rules


def turns_to_flag(rules: Rules, maze: Maze) -> int:
    """Turns until the explorer finds the flag, MOST_TURNS if it does not."""
    solo = Solo(rules, maze)
    if solo.notes.piece < 0:
        solo.act(_first_piece(rules))
    return turns_on(solo)


def turns_on(solo: Solo) -> int:
    """Turns, those so far included, when the explorer goes on until it finds the flag; MOST_TURNS if it does not. Mutates solo."""
    rules = solo.rules
    while not solo.is_over:
        if solo.notes.piece < 0:
            solo.act(_next_piece(rules, solo.notes))
        elif not _explore(solo):
            break
    return solo.turns if solo.state.outcome else MOST_TURNS


def grade_of(rules: Rules, turns: int) -> int:
    """1 (easy) to 5 (hard) for a fortress whose flag takes the explorer so many turns."""
    return 1 + sum(turns >= least * rules.plan.n_forts for least in HARDER)


def _first_piece(rules: Rules) -> int:
    """The piece that enters first: the knight, which beats most cards and, unlike the king, is not beaten by the princess."""
    return rules.pieces.index("knight") if "knight" in rules.pieces else 0


def _explore(solo: Solo) -> bool:
    """For each kind of goal in turn: go to the nearest one; without one, change to a piece that has one. False if no piece has any."""
    rules, notes = solo.rules, solo.notes
    for use in USES:
        goal = _goal(rules, notes, notes.piece, notes.square, use)
        if goal:
            solo.follow(goal)
            return True
        for piece in _by_price(rules, notes):
            if _goal(rules, notes, piece, rules.plan.entrance, use) and _change(solo, piece):
                return True
    return False


def _by_price(rules: Rules, notes: Notes):
    """All pieces in the order in which they may enter: unused ones, those that are out, the piece inside."""
    pieces = [piece for piece in range(len(rules.pieces)) if piece != notes.piece]
    yield from sorted(pieces, key=lambda piece: not notes.unused >> piece & 1)
    yield notes.piece


def _change(solo: Solo, piece: int) -> bool:
    """Swap the piece on the entrance if a way there is known, else sacrifice it; False if it may not be sacrificed (FORT-8.5)."""
    rules, notes = solo.rules, solo.notes
    home = walk(rules, notes, notes.piece, notes.square).get(rules.plan.entrance)
    if piece != notes.piece and home is not None:
        solo.follow(Goal(home))
        if notes.piece < 0 or solo.is_over:
            return True
        if notes.square == rules.plan.entrance:
            solo.act(Request(SWAP, piece=piece))
            return True
    if rules.edition and rules.only_if_trapped and not is_trapped(rules, notes):
        return False
    solo.act(Request(SACRIFICE, piece=piece))
    return True


def _next_piece(rules: Rules, notes: Notes) -> int:
    """The piece that replaces a beaten one: the first with a goal, in the order of `_by_price`."""
    order = sorted(range(len(rules.pieces)), key=lambda piece: not notes.unused >> piece & 1)
    for use in USES:
        for piece in order:
            if _goal(rules, notes, piece, rules.plan.entrance, use):
                return piece
    return order[0]


def _goal(rules: Rules, notes: Notes, piece: int, start: int, use: int) -> Goal | None:
    """The nearest goal of this use for a piece that stands on `start`."""
    reached = walk(rules, notes, piece, start)
    if use == SEARCH:
        find = path_to_search if rules.edition else _first_search
        found = find(rules, notes, piece, reached)
        return Goal(found) if found else None
    for here, path in reached.items():
        if use == CLEAR:
            if not notes.gone >> here & 1 and rules.effects[notes.card_at(here)][piece] == WIN and path:
                return Goal(path)
            continue
        for request in requests_at(rules, notes, here):
            target = request.target
            is_new = not notes.visited >> target & 1
            if is_new if use == UNSEEN else request.way == STEP and not notes.open >> request.link & 1:
                return Goal((*path, request))
    return None


def requests_at(rules: Rules, notes: Notes, here: int) -> list[Request]:
    """The requests on a square that known walls and ladders allow."""
    plan = rules.plan
    found = [
        Request(STEP, here, target, edge) for target, edge in plan.beside[here] if not notes.walls >> edge & 1
    ]
    up, down = plan.up[here], plan.down[here]
    if up >= 0 and notes.ladders >> up & 1 and not notes.pits >> plan.above[here] & 1:
        found.append(Request(CLIMB, here, plan.above[here], up))
    if down >= 0 and notes.ladders >> down & 1:
        found.append(Request(CLIMB, here, plan.below[here], down))
    if here in notes.passages:
        found.append(Request(PASSAGE, here, notes.passages[here]))
    if here in notes.bridge:
        found.append(Request(BRIDGE, here, notes.bridge[1 - notes.bridge.index(here)]))
    return found


def walk(rules: Rules, notes: Notes, piece: int, start: int) -> dict[int, tuple[Request, ...]]:
    """Square that a piece can reach over known edges -> the requests that lead there; nearest first."""
    known = {square: kind for square, kind in notes.cards if not notes.gone >> square & 1}
    found: dict[int, tuple[Request, ...]] = {start: ()}
    queue = [start]
    for here in queue:
        for request in requests_at(rules, notes, here):
            if request.way == STEP and not notes.open >> request.link & 1:
                continue
            square = request.target
            while notes.pits >> square & 1:
                square = rules.plan.below[square]
            effect = rules.effects[known.get(square, 0)][piece]
            if square in found or effect == LOSE or not notes.visited >> square & 1:
                continue
            found[square] = (*found[here], request)
            queue.append(square)
    return found


def path_to_search(
    rules: Rules, notes: Notes, piece: int, reached: dict[int, tuple[Request, ...]]
) -> tuple[Request, ...]:
    """The requests to the nearest known square where this piece may find a passage; () for none. reached: what `walk` found."""
    for here, path in reached.items():
        if may_find_passage(rules, notes, piece, here):
            found = path or _out_and_back(rules, notes, piece, reached)
            if found:
                return found
    return ()


def _first_search(
    rules: Rules, notes: Notes, piece: int, reached: dict[int, tuple[Request, ...]]
) -> tuple[Request, ...]:
    """`path_to_search` of the first edition, so that a match of before has the fortress it began with (FORT-3.11)."""
    if notes.passages or not rules.twin or rules.pieces[piece] != "dwarf":
        return ()
    for here, path in reached.items():
        if path and here != rules.plan.entrance and not notes.visitors[piece] >> here & 1:
            return path
    return ()


def may_find_passage(rules: Rules, notes: Notes, piece: int, square: int) -> bool:
    """May a passage that is not known yet lie on a square, and would this piece find it there?"""
    if not rules.twin or rules.effects[rules.twin][piece] != FIND:
        return False
    fort = rules.plan.fort
    is_known = any(fort[end] == fort[square] for end in notes.passages)
    return (
        not is_known
        and not notes.visitors[piece] >> square & 1
        and rules.twin in allowed(rules, notes, square)
    )


def _out_and_back(
    rules: Rules, notes: Notes, piece: int, reached: dict[int, tuple[Request, ...]]
) -> tuple[Request, ...]:
    """The requests off the square where a piece entered and back onto it: on entering it did not land there (FORT-3.6)."""
    start = next(iter(reached))
    for here, path in reached.items():
        back = walk(rules, notes, piece, here).get(start) if path else None
        if back:
            return (*path, *back)
    return ()
