"""Scenarios: a board drawn in text, actions, and the board that must come of them.

A board is drawn as red sees it, the highest row on top; row numbers and column letters may be written and are skipped:

    3  .   b4  ~        .    an empty square
    2  .   R9* .        ~    an obstacle
    1  RF  .   b3'      R9   red's piece with the letter 9; b9 blue's
       a   b   c        R9*  known to the enemy;  R9' has moved;  both marks may stand together

Any size from 1 x 2 to 16 x 16 will do. The ruleset is `battle` (or another one) on that board with just the pieces drawn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec
import pytest

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.game import SPECTATOR
from gonfalon.games.stratego.actions import name_of
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel.layout import MOVED, PLAY, RESCUE, SHOWN
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import Rules
from gonfalon.games.stratego.ruleset import Ruleset, full_options, shipped, square_name
from gonfalon.games.stratego.state import StrategoState

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


def _kernel_square(name: str) -> int:
    return (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("a")


def ruleset_on(drawing: Drawing, lost: dict[int, Counter[str]], base: Ruleset) -> Ruleset:
    """`base` on the drawn board, with armies of the pieces drawn and lost."""
    names = {piece.letter: piece.id for piece in base.pieces}
    armies = [dict(lost[seat]) for seat in (RED, BLUE)]
    for cell in drawing.cells.values():
        army = armies[cell.seat]
        army[names[cell.letter]] = army.get(names[cell.letter], 0) + 1
    return msgspec.structs.replace(
        base,
        rows=drawing.rows,
        columns=drawing.columns,
        obstacles=drawing.obstacles,
        zones=((), ()),
        armies=(armies[0], armies[1]),
    )


def state_from_board(
    text: str, turn: str = "red", lost: str = "", base: Ruleset | str = "battle", **options: Any
) -> StrategoState:
    """A running game from a drawn board. lost: as in `red miner, blue spy` ; options over those of `base`."""
    drawing = draw(text)
    gone: dict[int, Counter[str]] = {RED: Counter(), BLUE: Counter()}
    for item in filter(None, lost.split(", ")):
        side, kind = item.split()
        gone[SEATS[side]][kind] += 1
    ruleset = ruleset_on(drawing, gone, shipped(base) if isinstance(base, str) else base)
    rules = Rules("scenario", ruleset, full_options(ruleset, **options))
    state = StrategoState(rules, 1)
    letters = {piece.letter: kind for kind, piece in enumerate(ruleset.pieces)}
    record = state.record
    for name, cell in drawing.cells.items():
        square = _kernel_square(name)
        playout.place(record, rules.tables, cell.seat, letters[cell.letter], square)
        record["flag"][square] = SHOWN * ("*" in cell.marks) + MOVED * ("'" in cell.marks)
    for seat, kinds in gone.items():
        for kind, count in kinds.items():
            record["lost"][seat, rules.kinds.index(kind)] = count
    state.deployed = ["", ""]
    record["player"] = SEATS[turn]
    playout.begin(record)
    state._look()
    return state


class Scenario:
    """A running game with short words for what a test asks of it."""

    def __init__(self, board: str, **setting: Any) -> None:
        self.state = state_from_board(board, **setting)
        self._start_checkpoint()

    def _start_checkpoint(self) -> None:
        self._before = self.state.array.copy()[0]
        self._touched: set[str] = set()

    # ---- acting

    def play(self, *actions: str) -> Scenario:
        """Take these actions, each by the seat to act. Every square that they do not name must stay as it was."""
        for action in actions:
            self.state.step(self.state.player, action)
            self._touched.update(action.removeprefix("rescue ").split("@")[-1].split("-"))
        self._assert_bystanders()
        return self

    def _assert_bystanders(self) -> None:
        record = self.state.record
        for square in range(256):
            if name_of(square) not in self._touched:
                for field in ("board", "flag", "id"):
                    unchanged = int(record[field][square]) == int(self._before[field][square])
                    assert unchanged, f"{name_of(square)}: {field} has changed, though no action named it"

    def refuses(self, action: str, reason: str, section: str = "", seat: int | None = None) -> Scenario:
        """The action is refused for this reason and nothing at all changes."""
        digest, seat = self.state.digest(), self.state.player if seat is None else seat
        with pytest.raises(IllegalActionError) as caught:
            self.state.step(seat, action)
        assert caught.value.reason == reason
        if section:
            assert caught.value.section == f"STRAT-{section}"
        assert action not in self.legal() or seat != self.state.player
        assert self.state.digest() == digest
        return self

    def allows(self, *actions: str) -> Scenario:
        """These actions are legal now."""
        missing = set(actions) - set(self.legal())
        assert not missing, f"not legal: {missing}; legal: {self.legal()}"
        return self

    # ---- asking

    def becomes(self, board: str) -> Scenario:
        """The board is this one, marks included where the drawing has any; the books agree with it."""
        drawing = draw(board)
        found = {view.square: view for view in self._true_pieces()}
        assert set(found) == set(drawing.cells)
        letters = {piece.id: piece.letter for piece in self.state.rules.ruleset.pieces}
        for name, cell in drawing.cells.items():
            assert (found[name].owner, letters[found[name].piece]) == (cell.seat, cell.letter), name
            if "*" in cell.marks:
                assert found[name].shown, f"{name} is not known"
            if "'" in cell.marks:
                assert found[name].moved, f"{name} counts as not moved"
        self._assert_books(found)
        self._start_checkpoint()
        return self

    def _true_pieces(self) -> tuple[PieceView, ...]:
        revealed = GAME.reveal(self.state)
        assert isinstance(revealed, StrategoObservation)
        return revealed.pieces

    def _assert_books(self, found: dict[str, PieceView]) -> None:
        """Pieces on the board and pieces lost make up the armies."""
        for seat in (RED, BLUE):
            standing = Counter(view.piece for view in found.values() if view.owner == seat)
            assert standing + self.lost(seat) == Counter(self.state.rules.ruleset.armies[seat])

    def legal(self, source: str = "") -> list[str]:
        """The legal actions, of the piece on one square if one is named."""
        return [text for text in self.state.legal_texts() if text.startswith(f"{source}-" if source else "")]

    def targets(self, source: str) -> str:
        """Where the piece on a square may go, sorted, as one text."""
        return " ".join(sorted(text.split("-")[1] for text in self.legal(source)))

    def lost(self, seat: int) -> Counter[str]:
        """The true list of what a seat has lost."""
        counts = self.state.record["lost"][seat]
        return +Counter({kind: int(counts[i]) for i, kind in enumerate(self.state.rules.kinds)})

    def seen_by(self, seat: int) -> StrategoObservation:
        """What a seat (or SPECTATOR) sees now."""
        seen = GAME.observe(self.state, seat)
        assert isinstance(seen, StrategoObservation)
        return seen

    def piece(self, square: str, seat: int = SPECTATOR) -> PieceView:
        """The piece on a square as a seat sees it."""
        return next(view for view in self.seen_by(seat).pieces if view.square == square)

    def heard(self, seat: int, kind: str = "") -> list[dict[str, Any]]:
        """The facts of the events (of one kind) of the last action that a seat was told."""
        events = self.state.history[-1].events
        return [event.facts for event in events if event.heard_by(seat) and kind in ("", event.kind)]

    def heard_kinds(self, seat: int) -> list[str]:
        """The kinds of the last action's events that a seat was told."""
        return [event.kind for event in self.state.history[-1].events if event.heard_by(seat)]

    @property
    def on_turn(self) -> str:
        """Who is to act; "" when the game is over."""
        return ("red", "blue")[self.state.player] if self.state.to_act() else ""

    @property
    def owes_rescue(self) -> bool:
        """Is a rescue decision open?"""
        assert self.state.phase in (PLAY, RESCUE)
        return self.state.phase == RESCUE

    @property
    def end(self) -> tuple[str, str] | None:
        """(winner or "draw", reason), None while the game goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        red, blue = outcome.returns
        assert red == -blue
        winner = {1.0: "red", -1.0: "blue", 0.0: "draw"}[red]
        return winner, outcome.reason
