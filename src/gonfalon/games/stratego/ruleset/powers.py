"""Reading [[power]] and [quest] of a ruleset file (ME-13)."""

from __future__ import annotations

import re
from typing import Any

from gonfalon.games.ruleset_file import RulesetFile

from ..kernel.limits import MAX_POWERS, MAX_TARGETS
from ..options import BY_NAME
from ..squares import parse_square
from .model import RANGES, SHAPES, STEPS, Piece, Power, Quest

POWER_TABLES = {"power", "quest"}
WORDS = {"equal": ("target", "both", "neither"), "higher": ("user", "neither")}
STRIKE_ONLY = {
    "steps",
    "range",
    "targets",
    "equal",
    "higher",
    "immune",
    "takes",
    "spent",
    "alone",
    "ordered",
}
QUEST = ("bearer", "blind", "lesser", "falls", "unraised")
RESERVED = ("deploy", "rescue", "stop")
SECTION = r"([A-Z]{1,8}-[0-9]{1,3}(\.[0-9]{1,3}){0,3})?"


def powers_of(file: RulesetFile, data: dict[str, Any], pieces: tuple[Piece, ...]) -> tuple[Power, ...]:
    """The powers of a file. Raises RulesetError."""
    rows = data.get("power", [])
    if not isinstance(rows, list) or len(rows) > MAX_POWERS:
        raise file.fail("power", "", f"at most {MAX_POWERS} [[power]] tables")
    powers = tuple(_power(file, row, i, {piece.id: piece for piece in pieces}) for i, row in enumerate(rows))
    for i, power in enumerate(powers):
        if power.id in [other.id for other in powers[:i]]:
            raise file.fail("power", "id", f"{power.id!r} is used twice", i)
    return powers


def _power(file: RulesetFile, row: object, i: int, pieces: dict[str, Piece]) -> Power:
    if not isinstance(row, dict):
        raise file.fail("power", "", "must be [[power]] tables", i)
    known = {"id", "shape", "users", "returns", "section", *STRIKE_ONLY}
    for key in row:
        if key not in known:
            raise file.fail("power", key, f"unknown; a power has {', '.join(sorted(known))}", i)
    name, shape = row.get("id"), row.get("shape")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z]{2,12}", name) or name in RESERVED:
        raise file.fail("power", "id", "must be a word of 2 to 12 lower-case letters", i)
    if shape not in SHAPES:
        raise file.fail("power", "shape", f"must be one of {', '.join(SHAPES)}", i)
    users = _kinds(file, "power", "users", row.get("users"), pieces, i)
    for user in users:
        if not pieces[user].reach or (shape == "again" and pieces[user].reach != 1):
            raise file.fail("power", "users", f"{user!r} does not move one square at a time", i)
    for key in row:
        if (key in STRIKE_ONLY and shape != "strike") or (key == "returns" and shape != "ride"):
            raise file.fail("power", key, f"a power of the shape {shape!r} has no such field", i)
    if not re.fullmatch(SECTION, str(row.get("section", ""))):
        raise file.fail("power", "section", 'must be the number of a section, as in "ME-6.2"', i)
    fields: dict[str, Any] = {
        key: value for key, value in row.items() if key not in ("users", "immune", "takes")
    }
    _strike(file, row, i)
    immune, takes = (_kinds(file, "power", key, row.get(key, []), pieces, i) for key in ("immune", "takes"))
    return Power(**fields, users=users, immune=immune, takes=takes)


def _strike(file: RulesetFile, row: dict[str, Any], i: int) -> None:
    """The fields of a strike, each with what it takes."""
    if row["shape"] == "strike" and row.get("range") not in RANGES:
        raise file.fail("power", "range", f"must be one of {', '.join(RANGES)}", i)
    if row.get("steps", "none") not in STEPS:
        raise file.fail("power", "steps", f"must be one of {', '.join(STEPS)}", i)
    targets = row.get("targets", 1)
    if not isinstance(targets, int) or isinstance(targets, bool) or not 0 <= targets <= MAX_TARGETS:
        raise file.fail("power", "targets", f"must be 0 (all) or a number up to {MAX_TARGETS}", i)
    for key, words in WORDS.items():
        if row.get(key, "neither") not in words:
            raise file.fail("power", key, f"must be one of {', '.join(words)}", i)
    for key in ("spent", "alone", "ordered", "returns"):
        if not isinstance(row.get(key, False), bool):
            raise file.fail("power", key, "must be true or false", i)


def _kinds(
    file: RulesetFile, table: str, key: str, value: object, pieces: dict[str, Piece], i: int = 0
) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise file.fail(table, key, "must be a list of pieces", i)
    for name in value:
        if name not in pieces:
            raise file.fail(table, key, f"{name!r} is no piece", i)
    return tuple(value)


def quest_of(
    file: RulesetFile,
    data: dict[str, Any],
    pieces: tuple[Piece, ...],
    armies: tuple[dict[str, int], dict[str, int]],
    board: tuple[int, int, tuple[str, ...]],
) -> Quest | None:
    """The quest of a file, if it has one. Raises RulesetError."""
    quest = data.get("quest")
    if quest is None:
        return None
    if not isinstance(quest, dict) or set(quest) != set(QUEST):
        raise file.fail("quest", "", f"has {', '.join(QUEST)}")
    by_id = {piece.id: piece for piece in pieces}
    bearer = quest["bearer"]
    holds = [side for side in range(2) if isinstance(bearer, str) and armies[side].get(bearer)]
    if len(holds) != 1 or armies[holds[0]][bearer] != 1 or by_id[bearer].reach != 1:
        raise file.fail("quest", "bearer", "must be one piece of one army that moves one square")
    rows, columns, obstacles = board
    for name in BY_NAME["mount_doom"].choices:
        if parse_square(name, rows, columns) is None or name not in obstacles:
            raise file.fail(
                "quest", "", f"needs the two zones of the usual board as obstacles; {name} is not"
            )
    lists = {key: _kinds(file, "quest", key, quest[key], by_id) for key in QUEST[1:]}
    for key in ("blind", "lesser", "falls"):
        for name in lists[key]:
            if by_id[name].flag:
                raise file.fail(
                    "quest", key, f"{name!r} is the flag, which falls to an attack and to nothing else"
                )
    return Quest(bearer, **lists)
