"""Reading a ruleset file field by field: every error names file, line and field (STRAT-12)."""

from __future__ import annotations

import re
from typing import Any

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import OptionSpec
from gonfalon.games.ruleset_file import RulesetFile

from ..kernel.limits import MAX_KINDS
from ..options import Value, check_value, complete, offered
from ..squares import parse_square, square_name
from .box import box_of
from .model import ANY, GAMES, SIDES, Combat, Piece, Ruleset
from .powers import POWER_TABLES, powers_of, quest_of

TOP = {
    "id",
    "game",
    "first",
    "order",
    "extends",
    "board",
    "piece",
    "combat",
    "army",
    "options",
    "labels",
    "box",
} | POWER_TABLES
BOARD = {"rows", "columns", "setup_rows", "obstacles", "setup"}
COMBAT = {"attacker", "defender", "result"}
PIECE = {"id", "letter", "rank", "reach", "flag", "emblem", "label"}


def build(file: RulesetFile, data: dict[str, Any], shipped: tuple[str, ...]) -> Ruleset:
    """The ruleset these tables describe. shipped: ids of the rulesets that it may be shown with. Raises RulesetError."""
    for key in data:
        if key not in TOP:
            raise file.fail("", key, f"unknown; a ruleset has {', '.join(sorted(TOP))}")
    name = data.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9-]{1,40}", name):
        raise file.fail("", "id", "must be a short name of lower-case letters, digits and dashes")
    rows, columns, obstacles, zones = _board(file, data)
    pieces = _pieces(file, data)
    armies = _armies(file, data, pieces, zones)
    _letters(file, pieces, armies)
    combat = _combat(file, data, pieces)
    _settled(file, pieces, combat)
    _takes_flag(file, pieces, combat, armies)
    powers = powers_of(file, data, pieces)
    quest = quest_of(file, data, pieces, armies, (rows, columns, obstacles))
    return Ruleset(
        id=name,
        order=_int(file, data, "", "order", 0, 999, 99),
        rows=rows,
        columns=columns,
        obstacles=obstacles,
        zones=zones,
        pieces=pieces,
        combat=combat,
        armies=armies,
        options=_options(file, data, offered(tuple(power.id for power in powers), quest is not None)),
        game=_game(file, data),
        powers=powers,
        quest=quest,
        box=box_of(file, data, pieces, armies, shipped),
    )


def _int(
    file: RulesetFile,
    data: dict[str, Any],
    table: str,
    key: str,
    low: int,
    high: int,
    default: int | None = None,
    index: int = 0,
) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise file.fail(table, key, f"must be a whole number from {low} to {high}", index)
    return value


def _squares(file: RulesetFile, key: str, value: object, rows: int, columns: int) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise file.fail("board", key, 'must be a list of squares, as in ["c5", "d5"]')
    for square in value:
        if not isinstance(square, str) or parse_square(square, rows, columns) is None:
            raise file.fail("board", key, f"{square!r} is no square of this board")
    if len(set(value)) != len(value):
        raise file.fail("board", key, "names a square twice")
    return tuple(value)


def _board(
    file: RulesetFile, data: dict[str, Any]
) -> tuple[int, int, tuple[str, ...], tuple[tuple[str, ...], tuple[str, ...]]]:
    board = data.get("board")
    if not isinstance(board, dict):
        raise file.fail("board", "", "the table [board] is missing")
    for key in board:
        if key not in BOARD:
            raise file.fail("board", key, f"unknown; [board] has {', '.join(sorted(BOARD))}")
    rows, columns = _int(file, board, "board", "rows", 2, 16), _int(file, board, "board", "columns", 1, 16)
    obstacles = _squares(file, "obstacles", board.get("obstacles", []), rows, columns)
    if "setup" in board:
        return rows, columns, obstacles, _setup_table(file, board, rows, columns, obstacles)
    depth = _int(file, board, "board", "setup_rows", 1, rows // 2)
    zones = tuple(
        tuple(
            square_name(r, c)
            for r in (range(depth) if side == 0 else range(rows - 1, rows - 1 - depth, -1))
            for c in range(columns)
            if square_name(r, c) not in obstacles
        )
        for side in range(2)
    )
    return rows, columns, obstacles, (zones[0], zones[1])


def _setup_table(
    file: RulesetFile, board: dict[str, Any], rows: int, columns: int, obstacles: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    setup = board["setup"]
    if not isinstance(setup, dict) or set(setup) != set(SIDES):
        raise file.fail(
            "board", "setup", "must list the squares of both sides: { red = [...], blue = [...] }"
        )
    red = _squares(file, "setup", setup["red"], rows, columns)
    blue = _squares(file, "setup", setup["blue"], rows, columns)
    if set(red) & set(blue) or (set(red) | set(blue)) & set(obstacles):
        raise file.fail("board", "setup", "the zones overlap each other or an obstacle")
    key = lambda name: parse_square(name, rows, columns) or (0, 0)  # noqa: E731
    return tuple(sorted(red, key=key)), tuple(sorted(blue, key=lambda n: (-key(n)[0], key(n)[1])))


def _pieces(file: RulesetFile, data: dict[str, Any]) -> tuple[Piece, ...]:
    rows = data.get("piece")
    if not isinstance(rows, list) or not 2 <= len(rows) <= MAX_KINDS:
        raise file.fail("piece", "", f"2 to {MAX_KINDS} [[piece]] tables are needed")
    labels = data.get("labels", {})
    if not isinstance(labels, dict):
        raise file.fail("labels", "", "must be a table of short texts")
    pieces = tuple(_piece(file, row, i, labels) for i, row in enumerate(rows))
    names = [piece.id for piece in pieces]
    for i, name in enumerate(names):
        if name in names[:i]:
            raise file.fail("piece", "id", f"{name!r} is used twice", i)
    flags = [i for i, piece in enumerate(pieces) if piece.flag]
    if len(flags) != 1:
        raise file.fail("piece", "flag", "exactly one piece must have flag = true", flags[1] if flags else 0)
    if pieces[flags[0]].reach:
        raise file.fail("piece", "reach", "the flag does not move: its reach is 0", flags[0])
    for label in labels:
        if label not in {piece.id for piece in pieces}:
            raise file.fail("labels", label, "no such piece")
    return pieces


def _letters(
    file: RulesetFile, pieces: tuple[Piece, ...], armies: tuple[dict[str, int], dict[str, int]]
) -> None:
    """STRAT-12.4, ME-13.1: no army has two kinds of one letter."""
    sides = [{side for side in range(2) if armies[side].get(piece.id)} for piece in pieces]
    for i, piece in enumerate(pieces):
        for k in range(i):
            if pieces[k].letter == piece.letter and sides[i] & sides[k]:
                raise file.fail("piece", "letter", f"{piece.letter!r} is used twice", i)


def _piece(file: RulesetFile, row: object, i: int, labels: dict[str, Any]) -> Piece:
    if not isinstance(row, dict):
        raise file.fail("piece", "", "must be [[piece]] tables", i)
    for key in row:
        if key not in PIECE:
            raise file.fail("piece", key, f"unknown; a piece has {', '.join(sorted(PIECE))}", i)
    name, letter = row.get("id"), row.get("letter")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9_-]{1,24}", name):
        raise file.fail("piece", "id", "must be a short name of lower-case letters, digits, - and _", i)
    if not isinstance(letter, str) or len(letter) != 1 or not "!" <= letter <= "~" or letter == ".":
        raise file.fail("piece", "letter", "must be one printable ASCII character, no dot and no space", i)
    reach = row.get("reach", 1)
    if reach == "any":
        reach = ANY
    elif not isinstance(reach, int) or isinstance(reach, bool) or not 0 <= reach <= 15:
        raise file.fail("piece", "reach", 'must be a whole number from 0 to 15, or "any"', i)
    flag = row.get("flag", False)
    if not isinstance(flag, bool):
        raise file.fail("piece", "flag", "must be true or false", i)
    rank = _int(file, row, "piece", "rank", 1, 99, index=i) if "rank" in row else 0
    label = labels.get(name, row.get("label", str(rank) if rank else ""))
    emblem = row.get("emblem", name)
    for key, text, most in (("label", label, 3), ("emblem", emblem, 24)):
        if not isinstance(text, str) or len(text) > most or not text.isprintable():
            table, where = ("labels", name) if key == "label" and name in labels else ("piece", key)
            message = f"must be a text of at most {most} printable characters"
            raise file.fail(table, where, message, 0 if table == "labels" else i)
    return Piece(name, letter, rank, reach, flag, emblem, label)


def _combat(file: RulesetFile, data: dict[str, Any], pieces: tuple[Piece, ...]) -> tuple[Combat, ...]:
    ids = {piece.id for piece in pieces} | {"*"}
    rows = data.get("combat", [])
    if not isinstance(rows, list):
        raise file.fail("combat", "", "must be [[combat]] tables")
    for i, row in enumerate(rows):
        if not isinstance(row, dict) or set(row) != COMBAT:
            wrong = next(iter(set(row) - COMBAT), "") if isinstance(row, dict) else ""
            raise file.fail("combat", wrong, "a line has attacker, defender and result", i)
        for key in ("attacker", "defender"):
            if not isinstance(row[key], str) or row[key] not in ids:
                raise file.fail("combat", key, f"{row[key]!r} is no piece", i)
        if row["result"] not in ("attacker", "defender", "both"):
            raise file.fail("combat", "result", 'must be "attacker", "defender" or "both"', i)
    return tuple(Combat(**row) for row in rows)


def _settled(file: RulesetFile, pieces: tuple[Piece, ...], combat: tuple[Combat, ...]) -> None:
    """STRAT-12.5: every combat that may happen has a result, by the ranks of both or by a line."""
    lines = {(line.attacker, line.defender) for line in combat}
    for attacker in (piece for piece in pieces if piece.reach):
        for i, defender in enumerate(pieces):
            fits = {(a, d) for a in ("*", attacker.id) for d in ("*", defender.id)}
            if not (attacker.rank and defender.rank) and not fits & lines:
                message = (
                    f"{attacker.id} against {defender.id} is settled by no rank and by no [[combat]] line"
                )
                raise file.fail("piece", "rank", message, i if not defender.rank else pieces.index(attacker))


def _takes_flag(
    file: RulesetFile,
    pieces: tuple[Piece, ...],
    combat: tuple[Combat, ...],
    armies: tuple[dict[str, int], dict[str, int]],
) -> None:
    """STRAT-12.5: a flag falls to every attack that may come."""
    flag = next(piece for piece in pieces if piece.flag)
    for attacker in (piece for piece in pieces if piece.reach and any(army.get(piece.id) for army in armies)):
        fitting = [
            i
            for i, line in enumerate(combat)
            if line.attacker in ("*", attacker.id) and line.defender in ("*", flag.id)
        ]
        message = f"{attacker.id} could not capture {flag.id}: a flag falls to every attack"
        if fitting and combat[fitting[-1]].result == "defender":
            raise file.fail("combat", "result", message, fitting[-1])
        if not fitting and attacker.rank < flag.rank:
            raise file.fail("piece", "rank", message, pieces.index(flag))


def _armies(
    file: RulesetFile, data: dict[str, Any], pieces: tuple[Piece, ...], zones: tuple[tuple[str, ...], ...]
) -> tuple[dict[str, int], dict[str, int]]:
    army = data.get("army")
    if not isinstance(army, dict) or not army:
        raise file.fail("army", "", "the table [army] is missing")
    split = any(side in army for side in SIDES)
    if split and set(army) != set(SIDES):
        raise file.fail("army", "", "needs both [army.red] and [army.blue], or one [army] for both")
    red, blue = (
        _army(file, army[s] if split else army, f"army.{s}" if split else "army", pieces) for s in SIDES
    )
    for side, counts, zone in zip(SIDES, (red, blue), zones, strict=True):
        table = f"army.{side}" if split else "army"
        if sum(counts.values()) > len(zone):
            raise file.fail(
                table, "", f"{sum(counts.values())} pieces, but {side} has {len(zone)} set-up squares"
            )
        if not any(counts.get(piece.id, 0) for piece in pieces if piece.flag):
            raise file.fail(table, "", f"{side} has no flag")
        if not any(counts.get(piece.id, 0) for piece in pieces if piece.reach):
            raise file.fail(table, "", f"{side} has nothing that can move")
    return red, blue


def _army(file: RulesetFile, counts: object, table: str, pieces: tuple[Piece, ...]) -> dict[str, int]:
    if not isinstance(counts, dict):
        raise file.fail(table, "", "must be a table of counts")
    ids = {piece.id for piece in pieces}
    for name in counts:
        if name not in ids:
            raise file.fail(table, name, "no such piece")
        _int(file, counts, table, name, 0, 128)
    return {piece.id: counts.get(piece.id, 0) for piece in pieces if counts.get(piece.id, 0)}


def _game(file: RulesetFile, data: dict[str, Any]) -> str:
    game = data.get("game", next(iter(GAMES)))
    if not isinstance(game, str) or game not in GAMES:
        raise file.fail("", "game", f"must be one of {', '.join(GAMES)}")
    return game


def _options(file: RulesetFile, data: dict[str, Any], specs: tuple[OptionSpec, ...]) -> dict[str, Value]:
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise file.fail("options", "", "must be a table")
    for name, value in options.items():
        try:
            check_value(name, value)
        except RulesetError as error:
            raise file.fail("options", name, str(error)) from None
    first = {"first": data["first"]} if "first" in data else {}
    try:
        return complete(first, options, specs=specs)
    except RulesetError as error:
        raise file.fail("", "first", str(error)) from None
