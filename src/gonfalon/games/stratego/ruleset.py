"""A ruleset is data: board, pieces, armies, options, from a TOML file (STRAT-12). A user's file works like a shipped one."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.core.errors import RulesetError

from .options import Value, check_value, complete, specs_of

HERE = Path(__file__).parent
SHIPPED = HERE / "rulesets"
ANY = 99
SIDES = ("red", "blue")
MAX_BYTES = 100_000


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece. rank 0: none. reach: squares a move, 0 never moves, ANY no limit. label: what the piece shows as its rank."""

    id: str
    letter: str
    rank: int
    reach: int
    flag: bool
    emblem: str
    label: str


class Combat(msgspec.Struct, frozen=True):
    """One line that overrides the ranks; "*" is any piece. result: attacker, defender, both."""

    attacker: str
    defender: str
    result: str


class Power(msgspec.Struct, frozen=True):
    """One power of `users` (ME-13.2). Its id is the word it is announced with; what each field means stands in the rules page.

    shape: fly, ride, strike or again. The rest is for strikes, `returns` for rides. targets: 0 for all in range.
    """

    id: str
    shape: str
    users: tuple[str, ...]
    steps: str = "none"
    range: str = ""
    targets: int = 1
    equal: str = "neither"
    higher: str = "neither"
    immune: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    spent: bool = False
    alone: bool = False
    ordered: bool = False
    returns: bool = False


class Quest(msgspec.Struct, frozen=True):
    """The bearer and its quest (ME-9): who cannot capture it, who falls against it, what falls with the Ring, who is not raised."""

    bearer: str
    blind: tuple[str, ...]
    lesser: tuple[str, ...]
    falls: tuple[str, ...]
    unraised: tuple[str, ...]


class Ruleset(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a game of this family is played by. Squares of zones are names, own back row first.

    armies: per side (piece id -> count). options: the full set with this ruleset's defaults. game: the game that lists it.
    """

    id: str
    order: int
    rows: int
    columns: int
    obstacles: tuple[str, ...]
    zones: tuple[tuple[str, ...], tuple[str, ...]]
    pieces: tuple[Piece, ...]
    combat: tuple[Combat, ...]
    armies: tuple[dict[str, int], dict[str, int]]
    options: dict[str, Value]
    game: str = "stratego"
    powers: tuple[Power, ...] = ()
    quest: Quest | None = None

    def by_letter(self, side: int) -> dict[str, int]:
        """Which kind (its index) a letter means in a side's set-up; two armies may use one letter for two kinds."""
        kinds = {piece.letter: kind for kind, piece in enumerate(self.pieces)}
        own = {p.letter: kind for kind, p in enumerate(self.pieces) if self.armies[side].get(p.id, 0)}
        return {**kinds, **own}

    def digest(self) -> str:
        """Fingerprint of the rules, options left out (they are recorded beside it)."""
        plain = msgspec.json.encode(msgspec.structs.replace(self, options={}, order=0), order="sorted")
        return hashlib.sha256(plain).hexdigest()[:32]


class _File:
    """A parsed file with the means to say on which line a field stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise RulesetError(f"{name}: not valid TOML: {error}") from None
        except RecursionError:
            raise RulesetError(f"{name}: not valid TOML: nested too deeply") from None

    def line(self, table: str, key: str, index: int = 0) -> int:
        """The line of `key` in the index-th `table` ("" for the top), else that of the table, 1 if there is neither."""
        current, seen, found_table = "", -1, self._inline(table, key)
        for number, raw in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[\[?\s*([\w.]+)\s*\]\]?", raw)
            if header:
                current = header[1]
                seen = seen + 1 if current == table else seen
                found_table = number if current == table and seen == index else found_table
            elif (
                current == table
                and (not table or seen == index)
                and re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", raw)
            ):
                return number
        return found_table

    def _inline(self, table: str, key: str) -> int:
        """The line of `table.key = ...`, else of `table = ...`, else 1."""
        for start in (
            rf"{re.escape(table)}\s*\.\s*{re.escape(key)}\s*[.=]",
            rf"{re.escape(table or key)}\s*=",
        ):
            for number, raw in enumerate(self.text.splitlines(), 1):
                if re.match(r"\s*" + start, raw):
                    return number
        return 1

    def fail(self, table: str, key: str, message: str, index: int = 0) -> RulesetError:
        """The error that names file, line and field."""
        field = f"{table}.{key}" if table and key else table or key
        return RulesetError(f"{self.name}:{self.line(table, key, index)}: {field}: {message}")


def column_name(column: int) -> str:
    """a, b, c ... p"""
    return chr(ord("a") + column)


def square_name(row: int, column: int) -> str:
    """ "a1" is the left corner of red's back row."""
    return f"{column_name(column)}{row + 1}"


def parse_square(text: str, rows: int, columns: int) -> tuple[int, int] | None:
    """(row, column) of a name on a board of this size, or None."""
    match = re.fullmatch(r"([a-p])([1-9]|1[0-6])", text)
    if not match:
        return None
    row, column = int(match[2]) - 1, ord(match[1]) - ord("a")
    return (row, column) if row < rows and column < columns else None


def _merge(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    """`top` over `base`: [board], [options] and [labels] key by key, everything else whole."""
    merged = dict(base)
    for key, value in top.items():
        if (
            key in ("board", "options", "labels")
            and isinstance(value, dict)
            and isinstance(base.get(key), dict)
        ):
            merged[key] = {**base[key], **value}
        elif key == "army":
            merged["army"] = value
        else:
            merged[key] = value
    merged.pop("extends", None)
    return merged


def _load_data(file: _File, depth: int = 0) -> dict[str, Any]:
    """The file's tables with those it extends below them."""
    parent = file.data.get("extends")
    if parent is None:
        return file.data
    if not isinstance(parent, str) or parent not in shipped_ids():
        raise file.fail("", "extends", f"must name a shipped ruleset: {', '.join(shipped_ids())}")
    if depth > 4:
        raise file.fail("", "extends", "too many files build on one another")
    return _merge(_load_data(_read(SHIPPED / f"{parent}.toml"), depth + 1), file.data)


def _read(path: Path) -> _File:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RulesetError(f"{path.name}: larger than {MAX_BYTES} bytes")
        return _File(path.name, path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RulesetError(f"{path.name}: not UTF-8 text") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such name can be"
        raise RulesetError(f"{path.name}: cannot be read ({why})") from None


@lru_cache(maxsize=1)
def shipped_ids() -> tuple[str, ...]:
    """The rulesets in this folder."""
    return tuple(sorted(path.stem for path in SHIPPED.glob("*.toml")))


@lru_cache(maxsize=64)
def shipped(name: str) -> Ruleset:
    """A shipped ruleset. Raises RulesetError."""
    if name not in shipped_ids():
        raise RulesetError(
            f"unknown ruleset {name!r}; shipped: {', '.join(shipped_ids())}; or give the path of a .toml file"
        )
    return parse(_read(SHIPPED / f"{name}.toml"))


def load(name: str) -> Ruleset:
    """A shipped ruleset or a preset by name, or a user's by path (anything that ends in .toml). Raises RulesetError."""
    if name.endswith(".toml"):
        return parse(_read(Path(name)))
    if presets().get(name):
        battle = shipped("battle")
        return msgspec.structs.replace(battle, id=name, options=complete(battle.options, presets()[name]))
    return shipped(name)


def loads(text: str, name: str = "ruleset") -> Ruleset:
    """A ruleset from text. Raises RulesetError."""
    return parse(_File(name, text))


@lru_cache(maxsize=1)
def _preset_file() -> dict[str, dict[str, Any]]:
    return tomllib.loads((HERE / "presets.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def presets() -> dict[str, dict[str, Value]]:
    """Named bundles of options (STRAT-11.2)."""
    bundles = {
        name: {key: check_value(key, value) for key, value in bundle.items() if key != "army"}
        for name, bundle in _preset_file().items()
    }
    return {"standard": {}, **bundles}


def presets_for(ruleset: Ruleset) -> tuple[str, ...]:
    """The presets that go with a ruleset's armies (STRAT-11.3)."""
    wanted = {name: bundle.get("army") for name, bundle in _preset_file().items()}
    return tuple(
        name for name in presets() if not wanted.get(name) or shipped(wanted[name]).armies == ruleset.armies
    )


def parse(file: _File) -> Ruleset:
    """Check everything and build. Raises RulesetError that names file, line and field."""
    from .ruleset_check import build

    return build(file, _load_data(file))


def full_options(ruleset: Ruleset, preset: str = "", **given: Value) -> dict[str, Value]:
    """The ruleset's options, under a preset, under what was given. Raises RulesetError."""
    if preset and preset not in presets_for(ruleset):
        known = ", ".join(presets_for(ruleset))
        raise RulesetError(f"no preset {preset!r} for {ruleset.id}; there are: {known}")
    layers = (ruleset.options, presets().get(preset, {}), given)
    return complete(*layers, specs=specs_of(ruleset.options))
