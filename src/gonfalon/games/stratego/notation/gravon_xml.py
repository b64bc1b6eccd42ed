"""Gravon XML (StraDoS2). No document types, no entities, no depth: what is not a plain game file is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from gonfalon.core.errors import NotationError

from ..ruleset import shipped
from . import position
from .gravon_squares import read_square, write_square
from .imported import BLUE, DRAWN, MOST_MOVES, RED, Imported, exported

if TYPE_CHECKING:
    from ..state import StrategoState

TYPES = {
    "classic": "battle",
    "classicfree": "battle",
    "barrage": "barrage",
    "ultimate lightning": "ultimate",
    "duell": "duel",
}
NAMES = {"battle": "classic", "barrage": "barrage", "ultimate": "ultimate lightning", "duel": "duell"}
DEEPEST, MOST_ELEMENTS = 8, 2 * MOST_MOVES
INSIDE = {
    "stratego": "",
    "game": "stratego",
    "field": "game",
    "move": "game",
    "player": "game",
    "result": "game",
}
"""Which element each stands in; elements of other names are passed over, with all that is in them."""
ONCE = {"game", "field", "result"}


class _Reader:
    """Collects what a game file says."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.path: list[str] = []
        self.elements = 0
        self.seen: set[str] = set()
        self.type = self.field = ""
        self.moves: list[str] = []
        self.names = {"1": "", "2": ""}
        self.player = ""
        self.result: int | None = None
        self.winner = 0
        # The text is handed over as UTF-8 whatever encoding it claims to have.
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse

    def read(self) -> None:
        try:
            self.parser.Parse(self.source.encode("utf-8", "replace"), True)
        except expat.ExpatError as error:
            raise self.fail(f"not XML, {expat.ErrorString(error.code)}", error.lineno, error.offset) from None

    def fail(self, message: str, line: int = 0, column: int = -1) -> NotationError:
        line = line or self.parser.CurrentLineNumber
        column = column if column >= 0 else self.parser.CurrentColumnNumber
        text = self.source.split("\n", line)[line - 1] if line <= self.source.count("\n") + 1 else ""
        return NotationError(text[column : column + 60], column, f"line {line}: {message}")

    def refuse(self, *_: Any) -> None:
        raise self.fail("document types and entities are not read")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        parent = self.path[-1] if self.path else ""
        self.path.append(name)
        self.elements += 1
        if len(self.path) > DEEPEST or self.elements > MOST_ELEMENTS:
            raise self.fail("too many elements, or nested too deeply")
        if len(self.path) == 1 and name != "stratego":
            raise self.fail("a game file begins with <stratego>")
        if INSIDE.get(name) != parent:
            if name in INSIDE and all(outer in INSIDE for outer in self.path):
                raise self.fail(f"<{name}> does not stand in <{parent}>")
            return
        if name in ONCE and name in self.seen:
            raise self.fail(f"a second <{name}>")
        self.seen.add(name)
        if name in READERS:
            READERS[name](self, attributes)

    def read_game(self, attributes: dict[str, str]) -> None:
        self.type = attributes.get("type", "")
        if self.type not in TYPES:
            raise self.fail(f"game type {self.type[:30]!r}; known are {', '.join(TYPES)}")

    def read_field(self, attributes: dict[str, str]) -> None:
        self.field = attributes.get("content", "")

    def read_player(self, attributes: dict[str, str]) -> None:
        self.player = attributes.get("id", "")
        if self.player not in self.names:
            raise self.fail("a player has the id 1 (red) or 2 (blue)")

    def read_move(self, attributes: dict[str, str]) -> None:
        if len(self.moves) >= MOST_MOVES:
            raise self.fail(f"more than {MOST_MOVES} moves")
        ends = [attributes.get(end, "") for end in ("source", "target")]
        try:
            self.moves.append("-".join(map(read_square, ends)))
        except NotationError as error:
            raise self.fail(f"{error.text[:12]!r} is not a square from A1 to K9 or K:") from None

    def read_result(self, attributes: dict[str, str]) -> None:
        kind, winner = attributes.get("type", ""), attributes.get("winner", "")
        if not (kind.isascii() and kind.isdigit() and len(kind) <= 2) or winner not in ("1", "2", "3"):
            raise self.fail("a result has a type number and a winner 1, 2 or 3")
        self.result, self.winner = int(kind), {"1": RED, "2": BLUE, "3": DRAWN}[winner]

    def end(self, name: str) -> None:
        self.path.pop()
        self.player = "" if name == "player" else self.player

    def text(self, data: str) -> None:
        if self.player and self.path[-1] == "player":
            self.names[self.player] = (self.names[self.player] + data)[:80]


READERS: dict[str, Callable[[_Reader, dict[str, str]], None]] = {
    "game": _Reader.read_game,
    "field": _Reader.read_field,
    "player": _Reader.read_player,
    "move": _Reader.read_move,
    "result": _Reader.read_result,
}
"""Name of an element -> what reads its attributes."""


def read(text: str) -> Imported:
    """A game from XML. Raises NotationError."""
    reader = _Reader(text)
    reader.read()
    if "game" not in reader.seen:
        raise NotationError(text, 0, "there is no <game> in it")
    if "field" not in reader.seen:
        raise NotationError("", 0, "there is no <field>: the game ended before both had set up")
    variant = TYPES[reader.type]
    return Imported(
        source_format="gravon-xml",
        variant=variant,
        deployments=position.deployments_of(shipped(variant), reader.field),
        moves=tuple(reader.moves),
        result=reader.result,
        winner=reader.winner,
        names=(reader.names["1"] or "red", reader.names["2"] or "blue"),
    )


def write(
    state: StrategoState, names: tuple[str, str] = ("red", "blue"), end: tuple[int, int] | None = None
) -> str:
    """One of our games as XML; `end` as in `imported.exported`. Raises NotationError for a game the format cannot hold."""
    game = exported(state, names, end)
    field = position.dump(position.start_of(shipped(game.variant), game.deployments))
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<stratego>", f' <game type="{NAMES[game.variant]}">']
    lines.append(f"  <field content={quoteattr(field)}/>")
    for number, move in enumerate(game.moves, 1):
        source, target = map(write_square, move.split("-"))
        lines.append(f'  <move id="{number}" source="{source}" target="{target}"/>')
    lines += [f'  <player id="{i}">{escape(_plain(name))}</player>' for i, name in enumerate(names, 1)]
    if game.result is not None:
        lines.append(f'  <result type="{game.result}" winner="{game.winner}"/>')
    return "\n".join([*lines, " </game>", "</stratego>", ""])


def _plain(name: str) -> str:
    """A name without what XML cannot hold."""
    return "".join(c if c.isprintable() else " " for c in name)[:80]
