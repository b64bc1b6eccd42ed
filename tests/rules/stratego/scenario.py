"""Scenarios: a board drawn in text, actions, and the board that must come of them.

A board is drawn as red sees it, the highest row on top; row numbers and column letters may be written and are skipped:

    3  .   b4  ~        .    an empty square
    2  .   R9* .        ~    an obstacle
    1  RF  .   b3'      R9   red's piece with the letter 9; b9 blue's
       a   b   c        R9*  known to the enemy;  R9' has moved;  both marks may stand together

Any size from 1 x 2 to 16 x 16 will do. The ruleset is `battle` (or another one) on that board with just the pieces drawn.

A test that takes `scenario` runs twice, over the engine and over the naive referee; one that takes `engine` runs once.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, Self

import msgspec

from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.ruleset import SHIPPED, Ruleset, full_options, loads, shipped
from gonfalon.games.stratego.squares import square_name, square_of
from gonfalon.games.stratego.state import StrategoState
from tests.naive.stratego_referee import Referee
from tests.naive.stratego_setting import load, named_square
from tests.naive.stratego_setting import loads as naive_loads

from ..naive_side import NaiveSide
from ..scenario import Scenario as CommonScenario
from ..sides import EngineSide, Side

RED, BLUE = 0, 1
SEATS = {"red": RED, "blue": BLUE}


class Cell(NamedTuple):
    """A piece drawn on a board. marks: any of * (known to the enemy) and ' (has moved)."""

    seat: int
    letter: str
    marks: str


class Drawing(NamedTuple):
    """A parsed board."""

    rows: int
    columns: int
    obstacles: tuple[str, ...]
    cells: dict[str, Cell]


def draw(text: str) -> Drawing:
    """Read a drawn board."""
    lines = [line.split() for line in text.strip("\n").splitlines() if line.strip()]
    lines = [line for line in lines if line[0] != "a"]
    lines = [line[1:] if line[0].isdigit() else line for line in lines]
    rows, columns = len(lines), len(lines[0])
    assert all(len(line) == columns for line in lines), "the rows of the drawing differ in length"
    cells, obstacles = {}, []
    for down, line in enumerate(lines):
        for column, token in enumerate(line):
            name = square_name(rows - 1 - down, column)
            if token == "~":
                obstacles.append(name)
            elif token != ".":
                assert token[0] in "Rb", f"{token}: a piece is R and its letter, or b and its letter"
                cells[name] = Cell("Rb".index(token[0]), token[1], token[2:])
    return Drawing(rows, columns, tuple(obstacles), cells)


class Position(NamedTuple):
    """Where a scenario begins. base: a shipped ruleset's name or a ruleset's text; lost: for each seat, kind -> how many."""

    drawing: Drawing
    base: str
    lost: tuple[Counter[str], Counter[str]]
    turn: int
    options: dict[str, Any]

    def armies(self, names: dict[str, str]) -> tuple[dict[str, int], dict[str, int]]:
        """The pieces drawn and lost of both seats. names: letter -> kind."""
        red, blue = (Counter(lost) for lost in self.lost)
        for cell in self.drawing.cells.values():
            (red, blue)[cell.seat][names[cell.letter]] += 1
        return dict(red), dict(blue)


def lost_pieces(text: str) -> tuple[Counter[str], Counter[str]]:
    """`red miner, blue spy` for each seat."""
    gone: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for item in filter(None, text.split(", ")):
        side, kind = item.split()
        gone[SEATS[side]][kind] += 1
    return gone


# ---- the engine


def ruleset_of(base: str) -> Ruleset:
    """A shipped ruleset by name, or one from its text."""
    return loads(base) if "\n" in base else shipped(base)


def engine_at(start: Position) -> EngineSide:
    """The engine with a running game."""
    base, drawing = ruleset_of(start.base), start.drawing
    ruleset = msgspec.structs.replace(
        base,
        rows=drawing.rows,
        columns=drawing.columns,
        obstacles=drawing.obstacles,
        zones=((), ()),
        armies=start.armies({piece.letter: piece.id for piece in base.pieces}),
    )
    rules = Rules("scenario", ruleset, full_options(ruleset, **start.options))
    state = StrategoState(rules, 1)
    letters = {piece.letter: kind for kind, piece in enumerate(ruleset.pieces)}
    record = state.record
    for name, cell in drawing.cells.items():
        square = square_of(name)
        playout.place(record, rules.tables, cell.seat, letters[cell.letter], square)
        record["flag"][square] = SHOWN * ("*" in cell.marks) + MOVED * ("'" in cell.marks)
    for seat, kinds in enumerate(start.lost):
        for kind, count in kinds.items():
            record["lost"][seat, rules.kinds.index(kind)] = count
    state.deployed = ["", ""]
    record["player"] = start.turn
    playout.begin(record)
    state.update_legal()
    return EngineSide(state)


def engine_undeployed(base: str, options: dict[str, Any]) -> EngineSide:
    """The engine before both seats have set up."""
    if "\n" not in base:
        return EngineSide(GAME.new(1, GAME.setup(base, **options)))
    ruleset = loads(base)
    return EngineSide(StrategoState(Rules("scenario", ruleset, full_options(ruleset, **options)), 1))


# ---- the naive referee


def naive_ruleset(base: str) -> dict[str, Any]:
    """The same as the naive referee reads it."""
    return naive_loads(base, SHIPPED) if "\n" in base else load(SHIPPED / f"{base}.toml")


def naive_at(start: Position) -> NaiveSide:
    """The naive referee with a running game."""
    base, drawing = naive_ruleset(start.base), start.drawing
    letters = {piece["letter"]: piece["id"] for piece in base["piece"]}
    red, blue = start.armies(letters)
    board = {"rows": drawing.rows, "columns": drawing.columns, "obstacles": list(drawing.obstacles)}
    referee = Referee(base | {"board": board, "army": {"red": red, "blue": blue}}, start.options)
    lost = [(seat, kind) for seat in (RED, BLUE) for kind in start.lost[seat].elements()]
    pieces = {name: (cell.seat, letters[cell.letter]) for name, cell in drawing.cells.items()}
    referee.arrange(pieces, tuple(lost), start.turn)
    for name, cell in drawing.cells.items():
        piece = referee.squares[named_square(name)]
        piece.known, piece.moved = "*" in cell.marks, "'" in cell.marks
    return NaiveSide(referee)


def naive_undeployed(base: str, options: dict[str, Any]) -> NaiveSide:
    """The naive referee before both seats have set up."""
    return NaiveSide(Referee(naive_ruleset(base), options))


# ---- what a test asks


class Scenario(CommonScenario):
    """A game on a drawn board."""

    page = "STRAT"

    def __init__(self, side: Side, base: str) -> None:
        super().__init__(side)
        self.base = base
        self._last = ""

    def _named(self, action: str) -> str:
        """A rescue is written down against the piece that came to the back row, too."""
        last, self._last = self._last, action
        return f"{last} {action}" if action.startswith("rescue") else action

    def deploy(self, seat: int, text: str) -> Self:
        """A seat sets up."""
        assert self.side.deploy(seat, text), f"no set-up: {text}"
        return self

    def refuses_deployment(self, seat: int, text: str) -> Self:
        """This is no legal set-up of the seat now, and nothing changes."""
        before = self.side.fingerprint()
        assert not self.side.deploy(seat, text)
        assert self.side.fingerprint() == before
        return self

    def becomes(self, board: str) -> Self:
        """The board is this one, marks included where the drawing has any; the books agree with it."""
        drawing = draw(board)
        found = self.side.standing()
        assert set(found) == set(drawing.cells)
        letters = {piece.id: piece.letter for piece in ruleset_of(self.base).pieces}
        for name, cell in drawing.cells.items():
            assert (found[name].owner, letters[found[name].piece]) == (cell.seat, cell.letter), name
            if "*" in cell.marks:
                assert found[name].shown, f"{name} is not known"
            if "'" in cell.marks:
                assert found[name].moved, f"{name} counts as not moved"
        for seat in (RED, BLUE):
            standing = Counter(piece.piece for piece in found.values() if piece.owner == seat)
            assert standing + self.lost(seat) == self.side.army(seat)
        return self

    def legal(self, source: str = "") -> list[str]:
        """The legal actions, sorted, of the piece on one square if one is named."""
        return [text for text in self.side.legal() if text.startswith(f"{source}-" if source else "")]

    def targets(self, source: str) -> str:
        """Where the piece on a square may go, sorted, as one text."""
        return " ".join(sorted(text.split("-")[1] for text in self.legal(source)))

    @property
    def on_turn(self) -> str:
        """Who is to act; "" when the game is over."""
        seat = self.side.to_act
        return "" if seat is None else ("red", "blue")[seat]

    @property
    def end(self) -> tuple[str, str] | None:
        """(winner or "draw", reason), None while the game goes on."""
        if self.outcome is None:
            return None
        (red, blue), reason = self.outcome
        assert red == -blue
        return {1: "red", -1: "blue", 0: "draw"}[red], reason


class NewScenario:
    """Begins scenarios over one of the two referees."""

    def __init__(self, referee: str) -> None:
        self.referee = referee

    def __call__(
        self, board: str, turn: str = "red", lost: str = "", base: str = "battle", **options: Any
    ) -> Scenario:
        """A running game from a drawn board. lost: as in `red miner, blue spy`; options over those of `base`."""
        start = Position(draw(board), base, lost_pieces(lost), SEATS[turn], options)
        return Scenario(engine_at(start) if self.referee == "engine" else naive_at(start), base)

    def undeployed(self, base: str = "battle", **options: Any) -> Scenario:
        """A game before both seats have set up."""
        begin = engine_undeployed if self.referee == "engine" else naive_undeployed
        return Scenario(begin(base, options), base)
