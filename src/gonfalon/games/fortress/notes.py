"""What an explorer knows of a fortress, and the state of its pieces; all of it is public, since it was announced (FORT-7.6)."""

from __future__ import annotations

from .cards import LOSE
from .plan import NONE
from .rules import Rules


class Notes:
    """One explorer's pieces and knowledge. Sets of squares, edges, ladders and pieces are bit masks, bit n for number n.

    piece: the piece in the fortress, or NONE. square: where it stands. unused: pieces that may enter without a price (FORT-4.3,
    FORT-8.2). skips: turns still to skip. due: turns to skip for the card of the last lost fight. replacing: a beaten piece must be
    replaced, which ends the turn. idle: idle requests in a row. walls, open: edges known to have a wall or none. ladders: those
    announced. stood: squares whose ladders are all known. visited: squares where a piece has been. visitors: for each piece, the
    squares where it stood and no card was announced. cards: (square, kind) of known cards, in the order found. gone: squares whose
    card is beaten. pits: squares with a known pitfall. passages: square of a known passage card -> square of the other. bridge: both
    ends, () while unknown.
    """

    __slots__ = (
        "bridge",
        "cards",
        "due",
        "gone",
        "idle",
        "ladders",
        "open",
        "passages",
        "piece",
        "pits",
        "replacing",
        "skips",
        "square",
        "stood",
        "unused",
        "visited",
        "visitors",
        "walls",
    )

    def __init__(self, rules: Rules) -> None:
        alone = len(rules.pieces) == 1
        entrance = 1 << rules.plan.entrance
        self.piece = 0 if alone else NONE
        self.square = rules.plan.entrance
        self.unused = 0 if alone else rules.everything
        self.skips = self.due = self.idle = 0
        self.replacing = False
        self.walls = self.open = self.ladders = self.gone = self.pits = 0
        self.stood = entrance
        self.visited = entrance if alone else 0
        self.visitors: tuple[int, ...] = (0,) * len(rules.pieces)
        self.cards: tuple[tuple[int, int], ...] = ()
        self.passages: dict[int, int] = {}
        self.bridge: tuple[int, ...] = ()

    def copy(self) -> Notes:
        """An independent copy; it shares `passages`, which is never changed in place."""
        twin = Notes.__new__(Notes)
        twin.piece, twin.square, twin.unused = self.piece, self.square, self.unused
        twin.skips, twin.due, twin.idle, twin.replacing = self.skips, self.due, self.idle, self.replacing
        twin.walls, twin.open, twin.ladders = self.walls, self.open, self.ladders
        twin.gone, twin.pits, twin.stood = self.gone, self.pits, self.stood
        twin.visited, twin.visitors, twin.cards = self.visited, self.visitors, self.cards
        twin.passages, twin.bridge = self.passages, self.bridge
        return twin

    def card_at(self, square: int) -> int:
        """The kind of card known to lie or to have lain on a square, 0 for none."""
        return next((kind for where, kind in self.cards if where == square), 0)

    def learn_card(self, square: int, kind: int) -> None:
        """Add a card unless it is known."""
        if (square, kind) not in self.cards:
            self.cards = (*self.cards, (square, kind))

    def out(self, rules: Rules) -> int:
        """The pieces that are beaten or sacrificed, as a bit mask."""
        inside = 0 if self.piece < 0 else 1 << self.piece
        return rules.everything & ~self.unused & ~inside

    def price(self, rules: Rules, piece: int) -> int:
        """FORT-8.4: turns to skip if this piece enters next."""
        if len(rules.pieces) == 1:
            return self.due
        return self.due if self.unused >> piece & 1 else max(2, self.due)


def is_trapped(rules: Rules, notes: Notes) -> bool:
    """FORT-8.5: does the seat know that its piece can come neither to the entrance nor to a square no piece has been on?"""
    plan, known = rules.plan, dict(notes.cards)
    reached, queue = 1 << notes.square, [notes.square]
    if notes.square == plan.entrance:
        return False
    for here in queue:
        for goal in _goals(rules, notes, here):
            if not notes.visited >> goal & 1:
                return False
            while notes.pits >> goal & 1:
                goal = plan.below[goal]
            kind = 0 if notes.gone >> goal & 1 else known.get(goal, 0)
            if reached >> goal & 1 or rules.effects[kind][notes.piece] == LOSE:
                continue
            if not notes.visited >> goal & 1 or goal == plan.entrance:
                return False
            reached |= 1 << goal
            queue.append(goal)
    return True


def _goals(rules: Rules, notes: Notes, here: int) -> list[int]:
    """The squares to which a request may lead from a square, as far as this seat knows."""
    plan = rules.plan
    goals = [square for square, edge in plan.beside[here] if not notes.walls >> edge & 1]
    up, down = plan.up[here], plan.down[here]
    if up >= 0 and notes.ladders >> up & 1 and not notes.pits >> plan.above[here] & 1:
        goals.append(plan.above[here])
    if down >= 0 and notes.ladders >> down & 1:
        goals.append(plan.below[here])
    if here in notes.passages:
        goals.append(notes.passages[here])
    if here in notes.bridge:
        goals.append(notes.bridge[1 - notes.bridge.index(here)])
    return goals
