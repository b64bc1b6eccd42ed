"""Gravon XML (StraDoS2). No document types, no entities, no depth: what is not a plain game file is refused."""

from __future__ import annotations

from typing import Any
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from gonfalon.core.errors import NotationError

from ..state import StrategoState
from .imported import Imported, export
from .position import deployments_of
from .squares import read_square, write_square

TYPES = {
    "classic": "battle",
    "classicfree": "battle",
    "barrage": "barrage",
    "ultimate lightning": "ultimate",
    "duell": "duel",
}
NAMES = {"battle": "classic", "barrage": "barrage", "ultimate": "ultimate lightning", "duel": "duell"}
DEEPEST, MOST_MOVES = 6, 20_000
KNOWN = {"stratego", "game", "field", "move", "player", "result", "title", "date", "comment"}


class _Reader:
    """Collects what a game file says."""

    def __init__(self) -> None:
        self.depth = 0
        self.type = self.field = ""
        self.moves: list[str] = []
        self.names = {"1": "red", "2": "blue"}
        self.player = ""
        self.result: int | None = None
        self.winner = 0
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.refuse
        self.parser.EntityDeclHandler = self.refuse

    def fail(self, message: str) -> NotationError:
        return NotationError(
            f"line {self.parser.CurrentLineNumber}", self.parser.CurrentColumnNumber, message
        )

    def refuse(self, *_: Any) -> None:
        raise self.fail("document types and entities are not read")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.fail("nested too deeply")
        if name not in KNOWN:
            raise self.fail(f"<{name[:20]}> is no part of a game file")
        handler = getattr(self, f"on_{name}", None)
        if handler is not None:
            handler(attributes)

    def on_game(self, attributes: dict[str, str]) -> None:
        self.type = attributes.get("type", "")

    def on_field(self, attributes: dict[str, str]) -> None:
        self.field = attributes.get("content", "")

    def on_player(self, attributes: dict[str, str]) -> None:
        self.player = attributes.get("id", "")
        if self.player in self.names:
            self.names[self.player] = ""

    def on_move(self, attributes: dict[str, str]) -> None:
        if len(self.moves) >= MOST_MOVES:
            raise self.fail(f"more than {MOST_MOVES} moves")
        try:
            pair = [read_square(attributes.get(end, "")) for end in ("source", "target")]
        except NotationError as error:
            raise self.fail(str(error)) from None
        self.moves.append("-".join(pair))

    def on_result(self, attributes: dict[str, str]) -> None:
        kind, winner = attributes.get("type", ""), attributes.get("winner", "")
        if not kind.isdecimal() or len(kind) > 2 or winner not in ("1", "2", "3"):
            raise self.fail("a result has a type number and a winner 1, 2 or 3")
        self.result, self.winner = int(kind), int(winner)

    def end(self, name: str) -> None:
        self.depth -= 1
        self.player = "" if name == "player" else self.player

    def text(self, data: str) -> None:
        if self.player in self.names:
            self.names[self.player] = (self.names[self.player] + data)[:80]


def read(text: str) -> Imported:
    """A game from XML. Raises NotationError."""
    reader = _Reader()
    try:
        reader.parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        raise NotationError(
            f"line {error.lineno}", error.offset, f"not XML: {expat.ErrorString(error.code)}"
        ) from None
    if reader.type not in TYPES:
        raise reader.fail(f"game type {reader.type[:30]!r}: known are {', '.join(TYPES)}")
    variant = TYPES[reader.type]
    return Imported(
        format="gravon-xml",
        variant=variant,
        preset="gravon",
        field=reader.field,
        deployments=deployments_of(variant, reader.field),
        moves=tuple(reader.moves),
        result=reader.result,
        winner=reader.winner,
        names=(reader.names["1"], reader.names["2"]),
    )


def write(state: StrategoState, names: tuple[str, str] = ("red", "blue")) -> str:
    """One of our games as XML. Raises NotationError for a ruleset the format cannot hold."""
    variant = NAMES.get(state.rules.ruleset.id)
    if variant is None:
        raise NotationError(state.rules.ruleset.id, 0, f"this format holds {', '.join(NAMES)}")
    field, moves, result, winner = export(state)
    lines = [f'<stratego><game type="{variant}">', f" <field content={quoteattr(field)}/>"]
    for number, move in enumerate(moves, 1):
        source, target = move.split("-")
        lines.append(
            f' <move id="{number}" source="{write_square(source)}" target="{write_square(target)}"/>'
        )
    lines += [f' <player id="{i}">{escape(name)}</player>' for i, name in enumerate(names, 1)]
    lines.append(f' <result type="{result}" winner="{winner}"/></game></stratego>')
    return "\n".join(lines) + "\n"
