"""Decides whether the flag is reachable, with all that pieces can do, falls and passages included (FORT-3.7, FORT-3.8)."""

from __future__ import annotations

from gonfalon.core.errors import Fault

from .cards import DROP, FIND, FLAG, LOSE, WIN
from .maze import Maze, read
from .plan import bits
from .rules import Rules


class Reach:
    """Reachability for the pieces of an explorer, each of which may enter any number of times.

    found: is the flag reachable? stood: squares on which some piece can end. touched: these and the squares where a piece falls or is
    beaten. whole: go on after the flag is found.
    """

    def __init__(self, rules: Rules, maze: Maze, whole: bool = False) -> None:
        self.rules, self.maze, self.whole = rules, maze, whole
        self.stood = self.touched = self.gone = self.passages = 0
        self.found = False
        self.other: dict[int, int] = {}
        if rules.twin:
            self._pair_passages()
        self.other_end = dict(zip(maze.bridge, reversed(maze.bridge), strict=True))
        self._search()

    def _pair_passages(self) -> None:
        """The two cards of a passage lie in one fortress (FORT-12.2)."""
        cards, plan, twin = self.maze.cards, self.rules.plan, self.rules.twin
        ends: dict[int, int] = {}
        for square in range(plan.n_squares):
            if cards[square] == twin:
                first = ends.setdefault(plan.fort[square], square)
                if first != square:
                    self.other[first], self.other[square] = square, first

    def _search(self) -> None:
        """Let each piece walk as far as it can; repeat while a piece beats a card or finds a passage."""
        while not (self.found and not self.whole):
            before = (self.gone, self.passages)
            for piece in range(len(self.rules.pieces)):
                self._walk(piece)
                if self.found and not self.whole:
                    return
            if before == (self.gone, self.passages):
                return

    def _walk(self, piece: int) -> None:
        """Add every square that this piece can reach with the cards and passages of now.

        A piece enters without landing: only one that comes back finds the passage on the entrance (FORT-3.6).
        In matches of before none does (FORT-3.11).
        """
        rules, plan, maze = self.rules, self.rules.plan, self.maze
        walls, ladders, cards, drops = maze.walls, maze.ladders, maze.cards, rules.drops
        effects = [row[piece] for row in rules.effects]
        comes_back = rules.edition > 0
        below, up, down, beside = plan.below, plan.up, plan.down, plan.beside
        other, other_end = self.other, self.other_end
        start = plan.entrance
        stood, queue, gone, touched = 1 << start, [start], self.gone, self.touched | 1 << start
        for here in queue:
            goals = [square for square, edge in beside[here] if not walls >> edge & 1]
            ladder = up[here]
            if ladder >= 0 and ladders >> ladder & 1 and not drops[cards[plan.above[here]]]:
                goals.append(plan.above[here])
            ladder = down[here]
            if ladder >= 0 and ladders >> ladder & 1:
                goals.append(below[here])
            if here in other and self.passages >> here & 1:
                goals.append(other[here])
            if here in other_end:
                goals.append(other_end[here])
            for square in goals:
                if stood >> square & 1 and (square != start or not comes_back):
                    continue
                while True:
                    touched |= 1 << square
                    kind = cards[square]
                    effect = effects[kind] if kind and not gone >> square & 1 else 0
                    if effect != DROP or below[square] < 0:
                        break
                    square = below[square]
                is_landing = comes_back or not stood >> square & 1
                if effect == FIND and is_landing and not self.passages >> square & 1:
                    self.passages |= 1 << square | 1 << other[square]
                if effect == LOSE or stood >> square & 1:
                    continue
                if effect == FLAG:
                    self.found = True
                    if not self.whole:
                        return
                elif effect == WIN:
                    gone |= 1 << square
                stood |= 1 << square
                queue.append(square)
        self.stood |= stood
        self.gone, self.touched = gone, touched


def is_reachable(rules: Rules, maze: Maze) -> bool:
    """Can the flag be reached?"""
    return Reach(rules, maze).found


def faults_of(rules: Rules, text: str) -> tuple[Maze, list[Fault]]:
    """A fortress from text and everything wrong with it (FORT-3.9)."""
    maze, faults = read(rules, text)
    if not faults and not rules.may_challenge and not is_reachable(rules, maze):
        faults = explain(rules, maze)
    return maze, faults


def explain(rules: Rules, maze: Maze) -> list[Fault]:
    """The faults of a fortress whose flag is not reachable: the squares cut off, and the walls and cards in the way."""
    plan = rules.plan
    reach = Reach(rules, maze, whole=True)
    cut_off = tuple(name for square, name in enumerate(plan.names) if not reach.touched >> square & 1)
    return [Fault("flag_unreachable", cut_off), Fault("in_the_way", tuple(_in_the_way(rules, maze, reach)))]


def _in_the_way(rules: Rules, maze: Maze, reach: Reach) -> list[str]:
    """The walls and cards each of which alone, if removed, makes the flag reachable."""
    plan, found = rules.plan, []
    for edge in bits(maze.walls):
        a, b = plan.edges[edge]
        if (reach.stood >> a | reach.stood >> b) & 1 and is_reachable(
            rules, maze._replace(walls=maze.walls & ~(1 << edge))
        ):
            found.append(f"wall {plan.edge_names[edge]}")
    for square, kind in enumerate(maze.cards):
        if kind and {LOSE, DROP} & set(rules.effects[kind]):
            cards = (*maze.cards[:square], 0, *maze.cards[square + 1 :])
            if is_reachable(rules, maze._replace(cards=cards)):
                found.append(f"{rules.kinds[kind]} {plan.names[square]}")
    return found
