"""Rulesets: floors, parts, pieces and cards as data, from TOML files (FORT-14). A user's file works like a shipped one."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.core.errors import RulesetError
from gonfalon.core.game import OptionSpec, Value, checked_value
from gonfalon.games.ruleset_file import RulesetFile, read_file

from .cards import STRENGTH, Card
from .options import OPTIONS
from .plan import COLUMNS, plan_of

SHIPPED = Path(__file__).parent / "rulesets"
MOST_CARDS = 20
TOP = ("extends", "id", "order", "pieces", "floors", "fortresses", "walls", "ladders", "card", "options")
CARD_FIELDS = (
    "id",
    "count",
    "strength",
    "beats",
    "loses_to",
    "flag",
    "drop",
    "silent",
    "return",
    "skip",
    "twin",
    "finders",
)
RESERVED = ("walls", "ladders", "bridge", "build", "far")
RANGES = {"count": (0, 9), "strength": (0, 9), "skip": (0, 2)}
NUMBERS = {"order": (0, 1000), "fortresses": (1, 2), "walls": (0, 100), "ladders": (0, 50)}
KINDS_OF_EFFECT = ("flag", "drop", "silent", "twin")


class Ruleset(msgspec.Struct, frozen=True):
    """Everything a game of this family is played by.

    floors: the side of each floor, bottom first. walls, ladders: how many stand in each fortress. options: changed defaults.
    """

    id: str
    order: int = 0
    floors: tuple[int, ...] = (5, 3, 2)
    fortresses: int = 1
    walls: int = 20
    ladders: int = 3
    pieces: tuple[str, ...] = tuple(STRENGTH)
    cards: tuple[Card, ...] = ()
    options: dict[str, Value] = {}

    def digest(self) -> str:
        """Fingerprint of the rules, without options, which are recorded beside it."""
        rules = msgspec.structs.replace(self, options={}, order=0)
        return hashlib.sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()[:32]

    def option_specs(self) -> tuple[OptionSpec, ...]:
        """The declared options with this ruleset's own defaults."""
        return tuple(
            msgspec.structs.replace(option, default=self.options.get(option.name, option.default))
            for option in OPTIONS
        )


@lru_cache(maxsize=1)
def shipped_ids() -> tuple[str, ...]:
    """The shipped rulesets, in the order in which they are offered."""
    files = [read_file(path) for path in SHIPPED.glob("*.toml")]
    return tuple(file.data["id"] for file in sorted(files, key=lambda file: file.data["order"]))


def load(name: str) -> Ruleset:
    """A shipped ruleset by name, or a user's by path (anything that ends in .toml). Raises RulesetError."""
    if name.endswith(".toml"):
        return parse(read_file(Path(name)))
    if name not in shipped_ids():
        raise RulesetError(f"unknown ruleset {name[:80]!r}; shipped: {', '.join(shipped_ids())}")
    return _shipped(name)


@lru_cache(maxsize=8)
def _shipped(name: str) -> Ruleset:
    return parse(read_file(SHIPPED / f"{name}.toml"))


def loads(text: str, name: str = "ruleset") -> Ruleset:
    """A ruleset from text. Raises RulesetError."""
    return parse(RulesetFile(name, text))


def parse(file: RulesetFile) -> Ruleset:
    """Build a ruleset on the one that its file extends, and check it. Raises RulesetError that names file, line and field."""
    data = file.data
    for key in data:
        if key not in TOP:
            raise file.fail("", key, f"unknown; there are {', '.join(TOP)}")
    base = Ruleset("")
    if "extends" in data:
        parent = data["extends"]
        if parent not in shipped_ids():
            raise file.fail("", "extends", f"must name a shipped ruleset: {', '.join(shipped_ids())}")
        base = _shipped(parent)
    name = data.get("id", "")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9-]{1,31}", name):
        raise file.fail("", "id", "must be 2 to 32 small letters, digits and hyphens")
    made = msgspec.structs.replace(
        base,
        id=name,
        **{key: _number(file, "", key, data[key], *NUMBERS[key]) for key in NUMBERS if key in data},
        floors=_floors(file, data.get("floors", list(base.floors))),
        pieces=_pieces(file, "", "pieces", data.get("pieces", list(base.pieces))),
        cards=_cards(file, data.get("card", []), base.cards),
        options={**base.options, **_options(file, data.get("options", {}))},
    )
    _check_whole(file, made)
    return made


def _number(file: RulesetFile, table: str, key: str, value: object, low: int, high: int, i: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise file.fail(table, key, f"must be a whole number from {low} to {high}", i)
    return value


def _floors(file: RulesetFile, value: Any) -> tuple[int, ...]:
    """One to three floors, each smaller than the one below it."""
    good = isinstance(value, list) and all(type(size) is int and 1 <= size <= len(COLUMNS) for size in value)
    if not good or not 1 <= len(value) <= 3 or sorted(set(value), reverse=True) != value or value[0] < 2:
        raise file.fail("", "floors", "must be one to three sizes up to 9, each smaller than the one before")
    return tuple(value)


def _pieces(file: RulesetFile, table: str, key: str, value: object, i: int = 0) -> tuple[str, ...]:
    """Names of pieces, put in the order of FORT-2.3."""
    if not isinstance(value, list) or not value:
        raise file.fail(table, key, "must be a list of pieces", i)
    for name in value:
        if name not in STRENGTH:
            raise file.fail(table, key, f"{name!r} is no piece; there are {', '.join(STRENGTH)}", i)
    return tuple(piece for piece in STRENGTH if piece in value)


def _cards(file: RulesetFile, rows: object, base: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the extended ruleset, replaced by those of the file with the same id; new ones come last, count 0 removes a card."""
    if not isinstance(rows, list):
        raise file.fail("card", "", "must be [[card]] tables")
    cards, named = {card.id: card for card in base}, set[str]()
    for i, row in enumerate(rows):
        card = _card(file, row, i)
        if card.id in named:
            raise file.fail("card", "id", f"{card.id!r} is used twice", i)
        named.add(card.id)
        cards[card.id] = card
    return tuple(card for card in cards.values() if card.count)


def _card(file: RulesetFile, row: object, i: int) -> Card:
    """One [[card]] table."""
    if not isinstance(row, dict):
        raise file.fail("card", "", "must be [[card]] tables", i)
    for key in row:
        if key not in CARD_FIELDS:
            raise file.fail("card", key, f"unknown; a card has {', '.join(CARD_FIELDS)}", i)
    name = row.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z_]{1,19}", name) or name in RESERVED:
        raise file.fail("card", "id", "must be a word of 2 to 20 small letters", i)
    fields: dict[str, Any] = {"id": name}
    for key, (low, high) in RANGES.items():
        if key in row:
            fields[key] = _number(file, "card", key, row[key], low, high, i)
    for key in (*KINDS_OF_EFFECT, "return"):
        if not isinstance(row.get(key, False), bool):
            raise file.fail("card", key, "must be true or false", i)
        fields["returns" if key == "return" else key] = row.get(key, False)
    for key in ("beats", "loses_to", "finders"):
        if key in row:
            fields[key] = _pieces(file, "card", key, row[key], i)
    card = Card(**fields)
    _check_card(file, row, card, i)
    return card


def _check_card(file: RulesetFile, row: dict[str, Any], card: Card, i: int) -> None:
    """Check that a card has exactly one kind of effect and only the fields that belong to it."""
    fights = [key for key in ("strength", "beats", "loses_to", "return", "skip") if row.get(key)]
    told = [key for key in KINDS_OF_EFFECT if row.get(key)] + fights[:1]
    if card.count and not told:
        raise file.fail("card", "id", f"{card.id!r} does nothing: give it an effect, or say silent = true", i)
    if len(told) > 1:
        raise file.fail("card", told[1], f"does not go with {told[0]}", i)
    if bool(card.finders) != card.twin:
        raise file.fail("card", "finders", "goes with twin = true, which needs it", i)
    if card.twin and card.count not in (0, 2):
        raise file.fail("card", "count", "must be 2 with twin = true", i)
    if card.flag and card.count != 1:
        raise file.fail("card", "count", "must be 1 with flag = true", i)
    both = [piece for piece in card.beats if piece in card.loses_to]
    if both:
        raise file.fail("card", "loses_to", f"{both[0]!r} stands in beats too", i)


def _options(file: RulesetFile, values: object) -> dict[str, Value]:
    """Changed defaults of options."""
    if not isinstance(values, dict):
        raise file.fail("options", "", "must be a table")
    specs = {option.name: option for option in OPTIONS}
    for key, value in values.items():
        if key not in specs:
            raise file.fail("options", key, f"unknown; there are {', '.join(specs)}")
        try:
            checked_value(specs[key], value)
        except RulesetError as error:
            raise file.fail("options", key, str(error)) from None
    return values


def _check_whole(file: RulesetFile, ruleset: Ruleset) -> None:
    """Check that all parts fit into a fortress with these floors, and that there is exactly one flag."""
    plan = plan_of(ruleset.floors, 1)
    if sum(card.flag for card in ruleset.cards) != 1:
        raise file.fail("card", "flag", "exactly one card must be the flag")
    if sum(card.twin for card in ruleset.cards) > 1:
        raise file.fail("card", "twin", "only one kind of card can be a twin passage")
    if len(ruleset.cards) > MOST_CARDS or sum(card.count for card in ruleset.cards) >= plan.n_squares:
        raise file.fail(
            "card", "", f"too many cards for {plan.n_squares} squares, or more than {MOST_CARDS} kinds"
        )
    for key, most in (("walls", len(plan.edges)), ("ladders", len(plan.ladders))):
        if getattr(ruleset, key) > most:
            raise file.fail("", key, f"there are only {most} places")
